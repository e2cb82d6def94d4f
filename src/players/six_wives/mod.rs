//! Computer players for The Six Wives. [`evaluation`] evaluates positions.
//!
//! They use the shared search. With more than two seats it searches replies of one opponent at a
//! time: after each action of the seat that searches, whichever of the others can answer it best
//! acts, and the rest wait (best-reply search: Schadd and Winands, *Best reply search for
//! multiplayer games*, 2011). So it sees more of the seat's own moves than if all others were to act
//! in between. The interest of the others is half that of the best of them and half that of all.
//! A draw of Fruit Cocktail that the seat does not know is sampled among those that agree with the
//! goals met so far.

pub mod evaluation;

use self::evaluation::{Race, SixWivesEvaluator, Step, needed};
use super::determinization::SplitMix64;
use super::knowledge::Knowledge;
use super::levels::{Courtier, Player, PlayerProfile};
use super::search::{HistoryView, Score, SearchReport, mix};
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::{Budget, baseline};
use crate::rules::six_wives::board::{Action, Board};
use crate::rules::six_wives::card::Duty;
use crate::rules::six_wives::{Move, SixWives, View};

/// Sampled draws of the others for each move, at the levels that look far ahead.
const SAMPLES: u64 = 4;
/// Looking ahead this far, a player samples several draws.
const FAR: u32 = 4;

/// A computer player.
#[derive(Debug)]
pub struct SixWivesThinker(Player<Race, SixWivesEvaluator>);

impl SixWivesThinker {
    /// A player with this profile.
    #[must_use]
    pub fn new(profile: PlayerProfile) -> SixWivesThinker {
        SixWivesThinker(Player::new(profile, SixWivesEvaluator))
    }

    /// Searches one board. The line of the report is one that can be played.
    fn search(&mut self, board: Board, view: &View, request: &Request) -> SearchReport<Step> {
        let (_, before) = view.seen().split_last().unwrap_or((&0, &[]));
        let since = before.len() as u32;
        let past = HistoryView {
            keys: before,
            since_progress: since,
            // One reply to each action.
            progress_limit: Some(since + 2 * u32::from(view.rounds_left())),
        };
        let report = self.0.think(&Race::new(board), past, request);
        SearchReport {
            score: certain(report.score, board),
            pv: playable(board, &report.pv),
            ..report
        }
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
    actions
        .into_iter()
        .min_by_key(|action| needed(&board.play(*action), board.turn()))
}

/// The view with each unknown draw replaced by a possible one, by luck.
fn sampled(view: &View, luck: &mut SplitMix64) -> Board {
    let mut board = *view.board();
    for seat in view.unknown() {
        let draws = view.possible_draws(seat);
        let draw = draws.get(luck.below(draws.len())).copied();
        board = board.with_duty(seat, Duty::Cocktail(draw));
    }
    board
}

impl Thinker<SixWives> for SixWivesThinker {
    fn budget(&self) -> Budget {
        self.0.profile().budget
    }

    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let hidden = view.unknown().next().is_some();
        let samples = if hidden && self.0.profile().depth >= FAR {
            SAMPLES
        } else {
            1
        };
        let budget = request.budget.unwrap_or(self.0.profile().budget);
        let part = Budget {
            nodes: budget.nodes.map(|nodes| (nodes / samples).max(1)),
            time: budget.time.map(|time| time / samples as u32),
        };
        let mut luck = SplitMix64::new(request.seed);
        let mut reports: Vec<SearchReport<Step>> = Vec::new();
        for number in 0..samples {
            let request = Request {
                budget: Some(part),
                resume: request.resume && samples == 1,
                seed: mix(request.seed ^ number),
                ..request.clone()
            };
            reports.push(self.search(sampled(view, &mut luck), view, &request));
        }
        thought(&reports, legal)
    }
}

/// The choice of most searches, with the figures of the first one that made it.
fn thought(reports: &[SearchReport<Step>], legal: &[Move]) -> Thought<Move> {
    let votes = |one: &SearchReport<Step>| {
        reports
            .iter()
            .filter(|other| other.best == one.best)
            .count()
    };
    let mut best: Option<&SearchReport<Step>> = None;
    for report in reports {
        if best.is_none_or(|best| votes(report) > votes(best)) {
            best = Some(report);
        }
    }
    let Some(report) = best else {
        return Thought::of_choice(legal.first().cloned(), legal.len());
    };
    let chosen = report.best.map(Move::from).filter(|mv| legal.contains(mv));
    Thought {
        best: chosen.or_else(|| legal.first().cloned()),
        score: Some(report.score),
        depth: report.depth,
        nodes: reports.iter().map(|report| report.nodes).sum(),
        line: report.pv.iter().copied().map(Move::from).collect(),
    }
}

/// A courtier's profile: a move lost costs 25, so the first levels need less noise than at
/// draughts.
fn profile(who: Courtier) -> Option<PlayerProfile> {
    let usual = who.profile()?;
    let (depth, evaluation_noise, root_noise, one_ply_rate, nodes) = match who {
        Courtier::WillSomers => (1, 53, 95, 0, 2_000),
        Courtier::Katherine => (1, 34, 50, 0, 4_000),
        Courtier::CharlesBrandon => (2, 4, 4, 0, 20_000),
        Courtier::ThomasMore => (3, 9, 9, 0, 60_000),
        Courtier::ThomasCromwell => (30, 0, 0, 0, 1_500_000),
    };
    Some(PlayerProfile {
        table_bytes: usual.table_bytes.min(16 << 20),
        depth,
        budget: Budget {
            nodes: Some(nodes),
            time: Some(std::time::Duration::from_millis(1500)),
        },
        quiescence: false,
        evaluation_noise,
        root_noise,
        one_ply_rate,
        blunder_rate: 0,
        tuned: false,
        ..*usual
    })
}

impl CourtGame for SixWives {
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
    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let race = Race::new(*view.board());
        let seat = view.board().turn();
        let actions: Vec<Step> = legal
            .iter()
            .filter_map(|mv| match *mv {
                Move::Act(action) => Some(Step { seat, action }),
                Move::First(_) | Move::Coins(..) | Move::Cocktail(..) => None,
            })
            .collect();
        let best = baseline::choose(&race, &actions, request.seed);
        Thought::of_choice(best.map(Move::from), legal.len())
    }
}

#[cfg(test)]
mod tests;
