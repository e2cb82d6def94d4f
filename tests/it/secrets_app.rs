//! Hidden hands at one screen: nobody at the screen can see, hear or read a card that the person to
//! move may not know, and the curtain opens only for that person.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use bevy::a11y::AccessibilityRequested;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::log::{tracing, tracing_subscriber};
use bevy::prelude::*;
use kings_coffer::app::announce::tree::TableNodes;
use kings_coffer::app::games::GamesPlugins;
use kings_coffer::app::session::advice::Advice;
use kings_coffer::app::session::curtain::{Closed, Curtain};
use kings_coffer::app::session::intent::Intents;
use kings_coffer::app::session::{Games, Intent, Matches, Seek, TableState};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::pieces::piece::{Face, Piece};
use kings_coffer::app::table::pointing::cursor::Cursor;
use kings_coffer::app::table::presentation::Presentations;
use kings_coffer::rules::six_of_viii::deck::{Card, CardSet};
use kings_coffer::rules::six_of_viii::{Move, SixOfViii};
use kings_coffer::rules::{
    ClockRecord, Effect, Game, GameView, Kind, Match, Occupant, PieceId, Record, Seat, Turn,
};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::common::{TestApp, fresh};

/// A record with people (`p`) and courtiers (`c`), and these options.
fn table(who: &str, options: &[(&str, &str)]) -> Record {
    let names = ["Thomas", "Anne", "Henry", "Jane"];
    let seats = who.chars().zip(names).map(|(kind, name)| match kind {
        'p' => Occupant::Person(name.to_owned()),
        // Random players, which are fast: thinking is tested elsewhere.
        _ => Occupant::Random,
    });
    Record {
        variant: "six_of_viii".to_owned(),
        options: options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        ..fresh(seats.collect(), None)
    }
}

fn on_table(game: &TestApp) -> &Match<SixOfViii> {
    game.on_table()
}

pub fn curtain(game: &TestApp) -> &Curtain {
    game.app.world().resource()
}

/// The seat that the curtain waits for.
fn waits_for(game: &TestApp) -> Option<Seat> {
    curtain(game).closed.as_ref().map(|closed| closed.seat)
}

/// Holds the curtain with Enter until it opens.
pub fn hold_open(game: &mut TestApp) {
    game.key_state(KeyCode::Enter, ButtonState::Pressed);
    game.frames(30);
    game.key_state(KeyCode::Enter, ButtonState::Released);
    game.frames(3);
}

/// Runs frames until a curtain is closed, a person whose cards are open is to move, or the match is
/// over.
pub fn settle(game: &mut TestApp, mut each: impl FnMut(&mut TestApp)) {
    for _ in 0..2_000_000 {
        let table = game.table();
        if game.menu() == Menu::Curtain
            || table.turn.outcome().is_some()
            || (!table.choices.is_empty() && game.menu() == Menu::None)
        {
            return;
        }
        game.frames(1);
        each(game);
        std::thread::yield_now();
    }
    panic!(
        "the table never came to rest: {:?} {:?}",
        game.table().turn,
        game.menu()
    );
}

/// Everything logged.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Runs something, and keeps everything that it logs.
    pub fn keep<T>(&self, run: impl FnOnce() -> T) -> T {
        let log = self.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || log.clone())
            .finish();
        tracing::subscriber::with_default(subscriber, run)
    }

    /// What was logged since it was last taken.
    pub fn take(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().expect("the log"));
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// What each viewer has learnt about the cards of this hand: faces by piece, with the ids of an
/// onlooker. The last viewer is the onlooker.
struct Knowledge {
    known: Vec<BTreeSet<(PieceId, Kind)>>,
    plies: usize,
    /// How many hands were dealt.
    hands: usize,
    /// The cards played last in the previous hand: they may be announced until a card is played in
    /// this one.
    told: CardSet,
    /// The last text that was checked, and the cards that were secret then.
    checked: Option<(CardSet, String)>,
}

/// The seats of a game, and the onlooker.
fn viewers(game: &SixOfViii) -> Vec<Option<Seat>> {
    (0..game.seats())
        .map(|seat| Some(Seat(seat)))
        .chain([None])
        .collect()
}

impl Knowledge {
    fn new(game: &TestApp) -> Self {
        let mut out = Self {
            known: vec![BTreeSet::new(); viewers(on_table(game).game()).len()],
            plies: 0,
            hands: 0,
            told: CardSet::EMPTY,
            checked: None,
        };
        out.learn(game);
        out
    }

