//! Updates [`TableState`] with what the people at this screen may know of the match.

use std::collections::BTreeSet;

use crate::app::session::game::TableGame;
use crate::app::session::state::{AnalysisLines, Mode, MoveLine, RuleNow, TableState};
use crate::levels::pages;
use crate::players::levels::Character;
use crate::rules::{Game, GameView, Match, Ply, Seat, Spot};
use crate::texts::Sentence;

/// Which position of a match is shown, and to whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The number of moves played in the position being viewed. `None` for the current position.
    pub viewed_ply: Option<usize>,
    /// In a game with hidden information: the seat whose hand is shown. `None` while the curtain is
    /// closed, or if only courtiers play.
    pub open_to: Option<Seat>,
}

/// Updates `table` from a match, but for what can be undone and redone.
pub(super) fn describe<G: TableGame>(game: &Match<G>, shown: &Shown, table: &mut TableState) {
    describe_match(game, shown, table);
    describe_lines(game, table);
    describe_moves(game, table);
    describe_position(game, table);
    describe_choices(game, table);
}

/// The lines of an analysis board.
fn describe_lines<G: TableGame>(game: &Match<G>, table: &mut TableState) {
    let side_lines = game.side_lines().into_iter();
    if game.analysis().is_some() {
        table.mode = Mode::Analysis(AnalysisLines {
            at: game.plies().len(),
            beside: side_lines
                .map(|side| (side.from, side.moves.to_vec()))
                .collect(),
        });
    }
}

/// Seats and turn.
fn describe_match<G: TableGame>(game: &Match<G>, shown: &Shown, table: &mut TableState) {
    table.hidden = game.game().hides_anything();
    table.may_agree_draw = game.game().may_agree_draw();
    table.editable = game.game().piece_box().is_some();
    table.sees = if table.hidden {
        shown.open_to
    } else {
        Some(table.viewer)
    };
    game.setup().variant().key.clone_into(&mut table.variant);
    table.seats = game.seats().to_vec();
    let seats = || (0..).map(Seat).take(table.seats.len());
    let faces: Vec<Option<&str>> = seats().map(|seat| game.face(seat)).collect();
    table.characters = Character::seated(&table.seats, &faces);
    let team = |seat| {
        seats()
            .find(|other| game.game().allies(*other, seat))
            .unwrap_or(seat)
    };
    table.teams = seats().map(team).collect();
    table.turn = game.turn();
    let over = table.turn.outcome().is_some();
    table.standings = game.game().standings().filter(|_| over);
    table.viewed_ply = shown.viewed_ply;
}

/// The move list. Existing lines are kept as long as the viewer is the same; only new moves are
/// added.
fn describe_moves<G: TableGame>(game: &Match<G>, table: &mut TableState) {
    let whole = table.analysis().map(|_| game.whole());
    let plies = whole.as_ref().unwrap_or(game).plies();
    let reader = (table.opened, table.sees);
    // On an analysis board, any move may have become another one.
    if table.lines_for != reader || table.analysis().is_some() {
        table.lines_for = reader;
        table.moves.clear();
    }
    table.moves.truncate(plies.len());
    // After an undo, another move may have replaced the last one.
    table.moves.pop();
    for ply in &plies[table.moves.len()..] {
        let turn = match table.moves.last() {
            None => 0,
            Some(last) => {
                let before = &plies[table.moves.len() - 1].after;
                last.turn + usize::from(before.starts_turn())
            }
        };
        table.moves.push(MoveLine::of(ply, turn, table.sees));
    }
}

