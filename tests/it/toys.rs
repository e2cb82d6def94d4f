//! Tests that both toy games share: pages and menus that know a game only from the list of games.

use bevy::prelude::{App, KeyCode};
use kings_coffer::app::progress::{LevelSuggestion, PlayerProgress};
use kings_coffer::app::session::{Games, Intent};
use kings_coffer::app::state::{Menu, TurnPhase};
use kings_coffer::players::levels::Courtier;
use kings_coffer::rules::share::Company;
use kings_coffer::rules::{Effort, Occupant, Record, Seat, Spot, Strength, share};
use kings_coffer::store::Store;
use kings_coffer::texts::text;

use crate::common::{TestApp, until_spoken};

/// Sets up a match as a player does, from the game's compartment of the coffer and by way of its
/// statistics: one person and as many courtiers, of different levels.
pub fn set_up_from_the_title(add: fn(&mut App), variant: &str) {
    let mut game = TestApp::with_games(Store::memory(), true, add);
    let games = game.app.world().resource::<Games>();
    let added = games.variants().find(|known| known.key == variant);
    let added = added.expect("the game was added");
    assert_eq!(games.courtiers(variant), Courtier::ALL);
    choose(&mut game, text(&format!("family-{}", added.family)));
    assert_eq!(game.menu(), Menu::Setup);
    // The toys have no texts: the key stands for the name.
    choose(&mut game, &format!("{variant}-name"));
    choose(&mut game, text("setup-statistics"));
    assert_eq!(game.menu(), Menu::Statistics);
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::Setup);
    choose(&mut game, text("setup-start"));
    let table = game.table();
    assert_eq!(table.variant, variant);
    let levels = table.seats.iter().filter_map(|who| match who {
        Occupant::Courtier(strength) => Some(strength.level),
        Occupant::Person(_) | Occupant::Guest(_) | Occupant::Random => None,
    });
    let mut levels: Vec<u8> = levels.collect();
    assert_eq!(levels.len(), usize::from(added.seats) - 1);
    levels.sort_unstable();
    levels.dedup();
    assert_eq!(levels.len(), 3, "neighbours of different levels");
}

/// A link to a match of an added game opens it; without the game the link is refused.
pub fn opens_from_a_link(add: fn(&mut App), record: &Record) {
    let games = |add: fn(&mut App)| TestApp::with_games(Store::memory(), false, add);
    let text = format!("https://example.org/#{}", share::to_link(record));
    let open = |game: &TestApp| {
        let games = game.app.world().resource::<Games>();
        games.open_text(&text, &Company::of(Occupant::Random))
    };
    assert_eq!(open(&games(add)).as_ref(), Ok(record));
    assert!(open(&games(|_| {})).is_err());
}

/// Seats with this many people, the others courtiers.
pub fn seated(people: usize, seats: u8) -> Vec<Occupant> {
    let names = ["Thomas", "Anne", "Henry", "Jane", "Mary", "Edward"];
    let seat = |(seat, name): (usize, &str)| {
        if seat < people {
            Occupant::Person(name.to_owned())
        } else {
            Occupant::courtier(1)
        }
    };
    let names = names.into_iter().take(usize::from(seats));
    names.enumerate().map(seat).collect()
}

/// Makes a move by the mouse.
pub fn by_clicks(game: &mut TestApp, spots: &[Spot]) {
    spots.iter().for_each(|spot| game.click(*spot));
}

/// Plays to the end; people's moves are made by `make`, and are those that `choose` picks for the
/// number of the turn. Every position is passed to `check`.
pub fn play_out(
    game: &mut TestApp,
    check: fn(&mut TestApp),
    choose: fn(usize, &[Vec<Spot>]) -> &[Spot],
    mut make: impl FnMut(&mut TestApp, &[Spot]),
) {
    for turn in 0.. {
        check(game);
        if game.over() {
            break;
        }
        let before = game.table().moves.len();
        let choices = game.table().choices.clone();
        let choice = choose(turn, &choices);
        make(game, choice);
        game.run_until_idle();
        let why = game.refusal();
        assert!(
            game.table().moves.len() > before,
            "{choice:?} was not played: {why:?}"
        );
    }
    let end = (game.phase(), game.menu());
    assert_eq!(end, (Some(TurnPhase::Result), Menu::Result));
}

/// Moves the focus to a control of a page and presses it.
fn choose(game: &mut TestApp, begins: &str) {
    until_spoken(game, |game| game.key(KeyCode::Tab), begins);
    game.key(KeyCode::Enter);
    game.frames(4);
}

/// A player who loses three matches in a row is offered an easier courtier; all three count against
/// the strongest opponent.
pub fn offers_an_easier_courtier(add: fn(&mut App), record: &Record) {
    let mut game = TestApp::with_games(Store::memory(), false, add);
    let mut seats = record.seats.clone();
    seats[1] = Occupant::courtier(4);
    for seed in 1..=3 {
        assert_eq!(
            *game.app.world().resource::<LevelSuggestion>(),
            LevelSuggestion(None)
        );
        game.open(Record {
            seed,
            seats: seats.clone(),
            ..record.clone()
        });
        game.intent(Intent::OutOfTime(Seat(0)));
        game.run_until_idle();
    }
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    let tally = progress.game(&record.variant).expect("it was played");
    assert_eq!(tally.level(4).lost, 3);
    let offered = (Strength::new(4, Effort::Gentle), Strength::usual(4));
    assert_eq!(
        *game.app.world().resource::<LevelSuggestion>(),
        LevelSuggestion(Some(offered))
    );
}
