//! What lies over the table: the panel beside the board, the menu, the question before giving up,
//! the result.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::carry::Carry;
use crate::app::cue::Cue;
use crate::app::input::actions::Wish;
use crate::app::input::pointer::Covered;
use crate::app::panels::banner::Banner;
use crate::app::panels::confirm::{ConfirmAction, ConfirmData};
use crate::app::panels::settings::SettingsState;
use crate::app::panels::side::Entry;
use crate::app::panels::widgets::Mood;
use crate::app::panels::{banner, hud, moves};
use crate::app::screens::match_setup::{company, remembered};
use crate::app::screens::{Desk, beside, card_table, point, rect, settings_view};
use crate::app::session::advice::Advice;
use crate::app::session::clock::ClockState;
use crate::app::session::{Intent, Look, TableState, clock};
use crate::app::settings::action::TableAction;
use crate::app::settings::bindings::Bindings;
use crate::app::state::{Menu, Screen};
use crate::app::table::preview::Preview;
use crate::app::wording::{ending, people};
use crate::app::{carry, games, panels};
use crate::players::levels::Courtier;
use crate::rules::{Occupant, Seat, Spot, Turn, share};
use crate::texts::{fill, text};

pub(super) fn show(ctx: &egui::Context, desk: &mut Desk, menu: Menu) {
    if menu == Menu::None {
        let mut focus = desk.focus.clone();
        if focus.before(ctx, &desk.cursor, &desk.table, &desk.layout) {
            let entry = Some(Entry::Moves);
            let panels = &mut *desk.panels;
            panels.hud.focus.enter = entry;
            panels.review.focus.enter = entry;
        }
        desk.focus.set_if_neq(focus);
    }
    if card_table::show(ctx, desk, menu) {
        show_refusal(ctx, desk, menu);
        return;
    }
    desk.covered
        .set_if_neq(Covered(vec![desk.layout.panel, desk.layout.strip]));
    let areas = hud::HudAreas {
        main: rect(ctx, desk.layout.panel),
        top: desk.layout.narrow.then(|| rect(ctx, desk.layout.strip)),
    };
    let mut action = None;
    if !beside::show_course(ctx, desk, &areas, menu) {
        let data = hud_data(
            &desk.table,
            &desk.preview,
            &desk.settings.bindings,
            &desk.advice,
            &desk.clock,
        );
        if beside::show_review(ctx, desk, &areas, menu) {
            if let Some(top) = areas.top {
                hud::show_strip(ctx, &desk.panels.theme, top, &data);
            }
        } else {
            let panels = &mut *desk.panels;
            action = hud::show(ctx, &panels.theme, &areas, &data, &mut panels.hud);
        }
    }
    show_refusal(ctx, desk, menu);
    if menu == Menu::None {
        show_tidings(ctx, desk);
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
        hud::HudAction::Hint => {
            desk.intents.write(Intent::Hint);
        }
        hud::HudAction::Rules | hud::HudAction::Rule => {
            desk.wishes.write(Wish::Rules);
        }
        hud::HudAction::Look(moves) => {
            desk.intents.write(Intent::Look(Look::To(moves)));
        }
        hud::HudAction::Step(step) => {
            desk.intents.write(Intent::Look(look(step)));
        }
    }
}

/// Why something was not allowed, at the place that it is about.
fn show_refusal(ctx: &egui::Context, desk: &Desk, menu: Menu) {
    let layout = &*desk.layout;
    if menu == Menu::None
        && let Some(refusal) = &desk.cursor.refusal
    {
        let above = refusal.at.and_then(|spot| layout.above(spot));
        let at = above.unwrap_or(layout.field.center() + Vec2::Y * layout.cell * 0.45);
        panels::bubble(
            ctx,
            &desk.panels.theme,
            point(ctx, layout.to_screen(at)),
            &refusal.sentence,
        );
    }
}

