//! How deeply a file of a language is nested.

/// The deepest nesting of braces, and of brackets within them, in a file of a language.
const DEEPEST: usize = 32;

/// Whether braces are nested so deeply that the reader, which calls itself for each, would run out of stack. Every
/// message begins without any: nothing of an earlier one, such as a brace in quotation marks, is still open there.
pub(super) fn is_nested_too_deeply(text: &str) -> bool {
    let mut depth = 0_usize;
    text.lines().any(|line| {
        if begins_message(line) {
            depth = 0;
        }
        is_deeper_within(line, &mut depth)
    })
}

/// Whether this line begins a message or a term: its name at the very beginning, then an equals sign.
fn begins_message(line: &str) -> bool {
    let name = line
        .split_once('=')
        .map(|(name, _)| name.trim_end_matches(' '));
    let name = name.map(|name| name.strip_prefix('-').unwrap_or(name));
    name.is_some_and(|name| {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.bytes().all(is_part)
    })
}

/// Whether braces get deeper than [`DEEPEST`] in this line; `depth` is how deep they are at its beginning, and then at
/// its end.
fn is_deeper_within(line: &str, depth: &mut usize) -> bool {
    line.bytes().any(|byte| {
        *depth = match byte {
            b'{' => *depth + 1,
            b'(' if *depth > 0 => *depth + 1,
            b'}' => depth.saturating_sub(1),
            b')' if *depth > 1 => *depth - 1,
            _ => *depth,
        };
        *depth > DEEPEST
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_of_a_text_are_no_nesting() {
        let text = format!("a = {} {{ $n }}", "(".repeat(42));
        assert!(!is_nested_too_deeply(&text));
    }

    #[test]
    fn braces_in_quotation_marks_do_not_add_up() {
        for entry in ["a = {\"{\"}\n", "-a-b_1   = {\"{\"}\n    b = c\r\n"] {
            assert!(!is_nested_too_deeply(&entry.repeat(100)), "{entry}");
        }
        // None of these begins a message.
        for line in [
            "{ a(\n",
            "{\n a = \n",
            "{\n1 = \n",
            "{\n=\n",
            "{\na b =\n",
            "{\n- =\n",
        ] {
            let text = "a = ".to_owned() + &line.repeat(100);
            assert!(is_nested_too_deeply(&text), "{line}");
        }
    }
}
