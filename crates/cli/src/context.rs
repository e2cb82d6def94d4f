//! What every command gets.

use std::io::{BufRead, Write};

use clap::Command;
use coffer_players::Clock;
use coffer_players::knowledge::Knowledge;

/// Opens an input for a thread of its own.
pub(super) type OwnInput = fn() -> Box<dyn BufRead + Send>;

/// Where a command reads and writes, and what it plays with.
pub(super) struct Context<'a> {
    /// What `serve` and `replay -` read.
    pub input: &'a mut dyn BufRead,
    /// Opens what `input` reads for a thread of its own, if that may be left behind in the end.
    pub own_input: Option<OwnInput>,
    /// Where all results go.
    pub output: &'a mut (dyn Write + Send),
    /// Whether a person reads the output and writes the input.
    pub terminal: bool,
    /// Tablebases, book and weights of the players.
    pub knowledge: &'a Knowledge,
    pub clock: Clock,
    /// The whole command line with its help, for wrong usage, completions and manual pages.
    pub command: fn() -> Command,
}
