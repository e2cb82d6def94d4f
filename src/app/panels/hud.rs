//! What stands beside the table during a match: the opponent, whose move it is, the moves, the
//! pieces and clocks, and the seals. On a desk one tall parchment; on a phone a strip above the
//! board and a sheet below it, whose list of moves opens in its place. The app says where.

use egui::{
    Align, Align2, Color32, Context, Id, Order, Painter, Pos2, Rangef, Rect, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::panels::flow::{announce, layer};
use crate::app::panels::moves::{MoveRow, MovesState, Sign, Step, sign_button};
use crate::app::panels::side::{Controls, SideFocus};
use crate::app::panels::theme::{Device, Face, GOLD, INK, INK_NOTE, ON_RED, RED, Theme, put, wash};
use crate::app::panels::widgets::{
    Ask, Mood, Plate, corner_key, divider, focus_ring, focused, heading_with_note, icon, portrait,
    ribbon, roses, seal, target,
};
use crate::app::panels::{id, moves, plain};
use crate::texts::{fill, text};

/// Where the panels lie, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudAreas {
    /// The parchment: on a desk about 386×660 beside the board, on a phone the room below it (about
    /// 374×270).
    pub main: Rect,
    /// On a phone the strip above the board (about 374×78); `None`: one panel holds everything.
    pub top: Option<Rect>,
}

/// The person or courtier on the other side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudPerson {
    /// The name.
    pub name: String,
    /// A line of manner, as "plays deep and fair"; may be empty.
    pub manner: String,
    /// The level of a courtier, 0 to 5; none for a person.
    pub level: Option<u8>,
    /// The portrait's key: `more`, `will`, `friend`, …
    pub portrait: String,
    /// How the portrait looks.
    pub mood: Mood,
}

/// The ribbon: whose move it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudRibbon {
    /// As "Your move" or "Thomas More is thinking".
    pub text: String,
    /// As "light to play"; left out when there is no room.
    pub note: String,
    /// The sprite of the side to move, as `disc_light`; none: left out.
    pub disc: Option<String>,
}

/// A clock of a side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClockFace {
    /// The time left, as "4:32".
    pub text: String,
    /// Whether it runs now.
    pub running: bool,
    /// Whether little is left.
    pub low: bool,
}

/// The pieces of a side, as "8, one king", and its clock.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideCount {
    /// The sprite of the side, as `disc_dark`.
    pub disc: String,
    /// The words.
    pub text: String,
    /// The clock, where the match has one.
    pub clock: Option<ClockFace>,
}

/// How the seal of the hint stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintSeal {
    /// A hint can be had.
    Ready,
    /// One is being thought out.
    Thinking,
    /// None can be had now.
    Off,
}

/// A sentence under the ribbon; one at a time.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum HudNote {
    /// Nothing is said.
    #[default]
    None,
    /// The rule of this moment; a press opens the rules there.
    Rule(String),
    /// The hint.
    Hint(String),
    /// How an offered draw stands, as "You have offered a draw."
    Draw(String),
}

impl HudNote {
    fn words(&self) -> &str {
        match self {
            Self::None => "",
            Self::Rule(words) | Self::Hint(words) | Self::Draw(words) => words,
        }
    }
}

/// The keys that do what the seals do, shown beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudKeys {
    /// Take back.
    pub undo: Ask,
    /// Do again.
    pub redo: Ask,
    /// Hint.
    pub hint: Ask,
    /// The rules.
    pub rules: Ask,
    /// Menu.
    pub menu: Ask,
}

impl Default for HudKeys {
    fn default() -> Self {
        Self {
            undo: Ask::Key("U", "pad_X"),
            redo: Ask::Key("R", ""),
            hint: Ask::Key("H", "pad_Y"),
            rules: Ask::Key("F1", ""),
            menu: Ask::Key("Esc", "pad_start"),
        }
    }
}

/// What the panels show; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudData {
    /// The opponent.
    pub person: HudPerson,
    /// Whose move it is.
    pub ribbon: HudRibbon,
    /// While an earlier position is shown: where that is, as "after 12. 18×9". The ribbon says so,
    /// and a plate leads back.
    pub looking: Option<String>,
    /// A sentence under the ribbon.
    pub note: HudNote,
    /// A note beside the heading of the moves, as "move 15"; may be empty.
    pub moves_note: String,
    /// The rows of moves, oldest first.
    pub moves: Vec<MoveRow>,
    /// Whether there is a position before the one shown.
    pub back: bool,
    /// Whether there is one after it.
    pub forward: bool,
    /// The pieces: first the opponent's, then one's own. May be empty.
    pub counts: Vec<SideCount>,
    /// Whether a turn can be taken back.
    pub undo: bool,
    /// Whether one can be done again.
    pub redo: bool,
    /// How the hint stands; `None`: there is no such seal.
    pub hint: Option<HintSeal>,
    /// Whether there is a seal of the rules.
    pub rules: bool,
    /// The keys shown beside the seals.
    pub keys: HudKeys,
}

