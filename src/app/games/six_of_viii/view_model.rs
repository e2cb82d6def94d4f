//! The view model of the Six of VIII: the trump suit, the seats, the score, the rule in force, the
//! last trick and the score sheet, all derived from the viewer's view.

use bevy_egui::egui::Color32;

use crate::app::session::TableState;
use crate::app::table::cards::layout::CardFacts;
use crate::app::table::cards::sheets::{
    LastTrickData, ScoreCard, ScoreCell, ScoreColumn, ScoreRow, ScoresData, TrickCard,
};
use crate::app::table::cards::show::{CardGame, CardViewModel};
use crate::app::ui::banner::Banner;
use crate::app::ui::cards::{CardFace, SuitLook};
use crate::app::ui::players::SeatCard;
use crate::app::ui::timeline::Timeline;
use crate::app::wording::{cards, ending, people};
use crate::rules::six_of_viii::deck::{Card, CardSet, SPACES, Suit, deck};
use crate::rules::six_of_viii::round::{Play, SideScore};
use crate::rules::six_of_viii::{
    DUMMY, HAND, Phase, Place, PlayedCard, SixOfViii, Trick, View, diamonds, trick_spot,
};
use crate::rules::{Kind, PieceId, Seat, Spot};
use crate::texts::{capital, fill, list, plural, text};

/// The sprites of the two sides' badges.
const BADGES: [&str; 2] = ["seal_rose", "seal_portcullis"];
/// The colours of the two sides' figures, dark enough to read on parchment.
const INKS: [Color32; 2] = [
    Color32::from_rgb(0x8a, 0x15, 0x29),
    Color32::from_rgb(0x26, 0x40, 0x6e),
];
/// The colour of a third player's figures.
const THIRD_INK: Color32 = Color32::from_rgb(0x14, 0x43, 0x25);

/// The look and the names of a suit.
pub fn suit_look(suit: Suit) -> SuitLook {
    let (ink, silk) = match suit {
        Suit::Black => (0x23_1c1e, 0x2b_2629),
        Suit::Red => (0x75_0f1f, 0xb3_202f),
        Suit::Orange => (0x65_2a08, 0xdd_6a1c),
        Suit::Yellow => (0x4a_3700, 0xe8_bd2c),
        Suit::Green => (0x14_4325, 0x2f_7d49),
        Suit::Blue => (0x1a_377b, 0x2f_57b0),
    };
    let color = |rgb: u32| {
        let [_, r, g, b] = rgb.to_be_bytes();
        Color32::from_rgb(r, g, b)
    };
    SuitLook {
        key: suit.key().to_owned(),
        letter: suit.letter().to_string(),
        color: text(suit.text_key()).to_owned(),
        person: text(&format!("six_of_viii-queen-{}", suit.key())).to_owned(),
        short: queen(suit),
        ink: color(ink),
        silk: color(silk),
    }
}

/// The short name of a suit's queen, e.g. “Boleyn”.
fn queen(suit: Suit) -> String {
    text(&format!("six_of_viii-queen-{}-short", suit.key())).to_owned()
}

fn rank_of(rank: impl ToString, suit: Suit) -> String {
    fill(
        "six_of_viii-card",
        &[("rank", &rank.to_string()), ("queen", &queen(suit))],
    )
}

/// The name of a card, e.g. “6 of Boleyn”, “King”.
fn card_name(card: Card) -> String {
    card.suit().map_or_else(
        || text("six_of_viii-king").to_owned(),
        |suit| rank_of(card.rank(), suit),
    )
}

/// The name of the card with this kind.
pub(super) fn kind_name(kind: Kind) -> Option<String> {
    Card::of_kind(kind).map(card_name)
}

