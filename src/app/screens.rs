//! Joins the panels to the game: gathers what each shows, and does what the player asks for.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;
use bevy_egui::EguiGlobalSettings;
use bevy_egui::EguiPlugin;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::EguiTextureHandle;
use bevy_egui::egui;
use rand::TryRng;
use rand::rngs::SysRng;

use super::Menu;
use super::Screen;
use super::assets::Artwork;
use super::assets::DENSITY;
use super::games;
use super::input::focus;
use super::input::pointer::Covered;
use super::panels;
use super::panels::hud;
use super::panels::settings::SettingsState;
use super::panels::setup;
use super::panels::theme::Theme;
use super::panels::title;
use super::panels::widgets::Mood;
use super::session::Intent;
use super::session::Open;
use super::session::SavedMatch;
use super::session::TableState;
use super::session::people;
use super::settings::LastSetup;
use super::settings::Settings;
use super::settings::SettingsNotice;
use super::sound::Cue;
use super::table::cursor::Cursor;
use super::table::layout::TableLayout;
use super::table::skin;
use crate::players::levels::Courtier;
use crate::players::thinker;
use crate::rules::Occupant;
use crate::rules::Record;
use crate::rules::Seat;
use crate::rules::Setup;
use crate::rules::Turn;
use crate::rules::registry;
use crate::rules::registry::Variant;
use crate::texts::fill;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), focus::plugin))
        .init_resource::<Panels>()
        .add_systems(OnExit(Screen::Loading), dress)
        .add_systems(OnEnter(Screen::Title), open_title)
        .add_systems(Update, (apply_look.run_if(resource_changed::<Settings>), open_menu))
        .add_systems(EguiPrimaryContextPass, show.run_if(not(in_state(Screen::Loading))));
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_absorb_bevy_input_system = false;
}

/// What the panels remember.
#[derive(Resource)]
struct Panels {
    theme: Theme,
    layouts: [title::TitleLayout; 2],
    fonts_set: bool,
    family: &'static str,
    title: title::TitleState,
    setup: setup::SetupState,
    pause: panels::pause::PauseState,
    settings: SettingsState,
    /// Where the settings lead back to.
    settings_from: Menu,
    result: panels::result::ResultState,
    credits: panels::credits::CreditsState,
    confirm: panels::confirm::ConfirmState,
}

impl FromWorld for Panels {
    fn from_world(world: &mut World) -> Self {
        let index = panels::AtlasIndex::parse(include_str!("../../assets/images/ui.json")).unwrap_or_else(|problem| {
            error!("{problem}");
            panels::AtlasIndex::default()
        });
        let positions = include_str!("../../assets/images/title.json");
        let layout = |tall: bool| {
            title::TitleLayout::parse(positions, tall).unwrap_or_else(|problem| {
                error!("{problem}");
                if tall {
                    title::TitleLayout::tall()
                } else {
                    title::TitleLayout::wide()
                }
            })
        };
        let settings = world.get_resource::<Settings>().cloned().unwrap_or_default();
        Self {
            theme: Theme::new(index, HashMap::new()),
            layouts: [layout(false), layout(true)],
            fonts_set: false,
            family: registry::FAMILIES[0],
            title: default(),
            setup: default(),
            pause: default(),
            settings: SettingsState::new(settings_view(&settings)),
            settings_from: Menu::None,
            result: default(),
            credits: default(),
            confirm: default(),
        }
    }
}

/// Gives the sheets of widgets to egui.
fn dress(
    art: Option<Res<Artwork>>,
    mut images: ResMut<Assets<Image>>,
    mut contexts: EguiContexts,
    mut panels: ResMut<Panels>,
    mut window: Option<Single<&mut Window, With<PrimaryWindow>>>,
) {
    if let Some(window) = &mut window {
        window.ime_enabled = false;
    }
    let Some(art) = art else { return };
    let mut sheets = HashMap::new();
    for (name, handle) in art.sheets() {
        if let Some(mut image) = images.get_mut(handle) {
            skin::premultiply(&mut image);
            let size = image.size_f32() / DENSITY;
            let id = contexts.add_image(EguiTextureHandle::Strong(handle.clone()));
            sheets.insert(
                name.to_owned(),
                panels::Sheet {
                    id,
                    size: egui::vec2(size.x, size.y),
                },
            );
        }
    }
    panels.theme.set_textures(sheets);
}

