//! Hints: the move that a computer player would make, with a one-sentence reason.
//!
//! The reason is based on the line that the computer player expects. Pieces won, crowned or
//! exchanged are read from that line as the rules play it ([`PlayedLine`]), never from the score alone;
//! places and rows are looked up on the board by the game itself ([`Explains`]). The same facts are
//! used to assess a move in a review ([`verdict`]).

mod cromwell;
#[cfg(test)]
mod cromwell_tests;
mod draughts;
mod mill;
mod played_line;
mod queens_guard;
mod six_of_viii;
#[cfg(test)]
mod six_of_viii_tests;
mod six_wives;
#[cfg(test)]
mod six_wives_tests;
#[cfg(test)]
mod tests;
mod wolf;

use coffer_rules::registry::for_each_game;
use coffer_rules::{AnyMatch, Effect, Game, Match, Spot, legal_moves};
use coffer_texts::Sentence;

pub use self::played_line::{Aim, Bag, Explains, LineMove, PlayedLine, Spoils};

use super::knowledge::Knowledge;
use super::levels::Courtier;
use super::search::Score;
use super::thinker::{CourtGame, Request, Thought};

impl Aim {
    /// 1 if capturing is a gain, -1 if giving is.
    #[must_use]
    pub const fn sign(self) -> i32 {
        match self {
            Aim::Take => 1,
            Aim::Give => -1,
        }
    }
}

/// A hint: the move, the spots to select, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// The move in notation.
    pub text: String,
    /// The piece, if there is one, followed by its path.
    pub spots: Vec<Spot>,
    /// Why.
    pub reason: Sentence,
}

/// How many turns ahead a gain is reported: nobody can follow anything further away.
const HORIZON: u32 = 6;
/// Losing a lost game this many plies sooner is a mistake.
const HASTE: u32 = 8;
/// A win within this many turns is reported before anything else.
const SOON: u32 = 5;
/// From this score on, in hundredths of a man, one side is ahead.
const AHEAD: i32 = 60;

/// The hint that follows from a thought about this position; `None` if the thinker found no legal
/// move.
#[must_use]
pub fn hint<G: Explains>(game: &G, thought: &Thought<G::Move>) -> Option<Hint<G>> {
    let legal = legal_moves(game);
    let mv = thought.best.clone().filter(|mv| legal.contains(mv))?;
    let line: &[G::Move] = if thought.line.first() == Some(&mv) {
        &thought.line
    } else {
        std::slice::from_ref(&mv)
    };
    let played_line = PlayedLine::follow(game, line, thought.score)?;
    Some(Hint {
        text: game.move_text(&mv),
        spots: game.spots(&mv),
        reason: reason(&played_line, legal.len()),
        mv,
    })
}

/// A hint for a match of any game: the move in notation, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextHint {
    /// The move.
    pub text: String,
    /// Why.
    pub reason: Sentence,
}

/// The hint of the strongest courtier for the seat that acts, who knows no more than that seat;
/// `None` when no seat acts, or nobody plays the game.
#[must_use]
pub fn hint_for(game: &dyn AnyMatch, knowledge: &Knowledge, request: &Request) -> Option<TextHint> {
    HINTS.iter().find_map(|hint| hint(game, knowledge, request))
}

/// The hints of one game; `None` for a match of another.
fn hint_of<G: CourtGame + Explains>(
    game: &dyn AnyMatch,
    knowledge: &Knowledge,
    request: &Request,
) -> Option<TextHint> {
    let game: &Match<G> = game.as_any().downcast_ref()?;
    let seat = game.turn().seat()?;
    let variant = game.setup().variant().key;
    let strongest = Courtier::ALL
        .into_iter()
        .rev()
        .find_map(|who| G::courtier(variant, who, knowledge));
    let view = game.game().view(Some(seat));
    let thought = strongest?.think(&view, game.legal_moves(), request);
    let hint = hint(game.game(), &thought)?;
    Some(TextHint {
        text: hint.text,
        reason: hint.reason,
    })
}

macro_rules! hints {
    ($($game:ty,)*) => { &[$(hint_of::<$game>),*] };
}

/// How hints are given, by game.
static HINTS: &[fn(&dyn AnyMatch, &Knowledge, &Request) -> Option<TextHint>] =
    for_each_game!(hints);

/// Pieces in words: `a man`, `two kings`, `three pieces`.
fn named<G: Explains>(bag: &Bag) -> Sentence {
    let number: u32 = bag.values().sum();
    let called = match bag.len() {
        1 => bag
            .keys()
            .next()
            .map_or("hint-pieces", |kind| G::called(*kind)),
        _ => "hint-pieces",
    };
    amount(called, number)
}

/// `number` of something in words.
fn amount(called: &'static str, number: u32) -> Sentence {
    Sentence::new(called).with("n", number)
}

/// One of two sentences: `now` for something that happens with the first move, `later` for
/// something that takes more turns.
fn in_turns(turns: u32, now: &'static str, later: &'static str) -> Sentence {
    if turns <= 1 {
        Sentence::new(now)
    } else {
        Sentence::new(later).with("moves", turns)
    }
}

