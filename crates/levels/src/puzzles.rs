//! Puzzles: positions in which exactly one move wins.
//!
//! The data are under `levels/<family>/` and were found in games between computer players
//! ([`shots`](super::shots), `coffer puzzles`). A [`PuzzleAttempt`] plays a puzzle on the real
//! rules: the solver's move is right, wrong or illegal; the opponent's replies are part of the
//! data. The ids of the solved puzzles are stored elsewhere.

use coffer_players::hint::{Explains, PlayedLine, verdict};
use coffer_players::knowledge::Knowledge;
use coffer_players::levels::Courtier;
use coffer_players::search::Score;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{CourtGame, Request};
use coffer_players::{Budget, Clock};
use coffer_rules::registry::{self, for_each_game};
use coffer_rules::{Game, Match, MatchError, Record, Refusal, Seat, Setup, Spot, legal_moves};
use coffer_texts::{Sentence, Worded};
use serde::{Deserialize, Serialize};

use super::sentences::OwnSentences;
use super::themes::PuzzleTheme;

/// What the solver has to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PuzzleGoal {
    /// This many more pieces captured than given.
    Pieces(u32),
    /// Win the game.
    Win,
    /// Meet this many goals of a game that has goals.
    Goals(u32),
    /// Find each move that alone still wins, until there are several.
    StayWinning,
    /// Take so many of the so many tricks that are left, all hands being open: find each card that
    /// alone still does, until there are several.
    Tricks(u32, u32),
    /// Lay so many more cards in a turn than the others can lay after it, all hands being open: find
    /// each move that alone still does, until there are several.
    Lay(u32),
    /// Go out in a turn, all hands being open: find each move that alone still does, until there are
    /// several.
    GoOut,
}

impl PuzzleGoal {
    /// What is left of it for a solver that has gained so much: only goals are counted down.
    pub(super) fn after(self, gained: i32) -> PuzzleGoal {
        match self {
            PuzzleGoal::Goals(goals) => {
                PuzzleGoal::Goals(goals.saturating_sub(gained.unsigned_abs()))
            }
            PuzzleGoal::Win
            | PuzzleGoal::Pieces(_)
            | PuzzleGoal::StayWinning
            | PuzzleGoal::Tricks(..)
            | PuzzleGoal::Lay(_)
            | PuzzleGoal::GoOut => self,
        }
    }

    /// Whether all hands lie open for it.
    #[must_use]
    pub const fn opens_hands(self) -> bool {
        matches!(self, Self::Tricks(..) | Self::Lay(_) | Self::GoOut)
    }

    /// Whether each right move only keeps what can be reached, so that the solution ends where several
    /// do.
    pub(super) const fn keeps(self) -> bool {
        matches!(self, Self::StayWinning) || self.opens_hands()
    }
}

/// A position with a unique solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its permanent id: the variant's key and a number derived from the position. In a player's own
    /// file it is any name, before which the file's name is put when the file is loaded.
    pub id: String,
    /// The position in the game's notation; the solver is the side to move.
    pub position: String,
    /// The solution in the game's notation: the solver's moves and the replies in between. It
    /// begins and ends with a move of the solver. A reply is all moves of the others until the solver
    /// moves again, with `; ` between them: several if others follow each other, none if the
    /// solver's turn goes on.
    pub solution: Vec<String>,
    /// Alternative last moves that achieve the same.
    #[serde(default)]
    pub also: Vec<String>,
    /// What the solution achieves.
    pub goal: PuzzleGoal,
    /// Whether the first move gives something away.
    #[serde(default)]
    pub sacrifice: bool,
    /// From 1, easy, to [`Puzzle::HARDEST`].
    pub difficulty: u8,
    /// What it is about.
    #[serde(default)]
    pub theme: Option<PuzzleTheme>,
    /// The task in the words of the author of a player's own file.
    #[serde(skip)]
    pub own_task: Option<Worded>,
    /// The praise in the words of that author.
    #[serde(skip)]
    pub own_praise: Option<Worded>,
}

/// Puzzles of a variant, in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleSet {
    /// The key of the variant.
    pub variant: String,
    /// The puzzles; easy ones first.
    pub puzzles: Vec<Puzzle>,
    /// The sentences, in a player's own file: `title`, and optionally the task of a puzzle under its
    /// id and its praise under `<id>-done`.
    #[serde(default)]
    pub sentences: OwnSentences,
    /// The name of its file; `None` if it is built in.
    #[serde(skip)]
    pub file: Option<String>,
}