    /// Learns what has been played since.
    fn learn(&mut self, game: &TestApp) {
        let plies = on_table(game).plies();
        for (number, ply) in plies.iter().enumerate().skip(self.plies) {
            if matches!(ply.mv, Move::Deal(_)) {
                self.known.iter_mut().for_each(BTreeSet::clear);
                self.hands += 1;
                let before =
                    plies[..number]
                        .iter()
                        .rev()
                        .take(12)
                        .filter_map(|ply| match &ply.mv {
                            Move::Play(play) => Some(play.card),
                            _ => None,
                        });
                self.told = before.collect();
            }
            for (known, viewer) in self.known.iter_mut().zip(viewers(&ply.after)) {
                let seen = ply.after.view(viewer).pieces();
                let same = |id| ply.after.same_piece(id, viewer, None);
                known.extend(
                    seen.into_iter()
                        .filter_map(|piece| Some((same(piece.id), piece.kind?))),
                );
                for effect in &ply.effects {
                    match ply.after.effect_for(effect, viewer) {
                        Effect::Flipped {
                            piece,
                            face: Some(face),
                        }
                        | Effect::Dealt {
                            piece,
                            face: Some(face),
                            ..
                        } => {
                            known.insert((same(piece), face));
                        }
                        _ => {}
                    }
                }
            }
        }
        self.plies = plies.len();
    }

    fn of(&self, viewer: Option<Seat>) -> &BTreeSet<(PieceId, Kind)> {
        let last = self.known.len() - 1;
        &self.known[viewer.map_or(last, Seat::index)]
    }

    /// The cards whose place this viewer cannot know.
    fn unknown(&self, game: &SixOfViii, viewer: Option<Seat>) -> CardSet {
        let known = self.of(viewer).iter().map(|(_, kind)| *kind);
        let known: BTreeSet<Kind> = known.collect();
        game.options()
            .cards()
            .iter()
            .filter(|card| !known.contains(&card.kind()))
            .collect()
    }
}

/// The registered games and their words.
static GAMES: LazyLock<(Games, Presentations)> = LazyLock::new(|| {
    let mut app = App::new();
    app.add_plugins(GamesPlugins);
    let world = app.world_mut();
    let games = world.remove_resource().expect("games were added");
    (games, world.remove_resource().expect("with their words"))
});

/// Whether a text names a card: in notation, or in the words of the game.
fn names(text: &str, card: Card) -> bool {
    // The title of the game is not a card.
    let text = text.replace("King’s Coffer", "");
    let notation = card.to_string();
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let (games, presentations) = &*GAMES;
    let game = presentations.of(games, "six_of_viii");
    let game = &game.expect("a game of the coffer").words;
    let spoken = game.kind_name(Some(card.kind()), false);
    let nameless = game.kind_name(None, false);
    // The 12 of a queen is not her 2.
    let told = |at: usize| !text[..at].ends_with(|c: char| c.is_ascii_digit());
    words.any(|word| word == notation)
        || (spoken != nameless && text.match_indices(&spoken).any(|(at, _)| told(at)))
}

fn assert_silent(what: &str, text: &str, unknown: CardSet) {
    for card in unknown.iter() {
        assert!(!names(text, card), "{what} tells of {card}: {text}");
    }
}

