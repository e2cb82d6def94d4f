//! Import and export of matches, games and settings as text: a link to a match, a game in notation,
//! pasted text, and a complete backup for another browser or computer.
//!
//! On the desktop the texts are shown in a panel ([`screens`](super::screens)), and files can be
//! dropped on the window; in a browser the page has its own dialogs.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use coffer_guests::link::TableLink;

use crate::app::levels::Levels;
use crate::app::progress::PlayerProgress;
use crate::app::session::fresh_seed;
use crate::app::settings::{LastSetup, company_levels};
use crate::app::wall_clock::WallClock;
use crate::app::wording::{daily, people};
use crate::rules::share::Company;
use crate::rules::{Occupant, Record, share};
use crate::texts::{self, Sentence, Worded};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Transfer>()
        .add_message::<OpenSource>()
        .add_message::<JoinTable>()
        .add_message::<ChooseFile>()
        .add_message::<FileChosen>()
        .add_message::<OpenSheet>()
        .add_message::<ExportMatches>()
        .init_resource::<Clipboard>();
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(in_page::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(on_desk::plugin);
}

/// Whether import and export are available here.
pub const POSSIBLE: bool = true;

/// What to import or export.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transfer {
    /// A link to the match on the table.
    Link,
    /// The match on the table in its family's notation.
    Notation,
    /// How the daily puzzle of this family went.
    Daily(&'static str),
    /// How the deal of the day of this variant went.
    Deal(&'static str),
    /// Open a match or position from elsewhere, in any supported form.
    Open,
    /// Export all games and settings.
    Export,
    /// Import games, settings and progress, beside what is saved here.
    Import,
}

impl Transfer {
    /// Whether it is of a text that is pasted or typed.
    pub const fn takes_text(self) -> bool {
        matches!(self, Self::Open | Self::Import)
    }
}

/// Message: open the match or the games in a text or a file. If that cannot be, the text box says why
/// while it is open, else the notice.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum OpenSource {
    /// A text that was pasted or typed.
    Text(String),
    /// A file that was chosen, or dropped on the window.
    File(PathBuf),
}

/// Message: join the table of a link.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct JoinTable(pub TableLink);

/// Message: let the player choose a file in a dialog of the system. A web page has its own.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseFile;

/// Message: the file that was chosen, or a sentence if there is none.
#[derive(Message, Clone, Debug)]
pub struct FileChosen(pub Result<PathBuf, Worded>);

/// Message: write these saved matches to one text, which *Import from text* takes. A web page shows it;
/// on the desktop it is a file, and a notice says where.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ExportMatches(pub Vec<String>);

/// Message: open a family's sheet for teachers ([`sheet`](crate::levels::sheet)). A web page opens
/// it in a new tab; on the desktop it is written to the saves' folder, and a notice says where.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenSheet {
    /// The key of the family.
    pub family: &'static str,
}

/// The most players beside the person.
const MOST_OTHERS: usize = 5;

/// The other players in an imported position or in a new match from a link: the same kind of players
/// as last time, as the setup screen would suggest.
pub fn company(last: &LastSetup) -> Company {
    let friend = || Occupant::Person(texts::in_english(people::FRIEND).to_owned());
    let other = |index: usize| {
        let remembered = last.others.get(index).copied();
        match remembered.unwrap_or_else(|| company_levels(last.level)[index % 3]) {
            0 => friend(),
            level => last.courtier(level),
        }
    };
    Company {
        opponent: if last.second_person {
            friend()
        } else {
            last.courtier(last.level)
        },
        others: (0..MOST_OTHERS).map(other).collect(),
        seed: fresh_seed(),
    }
}

/// How the daily puzzles of today went.
#[derive(SystemParam)]
pub struct DailyResults<'w> {
    levels: Res<'w, Levels>,
    progress: Res<'w, PlayerProgress>,
    clock: Res<'w, WallClock>,
}

