//! What boards and pieces look like: geometry, and which images show what. Without Bevy, so that the
//! window, the page and the pictures to show draw the same. The crate knows no engine and no pixels.

mod atlas;
mod card_layers;
mod card_skin;
pub mod chequered;
pub mod cromwell;
pub mod draughts;
mod list;
pub mod mill;
mod plan;
pub mod queens_guard;
mod shape;
pub mod six_of_viii;
pub mod six_wives;
mod skinned;
pub mod wolf;

pub use atlas::{AtlasIndex, Sprite};
pub use card_layers::{CardCut, CardLayer, INK};
pub use card_skin::{CardIndex, CardPlace, CardSheet, CardSkin, LineFacts, LineSection, LineSkin};
pub use list::{card_skin_of, line_of, skin_of};
pub use plan::{BoardMeasure, FlashMeasure, GridMeasure, SkinIndex, SkinPlan, Stance, TrayMeasure};
pub use shape::{BoardShape, CellForm, Corners, TrayShape};
pub use skinned::{BoardSkin, Skinned};
