//! The moves of a record: numbers of moves in every form, signs with blanks around them, and
//! removals that stand apart.

use std::borrow::Cow;

use coffer_texts as texts;

use super::words::{LONGEST_MOVE, rewritten};
use crate::draughts::pdn::plain;

/// The words of a game that may be moves, as they are written.
#[derive(Default)]
pub(super) struct Turns<'a> {
    words: Vec<Cow<'a, str>>,
    /// How many numbers of moves were marked as such, e.g. by a full stop.
    numbers: usize,
}

/// The moves of a game.
pub(super) struct Moves {
    /// Every turn in our notation, up to the first word that is no move.
    pub moves: Vec<String>,
    /// Whether a move has a number before it.
    pub numbered: bool,
    /// Whether a point is named by a number.
    pub by_number: bool,
}

/// The value of a word of digits only.
fn digits(word: &str) -> Option<usize> {
    let plain = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok())?
}

/// Whether a character stands between the points of a move.
fn is_sign(c: char) -> bool {
    matches!(plain(c), '-' | 'x')
}

/// Whether a word removes a man of the move before it.
fn removes(word: &str) -> bool {
    word.starts_with(|c| plain(c) == 'x')
}

impl<'a> Turns<'a> {
    /// The number of words.
    pub const fn len(&self) -> usize {
        self.words.len()
    }

    /// Adds a word: a number, a move, a part of one or the removal that belongs to it. Returns false
    /// if it is no more than a number.
    pub fn add(&mut self, word: &'a str) -> bool {
        let word = self.without_number(word.trim_end_matches(['!', '?', ',', '+', '#']));
        if word.is_empty() {
            return false;
        }
        if word.len() > LONGEST_MOVE {
            self.words.push(texts::excerpt(word).into());
            return true;
        }
        let goes_on = word.starts_with(|c| plain(c) == '-') || word.chars().all(is_sign);
        match self.words.last_mut() {
            Some(last)
                if (goes_on || last.ends_with(is_sign))
                    && last.len() + word.len() <= LONGEST_MOVE =>
            {
                last.to_mut().push_str(word);
            }
            _ => self.words.push(word.into()),
        }
        true
    }

    /// A word without the number before it: `12.d6`, `12)`, `12:`, and `.` or `:` after a number.
    fn without_number<'w>(&mut self, word: &'w str) -> &'w str {
        let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let has_digits = after.len() < word.len();
        if after.starts_with(['.', '…']) {
            self.numbers += usize::from(has_digits || self.last_is_number());
            return after.trim_start_matches(['.', '…']);
        }
        let rest = after.strip_prefix([')', ':']);
        let rest = rest.filter(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
        match rest {
            Some(rest) if has_digits => {
                self.numbers += 1;
                rest
            }
            Some("") if self.last_digits() == Some(self.numbers + 1) && self.last_is_number() => {
                self.numbers += 1;
                ""
            }
            _ => word,
        }
    }

    /// The value of the last word, if it is of digits only.
    fn last_digits(&self) -> Option<usize> {
        self.words.last().and_then(|last| digits(last))
    }

    /// Takes away the last word if it may be a number.
    fn last_is_number(&mut self) -> bool {
        self.last_digits().is_some() && self.words.pop().is_some()
    }

    /// The moves without the numbers between them.
    pub fn finish(mut self) -> Moves {
        let named = |word: &Cow<str>| matches!(rewritten(word), Some((_, false)));
        let by_name = self.words.iter().any(named);
        let mut numbered = self.numbers > 0;
        if !numbered && by_name && self.counts_up() {
            self.words.retain(|word| digits(word).is_none());
            numbered = true;
        } else if !numbered && !by_name && self.counts_every_third() {
            let mut turns = 0..;
            self.words
                .retain(|word| removes(word) || turns.next().is_none_or(|n| n % 3 != 0));
        }
        let mut out = Moves {
            moves: Vec::new(),
            numbered,
            by_number: false,
        };
        for word in self.words {
            let Some((text, number)) = rewritten(&word) else {
                out.moves.push(texts::excerpt(&word));
                break;
            };
            out.by_number |= number;
            match out.moves.last_mut() {
                Some(last) if text.starts_with('x') && !last.contains('x') => last.push_str(&text),
                _ => out.moves.push(text),
            }
        }
        out
    }

    /// Whether the words of digits only count up, beginning with the first word.
    fn counts_up(&self) -> bool {
        let first = self.words.first().and_then(|word| digits(word));
        let numbers = self.words.iter().filter_map(|word| digits(word));
        first.is_some_and(|first| (first..).zip(numbers).all(|(n, number)| n == number))
    }

    /// Whether each first of three words counts up from 1, so that points named by numbers may stand
    /// between.
    fn counts_every_third(&self) -> bool {
        let turns = self.words.iter().filter(|word| !removes(word));
        let mut numbers = turns.step_by(3).map(|word| digits(word));
        !self.words.is_empty() && (1..).zip(&mut numbers).all(|(n, number)| number == Some(n))
    }
}
