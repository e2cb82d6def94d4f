//! A host or a guest in the background, so that a window need not draw a frame for a sign of life, and a
//! message need not wait for a frame.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use coffer_rules::Seat;
use n0_future::time::{Instant, timeout};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::background::Background;
use crate::guest::{Guest, GuestNews};
use crate::host::{Asked, Host, HostNews, HostSeat};
use crate::protocol::{Answer, Ask, Question, Table};
use crate::seen::SharedMatch;
use crate::transport::{GuestTransport, HostTransport, Wake};

/// How often a service looks for what is due while somebody is connected.
const BEAT: Duration = Duration::from_millis(250);
/// How long closing a service waits beyond its patience.
const FAREWELL: Duration = Duration::from_secs(1);
/// The longest text of a fault, in characters.
const LONGEST_FAULT: usize = 200;

/// What a host's service is told to do.
pub enum HostCommand {
    /// To show the match as it is now; `true` if it is another one than before.
    Show(Box<dyn SharedMatch>, bool),
    /// To answer what a guest has asked.
    Answer(Asked, Answer),
    /// To put somebody into a seat.
    Seat(Seat, HostSeat),
    /// To seat everybody as this says, as after a rematch.
    Seats(Vec<HostSeat>),
    /// To put a guest out.
    PutOut(Seat),
    /// That a courtier of this level plays on for a guest who is away.
    StandIn(Seat, u8),
    /// To ask all guests for a seat.
    Ask(Option<(Seat, Question)>),
    /// That each seat has so many milliseconds left now.
    Clock(Vec<u64>),
    /// To greet everybody from a seat at the host's own screen, by the number of the greeting.
    Greet(Seat, u8),
    /// To clear the table: every guest is told.
    Clear,
    /// The same, and to end: once everybody has the record of a match that is over, or after this time.
    Close(Duration),
}

/// What a host's service tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostReport {
    /// The table can be found at this address; again when it has changed.
    Address(String),
    /// The table cannot be laid.
    Failed(String),
    /// Who sits where, and how many look on.
    Seats(Vec<HostSeat>, usize),
    /// A guest asks for something that only the match can tell.
    Asked(Asked),
    /// A guest greets.
    Greeting(Seat, u8),
}

/// What wakes a service.
enum Signal<C> {
    /// Its transport has something.
    Transport,
    /// It is told to do something.
    Command(C),
    /// Its handle was dropped.
    Stop,
}

/// What a service is told.
type Signals<C> = UnboundedReceiver<Signal<C>>;

/// The handle of a service in the background, which ends when the handle is dropped.
struct Handle<C, R> {
    commands: UnboundedSender<Signal<C>>,
    reports: Mutex<Receiver<R>>,
    background: Option<Background>,
}

impl<C: Send + 'static, R: Send + 'static> Handle<C, R> {
    /// Opens a transport in the background and runs a service over it. `failed` reports that this cannot be
    /// done; `wake` is called when there is a report.
    fn start<T, E, F>(
        open: impl FnOnce(Wake) -> Result<T, E> + Send + 'static,
        run: impl FnOnce(T, Signals<C>, Reporter<R>) -> F + Send + 'static,
        failed: fn(String) -> R,
        wake: Wake,
    ) -> Self
    where
        T: 'static,
        E: std::fmt::Display,
        F: Future<Output = ()> + 'static,
    {
        let (commands, signals) = unbounded_channel();
        let (out, reports) = channel();
        let own = commands.clone();
        let reporter = Reporter { out, wake };
        let of_service = reporter.clone();
        let background = Background::start("guests", move || {
            let heard = Wake::new(move || {
                let _gone = own.send(Signal::Transport);
            });
            let opened = open(heard).map_err(|error| failed(fault(&error)));
            async move {
                match opened {
                    Ok(transport) => run(transport, signals, of_service).await,
                    Err(report) => of_service.send(report),
                }
            }
        });
        if let Err(error) = &background {
            reporter.send(failed(fault(error)));
        }
        Self {
            commands,
            reports: Mutex::new(reports),
            background: background.ok(),
        }
    }
}

/// Waits for a signal for one beat. `None` if there is none; a handle that is gone stops its service.
async fn wait<C>(signals: &mut Signals<C>) -> Option<Signal<C>> {
    let signal = timeout(BEAT, signals.recv()).await.ok();
    signal.map(|signal| signal.unwrap_or(Signal::Stop))
}

