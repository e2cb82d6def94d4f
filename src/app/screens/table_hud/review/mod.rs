//! The review and replay of a match, in place of the panel beside the board.

pub mod view;

use bevy::prelude::*;

use crate::app::screens::panel::PanelContext;
use crate::app::screens::table_hud::board::{look, typeset};
use crate::app::screens::table_hud::moves::{Jump, MoveCell, MoveRow};
use crate::app::screens::table_hud::review::view::{ReviewAction, ReviewData, Weight};
use crate::app::screens::table_hud::sources::{Answers, Sources};
use crate::app::session::review::{Annotation, ReviewState};
use crate::app::session::{Intent, Seek, TableState};
use crate::app::state::Menu;
use crate::app::table::cards::show::WonTrick;
use crate::app::table::presentation::Presentations;
use crate::app::wording::{cards, ending};
use crate::players::review::{Class, GraphPoint};
use crate::rules::Seat;
use crate::texts::{fill, text};

/// Carries out a button of a replay.
pub(super) fn answer(
    action: ReviewAction,
    sources: &mut Sources,
    answers: &mut Answers,
    panel: &mut PanelContext,
) {
    let replay = &mut *sources.replay;
    match action {
        ReviewAction::Seek(moves) => {
            replay.play(false);
            answers.intents.write(Intent::Seek(Seek::To(moves)));
        }
        ReviewAction::Step(step) => {
            replay.play(false);
            answers.intents.write(Intent::Seek(look(step)));
        }
        ReviewAction::Play(playing) => {
            if playing && sources.table.viewed_ply.is_none() {
                answers.intents.write(Intent::Seek(Seek::Start));
            }
            replay.play(playing);
        }
        ReviewAction::Speed(speed) => replay.speed = speed,
        ReviewAction::PlayFrom => {
            panel.pressed();
            replay.play(false);
            // After a mistake, one plays on from before it.
            let shown = sources.table.shown();
            let moments = &sources.reviewed.moments;
            if moments.iter().any(|moment| moment.ply + 1 == shown) {
                answers.intents.write(Intent::Seek(Seek::Back));
            }
            panel.open(Menu::PlayFrom);
        }
        ReviewAction::Close => {
            panel.pressed();
            replay.close();
            answers.intents.write(Intent::Seek(Seek::Now));
        }
    }
}

/// What is shown beside a board.
pub(super) fn data(panel: &PanelContext, sources: &Sources) -> ReviewData {
    review_data(
        &panel.presentations,
        &sources.table,
        &sources.reviewed,
        sources.replay.playing,
        sources.replay.speed,
    )
}

/// What is shown over a card table.
pub(super) fn data_with_tricks(panel: &PanelContext, sources: &Sources) -> ReviewData {
    ReviewData {
        tricks: trick_rows(&sources.table, &sources.stage.show.tricks),
        ..data(panel, sources)
    }
}

fn review_data(
    games: &Presentations,
    table: &TableState,
    state: &ReviewState,
    playing: bool,
    speed: usize,
) -> ReviewData {
    let shown = table.shown();
    // Only matches between two sides can be reviewed and have a graph.
    let discs = [Seat(0), Seat(1)].map(|seat| games.side_sprite(table, seat).to_owned());
    let assessment = table.may_assess() && (state.wanted || !state.graph.is_empty());
    let graph = if assessment {
        (0..=table.moves.len())
            .map(|at| state.graph.get(at).map(height))
            .collect()
    } else {
        Vec::new()
    };
    let mut moments: Vec<view::Moment> = state
        .moments
        .iter()
        .map(|moment| moment_row(table, moment, state.turning))
        .collect();
    if let Some(turn) = state
        .turning
        .filter(|turn| state.moments.iter().all(|moment| moment.ply != *turn))
    {
        moments.push(view::Moment {
            after: turn + 1,
            weight: Weight::Turn,
            turning: true,
            name: numbered(table, turn),
            sentence: String::new(),
        });
    }
    moments.extend(state.notes.iter().map(|note| view::Moment {
        after: note.after,
        weight: Weight::Note,
        turning: false,
        name: match note.after.checked_sub(1) {
            Some(last) => numbered(table, last),
            None => text("review-beginning").to_owned(),
        },
        sentence: note.text.clone(),
    }));
    moments.sort_by_key(|moment| moment.after);
    let (done, all) = state.progress;
    ReviewData {
        race: race(games, table, state),
        line: ending::headline(table).unwrap_or_default(),
        moves: table.moves.len(),
        shown,
        shown_name: shown
            .checked_sub(1)
            .map(|last| numbered(table, last))
            .unwrap_or_default(),
        graph,
        discs,
        moments,
        progress: (assessment && done < all).then_some((done, all)),
        playing,
        speed,
        ..default()
    }
}

