//! Puzzles of The Six of VIII: the last cards of a hand with all hands open. The solver plays a hand,
//! the others play as well as can be. Everything is searched to the end, so that a solution is proved.

use coffer_players::Clock;
use coffer_players::hint::PlayedLine;
use coffer_players::knowledge::Knowledge;
use coffer_players::search::Score;
use coffer_players::six_of_viii::{OpenHands, greedy};
use coffer_rules::six_of_viii::{Move, Phase, SixOfViii};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Seat, Setup, Turn, legal_moves};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{Collection, Line, MOVES, Proposal, PuzzleGame, grade, propose_and_solve};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// The fewest and the most cards of each hand.
const CARDS: (usize, usize) = (4, 6);
/// Of a hundred cards of a game, so many are played without a thought.
const CARELESS: u64 = 20;

/// How many tricks the side that plays takes in all, by its play: those that it has, and those of the
/// rest with best play of everybody.
fn tricks(game: &SixOfViii) -> Vec<(Move, u32)> {
    let round = game.round();
    if game.phase() != Phase::Play {
        return Vec::new();
    }
    let own = round.tallies[usize::from(round.to_play() % 2)].tricks;
    let values = OpenHands::new(game.options().advanced)
        .tricks(round)
        .into_iter();
    let total = |tricks: i32| u32::from(own) + u32::try_from(tricks).unwrap_or(0);
    values
        .map(|(play, tricks)| (Move::Play(play), total(tricks)))
        .collect()
}

/// The tricks that are left, with the current one.
fn left(game: &SixOfViii) -> usize {
    let round = game.round();
    let started = usize::from(!round.plays().is_empty());
    round.hands[usize::from(round.leader())].len() + started
}

/// The position alone, without the tricks before it.
fn ending(setup: &Setup, game: &SixOfViii) -> Option<SixOfViii> {
    let text = game.position();
    let fields: Vec<&str> = text.split(':').take(5).collect();
    SixOfViii::from_position(setup, &fields.join(":")).ok()
}

/// To take as many tricks as can be, if one card alone does.
fn task(game: &SixOfViii) -> Option<Proposal<Move>> {
    let values = tricks(game);
    let best = values.iter().map(|(_, tricks)| *tricks).max()?;
    let mut right = values.iter().filter(|(_, tricks)| *tricks == best);
    let (first, of) = (right.next()?.0.clone(), left(game) as u32);
    (right.next().is_none() && best > 0).then_some(Proposal {
        goal: PuzzleGoal::Tricks(best, of),
        moves: MOVES.1,
        first,
    })
}

/// Finds a puzzle in the last tricks of a game between players who take what they can.
fn find(setup: &Setup, seed: u64, mut keep: impl FnMut(&SixOfViii) -> bool) -> bool {
    let mut game = SixOfViii::new(setup);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for ply in 0_u64.. {
        let mv = match game.turn() {
            Turn::Over(_) => return false,
            Turn::Chance => game.chance(&mut rng),
            Turn::Seat(seat) => {
                let legal = legal_moves(&game);
                let cards = left(&game);
                if game.phase() == Phase::Play
                    && (CARDS.0..=CARDS.1).contains(&cards)
                    && legal.len() > 2
                    && ending(setup, &game).is_some_and(|ending| keep(&ending))
                {
                    return true;
                }
                let luck = mix(mix(seed).wrapping_add(ply));
                if luck % 100 < CARELESS {
                    legal
                        .get((luck / 100 % legal.len() as u64) as usize)
                        .cloned()
                } else {
                    greedy(&game.view(Some(seat)), &legal)
                }
            }
        };
        let Some(mv) = mv else { return false };
        if game.play(&mv).is_err() {
            return false;
        }
    }
    false
}

impl PuzzleGame for SixOfViii {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[SixOfViii::VARIANTS[0].key];

    /// Whoever wins a trick with the last card leads to the next.
    const TURNS_GO_ON: bool = true;

