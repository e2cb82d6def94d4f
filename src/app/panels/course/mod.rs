//! A lesson or a puzzle beside the board, in the place of [`super::hud`]: who teaches and what he
//! says, how far it is, and what can be done. On a desk one tall parchment, on a phone a strip
//! above the board and a sheet below it.

mod desk;
mod over;
mod parts;
mod phone;

pub use over::{OverAreas, show_over};

use egui::{Context, Id, Order};

use crate::app::panels::course::desk::desk;
use crate::app::panels::course::phone::{sheet, strip};
use crate::app::panels::flow::layer;
use crate::app::panels::hud::HudAreas;
use crate::app::panels::id;
use crate::app::panels::side::SideFocus;
use crate::app::panels::theme::Theme;
use crate::app::panels::widgets::PromptKind;

/// In which voice the words are said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// What is to be done.
    #[default]
    Task,
    /// It was right.
    Praise,
    /// It was not what is asked for, or against the rules.
    Correction,
    /// A hint.
    Hint,
}

/// What the main plate leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next step of the lesson.
    Step,
    /// The end of the lesson.
    Finish,
    /// The next puzzle.
    Puzzle,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourseData {
    /// Who teaches, or who poses the puzzle.
    pub name: String,
    /// The portrait's key.
    pub portrait: String,
    /// What the lesson or the puzzle is called.
    pub title: String,
    /// On the ribbon, e.g. “Step 3 of 8” or “Dark to move and win”.
    pub ribbon: String,
    /// The sprite of the side to move, e.g. `disc_dark`; `None`: left out.
    pub disc: Option<String>,
    /// Steps done before this one, and how many there are; none for a puzzle.
    pub step: Option<(usize, usize)>,
    /// How hard a puzzle is, 1 to 3.
    pub difficulty: Option<u8>,
    /// E.g. “12 of 30 solved”; may be empty.
    pub count: String,
    /// What is said now.
    pub words: String,
    /// In which voice.
    pub tone: Tone,
    /// Whether the puzzle is solved, or the step done.
    pub solved: bool,
    /// Whether a hint can be had; `None`: there is no such button.
    pub hint: Option<bool>,
    /// The key of the hint, shown beside its seal; `None`: it has no key.
    pub hint_key: Option<PromptKind>,
    /// Whether it can be tried again from the beginning.
    pub again: bool,
    /// Whether there is a step before this one; `None`: there is no such button.
    pub back: Option<bool>,
    /// Whether the solution can be shown; `None`: there is no such button.
    pub solution: Option<bool>,
    /// What the main plate leads to, and whether it can be pressed; `None`: there is no plate.
    pub next: Option<(Next, bool)>,
}

/// The panel's state.
#[derive(Clone, Debug, Default)]
pub struct CourseState {
    /// The focus, which the board hands over.
    pub focus: SideFocus,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseAction {
    /// Give a hint.
    Hint,
    /// From the beginning of the step or the puzzle.
    Again,
    /// To the step before.
    Back,
    /// On, see [`CourseData::next`].
    Next,
    /// Show the solution.
    Solution,
    /// Leave the lesson or the puzzle.
    Leave,
}

/// The id of a control, for whoever moves the focus there.
pub fn control(name: &str) -> Id {
    id("course", name)
}

/// Shows the panel in the HUD's place.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &HudAreas,
    data: &CourseData,
    state: &mut CourseState,
) -> Option<CourseAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    if let Some(top) = areas.top {
        layer(ctx, "course-top", Order::Middle, top, false, |ui| {
            strip(ui, theme, top, data)
        });
    }
    let action = layer(ctx, "course", Order::Middle, areas.main, false, |ui| {
        if areas.top.is_some() {
            sheet(ui, theme, areas.main, data, controls)
        } else {
            desk(ui, theme, areas.main, data, controls)
        }
    });
    state.focus.hand_over(ctx, Some(control("next")));
    action
}