/// What the panels remember.
#[derive(Clone, Debug, Default)]
pub struct HudState {
    /// The focus, which the board hands over.
    pub focus: SideFocus,
    /// On a phone: whether the list of moves is open in the place of the sheet.
    pub list_open: bool,
    moves: MovesState,
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudAction {
    /// Take a turn back.
    Undo,
    /// Do it again.
    Redo,
    /// Give a hint.
    Hint,
    /// Open the rules at their beginning.
    Rules,
    /// Open the rules at the rule of this moment.
    Rule,
    /// Open the menu.
    Menu,
    /// Look at the position after so many moves.
    Look(usize),
    /// Look a step on or back; [`Step::End`] is back to the match as it stands.
    Step(Step),
}

/// The id of a control, for whoever moves the focus there.
pub fn control(name: &str) -> Id {
    id("hud", name)
}

/// Shows the strip above the board of a phone alone, where another panel stands below it.
pub fn show_strip(ctx: &Context, theme: &Theme, top: Rect, data: &HudData) {
    layer(ctx, "hud-top", Order::Middle, top, false, |ui| {
        strip(ui, theme, top, data)
    });
}

/// Shows the panels. They take the focus only when [`SideFocus::enter`] hands it over.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &HudAreas,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    state.focus.controls.clear();
    if let Some(top) = areas.top {
        layer(ctx, "hud-top", Order::Middle, top, false, |ui| {
            strip(ui, theme, top, data)
        });
    } else {
        state.list_open = false;
    }
    let action = layer(
        ctx,
        "hud",
        Order::Middle,
        areas.main,
        false,
        |ui| match areas.top {
            Some(_) if state.list_open => list_sheet(ui, theme, areas.main, data, state),
            Some(_) => sheet(ui, theme, areas.main, data, state),
            None => desk(ui, theme, areas.main, data, state),
        },
    );
    let stop = state.moves.stop();
    state.focus.hand_over(ctx, stop);
    action
}

/// The phone's strip: portrait, name, manner, level, the opponent's pieces.
fn strip(ui: &mut Ui, theme: &Theme, rect: Rect, data: &HudData) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    theme.paint(
        &painter,
        if theme.sprite("slip").is_some() {
            "slip"
        } else {
            "panel_s"
        },
        rect,
    );
    let r = (rect.height() / 2.0 - 9.0).clamp(16.0, 32.0);
    let cy = rect.center().y;
    portrait(
        &painter,
        theme,
        &data.person.portrait,
        pos2(rect.left() + r + 14.0, cy),
        r,
        data.person.mood,
    );
    let left = rect.left() + 2.0 * r + 26.0;
    let right = rect.right() - 16.0;
    // The notes go when the text is large.
    let large = theme.scale() > 1.3;
    let size = if large { 32.0 / theme.scale() } else { 27.0 };
    let face = data.counts.first().and_then(|count| count.clock.as_ref());
    let room = right - left - if large && face.is_none() { 0.0 } else { 104.0 };
    let name = theme.fit(&ctx, &data.person.name, Face::Heading, size, INK, room);
    let count = data.counts.first();
    if large {
        let second = count.map_or(data.person.manner.as_str(), |c| c.text.as_str());
        let second = theme.fit(
            &ctx,
            second,
            Face::Body,
            24.0 / theme.scale(),
            INK_NOTE,
            room - 28.0,
        );
        put(&painter, name, pos2(left, cy + 2.0), Align2::LEFT_BOTTOM);
        let x = match count {
            Some(c) => {
                disc(&painter, theme, &c.disc, pos2(left + 11.0, cy + 16.0), 11.0);
                left + 28.0
            }
            None => left,
        };
        put(&painter, second, pos2(x, cy + 1.0), Align2::LEFT_TOP);
    } else {
        put(&painter, name, pos2(left, cy + 4.0), Align2::LEFT_BOTTOM);
        let count = count.map(|c| (c, theme.fit(&ctx, &c.text, Face::Body, 17.5, INK, 130.0)));
        let count_left = count
            .as_ref()
            .map_or(right, |(_, g)| right - g.size().x - 28.0);
        let manner = theme.fit(
            &ctx,
            &data.person.manner,
            Face::Italic,
            17.5,
            INK_NOTE,
            count_left - left - 8.0,
        );
        put(&painter, manner, pos2(left, cy + 14.0), Align2::LEFT_CENTER);
        if let Some((c, words)) = count {
            put(
                &painter,
                words,
                pos2(right, cy + 14.0),
                Align2::RIGHT_CENTER,
            );
            disc(
                &painter,
                theme,
                &c.disc,
                pos2(count_left + 10.0, cy + 13.0),
                10.0,
            );
        }
        if let Some(level) = data.person.level.filter(|_| face.is_none()) {
            roses(&painter, theme, pos2(right - 98.0, cy - 13.0), level, 9.0);
        }
    }
    announce(ui, &person_words(data), rect);
    if let Some(face) = face {
        let size = vec2(88.0, 30.0);
        clock(
            ui,
            theme,
            face,
            Rect::from_center_size(pos2(right - size.x / 2.0, cy - 14.0), size),
        );
    }
}

