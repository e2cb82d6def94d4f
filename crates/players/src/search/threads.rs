//! One search of one root, by one thread or by several (lazy SMP): all search the same root and share
//! the transposition table, so that each finds what the others have searched.
//!
//! The first thread alone decides on time, move and report. The others help it until it is done.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::history::is_any_twice;
use super::position::{Evaluator, SearchPosition};
use super::report::SearchReport;
use super::{ActiveSearch, MAX_PLY, MoveMemory, SearchTask};

/// Sets the flag however the search ends, so that nobody waits for helpers that search on.
struct SetWhenDropped<'a>(&'a AtomicBool);

impl Drop for SetWhenDropped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl<P: SearchPosition, E: Evaluator<P>> SearchTask<'_, P, E> {
    /// Searches with the threads that the options want, or with fewer if the system has no more. See
    /// [`Search::run_aloud`](super::Search::run_aloud).
    pub(super) fn run(
        &self,
        memory: &mut MoveMemory<P::Move>,
        stop: &mut dyn FnMut() -> bool,
        listen: &mut dyn FnMut(&SearchReport<P::Move>) -> bool,
    ) -> SearchReport<P::Move> {
        if self.options.threads <= 1 {
            return self.search(0, memory, stop, listen);
        }
        let done = &AtomicBool::new(false);
        thread::scope(|scope| {
            for helper in 1..self.options.threads {
                let help = move || self.help(helper, done);
                if thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let _stops_helpers = SetWhenDropped(done);
            self.search(0, memory, stop, listen)
        })
    }

    /// Searches until the first thread is done. What it finds is in the table.
    fn help(&self, helper: usize, done: &AtomicBool) {
        let mut stop = || done.load(Ordering::Relaxed);
        self.search(helper, &mut MoveMemory::new(), &mut stop, &mut |_| false);
    }

    /// The search of one thread.
    fn search(
        &self,
        helper: usize,
        memory: &mut MoveMemory<P::Move>,
        stop: &mut dyn FnMut() -> bool,
        listen: &mut dyn FnMut(&SearchReport<P::Move>) -> bool,
    ) -> SearchReport<P::Move> {
        let SearchTask {
            root,
            past,
            options,
            ..
        } = *self;
        let mut roots = self.roots.to_vec();
        if let [_, others @ ..] = &mut roots[..] {
            // Helpers that search in another order are of more use.
            others.rotate_left(helper % others.len().max(1));
        }
        let mut path = Vec::with_capacity(past.keys.len() + MAX_PLY + 2);
        path.extend_from_slice(past.keys);
        let counted_from = path.len() as isize - past.since_progress as isize;
        path.push(root.key());
        let root_at = path.len() - 1;
        let repeated_before = is_any_twice(&path);
        let mut run = ActiveSearch {
            evaluator: self.evaluator,
            helper,
            killers: &mut memory.killers,
            history: &mut memory.history,
            stop,
            listen,
            options,
            root,
            own: root.side(),
            node_limit: options.nodes.filter(|_| helper == 0).unwrap_or(u64::MAX),
            table_min_depth: self.table.worth_from(),
            table: self.table,
            next_check: 0,
            next_poll: 0,
            nodes: 0,
            stopped: false,
            may_stop: false,
            verifying: false,
            path,
            root_at,
            repeated_before,
            solved: None,
            uncounted_winner: None,
            longest_without_progress: self.evaluator.longest_without_progress() as usize,
            repeatable_from: 0,
            counted_from,
            progress_limit: past
                .progress_limit
                .map_or(usize::MAX, |limit| limit as usize),
            last_ply: past.plies_left.map_or(usize::MAX, |plies| plies as usize),
            moves: Vec::with_capacity(1024),
            ranks: Vec::with_capacity(1024),
            pv: vec![Vec::new(); MAX_PLY + 2],
            selective: P::IS_SELECTIVE && options.selective,
            expects_cut: vec![false; MAX_PLY + 2],
            standings: vec![None; MAX_PLY + 2],
        };
        match run.decide_by_tablebase(root, &mut roots) {
            Some(decided) => decided,
            None => run.deepen(root, &mut roots),
        }
    }
}
