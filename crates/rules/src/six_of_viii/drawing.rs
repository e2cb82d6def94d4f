//! The table drawn with characters, as a view knows it.

use coffer_texts::{capital, fill, list, plural, text};

use super::deck::{CardSet, SPACES, Suit, deck};
use super::round::{Play, SideScore};
use super::{DUMMY, Phase, Place, PlayedCard, View};
use crate::Seat;
use crate::drawing::side;

/// The view with what its people are called.
struct NamedView<'a> {
    view: &'a View,
    names: &'a [String],
}

/// What is done, the timeline, the people with their cards of the trick, the hands that the viewer
/// sees, and the score.
pub(super) fn drawing(view: &View, names: &[String]) -> String {
    let named = NamedView { view, names };
    let mut lines = vec![named.heading()];
    if !view.resting() {
        lines.extend([timeline(view), String::new()]);
        lines.extend(view.ring().into_iter().map(|place| named.person(place)));
        lines.push(String::new());
        lines.extend(named.hands());
        lines.extend(named.task());
    }
    lines.extend(named.scores());
    lines.join("\n")
}

/// The queens by their initials, the crown's space in brackets.
fn timeline(view: &View) -> String {
    let space = |(at, suit): (usize, &Suit)| {
        let (open, close) = if at == usize::from(view.crown) {
            ('[', ']')
        } else {
            (' ', ' ')
        };
        format!("{open}{}{close}", suit.letter())
    };
    let reigns: String = deck().reign.iter().enumerate().map(space).collect();
    fill("cli-draw-timeline", &[("reigns", reigns.trim_end())])
}

/// Cards in notation, each with its diamonds.
fn cards(cards: CardSet) -> String {
    let words: Vec<String> = cards.iter().map(|card| play(Play::own(card))).collect();
    words.join(" ")
}

fn play(play: Play) -> String {
    format!("{play}{}", "♦".repeat(usize::from(play.card.diamonds())))
}

/// The cards of a hand, a line for each suit that it holds, and one for the King.
fn hand(held: CardSet) -> Vec<String> {
    let line = |name: &str, of: CardSet| format!("  {:7} {}", capital(name), cards(of));
    let of = |suit: Suit| held.without(held.without(suit.cards()));
    let suits = Suit::ALL.into_iter().filter(|suit| !of(*suit).is_empty());
    let mut lines: Vec<String> = suits
        .map(|suit| line(text(suit.text_key()), of(suit)))
        .collect();
    let others = Suit::ALL
        .into_iter()
        .fold(held, |rest, suit| rest.without(suit.cards()));
    if !others.is_empty() {
        lines.push(line(text("six_of_viii-king"), others));
    }
    lines
}

