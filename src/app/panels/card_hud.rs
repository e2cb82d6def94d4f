//! What stands round a card table during a match: the people with whose turn it is, the tricks they
//! have won, the timeline of trumps, the slips with the score, a line of advice, and the seals. It
//! lies over the whole table and leaves the middle and the hand free. The app says where tricks
//! lie.

use egui::{
    Align, Align2, Color32, Context, Id, Order, Painter, Pos2, Rangef, Rect, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::panels::banner::Banner;
use crate::app::panels::cards::SuitLook;
use crate::app::panels::course::OverAreas;
use crate::app::panels::flow::{announce, layer};
use crate::app::panels::hud::{ClockFace, HintSeal, HudKeys, HudNote};
use crate::app::panels::side::{Controls, SideFocus};
use crate::app::panels::theme::{
    CREAM, Device, Face, GOLD, INK, INK_NOTE, ON_RED, RED, Theme, put, wash,
};
use crate::app::panels::timeline::{Timeline, TimelineAt};
use crate::app::panels::widgets::{
    Ask, Mood, Plate, corner_key, focus_ring, focused, icon, portrait, seal, target,
};
use crate::app::panels::{banner, cards, hud, id, id_of, plain, timeline};
use crate::texts::{fill, text};

/// Where the table lies, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardAreas {
    /// The picture of the design: 1280 by 720, or 390 wide and at least 844 high, in its own
    /// proportion.
    pub frame: Rect,
    /// The lower edge of the window, from which the hand and what belongs to it are measured.
    pub bottom: f32,
    /// Whether it is the one of a phone.
    pub narrow: bool,
}

impl CardAreas {
    /// Points for a unit of the design.
    fn k(&self) -> f32 {
        self.frame.width() / if self.narrow { 390.0 } else { 1280.0 }
    }

    /// A point of the design.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.frame.min + vec2(x, y) * self.k()
    }

    /// A point of the design whose distance is kept from the lower edge.
    fn low(&self, x: f32, y: f32) -> Pos2 {
        let height = if self.narrow { 844.0 } else { 720.0 };
        pos2(
            self.frame.left() + x * self.k(),
            self.bottom - (height - y) * self.k(),
        )
    }

    /// Where a panel lies that stands beside a board elsewhere.
    pub fn side(&self) -> Rect {
        if self.narrow {
            Rect::from_min_max(self.low(6.0, 563.0), self.low(384.0, 838.0))
        } else {
            self.rect(866.0, 30.0, 386.0, 660.0)
        }
    }

    /// Where the words of a lesson lie, and what can be done in it, with so many cards in the own
    /// hand: it is never covered.
    pub fn course(&self, cards: usize) -> OverAreas {
        if !self.narrow {
            return OverAreas {
                words: self.rect(930.0, 118.0, 332.0, 280.0),
                bar: self.rect(930.0, 402.0, 332.0, 64.0),
            };
        }
        // One row of cards leaves room between hand and trick; more are held only before the first
        // trick.
        let words = if cards > 6 {
            self.rect(6.0, 310.0, 378.0, 180.0)
        } else {
            Rect::from_min_max(self.low(6.0, 496.0), self.low(384.0, 681.0))
        };
        OverAreas {
            words,
            bar: bar(self),
        }
    }

    fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(w, h) * self.k())
    }
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatCard {
    /// The number of the seat, by which its clock is found.
    pub seat: u8,
    /// Where: 0 below, 1 to the left, 2 above, 3 to the right.
    pub side: usize,
    /// On the ribbon: the name, or “Your turn”.
    pub name: String,
    /// The portrait's key; empty: nobody sits there (a dummy).
    pub portrait: String,
    /// The sprite of the side's seal; empty: none.
    pub seal: String,
    /// Whether it is that one's turn.
    pub acts: bool,
    /// What is special about the place, in a word on a small plaque, as “solo”; may be empty.
    pub mark: String,
    /// What a listener hears, as “Katherine, your partner, 9 cards”.
    pub spoken: String,
    /// The clock, where the match has one.
    pub clock: Option<ClockFace>,
}

/// The label of a pile of tricks.
#[derive(Clone, Debug, PartialEq)]
pub struct TrickPile {
    /// The middle of the pile, in points.
    pub at: Pos2,
    /// How far below its middle the label stands.
    pub below: f32,
    /// As “3 tricks”.
    pub words: String,
}

/// The score of a side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreSlip {
    /// As “Our side”.
    pub title: String,
    /// As “You and Katherine”; may be empty.
    pub names: String,
    /// The sprite of its seal; may be empty.
    pub seal: String,
    /// The colour of the large figure.
    pub ink: Color32,
    /// Tricks of this hand.
    pub tricks: String,
    /// Points on the cards of this hand.
    pub points: String,
    /// All of this hand.
    pub hand: String,
    /// All of the match, where it has more than one hand.
    pub total: Option<String>,
    /// A mark behind the title, as “Church”; may be empty.
    pub mark: String,
    /// What a listener hears.
    pub spoken: String,
}

