//! The sheet for texts that leave the game or enter it, on a desktop; the page of a browser has
//! dialogs of its own.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::carry::{Carry, Clipboard};
use crate::app::cue::Cue;
use crate::app::files::{Files, Notice};
use crate::app::panels::text_box;
use crate::app::panels::text_box::{TextBoxAction, TextBoxData, TextBoxState};
use crate::app::screens::{Desk, Panels};
use crate::app::session::{OnTable, Visit};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::wording::people;
use crate::app::{carry, progress, session, settings};
use crate::rules::{Record, registry, share};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.run_if(not(in_state(Screen::Loading))));
}

/// The sheet as it lies open.
#[derive(Default)]
pub(super) struct Sheet {
    /// What it is for.
    wish: Option<Carry>,
    state: TextBoxState,
    /// What was done last, or went wrong.
    answer: String,
}

/// Opens the sheet for what the player wants to carry.
fn open(
    mut wishes: MessageReader<Carry>,
    files: Res<Files>,
    on_table: Res<OnTable>,
    settings: Res<Settings>,
    mut clipboard: ResMut<Clipboard>,
    mut notice: ResMut<Notice>,
    mut panels: ResMut<Panels>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let Some(wish) = wishes.read().last().copied() else {
        return;
    };
    let no_match = || text("ui.carry.no_match").to_owned();
    let given = match wish {
        Carry::Link => on_table
            .0
            .as_ref()
            .map(|record| format!("#{}", share::to_link(record)))
            .ok_or_else(no_match),
        Carry::Pdn => on_table.0.as_ref().ok_or_else(no_match).and_then(notation),
        Carry::Export => files.0.export().map_err(|error| error.to_string()),
        // What lies in the clipboard already is offered, when it can be opened.
        Carry::Open => {
            let opponent = carry::opponent(&settings.last_setup);
            let copied = clipboard
                .text()
                .filter(|text| share::open_text(text, &opponent).is_ok());
            Ok(copied.unwrap_or_default())
        }
        Carry::Import => Ok(String::new()),
    };
    match given {
        Ok(given) => {
            panels.sheet = Sheet {
                wish: Some(wish),
                state: TextBoxState::new(given),
                answer: String::new(),
            };
            (*menu).set_if_neq(Menu::TextBox);
        }
        Err(why) => notice.0 = Some(why),
    }
}

/// The match in the notation of its family.
fn notation(record: &Record) -> Result<String, String> {
    let name = |seat: usize| record.seats.get(seat).map(people::name).unwrap_or_default();
    let (first, second) = (name(0), name(1));
    share::to_notation(record, [&first, &second])
        .unwrap_or_else(|| Err(text("ui.carry.no_notation").to_owned()))
}

pub(super) fn show(ctx: &egui::Context, desk: &mut Desk) {
    let Some(wish) = desk.panels.sheet.wish else {
        desk.leave(Menu::TextBox);
        return;
    };
    let key = match wish {
        Carry::Link => "link",
        Carry::Pdn => "pdn",
        Carry::Open => "open",
        Carry::Export => "export",
        Carry::Import => "import",
    };
    let words = |what: &str| text(&format!("ui.carry.{key}{what}")).to_owned();
    let desktop = format!("ui.carry.{key}.note.desktop");
    let data = TextBoxData {
        title: words(""),
        note: if crate::texts::has(&desktop) {
            text(&desktop).to_owned()
        } else {
            words(".note")
        },
        answer: desk.panels.sheet.answer.clone(),
        accept: matches!(wish, Carry::Open | Carry::Import).then(|| words(".accept")),
        clipboard: true,
    };
    let panels = &mut *desk.panels;
    let sheet = &mut panels.sheet;
    let Some(action) = text_box::show(ctx, &panels.theme, &data, &mut sheet.state) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        TextBoxAction::Copy => {
            let done = desk.clipboard.set(&sheet.state.text);
            sheet.answer = text(if done {
                "ui.carry.copied"
            } else {
                "ui.carry.no_clipboard"
            })
            .to_owned();
        }
        TextBoxAction::Paste => {
            match desk.clipboard.text().filter(|text| !text.trim().is_empty()) {
                Some(copied) => {
                    sheet.state.text = copied;
                    sheet.answer.clear();
                }
                None => text("ui.carry.empty_clipboard").clone_into(&mut sheet.answer),
            }
        }
        TextBoxAction::Accept if wish == Carry::Open => {
            let opponent = carry::opponent(&desk.settings.last_setup);
            match share::open_text(&sheet.state.text, &opponent) {
                Ok(record) => {
                    sheet.wish = None;
                    desk.visit.write(Visit(record));
                    desk.leave(Menu::TextBox);
                }
                Err(error) => sheet.answer = error.to_string(),
            }
        }
        TextBoxAction::Accept => match desk.files.0.import(&sheet.state.text) {
            Ok(_) => take_over(desk),
            Err(error) => sheet.answer = error.to_string(),
        },
        TextBoxAction::Close => {
            sheet.wish = None;
            desk.leave(Menu::TextBox);
        }
    }
}

/// Everything that was taken over from elsewhere counts at once; what was on the table is put away.
fn take_over(desk: &mut Desk) {
    let notice = &mut *desk.notice;
    if let Some(settings) = settings::kept(&desk.files, notice) {
        desk.settings.set_if_neq(settings);
    }
    progress::take(&desk.files, &mut desk.learnt, notice);
    desk.saved.0 = desk
        .files
        .read(session::AUTOSAVE, "save.refused", notice, registry::read);
    if notice.0.is_none() {
        notice.0 = Some(text("ui.carry.imported").to_owned());
    }
    desk.panels.sheet.wish = None;
    (*desk.screen).set_if_neq(Screen::Title);
    (*desk.menu).set_if_neq(Menu::None);
}