impl DailyResults<'_> {
    /// What to tell others of a deal. The error is a sentence.
    pub fn of_deal(&self, variant: &str) -> Result<String, Sentence> {
        daily::deal_result(&self.progress.0, variant, self.clock.today().day)
    }

    /// What to tell others of a family's puzzle. The error is a sentence.
    pub fn of(&self, family: &str) -> Result<String, Sentence> {
        daily::result(
            &self.levels,
            &self.progress.0,
            family,
            self.clock.today().day,
        )
    }
}

/// What the keys of the texts about a variant's notation have in common, if its game has one.
pub fn notation_key(variant: &str) -> Option<&'static str> {
    if share::has_pdn(variant) {
        Some("pdn")
    } else {
        share::has_notation(variant).then_some("record")
    }
}

/// The match in its family's notation. The error is a sentence.
pub fn notation(record: &Record) -> Result<String, Worded> {
    let names = people::names(record);
    let name = |seat: usize| names.get(seat).map_or("", String::as_str);
    match share::to_notation(record, [name(0), name(1)]) {
        Some(given) => given.map_err(Worded::of),
        None => Err(Sentence::new("carry-no_notation").into()),
    }
}

/// The address of the page with this after its `#`. A program on the desktop only knows it if it was built
/// with `KINGS_COFFER_URL`; without, the link can be pasted in the program or a page.
pub fn address(fragment: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return crate::app::page::share_link(fragment);
    #[cfg(not(target_arch = "wasm32"))]
    format!(
        "{}#{fragment}",
        option_env!("KINGS_COFFER_URL").unwrap_or_default()
    )
}

/// The system clipboard. If there is none, copying and pasting do nothing. It is opened on first
/// use and then kept open, because on some systems a text is available only as long as the program
/// that copied it runs.
#[derive(Resource, Default)]
pub struct Clipboard {
    #[cfg(not(target_arch = "wasm32"))]
    system: Option<arboard::Clipboard>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Clipboard {
    fn system(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.system.is_none() {
            self.system = arboard::Clipboard::new().ok();
        }
        self.system.as_mut()
    }

    /// Copies a text. Returns false if that is not possible.
    pub fn set(&mut self, text: &str) -> bool {
        self.system()
            .is_some_and(|system| system.set_text(text).is_ok())
    }

    /// Copies the address of the page with this after its `#`. Returns what has become of it.
    pub fn give_link(&mut self, fragment: &str) -> Option<Sentence> {
        let done = self.set(&address(fragment));
        Some(Sentence::new(if done {
            "carry-copied"
        } else {
            "carry-no_clipboard"
        }))
    }

    /// The text on the clipboard, if any.
    pub fn text(&mut self) -> Option<String> {
        self.system()?.get_text().ok()
    }
}

#[cfg(target_arch = "wasm32")]
impl Clipboard {
    /// A page has its own dialogs for what is copied.
    pub fn set(&mut self, _text: &str) -> bool {
        false
    }

