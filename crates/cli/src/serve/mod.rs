//! `coffer serve`: one match at a time, JSON lines in and out, one answer a request. An error
//! answers `{"error":"…"}` and changes nothing. While a move is being chosen, only `stop` and `quit`
//! are read; other requests wait for its answer.

mod request;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::thread;
use std::thread::Scope;

use coffer_players::knowledge::Knowledge;
use coffer_players::levels::Courtier;
use coffer_players::search::Score;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request, Thought};
use coffer_players::{Budget, Cancel, Clock, thinker};
use coffer_rules::{AnyMatch, Record, Seat, StartError, Turn, registry};
use coffer_texts::{fill, plural, text};
use serde_json::{Value, json};

use self::request::{Go, ServeRequest, commands};
use super::args::budget;
use super::background::{Background, Lines};
use super::contender::courtier_of_level;
use super::context::Context;
use super::error::CliError;
use super::input::{LONGEST_LINE, Line, listen};
use super::output::{milliseconds, outcome_json};
use super::variant_names::variant_named;

/// The current match and its players.
struct ServedMatch {
    seed: u64,
    game: Box<dyn AnyMatch>,
    /// Players by level, kept between moves.
    players: BTreeMap<u8, Box<dyn AnyThinker>>,
}

/// Answers requests until the input ends or the other program quits.
struct Server<'scope, 'env, 'out> {
    scope: &'scope Scope<'scope, 'env>,
    lines: &'scope Lines<'out>,
    knowledge: &'scope Knowledge,
    clock: Clock,
    /// The match, unless a move is being chosen in it.
    served: Option<ServedMatch>,
    thinking: Option<Background<'scope, ServedMatch>>,
}

pub(super) fn serve(context: &mut Context) -> Result<(), CliError> {
    let Context {
        input,
        output,
        knowledge,
        clock,
        ..
    } = context;
    let (knowledge, lines): (&Knowledge, _) = (knowledge, Lines::new(&mut **output));
    thread::scope(|scope| {
        let mut server = Server {
            scope,
            lines: &lines,
            knowledge,
            clock: *clock,
            served: None,
            thinking: None,
        };
        let served = listen(&mut **input, |line| server.hear(line));
        // Without the other program nobody waits for a move.
        server.stop();
        served
    })
}

