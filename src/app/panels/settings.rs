//! The settings, in four tabs: sound, play, keys, access. The values are edited in place; the app
//! applies and keeps them.

use egui::{Align, Align2, Context, Key, Modifiers, Order, Rangef, Rect, Sense, Ui, pos2, vec2};
use serde::{Deserialize, Serialize};

use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::theme::{CREAM, CREAM_NOTE, Face, INK, INK_NOTE, ON_RED, RED, Theme, put};
use crate::app::panels::widgets::{
    Ask, GLYPH, Mood, Plate, TOUCH, divider, focus_once, focus_ring, focused, glyph_width,
    glyph_words, paint_glyph, portrait, prompts, ribbon, segments, slider, slip, tabs, toggle,
    toggle_height,
};
use crate::app::panels::{dim, escaped, id, id_of, is_narrow};
use crate::texts::{fill, text};

/// How fast pieces move and courtiers answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// With time to look.
    Calm,
    /// As at a table.
    #[default]
    Normal,
    /// For those who play often.
    Quick,
    /// Nothing moves; it is simply there.
    Instant,
}

impl Speed {
    /// All of them, slow to fast.
    pub const ALL: [Self; 4] = [Self::Calm, Self::Normal, Self::Quick, Self::Instant];
}

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsView {
    /// Whether there is any sound.
    pub sound: bool,
    /// Volume of everything, 0 to 1.
    pub master: f32,
    /// Volume of the pieces and bells, 0 to 1.
    pub effects: f32,
    /// Volume of the music, 0 to 1; shown when there is music.
    pub music: f32,
    /// How fast the pieces move.
    pub speed: Speed,
    /// Legal targets and the last move are marked.
    pub marks: bool,
    /// The squares carry their numbers.
    pub numbers: bool,
    /// Text size in per cent, 80 to 200 in steps of 10.
    pub text_percent: u16,
    /// Atkinson Hyperlegible instead of Garamond.
    pub plain_font: bool,
    /// Flat colours and strong outlines.
    pub contrast: bool,
    /// Pieces are set down without travelling.
    pub reduced_motion: bool,
    /// The window covers the whole screen.
    pub full_screen: bool,
}

impl Default for SettingsView {
    fn default() -> Self {
        Self {
            sound: true,
            master: 0.8,
            effects: 1.0,
            music: 0.6,
            speed: Speed::Normal,
            marks: true,
            numbers: true,
            text_percent: 100,
            plain_font: false,
            contrast: false,
            reduced_motion: false,
            full_screen: false,
        }
    }
}

/// An action at the table, and what it is bound to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyRow {
    /// What it does, as "Undo".
    pub name: String,
    /// Its keys, as glyphs.
    pub keys: Vec<&'static str>,
    /// Its gamepad buttons, as glyphs.
    pub pads: Vec<&'static str>,
}

/// What this machine can do, and what keys and buttons are bound to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsData {
    /// Whether the game has music yet.
    pub music: bool,
    /// Whether the window can be made full screen (on a desktop).
    pub window: bool,
    /// Whether all games and settings can be carried elsewhere as text (in a browser).
    pub carry: bool,
    /// The actions that can be bound.
    pub keys: Vec<KeyRow>,
    /// The action that waits for a key or a button.
    pub waiting: Option<usize>,
    /// What came of the last binding: the action and a sentence.
    pub told: Option<(usize, String)>,
}

/// The pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Volumes.
    #[default]
    Sound,
    /// Speed, marks, square numbers and the window.
    Play,
    /// What keys and gamepad do.
    Keys,
    /// Text and motion.
    Access,
}

impl Tab {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Sound, Self::Play, Self::Keys, Self::Access];

    /// Its place among them.
    fn index(self) -> usize {
        Self::ALL.iter().position(|tab| *tab == self).unwrap_or(0)
    }
}

/// What the panel remembers.
#[derive(Clone, Debug)]
pub struct SettingsState {
    /// The values; edited in place.
    pub view: SettingsView,
    /// The page shown.
    pub tab: Tab,
    /// Gives the first tab the focus once; set it when the panel opens.
    pub focus_first: bool,
}

