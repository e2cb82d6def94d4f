//! Puzzles of Cromwell: a turn with all hands open. The solver lays as many cards as can be and leaves
//! the others as few as can be, or goes out.
//!
//! What is proved, and how the others trade, is in `docs/levels.md`. Every way through the turn is
//! tried ([`turn`]).

mod turn;

use coffer_players::hint::PlayedLine;
use coffer_players::knowledge::Knowledge;
use coffer_players::levels::Courtier;
use coffer_players::search::Score;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{CourtGame, Request};
use coffer_players::{Budget, Clock};
use coffer_rules::cromwell::deck::{House, Monarch, MonarchSet};
use coffer_rules::cromwell::{ADVANCED, Cromwell, Move, Phase};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Seat, Setup, Turn, legal_moves};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use self::turn::OpenTurn;
use super::{Collection, Line, MOVES, PLAY_NODES, Proposal, PuzzleGame, grade, propose_and_solve};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// Of a hundred moves of a game, so many are a beginner's.
const CARELESS: u64 = 25;

/// What the turn of Cromwell is worth after each move, whatever the others and the stock bring.
fn values(game: &Cromwell, alone: bool) -> Vec<(Move, i32)> {
    let turn = OpenTurn::of(game, alone);
    let value = |mv: &Move| {
        Some(match (game.phase(), mv) {
            (Phase::Announce, Move::Lay(cards)) => turn.laying(*cards).best_announcing(),
            (Phase::Announce, Move::Announce(card)) => turn.announcing(*card),
            (Phase::Choose, Move::Accept(seat)) => {
                let now = game.now()?;
                let offered = now.offer_of(*seat, game.options().seats)?;
                turn.trading(now.announced?, *seat, offered).best_laying()
            }
            (Phase::Choose, Move::Draw | Move::Decline) => turn.drawing(game.now()?.announced?),
            (Phase::Discard, Move::Discard) => {
                let announced = MonarchSet::one(game.now()?.announced?);
                turn.without(announced).best_laying()
            }
            (Phase::Discard | Phase::Lay, Move::Lay(cards)) => turn.laying(*cards).best_laying(),
            (Phase::Lay, Move::Pass) => turn.passing(),
            _ => return None,
        })
    };
    let moves = legal_moves(game).into_iter();
    let valued = moves.filter_map(|mv| value(&mv).map(|value| (mv, value)));
    valued.collect()
}

/// What a value reaches.
const fn goal_of(value: i32) -> Option<PuzzleGoal> {
    match value {
        turn::OUT.. => Some(PuzzleGoal::GoOut),
        1.. => Some(PuzzleGoal::Lay(value as u32)),
        _ => None,
    }
}

/// Whether a value reaches a goal.
fn is_enough(goal: PuzzleGoal, value: i32) -> bool {
    match goal {
        PuzzleGoal::GoOut => value >= turn::OUT,
        PuzzleGoal::Lay(cards) => value >= cards as i32,
        _ => false,
    }
}

/// To get as much as can be out of a turn, if one move alone does, and it does not just lay the whole hand.
fn task(game: &Cromwell) -> Option<Proposal<Move>> {
    let values = values(game, false);
    let goal = goal_of(values.iter().map(|(_, value)| *value).max()?)?;
    let mut right = values.iter().filter(|(_, value)| is_enough(goal, *value));
    let first = right.next()?.0.clone();
    let hand = game.held(game.cromwell());
    let is_obvious = matches!(first, Move::Lay(cards) if cards == hand);
    (right.next().is_none() && !is_obvious).then_some(Proposal {
        goal,
        moves: MOVES.1,
        first,
    })
}

/// The position alone: the first deal of a match, with Cromwell in the first seat.
fn alone(setup: &Setup, game: &Cromwell) -> Option<Cromwell> {
    let text = game.position();
    let cromwell = usize::from(game.cromwell());
    let field = |(at, field): (usize, &str)| match at {
        1 | 6 => "1".to_owned(),
        2 | 3 => {
            let mut seats: Vec<&str> = field.split('/').collect();
            seats.rotate_left(cromwell);
            seats.join("/")
        }
        _ => field.to_owned(),
    };
    let fields: Vec<String> = text.split(':').enumerate().map(field).collect();
    Cromwell::from_position(setup, &fields.join(":")).ok()
}

