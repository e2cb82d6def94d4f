//! The table drawn with characters, as a view knows it.

use coffer_texts::{capital, fill, in_lines, list, plural, text};

use super::deck::{House, Monarch, MonarchSet, Side};
use super::{DealEnd, Phase, View, notation};
use crate::Seat;
use crate::drawing::side;

/// The widest line, in characters.
const WIDTH: usize = 78;

/// The view with what its people are called.
struct NamedView<'a> {
    view: &'a View,
    names: &'a [String],
}

/// What is done, the combinations by house, the Block, the people with what they have said, the
/// viewer's hand, and the score.
pub(super) fn drawing(view: &View, names: &[String]) -> String {
    let named = NamedView { view, names };
    let mut lines = vec![named.heading()];
    if !view.phase.rests() {
        lines.extend(named.table());
        lines.push(String::new());
        lines.extend((0..view.options.seats).map(|seat| named.person(seat)));
        lines.extend(named.hand());
        lines.extend(named.task());
    }
    lines.extend(named.scores());
    lines.join("\n")
}

fn in_line(cards: MonarchSet) -> Vec<Monarch> {
    cards.iter().collect()
}

/// A list of cards after a heading, in as many lines as it needs.
fn cards(heading: &str, cards: &[Monarch]) -> Vec<String> {
    let keys: Vec<&str> = cards.iter().map(|card| card.key()).collect();
    let lines = in_lines(keys, WIDTH - 14);
    let first = |number| if number == 0 { heading } else { "" };
    let lines = lines.lines().enumerate();
    lines
        .map(|(number, line)| format!("  {:<12}{line}", first(number)))
        .collect()
}

impl NamedView<'_> {
    fn name(&self, seat: u8) -> String {
        match self.names.get(usize::from(seat)) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => side("cromwell", Seat(seat), &[]),
        }
    }

    fn heading(&self) -> String {
        let view = self.view;
        let deal = (view.deal + 1).to_string();
        match view.phase {
            Phase::Deal if view.finished.is_empty() => text("cli-draw-before").to_owned(),
            Phase::Deal | Phase::Over => self.ending(),
            _ => fill(
                "cli-draw-cromwell-turn",
                &[("deal", &deal), ("name", &self.name(view.cromwell))],
            ),
        }
    }

    /// How the last deal ended.
    fn ending(&self) -> String {
        match self.view.finished.last().map(|deal| deal.end) {
            Some(DealEnd::Out(seat)) => fill(
                "cromwell-deal-out",
                &[("name", &capital(&self.name(seat.0)))],
            ),
            Some(DealEnd::Idle) => text("cromwell-deal-idle").to_owned(),
            Some(DealEnd::Long) => text("cromwell-deal-long").to_owned(),
            None => text("cli-draw-before").to_owned(),
        }
    }

    /// The combinations by house, and the piles of the basic game.
    fn table(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        for house in House::all() {
            let laid = view.table() & house.monarchs();
            if !laid.is_empty() {
                lines.extend(cards(house.name(), &in_line(laid)));
            }
        }
        if !view.block.is_empty() {
            lines.extend(cards(text("cromwell-block"), &view.block));
        }
        if !view.options.advanced {
            lines.push(plural("cromwell-stock", view.stock.into()));
        }
        lines
    }

    /// Somebody at the table: how many cards are held and laid, and what was said in this turn.
    fn person(&self, seat: u8) -> String {
        let view = self.view;
        let mark = if view.turn.seat() == Some(Seat(seat)) {
            '>'
        } else {
            ' '
        };
        let name = capital(&self.name(seat));
        let held = plural("cards-held", view.counts[usize::from(seat)].into());
        let laid = plural("cromwell-laid", view.laid[usize::from(seat)].len());
        let line = format!("{mark} {name:<24}{held:<18}{laid:<16}{}", self.said(seat));
        line.trim_end().to_owned()
    }

    /// What a seat has said in this turn.
    fn said(&self, seat: u8) -> String {
        let view = self.view;
        let Some(turn) = view.now() else {
            return String::new();
        };
        let word = |key: &str, card: Monarch| fill(key, &[("card", card.key())]);
        if seat == turn.cromwell {
            let announced = turn
                .announced
                .map(|card| word("cli-draw-cromwell-announced", card));
            return announced.unwrap_or_default();
        }
        let asked = (seat + view.options.seats - turn.cromwell) % view.options.seats;
        match view.offer_of(seat) {
            Some(card) => word("cli-draw-cromwell-offered", card),
            None if turn.offers.len() >= usize::from(asked) => {
                text("cli-draw-cromwell-nothing").to_owned()
            }
            None => String::new(),
        }
    }

    /// The viewer's hand.
    fn hand(&self) -> Vec<String> {
        if self.view.own.is_empty() {
            return Vec::new();
        }
        cards(text("cromwell-hand"), &in_line(self.view.own))
    }

    /// What the viewer has to do, if it is the viewer's turn, and how it is typed.
    fn task(&self) -> Option<String> {
        let view = self.view;
        view.viewer.filter(|seat| view.turn.seat() == Some(*seat))?;
        let example = view.own.first().map_or("", Monarch::key);
        let with_card = |key: &str| fill(key, &[("card", example)]);
        Some(match view.phase {
            Phase::Deal | Phase::Shuffle | Phase::Over => return None,
            Phase::Announce if view.own.is_empty() => text("cli-draw-cromwell-empty").to_owned(),
            Phase::Announce => with_card("cli-draw-cromwell-announce"),
            Phase::Offer if !view.may_keep() => with_card("cli-draw-cromwell-must_offer"),
            Phase::Offer => with_card("cli-draw-cromwell-offer"),
            Phase::Choose => self.choose(),
            Phase::Discard => text("cli-draw-cromwell-discard").to_owned(),
            Phase::Name => self.question(),
            Phase::Lay => text("cli-draw-cromwell-lay").to_owned(),
        })
    }

    fn choose(&self) -> String {
        let view = self.view;
        let offers = (0..view.options.seats).filter(|seat| view.offer_of(*seat).is_some());
        let other = match view.may_decline() {
            _ if view.stock > 0 => Some("draw"),
            may => may.then_some("decline"),
        };
        let offers = offers.map(|seat| format!("accept {}", seat + 1));
        let offers: Vec<String> = offers.chain(other.map(str::to_owned)).collect();
        fill("cli-draw-cromwell-choose", &[("moves", &list(&offers))])
    }

    fn question(&self) -> String {
        let Some(card) = self.view.question else {
            return String::new();
        };
        let [before, after] = Side::BOTH.map(notation::side_word);
        fill(
            "cli-draw-cromwell-name",
            &[("card", card.name()), ("before", before), ("after", after)],
        )
    }

    /// The points of each seat so far.
    fn scores(&self) -> Vec<String> {
        let view = self.view;
        if view.finished.is_empty() {
            return Vec::new();
        }
        let score = |(seat, total): (u8, &i32)| {
            let (name, total) = (capital(&self.name(seat)), total.to_string());
            fill(
                "cli-draw-cromwell-score",
                &[("name", &name), ("total", &total)],
            )
        };
        let scores = (0..).zip(&view.totals).map(score);
        [String::new()].into_iter().chain(scores).collect()
    }
}