/// The phone's sheet: ribbon, sentence, the last moves between the two steps, seals.
fn sheet(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    // On a phone the hairlines of the sheet go to its very edge.
    theme.parchment(ui.painter(), rect.expand2(vec2(5.0, 6.0)));
    let band = sheet_band(theme, rect);
    let inner = rect.x_range().shrink(20.0);
    let seals_h = 54.0 + 4.0 + label_height(theme);
    let seals_top = rect.bottom() - 12.0 - seals_h;
    let mut between = Rect::from_min_max(
        pos2(inner.min, band.bottom() + 8.0),
        pos2(inner.max, seals_top - 14.0),
    );
    let mut action = None;
    // A sentence lies over the moves. Where the words are too large for both, a hint has the whole
    // place, and a rule is left out.
    let spare = between.height() - 48.0;
    let both = spare >= 18.0 * theme.scale();
    if both || matches!(data.note, HudNote::Hint(_) | HudNote::Draw(_)) {
        let room = if both {
            spare.min(44.0)
        } else {
            between.height()
        };
        let at = Rect::from_min_size(between.min, vec2(between.width(), room));
        let (used, pressed) = note(ui, theme, at, &data.note, &mut state.focus.controls);
        if pressed {
            action = Some(HudAction::Rule);
        }
        if used > 0.0 {
            between.min.y += used + 4.0;
        }
    }
    if between.height() >= 44.0 {
        action = compact_moves(ui, theme, between, data, state).or(action);
    }
    divider(ui.painter(), theme, inner, seals_top - 7.0);
    let own = data.counts.get(1);
    let text = own.map_or(data.ribbon.note.as_str(), |c| c.text.as_str());
    let face = own.and_then(|count| count.clock.as_ref());
    the_ribbon(
        ui,
        theme,
        band,
        data,
        text,
        face,
        [6.0, 26.0],
        &mut state.focus.controls,
        &mut action,
    );
    let x = Rangef::new(rect.left() + 10.0, rect.right() - 10.0);
    seals(
        ui,
        theme,
        x,
        seals_top + 27.0,
        data,
        &mut state.focus.controls,
    )
    .or(action)
}

/// The ribbon's place on the phone's sheet.
fn sheet_band(theme: &Theme, rect: Rect) -> Rect {
    let h = (42.0 * theme.scale().max(1.0)).min(60.0);
    let top = rect.top() + 17.0_f32.min(rect.height() * 0.06).max(4.0);
    Rect::from_min_size(pos2(rect.left() + 2.0, top), vec2(rect.width() - 4.0, h))
}

/// The phone's last moves, which open the whole list, between the steps back and forward.
fn compact_moves(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let mut action = None;
    let list = rect.shrink2(vec2(52.0, 0.0));
    let ends = [
        (Step::Back, rect.left() + 22.0, data.back),
        (Step::Forward, rect.right() - 22.0, data.forward),
    ];
    let step = |ui: &mut Ui, state: &mut HudState, (step, x, on): (Step, f32, bool)| {
        let at = pos2(x, rect.center().y);
        let wid = control(if step == Step::Back {
            "back"
        } else {
            "forward"
        });
        sign_button(
            ui,
            theme,
            wid,
            at,
            22.0,
            Sign::Step(step),
            step.label(),
            on,
            &mut state.focus.controls,
        )
        .then_some(HudAction::Step(step))
    };
    action = step(ui, state, ends[0]).or(action);
    let response = target(ui, control("list"), list, true, || {
        WidgetInfo::labeled(WidgetType::Button, true, text("ui.moves.all"))
    });
    state.focus.controls.push((response.id, list));
    if response.clicked() {
        state.list_open = true;
        ui.ctx().request_repaint();
    }
    let ctx = ui.ctx().clone();
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(
            list,
            4.0,
            if theme.contrast {
                plain::PALE
            } else {
                wash(GOLD, 0.14)
            },
        );
    }
    let row_h = 24.0 * theme.scale() + 3.0;
    let rows = (list.height() / row_h).floor().max(1.0) as usize;
    if data.moves.is_empty() {
        let words = theme.fit(
            &ctx,
            text("ui.hud.no_moves"),
            Face::Italic,
            18.5,
            INK_NOTE,
            list.width() - 8.0,
        );
        put(painter, words, list.center(), Align2::CENTER_CENTER);
    }
    let current = data
        .moves
        .iter()
        .position(|row| row.cells.iter().any(|cell| cell.current));
    let until = data
        .moves
        .len()
        .min(current.map_or(usize::MAX, |row| (row + 1).max(rows)));
    let from = until.saturating_sub(rows);
    let row_h = row_h.min(list.height());
    let mut spoken = Vec::with_capacity(rows);
    let top = list.center().y - row_h * (until - from) as f32 / 2.0;
    for (i, row) in data.moves[from..until].iter().enumerate() {
        let line = Rect::from_min_size(
            pos2(list.left(), top + row_h * i as f32),
            vec2(list.width(), row_h),
        );
        moves::row(painter, theme, row, line);
        spoken.push((moves::words(row), line));
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, list.shrink(4.0));
    }
    for (words, line) in spoken {
        announce(ui, &words, line);
    }
    step(ui, state, ends[1]).or(action)
}