/// What the panels show; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardHudData {
    /// Who sits round the table.
    pub seats: Vec<SeatCard>,
    /// Whose turn it is in words, for the bar of a phone.
    pub ribbon: String,
    /// The piles of tricks.
    pub piles: Vec<TrickPile>,
    /// The trumps of the hand.
    pub timeline: Option<Timeline>,
    /// The score, one's own side first.
    pub slips: Vec<ScoreSlip>,
    /// A sentence: a rule, the hint, or how an offer stands.
    pub note: HudNote,
    /// A second sentence to it; left out where there is no room.
    pub note_more: String,
    /// The suit that the sentence is about.
    pub note_suit: Option<SuitLook>,
    /// Whether plates with choices lie above the hand: on a phone the strip leaves room for them.
    pub plates: bool,
    /// A change that is shown for a moment.
    pub banner: Option<Banner>,
    /// While an earlier position is shown: where that is.
    pub looking: Option<String>,
    /// Whether the seals are there; in a lesson and in a match played again others take their
    /// place.
    pub seals: bool,
    /// Whether there is a last trick to look at.
    pub last_trick: bool,
    /// Whether a turn can be taken back; none: there is no such seal.
    pub undo: Option<bool>,
    /// How the hint stands; none: there is no such seal.
    pub hint: Option<HintSeal>,
    /// The keys shown beside the seals.
    pub keys: HudKeys,
}

impl CardHudData {
    /// Whether there is a place at which nobody sits.
    fn has_dummy(&self) -> bool {
        self.seats.iter().any(|seat| seat.portrait.is_empty())
    }
}

/// What the panels remember.
#[derive(Clone, Debug, Default)]
pub struct CardHudState {
    /// The focus, which the table hands over.
    pub focus: SideFocus,
    /// Where a press is the panels' and not the table's, as they were shown last.
    pub covered: Vec<Rect>,
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardHudAction {
    /// Take a turn back.
    Undo,
    /// Give a hint.
    Hint,
    /// Open the rules.
    Rules,
    /// Open the rules at the rule of this moment.
    Rule,
    /// Open the menu.
    Menu,
    /// Look at the last trick.
    LastTrick,
    /// Look at the score of every hand.
    Scores,
    /// Back to the match as it stands.
    Now,
}

fn control(name: &str) -> Id {
    id("cards", name)
}

/// Shows the panels. They take the focus only when [`SideFocus::enter`] hands it over.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    state: &mut CardHudState,
) -> Option<CardHudAction> {
    state.focus.controls.clear();
    state.covered.clear();
    let action = layer(ctx, "hud", Order::Middle, ctx.content_rect(), false, |ui| {
        let controls = &mut state.focus.controls;
        if let Some(line) = &data.timeline {
            timeline::paint(ui, theme, &timeline_at(areas), line);
        }
        let mut action = slips(ui, theme, areas, data, controls);
        for seat in &data.seats {
            person(ui, theme, areas, seat, data.has_dummy());
        }
        action = piles(ui, theme, areas, data, controls).or(action);
        action = note(ui, theme, areas, data, controls).or(action);
        if data.seals {
            action = seals(ui, theme, areas, data, controls).or(action);
        }
        action
    });
    if let Some(banner) = &data.banner {
        // It lies over everything and takes no press.
        let (x, y) = if areas.narrow {
            (195.0, 392.0)
        } else {
            (640.0, 352.0)
        };
        banner::show(ctx, theme, areas.at(x, y), areas.k(), areas.narrow, banner);
    }
    state
        .covered
        .extend(state.focus.controls.iter().map(|(_, rect)| *rect));
    if areas.narrow {
        state.covered.push(bar(areas));
    }
    state.focus.hand_over(ctx, None);
    action
}

fn timeline_at(areas: &CardAreas) -> TimelineAt {
    let k = areas.k();
    if areas.narrow {
        TimelineAt {
            first: areas.at(195.0 - 23.4 * 7.0, 54.0),
            pitch: 23.4 * k,
            r: 8.6 * k,
            height: 30.0 * k,
            medal: 14.0 * k,
            words: areas.rect(14.0, 8.0, 362.0, 23.0),
            size: 16.0 * k,
        }
    } else {
        TimelineAt {
            first: areas.at(290.0, 50.0),
            pitch: 50.0 * k,
            r: 16.5 * k,
            height: 48.0 * k,
            medal: 21.0 * k,
            words: areas.rect(232.0, 118.0, 268.0, 30.0),
            size: 18.0 * k,
        }
    }
}