/// ALL-5: everything that people at the screen could see, hear or read in this frame.
fn check(game: &mut TestApp, eyes: Option<Seat>, knowledge: &mut Knowledge, log: &Log) {
    knowledge.learn(game);
    let heard = game.said().join(" ");
    let logged = log.take();
    let faces: Vec<(PieceId, Kind)> = {
        let mut query = game.app.world_mut().query::<(&Piece, &Face)>();
        let world = game.app.world();
        query
            .iter(world)
            .filter_map(|(piece, face)| Some((piece.0, face.0?)))
            .collect()
    };
    let table = game.table();
    assert!(
        table.sees.is_none() || table.sees == eyes,
        "{:?} sees what is {eyes:?}’s",
        table.sees
    );
    let now = on_table(game).game();
    // The table uses the viewer's ids of the pieces.
    let same = |(id, face)| (now.same_piece(id, table.sees, None), face);
    for face in faces.into_iter().map(same) {
        assert!(
            knowledge.of(eyes).contains(&face),
            "{face:?} lies open for {eyes:?}"
        );
    }
    let shown: Vec<_> = table
        .pieces
        .iter()
        .filter_map(|piece| Some((piece.id, piece.kind?)))
        .collect();
    for face in shown.into_iter().map(same) {
        assert!(
            knowledge.of(eyes).contains(&face),
            "the table state tells {face:?} to {eyes:?}"
        );
    }
    assert!(
        table.position.is_empty(),
        "the position tells all hands: {}",
        table.position
    );
    let unknown = knowledge.unknown(now, eyes).without(knowledge.told);
    for (line, ply) in table.moves.iter().zip(on_table(game).plies()) {
        let secret = match &ply.mv {
            Move::Deal(cards) => cards.iter().copied().collect(),
            Move::Pass(cards) | Move::Take(cards) if ply.seat != eyes => {
                cards.iter().copied().collect()
            }
            _ => CardSet::EMPTY,
        };
        assert_silent("the list of moves", &line.text, secret);
    }
    if !table.choices.is_empty() {
        assert_eq!(table.turn.seat(), eyes, "another’s choices are shown");
    }
    let world = game.app.world();
    let mut state = table.clone();
    if knowledge.hands > 1 {
        // Cards played in an earlier hand may be named, although the same cards are hidden again.
        state.moves.clear();
    }
    let mut texts = vec![
        ("an announcement", heard),
        ("the log", logged),
        ("the table state", format!("{state:?}")),
    ];
    texts.extend(resources(world));
    // Most frames have no new text.
    let all: String = texts.iter().map(|(_, text)| text.as_str()).collect();
    let news = (unknown, all);
    if knowledge.checked.as_ref() != Some(&news) {
        for (what, text) in texts {
            assert_silent(what, &text, unknown);
        }
        knowledge.checked = Some(news);
    }
    if let Some(closed) = &world.resource::<Curtain>().closed {
        assert_silent(
            "the recap",
            &recap(world, closed).join(" "),
            knowledge.unknown(now, None).without(knowledge.told),
        );
    }
}

/// What else could give a card away, as it prints itself.
pub fn resources(world: &World) -> Vec<(&'static str, String)> {
    vec![
        ("an intent", format!("{:?}", world.resource::<Intents>())),
        ("the hint", format!("{:?}", world.resource::<Advice>())),
        ("the curtain", format!("{:?}", world.resource::<Curtain>())),
        ("the cursor", format!("{:?}", world.resource::<Cursor>())),
        (
            "the tree of assistive technology",
            format!("{:?}", world.resource::<TableNodes>()),
        ),
        (
            "the matches that are kept",
            format!("{:?}", world.resource::<Matches>()),
        ),
    ]
}

/// The sentences on the curtain.
pub fn recap(world: &World, closed: &Closed) -> Vec<String> {
    let table = world.resource::<TableState>();
    let wording = world.resource::<Presentations>().wording(table);
    kings_coffer::app::wording::recap::recap(wording, closed)
}

/// Plays a whole match at random, checks every frame, and returns the number of opened curtains.
fn play_out(record: Record) -> usize {
    let log = Log::default();
    log.keep(|| {
        let people: Vec<Seat> = (0..)
            .map(Seat)
            .zip(&record.seats)
            .filter(|(_, who)| who.is_person())
            .map(|(seat, _)| seat)
            .collect();
        let mut game = TestApp::new();
        let world = game.app.world_mut();
        world.resource::<AccessibilityRequested>().set(true);
        world.write_message(kings_coffer::app::session::Open::game(record));
        game.frames(3);
        let mut eyes = (people.len() == 1).then(|| people[0]);
        let mut knowledge = Knowledge::new(&game);
        let (mut curtains, mut hands) = (0, 0);
        let mut luck = 1_usize;
        loop {
            settle(&mut game, |game| check(game, eyes, &mut knowledge, &log));
            check(&mut game, eyes, &mut knowledge, &log);
            if game.table().turn.outcome().is_some() {
                return curtains;
            }
            if game.menu() == Menu::Curtain {
                let seat = waits_for(&game).expect("it waits for somebody");
                assert!(people.len() > 1, "a curtain before the only person");
                // After a hand everybody looks at the score: then even the same person opens the
                // curtain again.
                assert!(
                    eyes != Some(seat) || hands < knowledge.hands,
                    "a curtain before the same person again"
                );
                hands = knowledge.hands;
                assert_eq!(game.table().turn, Turn::Seat(seat));
                // The previous person sees nothing any more, and the next person nothing yet.
                eyes = None;
                check(&mut game, eyes, &mut knowledge, &log);
                eyes = Some(seat);
                game.key_state(KeyCode::Enter, ButtonState::Pressed);
                for _ in 0..30 {
                    game.frames(1);
                    check(&mut game, eyes, &mut knowledge, &log);
                }
                game.key_state(KeyCode::Enter, ButtonState::Released);
                game.frames(2);
                assert_eq!(waits_for(&game), None, "it was held for long enough");
                curtains += 1;
                continue;
            }
            let choices = game.table().choices.clone();
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let spots = choices[(luck >> 33) % choices.len()].clone();
            let before = on_table(&game).plies().len();
            game.app.world_mut().write_message(Intent::Attempt(spots));
            for _ in 0..2 {
                game.frames(1);
                check(&mut game, eyes, &mut knowledge, &log);
            }
            assert!(
                on_table(&game).plies().len() > before,
                "a legal move was refused"
            );
        }
    })
}