fn fonts() -> panels::FontBytes {
    panels::FontBytes {
        body: include_bytes!("../../assets/fonts/EBGaramond-Medium.ttf").to_vec(),
        strong: include_bytes!("../../assets/fonts/EBGaramond-SemiBold.ttf").to_vec(),
        italic: include_bytes!("../../assets/fonts/EBGaramond-MediumItalic.ttf").to_vec(),
        heading: include_bytes!("../../assets/fonts/IMFellEnglish-Regular.ttf").to_vec(),
        plain: include_bytes!("../../assets/fonts/AtkinsonHyperlegible-Regular.ttf").to_vec(),
        plain_strong: include_bytes!("../../assets/fonts/AtkinsonHyperlegible-Bold.ttf").to_vec(),
    }
}

fn apply_look(settings: Res<Settings>, mut panels: ResMut<Panels>) {
    panels.theme.text_percent = (settings.text_scale * 100.0).round() as u16;
    panels.theme.plain_font = settings.plain_font;
}

fn open_title(mut panels: ResMut<Panels>, mut cues: MessageWriter<Cue>) {
    panels.title.focus_first = true;
    cues.write(Cue::Lid);
}

/// A panel that opens puts the focus on its main control.
fn open_menu(menu: Res<State<Menu>>, mut panels: ResMut<Panels>) {
    if !menu.is_changed() {
        return;
    }
    match menu.get() {
        Menu::None => panels.title.focus_first = true,
        Menu::Setup => panels.setup.focus_first = true,
        Menu::Pause => panels.pause.focus_first = true,
        Menu::Settings => panels.settings.focus_first = true,
        Menu::Credits => panels.credits.focus_first = true,
        Menu::ConfirmResign => panels.confirm.focus_first = true,
        Menu::Result => panels.result.focus_first = true,
    }
}

/// Everything that the panels read and answer with.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w> {
    panels: ResMut<'w, Panels>,
    settings: ResMut<'w, Settings>,
    notice: ResMut<'w, SettingsNotice>,
    saved: ResMut<'w, SavedMatch>,
    table: Res<'w, TableState>,
    layout: Res<'w, TableLayout>,
    cursor: Res<'w, Cursor>,
    covered: ResMut<'w, Covered>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    open: MessageWriter<'w, Open>,
    intents: MessageWriter<'w, Intent>,
    cues: MessageWriter<'w, Cue>,
    exit: MessageWriter<'w, AppExit>,
}

fn show(mut contexts: EguiContexts, mut desk: Desk, screen: Res<State<Screen>>, menu: Res<State<Menu>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !desk.panels.fonts_set {
        desk.panels.fonts_set = true;
        if let Err(problem) = desk.panels.theme.install_fonts(ctx, fonts()) {
            error!("{problem}");
        }
    }
    desk.panels.theme.device = desk.cursor.device;
    desk.panels.theme.apply_style(ctx);
    // Panels are drawn for the design's two sizes; in other windows they grow and shrink with the table.
    ctx.set_zoom_factor(desk.layout.scale.clamp(SMALLEST_ZOOM, LARGEST_ZOOM));
    if *screen.get() == Screen::Table {
        show_table(ctx, &mut desk, *menu.get());
    }
    match menu.get() {
        Menu::None if *screen.get() == Screen::Title => show_title(ctx, &mut desk),
        Menu::None => {}
        Menu::Setup => show_setup(ctx, &mut desk),
        Menu::Pause => show_pause(ctx, &mut desk),
        Menu::Settings => show_settings(ctx, &mut desk),
        Menu::Credits => {
            let Desk { panels, menu, cues, .. } = &mut desk;
            let Panels { theme, credits, .. } = &mut **panels;
            if panels::credits::show(ctx, theme, env!("CARGO_PKG_VERSION"), credits).is_some() {
                cues.write(Cue::Button);
                (**menu).set_if_neq(Menu::None);
            }
        }
        Menu::ConfirmResign => show_confirm(ctx, &mut desk),
        Menu::Result => show_result(ctx, &mut desk),
    }
    show_notice(ctx, &mut desk);
    Ok(())
}

