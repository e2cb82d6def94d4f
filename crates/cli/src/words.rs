//! The names of the players and how a match ended, in words for the terminal.

use coffer_players::levels::Character;
use coffer_rules::{AnyMatch, Occupant, Outcome, Reason, Seat, side_name};
use coffer_texts::{capital, cut, fill, list, text, told_apart};
use textwrap::Options;

use super::printable::printable;

/// The longest name that is shown, in characters.
pub(super) const LONGEST_NAME: usize = 20;

/// The names of the players at a table.
#[derive(Clone, Debug)]
pub(super) struct People {
    variant: &'static str,
    /// By seat; empty for several people without names, which are called by their sides.
    names: Vec<String>,
    /// The seat that is called “you”: the only person without a name.
    you: Option<Seat>,
}

impl People {
    /// The players of a match. The only person without a name is “you”.
    pub fn of(game: &dyn AnyMatch) -> Self {
        let seats = (0..).map(Seat).zip(game.seats());
        let unnamed = seats.filter(|(_, who)| is_unnamed(who));
        let unnamed: Vec<Seat> = unnamed.map(|(seat, _)| seat).collect();
        match unnamed.as_slice() {
            [only] => Self::seen_from(game, Some(*only)),
            _ => Self::seen_from(game, None),
        }
    }

    /// The players of a match, with “you” in this seat.
    pub fn seen_from(game: &dyn AnyMatch, you: Option<Seat>) -> Self {
        let seats = || (0..).map(Seat).zip(game.seats());
        let faces: Vec<Option<&str>> = seats().map(|(seat, _)| game.face(seat)).collect();
        let characters = Character::seated(game.seats(), &faces);
        let name = |(seat, who): (Seat, &Occupant)| match who {
            Occupant::Person(_) if you == Some(seat) => text("person-you").to_owned(),
            Occupant::Person(name) | Occupant::Guest(name) => cut(&printable(name), LONGEST_NAME),
            Occupant::Courtier(_) => characters
                .get(seat.index())
                .copied()
                .flatten()
                .map_or_else(String::new, |who| {
                    text(&format!("courtier-{}", who.key)).to_owned()
                }),
            Occupant::Random => text("person-chance").to_owned(),
        };
        let names: Vec<String> = seats().map(name).collect();
        Self {
            variant: game.variant(),
            names: told_apart(&names),
            you,
        }
    }

    /// The names by seat as they stand within a line, for a drawing.
    pub fn names(&self) -> Vec<String> {
        let mut names = self.names.clone();
        if let Some(own) = self.you.and_then(|seat| names.get_mut(seat.index())) {
            text("person-you-within").clone_into(own);
        }
        names
    }

    /// The name of a seat; the number after the last seat stands for the dummy.
    pub fn called(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) => capital(&side_name(self.variant, seat)),
            None => capital(text("cards-dummy")),
        }
    }

    /// A sentence about a seat: that of `key.you`, or of `key` with the name filled in.
    pub fn about(&self, seat: Seat, key: &str) -> String {
        if self.you == Some(seat) {
            text(&format!("{key}-you")).to_owned()
        } else {
            fill(key, &[("name", &self.called(seat))])
        }
    }

    /// How the match ended, in one or two sentences; `None` while it goes on.
    pub fn ending(&self, game: &dyn AnyMatch) -> Option<String> {
        let turn = game.turn();
        let outcome = turn.outcome()?;
        let points = self.points(game, outcome);
        let sentences = [self.headline(outcome), points, self.reason(outcome)];
        let sentences: Vec<String> = sentences.into_iter().flatten().collect();
        Some(sentences.join(text("sentence-gap")))
    }

    fn list(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.called(*seat)).collect();
        list(&names)
    }

    fn headline(&self, outcome: &Outcome) -> Option<String> {
        Some(match outcome.winners.as_slice() {
            [] => text("cli-end-drawn").to_owned(),
            [winner] => self.about(*winner, "cli-end-wins"),
            several => fill("cli-end-win", &[("names", &self.list(several))]),
        })
    }

    /// The points of each side, in games that have points.
    fn points(&self, game: &dyn AnyMatch, outcome: &Outcome) -> Option<String> {
        let allies = |one, other| game.allies(one, other);
        outcome.points_by_side(allies, |side| self.list(side))
    }

    fn reason(&self, outcome: &Outcome) -> Option<String> {
        if outcome.reason == Reason::SCORE {
            return None;
        }
        let losers = outcome.losers(self.names.len());
        let key = outcome
            .reason
            .text_key(&losers, |seat| self.you == Some(seat));
        let best = outcome.scores.iter().max().copied().unwrap_or_default();
        let values = [
            ("loser", self.list(&losers)),
            ("winner", self.list(&outcome.winners)),
            ("n", best.to_string()),
        ];
        let values = values
            .each_ref()
            .map(|(name, value)| (*name, value.as_str()));
        Some(fill(&key, &values))
    }
}

