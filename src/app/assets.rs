//! The pictures. They are loaded once, before the title, at twice the design's size, which serves every screen.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::Screen;
use super::sound::Sounds;

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .on_failure_continue_to_state(Screen::Title)
            .load_collection::<Artwork>()
            .load_collection::<Sounds>(),
    )
    .add_systems(OnExit(Screen::Loading), report_missing);
}

/// Pixels of a picture for one unit of the design.
pub const DENSITY: f32 = 2.0;

/// Every picture of the table and the title.
#[derive(AssetCollection, Resource)]
pub struct Artwork {
    /// The oak table, wide.
    #[asset(path = "images/table@2x.webp")]
    pub table: Handle<Image>,
    /// The oak table, tall.
    #[asset(path = "images/table_tall@2x.webp")]
    pub table_tall: Handle<Image>,
    /// The darkness at the edges.
    #[asset(path = "images/light_vignette.webp")]
    pub vignette: Handle<Image>,
    /// The candle's glow.
    #[asset(path = "images/light_glow.webp")]
    pub glow: Handle<Image>,
    /// The open coffer, wide.
    #[asset(path = "images/title@2x.webp")]
    pub title: Handle<Image>,
    /// The open coffer, tall.
    #[asset(path = "images/title_tall@2x.webp")]
    pub title_tall: Handle<Image>,
    /// Widgets and icons.
    #[asset(path = "images/ui@2x.webp")]
    pub ui: Handle<Image>,
    /// The courtiers.
    #[asset(path = "images/portraits@2x.webp")]
    pub portraits: Handle<Image>,
    /// The small sheet of parchment.
    #[asset(path = "images/panel_s@2x.webp")]
    pub panel_s: Handle<Image>,
    /// The middle sheet of parchment.
    #[asset(path = "images/panel_m@2x.webp")]
    pub panel_m: Handle<Image>,
    /// The large sheet of parchment.
    #[asset(path = "images/panel_l@2x.webp")]
    pub panel_l: Handle<Image>,
    /// The tall sheet of parchment.
    #[asset(path = "images/panel_tall@2x.webp")]
    pub panel_tall: Handle<Image>,
    /// The dark oak panel.
    #[asset(path = "images/oak@2x.webp")]
    pub oak: Handle<Image>,
    /// The font of numbers on the board.
    #[asset(path = "fonts/EBGaramond-SemiBold.ttf")]
    pub numbers: Handle<Font>,
    /// The font of notes on the board.
    #[asset(path = "fonts/EBGaramond-MediumItalic.ttf")]
    pub notes: Handle<Font>,
}

impl Artwork {
    /// The sheets of the panels by the names in `images/ui.json`.
    pub fn sheets(&self) -> [(&'static str, &Handle<Image>); 7] {
        [
            ("ui", &self.ui),
            ("portraits", &self.portraits),
            ("panel_s", &self.panel_s),
            ("panel_m", &self.panel_m),
            ("panel_l", &self.panel_l),
            ("panel_tall", &self.panel_tall),
            ("oak", &self.oak),
        ]
    }
}

fn report_missing(art: Option<Res<Artwork>>, sounds: Option<Res<Sounds>>) {
    if art.is_none() {
        error!("some pictures could not be loaded; the game goes on without them: is the folder “assets” beside the program?");
    }
    if sounds.is_none() {
        warn!("some sounds could not be loaded; the game goes on without them");
    }
}