impl SettingsState {
    /// Opens with these values.
    pub fn new(view: SettingsView) -> Self {
        Self {
            view,
            tab: Tab::default(),
            focus_first: true,
        }
    }
}

/// What the player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// A value in the view has changed: apply it.
    Changed,
    /// Everything but the keys as it was at first: the app puts its defaults into the view.
    Reset,
    /// All keys and buttons as they were at first.
    ResetKeys,
    /// The next key or button is for this action.
    Listen(usize),
    /// No key is wanted after all.
    StopListening,
    /// All games and settings as a text.
    Export,
    /// All games and settings from a text.
    Import,
    /// Back to where one came from (also Esc).
    Back,
}

/// Shows the settings over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &SettingsData,
    state: &mut SettingsState,
) -> Option<SettingsAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layer(ctx, "settings", Order::Middle, screen, false, |ui| {
        let screen =
            Rect::from_center_size(screen.center(), screen.size().min(vec2(1460.0, 860.0)));
        let width = (screen.width() - if narrow { 16.0 } else { 80.0 }).min(1200.0);
        let left = screen.center().x - width / 2.0;
        let bar = if narrow { 76.0 } else { 86.0 };
        let top = screen.top() + if narrow { 108.0 } else { 82.0 };
        let panel = Rect::from_min_max(pos2(left, top), pos2(left + width, screen.bottom() - bar));
        let painter = ui.painter().clone();
        if theme.contrast {
            // The heading and the prompts stand on black, not on the board.
            painter.rect_filled(ctx.content_rect(), 0.0, crate::app::panels::plain::BLACK);
        }
        theme.parchment(&painter, panel);
        title_and_tabs(ui, theme, state, screen, panel, narrow);
        let before = state.view.clone();
        let carried = sheet(ui, theme, data, state, panel, narrow);
        let mut action = (before != state.view)
            .then_some(SettingsAction::Changed)
            .or(carried);
        let foot = Rect::from_min_max(
            pos2(left, screen.bottom() - bar),
            pos2(left + width, screen.bottom()),
        );
        action = foot_bar(ui, theme, foot, state.tab, narrow).or(action);
        if escaped(ctx, opened) {
            action = Some(match data.waiting {
                Some(_) => SettingsAction::StopListening,
                None => SettingsAction::Back,
            });
        }
        if let Some(row) = data.waiting.and_then(|row| data.keys.get(row)) {
            // Nothing below answers meanwhile.
            action = action.filter(|action| *action == SettingsAction::StopListening);
            if wait_for_key(ctx, theme, screen, &row.name) {
                action = Some(SettingsAction::StopListening);
            }
        }
        action
    })
}

