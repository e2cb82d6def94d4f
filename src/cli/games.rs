//! `coffer games`: what there is to play.

use std::io;
use std::io::Write;

use serde_json::{Value, json};

use super::CliError;
use crate::players::thinker;
use crate::rules::{OptionInfo, registry};

fn options_json(options: &[OptionInfo]) -> Vec<Value> {
    let json = |option: &OptionInfo| {
        json!({
            "name": option.name,
            "values": option.values,
            "default": option.values.first(),
        })
    };
    options.iter().map(json).collect()
}

pub(super) fn games(output: &mut dyn Write) -> Result<(), CliError> {
    let variants: Vec<Value> = registry::variants()
        .map(|variant| {
            let levels: Vec<Value> = thinker::courtiers(variant.key)
                .map(|who| json!({ "level": who.level(), "name": who.name() }))
                .collect();
            json!({
                "key": variant.key,
                "family": variant.family,
                "seats": variant.seats,
                "options": options_json(variant.options),
                "seat_options": options_json(variant.seat_options),
                "levels": levels,
            })
        })
        .collect();
    serde_json::to_writer_pretty(&mut *output, &json!({ "games": variants }))
        .map_err(io::Error::from)?;
    writeln!(output)?;
    Ok(())
}
