//! `coffer hub`: the Hub protocol, in which draughts engines and their front ends speak, for English
//! and Losing Draughts.
//!
//! Source: “Hub protocol for draughts, version 2” by Fabien Letouzey. Commands and arguments that
//! are not known are ignored, as it asks.

mod notation;

use std::thread;
use std::thread::Scope;
use std::time::Duration;

use clap::Args;
use coffer_players::knowledge::Knowledge;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{Request, Thought};
use coffer_players::{Cancel, Clock};
use coffer_rules::draughts::board::Move;
use coffer_rules::draughts::{Draughts, ENGLISH};
use coffer_rules::{Game, Match, Setup};
use coffer_texts::{excerpt, fill, text};

use self::notation::{Message, argument, line_text, move_text, read_move, read_position};
use super::background::{Background, Lines};
use super::context::Context;
use super::engine::{
    Engine, Found, Limits, MOST_THREADS, NAME, TimeControl, move_time, read_moves, read_number,
};
use super::error::CliError;
use super::input::{Line, listen};
use super::printable::printable;
use super::seeds::any_seed;
use super::variant_names::{variant_named, variants_that};

/// Whether draughts programs can play a variant through this protocol.
fn is_draughts(variant: &str) -> bool {
    Draughts::VARIANTS.iter().any(|known| known.key == variant)
}

/// Arguments of `coffer hub`.
#[derive(Debug, Args)]
pub(super) struct HubCommand {
    #[arg(default_value = ENGLISH, value_parser = variants_that(is_draughts))]
    variant: String,
}

/// The parameters that the front end may set.
#[derive(Clone, Debug)]
struct Parameters {
    variant: String,
    level: u8,
    book: bool,
    threads: usize,
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Think,
    /// In the opponent's time, after the expected move.
    Ponder,
    Analyze,
}

/// Answers a front end until it quits.
struct Hub<'scope, 'env, 'out> {
    scope: &'scope Scope<'scope, 'env>,
    lines: &'scope Lines<'out>,
    knowledge: &'scope Knowledge,
    clock: Clock,
    seed: u64,
    parameters: Parameters,
    /// The last `pos` without an error: it stays when a parameter changes.
    position: Option<Message>,
    /// The match and its player, once they are needed; the background has them while it searches.
    engine: Option<Engine<Draughts>>,
    searching: Option<Background<'scope, Engine<Draughts>>>,
    limits: Limits,
    /// The time that begins with `ponder-hit`.
    after_hit: Option<Duration>,
}

impl HubCommand {
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
            let mut hub = Hub {
                scope,
                lines: &lines,
                knowledge,
                clock: *clock,
                seed: any_seed(),
                parameters: Parameters {
                    variant: self.variant.clone(),
                    level: 5,
                    book: true,
                    threads: 1,
                },
                position: None,
                engine: None,
                searching: None,
                limits: Limits::default(),
                after_hit: None,
            };
            let heard = listen(&mut **input, |line| hub.hear(line));
            // Without a front end nobody waits for a move.
            hub.stop();
            heard
        })
    }
}

