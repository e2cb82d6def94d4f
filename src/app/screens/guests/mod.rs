//! Tables with guests: the host waits for them, a guest takes a seat, and whoever is asked something
//! answers it.

mod code;
mod notices;
pub mod view;
mod words;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use coffer_guests::hex;
use coffer_guests::host::HostSeat;
use coffer_guests::protocol::{Answer, DeviceId, Question, TableSeat, cleaned_name};

use crate::app::files::{Files, Notice};
use crate::app::schedule::FrameSystems;
use crate::app::screens::confirm::view::{ConfirmAction, ConfirmData};
use crate::app::screens::guests::view::{GuestsAction, GuestsData, GuestsState, SeatRow};
use crate::app::screens::guests::words::{GREETING_KEYS, why_gone};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::session::guests::hosting::{HostDoor, HostedTable, Hosting, is_hosting};
use crate::app::session::guests::keys::random;
use crate::app::session::guests::visiting::{GuestDoor, Visit, Visiting, is_visiting};
use crate::app::session::sharing::TableQuestion;
use crate::app::session::{Games, Intent, OpenResult, TableState, Wake};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::transfer;
use crate::app::transfer::{Clipboard, JoinTable};
use crate::app::ui::page::PageState;
use crate::app::wall_clock::WallClock;
use crate::app::wording::{ending, people, times};
use crate::players::levels::Courtier;
use crate::rules::{Effort, Occupant, Record, Seat, Strength};
use crate::texts::{Sentence, fill, text};

/// The courtier who takes a seat for which no guest comes, or plays on for one who is away.
const STAND_IN: Courtier = Courtier::CharlesBrandon;
/// The file with what this device calls itself at other tables.
const DEVICE: &str = "device.txt";

pub(super) fn plugin(app: &mut App) {
    app.fresh::<GuestsState>(Menu::Lobby)
        .fresh::<GuestsState>(Menu::Visit)
        .fresh::<PageState>(Menu::Asked)
        .show_menu(Menu::Lobby, show_lobby)
        .show_menu(Menu::Visit, show_visit)
        .show_menu(Menu::Asked, show_question)
        .add_systems(
            Update,
            (
                join.run_if(on_message::<JoinTable>)
                    .in_set(FrameSystems::Open),
                ask.run_if(
                    resource_changed::<TableQuestion>
                        .or_eager(state_changed::<Menu>)
                        .or_eager(state_changed::<Screen>),
                )
                .in_set(FrameSystems::Open),
                (notices::tell, notices::greet)
                    .chain()
                    .run_if(is_hosting.or_eager(is_visiting))
                    .in_set(FrameSystems::Follow),
            )
                .run_if(not(in_state(Screen::Loading))),
        );
}

/// Lays a table for a match with guests.
#[derive(SystemParam)]
pub(in crate::app::screens) struct GuestStarter<'w> {
    hosting: ResMut<'w, Hosting>,
    door: Res<'w, HostDoor>,
    wake: Res<'w, Wake>,
}

impl GuestStarter<'_> {
    /// Whether guests can come at all.
    pub fn is_possible(&self) -> bool {
        self.door.open.is_some()
    }

    /// Lays a table. Returns false where that is not possible.
    pub fn lay(&mut self, record: Record, games: &Games) -> bool {
        self.hosting.lay(record, games, &self.door, &self.wake)
    }
}

/// What can be said at a table.
fn greetings() -> Vec<&'static str> {
    GREETING_KEYS.map(text).to_vec()
}

/// The seat for which the person at this screen speaks.
fn talking(table: &TableState) -> Seat {
    let seats = (0..).map(Seat).zip(&table.seats);
    let mut here = seats.filter(|(_, who)| who.is_person());
    let seen = table.sees.unwrap_or(table.viewer);
    let first = here.clone().next().map_or(seen, |(seat, _)| seat);
    here.find(|(seat, _)| *seat == seen)
        .map_or(first, |(seat, _)| seat)
}

/// The name of a game with what is waited for.
fn note(variant: &str, waiting: &str) -> String {
    let name = format!("{variant}-name");
    fill(waiting, &[("game", text(&name))])
}

