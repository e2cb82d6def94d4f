//! `coffer solve` for tablebases that are kept in a file: solved with their counts, verified
//! position by position, compressed and written.

use std::io::Write;
use std::path::Path;

use coffer_players::mill_tablebase as mill;
use coffer_players::tablebase::{
    self as draughts, MOST_PIECES, Solution, Verification, count_positions,
};
use coffer_rules::Game;
use coffer_rules::draughts::Draughts;
use coffer_rules::draughts::board::Board;
use coffer_rules::mill::Mill;
use coffer_texts::{Sentence, text};
use serde_json::{Value, json};

use super::context::Context;
use super::error::CliError;
use super::input::read_file;
use super::output::{milliseconds, write_file};
use super::progress;

/// A tablebase that is solved once and kept in a file.
pub(super) trait TablebaseFile: Sized {
    /// The game, or the family where one file holds several games.
    const NAME: &'static str;

    /// Solves and compresses it.
    fn solve() -> Vec<u8>;

    /// Reads the compressed file.
    ///
    /// # Errors
    /// When the bytes are not such a file, or are damaged.
    fn read(bytes: &[u8]) -> Result<Self, CliError>;

    /// Decompresses it.
    fn unpack(&self);

    /// Checks every position against its moves: a line and a JSON value for each table.
    ///
    /// # Errors
    /// When the table is wrong, or the line cannot be written.
    fn check(&self, output: &mut dyn Write) -> Result<Vec<Value>, CliError>;

    /// A further member of the JSON line.
    fn more(&self) -> Option<(&'static str, Value)> {
        None
    }
}

/// Solves a tablebase, or with `check` reads it from that file; verifies it; and writes it
/// compressed to the file that `write` names. The last line is JSON.
pub(super) fn solve<T: TablebaseFile>(
    write: Option<&Path>,
    check: Option<&Path>,
    context: &mut Context,
) -> Result<(), CliError> {
    let clock = context.clock;
    let spinner = progress::spinner(text("cli-progress-solving"));
    let began = clock();
    let bytes = match check {
        Some(file) => read_file(file, context.input)?,
        None => T::solve(),
    };
    let solved = milliseconds(clock() - began);
    spinner.finish_and_clear();
    if check.is_none() {
        let line = Sentence::new("cli-solve-solved")
            .with("game", T::NAME)
            .with("time", solved);
        writeln!(context.output, "{line}")?;
    }
    let tablebase = T::read(&bytes)?;
    let began = clock();
    tablebase.unpack();
    let unpacked = milliseconds(clock() - began);
    let began = clock();
    let tables = tablebase.check(context.output)?;
    let checked = milliseconds(clock() - began);
    let line = Sentence::new("cli-solve-checked")
        .with("game", T::NAME)
        .with("time", checked)
        .with("bytes", bytes.len())
        .with("unpacked", unpacked);
    writeln!(context.output, "{line}")?;
    write_file(write, &bytes)?;
    let mut line = json!({
        "game": T::NAME,
        "tables": tables,
        "bytes": bytes.len(),
        "ms": solved,
        "unpack_ms": unpacked,
        "check_ms": checked,
    });
    if let Some((name, value)) = tablebase.more() {
        line[name] = value;
    }
    writeln!(context.output, "{}", json!({ "solved": line }))?;
    Ok(())
}

/// The counts of a table as JSON, with the example as position text.
fn verification_json<P>(verification: Verification<P>, position: impl Fn(P) -> String) -> Value {
    json!({
        "won": verification.won,
        "drawn": verification.drawn,
        "lost": verification.lost,
        "longest": verification.longest,
        "example": verification.example.map(position),
    })
}

/// The same for people.
fn verification_words(verification: &Value) -> Sentence {
    Sentence::new("cli-solve-counts")
        .with("won", &verification["won"])
        .with("drawn", &verification["drawn"])
        .with("lost", &verification["lost"])
        .with("longest", &verification["longest"])
        .with("example", verification["example"].as_str().unwrap_or("–"))
}

impl TablebaseFile for draughts::Tablebase {
    const NAME: &'static str = "draughts";

    fn solve() -> Vec<u8> {
        Solution::up_to(MOST_PIECES).to_bytes()
    }

    fn read(bytes: &[u8]) -> Result<Self, CliError> {
        Ok(draughts::Tablebase::from_bytes(bytes)?)
    }

    fn unpack(&self) {
        draughts::Tablebase::unpack(self);
    }

    fn check(&self, output: &mut dyn Write) -> Result<Vec<Value>, CliError> {
        let mut tables = Vec::new();
        for pieces in 2..=MOST_PIECES {
            let verification = draughts::Tablebase::check(self, pieces)?;
            let both = (verification.won + verification.drawn + verification.lost) / 2;
            let position = |board: Board| Draughts::from_board(board).position();
            let mut table = verification_json(verification, position);
            let positions = count_positions(pieces);
            let line = Sentence::new("cli-solve-draughts")
                .with("n", pieces)
                .with("positions", positions)
                .with("both", both)
                .with("counts", verification_words(&table));
            writeln!(output, "{line}")?;
            table["pieces"] = pieces.into();
            table["positions"] = positions.into();
            tables.push(table);
        }
        Ok(tables)
    }

    fn more(&self) -> Option<(&'static str, Value)> {
        Some(("longest_idle", self.longest_without_progress().into()))
    }
}

/// The numbers of men that are solved at the mill games, those of the side to move first.
const MEN: [(u32, u32); 4] = [(3, 3), (4, 3), (3, 4), (4, 4)];

impl TablebaseFile for mill::Tablebase {
    const NAME: &'static str = "mill";

    fn solve() -> Vec<u8> {
        mill::Tablebase::solve().to_bytes()
    }

    fn read(bytes: &[u8]) -> Result<Self, CliError> {
        Ok(mill::Tablebase::from_bytes(bytes)?)
    }

    fn unpack(&self) {
        mill::Tablebase::unpack(self);
    }

    fn check(&self, output: &mut dyn Write) -> Result<Vec<Value>, CliError> {
        let mut tables = Vec::new();
        for (game, ceylon) in [("nine_mens_morris", false), ("ceylon_mill", true)] {
            for (own, other) in MEN {
                let verification = mill::Tablebase::check(self, ceylon, own, other, 1)?;
                let positions = verification.won + verification.drawn + verification.lost;
                let mut table =
                    verification_json(verification, |board| Mill::from_board(board).position());
                let line = Sentence::new("cli-solve-mill")
                    .with("game", game)
                    .with("own", own)
                    .with("other", other)
                    .with("positions", positions)
                    .with("counts", verification_words(&table));
                writeln!(output, "{line}")?;
                table["variant"] = game.into();
                table["own"] = own.into();
                table["other"] = other.into();
                tables.push(table);
            }
        }
        Ok(tables)
    }
}