const ADVANCED: &[(&str, &str)] = &[("rules", "advanced")];

/// ALL-5 with everybody at one screen: a curtain for each turn.
#[test]
fn four_people_see_only_their_own_cards() {
    assert!(play_out(table("pppp", ADVANCED)) > 40);
}

/// ALL-5 with two people, as partners and as opponents, over several hands.
#[test]
fn two_people_see_only_their_own_cards() {
    assert!(play_out(table("pcpc", &[("rules", "advanced"), ("length", "full")])) > 60);
    assert!(play_out(table("cppc", &[])) > 20);
}

/// ALL-5, SV-12 with three people and the dummy.
#[test]
fn three_people_and_the_dummy_keep_their_secrets() {
    assert!(play_out(table("ppp", &[("seats", "3"), ("rules", "advanced")])) > 60);
    assert!(play_out(table("cpp", &[("seats", "3")])) > 30);
}

/// ALL-5 with one person: there is never a curtain, and never another's card.
#[test]
fn one_person_needs_no_curtain() {
    assert_eq!(play_out(table("pccc", ADVANCED)), 0);
    assert_eq!(play_out(table("ccp", &[("seats", "3")])), 0);
}

/// With courtiers only, an onlooker sees no hand.
#[test]
fn an_onlooker_sees_no_hand() {
    assert_eq!(play_out(table("cccc", ADVANCED)), 0);
}

/// A new match before a closed curtain.
fn before_the_curtain(who: &str) -> TestApp {
    let mut game = TestApp::new();
    game.app
        .world_mut()
        .write_message(kings_coffer::app::session::Open::game(table(who, &[])));
    game.frames(3);
    settle(&mut game, |_| {});
    assert_eq!(game.menu(), Menu::Curtain);
    game
}

/// Leaving the table opens the curtain, but no card may lie on the title.
#[test]
fn nothing_of_a_match_is_left_when_the_table_is_left_at_the_curtain() {
    let mut game = before_the_curtain("pcpc");
    let world = game.app.world_mut();
    assert!(world.query::<&Piece>().iter(world).count() > 0);
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    game.frames(6);
    let world = game.app.world_mut();
    assert_eq!(world.query::<&Piece>().iter(world).count(), 0);
    assert_eq!(game.menu(), Menu::None);
}

#[test]
fn the_curtain_opens_when_held_with_any_device() {
    type Press = fn(&mut TestApp, bool);

    let devices: [(&str, Press); 5] = [
        ("Enter", |game, down| {
            game.key_state(KeyCode::Enter, pressed(down))
        }),
        ("Space", |game, down| {
            game.key_state(KeyCode::Space, pressed(down))
        }),
        ("the button", |game, down| game.mouse_button(pressed(down))),
        ("a finger", |game, down| {
            let phase = if down {
                TouchPhase::Started
            } else {
                TouchPhase::Ended
            };
            game.finger(phase, Vec2::new(640.0, 210.0));
        }),
        ("South", |game, down| {
            game.pad_state(GamepadButton::South, f32::from(u8::from(down)))
        }),
    ];
    for (device, press) in devices {
        let mut game = before_the_curtain("pppp");
        // The gamepad is connected at its first use.
        press(&mut game, false);
        game.frames(2);
        press(&mut game, true);
        game.frames(20);
        let held = curtain(&game).held();
        assert!(
            (0.6..0.9).contains(&held),
            "{device}: after a third of a second it is held to {held}"
        );
        press(&mut game, false);
        game.frames(2);
        assert_eq!(curtain(&game).held(), 0.0, "{device} was let go");
        assert_eq!(waits_for(&game), Some(Seat(0)));
        assert_eq!(game.table().sees, None);
        press(&mut game, true);
        game.frames(28);
        press(&mut game, false);
        game.frames(3);
        assert_eq!(waits_for(&game), None, "{device}");
        assert_eq!(
            (game.menu(), game.table().sees),
            (Menu::None, Some(Seat(0)))
        );
        assert!(!game.table().choices.is_empty());
    }
}

