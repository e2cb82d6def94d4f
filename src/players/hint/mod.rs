//! A hint: the move that a thinker would play, and one sentence why.
//!
//! The sentence comes from the line that the thinker expects. What it says of pieces won, crowned
//! or exchanged is read from that line as the rules play it ([`Story`]), never from the score
//! alone; what it says of places and rows is looked up on the board by the game itself
//! ([`Explains`]). The same facts judge a move afterwards, for a review ([`verdict`]).

mod draughts;
mod mill;
mod six_of_viii;
#[cfg(test)]
mod six_of_viii_tests;
mod story;
#[cfg(test)]
mod tests;
mod wolf;

pub use self::story::{Bag, LineMove, Spoils, Story};

use super::search::Score;
use super::thinker::Thought;
use crate::rules::{Effect, Game, Kind, Seat, Spot, legal_moves};
use crate::texts;
use crate::texts::{Sentence, count};

/// What the players of a game want with the pieces on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To take the other side's.
    Take,
    /// To be rid of their own.
    Give,
}

impl Aim {
    /// 1 where to take is to gain, -1 where to give is.
    #[must_use]
    pub const fn sign(self) -> i32 {
        match self {
            Aim::Take => 1,
            Aim::Give => -1,
        }
    }
}

/// A game whose moves can be explained in a sentence. Where something is hidden the game speaks
/// from the view of the seat that moves alone.
pub trait Explains: Game {
    /// What the players want with the pieces.
    fn aim(&self) -> Aim {
        Aim::Take
    }

    /// Whether nothing is under way: no capture that is due, no threat of one.
    fn is_settled(&self) -> bool {
        true
    }

    /// What a piece weighs against others, in hundredths of a man.
    fn weight(_kind: Kind) -> i32 {
        100
    }

    /// The beginning of the key under which the kind is named, for one and for many.
    fn called(_kind: Kind) -> &'static str {
        "hint.pieces"
    }

    /// The pieces of a seat that the other side could take, if it were to move.
    fn in_danger(&self, _seat: Seat) -> Vec<Spot> {
        Vec::new()
    }

    /// What the game has to say of a line's first move before anybody looks at pieces won and lost.
    fn remark(_story: &Story<Self>) -> Option<Sentence> {
        None
    }

    /// What the game has to say of a line's first move when it neither wins nor loses anything.
    fn plan(_story: &Story<Self>) -> Option<Sentence> {
        None
    }
}

/// A hint: what to play, where to point, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// The move in notation.
    pub text: String,
    /// The piece first, where there is one, then its way.
    pub spots: Vec<Spot>,
    /// Why.
    pub reason: Sentence,
}

/// How many turns ahead a gain is still told: what lies further away nobody can follow.
const HORIZON: u32 = 6;
/// So many plies less of a game that is lost are a mistake.
const HASTE: u32 = 8;
/// A win within so many turns is told before anything else.
const SOON: u32 = 5;
/// From this score on, in hundredths of a man, one side has the better game.
const AHEAD: i32 = 60;

/// The hint that follows from a thought about this position; none where the thinker found no legal
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
    let story = Story::follow(game, line, thought.score)?;
    Some(Hint {
        text: game.move_text(&mv),
        spots: game.spots(&mv),
        reason: reason(&story, legal.len()),
        mv,
    })
}

/// Pieces in words: `a man`, `two kings`, `three pieces`.
fn named<G: Explains>(bag: &Bag) -> String {
    let number: u32 = bag.values().sum();
    let called = match bag.len() {
        1 => bag
            .keys()
            .next()
            .map_or("hint.pieces", |kind| G::called(*kind)),
        _ => "hint.pieces",
    };
    amount(called, number)
}

/// So many of something in words, from the texts `….one` and `….many`.
fn amount(called: &str, number: u32) -> String {
    let many = if number == 1 { "one" } else { "many" };
    texts::fill(&format!("{called}.{many}"), &[("n", &count(number))])
}

/// A sentence for something that happens with the first move, or one for something that takes more
/// turns.
fn in_turns(turns: u32, now: &'static str, later: &'static str) -> Sentence {
    if turns <= 1 {
        Sentence::new(now)
    } else {
        Sentence::new(later).with("moves", count(turns))
    }
}

