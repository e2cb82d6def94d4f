//! What every game must do, checked in random matches at every position. A new game is added with
//! one line at the end.

use std::collections::{BTreeMap, HashSet};

use kings_coffer::rules::cromwell::Cromwell;
use kings_coffer::rules::cromwell::deck::Monarch;
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::mill::{self, Mill};
use kings_coffer::rules::queens_guard::QueensGuard;
use kings_coffer::rules::registry::Registry;
use kings_coffer::rules::six_of_viii::SixOfViii;
use kings_coffer::rules::six_of_viii::deck::{Card, CardSet};
use kings_coffer::rules::six_wives::{self, SixWives};
use kings_coffer::rules::wolf::Wolf;
use kings_coffer::rules::{
    Effect, Ending, Game, GameView, InteractiveGame, Match, PieceId, PieceView, Ply, Reason,
    Record, Seat, Setup, Spot, Turn, legal_moves, registry,
};
use kings_coffer::texts::{fill, text};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::high_card::HighCard;
use crate::worded::{ANY, fits};

/// No random match may be longer than this (ALL-2).
const LONGEST: usize = 3500;

/// A game that the suite can test: besides the rules it has to provide another arrangement of what
/// is hidden.
pub trait Conforming: InteractiveGame {
    /// The same game with everything that `viewer` cannot know shuffled. Games without hidden parts
    /// change nothing.
    fn resampled(&self, viewer: Option<Seat>, rng: &mut Xoshiro256PlusPlus) -> Self;
    /// Whether positions have a text that brings them back without their history.
    const POSITION_TEXT: bool;
}

impl Conforming for Draughts {
    const POSITION_TEXT: bool = true;

    fn resampled(&self, _viewer: Option<Seat>, _rng: &mut Xoshiro256PlusPlus) -> Self {
        self.clone()
    }
}

impl Conforming for Mill {
    const POSITION_TEXT: bool = true;

    fn resampled(&self, _viewer: Option<Seat>, _rng: &mut Xoshiro256PlusPlus) -> Self {
        self.clone()
    }
}

impl Conforming for QueensGuard {
    const POSITION_TEXT: bool = true;

    fn resampled(&self, _viewer: Option<Seat>, _rng: &mut Xoshiro256PlusPlus) -> Self {
        self.clone()
    }
}

impl Conforming for Wolf {
    const POSITION_TEXT: bool = true;

    fn resampled(&self, _viewer: Option<Seat>, _rng: &mut Xoshiro256PlusPlus) -> Self {
        self.clone()
    }
}

impl Conforming for SixOfViii {
    const POSITION_TEXT: bool = false;

    /// Shuffles the cards whose place the viewer cannot know; cards that the viewer has passed
    /// stay, because their place is known.
    fn resampled(&self, viewer: Option<Seat>, rng: &mut Xoshiro256PlusPlus) -> Self {
        let view = self.view(viewer);
        let known: CardSet = view.gave.into_iter().flatten().collect();
        let hidden: Vec<Card> = view.unseen().without(known).iter().collect();
        let mut other = hidden.clone();
        for i in (1..other.len()).rev() {
            other.swap(i, rng.random_range(0..=i));
        }
        self.with_cards(|card| {
            hidden
                .iter()
                .position(|one| *one == card)
                .map_or(card, |at| other[at])
        })
    }
}

impl Conforming for SixWives {
    const POSITION_TEXT: bool = true;

    fn resampled(&self, _viewer: Option<Seat>, _rng: &mut Xoshiro256PlusPlus) -> Self {
        self.clone()
    }
}

impl Conforming for Cromwell {
    const POSITION_TEXT: bool = false;

