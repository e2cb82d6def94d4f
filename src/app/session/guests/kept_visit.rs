//! The table at another device that was joined last and not left: *Continue* leads there again, after the
//! program or the page has ended too. Like the host's keys it is never exported.

use bevy::prelude::*;
use coffer_guests::link::TableLink;
use serde::{Deserialize, Serialize};

use crate::app::files::Files;
use crate::app::session::guests::visiting::{Gone, Visit, Visiting};

/// The file.
const FILE: &str = "visit.json";

/// The table that was joined last and not left.
#[derive(Resource, Default)]
pub struct KeptVisit(Option<Kept>);

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kept {
    link: TableLink,
    variant: String,
}

/// The same in the file.
#[derive(Serialize, Deserialize)]
struct Written {
    link: String,
    variant: String,
}

impl KeptVisit {
    /// Its link and its variant, if there is one.
    pub fn table(&self) -> Option<(&TableLink, &str)> {
        let kept = self.0.as_ref()?;
        Some((&kept.link, &kept.variant))
    }
}

/// Reads what was kept. A file that cannot be read has nothing: then the link must be opened again.
pub(super) fn read(files: Res<Files>, mut kept: ResMut<KeptVisit>) {
    let text = files.0.read(FILE).ok().flatten();
    let written = text.and_then(|text| serde_json::from_str::<Written>(&text).ok());
    kept.0 = written.and_then(|Written { link, variant }| {
        let link = link.parse().ok()?;
        Some(Kept { link, variant })
    });
}

/// Keeps the table as soon as one sits there or looks on, and forgets it when it is over, cleared or left.
pub(super) fn keep(visiting: Res<Visiting>, files: Res<Files>, mut kept: ResMut<KeptVisit>) {
    let now = match visiting.visit() {
        Some(visit) if is_gone(visit) => None,
        Some(visit) => kept_of(visit).or_else(|| kept.0.clone()),
        None if visiting.has_left() => None,
        None => return,
    };
    if kept.0 == now {
        return;
    }
    // What cannot be written is only known until the program ends.
    let _lost = match &now {
        Some(Kept { link, variant }) => {
            let written = Written {
                link: link.to_string(),
                variant: variant.clone(),
            };
            let text = serde_json::to_string(&written).unwrap_or_default();
            files.0.write(FILE, &text)
        }
        None => files.0.remove(FILE),
    };
    kept.0 = now;
}

/// Whether nothing is left to come back to.
fn is_gone(visit: &Visit) -> bool {
    let game = visit.table().and_then(|table| table.game.as_ref());
    let over = game.is_some_and(|game| game.over.is_some());
    over || matches!(visit.gone(), Some(Gone::Goodbye(_)))
}

fn kept_of(visit: &Visit) -> Option<Kept> {
    let table = visit.table()?;
    let taken = table.yours.is_some() || table.onlooker;
    taken.then(|| Kept {
        link: visit.link().clone(),
        variant: table.setup.variant.clone(),
    })
}
