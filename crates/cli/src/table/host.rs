//! `coffer host`: lays a table, and plays there.

mod judging;
mod kept;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use coffer_guests::host::{Host, HostSeat, TableSecrets};
use coffer_guests::judge::{Judge, Judged};
use coffer_guests::link::TableLink;
use coffer_guests::pace::shown_after;
use coffer_guests::protocol::{Answer, Ask, TableSetup, cleaned_name};
use coffer_guests::seen::{SharedMatch, open};
use coffer_guests::service::{HostCommand, HostReport, HostService};
use coffer_guests::transport::Relays;
use coffer_iroh::{HostOptions, IrohHost};
use coffer_players::Clock;
use coffer_players::knowledge::Knowledge;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request};
use coffer_rules::{AnyMatch, Occupant, Record, Seat, Turn};
use serde_json::json;

use super::super::args::GameArgs;
use super::super::contender::Contender;
use super::super::context::Context;
use super::super::error::CliError;
use super::attend::{Signal, Signals, attend};
use super::desk::Desk;
use super::said::{Said, name_of};
use super::seats::{Sitter, numbered, occupant, random_bytes, sitter_name, sitters};
use kept::{Answered, Keeper, Keys, TableStart, free_port};

/// How long guests may take to fetch the record of a match that is over.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long guests may take to come back to a table that is laid again after the match was over.
const RETURN: Duration = Duration::from_secs(20);

/// Arguments of `coffer host`.
#[derive(Debug, Args)]
pub(in super::super) struct HostTable {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_delimiter = ',', value_name = "SITTER")]
    seats: Vec<String>,
    #[arg(long, default_value = "", hide_default_value = true)]
    name: String,
    #[arg(long, default_value_t = 0)]
    port: u16,
    #[arg(long, value_name = "URL")]
    relay: Option<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    #[arg(long)]
    at_once: bool,
    #[arg(long)]
    json: bool,
}

/// The computer player of a seat.
type Player = Option<Box<dyn AnyThinker>>;

