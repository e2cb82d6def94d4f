//! The gallery of Henry's six queens: the first time that a person sees a queen to one of the six
//! fates, the story of the one who met it in history is told.

use bevy::prelude::*;

use crate::app::gallery::Happened;
use crate::app::schedule::{OfOneGame, SessionSystems};
use crate::app::session::{Applied, Session, TableState, plays};
use crate::app::table::presentation::Miniature;
use crate::levels::history::HistoricalQueen;
use crate::rules::six_wives::SixWives;
use crate::rules::six_wives::card::{Fate, QUEENS};

macro_rules! miniature {
    ($place:literal) => {
        Miniature {
            key: concat!("six_wives-history-", $place),
            picture: concat!("wives_portrait_", $place),
            veiled: "wives_portrait_veiled",
        }
    };
}

/// The miniatures, in the order of history.
pub(super) const GALLERY: [Miniature; QUEENS] = [
    miniature!(0),
    miniature!(1),
    miniature!(2),
    miniature!(3),
    miniature!(4),
    miniature!(5),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        watch
            .run_if(plays::<SixWives>)
            .in_set(OfOneGame)
            .in_set(SessionSystems::Present),
    );
}

/// Reports the goals that people meet.
fn watch(
    mut applied: MessageReader<Applied>,
    session: Res<Session>,
    table: Res<TableState>,
    mut happened: MessageWriter<Happened>,
) {
    let Some(game) = session.of::<SixWives>() else {
        return;
    };
    for applied in applied.read() {
        let Some(seat) = applied.seat else { continue };
        let person = table.occupant(seat).is_some_and(|who| who.is_person());
        let board = game.game().board();
        let met = board.card(seat).log();
        if person
            && applied
                .effects
                .iter()
                .any(|effect| Fate::of_effect(effect).is_some())
            && let Some(queen) = HistoricalQueen::told_by(met)
        {
            happened.write(Happened(GALLERY[queen.place()]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;

    #[test]
    fn every_miniature_has_its_queen_and_words() {
        for (queen, miniature) in HistoricalQueen::all().zip(GALLERY) {
            assert_eq!(queen.key(), miniature.key);
            for form in ["", "-name", "-when"] {
                assert!(texts::has(&format!("{}{form}", miniature.key)));
            }
        }
    }
}
