//! Computer players for Nine Men's Morris, Mixed Mill and Ceylon Mill. `evaluation` evaluates
//! positions, and [`mill_tablebase`](crate::mill_tablebase) has those with few men.

mod evaluation;
pub mod self_play;

#[cfg(test)]
mod tests;

use coffer_rules::mill::board::{Board, Move, Options};
use coffer_rules::mill::{Mill, NO_PROGRESS_LIMIT};

pub use self::evaluation::MillEvaluator;
use super::Budget;
use super::baseline::Baseline;
use super::knowledge::Knowledge;
use super::levels::{Courtier, PlayerProfile};
use super::player::Player;
use super::search::HistoryView;
use super::thinker::{CourtGame, Request, Thinker, Thought};

/// A computer player for the mill games.
#[derive(Debug)]
pub struct MillThinker {
    profile: PlayerProfile,
    knowledge: Knowledge,
    /// The player for the current game's options; created when they are known.
    player: Option<(Options, Player<Board, MillEvaluator>)>,
}

impl MillThinker {
    /// A player with this profile.
    #[must_use]
    pub const fn new(profile: PlayerProfile, knowledge: Knowledge) -> MillThinker {
        MillThinker {
            profile,
            knowledge,
            player: None,
        }
    }
}

/// Cromwell's contempt, see [`PlayerProfile::contempt`]: between equals nearly every line of these
/// games repeats itself sooner or later. At Ceylon Mill more of it loses against himself.
const CONTEMPT: i32 = 60;
const CONTEMPT_AT_CEYLON_MILL: i32 = 20;

/// A courtier's profile for the mill games: as for other board games, but with a lower depth where
/// that would be too hard for learners, and with a higher blunder rate, because overlooking a mill
/// costs less than overlooking a capture in draughts.
fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
    let usual = who.profile()?;
    let (depth, evaluation_noise, root_noise, one_ply_rate, blunder_rate) = match who {
        // The baseline player wins two games of five against him (`coffer tournament VARIANT
        // --levels child,1`).
        Courtier::WillSomers if variant == "ceylon_mill" => (1, 80, 140, 0, 80),
        Courtier::WillSomers => (1, 60, 90, 0, 70),
        // If a mill gives another turn, two plies are no more than one.
        Courtier::Katherine if variant == "ceylon_mill" => (3, 15, 20, 5, 8),
        Courtier::Katherine => (2, 20, 35, 9, 30),
        Courtier::CharlesBrandon if variant == "ceylon_mill" => (4, 8, 15, 3, 2),
        Courtier::CharlesBrandon => (4, 8, 15, 5, 4),
        Courtier::ThomasMore => (7, 0, 2, 0, 0),
        Courtier::ThomasCromwell => (usual.depth, 0, 0, 0, 0),
    };
    let contempt = match who {
        Courtier::ThomasCromwell if variant == "ceylon_mill" => CONTEMPT_AT_CEYLON_MILL,
        Courtier::ThomasCromwell => CONTEMPT,
        _ => 0,
    };
    Some(PlayerProfile {
        // A smaller table answers sooner.
        table_bytes: usual.table_bytes.min(32 << 20),
        depth,
        evaluation_noise,
        root_noise,
        one_ply_rate,
        blunder_rate,
        contempt,
        ..*usual
    })
}

impl CourtGame for Mill {
    const KEEPS_PLAYERS: bool = true;

    fn courtier(
        variant: &str,
        who: Courtier,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Mill>>> {
        let profile = profile(variant, who)?;
        Some(Box::new(MillThinker::new(profile, knowledge.clone())))
    }

    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Mill>>> {
        Some(Box::new(MillThinker::new(*profile, knowledge.clone())))
    }

    fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
        profile(variant, who)
    }

    fn book_moves(game: &Mill, knowledge: &Knowledge) -> Vec<Move> {
        let book = knowledge.mill_book(game.board().options());
        let moves = book.map_or_else(Vec::new, |book| book.moves(game.board()));
        moves.into_iter().map(|(mv, _)| mv).collect()
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Mill>>> {
        Some(Box::new(Baseline::<Mill, _>(Mill::board)))
    }
}

impl Thinker<Mill> for MillThinker {
    fn budget(&self) -> Budget {
        self.profile.budget
    }

    fn think(&mut self, view: &Mill, legal: &[Move], request: &Request) -> Thought<Move> {
        let board = *view.board();
        let book = self.knowledge.mill_book(board.options());
        let from_book = book
            .filter(|_| self.profile.book && request.book)
            .and_then(|book| book.choose(&board, request.seed.get()))
            .and_then(|chosen| Thought::of_book(chosen, legal));
        if let Some(thought) = from_book {
            return thought;
        }
        let before = view.seen().earlier();
        // The plies since progress may start later than the positions that can recur: during
        // placement in Mixed Mill, and after a mill that removed nothing.
        let since = before.len() as u32;
        let past = HistoryView {
            keys: &before,
            since_progress: since,
            progress_limit: Some(
                u32::from(NO_PROGRESS_LIMIT) + since - u32::from(view.quiet()).min(since),
            ),
            plies_left: None,
        };
        let profile = self.profile;
        let options = board.options();
        let (_, player) = match &mut self.player {
            Some(known) if known.0 == options => known,
            other => other.insert((options, {
                let endings = self.knowledge.mill(options).filter(|_| profile.endings);
                let networks = self.knowledge.mill_networks(options);
                let networks = networks.filter(|_| profile.network);
                Player::new(
                    profile,
                    MillEvaluator::new(profile.style, endings, networks),
                )
            })),
        };
        Thought::of_search(player.think(&board, past, request), legal)
    }
}
