//! `coffer completions` and `coffer man`: shell completions and manual pages.

use clap::Args;
use clap_complete::Shell;

use super::context::Context;
use super::error::CliError;

/// Arguments of `coffer completions`.
#[derive(Debug, Args)]
pub(super) struct Completions {
    shell: Shell,
}

impl Completions {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let mut command = (context.command)();
        let name = command.get_name().to_owned();
        // Collected first: clap_complete panics if the pipe is closed.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, name, &mut script);
        context.output.write_all(&script)?;
        Ok(())
    }
}

/// Arguments of `coffer man`.
#[derive(Debug, Args)]
pub(super) struct Man {
    command: Option<String>,
}

impl Man {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let mut command = (context.command)();
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