/// The phone's list of moves in the place of the sheet: the ribbon, the rows, the four steps, and
/// the way back to the sheet.
fn list_sheet(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    theme.parchment(ui.painter(), rect.expand2(vec2(5.0, 6.0)));
    let band = sheet_band(theme, rect);
    let inner = rect.x_range().shrink(20.0);
    let steps_cy = rect.bottom() - 14.0 - 22.0;
    let row_h = (32.0 * theme.scale()).max(44.0);
    let room = Rect::from_min_max(
        pos2(inner.min, band.bottom() + 8.0),
        pos2(inner.max, steps_cy - 30.0),
    );
    let mut action = moves::list(
        ui,
        theme,
        control("moves"),
        room,
        row_h,
        &data.moves,
        &mut state.moves,
        &mut state.focus.controls,
    )
    .map(HudAction::Look);
    divider(ui.painter(), theme, inner, steps_cy - 27.0);
    the_ribbon(
        ui,
        theme,
        band,
        data,
        "",
        None,
        [6.0, 26.0],
        &mut state.focus.controls,
        &mut action,
    );
    let left = pos2(inner.min + 24.0, steps_cy);
    let step = moves::steps(
        ui,
        theme,
        control("steps"),
        left,
        50.0,
        22.0,
        data.back,
        data.forward,
        &mut state.focus.controls,
    );
    let close = Rect::from_min_max(
        pos2(left.x + 3.0 * 50.0 + 32.0, steps_cy - 23.0),
        pos2(inner.max, steps_cy + 23.0),
    );
    let plate = Plate::brass(text("ui.moves.close")).size(19.5);
    if plate.show(ui, theme, control("close"), close).clicked() {
        state.list_open = false;
        ui.ctx().request_repaint();
    }
    state.focus.controls.push((control("close"), close));
    step.map(HudAction::Step).or(action)
}

