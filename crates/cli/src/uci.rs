//! `coffer uci`: the mill games in the protocol of Sanmill, the strongest free mill program, which is
//! like the UCI of chess: `uci`, `isready`, `setoption`, `position`, `go`, `stop`, `quit`.
//!
//! Source: the documentation of Sanmill's “UCI protocol for mill games”. Of its options we have those
//! whose values our games know; [`sanmill`](coffer_rules::mill::sanmill) has positions and moves.

use std::thread;
use std::thread::Scope;
use std::time::Duration;

use clap::Args;
use coffer_players::knowledge::Knowledge;
use coffer_players::search::Score;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::Request;
use coffer_players::{Budget, Cancel, Clock};
use coffer_rules::mill::board::{Move, Point, Side};
use coffer_rules::mill::sanmill::{NotPlayed, Position, Removal, fen, parts, play, read_fen};
use coffer_rules::mill::{MIXED, Mill, NINE};
use coffer_rules::{Game, Match, Setup};
use coffer_texts::{excerpt, fill, text};

use super::background::{Background, Lines};
use super::context::Context;
use super::engine::{
    Engine, Found, Limits, MOST_THREADS, NAME, TimeControl, move_time, read_moves, read_number,
};
use super::error::CliError;
use super::input::{Line, listen};
use super::mill_records::is_mill;
use super::printable::printable;
use super::seeds::any_seed;
use super::variant_names::{variant_named, variants_that};

/// The strongest value of `SkillLevel`.
const MOST_SKILL: u8 = 30;

/// Arguments of `coffer uci`.
#[derive(Debug, Args)]
pub(super) struct UciCommand {
    #[arg(default_value = NINE, value_parser = variants_that(is_mill))]
    variant: String,
}

/// A rule of Sanmill that our games have with one value only.
const FIXED_RULES: [(&str, &str); 8] = [
    ("PiecesCount", "9"),
    ("flyPieceCount", "3"),
    ("PiecesAtLeastCount", "3"),
    ("HasDiagonalLines", "false"),
    ("MayRemoveMultiple", "false"),
    ("MayRemoveFromMillsAlways", "false"),
    ("MayFly", "true"),
    ("ThreefoldRepetitionRule", "true"),
];

/// What was chosen: the position and the whole move, so that its removal need not be found again.
#[derive(Clone)]
struct Planned {
    position: String,
    mv: Move,
}

/// What the search thread has, and gives back.
struct Desk {
    engine: Engine<Mill>,
    planned: Option<Planned>,
}

/// Answers a front end until it quits.
struct Uci<'scope, 'env, 'out> {
    scope: &'scope Scope<'scope, 'env>,
    lines: &'scope Lines<'out>,
    knowledge: &'scope Knowledge,
    clock: Clock,
    seed: u64,
    variant: String,
    skill: u8,
    threads: usize,
    /// The time for a move if `go` does not say; `None` for the player's own.
    move_time: Option<Duration>,
    position: Option<Removal>,
    /// The words of the last `position` without an error: it stays when the game changes.
    given: Vec<String>,
    desk: Option<Desk>,
    searching: Option<Background<'scope, Desk>>,
}

impl UciCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let Context {
            input,
            output,
            knowledge,
            clock,
            ..
        } = context;
        let (knowledge, lines): (&Knowledge, _) = (knowledge, Lines::new(&mut **output));
        thread::scope(|scope| {
            let mut uci = Uci {
                scope,
                lines: &lines,
                knowledge,
                clock: *clock,
                seed: any_seed(),
                variant: self.variant.clone(),
                skill: MOST_SKILL,
                threads: 1,
                move_time: None,
                position: None,
                given: Vec::new(),
                desk: None,
                searching: None,
            };
            let heard = listen(&mut **input, |line| uci.hear(line));
            // Without a front end nobody waits for a move.
            uci.stop();
            heard
        })
    }
}

