//! The phase of the presentation, and the end of a match.

use bevy::prelude::*;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::replay::Replay;
use crate::app::session::{Busy, OpenResult, TableReset, TableState};
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::rules::Turn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show_table.run_if(on_message::<OpenResult>),
            set_phase.run_if(in_state(Screen::Table)),
            // Not in place of the question which version of the match goes on.
            show_result
                .run_if(in_state(Screen::Table))
                .run_if(not(in_state(Menu::Versions))),
            close_result.run_if(in_state(Menu::Result)),
        )
            .chain()
            .before(FrameSystems::Curtain)
            .in_set(SessionSystems::Advance),
    );
}

/// Shows the table when a match was opened.
fn show_table(
    mut results: MessageReader<OpenResult>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if results.read().any(|OpenResult(result)| result.is_ok()) {
        (*screen).set_if_neq(Screen::Table);
        (*menu).set_if_neq(Menu::None);
    }
}

fn set_phase(table: Res<TableState>, busy: Res<Busy>, mut phase: ResMut<NextState<TurnPhase>>) {
    (*phase).set_if_neq(if busy.moving {
        TurnPhase::Animating
    } else {
        match &table.turn {
            Turn::Over(_) => TurnPhase::Result,
            Turn::Seat(_) if table.acting_person().is_some() => TurnPhase::AwaitMove,
            Turn::Seat(_) | Turn::Chance => TurnPhase::Thinking,
        }
    });
}

/// Shows the result once, when all pieces are at rest, and again after a review.
fn show_result(
    table: Res<TableState>,
    replay: Res<Replay>,
    phase: Option<Res<State<TurnPhase>>>,
    mut shown: Local<u32>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if table.turn.outcome().is_none() || table.is_aside() || replay.open {
        *shown = 0;
    } else if *shown != table.opened
        && table.viewed_ply.is_none()
        && phase.is_some_and(|phase| *phase.get() == TurnPhase::Result)
    {
        *shown = table.opened;
        (*menu).set_if_neq(Menu::Result);
    }
}

/// A rematch, restart or undo closes the result.
fn close_result(
    mut resets: MessageReader<TableReset>,
    table: Res<TableState>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if resets.read().last().is_some() && table.turn.outcome().is_none() {
        (*menu).set_if_neq(Menu::None);
    }
}
