//! The career in the running app: achievements are reached, told, kept and looked at.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use kings_coffer::app::career::NewAchievements;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::{Intent, Matches};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::levels::achievements::Achievement;
use kings_coffer::rules::{Occupant, Record};
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};
use kings_coffer::texts::text;

use crate::common::{TestApp, fresh, two_people};

fn unseen(game: &TestApp) -> Vec<String> {
    let new = game.app.world().resource::<NewAchievements>();
    new.unseen.iter().map(|one| one.key.clone()).collect()
}

/// Gives a control of the title the focus and presses it.
fn press(game: &mut TestApp, name: &str) {
    let world = game.app.world_mut();
    let mut contexts = world.query::<&mut EguiContext>();
    for mut context in contexts.iter_mut(world) {
        let id = egui::Id::new(("kings-coffer", "title", name));
        context
            .get_mut()
            .memory_mut(|memory| memory.request_focus(id));
    }
    game.frames(2);
    game.key(KeyCode::Enter);
    game.frames(3);
}

#[test]
fn what_a_match_reaches_is_kept_and_looked_at_once() {
    let store = Store::memory();
    let mut game = TestApp::with_panels(store.clone());
    game.open(fresh(two_people(), None));
    game.play("11-15");
    assert!(unseen(&game).is_empty());
    game.intent(Intent::Resign);
    game.frames(4);
    assert_eq!(unseen(&game), ["first_match", "people"]);
    let names = game
        .app
        .world()
        .resource::<NewAchievements>()
        .latest_names();
    assert_eq!(
        names.expect("new ones"),
        ["achievement-first_match", "achievement-people"].map(text)
    );
    // The next match says nothing of them.
    game.intent(Intent::Rematch);
    game.frames(4);
    let new = game.app.world().resource::<NewAchievements>();
    assert!(new.latest.is_empty());

    let mut next = game.app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Title);
    game.frames(4);
    press(&mut game, "career");
    assert_eq!(game.menu(), Menu::Career);
    assert_eq!(unseen(&game).len(), 2);
    game.key(KeyCode::Escape);
    game.frames(4);
    assert_eq!(game.menu(), Menu::None);
    assert!(unseen(&game).is_empty());

    let achieved = || {
        let text = store.read(PROGRESS).expect("no error")?;
        let kept = Progress::from_json(&text).expect("progress");
        let all = Achievement::all().iter();
        Some(all.filter(|one| kept.achieved(&one.key).is_some()).count())
    };
    // A thread of its own writes it.
    game.wait_for("it is written", |_| achieved() == Some(2));
    // Another program that opens the same file has nothing new.
    let game = TestApp::with_panels(store);
    assert!(unseen(&game).is_empty());
    let progress = game.app.world().resource::<PlayerProgress>();
    assert!(progress.0.achieved("people").is_some());
}

/// Whether the match on the table would earn a seal if it were won now.
fn earns_seal(game: &TestApp) -> bool {
    let world = game.app.world();
    let kept = world.resource::<Matches>().on_table().expect("a match");
    let mut progress = world.resource::<PlayerProgress>().0.clone();
    progress.set_aided(&kept.record)
}

/// Only a match that is begun here and goes on without help earns a seal, also after a pause.
#[test]
fn hints_and_moves_taken_back_and_links_earn_no_seal() {
    let seats = || vec![Occupant::Person(String::new()), Occupant::courtier(1)];
    let of = |seed: u64| Record {
        seed,
        ..fresh(seats(), None)
    };
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    for (seed, help) in [(1, Intent::Undo), (2, Intent::Hint), (3, Intent::Restart)] {
        game.open(of(seed));
        game.play("11-15");
        game.run_until_idle();
        assert!(earns_seal(&game), "{help:?}");
        game.intent(help.clone());
        game.frames(4);
        assert!(!earns_seal(&game), "{help:?}");
    }
    // One with moves, as a link brings it.
    game.open(Record {
        moves: vec!["11-15".to_owned(), "23-19".to_owned()],
        ..of(4)
    });
    assert!(!earns_seal(&game));
    game.open(of(5));
    game.play("11-15");
    game.run_until_idle();
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(2);
    let mut again = TestApp::with_store(store);
    let matches = again.app.world().resource::<Matches>();
    let kept = matches.unfinished().find(|kept| kept.record.seed == 5);
    let record = (*kept.expect("it is kept").record).clone();
    again.open(record);
    assert!(earns_seal(&again), "it goes on");
}

/// The stories that an achievement asks for are those of a gallery.
#[test]
fn the_stories_of_achievements_exist() {
    use kings_coffer::levels::achievements::Deed;
    for one in Achievement::all() {
        if let Deed::Stories(keys) = &one.deed {
            for key in keys {
                assert!(kings_coffer::texts::has(&format!("{key}-name")), "{key}");
            }
        }
    }
}
