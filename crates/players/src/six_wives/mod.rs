//! Computer players for The Six Wives. [`evaluation`] evaluates positions.
//!
//! They use the shared search. With more than two seats it searches replies of one opponent at a
//! time: after each action of the seat that searches, whichever of the others can answer it best
//! acts, and the rest wait (best-reply search: Schadd and Winands, *Best reply search for
//! multiplayer games*, 2011). So it sees more of the seat's own moves than if all others were to act
//! in between. The interest of the others is half that of the best of them and half that of all.

pub mod evaluation;

use coffer_rules::six_wives::board::{Action, Board};
use coffer_rules::six_wives::card::QUEENS;
use coffer_rules::six_wives::{Move, SixWives};

use self::evaluation::{Race, SixWivesEvaluator, Step, needed};
use super::knowledge::Knowledge;
use super::levels::{Courtier, FAR_SIGHT, PlayerProfile};
use super::player::Player;
use super::search::{HistoryView, Score, SearchReport};
use super::thinker::{CourtGame, Opponent, Request, Thinker, Thought};
use super::{Budget, baseline};

/// A computer player.
#[derive(Debug)]
pub struct SixWivesThinker(Player<Race, SixWivesEvaluator>);

impl SixWivesThinker {
    /// A player with this profile.
    #[must_use]
    pub fn new(profile: PlayerProfile) -> SixWivesThinker {
        SixWivesThinker(Player::new(profile, SixWivesEvaluator))
    }

    /// Searches the position. The line of the report is one that can be played.
    fn search(&mut self, game: &SixWives, request: &Request) -> SearchReport<Step> {
        let (board, before) = (*game.board(), game.seen().earlier());
        let past = HistoryView {
            keys: &before,
            since_progress: before.len() as u32,
            progress_limit: None,
            // One reply to each action.
            plies_left: Some(2 * u32::from(game.rounds_left())),
        };
        let depth = depth_at(&board, self.0.profile().depth);
        let race = Race::in_sight(board, sight_at(&board, self.0.profile().sight));
        let report = self.0.think_to(depth, &race, past, request);
        SearchReport {
            score: certain(report.score, board),
            pv: playable(board, &report.pv),
            ..report
        }
    }
}

/// Looking ahead this far, a player of two looks further in the ending.
const FAR: u32 = 3;
/// The most goals that both players together have left in an ending, and how far such a player looks
/// ahead there: a king who shadows the last queen of the other must be seen to give way.
const ENDING: (u8, u32) = (3, 9);

/// How far a player that usually looks `depth` plies ahead does so here.
fn depth_at(board: &Board, depth: u32) -> u32 {
    let left: u8 = (board.all_seats())
        .map(|seat| QUEENS as u8 - board.card(seat).met())
        .sum();
    let (goals, further) = ENDING;
    if depth >= FAR && board.seats() == 2 && left <= goals {
        depth.max(further)
    } else {
        depth
    }
}

/// How many steps a player that usually sees so many sees here: with more than two seats whoever
/// does not see all of them sees one less, as there is more to look at.
fn sight_at(board: &Board, sight: u8) -> u8 {
    if board.seats() > 2 && sight < FAR_SIGHT {
        sight.saturating_sub(1)
    } else {
        sight
    }
}

/// A score beyond every evaluation, short of a win.
const FAR_AHEAD: i32 = 5_000;

/// With more than two seats several others may answer an action, so only a win at once is sure.
fn certain(score: Score, board: Board) -> Score {
    if board.seats() == 2 || score.win_in() == Some(1) {
        score
    } else {
        Score(score.0.clamp(-FAR_AHEAD, FAR_AHEAD))
    }
}

/// The steps of a search with the actions of the seats that wait there, as far as they can be
/// played: each of these takes the quickest way.
fn playable(mut board: Board, steps: &[Step]) -> Vec<Step> {
    let mut line = Vec::with_capacity(steps.len());
    for step in steps {
        while board.turn() != step.seat && !board.is_over() {
            let seat = board.turn();
            let Some(action) = quickest(&board) else {
                return line;
            };
            line.push(Step { seat, action });
            board.apply(action);
        }
        if !board.is_legal(step.action) {
            break;
        }
        line.push(*step);
        board.apply(step.action);
    }
    line
}