/// The row of somebody who sits there; `note` and `button` are keys of texts.
fn row_of(who: &Occupant, note: Option<&str>, button: Option<&str>) -> SeatRow {
    SeatRow {
        portrait: people::portrait(who).to_owned(),
        name: people::name_as(who, None),
        ..free_row(note, button)
    }
}

/// The row of a courtier; if the effort is unusual, it says how he or she plays.
fn courtier_row(strength: Strength, button: Option<&str>) -> SeatRow {
    let who = Occupant::Courtier(strength);
    let row = row_of(&who, Some("setup-courtier"), button);
    if strength.effort == Effort::Usual {
        return row;
    }
    SeatRow {
        note: people::manner(&who, None),
        ..row
    }
}

/// The row of a free seat.
fn free_row(note: Option<&str>, button: Option<&str>) -> SeatRow {
    SeatRow {
        portrait: people::PEOPLE[1].to_owned(),
        name: text("guests-seat_free").to_owned(),
        note: note.map_or_else(String::new, |key| text(key).to_owned()),
        button: button.map(|key| text(key).to_owned()),
    }
}

/// What is said of a person at another device: that they are here, or when they were last, or who plays on for them.
fn presence(last_here: Option<u64>, stand_in: Option<u8>, clock: WallClock) -> String {
    if let Some(level) = stand_in {
        let courtier = people::name_as(&Occupant::courtier(level), None);
        return fill("guests-plays_on", &[("courtier", &courtier)]);
    }
    match last_here {
        Some(seconds) => fill("guests-away", &[("when", &times::when(clock, seconds))]),
        None => text("guests-here").to_owned(),
    }
}

fn host_row(table: &HostedTable, seat: usize, sitter: &HostSeat, clock: WallClock) -> SeatRow {
    match sitter {
        HostSeat::Here(name) => row_of(&Occupant::Person(name.clone()), None, None),
        HostSeat::Courtier { strength, .. } => {
            // Only a seat that was a guest's can be one again.
            let first = table.record().seats.get(seat);
            let guests = first.is_some_and(Occupant::is_guest);
            courtier_row(*strength, guests.then_some("guests-free"))
        }
        HostSeat::Guest(None) => free_row(Some("guests-waits"), Some("guests-courtier")),
        HostSeat::Guest(Some(guest)) => {
            let button = if may_stand_in(table, sitter) {
                "guests-play_on"
            } else {
                "guests-put_out"
            };
            let who = Occupant::Guest(guest.name.clone());
            SeatRow {
                note: presence(table.last_here(seat), guest.stand_in, clock),
                ..row_of(&who, None, Some(button))
            }
        }
    }
}

/// Whether a courtier can play on for whoever sits there.
fn may_stand_in(table: &HostedTable, sitter: &HostSeat) -> bool {
    let HostSeat::Guest(Some(guest)) = sitter else {
        return false;
    };
    table.is_begun() && guest.away.is_some() && guest.stand_in.is_none()
}

