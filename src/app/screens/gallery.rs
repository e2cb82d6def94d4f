//! The gallery of the game that is set up, and the stories told over the table.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::gallery::Storyteller;
use crate::app::panels::gallery;
use crate::app::panels::gallery::Story;
use crate::app::panels::page::PageState;
use crate::app::progress::PlayerProgress;
use crate::app::schedule::PanelSystems;
use crate::app::screens::setup::MatchSetup;
use crate::app::screens::{MenuExt, PanelContext, PanelState, point};
use crate::app::state::Menu;
use crate::app::table::layout::TableLayout;
use crate::app::table::presentation::Miniature;
use crate::store::progress::Progress;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Gallery)
        .show_menu(Menu::Gallery, show)
        .add_systems(
            EguiPrimaryContextPass,
            show_story
                .run_if(in_state(Menu::None))
                .in_set(PanelSystems::Notice),
        );
}

/// A miniature as the gallery shows it.
fn story(miniature: &Miniature, told: bool) -> Story {
    let words = |form: &str| text(&format!("{}{form}", miniature.key)).to_owned();
    Story {
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

/// How many stories of a gallery have been told.
pub(super) fn told(progress: &Progress, stories: &[Miniature]) -> usize {
    let told = stories.iter().filter(|story| progress.is_seen(story.key));
    told.count()
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    setup: Res<MatchSetup>,
    progress: Res<PlayerProgress>,
) -> Result {
    let ctx = panel.egui()?;
    let variant = setup.variant(&panel.games);
    let game = panel.presentations.of(&panel.games, variant);
    let stories: Vec<Story> = game
        .map_or(&[][..], |game| game.gallery)
        .iter()
        .map(|miniature| story(miniature, progress.0.is_seen(miniature.key)))
        .collect();
    let title = format!("{variant}-gallery");
    if gallery::show(&ctx, &panel.theme, text(&title), &stories, &mut state) {
        panel.pressed();
        panel.leave(Menu::Gallery);
    }
    Ok(())
}

/// Shows the story that is told now over the table.
fn show_story(
    mut panel: PanelContext,
    teller: Res<Storyteller>,
    layout: Res<TableLayout>,
) -> Result {
    let Some((miniature, _)) = &teller.now else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let middle = point(&ctx, layout.to_screen(layout.field.center()));
    let k = layout.scale / ctx.zoom_factor();
    let story = story(miniature, true);
    gallery::tell(&ctx, &panel.theme, middle, k, layout.small, &story);
    Ok(())
}