/// The tall panel of a desk.
fn desk(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &HudData,
    state: &mut HudState,
) -> Option<HudAction> {
    let painter = ui.painter().clone();
    theme.parchment(&painter, rect);
    let scale = theme.scale();
    let inner = rect.x_range().shrink(36.0);
    let head = desk_head(ui, theme, rect, data);
    // The ribbon is painted last, over the sheet; its place is fixed first.
    let band_h = (48.0 * scale.max(1.0)).min(72.0);
    let band = Rect::from_min_size(
        pos2(rect.left(), head + 28.0_f32.min(rect.height() * 0.045)),
        vec2(rect.width(), band_h),
    );
    // From below: seals, counts, steps.
    let seals_cy = rect.bottom() - 20.0 - label_height(theme) - 4.0 - 25.0;
    let counts_bottom = seals_cy - 25.0 - 12.0;
    let counts_h = counts_height(theme, data);
    let counts_at =
        Rect::from_x_y_ranges(inner, Rangef::new(counts_bottom - counts_h, counts_bottom));
    counts(ui, theme, counts_at, data);
    let steps_cy = counts_at.top() - 8.0 - 18.0;
    let mut action = None;
    // From above: the sentence, or the heading when there is room for it.
    let mut top = band.bottom() + 14.0;
    let row_h = 28.5 * scale;
    let bottom = steps_cy - 24.0;
    let heading_h = 38.0 * scale + 14.0;
    if !data.note.words().is_empty() {
        let most = (bottom - top - 8.0 - row_h).clamp(0.0, 56.0 * scale);
        let at = Rect::from_x_y_ranges(inner, Rangef::new(top - 4.0, top - 4.0 + most));
        let (used, pressed) = note(ui, theme, at, &data.note, &mut state.focus.controls);
        if pressed {
            action = Some(HudAction::Rule);
        }
        divider(&painter, theme, inner, at.top() + used + 7.0);
        top = at.top() + used + 15.0;
    } else if bottom - top >= heading_h + 2.0 * row_h {
        let line = Rect::from_min_max(pos2(inner.min, top), pos2(inner.max, top + 38.0 * scale));
        let beside = if scale > 1.3 { "" } else { &data.moves_note };
        heading_with_note(&painter, theme, line, text("ui.hud.moves"), 25.0, beside);
        divider(&painter, theme, inner, line.bottom() + 5.0);
        top = line.bottom() + 14.0;
    }
    let rows = ((bottom - top) / row_h).floor().max(0.0);
    let row_h = if rows > 0.0 {
        ((bottom - top) / rows).min(row_h * 1.15)
    } else {
        row_h
    };
    let list = Rect::from_min_size(
        pos2(inner.min - 8.0, top),
        vec2(inner.span() + 16.0, row_h * rows),
    );
    action = moves::list(
        ui,
        theme,
        control("moves"),
        list,
        row_h,
        &data.moves,
        &mut state.moves,
        &mut state.focus.controls,
    )
    .map(HudAction::Look)
    .or(action);
    let left = pos2(
        if data.looking.is_some() {
            inner.min + 14.0
        } else {
            inner.center() - 66.0
        },
        steps_cy,
    );
    let gap = if data.looking.is_some() { 38.0 } else { 44.0 };
    let step = moves::steps(
        ui,
        theme,
        control("steps"),
        left,
        gap,
        17.0,
        data.back,
        data.forward,
        &mut state.focus.controls,
    );
    action = step.map(HudAction::Step).or(action);
    if data.looking.is_some() {
        let plate = Rect::from_min_max(
            pos2(left.x + 3.0 * gap + 26.0, steps_cy - 20.0),
            pos2(inner.max + 4.0, steps_cy + 20.0),
        );
        back_to_game(ui, theme, plate, &mut state.focus.controls, &mut action);
    } else if theme.sprite("divider_left").is_some() {
        // The flourish goes on at both sides of the steps.
        let size = vec2(
            inner.span() / 2.0 - 100.0,
            theme.sprite_size("divider_left", vec2(20.0, 12.0)).y,
        );
        for (name, x) in [
            ("divider_left", inner.min + size.x / 2.0),
            ("divider_right", inner.max - size.x / 2.0),
        ] {
            theme.paint(
                &painter,
                name,
                Rect::from_center_size(pos2(x, steps_cy), size),
            );
        }
    }
    the_ribbon(
        ui,
        theme,
        band,
        data,
        &data.ribbon.note,
        None,
        [14.0, 36.0],
        &mut state.focus.controls,
        &mut None,
    );
    let x = Rangef::new(inner.min - 8.0, inner.max + 8.0);
    seals(ui, theme, x, seals_cy, data, &mut state.focus.controls).or(action)
}

/// The opponent at the top of a desk's panel; gives where that ends.
fn desk_head(ui: &mut Ui, theme: &Theme, rect: Rect, data: &HudData) -> f32 {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    let scale = theme.scale();
    let person = &data.person;
    let r = if scale > 1.3 || rect.height() < 560.0 {
        40.0
    } else {
        60.0
    };
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 26.0 - left;
    let one_line = theme.width(&ctx, &person.name, Face::Heading, 33.0);
    let name = if one_line <= room || !person.name.contains(' ') {
        theme.fit(&ctx, &person.name, Face::Heading, 33.0, INK, room)
    } else {
        let size = if scale > 1.2 { 24.0 } else { 30.0 };
        theme.layout(
            &ctx,
            &person.name,
            Face::Heading,
            size,
            INK,
            room,
            Align::Min,
        )
    };
    let manner = (scale <= 1.6).then(|| {
        theme.layout(
            &ctx,
            &person.manner,
            Face::Italic,
            19.0,
            INK_NOTE,
            room,
            Align::Min,
        )
    });
    let words_h = name.size().y
        + manner.as_ref().map_or(0.0, |m| m.size().y)
        + if person.level.is_some() { 26.0 } else { 0.0 };
    let head_h = words_h.max(2.0 * r);
    let head_top = rect.top() + 34.0;
    let middle = pos2(rect.left() + 32.0 + r, head_top + head_h / 2.0);
    portrait(&painter, theme, &person.portrait, middle, r, person.mood);
    let mut y = head_top + (head_h - words_h) / 2.0;
    y = put(&painter, name, pos2(left, y), Align2::LEFT_TOP).bottom();
    if let Some(manner) = manner {
        y = put(&painter, manner, pos2(left, y - 2.0), Align2::LEFT_TOP).bottom();
    }
    if let Some(level) = person.level {
        roses(&painter, theme, pos2(left, y + 15.0), level, 10.0);
    }
    let whole = Rect::from_min_max(
        pos2(rect.left() + 32.0, head_top),
        pos2(rect.right() - 26.0, head_top + head_h),
    );
    announce(ui, &person_words(data), whole);
    head_top + head_h
}