impl Hub<'_, '_, '_> {
    /// Answers a line; false if the front end quits.
    fn hear(&mut self, line: Line) -> Result<bool, CliError> {
        let message = match line {
            Line::TooLong => None,
            Line::Text(line) => Message::read(&String::from_utf8_lossy(&line)),
        };
        let Some(message) = message else {
            return self.error(text("cli-hub-no_line")).map(|()| true);
        };
        match message.command.as_str() {
            "hub" => self.introduce()?,
            "set-param" => self.set_parameter(&message)?,
            "init" => {
                self.wait();
                if self.engine()?.is_some() {
                    self.lines.tell("ready")?;
                }
            }
            "new-game" => {
                self.wait();
                if let Some(engine) = &mut self.engine {
                    engine.forget();
                }
            }
            "pos" => self.position(&message)?,
            "level" => self.limits = limits(&message),
            "go" => self.go(&message)?,
            "ponder-hit" => self.hit(),
            "stop" => self.stop(),
            "ping" => self.lines.tell("pong")?,
            "quit" => return Ok(false),
            _ => {}
        }
        Ok(true)
    }

    fn error(&self, why: &str) -> Result<(), CliError> {
        Ok(self
            .lines
            .tell(format!("error{}", argument("message", &printable(why))))?)
    }

    fn introduce(&self) -> Result<(), CliError> {
        let Parameters {
            variant,
            level,
            book,
            threads,
        } = &self.parameters;
        let variants: Vec<&str> = Draughts::VARIANTS.iter().map(|known| known.key).collect();
        let id = [
            argument("name", NAME),
            argument("version", coffer_store::VERSION),
            argument("author", NAME),
        ];
        let values = argument("values", &variants.join(" "));
        for line in [
            format!("id{}", id.concat()),
            format!("param name=variant value={variant} type=enum{values}"),
            format!("param name=level value={level} type=int min=1 max=5"),
            format!("param name=book value={book} type=bool"),
            format!("param name=threads value={threads} type=int min=1 max={MOST_THREADS}"),
            "wait".to_owned(),
        ] {
            self.lines.tell(line)?;
        }
        Ok(())
    }

    /// Sets a parameter; those that are not known are ignored.
    fn set_parameter(&mut self, message: &Message) -> Result<(), CliError> {
        let (name, value) = (message.get("name"), message.get("value"));
        let (Some(name), Some(value)) = (name, value) else {
            return self.error(text("cli-hub-no_parameter"));
        };
        let set = match name {
            "variant" => variant_named(value)
                .filter(|key| is_draughts(key))
                .map(|key| key.clone_into(&mut self.parameters.variant)),
            "level" => value
                .parse()
                .ok()
                .filter(|level| (1..=5).contains(level))
                .map(|level| self.parameters.level = level),
            "book" => value.parse().ok().map(|book| self.parameters.book = book),
            "threads" => value
                .parse()
                .ok()
                .filter(|threads| (1..=MOST_THREADS).contains(threads))
                .map(|threads| self.parameters.threads = threads),
            _ => Some(()),
        };
        if set.is_none() {
            let values = [("name", name), ("value", &excerpt(value))];
            return self.error(&fill("cli-hub-wrong_parameter", &values));
        }
        self.wait();
        self.engine = None;
        match self.position.clone() {
            Some(position) => self.position(&position),
            None => Ok(()),
        }
    }

    /// The match and its player; `None` after an error.
    fn engine(&mut self) -> Result<Option<&mut Engine<Draughts>>, CliError> {
        if self.engine.is_none() {
            let setup = Setup::standard(&self.parameters.variant)?;
            self.engine = Engine::new(setup, self.parameters.level, self.knowledge, self.clock);
        }
        Ok(self.engine.as_mut())
    }

    /// Sets up a position and plays moves from it. After an error the old position stays.
    fn position(&mut self, message: &Message) -> Result<(), CliError> {
        self.wait();
        let setup = Setup::standard(&self.parameters.variant)?;
        match set_up(setup, message) {
            Ok(game) => {
                if let Some(engine) = self.engine()? {
                    engine.game = game;
                }
                self.position = Some(message.clone());
                Ok(())
            }
            Err(why) => self.error(&why),
        }
    }

    /// Begins to search; the search thread writes the answer.
    fn go(&mut self, message: &Message) -> Result<(), CliError> {
        let mode = match message {
            message if message.get("ponder").is_some() => Mode::Ponder,
            message if message.get("analyze").is_some() => Mode::Analyze,
            _ => Mode::Think,
        };
        self.wait();
        self.engine()?;
        let Some(mut engine) = self.engine.take() else {
            return Ok(());
        };
        if engine.game.turn().seat().is_none() {
            self.engine = Some(engine);
            return self.error(text("refusal-over"));
        }
        let limits = match mode {
            Mode::Ponder => Limits {
                infinite: true,
                ..self.limits
            },
            Mode::Think | Mode::Analyze => self.limits,
        };
        let timed = self.limits.budget().map(|budget| budget.time);
        self.after_hit = timed.unwrap_or_else(|| Some(engine.own_time()));
        let cancel = Cancel::new();
        let request = Request {
            depth: limits.depth,
            book: self.parameters.book && mode == Mode::Think,
            resume: true,
            threads: self.parameters.threads,
            cancel: cancel.clone(),
            ..Request::new(
                limits.budget(),
                PlayerSeed::of(self.seed, engine.game.plies().len()),
                self.clock,
            )
        };
        let lines = self.lines;
        self.searching = Some(Background::begin(self.scope, cancel, move || {
            search(&mut engine, &request, lines);
            engine
        }));
        Ok(())
    }

    /// The opponent has made the expected move: now the time counts.
    fn hit(&mut self) {
        let (searching, time) = (self.searching.as_mut(), self.after_hit);
        if let (Some(searching), Some(time)) = (searching, time) {
            searching.stop_after(self.scope, time);
        }
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
            self.engine = Some(searching.finish());
        }
    }
}

