//! Positions and moves as Sanmill writes them.
//!
//! Source: the documentation of Sanmill's “UCI protocol for mill games”. A position has three rings
//! of eight points, the inner one first, each clockwise from its upper midpoint (d5, d6 and d7), with
//! `O` for White, `@` for Black and `*` for nobody; then the side to move, the phase, the action, the
//! men of White on the board and in hand, those of Black, and numbers that are not needed here. A
//! removal is a move of its own, `xd6`.

use super::board::{Move, Point, Points, Side, in_mills};
use super::{CEYLON, Mill, point};
use crate::{Game, Match, Setup, Spot};

/// A position that was read: a match from it, or what may be removed before the next turn.
pub enum Position {
    /// A turn begins.
    Turn(Match<Mill>),
    /// The side to move has closed a mill and removes a man.
    Removal(Removal),
}

/// A turn of which only the removal is missing.
#[derive(Clone)]
pub struct Removal {
    /// The match before the turn and the move without its removal, if they are known.
    pub turn: Option<(Match<Mill>, Move)>,
    /// Every man that may be removed, and the match after that.
    pub choices: Vec<(Point, Match<Mill>)>,
}

/// The points in the order of a position's letters.
fn points() -> impl Iterator<Item = Point> {
    let ring = |first: u16| (0..8).map(move |step| first + (step + 1) % 8);
    let indices = [16, 8, 0].into_iter().flat_map(ring);
    indices.filter_map(|index| point(Spot::Square(index)))
}

/// The name of a side, as it is written.
const fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// The position as Sanmill writes it, with zeros for what our rules do not count.
pub fn fen(game: &Mill, removal: bool) -> String {
    let board = game.board();
    let letter = |point: Point| match () {
        () if board.men(Side::White) & point.mask() != 0 => 'O',
        () if board.men(Side::Black) & point.mask() != 0 => '@',
        () => '*',
    };
    let letters: Vec<char> = points().map(letter).collect();
    let rings: Vec<String> = letters
        .chunks(8)
        .map(|ring| ring.iter().collect())
        .collect();
    let turn = board.turn();
    let placing = board.hand(turn) > 0;
    let over = game.turn().outcome().is_some();
    let (phase, action) = match () {
        () if over => ('o', '?'),
        () if removal => (if placing { 'p' } else { 'm' }, 'r'),
        () if placing => ('p', 'p'),
        () => ('m', 's'),
    };
    let men = Side::ALL.map(|side| {
        let on_board = board.men(side).count_ones();
        format!("{on_board} {}", board.hand(side))
    });
    format!(
        "{} {} {phase} {action} {} 0 0 0 0 0 0 0 {} 1",
        rings.join("/"),
        side_letter(turn),
        men.join(" "),
        game.quiet()
    )
}

/// Reads a position. `None` if it has another form, otherwise the position or why it is none.
pub fn read_fen(setup: &Setup, text: &str) -> Option<Result<Position, String>> {
    let mut fields = text.split_whitespace();
    let letters: Vec<char> = fields.next()?.chars().filter(|c| *c != '/').collect();
    let turn = match fields.next()? {
        "w" => Side::White,
        "b" => Side::Black,
        _ => return None,
    };
    let action = fields.nth(1)?;
    let numbers: Vec<u8> = fields
        .take(4)
        .map(|field| field.parse::<u8>().ok())
        .collect::<Option<_>>()?;
    let &[_, white, _, black] = numbers.as_slice() else {
        return None;
    };
    let mut men = [0; 2];
    if letters.len() != 24 {
        return None;
    }
    for (point, letter) in points().zip(letters) {
        match letter {
            'O' => men[0] |= point.mask(),
            '@' => men[1] |= point.mask(),
            '*' => {}
            _ => return None,
        }
    }
    let begin = |men: [u32; 2], turn: Side| {
        let position = position_text(men, [white, black], turn);
        Match::from_position(setup.clone(), Vec::new(), 0, &position)
            .map_err(|refusal| refusal.to_string())
    };
    if action != "r" {
        return Some(begin(men, turn).map(Position::Turn));
    }
    let others = men[turn.other().index()];
    let free = others & !in_mills(others);
    let removable = if free == 0 { others } else { free };
    // In Ceylon Mill the side that closed the mill goes on.
    let ceylon = setup.variant().key == CEYLON;
    let next = if ceylon { turn } else { turn.other() };
    let mut choices = Vec::new();
    for point in Points(removable) {
        let mut left = men;
        left[turn.other().index()] &= !point.mask();
        match begin(left, next) {
            Ok(game) => choices.push((point, game)),
            Err(why) => return Some(Err(why)),
        }
    }
    let removal = Removal {
        turn: None,
        choices,
    };
    Some(Ok(Position::Removal(removal)))
}

