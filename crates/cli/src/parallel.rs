//! Work of many equal parts on several threads. The results are in the order of the parts,
//! whichever thread did them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use indicatif::ProgressBar;

use super::error::CliError;

/// Does the parts `0..parts` on `threads` threads. Each thread makes its own worker, whose results
/// must not depend on earlier parts. Each finished part advances the bar.
///
/// # Errors
/// The error of the first part that failed. Parts not yet begun by then are skipped.
pub(super) fn in_parallel<W, T: Send>(
    parts: u64,
    threads: usize,
    bar: &ProgressBar,
    worker: impl Fn() -> Result<W, CliError> + Sync,
    work: impl Fn(&mut W, u64) -> Result<T, CliError> + Sync,
) -> Result<Vec<T>, CliError> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let help = || {
        let mut tools = worker();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= parts {
                return;
            }
            let result = match &mut tools {
                Ok(tools) => work(tools, part),
                Err(_) => match worker() {
                    Ok(mut tools) => work(&mut tools, part),
                    Err(error) => Err(error),
                },
            };
            if result.is_err() {
                next.store(parts, Ordering::Relaxed);
            }
            bar.inc(1);
            done.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((part, result));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(help);
        }
        help();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for threads in [0, 1, 3] {
            let bar = ProgressBar::hidden();
            let squares = in_parallel(
                50,
                threads,
                &bar,
                || Ok(1),
                |one, part| Ok(part * part * *one),
            )
            .expect("nothing fails");
            assert!(
                squares.into_iter().eq((0..50).map(|part| part * part)),
                "{threads} threads"
            );
            assert_eq!(bar.position(), 50);
        }
    }

    #[test]
    fn the_first_error_is_told() {
        let fail = |(): &mut (), part: u64| {
            if part % 10 == 7 {
                Err(CliError::Option(part.to_string()))
            } else {
                Ok(part)
            }
        };
        let error = in_parallel(1000, 1, &ProgressBar::hidden(), || Ok(()), fail)
            .expect_err("part 7 fails");
        assert!(error.to_string().contains('7'), "{error}");
        let nobody = in_parallel(
            3,
            2,
            &ProgressBar::hidden(),
            || Err::<(), _>(CliError::Option("tools".to_owned())),
            |(), part| Ok(part),
        );
        assert!(nobody.is_err());
    }
}