/// What could not be read or kept is said once, at the top of the screen, until the next press.
fn show_notice(ctx: &egui::Context, desk: &mut Desk) {
    let Some(notice) = desk.saved.notice.clone().or_else(|| desk.notice.0.clone()) else {
        return;
    };
    let at = egui::pos2(ctx.content_rect().center().x, 96.0);
    panels::bubble(ctx, &desk.panels.theme, at, &notice);
    if ctx.input(|input| {
        input.pointer.any_pressed()
            || input
                .events
                .iter()
                .any(|event| matches!(event, egui::Event::Key { pressed: true, .. }))
    }) {
        desk.saved.notice = None;
        desk.notice.0 = None;
    }
}

fn show_title(ctx: &egui::Context, desk: &mut Desk) {
    let layout = &desk.layout;
    let narrow = layout.narrow;
    let picture = skin::title_rect(layout.window, narrow);
    let saved = desk.saved.record.as_ref().map(|record| {
        let moves = (record.moves.len() / 2 + 1).to_string();
        fill(
            "ui.title.saved",
            &[("game", text(&format!("ui.{}.name", record.variant))), ("n", &moves)],
        )
    });
    let data = title::TitleData {
        layout: desk.panels.layouts[usize::from(narrow)].clone(),
        picture: rect(ctx, picture),
        families: registry::FAMILIES
            .iter()
            .map(|key| title::Family {
                name: text(&format!("ui.family.{key}")).to_owned(),
                open: registry::VARIANTS.iter().any(|variant| variant.family == *key),
            })
            .collect(),
        saved,
        quit: cfg!(not(target_arch = "wasm32")),
    };
    let panels = &mut *desk.panels;
    let Some(action) = title::show(ctx, &panels.theme, &data, &mut panels.title) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        title::TitleAction::Open(index) => {
            if let Some(family) = registry::FAMILIES.get(index) {
                panels.family = family;
                panels.setup = remembered(&desk.settings.last_setup, family);
                (*desk.menu).set_if_neq(Menu::Setup);
            }
        }
        title::TitleAction::Continue => {
            if let Some(record) = desk.saved.record.clone() {
                desk.open.write(Open(record));
            }
        }
        title::TitleAction::Settings => {
            panels.settings = SettingsState::new(settings_view(&desk.settings));
            panels.settings_from = Menu::None;
            (*desk.menu).set_if_neq(Menu::Settings);
        }
        title::TitleAction::Credits => (*desk.menu).set_if_neq(Menu::Credits),
        title::TitleAction::Quit => {
            desk.exit.write(AppExit::Success);
        }
    }
}

fn variants(family: &str) -> Vec<&'static Variant> {
    registry::VARIANTS.iter().filter(|variant| variant.family == family).collect()
}

/// The courtiers that play a variant.
fn courtiers(variant: &str) -> Vec<Courtier> {
    thinker::courtiers(variant).collect()
}

/// The set-up as it was chosen last.
fn remembered(last: &LastSetup, family: &str) -> setup::SetupState {
    let variants = variants(family);
    let index = variants.iter().position(|variant| variant.key == last.variant).unwrap_or(0);
    let key = variants.get(index).map_or("", |variant| variant.key);
    let courtier = courtiers(key).iter().position(|who| who.level() == last.level).unwrap_or(0);
    setup::SetupState {
        variant: index,
        seats: [
            setup::Seat::Person,
            if last.second_person {
                setup::Seat::Person
            } else {
                setup::Seat::Courtier(courtier)
            },
        ],
        starts: match last.starts {
            0 => setup::Starts::First,
            1 => setup::Starts::Second,
            _ => setup::Starts::Lot,
        },
        ..default()
    }
}

