//! `coffer join`: comes to a table, sits down and plays, or looks on.

use std::collections::VecDeque;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use clap::Args;
use coffer_guests::follow::Follower;
use coffer_guests::guest::{Guest, GuestNews};
use coffer_guests::hex;
use coffer_guests::link::TableLink;
use coffer_guests::protocol::{Answer, Ask, DeviceId, Goodbye, Question, Table, TableSeat};
use coffer_iroh::{GuestOptions, IrohGuest};
use coffer_rules::{AnyMatch, Seat};
use serde_json::Value;

use super::super::context::Context;
use super::super::error::CliError;
use super::super::seeds::any_seed;
use super::attend::{Signal, Signals, attend};
use super::desk::Desk;
use super::said::{Said, name_of};
use super::seats::{numbered, random_bytes};

/// How often is looked for what is due.
const BEAT: Duration = Duration::from_millis(250);
/// How long the host is looked for at first.
const FIRST_PATIENCE: Duration = Duration::from_secs(20);
/// How long the host is looked for once it was there.
const PATIENCE: Duration = Duration::from_secs(120);

/// Arguments of `coffer join`.
#[derive(Debug, Args)]
pub(in super::super) struct JoinTable {
    #[arg(value_name = "LINK")]
    link: String,
    #[arg(long, default_value = "", hide_default_value = true)]
    name: String,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    #[arg(long, value_name = "URL")]
    relay: Option<String>,
    #[arg(long, value_name = "HEX", value_parser = device_id)]
    device: Option<DeviceId>,
    #[arg(long)]
    json: bool,
}

/// Reads the 32 hex digits of a device.
fn device_id(digits: &str) -> Result<DeviceId, String> {
    let device = hex::decode(digits).map(DeviceId);
    device.ok_or_else(|| coffer_texts::text("cli-error-device").to_owned())
}

impl JoinTable {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let link: TableLink = self.link.parse().map_err(|_| CliError::NoLink)?;
        let device = match self.device {
            Some(device) => device,
            None => DeviceId(random_bytes()?),
        };
        attend(context, |out, signals| {
            let mut desk = Desk::new(out, self.json);
            desk.device(&device)?;
            let visit = self.visit(&link, device, desk, &signals)?;
            visit.run(&signals)
        })
    }

    fn visit<'a>(
        &self,
        link: &TableLink,
        device: DeviceId,
        desk: Desk<'a>,
        signals: &Signals,
    ) -> Result<Visit<'a>, CliError> {
        let relay = self.relay.clone();
        let transport = IrohGuest::open(&link.address, GuestOptions { relay }, signals.wake())?;
        // Higher than every number of an earlier call at this device.
        let guest = Guest::new(link.secret, device, &self.name, any_seed());
        Ok(Visit {
            desk,
            follower: Follower::new(guest),
            transport,
            wants: self.seat.map(|seat| Seat(seat - 1)),
            sits_down: false,
            asks: VecDeque::new(),
            line: None,
            input_over: false,
            began: Instant::now(),
            heard: Instant::now(),
            was_reached: false,
        })
    }
}

/// A guest at a table.
struct Visit<'a> {
    desk: Desk<'a>,
    follower: Follower,
    transport: IrohGuest,
    /// The seat that was named.
    wants: Option<Seat>,
    /// Whether a seat was asked for, or taken. Whoever has given it up looks on.
    sits_down: bool,
    /// What is still to be asked.
    asks: VecDeque<Ask>,
    /// The line of moves, and whether it has ended without a move, as the table said last.
    line: Option<(u32, bool)>,
    /// Whether nothing more can be said.
    input_over: bool,
    began: Instant,
    /// When the host was there last.
    heard: Instant,
    was_reached: bool,
}