    /// Shows the address of this page with this after its `#`, to be copied or shared.
    pub fn give_link(&mut self, fragment: &str) -> Option<Sentence> {
        let words = |key| texts::text(key);
        crate::app::page::show_text(
            words("guests-link"),
            words("guests-link-note"),
            &address(fragment),
            words("carry-copy"),
            words("carry-close"),
        );
        None
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod on_desk {
    use std::fs;
    use std::path::Path;

    use bevy::prelude::*;
    use bevy::window::FileDragAndDrop;

    use super::{ExportMatches, OpenSheet, OpenSource};
    use crate::app::files::{Files, Notice, Saver};
    use crate::app::schedule::FrameSystems;
    use crate::app::state::Screen;
    use crate::app::wall_clock::WallClock;
    use crate::levels::sheet;
    use crate::texts::{Sentence, Worded};

    pub(super) fn plugin(app: &mut App) {
        app.add_message::<FileDragAndDrop>().add_systems(
            Update,
            (drop_file, write_sheet, export_matches)
                .chain()
                .run_if(not(in_state(Screen::Loading)))
                .in_set(FrameSystems::Transfer),
        );
    }

    /// Writes a sheet to the saves' folder, and says where it is.
    fn write_sheet(
        mut sheets: MessageReader<OpenSheet>,
        files: Res<Files>,
        mut notice: ResMut<Notice>,
    ) {
        for OpenSheet { family } in sheets.read() {
            let Some(html) = sheet::html(family) else {
                continue;
            };
            notice.tell(match files.0.write(sheet::FILE_NAME, &html) {
                Ok(()) => {
                    let file = Path::new(&files.0.place()).join(sheet::FILE_NAME);
                    let opened = Sentence::new("sheet-opened");
                    Worded::from(opened.with("place", file.display()))
                }
                Err(error) => Worded::of(error),
            });
        }
    }

    /// Writes matches to a file.
    fn export_matches(
        mut exports: MessageReader<ExportMatches>,
        files: Res<Files>,
        clock: Res<WallClock>,
        mut saver: ResMut<Saver>,
        mut notice: ResMut<Notice>,
    ) {
        for ExportMatches(names) in exports.read() {
            if let Some(error) = saver.settle(&files.0) {
                notice.tell(Worded::of(error));
            }
            let folder = files.0.exports();
            let file = folder.join(format!("kings-coffer-matches-{}.json", clock.now()));
            let write = |text: String| {
                let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&file, text));
                written.map_err(Worded::of)
            };
            let all = files.0.export_matches(names);
            let written = all.map_err(Worded::of).and_then(write);
            let file = file.display();
            notice.tell(match written {
                Ok(()) => Sentence::new("matches-exported")
                    .with("n", names.len())
                    .with("file", file),
                Err(why) => Sentence::new("store-write")
                    .with("name", file)
                    .with_text("reason", why),
            });
        }
    }