/// The places of so many slips, one's own first.
fn slip_places(areas: &CardAreas, count: usize) -> [Rect; 3] {
    match (areas.narrow, count > 2) {
        (true, false) => [12.0, 250.0, 250.0].map(|x| areas.rect(x, 104.0, 128.0, 66.0)),
        (true, true) => [10.0, 136.0, 262.0].map(|x| areas.rect(x, 96.0, 118.0, 60.0)),
        (false, false) => [36.0, 1054.0, 1054.0].map(|x| areas.rect(x, 34.0, 190.0, 96.0)),
        // Two below each other leave room for the hand under them.
        (false, true) => [(36.0, 34.0), (1054.0, 34.0), (1054.0, 114.0)]
            .map(|(x, y)| areas.rect(x, y, 190.0, 78.0)),
    }
}

fn slips(
    ui: &mut Ui,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    controls: &mut Controls,
) -> Option<CardHudAction> {
    let mut action = None;
    for (index, (slip, rect)) in data
        .slips
        .iter()
        .zip(slip_places(areas, data.slips.len()))
        .enumerate()
    {
        let response = target(ui, id_of("cards", "slip", index), rect, true, || {
            WidgetInfo::labeled(WidgetType::Button, true, &slip.spoken)
        });
        controls.push((response.id, rect));
        if response.clicked() {
            action = Some(CardHudAction::Scores);
        }
        paint_slip(ui.painter(), theme, rect, slip, areas.narrow);
        if response.hovered() {
            ui.painter().rect_filled(
                rect.shrink(2.0),
                3.0,
                if theme.contrast {
                    wash(plain::YELLOW, 0.2)
                } else {
                    wash(GOLD, 0.14)
                },
            );
        }
        if focused(theme, &response) {
            focus_ring(ui.painter(), theme, rect);
        }
    }
    action
}

fn paint_slip(painter: &Painter, theme: &Theme, rect: Rect, slip: &ScoreSlip, narrow: bool) {
    let ctx = painter.ctx();
    let k = rect.height() / if narrow { 66.0 } else { 96.0 };
    let torn = theme.shows("score_slip") && !theme.contrast;
    theme.paint(painter, if torn { "score_slip" } else { "slip" }, rect);
    let pad = if narrow { 9.0 } else { 14.0 } * k;
    let inner = rect.x_range().shrink(pad);
    let large = theme.scale();
    // The figures decide the room: they are as large as the slip allows, whatever the size of text.
    let head = if narrow { 17.5 } else { 21.0 } * k;
    let seal_r = if narrow { 10.5 } else { 15.0 } * k;
    let seal_at = pos2(inner.max - seal_r * 0.8, rect.top() + seal_r * 1.4);
    let mut room = inner.span();
    if !slip.seal.is_empty() {
        team_seal(painter, theme, &slip.seal, seal_at, seal_r);
        room -= 2.2 * seal_r;
    }
    let title_size = head.min(head * 1.25 / large);
    let title = theme.fit(ctx, &slip.title, Face::Heading, title_size, INK, room);
    let title = put(
        painter,
        title,
        pos2(inner.min, rect.top() + 5.0 * k),
        Align2::LEFT_TOP,
    );
    let line = rect.top() + if narrow { 0.49 } else { 0.555 } * rect.height();
    let mut below = slip.names.clone();
    if !slip.mark.is_empty() {
        below = if below.is_empty() {
            slip.mark.clone()
        } else {
            format!("{below} · {}", slip.mark)
        };
    }
    let left = line - title.bottom();
    if !below.is_empty() && left >= 9.0 * k {
        let size = (15.5 * k)
            .min(left / 1.1 / large)
            .min(15.5 * k * 1.2 / large);
        let words = theme.fit(ctx, &below, Face::Body, size, INK_NOTE, room);
        put(
            painter,
            words,
            pos2(inner.min, line - left / 2.0 - 1.0),
            Align2::LEFT_CENTER,
        );
    }
    painter.hline(
        inner,
        line,
        Stroke::new(
            1.0,
            if theme.contrast {
                plain::BLACK
            } else {
                wash(crate::app::panels::theme::HAIRLINE, 0.8)
            },
        ),
    );
    let middle = (line + rect.bottom()) / 2.0 - 1.0;
    let small = if narrow { 18.0 } else { 22.0 } * k / large;
    let ink = if theme.contrast {
        plain::BLACK
    } else {
        slip.ink
    };
    let big = if narrow { 27.0 } else { 36.0 } * k / large;
    let main = slip.total.as_ref().unwrap_or(&slip.hand);
    let galley = theme.layout(ctx, main, Face::Strong, big, ink, f32::INFINITY, Align::Min);
    let right = put(
        painter,
        galley,
        pos2(inner.max, middle),
        Align2::RIGHT_CENTER,
    )
    .left();
    if slip.tricks.is_empty() {
        // Who does not score in this hand has no parts.
        return;
    }
    let mut x = inner.min;
    // A card for the tricks, a lozenge for the points on the cards.
    let card = Rect::from_min_size(
        pos2(x, middle - 10.0 * k * 0.95),
        vec2(14.0, 19.0) * k * if narrow { 0.8 } else { 1.0 },
    );
    let card = Rect::from_center_size(pos2(card.center().x, middle), card.size());
    if theme.shows("small_card") && !theme.contrast {
        theme.paint(painter, "small_card", card);
    } else {
        painter.rect(
            card,
            2.0,
            if theme.contrast { plain::BLACK } else { RED },
            Stroke::new(1.0, if theme.contrast { plain::BLACK } else { GOLD }),
            StrokeKind::Inside,
        );
    }
    x += card.width() + 4.0 * k;
    let figure = |painter: &Painter, x: f32, words: &str, size: f32, color: Color32| {
        let galley = theme.layout(
            ctx,
            words,
            Face::Strong,
            size,
            color,
            f32::INFINITY,
            Align::Min,
        );
        put(painter, galley, pos2(x, middle), Align2::LEFT_CENTER).right()
    };
    x = figure(painter, x, &slip.tricks, small, INK) + if narrow { 8.0 } else { 12.0 } * k;
    let r = if narrow { 8.0 } else { 10.0 } * k;
    let at = pos2(x + r * 0.7, middle);
    if theme.shows("lozenge_gilt") && !theme.contrast {
        theme.paint(
            painter,
            "lozenge_gilt",
            Rect::from_center_size(at, vec2(1.48, 2.0) * r),
        );
    } else {
        cards::lozenge(
            painter,
            at,
            r,
            if theme.contrast { plain::BLACK } else { GOLD },
        );
    }
    x = figure(painter, x + r * 1.4 + 4.0 * k, &slip.points, small, INK);
    if slip.total.is_some() {
        // Of this hand between the parts and the whole: “= 9”.
        let words = format!("= {}", slip.hand);
        let galley = theme.fit(ctx, &words, Face::Strong, small, ink, right - x - 14.0 * k);
        put(
            painter,
            galley,
            pos2((x + right) / 2.0, middle),
            Align2::CENTER_CENTER,
        );
    }
}

