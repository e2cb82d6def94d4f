//! The sounds of Cromwell. Cards that are dealt, drawn and laid sound as in other games.

use bevy::prelude::*;

use crate::app::cue::{Cue, CueSound};
use crate::app::schedule::{FrameSystems, OfOneGame, SessionSystems};
use crate::app::session::{Applied, Session, plays};
use crate::rules::Ply;
use crate::rules::cromwell::{Cromwell, Move};

/// A monarch is announced for the Block, or a question is asked about one.
const ANNOUNCED: Cue = Cue::Own("announced");
/// A monarch is offered.
const OFFERED: Cue = Cue::Own("offered");
/// Two cards are swapped.
const SWAPPED: Cue = Cue::Own("swapped");
/// Cromwell is passed on.
const PASSED: Cue = Cue::Own("passed");
/// A card goes to the Block.
const BLOCKED: Cue = Cue::Own("blocked");
/// The Block becomes the stock.
const SHUFFLED: Cue = Cue::Own("shuffled");
/// An answer is right.
const RIGHT: Cue = Cue::Own("right");
/// An answer is wrong.
const WRONG: Cue = Cue::Own("wrong");

/// Parchment for what is said, cards over cloth for what is traded, and the axe of the Block.
pub(super) const CUES: &[CueSound] = &[
    sound(Cue::Line, &["mill"], 0.55),
    sound(ANNOUNCED, &["page"], 0.5),
    sound(OFFERED, &["select"], 0.6),
    sound(SWAPPED, &["slide"], 0.6),
    sound(PASSED, &["slide"], 0.4),
    sound(BLOCKED, &["axe"], 0.5),
    sound(SHUFFLED, &["sweep"], 0.6),
    sound(RIGHT, &["crown"], 0.6),
    sound(WRONG, &["refuse"], 0.6),
];

const fn sound(cue: Cue, clips: &'static [&'static str], volume: f32) -> CueSound {
    CueSound { cue, clips, volume }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        sound_moves
            .run_if(plays::<Cromwell>)
            .in_set(OfOneGame)
            .after(FrameSystems::Move)
            .before(FrameSystems::Hold)
            .in_set(SessionSystems::Present),
    );
}

/// Writes the cues of the moves just made.
fn sound_moves(
    mut applied: MessageReader<Applied>,
    session: Res<Session>,
    mut cues: MessageWriter<Cue>,
) {
    let Some(game) = session.of::<Cromwell>() else {
        return;
    };
    let plies = game.plies();
    let made = plies.len().saturating_sub(applied.read().count());
    cues.write_batch(plies[made..].iter().filter_map(cue));
}

/// The cue of a move, besides those of the cards that it sends.
fn cue(ply: &Ply<Cromwell>) -> Option<Cue> {
    match &ply.mv {
        Move::Lay(cards) => ply
            .after
            .table()
            .runs()
            .any(|run| run == *cards)
            .then_some(Cue::Line),
        Move::Announce(_) => Some(ANNOUNCED),
        Move::Offer(card) => card.map(|_| OFFERED),
        Move::Accept(_) if ply.after.asked_about().is_some() => Some(ANNOUNCED),
        Move::Accept(_) => Some(SWAPPED),
        Move::Discard => Some(BLOCKED),
        Move::Name(..) => {
            let answer = *ply.after.now()?.answers.last()?;
            Some(if answer.right { RIGHT } else { WRONG })
        }
        Move::Pass => Some(PASSED),
        Move::Shuffle(_) => Some(SHUFFLED),
        Move::Deal(_) | Move::Draw | Move::Decline => None,
    }
}