impl Server<'_, '_, '_> {
    /// Answers a line; false if the other program quits.
    fn hear(&mut self, line: Line) -> Result<bool, CliError> {
        self.serve(match line {
            Line::Text(line) if line.trim_ascii().is_empty() => return Ok(true),
            Line::Text(line) => ServeRequest::read(&line),
            Line::TooLong => Err(plural("cli-serve-too_long", LONGEST_LINE as usize)),
        })
    }

    /// Answers a request; false if the other program quits.
    fn serve(&mut self, request: Result<ServeRequest, String>) -> Result<bool, CliError> {
        let stopped =
            matches!(request, Ok(ServeRequest::Stop {} | ServeRequest::Quit {})) && self.stop();
        self.wait();
        let quits = matches!(request, Ok(ServeRequest::Quit {}));
        let answer = match request {
            Ok(ServeRequest::Stop {}) => Ok(Some(json!({ "stopped": stopped }))),
            Ok(ServeRequest::Quit {}) => Ok(Some(json!({ "quit": true }))),
            Ok(ServeRequest::Go(go)) => self.go(go).map(|()| None),
            Ok(request) => self.answer(request).map(Some),
            Err(error) => Err(error),
        };
        match answer {
            Ok(Some(answer)) => self.lines.tell(answer)?,
            Ok(None) => {}
            Err(error) => self.lines.tell(json!({ "error": error }))?,
        }
        Ok(!quits)
    }

    /// Stops choosing a move; false if none is being chosen.
    fn stop(&self) -> bool {
        let busy = self.thinking.as_ref().filter(|work| !work.is_over());
        if let Some(work) = busy {
            work.stop();
        }
        busy.is_some()
    }

    /// Waits until the move is chosen.
    fn wait(&mut self) {
        if let Some(work) = self.thinking.take() {
            self.served = Some(work.finish());
        }
    }

    fn answer(&mut self, request: ServeRequest) -> Result<Value, String> {
        match request {
            ServeRequest::Hello {} => return Ok(hello()),
            ServeRequest::New { variant, .. } if variant_named(&variant).is_none() => {
                let record = Record::new(&variant, Vec::new(), 0);
                let unknown = registry::setup_of(&record).map(|_| String::new());
                return Err(unknown.unwrap_or_else(|error| error.to_string()));
            }
            ServeRequest::New {
                variant,
                options,
                seat_options,
                seed,
                position,
            } => {
                let key = variant_named(&variant).unwrap_or_default();
                let record = Record {
                    options,
                    seat_options,
                    ..Record::new(key, Vec::new(), seed)
                };
                return self.begin(&record, seed, position.as_deref());
            }
            _ => {}
        }
        let served = self.served.as_mut().ok_or_else(no_match)?;
        answer_in(served, request)
    }

    /// Starts a match.
    fn begin(
        &mut self,
        record: &Record,
        seed: u64,
        position: Option<&str>,
    ) -> Result<Value, String> {
        let game = registry::setup_of(record)
            .map_err(StartError::from)
            .and_then(|setup| registry::start_match(setup, Vec::new(), seed, position))
            .map_err(|error| error.to_string())?;
        // Decompressed now, so that it takes no thinking time.
        self.knowledge.unpack_all();
        let players = BTreeMap::new();
        let served = self.served.insert(ServedMatch {
            seed,
            game,
            players,
        });
        Ok(state(&*served.game))
    }

    /// Begins to choose a move; the answer is written by the thread that chooses it.
    fn go(&mut self, go: Go) -> Result<(), String> {
        let mut served = self.served.take().ok_or_else(no_match)?;
        let level = match served.seat(&go, self.knowledge) {
            Ok(level) => level,
            Err(error) => {
                self.served = Some(served);
                return Err(error);
            }
        };
        let cancel = Cancel::new();
        let request = Request {
            depth: go.depth,
            book: go.book,
            cancel: cancel.clone(),
            ..Request::new(
                limit(&go),
                PlayerSeed::of(served.seed, served.game.ply()),
                self.clock,
            )
        };
        let lines = self.lines;
        self.thinking = Some(Background::begin(self.scope, cancel, move || {
            let answer = served.think(level, &request, go.progress, lines);
            // If nobody reads it, the next answer fails too.
            let _ = lines.tell(answer);
            served
        }));
        Ok(())
    }
}

fn no_match() -> String {
    text("cli-serve-no_match").to_owned()
}

/// The limit of a search: a depth alone has no other limit.
fn limit(go: &Go) -> Option<Budget> {
    budget(go.nodes, go.ms).or(go.depth.map(|_| Budget::default()))
}

/// What this program is and can do.
fn hello() -> Value {
    let variants: Vec<&str> = registry::variants().map(|variant| variant.key).collect();
    json!({
        "name": text("app-name"),
        "version": coffer_store::VERSION,
        "variants": variants,
        "commands": commands(),
    })
}

/// Answers a request about the current match that chooses no move.
fn answer_in(served: &mut ServedMatch, request: ServeRequest) -> Result<Value, String> {
    let game = &mut served.game;
    match request {
        ServeRequest::Move { text } => game.play(&text).map_err(|refusal| refusal.to_string())?,
        ServeRequest::Position { position, moves } => {
            *game = set_up(&**game, served.seed, position.as_deref(), &moves)?;
        }
        ServeRequest::Chance {} => done(game.chance(), "cli-serve-no_chance")?,
        ServeRequest::Undo {} => done(game.undo(), "cli-serve-no_undo")?,
        ServeRequest::View { seat } => {
            let seats = game.seats().len();
            if seat.is_some_and(|seat| usize::from(seat) >= seats) {
                let last = (seats - 1).to_string();
                return Err(fill("cli-serve-no_seat", &[("last", &last)]));
            }
            return Ok(json!({ "view": game.view(seat.map(Seat)) }));
        }
        ServeRequest::Why { text } => return Ok(json!({ "why": game.why(&text) })),
        ServeRequest::Record {} => return Ok(json!({ "record": game.record() })),
        // The others are answered before.
        _ => {}
    }
    Ok(state(&**game))
}