/// Why to play the first move of the story, among so many legal ones.
fn reason<G: Explains>(story: &Story<G>, legal: usize) -> Sentence {
    let must_take = !story.before.compulsory().is_empty();
    if legal == 1 {
        return Sentence::new(if must_take {
            "hint.only_capture"
        } else {
            "hint.only"
        });
    }
    let win = win(story);
    if let Some((turns, sentence)) = &win
        && *turns <= SOON
    {
        return sentence.clone();
    }
    G::remark(story)
        .or(win.map(|(_, sentence)| sentence))
        .or_else(|| {
            story
                .score?
                .loss_in()
                .map(|_| Sentence::new("hint.holds_out"))
        })
        .or_else(|| gain(story))
        .or_else(|| crowning(story))
        .or_else(|| safety(story))
        .or_else(|| exchange(story, must_take))
        .or_else(|| {
            let costs = story.before.aim() == Aim::Take && story.costs(story.seat);
            costs.then(|| Sentence::new("hint.loses_least"))
        })
        .or_else(|| G::plan(story))
        .unwrap_or_else(|| Sentence::new(standing(story)))
}

/// A win that the thinker is sure of, with the turns that it takes.
fn win<G: Explains>(story: &Story<G>) -> Option<(u32, Sentence)> {
    story.score?.win_in()?;
    Some(match story.won() {
        Some((winner, turns)) if winner == story.seat => {
            (turns, in_turns(turns, "hint.wins", "hint.wins_in"))
        }
        _ => (u32::MAX, Sentence::new("hint.wins_surely")),
    })
}

/// Pieces that the line wins, or gets rid of where that is the aim.
fn gain<G: Explains>(story: &Story<G>) -> Option<Sentence> {
    let spoils = story.spoils(story.seat, HORIZON)?;
    let (more, less) = spoils.net();
    let (taken, given) = (named::<G>(&spoils.taken), named::<G>(&spoils.given));
    Some(match story.before.aim() {
        Aim::Take if less.is_empty() && spoils.through_loss => Sentence::new("hint.sacrifice")
            .with("given", given)
            .with("taken", taken)
            .with("moves", count(spoils.turns)),
        Aim::Take if less.is_empty() => {
            in_turns(spoils.turns, "hint.gains", "hint.gains_in").with("what", named::<G>(&more))
        }
        Aim::Take => Sentence::new("hint.swaps")
            .with("given", named::<G>(&less))
            .with("taken", named::<G>(&more)),
        Aim::Give if spoils.through_loss => {
            in_turns(spoils.turns, "hint.gets_rid_for", "hint.gets_rid_for_in")
                .with("given", given)
                .with("taken", taken)
        }
        Aim::Give => in_turns(spoils.turns, "hint.gets_rid", "hint.gets_rid_in")
            .with("what", named::<G>(&less)),
    })
}

/// A man that the line crowns, perhaps for something that it gives.
fn crowning<G: Explains>(story: &Story<G>) -> Option<Sentence> {
    if story.before.aim() == Aim::Give {
        return None;
    }
    let turns = story.turns(story.seat, story.crowning(story.seat, HORIZON)?);
    if !story.costs(story.seat) {
        return Some(in_turns(turns, "hint.crowns", "hint.crowns_in"));
    }
    // What is lost in exchange: the line's own account, from the other side.
    let other = story
        .steps
        .iter()
        .map(|step| step.seat)
        .find(|seat| *seat != story.seat)?;
    let (lost, _) = story.spoils(other, u32::MAX)?.net();
    let whole = Sentence::new("hint.crowns_for").with("given", named::<G>(&lost));
    (turns > 1).then(|| whole.with("moves", count(turns)))
}

/// A piece that the move brings out of danger, its own or another one.
fn safety<G: Explains>(story: &Story<G>) -> Option<Sentence> {
    let (from, to) = story.ends()?;
    let threatened = story.before.in_danger(story.seat);
    if threatened.is_empty() || story.costs(story.seat) || takes(story, 0) {
        return None;
    }
    let still = story.after_first().in_danger(story.seat);
    if threatened.contains(&from) && !still.contains(&to) {
        Some(Sentence::new("hint.away"))
    } else {
        still.is_empty().then(|| Sentence::new("hint.covers"))
    }
}

/// An exchange that leaves both sides with the same.
fn exchange<G: Explains>(story: &Story<G>, must_take: bool) -> Option<Sentence> {
    let trade = story.trade()?;
    if story.before.aim() == Aim::Give || story.costs(story.seat) {
        return None;
    }
    Some(if must_take {
        Sentence::new("hint.takes_even")
    } else {
        let ahead = story.lead(story.seat) > 0;
        Sentence::new(if ahead {
            "hint.trades_ahead"
        } else {
            "hint.trades"
        })
        .with("given", named::<G>(&trade.given))
        .with("taken", named::<G>(&trade.taken))
    })
}