/// Why to play the first move of the line, out of `legal` legal moves.
fn reason<G: Explains>(played_line: &PlayedLine<G>, legal: usize) -> Sentence {
    let must_take = !played_line.before.compulsory().is_empty();
    if legal == 1 {
        let plain = if must_take {
            "hint-only_capture"
        } else {
            "hint-only"
        };
        return G::only(played_line).unwrap_or_else(|| Sentence::new(plain));
    }
    let win = win(played_line);
    if let Some((turns, sentence)) = &win
        && *turns <= SOON
    {
        return sentence.clone();
    }
    G::remark(played_line)
        .or(win.map(|(_, sentence)| sentence))
        .or_else(|| {
            played_line
                .score?
                .loss_in()
                .map(|_| Sentence::new("hint-holds_out"))
        })
        .or_else(|| gain(played_line))
        .or_else(|| crowning(played_line))
        .or_else(|| safety(played_line))
        .or_else(|| exchange(played_line, must_take))
        .or_else(|| {
            let costs =
                played_line.before.aim() == Aim::Take && played_line.costs(played_line.seat);
            costs.then(|| Sentence::new("hint-loses_least"))
        })
        .or_else(|| G::plan(played_line))
        .unwrap_or_else(|| Sentence::new(standing(played_line)))
}

/// A proven win, with the number of turns it takes.
fn win<G: Explains>(played_line: &PlayedLine<G>) -> Option<(u32, Sentence)> {
    played_line.score?.win_in()?;
    Some(match played_line.won() {
        Some((winner, turns)) if winner == played_line.seat => {
            (turns, in_turns(turns, "hint-wins", "hint-wins_in"))
        }
        _ => (u32::MAX, Sentence::new("hint-wins_surely")),
    })
}

/// Pieces that the line wins, or gets rid of if that is the aim.
fn gain<G: Explains>(played_line: &PlayedLine<G>) -> Option<Sentence> {
    let spoils = played_line.spoils(played_line.seat, HORIZON)?;
    let (more, less) = spoils.net();
    let (taken, given) = (named::<G>(&spoils.taken), named::<G>(&spoils.given));
    Some(match played_line.before.aim() {
        Aim::Take if less.is_empty() && spoils.through_loss => Sentence::new("hint-sacrifice")
            .with_text("given", given)
            .with_text("taken", taken)
            .with("moves", spoils.turns),
        Aim::Take if less.is_empty() => in_turns(spoils.turns, "hint-gains", "hint-gains_in")
            .with_text("what", named::<G>(&more)),
        Aim::Take => Sentence::new("hint-swaps")
            .with_text("given", named::<G>(&less))
            .with_text("taken", named::<G>(&more)),
        Aim::Give if spoils.through_loss => {
            in_turns(spoils.turns, "hint-gets_rid_for", "hint-gets_rid_for_in")
                .with_text("given", given)
                .with_text("taken", taken)
        }
        Aim::Give => in_turns(spoils.turns, "hint-gets_rid", "hint-gets_rid_in")
            .with_text("what", named::<G>(&less)),
    })
}

/// A man that the line crowns, perhaps at a price.
fn crowning<G: Explains>(played_line: &PlayedLine<G>) -> Option<Sentence> {
    if played_line.before.aim() == Aim::Give {
        return None;
    }
    let turns = played_line.turns(
        played_line.seat,
        played_line.crowning(played_line.seat, HORIZON)?,
    );
    if !played_line.costs(played_line.seat) {
        return Some(in_turns(turns, "hint-crowns", "hint-crowns_in"));
    }
    // What the crowning costs: the line's gains for the other side.
    let other = played_line
        .steps
        .iter()
        .map(|step| step.seat)
        .find(|seat| *seat != played_line.seat)?;
    let (lost, _) = played_line.spoils(other, u32::MAX)?.net();
    let whole = Sentence::new("hint-crowns_for").with_text("given", named::<G>(&lost));
    (turns > 1).then(|| whole.with("moves", turns))
}

/// A piece that the move saves, the moving one or another.
fn safety<G: Explains>(played_line: &PlayedLine<G>) -> Option<Sentence> {
    let (from, to) = played_line.ends()?;
    let threatened = played_line.before.in_danger(played_line.seat);
    if threatened.is_empty() || played_line.costs(played_line.seat) || takes(played_line, 0) {
        return None;
    }
    let still = played_line.after_first().in_danger(played_line.seat);
    if threatened.contains(&from) && !still.contains(&to) {
        Some(Sentence::new("hint-away"))
    } else {
        still.is_empty().then(|| Sentence::new("hint-covers"))
    }
}

/// An equal exchange.
fn exchange<G: Explains>(played_line: &PlayedLine<G>, must_take: bool) -> Option<Sentence> {
    let trade = played_line.trade()?;
    if played_line.before.aim() == Aim::Give || played_line.costs(played_line.seat) {
        return None;
    }
    Some(if must_take {
        Sentence::new("hint-takes_even")
    } else {
        let ahead = played_line.lead(played_line.seat) > 0;
        Sentence::new(if ahead {
            "hint-trades_ahead"
        } else {
            "hint-trades"
        })
        .with_text("given", named::<G>(&trade.given))
        .with_text("taken", named::<G>(&trade.taken))
    })
}

