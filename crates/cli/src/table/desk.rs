//! What a table tells whoever plays here, as JSON for a program and in words for a person, and what they
//! say.

mod heard;

use std::io::{self, Write};

use coffer_guests::hex;
use coffer_guests::link::TableLink;
use coffer_guests::protocol::{Answer, DeviceId, Question, TableSeat};
use coffer_guests::seen::SharedMatch;
use coffer_players::levels::Courtier;
use coffer_rules::{AnyMatch, Seat};
use coffer_texts::{cut, fill, plural, text};
use serde_json::{Value, json};

use super::super::error::CliError;
use super::super::printable::printable;
use super::super::sight::{Sight, WIDTH};
use super::super::words::{LONGEST_NAME, People, wrapped};
use super::events::{
    answer_name, begun_json, ply_json, question_json, question_name, seats_json, state_json,
};

/// Where a table is told.
pub(super) struct Desk<'a> {
    out: &'a mut (dyn Write + Send),
    json: bool,
    /// Whether the cursor stands behind a prompt.
    prompted: bool,
    /// How the match is seen, once it has begun.
    sight: Option<Sight>,
    seats: Vec<TableSeat>,
    yours: Option<Seat>,
    onlookers: usize,
    question: Option<(Seat, Question)>,
    /// After how many moves the table was drawn or a turn told last.
    told: Option<usize>,
    told_end: bool,
}

impl<'a> Desk<'a> {
    pub fn new(out: &'a mut (dyn Write + Send), json: bool) -> Self {
        Self {
            out,
            json,
            prompted: false,
            sight: None,
            seats: Vec::new(),
            yours: None,
            onlookers: 0,
            question: None,
            told: None,
            told_end: false,
        }
    }

    /// The seat whose view is told.
    fn viewer(&self) -> Option<Seat> {
        self.sight.as_ref()?.viewer
    }

    /// Tells a program of an event.
    fn event(&mut self, name: &str, mut parts: Value) -> io::Result<()> {
        parts["event"] = name.into();
        writeln!(self.out, "{parts}")?;
        self.out.flush()
    }

    /// Where a person reads, on a new line.
    fn paper(&mut self) -> io::Result<&mut dyn Write> {
        if std::mem::take(&mut self.prompted) {
            writeln!(self.out)?;
        }
        Ok(&mut *self.out)
    }

    /// Tells a person something.
    fn say(&mut self, line: &str) -> io::Result<()> {
        let line = wrapped(line, WIDTH);
        writeln!(self.paper()?, "{line}")?;
        self.out.flush()
    }

    /// Tells what is wrong.
    pub fn error(&mut self, error: &str) -> io::Result<()> {
        if self.json {
            writeln!(self.out, "{}", json!({ "error": error }))?;
            self.out.flush()
        } else {
            self.say(error)
        }
    }

    /// Tells a program what ends it; a person reads that elsewhere.
    pub fn fatal(&mut self, error: &CliError) -> io::Result<()> {
        if self.json {
            self.error(&error.to_string())
        } else {
            self.paper().map(|_| ())
        }
    }

    /// The table is laid, and these are its links.
    pub fn laid(&mut self, guests: &TableLink, onlookers: &TableLink) -> io::Result<()> {
        let (guests, onlookers) = (guests.to_string(), onlookers.to_string());
        if self.json {
            return self.event("link", json!({ "guests": guests, "onlookers": onlookers }));
        }
        // Links stay whole, to be copied.
        let out = self.paper()?;
        writeln!(out, "{}\n{guests}", text("cli-table-link"))?;
        writeln!(out, "{}\n{onlookers}", text("cli-table-link-onlookers"))?;
        self.say(text("cli-table-waits"))
    }

    /// The device of a guest.
    pub fn device(&mut self, device: &DeviceId) -> io::Result<()> {
        let digits = hex::encode(&device.0);
        if self.json {
            return self.event("device", json!({ "device": digits }));
        }
        self.say(&fill("cli-table-device", &[("device", &digits)]))
    }

