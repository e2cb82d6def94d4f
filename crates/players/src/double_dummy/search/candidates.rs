//! The plays worth searching at a node, picked best first.

use crate::double_dummy::deck::SolverPlay;

/// A play to search.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) score: i16,
    pub(super) play: SolverPlay,
    pub(super) low: u8,
    /// The cards with points that it also stands for.
    pub(super) twins: u64,
}

/// The most plays of a hand: every card, plus two spies played as a 13.
pub(super) const MOST: usize = 20;

pub(super) struct Candidates {
    pub(super) list: [Candidate; MOST],
    pub(super) len: usize,
}

impl Candidates {
    pub(super) const fn new() -> Candidates {
        let nothing = Candidate {
            score: 0,
            play: SolverPlay(0),
            low: 0,
            twins: 0,
        };
        Candidates {
            list: [nothing; MOST],
            len: 0,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, play: SolverPlay, low: u8, twins: u64, score: i16) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = Candidate {
                score,
                play,
                low,
                twins,
            };
            self.len += 1;
        }
    }

    /// Selection sort: moves the best remaining candidate to index `from` and returns it.
    #[inline]
    pub(super) fn pick(&mut self, from: usize) -> Candidate {
        let mut best = from;
        for at in from + 1..self.len.min(MOST) {
            if self.list[at].score > self.list[best].score {
                best = at;
            }
        }
        self.list.swap(from, best);
        self.list[from]
    }
}
