//! The headless command line; everything is in [`coffer_cli`].

use std::io;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use coffer_cli as cli;
use coffer_players::knowledge::Knowledge;
use coffer_players::system_clock;
use coffer_store::platform;
use coffer_texts::fill;

fn main() -> ExitCode {
    let refused = platform::own_languages::add();
    let chosen = platform::assets::choose_language();
    for sentence in refused.iter().map(ToString::to_string).chain(chosen.err()) {
        eprintln!("coffer: {sentence}");
    }
    let knowledge = Knowledge::complete().unwrap_or_else(|error| {
        let why = error.to_string();
        eprintln!("coffer: {}", fill("players-no_knowledge", &[("why", &why)]));
        Knowledge::default()
    });
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match cli::run_program(
        std::env::args_os(),
        &mut io::stdout(),
        terminal,
        &knowledge,
        system_clock,
    ) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Standard error may be closed.
            let _ = write!(io::stderr(), "{}", error.report());
            ExitCode::from(error.exit_code())
        }
    }
}
