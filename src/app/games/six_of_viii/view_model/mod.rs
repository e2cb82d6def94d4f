//! The view model of the Six of VIII: the trump suit, the seats, the score, the rule in force, the
//! last trick and the score sheet, all derived from the viewer's view.

mod builder;
mod note;
mod scores;

use crate::app::games::six_of_viii::faces::{face, suit_look};
use crate::app::games::six_of_viii::view_model::builder::{
    BADGES, ViewModelBuilder, points, trick_points, tricks,
};
use crate::app::session::TableState;
use crate::app::table::cards::sheets::{LastTrickData, TrickCard};
use crate::app::table::cards::show::{CardGame, CardViewModel};
use crate::app::table::layout::cards::CardFacts;
use crate::app::ui::banner::Banner;
use crate::app::ui::players::SeatCard;
use crate::app::ui::timeline::Timeline;
use crate::app::wording::{cards, ending, people};
use crate::rules::six_of_viii::deck::{Card, CardSet, SPACES, Suit, deck};
use crate::rules::six_of_viii::{
    DUMMY, HAND, Phase, Place, PlayedCard, SixOfViii, Trick, View, trick_spot,
};
use crate::rules::{PieceId, Seat, Spot};
use crate::texts::{capital, fill, plural, sentence, text};

impl CardGame for SixOfViii {
    fn show(view: &View, table: &TableState) -> CardViewModel {
        ViewModelBuilder { view, table }.show()
    }

    fn facts(view: &View, table: &TableState) -> CardFacts {
        let id = |played: &PlayedCard| {
            let mut lying = table.pieces_at(trick_spot(played.place));
            lying.next().map(|piece| piece.id)
        };
        CardFacts {
            round: view.ring().map(Seat).to_vec(),
            dummy: (!view.options.four).then_some(Seat(DUMMY)),
            open: if view.dummy.is_some() {
                vec![Seat(DUMMY)]
            } else {
                Vec::new()
            },
            received: received(view).into_iter().map(|(card, _)| card).collect(),
            trick: view.trick.iter().filter_map(id).collect(),
            winning: view.winning().and_then(id),
            ..CardFacts::default()
        }
    }
}

/// The two cards that the viewer was given by the partner or took from the dummy, each with that
/// seat, until the viewer plays.
fn received(view: &View) -> Vec<(PieceId, Seat)> {
    let (Some(viewer), Some(got)) = (view.viewer, view.got) else {
        return Vec::new();
    };
    let giver = Seat(view.options.partner(viewer.0, view.starter));
    let held = view.pieces.iter();
    let held = held.filter(|piece| piece.spot == Spot::Hand(viewer) && view.own.len() == HAND);
    held.filter(|piece| got.iter().any(|card| piece.kind == Some(card.kind())))
        .map(|piece| (piece.id, giver))
        .collect()
}