    fn search(
        found: &mut Collection,
        setup: &Setup,
        seed: u64,
        _knowledge: &Knowledge,
        _clock: Clock,
    ) -> bool {
        find(setup, seed, |ending| {
            let puzzle =
                task(ending).and_then(|task| propose_and_solve(setup.variant().key, ending, &task));
            puzzle.is_some_and(|puzzle| found.keep(ending, puzzle))
        })
    }

    fn proposal(played_line: &PlayedLine<SixOfViii>) -> Option<Proposal<Move>> {
        task(&played_line.before)
    }

    /// Tricks are counted otherwise.
    fn gain(&self, _mv: &Move) -> u32 {
        0
    }

    fn move_scores(&self, _nodes: u64) -> Vec<(Move, Score)> {
        let values = tricks(self).into_iter();
        values
            .map(|(mv, tricks)| (mv, Score(tricks as i32)))
            .collect()
    }

    fn solutions(&self, goal: PuzzleGoal, _balance: i32, _moves: usize, _nodes: u64) -> Vec<Move> {
        let PuzzleGoal::Tricks(wanted, _) = goal else {
            return Vec::new();
        };
        let right = tricks(self)
            .into_iter()
            .filter(|(_, tricks)| *tricks >= wanted);
        right.map(|(mv, _)| mv).collect()
    }

    /// The partner's best card; of an opponent's best cards one after which the solver or the partner
    /// has the fewest right ones.
    fn stubborn_reply(
        &self,
        goal: PuzzleGoal,
        balance: i32,
        moves: usize,
        solver: Seat,
    ) -> Option<Move> {
        let partner = self
            .turn()
            .seat()
            .is_some_and(|seat| self.allies(seat, solver));
        let values = tricks(self);
        let best = values.iter().map(|(_, tricks)| *tricks).max()?;
        let good = values.into_iter().filter(|(_, tricks)| *tricks == best);
        good.map(|(mv, _)| mv).min_by_key(|mv| {
            let mut after = self.clone();
            let known = !partner && after.play(mv).is_ok();
            if known && after.turn().seat() == Some(solver) {
                after.solutions(goal, balance, moves, 0).len()
            } else {
                usize::MAX
            }
        })
    }

    fn theme(line: &Line<SixOfViii>, goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        match goal {
            PuzzleGoal::Tricks(n, of) if n >= of => PuzzleTheme::EveryTrick,
            _ if gives_away(line) => PuzzleTheme::GiveATrick,
            _ if trumps(line) => PuzzleTheme::Trumps,
            _ => PuzzleTheme::Order,
        }
    }

    fn difficulty(line: &Line<SixOfViii>, goal: PuzzleGoal) -> u8 {
        let PuzzleGoal::Tricks(n, of) = goal else {
            return 1;
        };
        let hard = usize::from(gives_away(line)) + usize::from(of > 5) + usize::from(n < of);
        grade(line.turns() - 1 + hard / 2)
    }

    fn balance(&self) -> i32 {
        0
    }
}

/// Whether the solver's side loses the first trick.
fn gives_away(line: &Line<SixOfViii>) -> bool {
    let side = |game: &SixOfViii| usize::from(game.round().to_play() % 2);
    let Some(solver) = line.games.first().map(side) else {
        return false;
    };
    let tallies = line.games.iter().map(|game| game.round().tallies);
    let mut taken = tallies.filter(|tallies| tallies.iter().any(|side| side.tricks > 0));
    taken
        .next()
        .is_some_and(|tallies| tallies[solver].tricks == 0)
}

/// Whether the first card is a trump.
fn trumps(line: &Line<SixOfViii>) -> bool {
    let (game, mv) = (line.games.first(), line.moves.first());
    let (Some(game), Some(Move::Play(play))) = (game, mv) else {
        return false;
    };
    let trump = game.round().trump();
    play.suit(trump) == trump
}