fn show_lobby(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<GuestsState>>,
    mut hosting: ResMut<Hosting>,
    mut clipboard: ResMut<Clipboard>,
    mut settings: ResMut<Settings>,
    at_table: Res<TableState>,
    clock: Res<WallClock>,
    mut opened: MessageReader<OpenResult>,
) -> Result {
    if opened.read().any(|OpenResult(result)| result.is_ok()) {
        panel.open(Menu::None);
        return Ok(());
    }
    let Some(table) = hosting.table() else {
        panel.open(Menu::None);
        return Ok(());
    };
    let rows = table.seats().iter().enumerate();
    let failed = table
        .failed()
        .map(|why| fill("guests-failed", &[("why", why)]));
    let said = state.answer.as_ref().map(ToString::to_string);
    let onlookers = match table.onlookers() {
        0 => String::new(),
        n => fill("guests-onlookers", &[("n", &n.to_string())]),
    };
    let links = table.links();
    let begun = table.is_begun();
    let waiting = if begun {
        "guests-lobby-begun"
    } else {
        "guests-lobby-note"
    };
    let data = GuestsData {
        title: text("guests-lobby").to_owned(),
        note: note(&table.record().variant, waiting),
        link: Some(match &links {
            Some([guests, _]) => transfer::address(&guests.to_string()),
            None => String::new(),
        }),
        greetings: if begun { greetings() } else { Vec::new() },
        hears_greetings: settings.greetings,
        own_name: None,
        leave: text(if begun { "back" } else { "guests-leave" }).to_owned(),
        seats: rows
            .map(|(seat, sitter)| host_row(table, seat, sitter, *clock))
            .collect(),
        answer: failed.or(said).unwrap_or(onlookers),
    };
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &data, &mut state))? else {
        return Ok(());
    };
    match (action, links) {
        (GuestsAction::Copy, Some([link, _])) | (GuestsAction::CopyOnlookers, Some([_, link])) => {
            state.answer = clipboard.give_link(&link.to_string());
        }
        (GuestsAction::Greet(number), _) => {
            table.greet(talking(&at_table), number);
            panel.open(Menu::None);
        }
        (GuestsAction::Silence, _) => settings.greetings = !settings.greetings,
        (GuestsAction::Copy | GuestsAction::CopyOnlookers, None) => {
            state.answer = Some(Sentence::new("guests-link-soon"));
        }
        (GuestsAction::Seat(number), _) => {
            let seat = Seat(u8::try_from(number).unwrap_or(u8::MAX));
            match table.seats().get(number) {
                Some(HostSeat::Guest(None)) => table.give(seat, Some(STAND_IN.level())),
                Some(sitter) if may_stand_in(table, sitter) => {
                    table.stand_in(seat, STAND_IN.level());
                }
                _ => table.give(seat, None),
            }
        }
        (GuestsAction::Named, _) => {}
        (GuestsAction::Leave, _) if begun => panel.leave(Menu::Lobby),
        (GuestsAction::Leave, _) => {
            hosting.clear();
            panel.open(Menu::Setup);
        }
    }
    Ok(())
}

/// Joins the table of a link.
fn join(
    mut links: MessageReader<JoinTable>,
    mut visiting: ResMut<Visiting>,
    door: Res<GuestDoor>,
    files: Res<Files>,
    settings: Res<Settings>,
    clock: Res<WallClock>,
    wake: Res<Wake>,
    mut notice: ResMut<Notice>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(JoinTable(link)) = links.read().last() else {
        return;
    };
    let name = own_name(&settings);
    if visiting.join(link, device(&files), &name, &door, &clock, &wake) {
        (*screen).set_if_neq(Screen::Title);
        (*menu).set_if_neq(Menu::Visit);
    } else {
        notice.tell(Sentence::new("guests-impossible"));
    }
}

/// The name of whoever is at this device; empty if none was typed.
fn own_name(settings: &Settings) -> String {
    let names = &settings.last_setup.names;
    names.first().cloned().unwrap_or_default()
}

/// What this device calls itself: the same as before, so that it gets its seat again.
fn device(files: &Files) -> DeviceId {
    let kept = files.0.read(DEVICE).ok().flatten();
    let id = kept.and_then(|digits| hex::decode(digits.trim()));
    let id = id.unwrap_or_else(|| {
        let fresh = random();
        // A device that cannot write is another one the next time.
        let _lost = files.0.write(DEVICE, &hex::encode(&fresh));
        fresh
    });
    DeviceId(id)
}

fn guest_row(visit: &Visit, seat: usize, sitter: &TableSeat, clock: WallClock) -> SeatRow {
    let yours = visit.table().and_then(|table| table.yours);
    let own = yours.map(Seat::index) == Some(seat);
    let onlooker = visit.table().is_some_and(|table| table.onlooker);
    match sitter {
        TableSeat::Free => free_row(None, (!onlooker).then_some("guests-sit")),
        TableSeat::Person { name, stand_in, .. } => {
            let note = if own {
                text("guests-yours").to_owned()
            } else {
                presence(visit.last_here(seat), *stand_in, clock)
            };
            let who = Occupant::Guest(name.clone());
            SeatRow {
                note,
                ..row_of(&who, None, own.then_some("guests-stand"))
            }
        }
        TableSeat::Courtier { strength, .. } => courtier_row(*strength, None),
    }
}

/// What one waits for at a guest's device.
fn visit_note(visit: &Visit) -> String {
    let Some(table) = visit.table() else {
        return text("guests-visit-looking").to_owned();
    };
    let variant = &table.setup.variant;
    if !visit.is_reached() {
        note(variant, "guests-visit-away")
    } else if visit.is_open() {
        note(variant, "title-visit")
    } else if table.onlooker {
        note(variant, "guests-visit-onlooker")
    } else if table.yours.is_some() {
        note(variant, "guests-visit-waits")
    } else {
        note(variant, "guests-visit-choose")
    }
}