/// The position in our own notation.
fn position_text(men: [u32; 2], hand: [u8; 2], turn: Side) -> String {
    let names = |set: u32| Points(set).map(Point::name).collect::<Vec<_>>().join(",");
    let turn = side_letter(turn).to_ascii_uppercase();
    let [white, black] = hand;
    format!(
        "{turn}:W{}:B{}:H{white},{black}",
        names(men[0]),
        names(men[1])
    )
}

/// The parts of a move as they are written one after another: the move, and its removal.
pub fn parts(mv: Move) -> impl Iterator<Item = String> {
    let first = Move::new(mv.from(), mv.to(), None).to_string();
    let removal = mv.taken().map(|taken| format!("x{taken}"));
    [Some(first), removal].into_iter().flatten()
}

/// Plays a move as it is written, a whole turn or the part of one. Other programs have other rules
/// about draws: a game that is drawn by ours begins again at its position.
///
/// # Errors
/// The key of a sentence that says why it is not legal, or the point of a man that has to be removed
/// first.
pub fn play(position: Position, text: &str) -> Result<Position, NotPlayed> {
    match position {
        Position::Removal(removal) => remove(removal, text).map(Position::Turn),
        Position::Turn(game) => play_turn(game, text),
    }
}

/// Why a move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// It is not legal.
    Illegal,
    /// A man has to be removed first, such as this one.
    RemovalFirst(Point),
    /// Nothing can be removed.
    NoRemoval,
}

fn remove(mut removal: Removal, text: &str) -> Result<Match<Mill>, NotPlayed> {
    let first = removal.choices.first().map(|(point, _)| *point);
    let named = text.strip_prefix('x').and_then(Point::named);
    let at = named.and_then(|point| {
        removal
            .choices
            .iter()
            .position(|(taken, _)| *taken == point)
    });
    match (named, at, first) {
        (_, Some(at), _) => Ok(removal.choices.swap_remove(at).1),
        (None, _, Some(first)) => Err(NotPlayed::RemovalFirst(first)),
        _ => Err(NotPlayed::Illegal),
    }
}