/// Searches, and writes what is found and the move.
fn search(engine: &mut Engine<Draughts>, request: &Request, lines: &Lines) {
    let game = engine.game.clone();
    let cancel = request.cancel.clone();
    let thought = engine.think(&game, request, |found| {
        // If nobody reads it, nobody waits for the move.
        if lines.tell(info(found)).is_err() {
            cancel.cancel();
        }
    });
    let best = thought.best.map(move_text).unwrap_or_default();
    let mut done = format!("done{}", argument("move", &best));
    if let Some(answer) = expected_answer(game, &thought) {
        done += &argument("ponder", &move_text(answer));
    }
    let _ = lines.tell(done);
}

/// The answer to the move in whose time there is something to ponder; `None` if the game is over
/// by then.
fn expected_answer(mut game: Match<Draughts>, thought: &Thought<Move>) -> Option<Move> {
    let (&[first, answer], _) = thought.line.split_first_chunk::<2>()?;
    if thought.best != Some(first) {
        return None;
    }
    game.play(first).ok()?;
    game.play(answer).ok()?;
    game.turn().seat().map(|_| answer)
}

/// What is found, with times in seconds, scores in men and speeds in millions.
fn info(found: &Found<Move>) -> String {
    format!(
        "info depth={} score={:.2} nodes={} time={:.3} nps={:.3}{}",
        found.depth,
        f64::from(found.score.0) / 100.0,
        found.nodes,
        found.time.as_secs_f64(),
        found.rate() / 1e6,
        argument("pv", &line_text(&found.line)),
    )
}

/// The match of a `pos` message, or why there is none. Front ends have other rules about draws, so
/// one that is drawn by ours begins again at its position.
fn set_up(setup: Setup, message: &Message) -> Result<Match<Draughts>, String> {
    let position = message.get("pos").unwrap_or_default();
    let position = read_position(position).ok_or_else(|| {
        let position = excerpt(position);
        fill("cli-hub-no_position", &[("position", &position)])
    })?;
    let mut game = Match::from_position(setup, Vec::new(), 0, &position)
        .map_err(|refusal| refusal.sentence())?;
    for given in message.get("moves").unwrap_or_default().split_whitespace() {
        let wrong = || fill("cli-engine-move", &[("move", &excerpt(given))]);
        let mv = read_move(&game, given).ok_or_else(wrong)?;
        game.play(mv).map_err(|refusal| refusal.sentence())?;
        game = game.past_the_draw().unwrap_or(game);
    }
    Ok(game)
}

/// The limits of a `level` message; what cannot be read counts as left out.
fn limits(message: &Message) -> Limits {
    let seconds = |name: &str| message.get(name).and_then(read_number);
    let clock = seconds("time").map(|left| TimeControl {
        left,
        increment: seconds("inc").unwrap_or_default(),
        moves: message.get("moves").and_then(read_moves),
    });
    let time = seconds("move-time").map(move_time);
    Limits {
        depth: message.get("depth").and_then(|depth| depth.parse().ok()),
        nodes: message.get("nodes").and_then(|nodes| nodes.parse().ok()),
        time: time.or(clock.map(|clock| clock.share())),
        infinite: message.get("infinite").is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clocks that are over, nearly over or written with a fraction: never more than is left.
    #[test]
    fn a_clock_is_never_overdrawn() {
        for (level, most) in [
            ("level time=-0.7 inc=1", 300),
            ("level time=-0.7 inc=1 moves=1", 300),
            ("level time=0 inc=0.5", 500),
            ("level time=-3 inc=1", 1),
            ("level time=0", 1),
            ("level time=0.3 moves=0", 150),
            ("level time=0.3 moves=-1", 150),
            ("level time=0.3 moves=1.0", 300),
            ("level time=0.3 inc=-2", 300),
            ("level move-time=-1", 1),
            ("level move-time=0.25", 250),
        ] {
            let message = Message::read(level).expect("a line");
            let time = limits(&message).time.expect("a time");
            assert!(time <= Duration::from_millis(most), "{level}: {time:?}");
        }
        let unread = Message::read("level time=soon move-time=inf").expect("a line");
        assert_eq!(limits(&unread), Limits::default());
    }
}