impl HostTable {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let kept = self.kept()?;
        let again = kept.is_some();
        let start = match kept {
            Some(start) => start,
            None => self.fresh()?,
        };
        let record = &start.record;
        let players = players(&record.variant, &start.sitters, context.knowledge)?;
        let game = open(record).ok_or_else(|| CliError::NoSitter(record.variant.clone()))??;
        let setup = TableSetup::of(record, game.hides_anything());
        let host = start.host(setup);
        let (knowledge, clock) = (context.knowledge, context.clock);
        attend(context, move |out, signals| {
            let own = numbered(&start.sitters).find(|(_, who)| matches!(who, Sitter::Me));
            let party = Party {
                desk: Desk::new(out, self.json),
                own: own.map(|(seat, _)| seat),
                seats: host.seats().to_vec(),
                service: service(host, &start.keys, &signals),
                keeper: Keeper::new(self.keep.clone(), start.keys),
                seed: start.record.seed,
                game,
                again,
                begun: false,
                laid: false,
                input_over: false,
                judge: start.judge,
                answered: start
                    .guests
                    .into_iter()
                    .map(|guest| guest?.answered)
                    .collect(),
                random: start.sitters.iter().map(is_random).collect(),
                at_once: self.at_once,
                found: None,
                players,
                knowledge,
                clock,
            };
            party.run(&signals)
        })
    }

    /// A new table.
    fn fresh(&self) -> Result<TableStart, CliError> {
        let seed = match self.seed {
            Some(seed) => seed,
            None => u64::from_le_bytes(random_bytes()?),
        };
        let count = self.game.open(Vec::new(), seed)?.seats().len();
        let sitters = sitters(&self.game.variant, &self.seats, count)?;
        let name = cleaned_name(&self.name);
        let sits = |who: &Sitter| occupant(&who.seat(&name), is_random(who));
        let occupants: Vec<Occupant> = sitters.iter().map(sits).collect();
        let port = match self.port {
            0 if self.keep.is_some() => free_port()?,
            port => port,
        };
        let mut keys = Keys::fresh(port, occupants.iter().map(sitter_name).collect())?;
        keys.relay.clone_from(&self.relay);
        Ok(TableStart {
            keys,
            guests: sitters.iter().map(|_| None).collect(),
            sitters,
            judge: Judge::default(),
            record: self.game.open(occupants, seed)?.record(),
            cleared: false,
        })
    }

    /// The table that is kept in the file, if there is one.
    fn kept(&self) -> Result<Option<TableStart>, CliError> {
        let Some(file) = &self.keep else {
            return Ok(None);
        };
        let Some(mut start) = kept::read(file)? else {
            return Ok(None);
        };
        let kept = &start.record;
        if kept.variant != self.game.variant || !self.agrees(kept, &start.keys.seats)? {
            let (file, variant) = (file.clone(), kept.variant.clone());
            return Err(CliError::OtherKeptTable { file, variant });
        }
        if start.cleared {
            return Err(CliError::KeptTableOver(file.clone()));
        }
        if self.port != 0 {
            start.keys.port = self.port;
        }
        if self.relay.is_some() {
            start.keys.relay.clone_from(&self.relay);
        }
        Ok(Some(start))
    }

    /// Whether what is said of a table is so in this record, with these seats at first. What is not said need not be.
    fn agrees(&self, kept: &Record, seats: &[String]) -> Result<bool, CliError> {
        let said = self.game.open(Vec::new(), kept.seed)?.record();
        let same = said.options == kept.options
            && said.seat_options == kept.seat_options
            && said.position == kept.position;
        let said = sitters(&kept.variant, &self.seats, seats.len())?;
        let said = said
            .iter()
            .map(|who| sitter_name(&occupant(&who.seat(""), is_random(who))));
        Ok((same || self.game.is_plain())
            && (self.seats.is_empty() || said.eq(seats.iter().cloned()))
            && self.seed.is_none_or(|seed| seed == kept.seed))
    }
}

fn service(host: Host, keys: &Keys, signals: &Signals) -> HostService {
    let options = HostOptions {
        secret: keys.address,
        port: keys.port,
        relays: keys.relay.as_deref().map_or(Relays::None, Relays::from),
        known: keys.found.clone(),
        direct: true,
    };
    let open = move |wake| IrohHost::open(options, wake).map_err(CliError::from);
    HostService::start(host, open, signals.wake())
}

fn is_random(who: &Sitter) -> bool {
    matches!(who, Sitter::Computer(Contender::Random))
}

/// The computer players, by seat.
fn players(
    variant: &str,
    sitters: &[Sitter],
    knowledge: &Knowledge,
) -> Result<Vec<Player>, CliError> {
    let player = |sitter: &Sitter| match sitter {
        Sitter::Computer(who) => who.player(variant, "", knowledge).map(Some),
        Sitter::Me | Sitter::Guest => Ok(None),
    };
    sitters.iter().map(player).collect()
}

/// A table and its match.
struct Party<'a> {
    desk: Desk<'a>,
    service: HostService,
    keeper: Keeper,
    game: Box<dyn SharedMatch>,
    /// Whether the table was laid before.
    again: bool,
    /// Whether the links were told.
    laid: bool,
    /// Whether nothing more can be said here.
    input_over: bool,
    begun: bool,
    judge: Judge,
    /// What guests were answered last, by seat.
    answered: Vec<Answered>,
    /// The seat that is played here.
    own: Option<Seat>,
    seats: Vec<HostSeat>,
    /// Whose moves are random, by seat.
    random: Vec<bool>,
    /// Whether a computer player moves as soon as it has thought, even where hands are hidden.
    at_once: bool,
    /// The move that a computer player has found, and when it is made.
    found: Option<(String, Instant)>,
    players: Vec<Player>,
    seed: u64,
    knowledge: &'a Knowledge,
    clock: Clock,
}