/// The position shown.
fn describe_position<G: TableGame>(game: &Match<G>, table: &mut TableState) {
    let sees = table.sees;
    let shown = table.shown();
    let position = game.game_after(shown);
    let view = position.view(sees);
    let seats = || (0..).map(Seat).take(table.seats.len());
    let seat_status = seats().map(|seat| position.seat_status(seat)).collect();
    let score_cards = seats().map(|seat| G::score_card(&view, seat)).collect();
    (table.seat_status, table.score_cards) = (seat_status, score_cards);
    table.lines = position.lines();
    table.own_marks = position.own_marks();
    table.names_only = G::names_only(&view);
    table.pieces = view.pieces();
    // The last move of a match leaves the cards as it has laid them: only what comes after it, or
    // an end without a move, turns them up.
    let again = table.viewed_ply.is_some() && game.turn().outcome().is_some();
    let over = again || game.ending().is_some();
    if table.hidden && (over || table.opens_hands()) {
        show_hands(position, table);
    }
    table.position = if table.hidden {
        String::new()
    } else {
        position.position()
    };
    let last = shown.checked_sub(1).and_then(|last| game.plies().get(last));
    let visible = |ply: &&Ply<G>| {
        !table.hidden || ply.after.move_text_for(&ply.mv, &ply.text, sees) == ply.text
    };
    table.last = last
        .filter(visible)
        .map_or_else(Vec::new, |ply| ply.after.spots_for(&ply.mv, sees));
    table.last.truncate(G::PATH_LENGTH);
}

/// Turns up every hand, a dummy's too: once a match is over, resigned or played out, no hand is a
/// secret.
fn show_hands<G: Game>(position: &G, table: &mut TableState) {
    let sees = table.sees;
    let hands = table.pieces.iter().filter_map(|piece| match piece.spot {
        Spot::Hand(seat) => Some(seat),
        _ => None,
    });
    for seat in hands.collect::<BTreeSet<Seat>>() {
        let own = position.view(Some(seat)).pieces().into_iter();
        for held in own.filter(|piece| piece.spot == Spot::Hand(seat)) {
            let id = position.same_piece(held.id, Some(seat), sees);
            let mut hand = table
                .pieces
                .iter_mut()
                .filter(|piece| piece.spot == held.spot);
            if let Some(piece) = hand.find(|piece| piece.id == id) {
                piece.kind = held.kind;
            }
        }
    }
}

/// The legal choices, and the rule that matters most now.
fn describe_choices<G: TableGame>(game: &Match<G>, table: &mut TableState) {
    let person = game.acting().is_some_and(|(_, who)| who.is_person());
    // In practice the learner moves only their own side.
    let own = !table.is_practice() || table.turn.seat() == Some(table.viewer);
    // In a game with hidden information, nobody may see what another player could do.
    let shown_to = !table.hidden || table.turn.seat() == table.sees;
    let person = person && own && shown_to && table.viewed_ply.is_none();
    table.choices = if table.pointing() {
        everywhere(game.game())
    } else if person {
        let legal = game.legal_moves();
        let offered = legal.iter().filter(|mv| game.game().offers(mv));
        offered.map(|mv| game.game().spots(mv)).collect()
    } else {
        Vec::new()
    };
    table.barred = if person && !table.pointing() {
        game.game().barred()
    } else {
        Vec::new()
    };
    table.choice_names = choice_names(game, table);
    table.path_length = G::PATH_LENGTH;
    table.compulsory = if person {
        game.game().compulsory()
    } else {
        Vec::new()
    };
    let moment = shown_to.then(|| pages::moment(game)).flatten();
    table.rule = moment.map(|moment| RuleNow {
        page: &moment.page.key,
        sentence: moment.sentence,
    });
}

/// The names of the choices that depend on the position.
fn choice_names<G: TableGame>(game: &Match<G>, table: &TableState) -> Vec<(u16, Sentence)> {
    let numbers: BTreeSet<u16> = (table.choices.iter().flatten())
        .filter_map(|spot| match spot {
            Spot::Choice(number) => Some(*number),
            _ => None,
        })
        .collect();
    if numbers.is_empty() {
        return Vec::new();
    }
    let view = game.game().view(table.sees);
    let name = |number: u16| Some((number, G::choice_name(&view, number)?));
    numbers.into_iter().filter_map(name).collect()
}

/// Every spot with a piece on it, each as a choice of its own.
fn everywhere<G: Game>(game: &G) -> Vec<Vec<Spot>> {
    game.view(None)
        .pieces()
        .into_iter()
        .map(|piece| vec![piece.spot])
        .collect()
}
