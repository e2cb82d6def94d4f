//! The panel beside a board: the players, whose turn it is, and the moves.

use bevy::prelude::*;

use crate::app::input::actions::PanelRequest;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::table_hud::board_hud::HudAction;
use crate::app::screens::table_hud::sources::{Answers, Sources};
use crate::app::screens::table_hud::{board_hud, moves};
use crate::app::session::advice::Advice;
use crate::app::session::clock::ClockState;
use crate::app::session::opening::Opening;
use crate::app::session::{Intent, ScoreEntry, Seek, TableState, clock};
use crate::app::settings::action::TableAction;
use crate::app::settings::bindings::Bindings;
use crate::app::state::Menu;
use crate::app::table::pieces::preview::Preview;
use crate::app::table::presentation::Presentations;
use crate::app::ui::Pen;
use crate::app::ui::players::{ScoreLine, SeatCard, SeatSlot};
use crate::app::wording::{cards, ending, hints, people};
use crate::players::review::{CAP, GraphPoint};
use crate::rules::{Occupant, Seat, Spot, Turn, side_name};
use crate::texts::{capital, fill, text};

/// The ribbon while the selected path closes a line and the piece to remove is not chosen yet.
fn closed_line(
    games: &Presentations,
    table: &TableState,
    preview: &Preview,
) -> Option<board_hud::HudRibbon> {
    let words = games.words(table);
    let part = preview.part.as_ref().filter(|part| part.arrived)?;
    let places: Vec<String> = part
        .lines
        .first()?
        .iter()
        .filter_map(|spot| (words.place)(*spot))
        .collect();
    let may = table
        .choices
        .iter()
        .flatten()
        .any(|spot| matches!(spot, Spot::Choice(_)));
    let seat = table.acting().map(|(seat, _)| seat)?;
    Some(board_hud::HudRibbon {
        text: words.lined(may),
        note: places.join(text("sentence-gap")),
        disc: Some(games.side_sprite(table, seat).to_owned()),
    })
}

