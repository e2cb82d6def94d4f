//! The text box for import and export on the desktop; a web page has its own dialogs.

pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use coffer_guests::link::TableLink;

use crate::app::files::{Files, Notice, Saver};
use crate::app::progress::PlayerProgress;
use crate::app::reading::{Reading, TextRefused};
use crate::app::schedule::FrameSystems;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::text_box::view::{TextBoxAction, TextBoxData, TextBoxState};
use crate::app::session::{Games, Library, Matches, OpenResult};
use crate::app::settings::Settings;
use crate::app::settings::follow::KnownPreferences;
use crate::app::state::{Menu, Screen};
use crate::app::transfer::{ChooseFile, Clipboard, DailyResults, FileChosen, OpenSource, Transfer};
use crate::app::wall_clock::WallClock;
use crate::app::{progress, reading, settings, transfer};
use crate::rules::share;
use crate::store::BundleError;
use crate::texts::{self, Sentence, Worded, has, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.run_if(not(in_state(Screen::Loading)))
            .run_if(on_message::<Transfer>)
            .in_set(FrameSystems::Open),
    )
    .forget::<TextSheet>(Menu::TextBox)
    .show_menu(Menu::TextBox, show);
}

/// The longest text that is shown whole, and the longest on the clipboard that is looked at before it
/// is pasted, in bytes.
const MOST_SHOWN: usize = 100_000;
/// The number of characters of a longer one that are shown.
const BEGINNING: usize = 2_000;

/// The open text box.
#[derive(Resource)]
struct TextSheet {
    /// What to import or export.
    transfer: Transfer,
    /// The key of the variant on the table; empty if there is no match.
    variant: String,
    state: TextBoxState,
    /// The whole text, if it is too long to be shown: the box shows its beginning.
    long: Option<String>,
    /// The result or error of the last action.
    answer: Option<Worded>,
}

impl TextSheet {
    /// Puts a text into the box.
    fn put(&mut self, given: String) {
        if given.len() <= MOST_SHOWN {
            self.answer = None;
            self.state.text = given;
            self.long = None;
        } else {
            self.answer = Some(Sentence::new("carry-long").into());
            self.state.text = texts::cut(&given, BEGINNING);
            self.long = Some(given);
        }
    }

    /// The text to copy or to accept.
    fn text(&self) -> &str {
        self.long.as_deref().unwrap_or(&self.state.text)
    }
}

/// Opens the text box for an import or export.
fn open(
    mut transfers: MessageReader<Transfer>,
    files: Res<Files>,
    matches: Res<Matches>,
    games: Res<Games>,
    settings: Res<Settings>,
    daily: DailyResults,
    mut clipboard: ResMut<Clipboard>,
    mut notice: ResMut<Notice>,
    mut commands: Commands,
    mut menu: ResMut<NextState<Menu>>,
) {
    let Some(transfer) = transfers.read().last().copied() else {
        return;
    };
    let no_match = || Worded::from(Sentence::new("carry-no_match"));
    let on_table = || {
        let kept = matches.on_table().ok_or_else(no_match);
        kept.map(|kept| &*kept.record)
    };
    let given = match transfer {
        Transfer::Link => on_table().map(|record| format!("#{}", share::to_link(record))),
        Transfer::Notation => on_table().and_then(transfer::notation),
        Transfer::Daily(family) => daily.of(family).map_err(Worded::from),
        Transfer::Deal(variant) => daily.of_deal(variant).map_err(Worded::from),
        Transfer::Export => files.0.export().map_err(Worded::of),
        // A text on the clipboard that can be opened is suggested.
        Transfer::Open => {
            let company = transfer::company(&settings.last_setup);
            let opens = |text: &String| {
                text.parse::<TableLink>().is_ok()
                    || share::read_text(games.registry(), text, &company).is_ok()
            };
            let copied = clipboard
                .text()
                .filter(|text| text.len() <= MOST_SHOWN && opens(text));
            Ok(copied.unwrap_or_default())
        }
        Transfer::Import => Ok(String::new()),
    };
    match given {
        Ok(given) => {
            let mut sheet = TextSheet {
                transfer,
                variant: on_table().map_or_else(|_| String::new(), |record| record.variant.clone()),
                state: TextBoxState::default(),
                long: None,
                answer: None,
            };
            sheet.put(given);
            commands.insert_resource(sheet);
            (*menu).set_if_neq(Menu::TextBox);
        }
        Err(why) => notice.tell(why),
    }
}