/// Finds a puzzle in a game between middling players and beginners.
fn find(
    setup: &Setup,
    seed: u64,
    knowledge: &Knowledge,
    clock: Clock,
    mut keep: impl FnMut(&Cromwell) -> bool,
) -> Option<bool> {
    let variant = setup.variant().key;
    let mut strong = Cromwell::courtier(variant, Courtier::CharlesBrandon, knowledge)?;
    let mut weak = Cromwell::courtier(variant, Courtier::WillSomers, knowledge)?;
    let mut game = Cromwell::new(setup);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for ply in 0_u64.. {
        let mv = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => game.chance(&mut rng)?,
            Turn::Seat(seat) => {
                let legal = legal_moves(&game);
                if matches!(game.phase(), Phase::Announce | Phase::Choose)
                    && legal.len() > 2
                    && alone(setup, &game).is_some_and(|alone| keep(&alone))
                {
                    return Some(true);
                }
                let luck = mix(mix(seed).wrapping_add(ply));
                let player = if luck % 100 < CARELESS {
                    &mut weak
                } else {
                    &mut strong
                };
                let request = Request::new(
                    Some(Budget::nodes(PLAY_NODES)),
                    PlayerSeed::of(luck, 0),
                    clock,
                );
                player
                    .think(&game.view(Some(seat)), &legal, &request)
                    .best?
            }
        };
        game.play(&mv).ok()?;
    }
    Some(false)
}

impl PuzzleGame for Cromwell {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[Cromwell::VARIANTS[0].key, ADVANCED];

    /// A turn is announced, chosen and laid in parts.
    const TURNS_GO_ON: bool = true;

    /// Cards can often be laid in several parts, so that the trade is all that is to be found.
    fn fewest_moves(&self) -> usize {
        1
    }

    /// With the turn, where nothing is left to do but to pass, and before the answers of the advanced
    /// game.
    fn ends_task(&self, solver: Seat) -> bool {
        match self.phase() {
            Phase::Offer => false,
            Phase::Lay => legal_moves(self).len() == 1,
            Phase::Name => true,
            _ => self.turn().seat() != Some(solver),
        }
    }

    fn search(
        found: &mut Collection,
        setup: &Setup,
        seed: u64,
        knowledge: &Knowledge,
        clock: Clock,
    ) -> bool {
        let keep = |game: &Cromwell| {
            let puzzle =
                task(game).and_then(|task| propose_and_solve(setup.variant().key, game, &task));
            puzzle.is_some_and(|puzzle| found.keep(game, puzzle))
        };
        find(setup, seed, knowledge, clock, keep) == Some(true)
    }

    fn proposal(played_line: &PlayedLine<Cromwell>) -> Option<Proposal<Move>> {
        task(&played_line.before)
    }

    /// What is laid is counted for the whole turn.
    fn gain(&self, _mv: &Move) -> u32 {
        0
    }

    fn move_scores(&self, _nodes: u64) -> Vec<(Move, Score)> {
        let values = values(self, false).into_iter();
        values.map(|(mv, value)| (mv, Score(value))).collect()
    }

    fn solutions(&self, goal: PuzzleGoal, _balance: i32, _moves: usize, _nodes: u64) -> Vec<Move> {
        let values = values(self, false).into_iter();
        let right = values.filter(|(_, value)| is_enough(goal, *value));
        right.map(|(mv, _)| mv).collect()
    }

    /// Of the offers that a seat may make, the one that brings the solver the least.
    fn stubborn_reply(
        &self,
        _goal: PuzzleGoal,
        _balance: i32,
        _moves: usize,
        _solver: Seat,
    ) -> Option<Move> {
        let (seat, announced) = (self.turn().seat()?.0, self.now()?.announced?);
        let turn = OpenTurn::of(self, false);
        let offers = turn.offers(announced, seat);
        let value = |offered: &Monarch| turn.trading(announced, seat, *offered).best_laying();
        Some(Move::Offer(offers.iter().min_by_key(value)))
    }

    fn theme(line: &Line<Cromwell>, goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        if goal == PuzzleGoal::GoOut {
            PuzzleTheme::LastCard
        } else if waits(line) {
            PuzzleTheme::LayOrWait
        } else if is_tempted(line) {
            PuzzleTheme::GiveNothing
        } else {
            PuzzleTheme::House
        }
    }