fn pressed(down: bool) -> ButtonState {
    if down {
        ButtonState::Pressed
    } else {
        ButtonState::Released
    }
}

/// A key held since the last card was played does not open the curtain for the next person.
#[test]
fn a_key_held_since_before_does_not_open_it() {
    let mut game = before_the_curtain("pppp");
    hold_open(&mut game);
    game.key_state(KeyCode::Enter, ButtonState::Pressed);
    game.frames(1);
    let spots = game.table().choices[0].clone();
    game.intent(Intent::Attempt(spots));
    game.frames(60);
    assert_eq!(
        (game.menu(), waits_for(&game)),
        (Menu::Curtain, Some(Seat(1)))
    );
    assert_eq!(curtain(&game).held(), 0.0);
    game.key_state(KeyCode::Enter, ButtonState::Released);
    game.frames(2);
    hold_open(&mut game);
    assert_eq!(game.table().sees, Some(Seat(1)));
}

/// SV-2: people choose the cards to pass one after another, each behind the curtain.
#[test]
fn passing_is_asked_one_after_another() {
    let mut game = before_the_curtain("pppp");
    for seat in 0..4 {
        assert_eq!(waits_for(&game), Some(Seat(seat)));
        assert!(game.table().choices.is_empty() && game.table().last.is_empty());
        hold_open(&mut game);
        assert_eq!(game.table().acting_here(), Some(Seat(seat)));
        let spots = game.table().choices[5].clone();
        game.intent(Intent::Attempt(spots));
        settle(&mut game, |_| {});
    }
    assert_eq!(
        waits_for(&game),
        Some(Seat(0)),
        "all have chosen; the first one leads"
    );
}

#[test]
fn the_curtain_tells_what_has_happened_meanwhile() {
    let mut game = before_the_curtain("pcpc");
    assert!(
        curtain(&game)
            .closed
            .as_ref()
            .is_some_and(|closed| closed.recap.is_empty() && closed.seat == Seat(0))
    );
    let said = game.said().join(" ");
    let name = [("name", text("person-seat-0"))];
    assert!(said.contains(&fill("say-curtain", &name)), "{said}");
    let mut longest = 0;
    for _ in 0..12 {
        if game.menu() == Menu::Curtain {
            hold_open(&mut game);
        }
        let spots = game.table().choices[0].clone();
        game.intent(Intent::Attempt(spots));
        settle(&mut game, |_| {});
        if let Some(closed) = &curtain(&game).closed {
            let recap = recap(game.app.world(), closed);
            longest = longest.max(recap.len());
            assert!(recap.len() <= 16, "{recap:?}");
            let said = game.said().join(" ");
            for sentence in &recap {
                assert!(said.contains(sentence), "not spoken: {sentence}");
            }
        }
    }
    assert!(longest >= 2);
}

#[test]
fn the_menu_opens_before_the_curtain_and_leads_back_to_it() {
    let mut game = before_the_curtain("pppp");
    game.key(KeyCode::Escape);
    game.frames(2);
    assert_eq!(game.menu(), Menu::Pause);
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::None);
    game.frames(3);
    assert_eq!(
        (game.menu(), waits_for(&game)),
        (Menu::Curtain, Some(Seat(0)))
    );
    assert_eq!(game.table().sees, None);
}

/// The clock of a person runs from when the curtain is open.
#[test]
fn no_clock_runs_before_the_curtain_is_open() {
    let mut game = TestApp::new();
    let record = Record {
        clock: Some(ClockRecord::new(5, 0)),
        ..table("pppp", &[])
    };
    game.app
        .world_mut()
        .write_message(kings_coffer::app::session::Open::game(record));
    game.frames(3);
    settle(&mut game, |_| {});
    game.frames(100);
    let left = |game: &TestApp| on_table(game).clock().expect("a clock").left(Seat(0));
    assert_eq!(left(&game).as_secs(), 300);
    hold_open(&mut game);
    game.frames(100);
    assert!(left(&game).as_secs() < 300);
    for seat in 0..4 {
        assert!(
            game.app
                .world()
                .resource::<kings_coffer::app::session::clock::ClockState>()
                .face(Seat(seat))
                .is_some()
        );
    }
}