/// The heading and the tabs that stand on the sheet.
fn title_and_tabs(
    ui: &mut Ui,
    theme: &Theme,
    state: &mut SettingsState,
    screen: Rect,
    panel: Rect,
    narrow: bool,
) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    let (left, top, width) = (panel.left(), panel.top(), panel.width());
    let icons = ["music", "play", "keys", "access"];
    let labels = [
        "ui.settings.sound",
        "ui.settings.play",
        "ui.settings.keys",
        "ui.settings.access",
    ]
    .map(text);
    let items: Vec<(&str, &str)> = icons.into_iter().zip(labels).collect();
    let heading_room = if narrow { width } else { 280.0 };
    let heading = theme.fit(
        &ctx,
        text("ui.settings.title"),
        Face::Heading,
        if narrow {
            32.0_f32.min(44.0 / theme.scale())
        } else {
            40.0_f32.min(56.0 / theme.scale())
        },
        CREAM,
        heading_room,
    );
    let tabs_rect = if narrow {
        put(
            &painter,
            heading,
            pos2(left + 10.0, screen.top() + 32.0),
            Align2::LEFT_CENTER,
        );
        Rect::from_min_max(pos2(left + 4.0, top - 48.0), pos2(left + width - 4.0, top))
    } else {
        put(
            &painter,
            heading,
            pos2(left + 4.0, top - 38.0),
            Align2::LEFT_CENTER,
        );
        let from = left + 290.0;
        Rect::from_min_max(
            pos2(from, top - 48.0),
            pos2((from + 4.0 * 170.0 - 6.0).min(left + width - 16.0), top),
        )
    };
    announce(
        ui,
        text("ui.settings.title"),
        Rect::from_min_max(screen.min, pos2(tabs_rect.left(), top)),
    );
    let selected = state.tab.index();
    if let Some(i) = tabs(
        ui,
        theme,
        id("settings", "tabs"),
        tabs_rect,
        &items,
        selected,
    ) {
        state.tab = Tab::ALL[i];
    }
    focus_once(
        ui,
        id("settings", "tabs").with(selected),
        &mut state.focus_first,
    );
    let turn = ctx.input_mut(|i| {
        i32::from(i.consume_key(Modifiers::NONE, Key::PageDown))
            - i32::from(i.consume_key(Modifiers::NONE, Key::PageUp))
    });
    if turn != 0 {
        let next = (selected as i32 + turn).rem_euclid(Tab::ALL.len() as i32) as usize;
        state.tab = Tab::ALL[next];
        ui.memory_mut(|m| m.request_focus(id("settings", "tabs").with(next)));
    }
}

/// The page, and beside it the sample; the sample goes first when the text grows.
fn sheet(
    ui: &mut Ui,
    theme: &Theme,
    data: &SettingsData,
    state: &mut SettingsState,
    panel: Rect,
    narrow: bool,
) -> Option<SettingsAction> {
    let pad = if narrow { 22.0 } else { 44.0 };
    let inner = panel.shrink2(vec2(pad, if narrow { 24.0 } else { 32.0 }));
    let sample = !narrow
        && state.tab != Tab::Keys
        && inner.width() >= 1000.0
        && inner.height() >= 440.0
        && theme.scale() <= 1.6;
    let mut page_rect = inner;
    if sample {
        page_rect.max.x = inner.left() + 540.0;
        let frame = Rect::from_min_max(
            pos2(panel.right() - 536.0, panel.top() + 32.0),
            pos2(panel.right() - 36.0, panel.bottom() - 34.0),
        );
        show_sample(ui, theme, frame);
    }
    let tab = state.tab;
    let view = &mut state.view;
    scrolling(
        ui,
        theme,
        id_of("settings", "scroll", tab.index()),
        page_rect,
        false,
        |flow| {
            page(flow, theme, data, tab, view);
            match tab {
                Tab::Play if data.carry => carry(flow, theme),
                Tab::Keys => keys(flow, theme, data),
                Tab::Sound | Tab::Play | Tab::Access => None,
            }
        },
    )
}

/// The bar below: the way back, and the button that puts all as it was by default.
fn foot_bar(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    tab: Tab,
    narrow: bool,
) -> Option<SettingsAction> {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    let (left, width) = (rect.left(), rect.width());
    let mut action = None;
    let cy = rect.center().y + 2.0;
    let back = Plate::brass(text("ui.back")).icon("back").size(22.0);
    let (reset, reset_words) = match tab {
        Tab::Keys => (SettingsAction::ResetKeys, "ui.settings.keys.reset"),
        Tab::Sound | Tab::Play | Tab::Access => (SettingsAction::Reset, "ui.settings.reset"),
    };
    let reset_plate = Plate::brass(text(reset_words)).size(20.0);
    let half = (width - 16.0) / 2.0;
    let back_w = back.width(&ctx, theme).max(150.0).min(half);
    let reset_w = reset_plate
        .width(&ctx, theme)
        .max(if narrow { 120.0 } else { 240.0 })
        .min(half.max(width - back_w - 16.0));
    let back_rect = Rect::from_min_size(pos2(left, cy - 25.0), vec2(back_w, 50.0));
    let reset_rect =
        Rect::from_min_size(pos2(left + width - reset_w, cy - 25.0), vec2(reset_w, 50.0));
    if back
        .show(ui, theme, id("settings", "back"), back_rect)
        .clicked()
    {
        action = Some(SettingsAction::Back);
    }
    if !narrow {
        let items = [
            (Ask::Tabs, text("ui.prompt.tabs")),
            (Ask::Walk, text("ui.prompt.choose")),
            (Ask::Act, text("ui.prompt.change")),
            (Ask::Back, text("ui.prompt.back")),
        ];
        let from = back_rect.right() + 28.0;
        prompts(
            &painter,
            theme,
            pos2(from, cy),
            reset_rect.left() - from - 12.0,
            &items,
        );
    }
    if reset_plate
        .show(ui, theme, id("settings", "reset"), reset_rect)
        .clicked()
    {
        action = Some(reset);
    }
    action
}

