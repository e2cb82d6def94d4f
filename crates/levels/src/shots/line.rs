//! The solution of a puzzle, played through.

use coffer_rules::{Effect, Game, InteractiveGame, Reason, Seat, legal_moves};

/// A solution, played from its position on.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    /// The position, and those after each move.
    pub games: Vec<G>,
    /// The moves of the solver and the replies in between.
    pub moves: Vec<G::Move>,
    /// Whether each of them is the solver's.
    pub own: Vec<bool>,
    /// The effects of each move.
    pub effects: Vec<Vec<Effect>>,
}

impl<G: InteractiveGame> Line<G> {
    /// Plays these moves; `None` if one of them is not legal.
    pub(super) fn follow<'a>(
        start: &G,
        moves: impl IntoIterator<Item = (bool, &'a str)>,
    ) -> Option<Line<G>> {
        let mut game = start.clone();
        let mut line = Line {
            games: vec![game.clone()],
            moves: Vec::new(),
            own: Vec::new(),
            effects: Vec::new(),
        };
        for (own, text) in moves {
            let mv = game.parse_move(text).ok()?;
            line.effects.push(game.play(&mv).ok()?);
            line.moves.push(mv);
            line.own.push(own);
            line.games.push(game.clone());
        }
        Some(line)
    }

    /// The number of the solver's moves.
    pub(super) fn turns(&self) -> usize {
        self.own.iter().filter(|own| **own).count()
    }

    /// The solver's moves, each with the position before it.
    pub(super) fn own_moves(&self) -> impl Iterator<Item = (&G, &G::Move)> {
        let moves = self.games.iter().zip(&self.moves).zip(&self.own);
        moves.filter(|(_, own)| **own).map(|(pair, _)| pair)
    }

    /// All moves in notation.
    pub(super) fn texts(&self) -> Vec<String> {
        let moves = self.games.iter().zip(&self.moves);
        moves.map(|(game, mv)| game.move_text(mv)).collect()
    }

    /// Whether the first move leaves the opponent only captures.
    pub(super) fn is_forcing(&self) -> bool {
        let after = self.games.get(1);
        after.is_some_and(|game| !game.compulsory().is_empty())
    }

    /// The seat of the solver.
    pub(super) fn solver(&self) -> Option<Seat> {
        self.games.first()?.turn().seat()
    }

    /// Why the game is over after the last move, if it is.
    pub(super) fn reason(&self) -> Option<Reason> {
        let turn = self.games.last()?.turn();
        turn.outcome().map(|outcome| outcome.reason.clone())
    }

    /// Whether a move of the solver has such an effect.
    pub(super) fn has(&self, effect: impl Fn(&Effect) -> bool) -> bool {
        let moves = self.effects.iter().zip(&self.own);
        let own = moves.filter(|(_, own)| **own);
        own.flat_map(|(effects, _)| effects).any(effect)
    }
}

/// The moves from each of these positions to the next.
pub(super) fn between<'a, G: Game>(games: impl Iterator<Item = &'a G> + Clone) -> Vec<String> {
    let pairs = games.clone().zip(games.skip(1));
    let leads = |before: &G, mv: &G::Move, after: &G| {
        let mut next = before.clone();
        next.play(mv).is_ok() && next.key() == after.key()
    };
    let moves = pairs.filter_map(|(before, after)| {
        let mut legal = legal_moves(before).into_iter();
        let mv = legal.find(|mv| leads(before, mv, after))?;
        Some(before.move_text(&mv))
    });
    moves.collect()
}
