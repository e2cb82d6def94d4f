//! The view model of Cromwell: the seats and what they say, what is to be done, the score, all
//! derived from the viewer's view.

use bevy_egui::egui::Color32;

use crate::app::games::cromwell::in_full;
use crate::app::session::{TableGame, TableState};
use crate::app::table::cards::sheets::{
    Proclamation, ScoreCard, ScoreCell, ScoreColumn, ScoreRow, ScoresData,
};
use crate::app::table::cards::show::{CardGame, CardViewModel};
use crate::app::table::layout::cards::CardFacts;
use crate::app::ui::players::{SeatCard, SeatSlot};
use crate::app::wording::{cards, ending, people};
use crate::rules::cromwell::deck::{Monarch, MonarchSet};
use crate::rules::cromwell::{
    BLOCK, Cromwell, DealEnd, DealScore, Length, Phase, STOCK, Trading, TurnLog, View,
};
use crate::rules::{PieceId, Seat, Spot};
use crate::skins::cromwell::line;
use crate::texts::{fill, plural, text};

/// The colour of a player's figures.
const INK: Color32 = Color32::from_rgb(0x8a, 0x15, 0x29);

impl CardGame for Cromwell {
    fn show(view: &View, table: &TableState) -> CardViewModel {
        ViewModelBuilder { view, table }.show()
    }

    fn facts(view: &View, _table: &TableState) -> CardFacts {
        let line = line(view);
        CardFacts {
            round: (0..view.options.seats).map(Seat).collect(),
            received: received(view).into_iter().map(|(card, _)| card).collect(),
            shown: line.shown,
            undated: line.undated,
            no_discards: !line.piles,
            marker: line.marker,
            line: line.sections,
            ..CardFacts::default()
        }
    }
}

/// The cards that the viewer has from the last trade, each with its giver, until the viewer's next
/// move. Everybody knows who gave what.
fn received(view: &View) -> Vec<(PieceId, Seat)> {
    let (Some(viewer), Some(turn)) = (view.viewer, last_trade(view)) else {
        return Vec::new();
    };
    let offered = turn
        .partner
        .and_then(|seat| Some((turn.offer_of(seat, view.options.seats)?, seat)));
    let announced = turn.announced.map(|card| (card, turn.cromwell));
    let given = announced.into_iter().chain(offered);
    let given = given.filter(|(card, giver)| *giver != viewer.0 && view.own.contains(*card));
    let piece = |card: Monarch| {
        let mut pieces = view.pieces.iter();
        pieces.find(|piece| piece.kind == Some(card.kind()))
    };
    given
        .filter_map(|(card, giver)| Some((piece(card)?.id, Seat(giver))))
        .collect()
}

/// The turn of the last trade, if the viewer has not moved since.
fn last_trade(view: &View) -> Option<&TurnLog> {
    let viewer = view.viewer?.0;
    let now = view.now()?;
    if now.partner.is_some() {
        return Some(now);
    }
    let begun = now.announced.is_some() || !now.laid.is_empty();
    let answered = now.answer_of(viewer, view.options.seats).is_some();
    let moved = answered || now.cromwell == viewer && begun;
    let before = view.log.iter().rev().nth(1).filter(|_| !moved);
    // Whoever was Cromwell has passed him on since.
    before.filter(|turn| turn.partner.is_some() && turn.cromwell != viewer)
}

/// Builds the view model from the viewer's view and the table's names.
struct ViewModelBuilder<'a> {
    view: &'a View,
    table: &'a TableState,
}

