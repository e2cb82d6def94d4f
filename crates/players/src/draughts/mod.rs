//! English draughts for the search: the evaluation of positions.
//!
//! All terms are whole hundredths of a man. Sets of squares are given as PDN numbers for Black;
//! White's are the same sets with the board turned round.

#[cfg(test)]
mod depth_tests;
mod evaluation;
pub mod huffing;
pub mod losing;
mod position;
pub mod self_play;
pub mod style;
#[cfg(test)]
pub(super) mod tests;

use coffer_rules::draughts::board::{Board, Move};
use coffer_rules::draughts::{Draughts, LOSING, NO_PROGRESS_LIMIT, Options};

pub use self::evaluation::{Evaluation, PlainEvaluator};
use std::sync::Arc;

use self::huffing::{Huffing, HuffingEvaluator};
use self::losing::{Losing, LosingEvaluator};
use self::style::WithStyle;
use crate::Budget;
use crate::baseline::Baseline;
use crate::book::Book;
use crate::knowledge::Knowledge;
use crate::levels::{Courtier, PlayerProfile};
use crate::player::Player;
use crate::search::HistoryView;
use crate::thinker::{CourtGame, Request, Thinker, Thought};
use crate::wdl_tablebase::{Tablebases, WithTablebase};

/// A computer player for draughts, Losing Draughts and draughts with huffing.
#[derive(Debug)]
pub struct DraughtsThinker {
    /// The opening book, used only in standard draughts.
    book: Option<Arc<Book>>,
    taking: Player<Board, WithTablebase<WithStyle<Evaluation>>>,
    losing: Player<Losing, WithStyle<LosingEvaluator>>,
    huffing: Player<Huffing, WithStyle<HuffingEvaluator>>,
}

impl DraughtsThinker {
    /// A player with this profile. It uses the parts of `knowledge` that the profile allows.
    #[must_use]
    pub fn new(profile: PlayerProfile, knowledge: &Knowledge) -> DraughtsThinker {
        let tablebases = if profile.endings {
            knowledge.tablebases()
        } else {
            Tablebases::default()
        };
        let evaluation = Evaluation::of(&profile, knowledge);
        let huffing = HuffingEvaluator {
            // A player that notices only what is near does not play captures out.
            quiescence: profile.quiescence && profile.blunder_rate < 100,
            evaluation: Evaluation::without_networks(&profile, knowledge),
        };
        DraughtsThinker {
            book: knowledge.book().filter(|_| profile.book),
            taking: Player::new(
                profile,
                WithTablebase::new(WithStyle::new(evaluation, profile.style), tablebases),
            ),
            losing: Player::new(
                profile,
                WithStyle::new(
                    LosingEvaluator::new(knowledge.losing_networks().filter(|_| profile.network)),
                    profile.style.turned(),
                ),
            ),
            huffing: Player::new(profile, WithStyle::new(huffing, profile.style)),
        }
    }
}

/// A courtier's profile. At Losing Draughts captures mostly lie beside the moves considered, so
/// Brandon would overlook too few of them.
fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
    let usual = *who.profile()?;
    Some(match who {
        Courtier::CharlesBrandon if variant == LOSING => PlayerProfile {
            blunder_rate: 2,
            ..usual
        },
        _ => usual,
    })
}

impl CourtGame for Draughts {
    const KEEPS_PLAYERS: bool = true;

    fn courtier(
        variant: &str,
        who: Courtier,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Draughts>>> {
        let profile = profile(variant, who)?;
        Some(Box::new(DraughtsThinker::new(profile, knowledge)))
    }

    fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
        profile(variant, who)
    }

    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Draughts>>> {
        Some(Box::new(DraughtsThinker::new(*profile, knowledge)))
    }

    fn book_moves(game: &Draughts, knowledge: &Knowledge) -> Vec<Move> {
        let plain = game.options() == Options::default();
        let book = knowledge.book().filter(|_| plain);
        let moves = book.map_or_else(Vec::new, |book| book.moves(game.board()));
        moves.into_iter().map(|(mv, _)| mv).collect()
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Draughts>>> {
        Some(Box::new(Baseline::<Draughts, _>(Draughts::board)))
    }
}

impl Thinker<Draughts> for DraughtsThinker {
    fn budget(&self) -> Budget {
        self.taking.profile().budget
    }

    fn think(&mut self, view: &Draughts, legal: &[Move], request: &Request) -> Thought<Move> {
        let plain = view.options() == Options::default();
        let from_book = self
            .book
            .as_ref()
            .filter(|_| plain && request.book)
            .and_then(|book| book.choose(view.board(), request.seed.get()))
            .and_then(|chosen| Thought::of_book(chosen, legal));
        if let Some(thought) = from_book {
            return thought;
        }
        let before = view.seen().earlier();
        let past = HistoryView {
            keys: &before,
            since_progress: u32::from(view.quiet()),
            progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
            plies_left: None,
        };
        let board = *view.board();
        let report = if view.options().losing {
            self.losing.think(&Losing(board), past, request)
        } else if view.options().huff {
            let huffable = view.huffable();
            self.huffing
                .think(&Huffing { board, huffable }, past, request)
        } else {
            self.taking.think(&board, past, request)
        };
        Thought::of_search(report, legal)
    }
}
