//! What a line of moves does: who takes what, when it is settled, who is crowned.
//!
//! Nothing here is guessed: a line is played by the rules, and everything is read from what the
//! moves did. Pieces count as what they were before the line, so that a man who is crowned and lost
//! in it is a man lost.

use std::collections::BTreeMap;

use super::Explains;
use crate::players::search::Score;
use crate::rules::{Effect, Game, GameView, Kind, PieceId, Seat, Spot};

/// Pieces by kind.
pub type Bag = BTreeMap<Kind, u32>;

/// One move of a line.
#[derive(Clone, Debug)]
pub struct LineMove<G: Game> {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// What it did.
    pub effects: Vec<Effect>,
    /// The game after it.
    pub after: G,
    /// Whether a turn began with it, or the line.
    begins_turn: bool,
}

/// A line of moves, played out from a position.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// The game before the line.
    pub before: G,
    /// Whose line it is: who moves first.
    pub seat: Seat,
    /// The moves that could be played.
    pub steps: Vec<LineMove<G>>,
    /// What the whole is worth for the seat, if anybody judged it.
    pub score: Option<Score>,
    /// Owner and kind of every piece before the line.
    pieces: BTreeMap<PieceId, (Seat, Kind)>,
}

/// What one side has made of a line in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoils {
    /// What it took of the others.
    pub taken: Bag,
    /// What the others took of it.
    pub given: Bag,
    /// Its own turns up to there, at least 1 where it moved at all.
    pub turns: u32,
    /// The step after which it had that, and never less again.
    pub step: usize,
    /// Whether it was worse off on the way than before its first move.
    pub through_loss: bool,
}

impl Spoils {
    /// What was taken beyond what was given, and given beyond what was taken.
    #[must_use]
    pub fn net(&self) -> (Bag, Bag) {
        let beyond = |of: &Bag, other: &Bag| -> Bag {
            of.iter()
                .map(|(kind, count)| {
                    (
                        *kind,
                        count.saturating_sub(other.get(kind).copied().unwrap_or(0)),
                    )
                })
                .filter(|(_, count)| *count > 0)
                .collect()
        };
        (
            beyond(&self.taken, &self.given),
            beyond(&self.given, &self.taken),
        )
    }
}

impl<G: Explains> Story<G> {
    /// Plays the line as far as its moves are legal; none where no seat acts.
    #[must_use]
    pub fn follow(game: &G, line: &[G::Move], score: Option<Score>) -> Option<Story<G>> {
        let seat = game.turn().seat()?;
        let pieces = game.view(Some(seat)).pieces();
        let mut story = Story {
            before: game.clone(),
            seat,
            steps: Vec::with_capacity(line.len()),
            score,
            pieces: pieces
                .iter()
                .filter_map(|piece| Some((piece.id, (piece.owner?, piece.kind?))))
                .collect(),
        };
        for mv in line {
            let now = story.steps.last().map_or(game, |step| &step.after);
            let Some(seat) = now.turn().seat() else { break };
            let begins_turn = story.steps.is_empty() || now.starts_turn();
            let mut after = now.clone();
            let Ok(effects) = after.play(mv) else { break };
            story.steps.push(LineMove {
                seat,
                mv: mv.clone(),
                effects,
                after,
                begins_turn,
            });
        }
        Some(story)
    }

    /// The game after the first move; before it where there is none.
    #[must_use]
    pub fn after_first(&self) -> &G {
        self.steps.first().map_or(&self.before, |step| &step.after)
    }

    /// Where the first move begins, and where it ends.
    #[must_use]
    pub fn ends(&self) -> Option<(Spot, Spot)> {
        let spots = self.before.spots(&self.steps.first()?.mv);
        Some((*spots.first()?, *spots.last()?))
    }

    /// How many turns this seat has begun up to this step, the step included.
    #[must_use]
    pub fn turns(&self, of: Seat, step: usize) -> u32 {
        let steps = self.steps.iter().take(step + 1);
        steps
            .filter(|step| step.seat == of && step.begins_turn)
            .count() as u32
    }

    /// The winner, where the line goes to the end of the game, and how many turns of his it takes.
    #[must_use]
    pub fn won(&self) -> Option<(Seat, u32)> {
        let last = self.steps.last()?;
        match last.after.turn().outcome()?.winners.as_slice() {
            [winner] => Some((*winner, self.turns(*winner, self.steps.len() - 1))),
            _ => None,
        }
    }

    /// What a seat has taken and given up to this step, the step included.
    #[must_use]
    pub fn exchange(&self, of: Seat, step: usize) -> (Bag, Bag) {
        let (mut taken, mut given) = (Bag::new(), Bag::new());
        for effect in self
            .steps
            .iter()
            .take(step + 1)
            .flat_map(|step| &step.effects)
        {
            let Effect::Captured { piece, by, .. } = effect else {
                continue;
            };
            let Some((owner, kind)) = self.pieces.get(piece) else {
                continue;
            };
            if *owner == of {
                *given.entry(*kind).or_default() += 1;
            } else if *by == of {
                *taken.entry(*kind).or_default() += 1;
            }
        }
        (taken, given)
    }