/// Over everything: which action waits for a key, and how to leave it. True when it was left by a
/// click.
fn wait_for_key(ctx: &Context, theme: &Theme, screen: Rect, name: &str) -> bool {
    let whole = ctx.content_rect();
    layer(
        ctx,
        "settings-keys",
        Order::Foreground,
        whole,
        false,
        |ui| {
            let click = ui.interact(whole, id("settings", "wait"), Sense::CLICK);
            let painter = ui.painter().clone();
            dim(&painter, whole);
            let width = (screen.width() - 40.0).min(560.0);
            let x = Rangef::new(
                screen.center().x - width / 2.0 + 34.0,
                screen.center().x + width / 2.0 - 34.0,
            );
            let column = |flow: &mut Flow| {
                flow.text(name, Face::Strong, 27.0, INK, Align::Center);
                flow.gap(10.0);
                flow.text(text("ui.keys.listen"), Face::Body, 21.0, INK, Align::Center);
                flow.gap(14.0);
                flow.text(
                    text("ui.keys.listen.note"),
                    Face::Italic,
                    18.5,
                    INK_NOTE,
                    Align::Center,
                );
            };
            let mut measured = Flow::measure(ctx, theme, x);
            column(&mut measured);
            let height = measured.height();
            let sheet = Rect::from_center_size(screen.center(), vec2(width, height + 68.0));
            theme.parchment(&painter, sheet);
            column(&mut Flow::draw_at(
                ctx,
                ui,
                theme,
                x,
                sheet.center().y - height / 2.0,
            ));
            click.clicked()
        },
    )
}