    fn difficulty(line: &Line<Cromwell>, _goal: PuzzleGoal) -> u8 {
        let announces = line.games.first().map(Cromwell::phase) == Some(Phase::Announce);
        let hard = [announces, waits(line), is_tempted(line)];
        let hard = hard.iter().filter(|hard| **hard).count();
        grade(hard + line.turns().saturating_sub(1) / 2)
    }

    fn balance(&self) -> i32 {
        0
    }

    /// With other houses of as many cards in their places, and with the line turned round.
    fn images(&self) -> Vec<Cromwell> {
        let variant = Cromwell::VARIANTS[usize::from(self.options().advanced)].key;
        let Ok(setup) = Setup::standard(variant) else {
            return Vec::new();
        };
        let text = self.position();
        let read = |text: &str| Cromwell::from_position(&setup, text).ok();
        // Read twice, for the cards of a hand are in the order of the line only in a position's text.
        let image = |names: &Renaming| read(&read(&renamed(&text, names))?.position());
        renamings(self.options().cards())
            .iter()
            .filter_map(image)
            .collect()
    }
}

/// Whether cards that can be laid are kept back, or laid before a trade, and the contrary is worth less.
fn waits(line: &Line<Cromwell>) -> bool {
    line.own_moves().any(|(game, mv)| {
        let lays = matches!(mv, Move::Lay(_));
        let is_choice = match game.phase() {
            Phase::Announce => true,
            Phase::Lay => !lays,
            _ => false,
        };
        let values = values(game, false);
        let contrary = values
            .iter()
            .filter(|(other, _)| matches!(other, Move::Lay(_)) != lays);
        let right = values.iter().find(|(other, _)| other == mv);
        let contrary = contrary.map(|(_, value)| *value).max();
        is_choice
            && contrary.is_some_and(|contrary| Some(contrary) < right.map(|(_, value)| *value))
    })
}

/// Whether another first move lays as much, but leaves the others more.
fn is_tempted(line: &Line<Cromwell>) -> bool {
    let (Some(game), Some(first)) = (line.games.first(), line.moves.first()) else {
        return false;
    };
    let values = values(game, true);
    let right = values.iter().find(|(mv, _)| mv == first);
    let others = values.iter().filter(|(mv, _)| mv != first);
    let most = others.map(|(_, value)| *value).max();
    right.is_some_and(|(_, value)| most >= Some(*value))
}

/// For each monarch the one in its place.
type Renaming = Vec<Monarch>;

/// Every way to put houses in each other's places that have as many cards in play, each also with
/// the line of each house turned round; without the one that changes nothing.
fn renamings(cards: MonarchSet) -> Vec<Renaming> {
    let houses = House::all().map(|house| house.monarchs() & cards);
    let houses: Vec<MonarchSet> = houses.filter(|house| !house.is_empty()).collect();
    let mut orders: Vec<Vec<MonarchSet>> = vec![Vec::new()];
    for house in &houses {
        let longer = |order: &Vec<MonarchSet>| {
            let others = houses.iter().copied();
            let fits = |other: &MonarchSet| other.len() == house.len() && !order.contains(other);
            let more = others
                .filter(fits)
                .map(|other| [&order[..], &[other]].concat());
            more.collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    let renaming = |order: &Vec<MonarchSet>, turned: bool| -> Renaming {
        let mut names: Renaming = Monarch::all().collect();
        for (house, other) in houses.iter().zip(order) {
            let mut place: Vec<Monarch> = other.iter().collect();
            if turned {
                place.reverse();
            }
            for (monarch, other) in house.iter().zip(place) {
                names[monarch.index()] = other;
            }
        }
        names
    };
    let all = orders
        .iter()
        .flat_map(|order| [false, true].map(|turned| renaming(order, turned)));
    all.filter(|names| !names.is_sorted()).collect()
}

/// A position's text with other monarchs.
fn renamed(text: &str, names: &Renaming) -> String {
    let parts = text.split_inclusive([':', '/', ',']);
    let part = |part: &str| {
        let word = part.trim_end_matches([':', '/', ',']);
        let separator = &part[word.len()..];
        match word.parse::<Monarch>() {
            Ok(monarch) => format!("{}{separator}", names[monarch.index()]),
            Err(()) => part.to_owned(),
        }
    };
    parts.map(part).collect()
}

#[cfg(test)]
mod tests;
