//! Cards that cannot be read where they lie: an open hand that has no room, and the sections of the line,
//! where each card covers the one before. A press spreads them over the table, another folds them again.

use bevy::prelude::*;

use crate::app::table::layout::Surface;
use crate::app::table::layout::cards::open_hands::OpenArea;
use crate::app::table::layout::cards::order;
use crate::app::table::layout::cards::places::{CardPlaces, HandCard, PlacedCard};
use crate::app::table::layout::cards::pose::Pose;
use crate::rules::{Seat, Spot};

/// The largest width of a card that is spread over the table, in the design's measures.
const MOST_SPREAD: f32 = 120.0;

impl CardPlaces {
    /// What a press at a spot spreads over the table: an open hand, or a section of the line, which its
    /// first place stands for. `None` if what lies there can be read.
    pub fn folded_at(&self, spot: Spot) -> Option<Spot> {
        match spot {
            Spot::Hand(seat) => self.is_folded_hand(seat).then_some(spot),
            Spot::Pile(_) => {
                let (section, _) = self.place_on_line(spot)?;
                let folded = self.is_folded_section(section);
                folded.then(|| self.facts.line[section].first().copied())?
            }
            _ => None,
        }
    }

    fn is_folded_hand(&self, seat: Seat) -> bool {
        self.open(seat) && self.area_of(seat).is_none()
    }

    fn is_folded_section(&self, section: usize) -> bool {
        let laid = self.facts.line[section]
            .iter()
            .any(|place| self.piles.contains(place));
        laid && self.step_on_line(section) < self.least_width()
    }

    /// What is spread over the table: a hand, or the first place of a section of the line.
    pub fn spread(&self) -> Option<Spot> {
        self.folded_at(self.spread?)
    }

    /// Everything that a press spreads, each with the area for it: a hand's cards and its owner, or the
    /// section of the line.
    pub fn folded(&self) -> impl Iterator<Item = (Spot, Rect)> {
        let hands = self.facts.round.iter().copied().map(Spot::Hand);
        let line = self.facts.line.iter();
        let sections = line.filter_map(|places| places.first().copied());
        let folded = hands.chain(sections);
        folded.filter_map(|spot| Some((spot, self.area_when_folded(spot)?)))
    }

    /// The area of a spot that a press spreads.
    pub(super) fn area_when_folded(&self, spot: Spot) -> Option<Rect> {
        let stands_for = self.folded_at(spot).filter(|folded| *folded == spot);
        self.folded_area(stands_for?)
    }

    fn folded_area(&self, spot: Spot) -> Option<Rect> {
        match spot {
            Spot::Hand(seat) => {
                let cards = self.held.iter().filter(|held| held.seat == seat);
                let cards = cards.filter(|_| self.spread() != Some(spot));
                let rects = cards.map(|held| held.rest.bounds());
                Some(rects.fold(self.seat_frame(seat), |all, one| all.union(one)))
            }
            _ => {
                let (section, _) = self.place_on_line(spot)?;
                self.sections.get(section).map(|section| section.rect)
            }
        }
    }

    /// The poses of the cards that are spread over the table.
    fn spread_poses(&self) -> Vec<Pose> {
        match self.spread() {
            Some(Spot::Hand(seat)) => {
                let hand = self.held.iter().filter(|held| held.seat == seat);
                hand.map(|held| held.rest).collect()
            }
            Some(_) => self.spread_section.iter().map(|(_, pose)| *pose).collect(),
            None => Vec::new(),
        }
    }

    /// The rectangle round the cards that are spread over the table.
    pub fn spread_bounds(&self) -> Option<Rect> {
        let cards = self.spread_poses().into_iter().map(|pose| pose.bounds());
        cards.reduce(|all, card| all.union(card))
    }

    /// The cards of the section of the line that is spread, each by its place.
    pub(super) fn lay_section(&self) -> Vec<(Spot, Pose)> {
        let section = self.spread().and_then(|spot| self.place_on_line(spot));
        let Some((section, _)) = section else {
            return Vec::new();
        };
        let at = |place: &Spot| self.cards.iter().find(|card| card.spot == *place);
        let cards: Vec<&HandCard> = self.facts.line[section].iter().filter_map(at).collect();
        let rows = self.open_rows(&self.spread_area(cards.len()), &cards, None);
        let pose = |(card, (rest, ..)): (&&HandCard, PlacedCard)| (card.spot, rest);
        cards.iter().zip(rows).map(pose).collect()
    }

    /// The area over the middle of the table, for `count` cards.
    pub(super) fn spread_area(&self, count: usize) -> OpenArea {
        let (x, y, width, height) = self.measures().spread;
        let area = OpenArea {
            corner: Vec2::new(x, y),
            size: Vec2::new(width, height),
            most: MOST_SPREAD,
            part: self.index_part(),
            pointed_at: false,
            order: order::SPREAD,
        };
        self.with_years(count, area)
    }
}
