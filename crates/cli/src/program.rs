//! Another build of this program as a player: it runs `coffer serve`, and is told the moves and
//! asked for its own.

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use coffer_players::Budget;
use coffer_players::thinker::{AnyThinker, Request, Thought};
use coffer_rules::{AnyMatch, Record};
use coffer_texts::fill;
use serde_json::{Value, json};

use super::error::CliError;
use super::output::milliseconds;

/// A player that thinks in another process, which ends with it.
pub(super) struct Program {
    process: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
    level: u8,
    /// The match that the process has, if it has one.
    told: Option<Record>,
}

impl Program {
    /// Starts the program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(path: &Path, level: u8) -> Result<Program, CliError> {
        let failed = |error| CliError::File(path.to_owned(), error);
        let mut process = Command::new(path)
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (requests, answers) = pipes.ok_or_else(|| failed(io::ErrorKind::BrokenPipe.into()))?;
        Ok(Program {
            process,
            requests,
            answers: BufReader::new(answers),
            level,
            told: None,
        })
    }

    /// Sends a request and reads its answer.
    fn ask(&mut self, request: &Value) -> io::Result<Value> {
        writeln!(self.requests, "{request}")?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        let answer: Value = serde_json::from_str(&line)?;
        match answer.get("error").and_then(Value::as_str) {
            Some(error) => Err(io::Error::other(error.to_owned())),
            None => Ok(answer),
        }
    }

    /// Tells the program what was played since it was last asked, or a whole match if it has another.
    fn tell(&mut self, record: Record) -> io::Result<()> {
        let known = self.told.take().filter(|told| continues(told, &record));
        let played = match &known {
            Some(told) => told.moves.len(),
            None => {
                self.ask(&json!({
                    "cmd": "new",
                    "variant": record.variant,
                    "options": record.options,
                    "seat_options": record.seat_options,
                    "seed": record.seed,
                    "position": record.position,
                }))?;
                0
            }
        };
        for mv in &record.moves[played..] {
            self.ask(&json!({ "cmd": "move", "move": mv }))?;
        }
        self.told = Some(record);
        Ok(())
    }

    fn choose(&mut self, game: &dyn AnyMatch, request: &Request) -> io::Result<Thought<String>> {
        self.tell(game.record())?;
        let Budget { nodes, time } = request.budget.unwrap_or_default();
        let answer = self.ask(&json!({
            "cmd": "go",
            "level": self.level,
            "nodes": nodes,
            "ms": time.map(|time| milliseconds(time) as u64),
            "depth": request.depth,
            "book": request.book,
        }))?;
        let best = answer["best"].as_str().map(str::to_owned);
        Ok(Thought::of_choice(best, 0))
    }
}

/// Whether a match is one that was told, with more moves.
fn continues(told: &Record, record: &Record) -> bool {
    told.seed == record.seed
        && told.variant == record.variant
        && told.options == record.options
        && told.seat_options == record.seat_options
        && told.position == record.position
        && record.moves.starts_with(&told.moves)
}

impl AnyThinker for Program {
    fn think(&mut self, game: &dyn AnyMatch, request: &Request) -> Option<Thought<String>> {
        match self.choose(game, request) {
            Ok(thought) => Some(thought),
            Err(error) => {
                let said = fill("cli-program", &[("why", &error.to_string())]);
                // The tournament ends with an error of its own, even if nobody can read this one.
                let _ = writeln!(io::stderr(), "{said}");
                None
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // If it has ended by itself, there is nothing to stop.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