/// The seal of a side: its sprite, or a disc with its form.
pub fn team_seal(painter: &Painter, theme: &Theme, name: &str, center: Pos2, r: f32) {
    if theme.shows(name) && !theme.contrast {
        let own = theme
            .sprite_size(name, Vec2::splat(30.0))
            .max(Vec2::splat(1.0));
        theme.paint(
            painter,
            name,
            Rect::from_center_size(center, own * (2.0 * r / own.max_elem())),
        );
        return;
    }
    let rose = name.ends_with("rose");
    let (fill, line) = match (theme.contrast, rose) {
        (true, true) => (plain::BLACK, plain::WHITE),
        (true, false) => (plain::WHITE, plain::BLACK),
        (false, true) => (
            Color32::from_rgb(0xa0, 0x1b, 0x30),
            Color32::from_rgb(0xd5, 0x56, 0x6a),
        ),
        (false, false) => (
            Color32::from_rgb(0x26, 0x40, 0x6e),
            Color32::from_rgb(0x9d, 0xb4, 0xdc),
        ),
    };
    painter.circle(
        center,
        r,
        fill,
        Stroke::new(1.2, if theme.contrast { plain::BLACK } else { line }),
    );
    if rose {
        for petal in 0..5_u8 {
            let way = Vec2::angled(std::f32::consts::TAU * (f32::from(petal) / 5.0 - 0.25));
            painter.circle_filled(center + way * (r * 0.42), r * 0.25, line);
        }
    } else {
        for step in [-0.45, 0.0, 0.45] {
            let stroke = Stroke::new((r * 0.14).max(1.0), line);
            painter.vline(
                center.x + r * step,
                Rangef::new(center.y - r * 0.5, center.y + r * 0.6),
                stroke,
            );
            painter.hline(
                Rangef::new(center.x - r * 0.55, center.x + r * 0.55),
                center.y + r * (step - 0.05),
                stroke,
            );
        }
    }
}

