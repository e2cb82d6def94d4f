//! What the presentation is doing, and the end of a match.

use bevy::prelude::*;

use super::super::Menu;
use super::super::Screen;
use super::super::SessionSystems;
use super::super::TurnPhase;
use super::super::table::motion::Motion;
use super::Laid;
use super::TableState;
use crate::rules::Turn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show_table,
            set_phase.run_if(in_state(Screen::Table)),
            close_result.run_if(in_state(Menu::Result)),
        )
            .chain()
            .in_set(SessionSystems::Advance),
    )
    .add_systems(OnEnter(TurnPhase::Result), show_result);
}

/// A match that has just been opened is shown.
fn show_table(table: Res<TableState>, mut shown: Local<u32>, mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>) {
    if *shown != table.opened {
        *shown = table.opened;
        (*screen).set_if_neq(Screen::Table);
        (*menu).set_if_neq(Menu::None);
    }
}

fn set_phase(table: Res<TableState>, motion: Res<Motion>, mut phase: ResMut<NextState<TurnPhase>>) {
    (*phase).set_if_neq(if motion.busy() {
        TurnPhase::Animating
    } else {
        match &table.turn {
            Turn::Over(_) => TurnPhase::Result,
            Turn::Seat(_) if table.acting_person().is_some() => TurnPhase::AwaitMove,
            Turn::Seat(_) | Turn::Chance => TurnPhase::Thinking,
        }
    });
}

fn show_result(mut menu: ResMut<NextState<Menu>>) {
    (*menu).set_if_neq(Menu::Result);
}

/// A rematch, a restart or an undo puts the result away.
fn close_result(mut laid: MessageReader<Laid>, table: Res<TableState>, mut menu: ResMut<NextState<Menu>>) {
    if laid.read().last().is_some() && table.turn.outcome().is_none() {
        (*menu).set_if_neq(Menu::None);
    }
}
