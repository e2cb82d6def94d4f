//! A table with a line of time: the ribbon with the cards that were laid, the hands around it, the
//! stock and the discarded cards between.

use coffer_rules::{Kind, Seat};
use coffer_skins::cromwell::ribbon::{AXE, BLOCK, BLOCK_CARD};
use coffer_skins::{CardCut, CardIndex, CardPlace, CardSkin, LineFacts, LineSkin};
use coffer_texts::plural;
use glam::Vec2;
use image::RgbaImage;

use super::art::Art;
use super::canvas::Canvas;
use super::error::PictureError;
use super::fronts::Fronts;
use super::ribbon::Ribbon;
use super::room::{self, CLOTH, GOLD, HEAD, MARGIN};
use super::scene::Scene;
use super::writing::{Align, Line, Typeface};

/// The ribbon: its upper left corner on the cloth, its length, and the largest that it is above the
/// piles and without them.
const RIBBON: (Vec2, f32, [f32; 2]) = (Vec2::new(24.0, 152.0), 966.0, [1.0, 1.2]);
/// The others' names and cards: their heights on the cloth.
const OTHERS: [f32; 2] = [48.0, 103.0];
/// The width of their cards, and the part of a card that the next one leaves.
const OTHER_CARD: (f32, f32) = (54.0, 0.36);
/// The viewer's cards: how far their lower edge is from that of the cloth, their width, and the part
/// that the next one leaves.
const OWN: f32 = 14.0;
const OWN_CARD: (f32, f32) = (92.0, 1.04);
/// The viewer's name: its middle above the cloth's lower edge, and its room between the piles.
const OWN_NAME: f32 = 161.0;
const OWN_ROOM: f32 = 250.0;
/// The piles: how far they are from the middle, the width of their cards, and the height of one card
/// in a pile.
const PILES: f32 = 196.0;
const PILE_CARD: f32 = 72.0;
const THICK: f32 = 0.25;
/// The card of whose turn it is: its width beside others and beside the viewer.
const MARKER: [f32; 2] = [42.0, 76.0];
/// The size of names and words.
const WORDS: f32 = 23.0;
/// The breadth of all others, the space between two names, and the smallest that these become.
const CELLS: f32 = 980.0;
const NAME_GAP: f32 = 18.0;
const LEAST_NAME: f32 = 0.7;

/// Paints the positions of one match on a line.
pub(super) struct LinePainter {
    /// The table, with all that stays.
    ground: Canvas,
    skin: CardSkin,
    line: LineSkin,
    fronts: Fronts,
    ribbon: Ribbon,
    strong: Typeface,
    bottom: Seat,
    seats: u8,
    /// Whether cards are drawn and discarded.
    has_piles: bool,
}

impl LinePainter {
    pub fn new(
        art: &dyn Art,
        scene: &Scene,
        skin: CardSkin,
        line: LineSkin,
        width: u32,
    ) -> Result<Self, PictureError> {
        (line.check)().map_err(|why| scene.broken(why))?;
        let index = CardIndex::parse(skin.index).map_err(|why| scene.broken(&why))?;
        let strong = Typeface::load(art, "EBGaramond-SemiBold", &scene.language)?;
        let has_piles = scene.line.as_ref().is_some_and(|line| line.piles);
        let (corner, length, most) = RIBBON;
        let most = most[usize::from(!has_piles)];
        let mut painter = Self {
            ground: room::card_table(art, &index.wide.table.file, scene, &strong, width)?,
            fronts: Fronts::new(art, skin, &index)?,
            ribbon: Ribbon::new(art, scene, line, on_cloth(corner), (length, most))?,
            bottom: scene.bottom.unwrap_or_default(),
            seats: u8::try_from(scene.people.len()).unwrap_or(u8::MAX).max(1),
            skin,
            line,
            strong,
            has_piles,
        };
        painter.ribbon.weave(&mut painter.ground, &painter.strong);
        if has_piles {
            painter.lay_wood();
        }
        Ok(painter)
    }

