//! A match played at the terminal: the table is drawn, moves are typed, and hints, undo and the
//! rules are available. In a card game only the hand of the person at the terminal is drawn.
use coffer_players::Budget;
use coffer_players::hint::hint_for;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request};
use coffer_rules::{AnyMatch, Ending, Refusal, Seat, Turn};
use coffer_texts::{fill, text};

use super::context::Context;
use super::error::CliError;
use super::input::{LONGEST_LINE, Line, read_line};
use super::progress;
use super::sight::{Sight, WIDTH, list_moves, tell_refusal, tell_rules, typed_move};
use super::words::{People, wrapped};

/// Positions searched for a hint.
const HINT_NODES: u64 = 400_000;

/// A match in which at least one seat is played from the terminal.
pub(super) struct TerminalMatch<'a> {
    game: Box<dyn AnyMatch>,
    /// By seat; `None` is played from the terminal.
    players: &'a mut [Option<Box<dyn AnyThinker>>],
    /// With the public view if several people play.
    sight: Sight,
    seed: u64,
    budget: Option<Budget>,
}

/// A line that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed<'a> {
    Hint,
    Undo,
    Moves,
    Table,
    /// The rules: all pages, one by its number, or those that contain some words.
    Rules(&'a str),
    Resign,
    Help,
    Quit,
    Move(&'a str),
}

impl Typed<'_> {
    pub fn read(line: &str) -> Typed<'_> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("?" | "hint", "") => Typed::Hint,
            ("u" | "undo", "") => Typed::Undo,
            ("m" | "moves", "") => Typed::Moves,
            ("" | "t" | "table", "") => Typed::Table,
            ("r" | "rules", rest) => Typed::Rules(rest.trim()),
            ("resign", "") => Typed::Resign,
            ("help", "") => Typed::Help,
            ("q" | "quit" | "exit", "") => Typed::Quit,
            _ => Typed::Move(line),
        }
    }
}

/// What happens after a person's turn.
enum AfterTurn {
    /// The match goes on.
    Continue,
    /// The person has left the match.
    Leave,
}

impl<'a> TerminalMatch<'a> {
    pub fn new(
        game: Box<dyn AnyMatch>,
        players: &'a mut [Option<Box<dyn AnyThinker>>],
        seed: u64,
        budget: Option<Budget>,
    ) -> Self {
        let people = People::of(&*game);
        let seats = (0..).map(Seat).zip(players.iter());
        let mut persons = seats.filter(|(_, player)| player.is_none());
        let first = persons.next().map(|(seat, _)| seat);
        let viewer = first.filter(|_| persons.next().is_none());
        drop(persons);
        Self {
            game,
            players,
            sight: Sight { people, viewer },
            seed,
            budget,
        }
    }