/// The words for a spy that is played as the other colour's 13, which the move's notation shows.
/// `None` for any other play.
pub(super) fn as_played(kind: Kind, notation: &str) -> Option<String> {
    let card = Card::of_kind(kind)?;
    let thirteen = card.spy_for().filter(|_| notation.ends_with("13"))?;
    Some(fill(
        "six_of_viii-spy",
        &[
            ("card", &fill("cards-the", &[("card", &card_name(card))])),
            (
                "as",
                &fill("cards-the", &[("card", &rank_of(13, thirteen))]),
            ),
        ],
    ))
}

/// The face of a card for the panels. A spy that was played as a 13 looks like that 13.
pub fn face(play: Play) -> CardFace {
    let card = play.card;
    let suit = card.spy_for().filter(|_| play.thirteen).or(card.suit());
    let name = match suit {
        Some(suit) => rank_of(play.rank(), suit),
        None => card_name(card),
    };
    CardFace {
        index: if card.is_king() {
            text("six_of_viii-king-index").to_owned()
        } else {
            play.rank().to_string()
        },
        suit: suit.map(suit_look),
        points: card.diamonds(),
        name,
    }
}

/// The face of the card with this kind.
pub(super) fn face_of(kind: Kind) -> Option<CardFace> {
    Card::of_kind(kind).map(|card| face(Play::own(card)))
}

impl CardGame for SixOfViii {
    fn show(view: &View, table: &TableState) -> CardViewModel {
        ViewModelBuilder { view, table }.show()
    }

