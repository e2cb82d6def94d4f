//! The line across the table: every card has its place on it, in sections such as royal houses.

use bevy::prelude::*;

use crate::app::table::layout::cards::hands::covered;
use crate::app::table::layout::cards::order;
use crate::app::table::layout::cards::places::{CardPlaces, Held, Section};
use crate::app::table::layout::cards::pose::{CARD_HEIGHT, Pose};
use crate::rules::Spot;

/// The height of the label above a card.
const LABEL: f32 = 22.0;

impl CardPlaces {
    /// The section of a spot, and its place there.
    pub(super) fn place_on_line(&self, spot: Spot) -> Option<(usize, usize)> {
        let mut sections = self.facts.line.iter().enumerate();
        sections.find_map(|(section, spots)| {
            let place = spots.iter().position(|other| *other == spot)?;
            Some((section, place))
        })
    }

    /// Whether a spot is a place on the line, and not of a section that is spread.
    pub fn is_on_line(&self, spot: Spot) -> bool {
        self.place_on_line(spot).is_some() && self.spread_pose(spot).is_none()
    }

    /// The pose of a card of the section that is spread over the table.
    fn spread_pose(&self, spot: Spot) -> Option<Pose> {
        let mut cards = self.spread_section.iter();
        let card = cards.find(|(place, _)| *place == spot);
        card.map(|(_, pose)| *pose)
    }

    /// The width of a place in a section, in world units.
    pub(super) fn step_on_line(&self, section: usize) -> f32 {
        let section = self.sections.get(section);
        section.map_or(f32::INFINITY, |section| {
            section.rect.width() / section.places.max(1) as f32
        })
    }

    /// The first section of each row of the line: rows break between sections, where they become
    /// most equal.
    fn breaks(&self) -> Vec<usize> {
        let rows = self.measures().line.len();
        let lengths: Vec<usize> = self.facts.line.iter().map(Vec::len).collect();
        let all: usize = lengths.iter().sum();
        let before = |section: usize| lengths[..section].iter().sum::<usize>();
        let nearest = |row: usize| {
            let wanted = all * row / rows.max(1);
            (0..=lengths.len()).min_by_key(|section| before(*section).abs_diff(wanted))
        };
        (0..rows).filter_map(nearest).collect()
    }

    /// The heights between which something can be shown for a moment without covering the line, the viewer's
    /// hand or the label above a card of it: the lower and the upper one, in world units.
    pub fn between_line_and_hand(&self) -> (f32, f32) {
        let row = self.measures().line.last();
        let labels = if self.design.is_phone() { 14.0 } else { 24.0 };
        let upper = self.at(0.0, row.map_or(0.0, |row| row.3 + labels)).y;
        let hand = self.held.iter().filter(|held| held.seat == self.viewer);
        let top = |held: &Held| held.rest.at.y + held.rest.width * CARD_HEIGHT / 2.0;
        let lower = hand.map(top).fold(f32::NEG_INFINITY, f32::max);
        let label = LABEL * self.scale;
        (lower.max(-self.window.y / 2.0) + label, upper)
    }

    /// The sections of the line; empty if there is none.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// Lays the sections of the line. A place is equally wide in all rows.
    pub(super) fn lay_line(&self) -> Vec<Section> {
        let breaks = self.breaks();
        let rows = &self.measures().line;
        let row_of = |section: usize| breaks.iter().rposition(|first| *first <= section);
        let count = |row: usize| -> usize {
            let end = breaks
                .get(row + 1)
                .copied()
                .unwrap_or(self.facts.line.len());
            self.facts.line[breaks[row]..end.max(breaks[row])]
                .iter()
                .map(Vec::len)
                .sum()
        };
        let longest = (0..breaks.len()).map(count).max().unwrap_or(0).max(1) as f32;
        let mut sections = Vec::new();
        for (number, spots) in self.facts.line.iter().enumerate() {
            let Some(row) = row_of(number) else { continue };
            let (left, top, right, bottom) = rows[row];
            let step = (right - left) / longest;
            let inset = (longest - count(row) as f32) * step / 2.0;
            let before: usize = self.facts.line[breaks[row]..number]
                .iter()
                .map(Vec::len)
                .sum();
            let start = left + inset + before as f32 * step;
            let end = start + spots.len() as f32 * step;
            sections.push(Section {
                number,
                rect: Rect::from_corners(self.at(start, top), self.at(end, bottom)),
                places: spots.len(),
            });
        }
        sections
    }

    /// The part of a card on the line that the next card in its row covers, in per cent.
    pub fn covered_on_line(&self, spot: Spot) -> u8 {
        let pose = self.line_pose(spot).filter(|_| self.is_on_line(spot));
        let Some(pose) = pose else {
            return 0;
        };
        let others = self.piles.iter().filter_map(|pile| self.line_pose(*pile));
        let behind = others.map(|other| other.at - pose.at);
        let behind = behind.filter(|step| step.y == 0.0 && step.x > 0.0);
        let shown = behind.map(|step| step.x).fold(pose.width, f32::min);
        covered(pose.width, shown)
    }

    /// The pose of a card on the line: its left edge is that of its place, and the next card covers
    /// all but its spine, unless its section is spread.
    pub(super) fn line_pose(&self, spot: Spot) -> Option<Pose> {
        if let Some(pose) = self.spread_pose(spot) {
            return Some(pose);
        }
        let (number, place) = self.place_on_line(spot)?;
        let section = self.sections.get(number)?;
        let step = self.step_on_line(number);
        let width = section.rect.height() / CARD_HEIGHT;
        let left = section.rect.min.x + place as f32 * step;
        let before: usize = self.facts.line[..number].iter().map(Vec::len).sum();
        Some(Pose {
            at: Vec2::new(left + width / 2.0, section.rect.center().y),
            turn: 0.0,
            width,
            order: order::LINE + (before + place) as f32 * order::STEP,
        })
    }
}
