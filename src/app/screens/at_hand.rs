//! The game at hand, which a page is about when it opens.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::levels::Levels;
use crate::app::screens::about_game::content;
use crate::app::screens::setup::MatchSetup;
use crate::app::session::{Games, TableState};
use crate::app::state::Screen;
use crate::levels::people::Succession;
use crate::levels::quiz::succession;
use crate::rules::Variant;

/// What a page is about when it opens: the game on the table, or else the one being set up.
#[derive(SystemParam)]
pub(in crate::app::screens) struct AtHand<'w> {
    pub games: Res<'w, Games>,
    pub levels: Res<'w, Levels>,
    screen: Res<'w, State<Screen>>,
    table: Res<'w, TableState>,
    setup: Res<'w, MatchSetup>,
}

impl AtHand<'_> {
    /// The match on the table, if any.
    pub fn table(&self) -> Option<&TableState> {
        (*self.screen.get() == Screen::Table).then_some(&*self.table)
    }

    /// The variants that satisfy `which`, and the index among them of the current variant, or 0.
    pub fn variants(&self, which: impl Fn(&str) -> bool) -> (Vec<&'static Variant>, usize) {
        let all = content::variants(&self.games, which);
        let wanted = match self.table() {
            Some(table) => table.variant.as_str(),
            None => self.setup.variant(&self.games),
        };
        let place = all.iter().position(|variant| variant.key == wanted);
        (all, place.unwrap_or(0))
    }

    /// The line of people of the game at hand.
    pub fn line(&self) -> Option<&'static Succession> {
        let (variants, place) = self.variants(|_| true);
        succession(variants.get(place)?.family)
    }
}
