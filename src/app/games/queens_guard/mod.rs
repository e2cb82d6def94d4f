//! Queen's Guard and Bloody Queen on the table: a hexagon of leather cells, and guards and queens
//! who stand up from it.

use bevy::prelude::*;

use crate::app::cue::{Cue, CueSound};
use crate::app::games::CofferGame;
use crate::app::schedule::{FrameSystems, OfOneGame, SessionSystems};
use crate::app::session::{Applied, OwnMark, TableGame, TableState, plays};
use crate::app::state::Screen;
use crate::app::table::animation::AnimationQueue;
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::pointing::cursor::{CursorCommand, Lift};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use crate::app::ui::diagram::Figure;
use crate::app::wording::words::GameWords;
use crate::rules::queens_guard::board::{GUARDS, Task};
use crate::rules::queens_guard::cell::{Cell, CellSet, Cells, THRONE};
use crate::rules::queens_guard::{GUARD, QUEEN, QueensGuard, cell_at, spot};
use crate::rules::{Effect, Game, Kind, Seat, Spot};
use crate::skins::queens_guard::{PLAN, board};
use crate::texts::fill;

/// The mark of a trapped piece.
const TRAPPED: &str = "trapped";

/// The mark of a cell that may not be entered.
const BLOCKED: &str = "blocked";

impl TableGame for QueensGuard {
    const GAME: &'static str = "queens_guard";

    /// The way leads inward from all sides: for two people at one table nothing needs to turn.
    const TURNS: bool = false;

    fn lines(&self) -> Vec<Vec<Spot>> {
        traps(self)
            .into_iter()
            .map(|line| line.map(spot).to_vec())
            .collect()
    }

    /// What is trapped, and the blocked cells where a piece could go but for the blocking.
    fn own_marks(&self) -> Vec<OwnMark> {
        let trapped = traps(self)
            .into_iter()
            .map(|[_, at, _]| OwnMark::on_board(TRAPPED, spot(at)));
        let mut marks: Vec<OwnMark> = trapped.collect();
        marks.dedup();
        if Game::turn(self).seat().is_some() {
            marks.extend(blocked(self));
        }
        marks
    }
}

/// The traps, each from end to end. While guards are still placed, nobody minds them.
fn traps(game: &QueensGuard) -> Vec<[Cell; 3]> {
    if game.board().placing() {
        Vec::new()
    } else {
        game.trap_lines()
    }
}

/// The blocked cells, each with the piece that would go there; all of them while guards are placed.
fn blocked(game: &QueensGuard) -> Vec<OwnMark> {
    let board = game.board();
    let turn = board.turn();
    let barred = board.blocked(turn) & board.free();
    let mark = |selected: Option<Cell>| {
        move |at: Cell| OwnMark {
            selected: selected.map(spot),
            ..OwnMark::on_board(BLOCKED, spot(at))
        }
    };
    let each = |pieces: CellSet, cells: fn(Cell) -> CellSet| {
        let marks =
            Cells(pieces).flat_map(|from| Cells(barred & cells(from)).map(mark(Some(from))));
        marks.collect::<Vec<_>>()
    };
    match board.task() {
        Task::Step => {
            let queen = board.queen(turn).mask();
            let mut steps = each(board.guards(turn), |from| from.steps() & !THRONE);
            steps.extend(each(queen, Cell::steps));
            steps
        }
        Task::PlaceGuard { guards, .. } => each(guards, |_| OUTERMOST),
        Task::PlaceQueen(_) => each(board.queen(turn).mask(), |_| CellSet::MAX),
        Task::Place(_) => Cells(barred & !THRONE).map(mark(None)).collect(),
        Task::Resolve(_) => Vec::new(),
    }
}

/// The cells of the outermost ring.
const OUTERMOST: CellSet = crate::rules::queens_guard::cell::RING[5];

/// The games of the hexagon on the table.
#[derive(Default)]
pub struct QueensGuardPlugin;

impl CofferGame for QueensGuard {
    type Plugin = QueensGuardPlugin;
}