/// Whether this step of the story takes something.
fn takes<G: Game>(story: &Story<G>, step: usize) -> bool {
    let effects = story.steps.get(step).map_or(&[][..], |step| &step.effects);
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Captured { .. }))
}

/// What can be said by the score alone.
fn standing<G: Game>(story: &Story<G>) -> &'static str {
    match story.score {
        None => "hint.looks_best",
        Some(score) if score.0 >= AHEAD => "hint.ahead",
        Some(score) if score.0 <= -AHEAD => "hint.behind",
        Some(score) if score.0.abs() <= AHEAD / 2 => "hint.level",
        Some(_) => "hint.looks_best",
    }
}

/// By how many plies a move brings a loss nearer that was certain before it; `None` unless at least
/// half of the game is given away that was left.
#[must_use]
pub fn hastening(before: Score, after: Score) -> Option<u32> {
    let longest = before.loss_in()?.checked_sub(1)?;
    let given_away = longest.checked_sub(after.loss_in()?)?;
    (given_away >= HASTE && 2 * given_away >= longest).then_some(given_away)
}

/// What is wrong with a move that was played, in a sentence: what it loses, or what the better move
/// would have brought. `better` is the line of the better move, `played` the move with the line
/// that follows it, both from the position before, with their scores for the seat that moved.
#[must_use]
pub fn verdict<G: Explains>(better: &Story<G>, played: &Story<G>) -> Sentence {
    let seat = played.seat;
    let wins = |story: &Story<G>| story.score.is_some_and(|score| score.win_in().is_some());
    let loses = |story: &Story<G>| story.score.is_some_and(|score| score.loss_in().is_some());
    if loses(played) && !loses(better) {
        return match played.won() {
            Some((winner, turns)) if winner != seat => {
                in_turns(turns, "review.loses_game_now", "review.loses_game")
            }
            _ => Sentence::new("review.loses_game_surely"),
        };
    }
    if wins(better) && !wins(played) {
        return match better.won() {
            Some((winner, turns)) if winner == seat => {
                in_turns(turns, "review.misses_win", "review.misses_win_in")
            }
            _ => Sentence::new("review.misses_win"),
        };
    }
    let hastened = |(before, after)| hastening(before, after);
    if let Some(plies) = better.score.zip(played.score).and_then(hastened) {
        return Sentence::new("review.hastens").with("moves", count(plies / 2));
    }
    let other = played
        .steps
        .iter()
        .map(|step| step.seat)
        .find(|other| *other != seat);
    let in_the_end = |story: &Story<G>| {
        let settled = (0..story.steps.len())
            .rev()
            .find(|step| story.is_settled(*step));
        settled.map_or(0, |step| story.gain(seat, step))
    };
    let worse = in_the_end(played) < in_the_end(better);
    if worse && let Some(spoils) = other.and_then(|other| played.spoils(other, HORIZON)) {
        let (more, less) = spoils.net();
        match played.before.aim() {
            Aim::Take if less.is_empty() && spoils.through_loss => {
                return Sentence::new("review.shot")
                    .with("what", named::<G>(&more))
                    .with("moves", count(spoils.turns));
            }
            Aim::Take if less.is_empty() => {
                return in_turns(spoils.turns, "review.loses", "review.loses_in")
                    .with("what", named::<G>(&more));
            }
            Aim::Give if more.is_empty() && spoils.through_loss => {
                return in_turns(spoils.turns, "review.trap", "review.trap_in")
                    .with("what", named::<G>(&less));
            }
            Aim::Give if more.is_empty() => {
                return in_turns(spoils.turns, "review.must_take", "review.must_take_in")
                    .with("what", named::<G>(&less));
            }
            Aim::Take | Aim::Give => {}
        }
    }
    if worse && let Some(spoils) = better.spoils(seat, HORIZON) {
        let (more, less) = spoils.net();
        match better.before.aim() {
            Aim::Take if less.is_empty() => {
                return in_turns(spoils.turns, "review.misses", "review.misses_in")
                    .with("what", named::<G>(&more));
            }
            Aim::Give if more.is_empty() => {
                return in_turns(
                    spoils.turns,
                    "review.misses_ridding",
                    "review.misses_ridding_in",
                )
                .with("what", named::<G>(&less));
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
            "review.lets_crown",
            "review.lets_crown_in",
        );
    }
    Sentence::new("review.gives_ground")
}