/// The sentence under `key` if something was not done.
fn done(done: bool, key: &str) -> Result<(), String> {
    done.then_some(()).ok_or_else(|| text(key).to_owned())
}

/// The same variant from another position, or from the start, after these moves.
fn set_up(
    game: &dyn AnyMatch,
    seed: u64,
    position: Option<&str>,
    moves: &[String],
) -> Result<Box<dyn AnyMatch>, String> {
    let setup = game.setup().clone();
    let mut game = registry::start_match(setup, Vec::new(), seed, position)
        .map_err(|error| error.to_string())?;
    for (mv, number) in moves.iter().zip(1..) {
        game.play(mv).map_err(|refusal| {
            let number = usize::to_string(&number);
            fill(
                "cli-serve-move",
                &[("n", &number), ("why", &refusal.to_string())],
            )
        })?;
    }
    Ok(game)
}

fn state(game: &dyn AnyMatch) -> Value {
    let turn = game.turn();
    let who = match &turn {
        Turn::Seat(seat) => json!(seat.0),
        Turn::Chance => json!("chance"),
        Turn::Over(_) => Value::Null,
    };
    json!({
        "turn": who,
        "legal": game.legal(),
        "position": game.position(),
        "outcome": outcome_json(&turn),
        "ply": game.ply(),
    })
}

impl ServedMatch {
    /// Makes the player of the level that is asked for, or of the strongest, and returns its level.
    fn seat(&mut self, go: &Go, knowledge: &Knowledge) -> Result<u8, String> {
        let variant = self.game.variant();
        let strongest = || thinker::courtiers(variant).last().map(Courtier::level);
        let nobody = || fill("cli-serve-no_player", &[("variant", variant)]);
        let level = go.level.or_else(strongest).ok_or_else(nobody)?;
        if let Entry::Vacant(place) = self.players.entry(level) {
            let player = courtier_of_level(variant, level, knowledge);
            place.insert(player.map_err(|error| error.to_string())?);
        }
        Ok(level)
    }

    /// Chooses a move, and tells of its progress.
    fn think(&mut self, level: u8, request: &Request, progress: bool, lines: &Lines) -> Value {
        let no_answer = || json!({ "error": text("cli-serve-no_answer") });
        let Some(player) = self.players.get_mut(&level) else {
            return no_answer();
        };
        let began = request.now();
        let thought = if progress {
            think_aloud(&mut **player, &*self.game, request, lines)
        } else {
            player.think(&*self.game, request)
        };
        thought.map_or_else(no_answer, |thought| {
            let mut answer = thought_json(&thought, milliseconds(request.now() - began));
            answer["best"] = json!(thought.best);
            answer["book"] = json!(thought.is_from_book());
            answer
        })
    }
}

/// Thinks, and writes a line for every completed iteration.
fn think_aloud(
    player: &mut dyn AnyThinker,
    game: &dyn AnyMatch,
    request: &Request,
    lines: &Lines,
) -> Option<Thought<String>> {
    let (found, hear) = std::sync::mpsc::channel();
    thread::scope(|scope| {
        let (clock, began) = (request.clock, request.now());
        scope.spawn(move || {
            for (thought, at) in hear {
                let progress = thought_json(&thought, milliseconds(at - began));
                let _ = lines.tell(json!({ "progress": progress }));
            }
        });
        let hears = move |thought| {
            let _ = found.send((thought, clock()));
        };
        player.think_aloud(game, request, Box::new(hears))
    })
}

/// What a search has found, as JSON.
fn thought_json(thought: &Thought<String>, ms: f64) -> Value {
    json!({
        "score": thought.score.map(|score| score.0),
        "win_in": thought.score.and_then(Score::win_in),
        "loss_in": thought.score.and_then(Score::loss_in),
        "depth": thought.depth,
        "nodes": thought.nodes,
        "ms": ms,
        "line": thought.line,
    })
}