impl ViewModelBuilder<'_> {
    fn show(&self) -> CardViewModel {
        let view = self.view;
        let (note, more, suit) = self.note();
        CardViewModel {
            finished: view.finished.len(),
            seats: (0..4).filter_map(|place| self.seat(place)).collect(),
            ribbon: self.ribbon(),
            received: received(view),
            piles: self.piles(),
            timeline: Some(self.timeline()),
            reign: (!view.resting()).then(|| reign(view.trump())),
            score_cards: self.score_cards(),
            note,
            more,
            suit: suit.map(suit_look),
            last_trick: view.tricks.last().map(|trick| self.last_trick(trick)),
            scores: self.scores(),
            described: self.described(),
            ..CardViewModel::default()
        }
    }

    fn seat(&self, place: Place) -> Option<SeatCard> {
        let view = self.view;
        let dummy = self.is_dummy(place);
        let occupant = self.table.occupant(Seat(place));
        if occupant.is_none() && !dummy {
            return None;
        }
        let acts = self.acting() == Some(place);
        let ring = view.ring();
        let at = |place: Place| {
            ring.iter()
                .position(|other| *other == place)
                .unwrap_or_default()
        };
        let solo = !view.options.four && place == view.starter;
        let name = self.name(place);
        let cards = plural("cards-held", usize::from(view.counts[usize::from(place)]));
        let mut spoken = vec![name.clone()];
        if self.is_partner(place) {
            spoken.push(text("cards-partner").to_owned());
        }
        if solo {
            spoken.push(text("six_of_viii-solo").to_owned());
        }
        if acts {
            spoken.push(text("cards-acts").to_owned());
        }
        spoken.push(cards);
        Some(SeatCard {
            seat: place,
            place: (at(place) + 4 - at(self.below())) % 4,
            name: if acts && self.is_you(place) {
                text("cards-your_turn").to_owned()
            } else {
                name
            },
            portrait: occupant.map_or_else(String::new, |who| {
                people::portrait_as(who, self.table.character(Seat(place))).to_owned()
            }),
            emblem: BADGES[self.badge_of(view.side(place))].to_owned(),
            acts,
            status: if solo {
                text("six_of_viii-solo").to_owned()
            } else {
                String::new()
            },
            spoken: spoken.join(text("list-comma")),
            ..SeatCard::default()
        })
    }

    fn ribbon(&self) -> String {
        let view = self.view;
        match self.acting() {
            _ if self.table.shows_end() => text("hud-over").to_owned(),
            Some(place) if self.is_you(place) => text("cards-your_turn").to_owned(),
            Some(place) => {
                let seat = view.options.seat_of(place, view.starter);
                if self.is_dummy(place) && ending::is_you(self.table, seat) {
                    text("cards-dummys_turn").to_owned()
                } else {
                    fill("cards-turn", &[("name", &self.name(place))])
                }
            }
            None => text("cards-dealing").to_owned(),
        }
    }

    /// The number of tricks in each pile, as the score has it.
    fn piles(&self) -> Vec<(Spot, String)> {
        let (tallies, _) = self.hand();
        let tray = |place: Place| Spot::Tray(Seat(place));
        let ring = self.view.ring();
        let below = ring
            .iter()
            .position(|place| *place == self.below())
            .unwrap_or_default();
        // Partners share one pile, as do the soloist and the dummy.
        let piles = [below, below + 1].map(|at| ring[at % 4]);
        let won = |place: Place| tallies[self.view.side(place)].tricks;
        piles
            .into_iter()
            .filter(|place| won(*place) > 0)
            .map(|place| (tray(place), tricks(usize::from(won(place)))))
            .collect()
    }

    fn timeline(&self) -> Timeline {
        let view = self.view;
        let suit = view.trump();
        let look = suit_look(suit);
        let values = [
            ("queen", look.person.as_str()),
            ("short", look.short.as_str()),
            ("color", look.color.as_str()),
        ];
        Timeline {
            suits: Suit::ALL.map(suit_look).to_vec(),
            spaces: deck().reign.iter().map(|suit| suit.index()).collect(),
            now: usize::from(view.crown),
            crown: f32::from(view.crown),
            words: [
                "six_of_viii-reigns",
                "six_of_viii-reigns-less",
                "six_of_viii-reigns-short",
                "six_of_viii-reigns-least",
            ]
            .map(|key| fill(key, &values))
            .into_iter()
            .chain([look.color.clone()])
            .map(|words| capital(&words))
            .collect(),
        }
    }

    fn last_trick(&self, trick: &Trick) -> LastTrickData {
        let trump = deck().reign[usize::from(trick.space).min(SPACES - 1)];
        let cards = trick.cards.iter().map(|played| {
            let face = face(played.play);
            let name = self.name(played.place);
            TrickCard {
                spoken: fill("cards-laid", &[("name", &name), ("card", &face.name)]),
                name,
                face,
                won: trick.winner == played.place,
            }
        });
        let line = if trick.annulled {
            let points = points(trick_points(&trick.cards));
            fill("six_of_viii-annulled", &[("points", &points)])
        } else {
            cards::about(
                self.table,
                Seat(trick.winner),
                "cards-say-wins-points",
                &[("points", &points(u32::from(trick.won.points())))],
            )
        };
        LastTrickData {
            title: text("cards-last").to_owned(),
            cards: cards.collect(),
            line,
            note: reign_words(trump),
        }
    }

    /// The whole table in sentences for a screen reader, the viewer's own hand first.
    fn described(&self) -> Vec<String> {
        let view = self.view;
        let mut sentences = Vec::new();
        if !view.own.is_empty() {
            sentences.push(fill("cards-say-own", &[("cards", &hand_words(view.own))]));
        }
        if let Some(dummy) = view.dummy.filter(|cards| !cards.is_empty()) {
            sentences.push(fill("cards-say-dummy", &[("cards", &hand_words(dummy))]));
        }
        if matches!(view.phase, Phase::Play | Phase::Church) {
            sentences.push(fill(
                "six_of_viii-say-trick",
                &[
                    ("n", &(usize::from(view.crown) + 1).min(SPACES).to_string()),
                    ("reigns", &reign_words(view.trump())),
                ],
            ));
            let played = view.trick.iter().map(|played| {
                fill(
                    "cards-laid",
                    &[
                        ("name", &self.name(played.place)),
                        ("card", &face(played.play).name),
                    ],
                )
            });
            let played: Vec<String> = played.collect();
            if !played.is_empty() {
                sentences.push(sentence(&played.join(text("list-semicolon"))));
            }
        }
        sentences.extend(
            self.score_cards()
                .into_iter()
                .map(|score| sentence(&score.spoken)),
        );
        sentences
    }
}

/// E.g. “Anne Boleyn reigns: red is trump.”
fn reign_words(suit: Suit) -> String {
    let look = suit_look(suit);
    let values = [
        ("queen", look.person.as_str()),
        ("color", look.color.as_str()),
    ];
    sentence(&fill("six_of_viii-reigns", &values))
}

/// The banner for a new trump suit.
fn reign(suit: Suit) -> Banner {
    let look = suit_look(suit);
    Banner {
        first: fill("six_of_viii-reign-first", &[("queen", &look.person)]),
        second: capital(&fill("six_of_viii-reign-second", &[("color", &look.color)])),
        suit: Some(look),
        disc: String::new(),
    }
}

/// Cards by suit, e.g. “black 3, 8; red 1, 5; the King”.
fn hand_words(cards: CardSet) -> String {
    let mut groups: Vec<String> = Suit::ALL
        .into_iter()
        .filter_map(|suit| {
            let ranks: Vec<String> = (cards & suit.cards())
                .iter()
                .map(|card| card.rank().to_string())
                .collect();
            (!ranks.is_empty()).then(|| {
                let ranks = ranks.join(text("list-comma"));
                let values = [("suit", text(suit.text_key())), ("ranks", &ranks)];
                fill("six_of_viii-say-ranks", &values)
            })
        })
        .collect();
    if cards.contains(Card::KING) {
        groups.push(fill("cards-the", &[("card", text("six_of_viii-king"))]));
    }
    groups.join(text("list-semicolon"))
}
