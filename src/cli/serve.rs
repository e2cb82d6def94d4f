//! `coffer serve`: one match at a time, JSON lines in and out, one answer a request. An error
//! answers `{"error":"…"}` and changes nothing.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::args::budget;
use super::input::{LONGEST_LINE, Line, read_line};
use super::play::move_seed;
use super::{CliError, Context, milliseconds, outcome_json, thinker_for};
use crate::players::knowledge::Knowledge;
use crate::players::levels::Courtier;
use crate::players::search::Score;
use crate::players::thinker::{AnyThinker, Request};
use crate::players::{Clock, thinker};
use crate::rules::{AnyMatch, Occupant, Record, Seat, StartError, Turn, registry};
use crate::texts::{cut, fill, plural, text};

/// A request of the other program.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum ServeRequest {
    /// Starts a match in place of the current one.
    New {
        variant: String,
        #[serde(default)]
        options: BTreeMap<String, String>,
        /// By seat.
        #[serde(default)]
        seat_options: Vec<BTreeMap<String, String>>,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        position: Option<String>,
    },
    // Braces, so that these refuse unknown fields too.
    State {},
    Move {
        #[serde(rename = "move")]
        text: String,
    },
    /// Lets chance act if `turn` is `"chance"`.
    Chance {},
    Undo {},
    /// The view of a seat, or of an onlooker.
    View {
        #[serde(default)]
        seat: Option<u8>,
    },
    Why {
        #[serde(rename = "move")]
        text: String,
    },
    /// Chooses a move, and does not play it.
    Go {
        #[serde(default)]
        ms: Option<u64>,
        #[serde(default)]
        nodes: Option<u64>,
        #[serde(default)]
        level: Option<u8>,
    },
    Record {},
}

/// How many characters of a request an error quotes.
const MOST_QUOTED: usize = 80;

/// The current match and its players.
struct ServedMatch {
    variant: String,
    seed: u64,
    game: Box<dyn AnyMatch>,
    /// Players by level, kept between moves.
    players: BTreeMap<u8, Box<dyn AnyThinker>>,
}

pub(super) fn serve(context: &mut Context) -> Result<(), CliError> {
    let mut served = None;
    while let Some(line) = read_line(context.input)? {
        let answer = match line {
            Line::Text(line) if line.trim_ascii().is_empty() => continue,
            Line::Text(line) => match serde_json::from_slice(&line) {
                Ok(ask) => answer(&mut served, ask, context.knowledge, context.clock)
                    .unwrap_or_else(|error| json!({ "error": error })),
                Err(error) => json!({ "error": not_a_request(&error) }),
            },
            Line::TooLong => json!({
                "error": plural("cli-serve-too_long", LONGEST_LINE as usize),
            }),
        };
        writeln!(context.output, "{answer}")?;
        context.output.flush()?;
    }
    Ok(())
}

/// Why a line is not a request, with quotations cut short.
fn not_a_request(error: &serde_json::Error) -> String {
    let error = error.to_string();
    let parts = error.split('`').map(|part| cut(part, MOST_QUOTED));
    let why = parts.collect::<Vec<_>>().join("`");
    fill("cli-serve-not_a_request", &[("why", &why)])
}

fn answer(
    served: &mut Option<ServedMatch>,
    ask: ServeRequest,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<Value, String> {
    if let ServeRequest::New {
        variant,
        options,
        seat_options,
        seed,
        position,
    } = ask
    {
        let record = Record {
            options,
            seat_options,
            ..Record::new(&variant, Vec::new(), seed)
        };
        let game = registry::setup_of(&record)
            .map_err(StartError::from)
            .and_then(|setup| registry::start_match(setup, Vec::new(), seed, position.as_deref()))
            .map_err(|error| error.to_string())?;
        // Decompressed now, so that it takes no thinking time.
        knowledge.unpack_all();
        let players = BTreeMap::new();
        let served = served.insert(ServedMatch {
            variant,
            seed,
            game,
            players,
        });
        return Ok(state(&*served.game));
    }
    let served = served
        .as_mut()
        .ok_or_else(|| text("cli-serve-no_match").to_owned())?;
    match ask {
        ServeRequest::New { .. } | ServeRequest::State {} => {}
        ServeRequest::Move { text } => served
            .game
            .play(&text)
            .map_err(|refusal| refusal.to_string())?,
        ServeRequest::Chance {} => {
            if !served.game.chance() {
                return Err(text("cli-serve-no_chance").to_owned());
            }
        }
        ServeRequest::Undo {} => {
            if !served.game.undo() {
                return Err(text("cli-serve-no_undo").to_owned());
            }
        }
        ServeRequest::View { seat } => {
            let seats = served.game.seats().len();
            if seat.is_some_and(|seat| usize::from(seat) >= seats) {
                let last = (seats - 1).to_string();
                return Err(fill("cli-serve-no_seat", &[("last", &last)]));
            }
            return Ok(json!({ "view": served.game.view(seat.map(Seat)) }));
        }
        ServeRequest::Why { text } => return Ok(json!({ "why": served.game.why(&text) })),
        ServeRequest::Go { ms, nodes, level } => {
            return go(served, ms, nodes, level, knowledge, clock);
        }
        ServeRequest::Record {} => return Ok(json!({ "record": served.game.record() })),
    }
    Ok(state(&*served.game))
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

fn go(
    served: &mut ServedMatch,
    ms: Option<u64>,
    nodes: Option<u64>,
    level: Option<u8>,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<Value, String> {
    let strongest = || {
        thinker::courtiers(&served.variant)
            .last()
            .map(Courtier::level)
    };
    let nobody = || fill("cli-serve-no_player", &[("variant", &served.variant)]);
    let level = level.or_else(strongest).ok_or_else(nobody)?;
    if !served.players.contains_key(&level) {
        let player = thinker_for(&served.variant, &Occupant::Courtier(level), knowledge)
            .map_err(|error| error.to_string())?;
        served.players.extend(player.map(|player| (level, player)));
    }
    let player = served
        .players
        .get_mut(&level)
        .ok_or_else(|| fill("cli-serve-no_player", &[("variant", &served.variant)]))?;
    let request = Request::new(
        budget(nodes, ms),
        move_seed(served.seed, served.game.ply()),
        clock,
    );
    let began = clock();
    let thought = player
        .think(&*served.game, &request)
        .ok_or_else(|| text("cli-serve-no_answer").to_owned())?;
    Ok(json!({
        "best": thought.best,
        "score": thought.score.map(|score| score.0),
        "win_in": thought.score.and_then(Score::win_in),
        "loss_in": thought.score.and_then(Score::loss_in),
        "depth": thought.depth,
        "nodes": thought.nodes,
        "ms": milliseconds(clock() - began),
        "line": thought.line,
    }))
}
