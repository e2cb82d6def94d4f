//! Arguments that several commands share: the game, the thinking budget, the number of threads.
//! Their help is in `help.ftl`, as that of all commands ([`super::help`]).

use std::time::Duration;

use clap::Args;
use coffer_players::Budget;
use coffer_rules::{AnyMatch, Occupant, OptionInfo, Setup, registry};

use super::error::CliError;
use super::variant_names::variant_parser;

/// An option as it is typed, with all its values: `huff=off|on`.
pub(super) fn option_words(option: &OptionInfo) -> String {
    format!("{}={}", option.name, option.values.join("|"))
}

/// A game with its options.
#[derive(Debug, Args)]
pub(super) struct GameArgs {
    #[arg(value_parser = variant_parser())]
    pub variant: String,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long = "seat-option", value_name = "SEAT:NAME=VALUE")]
    seat_options: Vec<String>,
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl GameArgs {
    /// Whether nothing is said but the variant.
    pub fn is_plain(&self) -> bool {
        self.options.is_empty() && self.seat_options.is_empty() && self.position.is_none()
    }

    pub fn open(&self, seats: Vec<Occupant>, seed: u64) -> Result<Box<dyn AnyMatch>, CliError> {
        let setup = self.setup()?;
        Ok(registry::start_match(
            setup,
            seats,
            seed,
            self.position.as_deref(),
        )?)
    }

    pub fn setup(&self) -> Result<Setup, CliError> {
        let options = self
            .options
            .iter()
            .map(|option| {
                option
                    .split_once('=')
                    .ok_or_else(|| CliError::Option(option.clone()))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let mut setup = Setup::new(&self.variant, options)?;
        for option in &self.seat_options {
            let (seat, name, value) =
                seat_option(option).ok_or_else(|| CliError::SeatOption(option.clone()))?;
            setup.set_seat_option(seat, name, value)?;
        }
        Ok(setup)
    }
}

/// The parts of `SEAT:NAME=VALUE`, with the seat counted from 0; `None` if it has another form.
pub(super) fn seat_option(text: &str) -> Option<(usize, &str, &str)> {
    let (seat, option) = text.split_once(':')?;
    let (name, value) = option.split_once('=')?;
    Some((
        seat.trim().parse::<usize>().ok()?.checked_sub(1)?,
        name,
        value,
    ))
}

/// A number of threads.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct ThreadArgs {
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

impl ThreadArgs {
    pub fn count(self) -> usize {
        usize::from(self.threads)
    }
}

/// A limit of thinking.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub(super) struct BudgetArgs {
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    ms: Option<u64>,
}

impl BudgetArgs {
    pub fn budget(&self) -> Option<Budget> {
        budget(self.nodes, self.ms)
    }
}

/// The budget, if there is a limit.
pub(super) fn budget(nodes: Option<u64>, ms: Option<u64>) -> Option<Budget> {
    (nodes.is_some() || ms.is_some()).then(|| Budget {
        nodes,
        time: ms.map(Duration::from_millis),
    })
}