/// How far each seat had come after each ply, if the review compares that.
fn race(games: &Presentations, table: &TableState, state: &ReviewState) -> Vec<view::Racer> {
    let racer = |seat: Seat| view::Racer {
        name: ending::name_of(table, seat),
        disc: games.side_sprite(table, seat).to_owned(),
        needed: (state.standings.iter())
            .filter_map(|standings| standings.moves_needed.get(seat.index()).copied())
            .collect(),
    };
    let seats = (0..).map(Seat).take(table.seats.len());
    if state.standings.is_empty() {
        Vec::new()
    } else {
        seats.map(racer).collect()
    }
}

/// The tricks of the match, marking the last one won in the position being viewed.
fn trick_rows(table: &TableState, tricks: &[WonTrick]) -> Vec<MoveRow> {
    let shown = table.shown();
    let several = tricks.iter().any(|trick| trick.hand > 1);
    let current = tricks.iter().rposition(|trick| trick.after <= shown);
    let row = |(place, trick): (usize, &WonTrick)| {
        let (hand, number) = (trick.hand, trick.number);
        let winner = trick.winner.map(|seat| cards::short_name(table, seat));
        let cell = MoveCell {
            text: winner.unwrap_or_else(|| text("review-annulled").to_owned()),
            current: current == Some(place),
            after: Some(Jump::To(trick.after)),
            ..default()
        };
        MoveRow {
            number: match several {
                true => format!("{hand}·{number}"),
                false => format!("{number}."),
            },
            cells: vec![cell],
        }
    };
    tricks.iter().enumerate().map(row).collect()
}

/// The height of a position in the graph: decided positions are at the edge.
fn height(point: &GraphPoint) -> i32 {
    match point.decided {
        Some(Seat(0)) => view::CAP,
        Some(_) => -view::CAP,
        None => point.score,
    }
}

fn moment_row(table: &TableState, moment: &Annotation, turning: Option<usize>) -> view::Moment {
    let better = moment.better.as_ref().map(|(better, why)| {
        let values = [("move", &*typeset(better)), ("why", &why.to_string())];
        fill("review-better", &values)
    });
    let wrong = moment.sentence.as_ref().map(ToString::to_string);
    let sentences: Vec<String> = wrong.into_iter().chain(better).collect();
    view::Moment {
        after: moment.ply + 1,
        weight: match moment.class {
            Class::Blunder => Weight::Blunder,
            Class::Mistake => Weight::Mistake,
            Class::Inaccuracy | Class::Good | Class::Best => Weight::Inaccuracy,
        },
        turning: turning == Some(moment.ply),
        name: numbered(table, moment.ply),
        sentence: sentences.join(text("sentence-gap")),
    }
}

/// A move with its number, e.g. “12. 18×9”.
fn numbered(table: &TableState, ply: usize) -> String {
    let round = table.round_of(ply).to_string();
    let text = table
        .moves
        .get(ply)
        .map(|line| typeset(&line.text))
        .unwrap_or_default();
    fill("hud-numbered", &[("n", &round), ("move", &text)])
}
