//! Names that are told apart: nobody at a table has the name of another.

use super::fill;
use super::numerals::NUMERALS;

/// The same names, each once: those that came before have a number behind them, such as “Katherine II”.
/// Empty ones stay empty.
#[must_use]
pub fn told_apart(names: &[String]) -> Vec<String> {
    let mut apart: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let numbered = NUMERALS.iter().map(|numeral| with(name, numeral));
        let free = |name: &String| name.is_empty() || !apart.contains(name);
        let own = [name.clone()].into_iter().chain(numbered).find(free);
        apart.push(own.unwrap_or_else(|| name.clone()));
    }
    apart
}

fn with(name: &str, numeral: &str) -> String {
    fill("name-numbered", &[("name", name), ("numeral", numeral)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_the_name_of_another() {
        let names = ["Katherine", "", "Katherine", "Anne", "Katherine", ""];
        let apart = told_apart(&names.map(str::to_owned));
        assert_eq!(
            apart,
            ["Katherine", "", "Katherine II", "Anne", "Katherine III", ""]
        );
        // Somebody may really be called so.
        let names = ["Katherine II", "Katherine", "Katherine"].map(str::to_owned);
        assert_eq!(
            told_apart(&names),
            ["Katherine II", "Katherine", "Katherine III"]
        );
    }
}