impl Uci<'_, '_, '_> {
    /// Answers a line; false if the front end quits.
    fn hear(&mut self, line: Line) -> Result<bool, CliError> {
        let line = match line {
            Line::TooLong => String::new(),
            Line::Text(line) => String::from_utf8_lossy(&line).into_owned(),
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        let (command, rest) = words.split_first().unwrap_or((&"", &[]));
        match *command {
            "" | "ponderhit" => {}
            "uci" => self.introduce()?,
            "isready" => {
                if self.searching.is_none() {
                    self.desk()?;
                }
                self.lines.tell("readyok")?;
            }
            "ucinewgame" => {
                self.wait();
                if let Some(desk) = &mut self.desk {
                    desk.engine.forget();
                    desk.planned = None;
                }
            }
            "setoption" => self.set_option(rest)?,
            "position" => self.set_up(rest)?,
            "go" => self.go(rest)?,
            "d" => self.draw()?,
            "stop" => self.stop(),
            "quit" => return Ok(false),
            other => {
                let command = excerpt(other);
                self.error(&fill("cli-uci-no_command", &[("command", &command)]))?;
            }
        }
        Ok(true)
    }

    fn error(&self, why: &str) -> Result<(), CliError> {
        let line = format!("info string error: {}", printable(why));
        Ok(self.lines.tell(line)?)
    }

    fn introduce(&self) -> Result<(), CliError> {
        let variants: Vec<String> = Mill::VARIANTS
            .iter()
            .map(|known| format!("var {}", known.key))
            .collect();
        for line in [
            format!("id name {NAME} {}", coffer_store::VERSION),
            format!("id author {NAME}"),
            format!("option name SkillLevel type spin default {MOST_SKILL} min 0 max {MOST_SKILL}"),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            "option name MoveTime type spin default 0 min 0 max 60".to_owned(),
            format!(
                "option name Variant type combo default {} {}",
                self.variant,
                variants.join(" ")
            ),
            "option name MayMoveInPlacingPhase type check default false".to_owned(),
        ] {
            self.lines.tell(line)?;
        }
        for (name, value) in FIXED_RULES {
            let kind = match value.parse::<u8>() {
                Ok(_) => format!("spin default {value} min {value} max {value}"),
                Err(_) => format!("check default {value}"),
            };
            self.lines.tell(format!("option name {name} type {kind}"))?;
        }
        Ok(self.lines.tell("uciok")?)
    }

    /// The engine with its match; made when it is first needed.
    fn desk(&mut self) -> Result<Option<&mut Desk>, CliError> {
        if self.desk.is_none() {
            let level = 1 + self.skill.min(MOST_SKILL - 1) / 6;
            let setup = Setup::standard(&self.variant)?;
            let engine = Engine::new(setup, level, self.knowledge, self.clock);
            self.desk = engine.map(|engine| Desk {
                engine,
                planned: None,
            });
        }
        Ok(self.desk.as_mut())
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), CliError> {
        let mut halves = words.splitn(2, |word| *word == "value");
        let name = halves.next().unwrap_or_default();
        let name = name.strip_prefix(&["name"]).unwrap_or(name).join(" ");
        let value = halves.next().unwrap_or_default().join(" ");
        let fixed = FIXED_RULES
            .iter()
            .find(|(rule, _)| rule.eq_ignore_ascii_case(&name));
        let mut variant = None;
        let fits = match name.to_ascii_lowercase().as_str() {
            "skilllevel" => value.parse().map(|skill| self.skill = skill).is_ok(),
            "threads" => value
                .parse()
                .map(|threads: usize| self.threads = threads.clamp(1, MOST_THREADS))
                .is_ok(),
            "movetime" => {
                let seconds: Option<u64> = value.parse().ok();
                self.move_time = seconds
                    .filter(|seconds| *seconds > 0)
                    .map(|seconds| Duration::from_secs(seconds.min(60)));
                seconds.is_some()
            }
            "variant" => {
                variant = variant_named(&value).filter(|key| is_mill(key));
                variant.is_some()
            }
            "maymoveinplacingphase" => {
                variant = match value.as_str() {
                    "true" => Some(MIXED),
                    "false" if self.variant == MIXED => Some(NINE),
                    _ => None,
                };
                matches!(value.as_str(), "true" | "false")
            }
            _ => match fixed {
                Some((_, only)) => *only == value,
                None => {
                    let name = excerpt(&name);
                    return self.error(&fill("cli-uci-no_option", &[("name", &name)]));
                }
            },
        };
        if !fits {
            let values = [("name", name.as_str()), ("value", &excerpt(&value))];
            return self.error(&fill("cli-uci-wrong_option", &values));
        }
        self.wait();
        if let Some(variant) = variant {
            variant.clone_into(&mut self.variant);
        }
        // Another player, or another game from its beginning.
        let game = self.desk.take().map(|desk| desk.engine.game);
        let same = game.filter(|game| game.setup().variant().key == self.variant);
        match (same, self.desk()?) {
            (Some(game), Some(desk)) => {
                desk.engine.game = game;
                Ok(())
            }
            _ => self.set_up_again(),
        }
    }

    /// Sets up the last position in another game than before.
    fn set_up_again(&mut self) -> Result<(), CliError> {
        self.position = None;
        let given = self.given.clone();
        let words: Vec<&str> = given.iter().map(String::as_str).collect();
        match words.as_slice() {
            [] => Ok(()),
            words => self.set_up(words),
        }
    }

    /// Sets up a position and plays moves from it. After an error the old position stays.
    fn set_up(&mut self, words: &[&str]) -> Result<(), CliError> {
        self.wait();
        let setup = Setup::standard(&self.variant)?;
        match position(&setup, words) {
            Err(why) => self.error(&why),
            Ok(position) => {
                let Some(desk) = self.desk()? else {
                    return Ok(());
                };
                match position {
                    Position::Turn(game) => {
                        desk.engine.game = game;
                        self.position = None;
                    }
                    Position::Removal(removal) => {
                        if let Some((game, _)) = &removal.turn {
                            desk.engine.game = game.clone();
                        }
                        self.position = Some(removal);
                    }
                }
                self.given = words.iter().map(|&word| word.to_owned()).collect();
                Ok(())
            }
        }
    }

    /// Prints the position.
    fn draw(&mut self) -> Result<(), CliError> {
        self.wait();
        let removal = self.position.is_some();
        if let Some(desk) = self.desk()? {
            let line = format!("fen {}", fen(desk.engine.game.game(), removal));
            self.lines.tell(line)?;
        }
        Ok(())
    }

    /// Begins to search; the search thread writes the answer.
    fn go(&mut self, words: &[&str]) -> Result<(), CliError> {
        self.wait();
        self.desk()?;
        let Some(mut desk) = self.desk.take() else {
            return Ok(());
        };
        let limits = limits(words, side_to_move(&desk.engine.game), self.move_time);
        let cancel = Cancel::new();
        let request = Request {
            depth: limits.depth,
            // A front end has a book of its own, and wants to see a search.
            book: false,
            resume: true,
            threads: self.threads,
            cancel: cancel.clone(),
            ..Request::new(
                limits.budget(),
                PlayerSeed::of(self.seed, desk.engine.game.plies().len()),
                self.clock,
            )
        };
        let (lines, removal) = (self.lines, self.position.clone());
        self.searching = Some(Background::begin(self.scope, cancel, move || {
            let best = match removal {
                None => desk.choose(&request, lines),
                Some(removal) => desk.choose_removal(&removal, &request),
            };
            // An endless search answers only when it is stopped, even if there is nothing left to
            // search.
            while limits.infinite && !request.cancel.is_cancelled() {
                thread::park();
            }
            let _ = lines.tell(format!("bestmove {best}"));
            desk
        }));
        Ok(())
    }

    fn stop(&self) {
        if let Some(searching) = &self.searching {
            searching.stop();
        }
    }

    /// Ends a search that is going on.
    fn wait(&mut self) {
        self.stop();
        if let Some(searching) = self.searching.take() {
            self.desk = Some(searching.finish());
        }
    }
}