fn person_words(data: &HudData) -> String {
    if data.person.manner.is_empty() {
        data.person.name.clone()
    } else {
        format!("{}, {}", data.person.name, data.person.manner)
    }
}

fn disc(painter: &Painter, theme: &Theme, sprite: &str, center: Pos2, r: f32) {
    // The discs of the atlas are a little higher than wide, for their rim.
    let size = theme
        .sprite_size(sprite, Vec2::splat(34.0))
        .max(Vec2::splat(1.0));
    theme.paint(
        painter,
        sprite,
        Rect::from_center_size(center, size * (2.0 * r / size.x)),
    );
}

/// A clock: a dark plaque, in a gilt frame while it runs, red when little is left.
pub(super) fn clock(ui: &mut Ui, theme: &Theme, face: &ClockFace, rect: Rect) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter();
    let (ground, words, line) = match (theme.contrast, face.running, face.low) {
        (true, true, _) => (plain::BLACK, plain::WHITE, plain::YELLOW),
        (true, false, _) => (plain::PAPER, plain::BLACK, plain::BLACK),
        (false, _, true) => (RED, ON_RED, GOLD),
        (false, true, false) => (Color32::from_rgb(0x2b, 0x1a, 0x10), ON_RED, GOLD),
        (false, false, false) => (
            Color32::TRANSPARENT,
            INK,
            wash(crate::app::panels::theme::HAIRLINE, 0.7),
        ),
    };
    let width = if face.running { 2.4 } else { 1.2 };
    painter.rect(
        rect,
        5.0,
        ground,
        Stroke::new(width, line),
        StrokeKind::Inside,
    );
    let size = 21.0_f32.min(rect.height() * 0.7 / theme.scale());
    let mut room = rect.shrink2(vec2(6.0, 0.0));
    // Little time is told by a sign as well as by the colour.
    if face.low {
        let words = theme.fit(&ctx, "!", Face::Strong, size, words, 12.0);
        room.min.x = put(
            painter,
            words,
            room.left_center() + vec2(3.0, 0.0),
            Align2::LEFT_CENTER,
        )
        .right();
    }
    let text = theme.fit(
        &ctx,
        &face.text,
        if face.running {
            Face::Strong
        } else {
            Face::Body
        },
        size,
        words,
        room.width(),
    );
    put(painter, text, room.center(), Align2::CENTER_CENTER);
    let spoken = if face.running {
        "ui.hud.clock.runs"
    } else {
        "ui.hud.clock.stands"
    };
    announce(ui, &fill(spoken, &[("time", &face.text)]), rect);
}

/// The height of the line of counts: two lines of words where clocks stand over them.
fn counts_height(theme: &Theme, data: &HudData) -> f32 {
    let clocks = data.counts.iter().any(|count| count.clock.is_some());
    match (data.counts.is_empty(), clocks) {
        (true, _) => 0.0,
        (false, true) => 34.0 + 22.0 * theme.scale(),
        (false, false) => 30.0 * theme.scale(),
    }
}

/// The pieces of the sides, and their clocks, in one line.
fn counts(ui: &mut Ui, theme: &Theme, rect: Rect, data: &HudData) {
    if data.counts.is_empty() {
        return;
    }
    let ctx = ui.ctx().clone();
    let half = rect.width() / data.counts.len() as f32;
    for (i, count) in data.counts.iter().enumerate() {
        let x = rect.left() + half * i as f32 + 3.0;
        let mut line = Rect::from_min_size(pos2(x, rect.top()), vec2(half - 6.0, rect.height()));
        if let Some(face) = &count.clock {
            let plaque = Rect::from_min_size(
                pos2(x + 30.0, rect.top()),
                vec2((half - 44.0).min(96.0), 30.0),
            );
            disc(
                ui.painter(),
                theme,
                &count.disc,
                pos2(x + 11.0, plaque.center().y),
                12.0,
            );
            clock(ui, theme, face, plaque);
            line.min.y = plaque.bottom() + 2.0;
        } else {
            disc(
                ui.painter(),
                theme,
                &count.disc,
                pos2(x + 11.0, line.center().y),
                11.0,
            );
        }
        let size = if count.clock.is_some() { 18.0 } else { 20.0 };
        let words = theme.fit(&ctx, &count.text, Face::Body, size, INK, half - 36.0);
        put(
            ui.painter(),
            words,
            pos2(x + 31.0, line.center().y),
            Align2::LEFT_CENTER,
        );
    }
    let all: Vec<&str> = data.counts.iter().map(|c| c.text.as_str()).collect();
    announce(ui, &all.join("; "), rect);
}

