//! The pages for sound, play and accessibility; the page of key bindings has its own file.

use coffer_guests::transport::Relays;
use egui::{Align, Rect, pos2, vec2};

use crate::app::screens::settings::view::data::{SettingsAction, SettingsData, SettingsState, Tab};
use crate::app::screens::settings::view::keys;
use crate::app::screens::settings::view::rows::{bar, choice, choice_of_names, head, rule, switch};
use crate::app::settings::{ScanPace, Settings, Speed, Spoken, TableTop};
use crate::app::ui::{Flow, TOUCH, TextButton, field, id, italic};
use crate::texts::{self, LanguageName, fill, text};

/// Shows the page of a tab. Its values are edited in place; returns any other action.
pub(super) fn page(
    flow: &mut Flow,
    data: &SettingsData,
    state: &mut SettingsState,
    settings: &mut Settings,
) -> Option<SettingsAction> {
    match state.tab {
        Tab::Sound => {
            sound(flow, settings);
            if data.can_vibrate {
                vibration(flow, settings);
            }
        }
        Tab::Play => {
            play(flow, settings);
            if data.window {
                ponder(flow, settings);
            }
            language(flow, &texts::languages().collect::<Vec<_>>(), settings);
            if data.guests {
                relays(flow, &mut settings.relays, &mut state.typing);
            }
            if data.window {
                window(flow, settings);
            }
            if data.can_transfer {
                return transfer(flow);
            }
        }
        Tab::Keys => return keys::page(flow, data),
        Tab::Access => access(flow, settings),
    }
    None
}

/// `n` percent, e.g. “80 %”.
fn percent(n: impl ToString) -> String {
    fill("settings-percent", &[("n", &n.to_string())])
}

fn sound(flow: &mut Flow, settings: &mut Settings) {
    head(flow, "settings-sound-head", "");
    let mut on = !settings.muted;
    switch(flow, "sound", "settings-sound-on", "", &mut on);
    settings.muted = !on;
    rule(flow);
    volume(
        flow,
        "master",
        "settings-sound-master",
        &mut settings.volume,
    );
    volume(
        flow,
        "effects",
        "settings-sound-effects",
        &mut settings.effects,
    );
    rule(flow);
    switch(
        flow,
        "music_on",
        "settings-sound-music_on",
        "settings-sound-music_on-note",
        &mut settings.music_on,
    );
    volume(flow, "music", "settings-sound-music", &mut settings.music);
}

fn vibration(flow: &mut Flow, settings: &mut Settings) {
    rule(flow);
    switch(
        flow,
        "vibration",
        "settings-sound-vibration",
        "settings-sound-vibration-note",
        &mut settings.vibration,
    );
}

fn volume(flow: &mut Flow, key: &str, label: &str, value: &mut f32) {
    let shown = |v: f32| percent(format!("{:.0}", v * 100.0));
    bar(flow, key, label, shown, value, 0.05, 0);
}

fn play(flow: &mut Flow, settings: &mut Settings) {
    head(flow, "settings-play-head", "settings-play-note");
    let labels = [
        "settings-calm",
        "settings-normal",
        "settings-quick",
        "settings-instant",
    ]
    .map(text);
    let selected = Speed::ALL.iter().position(|s| *s == settings.speed);
    let selected = selected.unwrap_or(1);
    if let Some(i) = choice(flow, "speed", "settings-play-speed", &labels, selected) {
        settings.speed = Speed::ALL[i];
    }
    table_top(flow, &mut settings.table_top);
    rule(flow);
    switch(
        flow,
        "marks",
        "settings-play-marks",
        "settings-play-marks-note",
        &mut settings.marks,
    );
    switch(
        flow,
        "numbers",
        "settings-look-numbers",
        "settings-look-numbers-note",
        &mut settings.numbers,
    );
    switch(
        flow,
        "evaluation",
        "settings-play-evaluation",
        "settings-play-evaluation-note",
        &mut settings.evaluation,
    );
}

fn table_top(flow: &mut Flow, top: &mut TableTop) {
    let labels = TableTop::ALL.map(|top| {
        text(match top {
            TableTop::Oak => "settings-look-table-oak",
            TableTop::Baize => "settings-look-table-baize",
            TableTop::Crimson => "settings-look-table-crimson",
            TableTop::Blue => "settings-look-table-blue",
        })
    });
    let selected = TableTop::ALL.iter().position(|other| other == top);
    let label = "settings-look-table";
    if let Some(i) = choice_of_names(flow, "table", label, &labels, selected.unwrap_or(0)) {
        *top = TableTop::ALL[i];
    }
}

fn ponder(flow: &mut Flow, settings: &mut Settings) {
    switch(
        flow,
        "ponder",
        "settings-play-ponder",
        "settings-play-ponder-note",
        &mut settings.ponder,
    );
}