impl PuzzleSet {
    /// The key of the set's title in its sentences.
    pub const TITLE: &str = "title";

    /// The same set from a file of this name; `None` if it is built in. A file's puzzles get its
    /// name in their ids, and its sentences.
    pub(super) fn named(mut self, file: Option<&str>) -> Self {
        self.file = file.map(str::to_owned);
        let sentence = |key: &str| self.sentences.get(key).cloned().map(Worded::from);
        for puzzle in &mut self.puzzles {
            puzzle.own_task = sentence(&puzzle.id);
            puzzle.own_praise = sentence(&praise_key(&puzzle.id));
            if let Some(file) = file {
                puzzle.id = format!("{}-{file}/{}", self.variant, puzzle.id);
            }
        }
        self
    }

    /// The title of a player's own file; `None` if the set is built in.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        let file = self.file.as_ref()?;
        Some(self.sentences.get(Self::TITLE).unwrap_or(file))
    }
}

/// What separates the moves of others that follow each other.
pub(super) const REPLIES: &str = "; ";

/// The moves of the others in a part of a solution.
fn replies_in(part: &str) -> impl Iterator<Item = &str> {
    let moves = part.split(REPLIES.trim()).map(str::trim);
    moves.filter(|mv| !mv.is_empty())
}

/// The key of the praise when a puzzle is solved.
pub(super) fn praise_key(id: &str) -> String {
    format!("{id}-done")
}

impl Puzzle {
    /// The highest difficulty.
    pub const HARDEST: u8 = 4;

    /// The number of moves the solver makes.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.solution.len().div_ceil(2)
    }

    /// The moves of the solution one by one, each with whether it is the solver's.
    pub(super) fn plies(&self) -> impl Iterator<Item = (bool, &str)> {
        let parts = self.solution.iter().enumerate();
        parts.flat_map(|(part, text)| {
            let own = part % 2 == 0;
            let (whole, replies) = if own {
                (Some((true, text.as_str())), "")
            } else {
                (None, text.as_str())
            };
            let replies = replies_in(replies).map(|reply| (false, reply));
            whole.into_iter().chain(replies)
        })
    }

    /// The task: `Win a piece in three moves.`
    #[must_use]
    pub fn task(&self) -> Sentence {
        let key = match self.goal {
            PuzzleGoal::Win => "puzzle-win",
            PuzzleGoal::Pieces(_) => "puzzle-pieces",
            PuzzleGoal::Goals(_) => "puzzle-goals",
            PuzzleGoal::StayWinning => "puzzle-stay_winning",
            PuzzleGoal::Tricks(n, of) if n >= of => "puzzle-tricks_all",
            PuzzleGoal::Tricks(n, of) if n + 1 == of => "puzzle-tricks_but_one",
            PuzzleGoal::Tricks(..) => "puzzle-tricks",
            PuzzleGoal::Lay(_) => "puzzle-lay",
            PuzzleGoal::GoOut => "puzzle-go_out",
        };
        let sentence = Sentence::new(key).with("moves", self.moves());
        match self.goal {
            PuzzleGoal::Pieces(n) | PuzzleGoal::Goals(n) | PuzzleGoal::Lay(n) => {
                sentence.with("n", n)
            }
            PuzzleGoal::Tricks(n, of) => sentence.with("n", n).with("of", of),
            PuzzleGoal::Win | PuzzleGoal::StayWinning | PuzzleGoal::GoOut => sentence,
        }
    }

    /// The task as shown: in the author's words, or [`Puzzle::task`].
    #[must_use]
    pub fn task_words(&self) -> Worded {
        let own = self.own_task.clone();
        own.unwrap_or_else(|| self.task().into())
    }

    /// The praise for a solver: in the author's words, or what the puzzle teaches.
    #[must_use]
    pub fn praise(&self) -> Worded {
        let lesson = || self.theme.map(PuzzleTheme::lesson);
        let own = self.own_praise.clone().or_else(lesson);
        own.unwrap_or_else(|| Sentence::new("course-solved").into())
    }

    /// The variant of the puzzle, from its id.
    #[must_use]
    pub fn variant(&self) -> &str {
        self.id
            .split_once('-')
            .map_or(self.id.as_str(), |(variant, _)| variant)
    }

    /// The family of its game; `None` if there is no such game.
    #[must_use]
    pub fn family(&self) -> Option<&'static str> {
        registry::variant(self.variant()).map(|variant| variant.family)
    }
}

