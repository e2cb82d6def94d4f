//! What is said to a table by whoever plays here, and what is answered without it.

use std::io;

use coffer_guests::protocol::Answer;
use coffer_rules::{AnyMatch, Refusal};
use coffer_texts::{plural, text};
use serde_json::json;

use super::super::super::input::{LONGEST_LINE, Line};
use super::super::super::sight::{list_moves, tell_refusal, tell_rules, typed_move};
use super::super::super::terminal::Typed;
use super::super::events::{question_json, seats_json, state_json};
use super::super::said::{Said, TypedLine};
use super::Desk;

impl Desk<'_> {
    /// Reads a line. Returns what is said to the table, and answers the rest.
    pub fn hear(&mut self, line: Line, game: Option<&dyn AnyMatch>) -> io::Result<Option<Said>> {
        self.prompted = false;
        let line = match line {
            Line::Text(line) => line,
            Line::TooLong if self.json => {
                self.error(&plural("cli-serve-too_long", LONGEST_LINE as usize))?;
                return Ok(None);
            }
            Line::TooLong => {
                self.error(&plural("cli-play-too_long", LONGEST_LINE as usize))?;
                return Ok(None);
            }
        };
        if !self.json {
            let line = String::from_utf8_lossy(&line);
            return match TypedLine::read(&line, game) {
                TypedLine::Said(said) => Ok(Some(said)),
                TypedLine::Here(typed) => self.answer_here(typed, game).map(|()| None),
            };
        }
        if line.trim_ascii().is_empty() {
            return Ok(None);
        }
        match Said::read(&line) {
            Ok(Said::State {}) => self.state(game)?,
            Ok(said) => return Ok(Some(said)),
            Err(error) => self.error(&error)?,
        }
        Ok(None)
    }

    /// Answers what is for the terminal alone.
    fn answer_here(&mut self, typed: Typed, game: Option<&dyn AnyMatch>) -> io::Result<()> {
        match (typed, game) {
            (Typed::Help, _) => writeln!(self.out, "{}", text("cli-table-help")),
            (Typed::Hint, _) => self.say(text("cli-play-no_hint")),
            (Typed::Moves, Some(game)) if game.turn().seat() == self.viewer() => {
                list_moves(game, self.out)
            }
            (Typed::Rules(which), Some(game)) => tell_rules(game, which, self.out),
            (Typed::Table, Some(game)) => self.draw(game),
            (_, Some(_)) => self.say(text("cli-table-not_your_turn")),
            (_, None) => self.say(text("cli-table-not_begun")),
        }
    }

    /// Tells a program how things stand.
    fn state(&mut self, game: Option<&dyn AnyMatch>) -> io::Result<()> {
        let viewer = self.viewer();
        let mut state = game.map_or_else(|| json!({}), |game| state_json(game, viewer));
        state["seats"] = seats_json(&self.seats);
        state["yours"] = json!(self.yours.map(|seat| seat.0));
        state["onlookers"] = json!(self.onlookers);
        state["question"] = question_json(self.question);
        self.event("state", state)
    }

    /// The move that a text means, if it is legal now; else it is refused.
    pub fn checked(
        &mut self,
        game: Option<&dyn AnyMatch>,
        text_of_move: &str,
    ) -> io::Result<Option<String>> {
        let own =
            |game: &&dyn AnyMatch| self.viewer().is_some() && game.turn().seat() == self.viewer();
        let Some(own_turn) = game.filter(own) else {
            if self.json {
                self.answered("move", &Answer::NotNow)?;
            } else if game.is_some() {
                self.say(text("cli-table-not_your_turn"))?;
            } else {
                self.say(text("cli-table-not_begun"))?;
            }
            return Ok(None);
        };
        match typed_move(own_turn, text_of_move) {
            Ok(text) => Ok(Some(text)),
            Err(refusal) => self.refused(own_turn, &refusal).map(|()| None),
        }
    }

    /// Says why a move is refused.
    fn refused(&mut self, game: &dyn AnyMatch, refusal: &Refusal) -> io::Result<()> {
        if self.json {
            let parts = json!({ "key": refusal.key(), "why": refusal.sentence() });
            return self.event("refused", parts);
        }
        tell_refusal(game.variant(), refusal, self.out)
    }
}
