//! The headless command line; everything is in [`kings_coffer::cli`].

use std::io;
use std::process::ExitCode;

use kings_coffer::cli;
use kings_coffer::players::endings;
use kings_coffer::players::system_clock;

/// The solved endings of draughts: `coffer solve draughts --write assets/endings/draughts.bin`.
const ENDINGS: &[u8] = include_bytes!("../../assets/endings/draughts.bin");

fn main() -> ExitCode {
    if let Err(error) = endings::install(ENDINGS) {
        eprintln!("coffer: {error}; the courtiers play without it");
    }
    match cli::run(std::env::args_os(), &mut io::stdin().lock(), &mut io::stdout().lock(), system_clock) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("coffer: {error}");
            ExitCode::FAILURE
        }
    }
}