    /// The wood under the discarded cards, and the axe beside it.
    fn lay_wood(&mut self) {
        let k = PILE_CARD / BLOCK_CARD;
        let at = self.pile(1);
        for (name, at, size) in [("block", at, BLOCK), ("axe", at + AXE.0 * k, AXE.1)] {
            self.ribbon.put(&mut self.ground, name, at, size * k, k);
        }
    }

    /// The middle of the stock, or of the discarded cards: between the ribbon and the viewer's name.
    fn pile(&self, which: usize) -> Vec2 {
        let names = own_name().y - WORDS / 2.0;
        let aside = [-PILES, PILES][which.min(1)];
        let down = (self.ribbon.bottom() + names) / 2.0;
        Vec2::new(own_name().x + aside, down)
    }

    /// A picture of a position.
    pub fn paint(&mut self, scene: &Scene) -> RgbaImage {
        let mut canvas = self.ground.clone();
        let facts = scene.line.clone().unwrap_or_default();
        if !facts.undated {
            self.ribbon.date(&mut canvas, &self.strong);
        }
        let cut = CardCut {
            undated: facts.undated,
            ..CardCut::default()
        };
        self.lay_line(&mut canvas, scene, cut);
        self.lay_piles(&mut canvas, scene, &facts, cut);
        let size = self.size_of_names(scene);
        for place in 0..self.seats {
            let seat = self.seat(place);
            let marked = facts.marker == Some(seat);
            let hand = self.cards(scene, CardPlace::Hand(seat));
            let name = scene.name_and_points(seat);
            match place {
                0 => self.lay_own(&mut canvas, hand, cut, &name, marked),
                _ => self.lay_other(&mut canvas, place, hand, cut, (&name, size), marked),
            }
        }
        room::write_caption(&mut canvas, &self.strong, &scene.caption);
        canvas.image
    }

    /// The seat at a place, from the viewer's own clockwise.
    fn seat(&self, place: u8) -> Seat {
        Seat((self.bottom.0 + place) % self.seats)
    }

    /// The breadth for each of the others.
    fn cell(&self) -> f32 {
        CELLS / f32::from(self.seats.saturating_sub(1).max(1))
    }

    /// The size at which the names of all others have room.
    fn size_of_names(&self, scene: &Scene) -> f32 {
        let names = (1..self.seats).map(|place| scene.name_and_points(self.seat(place)));
        let longest = names.map(|name| self.strong.length(&name, WORDS));
        let longest = longest.fold(1.0, f32::max);
        WORDS * ((self.cell() - NAME_GAP) / longest).clamp(LEAST_NAME, 1.0)
    }

    /// The cards at a place in their order.
    fn cards(&self, scene: &Scene, place: CardPlace) -> Vec<Option<Kind>> {
        let cards = scene.pieces.iter();
        let here = cards.filter(|card| (self.skin.place)(card.spot) == place);
        let mut kinds: Vec<Option<Kind>> = here.map(|card| card.kind).collect();
        kinds.sort_by_key(|kind| kind.map(|kind| (self.skin.sort)(kind, false)));
        kinds
    }

    fn lay(&mut self, canvas: &mut Canvas, kind: Option<Kind>, cut: CardCut, at: Vec2, width: f32) {
        let pose = (at, width);
        self.fronts.lay(canvas, &self.strong, (kind, cut), pose);
    }

    /// The cards on the ribbon: the next one covers all but the spine.
    fn lay_line(&mut self, canvas: &mut Canvas, scene: &Scene, cut: CardCut) {
        let laid = scene.pieces.iter();
        let laid = laid.filter_map(|card| Some((self.ribbon.place(card.spot)?, card.kind)));
        let mut laid: Vec<((Vec2, usize), Option<Kind>)> = laid.collect();
        laid.sort_by_key(|((_, number), _)| *number);
        let width = self.ribbon.silk() / self.fronts.height(1.0);
        let nexts: Vec<usize> = laid.iter().skip(1).map(|((_, next), _)| *next).collect();
        for (index, ((left, number), kind)) in laid.into_iter().enumerate() {
            let seen = nexts
                .get(index)
                .map_or(width, |next| (next - number) as f32 * self.ribbon.step());
            let cut = CardCut {
                on_line: true,
                covered: covered(width, seen),
                ..cut
            };
            self.lay(canvas, kind, cut, left + Vec2::X * width / 2.0, width);
        }
    }