fn show_setup(ctx: &egui::Context, desk: &mut Desk) {
    let family = desk.panels.family;
    let variants = variants(family);
    let Some(variant) = variants.get(desk.panels.setup.variant).or(variants.first()) else {
        (*desk.menu).set_if_neq(Menu::None);
        return;
    };
    let courtiers = courtiers(variant.key);
    let words = |what: &str| text(&format!("ui.{}.{what}", variant.key)).to_owned();
    let data = setup::SetupData {
        title: text(&format!("ui.family.{family}")).to_owned(),
        variants: variants
            .iter()
            .map(|variant| setup::VariantCard {
                name: text(&format!("ui.{}.name", variant.key)).to_owned(),
                short: text(&format!("ui.{}.short", variant.key)).to_owned(),
                line: text(&format!("ui.{}.line", variant.key)).to_owned(),
                emblem: format!("emblem_{}", variant.key),
            })
            .collect(),
        rules: (1..=6)
            .map(|number| format!("ui.{}.rules.{number}", variant.key))
            .filter(|key| crate::texts::has(key))
            .map(|key| text(&key).to_owned())
            .collect(),
        persons: ["you", "friend"].map(|key| setup::PersonCard {
            name: text(&format!("ui.person.{key}")).to_owned(),
            portrait: key.to_owned(),
        }),
        courtiers: courtiers
            .iter()
            .map(|courtier| {
                let key = people::COURTIERS[usize::from(courtier.level() - 1)];
                let words = |what: &str| text(&format!("ui.courtier.{key}{what}")).to_owned();
                setup::CourtierCard {
                    name: words(""),
                    short: words(".short"),
                    manner: words(".manner"),
                    portrait: key.to_owned(),
                    level: courtier.level(),
                }
            })
            .collect(),
        sides: games::side_discs(variant.key),
        first_note: words("first"),
        options: Vec::new(),
    };
    let panels = &mut *desk.panels;
    match setup::show(ctx, &panels.theme, &data, &mut panels.setup) {
        None | Some(setup::SetupAction::Changed | setup::SetupAction::Variant(_)) => {}
        Some(setup::SetupAction::Back) => {
            desk.cues.write(Cue::Button);
            (*desk.menu).set_if_neq(Menu::None);
        }
        Some(setup::SetupAction::Start) => {
            desk.cues.write(Cue::Button);
            let state = &panels.setup;
            let level = |seat| match seat {
                setup::Seat::Courtier(index) => courtiers.get(index).map(|courtier| courtier.level()),
                setup::Seat::Person => None,
            };
            desk.settings.last_setup = LastSetup {
                variant: variant.key.to_owned(),
                second_person: state.seats == [setup::Seat::Person; 2],
                level: level(state.seats[1])
                    .or(level(state.seats[0]))
                    .unwrap_or(desk.settings.last_setup.level),
                starts: match state.starts {
                    setup::Starts::First => 0,
                    setup::Starts::Second => 1,
                    setup::Starts::Lot => 2,
                },
            };
            let record = new_record(variant, state, &data, &courtiers);
            desk.open.write(Open(record));
        }
    }
}

/// A match as it was set up, before its first move.
fn new_record(variant: &Variant, state: &setup::SetupState, data: &setup::SetupData, courtiers: &[Courtier]) -> Record {
    // Without the system's chance, the usual seed: a match can still be played.
    let seed = SysRng.try_next_u64().unwrap_or(1);
    let occupant = |index: usize| match state.seats[index] {
        setup::Seat::Courtier(courtier) => Occupant::Courtier(courtiers.get(courtier).map_or(1, |courtier| courtier.level())),
        setup::Seat::Person if index == 0 => Occupant::Person(String::new()),
        setup::Seat::Person => Occupant::Person(data.persons[index].name.clone()),
    };
    let mut seats = vec![occupant(0), occupant(1)];
    let second_starts = match state.starts {
        setup::Starts::First => false,
        setup::Starts::Second => true,
        setup::Starts::Lot => seed & 1 == 1,
    };
    if second_starts {
        seats.swap(0, 1);
    }
    let options =
        Setup::standard(variant.key).map(|setup| setup.values().map(|(name, value)| (name.to_owned(), value.to_owned())).collect());
    Record {
        format: crate::rules::RECORD_FORMAT,
        variant: variant.key.to_owned(),
        options: options.unwrap_or_default(),
        seats,
        seed,
        position: None,
        moves: Vec::new(),
        ending: None,
    }
}