/// Adds the unfinished move that is being selected to the list of moves, e.g. “a1×?”.
fn add_unfinished_move(table: &TableState, preview: &Preview, rows: &mut Vec<moves::MoveRow>) {
    let part = preview
        .part
        .as_ref()
        .filter(|part| part.arrived && table.viewed_ply.is_none());
    let (Some(part), Some((seat, _))) = (part, table.acting()) else {
        return;
    };
    // Below the last move of an analysis board, other lines may stand.
    if table.analysis().is_some() {
        return;
    }
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

pub(super) fn look(step: moves::Step) -> Seek {
    match step {
        moves::Step::Start => Seek::Start,
        moves::Step::Back => Seek::Back,
        moves::Step::Forward => Seek::Forward,
        moves::Step::End => Seek::Now,
    }
}

/// The position being viewed, e.g. “after 12. 18×9”. `None` for the current position.
pub(super) fn viewed_position(table: &TableState) -> Option<String> {
    Some(position_after(table, table.viewed_ply?))
}

/// The position after so many moves, e.g. “after 12. 18×9”.
pub(in crate::app::screens) fn position_after(table: &TableState, moves: usize) -> String {
    let Some(line) = moves.checked_sub(1).and_then(|last| table.moves.get(last)) else {
        return text("hud-looked-start").to_owned();
    };
    let round = table.round_of(moves - 1).to_string();
    fill(
        "hud-looked",
        &[("n", &round), ("move", &typeset(&line.text))],
    )
}

/// A move's notation with typographic signs.
pub(in crate::app::screens) fn typeset(notation: &str) -> String {
    notation.replace('x', "×").replace('-', "–")
}

/// The note below the ribbon: the hint if one was asked for, else the rule in force, else the
/// opening.
fn note(table: &TableState, advice: &Advice, opening: &Opening) -> board_hud::HudNote {
    if let Some(hint) = &advice.hint {
        let line: Vec<String> = hint.line.iter().map(|text| typeset(text)).collect();
        return board_hud::HudNote::Hint(if advice.evaluation.is_some() {
            let values = [
                ("line", &*line.join(text("list-comma"))),
                ("why", &hints::reason(table, &hint.reason)),
            ];
            fill("hud-best_line", &values)
        } else {
            hints::reason(table, &hint.reason)
        });
    }
    match &table.rule {
        Some(rule) if table.viewed_ply.is_none() => {
            board_hud::HudNote::Rule(rule.sentence.to_string())
        }
        _ if opening.name.is_some() || !opening.book.is_empty() => {
            board_hud::HudNote::Opening(opening_words(opening))
        }
        _ => board_hud::HudNote::None,
    }
}

/// The name of the opening, and what the book has.
fn opening_words(opening: &Opening) -> String {
    let name = opening
        .name
        .map(|name| fill("hud-opening", &[("name", name)]));
    let moves: Vec<String> = opening.book.iter().map(|text| typeset(text)).collect();
    let book = (!moves.is_empty())
        .then(|| fill("hud-book", &[("moves", &moves.join(text("list-comma")))]));
    let parts: Vec<String> = [name, book].into_iter().flatten().collect();
    parts.join(text("sentence-gap"))
}

pub(super) fn clock_face(clock: &ClockState, seat: Seat) -> Option<board_hud::ClockFace> {
    Some(board_hud::ClockFace {
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

/// The key prompts of the panel's buttons.
pub(super) fn keys(bindings: &Bindings) -> board_hud::HudKeys {
    board_hud::HudKeys {
        undo: bindings.ask(TableAction::Undo),
        redo: bindings.ask(TableAction::Redo),
        hint: bindings.ask(TableAction::Hint),
        rules: bindings.ask(TableAction::Rules),
        menu: bindings.ask(TableAction::Menu),
    }
}

/// Who is ahead, as a bar and in words.
fn evaluation(table: &TableState, point: GraphPoint) -> board_hud::HudEvaluation {
    let leader = Seat(u8::from(point.score < 0));
    let side = side_name(&table.variant, point.decided.unwrap_or(leader));
    let pawns = format!("{:.1}", f64::from(point.score.abs()) / 100.0);
    let words = match point.decided {
        Some(_) => fill("hud-ahead_won", &[("side", &side)]),
        None if point.score.abs() < EVEN => text("hud-ahead_none").to_owned(),
        None => fill("hud-ahead", &[("side", &side), ("n", &pawns)]),
    };
    let share = match point.decided {
        Some(seat) => f32::from(u8::from(seat == Seat(0))),
        None => 0.5 + 0.48 * point.score as f32 / CAP as f32,
    };
    board_hud::HudEvaluation { share, words }
}

/// Below this score, in hundredths of a man, nobody is called ahead.
const EVEN: i32 = 20;

/// The state of the hint button.
pub(super) fn hint_button(table: &TableState, advice: &Advice) -> board_hud::HintButton {
    match table.acting_person() {
        _ if table.turn.outcome().is_some() && table.analysis().is_some() => {
            board_hud::HintButton::Off
        }
        _ if table.turn.outcome().is_some() && !table.is_practice() => board_hud::HintButton::Over,
        _ if advice.thinking => board_hud::HintButton::Thinking,
        Some(_) if table.viewed_ply.is_none() => board_hud::HintButton::Ready,
        _ => board_hud::HintButton::Off,
    }
}

/// The cards of all players, in turn order.
fn seat_cards(
    games: &Presentations,
    table: &TableState,
    selected: Option<Spot>,
    clock: &ClockState,
) -> Vec<SeatCard> {
    let game = games.on_table(table);
    let count = table.seats.len();
    let card = |(index, who): (usize, &Occupant)| {
        let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
        let counted = game.and_then(|game| (game.count)(table, seat));
        SeatCard {
            seat: seat.0,
            place: (index + count - table.viewer.index().min(count)) % count.max(1),
            name: if count > 2 {
                cards::short_name(table, seat)
            } else {
                ending::name_of(table, seat)
            },
            // With two sides, the colour already shows who plays which.
            role: if count > 2 {
                side_name(&table.variant, seat)
            } else {
                people::manner(who, table.character(seat))
            },
            level: match who {
                Occupant::Courtier(strength) => Some(strength.level),
                Occupant::Person(_) | Occupant::Guest(_) | Occupant::Random => None,
            },
            portrait: people::portrait_at(table, seat).to_owned(),
            emblem: games.side_sprite(table, seat).to_owned(),
            count: counted.unwrap_or_default(),
            clock: clock_face(clock, seat),
            slot: score_card(table, seat, selected),
            acts: table.acting().is_some_and(|(acting, _)| acting == seat),
            ..default()
        }
    };
    table.seats.iter().enumerate().map(card).collect()
}

/// A seat's score card, if the game has score cards. What is open to the selected piece is lit.
pub(super) fn score_card(table: &TableState, seat: Seat, selected: Option<Spot>) -> SeatSlot {
    let entries = table.score_cards.get(seat.index());
    let line = |entry: &ScoreEntry| ScoreLine {
        text: entry.text.to_string(),
        struck: entry.done,
        lit: selected.is_some_and(|selected| entry.open_to.contains(&selected)),
    };
    let lines: Vec<ScoreLine> = entries.into_iter().flatten().map(line).collect();
    if lines.is_empty() {
        SeatSlot::Empty
    } else {
        SeatSlot::Score(lines)
    }
}

/// The ribbon with whose turn it is.
fn ribbon(games: &Presentations, table: &TableState) -> board_hud::HudRibbon {
    let (Turn::Seat(seat), Some((_, who))) = (&table.turn, table.acting()) else {
        return board_hud::HudRibbon {
            text: text("hud-over").to_owned(),
            ..default()
        };
    };
    if table.analysis().is_some() {
        let side = side_name(&table.variant, *seat);
        return board_hud::HudRibbon {
            text: capital(&fill("hud-to_play", &[("side", &side)])),
            note: text("hud-analysis").to_owned(),
            disc: Some(games.side_sprite(table, *seat).to_owned()),
        };
    }
    let must = table.compulsory.first().and_then(|spot| {
        let piece = table.pieces_at(*spot).next()?;
        games.words(table).must_use(piece.kind)
    });
    board_hud::HudRibbon {
        text: must.unwrap_or_else(|| match who {
            Occupant::Person(_) if ending::is_you(table, *seat) => text("hud-your_move").to_owned(),
            Occupant::Person(_) | Occupant::Guest(_) => fill(
                "hud-their_move",
                &[("name", &ending::name_of(table, *seat))],
            ),
            Occupant::Courtier(_) | Occupant::Random => {
                let name = ending::name_of(table, *seat);
                fill("hud-thinking", &[("name", &name)])
            }
        }),
        note: fill(
            "hud-to_play",
            &[("side", &side_name(&table.variant, *seat))],
        ),
        disc: Some(games.side_sprite(table, *seat).to_owned()),
    }
}

/// The moves in rows, with a column for each seat.
fn move_rows(table: &TableState) -> Vec<moves::MoveRow> {
    let shown = table.shown();
    let cell = |plies: &[usize]| {
        let texts: Vec<String> = plies
            .iter()
            .filter_map(|ply| table.moves.get(*ply))
            .map(|line| typeset(&line.text))
            .collect();
        moves::MoveCell {
            text: texts.join(text("list-comma")),
            crown: plies
                .iter()
                .any(|ply| table.moves.get(*ply).is_some_and(|line| line.crowned)),
            current: plies.iter().any(|ply| ply + 1 == shown),
            after: plies.last().map(|ply| moves::Jump::To(ply + 1)),
        }
    };
    let row = |(index, round): (usize, Vec<Vec<usize>>)| moves::MoveRow {
        number: format!("{}.", index + 1),
        cells: (0..table.seats.len())
            .map(|seat| cell(round.get(seat).map_or(&[][..], Vec::as_slice)))
            .collect(),
    };
    let rounds = table.rounds();
    let lines = side_line_rows(table, &rounds);
    let mut rows: Vec<moves::MoveRow> = rounds.into_iter().enumerate().map(row).collect();
    for (after, row) in lines.into_iter().rev() {
        rows.insert(after.min(rows.len()), row);
    }
    rows
}

/// The most moves of a side line that are written out.
const SIDE_LINE: usize = 5;

/// A row for each side line of an analysis board, and after how many rounds it stands: below the
/// move that it replaces. In order of these numbers.
fn side_line_rows(table: &TableState, rounds: &[Vec<Vec<usize>>]) -> Vec<(usize, moves::MoveRow)> {
    let below = |from: usize| {
        let has = |round: &Vec<Vec<usize>>| round.iter().flatten().any(|ply| *ply == from);
        rounds
            .iter()
            .position(has)
            .map_or(rounds.len(), |at| at + 1)
    };
    let row = |(number, (from, texts)): (usize, &(usize, Vec<String>))| {
        let words: Vec<String> = texts
            .iter()
            .take(SIDE_LINE)
            .map(|notation| typeset(notation))
            .collect();
        let more = if texts.len() > SIDE_LINE { " …" } else { "" };
        let cell = moves::MoveCell {
            text: words.join(text("list-comma")) + more,
            after: Some(moves::Jump::Line(number)),
            ..default()
        };
        let row = moves::MoveRow {
            number: text("hud-side_line").to_owned(),
            cells: vec![cell],
        };
        (below(*from), row)
    };
    let lines = table.analysis().into_iter().flat_map(|lines| &lines.beside);
    let mut rows: Vec<_> = lines.enumerate().map(row).collect();
    rows.sort_by_key(|(after, _)| *after);
    rows
}

fn hud_data(
    games: &Presentations,
    table: &TableState,
    selected: Option<Spot>,
    preview: &Preview,
    bindings: &Bindings,
    (advice, opening): (&Advice, &Opening),
    clock: &ClockState,
) -> board_hud::HudData {
    let shown = table.shown();
    let mut rows = move_rows(table);
    add_unfinished_move(table, preview, &mut rows);
    board_hud::HudData {
        seats: seat_cards(games, table, selected, clock),
        ribbon: closed_line(games, table, preview).unwrap_or_else(|| ribbon(games, table)),
        moves_note: games
            .on_table(table)
            .and_then(|game| (game.stage)(table))
            .unwrap_or_else(|| fill("hud-move", &[("n", &table.round().to_string())])),
        moves: rows,
        undo: table.can_undo,
        redo: table.can_redo,
        hint: Some(hint_button(table, advice)),
        rules: true,
        viewed_position: viewed_position(table),
        note: note(table, advice, opening),
        evaluation: advice.evaluation.map(|point| evaluation(table, point)),
        back: shown > 0,
        forward: shown < table.moves.len(),
        keys: keys(bindings),
    }
}

/// What is shown beside the board during a match.
pub(super) fn data(panel: &PanelContext, sources: &Sources) -> board_hud::HudData {
    hud_data(
        &panel.presentations,
        &sources.table,
        sources.cursor.picks.first().copied(),
        &sources.preview,
        &sources.settings.bindings,
        (&sources.advice, &sources.opening),
        &sources.clock,
    )
}

/// Shows the strip above the board of a phone, if there is one.
pub(super) fn show_strip(
    ui: &mut Pen,
    panel: &PanelContext,
    sources: &Sources,
    areas: &board_hud::HudAreas,
) {
    if let Some(top) = areas.top {
        board_hud::show_strip(ui, top, &data(panel, sources));
    }
}

/// Carries out a button of a match.
pub(super) fn answer(action: HudAction, answers: &mut Answers, panel: &mut PanelContext) {
    panel.pressed();
    let intent = match action {
        HudAction::Undo => Intent::Undo,
        HudAction::Redo => Intent::Redo,
        HudAction::Hint => Intent::Hint,
        HudAction::Seek(moves::Jump::To(moves)) => Intent::Seek(Seek::To(moves)),
        HudAction::Seek(moves::Jump::Line(number)) => Intent::Line(number),
        HudAction::Step(step) => Intent::Seek(look(step)),
        HudAction::Menu => return panel.open(Menu::Pause),
        HudAction::LastTrick => return panel.open(Menu::LastTrick),
        HudAction::Scores => return panel.open(Menu::Scores),
        HudAction::Result => return panel.open(Menu::Result),
        HudAction::Rules | HudAction::Rule => {
            answers.panel_requests.write(PanelRequest::Rules);
            return;
        }
    };
    answers.intents.write(intent);
}