    fn facts(view: &View, table: &TableState) -> CardFacts {
        let id = |played: &PlayedCard| {
            let lying = table
                .pieces
                .iter()
                .find(|piece| piece.spot == trick_spot(played.place));
            lying.map(|piece| piece.id)
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

/// Builds the view model from the viewer's view and the table's names.
struct ViewModelBuilder<'a> {
    view: &'a View,
    table: &'a TableState,
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

    /// Whether a place belongs to the dummy.
    fn is_dummy(&self, place: Place) -> bool {
        !self.view.options.four && place == DUMMY
    }

    /// The name of a place, e.g. “You”, “Katherine”, “The dummy”.
    fn name(&self, place: Place) -> String {
        let name = cards::short_name(self.table, Seat(place));
        if self.is_dummy(place) {
            capital(&name)
        } else {
            name
        }
    }

    fn is_you(&self, place: Place) -> bool {
        ending::is_you(self.table, Seat(place))
    }

    /// The place to act.
    fn acting(&self) -> Option<Place> {
        self.view.place.filter(|_| !self.table.shows_end())
    }

    /// The place at the lower edge of the screen.
    fn below(&self) -> Place {
        self.table.viewer.0
    }

    /// The badge of a side, as an index into `BADGES`. With one person, that person's side has the
    /// rose.
    fn badge_of(&self, side: usize) -> usize {
        let rose = if self.table.people() == 1 {
            self.view.side(self.below())
        } else {
            0
        };
        usize::from(side != rose)
    }

    /// The sprite of a side's badge. With three players, `side` is a seat, which has the badge of
    /// the side it belongs to in this hand.
    fn badge(&self, side: usize) -> &'static str {
        let side = if self.view.options.four {
            side
        } else {
            self.view.side(side as Place)
        };
        BADGES[self.badge_of(side)]
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
            spoken: spoken.join(", "),
            ..SeatCard::default()
        })
    }

    /// Whether a place plays with the viewer.
    fn is_partner(&self, place: Place) -> bool {
        place != self.below()
            && self.table.sees.is_some()
            && self.view.side(place) == self.view.side(self.below())
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
            .map(|key| capital(&fill(key, &values)))
            .to_vec(),
        }
    }

    /// The sides in display order, as team numbers. With three players, as seat numbers: each
    /// scores alone.
    fn sides(&self) -> Vec<usize> {
        let below = usize::from(self.below());
        if self.view.options.four {
            vec![below % 2, (below + 1) % 2]
        } else {
            (0..3).map(|step| (below + step) % 3).collect()
        }
    }

    fn title(&self, side: usize, index: usize) -> String {
        if !self.view.options.four {
            return self.name(side as Place);
        }
        match (self.table.sees.is_some() && self.table.people() > 0, index) {
            (true, 0) => text("cards-ours").to_owned(),
            (true, _) => text("cards-theirs").to_owned(),
            (false, _) => text(["cards-rose", "cards-portcullis"][self.badge_of(side)]).to_owned(),
        }
    }

    /// The names of a team's members, the viewer first.
    fn members(&self, side: usize) -> String {
        if !self.view.options.four {
            return String::new();
        }
        let below = self.below();
        let places = (0..4)
            .map(|step| (below + step) % 4)
            .filter(|place| usize::from(place % 2) == side);
        let names: Vec<String> = places.map(|place| self.name(place)).collect();
        list(&names)
    }

    fn ink(&self, side: usize, index: usize) -> Color32 {
        if self.view.options.four {
            INKS[self.badge_of(side)]
        } else {
            [INKS[0], INKS[1], THIRD_INK][index.min(2)]
        }
    }

    /// The scores of the current hand and its first player, or between hands those of the last one.
    fn hand(&self) -> ([SideScore; 2], usize) {
        let view = self.view;
        match view.finished.last().filter(|_| view.resting()) {
            // `finished` already includes this hand.
            Some(last) => (*last, (view.finished.len() - 1) % 3),
            None => (view.tallies, usize::from(view.starter)),
        }
    }

    /// The score of a side in the current hand, or between hands in the last one. `None` if it does
    /// not score in that hand.
    fn now(&self, side: usize) -> Option<SideScore> {
        let (tallies, solo) = self.hand();
        if self.view.options.four {
            Some(tallies[side])
        } else {
            (side == solo).then_some(tallies[0])
        }
    }

    /// The points of a side that count towards winning (SV-16): those of the finished hands and of
    /// the current one.
    fn total(&self, side: usize) -> i32 {
        let view = self.view;
        let before = view.standing.get(side).copied().unwrap_or_default();
        let now = self
            .now(side)
            .filter(|_| !view.resting())
            .map_or(0, |tally| i32::from(tally.points()));
        before + now
    }

    /// Whether a match with these options has several hands.
    fn several(&self) -> bool {
        self.view.options.full || !self.view.options.four
    }

    fn score_cards(&self) -> Vec<ScoreCard> {
        let view = self.view;
        let sides = self.sides();
        sides
            .iter()
            .enumerate()
            .map(|(index, side)| {
                let tally = self.now(*side);
                let part = |value: fn(SideScore) -> u8| {
                    tally.map_or_else(String::new, |tally| value(tally).to_string())
                };
                let title = self.title(*side, index);
                let names = self.members(*side);
                let total = self.total(*side);
                let mark = if view.options.four {
                    self.church(*side)
                } else {
                    self.solo_mark(*side)
                };
                let mut spoken = vec![if names.is_empty() {
                    title.clone()
                } else {
                    format!("{title}, {names}")
                }];
                if let Some(tally) = tally {
                    spoken.push(fill(
                        "cards-say-hand",
                        &[
                            ("tricks", &tricks(usize::from(tally.tricks))),
                            (
                                "diamonds",
                                &plural("cards-diamonds", usize::from(tally.diamonds)),
                            ),
                            ("points", &points(u32::from(tally.points()))),
                        ],
                    ));
                }
                if self.several() {
                    spoken.push(fill("cards-say-total", &[("n", &total.to_string())]));
                }
                if !mark.is_empty() {
                    spoken.push(mark.clone());
                }
                ScoreCard {
                    title,
                    names,
                    badge: self.badge(*side).to_owned(),
                    ink: self.ink(*side, index),
                    tricks: part(|tally| tally.tricks),
                    points: part(|tally| tally.diamonds),
                    hand: part(SideScore::points),
                    total: self.several().then(|| total.to_string()),
                    mark,
                    spoken: spoken.join(", "),
                }
            })
            .collect()
    }

    fn church(&self, side: usize) -> String {
        match self
            .view
            .church
            .filter(|church| usize::from(church.team) == side)
        {
            Some(church) if church.used => text("six_of_viii-church-used").to_owned(),
            Some(_) => text("six_of_viii-church").to_owned(),
            None => String::new(),
        }
    }

    fn solo_mark(&self, side: usize) -> String {
        if side == usize::from(self.view.starter) {
            text("six_of_viii-solo").to_owned()
        } else {
            String::new()
        }
    }

    /// The rule in force, a second sentence, and the suit it is about.
    fn note(&self) -> (String, String, Option<Suit>) {
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
                let partner = self.name(view.options.partner(place, view.starter));
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
                fill("six_of_viii-passing", &[("name", &self.name(place))]),
                String::new(),
                None,
            ),
            Phase::Church => {
                let points = points(trick_points(&view.trick));
                let winner = self
                    .view
                    .winning()
                    .map(|played| self.name(played.place))
                    .unwrap_or_default();
                let key = if own {
                    "six_of_viii-annul"
                } else {
                    "six_of_viii-annul-other"
                };
                (
                    fill(key, &[("points", &points), ("name", &self.name(place))]),
                    fill("six_of_viii-annul-more", &[("name", &winner)]),
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
        let name = self.name(played.place);
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
        fill(
            &if own {
                format!("{key}-you")
            } else {
                key.to_owned()
            },
            &[("suit", color), ("name", &name), ("card", &card)],
        )
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

    /// The score sheet with every hand.
    fn scores(&self) -> ScoresData {
        let view = self.view;
        let sides = self.sides();
        let columns: Vec<ScoreColumn> = sides
            .iter()
            .enumerate()
            .map(|(index, side)| ScoreColumn {
                title: self.title(*side, index),
                names: self.members(*side),
                badge: self.badge(*side).to_owned(),
                ink: self.ink(*side, index),
                total: self.total(*side).to_string(),
            })
            .collect();
        let open = (!view.resting()).then_some(&view.tallies);
        let hands = view.finished.iter().chain(open).enumerate();
        ScoresData {
            title: text("cards-scores").to_owned(),
            line: self.standing(&sides),
            rows: hands
                .map(|(hand, tallies)| self.score_row(hand, tallies, &sides, &columns))
                .collect(),
            total: text("cards-total").to_owned(),
            columns,
            button: String::new(),
        }
    }

    /// A row of the score sheet: the current hand, or a finished one.
    fn score_row(
        &self,
        hand: usize,
        tallies: &[SideScore; 2],
        sides: &[usize],
        columns: &[ScoreColumn],
    ) -> ScoreRow {
        let label = fill("cards-hand", &[("n", &(hand + 1).to_string())]);
        let notes = self.hand_notes(hand, sides);
        let cells: Vec<ScoreCell> = sides
            .iter()
            .map(|side| self.score_cell(tallies, hand, *side))
            .collect();
        let mut spoken = vec![label.clone()];
        for (column, cell) in columns.iter().zip(&cells) {
            if !cell.sum.is_empty() {
                let values = [("name", column.title.as_str()), ("card", &cell.sum)];
                spoken.push(fill("cards-laid", &values));
            }
        }
        spoken.extend(notes.iter().cloned());
        ScoreRow {
            label,
            note: capital(&notes.join("; ")),
            cells,
            fresh: self.view.resting() && self.is_last(hand),
            spoken: spoken.join("; "),
        }
    }

    /// Whether this is the current hand or, between two hands, the last one.
    fn is_last(&self, hand: usize) -> bool {
        hand + usize::from(self.view.resting()) == self.view.finished.len()
    }

    /// A side's score in a hand. With three players, only the soloist scores.
    fn score_cell(&self, tallies: &[SideScore; 2], hand: usize, side: usize) -> ScoreCell {
        let tally = if self.view.options.four {
            tallies[side]
        } else if hand % 3 == side {
            tallies[0]
        } else {
            return ScoreCell::default();
        };
        ScoreCell {
            sum: tally.points().to_string(),
            tricks: tally.tricks.to_string(),
            points: tally.diamonds.to_string(),
        }
    }

    /// Notes on a hand: the soloist and, for the last hand, what the Church did.
    fn hand_notes(&self, hand: usize, sides: &[usize]) -> Vec<String> {
        let view = self.view;
        let mut notes = Vec::new();
        if hand == view.finished.len() {
            notes.push(text("cards-hand-open").to_owned());
        }
        if !view.options.four {
            let solo = self.name((hand % 3) as Place);
            notes.push(fill("six_of_viii-solo-was", &[("name", &solo)]));
        }
        if self.is_last(hand) {
            notes.extend(view.church.map(|church| {
                let team = usize::from(church.team);
                let index = sides.iter().position(|side| *side == team);
                let title = self.title(team, index.unwrap_or(0));
                fill("six_of_viii-church-of", &[("side", &title)])
            }));
            let annulled = view.tricks.iter().filter(|trick| trick.annulled);
            notes.extend(annulled.map(|trick| {
                let number = (trick.space + 1).to_string();
                fill("six_of_viii-church-annulled", &[("n", &number)])
            }));
        }
        notes
    }

    /// A sentence about who leads; in the long game for three, also who has won games.
    fn standing(&self, sides: &[usize]) -> String {
        let mut totals: Vec<(i32, usize)> = sides
            .iter()
            .enumerate()
            .map(|(index, side)| (self.total(*side), index))
            .collect();
        totals.sort_by_key(|(total, index)| (std::cmp::Reverse(*total), *index));
        let [(most, index), (second, _), ..] = totals.as_slice() else {
            return String::new();
        };
        let line = if most == second {
            fill(
                "cards-level",
                &[("points", &points(u32::try_from(*most).unwrap_or(0)))],
            )
        } else {
            let side = sides[*index];
            let ahead = (most - second).to_string();
            let values = [("n", ahead.as_str())];
            if !self.view.options.four {
                cards::about(self.table, Seat(side as Place), "cards-leads", &values)
            } else if *index == 0 && self.table.sees.is_some() {
                fill("cards-leads-ours", &values)
            } else {
                let title = self.title(side, *index);
                fill("cards-leads", &[("name", &title), ("n", &ahead)])
            }
        };
        let games: Vec<String> = (0..)
            .zip(&self.view.games)
            .filter(|(_, won)| **won > 0)
            .map(|(place, won)| {
                fill(
                    "six_of_viii-games",
                    &[("name", &self.name(place)), ("n", &won.to_string())],
                )
            })
            .collect();
        if games.is_empty() {
            line
        } else {
            format!(
                "{line} {}",
                fill("six_of_viii-games-all", &[("list", &games.join(", "))])
            )
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
                sentences.push(format!("{}.", played.join("; ")));
            }
        }
        sentences.extend(
            self.score_cards()
                .into_iter()
                .map(|score| format!("{}.", score.spoken)),
        );
        sentences
    }
}

/// E.g. “3 tricks”.
fn tricks(n: usize) -> String {
    plural("cards-tricks", n)
}

/// E.g. “3 points”.
fn points(n: u32) -> String {
    plural("cards-points", n as usize)
}

/// The points of a trick (SV-5).
fn trick_points(trick: &[PlayedCard]) -> u32 {
    1 + u32::from(diamonds(trick))
}

/// E.g. “Anne Boleyn reigns: red is trump.”
fn reign_words(suit: Suit) -> String {
    let look = suit_look(suit);
    let values = [
        ("queen", look.person.as_str()),
        ("color", look.color.as_str()),
    ];
    format!("{}.", fill("six_of_viii-reigns", &values))
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
            (!ranks.is_empty()).then(|| format!("{} {}", text(suit.text_key()), ranks.join(", ")))
        })
        .collect();
    if cards.contains(Card::KING) {
        groups.push(fill("cards-the", &[("card", text("six_of_viii-king"))]));
    }
    groups.join("; ")
}