/// The answer if there is nothing to choose.
const NO_MOVE: &str = "none";
/// The answer if the game is drawn.
const DRAWN: &str = "draw";

impl Desk {
    /// Chooses a turn, and returns its first part.
    fn choose(&mut self, request: &Request, lines: &Lines) -> String {
        let game = self.engine.game.clone();
        let cancel = request.cancel.clone();
        if let Some(outcome) = game.turn().outcome() {
            let won = outcome.winners.len() == 1;
            return if won { NO_MOVE } else { DRAWN }.to_owned();
        }
        let thought = self.engine.think(&game, request, |found| {
            // If nobody reads it, nobody waits for the move.
            if lines.tell(info(found)).is_err() {
                cancel.cancel();
            }
        });
        self.planned = thought.best.map(|mv| Planned {
            position: game.game().position(),
            mv,
        });
        let first = thought.best.and_then(|mv| parts(mv).next());
        first.unwrap_or_else(|| NO_MOVE.to_owned())
    }

    /// Chooses what to remove: what was planned with the move, or what leaves the best position.
    fn choose_removal(&mut self, removal: &Removal, request: &Request) -> String {
        let planned = self.planned.as_ref().zip(removal.turn.as_ref());
        let planned = planned.and_then(|(planned, (game, mv))| {
            let same = Move::new(planned.mv.from(), planned.mv.to(), None) == *mv
                && game.game().position() == planned.position;
            planned.mv.taken().filter(|_| same)
        });
        let best = planned.or_else(|| self.best_removal(removal, request));
        best.map_or_else(|| NO_MOVE.to_owned(), |point| format!("x{point}"))
    }