/// Where a portrait stands, its radius, where its ribbon stands, and the ribbon's width: none where
/// that is 0. With a dummy the upper part of a phone is its open hand's, and everybody sits lower.
fn seat_place(areas: &CardAreas, side: usize, dummy: bool, low: bool) -> (Pos2, f32, Pos2, f32) {
    let k = areas.k();
    let side = side % 4;
    let (at, r, ribbon, width) = match (areas.narrow, side) {
        (true, 1..) if dummy => {
            return (
                areas.at(195.0, 212.0),
                30.0 * k,
                areas.at(195.0, 212.0),
                0.0,
            );
        }
        (true, 1) if low => ((40.0, 352.0), 27.0, (40.0, 391.0), 64.0),
        (true, 2) if low => ((292.0, 306.0), 24.0, (292.0, 338.0), 64.0),
        (true, 3) if low => ((350.0, 352.0), 27.0, (350.0, 391.0), 64.0),
        // Above its open hand, or below it.
        (false, 1) if dummy => ((132.0, 300.0), 50.0, (132.0, 190.0), 112.0),
        (false, 2) if dummy => ((540.0, 170.0), 50.0, (566.0, 244.0), 104.0),
        (false, 3) if dummy => ((1148.0, 300.0), 50.0, (1148.0, 208.0), 112.0),
        // On a phone one's own place is the bar below.
        (true, 0) => {
            return (
                areas.low(27.0, 817.0),
                15.0 * k,
                areas.low(27.0, 900.0),
                0.0,
            );
        }
        (true, 1) => ((52.0, 258.0), 31.0, (54.0, 303.0), 78.0),
        (true, 2) => ((195.0, 176.0), 30.0, (195.0, 220.0), 92.0),
        (true, _) => ((338.0, 258.0), 31.0, (336.0, 303.0), 78.0),
        (false, 0) => {
            return (
                areas.low(162.0, 608.0),
                44.0 * k,
                areas.low(162.0, 670.0),
                116.0 * k,
            );
        }
        (false, 1) => ((146.0, 288.0), 50.0, (146.0, 354.0), 112.0),
        (false, 2) => ((548.0, 162.0), 38.0, (540.0, 214.0), 104.0),
        (false, _) => ((1134.0, 288.0), 50.0, (1134.0, 354.0), 112.0),
    };
    (
        areas.at(at.0, at.1),
        r * k,
        areas.at(ribbon.0, ribbon.1),
        width * k,
    )
}

fn person(ui: &mut Ui, theme: &Theme, areas: &CardAreas, seat: &SeatCard, low: bool) {
    let dummy = seat.portrait.is_empty();
    let (center, r, ribbon_at, ribbon_w) = seat_place(areas, seat.side, dummy, low);
    let painter = ui.painter().clone();
    let k = areas.k();
    if seat.acts && !dummy {
        glow(&painter, theme, center, r);
    }
    if !dummy {
        portrait(&painter, theme, &seat.portrait, center, r, Mood::Calm);
        if theme.contrast {
            let line = if seat.acts {
                plain::YELLOW
            } else {
                plain::WHITE
            };
            painter.circle_stroke(center, r + 2.0, Stroke::new(3.0, line));
        } else {
            let ring = if seat.acts {
                Color32::from_rgb(0xff, 0xe0, 0x8a)
            } else {
                GOLD
            };
            painter.circle_stroke(center, r * 0.97, Stroke::new((r * 0.07).max(2.0), ring));
            painter.circle_stroke(
                center,
                r,
                Stroke::new(1.0, Color32::from_rgb(0x2a, 0x1a, 0x08)),
            );
        }
    }
    if !seat.seal.is_empty() && !dummy {
        let small = (r * 0.34).max(9.0 * k);
        team_seal(
            &painter,
            theme,
            &seat.seal,
            center + vec2(r, r) * 0.72,
            small,
        );
    }
    if ribbon_w > 0.0 {
        let height = if areas.narrow { 24.0 } else { 27.0 } * k;
        name_ribbon(
            &painter,
            theme,
            ribbon_at,
            ribbon_w,
            height,
            &seat.name,
            18.5 * k,
        );
        if !seat.mark.is_empty() {
            let at = ribbon_at + vec2(0.0, height * 0.5 + 11.0 * k);
            plaque(&painter, theme, at, ribbon_w, &seat.mark, k);
        }
        if let Some(face) = &seat.clock {
            let below = if seat.mark.is_empty() { 17.0 } else { 38.0 };
            let at = ribbon_at + vec2(0.0, height * 0.5 + below * k);
            hud::clock(
                ui,
                theme,
                face,
                Rect::from_center_size(at, vec2(80.0, 27.0) * k),
            );
        }
    }
    announce(
        ui,
        &seat.spoken,
        Rect::from_center_size(center, Vec2::splat(2.0 * r)),
    );
}

/// The light round whoever acts.
fn glow(painter: &Painter, theme: &Theme, center: Pos2, r: f32) {
    if theme.contrast {
        painter.circle_filled(center, r + 7.0, plain::BLACK);
        painter.circle_filled(center, r + 5.5, plain::YELLOW);
        return;
    }
    for (step, alpha) in [
        (1.62, 0.07),
        (1.5, 0.09),
        (1.38, 0.13),
        (1.26, 0.2),
        (1.14, 0.34),
    ] {
        painter.circle_filled(
            center,
            r * step,
            wash(Color32::from_rgb(0xff, 0xcf, 0x6a), alpha),
        );
    }
}

