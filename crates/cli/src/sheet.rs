//! `coffer sheet`: the sheet for teachers, as HTML.

use clap::Args;
use coffer_levels::sheet;
use coffer_texts::excerpt;

use super::context::Context;
use super::error::CliError;

/// Arguments of `coffer sheet`.
#[derive(Debug, Args)]
pub(super) struct SheetCommand {
    family: String,
}

impl SheetCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let html = sheet::html(&self.family);
        let html = html.ok_or_else(|| CliError::NoSheet(excerpt(&self.family)))?;
        context.output.write_all(html.as_bytes())?;
        Ok(())
    }
}