impl ViewModelBuilder<'_> {
    fn show(&self) -> CardViewModel {
        let view = self.view;
        CardViewModel {
            finished: view.finished.len(),
            seats: self.seats().filter_map(|seat| self.seat(seat)).collect(),
            ribbon: self.ribbon(),
            received: received(view),
            piles: self.piles(),
            score_cards: self.seats().map(|seat| self.score_card(seat)).collect(),
            note: self.note(),
            proclaimed: self.proclaimed(),
            scores: self.scores(),
            described: self.described(),
            ..CardViewModel::default()
        }
    }

    /// The seats, the viewer's own first, then clockwise.
    fn seats(&self) -> impl Iterator<Item = u8> {
        let (count, below) = (self.view.options.seats, self.table.viewer.0);
        (0..count).map(move |step| (below + step) % count)
    }

    fn name(&self, seat: u8) -> String {
        cards::short_name(self.table, Seat(seat))
    }

    fn is_you(&self, seat: u8) -> bool {
        ending::is_you(self.table, Seat(seat))
    }

    /// A sentence about a seat.
    fn about(&self, seat: u8, key: &str, values: &[(&str, &str)]) -> String {
        cards::about(self.table, Seat(seat), key, values)
    }

    /// The seat to act.
    fn acting(&self) -> Option<u8> {
        let seat = self.view.turn.seat().map(|seat| seat.0);
        seat.filter(|_| !self.table.shows_end())
    }

    fn seat(&self, seat: u8) -> Option<SeatCard> {
        let view = self.view;
        let who = self.table.occupant(Seat(seat))?;
        let acts = self.acting() == Some(seat);
        let is_cromwell = !view.phase.rests() && view.cromwell == seat;
        let name = self.name(seat);
        let offer = self.offer(seat);
        let announced = view.announced().filter(|_| is_cromwell);
        let held = plural("cards-held", usize::from(view.counts[usize::from(seat)]));
        let mut spoken = vec![name.clone(), held];
        if is_cromwell {
            spoken.push(text("cromwell-name").to_owned());
        }
        if acts {
            spoken.push(text("cards-acts").to_owned());
        }
        spoken.extend(announced.map(|card| fill("cromwell-announces", &[("card", card.name())])));
        spoken.extend(offer.iter().map(|(words, _)| words.clone()));
        let (count, below) = (usize::from(view.options.seats), self.table.viewer.index());
        Some(SeatCard {
            seat,
            place: (usize::from(seat) + count - below) % count.max(1),
            name: if acts && self.is_you(seat) {
                text("cards-your_turn").to_owned()
            } else {
                name
            },
            portrait: people::portrait_as(who, self.table.character(Seat(seat))).to_owned(),
            acts,
            status: if is_cromwell {
                text("cromwell-name").to_owned()
            } else {
                String::new()
            },
            slot: offer.map_or(SeatSlot::Empty, |(words, short)| SeatSlot::Text {
                words,
                short,
            }),
            spoken: spoken.join(text("list-comma")),
            ..SeatCard::default()
        })
    }

    /// What a seat has offered in this turn, if it has been asked: in words, and in fewer ones.
    fn offer(&self, seat: u8) -> Option<(String, String)> {
        let answer = self.view.now()?.answer_of(seat, self.view.options.seats)?;
        Some(match answer {
            Some(card) => {
                let words = fill("cromwell-offers", &[("card", card.name())]);
                (words, card.name().to_owned())
            }
            None => ["cromwell-offers-nothing", "cromwell-offers-nothing-short"]
                .map(|key| text(key).to_owned())
                .into(),
        })
    }

    fn ribbon(&self) -> String {
        match self.acting() {
            _ if self.table.shows_end() => text("hud-over").to_owned(),
            Some(seat) if self.is_you(seat) => text("cards-your_turn").to_owned(),
            Some(seat) => fill("cards-turn", &[("name", &self.name(seat))]),
            None => text("cards-dealing").to_owned(),
        }
    }

    fn piles(&self) -> Vec<(Spot, String)> {
        let view = self.view;
        let pile = |spot, key, count: usize| (count > 0).then(|| (spot, plural(key, count)));
        let stock = pile(STOCK, "cromwell-stock-short", usize::from(view.stock));
        let block = pile(BLOCK, "cromwell-block-short", view.block.len());
        stock.into_iter().chain(block).collect()
    }

    /// What the player to act is asked for.
    fn note(&self) -> String {
        let view = self.view;
        let Some(seat) = self.acting() else {
            return String::new();
        };
        let announced = view.announced().map_or("", Monarch::name);
        let asked = view.question.map_or("", Monarch::name);
        let key = match view.phase {
            Phase::Announce if view.options.advanced => "cromwell-note-announce_advanced",
            Phase::Announce => "cromwell-note-announce",
            Phase::Offer if view.options.trading == Trading::Must => "cromwell-note-must_offer",
            Phase::Offer => "cromwell-note-offer",
            Phase::Choose if !view.may_decline() => "cromwell-note-must_choose",
            Phase::Choose if view.stock == 0 => "cromwell-note-choose_or_not",
            Phase::Choose => "cromwell-note-choose",
            Phase::Discard => "cromwell-note-discard",
            Phase::Name => "cromwell-note-name",
            Phase::Lay => "cromwell-note-lay",
            Phase::Deal | Phase::Shuffle | Phase::Over => return String::new(),
        };
        let cromwell = cards::name_in_sentence(self.table, Seat(view.cromwell));
        let values = [
            ("card", announced),
            ("asked", asked),
            ("cromwell", cromwell.as_str()),
        ];
        self.about(seat, key, &values)
    }

    /// The card announced in this turn, or the one that is asked about.
    fn proclaimed(&self) -> Option<Proclamation> {
        let view = self.view;
        if let Some(asked) = view.question {
            return Some(Proclamation {
                above: text("cromwell-asked").to_owned(),
                name: asked.name().to_owned(),
                below: text("cromwell-asked-below").to_owned(),
            });
        }
        let announced = view.announced()?;
        let below = if view.options.advanced {
            "cromwell-announced-below-advanced"
        } else {
            "cromwell-announced-below"
        };
        Some(Proclamation {
            above: self.about(view.cromwell, "cromwell-announced", &[]),
            name: announced.name().to_owned(),
            below: text(below).to_owned(),
        })
    }

    fn laid(&self, seat: u8) -> usize {
        let laid = self.view.laid.get(usize::from(seat));
        laid.map_or(0, |laid| laid.len())
    }

    /// The points of a seat in the match so far; those of a deal count when it ends.
    fn total(&self, seat: u8) -> i32 {
        let totals = &self.view.totals;
        totals.get(usize::from(seat)).copied().unwrap_or_default()
    }

    fn several(&self) -> bool {
        self.view.options.length != Length::Deal
    }

    fn score_card(&self, seat: u8) -> ScoreCard {
        let laid = self.laid(seat);
        let total = self.total(seat).to_string();
        let title = self.name(seat);
        let mut spoken = vec![title.clone(), plural("cromwell-laid", laid)];
        if self.several() {
            spoken.push(fill("cards-say-total", &[("n", &total)]));
        }
        ScoreCard {
            title,
            ink: INK,
            hand: laid.to_string(),
            total: self.several().then_some(total),
            spoken: spoken.join(text("list-comma")),
            ..ScoreCard::default()
        }
    }

    /// The score sheet with every deal.
    fn scores(&self) -> ScoresData {
        let seats: Vec<u8> = self.seats().collect();
        let column = |seat: &u8| ScoreColumn {
            title: self.name(*seat),
            names: String::new(),
            badge: String::new(),
            ink: INK,
            total: self.total(*seat).to_string(),
        };
        let rows = self.view.finished.iter().enumerate();
        ScoresData {
            title: text("cards-scores").to_owned(),
            line: self.end_of_deal(),
            rows: rows
                .map(|(deal, score)| self.score_row(deal, score, &seats))
                .collect(),
            total: text("cards-total").to_owned(),
            columns: seats.iter().map(column).collect(),
            button: String::new(),
        }
    }

    fn score_row(&self, deal: usize, score: &DealScore, seats: &[u8]) -> ScoreRow {
        let cell = |seat: &u8| {
            let seat = usize::from(*seat);
            let points = score.points.get(seat).copied().unwrap_or_default();
            ScoreCell {
                sum: points.to_string(),
                ..ScoreCell::default()
            }
        };
        let cells: Vec<ScoreCell> = seats.iter().map(cell).collect();
        let label = fill("cromwell-deal", &[("n", &(deal + 1).to_string())]);
        let each = seats.iter().zip(&cells).map(|(seat, cell)| {
            let values = [("name", &*self.name(*seat)), ("card", &*cell.sum)];
            fill("cards-laid", &values)
        });
        let spoken: Vec<String> = [label.clone()].into_iter().chain(each).collect();
        ScoreRow {
            label,
            note: String::new(),
            cells,
            fresh: deal + 1 == self.view.finished.len() && self.view.phase.rests(),
            spoken: spoken.join(text("list-semicolon")),
        }
    }

    /// How the last deal ended, while nothing is played.
    fn end_of_deal(&self) -> String {
        let last = self.view.finished.last();
        match last
            .filter(|_| self.view.phase.rests())
            .map(|deal| deal.end)
        {
            Some(DealEnd::Out(seat)) => self.about(seat.0, "cromwell-deal-out", &[]),
            Some(DealEnd::Idle) => text("cromwell-deal-idle").to_owned(),
            Some(DealEnd::Long) => text("cromwell-deal-long").to_owned(),
            None => String::new(),
        }
    }

    /// The viewer's cards, with what stands on them unless a question is about that.
    fn own_hand(&self) -> String {
        let names_only = Cromwell::names_only(self.view);
        let card = |monarch: Monarch| {
            let in_full = in_full(monarch.kind()).filter(|_| !names_only);
            in_full.unwrap_or_else(|| monarch.name().to_owned())
        };
        let cards: Vec<String> = self.view.own.iter().map(card).collect();
        cards.join(text("list-semicolon"))
    }

    /// The whole table in sentences for a screen reader, the viewer's own hand first.
    fn described(&self) -> Vec<String> {
        let view = self.view;
        let names = |set: MonarchSet| {
            let names: Vec<&str> = set.iter().map(Monarch::name).collect();
            names.join(text("list-comma"))
        };
        let mut sentences = Vec::new();
        if !view.own.is_empty() {
            sentences.push(fill("cards-say-own", &[("cards", &self.own_hand())]));
        }
        let runs = view.table().runs().map(names);
        let runs: Vec<String> = runs.collect();
        sentences.push(if runs.is_empty() {
            text("cromwell-say-table-empty").to_owned()
        } else {
            fill(
                "cromwell-say-table",
                &[("cards", &runs.join(text("list-semicolon")))],
            )
        });
        if view.stock > 0 {
            sentences.push(plural("cromwell-stock", usize::from(view.stock)));
        }
        if !view.block.is_empty() {
            let block: Vec<&str> = view.block.iter().map(|card| card.name()).collect();
            let block = block.join(text("list-comma"));
            sentences.push(fill("cromwell-say-block", &[("cards", &block)]));
        }
        for seat in self.seats() {
            let held = plural("cards-held", usize::from(view.counts[usize::from(seat)]));
            let mut parts = vec![held];
            parts.extend(self.offer(seat).map(|(words, _)| words));
            let values = [
                ("name", &*self.name(seat)),
                ("card", &*parts.join(text("list-comma"))),
            ];
            sentences.push(fill("cards-laid", &values));
        }
        sentences.push(self.note());
        sentences.retain(|sentence| !sentence.is_empty());
        sentences
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cromwell::Move;
    use crate::rules::{Game, Match, Setup, legal_moves};

    /// Who received which monarch from whom, as each seat is shown it.
    fn shown_to(game: &Cromwell, seat: u8) -> Vec<(Monarch, Seat)> {
        let view = game.view(Some(Seat(seat)));
        let name = |card: PieceId| {
            let piece = view.pieces.iter().find(|piece| piece.id == card);
            piece.and_then(|piece| Monarch::of_kind(piece.kind?))
        };
        let shown = received(&view).into_iter();
        shown
            .map(|(card, from)| (name(card).expect("an own card"), from))
            .collect()
    }

    /// CR-2: both cards of a trade are marked in the hands they came to, until their new holder's
    /// next move; nobody else is shown anything.
    #[test]
    fn traded_cards_are_marked_until_the_next_move() {
        let setup = Setup::new("cromwell", [("seats", "3")]).expect("a set-up");
        let mut game = Match::<Cromwell>::new(setup, Vec::new(), 3);
        let mut trades = 0;
        while trades < 5 {
            if game.play_chance().is_some() {
                continue;
            }
            let moves = legal_moves(game.game());
            let view = game.game().view(game.game().turn().seat());
            let wanted = |mv: &&Move| {
                let of_turn = matches!(mv, Move::Announce(_) | Move::Offer(Some(_)) | Move::Pass);
                of_turn || matches!(mv, Move::Accept(_))
            };
            let mv = moves.iter().find(wanted).or(moves.first()).expect("a move");
            let mv = mv.clone();
            let cromwell = view.cromwell;
            game.play(mv.clone()).expect("a legal move");
            let now = |seat: u8| shown_to(game.game(), seat);
            if let Move::Accept(partner) = mv {
                trades += 1;
                let announced = view.announced().expect("a monarch");
                let offered = view.offer_of(partner).expect("an offer");
                assert_eq!(now(cromwell), [(offered, Seat(partner))]);
                assert_eq!(now(partner), [(announced, Seat(cromwell))]);
                let third = 3 - cromwell - partner;
                assert!(now(third).is_empty());
            } else if let Some(seat) = view.turn.seat() {
                let passed = matches!(mv, Move::Pass | Move::Announce(_) | Move::Offer(_));
                assert!(
                    !passed || now(seat.0).is_empty(),
                    "{mv:?} was the next move"
                );
            }
        }
    }
}