/// The relays of tables with guests.
fn relays(flow: &mut Flow, relays: &mut String, typing: &mut bool) {
    rule(flow);
    let kinds = [
        (
            Relays::Public,
            "settings-relays-public",
            "settings-relays-public-note",
        ),
        (
            Relays::Own(String::new()),
            "settings-relays-own",
            "settings-relays-own-note",
        ),
        (
            Relays::None,
            "settings-relays-none",
            "settings-relays-none-note",
        ),
    ];
    let now = Relays::from(relays.as_str());
    let same = |kind: &Relays| std::mem::discriminant(kind) == std::mem::discriminant(&now);
    let selected = kinds.iter().position(|(kind, ..)| same(kind)).unwrap_or(0);
    let labels = kinds.each_ref().map(|(_, label, _)| text(label));
    if let Some(i) = choice(flow, "relays", "settings-relays", &labels, selected) {
        *relays = kinds[i].0.to_string();
    }
    if let Relays::Own(_) = now {
        let line = flow.take(TOUCH);
        flow.draw(|ui| {
            let (label, hint) = (text("settings-relays-own"), "https://relay.example");
            let control = id("settings", "relay");
            let response = field::line(ui, control, line, "share", label, hint, relays);
            field::leaves(ui, &response, typing);
        });
        flow.gap(8.0);
    }
    flow.text(text(kinds[selected].2), italic(17.0), Align::Min);
    flow.gap(8.0);
}

/// The language, unless there is only one.
fn language(flow: &mut Flow, languages: &[LanguageName], settings: &mut Settings) {
    if languages.len() < 2 {
        return;
    }
    rule(flow);
    let names: Vec<&str> = languages.iter().map(|language| language.name).collect();
    let key = "settings-language";
    let requested = settings.requested_language();
    let now = languages
        .iter()
        .position(|language| language.code == requested);
    if let Some(number) = choice(flow, "language", key, &names, now.unwrap_or(0)) {
        settings.choose_language(languages[number].code);
    }
}

fn window(flow: &mut Flow, settings: &mut Settings) {
    rule(flow);
    let labels = ["settings-look-windowed", "settings-look-full"].map(text);
    let selected = usize::from(settings.full_screen);
    if let Some(i) = choice(flow, "window", "settings-look-window", &labels, selected) {
        settings.full_screen = i == 1;
    }
}

/// Export and import, side by side if there is room.
fn transfer(flow: &mut Flow) -> Option<SettingsAction> {
    let theme = flow.theme;
    let mut action = None;
    rule(flow);
    let buttons = [
        (SettingsAction::Export, "save", "settings-play-export"),
        (SettingsAction::Import, "open", "settings-play-import"),
    ]
    .map(|(what, icon, key)| {
        (
            what,
            icon,
            TextButton::brass(text(key)).icon(icon).size(20.0),
        )
    });
    let half = (flow.width() - 10.0) / 2.0;
    let fits = |button: &TextButton| button.width(flow.ctx, theme) <= half;
    let beside = buttons.iter().all(|(_, _, button)| fits(button));
    let line = flow.take(TOUCH);
    let rects = if beside {
        [line.left(), line.right() - half]
            .map(|left| Rect::from_min_size(pos2(left, line.top()), vec2(half, TOUCH)))
    } else {
        flow.gap(10.0);
        [line, flow.take(TOUCH)]
    };
    for ((what, icon, button), rect) in buttons.into_iter().zip(rects) {
        flow.draw(|ui| {
            if button.show(ui, id("settings", icon), rect).clicked() {
                action = Some(what);
            }
        });
    }
    flow.gap(10.0);
    action
}

fn access(flow: &mut Flow, settings: &mut Settings) {
    head(flow, "settings-access-head", "");
    text_size(flow, &mut settings.text_scale);
    rule(flow);
    switch(
        flow,
        "plain",
        "settings-access-plain",
        "settings-access-plain-note",
        &mut settings.plain_font,
    );
    switch(
        flow,
        "contrast",
        "settings-access-contrast",
        "settings-access-contrast-note",
        &mut settings.contrast,
    );
    switch(
        flow,
        "motion",
        "settings-access-motion",
        "settings-access-motion-note",
        &mut settings.reduced_motion,
    );
    rule(flow);
    let labels = Spoken::ALL.map(|spoken| {
        text(match spoken {
            Spoken::All => "settings-access-spoken-all",
            Spoken::Moves => "settings-access-spoken-moves",
            Spoken::Off => "settings-access-spoken-off",
        })
    });
    let selected = Spoken::ALL
        .iter()
        .position(|spoken| *spoken == settings.spoken);
    let label = "settings-access-spoken";
    if let Some(i) = choice(flow, "spoken", label, &labels, selected.unwrap_or(0)) {
        settings.spoken = Spoken::ALL[i];
    }
    let labels = ScanPace::ALL.map(|pace| match pace {
        ScanPace::Off => text("settings-access-scan-off"),
        ScanPace::Quick => "1",
        ScanPace::Brisk => "1½",
        ScanPace::Normal => "2",
        ScanPace::Slow => "3",
    });
    let selected = ScanPace::ALL.iter().position(|pace| *pace == settings.scan);
    let label = "settings-access-scan";
    if let Some(i) = choice(flow, "scan", label, &labels, selected.unwrap_or(0)) {
        settings.scan = ScanPace::ALL[i];
    }
}

/// The text size, 80 to 200 percent in steps of 10.
fn text_size(flow: &mut Flow, scale: &mut f32) {
    let percent_at = |value: f32| 80 + (value * 12.0).round() as u16 * 10;
    let before = ((*scale * 100.0).round().clamp(80.0, 200.0) - 80.0) / 120.0;
    let mut value = before;
    bar(
        flow,
        "text",
        "settings-access-text",
        |value| percent(percent_at(value)),
        &mut value,
        1.0 / 12.0,
        13,
    );
    if value != before {
        *scale = f32::from(percent_at(value)) / 100.0;
    }
}