/// What is special about a seat from now on, in the middle of the board for a moment.
fn show_tidings(ctx: &egui::Context, desk: &Desk) {
    let Some((seat, key, _)) = desk.tidings.now else {
        return;
    };
    let table = &*desk.table;
    let banner = Banner {
        first: ending::about(table, seat, ending::name_of, &format!("ui.hud.{key}"), &[]),
        second: text(&format!("ui.hud.{key}.note")).to_owned(),
        disc: games::side_discs(&table.variant)
            .get(seat.index())
            .cloned()
            .unwrap_or_default(),
        ..default()
    };
    let middle = point(ctx, desk.layout.to_screen(desk.layout.field.center()));
    let k = desk.layout.scale / ctx.zoom_factor();
    banner::show(
        ctx,
        &desk.panels.theme,
        middle,
        k,
        desk.layout.narrow,
        &banner,
    );
}

/// The ribbon while a line is closed and what it takes is not chosen.
fn lined(table: &TableState, preview: &Preview) -> Option<hud::HudRibbon> {
    let part = preview.part.as_ref().filter(|part| part.arrived)?;
    let places: Vec<String> = part
        .lines
        .first()?
        .iter()
        .filter_map(|spot| games::spot_name(&table.variant, *spot))
        .collect();
    let may = table
        .choices
        .iter()
        .flatten()
        .any(|spot| matches!(spot, Spot::Choice(_)));
    let seat = table.acting().map(|(seat, _)| seat)?;
    Some(hud::HudRibbon {
        text: games::lined_words(&table.variant, may),
        note: places.join(" "),
        disc: games::side_discs(&table.variant).get(seat.index()).cloned(),
    })
}

/// Writes the part of a move that is pointed at among the moves, as “a1×?”.
fn write_part(table: &TableState, preview: &Preview, rows: &mut Vec<moves::MoveRow>) {
    let part = preview
        .part
        .as_ref()
        .filter(|part| part.arrived && table.looking.is_none());
    let (Some(part), Some((seat, _))) = (part, table.acting()) else {
        return;
    };
    let free = |row: &moves::MoveRow| {
        row.cells
            .iter()
            .skip(seat.index())
            .all(|cell| cell.text.is_empty())
    };
    if !rows.last().is_some_and(free) {
        rows.push(moves::MoveRow {
            number: format!("{}.", rows.len() + 1),
            cells: vec![moves::MoveCell::default(); table.seats.len()],
        });
    }
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        cell.current = false;
    }
    if let Some(cell) = rows
        .last_mut()
        .and_then(|row| row.cells.get_mut(seat.index()))
    {
        cell.text = format!("{} ?", typeset(&part.text));
        cell.current = true;
    }
}

pub(super) fn look(step: moves::Step) -> Look {
    match step {
        moves::Step::Start => Look::Start,
        moves::Step::Back => Look::Back,
        moves::Step::Forward => Look::Forward,
        moves::Step::End => Look::Now,
    }
}

/// The position that is looked at, as “after 12. 18×9”.
pub(super) fn looked_at(table: &TableState) -> Option<String> {
    let shown = table.looking?;
    let Some(line) = shown.checked_sub(1).and_then(|last| table.moves.get(last)) else {
        return Some(text("ui.hud.looked.start").to_owned());
    };
    let round = table.round_of(shown - 1).to_string();
    Some(fill(
        "ui.hud.looked",
        &[("n", &round), ("move", &typeset(&line.text))],
    ))
}

/// A move with the signs that belong in print.
pub(super) fn typeset(notation: &str) -> String {
    notation.replace('x', "×").replace('-', "–")
}

/// What stands under the ribbon: the hint that was asked for, else the rule of this moment.
fn note(table: &TableState, advice: &Advice) -> hud::HudNote {
    if let Some(hint) = &advice.hint {
        return hud::HudNote::Hint(hint.sentence.clone());
    }
    match &table.rule {
        Some(rule) if table.looking.is_none() => hud::HudNote::Rule(rule.sentence.clone()),
        _ => hud::HudNote::None,
    }
}

