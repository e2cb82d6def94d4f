//! What a person at the terminal sees of a match: the table, the moves, and the rules.

use std::io::{self, Write};

use coffer_levels::pages;
use coffer_rules::{AnyMatch, Effect, Refusal, Seat, Spot};
use coffer_texts::{capital, fill, in_lines, text};

use super::printable::printable;
use super::words::{People, wrapped};

/// Columns of a paragraph.
pub(super) const WIDTH: usize = 78;

/// How a match is seen and told.
pub(super) struct Sight {
    /// The names of those at the table.
    pub people: People,
    /// The seat whose view is drawn; `None` for the public view.
    pub viewer: Option<Seat>,
}

impl Sight {
    /// Draws the table.
    pub fn draw(&self, game: &dyn AnyMatch, out: &mut dyn Write) -> io::Result<()> {
        let drawing = game.drawing(self.viewer, &self.people.names());
        let drawing = drawing.unwrap_or_else(|| game.position());
        writeln!(out, "\n{drawing}")
    }

    /// Says who made the last move, and which.
    pub fn tell_move(&self, game: &dyn AnyMatch, out: &mut dyn Write) -> io::Result<()> {
        let Some((Some(seat), mv)) = game.last_move(self.viewer) else {
            return Ok(());
        };
        let (who, mv) = (self.people.called(seat), printable(&mv));
        let line = fill("cli-play-moved", &[("name", &who), ("move", &mv)]);
        writeln!(out, "{line}")
    }

    /// Says who won the trick, if the last move ended one.
    pub fn tell_trick(&self, game: &dyn AnyMatch, out: &mut dyn Write) -> io::Result<()> {
        for effect in game.effects_for(self.viewer) {
            if let Effect::Gathered {
                to: Spot::Tray(seat),
                ..
            } = effect
            {
                writeln!(out, "{}", self.people.about(seat, "cards-say-wins"))?;
            }
        }
        Ok(())
    }

    /// Says how the match has ended.
    pub fn tell_ending(&self, game: &dyn AnyMatch, out: &mut dyn Write) -> io::Result<()> {
        let ending = self.people.ending(game).unwrap_or_default();
        writeln!(out, "{}\n", wrapped(&ending, WIDTH))
    }
}

/// Lists every legal move.
pub(super) fn list_moves(game: &dyn AnyMatch, out: &mut dyn Write) -> io::Result<()> {
    let moves = game.legal().join(",\n");
    writeln!(out, "{}", in_lines(moves.lines(), WIDTH))
}

/// The move that a typed text means; a space may stand for the dash between two places.
///
/// # Errors
/// If it is none, or not legal.
pub(super) fn typed_move(game: &dyn AnyMatch, typed: &str) -> Result<String, Refusal> {
    let Some(refusal) = game.refusal(typed) else {
        return Ok(typed.to_owned());
    };
    let dashed = typed.split_whitespace().collect::<Vec<_>>().join("-");
    if dashed == typed || game.refusal(&dashed).is_some() {
        return Err(refusal);
    }
    Ok(dashed)
}

/// Says why a move is refused, and which page of the rules explains it.
pub(super) fn tell_refusal(
    variant: &str,
    refusal: &Refusal,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut line = printable(&refusal.sentence());
    let page = pages::for_refusal(variant, refusal.key());
    let number = page.and_then(|page| pages::of(variant).position(|other| other == page));
    if let Some(number) = number {
        let more = fill("cli-play-page", &[("n", &(number + 1).to_string())]);
        line = format!("{line} {more}");
    }
    writeln!(out, "{}", wrapped(&line, WIDTH))
}

/// Prints the titles of the rules pages with what matters now, one page by its number, or the
/// titles of those that contain some words.
pub(super) fn tell_rules(game: &dyn AnyMatch, which: &str, out: &mut dyn Write) -> io::Result<()> {
    let variant = game.variant();
    let numbered = || (1..).zip(pages::of(variant));
    let number = which.parse::<usize>().ok();
    if let Some((_, page)) = numbered().find(|(at, _)| Some(*at) == number) {
        writeln!(out, "\n{}\n", text(&page.title()))?;
        for paragraph in page.paragraphs() {
            writeln!(out, "{}\n", wrapped(text(&paragraph), WIDTH))?;
        }
        return Ok(());
    }
    let found = pages::search(variant, which);
    let listed: Vec<_> = numbered()
        .filter(|(_, page)| which.is_empty() || found.iter().any(|one| one.page == *page))
        .collect();
    if listed.is_empty() {
        return writeln!(out, "{}", text("cli-play-rules-none"));
    }
    for (at, page) in listed {
        writeln!(out, "{at:>3}  {}", capital(text(&page.title())))?;
    }
    writeln!(out, "{}", text("cli-play-rules-how"))?;
    if let Some(now) = pages::moment(game).filter(|_| which.is_empty()) {
        writeln!(out, "{}", wrapped(&now.sentence.to_string(), WIDTH))?;
    }
    Ok(())
}