    /// The removal after which the other side stands worst, each searched with its share of the
    /// budget.
    fn best_removal(&mut self, removal: &Removal, request: &Request) -> Option<Point> {
        let parts = u32::try_from(removal.choices.len()).unwrap_or(1).max(1);
        let own_time = self.engine.own_time();
        let budget = request.budget.unwrap_or(Budget::time(own_time));
        let budget = Budget {
            nodes: budget.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
            // Without a limit each gets the player's own time.
            time: Some(budget.time.unwrap_or(own_time) / parts),
        };
        let request = Request {
            budget: Some(budget),
            ..request.clone()
        };
        let mut best: Option<(Score, Point)> = None;
        for (point, after) in &removal.choices {
            let score = self.score(after, &request);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, *point));
            }
        }
        best.map(|(_, point)| point)
    }

    /// The score of a match for the side that has just removed a man.
    fn score(&mut self, after: &Match<Mill>, request: &Request) -> Score {
        let Some(next) = after.turn().seat() else {
            // The removal has decided the game: the side that removes wins it, or nobody does.
            let won = after
                .turn()
                .outcome()
                .is_some_and(|end| !end.winners.is_empty());
            return Score(if won { Score::WIN } else { 0 });
        };
        let score = self.engine.think(after, request, |_| {}).score;
        let score = score.unwrap_or_default();
        // In Ceylon Mill the same side may go on.
        let same_side = after
            .plies()
            .last()
            .is_some_and(|ply| ply.seat == Some(next));
        if same_side { score } else { Score(-score.0) }
    }
}

/// The side to move.
fn side_to_move(game: &Match<Mill>) -> Side {
    game.game().board().turn()
}

/// What is found, with times in milliseconds and scores in hundredths of a man.
fn info(found: &Found<Move>) -> String {
    let moves = |plies: u32| plies.div_ceil(2);
    let score = match (found.score.win_in(), found.score.loss_in()) {
        (Some(plies), _) => format!("mate {}", moves(plies)),
        (_, Some(plies)) => format!("mate -{}", moves(plies)),
        _ => format!("cp {}", found.score.0),
    };
    let line: Vec<String> = found.line.iter().copied().flat_map(parts).collect();
    format!(
        "info depth {} score {score} nodes {} time {} nps {:.0} pv {}",
        found.depth,
        found.nodes,
        found.time.as_millis(),
        found.rate(),
        line.join(" ")
    )
}