impl Plugin for QueensGuardPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<QueensGuard>(GamePresentation {
            words: GameWords {
                place: label,
                ..GameWords::of(QueensGuard::GAME)
            },
            board: |_| board().into(),
            sides: &["guard_light", "guard_dark"],
            count,
            figure,
            stage,
            skin: |_| Pictures::Board(PLAN),
            cues: CUES,
            sheets: PanelSheets::NONE,
            gallery: Gallery::None,
        })
        .add_systems(
            Update,
            sound_moves
                .run_if(plays::<QueensGuard>)
                .in_set(OfOneGame)
                .after(FrameSystems::Move)
                .before(FrameSystems::Hold)
                .in_set(SessionSystems::Present),
        )
        .add_systems(
            Update,
            lift_trapped
                .run_if(in_state(Screen::Table))
                .run_if(plays::<QueensGuard>)
                .in_set(OfOneGame)
                .after(FrameSystems::Show)
                .before(FrameSystems::Select)
                .in_set(SessionSystems::Present),
        );
    }
}

/// The cue of a piece that is carried off to another part of the board.
const SENT: Cue = Cue::Own("sent");

/// The cue of a queen who takes the throne.
const THRONED: Cue = Cue::Own("throne");

/// Feet on leather, a cord of gut that is drawn taut, and a chord for a queen on the throne.
const CUES: &[CueSound] = &[
    CueSound {
        cue: Cue::Place,
        clips: &["guard_1", "guard_2", "guard_3"],
        volume: 1.0,
    },
    CueSound {
        cue: Cue::Line,
        clips: &["trap"],
        volume: 0.8,
    },
    CueSound {
        cue: SENT,
        clips: &["sent"],
        volume: 0.45,
    },
    CueSound {
        cue: THRONED,
        clips: &["throne"],
        volume: 0.5,
    },
];

/// A piece that does not step is carried off as it leaves, and a throne is taken on arrival.
fn sound_moves(
    mut applied: MessageReader<Applied>,
    motion: Res<AnimationQueue>,
    mut throned: Local<bool>,
    mut cues: MessageWriter<Cue>,
) {
    for effect in applied.read().flat_map(|applied| &applied.effects) {
        let Effect::Moved { from, to, .. } = effect else {
            continue;
        };
        let (Some(from), Some(to)) = (cell_at(*from), cell_at(*to)) else {
            continue;
        };
        if from.around() & to.mask() == 0 {
            cues.write(SENT);
        }
        *throned |= to == Cell::THRONE;
    }
    if *throned && !motion.busy() {
        *throned = false;
        cues.write(THRONED);
    }
}

fn label(at: Spot) -> Option<String> {
    cell_at(at).map(|cell| cell.to_string())
}

/// The guards that a seat has left, in words.
fn count(table: &TableState, seat: Seat) -> Option<String> {
    let own = table.pieces_of(seat).filter(|piece| {
        let there = matches!(piece.spot, Spot::Square(_) | Spot::Hand(_));
        piece.kind == Some(GUARD) && there
    });
    let guards = own.count();
    Some(fill("queens_guard-count", &[("n", &guards.to_string())]))
}

/// While guards are placed: how far that has come.
fn stage(table: &TableState) -> Option<String> {
    let waits = table
        .pieces
        .iter()
        .any(|piece| matches!(piece.spot, Spot::Hand(_)));
    let (n, all) = (table.round().to_string(), GUARDS.to_string());
    waits.then(|| fill("queens_guard-placing", &[("n", &n), ("all", &all)]))
}

fn figure(seat: Seat, kind: Option<Kind>) -> Option<Figure> {
    Some(match (seat, kind) {
        (Seat(0), Some(QUEEN)) => "queen_light",
        (Seat(0), _) => "guard_light",
        (_, Some(QUEEN)) => "queen_dark",
        (..) => "guard_dark",
    })
}

/// Where all moves begin with one trapped piece, that piece is lifted at once, so that its free cells
/// glow. A person who puts it down with Escape may choose again.
fn lift_trapped(
    mut commands: MessageReader<CursorCommand>,
    table: Res<TableState>,
    motion: Res<AnimationQueue>,
    mut put_down: Local<Option<(u32, usize)>>,
    mut lifts: MessageWriter<Lift>,
) {
    let now = (table.opened, table.moves.len());
    let cancelled = commands
        .read()
        .any(|command| *command == CursorCommand::Cancel);
    if cancelled {
        *put_down = Some(now);
    }
    if let Some(only) = only_trapped(&table)
        && !motion.busy()
        && *put_down != Some(now)
    {
        lifts.write(Lift(only));
    }
}

/// The trapped piece with which every move begins, if a person is to move it and may choose where
/// it goes.
fn only_trapped(table: &TableState) -> Option<Spot> {
    let only = *table.choices.first()?.first()?;
    let all = table
        .choices
        .iter()
        .all(|choice| choice.len() == 2 && choice[0] == only);
    (all && !table.pointing() && table.compulsory == [only]).then_some(only)
}