fn page(flow: &mut Flow, theme: &Theme, data: &SettingsData, tab: Tab, view: &mut SettingsView) {
    match tab {
        Tab::Sound => {
            head(flow, "ui.settings.sound.head", "ui.settings.sound.note");
            switch(
                flow,
                theme,
                "sound",
                "ui.settings.sound.on",
                "",
                &mut view.sound,
            );
            rule(flow, theme);
            let percent = |v: f32| {
                fill(
                    "ui.settings.percent",
                    &[("n", &format!("{:.0}", v * 100.0))],
                )
            };
            bar(
                flow,
                theme,
                "master",
                "ui.settings.sound.master",
                percent,
                &mut view.master,
                0.05,
                0,
            );
            bar(
                flow,
                theme,
                "effects",
                "ui.settings.sound.effects",
                percent,
                &mut view.effects,
                0.05,
                0,
            );
            if data.music {
                bar(
                    flow,
                    theme,
                    "music",
                    "ui.settings.sound.music",
                    percent,
                    &mut view.music,
                    0.05,
                    0,
                );
            }
        }
        Tab::Play => {
            head(flow, "ui.settings.play.head", "ui.settings.play.note");
            let labels = [
                "ui.settings.calm",
                "ui.settings.normal",
                "ui.settings.quick",
                "ui.settings.instant",
            ]
            .map(text);
            let selected = Speed::ALL
                .iter()
                .position(|s| *s == view.speed)
                .unwrap_or(1);
            if let Some(i) = choice(
                flow,
                theme,
                "speed",
                "ui.settings.play.speed",
                &labels,
                selected,
            ) {
                view.speed = Speed::ALL[i];
            }
            rule(flow, theme);
            switch(
                flow,
                theme,
                "marks",
                "ui.settings.play.marks",
                "ui.settings.play.marks.note",
                &mut view.marks,
            );
            switch(
                flow,
                theme,
                "numbers",
                "ui.settings.look.numbers",
                "ui.settings.look.numbers.note",
                &mut view.numbers,
            );
            if data.window {
                rule(flow, theme);
                let labels = ["ui.settings.look.windowed", "ui.settings.look.full"].map(text);
                if let Some(i) = choice(
                    flow,
                    theme,
                    "window",
                    "ui.settings.look.window",
                    &labels,
                    usize::from(view.full_screen),
                ) {
                    view.full_screen = i == 1;
                }
            }
        }
        Tab::Keys => head(flow, "ui.settings.keys.head", "ui.settings.keys.note"),
        Tab::Access => {
            head(flow, "ui.settings.access.head", "ui.settings.access.note");
            let steps = |value: f32| 80 + (value * 12.0).round() as u16 * 10;
            let shown =
                |value: f32| fill("ui.settings.percent", &[("n", &steps(value).to_string())]);
            let mut value = f32::from(view.text_percent.clamp(80, 200) - 80) / 120.0;
            bar(
                flow,
                theme,
                "text",
                "ui.settings.access.text",
                shown,
                &mut value,
                1.0 / 12.0,
                13,
            );
            view.text_percent = steps(value);
            rule(flow, theme);
            switch(
                flow,
                theme,
                "plain",
                "ui.settings.access.plain",
                "ui.settings.access.plain.note",
                &mut view.plain_font,
            );
            switch(
                flow,
                theme,
                "contrast",
                "ui.settings.access.contrast",
                "ui.settings.access.contrast.note",
                &mut view.contrast,
            );
            switch(
                flow,
                theme,
                "motion",
                "ui.settings.access.motion",
                "ui.settings.access.motion.note",
                &mut view.reduced_motion,
            );
        }
    }
}

/// A line for each action; what it is bound to is changed by choosing it. Below the one that was
/// changed last stands what came of it.
fn keys(flow: &mut Flow, theme: &Theme, data: &SettingsData) -> Option<SettingsAction> {
    let mut action = None;
    for (index, row) in data.keys.iter().enumerate() {
        if key_row(flow, theme, index, row) {
            action = Some(SettingsAction::Listen(index));
        }
        if let Some((_, sentence)) = data.told.as_ref().filter(|(told, _)| *told == index) {
            flow.gap(2.0);
            flow.text(sentence, Face::Italic, 18.5, RED, Align::Min);
            flow.gap(4.0);
        }
        flow.gap(6.0);
    }
    rule(flow, theme);
    flow.text(
        text("ui.settings.keys.fixed"),
        Face::Italic,
        18.5,
        INK_NOTE,
        Align::Min,
    );
    action
}

