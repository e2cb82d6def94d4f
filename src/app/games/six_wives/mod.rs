//! The Six Wives on the table: a palace floor, on which four kings in livery see their queens, coins
//! with a cameo or a number, to their fates.

mod fates;
mod figures;
mod history;
mod look;
mod score_card;

use bevy::prelude::*;

use crate::app::cue::{Cue, CueSound};
use crate::app::games::CofferGame;
use crate::app::games::six_wives::look::SKIN;
use crate::app::session::{OwnMark, ScoreEntry, Standings, TableGame, TableState};
use crate::app::table::layout::board::BoardShape;
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation};
use crate::app::table::skin_plan::Pictures;
use crate::app::wording::words::GameWords;
use crate::players::six_wives::evaluation::needed;
use crate::rules::six_wives::board::{Action, Board, Corner, Deed, Piece, Space, Spaces, WIDTH};
use crate::rules::six_wives::card::Fate;
use crate::rules::six_wives::{KING, PASS, SixWives, space_at, spot, survive};
use crate::rules::{Game, Seat, Spot};
use crate::texts;

impl TableGame for SixWives {
    const GAME: &'static str = "six_wives";

    /// Each player has a corner of the table: nothing needs to turn.
    const TURNS: bool = false;

    /// The corners where queens survive, and what a selected piece can do besides moving.
    fn own_marks(&self) -> Vec<OwnMark> {
        let mut marks = corners(self.board());
        if Game::turn(self).seat().is_some() {
            marks.extend(goals(self.board()));
        }
        marks
    }

    fn standings(&self) -> Option<Standings> {
        let board = self.board();
        let quarters = (0..board.seats()).map(|seat| needed(board, Seat(seat)));
        Some(Standings {
            moves_needed: quarters.map(|quarters| quarters.div_ceil(4)).collect(),
            finished: self.ranking().to_vec(),
        })
    }

    fn score_card(view: &SixWives, seat: Seat) -> Vec<ScoreEntry> {
        score_card::of(view.board(), seat)
    }
}

/// The anchor in the middle of the tile where a seat's queens survive.
const fn haven(seat: Seat) -> Spot {
    Spot::Pile(seat.0 as u16)
}

/// The medals on the corners, and the light on one while the selected queen may survive there.
fn corners(board: &Board) -> Vec<OwnMark> {
    let seats = (0..board.seats()).map(Seat);
    let open = seats.filter(|seat| board.card(*seat).left()[Fate::Survived.index()] > 0);
    let medal = |seat: Seat| OwnMark::on_board(look::medal(seat), haven(seat));
    let mut marks: Vec<OwnMark> = open.map(medal).collect();
    let turn = board.turn();
    let queens = Spaces(board.queens_of(turn)).filter(|at| match board.piece_at(*at) {
        Some((_, Piece::Queen(queen))) => board
            .card(turn)
            .open(queen)
            .any(|fate| fate == Fate::Survived),
        _ => false,
    });
    marks.extend(queens.map(|at| OwnMark {
        selected: Some(spot(at)),
        ..OwnMark::on_board(look::lit_corner(turn), haven(turn))
    }));
    marks
}

/// The medals of the goals that the player to move can meet now, each where its action ends, and a
/// mark on the queen whom the king beheads.
fn goals(board: &Board) -> Vec<OwnMark> {
    let mut marks = Vec::new();
    board.for_each_action(|action| marks.extend(goal(board, action)));
    marks
}

fn goal(board: &Board, action: Action) -> Vec<OwnMark> {
    let (Some(Deed::Meet { at, fate, .. }), Some(from)) = (board.deed(action), action.from())
    else {
        return Vec::new();
    };
    let over = |key, at: Spot| OwnMark {
        key,
        at,
        selected: Some(spot(from)),
        over: true,
    };
    let to = action.to().map_or(survive(board.turn()), spot);
    let medal = over(look::goal(fate), to);
    match fate {
        Fate::Beheaded => vec![over(look::VICTIM, spot(at)), medal],
        Fate::Divorced | Fate::Died | Fate::Survived => vec![medal],
    }
}

/// The Six Wives on the table.
#[derive(Default)]
pub struct SixWivesPlugin;

impl CofferGame for SixWives {
    type Plugin = SixWivesPlugin;
}

