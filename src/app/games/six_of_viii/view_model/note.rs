//! The note beside the table: what the player to move has to do, and who is winning the trick.

use crate::app::games::six_of_viii::view_model::builder::{ViewModelBuilder, points, trick_points};
use crate::rules::Seat;
use crate::rules::six_of_viii::Phase;
use crate::rules::six_of_viii::deck::Suit;
use crate::texts::{capital, fill, text};

impl ViewModelBuilder<'_> {
    /// The rule in force, a second sentence, and the suit it is about.
    pub(super) fn note(&self) -> (String, String, Option<Suit>) {
        let view = self.view;
        let trump = view.trump();
        let Some(place) = self.acting() else {
            return Default::default();
        };
        let seat = view.options.seat_of(place, view.starter);
        let yours = self.table.sees == Some(seat)
            && self.table.occupant(seat).is_some_and(|who| who.is_person());
        let own = self.is_you(place) || yours;
        match view.phase {
            Phase::Pass if own => {
                let dummy = !view.options.four && seat == Seat(view.starter);
                let key = if dummy {
                    "six_of_viii-give"
                } else {
                    "six_of_viii-pass"
                };
                let partner = self.name_in_sentence(view.options.partner(place, view.starter));
                (
                    fill(key, &[("name", &partner)]),
                    text(&format!("{key}-more")).to_owned(),
                    None,
                )
            }
            Phase::Take if own => (
                text("six_of_viii-take").to_owned(),
                text("six_of_viii-take-more").to_owned(),
                None,
            ),
            Phase::Pass | Phase::Take => (
                capital(&fill(
                    "six_of_viii-passing",
                    &[("name", &self.name_in_sentence(place))],
                )),
                String::new(),
                None,
            ),
            Phase::Church => {
                let points = points(trick_points(&view.trick));
                let more = |place: u8| match self.is_you(place) {
                    true => text("six_of_viii-annul-more-you").to_owned(),
                    false => fill(
                        "six_of_viii-annul-more",
                        &[("name", &self.name_in_sentence(place))],
                    ),
                };
                let winning = self.view.winning().map(|played| played.place);
                let key = if own {
                    "six_of_viii-annul"
                } else {
                    "six_of_viii-annul-other"
                };
                (
                    capital(&fill(
                        key,
                        &[("points", &points), ("name", &self.name_in_sentence(place))],
                    )),
                    winning.map_or_else(String::new, more),
                    None,
                )
            }
            Phase::Play => {
                let winning = self.winning_words(trump);
                let first = if own { self.duty() } else { String::new() };
                let suit = view.led().unwrap_or(trump);
                match (first.is_empty(), winning.is_empty()) {
                    (true, true) => (String::new(), String::new(), None),
                    (true, false) => (winning, String::new(), Some(suit)),
                    (false, _) => (first, winning, Some(suit)),
                }
            }
            Phase::Deal | Phase::Over => Default::default(),
        }
    }

    /// What the player to move has to do.
    fn duty(&self) -> String {
        let view = self.view;
        let color = |suit: Suit| text(suit.text_key()).to_owned();
        let Some(led) = view.led() else {
            let whose = if view.place.is_some_and(|place| self.is_dummy(place)) {
                "six_of_viii-lead-dummy"
            } else {
                "six_of_viii-lead"
            };
            return text(whose).to_owned();
        };
        let legal = view.legal();
        let follows = legal
            .iter()
            .any(|play| !play.card.is_king() && play.suit(view.trump()) == led);
        let free = view
            .playing()
            .is_some_and(|hand| hand.iter().all(|card| legal.own.contains(card)));
        let key = if follows && !free {
            "six_of_viii-follow"
        } else if follows {
            "six_of_viii-follows"
        } else {
            "six_of_viii-void"
        };
        capital(&fill(key, &[("suit", &color(led))]))
    }

    /// Who is winning the trick, and why.
    fn winning_words(&self, trump: Suit) -> String {
        let Some(played) = self.view.winning() else {
            return String::new();
        };
        let led = self.view.led();
        let suit = played.play.suit(trump);
        let name = self.name_in_sentence(played.place);
        let card = if played.play.card.is_king() {
            text("six_of_viii-king").to_owned()
        } else {
            played.play.rank().to_string()
        };
        let key = match (suit == trump, led == Some(trump)) {
            _ if played.play.card.is_king() => "six_of_viii-winning-king",
            (true, false) => "six_of_viii-winning-trump",
            (true, true) => "six_of_viii-winning-led_trump",
            (false, _) => "six_of_viii-winning",
        };
        let own = self.is_you(played.place);
        let color = text(trump.text_key());
        let key = if own {
            format!("{key}-you")
        } else {
            key.to_owned()
        };
        capital(&fill(
            &key,
            &[("suit", color), ("name", &name), ("card", &card)],
        ))
    }
}
