//! Cromwell's cards are put together from layers, which only the window does so far.

use crate::rules::cromwell::Cromwell;
use crate::skins::skinned::Skinned;

impl Skinned for Cromwell {}