impl Visit<'_> {
    fn run(mut self, signals: &Signals) -> Result<(), CliError> {
        let run = self.follow(signals);
        if let Err(error) = &run {
            self.desk.fatal(error)?;
        }
        run
    }

    /// Until the guest leaves, or the table is cleared.
    fn follow(&mut self, signals: &Signals) -> Result<(), CliError> {
        loop {
            let first = match signals.heard.recv_timeout(BEAT) {
                Ok(signal) => Some(signal),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            for signal in first.into_iter().chain(signals.heard.try_iter()) {
                if !self.hear(signal)? {
                    self.desk.left()?;
                    return Ok(());
                }
            }
            if !self.turn()? {
                return Ok(());
            }
        }
    }

    fn table(&self) -> Option<&Table> {
        self.follower.guest.table()
    }

    fn is_over(&self) -> bool {
        let game = self.follower.game();
        game.is_some_and(|game| game.turn().outcome().is_some())
    }

    /// Hears a signal; false if the guest leaves.
    fn hear(&mut self, signal: Signal) -> Result<bool, CliError> {
        match signal {
            Signal::Wake => Ok(true),
            Signal::InputEnds => {
                self.input_over = true;
                Ok(true)
            }
            Signal::Line(line) => {
                let game = self.follower.game();
                let game = game.map(|game| game as &dyn AnyMatch);
                match self.desk.hear(line, game)? {
                    Some(said) => self.obey(said),
                    None => Ok(true),
                }
            }
        }
    }

    /// Does what is said; false if the guest leaves.
    fn obey(&mut self, said: Said) -> Result<bool, CliError> {
        let ask = match said {
            Said::Quit {} => return Ok(false),
            Said::State {} => return Ok(true),
            Said::Move { text } => {
                let game = self.follower.game();
                let game = game.map(|game| game as &dyn AnyMatch);
                let Some(text) = self.desk.checked(game, &text)? else {
                    return Ok(true);
                };
                let (line, ply) = self.follower.guest.at();
                Ask::Move { line, ply, text }
            }
            Said::Resign {} => Ask::Resign,
            Said::Draw {} => Ask::Draw,
            Said::Undo {} => Ask::Undo,
            Said::Rematch {} => Ask::Rematch,
            Said::Agree { yes } => Ask::Agree(yes),
        };
        self.asks.push_back(ask);
        Ok(true)
    }

    /// Handles what has come; false when the table is cleared after the match.
    fn turn(&mut self) -> Result<bool, CliError> {
        self.ask();
        while let Some(news) = self.follower.next_news()? {
            if !self.tell(news)? {
                return Ok(false);
            }
        }
        if self.follower.guest.is_reached() {
            self.heard = Instant::now();
            self.sit()?;
            self.ask();
        } else if self.was_reached && self.is_over() {
            return Ok(false);
        }
        let patience = if self.was_reached {
            PATIENCE
        } else {
            FIRST_PATIENCE
        };
        if self.heard.elapsed() > patience {
            return Err(CliError::NoHost);
        }
        if let Some(game) = self.follower.game().filter(|game| self.has_all(game.ply())) {
            self.desk.settle(game)?;
        }
        // An onlooker has nothing to say.
        let leaves = self.input_over && self.table().is_some_and(|table| !table.onlooker);
        if leaves {
            self.desk.left()?;
        }
        Ok(!leaves)
    }

    /// Asks what is still to be asked, and hears what has come.
    fn ask(&mut self) {
        let guest = &mut self.follower.guest;
        if !guest.is_asking()
            && let Some(ask) = self.asks.pop_front()
        {
            guest.ask(ask);
        }
        guest.run(&mut self.transport, self.began.elapsed());
    }

    /// Whether all moves are here that were made before the table was told.
    fn has_all(&self, plies: usize) -> bool {
        let game = self.table().and_then(|table| table.game.as_ref());
        game.is_some_and(|game| plies >= game.plies as usize)
    }

    /// Tells of news; false when the table is cleared after the match.
    fn tell(&mut self, news: GuestNews) -> Result<bool, CliError> {
        let game = self.follower.game();
        let game = game.map(|game| game as &dyn AnyMatch);
        match (news, game) {
            (GuestNews::Reached(reached), _) => {
                let was_reached = std::mem::replace(&mut self.was_reached, true);
                // A host that says good-bye is not away.
                if was_reached && !self.follower.guest.is_gone() {
                    self.desk.reached(reached)?;
                }
            }
            (GuestNews::Table, _) => self.tell_table()?,
            (GuestNews::Begun, Some(game)) => self.desk.begun(game, self.follower.viewer())?,
            (GuestNews::Retreat(_), Some(game)) => self.desk.retreat(game)?,
            (GuestNews::Ply(_), Some(game)) => self.desk.ply(game)?,
            (GuestNews::Answered(Ask::Sit { .. }, answer), _) => {
                // After “done” the table will say so.
                self.sits_down = answer == Answer::Done;
                if !self.sits_down && self.wants.is_some() {
                    return Err(CliError::SeatTaken(self.wants.map_or(0, |seat| seat.0 + 1)));
                }
            }
            (GuestNews::Answered(ask, answer), _) => self.desk.answered(name_of(&ask), &answer)?,
            (GuestNews::Record(text), game) => {
                // It may come in one go with the last move.
                if let Some(game) = game.filter(|_| self.is_over()) {
                    self.desk.settle(game)?;
                }
                let record = serde_json::from_str(&text).unwrap_or(Value::Null);
                self.desk.record(&record)?;
            }
            (GuestNews::Goodbye(Goodbye::Over), _) if self.is_over() => {
                if let Some(game) = game {
                    self.desk.settle(game)?;
                }
                return Ok(false);
            }
            (GuestNews::Goodbye(why), _) => return Err(CliError::Goodbye(why)),
            (GuestNews::OtherVersion { newer }, _) => return Err(CliError::OtherVersion(newer)),
            _ => {}
        }
        Ok(true)
    }

    /// Tells who sits where, and what is asked of all.
    fn tell_table(&mut self) -> Result<(), CliError> {
        let Some(table) = self.follower.guest.table() else {
            return Ok(());
        };
        let game = self.follower.game();
        let game = game.map(|game| game as &dyn AnyMatch);
        let onlookers = usize::from(table.onlookers);
        self.desk
            .seats(table.seats.clone(), table.yours, onlookers, game)?;
        let line = table.game.as_ref();
        let line = line.map(|game| (game.line, game.ending.is_some()));
        let settled = std::mem::replace(&mut self.line, line) != line;
        // A question about nothing is none.
        let question: Option<(Seat, Question)> = table.question.filter(|_| line.is_some());
        self.desk.question(question, settled)?;
        Ok(())
    }

    /// Sits down, unless this is an onlooker.
    fn sit(&mut self) -> Result<(), CliError> {
        let Some(table) = self.follower.guest.table() else {
            return Ok(());
        };
        // A host that is laid again may not know of a seat that was taken at the last moment before. Once a match has begun,
        // it knows of all.
        let waits = self.follower.guest.is_asking() || table.game.is_some();
        if table.yours.is_some() || table.onlooker || self.sits_down && waits {
            self.sits_down |= table.yours.is_some();
            return Ok(());
        }
        let mut free = numbered(&table.seats).filter(|(_, seat)| **seat == TableSeat::Free);
        let seat = free.find(|(seat, _)| self.wants.is_none_or(|wants| wants == *seat));
        let Some((seat, _)) = seat else {
            return Err(match self.wants {
                Some(seat) => CliError::SeatTaken(seat.0 + 1),
                None => CliError::NoFreeSeat,
            });
        };
        self.sits_down = true;
        self.asks.push_front(Ask::Sit { seat });
        Ok(())
    }
}