    /// Who sits where now.
    pub fn seats(
        &mut self,
        seats: impl IntoIterator<Item = TableSeat>,
        yours: Option<Seat>,
        onlookers: usize,
        game: Option<&dyn AnyMatch>,
    ) -> io::Result<()> {
        // For how long does not matter here.
        let steady = |mut seat| {
            if let TableSeat::Person { away, .. } = &mut seat {
                *away = away.map(|_| 0);
            }
            seat
        };
        let seats: Vec<TableSeat> = seats.into_iter().map(steady).collect();
        let before = std::mem::replace(&mut self.seats, seats);
        let same = (self.yours, self.onlookers) == (yours, onlookers);
        let looked_on = std::mem::replace(&mut self.onlookers, onlookers);
        self.yours = yours;
        if let (Some(sight), Some(game)) = (&mut self.sight, game) {
            sight.people = People::seen_from(game, sight.viewer);
        }
        if same && before == self.seats {
            return Ok(());
        }
        if self.json {
            let yours = yours.map(|seat| seat.0);
            let seats = seats_json(&self.seats);
            let parts = json!({ "seats": seats, "yours": yours, "onlookers": onlookers });
            return self.event("seats", parts);
        }
        for (at, seat) in self.seats.clone().iter().enumerate() {
            if before.get(at) != Some(seat) {
                let number = (at + 1).to_string();
                let who = match yours {
                    Some(Seat(own)) if usize::from(own) == at => {
                        text("person-you-within").to_owned()
                    }
                    _ => sitter_words(seat),
                };
                self.say(&fill("cli-table-seat", &[("n", &number), ("who", &who)]))?;
            }
        }
        if looked_on != onlookers {
            self.say(&plural("cli-table-onlookers", onlookers))?;
        }
        Ok(())
    }

    /// A match is begun and seen from this seat.
    pub fn begun(&mut self, game: &dyn AnyMatch, viewer: Option<Seat>) -> io::Result<()> {
        let people = People::seen_from(game, viewer);
        self.sight = Some(Sight { people, viewer });
        (self.told, self.told_end) = (None, false);
        if self.json {
            return self.event("begun", begun_json(game, viewer));
        }
        let name = format!("{}-name", game.variant());
        let title = match viewer {
            Some(_) => fill("cli-play-title", &[("game", text(&name))]),
            None => text(&name).to_owned(),
        };
        self.say(&title)
    }

    /// Tells a program of every move of a match that goes on. A person sees the table.
    pub fn retell(&mut self, game: &dyn SharedMatch) -> io::Result<()> {
        if !self.json {
            return Ok(());
        }
        let viewer = self.viewer();
        let mut past = game.shared();
        let mut told = Vec::new();
        while let Some(before) = past.ply().checked_sub(1) {
            told.push(ply_json(&*past, viewer));
            past.retreat(before);
        }
        let mut told = told.into_iter().rev();
        told.try_for_each(|ply| self.event("ply", ply))
    }

    /// Nobody plays here any more.
    pub fn stands(&mut self) {
        if let Some(sight) = &mut self.sight {
            sight.viewer = None;
        }
    }

    /// A move was made.
    pub fn ply(&mut self, game: &dyn AnyMatch) -> io::Result<()> {
        let viewer = self.viewer();
        if self.json {
            return self.event("ply", ply_json(game, viewer));
        }
        let Some(sight) = self.sight.take() else {
            return Ok(());
        };
        let out = self.paper()?;
        let by = game.last_move(viewer).and_then(|(seat, _)| seat);
        if viewer.is_none() || by != viewer {
            sight.tell_move(game, out)?;
        }
        sight.tell_trick(game, out)?;
        self.sight = Some(sight);
        self.out.flush()
    }

    /// Moves were taken back.
    pub fn retreat(&mut self, game: &dyn AnyMatch) -> io::Result<()> {
        (self.told, self.told_end) = (None, false);
        if self.json {
            return self.event("retreat", json!({ "ply": game.ply() }));
        }
        self.say(text("cli-table-retreat"))
    }

    /// What a seat asks of all now. If nothing is asked any more, `settled` says whether it was done.
    pub fn question(
        &mut self,
        question: Option<(Seat, Question)>,
        settled: bool,
    ) -> io::Result<()> {
        if std::mem::replace(&mut self.question, question) == question {
            return Ok(());
        }
        if self.json {
            return self.event("question", json!({ "question": question_json(question) }));
        }
        let Some((seat, what)) = question else {
            return if settled {
                Ok(())
            } else {
                self.say(text("cli-table-declined"))
            };
        };
        if self.yours == Some(seat) {
            return Ok(());
        }
        let who = self.called(seat);
        let key = format!("cli-table-asks-{}", question_name(what));
        self.say(&fill(&key, &[("name", &who)]))?;
        if self.yours.is_some() {
            self.say(text("cli-table-yes_or_no"))?;
        }
        Ok(())
    }

