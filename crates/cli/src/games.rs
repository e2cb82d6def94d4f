//! `coffer games`: the list of variants.

use std::io;
use std::io::Write;

use clap::Args;
use coffer_players::thinker;
use coffer_rules::{OptionInfo, Variant, registry};
use coffer_texts::{fill, text};
use serde_json::{Value, json};

use super::args::option_words;
use super::error::CliError;

/// Arguments of `coffer games`.
#[derive(Debug, Args)]
pub(super) struct GamesCommand {
    #[arg(long)]
    json: bool,
}

impl GamesCommand {
    pub fn run(&self, output: &mut dyn Write) -> Result<(), CliError> {
        if self.json {
            write_json(output)
        } else {
            write_table(output)
        }
    }
}

/// One line a variant, and one more for each of its options after the first.
fn write_table(output: &mut dyn Write) -> Result<(), CliError> {
    let heads = ["variant", "game", "seats", "levels", "options"];
    let heads = heads.map(|head| text(&format!("cli-games-{head}")).to_owned());
    let rows: Vec<[String; 5]> = registry::variants().flat_map(rows).collect();
    let width = |column: usize| {
        let cells = [&heads].into_iter().chain(&rows);
        let widths = cells.map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let widths = [0, 1, 2, 3, 4].map(width);
    for row in [&heads].into_iter().chain(&rows) {
        let [key, game, seats, levels, options] = row;
        let [w0, w1, w2, w3, _] = widths;
        let line = format!("{key:w0$}  {game:w1$}  {seats:w2$}  {levels:w3$}  {options}");
        writeln!(output, "{}", line.trim_end())?;
    }
    writeln!(output, "\n{}", text("cli-games-note"))?;
    Ok(())
}

/// The lines of a variant.
fn rows(variant: &'static Variant) -> Vec<[String; 5]> {
    let own = variant.options.iter().map(option_words);
    let of_seats = variant
        .seat_options
        .iter()
        .map(|option| fill("cli-games-each_seat", &[("option", &option_words(option))]));
    let mut options = own.chain(of_seats).flat_map(|option| in_lines(&option));
    let first = [
        variant.key.to_owned(),
        text(&format!("{}-name", variant.key)).to_owned(),
        seats(variant),
        levels(variant.key),
        options.next().unwrap_or_default(),
    ];
    let more = options.map(|option| {
        [
            String::new(),
            String::new(),
            String::new(),
            String::new(),
            option,
        ]
    });
    [first].into_iter().chain(more).collect()
}

/// The widest line of an option, in characters, that leaves the table 80 columns wide.
const OPTION_WIDTH: usize = 26;

/// An option in lines that are broken after a value or a word.
fn in_lines(option: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in option.split_inclusive(['|', ' ']) {
        let last = lines.last().map_or(0, |line| line.chars().count());
        if last > 0 && last + part.trim_end().chars().count() > OPTION_WIDTH {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(part);
        }
    }
    lines
}

/// How many play: the number, or the range of those that the option has.
fn seats(variant: &Variant) -> String {
    let mut numbers = variant.seat_counts();
    numbers.sort_unstable();
    range(&numbers)
}

/// The levels of the courtiers that play it, as `1–5`.
fn levels(variant: &str) -> String {
    let levels: Vec<u8> = thinker::courtiers(variant).map(|who| who.level()).collect();
    range(&levels)
}

/// Numbers in order, all of which are there, in a few characters.
fn range(numbers: &[u8]) -> String {
    match numbers {
        [] => "–".to_owned(),
        [only] => only.to_string(),
        [first, .., last] => format!("{first}–{last}"),
    }
}

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

fn write_json(output: &mut dyn Write) -> Result<(), CliError> {
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
