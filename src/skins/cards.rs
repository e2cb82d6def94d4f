//! Card games have no board.

use crate::rules::cromwell::Cromwell;
use crate::rules::six_of_viii::SixOfViii;
use crate::skins::skinned::Skinned;

impl Skinned for SixOfViii {}
impl Skinned for Cromwell {}
