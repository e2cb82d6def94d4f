//! What lies over the table: the panel beside the board, the menu, the question before giving up, the result.

use bevy::prelude::*;
use bevy_egui::egui;

use super::super::Menu;
use super::super::Screen;
use super::super::carry;
use super::super::carry::Carry;
use super::super::games;
use super::super::input::pointer::Covered;
use super::super::panels;
use super::super::panels::hud;
use super::super::panels::moves;
use super::super::panels::settings::SettingsState;
use super::super::panels::widgets::Mood;
use super::super::session::Intent;
use super::super::session::TableState;
use super::super::session::ending;
use super::super::session::people;
use super::super::sound::Cue;
use super::Desk;
use super::match_setup::remembered;
use super::point;
use super::rect;
use super::settings_view;
use crate::rules::Occupant;
use crate::rules::Seat;
use crate::rules::Turn;
use crate::texts::fill;
use crate::texts::text;

pub(super) fn show(ctx: &egui::Context, desk: &mut Desk, menu: Menu) {
    let table = &*desk.table;
    let layout = &*desk.layout;
    if menu == Menu::None {
        // At the table the keys belong to the board.
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    desk.covered.set_if_neq(Covered(vec![layout.panel, layout.strip]));
    let data = hud_data(table);
    let areas = hud::HudAreas {
        main: rect(ctx, layout.panel),
        top: layout.narrow.then(|| rect(ctx, layout.strip)),
    };
    let panels = &mut *desk.panels;
    let action = hud::show(ctx, &panels.theme, &areas, &data, &mut panels.hud);
    if menu == Menu::None
        && let Some(refusal) = &desk.cursor.refusal
    {
        let at = refusal
            .at
            .and_then(|spot| layout.cell_center(spot))
            .unwrap_or(layout.field.center());
        let at = layout.to_screen(at) - Vec2::Y * layout.cell * 0.45;
        panels::bubble(ctx, &desk.panels.theme, point(ctx, at), &refusal.sentence);
    }
    let Some(action) = action.filter(|_| menu == Menu::None) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        hud::HudAction::Undo => {
            desk.intents.write(Intent::Undo);
        }
        hud::HudAction::Redo => {
            desk.intents.write(Intent::Redo);
        }
        hud::HudAction::Menu => (*desk.menu).set_if_neq(Menu::Pause),
        hud::HudAction::Hint | hud::HudAction::Rules | hud::HudAction::Rule | hud::HudAction::Look(_) | hud::HudAction::Step(_) => {}
    }
}

/// The occupant that the HUD shows: opposite the viewer.
fn opponent(table: &TableState) -> Option<(Seat, &Occupant)> {
    (0..).map(Seat).zip(&table.seats).find(|(seat, _)| *seat != table.viewer)
}

fn two_persons(table: &TableState) -> bool {
    table.people() > 1
}

fn hud_data(table: &TableState) -> hud::HudData {
    let discs = games::side_discs(&table.variant);
    let disc = |seat: Seat| discs.get(seat.index()).cloned().unwrap_or_default();
    let side = |seat: Seat| text(&format!("ui.{}.seat.{}", table.variant, seat.0)).to_owned();
    let person = opponent(table).map(|(_, who)| hud::HudPerson {
        name: people::name(who),
        manner: people::manner(who),
        level: match who {
            Occupant::Courtier(level) => Some(*level),
            Occupant::Person(_) | Occupant::Random => None,
        },
        portrait: people::portrait(who).to_owned(),
        mood: Mood::Calm,
    });
    let ribbon = match (&table.turn, table.acting()) {
        (Turn::Seat(seat), Some((_, who))) => hud::HudRibbon {
            text: match who {
                Occupant::Person(_) if !two_persons(table) => text("ui.hud.your_move").to_owned(),
                Occupant::Person(_) => fill("ui.hud.their_move", &[("name", &people::name(who))]),
                Occupant::Courtier(_) | Occupant::Random => fill("ui.hud.thinking", &[("name", &people::name(who))]),
            },
            note: fill("ui.hud.to_play", &[("side", &side(*seat))]),
            disc: Some(disc(*seat)),
        },
        _ => hud::HudRibbon {
            text: text("ui.hud.over").to_owned(),
            ..default()
        },
    };
    let rows = table.moves.chunks(2).enumerate().map(|(index, pair)| {
        let cell = |place: usize| {
            pair.get(place).map_or_else(moves::MoveCell::default, |line| moves::MoveCell {
                text: line.text.replace('x', "×").replace('-', "–"),
                crown: line.crowned,
                current: index * 2 + place + 1 == table.moves.len(),
                after: Some(index * 2 + place + 1),
            })
        };
        moves::MoveRow {
            number: format!("{}.", index + 1),
            cells: vec![cell(0), cell(1)],
        }
    });
    let counts = opponent(table).map(|(seat, _)| seat).into_iter().chain([table.viewer]).map(|seat| {
        let (all, kings) = games::count(table, seat);
        let (all, kings_text) = (all.to_string(), kings.to_string());
        hud::SideCount {
            disc: disc(seat),
            text: match kings {
                0 => fill("ui.count.none", &[("n", &all)]),
                1 => fill("ui.count.one", &[("n", &all)]),
                _ => fill("ui.count.many", &[("n", &all), ("k", &kings_text)]),
            },
            clock: None,
        }
    });
    hud::HudData {
        person: person.unwrap_or_default(),
        ribbon,
        moves_note: fill("ui.hud.move", &[("n", &(table.moves.len() / 2 + 1).to_string())]),
        moves: rows.collect(),
        counts: counts.collect(),
        undo: table.can_undo,
        redo: table.can_redo,
        hint: None,
        rules: false,
        looking: None,
        note: hud::HudNote::None,
        back: false,
        forward: false,
        keys: hud::HudKeys {
            undo: panels::widgets::Ask::Key("U", ""),
            redo: panels::widgets::Ask::Key("Y", ""),
            ..default()
        },
    }
}

