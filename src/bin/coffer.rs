//! The headless command line; everything is in [`kings_coffer::cli`].

use std::io;
use std::process::ExitCode;

use kings_coffer::cli;
use kings_coffer::players::{book, endings, mill, system_clock};

fn main() -> ExitCode {
    if let Err(error) = endings::install(endings::FILE) {
        eprintln!("coffer: {error}; the courtiers play without it");
    }
    if let Err(error) = mill::endings::install(mill::endings::FILE) {
        eprintln!("coffer: {error}; the courtiers play without it");
    }
    if let Err(error) = book::install(book::DRAUGHTS) {
        eprintln!("coffer: {error}; the courtiers play without it");
    }
    match cli::run(
        std::env::args_os(),
        &mut io::stdin().lock(),
        &mut io::stdout().lock(),
        system_clock,
    ) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("coffer: {error}");
            ExitCode::FAILURE
        }
    }
}
