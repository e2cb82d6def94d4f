//! Announcements for players who don't see the screen: each event becomes a short sentence, and the
//! sentences of one frame become one [`Announced`]. Systems that speak them (through a browser's
//! live region, for example) read that message after [`LastSystems::Announce`].
//!
//! Nothing here depends on a particular game, and nothing is said that the viewer may not see:
//! everything comes from [`TableState`] and from effects as the viewer saw them. Nothing here
//! requests a frame either; what happens in a frame is announced at its end.

mod egui_tree;
pub mod mirror;
mod pointing;
mod side_panel;
pub mod tree;
mod voice;

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::files::Notice;
use crate::app::gallery::{Storyteller, Told};
use crate::app::schedule::{LastSystems, SessionSystems};
use crate::app::session::curtain::Curtain;
use crate::app::session::{Applied, Refused, ResetReason, TableReset, TableState};
use crate::app::settings::LanguageInUse;
use crate::app::state::{Introduction, Menu, Screen};
use crate::app::table::cards::show::CardViewModel;
use crate::app::table::presentation::Presentations;
use crate::app::table::seat_status;
use crate::app::ui::banner::Banner;
use crate::app::wording::moves::{Wording, end_words, notation_words};
use crate::app::wording::{ending, people, recap, refusal};
use crate::rules::{Kind, Seat, Spot, side_name};
use crate::texts::{Worded, fill, list, text};

pub use self::voice::{Announced, Voice};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Voice>()
        .add_message::<Announced>()
        .add_message::<Describe>()
        .add_systems(
            Update,
            (
                tell_panel,
                tell_match,
                tell_reign,
                tell_story,
                tell_refusal,
                pointing::tell_cursor,
                tell_position,
                tell_notice,
                side_panel::tell_hint,
                side_panel::tell_course,
                side_panel::tell_clock,
                side_panel::tell_review,
            )
                .chain()
                .after(SessionSystems::Panels),
        )
        .add_systems(Last, voice::speak.in_set(LastSystems::Announce))
        .add_plugins(tree::plugin);
}

/// For an app with panels: they and the table are one tree for assistive technology.
pub(crate) use egui_tree::plugin as panel_plugin;

/// Message: announce the whole position.
#[derive(Message, Clone, Copy, Debug)]
pub struct Describe;

/// Announces the title of a panel that opens and, on return to the table, whose turn it is.
fn tell_panel(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    curtain: Res<Curtain>,
    mut before: Local<(Screen, Menu)>,
    mut voice: ResMut<Voice>,
) {
    let now = (*screen.get(), *menu.get());
    let before = std::mem::replace(&mut *before, now);
    if before == now {
        return;
    }
    match now {
        (Screen::Title, Menu::None) => voice.say_aside(text("say-title")),
        (_, Menu::Curtain) => tell_curtain(&curtain, presentations.wording(&table), &mut voice),
        // A match that begins or goes on has told it already.
        (Screen::Table, Menu::None)
            if before.0 == Screen::Table && before.1 != Menu::Result && !voice.spoke =>
        {
            voice.say(presentations.wording(&table).turn_words());
        }
        (_, menu) => match menu.introduction() {
            Introduction::Title(key) => voice.say_aside(fill("say-panel", &[("title", text(key))])),
            Introduction::Sentence(key) => voice.say_aside(text(key)),
            Introduction::Question(key) => voice.say(text(key)),
            // The end was already announced when it happened.
            Introduction::Own => {}
        },
    }
}

/// Announces who is to open the curtain, how, and what has happened since their last turn.
fn tell_curtain(curtain: &Curtain, wording: Wording, voice: &mut Voice) {
    let Some(closed) = &curtain.closed else {
        return;
    };
    let name = ending::name_of(wording.table, closed.seat);
    voice.say(fill("say-curtain", &[("name", &name)]));
    let recap = recap::recap(wording, closed);
    if !recap.is_empty() {
        voice.say(format!("{}:", text("curtain-recap")));
        for sentence in recap {
            voice.say(sentence);
        }
    }
}