pub(super) fn clock_face(clock: &ClockState, seat: Seat) -> Option<hud::ClockFace> {
    Some(hud::ClockFace {
        text: clock.face(seat)?,
        running: clock.running == Some(seat),
        low: clock
            .left
            .get(seat.index())
            .copied()
            .flatten()
            .is_some_and(|left| left < clock::LOW),
    })
}

/// The occupant that the HUD shows: opposite the viewer.
fn opponent(table: &TableState) -> Option<(Seat, &Occupant)> {
    (0..)
        .map(Seat)
        .zip(&table.seats)
        .find(|(seat, _)| *seat != table.viewer)
}

fn two_persons(table: &TableState) -> bool {
    table.people() > 1
}

fn hud_data(
    table: &TableState,
    preview: &Preview,
    bindings: &Bindings,
    advice: &Advice,
    clock: &ClockState,
) -> hud::HudData {
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
                Occupant::Courtier(_) | Occupant::Random => {
                    fill("ui.hud.thinking", &[("name", &people::name(who))])
                }
            },
            note: fill("ui.hud.to_play", &[("side", &side(*seat))]),
            disc: Some(disc(*seat)),
        },
        _ => hud::HudRibbon {
            text: text("ui.hud.over").to_owned(),
            ..default()
        },
    };
    let shown = table.shown();
    let rows = table
        .rounds()
        .into_iter()
        .enumerate()
        .map(|(index, round)| {
            let cell = |seat: usize| {
                let plies = round.get(seat).map_or(&[][..], Vec::as_slice);
                let texts: Vec<String> = plies
                    .iter()
                    .filter_map(|ply| table.moves.get(*ply))
                    .map(|line| typeset(&line.text))
                    .collect();
                moves::MoveCell {
                    text: texts.join(", "),
                    crown: plies
                        .iter()
                        .any(|ply| table.moves.get(*ply).is_some_and(|line| line.crowned)),
                    current: plies.iter().any(|ply| ply + 1 == shown),
                    after: plies.last().map(|ply| ply + 1),
                }
            };
            moves::MoveRow {
                number: format!("{}.", index + 1),
                cells: vec![cell(0), cell(1)],
            }
        });
    let mut rows: Vec<moves::MoveRow> = rows.collect();
    write_part(table, preview, &mut rows);
    let counts = opponent(table)
        .map(|(seat, _)| seat)
        .into_iter()
        .chain([table.viewer])
        .filter_map(|seat| {
            let text = games::look(&table.variant).and_then(|look| (look.count)(table, seat));
            let clock = clock_face(clock, seat);
            (text.is_some() || clock.is_some()).then(|| hud::SideCount {
                disc: disc(seat),
                text: text.unwrap_or_default(),
                clock,
            })
        });
    hud::HudData {
        person: person.unwrap_or_default(),
        ribbon: lined(table, preview).unwrap_or(ribbon),
        moves_note: games::look(&table.variant)
            .and_then(|look| (look.stage)(table))
            .unwrap_or_else(|| fill("ui.hud.move", &[("n", &table.round().to_string())])),
        moves: rows,
        counts: counts.collect(),
        undo: table.can_undo,
        redo: table.can_redo,
        hint: Some(match table.acting_person() {
            _ if advice.thinking => hud::HintSeal::Thinking,
            Some(_) if table.looking.is_none() => hud::HintSeal::Ready,
            _ => hud::HintSeal::Off,
        }),
        rules: true,
        looking: looked_at(table),
        note: note(table, advice),
        back: shown > 0,
        forward: shown < table.moves.len(),
        keys: hud::HudKeys {
            undo: bindings.ask(TableAction::Undo),
            redo: bindings.ask(TableAction::Redo),
            hint: bindings.ask(TableAction::Hint),
            rules: bindings.ask(TableAction::Rules),
            menu: bindings.ask(TableAction::Menu),
        },
    }
}

