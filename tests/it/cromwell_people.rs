//! Cromwell with several people at one screen: whole matches through the curtain, and nobody sees,
//! hears or reads a card that the person to move may not know.

use bevy::a11y::AccessibilityRequested;
use bevy::input::ButtonState;
use bevy::prelude::*;
use kings_coffer::app::session::curtain::Closed;
use kings_coffer::app::session::{Intent, Open};
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::cards::show::CardViewModel;
use kings_coffer::app::table::pieces::piece::{Face, Piece};
use kings_coffer::levels::quiz::{Side, succession};
use kings_coffer::rules::cromwell::deck::{Monarch, MonarchSet};
use kings_coffer::rules::cromwell::{ADVANCED, Cromwell, Move, View};
use kings_coffer::rules::{Game, Match, Occupant, PieceView, Record, Seat};

use crate::common::TestApp;
use crate::secrets_app::{Log, curtain, recap, resources, settle};
use crate::worded::says;

fn record(variant: &str, seats: usize) -> Record {
    let person = |seat: usize| Occupant::Person(format!("Person {seat}"));
    Record {
        options: [("seats".to_owned(), seats.to_string())].into(),
        ..Record::new(variant, (0..seats).map(person).collect(), 5)
    }
}

fn on_table(game: &TestApp) -> &Match<Cromwell> {
    game.on_table()
}

fn view(game: &TestApp, eyes: Option<Seat>) -> View {
    on_table(game).game().view(eyes)
}

/// Whether a text names a monarch, in words or in notation.
fn names(text: &str, card: Monarch) -> bool {
    let whole = |name: &str| {
        let mut found = text.match_indices(name);
        found.any(|(at, _)| {
            let mut rest = text[at + name.len()..].chars();
            let starts = !text[..at].ends_with(|c: char| c.is_alphanumeric());
            // “Henry VII” does not name Henry VI.
            starts && !rest.next().is_some_and(char::is_alphanumeric)
        })
    };
    whole(card.name()) || whole(card.key())
}

/// The monarchs whose names everybody has heard in this deal, wherever their cards are: answers, and
/// the names that an answer is chosen from.
fn heard_of(view: &View) -> MonarchSet {
    let key = |key: &str| key.parse::<Monarch>().expect("a monarch");
    let mut heard = MonarchSet::EMPTY;
    for answer in view.log.iter().flat_map(|turn| &turn.answers) {
        heard.insert(answer.named);
        heard = heard | answer.card.right_answers(answer.side).into_iter().collect();
    }
    let line = succession("cromwell").expect("a line");
    if let Some(about) = view.question.and_then(|card| line.person(card.key())) {
        let number = view.options.questions.names();
        let both = Side::BOTH.into_iter();
        let names = both.flat_map(|side| line.names(about, side, number, 0));
        heard = heard | names.map(|name| key(name.key)).collect();
    }
    heard
}

/// Looks at everything at the screen.
#[derive(Default)]
struct Watch {
    log: Log,
    heard_of: MonarchSet,
    /// The texts that were looked at last, and the cards that were secret then.
    checked: (MonarchSet, String),
    checks: usize,
}

impl Watch {
    /// The cards of which nothing may be said before these eyes: they do not see them, and nobody
    /// has said where they are. What lay on the Block was seen, even if it is in the stock again
    /// (CR-6).
    fn secret(&mut self, game: &TestApp, eyes: Option<Seat>) -> MonarchSet {
        let view = view(game, eyes);
        self.heard_of = self.heard_of | view.shuffled | heard_of(&view);
        view.unseen().without(self.heard_of)
    }

    fn check(&mut self, game: &mut TestApp, eyes: Option<Seat>) {
        check_faces(game, eyes, false);
        let secret = self.secret(game, eyes);
        let (heard, logged) = (game.said().join(" "), self.log.take());
        let (table, world) = (game.table(), game.app.world());
        assert!(table.position.is_empty(), "the position tells all hands");
        if !table.choices.is_empty() {
            assert_eq!(table.turn.seat(), eyes, "another’s choices are shown");
        }
        let shown = world.resource::<CardViewModel>();
        let mut texts = vec![
            ("an announcement", heard),
            ("the log", logged),
            ("the table state", format!("{table:?}")),
            ("what the panels are made of", format!("{shown:?}")),
        ];
        texts.extend(resources(world));
        if let Some(closed) = &curtain(game).closed {
            texts.push(("the account", recap(world, closed).join(" ")));
        }
        let all: String = texts.iter().map(|(_, text)| text.as_str()).collect();
        let news = (secret, all);
        if self.checked == news {
            return;
        }
        self.checked = news;
        self.checks += 1;
        for (what, text) in texts {
            for card in secret.iter() {
                assert!(
                    !names(&text, card),
                    "{what} tells {eyes:?} of {card}: {text}"
                );
            }
        }
    }
}

/// What lies on the table and what is an entity there is what these eyes may see. While cards move,
/// an entity may still show what its card was before, but none shows a hidden one.
fn check_faces(game: &mut TestApp, eyes: Option<Seat>, at_rest: bool) {
    let sees = game.table().sees;
    assert!(sees.is_none() || sees == eyes, "{sees:?} sees for {eyes:?}");
    let allowed = view(game, sees).pieces;
    let may = |id, of: &[PieceView]| {
        let piece = of.iter().find(|piece| piece.id == id);
        piece.and_then(|piece| piece.kind)
    };
    for piece in &game.table().pieces {
        assert!(
            piece.kind.is_none() || piece.kind == may(piece.id, &allowed),
            "{piece:?}"
        );
    }
    let secret = view(game, eyes).unseen();
    let world = game.app.world_mut();
    let mut entities = world.query::<(&Piece, &Face)>();
    for (piece, face) in entities.iter(world) {
        let card = face.0.and_then(Monarch::of_kind);
        let seen = card.is_none_or(|card| !secret.contains(card));
        assert!(
            face.0.is_none() || face.0 == may(piece.0, &allowed) || !at_rest && seen,
            "{piece:?} shows {face:?} to {eyes:?}"
        );
    }
}