/// Announces what happened in the match, and who is next.
fn tell_match(
    mut resets: MessageReader<TableReset>,
    mut applied: MessageReader<Applied>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    show: Res<CardViewModel>,
    mut was_over: Local<bool>,
    mut stood: Local<Vec<Option<&'static str>>>,
    mut voice: ResMut<Voice>,
) {
    let reason = resets
        .read()
        .map(|reset| reset.reason)
        .filter(|reason| *reason != ResetReason::ViewerChanged)
        .last();
    let played: Vec<&Applied> = applied.read().collect();
    let mut happened = true;
    match reason {
        Some(reason) => tell_reset(reason, &table, &mut voice),
        None if !played.is_empty() => {
            let first = table.shown().saturating_sub(played.len());
            for (applied, line) in played.iter().zip(&table.moves[first..]) {
                for sentence in presentations.wording(&table).move_sentences(applied, line) {
                    voice.say(sentence);
                }
            }
        }
        None => happened = false,
    }
    if reason.is_none() && happened {
        for (seat, key) in seat_status::begun(&stood, &table.seat_status) {
            voice.say(ending::about(
                &table,
                seat,
                ending::name_of,
                &format!("say-{key}"),
                &[],
            ));
        }
    }
    if happened {
        stood.clone_from(&table.seat_status);
    }
    let over = table.turn.outcome().is_some();
    if table.viewed_ply.is_some() {
        // An earlier position is shown: whose turn it was doesn't matter.
    } else if over && (!*was_over || happened) {
        voice.say(end_words(&table));
    } else if happened && (table.acting_person().is_some() || reason.is_some()) {
        voice.say(presentations.wording(&table).turn_words());
        if show.is_of(&table) && table.acting_person().is_some() {
            voice.say(show.note.clone());
        }
    }
    *was_over = over;
}

/// Announces what the gallery tells: a story, or the neighbours after a wrong answer.
fn tell_story(teller: Res<Storyteller>, mut before: Local<Option<Told>>, mut voice: ResMut<Voice>) {
    let now = teller.now.as_ref().map(|(told, _)| told);
    if now == before.as_ref() {
        return;
    }
    match now {
        Some(Told::Story(story)) => voice.say_aside(text(story.key)),
        Some(Told::Neighbours(correction)) => voice.say(correction.spoken()),
        None => {}
    }
    *before = now.cloned();
}

/// Announces a new reign in a card game: the new trumps.
fn tell_reign(
    show: Res<CardViewModel>,
    table: Res<TableState>,
    language: Res<LanguageInUse>,
    mut before: Local<Option<Banner>>,
    mut voice: ResMut<Voice>,
) {
    if !show.is_changed() {
        return;
    }
    let now = show.reign.clone().filter(|_| show.is_of(&table));
    // The same reign in another language is not news.
    let is_new = now != *before && !language.is_changed();
    if let Some(reign) = now
        .as_ref()
        .filter(|_| is_new && table.viewed_ply.is_none())
    {
        voice.say(fill(
            "cards-say-reign",
            &[("first", &reign.first), ("second", &reign.second)],
        ));
    }
    *before = now;
}

fn tell_reset(reason: ResetReason, table: &TableState, voice: &mut Voice) {
    let number = table.round().to_string();
    match reason {
        ResetReason::Opened if table.analysis().is_some() => {
            let key = format!("{}-name", table.variant);
            let game = text(&key);
            voice.say(fill("say-analysis", &[("game", game)]));
            tell_position_viewed(table, voice);
        }
        ResetReason::Opened => {
            let key = format!("{}-name", table.variant);
            let game = text(&key);
            // If cards were only dealt, play has not begun.
            let last = table.moves.iter().rfind(|line| line.seat.is_some());
            match last {
                None => voice.say(fill("say-opened", &[("game", game)])),
                Some(_) => voice.say(fill("say-continued", &[("game", game), ("n", &number)])),
            }
            tell_seats(table, voice);
            if let Some(line) = last {
                voice.say(fill("say-last", &[("move", &notation_words(&line.text))]));
            }
        }
        ResetReason::Undone => voice.say(fill("say-undone", &[("n", &number)])),
        ResetReason::Redone => voice.say(fill("say-redone", &[("n", &number)])),
        ResetReason::Restarted => voice.say(text("say-restarted")),
        ResetReason::Resigned => voice.say(text("say-resigned")),
        ResetReason::Rematched => {
            let round = table.seats.len() > 2;
            voice.say(text(if round {
                "say-rematched-round"
            } else {
                "say-rematched"
            }));
            tell_seats(table, voice);
        }
        ResetReason::PositionViewed => tell_position_viewed(table, voice),
        ResetReason::ViewerChanged => {}
    }
}

fn tell_position_viewed(table: &TableState, voice: &mut Voice) {
    let last = table.shown().checked_sub(1);
    match last.and_then(|last| table.moves.get(last)) {
        Some(line) => voice.say(fill("say-looked", &[("move", &notation_words(&line.text))])),
        None => voice.say(text("say-looked-start")),
    }
}

/// Announces who plays what, the viewer first. Hidden hands have no sides, only seats.
fn tell_seats(table: &TableState, voice: &mut Voice) {
    if table.seats.len() > 2 || table.hidden {
        tell_round(table, voice);
        return;
    }
    for seat in seats(table).filter(|seat| !ending::is_called_by_side(table, *seat)) {
        let side = side_name(&table.variant, seat);
        voice.say(ending::about(
            table,
            seat,
            ending::name_of,
            "say-sits",
            &[("side", &side)],
        ));
    }
}

