//! `coffer host`: lays a table, and plays there.

mod judging;

use std::time::Duration;

use clap::Args;
use coffer_guests::host::{Host, HostSeat, TableSecrets};
use coffer_guests::judge::{Judge, Judged};
use coffer_guests::link::TableLink;
use coffer_guests::protocol::{Answer, Ask, Secret, TableSetup, cleaned_name};
use coffer_guests::seen::{SharedMatch, open};
use coffer_guests::service::{HostReport, HostService};
use coffer_guests::transport::Relays;
use coffer_iroh::{HostOptions, IrohHost};
use coffer_players::Clock;
use coffer_players::knowledge::Knowledge;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request};
use coffer_rules::{AnyMatch, Seat, Turn};
use serde_json::json;

use super::super::args::GameArgs;
use super::super::contender::Contender;
use super::super::context::Context;
use super::super::error::CliError;
use super::super::seeds::any_seed;
use super::attend::{Signal, Signals, attend};
use super::desk::Desk;
use super::said::{Said, name_of};
use super::seats::{Sitter, numbered, occupant, random_bytes, sitters};

/// How long guests may take to fetch the record of a match that is over.
const PATIENCE: Duration = Duration::from_secs(3);

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
    #[arg(long)]
    json: bool,
}

/// The computer player of a seat.
type Player = Option<Box<dyn AnyThinker>>;

impl HostTable {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let seed = match self.seed {
            Some(seed) => seed,
            None => u64::from_le_bytes(random_bytes()?),
        };
        let count = self.game.open(Vec::new(), seed)?.seats().len();
        let variant = &self.game.variant;
        let sitters = sitters(variant, &self.seats, count)?;
        let name = cleaned_name(&self.name);
        let seats: Vec<HostSeat> = sitters.iter().map(|who| who.seat(&name)).collect();
        let players = players(variant, &sitters, context.knowledge)?;
        let random: Vec<bool> = sitters.iter().map(is_random).collect();
        let occupants = seats.iter().zip(&random);
        let occupants = occupants.map(|(seat, random)| occupant(seat, *random));
        let record = self.game.open(occupants.collect(), seed)?.record();
        let game = open(&record).ok_or_else(|| CliError::NoSitter(variant.clone()))??;
        let secrets = TableSecrets {
            guests: Secret(random_bytes()?),
            onlookers: Secret(random_bytes()?),
        };
        let setup = TableSetup::of(&record, game.hides_anything());
        let host = Host::new(setup, seats.clone(), secrets, any_seed());
        let key = random_bytes()?;
        let (knowledge, clock) = (context.knowledge, context.clock);
        attend(context, move |out, signals| {
            let own = numbered(&sitters).find(|(_, who)| matches!(who, Sitter::Me));
            let party = Party {
                desk: Desk::new(out, self.json),
                service: self.service(host, key, &signals),
                secrets,
                game,
                begun: false,
                laid: false,
                input_over: false,
                judge: Judge::default(),
                own: own.map(|(seat, _)| seat),
                seats,
                random,
                players,
                seed,
                knowledge,
                clock,
            };
            party.run(&signals)
        })
    }

    fn service(&self, host: Host, secret: [u8; 32], signals: &Signals) -> HostService {
        let options = HostOptions {
            secret,
            port: self.port,
            relays: self.relay.as_deref().map_or(Relays::None, Relays::from),
            known: None,
            direct: true,
        };
        let open = move |wake| IrohHost::open(options, wake).map_err(CliError::from);
        HostService::start(host, open, signals.wake())
    }
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
    secrets: TableSecrets,
    game: Box<dyn SharedMatch>,
    /// Whether the links were told.
    laid: bool,
    /// Whether nothing more can be said here.
    input_over: bool,
    begun: bool,
    judge: Judge,
    /// The seat that is played here.
    own: Option<Seat>,
    seats: Vec<HostSeat>,
    /// Whose moves are random, by seat.
    random: Vec<bool>,
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
        self.service.close(PATIENCE);
        run
    }

    /// Until the match is over, or whoever is here leaves.
    fn host(&mut self, signals: &Signals) -> Result<(), CliError> {
        loop {
            let first = match self.computer_plays() {
                true => None,
                false => signals.heard.recv().ok(),
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
                    return Ok(());
                }
            }
        }
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
        self.desk.answered(name, &answer)?;
        self.changed(judged)?;
        Ok(true)
    }

    /// Heeds what comes from the guests.
    fn heed(&mut self, report: HostReport) -> Result<(), CliError> {
        match report {
            HostReport::Failed(why) => return Err(CliError::NoTableLaid(why)),
            HostReport::Address(address) => {
                self.laid = true;
                let link = |secret| TableLink {
                    address: address.clone(),
                    secret,
                };
                let TableSecrets { guests, onlookers } = self.secrets;
                self.desk.laid(&link(guests), &link(onlookers))?;
                self.tell_seats(0)?;
            }
            HostReport::Seats(seats, onlookers) => {
                self.seats = seats;
                for (seat, sitter) in numbered(&self.seats) {
                    let random = self.random[seat.index()];
                    self.game.replace(seat, occupant(sitter, random));
                }
                self.tell_seats(onlookers)?;
            }
            HostReport::Asked(asked) => self.judge(&asked)?,
            HostReport::Greeting(..) => {}
        }
        let full = !self.seats.contains(&HostSeat::Guest(None));
        if !self.begun && self.laid && full {
            self.begun = true;
            self.desk.begun(&*self.game, self.own)?;
            self.show(true);
        }
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
                let seed = PlayerSeed::of(self.seed, self.game.ply());
                let request = Request::new(None, seed, self.clock);
                let player = self.players.get_mut(seat.index()).and_then(Option::as_mut);
                let thought = player.and_then(|player| player.think(&*self.game, &request));
                let best = thought.and_then(|thought| thought.best);
                let best = best.ok_or(CliError::NoAnswer(seat.0))?;
                self.game.play(&best).map_err(CliError::Position)?;
            }
            Turn::Over(_) => {}
        }
        self.played()
    }
}
