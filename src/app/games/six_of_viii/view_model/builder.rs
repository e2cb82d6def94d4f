//! What the parts of the view model share: the names of seats and sides, their badges and their
//! points.

use bevy_egui::egui::Color32;

use crate::app::session::TableState;
use crate::app::ui::palette::SIDES;
use crate::app::wording::{cards, ending};
use crate::rules::Seat;
use crate::rules::six_of_viii::round::SideScore;
use crate::rules::six_of_viii::{DUMMY, Place, PlayedCard, View, diamonds};
use crate::texts::{capital, list, plural, text};

/// The sprites of the two sides' badges.
pub(super) const BADGES: [&str; 2] = ["seal_rose", "seal_portcullis"];

/// Builds the view model from the viewer's view and the table's names.
pub(super) struct ViewModelBuilder<'a> {
    pub(super) view: &'a View,
    pub(super) table: &'a TableState,
}

impl ViewModelBuilder<'_> {
    /// Whether a place belongs to the dummy.
    pub(super) fn is_dummy(&self, place: Place) -> bool {
        !self.view.options.four && place == DUMMY
    }

    /// The name of a place, e.g. “You”, “Katherine”, “The dummy”.
    pub(super) fn name(&self, place: Place) -> String {
        let name = cards::short_name(self.table, Seat(place));
        if self.is_dummy(place) {
            capital(&name)
        } else {
            name
        }
    }

    /// The same within a sentence.
    pub(super) fn name_in_sentence(&self, place: Place) -> String {
        cards::name_in_sentence(self.table, Seat(place))
    }

    pub(super) fn is_you(&self, place: Place) -> bool {
        ending::is_you(self.table, Seat(place))
    }

    /// The place to act.
    pub(super) fn acting(&self) -> Option<Place> {
        self.view.place.filter(|_| !self.table.shows_end())
    }

    /// The place at the lower edge of the screen.
    pub(super) fn below(&self) -> Place {
        self.table.viewer.0
    }

    /// The badge of a side, as an index into `BADGES`. With one person, that person's side has the
    /// rose.
    pub(super) fn badge_of(&self, side: usize) -> usize {
        let rose = if self.table.people() == 1 {
            self.view.side(self.below())
        } else {
            0
        };
        usize::from(side != rose)
    }

    /// The sprite of a side's badge. With three players, `side` is a seat, which has the badge of
    /// the side it belongs to in this hand.
    pub(super) fn badge(&self, side: usize) -> &'static str {
        let side = if self.view.options.four {
            side
        } else {
            self.view.side(side as Place)
        };
        BADGES[self.badge_of(side)]
    }

    /// Whether a place plays with the viewer.
    pub(super) fn is_partner(&self, place: Place) -> bool {
        place != self.below()
            && self.table.sees.is_some()
            && self.view.side(place) == self.view.side(self.below())
    }

    /// The sides in display order, as team numbers. With three players, as seat numbers: each
    /// scores alone.
    pub(super) fn sides(&self) -> Vec<usize> {
        let below = usize::from(self.below());
        if self.view.options.four {
            vec![below % 2, (below + 1) % 2]
        } else {
            (0..3).map(|step| (below + step) % 3).collect()
        }
    }

    pub(super) fn title(&self, side: usize, index: usize) -> String {
        if !self.view.options.four {
            return self.name(side as Place);
        }
        match (self.table.sees.is_some() && self.table.people() > 0, index) {
            (true, 0) => text("cards-ours").to_owned(),
            (true, _) => text("cards-theirs").to_owned(),
            (false, _) => text(["cards-rose", "cards-portcullis"][self.badge_of(side)]).to_owned(),
        }
    }

    /// The names of a team's members, the viewer first. Empty where people have only places: “our side”
    /// says it all.
    pub(super) fn members(&self, side: usize) -> String {
        let unnamed = |place| ending::place_of(self.table, Seat(place)).is_some();
        if !self.view.options.four || (0..4).any(unnamed) {
            return String::new();
        }
        let below = self.below();
        let places = (0..4)
            .map(|step| (below + step) % 4)
            .filter(|place| usize::from(place % 2) == side);
        let names: Vec<String> = places.map(|place| self.name(place)).collect();
        list(&names)
    }

    pub(super) fn ink(&self, side: usize, index: usize) -> Color32 {
        if self.view.options.four {
            SIDES[self.badge_of(side)]
        } else {
            SIDES[index.min(2)]
        }
    }

    /// The scores of the current hand and its first player, or between hands those of the last one.
    pub(super) fn hand(&self) -> ([SideScore; 2], usize) {
        let view = self.view;
        match view.finished.last().filter(|_| view.resting()) {
            // `finished` already includes this hand.
            Some(last) => (*last, (view.finished.len() - 1) % 3),
            None => (view.tallies, usize::from(view.starter)),
        }
    }

    /// The score of a side in the current hand, or between hands in the last one. `None` if it does
    /// not score in that hand.
    pub(super) fn now(&self, side: usize) -> Option<SideScore> {
        let (tallies, solo) = self.hand();
        if self.view.options.four {
            Some(tallies[side])
        } else {
            (side == solo).then_some(tallies[0])
        }
    }

    /// The points of a side that count towards winning (SV-16): those of the finished hands and of
    /// the current one.
    pub(super) fn total(&self, side: usize) -> i32 {
        let view = self.view;
        let before = view.standing.get(side).copied().unwrap_or_default();
        let now = self
            .now(side)
            .filter(|_| !view.resting())
            .map_or(0, |tally| i32::from(tally.points()));
        before + now
    }

    /// Whether a match with these options has several hands.
    pub(super) fn several(&self) -> bool {
        self.view.options.full || !self.view.options.four
    }
}

/// E.g. “3 tricks”.
pub(super) fn tricks(n: usize) -> String {
    plural("cards-tricks", n)
}

/// E.g. “3 points”.
pub(super) fn points(n: u32) -> String {
    plural("cards-points", n as usize)
}

/// The points of a trick (SV-5).
pub(super) fn trick_points(trick: &[PlayedCard]) -> u32 {
    1 + u32::from(diamonds(trick))
}