fn show_table(ctx: &egui::Context, desk: &mut Desk, menu: Menu) {
    let table = &*desk.table;
    let layout = &*desk.layout;
    if menu == Menu::None {
        // At the table the keys belong to the board.
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    desk.covered.set_if_neq(Covered(vec![layout.panel, layout.strip]));
    let data = hud_data(table);
    let areas = hud::HudAreas {
        main: rect(ctx, layout.panel),
        top: layout.narrow.then(|| rect(ctx, layout.strip)),
    };
    let action = hud::show(ctx, &desk.panels.theme, &areas, &data);
    if menu == Menu::None
        && let Some(refusal) = &desk.cursor.refusal
    {
        let at = refusal
            .at
            .and_then(|spot| layout.cell_center(spot))
            .unwrap_or(layout.field.center());
        let at = layout.to_screen(at) - Vec2::Y * layout.cell * 0.45;
        panels::bubble(ctx, &desk.panels.theme, point(ctx, at), &refusal.sentence);
    }
    let Some(action) = action.filter(|_| menu == Menu::None) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        hud::HudAction::Undo => {
            desk.intents.write(Intent::Undo);
        }
        hud::HudAction::Redo => {
            desk.intents.write(Intent::Redo);
        }
        hud::HudAction::Menu => (*desk.menu).set_if_neq(Menu::Pause),
        hud::HudAction::Hint => {}
    }
}

/// The occupant that the HUD shows: opposite the viewer.
fn opponent(table: &TableState) -> Option<(Seat, &Occupant)> {
    (0..).map(Seat).zip(&table.seats).find(|(seat, _)| *seat != table.viewer)
}

fn two_persons(table: &TableState) -> bool {
    table.seats.iter().filter(|who| who.is_person()).count() > 1
}

fn hud_data(table: &TableState) -> hud::HudData {
    let discs = games::side_discs(&table.variant);
    let disc = |seat: Seat| discs.get(seat.index()).cloned().unwrap_or_default();
    let side = |seat: Seat| text(&format!("ui.{}.seat.{}", table.variant, seat.0)).to_owned();
    let person = opponent(table).map(|(_, who)| hud::HudPerson {
        name: people::name(who),
        manner: people::manner(who),
        level: match who {
            Occupant::Courtier(level) => Some(*level),
            Occupant::Person(_) | Occupant::Random => None,
        },
        portrait: people::portrait(who).to_owned(),
        mood: Mood::Calm,
    });
    let ribbon = match (&table.turn, table.acting()) {
        (Turn::Seat(seat), Some((_, who))) => hud::HudRibbon {
            text: match who {
                Occupant::Person(_) if !two_persons(table) => text("ui.hud.your_move").to_owned(),
                Occupant::Person(_) => fill("ui.hud.their_move", &[("name", &people::name(who))]),
                Occupant::Courtier(_) | Occupant::Random => fill("ui.hud.thinking", &[("name", &people::name(who))]),
            },
            note: fill("ui.hud.to_play", &[("side", &side(*seat))]),
            disc: Some(disc(*seat)),
        },
        _ => hud::HudRibbon {
            text: text("ui.hud.over").to_owned(),
            ..default()
        },
    };
    let rows = table.moves.chunks(2).enumerate().map(|(index, pair)| {
        let cell = |place: usize| {
            pair.get(place).map_or_else(hud::MoveCell::default, |line| hud::MoveCell {
                text: line.text.replace('x', "×").replace('-', "–"),
                crown: line.crowned,
                current: index * 2 + place + 1 == table.moves.len(),
            })
        };
        hud::MoveRow {
            number: format!("{}.", index + 1),
            cells: [cell(0), cell(1)],
        }
    });
    let counts = opponent(table).map(|(seat, _)| seat).into_iter().chain([table.viewer]).map(|seat| {
        let (all, kings) = games::count(table, seat);
        let (all, kings_text) = (all.to_string(), kings.to_string());
        hud::SideCount {
            disc: disc(seat),
            text: match kings {
                0 => fill("ui.count.none", &[("n", &all)]),
                1 => fill("ui.count.one", &[("n", &all)]),
                _ => fill("ui.count.many", &[("n", &all), ("k", &kings_text)]),
            },
        }
    });
    hud::HudData {
        person: person.unwrap_or_default(),
        ribbon,
        moves_note: fill("ui.hud.move", &[("n", &(table.moves.len() / 2 + 1).to_string())]),
        moves: rows.collect(),
        counts: counts.collect(),
        undo: table.can_undo,
        redo: table.can_redo,
        hint: None,
        keys: hud::HudKeys {
            undo: panels::widgets::Ask::Key("U", ""),
            redo: panels::widgets::Ask::Key("Y", ""),
            ..default()
        },
    }
}

