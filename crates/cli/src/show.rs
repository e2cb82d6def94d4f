//! `coffer show`: a position or a match, drawn with characters.

use std::io::{self, BufWriter, Write};

use clap::Args;
use coffer_players::cromwell::memory::Memory;
use coffer_rules::cromwell::Cromwell;
use coffer_rules::cromwell::deck::Monarch;
use coffer_rules::{AnyMatch, Match, Seat, SetupError, registry, share};
use coffer_texts::{fill, plural, text};

use super::context::Context;
use super::error::{CliError, too_many_failed};
use super::found::Found;
use super::input::{chosen, is_file, open_argument, text_of};
use super::mill_records::is_mill;
use super::printable::printable;
use super::sight::WIDTH;
use super::variant_names::variants_that;
use super::words::{People, wrapped};

/// Arguments of `coffer show`.
#[derive(Debug, Args)]
pub(super) struct ShowCommand {
    #[arg(required = true, value_name = "TEXT|FILE")]
    what: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    #[arg(long, value_name = "MOVES")]
    after: Option<usize>,
    #[arg(long)]
    memory: bool,
    #[arg(long, value_parser = variants_that(is_mill))]
    variant: Option<String>,
}

impl ShowCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        if self.what.len() == 1 || !self.what.iter().any(|what| is_file(what)) {
            return self.show_one(&self.what.join(" "), context);
        }
        let mut failed = None;
        for what in &self.what {
            writeln!(context.output, "{}", printable(what))?;
            match self.show_one(what, context) {
                Ok(()) => {}
                Err(CliError::Io(error)) => return Err(error.into()),
                Err(error) => {
                    writeln!(context.output, "{}", printable(&error.to_string()))?;
                    failed = Some(error);
                }
            }
        }
        failed.map_or(Ok(()), Err)
    }

    /// Shows the matches in a file or a text.
    fn show_one(&self, what: &str, context: &mut Context) -> Result<(), CliError> {
        let given = text_of(what, context.input)?;
        let matches = open_argument(what, &given, self.variant.as_deref())?;
        let mut matches = chosen(matches, self.game)?.peekable();
        let new = share::has_play_link(&given);
        let mut output = BufWriter::new(&mut *context.output);
        let (mut games, mut failed) = (0, 0);
        while let Some(opened) = matches.next() {
            games += 1;
            match opened.and_then(Found::into_match) {
                Ok(mut game) => {
                    if new {
                        writeln!(output, "{}", new_match(&*game)?)?;
                    }
                    self.show(&mut *game, &mut output)?;
                }
                Err(error) if games == 1 && matches.peek().is_none() => return Err(error),
                Err(error) => {
                    failed += 1;
                    writeln!(output, "{}", printable(&error.to_string()))?;
                    if let Some(many) = too_many_failed(failed, games, || matches.peek().is_some())
                    {
                        output.flush()?;
                        return Err(many);
                    }
                }
            }
        }
        output.flush()?;
        match failed {
            0 => Ok(()),
            _ => Err(CliError::FailedGames { failed, games }),
        }
    }

    fn show(&self, game: &mut dyn AnyMatch, output: &mut dyn Write) -> Result<(), CliError> {
        let viewer = seat_of(game, self.seat)?;
        let after = self.after.unwrap_or(usize::MAX);
        while game.ply() > after && game.undo() {}
        draw(game, viewer, output)?;
        if self.memory {
            show_memories(game, output)?;
        }
        Ok(())
    }
}

/// Prints what each courtier at Cromwell knows of the line of succession.
fn show_memories(game: &dyn AnyMatch, output: &mut dyn Write) -> io::Result<()> {
    let Some(typed) = game.as_any().downcast_ref::<Match<Cromwell>>() else {
        return Ok(());
    };
    let people = People::of(game);
    for seat in (0..).map(Seat).take(game.seats().len()) {
        let Some(memory) = Memory::at(typed, seat) else {
            continue;
        };
        let keys = |run: &Vec<Monarch>| {
            let keys: Vec<&str> = run.iter().map(|monarch| monarch.key()).collect();
            keys.join(" ")
        };
        let runs: Vec<String> = memory.runs().iter().map(keys).collect();
        let runs = runs.join(text("list-comma"));
        let key = if runs.is_empty() {
            "cli-show-knows_nothing"
        } else {
            "cli-show-knows"
        };
        let line = fill(key, &[("name", &people.called(seat)), ("runs", &runs)]);
        writeln!(output, "{}", wrapped(&line, WIDTH))?;
    }
    Ok(())
}

/// The seat with this number, from 1.
///
/// # Errors
/// If there are fewer seats.
pub(super) fn seat_of(game: &dyn AnyMatch, number: Option<u8>) -> Result<Option<Seat>, SetupError> {
    let seats = game.seats().len();
    match number {
        Some(seat) if usize::from(seat) > seats => {
            let seats = u8::try_from(seats).unwrap_or(u8::MAX);
            Err(SetupError::NoSuchSeat {
                seat: usize::from(seat),
                seats,
            })
        }
        number => Ok(number.map(|seat| Seat(seat - 1))),
    }
}

/// A new match that a link opens, in words: its game, and the options that the link chooses.
fn new_match(game: &dyn AnyMatch) -> Result<String, SetupError> {
    let options = share::chosen_options(&registry::setup_of(&game.record())?);
    let name = format!("{}-name", game.variant());
    let key = if options.is_empty() {
        "cli-show-new"
    } else {
        "cli-show-new_with"
    };
    let values = [
        ("game", text(&name)),
        ("options", &options.join(text("list-comma"))),
    ];
    Ok(fill(key, &values))
}

/// Prints the game and its last move, the table as a seat or an onlooker sees it, how the match
/// ended, and, if nothing is hidden, the position as text.
pub(super) fn draw(
    game: &dyn AnyMatch,
    viewer: Option<Seat>,
    output: &mut dyn Write,
) -> Result<(), CliError> {
    let people = People::of(game);
    let name = format!("{}-name", game.variant());
    let last = game.last_move(viewer).map(|(_, text)| text);
    let moves = plural("cli-show-moves", game.ply());
    let key = if last.is_some() {
        "cli-show-after"
    } else {
        "cli-show-begins"
    };
    let values = [
        ("game", text(&name)),
        ("moves", &moves),
        ("last", last.as_deref().unwrap_or_default()),
    ];
    writeln!(output, "{}", fill(key, &values))?;
    if let Some(drawing) = game.drawing(viewer, &people.names()) {
        writeln!(output, "{drawing}")?;
    }
    if let Some(ending) = people.ending(game) {
        writeln!(output, "{ending}")?;
    }
    if !game.hides_anything() {
        let setup = registry::setup_of(&game.record())?;
        let position = share::position_text(&setup, &game.position());
        writeln!(
            output,
            "{}",
            fill("cli-show-position", &[("position", &position)])
        )?;
    }
    Ok(())
}
