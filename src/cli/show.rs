//! `coffer show`: a position or a match, drawn with characters.

use std::io::Write;
use std::path::Path;

use clap::Args;

use super::input::{open_matches, read_file};
use super::words::People;
use super::{CliError, Context};
use crate::rules::{AnyMatch, Seat};
use crate::texts::{cut, fill, plural, text};

/// How many characters of a text an error quotes.
const MOST_QUOTED: usize = 60;

/// Draw a position, a record, a PDN game, a link or a code
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ShowCommand {
    /// The text itself, a file, or `-` for the standard input
    #[arg(required = true, value_name = "TEXT|FILE")]
    what: Vec<String>,
    /// See the table as this seat does, counted from 1, and not as an onlooker
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    /// After this many moves, and not after the last one
    #[arg(long, value_name = "MOVES")]
    after: Option<usize>,
}

const EXAMPLES: &str = "\
Examples:
  coffer show W:W18,26:B7,K12
  coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
  coffer show game.pdn --after 20
  coffer play draughts --seats 2,3 | coffer show -";

impl ShowCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let what = self.what.join(" ");
        let is_file = what == "-" || Path::new(&what).is_file();
        let given = if is_file {
            let bytes = read_file(Path::new(&what), context.input)?;
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            what.clone()
        };
        let matches = open_matches(&given).map_err(|error| match error {
            CliError::Open(_) if !is_file && !given.contains([':', '=']) => {
                CliError::NothingToShow(cut(&what, MOST_QUOTED))
            }
            other => other,
        })?;
        for opened in matches {
            self.show(&mut *opened?, context.output)?;
        }
        Ok(())
    }

    fn show(&self, game: &mut dyn AnyMatch, output: &mut dyn Write) -> Result<(), CliError> {
        let seats = game.seats().len();
        let viewer = self.seat.map(|seat| Seat(seat - 1));
        if viewer.is_some_and(|seat| seat.index() >= seats) {
            return Err(CliError::NoSuchSeat(seats));
        }
        let after = self.after.unwrap_or(usize::MAX);
        while game.ply() > after && game.undo() {}
        draw(game, viewer, output)
    }
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
        let position = game.position();
        writeln!(
            output,
            "{}",
            fill("cli-show-position", &[("position", &position)])
        )?;
    }
    Ok(())
}