impl Plugin for SixWivesPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<SixWives>(GamePresentation {
            words: GameWords {
                place: label,
                choice: choice_name,
                ..GameWords::of(SixWives::GAME)
            },
            board: |seats| board(seats).into(),
            sides: &figures::MEDALS,
            count,
            figure: figures::figure,
            stage: |_| None,
            skin: |_| Pictures::Board(SKIN),
            cues: CUES,
            sheets: figures::SHEETS,
            gallery: Gallery::Stories(&history::GALLERY),
        });
        app.add_plugins((fates::plugin, history::plugin));
    }
}

/// Coins on marble. A queen who leaves the board makes the sound of her fate.
const CUES: &[CueSound] = &[
    CueSound {
        cue: Cue::Capture,
        clips: &[],
        volume: 0.0,
    },
    CueSound {
        cue: fates::cue(Fate::Divorced),
        clips: &["push"],
        volume: 0.8,
    },
    CueSound {
        cue: fates::cue(Fate::Beheaded),
        clips: &["axe"],
        volume: 0.8,
    },
    CueSound {
        cue: fates::cue(Fate::Died),
        clips: &["earth"],
        volume: 0.8,
    },
    CueSound {
        cue: fates::cue(Fate::Survived),
        clips: &["gate"],
        volume: 0.8,
    },
];

/// The middle of a space.
fn middle(space: Space) -> Vec2 {
    Vec2::new(f32::from(space.column()), f32::from(space.row())) + 0.5
}

/// The middle of the tile where the queens of a corner survive.
fn haven_middle(corner: Corner) -> Vec2 {
    let all: Vec<Vec2> = Spaces(corner.haven()).map(middle).collect();
    all.iter().sum::<Vec2>() / all.len().max(1) as f32
}

/// Ten by ten spaces, with each player's own corner at the lower left. A space has 57.6 units; see
/// `assets/art/six_wives`.
fn board(seats: u8) -> BoardShape {
    let corners = Corner::of_table(seats);
    let havens = || {
        let seated = (0..).map(Seat).zip(corners);
        seated.map(|(seat, corner)| (seat, haven_middle(*corner)))
    };
    let side = f32::from(WIDTH);
    let survivals = havens().map(|(seat, at)| (survive(seat), at));
    let along = |words: [&'static str; 10]| {
        let at = |(word, step): (&'static str, u8)| (word, f32::from(step) + 0.5);
        words.into_iter().zip(0_u8..).map(at).collect()
    };
    let spaces = || (0..WIDTH * WIDTH).filter_map(Space::new);
    // Tiles of two by two spaces alternate, the pale ones in the corners.
    let pale = |at: &Space| (at.column() / 2 + at.row() / 2).is_multiple_of(2);
    BoardShape {
        cells: spaces().map(|space| (spot(space), middle(space))).collect(),
        size: Vec2::splat(side),
        frame: [38.0 / 57.6, 17.0 / 35.4],
        seats,
        turn: if seats == 2 { 180.0 } else { 90.0 },
        bottom: Seat(0),
        rims: [
            along(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]),
            along(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
        ],
        rims_on_frame: true,
        choices: survivals
            .chain([(PASS, Vec2::new(side / 2.0, -0.3))])
            .collect(),
        tray: None,
        pale: spaces().filter(pale).map(spot).collect(),
        panel: 550.0,
        tall_pieces: true,
        anchors: havens().map(|(seat, at)| (haven(seat), at)).collect(),
        graves: spaces().filter(|at| at.is_grave()).map(spot).collect(),
        scenes: &fates::SCENES,
        ..default()
    }
}

fn label(at: Spot) -> Option<String> {
    space_at(at).map(|space| space.to_string())
}

/// All choices but the pass let a queen survive.
fn choice_name(number: u16) -> Option<String> {
    let survives = Spot::Choice(number) != PASS;
    survives.then(|| texts::text("six_wives-choice-survive").to_owned())
}

/// The queens that a seat still has to see to their fates, in words.
fn count(table: &TableState, seat: Seat) -> Option<String> {
    let left = table.pieces_of(seat).filter(|piece| {
        let lives = |space: Space| !space.is_grave();
        piece.kind != Some(KING) && space_at(piece.spot).is_some_and(lives)
    });
    Some(texts::fill(
        "six_wives-count",
        &[("n", &left.count().to_string())],
    ))
}
