//! Matches, games and settings leave this place and enter it as text: a link to a match, and everything for another browser.
//!
//! Only the page of a browser has a place for such texts so far; on a desktop the files themselves can be carried.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Carry>();
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(in_page::plugin);
}

/// Whether the player can be offered this here.
pub const POSSIBLE: bool = cfg!(target_arch = "wasm32");

/// What the player wants to carry.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carry {
    /// A link to the match on the table.
    Link,
    /// All games and settings out of here.
    Export,
    /// All games and settings from elsewhere.
    Import,
}

#[cfg(target_arch = "wasm32")]
mod in_page {
    use bevy::prelude::*;

    use super::super::Screen;
    use super::super::files::Files;
    use super::super::files::Notice;
    use super::super::page;
    use super::super::session::OnTable;
    use super::super::session::Visit;
    use super::super::settings::Settings;
    use super::Carry;
    use crate::rules::Occupant;
    use crate::rules::share;
    use crate::texts::text;

    pub(super) fn plugin(app: &mut App) {
        app.add_systems(Update, (carry, take_over, follow_link).run_if(not(in_state(Screen::Loading))));
    }

    fn carry(mut wishes: MessageReader<Carry>, files: Res<Files>, record: Res<OnTable>, mut notice: ResMut<Notice>) {
        let words = |what: &str| text(&format!("ui.carry.{what}")).to_owned();
        for wish in wishes.read() {
            match wish {
                Carry::Link => {
                    if let Some(record) = &record.0 {
                        let link = page::share_link(&share::to_link(record));
                        page::show_text(&words("link"), &words("link.note"), &link, &words("copy"), &words("close"));
                    }
                }
                Carry::Export => match files.0.export() {
                    Ok(all) => page::show_text(&words("export"), &words("export.note"), &all, &words("copy"), &words("close")),
                    Err(error) => notice.0 = Some(error.to_string()),
                },
                Carry::Import => page::ask_text(&words("import"), &words("import.note"), &words("import.accept"), &words("close")),
            }
        }
    }

    /// What was given in the page's dialog replaces what is kept here, and the page begins anew with it.
    fn take_over(files: Res<Files>, mut notice: ResMut<Notice>) {
        let Some(given) = page::typed() else { return };
        match files.0.import(&given) {
            Ok(_) => page::reload(),
            Err(error) => notice.0 = Some(error.to_string()),
        }
    }

    fn follow_link(settings: Res<Settings>, mut notice: ResMut<Notice>, mut visits: MessageWriter<Visit>) {
        let link = page::link();
        if link.is_empty() {
            return;
        }
        let last = &settings.last_setup;
        let opponent = if last.second_person {
            Occupant::Person(text("ui.person.friend").to_owned())
        } else {
            Occupant::Courtier(last.level)
        };
        match share::from_link(&link, &opponent) {
            Ok(Some(record)) => {
                visits.write(Visit(record));
            }
            Ok(None) => {}
            Err(error) => notice.0 = Some(error.to_string()),
        }
    }
}