impl Party<'_> {
    fn run(mut self, signals: &Signals) -> Result<(), CliError> {
        let run = self.host(signals);
        if let Err(error) = &run {
            self.desk.fatal(error)?;
        }
        if run.is_err() && self.keeper.is_kept() {
            // Guests wait until it is laid again.
            return run;
        }
        self.service.close(PATIENCE);
        if run.is_ok() && self.game.turn().outcome().is_some() {
            self.keeper.cleared()?;
        }
        run
    }

    /// Until the match is over, or whoever is here leaves.
    fn host(&mut self, signals: &Signals) -> Result<(), CliError> {
        loop {
            let first = match (self.computer_plays(), &self.found) {
                (true, None) => None,
                (true, Some((_, at))) => {
                    let left = at.saturating_duration_since(Instant::now());
                    signals.heard.recv_timeout(left).ok()
                }
                (false, _) => signals.heard.recv().ok(),
            };
            for signal in first.into_iter().chain(signals.heard.try_iter()) {
                if !self.hear(signal)? {
                    self.desk.left()?;
                    return Ok(());
                }
            }
            while let Some(report) = self.service.report() {
                self.heed(report)?;
            }
            // A table at which nobody plays here goes on by itself.
            if self.input_over && self.laid && self.own.is_some() {
                self.desk.left()?;
                return Ok(());
            }
            self.play_on()?;
            if self.begun {
                self.desk.settle(&*self.game)?;
                if self.game.turn().outcome().is_some() {
                    self.desk.record(&json!(self.game.record()))?;
                    return self.await_guests(signals);
                }
            }
        }
    }

    /// Waits until all guests are back who have not heard how the match has ended, if the table was laid again.
    fn await_guests(&mut self, signals: &Signals) -> Result<(), CliError> {
        let until = Instant::now() + RETURN;
        let away =
            |seat: &HostSeat| matches!(seat, HostSeat::Guest(Some(guest)) if guest.away.is_some());
        while self.again && self.seats.iter().any(away) {
            let left = until.saturating_duration_since(Instant::now());
            let Ok(signal) = signals.heard.recv_timeout(left) else {
                break;
            };
            if !self.hear(signal)? {
                break;
            }
            while let Some(report) = self.service.report() {
                self.heed(report)?;
            }
        }
        Ok(())
    }

    /// Whether a move is made here by itself.
    fn computer_plays(&self) -> bool {
        self.begun
            && match self.game.turn() {
                Turn::Chance => true,
                Turn::Seat(seat) => self.players.get(seat.index()).is_some_and(Option::is_some),
                Turn::Over(_) => false,
            }
    }

    /// Hears a signal; false if whoever is here leaves.
    fn hear(&mut self, signal: Signal) -> Result<bool, CliError> {
        match signal {
            Signal::Wake => Ok(true),
            Signal::InputEnds => {
                self.input_over = true;
                Ok(true)
            }
            Signal::Line(line) => {
                let game = self.begun.then_some(&*self.game as &dyn AnyMatch);
                match self.desk.hear(line, game)? {
                    Some(said) => self.obey(said),
                    None => Ok(true),
                }
            }
        }
    }

    /// Does what is said here; false if whoever is here leaves.
    fn obey(&mut self, said: Said) -> Result<bool, CliError> {
        let ask = match &said {
            Said::Quit {} => return Ok(false),
            Said::State {} => return Ok(true),
            Said::Move { text } => {
                let game = self.begun.then_some(&*self.game as &dyn AnyMatch);
                let Some(text) = self.desk.checked(game, text)? else {
                    return Ok(true);
                };
                let (line, ply) = (0, 0);
                Ask::Move { line, ply, text }
            }
            Said::Resign {} => Ask::Resign,
            Said::Draw {} => Ask::Draw,
            Said::Undo {} => Ask::Undo,
            Said::Rematch {} => Ask::Rematch,
            Said::Agree { yes } => Ask::Agree(*yes),
        };
        let name = name_of(&ask);
        let (answer, judged) = match self.own.filter(|_| self.begun) {
            Some(seat) => self.judge_here(seat, ask, said.question()),
            None => (Answer::NotNow, Judged::Unchanged),
        };
        self.changed(judged)?;
        self.desk.answered(name, &answer)?;
        Ok(true)
    }

    /// Heeds what comes from the guests.
    fn heed(&mut self, report: HostReport) -> Result<(), CliError> {
        match report {
            HostReport::Failed(why) => return Err(CliError::NoTableLaid(why)),
            HostReport::Address(address) => {
                self.laid = true;
                self.keeper.keys.found = Some(address.clone());
                self.keep()?;
                let TableSecrets { guests, onlookers } = self.keeper.keys.secrets;
                let [guests, onlookers] = [guests, onlookers].map(|secret| TableLink {
                    address: address.clone(),
                    secret,
                });
                self.desk.laid(&guests, &onlookers)?;
                self.tell_seats(0)?;
            }
            HostReport::Seats(seats, onlookers) => {
                self.seats = seats;
                for (seat, sitter) in numbered(&self.seats) {
                    let random = self.random[seat.index()];
                    self.game.replace(seat, occupant(sitter, random));
                }
                self.keep()?;
                self.tell_seats(onlookers)?;
            }
            HostReport::Asked(asked) => self.judge(&asked)?,
            HostReport::Greeting(..) => {}
        }
        let full = !self.seats.contains(&HostSeat::Guest(None));
        if !self.begun && self.laid && full {
            self.begun = true;
            self.desk.begun(&*self.game, self.own)?;
            self.desk.retell(&*self.game)?;
            self.show(true)?;
            self.ask_all(false)?;
        }
        Ok(())
    }

    /// Keeps the table as it is now.
    fn keep(&mut self) -> Result<(), CliError> {
        let record = || self.game.record();
        self.keeper
            .keep(&self.seats, &self.answered, &self.judge, record)
    }

    /// Tells all guests something of the table. It is kept before: nobody hears of what would then be forgotten.
    fn tell(&mut self, command: HostCommand) -> Result<(), CliError> {
        self.keep()?;
        self.service.tell(command);
        Ok(())
    }

    fn tell_seats(&mut self, onlookers: usize) -> Result<(), CliError> {
        let told = self.seats.iter().map(|seat| seat.as_told(Duration::ZERO));
        let game = self.begun.then_some(&*self.game as &dyn AnyMatch);
        Ok(self.desk.seats(told, self.own, onlookers, game)?)
    }

    /// Makes one move of chance or of a computer player, if it is its turn.
    fn play_on(&mut self) -> Result<(), CliError> {
        if !self.computer_plays() {
            return Ok(());
        }
        match self.game.turn() {
            Turn::Chance => {
                if !self.game.chance() {
                    return Err(CliError::NoAnswer(0));
                }
            }
            Turn::Seat(seat) => {
                let (best, at) = match self.found.take() {
                    Some(found) => found,
                    None => self.think(seat)?,
                };
                if Instant::now() < at {
                    self.found = Some((best, at));
                    return Ok(());
                }
                self.game.play(&best).map_err(CliError::Position)?;
            }
            Turn::Over(_) => {}
        }
        self.played()
    }

    /// The move that a computer player finds, and when it is made: where hands are hidden, after whole steps of time.
    fn think(&mut self, seat: Seat) -> Result<(String, Instant), CliError> {
        let began = Instant::now();
        let seed = PlayerSeed::of(self.seed, self.game.ply());
        let request = Request::new(None, seed, self.clock);
        let player = self.players.get_mut(seat.index()).and_then(Option::as_mut);
        let thought = player.and_then(|player| player.think(&*self.game, &request));
        let best = thought.and_then(|thought| thought.best);
        let best = best.ok_or(CliError::NoAnswer(seat.0))?;
        let at = match self.game.hides_anything() && !self.at_once {
            true => began + shown_after(began.elapsed()),
            false => began,
        };
        Ok((best, at))
    }
}