fn is_unnamed(who: &Occupant) -> bool {
    matches!(who, Occupant::Person(name) if name.is_empty())
}

/// A text in lines of at most `width` columns, broken between words. A no-break space, such as the one
/// before a French colon, stays as it is.
pub(super) fn wrapped(text: &str, width: usize) -> String {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    textwrap::fill(&words.join(" "), Options::new(width).break_words(false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::{Ending, Setup, registry};
    use coffer_texts::in_lines;

    fn draughts(seats: Vec<Occupant>) -> Box<dyn AnyMatch> {
        let setup = Setup::standard("draughts").expect("draughts");
        registry::start_match(setup, seats, 0, Some("B:W15:B11")).expect("a match")
    }

    fn person(name: &str) -> Occupant {
        Occupant::Person(name.to_owned())
    }

    #[test]
    fn the_only_person_without_a_name_is_you() {
        let game = draughts(vec![person(""), Occupant::courtier(3)]);
        assert_eq!(People::of(&*game).names(), ["you", "Charles Brandon"]);
        let game = draughts(vec![person(""), person("")]);
        let people = People::of(&*game);
        assert_eq!(
            (people.called(Seat(0)), people.called(Seat(1))),
            ("Dark".to_owned(), "Light".to_owned())
        );
        assert_eq!(people.names(), ["", ""]);
        let game = draughts(vec![person("Ann\u{1b}[2J"), Occupant::Random]);
        assert_eq!(People::of(&*game).called(Seat(0)), "Ann\u{fffd}[2J");
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let game = draughts(vec![person("Ann"), person("Ann")]);
        assert_eq!(People::of(&*game).names(), ["Ann", "Ann II"]);
        let game = draughts(vec![Occupant::courtier(1), Occupant::courtier(1)]);
        assert_eq!(People::of(&*game).names(), ["Will Somers", "Jane Foole"]);
    }

    #[test]
    fn an_ending_is_told_with_its_reason() {
        let mut game = draughts(vec![person(""), Occupant::courtier(3)]);
        assert_eq!(People::of(&*game).ending(&*game), None);
        game.play("11x18").expect("legal");
        let told = People::of(&*game).ending(&*game);
        assert_eq!(
            told.as_deref(),
            Some("You win. Charles Brandon has no piece left.")
        );
        let mut game = draughts(vec![person(""), Occupant::courtier(3)]);
        game.end(Ending::Resigned(Seat(0))).expect("not over");
        let told = People::of(&*game).ending(&*game);
        assert_eq!(told.as_deref(), Some("Charles Brandon wins. You resigned."));
        let mut game = draughts(vec![person(""), person("")]);
        game.end(Ending::Agreed).expect("not over");
        let told = People::of(&*game).ending(&*game).expect("over");
        assert!(told.starts_with("A draw. "), "{told}");
    }

    /// Partners have the same points, which are written once.
    #[test]
    fn points_are_told_by_side() {
        let setup = Setup::standard("six_of_viii").expect("a variant");
        let game = registry::start_match(setup, vec![Occupant::Random; 4], 0, None);
        let game = game.expect("a match");
        let outcome = Outcome {
            winners: vec![Seat(1), Seat(3)],
            reason: Reason::SCORE,
            scores: vec![18, 32, 18, 32],
        };
        let told = People::of(&*game).points(&*game, &outcome);
        let all = "Dame Fortune II and Dame Fortune IV 32, Dame Fortune and Dame Fortune III 18.";
        assert_eq!(told.as_deref(), Some(all));
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two  three", 7), "one two\nthree");
        assert_eq!(wrapped("longer_than_that a", 5), "longer_than_that\na");
        assert_eq!(wrapped("", 5), "");
        assert_eq!(in_lines(["pass A4,", "take B7"], 10), "pass A4,\ntake B7");
    }
}