/// Announces who sits at a larger table: relative to the only person, else by partnerships.
fn tell_round(table: &TableState, voice: &mut Voice) {
    // Players without a name are called by where they sit.
    if seats(table).any(|seat| ending::place_of(table, seat).is_some()) {
        return;
    }
    let count = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    if table.people() == 1 {
        for seat in seats(table).skip(1) {
            let place = people::place(seat, table.viewer, count, table.allies(seat, table.viewer));
            voice.say(fill(
                &format!("say-at-{place}"),
                &[("name", &ending::name_of(table, seat))],
            ));
        }
        return;
    }
    let mut told: Vec<Seat> = Vec::new();
    for seat in (0..count).map(Seat) {
        if let Some(partner) = table.partner(seat).filter(|_| !told.contains(&seat)) {
            told.push(partner);
            let other = ending::name_of(table, partner);
            voice.say(ending::about(
                table,
                seat,
                ending::name_of,
                "say-partners",
                &[("other", &other)],
            ));
        }
    }
    if told.is_empty() {
        let names: Vec<String> = (0..count)
            .map(|seat| ending::name_of(table, Seat(seat)))
            .collect();
        voice.say(fill("say-round", &[("names", &list(&names))]));
    }
}

fn tell_refusal(
    mut refused: MessageReader<Refused>,
    table: Res<TableState>,
    mut voice: ResMut<Voice>,
) {
    for refused in refused.read() {
        voice.say(refusal::sentence(refused, &table));
        voice.urgent = true;
    }
}

/// Announces the whole position: whose turn it is, and the pieces of each side.
fn tell_position(
    mut asked: MessageReader<Describe>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    show: Res<CardViewModel>,
    mut voice: ResMut<Voice>,
) {
    if asked.read().last().is_none() {
        return;
    }
    voice.say(presentations.wording(&table).turn_words());
    if show.is_of(&table) {
        for sentence in &show.described {
            voice.say(sentence.clone());
        }
        return;
    }
    let words = presentations.words(&table);
    for seat in seats(&table) {
        let mut kinds: BTreeMap<Option<Kind>, Vec<Spot>> = BTreeMap::new();
        for piece in table.pieces_of(seat) {
            if (words.place)(piece.spot).is_some() {
                kinds.entry(piece.kind).or_default().push(piece.spot);
            }
        }
        let mut groups: Vec<String> = kinds
            .into_iter()
            .map(|(kind, mut spots)| {
                spots.sort_unstable();
                let kind = words.kind_name(kind, spots.len() > 1);
                fill(
                    "say-group",
                    &[("kind", &kind), ("places", &words.places(&spots))],
                )
            })
            .collect();
        let waits = table.pieces_at(Spot::Hand(seat)).next().is_some();
        if groups.is_empty() && !waits {
            groups.push(text("say-no_piece").to_owned());
        }
        for (beside, key) in [
            (Spot::Hand(seat), "table-in_hand_count"),
            (Spot::Tray(seat), "table-taken_count"),
        ] {
            let count = table.pieces_at(beside).count();
            if count > 0 {
                groups.push(fill(key, &[("count", &count.to_string())]));
            }
        }
        let entries = table.score_cards.get(seat.index()).into_iter().flatten();
        let met = entries.filter(|entry| entry.done);
        let met: Vec<String> = met.map(|entry| entry.text.to_string()).collect();
        if !met.is_empty() {
            let goals = met.join(text("list-comma"));
            groups.push(fill("say-goals", &[("goals", &goals)]));
        }
        if let Some(key) = table.seat_status_of(seat) {
            groups.push(text(&format!("table-{key}")).to_owned());
        }
        let name = ending::name_of(&table, seat);
        let side = side_name(&table.variant, seat);
        let whose = if ending::is_called_by_side(&table, seat) {
            name
        } else {
            fill("say-whose", &[("name", &name), ("side", &side)])
        };
        voice.say(fill(
            "say-side",
            &[
                ("whose", &whose),
                ("pieces", &groups.join(text("list-semicolon"))),
            ],
        ));
    }
}

fn tell_notice(notice: Res<Notice>, mut before: Local<Option<Worded>>, mut voice: ResMut<Voice>) {
    let now = notice.sentence();
    if now != *before {
        voice.say(now.as_ref().map_or_else(String::new, ToString::to_string));
        *before = now;
    }
}

/// The seats, starting with the viewer's.
fn seats(table: &TableState) -> impl Iterator<Item = Seat> {
    let count = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let viewer = table.viewer.0;
    (0..count).map(move |step| Seat((viewer + step) % count))
}