    /// Opens a dropped file like pasted text.
    fn drop_file(
        mut drops: MessageReader<FileDragAndDrop>,
        mut sources: MessageWriter<OpenSource>,
    ) {
        for drop in drops.read() {
            if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
                sources.write(OpenSource::File(path_buf.clone()));
            }
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod in_page {
    use bevy::prelude::*;
    use coffer_guests::link::{LinkError, TableLink};

    use super::{
        DailyResults, ExportMatches, JoinTable, OpenSheet, OpenSource, Transfer, company, notation,
        notation_key,
    };
    use crate::app::files::{Files, Notice, Saver};
    use crate::app::page;
    use crate::app::schedule::FrameSystems;
    use crate::app::session::{Games, Matches, Open};
    use crate::app::settings::Settings;
    use crate::app::state::{Menu, Screen};
    use crate::levels::sheet;
    use crate::rules::share;
    use crate::texts::{Sentence, Worded, decode, text};

    pub(super) fn plugin(app: &mut App) {
        app.init_resource::<OpenDialog>().add_systems(
            Update,
            (
                open_dialog,
                take_over,
                follow_link,
                open_sheet,
                export_matches,
            )
                .run_if(not(in_state(Screen::Loading)))
                .in_set(FrameSystems::Transfer),
        );
    }

    /// What the page's dialog was opened for.
    #[derive(Resource, Default)]
    struct OpenDialog(Option<Transfer>);

    fn open_dialog(
        mut transfers: MessageReader<Transfer>,
        files: Res<Files>,
        matches: Res<Matches>,
        daily: DailyResults,
        mut asked: ResMut<OpenDialog>,
        mut notice: ResMut<Notice>,
    ) {
        let words = |what: &str| text(&format!("carry-{what}")).to_owned();
        let give = |what: &str, given: &str| {
            let note = words(&format!("{what}-note"));
            page::show_text(&words(what), &note, given, &words("copy"), &words("close"));
        };
        let record = matches.on_table().map(|kept| &*kept.record);
        for transfer in transfers.read() {
            match transfer {
                Transfer::Link => {
                    if let Some(record) = record {
                        give("link", &page::share_link(&share::to_link(record)));
                    }
                }
                Transfer::Notation => {
                    if let Some(record) = record {
                        match notation(record) {
                            Ok(given) => {
                                give(notation_key(&record.variant).unwrap_or_default(), &given)
                            }
                            Err(why) => notice.tell(why),
                        }
                    }
                }
                Transfer::Daily(family) => match daily.of(family) {
                    Ok(given) => give("daily", &given),
                    Err(why) => notice.tell(why),
                },
                Transfer::Deal(variant) => match daily.of_deal(variant) {
                    Ok(given) => give("daily", &given),
                    Err(why) => notice.tell(why),
                },
                Transfer::Export => match files.0.export() {
                    Ok(all) => give("export", &all),
                    Err(error) => notice.tell(Worded::of(error)),
                },
                Transfer::Open | Transfer::Import => {
                    asked.0 = Some(*transfer);
                    let what = if *transfer == Transfer::Open {
                        "open"
                    } else {
                        "import"
                    };
                    let (note, accept) = (
                        words(&format!("{what}-note")),
                        words(&format!("{what}-accept")),
                    );
                    page::ask_text(&words(what), &note, &accept, &words("close"));
                }
            }
        }
    }

    /// Handles the text from the page's dialog: opens it, or imports it and reloads the page. One
    /// that nobody asked for was shared by another app, and is opened.
    fn take_over(
        files: Res<Files>,
        mut asked: ResMut<OpenDialog>,
        mut saver: ResMut<Saver>,
        mut notice: ResMut<Notice>,
        mut sources: MessageWriter<OpenSource>,
    ) {
        let Some(bytes) = page::typed() else { return };
        let given = decode(&bytes).into_owned();
        if asked.0.take() != Some(Transfer::Import) {
            sources.write(OpenSource::Text(given));
            return;
        }
        if let Some(error) = saver.settle(&files.0) {
            notice.tell(Worded::of(error));
        }
        match files.0.import(&given) {
            Ok(_) => page::reload(),
            Err(error) => notice.tell(Worded::of(error)),
        }
    }

    /// The page serves the sheet beside itself, as `scripts/web` has written it.
    fn open_sheet(mut sheets: MessageReader<OpenSheet>) {
        if sheets.read().last().is_some() {
            page::open_tab(sheet::FILE_NAME);
        }
    }

    /// Shows matches as a text to keep.
    fn export_matches(
        mut exports: MessageReader<ExportMatches>,
        files: Res<Files>,
        mut saver: ResMut<Saver>,
        mut notice: ResMut<Notice>,
    ) {
        for ExportMatches(names) in exports.read() {
            if let Some(error) = saver.settle(&files.0) {
                notice.tell(Worded::of(error));
            }
            match files.0.export_matches(names) {
                Ok(all) => {
                    let (title, note) = (text("matches-export-title"), text("carry-export-note"));
                    page::show_text(title, note, &all, text("carry-copy"), text("carry-close"));
                }
                Err(error) => notice.tell(Worded::of(error)),
            }
        }
    }

    fn follow_link(
        games: Res<Games>,
        settings: Res<Settings>,
        matches: Res<Matches>,
        mut menu: ResMut<NextState<Menu>>,
        mut screen: ResMut<NextState<Screen>>,
        mut notice: ResMut<Notice>,
        mut opens: MessageWriter<Open>,
        mut tables: MessageWriter<JoinTable>,
    ) {
        let link = page::link();
        if link.is_empty() {
            return;
        }
        if let Some(shortcut) = link.strip_prefix("go=") {
            let only = matches.only_unfinished();
            if let Some(only) = only.filter(|_| shortcut == "continue") {
                opens.write(Open::game((*only.record).clone()));
            } else {
                (*screen).set_if_neq(Screen::Title);
                (*menu).set_if_neq(match shortcut {
                    "continue" if matches.unfinished().next().is_some() => Menu::Matches,
                    "today" => Menu::Today,
                    _ => Menu::None,
                });
            }
            return;
        }
        if TableLink::is_in(&link) {
            match link.parse() {
                Ok(link) => {
                    tables.write(JoinTable(link));
                }
                Err(LinkError) => notice.tell(Sentence::new("guests-bad_link")),
            }
            return;
        }
        match games.from_link(&link, &company(&settings.last_setup)) {
            Ok(Some(record)) => {
                opens.write(Open::game(record));
            }
            Ok(None) => {}
            Err(error) => notice.tell(Worded::of(error)),
        }
    }
}