/// Whether this step of the line captures something.
fn takes<G: Game>(played_line: &PlayedLine<G>, step: usize) -> bool {
    let effects = played_line
        .steps
        .get(step)
        .map_or(&[][..], |step| &step.effects);
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Captured { .. }))
}

/// What the score alone says.
fn standing<G: Game>(played_line: &PlayedLine<G>) -> &'static str {
    match played_line.score {
        None => "hint-looks_best",
        Some(score) if score.0 >= AHEAD => "hint-ahead",
        Some(score) if score.0 <= -AHEAD => "hint-behind",
        Some(score) if score.0.abs() <= AHEAD / 2 => "hint-level",
        Some(_) => "hint-looks_best",
    }
}

/// By how many plies a move hastens a loss that was already certain; `None` unless it gives away at
/// least half of the plies that were left.
#[must_use]
pub fn hastening(before: Score, after: Score) -> Option<u32> {
    let longest = before.loss_in()?.checked_sub(1)?;
    let given_away = longest.checked_sub(after.loss_in()?)?;
    (given_away >= HASTE && 2 * given_away >= longest).then_some(given_away)
}

/// What is wrong with a move that was played, as a sentence: what it loses, or what the better move
/// would have gained. `better` is the line of the better move, `played` the move with the line that
/// follows it, both from the position before, with their scores for the seat that moved.
#[must_use]
pub fn verdict<G: Explains>(better: &PlayedLine<G>, played: &PlayedLine<G>) -> Sentence {
    let seat = played.seat;
    let wins = |played_line: &PlayedLine<G>| {
        played_line
            .score
            .is_some_and(|score| score.win_in().is_some())
    };
    let loses = |played_line: &PlayedLine<G>| {
        played_line
            .score
            .is_some_and(|score| score.loss_in().is_some())
    };
    if loses(played) && !loses(better) {
        return match played.won() {
            Some((winner, turns)) if winner != seat => {
                in_turns(turns, "mistake-loses_game_now", "mistake-loses_game")
            }
            _ => Sentence::new("mistake-loses_game_surely"),
        };
    }
    if wins(better) && !wins(played) {
        return match better.won() {
            Some((winner, turns)) if winner == seat => {
                in_turns(turns, "mistake-misses_win", "mistake-misses_win_in")
            }
            _ => Sentence::new("mistake-misses_win"),
        };
    }
    let hastened = |(before, after)| hastening(before, after);
    if let Some(plies) = better.score.zip(played.score).and_then(hastened) {
        return Sentence::new("mistake-hastens").with("moves", plies / 2);
    }
    let other = played
        .steps
        .iter()
        .map(|step| step.seat)
        .find(|other| *other != seat);
    let in_the_end = |played_line: &PlayedLine<G>| {
        let settled = (0..played_line.steps.len())
            .rev()
            .find(|step| played_line.is_settled(*step));
        settled.map_or(0, |step| played_line.gain(seat, step))
    };
    let worse = in_the_end(played) < in_the_end(better);
    if worse && let Some(spoils) = other.and_then(|other| played.spoils(other, HORIZON)) {
        let (more, less) = spoils.net();
        match played.before.aim() {
            Aim::Take if less.is_empty() && spoils.through_loss => {
                return Sentence::new("mistake-shot")
                    .with_text("what", named::<G>(&more))
                    .with("moves", spoils.turns);
            }
            Aim::Take if less.is_empty() => {
                return in_turns(spoils.turns, "mistake-loses", "mistake-loses_in")
                    .with_text("what", named::<G>(&more));
            }
            Aim::Give if more.is_empty() && spoils.through_loss => {
                return in_turns(spoils.turns, "mistake-trap", "mistake-trap_in")
                    .with_text("what", named::<G>(&less));
            }
            Aim::Give if more.is_empty() => {
                return in_turns(spoils.turns, "mistake-must_take", "mistake-must_take_in")
                    .with_text("what", named::<G>(&less));
            }
            Aim::Take | Aim::Give => {}
        }
    }
    if worse && let Some(spoils) = better.spoils(seat, HORIZON) {
        let (more, less) = spoils.net();
        match better.before.aim() {
            Aim::Take if less.is_empty() => {
                return in_turns(spoils.turns, "mistake-misses", "mistake-misses_in")
                    .with_text("what", named::<G>(&more));
            }
            Aim::Give if more.is_empty() => {
                return in_turns(
                    spoils.turns,
                    "mistake-misses_ridding",
                    "mistake-misses_ridding_in",
                )
                .with_text("what", named::<G>(&less));
            }
            Aim::Take | Aim::Give => {}
        }
    }
    if let Some(other) = other
        && better.before.aim() == Aim::Take
        && better.crowning(other, HORIZON).is_none()
        && let Some(step) = played.crowning(other, HORIZON)
    {
        return in_turns(
            played.turns(other, step),
            "mistake-lets_crown",
            "mistake-lets_crown_in",
        );
    }
    Sentence::new("mistake-gives_ground")
}
