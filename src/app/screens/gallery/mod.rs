//! The gallery of stories or of a line of people, the page for teachers, and what is shown over the
//! table.

pub mod view;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::app::gallery::{Storyteller, Told};
use crate::app::progress::PlayerProgress;
use crate::app::schedule::PanelSystems;
use crate::app::screens::at_hand::AtHand;
use crate::app::screens::gallery::view::{TeachersAction, ToldStory};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::panel::points::point;
use crate::app::screens::people_line;
use crate::app::screens::people_line::view::{LineGalleryAction, LineGalleryState};
use crate::app::screens::people_line::{ShownLine, shown};
use crate::app::screens::requests::next_drill::{DrillStart, NextDrill};
use crate::app::screens::setup::MatchSetup;
use crate::app::session::TableState;
use crate::app::state::Menu;
use crate::app::table::layout::TableLayout;
use crate::app::table::presentation::Miniature;
use crate::app::transfer::OpenSheet;
use crate::app::ui::PageState;
use crate::levels::people::Succession;
use crate::levels::quiz::succession;
use crate::texts::{has, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LineGallery>()
        .fresh::<PageState>(Menu::Gallery)
        .fresh::<PageState>(Menu::Teachers)
        .add_systems(OnEnter(Menu::Gallery), open)
        .show_menu(Menu::Gallery, show_stories.run_if(not(is_line)))
        .show_menu(Menu::Gallery, show_line.run_if(is_line))
        .show_menu(Menu::Teachers, show_teachers)
        .add_systems(
            EguiPrimaryContextPass,
            show_told
                .run_if(in_state(Menu::None))
                .in_set(PanelSystems::Told),
        );
}

/// A miniature as the gallery shows it.
fn story(miniature: &Miniature, told: bool) -> ToldStory {
    let words = |form: &str| text(&format!("{}{form}", miniature.key)).to_owned();
    ToldStory {
        picture: if told {
            miniature.picture
        } else {
            miniature.veiled
        }
        .to_owned(),
        name: if told {
            words("-name")
        } else {
            text("gallery-veiled").to_owned()
        },
        words: words(if told { "" } else { "-when" }),
        told,
    }
}

/// The gallery of the line that was shown last; it keeps the chosen person.
#[derive(Resource, Default)]
struct LineGallery {
    /// The line that the open gallery shows. `None` if it shows stories.
    line: Option<&'static Succession>,
    state: LineGalleryState,
}

fn is_line(gallery: Res<LineGallery>) -> bool {
    gallery.line.is_some()
}

fn open(at_hand: AtHand, mut shown: ResMut<ShownLine>, mut gallery: ResMut<LineGallery>) {
    let line = shown.0.and_then(succession);
    gallery.line = line.or_else(|| at_hand.line());
    shown.0 = gallery.line.map(|line| line.family);
    gallery.state.reading = false;
    gallery.state.focus_first = true;
}

fn show_stories(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    setup: Res<MatchSetup>,
    progress: Res<PlayerProgress>,
) -> Result {
    let variant = setup.variant(&panel.games);
    let game = panel.presentations.of(&panel.games, variant);
    let stories: Vec<ToldStory> = game
        .map_or(&[][..], |game| game.gallery.stories())
        .iter()
        .map(|miniature| story(miniature, progress.0.is_seen(miniature.key)))
        .collect();
    let title = format!("{variant}-gallery");
    let title = text(&title);
    let left = panel.show(|ctx, theme| view::show(ctx, theme, title, &stories, &mut state))?;
    if left.is_some() {
        panel.leave(Menu::Gallery);
    }
    Ok(())
}

fn show_line(
    mut panel: PanelContext,
    progress: Res<PlayerProgress>,
    mut gallery: ResMut<LineGallery>,
    mut next: ResMut<NextDrill>,
) -> Result {
    let Some(succession) = gallery.line else {
        return Ok(());
    };
    let people = shown(&panel, succession, &progress.0);
    let state = &mut gallery.state;
    match panel.show(|ctx, theme| people_line::view::show(ctx, theme, &people, state))? {
        Some(LineGalleryAction::Back) => panel.leave(Menu::Gallery),
        Some(LineGalleryAction::Ask) => {
            let about = DrillStart::About(gallery.state.chosen);
            next.0 = Some((succession.family, about));
            panel.open(Menu::Drill);
        }
        Some(LineGalleryAction::Teachers) => panel.open(Menu::Teachers),
        None => {}
    }
    Ok(())
}

/// Shows how a line is learned, and how a class can use that; the button opens the sheet to print.
fn show_teachers(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    gallery: Res<LineGallery>,
    mut sheets: MessageWriter<OpenSheet>,
) -> Result {
    let family = gallery.line.map_or("", |line| line.family);
    let words = (1..).map(|number| format!("{family}-teachers-{number}"));
    let words = words.take_while(|key| has(key));
    let words: Vec<String> = words.map(|key| text(&key).to_owned()).collect();
    match panel.show(|ctx, theme| view::teachers(ctx, theme, &words, &mut state))? {
        Some(TeachersAction::Back) => panel.leave(Menu::Teachers),
        Some(TeachersAction::Sheet) => {
            sheets.write(OpenSheet { family });
        }
        None => {}
    }
    Ok(())
}

/// Where a correction can be shown for a moment: in the middle of the table, but not over the viewer's hand.
fn room(ctx: &egui::Context, layout: &TableLayout) -> egui::Rect {
    let middle = point(ctx, layout.to_screen(layout.field.center()));
    let Some(cards) = layout.cards() else {
        return ctx.content_rect();
    };
    let (lower, upper) = cards.between_line_and_hand();
    let height = |y: f32| point(ctx, layout.to_screen(Vec2::new(0.0, y))).y;
    let x = egui::Rangef::point(middle.x);
    egui::Rect::from_x_y_ranges(x, height(upper)..=height(lower))
}

/// Shows the current story or correction over the table.
fn show_told(
    mut panel: PanelContext,
    teller: Res<Storyteller>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
    progress: Res<PlayerProgress>,
) -> Result {
    let Some((told, _)) = &teller.now else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let middle = point(&ctx, layout.to_screen(layout.field.center()));
    let k = layout.scale / ctx.zoom_factor();
    let (theme, small) = (&panel.theme, layout.small);
    match told {
        Told::Story(miniature) => {
            let story = story(miniature, true);
            view::tell(&ctx, theme, middle, k, small, &story);
        }
        Told::Neighbours(correction) => {
            if let Some(succession) = succession(correction.family) {
                let people = shown(&panel, succession, &progress.0);
                let (person, words) = (correction.person, &correction.words(&table));
                let room = room(&ctx, &layout);
                people_line::view::tell(&ctx, theme, room, k, small, &people, person, words);
            }
        }
    }
    Ok(())
}