/// The panel's data.
fn data(sheet: &TextSheet) -> TextBoxData {
    let key = match sheet.transfer {
        Transfer::Link => "link",
        Transfer::Notation => transfer::notation_key(&sheet.variant).unwrap_or_default(),
        Transfer::Open => "open",
        Transfer::Daily(_) | Transfer::Deal(_) => "daily",
        Transfer::Export => "export",
        Transfer::Import => "import",
    };
    let words = |what: &str| text(&format!("carry-{key}{what}")).to_owned();
    let desktop = format!("carry-{key}-note-desktop");
    TextBoxData {
        title: words(""),
        note: if has(&desktop) {
            text(&desktop).to_owned()
        } else {
            words("-note")
        },
        answer: (sheet.answer.as_ref()).map_or_else(String::new, ToString::to_string),
        fixed: sheet.long.is_some() || !sheet.transfer.takes_text(),
        accept: sheet.transfer.takes_text().then(|| words("-accept")),
        clipboard: true,
        files: sheet.transfer.takes_text(),
    }
}

/// Everything that an import changes.
#[derive(SystemParam)]
struct SavedData<'w> {
    files: Res<'w, Files>,
    settings: ResMut<'w, Settings>,
    preferences: Res<'w, KnownPreferences>,
    progress: ResMut<'w, PlayerProgress>,
    matches: ResMut<'w, Matches>,
    library: ResMut<'w, Library>,
    saver: ResMut<'w, Saver>,
    clock: Res<'w, WallClock>,
    notice: ResMut<'w, Notice>,
    games: Res<'w, Games>,
}

impl SavedData<'_> {
    /// Imports a text, after everything that waits to be written. Returns the number of texts in it.
    fn import(&mut self, text: &str) -> Result<usize, BundleError> {
        if let Some(error) = self.saver.settle(&self.files.0) {
            self.notice.tell(Worded::of(error));
        }
        self.files.0.import(text)
    }

    /// Reloads everything after an import.
    fn read_again(&mut self) {
        let notice = &mut *self.notice;
        if let Some(settings) = settings::kept(&self.files, notice) {
            self.settings
                .set_if_neq(settings.following(&self.preferences));
        }
        progress::take(&self.files, &mut self.progress, notice);
        let now = self.clock.now();
        self.matches
            .read(&self.files, &self.games, now, &mut self.saver, notice);
        self.library.read(&self.files, notice);
        if !notice.is_shown() {
            notice.tell(Sentence::new("carry-imported"));
        }
    }
}

/// Files that are chosen instead of a text.
#[derive(SystemParam)]
struct FileChoice<'w, 's> {
    choose: MessageWriter<'w, ChooseFile>,
    chosen: MessageReader<'w, 's, FileChosen>,
    sources: MessageWriter<'w, OpenSource>,
}

impl FileChoice<'_, '_> {
    /// Opens the file that was chosen. One to import is first shown in the box.
    fn take(&mut self, sheet: &mut TextSheet) {
        let Some(FileChosen(chosen)) = self.chosen.read().last() else {
            return;
        };
        let shown = match chosen {
            Ok(path) if sheet.transfer == Transfer::Open => {
                self.sources.write(OpenSource::File(path.clone()));
                return;
            }
            Ok(path) => reading::read_file(path),
            Err(why) => Err(why.clone()),
        };
        match shown {
            Ok(text) => sheet.put(text),
            Err(why) => sheet.answer = Some(why),
        }
    }
}

fn show(
    mut panel: PanelContext,
    mut sheet: ResMut<TextSheet>,
    mut saved: SavedData,
    mut clipboard: ResMut<Clipboard>,
    mut refused: MessageReader<TextRefused>,
    mut opened: MessageReader<OpenResult>,
    mut files: FileChoice,
    reading: Res<Reading>,
) -> Result {
    if opened.read().any(|OpenResult(result)| result.is_ok()) {
        panel.leave(Menu::TextBox);
        return Ok(());
    }
    if let Some(TextRefused(why)) = refused.read().last() {
        sheet.answer = Some(why.clone());
    }
    files.take(&mut sheet);
    let mut data = data(&sheet);
    if reading.is_busy() {
        text("carry-reading").clone_into(&mut data.answer);
    }
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &data, &mut sheet.state))?
    else {
        return Ok(());
    };
    match action {
        TextBoxAction::Copy => {
            let done = clipboard.set(sheet.text());
            let key = if done {
                "carry-copied"
            } else {
                "carry-no_clipboard"
            };
            sheet.answer = Some(Sentence::new(key).into());
        }
        TextBoxAction::Paste => match clipboard.text().filter(|text| !text.trim().is_empty()) {
            Some(copied) => sheet.put(copied),
            None => sheet.answer = Some(Sentence::new("carry-empty_clipboard").into()),
        },
        TextBoxAction::ChooseFile => {
            sheet.answer = None;
            files.choose.write(ChooseFile);
        }
        TextBoxAction::Accept if sheet.transfer == Transfer::Open => {
            files
                .sources
                .write(OpenSource::Text(sheet.text().to_owned()));
            sheet.answer = None;
        }
        TextBoxAction::Accept => match saved.import(sheet.text()) {
            // The match on the table may be another one now.
            Ok(_) => {
                saved.read_again();
                panel.go_to_title(Menu::None);
            }
            Err(error) => sheet.answer = Some(Worded::of(error)),
        },
        TextBoxAction::Close => panel.leave(Menu::TextBox),
    }
    Ok(())
}