fn play_turn(game: Match<Mill>, text: &str) -> Result<Position, NotPlayed> {
    let mut game = game.past_the_draw().unwrap_or(game);
    if text.starts_with('x') {
        return Err(NotPlayed::NoRemoval);
    }
    if game.play_text(text).is_ok() {
        return Ok(Position::Turn(game));
    }
    let legal = game.legal_moves();
    let same = |mv: &&Move| Move::new(mv.from(), mv.to(), None).to_string() == text;
    let mut choices = Vec::new();
    let mut played = None;
    for mv in legal.iter().filter(same) {
        let mut after = game.clone();
        if let Some(taken) = mv.taken()
            && after.play(*mv).is_ok()
        {
            played = Some(Move::new(mv.from(), mv.to(), None));
            choices.push((taken, after));
        }
    }
    let played = played.ok_or(NotPlayed::Illegal)?;
    Ok(Position::Removal(Removal {
        turn: Some((game, played)),
        choices,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(variant: &str) -> Setup {
        Setup::standard(variant).expect("a variant")
    }

    fn start() -> Position {
        Position::Turn(Match::new(setup("nine_mens_morris"), Vec::new(), 0))
    }

    fn played(moves: &str) -> Result<Position, NotPlayed> {
        moves.split_whitespace().try_fold(start(), play)
    }

    fn game(position: Position) -> Match<Mill> {
        match position {
            Position::Turn(game) => game,
            Position::Removal(_) => panic!("a removal is missing"),
        }
    }

    const START: &str = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";

    #[test]
    fn positions_are_written_and_read() {
        let game = game(start());
        assert_eq!(fen(game.game(), false), START);
        // d5 is the first letter of the inner ring, a7 the last of the outer one.
        let text = "O*******/********/*******@ w p p 1 8 1 8 0 0 0 0 0 0 0 0 1";
        let Some(Ok(Position::Turn(read))) = read_fen(&setup("nine_mens_morris"), text) else {
            panic!("{text}")
        };
        assert_eq!(read.game().position(), "W:Wd5:Ba7:H8,8");
        assert_eq!(fen(read.game(), false), text);
        for other in [
            "",
            "O*******/********/*******@",
            "O*******/********/******* w p p 1 8 1 8",
            "O*******/********/*******x w p p 1 8 1 8",
            "O*******/********/*******@ x p p 1 8 1 8",
            "O*******/********/*******@ w p p 1 8 1",
            "O*******/********/*******@ w p p 1 8 1 999",
        ] {
            assert!(
                read_fen(&setup("nine_mens_morris"), other).is_none(),
                "{other}"
            );
        }
        let many = "OOOOOOOO/OOOOOOOO/********w p p 1 8 1 8".replace("w p", " w p");
        assert!(matches!(
            read_fen(&setup("nine_mens_morris"), &many),
            Some(Err(_))
        ));
    }

    /// Every point has its place in the position.
    #[test]
    fn all_points_come_back() {
        for point in Point::all() {
            let text = format!("W:W{point}:B:H8,8");
            let game = Match::<Mill>::from_position(setup("mixed_mill"), Vec::new(), 0, &text);
            let written = fen(game.expect("a position").game(), false);
            let Some(Ok(Position::Turn(read))) = read_fen(&setup("mixed_mill"), &written) else {
                panic!("{written}")
            };
            assert_eq!(read.game().position(), text);
        }
        let names: Vec<&str> = points().map(Point::name).collect();
        assert_eq!(names[..8], ["d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"]);
        assert_eq!(
            names[16..],
            ["d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7"]
        );
    }

    /// NM-3: a removal is a move of its own, or part of the move that closes the mill.
    #[test]
    fn removals_are_moves_of_their_own() {
        let closing = "a7 b6 d7 d6 g7";
        let Ok(Position::Removal(removal)) = played(closing) else {
            panic!("a mill is closed")
        };
        assert_eq!(removal.choices.len(), 2);
        let apart = game(played(&format!("{closing} xb6")).expect("legal"));
        let together = game(played(&format!("{closing}xb6")).expect("legal"));
        assert_eq!(apart.game().position(), together.game().position());
        assert_eq!(apart.plies().len(), 5);
        let parts: Vec<String> = parts(apart.plies()[4].mv).collect();
        assert_eq!(parts, ["g7", "xb6"]);
        for (moves, why) in [
            (
                "a7 b6 d7 d6 g7 g4",
                NotPlayed::RemovalFirst(removal.choices[0].0),
            ),
            ("a7 b6 d7 d6 g7 xa7", NotPlayed::Illegal),
            ("a7 xb6", NotPlayed::NoRemoval),
            ("a7 a7", NotPlayed::Illegal),
            ("a7 nonsense", NotPlayed::Illegal),
        ] {
            assert_eq!(played(moves).err(), Some(why), "{moves}");
        }
        let written = fen(removal.turn.expect("known").0.game(), true);
        assert!(written.contains(" w p r "), "{written}");
    }

    /// A position may be given in the middle of a turn.
    #[test]
    fn a_position_may_wait_for_a_removal() {
        let text = "*@******/@*******/OO*****O w p r 3 6 2 7 0 1 0 0 0 0 0 0 3";
        let Some(Ok(position)) = read_fen(&setup("nine_mens_morris"), text) else {
            panic!("{text}")
        };
        let after = game(play(position, "xd6").expect("legal"));
        assert_eq!(after.game().position(), "B:Wa7,d7,g7:Be5:H6,7");
    }
}