/// The name, then the keys and the buttons: on one line in columns, or below the name where that
/// leaves too little room. True when chosen.
fn key_row(flow: &mut Flow, theme: &Theme, index: usize, row: &KeyRow) -> bool {
    let ctx = flow.ctx;
    let k = 1.25 * theme.scale().clamp(0.9, 1.4);
    let pad = 12.0;
    let room = flow.width() - 2.0 * pad;
    let long = |glyphs: &[&'static str]| {
        glyphs
            .iter()
            .map(|glyph| glyph_width(ctx, theme, glyph, k) + 6.0)
            .sum::<f32>()
    };
    let (keys_w, pads_w) = (long(&row.keys), long(&row.pads));
    // Columns at a third and at three quarters, so that all lines stand under each other.
    let column = if flow.width() >= 500.0 * k {
        flow.width() * 0.30
    } else {
        0.0
    };
    let name_room = room - if column > 0.0 { 2.0 * column } else { 0.0 };
    let name = theme.layout(
        ctx,
        &row.name,
        Face::Strong,
        20.0,
        INK,
        name_room.max(120.0),
        Align::Min,
    );
    let glyphs_h = GLYPH * k + 10.0;
    let one_line = column > 0.0 || name.size().x + keys_w + pads_w + 30.0 <= room;
    let height = if one_line {
        name.size().y.max(glyphs_h).max(TOUCH)
    } else {
        (name.size().y + glyphs_h + 6.0).max(TOUCH)
    };
    let rect = flow.take(height);
    let spoken: Vec<&str> = row
        .keys
        .iter()
        .chain(&row.pads)
        .map(|glyph| glyph_words(glyph))
        .collect();
    let spoken = if spoken.is_empty() {
        text("ui.settings.keys.none").to_owned()
    } else {
        spoken.join(", ")
    };
    let label = fill(
        "ui.settings.keys.row",
        &[("action", &row.name), ("keys", &spoken)],
    );
    let chosen = flow.draw(|ui| {
        let response = slip(
            ui,
            theme,
            id_of("settings", "key", index),
            rect,
            false,
            &label,
        );
        let painter = ui.painter();
        let place = |mut x: f32, y: f32, glyphs: &[&'static str]| {
            for glyph in glyphs {
                let w = glyph_width(ctx, theme, glyph, k);
                paint_glyph(painter, theme, glyph, pos2(x + w / 2.0, y), k);
                x += w + 6.0;
            }
        };
        let left = rect.left() + pad;
        if one_line {
            let (keys_x, pads_x) = if column > 0.0 {
                (
                    rect.right() - pad - 2.0 * column,
                    rect.right() - pad - column,
                )
            } else {
                (
                    rect.right() - pad - keys_w - pads_w - 10.0,
                    rect.right() - pad - pads_w,
                )
            };
            put(
                painter,
                name,
                pos2(left, rect.center().y),
                Align2::LEFT_CENTER,
            );
            place(keys_x, rect.center().y, &row.keys);
            place(pads_x, rect.center().y, &row.pads);
        } else {
            let line = rect.bottom() - 4.0 - glyphs_h / 2.0;
            put(
                painter,
                name,
                pos2(left, rect.top() + 2.0),
                Align2::LEFT_TOP,
            );
            place(left, line, &row.keys);
            place(
                (left + keys_w + 14.0).max(rect.right() - pad - pads_w),
                line,
                &row.pads,
            );
        }
        if focused(theme, &response) {
            focus_ring(painter, theme, rect.shrink(2.0));
        }
        response.clicked()
    });
    chosen == Some(true)
}

/// Two plates: out of here, and into here.
fn carry(flow: &mut Flow, theme: &Theme) -> Option<SettingsAction> {
    let mut action = None;
    rule(flow, theme);
    for (what, icon, key) in [
        (SettingsAction::Export, "save", "ui.settings.play.export"),
        (SettingsAction::Import, "open", "ui.settings.play.import"),
    ] {
        let rect = flow.take(TOUCH);
        flow.draw(|ui| {
            let plate = Plate::brass(text(key)).icon(icon);
            if plate.show(ui, theme, id("settings", icon), rect).clicked() {
                action = Some(what);
            }
        });
        flow.gap(10.0);
    }
    action
}

fn head(flow: &mut Flow, heading: &str, note: &str) {
    let theme = flow.theme;
    let h = theme
        .layout(
            flow.ctx,
            text(heading),
            Face::Heading,
            26.0,
            INK,
            f32::INFINITY,
            Align::Min,
        )
        .size()
        .y;
    let rect = flow.take(h);
    flow.draw(|ui| {
        crate::app::panels::widgets::heading_with_note(
            ui.painter(),
            theme,
            rect,
            text(heading),
            26.0,
            text(note),
        )
    });
    flow.gap(18.0);
}

fn rule(flow: &mut Flow, theme: &Theme) {
    let line = flow.take(34.0);
    flow.draw(|ui| divider(ui.painter(), theme, line.x_range(), line.center().y));
}