pub(super) fn show_pause(ctx: &egui::Context, desk: &mut Desk) {
    let table = &*desk.table;
    let over = table.turn.outcome().is_some();
    let name = opponent(table).map(|(_, who)| people::name(who)).unwrap_or_default();
    let number = (table.moves.len() / 2 + 1).to_string();
    let game = text(&format!("ui.{}.name", table.variant)).to_owned();
    let data = panels::pause::PauseData {
        line: fill("ui.pause.line", &[("game", &game), ("name", &name), ("n", &number)]),
        rules: text(&format!("ui.{}.line", table.variant)).to_owned(),
        draw: !over && !table.moves.is_empty(),
        resign: !over && !table.moves.is_empty(),
        link: carry::POSSIBLE,
        ..default()
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::pause::show(ctx, &panels.theme, &data, &mut panels.pause) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        panels::pause::PauseAction::Resume => (*desk.menu).set_if_neq(Menu::None),
        panels::pause::PauseAction::Restart => {
            desk.intents.write(Intent::Restart);
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::pause::PauseAction::OfferDraw => {
            desk.intents.write(Intent::OfferDraw);
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::pause::PauseAction::Resign => (*desk.menu).set_if_neq(Menu::ConfirmResign),
        panels::pause::PauseAction::Settings => {
            panels.settings = SettingsState::new(settings_view(&desk.settings));
            panels.settings_from = Menu::Pause;
            (*desk.menu).set_if_neq(Menu::Settings);
        }
        panels::pause::PauseAction::Link => {
            desk.carry.write(Carry::Link);
        }
        panels::pause::PauseAction::Rules | panels::pause::PauseAction::Pdn | panels::pause::PauseAction::Open => {}
        panels::pause::PauseAction::Leave => {
            (*desk.menu).set_if_neq(Menu::None);
            (*desk.screen).set_if_neq(Screen::Title);
        }
    }
}

pub(super) fn show_confirm(ctx: &egui::Context, desk: &mut Desk) {
    let winner = opponent(&desk.table).map(|(_, who)| people::name(who)).unwrap_or_default();
    let data = panels::confirm::ConfirmData {
        question: text("ui.confirm.resign").to_owned(),
        detail: fill("ui.confirm.resign.detail", &[("name", &winner)]),
        yes: text("ui.confirm.resign.yes").to_owned(),
        no: text("ui.confirm.resign.no").to_owned(),
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::confirm::show(ctx, &panels.theme, &data, &mut panels.confirm) else {
        return;
    };
    desk.cues.write(Cue::Button);
    (*desk.menu).set_if_neq(Menu::None);
    if action == panels::confirm::ConfirmAction::Yes {
        desk.intents.write(Intent::Resign);
    }
}

pub(super) fn show_result(ctx: &egui::Context, desk: &mut Desk) {
    let table = &*desk.table;
    let Some(outcome) = table.turn.outcome() else { return };
    let person = |seat: &Seat| table.occupant(*seat).is_some_and(Occupant::is_person);
    let winner = outcome.winners.first().copied();
    let won = outcome.winners.iter().any(person);
    let shown = opponent(table).map(|(_, who)| who);
    let data = panels::result::ResultData {
        headline: ending::headline(table).unwrap_or_default(),
        crowns: won,
        portrait: shown.map_or("you", people::portrait).to_owned(),
        mood: match (winner, won) {
            (None, _) => Mood::Calm,
            (Some(_), true) => Mood::Sad,
            (Some(_), false) => Mood::Glad,
        },
        reason: ending::reason(table).unwrap_or_default(),
        detail: String::new(),
        line: fill("ui.result.moves", &[("moves", &table.moves.len().div_ceil(2).to_string())]),
        ..default()
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::result::show(ctx, &panels.theme, &data, &mut panels.result) else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        panels::result::ResultAction::Rematch => {
            desk.intents.write(Intent::Rematch);
        }
        panels::result::ResultAction::NewMatch => {
            panels.setup = remembered(&desk.settings.last_setup, panels.family);
            (*desk.screen).set_if_neq(Screen::Title);
            (*desk.menu).set_if_neq(Menu::Setup);
        }
        panels::result::ResultAction::Title => {
            (*desk.screen).set_if_neq(Screen::Title);
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::result::ResultAction::Replay | panels::result::ResultAction::Review | panels::result::ResultAction::Offer => {}
        panels::result::ResultAction::Board => (*desk.menu).set_if_neq(Menu::None),
    }
}