impl NamedView<'_> {
    fn name(&self, place: Place) -> String {
        if self.is_dummy(place) {
            return text("cards-dummy").to_owned();
        }
        match self.names.get(usize::from(place)) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => side("six_of_viii", Seat(place), &[]),
        }
    }

    fn is_dummy(&self, place: Place) -> bool {
        !self.view.options.four && place == DUMMY
    }

    /// Which hand it is, and what happens in it.
    fn heading(&self) -> String {
        let view = self.view;
        let hand = (view.hand + 1).to_string();
        let key = match view.phase {
            Phase::Deal if view.finished.is_empty() => "cli-draw-before",
            Phase::Deal | Phase::Over => "cli-draw-between",
            Phase::Pass | Phase::Take => "cli-draw-passing",
            Phase::Play | Phase::Church => "cli-draw-trick",
        };
        let trump = view.trump();
        let queen = format!("six_of_viii-queen-{}", trump.key());
        let reigns = [("queen", text(&queen)), ("color", text(trump.text_key()))];
        let trick = (usize::from(view.crown) + 1).min(SPACES).to_string();
        let values = [
            ("hand", hand.as_str()),
            ("finished", &view.finished.len().to_string()),
            ("trick", &trick),
            ("reigns", &fill("six_of_viii-reigns", &reigns)),
        ];
        fill(key, &values)
    }

    /// Somebody at the table: how many cards are held, and the card of the trick.
    fn person(&self, place: Place) -> String {
        let view = self.view;
        let mark = if view.place == Some(place) { '>' } else { ' ' };
        let mut name = capital(&self.name(place));
        if self.is_partner(place) {
            name = format!("{name} ({})", text("cards-partner"));
        }
        let count = plural("cards-held", usize::from(view.counts[usize::from(place)]));
        let played = view.trick.iter().find(|played| played.place == place);
        let played = played.map_or_else(String::new, |played| self.played_card(played));
        let line = format!("{mark} {name:<36}{count:<18}{played}");
        line.trim_end().to_owned()
    }

    fn is_partner(&self, place: Place) -> bool {
        let view = self.view;
        let own = view.viewer.map(|seat| seat.0);
        let partner = own.map(|own| view.options.partner(own, view.starter));
        view.options.four && partner == Some(place)
    }

    fn played_card(&self, played: &PlayedCard) -> String {
        let card = play(played.play);
        if self.view.winning() == Some(played) {
            fill("cli-draw-winning", &[("card", &card)])
        } else {
            card
        }
    }

    /// The cards that the viewer sees in hands.
    fn hands(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if let Some(got) = view.got.filter(|_| view.crown == 0) {
            let got: CardSet = got.into_iter().collect();
            lines.push(fill("cli-draw-got", &[("cards", &cards(got))]));
        }
        if !view.own.is_empty() {
            lines.push(text("cli-draw-hand").to_owned());
            lines.extend(hand(view.own));
        }
        if let Some(dummy) = view.dummy.filter(|dummy| !dummy.is_empty()) {
            lines.push(text("cli-draw-dummy").to_owned());
            lines.extend(hand(dummy));
        }
        lines
    }

    /// What the viewer has to do, if it is the viewer's turn, and how it is typed.
    fn task(&self) -> Option<String> {
        let view = self.view;
        let seat = view.viewer.filter(|seat| view.turn.seat() == Some(*seat))?;
        Some(match view.phase {
            Phase::Deal | Phase::Over => return None,
            Phase::Pass => {
                let to = self.name(view.options.partner(seat.0, view.starter));
                fill(
                    "cli-draw-task-pass",
                    &[("name", &to), ("cards", &first_two(view.own))],
                )
            }
            Phase::Take => {
                let cards = first_two(view.dummy.unwrap_or_default());
                fill("cli-draw-task-take", &[("cards", &cards)])
            }
            Phase::Church => text("cli-draw-task-church").to_owned(),
            Phase::Play => self.play_task(),
        })
    }

    fn play_task(&self) -> String {
        let view = self.view;
        let [lead, any, follow] = if view.place.is_some_and(|place| self.is_dummy(place)) {
            [
                "cli-draw-task-lead_dummy",
                "cli-draw-task-any_dummy",
                "cli-draw-task-follow_dummy",
            ]
        } else {
            [
                "cli-draw-task-lead",
                "cli-draw-task-any",
                "cli-draw-task-follow",
            ]
        };
        let Some(led) = view.led() else {
            return text(lead).to_owned();
        };
        let (legal, held) = (view.legal(), view.playing().unwrap_or_default());
        let own = legal.own.iter().map(Play::own);
        let plays = own.chain(legal.thirteen.iter().map(Play::thirteen));
        let plays: Vec<String> = plays.map(|play| play.to_string()).collect();
        let void = held.without(led.cards()) == held;
        let key = if void && legal.own == held {
            any
        } else {
            follow
        };
        let suit = capital(text(led.text_key()));
        fill(key, &[("suit", &suit), ("plays", &plays.join(" "))])
    }

    /// What each side has won in the hand, or in the last one, and in all.
    fn scores(&self) -> Vec<String> {
        let view = self.view;
        let tallies = match view.phase {
            Phase::Play | Phase::Church => Some(&view.tallies),
            Phase::Pass | Phase::Take => None,
            Phase::Deal | Phase::Over => view.finished.last(),
        };
        let Some(tallies) = tallies else {
            return Vec::new();
        };
        let sides = (0..2).map(|side| self.score(side, tallies[side]));
        [String::new()].into_iter().chain(sides).collect()
    }

    /// With three players the two who play against the solo player share a side, but not their
    /// points: the totals are by person.
    fn score(&self, side: usize, tally: SideScore) -> String {
        let view = self.view;
        let places = (0..4).filter(|place| view.side(*place) == side);
        let names: Vec<String> = places.clone().map(|place| self.name(place)).collect();
        let totals = places
            .filter(|place| !self.is_dummy(*place))
            .filter_map(|place| view.totals.get(usize::from(place)));
        let mut totals: Vec<String> = totals.map(ToString::to_string).collect();
        totals.dedup();
        let values = [
            ("names", capital(&list(&names))),
            ("tricks", plural("cards-tricks", tally.tricks.into())),
            ("diamonds", tally.diamonds.to_string()),
            ("points", tally.points().to_string()),
            ("total", totals.join("/")),
        ];
        let values = values
            .each_ref()
            .map(|(name, value)| (*name, value.as_str()));
        fill("cli-draw-score", &values)
    }
}

/// Two cards as an example of what can be typed.
fn first_two(held: CardSet) -> String {
    let two: Vec<String> = held.iter().take(2).map(|card| card.to_string()).collect();
    two.join(" ")
}
