//! What puzzles are about.

use coffer_texts::{Worded, text};
use serde::{Deserialize, Serialize};

/// The idea of a puzzle's solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PuzzleTheme {
    /// Something is given away, and more is taken.
    Shot,
    /// Captures without giving anything first.
    Capture,
    /// A man is crowned.
    Crown,
    /// The opponent has pieces left, but no move.
    ShutIn,
    /// The own pieces are got rid of.
    GiveAway,
    /// A mill that the opponent cannot stop.
    Mill,
    /// One man closes two mills in turn.
    DoubleMill,
    /// A mill while men are still being placed.
    Placing,
    /// The wolf gets past the sheep.
    BreakThrough,
    /// The sheep leave the wolf no way.
    CloseTheNet,
    /// The queen reaches the throne.
    Throne,
    /// The opponent's queen is left without guards or without a way.
    Trap,
    /// Fates are met in a race.
    Fates,
    /// Every trick is taken.
    EveryTrick,
    /// A trick is given away for more.
    GiveATrick,
    /// A trump at the right time.
    Trumps,
    /// Cards in the right order.
    Order,
    /// A trade completes a house.
    House,
    /// A trade leaves the others nothing to lay.
    GiveNothing,
    /// Cards are laid, or kept, at the right time.
    LayOrWait,
    /// The last card is laid.
    LastCard,
}

impl PuzzleTheme {
    /// All themes, in the order in which they are listed.
    pub const ALL: [PuzzleTheme; 21] = [
        Self::Shot,
        Self::Capture,
        Self::Crown,
        Self::ShutIn,
        Self::GiveAway,
        Self::Mill,
        Self::DoubleMill,
        Self::Placing,
        Self::BreakThrough,
        Self::CloseTheNet,
        Self::Throne,
        Self::Trap,
        Self::Fates,
        Self::EveryTrick,
        Self::GiveATrick,
        Self::Trumps,
        Self::Order,
        Self::House,
        Self::GiveNothing,
        Self::LayOrWait,
        Self::LastCard,
    ];

    /// The part of its text keys that names it.
    const fn key(self) -> &'static str {
        match self {
            Self::Shot => "shot",
            Self::Capture => "capture",
            Self::Crown => "crown",
            Self::ShutIn => "shut_in",
            Self::GiveAway => "give_away",
            Self::Mill => "two_threats",
            Self::DoubleMill => "double_mill",
            Self::Placing => "placing",
            Self::BreakThrough => "break_through",
            Self::CloseTheNet => "close_the_net",
            Self::Throne => "throne",
            Self::Trap => "trap",
            Self::Fates => "fates",
            Self::EveryTrick => "every_trick",
            Self::GiveATrick => "give_a_trick",
            Self::Trumps => "trumps",
            Self::Order => "order",
            Self::House => "house",
            Self::GiveNothing => "give_nothing",
            Self::LayOrWait => "lay_or_wait",
            Self::LastCard => "last_card",
        }
    }

    /// Its name: `Double mill`.
    #[must_use]
    pub fn name(self) -> String {
        text(&format!("theme-{}", self.key())).to_owned()
    }

    /// What a puzzle about it teaches, for those who have solved it.
    #[must_use]
    pub fn lesson(self) -> Worded {
        Worded::text(format!("theme-{}-lesson", self.key()))
    }
}