    /// What the seat has gained up to this step, by the weights of the game; less than 0 for a
    /// loss. Where one wants to get rid of pieces, to give is to gain.
    #[must_use]
    pub fn gain(&self, of: Seat, step: usize) -> i32 {
        let weigh = |bag: &Bag| -> i32 {
            bag.iter()
                .map(|(kind, count)| G::weight(*kind) * *count as i32)
                .sum()
        };
        let (taken, given) = self.exchange(of, step);
        self.before.aim().sign() * (weigh(&taken) - weigh(&given))
    }

    /// Whether nothing is under way after this step.
    #[must_use]
    pub fn is_settled(&self, step: usize) -> bool {
        self.steps
            .get(step)
            .is_some_and(|step| step.after.turn().outcome().is_some() || step.after.is_settled())
    }

    /// What the seat gains in the line for good: something that it has within so many turns of its
    /// own, that is settled later, and that the line does not take back. None where there is no
    /// such gain.
    #[must_use]
    pub fn spoils(&self, of: Seat, horizon: u32) -> Option<Spoils> {
        let gains: Vec<i32> = (0..self.steps.len())
            .map(|step| self.gain(of, step))
            .collect();
        let net = |step: usize| {
            let (taken, given) = self.exchange(of, step);
            let kinds = taken.keys().chain(given.keys());
            let count = |bag: &Bag, kind| bag.get(kind).copied().unwrap_or(0) as i32;
            let mut net: BTreeMap<Kind, i32> = kinds
                .map(|kind| (*kind, count(&taken, kind) - count(&given, kind)))
                .collect();
            net.retain(|_, count| *count != 0);
            net
        };
        for settled in (0..self.steps.len())
            .rev()
            .filter(|step| self.is_settled(*step))
        {
            let gain = gains[settled];
            if gain <= 0 || gains[settled..].iter().any(|later| *later < gain) {
                continue;
            }
            let since = gains[..settled]
                .iter()
                .rposition(|earlier| *earlier < gain)
                .map_or(0, |step| step + 1);
            let in_the_end = net(settled);
            let step = (since..=settled)
                .find(|step| net(*step) == in_the_end)
                .unwrap_or(settled);
            let turns = self.turns(of, step);
            if turns <= horizon {
                let (taken, given) = self.exchange(of, step);
                let first = self
                    .steps
                    .iter()
                    .position(|step| step.seat == of)
                    .unwrap_or(0);
                let level = first.checked_sub(1).map_or(0, |step| gains[step]);
                return Some(Spoils {
                    taken,
                    given,
                    turns,
                    step,
                    through_loss: gains[first..step.max(first)]
                        .iter()
                        .any(|gain| *gain < level),
                });
            }
        }
        None
    }

    /// Whether the line costs the seat something in the end, and does not bring it back.
    #[must_use]
    pub fn costs(&self, of: Seat) -> bool {
        let last = (0..self.steps.len())
            .rev()
            .find(|step| self.is_settled(*step));
        last.is_some_and(|settled| (settled..self.steps.len()).all(|step| self.gain(of, step) < 0))
    }

    /// The step at which a piece of the seat becomes something better that the line does not take
    /// again, within so many of its turns.
    #[must_use]
    pub fn crowning(&self, of: Seat, horizon: u32) -> Option<usize> {
        let lost = |piece: PieceId| {
            let mut effects = self.steps.iter().flat_map(|step| &step.effects);
            effects.any(
                |effect| matches!(effect, Effect::Captured { piece: taken, .. } if *taken == piece),
            )
        };
        let crowned = |effect: &Effect| match effect {
            Effect::Changed { piece, .. } => {
                self.pieces
                    .get(piece)
                    .is_some_and(|(owner, _)| *owner == of)
                    && !lost(*piece)
            }
            _ => false,
        };
        let step = self
            .steps
            .iter()
            .position(|step| step.effects.iter().any(crowned))?;
        (self.turns(of, step) <= horizon).then_some(step)
    }

    /// The first exchange in which both sides get the same, where the first move or the answer
    /// begins it.
    #[must_use]
    pub fn trade(&self) -> Option<Spoils> {
        let takes = |step: &LineMove<G>| {
            step.effects
                .iter()
                .any(|effect| matches!(effect, Effect::Captured { .. }))
        };
        if !self.steps.iter().take(2).any(takes) {
            return None;
        }
        let step = (0..self.steps.len()).find(|step| self.is_settled(*step))?;
        let (taken, given) = self.exchange(self.seat, step);
        (!taken.is_empty() && taken == given).then(|| Spoils {
            turns: self.turns(self.seat, step),
            taken,
            given,
            step,
            through_loss: false,
        })
    }

    /// How much the seat is ahead of the others on the table before the line, by the weights of the
    /// game.
    #[must_use]
    pub fn lead(&self, of: Seat) -> i32 {
        let pieces = self.before.view(Some(self.seat)).pieces();
        let on_table = pieces
            .iter()
            .filter(|piece| matches!(piece.spot, Spot::Square(_)));
        on_table
            .filter_map(|piece| Some((piece.owner?, G::weight(piece.kind?))))
            .map(|(owner, weight)| if owner == of { weight } else { -weight })
            .sum()
    }
}