/// A strip of parchment with forked ends and a name.
fn name_ribbon(
    painter: &Painter,
    theme: &Theme,
    center: Pos2,
    width: f32,
    height: f32,
    words: &str,
    size: f32,
) {
    let ctx = painter.ctx();
    let size = size.min(height * 0.78 / theme.scale());
    let galley = theme.fit(ctx, words, Face::Strong, size, INK, width - 6.0);
    let rect = Rect::from_center_size(center, vec2(width, height));
    if theme.shows("name_ribbon") && !theme.contrast {
        theme.paint_by_height(
            painter,
            "name_ribbon",
            rect.expand2(vec2(height * 0.34, 0.0)),
        );
    } else {
        let (fill, tail, line) = if theme.contrast {
            (plain::PAPER, plain::PAPER, plain::BLACK)
        } else {
            (
                Color32::from_rgb(0xec, 0xdb, 0xb4),
                Color32::from_rgb(0xb9, 0x9a, 0x5e),
                Color32::from_rgb(0x5b, 0x43, 0x22),
            )
        };
        for way in [-1.0, 1.0] {
            let end = rect.center().x + way * (width / 2.0 + height * 0.34);
            let base = rect.center().x + way * (width / 2.0 - 4.0);
            let (top, low) = (rect.top() + height * 0.13, rect.bottom() + height * 0.13);
            let notch = pos2(end - way * height * 0.22, (top + low) / 2.0);
            for points in [
                vec![pos2(base, top), pos2(end, top), notch],
                vec![pos2(base, top), notch, pos2(base, low)],
                vec![notch, pos2(end, low), pos2(base, low)],
            ] {
                painter.add(egui::Shape::convex_polygon(points, tail, Stroke::NONE));
            }
        }
        painter.rect(rect, 2.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    put(
        painter,
        galley,
        rect.center() - vec2(0.0, 0.5),
        Align2::CENTER_CENTER,
    );
}

/// A small dark plaque with a word.
fn plaque(painter: &Painter, theme: &Theme, center: Pos2, width: f32, words: &str, k: f32) {
    let height = 19.0 * k;
    let size = (15.0 * k).min(height * 0.85 / theme.scale());
    let color = if theme.contrast { CREAM } else { ON_RED };
    let galley = theme.fit(painter.ctx(), words, Face::Italic, size, color, width);
    let rect = Rect::from_center_size(center, vec2(galley.size().x + 14.0 * k, height));
    let (fill, line) = if theme.contrast {
        (plain::BLACK, plain::WHITE)
    } else {
        (Color32::from_rgb(0x2b, 0x1a, 0x10), wash(GOLD, 0.9))
    };
    painter.rect(
        rect,
        height / 2.0,
        fill,
        Stroke::new(1.0, line),
        StrokeKind::Inside,
    );
    put(
        painter,
        galley,
        rect.center() - vec2(0.0, 0.5),
        Align2::CENTER_CENTER,
    );
}

/// The labels below the piles of tricks; a press opens the last one.
fn piles(
    ui: &mut Ui,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    controls: &mut Controls,
) -> Option<CardHudAction> {
    let k = areas.k();
    let mut action = None;
    for (index, pile) in data.piles.iter().enumerate() {
        let (width, height) = if areas.narrow {
            (58.0, 20.0)
        } else {
            (76.0, 23.0)
        };
        let at = pile.at + vec2(0.0, pile.below);
        let margin = width * k / 2.0 + 8.0 * k;
        let at = pos2(
            at.x.clamp(areas.frame.left() + margin, areas.frame.right() - margin),
            at.y,
        );
        let rect = Rect::from_center_size(at, vec2(width + 14.0, height + 14.0) * k);
        let response = target(
            ui,
            id_of("cards", "pile", index),
            rect,
            data.last_trick,
            || {
                let label = fill(
                    "ui.cards.pile.label",
                    &[("tricks", &pile.words), ("open", text("ui.cards.last"))],
                );
                WidgetInfo::labeled(WidgetType::Button, data.last_trick, label)
            },
        );
        if data.last_trick {
            controls.push((response.id, rect));
        }
        name_ribbon(
            ui.painter(),
            theme,
            at,
            width * k,
            height * k,
            &pile.words,
            15.5 * k,
        );
        if response.clicked() {
            action = Some(CardHudAction::LastTrick);
        }
        if focused(theme, &response) {
            focus_ring(ui.painter(), theme, rect.shrink(6.0));
        }
    }
    action
}

/// The sentence on a strip of parchment: it grows upwards, and its words shrink when they are too
/// many.
fn note(
    ui: &mut Ui,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    controls: &mut Controls,
) -> Option<CardHudAction> {
    let k = areas.k();
    let (first, sign, opens) = match (&data.looking, &data.note) {
        (Some(_), _) => (text("ui.hud.looking"), "look", false),
        (None, HudNote::None) => return None,
        (None, HudNote::Rule(words)) => (words.as_str(), "rules", true),
        (None, HudNote::Hint(words)) => (words.as_str(), "hint", false),
        (None, HudNote::Draw(words)) => (words.as_str(), "draw", false),
    };
    let more = data.looking.as_deref().unwrap_or(&data.note_more);
    // On a phone the hand may be three rows high: the strip stands right above its raised cards.
    let place = if areas.narrow {
        Rect::from_min_max(
            areas.low(66.0, if data.plates { 534.0 } else { 530.0 }),
            areas.low(324.0, 571.0),
        )
    } else {
        // Beside the trick, and over the cards even when they are raised.
        Rect::from_min_max(areas.low(196.0, 414.0), areas.low(462.0, 500.0))
    };
    let ctx = ui.ctx().clone();
    let left = if areas.narrow { 36.0 } else { 58.0 } * k;
    let room = place.width() - left - 14.0 * k;
    let pad = if areas.narrow { 4.0 } else { 8.0 } * k;
    let lay = |step: u8, both: bool| {
        let size = (19.0 - 1.5 * f32::from(step)) * k;
        let one = theme.balanced(&ctx, first, Face::Strong, size, INK, room, Align::Min);
        let two = (both && !more.is_empty()).then(|| {
            theme.balanced(
                &ctx,
                more,
                Face::Body,
                size * 0.9,
                INK_NOTE,
                room,
                Align::Min,
            )
        });
        let height = one.size().y + two.as_ref().map_or(0.0, |two| two.size().y);
        (one, two, height)
    };
    let fits = |height: f32| height + 2.0 * pad <= place.height();
    // First smaller, then without the second sentence, then smaller still.
    let tries = (0..=2)
        .map(|step| (step, true))
        .chain((0..=7).map(|step| (step, false)));
    let mut tries = tries.map(|(step, both)| lay(step, both));
    let laid = tries
        .find(|(.., height)| fits(*height))
        .unwrap_or_else(|| lay(7, false));
    let (one, two, height) = laid;
    let wide = one
        .size()
        .x
        .max(two.as_ref().map_or(0.0, |two| two.size().x))
        + left
        + 14.0 * k;
    let size = vec2(
        if areas.narrow {
            wide
        } else {
            wide.max(place.width() * 0.7)
        }
        .min(place.width()),
        (height + 2.0 * pad)
            .max(if areas.narrow { 30.0 } else { 46.0 } * k)
            .min(place.height()),
    );
    let rect = if areas.narrow {
        Rect::from_min_size(
            pos2(place.center().x - size.x / 2.0, place.bottom() - size.y),
            size,
        )
    } else {
        Rect::from_min_size(pos2(place.left(), place.bottom() - size.y), size)
    };
    let mut action = None;
    let said = if more.is_empty() {
        first.to_owned()
    } else {
        format!("{first} {more}")
    };
    let response = opens.then(|| {
        target(ui, control("rule"), rect, true, || {
            WidgetInfo::labeled(WidgetType::Button, true, said.as_str())
        })
    });
    theme.paint(ui.painter(), "slip", rect);
    if let Some(response) = &response {
        controls.push((response.id, rect));
        if response.clicked() {
            action = Some(CardHudAction::Rule);
        }
        if response.hovered() {
            ui.painter()
                .rect_filled(rect.shrink(2.0), 3.0, wash(GOLD, 0.14));
        }
    } else {
        announce(ui, &said, rect);
    }
    let painter = ui.painter().with_clip_rect(rect);
    let sign_at = pos2(rect.left() + left * 0.52, rect.center().y);
    match &data.note_suit {
        Some(suit) if data.looking.is_none() && sign == "rules" => {
            cards::badge(
                &painter,
                theme,
                suit,
                sign_at,
                (left * 0.78).min(rect.height() - 8.0),
            );
        }
        _ => icon(
            &painter,
            theme,
            sign,
            sign_at,
            if areas.narrow { 0.95 } else { 1.3 } * k,
            RED,
        ),
    }
    let mut y = rect.center().y - height / 2.0;
    y = put(&painter, one, pos2(rect.left() + left, y), Align2::LEFT_TOP).bottom();
    if let Some(two) = two {
        put(&painter, two, pos2(rect.left() + left, y), Align2::LEFT_TOP);
    }
    if response.is_some_and(|response| focused(theme, &response)) {
        focus_ring(ui.painter(), theme, rect);
    }
    if data.looking.is_some() {
        let plate = Plate::brass(text("ui.hud.now")).size(18.0);
        let wide = plate.width(&ctx, theme).min(place.width());
        let top = rect.top() - 48.0 * k;
        let at = Rect::from_min_size(
            pos2(rect.center().x - wide / 2.0, top),
            vec2(wide, 44.0 * k),
        );
        if plate.show(ui, theme, control("now"), at).clicked() {
            action = Some(CardHudAction::Now);
        }
        controls.push((control("now"), at));
    }
    action
}

/// The bar at the foot of a phone.
fn bar(areas: &CardAreas) -> Rect {
    Rect::from_min_max(areas.low(6.0, 794.0), areas.low(384.0, 838.0))
}

/// The seals: below on the right, on a phone in the bar.
fn seals(
    ui: &mut Ui,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    controls: &mut Controls,
) -> Option<CardHudAction> {
    let k = areas.k();
    let mut list: Vec<(CardHudAction, &str, &str, bool, Option<Ask>)> = Vec::with_capacity(5);
    list.push((
        CardHudAction::LastTrick,
        "look",
        text("ui.cards.last"),
        data.last_trick,
        None,
    ));
    if let Some(hint) = data.hint {
        let label = if hint == HintSeal::Thinking {
            text("ui.hud.hint_thinking")
        } else {
            text("ui.hud.hint")
        };
        list.push((
            CardHudAction::Hint,
            "hint",
            label,
            hint == HintSeal::Ready,
            Some(data.keys.hint),
        ));
    }
    if let Some(undo) = data.undo {
        list.push((
            CardHudAction::Undo,
            "undo",
            text("ui.hud.undo"),
            undo,
            Some(data.keys.undo),
        ));
    }
    list.push((
        CardHudAction::Rules,
        "rules",
        text("ui.hud.rules"),
        true,
        Some(data.keys.rules),
    ));
    list.push((
        CardHudAction::Menu,
        "menu",
        text("ui.hud.menu"),
        true,
        Some(data.keys.menu),
    ));
    let places: Vec<Pos2> = if areas.narrow {
        (0..list.len())
            .map(|n| areas.low(361.0 - 45.0 * (list.len() - 1 - n) as f32, 816.0))
            .collect()
    } else {
        // Two above, the rest below.
        let upper = list.len().saturating_sub(3);
        (0..list.len())
            .map(|n| {
                if n < upper {
                    areas.low(1230.0 - 56.0 * (upper - 1 - n) as f32, 572.0)
                } else {
                    areas.low(1230.0 - 56.0 * (list.len() - 1 - n) as f32, 644.0)
                }
            })
            .collect()
    };
    if areas.narrow {
        let rect = bar(areas);
        let (fill, line) = if theme.contrast {
            (plain::BLACK, plain::WHITE)
        } else {
            (Color32::from_rgb(0x16, 0x0d, 0x07), wash(GOLD, 0.7))
        };
        ui.painter().rect_filled(rect, 6.0, fill);
        ui.painter()
            .hline(rect.x_range(), rect.top(), Stroke::new(1.2, line));
        let first = places.first().map_or(rect.right(), |at| at.x);
        let own = data.seats.iter().find(|seat| seat.side == 0);
        let mut x = rect.left() + 12.0 * k;
        if let Some(seat) = own.filter(|seat| !seat.seal.is_empty()) {
            team_seal(
                ui.painter(),
                theme,
                &seat.seal,
                pos2(x + 11.0 * k, rect.center().y),
                11.0 * k,
            );
            x += 28.0 * k;
        }
        let room = first - 24.0 * k - x;
        let size = (18.5 * k).min(26.0 * k / theme.scale());
        // Two short lines rather than an ellipsis.
        let one = theme.fit(
            ui.ctx(),
            &data.ribbon,
            Face::Heading,
            size,
            CREAM,
            f32::INFINITY,
        );
        let words = if one.size().x * 0.75 <= room {
            theme.fit(ui.ctx(), &data.ribbon, Face::Heading, size, CREAM, room)
        } else {
            let size = size.min(15.5 * k / theme.scale());
            theme.layout(
                ui.ctx(),
                &data.ribbon,
                Face::Heading,
                size,
                CREAM,
                room,
                Align::Min,
            )
        };
        let painter = ui.painter().with_clip_rect(rect);
        put(
            &painter,
            words,
            pos2(x, rect.center().y),
            Align2::LEFT_CENTER,
        );
        announce(
            ui,
            &data.ribbon,
            Rect::from_min_max(rect.min, pos2(first - 22.0, rect.bottom())),
        );
    }
    let r = if areas.narrow { 19.0 } else { 20.0 } * k;
    let mut action = None;
    for ((what, sign, label, enabled, ask), center) in list.into_iter().zip(places) {
        if seal(
            ui,
            theme,
            control(sign),
            center,
            r,
            sign,
            label,
            None,
            enabled,
        )
        .clicked()
        {
            action = Some(what);
        }
        if enabled {
            controls.push((
                control(sign),
                Rect::from_center_size(center, Vec2::splat(2.0 * r)),
            ));
        }
        if !areas.narrow {
            let size = (15.5 * k).min(19.0 * k / theme.scale());
            let words = theme.fit(
                ui.ctx(),
                label,
                Face::Strong,
                size,
                if enabled {
                    CREAM
                } else {
                    Color32::from_rgb(0xc9, 0xb8, 0x90)
                },
                54.0 * k,
            );
            if theme.contrast {
                let ground = Rect::from_center_size(
                    center + vec2(0.0, r + 11.0 * k),
                    words.size() + vec2(4.0, 0.0),
                );
                ui.painter().rect_filled(ground, 3.0, plain::BLACK);
            }
            put(
                ui.painter(),
                words,
                center + vec2(0.0, r + 2.0 * k),
                Align2::CENTER_TOP,
            );
        }
        if let Some(ask) =
            ask.filter(|_| matches!(theme.device, Device::Keyboard | Device::Pad) && enabled)
        {
            corner_key(ui.painter(), theme, ask, center + vec2(r - 2.0, 6.0 - r));
        }
    }
    action
}