/// The result of a move in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleResult {
    /// It is illegal; nothing has changed.
    Refused(Refusal),
    /// It is not the solution; nothing has changed. See [`PuzzleAttempt::why_wrong`].
    Wrong,
    /// It is right, and the replies were played: the solver continues.
    Right {
        /// The replies in notation; none if the solver's turn goes on.
        replies: Vec<String>,
    },
    /// The puzzle is solved.
    Solved,
}

/// A puzzle being solved.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt<G: Game> {
    puzzle: Puzzle,
    game: Match<G>,
    /// The number of parts of the solution that are played.
    played: usize,
    wrong: u32,
}

/// The node budget for explaining what is wrong with a move.
const REFUTATION: u64 = 20_000;

/// A puzzle being solved, with its game's type erased; moves are passed as text.
pub trait AnyAttempt: Send + Sync {
    /// The puzzle.
    fn puzzle(&self) -> &Puzzle;
    /// The match so far.
    fn record(&self) -> Record;
    /// The seat of the solver.
    fn learner(&self) -> Seat;
    /// Whether the puzzle is solved.
    fn is_solved(&self) -> bool;
    /// The spots for a hint: the piece that moves next, then its path.
    fn spots(&self) -> Vec<Spot>;
    /// The rest of the solution, including the replies.
    fn rest(&self) -> Vec<String>;
    /// Tries a move.
    fn play_text(&mut self, text: &str) -> PuzzleResult;
}

impl<G: Explains + CourtGame> AnyAttempt for PuzzleAttempt<G> {
    fn puzzle(&self) -> &Puzzle {
        Self::puzzle(self)
    }

    fn record(&self) -> Record {
        self.game.record()
    }

    fn learner(&self) -> Seat {
        self.game.game_after(0).turn().seat().unwrap_or(Seat(0))
    }

    fn is_solved(&self) -> bool {
        Self::is_solved(self)
    }

    fn spots(&self) -> Vec<Spot> {
        Self::spots(self)
    }

    fn rest(&self) -> Vec<String> {
        let rest = self.puzzle.plies().skip(self.game.plies().len());
        rest.map(|(_, text)| text.to_owned()).collect()
    }

    fn play_text(&mut self, text: &str) -> PuzzleResult {
        Self::play_text(self, text)
    }
}

/// Sets up a puzzle; `None` if no game plays its variant.
#[must_use]
pub fn attempt(puzzle: &Puzzle) -> Option<Box<dyn AnyAttempt>> {
    ATTEMPTS.iter().find_map(|attempt| attempt(puzzle))
}

/// Sets up a puzzle of one game; `None` if it is another game's.
fn attempt_at<G: Explains + CourtGame>(puzzle: &Puzzle) -> Option<Box<dyn AnyAttempt>> {
    Some(Box::new(PuzzleAttempt::<G>::new(puzzle).ok()?))
}

macro_rules! attempts {
    ($($game:ty,)*) => { &[$(attempt_at::<$game>),*] };
}

/// The set-up functions by game.
static ATTEMPTS: &[fn(&Puzzle) -> Option<Box<dyn AnyAttempt>>] = for_each_game!(attempts);

impl<G: Explains + CourtGame> PuzzleAttempt<G> {
    /// Sets up a puzzle.
    ///
    /// # Errors
    /// If it is not a puzzle of this game.
    pub fn new(puzzle: &Puzzle) -> Result<PuzzleAttempt<G>, MatchError> {
        let setup = Setup::of::<G>(puzzle.variant(), [])?;
        let game = Match::from_position(setup, Vec::new(), 0, &puzzle.position)
            .map_err(MatchError::Position)?;
        Ok(PuzzleAttempt {
            puzzle: puzzle.clone(),
            game,
            played: 0,
            wrong: 0,
        })
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The match so far.
    #[must_use]
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// The solver's seat; `None` if the game is over.
    #[must_use]
    pub fn solver(&self) -> Option<Seat> {
        self.game.turn().seat()
    }

    /// The number of wrong moves tried.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }

    /// Whether the puzzle is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.played >= self.puzzle.solution.len()
    }

    /// The next move of the solution; `None` if it is solved.
    #[must_use]
    pub fn solution(&self) -> Option<G::Move> {
        let text = self.puzzle.solution.get(self.played)?;
        self.game.game().parse_move(text).ok()
    }

