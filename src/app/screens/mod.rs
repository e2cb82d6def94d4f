//! Joins the panels to the game: gathers what each shows, and does what the player asks for.

mod at_table;
mod beside;
mod books;
mod card_table;
#[cfg(not(target_arch = "wasm32"))]
mod carrying;
mod match_setup;
mod pages;
mod sheets;
mod voice;

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, EguiTextureHandle, egui,
};

use crate::app::assets::{Artwork, Density, FontFile, PLAIN_FONT, PLAIN_FONT_STRONG, Typefaces};
use crate::app::carry::Carry;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::carry::Clipboard;
use crate::app::course::{CourseWish, Running, StartCourse};
use crate::app::cue::Cue;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::files::Files;
use crate::app::files::Notice;
use crate::app::input::actions::Wish;
use crate::app::input::panel_keys;
use crate::app::input::pointer::Covered;
use crate::app::input::rebind;
use crate::app::input::rebind::Rebind;
use crate::app::panels::settings::SettingsState;
use crate::app::panels::theme::Theme;
use crate::app::panels::{setup, title};
use crate::app::progress::{Learnt, Offer};
#[cfg(not(target_arch = "wasm32"))]
use crate::app::session::Visit;
use crate::app::session::advice::Advice;
use crate::app::session::clock::ClockState;
use crate::app::session::curtain::Curtain;
use crate::app::session::replay::Replay;
use crate::app::session::review::ReviewState;
use crate::app::session::{Intent, Open, SavedMatch, TableState};
use crate::app::settings::Settings;
use crate::app::settings::action::TableAction;
use crate::app::state::{Menu, Screen};
use crate::app::table::board::layout::TableLayout;
use crate::app::table::board::skin;
use crate::app::table::cursor::Cursor;
use crate::app::table::focus;
use crate::app::table::focus::Focus;
use crate::app::table::preview::Preview;
use crate::app::table::standing::Tidings;
use crate::app::{carry, games, panels};
use crate::rules::registry;
use crate::texts::{fill, text};
use card_table::CardStage;

/// All panels; beside them a window, a camera and the game itself are needed, not the pictures.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        focus::panel_plugin,
        panel_keys::plugin,
        voice::plugin,
        card_table::plugin,
        sheets::plugin,
    ))
    .init_resource::<Panels>()
    .add_systems(OnExit(Screen::Loading), dress)
    .add_systems(OnEnter(Screen::Title), open_title)
    .add_systems(
        Update,
        (
            apply_look.run_if(resource_changed::<Settings>),
            pages::open_rules,
            open_menu,
        ),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(not(in_state(Screen::Loading))),
    );
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(carrying::plugin);
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .enable_absorb_bevy_input_system = false;
}

/// What the panels remember.
#[derive(Resource)]
struct Panels {
    theme: Theme,
    layouts: [title::TitleLayout; 2],
    /// What egui is still to be given.
    fonts: Option<panels::FontBytes>,
    family: &'static str,
    title: title::TitleState,
    hud: panels::hud::HudState,
    card_hud: panels::card_hud::CardHudState,
    last_trick: panels::last_trick::LastTrickState,
    scores: panels::scores::ScoresState,
    setup: setup::SetupState,
    pause: panels::pause::PauseState,
    settings: SettingsState,
    /// Where the settings lead back to.
    settings_from: Menu,
    result: panels::result::ResultState,
    credits: panels::credits::CreditsState,
    confirm: panels::confirm::ConfirmState,
    curtain: panels::curtain::CurtainState,
    pages: pages::Pages,
    /// Where pages that lie over everything else were opened.
    opened_from: HashMap<Menu, Menu>,
    #[cfg(not(target_arch = "wasm32"))]
    sheet: carrying::Sheet,
    course: panels::course::CourseState,
    review: panels::review::ReviewState,
}

impl FromWorld for Panels {
    fn from_world(world: &mut World) -> Self {
        let mut index = panels::AtlasIndex::parse(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/ui.json"
        )))
        .unwrap_or_else(|problem| {
            error!("{problem}");
            panels::AtlasIndex::default()
        });
        index.sprites.extend(sheets::index().sprites);
        let positions = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/title.json"
        ));
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
        let settings = world
            .get_resource::<Settings>()
            .cloned()
            .unwrap_or_default();
        Self {
            theme: Theme::new(index, HashMap::new()),
            layouts: [layout(false), layout(true)],
            fonts: None,
            family: registry::FAMILIES[0],
            title: default(),
            hud: default(),
            card_hud: default(),
            last_trick: default(),
            scores: default(),
            setup: default(),
            pause: default(),
            settings: SettingsState::new(settings_view(&settings)),
            settings_from: Menu::None,
            result: default(),
            credits: default(),
            confirm: default(),
            curtain: default(),
            pages: default(),
            opened_from: default(),
            #[cfg(not(target_arch = "wasm32"))]
            sheet: default(),
            course: default(),
            review: default(),
        }
    }
}

