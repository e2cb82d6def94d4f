//! What the title screen shows, its state, and what the player asks it for.

use egui::Rect;

use crate::app::screens::title::view::layout::TitleLayout;
use crate::app::screens::title::view::welcome::Welcome;

/// One family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CofferFamily {
    /// The name, e.g. “The Six Wives”.
    pub name: String,
    /// Whether it can be played.
    pub open: bool,
}

/// What is offered today.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Daily {
    /// Its date and the streak, e.g. “22 November, 3 in a row”.
    pub note: String,
    /// Whether all of it is done.
    pub solved: bool,
}

/// The data of the title screen.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleData {
    /// Positions in the picture.
    pub layout: TitleLayout,
    /// The rectangle of the picture on the screen, in points; it may extend beyond the window.
    pub picture: Rect,
    /// The six families in the order of the compartments.
    pub families: Vec<CofferFamily>,
    /// What can be continued, e.g. “Draughts, move 15” or “3 matches”, and the same in fewer words; `None`
    /// if nothing is saved.
    pub saved: Option<[String; 2]>,
    /// What is offered today; `None` if nothing is.
    pub daily: Option<Daily>,
    /// How much of the coffer is explored, in percent.
    pub explored: u32,
    /// The number of achievements that were reached since the career was looked at.
    pub new_achievements: usize,
    /// The language in use, by its own name.
    pub language: &'static str,
    /// Whether music is heard.
    pub music: bool,
    /// What is offered at the first start; `None` from then on.
    pub welcome: Option<Welcome>,
    /// Whether the program can be quit from here (on the desktop).
    pub quit: bool,
    /// The version of the program.
    pub version: &'static str,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleAction {
    /// At the first start: begin the first lesson.
    Teach,
    /// At the first start: begin a match at once.
    Play,
    /// Set up a match of this family.
    Open(usize),
    /// Continue the saved match, or choose one of several.
    Continue,
    /// Show the saved matches, or open one from text.
    OpenMatch,
    /// Show what is offered today.
    Daily,
    /// Show the career at court.
    Career,
    /// Choose a language.
    Languages,
    /// Turn the music on or off.
    Music,
    /// Open the settings.
    Settings,
    /// Open the credits.
    Credits,
    /// Quit the program.
    Quit,
}
