//! The career in the running app: achievements are reached, told, kept and looked at.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use kings_coffer::app::career::NewAchievements;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::Intent;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::levels::achievements::Achievement;
use kings_coffer::store::Store;
use kings_coffer::store::progress::{PROGRESS, Progress};

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
        ["The Lid Lifts", "Field of Cloth of Gold"]
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

    let text = store.read(PROGRESS).expect("no error").expect("a file");
    let kept = Progress::from_json(&text).expect("progress");
    let achieved = |one: &&Achievement| kept.achieved(&one.key).is_some();
    assert_eq!(Achievement::all().iter().filter(achieved).count(), 2);
    // Another program that opens the same file has nothing new.
    let game = TestApp::with_panels(store);
    assert!(unseen(&game).is_empty());
    let progress = game.app.world().resource::<PlayerProgress>();
    assert!(progress.0.achieved("people").is_some());
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