    /// The stock and the discarded cards, or what two show who trade.
    fn lay_piles(&mut self, canvas: &mut Canvas, scene: &Scene, facts: &LineFacts, cut: CardCut) {
        let named = CardCut {
            name_only: facts.undated,
            ..cut
        };
        for (which, seat) in facts.shown.iter().enumerate() {
            for kind in self.cards(scene, CardPlace::Trick(*seat)) {
                self.lay(canvas, kind, named, self.pile(which), PILE_CARD);
            }
        }
        if !self.has_piles {
            return;
        }
        let piles = [CardPlace::Stock, CardPlace::Discards].into_iter();
        for ((which, place), key) in piles.enumerate().zip(self.line.piles) {
            let cards = self.cards(scene, place);
            let top = facts.discarded.or_else(|| cards.last().copied().flatten());
            let top = top.filter(|_| place == CardPlace::Discards);
            for step in (0..cards.len()).step_by(3) {
                let thick = Vec2::new(0.4, -1.0) * THICK * step as f32;
                self.lay(canvas, top, cut, self.pile(which) + thick, PILE_CARD);
            }
            if !cards.is_empty() {
                let at = Vec2::new(self.pile(which).x, own_name().y);
                self.write(canvas, &plural(key, cards.len()), at, (WORDS, PILES));
            }
        }
    }

    /// The viewer's cards along the lower edge.
    fn lay_own(
        &mut self,
        canvas: &mut Canvas,
        hand: Vec<Option<Kind>>,
        cut: CardCut,
        name: &str,
        marked: bool,
    ) {
        let (width, part) = OWN_CARD;
        let edge = room::middle() + Vec2::Y * CLOTH.y / 2.0;
        let at = edge - Vec2::Y * (OWN + self.fronts.height(width) / 2.0);
        let step = step(hand.len(), CLOTH.x - 80.0, width, part);
        let cut = CardCut {
            covered: covered(width, step),
            ..cut
        };
        self.lay_hand(canvas, hand, cut, (at, step, width));
        self.write(canvas, name, own_name(), (WORDS, OWN_ROOM));
        if marked {
            let at = Vec2::new(MARGIN + 40.0 + MARKER[1] / 2.0, self.pile(0).y);
            self.lay_marker(canvas, at, MARKER[1]);
        }
    }

    /// The cards of another seat along the upper edge.
    fn lay_other(
        &mut self,
        canvas: &mut Canvas,
        place: u8,
        hand: Vec<Option<Kind>>,
        cut: CardCut,
        (name, size): (&str, f32),
        marked: bool,
    ) {
        let cell = self.cell();
        let x = (CLOTH.x - CELLS) / 2.0 + cell * (f32::from(place) - 0.5);
        let [name_at, cards_at] = OTHERS.map(|y| on_cloth(Vec2::new(x, y)));
        self.write(canvas, name, name_at, (size, cell));
        let (width, part) = OTHER_CARD;
        // The card of whose turn it is has room beside the hand.
        let room = cell - 2.0 * (MARKER[0] + 10.0);
        let step = step(hand.len(), room, width, part);
        let half = (step * hand.len().saturating_sub(1) as f32 + width) / 2.0;
        self.lay_hand(canvas, hand, cut, (cards_at, step, width));
        if marked {
            let aside = Vec2::X * (half + 6.0 + MARKER[0] / 2.0);
            self.lay_marker(canvas, cards_at - aside, MARKER[0]);
        }
    }

    fn lay_hand(
        &mut self,
        canvas: &mut Canvas,
        hand: Vec<Option<Kind>>,
        cut: CardCut,
        (middle, step, width): (Vec2, f32, f32),
    ) {
        let last = hand.len().saturating_sub(1);
        for (number, kind) in hand.into_iter().enumerate() {
            let along = number as f32 - last as f32 / 2.0;
            // Nothing covers the last card.
            let covered = if number == last { 0 } else { cut.covered };
            let cut = CardCut { covered, ..cut };
            self.lay(canvas, kind, cut, middle + Vec2::X * step * along, width);
        }
    }