fn switch(flow: &mut Flow, theme: &Theme, key: &str, label: &str, note: &str, on: &mut bool) {
    // Side notes go first when the text grows.
    let crowded = theme.scale() > 1.6 && flow.width() < 400.0;
    let note = if note.is_empty() || crowded {
        ""
    } else {
        text(note)
    };
    let h = toggle_height(flow.ctx, theme, text(label), note, flow.width());
    let rect = flow.take(h);
    flow.draw(|ui| {
        toggle(
            ui,
            theme,
            id("settings", key),
            rect,
            text(label),
            note,
            false,
            on,
        )
    });
    flow.gap(12.0);
}

/// Label, slider and value (`shown` says it in words) on one line, or the slider on a line of its
/// own when the text needs the room.
#[expect(clippy::too_many_arguments, reason = "a row of three parts")]
fn bar(
    flow: &mut Flow,
    theme: &Theme,
    key: &str,
    label: &str,
    shown: impl Fn(f32) -> String,
    value: &mut f32,
    step: f32,
    ticks: usize,
) {
    let label = text(label);
    let words = theme.layout(
        flow.ctx,
        label,
        Face::Strong,
        20.0,
        INK,
        f32::INFINITY,
        Align::Min,
    );
    let number = theme.layout(
        flow.ctx,
        &shown(*value),
        Face::Strong,
        20.0,
        INK,
        f32::INFINITY,
        Align::Min,
    );
    let value_w = theme
        .width(flow.ctx, "200 %", Face::Strong, 20.0)
        .max(number.size().x);
    let one_line = words.size().x + value_w + 180.0 <= flow.width() && flow.width() >= 460.0;
    let line = flow.take(if one_line {
        TOUCH.max(words.size().y)
    } else {
        words.size().y + 2.0
    });
    let rail = if one_line {
        let from = line.left() + (words.size().x + 24.0).max(190.0);
        Rect::from_min_max(
            pos2(from, line.top()),
            pos2(line.right() - value_w - 26.0, line.bottom()),
        )
    } else {
        let below = flow.take(TOUCH);
        Rect::from_min_max(
            pos2(below.left() + 14.0, below.top()),
            pos2(below.right() - 14.0, below.bottom()),
        )
    };
    flow.draw(|ui| {
        put(ui.painter(), words, line.left_center(), Align2::LEFT_CENTER);
        put(
            ui.painter(),
            number,
            line.right_center(),
            Align2::RIGHT_CENTER,
        );
        slider(
            ui,
            theme,
            id("settings", key),
            rail,
            label,
            &shown,
            value,
            step,
            ticks,
        );
    });
    flow.gap(8.0);
}

fn choice(
    flow: &mut Flow,
    theme: &Theme,
    key: &str,
    label: &str,
    labels: &[&str],
    selected: usize,
) -> Option<usize> {
    let label = text(label);
    let words = theme.layout(
        flow.ctx,
        label,
        Face::Strong,
        20.0,
        INK,
        f32::INFINITY,
        Align::Min,
    );
    let widest = labels
        .iter()
        .map(|l| theme.width(flow.ctx, l, Face::Strong, 18.5))
        .fold(0.0, f32::max)
        + 22.0;
    let wanted = (widest * labels.len() as f32).clamp(220.0, 380.0 * theme.scale().max(1.0));
    let one_line = words.size().x.max(164.0) + 16.0 + wanted <= flow.width();
    let line = flow.take(if one_line { 46.0 } else { words.size().y + 6.0 });
    let trough = if one_line {
        Rect::from_min_max(
            pos2(
                line.right()
                    - wanted.max(360.0_f32.min(line.width() - words.size().x.max(164.0) - 16.0)),
                line.top(),
            ),
            line.max,
        )
    } else {
        flow.take(46.0)
    };
    let chosen = flow.draw(|ui| {
        put(ui.painter(), words, line.left_center(), Align2::LEFT_CENTER);
        segments(
            ui,
            theme,
            id("settings", key),
            trough,
            labels,
            selected,
            label,
        )
    });
    flow.gap(10.0);
    chosen.flatten()
}