pub(super) fn show_pause(ctx: &egui::Context, desk: &mut Desk) {
    let table = &*desk.table;
    // A lesson or a puzzle is neither given up nor carried away.
    let own = !table.practice;
    let played = own && table.turn.outcome().is_none() && !table.moves.is_empty();
    let name = opponent(table)
        .map(|(_, who)| people::name(who))
        .unwrap_or_default();
    let number = table.round().to_string();
    let game = text(&format!("ui.{}.name", table.variant)).to_owned();
    let line = if table.seats.len() > 2 {
        let names: Vec<String> = table.seats.iter().map(people::name).collect();
        fill(
            "ui.pause.round",
            &[("game", &game), ("names", &people::list(&names))],
        )
    } else {
        fill(
            "ui.pause.line",
            &[("game", &game), ("name", &name), ("n", &number)],
        )
    };
    let data = panels::pause::PauseData {
        line,
        rules: text(&format!("ui.{}.line", table.variant)).to_owned(),
        draw: played && !table.hidden && table.seats.len() == 2,
        resign: played
            && (!table.hidden
                || table
                    .occupant(table.sees.unwrap_or(table.viewer))
                    .is_some_and(Occupant::is_person)),
        link: own && carry::POSSIBLE && !table.hidden,
        scores: card_table::stands(desk),
        reader: true,
        pdn: own && carry::POSSIBLE && !table.hidden && share::has_pdn(&table.variant),
        open: carry::POSSIBLE,
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
        panels::pause::PauseAction::Scores => (*desk.menu).set_if_neq(Menu::Scores),
        panels::pause::PauseAction::OfferDraw => (*desk.menu).set_if_neq(Menu::ConfirmDraw),
        panels::pause::PauseAction::Resign => (*desk.menu).set_if_neq(Menu::ConfirmResign),
        panels::pause::PauseAction::Settings => {
            panels.settings = SettingsState::new(settings_view(&desk.settings));
            panels.settings_from = Menu::Pause;
            (*desk.menu).set_if_neq(Menu::Settings);
        }
        panels::pause::PauseAction::Link => {
            desk.carry.write(Carry::Link);
        }
        panels::pause::PauseAction::Rules => (*desk.menu).set_if_neq(Menu::Rules),
        panels::pause::PauseAction::Pdn => {
            desk.carry.write(Carry::Pdn);
        }
        panels::pause::PauseAction::Open => {
            desk.carry.write(Carry::Open);
        }
        panels::pause::PauseAction::Leave => {
            (*desk.menu).set_if_neq(Menu::None);
            (*desk.screen).set_if_neq(Screen::Title);
        }
    }
}

/// The curtain before somebody's cards.
pub(super) fn show_curtain(ctx: &egui::Context, desk: &mut Desk) {
    let Some(closed) = &desk.curtain.closed else {
        return;
    };
    let data = panels::curtain::CurtainData {
        name: closed.name.clone(),
        portrait: closed.portrait.to_owned(),
        recap: closed.recap.clone(),
        held: desk.curtain.held(),
    };
    let panels = &mut *desk.panels;
    if panels::curtain::show(ctx, &panels.theme, &data, &mut panels.curtain).is_some() {
        desk.cues.write(Cue::Button);
        (*desk.menu).set_if_neq(Menu::Pause);
    }
}

/// The person who acts, or who looks on while a courtier does, and whoever sits opposite.
fn asking(table: &TableState) -> (Seat, Seat) {
    let own = table.acting_person().unwrap_or(table.viewer);
    let other = (0..)
        .map(Seat)
        .take(table.seats.len())
        .find(|seat| *seat != own);
    (own, other.unwrap_or(own))
}