    fn lay_marker(&mut self, canvas: &mut Canvas, at: Vec2, width: f32) {
        let (name, words) = (self.line.marker)();
        self.fronts.put(canvas, name, at, width);
        let pose = (at, width);
        self.fronts.lay_layer(canvas, &self.strong, &words, pose);
    }

    fn write(&self, canvas: &mut Canvas, words: &str, at: Vec2, (size, room): (f32, f32)) {
        let line = Line {
            words,
            at,
            align: Align::Center,
            size,
            room,
            ink: GOLD,
        };
        self.strong.write(canvas, &line);
    }
}

/// A point of the cloth, from its upper left corner, on the picture.
fn on_cloth(at: Vec2) -> Vec2 {
    Vec2::new(MARGIN, HEAD) + at
}

/// The middle of the viewer's name.
fn own_name() -> Vec2 {
    room::middle() + Vec2::Y * (CLOTH.y / 2.0 - OWN_NAME)
}

/// The distance of so many cards of this width that have so much room.
fn step(cards: usize, room: f32, width: f32, part: f32) -> f32 {
    let gaps = cards.saturating_sub(1).max(1) as f32;
    ((room - width) / gaps).min(width * part)
}

/// The part of a card's width that is covered, in per cent, if so much of it is seen.
fn covered(width: f32, seen: f32) -> u8 {
    (100.0 * (1.0 - seen / width).clamp(0.0, 1.0)).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArtFolder;
    use coffer_rules::cromwell::deck::Monarch;
    use coffer_rules::cromwell::{Cromwell, laid_spot};
    use coffer_rules::{AnyMatch, Match, PieceId, PieceView, Setup};
    use coffer_skins::cromwell::CARDS;

    /// The scene of a match that has just begun.
    fn scene(variant: &str) -> Scene {
        let setup = Setup::standard(variant).expect("a variant");
        let game = Match::<Cromwell>::new(setup, Vec::new(), 1);
        let game: &dyn AnyMatch = &game;
        Scene {
            pieces: Vec::new(),
            ..Scene::of(game, None, &[], None)
        }
    }

    fn painter(scene: &Scene, skin: CardSkin) -> Result<LinePainter, PictureError> {
        let line = skin.line.expect("a line");
        LinePainter::new(&ArtFolder("../../assets".into()), scene, skin, line, 600)
    }

    /// A card is laid on the stretch of its house, where it covers the places behind its own.
    #[test]
    fn every_card_has_its_place_on_the_ribbon() {
        for variant in ["cromwell", "cromwell_advanced"] {
            let mut scene = scene(variant);
            let mut painter = painter(&scene, CARDS).expect("a painter");
            let empty = painter.paint(&scene);
            let line = scene.line.clone().expect("a line");
            let mut before = 0;
            for spot in line.sections.iter().flatten() {
                let monarch = Monarch::all().find(|card| laid_spot(*card) == *spot);
                scene.pieces = vec![PieceView {
                    id: PieceId(0),
                    owner: None,
                    kind: monarch.map(Monarch::kind),
                    spot: *spot,
                }];
                let laid = painter.paint(&scene);
                let pairs = empty.enumerate_pixels().zip(laid.pixels());
                let changed = pairs.filter(|((.., old), new)| old != new);
                let left = changed.map(|((x, ..), _)| x).min().expect("a card");
                assert!(left > before, "{variant}: {monarch:?} at {left}");
                before = left;
            }
            assert!(
                before < empty.width() - 40,
                "{variant}: the last at {before}"
            );
        }
    }

    /// A broken index is told, and nothing is painted.
    #[test]
    fn a_broken_index_is_told() {
        let scene = scene("cromwell");
        let line = CARDS.line.expect("a line");
        let cards = CardSkin {
            index: "{}",
            ..CARDS
        };
        let ribbon = CardSkin {
            line: Some(LineSkin {
                ribbon: "[]",
                ..line
            }),
            ..CARDS
        };
        for broken in [cards, ribbon] {
            let why = painter(&scene, broken).err().expect("an error");
            assert!(matches!(why, PictureError::Art(..)), "{why}");
        }
    }
}
