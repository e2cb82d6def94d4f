//! What a line of moves does: who captures what, when the position is quiet again, who is crowned.
//!
//! Nothing is guessed: the line is played by the rules, and everything is read from the effects of
//! its moves. Pieces count as what they were before the line: a man that is crowned and then lost
//! is a lost man.

use std::collections::BTreeMap;

use coffer_rules::{Effect, Game, GameView, InteractiveGame, Kind, PieceId, Seat, Spot};
use coffer_texts::Sentence;

use crate::search::Score;

/// What the players of a game want to do with the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Capture the opponent's pieces.
    Take,
    /// Get rid of their own pieces.
    Give,
}

/// A game whose moves can be explained in a sentence. A game that hides information speaks only
/// from the view of the seat to move.
pub trait Explains: InteractiveGame {
    /// The aim of the players.
    fn aim(&self) -> Aim {
        Aim::Take
    }

    /// Whether the position is quiet: no pending capture, and no threat of one.
    fn is_settled(&self) -> bool {
        true
    }

    /// The value of a piece in exchanges, in hundredths of a man.
    fn weight(_kind: Kind) -> i32 {
        100
    }

    /// The key of the text that counts pieces of this kind.
    fn called(_kind: Kind) -> &'static str {
        "hint-pieces"
    }

    /// The pieces of a seat that the opponent could capture if it were to move.
    fn in_danger(&self, _seat: Seat) -> Vec<Spot> {
        Vec::new()
    }

    /// The game's own sentence about a move that is the only one.
    fn only(_line: &PlayedLine<Self>) -> Option<Sentence> {
        None
    }

    /// The game's own sentence about a line's first move, tried before pieces won and lost are
    /// considered.
    fn remark(_line: &PlayedLine<Self>) -> Option<Sentence> {
        None
    }

    /// The game's own sentence about a line's first move that neither wins nor loses anything.
    fn plan(_line: &PlayedLine<Self>) -> Option<Sentence> {
        None
    }
}

/// Pieces by kind.
pub type Bag = BTreeMap<Kind, u32>;

/// One move of a line.
#[derive(Clone, Debug)]
pub struct LineMove<G: Game> {
    /// The seat that made it.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// Its effects.
    pub effects: Vec<Effect>,
    /// The game after the move.
    pub after: G,
    /// Whether it is the first move of a turn, or of the line.
    begins_turn: bool,
}

/// A line of moves, played from a position.
#[derive(Clone, Debug)]
pub struct PlayedLine<G: Game> {
    /// The game before the line.
    pub before: G,
    /// The seat that moves first; the line is seen from its side.
    pub seat: Seat,
    /// The moves of the line up to the first illegal one.
    pub steps: Vec<LineMove<G>>,
    /// The score of the line for the seat, if there is one.
    pub score: Option<Score>,
    /// Owner and kind of every piece before the line.
    pieces: BTreeMap<PieceId, (Seat, Kind)>,
}

/// What a side gains in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoils {
    /// The opponents' pieces that it captured.
    pub taken: Bag,
    /// Its own pieces that the opponents captured.
    pub given: Bag,
    /// The number of its own turns up to there, at least 1 if it moved at all.
    pub turns: u32,
    /// The step after which it had the gain and never less again.
    pub step: usize,
    /// Whether it was worse off at some point on the way than before its first move.
    pub through_loss: bool,
}

impl Spoils {
    /// The pieces taken beyond those given, and those given beyond those taken.
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

impl<G: Explains> PlayedLine<G> {
    /// Plays the line as far as its moves are legal; `None` if no seat is to move.
    #[must_use]
    pub fn follow(game: &G, line: &[G::Move], score: Option<Score>) -> Option<PlayedLine<G>> {
        let seat = game.turn().seat()?;
        let pieces = game.view(Some(seat)).pieces();
        let mut played_line = PlayedLine {
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
            let now = played_line.steps.last().map_or(game, |step| &step.after);
            let Some(seat) = now.turn().seat() else { break };
            let begins_turn = played_line.steps.is_empty() || now.starts_turn();
            let mut after = now.clone();
            let Ok(effects) = after.play(mv) else { break };
            played_line.steps.push(LineMove {
                seat,
                mv: mv.clone(),
                effects,
                after,
                begins_turn,
            });
        }
        Some(played_line)
    }

    /// The game after the first move, or before it if there is none.
    #[must_use]
    pub fn after_first(&self) -> &G {
        self.steps.first().map_or(&self.before, |step| &step.after)
    }

    /// The first and last spots of the first move.
    #[must_use]
    pub fn ends(&self) -> Option<(Spot, Spot)> {
        let spots = self.before.spots(&self.steps.first()?.mv);
        Some((*spots.first()?, *spots.last()?))
    }

    /// The number of turns this seat has begun up to and including this step.
    #[must_use]
    pub fn turns(&self, of: Seat, step: usize) -> u32 {
        let steps = self.steps.iter().take(step + 1);
        steps
            .filter(|step| step.seat == of && step.begins_turn)
            .count() as u32
    }

    /// The winner and the number of its turns, if the line reaches the end of the game.
    #[must_use]
    pub fn won(&self) -> Option<(Seat, u32)> {
        let last = self.steps.last()?;
        match last.after.turn().outcome()?.winners.as_slice() {
            [winner] => Some((*winner, self.turns(*winner, self.steps.len() - 1))),
            _ => None,
        }
    }

    /// What a seat has taken and given up to and including this step.
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

    /// What the seat has gained up to this step, by the game's piece values; negative for a loss.
    /// If the aim is to get rid of pieces, giving is a gain.
    #[must_use]
    pub fn gain(&self, of: Seat, step: usize) -> i32 {
        let material = |bag: &Bag| -> i32 {
            bag.iter()
                .map(|(kind, count)| G::weight(*kind) * *count as i32)
                .sum()
        };
        let (taken, given) = self.exchange(of, step);
        self.before.aim().sign() * (material(&taken) - material(&given))
    }

    /// Whether the position is quiet after this step.
    #[must_use]
    pub fn is_settled(&self, step: usize) -> bool {
        self.steps
            .get(step)
            .is_some_and(|step| step.after.turn().outcome().is_some() || step.after.is_settled())
    }

    /// The lasting gain of the seat in the line: achieved within `horizon` of its own turns, with a
    /// quiet position later, and not taken back by the line. `None` if there is no such gain.
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

    /// Whether the line costs the seat something and does not win it back.
    #[must_use]
    pub fn costs(&self, of: Seat) -> bool {
        let last = (0..self.steps.len())
            .rev()
            .find(|step| self.is_settled(*step));
        last.is_some_and(|settled| (settled..self.steps.len()).all(|step| self.gain(of, step) < 0))
    }

    /// The step at which a piece of the seat is promoted, within `horizon` of its turns, to
    /// something that the line does not capture again.
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

    /// The first equal exchange, if the first move or the reply begins it.
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

    /// How far the seat is ahead on the table before the line, by the game's piece values.
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
