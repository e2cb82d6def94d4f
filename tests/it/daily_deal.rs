//! The deal of the day: the same cards for everybody, and the courtiers at the same seat.

use bevy::prelude::*;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::{Intent, Matches};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::wall_clock::WallClock;
use kings_coffer::app::wording::daily::deal_points;
use kings_coffer::levels::deals::{day_of, deal, variants};
use kings_coffer::rules::{Occupant, Record, Seat, Spot, registry};
use kings_coffer::store::Store;
use kings_coffer::store::daily::DealResult;
use kings_coffer::texts::{commas, text};

use crate::common::{TestApp, press};
use crate::pseudo::words::{self, Painted};

const TODAY: u64 = 20_500;

/// The deal with moves up to the person's last one, which is left out and given beside it.
fn almost_over(variant: &str) -> (Record, Vec<Spot>) {
    let mut game = registry::replay_match(&deal(variant, TODAY)).expect("a deal");
    let mut last = None;
    loop {
        while game.chance() {}
        let Some(seat) = game.turn().seat() else {
            break;
        };
        let legal = game.legal();
        let text = legal.first().expect("a move").clone();
        if seat == Seat(0) {
            last = Some((game.record(), game.spots(&text)));
        }
        game.play(&text).expect("a legal move");
    }
    last.expect("the person moves")
}

fn result(game: &TestApp, variant: &str) -> DealResult {
    let progress = game.app.world().resource::<PlayerProgress>();
    progress.0.deal(variant, TODAY)
}

#[test]
fn the_points_count_once_and_the_courtiers_play_the_same_deal() {
    for variant in variants() {
        let (record, spots) = almost_over(variant);
        assert_eq!(day_of(&record), Some(TODAY));
        let mut game = TestApp::with_panels(Store::memory());
        words::plugin(&mut game.app);
        game.open(record.clone());
        game.run_until_idle();
        game.intent(Intent::Attempt(spots));
        game.run_until_idle();
        game.wait_for("the end", |game| game.table().turn.outcome().is_some());
        let own = result(&game, variant).own.expect("points");
        let outcome = game.table().turn.outcome().expect("the end").clone();
        assert_eq!(own, outcome.scores[0], "{variant}");
        game.wait_for("a courtier", |game| {
            !result(game, variant).courtiers.is_empty()
        });
        let progress = game.app.world().resource::<PlayerProgress>();
        assert!(progress.0.deal_days(variant).is_solved(TODAY));
        // The end tells both.
        let points = game
            .app
            .world()
            .resource::<PlayerProgress>()
            .0
            .deal(variant, TODAY);
        game.wait_for("the result", |game| game.menu() == Menu::Result);
        game.frames(4);
        let painted = game.app.world().resource::<Painted>();
        let shown: Vec<&str> = painted.words.iter().map(|words| &*words.text).collect();
        for line in deal_points(&points) {
            let is_there = shown.iter().any(|words| words.contains(&line));
            assert!(is_there, "{line} in {shown:?}");
        }
        // Another try does not count.
        let mut other = record.clone();
        other.moves.pop();
        game.open(other);
        game.run_until_idle();
        assert_eq!(result(&game, variant).own, Some(own));
    }
}

#[test]
fn today_begins_the_deal_and_goes_on_with_it() {
    let mut game = TestApp::with_panels(Store::memory());
    game.app.insert_resource(WallClock::At {
        seconds: TODAY * 86_400 + 43_200,
        ahead: 0,
    });
    game.frames(6);
    let begin = |game: &mut TestApp| {
        game.app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(Menu::Today);
        game.frames(4);
        let row = [text("cromwell-name"), text("today-deal")];
        press(game, &commas(&row));
        game.frames(8);
        assert_eq!((game.screen(), game.menu()), (Screen::Table, Menu::None));
        let matches = game.app.world().resource::<Matches>();
        (*matches.on_table().expect("the deal").record).clone()
    };
    let first = begin(&mut game);
    assert_eq!(day_of(&first), Some(TODAY));
    assert!(matches!(first.seats[0], Occupant::Person(_)));
    game.app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    game.frames(4);
    let again = begin(&mut game);
    assert_eq!(again.seed, first.seed);
    let matches = game.app.world().resource::<Matches>();
    assert_eq!(matches.unfinished().count(), 1);
}