/// Gives the fonts and the sheets of widgets to egui.
fn dress(
    art: Option<Res<Artwork>>,
    density: Option<Res<Density>>,
    faces: Option<Res<Typefaces>>,
    loaded: Option<Res<Assets<FontFile>>>,
    mut images: ResMut<Assets<Image>>,
    mut contexts: EguiContexts,
    mut panels: ResMut<Panels>,
    mut window: Option<Single<&mut Window, With<PrimaryWindow>>>,
) {
    panels.fonts = Some(fonts(faces.as_deref(), loaded.as_deref()));
    if let Some(window) = &mut window {
        window.ime_enabled = false;
    }
    let (Some(art), Some(density)) = (art, density) else {
        return;
    };
    let mut sheets = HashMap::new();
    for (name, handle) in art.sheets() {
        if let Some(mut image) = images.get_mut(handle) {
            skin::premultiply(&mut image);
            let size = image.size_f32() / density.0;
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

/// The fonts that have come; where one is missing, the plain one stands in.
fn fonts(faces: Option<&Typefaces>, loaded: Option<&Assets<FontFile>>) -> panels::FontBytes {
    let bytes = |handle: fn(&Typefaces) -> &Handle<FontFile>, or: &[u8]| {
        let font = faces
            .zip(loaded)
            .and_then(|(faces, loaded)| loaded.get(handle(faces)));
        font.map_or_else(|| or.to_vec(), |font| font.0.clone())
    };
    panels::FontBytes {
        body: bytes(|faces| &faces.body, PLAIN_FONT),
        strong: bytes(|faces| &faces.strong, PLAIN_FONT_STRONG),
        italic: bytes(|faces| &faces.italic, PLAIN_FONT),
        heading: bytes(|faces| &faces.headings, PLAIN_FONT_STRONG),
        plain: PLAIN_FONT.to_vec(),
        plain_strong: PLAIN_FONT_STRONG.to_vec(),
    }
}

fn apply_look(settings: Res<Settings>, mut panels: ResMut<Panels>) {
    // The one that a key changes too.
    panels.settings.view.full_screen = settings.full_screen;
    panels.theme.text_percent = (settings.text_scale * 100.0).round() as u16;
    panels.theme.plain_font = settings.plain_font;
    panels.theme.contrast = settings.contrast;
}

fn open_title(mut panels: ResMut<Panels>, mut cues: MessageWriter<Cue>) {
    panels.title.focus_first = true;
    cues.write(Cue::Lid);
}

/// A panel that opens puts the focus on its main control.
fn open_menu(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    table: Res<TableState>,
    learnt: Res<Learnt>,
    mut before: Local<Menu>,
    mut panels: ResMut<Panels>,
) {
    if !menu.is_changed() {
        return;
    }
    let from = std::mem::replace(&mut *before, *menu.get());
    match menu.get() {
        Menu::None => panels.title.focus_first = true,
        Menu::Setup => panels.setup.focus_first = true,
        Menu::Curtain => panels.curtain.focus_first = true,
        Menu::Pause => panels.pause.focus_first = true,
        Menu::Settings => panels.settings.focus_first = true,
        Menu::Credits => panels.credits.focus_first = true,
        Menu::ConfirmResign | Menu::ConfirmDraw | Menu::DrawOffered => {
            panels.confirm.focus_first = true
        }
        Menu::Result => panels.result.focus_first = true,
        Menu::LastTrick => {
            panels.last_trick.focus_first = true;
            panels.opened_from.insert(Menu::LastTrick, from);
        }
        Menu::Scores => {
            panels.scores.focus_first = true;
            panels.opened_from.insert(Menu::Scores, from);
        }
        page @ (Menu::Rules | Menu::Statistics | Menu::Puzzles | Menu::TextBox) => {
            panels.opened_from.insert(*page, from);
            let now = pages::Occasion {
                screen: *screen.get(),
                table: &table,
                learnt: &learnt,
            };
            pages::prepare(&mut panels, *page, &now);
        }
    }
}

/// Everything that the panels read and answer with.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w> {
    panels: ResMut<'w, Panels>,
    settings: ResMut<'w, Settings>,
    rebind: ResMut<'w, Rebind>,
    focus: ResMut<'w, Focus>,
    notice: ResMut<'w, Notice>,
    saved: ResMut<'w, SavedMatch>,
    learnt: ResMut<'w, Learnt>,
    table: Res<'w, TableState>,
    layout: Res<'w, TableLayout>,
    cursor: Res<'w, Cursor>,
    covered: ResMut<'w, Covered>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    open: MessageWriter<'w, Open>,
    course: MessageWriter<'w, StartCourse>,
    intents: MessageWriter<'w, Intent>,
    advice: Res<'w, Advice>,
    preview: Res<'w, Preview>,
    tidings: Res<'w, Tidings>,
    clock: Res<'w, ClockState>,
    stage: ResMut<'w, CardStage>,
    curtain: Res<'w, Curtain>,
    wishes: MessageWriter<'w, Wish>,
    running: Res<'w, Running>,
    course_wishes: MessageWriter<'w, CourseWish>,
    replay: ResMut<'w, Replay>,
    offer: Res<'w, Offer>,
    review: ResMut<'w, ReviewState>,
    cues: MessageWriter<'w, Cue>,
    carry: MessageWriter<'w, Carry>,
    upcoming: ResMut<'w, games::Upcoming>,
    exit: MessageWriter<'w, AppExit>,
    #[cfg(not(target_arch = "wasm32"))]
    files: Res<'w, Files>,
    #[cfg(not(target_arch = "wasm32"))]
    clipboard: ResMut<'w, Clipboard>,
    #[cfg(not(target_arch = "wasm32"))]
    visit: MessageWriter<'w, Visit>,
}

impl Desk<'_> {
    /// Closes a page: back to where it was opened.
    fn leave(&mut self, page: Menu) {
        let from = self
            .panels
            .opened_from
            .get(&page)
            .copied()
            .unwrap_or_default();
        (*self.menu).set_if_neq(from);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut desk: Desk,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(fonts) = desk.panels.fonts.take() {
        if let Err(problem) = desk.panels.theme.install_fonts(ctx, fonts) {
            error!("{problem}");
        }
        // Fonts are there from the next pass on.
        ctx.request_repaint();
        return Ok(());
    }
    desk.panels.theme.device = desk.cursor.device;
    desk.panels.theme.apply_style(ctx);
    // Panels are drawn for the design's two sizes; in other windows they grow and shrink with the
    // table.
    ctx.set_zoom_factor(desk.layout.scale.clamp(SMALLEST_ZOOM, LARGEST_ZOOM));
    // The book lies over all that stands round the table.
    if *screen.get() == Screen::Table && *menu.get() != Menu::Rules {
        at_table::show(ctx, &mut desk, *menu.get());
    }
    match menu.get() {
        Menu::None if *screen.get() == Screen::Title => show_title(ctx, &mut desk),
        Menu::None => {}
        Menu::Setup => match_setup::show(ctx, &mut desk),
        Menu::Curtain => at_table::show_curtain(ctx, &mut desk),
        Menu::Pause => at_table::show_pause(ctx, &mut desk),
        Menu::Settings => show_settings(ctx, &mut desk),
        Menu::Credits => {
            let Desk {
                panels, menu, cues, ..
            } = &mut desk;
            let Panels { theme, credits, .. } = &mut **panels;
            if panels::credits::show(ctx, theme, env!("CARGO_PKG_VERSION"), credits).is_some() {
                cues.write(Cue::Button);
                (**menu).set_if_neq(Menu::None);
            }
        }
        asked @ (Menu::ConfirmResign | Menu::ConfirmDraw | Menu::DrawOffered) => {
            at_table::show_confirm(ctx, &mut desk, *asked)
        }
        Menu::Result => at_table::show_result(ctx, &mut desk),
        Menu::LastTrick => card_table::show_last_trick(ctx, &mut desk),
        Menu::Scores => card_table::show_scores(ctx, &mut desk),
        Menu::Rules => pages::show_rules(ctx, &mut desk),
        Menu::Statistics => pages::show_statistics(ctx, &mut desk),
        Menu::Puzzles => pages::show_puzzles(ctx, &mut desk),
        #[cfg(not(target_arch = "wasm32"))]
        Menu::TextBox => carrying::show(ctx, &mut desk),
        #[cfg(target_arch = "wasm32")]
        Menu::TextBox => desk.leave(Menu::TextBox),
    }
    show_notice(ctx, &mut desk);
    Ok(())
}

/// What could not be read or kept is said once, at the top of the screen, until the next press.
fn show_notice(ctx: &egui::Context, desk: &mut Desk) {
    let Some(notice) = desk.notice.0.clone() else {
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
        desk.notice.0 = None;
    }
}

fn show_title(ctx: &egui::Context, desk: &mut Desk) {
    let layout = &desk.layout;
    let narrow = layout.narrow;
    let picture = skin::title_rect(layout.window, narrow);
    let saved = desk.saved.0.as_ref().map(|record| {
        let moves = (record.moves.len() / record.seats.len().max(1) + 1).to_string();
        fill(
            "ui.title.saved",
            &[
                ("game", text(&format!("ui.{}.name", record.variant))),
                ("n", &moves),
            ],
        )
    });
    let data = title::TitleData {
        layout: desk.panels.layouts[usize::from(narrow)].clone(),
        picture: rect(ctx, picture),
        families: registry::FAMILIES
            .iter()
            .map(|key| title::Family {
                name: text(&format!("ui.family.{key}")).to_owned(),
                open: games::on_table().any(|variant| variant.family == *key),
            })
            .collect(),
        saved,
        daily: books::daily().map(|puzzle| desk.learnt.0.is_solved(&puzzle.id)),
        quit: cfg!(not(target_arch = "wasm32")),
    };
    // What was copied elsewhere is opened from here.
    if ctx.input(|input| input.modifiers.command && input.key_pressed(egui::Key::V)) {
        desk.carry.write(Carry::Open);
    }
    let panels = &mut *desk.panels;
    let Some(action) = title::show(ctx, &panels.theme, &data, &mut panels.title) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        title::TitleAction::Open(index) => {
            if let Some(family) = registry::FAMILIES.get(index) {
                panels.family = family;
                panels.setup = match_setup::remembered(&desk.settings.last_setup, family);
                (*desk.menu).set_if_neq(Menu::Setup);
            }
        }
        title::TitleAction::Continue => {
            if let Some(record) = desk.saved.0.clone() {
                desk.open.write(Open(record));
            }
        }
        title::TitleAction::Daily => pages::start_daily(desk),
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
        contrast: settings.contrast,
        reduced_motion: settings.reduced_motion,
        full_screen: settings.full_screen,
        ..default()
    }
}

/// The settings as the panel has them; the others stay as they are.
fn settings_from(view: &panels::settings::SettingsView, old: &Settings) -> Settings {
    Settings {
        muted: !view.sound,
        volume: view.master,
        effects: view.effects,
        speed: view.speed,
        marks: view.marks,
        numbers: view.numbers,
        text_scale: f32::from(view.text_percent) / 100.0,
        plain_font: view.plain_font,
        contrast: view.contrast,
        reduced_motion: view.reduced_motion,
        full_screen: view.full_screen,
        ..old.clone()
    }
}

fn show_settings(ctx: &egui::Context, desk: &mut Desk) {
    let data = panels::settings::SettingsData {
        music: false,
        window: cfg!(not(target_arch = "wasm32")),
        carry: carry::POSSIBLE,
        keys: key_rows(&desk.settings),
        waiting: desk.rebind.waiting().and_then(key_index),
        told: desk
            .rebind
            .told()
            .and_then(|(action, sentence)| Some((key_index(action)?, sentence.to_owned()))),
    };
    let panels = &mut *desk.panels;
    match panels::settings::show(ctx, &panels.theme, &data, &mut panels.settings) {
        None => {}
        Some(panels::settings::SettingsAction::Changed) => {
            let new = settings_from(&panels.settings.view, &desk.settings);
            desk.settings.set_if_neq(new);
        }
        Some(panels::settings::SettingsAction::Reset) => {
            let new = settings_from(&settings_view(&default()), &desk.settings);
            panels.settings.view = settings_view(&new);
            desk.settings.set_if_neq(new);
        }
        Some(panels::settings::SettingsAction::ResetKeys) => {
            desk.rebind.stop();
            desk.settings.bindings = default();
        }
        Some(panels::settings::SettingsAction::Listen(row)) => {
            if let Some(action) = TableAction::BINDABLE.get(row) {
                desk.rebind.listen(*action);
            }
        }
        Some(panels::settings::SettingsAction::StopListening) => desk.rebind.stop(),
        Some(panels::settings::SettingsAction::Export) => {
            desk.carry.write(Carry::Export);
        }
        Some(panels::settings::SettingsAction::Import) => {
            desk.carry.write(Carry::Import);
        }
        Some(panels::settings::SettingsAction::Back) => {
            desk.cues.write(Cue::Button);
            (*desk.menu).set_if_neq(panels.settings_from);
        }
    }
}

/// The actions as the settings list them.
fn key_rows(settings: &Settings) -> Vec<panels::settings::KeyRow> {
    TableAction::BINDABLE
        .into_iter()
        .map(|action| panels::settings::KeyRow {
            name: rebind::name_of(action),
            keys: settings
                .bindings
                .keys(action)
                .iter()
                .map(|key| key.glyph())
                .collect(),
            pads: settings
                .bindings
                .pads(action)
                .iter()
                .map(|pad| pad.glyph())
                .collect(),
        })
        .collect()
}

fn key_index(action: TableAction) -> Option<usize> {
    TableAction::BINDABLE
        .iter()
        .position(|other| *other == action)
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
