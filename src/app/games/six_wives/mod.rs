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
use crate::app::session::{OwnMark, ScoreEntry, Standings, TableGame, TableState};
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::layout::board::BoardShape;
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation};
use crate::app::wording::words::GameWords;
use crate::players::six_wives::evaluation::needed;
use crate::rules::six_wives::board::{Action, Board, Deed, Piece, Space, Spaces};
use crate::rules::six_wives::card::Fate;
use crate::rules::six_wives::{KING, PASS, SixWives, space_at, spot, survive};
use crate::rules::{Game, Seat, Spot};
use crate::skins::six_wives::{PLAN, board, haven};
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
            board: |seats| floor(seats).into(),
            sides: &figures::MEDALS,
            count,
            figure: figures::figure,
            stage: |_| None,
            skin: |_| Pictures::Board(PLAN),
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

/// The palace floor, on which fates are scenes.
fn floor(seats: u8) -> BoardShape {
    BoardShape {
        scenes: &fates::SCENES,
        ..board(seats)
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
