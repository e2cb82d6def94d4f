//! Iterative deepening at the root: aspiration windows, verification, one iteration.

use super::position::{Evaluator, SearchPosition};
use super::report::SearchReport;
use super::score::{INFINITE, Score};
use super::{ActiveSearch, MAX_PLY, RootMove, Wdl};

/// The maximum depth of a verification search.
const VERIFICATION_DEPTH: u32 = 7;

/// Half the width of the first aspiration window.
const ASPIRATION: i32 = 24;

/// Whether this helper leaves out the iteration: every second one is a ply ahead of the others.
const fn leaves_out(helper: usize, depth: u32) -> bool {
    helper % 2 == 1 && depth == 2
}

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    pub(super) fn deepen(&mut self, root: &P, roots: &mut [RootMove<P>]) -> SearchReport<P::Move> {
        let mut report = SearchReport {
            best: Some(roots[0].mv),
            score: Score(0),
            depth: 0,
            nodes: 0,
            pv: vec![roots[0].mv],
        };
        // With a single legal move only the score is open: do not spend the whole budget on it.
        let deepest = if roots.len() == 1 {
            self.options.depth.min(8)
        } else {
            self.options.depth
        }
        .clamp(1, MAX_PLY as u32 - 1);
        let helper = self.helper;
        for depth in (1..=deepest).filter(|&depth| !leaves_out(helper, depth)) {
            if self.stopped {
                break;
            }
            let before = report.score.0;
            let (mut low, mut high) = (-INFINITE, INFINITE);
            let mut margin = ASPIRATION;
            if depth >= 4 && before.abs() < Score::MAX_EVALUATION {
                (low, high) = (before - margin, before + margin);
            }
            loop {
                let score = self.root(root, roots, low, high, depth as i32, &mut report);
                if self.stopped || score > low && score < high {
                    break;
                }
                margin *= 4;
                let unbounded = margin > 400;
                if score <= low {
                    low = if unbounded {
                        -INFINITE
                    } else {
                        before - margin
                    };
                } else {
                    high = if unbounded { INFINITE } else { before + margin };
                }
            }
            if !self.stopped {
                report.depth = depth;
                report.nodes = self.nodes;
                let told = self.with_outcome(report.clone());
                let enough = (self.listen)(&told);
                if depth == 1 {
                    self.may_stop = true;
                    self.poll();
                }
                // The shortest win or the longest resistance lies within the depth.
                let decided = report.score.win_in().or(report.score.loss_in());
                if decided.is_some_and(|plies| plies <= depth) {
                    self.verify(root, roots, decided.unwrap_or(depth), &mut report);
                    break;
                }
                if enough {
                    break;
                }
            }
        }
        report.nodes = self.nodes;
        self.with_outcome(report)
    }

    /// The report with the tablebase result of the root in its score: the search looks for progress
    /// or for the hardest drawing move there, and scores a win of unknown distance as if it had none.
    fn with_outcome(&self, mut report: SearchReport<P::Move>) -> SearchReport<P::Move> {
        let outcome = match self.solved {
            Some(Wdl::Draw) => {
                report.score = Score(0);
                return report;
            }
            Some(Wdl::UncountedWin) => Score::UNCOUNTED_WIN,
            Some(Wdl::UncountedLoss) => -Score::UNCOUNTED_WIN,
            _ => return report,
        };
        let most = Score::MOST_BESIDE_OUTCOME;
        if report.score.0.abs() < Score::UNCOUNTED_WIN - most {
            report.score = Score(outcome + report.score.0.clamp(-most, most));
        }
        report
    }

    /// Verification search: reductions and pruning may have missed a shorter win or a longer
    /// resistance, so repeat the search without them as far as that is cheap.
    fn verify(
        &mut self,
        root: &P,
        roots: &mut [RootMove<P>],
        plies: u32,
        report: &mut SearchReport<P::Move>,
    ) {
        self.verifying = true;
        for depth in 1..=plies.min(VERIFICATION_DEPTH) {
            let mut sure = report.clone();
            let score = self.root(root, roots, -INFINITE, INFINITE, depth as i32, &mut sure);
            if self.stopped {
                return;
            }
            // A tablebase distance found beyond this depth may not be the shortest.
            let within = Score(score)
                .win_in()
                .or(Score(score).loss_in())
                .is_some_and(|plies| plies <= report.depth);
            if within {
                *report = SearchReport {
                    depth: report.depth,
                    ..sure
                };
                return;
            }
        }
    }

    /// Searches the root moves, best first, and moves the best to the front.
    fn root(
        &mut self,
        root: &P,
        roots: &mut [RootMove<P>],
        low: i32,
        high: i32,
        depth: i32,
        report: &mut SearchReport<P::Move>,
    ) -> i32 {
        let mut alpha = low;
        let mut best = -INFINITE;
        for i in 0..roots.len() {
            let RootMove {
                restart,
                credit,
                mv,
                ..
            } = roots[i];
            let same = roots[i].after.side() == root.side();
            let open = high - alpha > 1;
            let mut score = -INFINITE;
            if i > 0 {
                let bar = alpha - credit;
                score =
                    self.child(&roots[i].after, same, restart, bar, bar + 1, depth - 1, 1) + credit;
            }
            if i == 0 || score > alpha && !self.stopped {
                score = self.child(
                    &roots[i].after,
                    same,
                    restart,
                    alpha - credit,
                    high - credit,
                    depth - 1,
                    1,
                ) + credit;
            }
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    report.best = Some(mv);
                    report.score = Score((score - credit).clamp(-Score::WIN, Score::WIN));
                    report.pv.clear();
                    report.pv.push(mv);
                    if open {
                        report.pv.extend_from_slice(&self.pv[1]);
                    }
                    roots[..=i].rotate_right(1);
                }
                if score >= high {
                    break;
                }
            }
        }
        best
    }
}