/// The questions before a match is ended without a move.
pub(super) fn show_confirm(ctx: &egui::Context, desk: &mut Desk, menu: Menu) {
    let table = &*desk.table;
    let (own, other) = asking(table);
    let data = match menu {
        Menu::ConfirmDraw => ConfirmData::offer_draw(&ending::name_of(table, other)),
        Menu::DrawOffered => ConfirmData::draw_offered(&ending::name_of(table, own)),
        _ if table.seats.len() > 2 => ConfirmData {
            detail: text("ui.confirm.resign.played_on").to_owned(),
            ..ConfirmData::resign("")
        },
        _ if ending::is_you(table, other) => ConfirmData {
            detail: text("ui.confirm.resign.detail.you").to_owned(),
            ..ConfirmData::resign("")
        },
        _ => ConfirmData::resign(&ending::name_of(table, other)),
    };
    let panels = &mut *desk.panels;
    let Some(action) = panels::confirm::show(ctx, &panels.theme, &data, &mut panels.confirm) else {
        return;
    };
    desk.cues.write(Cue::Button);
    let yes = action == ConfirmAction::Yes;
    // Somebody else at this screen is asked in turn.
    let ask = yes
        && menu == Menu::ConfirmDraw
        && desk.table.occupant(other).is_some_and(Occupant::is_person);
    (*desk.menu).set_if_neq(if ask { Menu::DrawOffered } else { Menu::None });
    if yes && !ask {
        desk.intents.write(if menu == Menu::ConfirmResign {
            Intent::Resign
        } else {
            Intent::OfferDraw
        });
    }
}

/// Another level after a run of matches lost or won; once it was taken, only the line stands.
fn level_offer(desk: &Desk) -> Option<panels::result::LevelOffer> {
    let (courtier, now) = desk.offer.0?;
    let name = |who: Courtier| people::name(&Occupant::Courtier(who.level()));
    let key = if courtier.level() > now.level() {
        "up"
    } else {
        "down"
    };
    let last = &desk.settings.last_setup;
    let taken = if desk.table.seats.len() > 2 {
        let mut seats = last.others.iter().zip(company(courtier.level()));
        seats.all(|(level, offered)| [0, offered].contains(level))
    } else {
        last.level == courtier.level()
    };
    Some(panels::result::LevelOffer {
        line: fill(
            &format!("ui.result.offer.{key}"),
            &[("name", &name(now)), ("other", &name(courtier))],
        ),
        plate: if taken {
            String::new()
        } else {
            fill("ui.result.offer.plate", &[("name", &name(courtier))])
        },
    })
}

pub(super) fn show_result(ctx: &egui::Context, desk: &mut Desk) {
    let table = &*desk.table;
    let Some(outcome) = table.turn.outcome() else {
        return;
    };
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
        line: fill(
            "ui.result.moves",
            &[("moves", &table.rounds().len().to_string())],
        ),
        replay: !table.moves.is_empty(),
        review: !table.moves.is_empty() && !table.hidden,
        offer: level_offer(desk),
        practice: false,
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
        panels::result::ResultAction::Replay => {
            desk.replay.open(&desk.table, true);
            desk.intents.write(Intent::Look(Look::Start));
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::result::ResultAction::Review => {
            desk.replay.open(&desk.table, false);
            desk.review.wanted = true;
            (*desk.menu).set_if_neq(Menu::None);
        }
        panels::result::ResultAction::Offer => {
            if let Some((courtier, _)) = desk.offer.0 {
                let last = &mut desk.settings.last_setup;
                if desk.table.seats.len() > 2 {
                    let seats = last.others.iter_mut().zip(company(courtier.level()));
                    seats
                        .filter(|(level, _)| **level > 0)
                        .for_each(|(level, offered)| *level = offered);
                } else {
                    last.level = courtier.level();
                }
            }
        }
        panels::result::ResultAction::Board => (*desk.menu).set_if_neq(Menu::None),
    }
}