/// The sentence under the ribbon, set smaller when it is too long for `rect`. Gives the height it
/// took, and whether it was pressed.
fn note(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    note: &HudNote,
    controls: &mut Controls,
) -> (f32, bool) {
    let (sign, opens) = match note {
        HudNote::None => return (0.0, false),
        HudNote::Rule(_) => ("rules", true),
        HudNote::Hint(_) => ("hint", false),
        HudNote::Draw(_) => ("draw", false),
    };
    let ctx = ui.ctx().clone();
    let room = rect.width() - 34.0;
    let face = if opens { Face::Italic } else { Face::Body };
    let lay = |size: f32| theme.balanced(&ctx, note.words(), face, size, INK, room, Align::Min);
    let words = (0..=5)
        .map(|step| 19.5 - 2.0 * f32::from(step as u8))
        .map(lay);
    let Some(words) = words.reduce(|best, next| {
        if best.size().y <= rect.height() {
            best
        } else {
            next
        }
    }) else {
        return (0.0, false);
    };
    let at = Rect::from_min_size(
        rect.min,
        vec2(
            rect.width(),
            words.size().y.max(26.0).min(rect.height().max(26.0)),
        ),
    );
    let mut pressed = false;
    if opens {
        let hit = Rect::from_center_size(at.center(), vec2(at.width(), at.height().max(30.0)));
        let response = target(ui, control("rule"), hit, true, || {
            WidgetInfo::labeled(WidgetType::Button, true, note.words())
        });
        controls.push((response.id, hit));
        pressed = response.clicked();
        if response.hovered() {
            ui.painter().rect_filled(
                hit.expand2(vec2(4.0, 0.0)),
                4.0,
                if theme.contrast {
                    plain::PALE
                } else {
                    wash(GOLD, 0.16)
                },
            );
        }
        if focused(theme, &response) {
            focus_ring(ui.painter(), theme, hit.shrink2(vec2(2.0, 3.0)));
        }
    } else {
        announce(ui, note.words(), at);
    }
    let painter = ui.painter().with_clip_rect(rect.expand(4.0));
    icon(
        &painter,
        theme,
        sign,
        pos2(at.left() + 12.0, at.center().y.min(at.top() + 15.0)),
        0.95,
        RED,
    );
    put(
        &painter,
        words,
        pos2(at.left() + 34.0, at.center().y),
        Align2::LEFT_CENTER,
    );
    (at.height(), pressed)
}

/// The plate that leads back from an earlier position.
fn back_to_game(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    controls: &mut Controls,
    action: &mut Option<HudAction>,
) {
    let plate = Plate::brass(text("ui.hud.now")).size(18.5);
    if plate.show(ui, theme, control("now"), rect).clicked() {
        *action = Some(HudAction::Step(Step::End));
    }
    controls.push((control("now"), rect));
}