/// ALL-3: with more than two seats, the computer plays on for a seat that resigned.
#[test]
fn a_seat_that_was_given_up_is_played_on() {
    let mut game = before_the_curtain("ppcc");
    hold_open(&mut game);
    game.intent(Intent::Resign);
    assert_eq!(game.table().turn.outcome(), None);
    assert!(!game.table().seats[0].is_person());
    settle(&mut game, |_| {});
    // The remaining person has not looked yet: no cards are open until that person opens the
    // curtain, and it never closes again.
    assert_eq!(waits_for(&game), Some(Seat(1)));
    assert_eq!(game.table().sees, None);
    hold_open(&mut game);
    let saved = game.going_on().expect("it goes on");
    assert!(matches!(
        saved.seats[0],
        Occupant::Courtier(_) | Occupant::Random
    ));
    for _ in 0..6 {
        let spots = game.table().choices[0].clone();
        game.intent(Intent::Attempt(spots));
        settle(&mut game, |_| {});
        assert_eq!(
            (game.menu(), game.table().sees),
            (Menu::None, Some(Seat(1)))
        );
    }
}

/// Whoever resigns alone among courtiers may see the result at once instead of watching.
#[test]
fn the_only_person_may_resign_and_see_the_result() {
    let mut game = TestApp::new();
    game.open(table("pccc", &[]));
    game.intent(Intent::ResignAndEnd);
    game.run_until_idle();
    let outcome = game.table().turn.outcome().expect("it is over");
    assert!(!outcome.winners.contains(&Seat(0)));
    assert_eq!(game.menu(), Menu::Result);
    let mut game = before_the_curtain("ppcc");
    hold_open(&mut game);
    game.intent(Intent::ResignAndEnd);
    assert_eq!(game.table().turn.outcome(), None, "somebody else plays on");
}

#[test]
fn what_lies_turned_down_is_not_looked_at_again() {
    let mut game = TestApp::new();
    game.app
        .world_mut()
        .write_message(kings_coffer::app::session::Open::game(table("pccc", &[])));
    game.frames(3);
    for _ in 0..4 {
        settle(&mut game, |_| {});
        let spots = game.table().choices[0].clone();
        game.intent(Intent::Attempt(spots));
    }
    settle(&mut game, |_| {});
    game.intent(Intent::Seek(Seek::Start));
    assert_eq!(game.table().viewed_ply, None);
    let face_down = text("refusal-turned_down");
    assert_eq!(game.refusal().as_deref(), Some(face_down));
    // A draw is not offered either, and the same cards are not dealt again.
    game.intent(Intent::OfferDraw);
    assert_eq!(game.table().turn.outcome(), None);
    let dealt = |game: &TestApp| on_table(game).plies()[0].text.clone();
    let before = dealt(&game);
    game.intent(Intent::Restart);
    settle(&mut game, |_| {});
    assert_ne!(dealt(&game), before);
    assert_eq!(
        on_table(&game)
            .plies()
            .iter()
            .filter(|ply| ply.seat == Some(Seat(0)))
            .count(),
        0
    );
}

/// The sides change: the first seat becomes the last, and partners stay partners.
#[test]
fn a_rematch_goes_round_the_table() {
    let mut game = before_the_curtain("ppcc");
    game.intent(Intent::Rematch);
    settle(&mut game, |_| {});
    let seats = &game.table().seats;
    assert_eq!(seats[0], Occupant::Person("Anne".to_owned()));
    assert_eq!(seats[3], Occupant::Person("Thomas".to_owned()));
    assert_eq!(
        (waits_for(&game), game.table().partner(Seat(0))),
        (Some(Seat(0)), Some(Seat(2)))
    );
}

/// A set-up saved by an earlier version with two seats can still be read; the seats of larger
/// tables are saved separately.
#[test]
fn the_last_set_up_keeps_every_seat() {
    let old = r#"{"last_setup":{"variant":"draughts","second_person":true,"level":4,"starts":1}}"#;
    let new = r#"{"last_setup":{"variant":"six_of_viii","others":[0,5,2],"starts":4}}"#;
    for (text, others, starts) in [(old, vec![], 1), (new, vec![0, 5, 2], 4)] {
        let store = Store::memory();
        store.write("settings.json", text).expect("a store");
        let game = TestApp::with_store(store);
        let last = &game.app.world().resource::<Settings>().last_setup;
        assert_eq!((&last.others, last.starts), (&others, starts));
    }
}