impl<C, R> Handle<C, R> {
    fn tell(&self, command: C) {
        // A service that has failed has reported it.
        let _failed = self.commands.send(Signal::Command(command));
    }

    fn report(&self) -> Option<R> {
        let reports = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
        reports.try_recv().ok()
    }
}

impl<C, R> Drop for Handle<C, R> {
    fn drop(&mut self) {
        // A service that has failed is not there any more.
        let _failed = self.commands.send(Signal::Stop);
    }
}

/// A host in the background. When it is dropped, its guests wait for it.
pub struct HostService(Handle<HostCommand, HostReport>);

impl HostService {
    /// Starts a host over the transport that `open` gives. `wake` is called when there is a report.
    pub fn start<T, E>(
        host: Host,
        open: impl FnOnce(Wake) -> Result<T, E> + Send + 'static,
        wake: Wake,
    ) -> Self
    where
        T: HostTransport + 'static,
        E: std::fmt::Display,
    {
        let run =
            |transport, signals, reporter| HostLoop::new(host, transport, signals, reporter).run();
        Self(Handle::start(open, run, HostReport::Failed, wake))
    }

    /// Clears the table and waits until everybody was told. If the match is over, everybody who is connected
    /// gets its record before, as far as that takes no longer than this. A page does not wait.
    pub fn close(self, patience: Duration) {
        self.tell(HostCommand::Close(patience));
        if let Some(background) = &self.0.background {
            background.wait(patience.saturating_add(FAREWELL));
        }
    }

    /// Tells the host to do something.
    pub fn tell(&self, command: HostCommand) {
        self.0.tell(command);
    }

    /// Takes the next report.
    pub fn report(&self) -> Option<HostReport> {
        self.0.report()
    }
}

fn fault(error: &impl std::fmt::Display) -> String {
    error.to_string().chars().take(LONGEST_FAULT).collect()
}

/// Sends reports and wakes whoever reads them.
struct Reporter<R> {
    out: Sender<R>,
    wake: Wake,
}

impl<R> Clone for Reporter<R> {
    fn clone(&self) -> Self {
        Self {
            out: self.out.clone(),
            wake: self.wake.clone(),
        }
    }
}

impl<R> Reporter<R> {
    fn send(&self, report: R) {
        if self.out.send(report).is_ok() {
            self.wake.wake();
        }
    }
}

struct HostLoop<T> {
    host: Host,
    game: Option<Box<dyn SharedMatch>>,
    transport: T,
    signals: Signals<HostCommand>,
    reports: Reporter<HostReport>,
    address: Option<String>,
    begun: Instant,
    /// When it ends at the latest, if it is told to.
    closes: Option<Duration>,
}

impl<T: HostTransport> HostLoop<T> {
    fn new(
        host: Host,
        transport: T,
        signals: Signals<HostCommand>,
        reports: Reporter<HostReport>,
    ) -> Self {
        Self {
            host,
            game: None,
            transport,
            signals,
            reports,
            address: None,
            begun: Instant::now(),
            closes: None,
        }
    }

    /// Until the handle is dropped or closed.
    async fn run(mut self) {
        loop {
            let first = self.wait().await;
            let waiting: Vec<_> = std::iter::from_fn(|| self.signals.try_recv().ok()).collect();
            let mut stopped = false;
            for signal in first.into_iter().chain(waiting) {
                match signal {
                    Signal::Transport => {}
                    Signal::Command(command) => self.obey(command),
                    Signal::Stop => stopped = true,
                }
            }
            self.turn();
            let late = |at| self.begun.elapsed() >= at;
            let closes = |at| self.host.all_have_record() || late(at);
            if self.closes.is_some_and(closes) {
                self.host.clear();
                self.turn();
                return;
            }
            if stopped && self.closes.is_none() {
                return;
            }
        }
    }

    /// Waits for a signal; while nobody is connected, for ever.
    async fn wait(&mut self) -> Option<Signal<HostCommand>> {
        if self.address.is_some() && self.host.is_alone() {
            Some(self.signals.recv().await.unwrap_or(Signal::Stop))
        } else {
            wait(&mut self.signals).await
        }
    }