/// The ribbon: whose move it is, or that an earlier position is shown. `edges`: how far its ends
/// hang out, and the room at its ends.
#[expect(
    clippy::too_many_arguments,
    reason = "the ribbon differs between desk and phone"
)]
fn the_ribbon(
    ui: &mut Ui,
    theme: &Theme,
    band: Rect,
    data: &HudData,
    note: &str,
    face: Option<&ClockFace>,
    edges: [f32; 2],
    controls: &mut Controls,
    action: &mut Option<HudAction>,
) {
    let ctx = ui.ctx().clone();
    let [over, pad] = edges;
    ribbon(ui.painter(), theme, band, over);
    let mut left = band.left() + pad;
    let mut right = band.right() - pad;
    let (said, note) = match &data.looking {
        Some(place) => (text("ui.hud.looking"), place.as_str()),
        None => (data.ribbon.text.as_str(), note),
    };
    if data.looking.is_some() {
        let ink = if theme.contrast { plain::BLACK } else { ON_RED };
        icon(
            ui.painter(),
            theme,
            "look",
            pos2(left + 14.0, band.center().y),
            1.1,
            ink,
        );
        left += 40.0;
    } else if let Some(sprite) = &data.ribbon.disc {
        disc(
            ui.painter(),
            theme,
            sprite,
            pos2(left + 15.0, band.center().y - 1.0),
            15.0,
        );
        left += 44.0;
    }
    let mut note = note;
    if data.looking.is_some() && over < 10.0 {
        // On a phone the way back lies on the ribbon itself.
        let words = theme.width(&ctx, text("ui.hud.now"), Face::Strong, 17.0) + 40.0;
        let plate = Rect::from_center_size(
            band.center(),
            vec2(0.0, 44.0_f32.min(band.height() - 2.0).max(38.0)),
        );
        let plate = Rect::from_x_y_ranges(
            Rangef::new(right + 14.0 - words.min(170.0), right + 14.0),
            plate.y_range(),
        );
        let button = Plate::brass(text("ui.hud.now")).size(17.0);
        if button.show(ui, theme, control("now"), plate).clicked() {
            *action = Some(HudAction::Step(Step::End));
        }
        controls.push((control("now"), plate));
        right = plate.left() - 8.0;
    } else if let Some(face) = face {
        let plaque = Rect::from_center_size(
            pos2(right + 14.0 - 44.0, band.center().y - 1.0),
            vec2(88.0, 31.0),
        );
        theme.paint(ui.painter(), "slip", plaque.expand(2.0));
        clock(ui, theme, face, plaque);
        right = plaque.left() - 8.0;
        note = "";
    }
    let painter = ui.painter();
    let room = right - left;
    let size = if data.looking.is_some() {
        24.0_f32.min(30.0 / theme.scale())
    } else {
        24.0
    };
    let words = theme.fit(&ctx, said, Face::Strong, size, ON_RED, room);
    let used = words.size().x;
    put(
        painter,
        words,
        pos2(left, band.center().y),
        Align2::LEFT_CENTER,
    );
    let beside = theme.layout(
        &ctx,
        note,
        Face::Italic,
        19.0,
        ON_RED,
        f32::INFINITY,
        Align::Min,
    );
    if used + 14.0 + beside.size().x <= room {
        put(
            painter,
            beside,
            pos2(right, band.center().y),
            Align2::RIGHT_CENTER,
        );
    }
    let spoken = match &data.looking {
        Some(place) => format!("{said}: {place}"),
        None => said.to_owned(),
    };
    announce(
        ui,
        &spoken,
        Rect::from_min_max(band.min, pos2(right, band.bottom())),
    );
}

/// The height of the words below the seals: they grow less than other words, for five stand in a
/// line.
fn label_height(theme: &Theme) -> f32 {
    label_size(theme) * theme.scale() * 1.3
}

/// The size of the words below the seals at 100 %.
fn label_size(theme: &Theme) -> f32 {
    17.0_f32.min(26.0 / theme.scale())
}

fn seals(
    ui: &mut Ui,
    theme: &Theme,
    x: Rangef,
    cy: f32,
    data: &HudData,
    controls: &mut Controls,
) -> Option<HudAction> {
    let mut list = Vec::with_capacity(5);
    if let Some(hint) = data.hint {
        let label = match hint {
            HintSeal::Thinking => text("ui.hud.hint_thinking"),
            HintSeal::Ready | HintSeal::Off => text("ui.hud.hint"),
        };
        list.push((
            HudAction::Hint,
            "hint",
            label,
            hint == HintSeal::Ready,
            data.keys.hint,
        ));
    }
    list.push((
        HudAction::Undo,
        "undo",
        text("ui.hud.undo"),
        data.undo,
        data.keys.undo,
    ));
    list.push((
        HudAction::Redo,
        "redo",
        text("ui.hud.redo"),
        data.redo,
        data.keys.redo,
    ));
    if data.rules {
        list.push((
            HudAction::Rules,
            "rules",
            text("ui.hud.rules"),
            true,
            data.keys.rules,
        ));
    }
    list.push((
        HudAction::Menu,
        "menu",
        text("ui.hud.menu"),
        true,
        data.keys.menu,
    ));
    let step = x.span() / list.len() as f32;
    let r = if step < 70.0 { 25.0 } else { 27.0 };
    let mut action = None;
    for (i, (what, icon, label, enabled, ask)) in list.into_iter().enumerate() {
        let center = pos2(x.min + step * (i as f32 + 0.5), cy);
        if seal(
            ui,
            theme,
            control(icon),
            center,
            r,
            icon,
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
                control(icon),
                Rect::from_center_size(center, Vec2::splat(2.0 * r)),
            ));
        }
        let ink = match (enabled, theme.contrast) {
            (true, _) => INK,
            (false, true) => plain::GREY,
            (false, false) => Color32::from_rgb(0x6a, 0x5a, 0x48),
        };
        let words = theme.fit(
            ui.ctx(),
            label,
            Face::Strong,
            label_size(theme),
            ink,
            step - 2.0,
        );
        put(
            ui.painter(),
            words,
            center + vec2(0.0, r + 4.0),
            Align2::CENTER_TOP,
        );
        if matches!(theme.device, Device::Keyboard | Device::Pad) && enabled {
            corner_key(ui.painter(), theme, ask, center + vec2(r - 2.0, 6.0 - r));
        }
    }
    action
}