/// The position of a `position` command, or why there is none.
fn position(setup: &Setup, words: &[&str]) -> Result<Position, String> {
    let mut halves = words.splitn(2, |word| *word == "moves");
    let given = halves.next().unwrap_or_default();
    let no_fen = |given: &[&str]| {
        let fen = excerpt(&given.join(" "));
        fill("cli-uci-no_fen", &[("fen", &fen)])
    };
    let mut position = match given.split_first() {
        Some((&"startpos", _)) => Position::Turn(Match::new(setup.clone(), Vec::new(), 0)),
        Some((&"fen", fen)) => read_fen(setup, &fen.join(" ")).ok_or_else(|| no_fen(fen))??,
        _ => return Err(no_fen(given)),
    };
    let mut plays_on = false;
    for given in halves.next().unwrap_or_default() {
        plays_on |= matches!(&position, Position::Turn(game) if game.turn().outcome().is_some());
        position = play(position, given).map_err(|why| match why {
            NotPlayed::Illegal => fill("cli-engine-move", &[("move", &excerpt(given))]),
            NotPlayed::NoRemoval => text("cli-uci-no_removal").to_owned(),
            NotPlayed::RemovalFirst(point) => fill("cli-uci-removal", &[("point", point.name())]),
        })?;
    }
    // A front end that has played on after a draw will do so again.
    match position {
        Position::Turn(game) if plays_on => {
            Ok(Position::Turn(game.past_the_draw().unwrap_or(game)))
        }
        position => Ok(position),
    }
}

/// The limits of a `go` command; what cannot be read counts as left out.
fn limits(words: &[&str], side: Side, usual: Option<Duration>) -> Limits {
    let value = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1)
    };
    let number = |name: &str| -> Option<u64> { value(name)?.parse().ok() };
    let seconds = |name: &str| Some(read_number(value(name)?)? / 1_000.0);
    let of_side = |white: &str, black: &str| match side {
        Side::White => seconds(white),
        Side::Black => seconds(black),
    };
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let increment = of_side("winc", "binc").unwrap_or_default().max(0.0);
    let clock = of_side("wtime", "btime").map(|left| TimeControl {
        // In this protocol the increment comes after the move.
        left: left - increment,
        increment,
        moves: value("movestogo").and_then(|moves| read_moves(moves)),
    });
    let time = seconds("movetime").map(move_time);
    let limits = Limits {
        depth: number("depth").map(small),
        nodes: number("nodes"),
        time: time.or(clock.map(|clock| clock.share())),
        infinite: words.contains(&"infinite"),
    };
    match limits.budget() {
        Some(_) => limits,
        None => Limits {
            time: usual,
            ..limits
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clocks that are over, nearly over or written with a fraction: never more than is left, as the
    /// increment comes after the move.
    #[test]
    fn a_clock_is_never_overdrawn() {
        let time = |go: &str| {
            let words: Vec<&str> = go.split_whitespace().collect();
            limits(&words, Side::White, None).time
        };
        for (go, most) in [
            ("wtime -150", 1),
            ("wtime -150 winc 1000", 850),
            ("wtime 0", 1),
            ("wtime 500.7 btime 9000", 250),
            ("wtime 300 winc 1000", 300),
            ("wtime 300 movestogo 0", 150),
            ("wtime 300 movestogo -4", 150),
            ("wtime 300 movestogo 1", 300),
            ("wtime 300 winc -1000", 300),
            ("movetime -5", 1),
            ("movetime 500.7", 501),
        ] {
            let time = time(go).expect("a time");
            assert!(time <= Duration::from_millis(most), "{go}: {time:?}");
        }
        assert!(time("wtime 300 winc 1000").is_some_and(|time| time.as_millis() > 100));
        assert_eq!(time("wtime soon winc 100"), None);
    }
}