    fn obey(&mut self, command: HostCommand) {
        match command {
            HostCommand::Show(game, fresh) => {
                self.host.show(&*game, fresh);
                self.game = Some(game);
            }
            HostCommand::Answer(asked, answer) => self.host.answer(&asked, answer),
            HostCommand::Seat(seat, sitter) => self.host.set_seat(seat, sitter),
            HostCommand::Seats(seats) => self.host.set_seats(seats),
            HostCommand::PutOut(seat) => self.host.put_out(seat),
            HostCommand::StandIn(seat, level) => self.host.stand_in(seat, level),
            HostCommand::Ask(question) => self.host.ask_all(question),
            HostCommand::Clock(left) => self.host.set_clock(left),
            HostCommand::Greet(seat, greeting) => self.host.greet(seat, greeting),
            HostCommand::Clear => self.host.clear(),
            HostCommand::Close(patience) => {
                self.closes = Some(self.begun.elapsed().saturating_add(patience));
            }
        }
    }

    fn turn(&mut self) {
        let now = self.begun.elapsed();
        self.host
            .run(&mut self.transport, self.game.as_deref(), now);
        let address = self.transport.address();
        if address.is_some() && address != self.address {
            self.address = address;
            if let Some(address) = &self.address {
                self.reports.send(HostReport::Address(address.clone()));
            }
        }
        let mut seats = false;
        while let Some(news) = self.host.news() {
            match news {
                HostNews::Seats => seats = true,
                HostNews::Asked(asked) => self.reports.send(HostReport::Asked(asked)),
                HostNews::Greeting(seat, greeting) => {
                    self.reports.send(HostReport::Greeting(seat, greeting));
                }
                HostNews::Failed(why) => self.reports.send(HostReport::Failed(fault(&why))),
            }
        }
        if seats {
            let sitters = self.host.seats().to_vec();
            self.reports
                .send(HostReport::Seats(sitters, self.host.onlookers()));
        }
    }
}

/// What a guest's service is told to do.
enum GuestCommand {
    /// To ask the host for something.
    Ask(Ask),
    /// To have another name.
    Name(String),
}

/// What a guest's service tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestReport {
    /// The table, whenever it has changed.
    Table(Box<Table>),
    /// Anything else that has happened.
    News(GuestNews),
}

/// A guest in the background. Dropping it leaves the table; a seat is kept.
pub struct GuestService(Handle<GuestCommand, GuestReport>);

impl GuestService {
    /// Starts a guest over the transport that `open` gives. `wake` is called when there is a report.
    pub fn start<T, E>(
        guest: Guest,
        open: impl FnOnce(Wake) -> Result<T, E> + Send + 'static,
        wake: Wake,
    ) -> Self
    where
        T: GuestTransport + 'static,
        E: std::fmt::Display,
    {
        let run = |transport, signals, reporter| follow(guest, transport, signals, reporter);
        let failed = |why| GuestReport::News(GuestNews::Failed(why));
        Self(Handle::start(open, run, failed, wake))
    }

    /// Asks the host for something, once what was asked before is answered.
    pub fn ask(&self, ask: Ask) {
        self.0.tell(GuestCommand::Ask(ask));
    }

    /// Has another name from now on.
    pub fn rename(&self, name: &str) {
        self.0.tell(GuestCommand::Name(name.to_owned()));
    }

    /// Takes the next report.
    pub fn report(&self) -> Option<GuestReport> {
        self.0.report()
    }
}

/// Until the handle is dropped.
async fn follow(
    mut guest: Guest,
    mut transport: impl GuestTransport,
    mut signals: Signals<GuestCommand>,
    reports: Reporter<GuestReport>,
) {
    let begun = Instant::now();
    let mut waiting = VecDeque::new();
    loop {
        let mut signal = wait(&mut signals).await;
        while let Some(now) = signal {
            match now {
                Signal::Transport => {}
                Signal::Command(GuestCommand::Ask(ask)) => waiting.push_back(ask),
                Signal::Command(GuestCommand::Name(name)) => guest.rename(&name),
                Signal::Stop => return,
            }
            signal = signals.try_recv().ok();
        }
        if !guest.is_asking()
            && let Some(ask) = waiting.pop_front()
        {
            guest.ask(ask);
        }
        guest.run(&mut transport, begun.elapsed());
        while let Some(news) = guest.news() {
            match (news, guest.table()) {
                (GuestNews::Table, Some(table)) => {
                    reports.send(GuestReport::Table(Box::new(table.clone())));
                }
                (news, _) => reports.send(GuestReport::News(news)),
            }
        }
    }
}