/// A piece of the table as it will look: a slip with a name, a ribbon and two moves, and a button,
/// at the chosen size.
fn show_sample(ui: &mut Ui, theme: &Theme, frame: Rect) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().with_clip_rect(frame.expand(20.0));
    theme.paint(&painter, "oak", frame);
    let caption = theme.fit(
        &ctx,
        text("ui.settings.sample"),
        Face::Strong,
        18.0,
        CREAM,
        frame.width() - 60.0,
    );
    put(
        &painter,
        caption,
        frame.min + vec2(26.0, 20.0),
        Align2::LEFT_TOP,
    );
    let width = 330.0;
    let x = Rangef::new(
        frame.center().x - width / 2.0,
        frame.center().x + width / 2.0,
    );
    let line = 32.0 * theme.scale();
    let card = Rect::from_x_y_ranges(
        x,
        Rangef::new(
            frame.top() + 64.0,
            frame.top() + 64.0 + 108.0 + 46.0 + 2.0 * line + 44.0,
        ),
    );
    theme.parchment(&painter, card);
    portrait(
        &painter,
        theme,
        "more",
        pos2(card.left() + 68.0, card.top() + 60.0),
        36.0,
        Mood::Calm,
    );
    let name = theme.layout(
        &ctx,
        text("ui.courtier.more"),
        Face::Heading,
        25.0,
        INK,
        card.width() - 136.0,
        Align::Min,
    );
    let at = pos2(card.left() + 118.0, card.top() + 60.0);
    put(&painter, name, at, Align2::LEFT_CENTER);
    let band = Rect::from_min_size(pos2(card.left(), card.top() + 108.0), vec2(width, 46.0));
    ribbon(&painter, theme, band, 10.0);
    let size = theme.sprite_size("disc_light", vec2(34.0, 38.0));
    theme.paint(
        &painter,
        "disc_light",
        Rect::from_center_size(
            pos2(band.left() + 34.0, band.center().y - 1.0),
            size * (28.0 / size.x.max(1.0)),
        ),
    );
    let words = theme.fit(
        &ctx,
        text("ui.settings.sample.move"),
        Face::Strong,
        23.0,
        ON_RED,
        width - 80.0,
    );
    put(
        &painter,
        words,
        pos2(band.left() + 60.0, band.center().y),
        Align2::LEFT_CENTER,
    );
    for (i, (words, face)) in [
        ("11.   16×23   26×19", Face::Body),
        ("12.   1–5", Face::Strong),
    ]
    .into_iter()
    .enumerate()
    {
        let galley = theme.fit(&ctx, words, face, 22.0, INK, width - 40.0);
        put(
            &painter,
            galley,
            pos2(
                card.left() + 34.0,
                band.bottom() + 12.0 + line * (i as f32 + 0.5),
            ),
            Align2::LEFT_CENTER,
        );
    }
    let below = Rangef::new(card.bottom(), frame.bottom());
    if below.span() > 100.0 {
        let note = theme.layout(
            &ctx,
            text("ui.settings.sample.note"),
            Face::Italic,
            20.0,
            CREAM_NOTE,
            width,
            Align::Center,
        );
        let gap = (below.span() - 50.0 - note.size().y - 14.0) / 2.0;
        let plate = Rect::from_center_size(
            pos2(frame.center().x, below.min + gap + 25.0),
            vec2(210.0, 50.0),
        );
        theme.paint_by_height(&painter, "plate_normal", plate);
        let words = theme.fit(
            &ctx,
            text("ui.settings.sample.button"),
            Face::Strong,
            22.0,
            crate::app::panels::theme::INK_BRASS,
            164.0,
        );
        put(&painter, words, plate.center(), Align2::CENTER_CENTER);
        put(
            &painter,
            note,
            pos2(frame.center().x, plate.bottom() + 14.0),
            Align2::CENTER_TOP,
        );
    }
}