fn show_pause(ctx: &egui::Context, desk: &mut Desk) {
    let table = &*desk.table;
    let over = table.turn.outcome().is_some();
    let name = opponent(table).map(|(_, who)| people::name(who)).unwrap_or_default();
    let number = (table.moves.len() / 2 + 1).to_string();
    let game = text(&format!("ui.{}.name", table.variant)).to_owned();
    let data = panels::pause::PauseData {
        line: fill("ui.pause.line", &[("game", &game), ("name", &name), ("n", &number)]),
        rules: text(&format!("ui.{}.line", table.variant)).to_owned(),
        draw: !over && !table.moves.is_empty(),
        resign: !over && !table.moves.is_empty(),
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::pause::show(ctx, &panels.theme, &data, &mut panels.pause) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        panels::pause::PauseAction::Resume => (*desk.menu).set_if_neq(Menu::None),
        panels::pause::PauseAction::Restart => {
            desk.intents.write(Intent::Restart);
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::pause::PauseAction::OfferDraw => {
            desk.intents.write(Intent::OfferDraw);
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::pause::PauseAction::Resign => (*desk.menu).set_if_neq(Menu::ConfirmResign),
        panels::pause::PauseAction::Settings => {
            panels.settings = SettingsState::new(settings_view(&desk.settings));
            panels.settings_from = Menu::Pause;
            (*desk.menu).set_if_neq(Menu::Settings);
        }
        panels::pause::PauseAction::Leave => {
            (*desk.menu).set_if_neq(Menu::None);
            (*desk.screen).set_if_neq(Screen::Title);
        }
    }
}

fn show_confirm(ctx: &egui::Context, desk: &mut Desk) {
    let winner = opponent(&desk.table).map(|(_, who)| people::name(who)).unwrap_or_default();
    let data = panels::confirm::ConfirmData {
        question: text("ui.confirm.resign").to_owned(),
        detail: fill("ui.confirm.resign.detail", &[("name", &winner)]),
        yes: text("ui.confirm.resign.yes").to_owned(),
        no: text("ui.confirm.resign.no").to_owned(),
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::confirm::show(ctx, &panels.theme, &data, &mut panels.confirm) else {
        return;
    };
    desk.cues.write(Cue::Button);
    (*desk.menu).set_if_neq(Menu::None);
    if action == panels::confirm::ConfirmAction::Yes {
        desk.intents.write(Intent::Resign);
    }
}

fn show_result(ctx: &egui::Context, desk: &mut Desk) {
    let table = &*desk.table;
    let Some(outcome) = table.turn.outcome() else { return };
    let name_of = |seat: Seat| table.occupant(seat).map(people::name).unwrap_or_default();
    let person = |seat: &Seat| table.occupant(*seat).is_some_and(Occupant::is_person);
    let winner = outcome.winners.first().copied();
    let won = outcome.winners.iter().any(person);
    let loser = (0..)
        .map(Seat)
        .take(table.seats.len())
        .find(|seat| !outcome.winners.contains(seat))
        .unwrap_or(Seat(0));
    let headline = match winner {
        None => text("ui.result.drawn").to_owned(),
        Some(seat) if two_persons(table) => fill("ui.result.wins", &[("name", &name_of(seat))]),
        Some(_) if won => text("ui.result.won").to_owned(),
        Some(seat) if table.seats.iter().any(Occupant::is_person) => {
            let _ = seat;
            text("ui.result.lost").to_owned()
        }
        Some(seat) => fill("ui.result.wins", &[("name", &name_of(seat))]),
    };
    let shown = opponent(table).map(|(_, who)| who);
    let own_loss = person(&loser) && !two_persons(table);
    let reason = format!("outcome.{}{}", outcome.reason.key(), if own_loss { ".you" } else { "" });
    let reason = if crate::texts::has(&reason) {
        reason
    } else {
        format!("outcome.{}", outcome.reason.key())
    };
    let data = panels::result::ResultData {
        headline,
        crowns: won,
        portrait: shown.map_or("you", people::portrait).to_owned(),
        mood: match (winner, won) {
            (None, _) => Mood::Calm,
            (Some(_), true) => Mood::Sad,
            (Some(_), false) => Mood::Glad,
        },
        reason: fill(&reason, &[("loser", &name_of(loser))]),
        detail: String::new(),
        line: fill("ui.result.moves", &[("moves", &table.moves.len().div_ceil(2).to_string())]),
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::result::show(ctx, &panels.theme, &data, &mut panels.result) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        panels::result::ResultAction::Rematch => {
            desk.intents.write(Intent::Rematch);
        }
        panels::result::ResultAction::NewMatch => {
            panels.setup = remembered(&desk.settings.last_setup, panels.family);
            (*desk.screen).set_if_neq(Screen::Title);
            (*desk.menu).set_if_neq(Menu::Setup);
        }
        panels::result::ResultAction::Title => {
            (*desk.screen).set_if_neq(Screen::Title);
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::result::ResultAction::Board => (*desk.menu).set_if_neq(Menu::None),
    }
}

fn settings_view(settings: &Settings) -> panels::settings::SettingsView {
    panels::settings::SettingsView {
        sound: !settings.muted,
        master: settings.volume,
        effects: settings.effects,
        speed: settings.speed,
        marks: settings.marks,
        numbers: settings.numbers,
        text_percent: (settings.text_scale * 100.0).round() as u16,
        plain_font: settings.plain_font,
        reduced_motion: settings.reduced_motion,
        full_screen: settings.full_screen,
        ..default()
    }
}

fn settings_from(view: &panels::settings::SettingsView, last_setup: LastSetup) -> Settings {
    Settings {
        muted: !view.sound,
        volume: view.master,
        effects: view.effects,
        speed: view.speed,
        marks: view.marks,
        numbers: view.numbers,
        text_scale: f32::from(view.text_percent) / 100.0,
        plain_font: view.plain_font,
        reduced_motion: view.reduced_motion,
        full_screen: view.full_screen,
        last_setup,
    }
}

fn show_settings(ctx: &egui::Context, desk: &mut Desk) {
    let data = panels::settings::SettingsData {
        music: false,
        window: cfg!(not(target_arch = "wasm32")),
    };
    let panels = &mut *desk.panels;
    match panels::settings::show(ctx, &panels.theme, &data, &mut panels.settings) {
        None => {}
        Some(panels::settings::SettingsAction::Changed) => {
            let new = settings_from(&panels.settings.view, desk.settings.last_setup.clone());
            desk.settings.set_if_neq(new);
        }
        Some(panels::settings::SettingsAction::Reset) => {
            let new = Settings {
                last_setup: desk.settings.last_setup.clone(),
                ..default()
            };
            panels.settings.view = settings_view(&new);
            desk.settings.set_if_neq(new);
        }
        Some(panels::settings::SettingsAction::Back) => {
            desk.cues.write(Cue::Button);
            (*desk.menu).set_if_neq(panels.settings_from);
        }
    }
}

/// Below this, words in the panels could not be read any more.
const SMALLEST_ZOOM: f32 = 0.75;
/// No window is so large that more would help.
const LARGEST_ZOOM: f32 = 4.0;

/// A point of the window in egui's points.
fn point(ctx: &egui::Context, at: Vec2) -> egui::Pos2 {
    (egui::vec2(at.x, at.y) / ctx.zoom_factor()).to_pos2()
}

/// A rectangle of the window in egui's points.
fn rect(ctx: &egui::Context, area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(point(ctx, area.min), point(ctx, area.max))
}
