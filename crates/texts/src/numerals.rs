//! The numerals behind names that somebody else has already.

/// From the second on.
pub(super) const NUMERALS: [&str; 5] = ["II", "III", "IV", "V", "VI"];

/// A name without the numeral behind it, and that numeral with what is between them.
pub(super) fn without_numeral(name: &str) -> Option<(&str, &str)> {
    let of = |numeral: &&str| name.ends_with(*numeral);
    let fitting = NUMERALS.iter().copied().filter(of);
    let numeral = fitting.max_by_key(|one| one.len())?;
    let base = name.strip_suffix(numeral)?.strip_suffix(' ')?;
    Some((base, &name[base.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numeral_is_told_from_a_name() {
        let third = without_numeral("Katherine III");
        assert_eq!(third, Some(("Katherine", " III")));
        assert_eq!(without_numeral("Katherine"), None);
        assert_eq!(without_numeral("Henry VIII"), None, "nobody is the eighth");
    }
}