    fn called(&self, seat: Seat) -> String {
        let sight = self.sight.as_ref();
        sight.map_or_else(String::new, |sight| sight.people.called(seat))
    }

    /// What was asked is answered.
    pub fn answered(&mut self, to: &str, answer: &Answer) -> io::Result<()> {
        if self.json {
            return match answer {
                Answer::Refused { key } => self.event("refused", json!({ "key": key })),
                answer => self.event("answer", json!({ "to": to, "answer": answer_name(answer) })),
            };
        }
        match answer {
            Answer::Done => Ok(()),
            Answer::Asked => self.say(text("cli-table-asked")),
            Answer::Late => self.say(text("cli-table-late")),
            Answer::Taken | Answer::NotNow | Answer::Refused { .. } => {
                self.say(text("cli-table-not_now"))
            }
        }
    }

    /// The host is not reached any more, or again.
    pub fn reached(&mut self, reached: bool) -> io::Result<()> {
        let name = if reached { "back" } else { "away" };
        if self.json {
            return self.event(name, json!({}));
        }
        self.say(text(&format!("cli-table-host_{name}")))
    }

    /// The whole record of the match, which is over.
    pub fn record(&mut self, record: &Value) -> io::Result<()> {
        if self.json {
            self.event("record", json!({ "record": record }))?;
        }
        Ok(())
    }

    /// The person leaves the table.
    pub fn left(&mut self) -> io::Result<()> {
        if self.json {
            return self.event("quit", json!({}));
        }
        self.say(text("cli-play-left"))
    }

    /// Tells whose turn it is, if that is news, and how the match has ended.
    pub fn settle(&mut self, game: &dyn AnyMatch) -> io::Result<()> {
        let viewer = self.viewer();
        let over = game.turn().outcome().is_some();
        if over && std::mem::replace(&mut self.told_end, true) {
            return Ok(());
        }
        let own = viewer.is_some() && game.turn().seat() == viewer;
        let fresh = self.told != Some(game.ply());
        if over && self.json {
            let outcome = state_json(game, viewer)["outcome"].take();
            return self.event("ended", json!({ "outcome": outcome }));
        }
        if self.json {
            if own && fresh {
                self.told = Some(game.ply());
                let state = state_json(game, viewer);
                let parts = json!({
                    "seat": state["turn"],
                    "ply": state["ply"],
                    "legal": state["legal"],
                    "view": state["view"],
                });
                self.event("turn", parts)?;
            }
            return Ok(());
        }
        if over || fresh && (own || viewer.is_none()) {
            self.told = Some(game.ply());
            self.draw(game)?;
        }
        if over && let Some(sight) = &self.sight {
            sight.tell_ending(game, self.out)?;
        }
        if own && !self.prompted {
            write!(self.out, "{} ", text("cli-play-prompt"))?;
            self.prompted = true;
        }
        self.out.flush()
    }

    fn draw(&mut self, game: &dyn AnyMatch) -> io::Result<()> {
        self.paper()?;
        match &self.sight {
            Some(sight) => sight.draw(game, self.out),
            None => Ok(()),
        }
    }
}

/// Who sits in a seat, in words.
fn sitter_words(seat: &TableSeat) -> String {
    match seat {
        TableSeat::Free => text("cli-table-free").to_owned(),
        TableSeat::Courtier { strength, .. } => courtier_name(strength.level),
        TableSeat::Person {
            name,
            away,
            stand_in,
        } => {
            let name = match name.as_str() {
                "" => text("cli-table-unnamed").to_owned(),
                name => cut(&printable(name), LONGEST_NAME),
            };
            match (away, stand_in) {
                (_, Some(level)) => {
                    let courtier = courtier_name(*level);
                    let values = [("name", name.as_str()), ("courtier", &courtier)];
                    fill("cli-table-stand_in", &values)
                }
                (Some(_), None) => fill("cli-table-away", &[("name", &name)]),
                (None, None) => name,
            }
        }
    }
}

fn courtier_name(level: u8) -> String {
    let who = Courtier::of_level(level);
    who.map_or_else(|| level.to_string(), |who| who.to_string())
}
