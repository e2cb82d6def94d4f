//! `coffer completions` and `coffer man`: shell completions and manual pages.

use clap::{Args, Command};
use clap_complete::Shell;

use super::{CliError, Context};

/// Print the completions for a shell
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  coffer completions bash > ~/.local/share/bash-completion/completions/coffer"
)]
pub(super) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub fn run(&self, mut command: Command, context: &mut Context) -> Result<(), CliError> {
        let name = command.get_name().to_owned();
        // Collected first: clap_complete panics if the pipe is closed.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, name, &mut script);
        context.output.write_all(&script)?;
        Ok(())
    }
}

/// Print the manual page
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  coffer man > ~/.local/share/man/man1/coffer.1")]
pub(super) struct Man {
    /// The page of this command, such as play
    command: Option<String>,
}

impl Man {
    pub fn run(&self, mut command: Command, context: &mut Context) -> Result<(), CliError> {
        command.build();
        if let Some(name) = &self.command {
            let own = command.find_subcommand(name);
            command = own
                .ok_or_else(|| CliError::NoCommand(name.clone()))?
                .clone();
        }
        clap_mangen::Man::new(command).render(&mut context.output)?;
        Ok(())
    }
}
