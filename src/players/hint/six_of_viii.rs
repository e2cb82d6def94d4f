//! What can be said of a card in The Six of VIII.

use super::Explains;
use crate::rules::six_of_viii::SixOfViii;

impl Explains for SixOfViii {}