/// The sentences about an answer.
pub const ANSWERS: &[&str] = &[
    "predecessor_right",
    "predecessor_wrong",
    "successor_right",
    "successor_wrong",
];

/// Whether somebody else's move of this kind is told.
pub fn tells_of(said: &str, key: &str) -> bool {
    let values = ["name", "card", "first", "second", "third", "with"];
    says(said, &format!("cromwell-own-cards-say-{key}"), &values)
}

/// What was announced, offered, traded and answered, laid, drawn and discarded since a seat's last
/// turn stands in the account before its curtain. Returns the number of trades.
fn check_account(game: &TestApp, closed: &Closed) -> usize {
    let account = recap(game.app.world(), closed);
    let plies = on_table(game).plies();
    let last = plies.iter().rposition(|ply| ply.seat == Some(closed.seat));
    let mut trades = 0;
    for ply in &plies[last.map_or(0, |at| at + 1)..] {
        let Some(seat) = ply.seat else { continue };
        let turn = ply.after.now().expect("a turn");
        let (keys, cards): (&[&str], MonarchSet) = match &ply.mv {
            Move::Announce(card) => (&["announce"], MonarchSet::one(*card)),
            Move::Offer(Some(card)) => (&["offer"], MonarchSet::one(*card)),
            Move::Offer(None) => (&["offer_nothing"], MonarchSet::EMPTY),
            Move::Accept(other) => {
                trades += 1;
                let offered = turn.offer_of(*other, ply.after.seats());
                (
                    &["accept"],
                    turn.announced.into_iter().chain(offered).collect(),
                )
            }
            Move::Name(_, named) => (ANSWERS, MonarchSet::one(*named)),
            Move::Lay(cards) => (&["lay"], *cards),
            Move::Draw => (&["draw"], MonarchSet::EMPTY),
            Move::Discard => (&["discard"], turn.announced.into_iter().collect()),
            Move::Decline => (&["decline"], MonarchSet::EMPTY),
            Move::Pass => (&["pass"], MonarchSet::EMPTY),
            Move::Deal(_) | Move::Shuffle(_) => continue,
        };
        let name = format!("Person {}", seat.0);
        let tells = |sentence: &&String| {
            sentence.contains(&name)
                && keys.iter().any(|key| tells_of(sentence, key))
                && cards.iter().all(|card| names(sentence, card))
        };
        assert!(
            account.iter().any(|sentence| tells(&sentence)),
            "{:?} of {name} is not in {account:?}",
            ply.mv
        );
    }
    trades
}

/// Plays a whole match of people, and returns how many curtains were opened, and how many trades
/// their accounts have told of.
fn play_out(variant: &str, seats: usize) -> (usize, usize) {
    let mut watch = Watch::default();
    let log = watch.log.clone();
    log.keep(|| {
        let mut game = TestApp::new();
        game.app
            .world()
            .resource::<AccessibilityRequested>()
            .set(true);
        let opened = Open::game(record(variant, seats));
        game.app.world_mut().write_message(opened);
        game.frames(3);
        let (mut eyes, mut curtains, mut trades, mut moves) = (None, 0, 0, 0_usize);
        loop {
            settle(&mut game, |game| watch.check(game, eyes));
            watch.check(&mut game, eyes);
            let sees = game.table().sees;
            check_faces(&mut game, sees, true);
            if game.table().turn.outcome().is_some() {
                assert!(watch.checks > 10 * curtains, "{}", watch.checks);
                return (curtains, trades);
            }
            if let Some(closed) = curtain(&game).closed.clone() {
                watch.check(&mut game, None);
                trades += check_account(&game, &closed);
                eyes = Some(closed.seat);
                game.key_state(KeyCode::Enter, ButtonState::Pressed);
                for _ in 0..30 {
                    game.frames(1);
                    watch.check(&mut game, eyes);
                }
                game.key_state(KeyCode::Enter, ButtonState::Released);
                game.frames(2);
                assert_ne!(game.menu(), Menu::Curtain, "it was held for long enough");
                curtains += 1;
                continue;
            }
            let choices = game.table().choices.clone();
            let longest_lay = choices.iter().max_by_key(|choice| choice.len());
            let choice = match longest_lay {
                Some(lay) if lay.len() > 2 => lay.clone(),
                _ => choices[moves * 7 % choices.len()].clone(),
            };
            game.app.world_mut().write_message(Intent::Attempt(choice));
            for _ in 0..2 {
                game.frames(1);
                watch.check(&mut game, eyes);
            }
            moves += 1;
        }
    })
}

#[test]
fn people_at_one_screen_see_and_hear_only_what_they_may() {
    let mut traded = 0;
    for (variant, seats) in [("cromwell", 2), ("cromwell", 6), (ADVANCED, 4)] {
        let (curtains, trades) = play_out(variant, seats);
        assert!(
            curtains > seats,
            "{variant} with {seats}: {curtains} curtains"
        );
        traded += trades;
    }
    assert!(traded > 0, "no account has told of a trade");
}