/// The action after which the seat to move needs least.
fn quickest(board: &Board) -> Option<Action> {
    let mut actions = Vec::new();
    board.for_each_action(|action| actions.push(action));
    quickest_of(board, actions.into_iter())
}

/// The one of these actions after which the seat to move needs least.
fn quickest_of(board: &Board, actions: impl Iterator<Item = Action>) -> Option<Action> {
    actions.min_by_key(|action| needed(&board.play(*action), board.turn()))
}

/// The Six Wives has one opponent that the courtiers are measured against.
const OPPONENTS: [Opponent<SixWives>; 1] = [Opponent {
    name: "racer",
    rule: racer,
}];

/// Takes the quickest way to its own goals, and does not look at the others.
fn racer(view: &SixWives, legal: &[Move], _request: &Request) -> Option<Move> {
    quickest_of(view.board(), actions_of(legal)).map(Move::Act)
}

/// The actions among the legal moves.
fn actions_of(legal: &[Move]) -> impl Iterator<Item = Action> {
    legal.iter().filter_map(|mv| match mv {
        Move::Act(action) => Some(*action),
        Move::First(_) | Move::Coins(..) | Move::Cocktail(..) => None,
    })
}

impl Thinker<SixWives> for SixWivesThinker {
    fn budget(&self) -> Budget {
        self.0.profile().budget
    }

    fn think(&mut self, view: &SixWives, legal: &[Move], request: &Request) -> Thought<Move> {
        let report = self.search(view, request);
        let chosen = report.best.map(Move::from).filter(|mv| legal.contains(mv));
        Thought {
            best: chosen.or_else(|| legal.first().cloned()),
            score: Some(report.score),
            depth: report.depth,
            nodes: report.nodes,
            line: report.pv.iter().copied().map(Move::from).collect(),
        }
    }
}

/// A courtier's profile. The first levels see only so many steps, and so walk past what is farther
/// away; the higher ones overlook nothing, and look less far ahead than at draughts.
fn profile(who: Courtier) -> Option<PlayerProfile> {
    let usual = who.profile()?;
    let (depth, sight, nodes) = match who {
        Courtier::WillSomers => (1, 7, 2_000),
        Courtier::Katherine => (1, 9, 4_000),
        Courtier::CharlesBrandon => (2, FAR_SIGHT, 20_000),
        Courtier::ThomasMore => (3, FAR_SIGHT, 60_000),
        Courtier::ThomasCromwell => (30, FAR_SIGHT, 1_500_000),
    };
    Some(PlayerProfile {
        table_bytes: usual.table_bytes.min(16 << 20),
        depth,
        budget: Budget {
            nodes: Some(nodes),
            time: Some(std::time::Duration::from_millis(1500)),
        },
        quiescence: false,
        evaluation_noise: 0,
        root_noise: 0,
        one_ply_rate: 0,
        blunder_rate: 0,
        sight,
        tuned: false,
        network: false,
        ..*usual
    })
}

impl CourtGame for SixWives {
    const OPPONENTS: &'static [Opponent<Self>] = &OPPONENTS;

    fn courtier(
        _variant: &str,
        who: Courtier,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<SixWives>>> {
        Some(Box::new(SixWivesThinker::new(profile(who)?)))
    }

    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<SixWives>>> {
        Some(Box::new(SixWivesThinker::new(*profile)))
    }

    fn profile(_variant: &str, who: Courtier) -> Option<PlayerProfile> {
        profile(who)
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<SixWives>>> {
        Some(Box::new(SixWivesBaseline))
    }
}

/// The [`baseline`] player.
struct SixWivesBaseline;

impl Thinker<SixWives> for SixWivesBaseline {
    fn think(&mut self, view: &SixWives, legal: &[Move], request: &Request) -> Thought<Move> {
        let race = Race::new(*view.board());
        let seat = view.board().turn();
        let actions: Vec<Step> = actions_of(legal)
            .map(|action| Step { seat, action })
            .collect();
        let best = baseline::choose(&race, &actions, request.seed.get());
        Thought::of_choice(best.map(Move::from), legal.len())
    }
}

#[cfg(test)]
mod tests;