fn show_visit(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<GuestsState>>,
    mut visiting: ResMut<Visiting>,
    mut settings: ResMut<Settings>,
    clock: Res<WallClock>,
    mut opened: MessageReader<OpenResult>,
) -> Result {
    if opened.read().any(|OpenResult(result)| result.is_ok()) {
        panel.open(Menu::None);
        return Ok(());
    }
    let Some(visit) = visiting.visit() else {
        panel.open(Menu::None);
        return Ok(());
    };
    let open = visit.is_open();
    let talks = visit.table().is_some_and(|table| table.yours.is_some());
    let seats = visit.table().map(|table| table.seats.iter().enumerate());
    let gone = visit.gone().map(|gone| why_gone(gone).to_string());
    let taken = matches!(visit.answer(), Some(Answer::Taken));
    let data = GuestsData {
        title: text("guests-visit").to_owned(),
        note: visit_note(visit),
        link: None,
        own_name: (visit.gone().is_none() && !open).then(|| own_name(&settings)),
        leave: text(if open { "back" } else { "guests-leave" }).to_owned(),
        greetings: if open && talks {
            greetings()
        } else {
            Vec::new()
        },
        hears_greetings: settings.greetings,
        seats: seats.map_or_else(Vec::new, |seats| {
            let fixed = open || visit.gone().is_some();
            let row = |(seat, sitter): (usize, &TableSeat)| {
                let row = guest_row(visit, seat, sitter, *clock);
                SeatRow {
                    button: row.button.filter(|_| !fixed),
                    ..row
                }
            };
            seats.map(row).collect()
        }),
        answer: gone
            .or_else(|| taken.then(|| text("guests-taken").to_owned()))
            .unwrap_or_default(),
    };
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &data, &mut state))? else {
        return Ok(());
    };
    match action {
        GuestsAction::Seat(seat) => {
            let yours = visit.table().and_then(|table| table.yours);
            if yours.map(Seat::index) == Some(seat) {
                visit.stand();
            } else {
                visit.sit(Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
            }
        }
        GuestsAction::Greet(number) => {
            visit.greet(number);
            panel.open(Menu::None);
        }
        GuestsAction::Silence => settings.greetings = !settings.greetings,
        GuestsAction::Leave if open => panel.leave(Menu::Visit),
        GuestsAction::Leave => {
            visiting.leave();
            panel.open(Menu::None);
        }
        GuestsAction::Named => {
            let name = cleaned_name(state.name.as_deref().unwrap_or_default());
            visit.rename(&name);
            let names = &mut settings.last_setup.names;
            match names.first_mut() {
                Some(own) => *own = name,
                None => names.push(name),
            }
        }
        GuestsAction::Copy | GuestsAction::CopyOnlookers => {}
    }
    Ok(())
}

/// Opens the dialog that asks somebody here, and closes it when the question is gone.
fn ask(
    question: Res<TableQuestion>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Menu>>,
) {
    let asks = question.asked.is_some() && *screen.get() == Screen::Table;
    match menu.get() {
        Menu::None | Menu::Result if asks => (*next).set_if_neq(Menu::Asked),
        Menu::Asked if !asks => (*next).set_if_neq(Menu::None),
        _ => {}
    }
}

fn show_question(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    mut question: ResMut<TableQuestion>,
    table: Res<TableState>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let Some((seat, asked)) = question.asked else {
        return Ok(());
    };
    let name = ending::name_of(&table, seat);
    let data = match asked {
        Question::Draw => ConfirmData::draw_offered(&name),
        Question::Undo => ConfirmData::undo_asked(&name),
        Question::Rematch => ConfirmData::rematch_asked(&name),
    };
    let shown = |ctx: &egui::Context, theme: &crate::app::ui::Theme| {
        crate::app::screens::confirm::view::show(ctx, theme, &data, &mut state)
    };
    let Some(action) = panel.show(shown)? else {
        return Ok(());
    };
    intents.write(Intent::Agree(action != ConfirmAction::No));
    question.asked = None;
    panel.open(Menu::None);
    Ok(())
}
