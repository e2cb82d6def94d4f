//! The cards of Cromwell, put together as [`crate::skins::cromwell`] says.

use crate::app::table::drawing::skin_plan::{CardSkinPlan, PlainCard};
use crate::skins::cromwell::CARDS;

/// The look of the cards.
pub(super) const SKIN: CardSkinPlan = CardSkinPlan {
    index: CARDS.index,
    picture: CARDS.picture,
    layers: CARDS.layers,
    plain: |_| PlainCard::default(),
};

#[cfg(test)]
mod tests;