    /// The match in its present position.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// Plays until the match is over (true) or the person leaves it (false).
    ///
    /// # Errors
    /// When the terminal cannot be read or written, or a computer player finds no move.
    pub fn play(&mut self, context: &mut Context) -> Result<bool, CliError> {
        let name = format!("{}-name", self.game.variant());
        let title = fill("cli-play-title", &[("game", text(&name))]);
        writeln!(context.output, "{title}")?;
        loop {
            match self.game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => self.chance(context)?,
                Turn::Seat(seat) => match self.turn_of(seat, context)? {
                    AfterTurn::Continue => {}
                    AfterTurn::Leave => {
                        writeln!(context.output, "{}", text("cli-play-left"))?;
                        return Ok(false);
                    }
                },
            }
        }
        self.draw(context)?;
        self.sight.tell_ending(&*self.game, context.output)?;
        Ok(true)
    }

    /// Lets chance act; before a new deal the finished hand is shown.
    fn chance(&mut self, context: &mut Context) -> Result<(), CliError> {
        if self.game.ply() > 0 {
            self.draw(context)?;
        }
        if !self.game.chance() {
            return Err(CliError::NoAnswer(0));
        }
        Ok(())
    }

    fn turn_of(&mut self, seat: Seat, context: &mut Context) -> Result<AfterTurn, CliError> {
        let Some(Some(player)) = self.players.get_mut(seat.index()) else {
            return self.person(seat, context);
        };
        let who = self.sight.people.called(seat);
        let spinner = progress::spinner(&fill("cli-progress-thinking", &[("name", &who)]));
        let seed = PlayerSeed::of(self.seed, self.game.ply());
        let request = Request::new(self.budget, seed, context.clock);
        let thought = player.think(&*self.game, &request);
        spinner.finish_and_clear();
        let best = thought.and_then(|thought| thought.best);
        let best = best.ok_or(CliError::NoAnswer(seat.0))?;
        self.game.play(&best).map_err(CliError::Position)?;
        self.sight.tell_move(&*self.game, context.output)?;
        self.sight.tell_trick(&*self.game, context.output)?;
        Ok(AfterTurn::Continue)
    }

    fn draw(&self, context: &mut Context) -> Result<(), CliError> {
        Ok(self.sight.draw(&*self.game, context.output)?)
    }

    /// A person's turn: reads lines until one of them is a move.
    fn person(&mut self, seat: Seat, context: &mut Context) -> Result<AfterTurn, CliError> {
        self.draw(context)?;
        loop {
            write!(context.output, "{} ", self.prompt(seat))?;
            context.output.flush()?;
            let line = match read_line(context.input)? {
                None => {
                    writeln!(context.output)?;
                    return Ok(AfterTurn::Leave);
                }
                Some(Line::TooLong) => {
                    let most = LONGEST_LINE.to_string();
                    let line = fill("cli-play-too_long", &[("n", &most)]);
                    writeln!(context.output, "{line}")?;
                    continue;
                }
                Some(Line::Text(line)) => String::from_utf8_lossy(&line).into_owned(),
            };
            match Typed::read(&line) {
                Typed::Hint => self.hint(context)?,
                Typed::Undo if self.undo() => return Ok(AfterTurn::Continue),
                Typed::Undo => writeln!(context.output, "{}", text("cli-play-no_undo"))?,
                Typed::Moves => list_moves(&*self.game, context.output)?,
                Typed::Table => self.draw(context)?,
                Typed::Rules(which) => tell_rules(&*self.game, which, context.output)?,
                Typed::Help => writeln!(context.output, "{}", text("cli-play-help"))?,
                Typed::Quit => return Ok(AfterTurn::Leave),
                Typed::Resign => match self.game.end(Ending::Resigned(seat)) {
                    Ok(()) => return Ok(AfterTurn::Continue),
                    Err(refusal) => tell_refusal(self.game.variant(), &refusal, context.output)?,
                },
                Typed::Move(text) => match self.play_typed(text) {
                    Ok(()) => {
                        self.sight.tell_trick(&*self.game, context.output)?;
                        return Ok(AfterTurn::Continue);
                    }
                    Err(refusal) => tell_refusal(self.game.variant(), &refusal, context.output)?,
                },
            }
        }
    }

    /// Plays a typed move.
    fn play_typed(&mut self, text: &str) -> Result<(), Refusal> {
        let text = typed_move(&*self.game, text)?;
        self.game.play(&text)
    }

    /// The prompt for a move of this seat.
    fn prompt(&self, seat: Seat) -> String {
        if self.sight.viewer.is_some() {
            text("cli-play-prompt").to_owned()
        } else {
            fill(
                "cli-play-prompt-side",
                &[("side", &self.sight.people.called(seat))],
            )
        }
    }

    fn hint(&self, context: &mut Context) -> Result<(), CliError> {
        let seed = PlayerSeed::of(self.seed, self.game.ply());
        let request = Request {
            analyses: true,
            ..Request::new(Some(Budget::nodes(HINT_NODES)), seed, context.clock)
        };
        let spinner = progress::spinner(text("cli-progress-hint"));
        let hint = hint_for(&*self.game, context.knowledge, &request);
        spinner.finish_and_clear();
        let line = match hint {
            Some(hint) => {
                let people = People::of(&*self.game);
                let why = hint.reason.naming(&|seat| people.called(Seat(seat)));
                fill(
                    "cli-play-hint",
                    &[("move", &hint.text), ("why", &why.to_string())],
                )
            }
            None => text("cli-play-no_hint").to_owned(),
        };
        writeln!(context.output, "{}", wrapped(&line, WIDTH))?;
        Ok(())
    }

    /// Takes back the last move of a person and all that followed; false if there is none.
    fn undo(&mut self) -> bool {
        let players = &self.players;
        let person = |seat: Seat| players.get(seat.index()).is_some_and(Option::is_none);
        let Some(depth) = self.game.undo_depth(&person) else {
            return false;
        };
        (0..depth).all(|_| self.game.undo())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_a_move() {
        for (line, typed) in [
            ("?\n", Typed::Hint),
            (" U ", Typed::Undo),
            ("", Typed::Table),
            ("r huff", Typed::Rules("huff")),
            ("rules", Typed::Rules("")),
            ("huff 14", Typed::Move("huff 14")),
            ("K", Typed::Move("K")),
            ("pass A4 B7\r\n", Typed::Move("pass A4 B7")),
            ("q", Typed::Quit),
        ] {
            assert_eq!(Typed::read(line), typed, "{line}");
        }
    }
}