    /// The spots for a hint: the piece that moves next, and its path.
    #[must_use]
    pub fn spots(&self) -> Vec<Spot> {
        self.solution()
            .map_or_else(Vec::new, |mv| self.game.game().spots(&mv))
    }

    /// Tries a move.
    pub fn play(&mut self, mv: &G::Move) -> PuzzleResult {
        if let Some(refusal) = self.game.refusal(mv) {
            return PuzzleResult::Refused(refusal);
        }
        let Some(right) = self.solution() else {
            return PuzzleResult::Refused(Refusal::new("refusal-puzzle-solved"));
        };
        let last = self.played + 1 == self.puzzle.solution.len();
        let text = self.game.game().move_text(mv);
        if *mv != right && !(last && self.puzzle.also.contains(&text)) {
            self.wrong += 1;
            return PuzzleResult::Wrong;
        }
        if let Err(refusal) = self.game.play(mv.clone()) {
            return PuzzleResult::Refused(refusal);
        }
        let Some(reply) = self.puzzle.solution.get(self.played + 1) else {
            self.played += 1;
            return PuzzleResult::Solved;
        };
        self.played += 2;
        let mut replies = Vec::new();
        for text in replies_in(reply) {
            match self.game.play_text(text) {
                Ok(ply) => replies.push(ply.text.clone()),
                // Unreachable: every solution was played through, by a test or when its file was
                // read.
                Err(_) => return PuzzleResult::Solved,
            }
        }
        PuzzleResult::Right { replies }
    }

    /// [`PuzzleAttempt::play`] with the move in notation.
    pub fn play_text(&mut self, text: &str) -> PuzzleResult {
        match self.game.game().parse_move(text) {
            Ok(mv) => self.play(&mv),
            Err(refusal) => PuzzleResult::Refused(refusal),
        }
    }

    /// What is wrong with a move that got [`PuzzleResult::Wrong`]. Searches for some hundredths of
    /// a second.
    #[must_use]
    pub fn why_wrong(&self, mv: &G::Move, knowledge: &Knowledge, clock: Clock) -> Sentence {
        match self.puzzle.goal {
            PuzzleGoal::Goals(_) => return Sentence::new("puzzle-not_in_time"),
            PuzzleGoal::StayWinning => return Sentence::new("puzzle-no_longer_wins"),
            PuzzleGoal::Tricks(..) => return Sentence::new("puzzle-too_few_tricks"),
            PuzzleGoal::Lay(_) => return Sentence::new("puzzle-too_few_cards"),
            PuzzleGoal::GoOut => return Sentence::new("puzzle-not_out"),
            PuzzleGoal::Win | PuzzleGoal::Pieces(_) => {}
        }
        self.refutation(mv, knowledge, clock)
            .unwrap_or_else(|| Sentence::new("puzzle-not_that"))
    }

    fn refutation(&self, mv: &G::Move, knowledge: &Knowledge, clock: Clock) -> Option<Sentence> {
        let game = self.game.game();
        let solver = game.turn().seat()?;
        let better: Vec<G::Move> = self.rest()?;
        let mut after = game.clone();
        after.play(mv).ok()?;
        let mut line = vec![mv.clone()];
        let mut score = None;
        if let Some(seat) = after.turn().seat() {
            let mut thinker = G::courtier(self.puzzle.variant(), Courtier::ThomasMore, knowledge)?;
            let request = Request {
                analyses: true,
                ..Request::new(Some(Budget::nodes(REFUTATION)), PlayerSeed::of(0, 0), clock)
            };
            let thought = thinker.think(&after.view(Some(seat)), &legal_moves(&after), &request);
            score = thought.score.map(|score| {
                if seat == solver {
                    score
                } else {
                    Score(-score.0)
                }
            });
            line.extend(thought.line);
        }
        let better = PlayedLine::follow(game, &better, None)?;
        let played = PlayedLine::follow(game, &line, score)?;
        Some(verdict(&better, &played)).filter(|sentence| sentence.key() != "mistake-gives_ground")
    }

    /// The remaining moves of the solution.
    fn rest(&self) -> Option<Vec<G::Move>> {
        let mut ahead = self.game.game().clone();
        let mut moves = Vec::new();
        for (_, text) in self.puzzle.plies().skip(self.game.plies().len()) {
            let mv = ahead.parse_move(text).ok()?;
            ahead.play(&mv).ok()?;
            moves.push(mv);
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests;