    /// Shuffles the cards whose place the viewer cannot know.
    fn resampled(&self, viewer: Option<Seat>, rng: &mut Xoshiro256PlusPlus) -> Self {
        let hidden: Vec<Monarch> = self.view(viewer).unseen().iter().collect();
        let mut other = hidden.clone();
        for i in (1..other.len()).rev() {
            other.swap(i, rng.random_range(0..=i));
        }
        self.with_cards(|card| {
            let at = hidden.iter().position(|one| *one == card);
            at.map_or(card, |at| other[at])
        })
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    (0..seats).map(|seat| Some(Seat(seat))).chain([None])
}

/// Everything that must hold at one position.
fn check_position<G: Conforming>(
    setup: &Setup,
    game: &G,
    foreign: &[G::Move],
    rng: &mut Xoshiro256PlusPlus,
) {
    let moves = legal_moves(game);
    match game.turn() {
        Turn::Seat(seat) => {
            assert!(
                seat.0 < game.seats(),
                "{seat:?} acts but there are {} seats",
                game.seats()
            );
            assert!(
                !moves.is_empty(),
                "a seat acts but has no legal move: {game:?}"
            );
        }
        Turn::Chance | Turn::Over(_) => assert!(
            moves.is_empty(),
            "nobody acts, yet there are legal moves: {game:?}"
        ),
    }
    let unique: HashSet<&G::Move> = moves.iter().collect();
    assert_eq!(
        unique.len(),
        moves.len(),
        "a legal move is generated twice: {game:?}"
    );
    for mv in &moves {
        assert_eq!(game.refusal(mv), None, "generated but refused: {mv:?}");
        let text = game.move_text(mv);
        assert_eq!(
            game.parse_move(&text).as_ref(),
            Ok(mv),
            "“{text}” reads back as another move"
        );
        assert!(!game.spots(mv).is_empty(), "{mv:?} cannot be pointed at");
    }
    for mv in foreign {
        let refusal = game.refusal(mv);
        assert_eq!(
            refusal.is_none(),
            unique.contains(mv),
            "generated ⇔ legal fails for {mv:?}"
        );
        if let Some(refusal) = refusal {
            let mut copy = game.clone();
            assert!(copy.play(mv).is_err(), "a refused move was played");
            assert_eq!(&copy, game, "a refused move changed something");
            let sentence = refusal.sentence();
            assert!(
                sentence != refusal.key() && !sentence.contains('{'),
                "no whole sentence for {}: {sentence}",
                refusal.key()
            );
        }
    }
    check_idle_pieces(game, &moves);
    if rng.random_range(0..8) > 0 {
        return; // the rest is slow, so it is checked in every eighth position
    }
    for viewer in viewers(game.seats()) {
        let view = game.view(viewer);
        assert_eq!(view.turn(), game.turn(), "the view tells another turn");
        assert!(
            !game.hides_anything() || view.pieces().is_sorted_by_key(|piece| piece.id),
            "a place in the list tells of a hidden piece (ALL-7)"
        );
        if !game.hides_anything() {
            assert_eq!(view, game.view(None), "nothing is hidden, yet views differ");
        }
        let json = serde_json::to_string(&view).expect("a view can be written");
        let back: G::View = serde_json::from_str(&json).expect("a view can be read");
        assert_eq!(back, view, "a view changes on its way through text");
        assert_eq!(
            game.resampled(viewer, rng).view(viewer),
            view,
            "the view of {viewer:?} tells something hidden"
        );
    }
    if G::POSITION_TEXT {
        let text = game.position();
        let again = G::from_position(setup, &text).expect("a position reads back");
        assert_eq!(
            again.position(),
            text,
            "a position changes on its way through text"
        );
        assert_eq!(
            again.key(),
            game.key(),
            "the hash kept while playing is not the hash from scratch: {text}"
        );
    }
}

/// Pointing at a piece of the seat to move that cannot move now gives the reason (ALL-4).
fn check_idle_pieces<G: InteractiveGame>(game: &G, moves: &[G::Move]) {
    let Some(seat) = game.turn().seat() else {
        return;
    };
    let movable: HashSet<Spot> = moves
        .iter()
        .filter_map(|mv| game.spots(mv).first().copied())
        .collect();
    let view = game.view(Some(seat));
    for piece in view.pieces() {
        let spot = match piece.spot {
            Spot::Square(_) => piece.spot,
            Spot::Hand(_) if game.hides_anything() => Spot::Piece(piece.id),
            _ => continue,
        };
        if piece.owner != Some(seat) || movable.contains(&spot) {
            continue;
        }
        let refusal = game.explain(&[spot]);
        let sentence = refusal.sentence();
        assert!(
            sentence != refusal.key() && !sentence.contains('{'),
            "no whole sentence for {}: {sentence}",
            refusal.key()
        );
        assert!(
            !sentence.ends_with("cannot move.") && !sentence.starts_with("Choose"),
            "{sentence} does not say why: {spot:?} in {game:?}"
        );
    }
}

/// The pieces on the table after these effects, as the table tracks them without comparing boards.
fn animate(pieces: &mut BTreeMap<PieceId, PieceView>, effects: &[Effect]) {
    for effect in effects {
        match effect {
            Effect::Moved { piece, from, to } => {
                let piece = pieces.get_mut(piece).expect("a known piece moves");
                assert_eq!(piece.spot, *from, "the piece moves from where it stands");
                piece.spot = *to;
            }
            Effect::Captured { piece, from, by } => {
                let piece = pieces.get_mut(piece).expect("a known piece is taken");
                assert_eq!(piece.spot, *from, "the piece is taken from where it stands");
                piece.spot = Spot::Tray(*by);
            }
            Effect::Highlighted { key, places } if key == mill::CLOSED_MILL => {
                let owner = |place: &Spot| {
                    pieces
                        .values()
                        .find(|piece| piece.spot == *place)
                        .and_then(|piece| piece.owner)
                };
                let owners: Vec<Option<Seat>> = places.iter().map(owner).collect();
                assert!(
                    owners.len() > 1
                        && owners
                            .iter()
                            .all(|other| other.is_some() && *other == owners[0]),
                    "a line is full of one side's pieces: {places:?}"
                );
            }
            Effect::Changed { piece, kind } => {
                pieces
                    .get_mut(piece)
                    .expect("a known piece is crowned")
                    .kind = Some(*kind)
            }
            Effect::Dealt {
                piece, to, face, ..
            } => {
                let piece = pieces.get_mut(piece).expect("a known card is dealt");
                piece.spot = *to;
                piece.kind = *face;
            }
            Effect::Flipped { piece, face } => {
                pieces.get_mut(piece).expect("a known card is turned").kind = *face
            }
            Effect::Gathered { pieces: cards, to } => {
                for card in cards {
                    pieces.get_mut(card).expect("a known card is gathered").spot = *to;
                }
            }
            Effect::Highlighted { .. }
            | Effect::Scored { .. }
            | Effect::Said { .. }
            | Effect::Special { .. } => {}
        }
    }
}

fn by_id(pieces: Vec<PieceView>) -> BTreeMap<PieceId, PieceView> {
    pieces.into_iter().map(|piece| (piece.id, piece)).collect()
}

/// Checks whether hidden cards can be tracked from hand to hand by their ids (ALL-7).
#[derive(Default)]
struct Followed {
    /// The hand in which each card was last, by the card's number in the rules.
    hands: BTreeMap<PieceId, Seat>,
    /// The id of a card when a viewer saw it change hands face down.
    ids: BTreeMap<(Option<Seat>, PieceId), PieceId>,
    /// How many of these cards were shown later, and how many of them under the same id.
    shown: u32,
    same: u32,
}

impl Followed {
    /// Examines the last move of a match.
    fn look<G: Game>(&mut self, game: &G, ply: &Ply<G>) {
        for effect in &ply.effects {
            let seen = |viewer| game.effect_for(effect, viewer);
            match effect {
                Effect::Dealt {
                    piece,
                    to: Spot::Hand(to),
                    ..
                } => {
                    let before = self.hands.insert(*piece, *to);
                    let changed = ply.seat.is_some() && before.is_some_and(|hand| hand != *to);
                    for viewer in viewers(game.seats()) {
                        self.ids.remove(&(viewer, *piece));
                        if let Effect::Dealt {
                            piece: id,
                            face: None,
                            ..
                        } = seen(viewer)
                            && changed
                        {
                            self.ids.insert((viewer, *piece), id);
                        }
                    }
                }
                Effect::Flipped { piece, .. } => {
                    for viewer in viewers(game.seats()) {
                        if let Effect::Flipped {
                            piece: id,
                            face: Some(_),
                        } = seen(viewer)
                            && let Some(before) = self.ids.remove(&(viewer, *piece))
                        {
                            self.shown += 1;
                            self.same += u32::from(id == before);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Nobody could track them, except by luck.
    fn check(&self) {
        assert!(
            self.shown < 100 || 2 * self.same < self.shown,
            "{} of {} cards that changed hands face down were shown under the same id",
            self.same,
            self.shown
        );
    }
}

/// Plays random matches to their ends and checks every position on the way.
pub fn conforms<G: Conforming>(setup: &Setup, matches: u64) {
    let mut followed = Followed::default();
    for number in 0..matches {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = Match::<G>::new(setup.clone(), Vec::new(), number);
        let mut foreign: Vec<G::Move> = Vec::new();
        while game.turn().outcome().is_none() {
            assert!(game.plies().len() < LONGEST, "a random match does not end");
            check_position(setup, game.game(), &foreign, &mut rng);
            let before = game.clone();
            let shown: Vec<_> = viewers(game.game().seats())
                .map(|viewer| by_id(game.game().view(viewer).pieces()))
                .collect();
            let moves = game.legal_moves();
            if moves.is_empty() {
                assert_eq!(game.turn(), Turn::Chance);
                game.play_chance()
                    .expect("chance plays a legal move on its turn");
            } else {
                let mv = moves[rng.random_range(0..moves.len())].clone();
                if foreign.len() < 12 {
                    foreign.extend(moves.iter().take(2).cloned());
                } else {
                    let slot = rng.random_range(0..foreign.len());
                    foreign[slot] = mv.clone();
                }
                game.play(mv).expect("a generated move is played");
            }
            let ply = game.plies().last().expect("a move was just played").clone();
            followed.look(game.game(), &ply);
            for (viewer, mut pieces) in viewers(game.game().seats()).zip(shown) {
                let effects: Vec<Effect> = ply
                    .effects
                    .iter()
                    .map(|effect| game.game().effect_for(effect, viewer))
                    .collect();
                animate(&mut pieces, &effects);
                assert_eq!(
                    pieces,
                    by_id(game.game().view(viewer).pieces()),
                    "the effects of “{}” do not lead to the next view",
                    ply.text
                );
            }
            let after = game.game().clone();
            assert!(game.undo(), "what was played can be taken back");
            assert_eq!(game.game(), before.game(), "undo does not lead back");
            game.redo()
                .expect("what was taken back can be played again");
            assert_eq!(game.game(), &after, "redo does not lead forward");
        }
        check_position(setup, game.game(), &foreign, &mut rng);
        let json = game.record().to_json();
        let record = Record::from_json(&json).expect("a record reads back");
        assert_eq!(
            record,
            game.record(),
            "a record changes on its way through text"
        );
        let replayed = Match::<G>::from_record(&record).expect("a record replays");
        assert_eq!(replayed.game(), game.game(), "the replay ends elsewhere");
        assert_eq!(replayed.turn(), game.turn());
    }
    followed.check();
}

/// ALL-1, ALL-2, ALL-4, ALL-5 for draughts.
#[test]
fn draughts_conforms() {
    conforms::<Draughts>(
        &Setup::standard("draughts").expect("draughts is registered"),
        1000,
    );
}

/// DR-9: the same with huffing.
#[test]
fn draughts_with_huffing_conforms() {
    let setup = Setup::new("draughts", [("huff", "on")]).expect("draughts has the option");
    conforms::<Draughts>(&setup, 400);
}

/// DR-11, and ALL-1, ALL-2, ALL-4, ALL-5 for Losing Draughts.
#[test]
fn losing_draughts_conforms() {
    conforms::<Draughts>(
        &Setup::standard("losing").expect("Losing Draughts is registered"),
        500,
    );
}

/// WS-1, WS-2, WS-3, and ALL-1, ALL-2, ALL-4, ALL-5 for Wolf and Sheep, with either side moving
/// first.
#[test]
fn wolf_and_sheep_conforms() {
    for first in ["wolf", "sheep"] {
        conforms::<Wolf>(
            &Setup::new("wolf", [("first", first)]).expect("Wolf and Sheep is registered"),
            400,
        );
    }
}

/// NM-1 to NM-12, and ALL-1, ALL-2, ALL-4, ALL-5 for the mill games, whether removing is compulsory
/// or not (NM-5).
#[test]
fn mill_games_conform() {
    for variant in ["nine_mens_morris", "mixed_mill", "ceylon_mill"] {
        for removal in ["must", "may"] {
            conforms::<Mill>(
                &Setup::new(variant, [("removal", removal)])
                    .expect("the mill games are registered"),
                150,
            );
        }
    }
}

/// AG-1 to AG-10, BQ-1 to BQ-6, and ALL-1, ALL-2, ALL-4, ALL-5 for Queen's Guard with each
/// alternative rule and with both, and for Bloody Queen.
#[test]
fn queens_guard_conforms() {
    for setup in ["usual", "free"] {
        for trapped_queen in ["owner", "trapper"] {
            let options = [("setup", setup), ("trapped_queen", trapped_queen)];
            conforms::<QueensGuard>(
                &Setup::new("queens_guard", options).expect("Queen's Guard is registered"),
                6,
            );
        }
    }
    conforms::<QueensGuard>(
        &Setup::standard("bloody_queen").expect("Bloody Queen is registered"),
        20,
    );
}

/// SW-1 to SW-17, and ALL-1, ALL-2, ALL-4, ALL-5 for The Six Wives with two, three and four seats
/// in several mixes of variants.
#[test]
fn six_wives_conforms() {
    let variants = six_wives::VARIANT.values;
    for (seats, first, places) in [
        ("2", 0, "off"),
        ("2", 3, "off"),
        ("3", 2, "on"),
        ("4", 1, "off"),
    ] {
        let options = [("seats", seats), ("places", places)];
        let mut setup = Setup::new("six_wives", options).expect("The Six Wives is registered");
        for seat in 0..usize::from(setup.seats()) {
            let variant = variants[(first + seat) % variants.len()];
            setup
                .set_seat_option(seat, "variant", variant)
                .expect("a seat");
        }
        conforms::<SixWives>(&setup, 1);
    }
}

/// SV-1 to SV-15, and ALL-1, ALL-2, ALL-4, ALL-5 for The Six of VIII: 2,000 matches over all its
/// options.
fn six_of_viii_conforms(seats: &str, rules: &str, short: u64, full: u64) {
    for (length, matches) in [("short", short), ("full", full)] {
        let options = [("seats", seats), ("rules", rules), ("length", length)];
        conforms::<SixOfViii>(
            &Setup::new("six_of_viii", options).expect("The Six of VIII is registered"),
            matches,
        );
    }
}

#[test]
fn the_six_of_viii_conforms_for_four() {
    six_of_viii_conforms("4", "basic", 600, 30);
}

#[test]
fn the_six_of_viii_conforms_for_four_with_king_spies_and_church() {
    six_of_viii_conforms("4", "advanced", 600, 120);
}

#[test]
fn the_six_of_viii_conforms_for_three() {
    six_of_viii_conforms("3", "basic", 300, 20);
}

#[test]
fn the_six_of_viii_conforms_for_three_with_king_and_spies() {
    six_of_viii_conforms("3", "advanced", 300, 30);
}

/// CR-1 to CR-15, and ALL-1, ALL-2, ALL-4, ALL-5, ALL-7 for both games of Cromwell with two to six
/// seats.
#[test]
fn cromwell_conforms() {
    for variant in ["cromwell", "cromwell_advanced"] {
        for (seats, matches) in [("2", 8), ("3", 4), ("4", 2), ("5", 1), ("6", 1)] {
            let options = [("seats", seats)];
            conforms::<Cromwell>(
                &Setup::new(variant, options).expect("Cromwell is registered"),
                matches,
            );
        }
        let longer = [("seats", "2"), ("length", "three"), ("edward7", "in")];
        conforms::<Cromwell>(&Setup::new(variant, longer).expect("a set-up"), 1);
    }
}

/// The trait carries hidden hands, simultaneous choices, chance, two to six seats, teams and
/// options of seats before the first real card game needs it.
#[test]
fn a_card_game_with_hidden_hands_conforms_for_two_to_six() {
    for (seats, teams) in [
        ("2", "off"),
        ("3", "off"),
        ("4", "on"),
        ("6", "off"),
        ("6", "on"),
    ] {
        let options = [("seats", seats), ("teams", teams)];
        let mut setup = Setup::of::<HighCard>("high_card", options).expect("its own variant");
        setup.set_seat_option(1, "ahead", "2").expect("a seat");
        conforms::<HighCard>(&setup, 100);
    }
}

/// The options of seats are in the record of a match, and older records have none.
#[test]
fn options_of_seats_are_recorded() {
    let mut setup = Setup::of::<HighCard>("high_card", [("seats", "3")]).expect("a set-up");
    setup.set_seat_option(2, "ahead", "2").expect("a seat");
    let game = Match::<HighCard>::new(setup.clone(), Vec::new(), 5);
    let record = game.record();
    let text = record.to_json();
    assert!(
        text.contains(r#""seat_options":[{"ahead":"0"},{"ahead":"0"},{"ahead":"2"}]"#),
        "{text}"
    );
    assert_eq!(record.format, 4);
    let again = Match::<HighCard>::from_record(&record).expect("it replays");
    assert_eq!(again.setup(), &setup);
    assert_eq!(again.rematch().setup().seat_value(Seat(1), "ahead"), "2");
    assert_eq!(again.redealt().setup(), &setup);
    let older = Record {
        format: 2,
        seat_options: Vec::new(),
        ..record.clone()
    };
    let older = Match::<HighCard>::from_record(&older).expect("it replays");
    assert_eq!(older.setup().seat_value(Seat(2), "ahead"), "0");
    for (options, why) in [
        (vec![BTreeMap::new(); 4], None),
        (
            vec![one_option("ahead", "9")],
            Some((
                "match-bad_value",
                vec![("value", "9"), ("name", "ahead"), ("allowed", ANY)],
            )),
        ),
        (
            vec![one_option("behind", "1")],
            Some((
                "match-no_such_seat_option",
                vec![("variant", ANY), ("name", "behind")],
            )),
        ),
    ] {
        let broken = Record {
            seat_options: options,
            ..record.clone()
        };
        let opened = Match::<HighCard>::from_record(&broken).map_err(|error| error.to_string());
        match why {
            None => assert!(opened.is_err(), "more seats than there are"),
            Some((key, values)) => {
                assert!(fits(&opened.expect_err(key), &fill(key, &values)));
            }
        }
    }
}

/// ALL-3, ALL-6: who wins when one of several seats resigns or runs out of time, and in which games
/// a draw can be agreed.
#[test]
fn a_seat_that_gives_up_loses_with_its_allies_alone() {
    let winners = |seats, teams, seat| {
        let options = [("seats", seats), ("teams", teams)];
        let setup = Setup::of::<HighCard>("high_card", options).expect("a set-up");
        let mut game = Match::<HighCard>::new(setup, Vec::new(), 3);
        game.play_chance().expect("a deal");
        let refused = game.end(Ending::Agreed).expect_err("hands are hidden");
        assert_eq!(refused.key(), "refusal-draw-none");
        let mut flagged = game.clone();
        game.end(Ending::Resigned(Seat(seat))).expect("it goes on");
        flagged
            .end(Ending::OutOfTime(Seat(seat)))
            .expect("it goes on");
        let (resigned, flagged) = (game.turn(), flagged.turn());
        let resigned = resigned.outcome().expect("over");
        let flagged = flagged.outcome().expect("over");
        assert_eq!(
            (&resigned.reason, &flagged.reason),
            (&Reason::RESIGNED, &Reason::OUT_OF_TIME)
        );
        assert_eq!(resigned.winners, flagged.winners);
        let replayed = Match::<HighCard>::from_record(&game.record()).expect("it replays");
        assert_eq!(replayed.turn(), game.turn());
        resigned
            .winners
            .iter()
            .map(|seat| seat.0)
            .collect::<Vec<u8>>()
    };
    assert_eq!(winners("2", "off", 1), [0]);
    assert_eq!(winners("3", "off", 1), [0, 2]);
    assert_eq!(winners("4", "on", 2), [1, 3]);
    assert_eq!(winners("6", "off", 4), [0, 1, 2, 3, 5]);
    assert_eq!(winners("6", "on", 5), [0, 2, 4]);
}

/// ALL-6
#[test]
fn a_draw_is_agreed_only_where_the_game_knows_one() {
    for variant in registry::variants() {
        let game = registry::set_up(variant.key, &BTreeMap::new(), None).expect("a match");
        let open = !matches!(variant.family, "six_of_viii" | "cromwell") && variant.key != "wolf";
        assert_eq!(game.may_agree_draw(), open, "{}", variant.key);
        let record = Record {
            ending: Some(Ending::Agreed),
            ..game.record()
        };
        let replayed = registry::replay_match(&record)
            .map(|_| ())
            .map_err(|error| error.to_string());
        if open {
            assert_eq!(replayed, Ok(()), "{}", variant.key);
        } else {
            let error = replayed.expect_err(variant.key);
            assert!(error.ends_with(text("refusal-draw-none")), "{error}");
        }
    }
}

fn one_option(name: &str, value: &str) -> BTreeMap<String, String> {
    BTreeMap::from([(name.to_owned(), value.to_owned())])
}

/// A game that is not in the registry is set up, recorded and replayed like any other, once it is
/// on a list.
#[test]
fn a_game_from_elsewhere_joins_a_list_of_games() {
    assert!(registry::variant("high_card").is_none());
    let mut games = Registry::default();
    games.add::<HighCard>();
    games.add::<HighCard>();
    let count = games.variants().count();
    assert_eq!(count, registry::variants().count() + 1);
    let mut game = games
        .set_up("high_card", &BTreeMap::new(), None)
        .expect("a match");
    assert!(game.hides_anything() && game.chance());
    let first = game.legal().swap_remove(0);
    game.play(&first).expect("a legal move");
    let record = games.read(&game.record().to_json()).expect("a record");
    let replayed = games.replay(&record).expect("it replays");
    assert_eq!((replayed.ply(), replayed.legal()), (2, game.legal()));
    assert!(registry::replay_match(&record).is_err());
    let setup = Setup::of::<HighCard>("high_card", []).expect("its own variant");
    assert!(registry::start_match(setup, Vec::new(), 0, None).is_err());
    assert!(Setup::of::<HighCard>("draughts", []).is_err());
}

/// No registered game may be missing here.
#[test]
fn every_registered_variant_is_in_this_suite() {
    let tested = [
        "draughts",
        "losing",
        "wolf",
        "nine_mens_morris",
        "mixed_mill",
        "ceylon_mill",
        "queens_guard",
        "bloody_queen",
        "six_wives",
        "six_of_viii",
        "cromwell",
        "cromwell_advanced",
    ];
    for variant in registry::variants() {
        assert!(
            tested.contains(&variant.key),
            "{} has no conformance test",
            variant.key
        );
        for key in ["name", "line"] {
            let key = format!("{}-{key}", variant.key);
            assert!(kings_coffer::texts::has(&key), "no text {key}");
        }
    }
}
