//! Every claim of a hint is checked independently against the views and the rules, not against the
//! data that the hint was made from.

use std::collections::{BTreeMap, BTreeSet};

use coffer_rules::Seat;
use coffer_rules::draughts::Draughts;
use coffer_rules::draughts::board::Square;
use coffer_rules::mill::Mill;
use coffer_rules::mill::board::{Board, Side};
use coffer_rules::stable_hash::mix;
use coffer_rules::wolf::Wolf;
use coffer_rules::wolf::field::{Animal, Field};
use coffer_rules::{GameView, PieceId, PieceView, Setup, Turn};
use coffer_texts as texts;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::knowledge::tests::weights;
use crate::levels::Courtier;
use crate::search::Score;
use crate::seed::PlayerSeed;
use crate::thinker::{CourtGame, Request};
use crate::wolf::worth;
use crate::{Budget, system_clock};

/// Positions from matches of a strong player in which the first four moves and one in five later
/// ones are random.
pub(super) fn positions<G: CourtGame>(
    setup: &Setup,
    wanted: usize,
    nodes: u64,
) -> Vec<(G, Thought<G::Move>)> {
    let mut out = Vec::new();
    for seed in 0.. {
        let mut thinker = G::courtier(setup.variant().key, Courtier::ThomasMore, weights())
            .expect("he plays everything");
        let mut game = G::new(setup);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        for ply in 0..70 {
            while let Some(deal) = game.chance(&mut chance) {
                game.play(&deal).expect("a legal deal");
            }
            let Turn::Seat(seat) = game.turn() else { break };
            let legal = legal_moves(&game);
            let luck = mix(seed << 16 | ply);
            let request = Request::new(
                Some(Budget::nodes(nodes)),
                PlayerSeed::of(luck, 0),
                system_clock,
            );
            let thought = thinker.think(&game.view(Some(seat)), &legal, &request);
            let wild = ply < 4 || luck.is_multiple_of(5);
            let mv = if wild {
                legal[(luck >> 8) as usize % legal.len()].clone()
            } else {
                thought.best.clone().expect("a move")
            };
            out.push((game.clone(), thought));
            if out.len() == wanted {
                return out;
            }
            game.play(&mv).expect("a legal move");
        }
    }
    out
}

/// What the views along a line show: the pieces at each step, and how many turns of the first seat
/// had begun.
struct Shown<G: Game> {
    seat: Seat,
    games: Vec<G>,
    turns: Vec<u32>,
    first: BTreeMap<PieceId, PieceView>,
}

impl<G: Explains> Shown<G> {
    fn of(game: &G, mv: &G::Move, line: &[G::Move]) -> Shown<G> {
        let seat = game.turn().seat().expect("a seat acts");
        let line = if line.first() == Some(mv) {
            line
        } else {
            std::slice::from_ref(mv)
        };
        let (mut games, mut turns) = (vec![game.clone()], vec![0]);
        for mv in line {
            let mut next = games[games.len() - 1].clone();
            let own = next.turn() == Turn::Seat(seat) && (turns.len() == 1 || next.starts_turn());
            next.play(mv).expect("the line is legal");
            games.push(next);
            turns.push(turns[turns.len() - 1] + u32::from(own));
        }
        let first = game
            .view(Some(seat))
            .pieces()
            .into_iter()
            .map(|piece| (piece.id, piece))
            .collect();
        Shown {
            seat,
            games,
            turns,
            first,
        }
    }

    /// The pieces that the seat has captured and lost up to then.
    fn bags(&self, at: usize) -> (Bag, Bag) {
        let (mut taken, mut given) = (Bag::new(), Bag::new());
        for piece in self.games[at].view(Some(self.seat)).pieces() {
            let before = &self.first[&piece.id];
            let kind = before.kind.expect("open pieces");
            match (before.spot, piece.spot) {
                (Spot::Tray(_), _) => {}
                (_, Spot::Tray(by)) if by == self.seat => *taken.entry(kind).or_default() += 1,
                (_, Spot::Tray(_)) => *given.entry(kind).or_default() += 1,
                _ => {}
            }
        }
        (taken, given)
    }

    /// The value gained minus the value lost up to then, in hundredths of a man.
    fn gain(&self, at: usize) -> i32 {
        let (taken, given) = self.bags(at);
        let material = |bag: &Bag| {
            bag.iter()
                .map(|(kind, n)| G::weight(*kind) * *n as i32)
                .sum::<i32>()
        };
        self.games[0].aim().sign() * (material(&taken) - material(&given))
    }

    fn net(&self, at: usize) -> (String, String) {
        let (taken, given) = self.bags(at);
        let spoils = Spoils {
            taken,
            given,
            turns: 0,
            step: 0,
            through_loss: false,
        };
        let (more, less) = spoils.net();
        (named::<G>(&more).to_string(), named::<G>(&less).to_string())
    }

    fn settled(&self, at: usize) -> bool {
        self.games[at].turn().outcome().is_some() || self.games[at].is_settled()
    }

    /// Whether something holds at a step with this number of own turns, the gain is kept to the end
    /// of the line, and the position becomes quiet later.
    fn kept(&self, turns: u32, mut holds: impl FnMut(usize) -> bool) -> bool {
        (1..self.games.len()).any(|at| {
            self.turns[at] == turns
                && holds(at)
                && (at..self.games.len()).all(|later| self.gain(later) >= self.gain(at))
                && (at..self.games.len()).any(|later| self.settled(later))
        })
    }

    fn last_settled(&self) -> Option<usize> {
        (1..self.games.len()).rev().find(|at| self.settled(*at))
    }
}

/// The number in a sentence; 1 if there is none.
fn turns_in(reason: &Sentence) -> u32 {
    reason
        .value("moves")
        .map_or(1, |moves| moves.parse().expect("a number"))
}

/// The claims common to all games. Returns true if the key was one of these.
fn check_common<G: Explains>(hint: &Hint<G>, game: &G, thought: &Thought<G::Move>) -> bool {
    let shown = Shown::of(game, &hint.mv, &thought.line);
    let reason = &hint.reason;
    let turns = turns_in(reason);
    let told = |name: &str| reason.value(name).expect("the sentence names it");
    let about = || format!("{reason} {} {:?}", game.position(), thought.line);
    let last = shown.games.len() - 1;
    match reason.key() {
        "hint-only" => assert_eq!(legal_moves(game).len(), 1, "{}", about()),
        "hint-only_capture" => {
            assert_eq!(legal_moves(game).len(), 1, "{}", about());
            assert!(!game.compulsory().is_empty(), "{}", about());
        }
        "hint-wins" | "hint-wins_in" => {
            let outcome = shown.games[last]
                .turn()
                .outcome()
                .cloned()
                .expect("the line ends the game");
            assert_eq!(outcome.winners, [shown.seat], "{}", about());
            assert_eq!(shown.turns[last], turns, "{}", about());
        }
        "hint-wins_surely" => assert!(
            thought.score.and_then(Score::win_in).is_some(),
            "{}",
            about()
        ),
        "hint-holds_out" => assert!(
            thought.score.and_then(Score::loss_in).is_some(),
            "{}",
            about()
        ),
        "hint-gains" | "hint-gains_in" => {
            let holds = |at| {
                shown.gain(at) > 0
                    && shown.net(at).0 == told("what")
                    && shown.net(at).1 == named::<G>(&Bag::new()).to_string()
            };
            assert!(shown.kept(turns, holds), "{}", about());
        }
        "hint-sacrifice" => {
            let holds = |at: usize| {
                let (taken, given) = shown.bags(at);
                let gave = (1..at).any(|earlier| shown.gain(earlier) < 0);
                gave && shown.gain(at) > 0
                    && named::<G>(&taken).to_string() == told("taken")
                    && named::<G>(&given).to_string() == told("given")
            };
            assert!(shown.kept(turns, holds), "{}", about());
        }
        "hint-swaps" => {
            let holds = |at| {
                shown.gain(at) > 0
                    && shown.net(at) == (told("taken").to_owned(), told("given").to_owned())
            };
            assert!(
                (1..=HORIZON).any(|turns| shown.kept(turns, holds)),
                "{}",
                about()
            );
        }
        "hint-gets_rid" | "hint-gets_rid_in" => {
            let holds = |at| shown.gain(at) > 0 && shown.net(at).1 == told("what");
            assert!(shown.kept(turns, holds), "{}", about());
        }
        "hint-gets_rid_for" | "hint-gets_rid_for_in" => {
            let holds = |at: usize| {
                let (taken, given) = shown.bags(at);
                shown.gain(at) > 0
                    && named::<G>(&taken).to_string() == told("taken")
                    && named::<G>(&given).to_string() == told("given")
            };
            assert!(shown.kept(turns, holds), "{}", about());
        }
        "hint-crowns" | "hint-crowns_in" | "hint-crowns_for" => {
            let own = |piece: &PieceView| {
                piece.owner == Some(shown.seat) && matches!(piece.spot, Spot::Square(_))
            };
            let kings = |at: usize| -> BTreeSet<PieceId> {
                let pieces = shown.games[at].view(Some(shown.seat)).pieces();
                let new =
                    |piece: &PieceView| own(piece) && piece.kind != shown.first[&piece.id].kind;
                pieces
                    .iter()
                    .filter(|piece| new(piece))
                    .map(|piece| piece.id)
                    .collect()
            };
            let crowned =
                (1..=last).find(|at| kings(*at).intersection(&kings(last)).next().is_some());
            assert_eq!(
                crowned.map(|at| shown.turns[at]),
                Some(turns),
                "{}",
                about()
            );
            let settled = shown.last_settled();
            let costs = settled.is_some_and(|at| (at..=last).all(|at| shown.gain(at) < 0));
            assert_eq!(costs, reason.key() == "hint-crowns_for", "{}", about());
        }
        "hint-trades" | "hint-trades_ahead" => {
            let at = (1..=last)
                .find(|at| shown.settled(*at))
                .expect("it settles");
            let (taken, given) = shown.bags(at);
            assert!(
                taken == given
                    && named::<G>(&taken).to_string() == told("taken")
                    && !taken.is_empty(),
                "{}",
                about()
            );
        }
        "hint-takes_even" => {
            assert!(
                !game.compulsory().is_empty() && legal_moves(game).len() > 1,
                "{}",
                about()
            );
            assert!(shown.gain(1) > 0, "{}", about());
            let at = (1..=last)
                .find(|at| shown.settled(*at))
                .expect("it settles");
            assert_eq!(shown.gain(at), 0, "{}", about());
        }
        "hint-loses_least" => {
            let at = shown.last_settled().expect("it settles");
            assert!((at..=last).all(|at| shown.gain(at) < 0), "{}", about());
        }
        "hint-ahead" => assert!(
            thought.score.is_some_and(|score| score.0 >= AHEAD),
            "{}",
            about()
        ),
        "hint-behind" => assert!(
            thought.score.is_some_and(|score| score.0 <= -AHEAD),
            "{}",
            about()
        ),
        "hint-level" => assert!(
            thought
                .score
                .is_some_and(|score| score.0.abs() <= AHEAD / 2),
            "{}",
            about()
        ),
        "hint-looks_best" => {}
        _ => return false,
    }
    true
}

/// Checks the hints at these positions and returns how often each reason was given.
pub(super) fn check_all<G: Explains>(
    positions: &[(G, Thought<G::Move>)],
    check_own: impl Fn(&Hint<G>, &G, &Thought<G::Move>),
) -> BTreeMap<&'static str, usize> {
    let mut seen = BTreeMap::new();
    for (game, thought) in positions {
        let hint = hint(game, thought).expect("a move is legal");
        assert_eq!(Some(&hint.mv), thought.best.as_ref());
        assert_eq!(
            (&hint.text, &hint.spots),
            (&game.move_text(&hint.mv), &game.spots(&hint.mv))
        );
        let sentence = hint.reason.to_string();
        assert!(
            texts::has(hint.reason.key()) && !sentence.contains(['{', '}']),
            "{sentence}"
        );
        if !check_common(&hint, game, thought) {
            check_own(&hint, game, thought);
        }
        *seen.entry(hint.reason.key()).or_default() += 1;
    }
    seen
}

/// The claims that only draughts makes.
fn check_draughts(
    hint: &Hint<Draughts>,
    game: &Draughts,
    thought: &Thought<<Draughts as Game>::Move>,
) {
    let mut after = game.clone();
    after.play(&hint.mv).expect("a legal move");
    let side = game.board().turn();
    let captured_by_other = |game: &Draughts| {
        let board = game.board().with_turn(side.other());
        board
            .legal_moves()
            .iter()
            .fold(0, |set, mv| set | mv.captured())
    };
    let (from, to) = (hint.mv.from(), hint.mv.to());
    let (danger, still) = (captured_by_other(game), captured_by_other(&after));
    let about = || format!("{} {} {}", hint.reason, game.position(), hint.text);
    let one_ahead = |at: Square, by: i8| at.row().checked_add_signed(by).unwrap_or(9);
    match hint.reason.key() {
        "hint-away" => assert!(
            danger & from.mask() != 0 && still & to.mask() == 0,
            "{}",
            about()
        ),
        "hint-covers" => assert!(danger != 0 && still == 0, "{}", about()),
        "hint-draughts-huff" => assert!(hint.mv.is_huff(), "{}", about()),
        "hint-draughts-leaves_out" => {
            let mut next = Vec::new();
            after.legal_moves(&mut next);
            let huffs = next.iter().any(|mv| mv.is_huff());
            assert!(
                legal_moves(game).iter().any(|mv| mv.is_capture()) && huffs,
                "{}",
                about()
            );
        }
        "hint-draughts-corner" => {
            let own = game.board().pieces(side).count_ones();
            assert!(thought.score == Some(Score(0)), "{}", about());
            assert!(
                own <= game.board().pieces(side.other()).count_ones(),
                "{}",
                about()
            );
        }
        "hint-draughts-back_row" => {
            let guards: [u8; 2] = if side.index() == 0 { [1, 3] } else { [30, 32] };
            let man_at = |game: &Draughts, number| {
                let piece =
                    Square::from_pdn(number).and_then(|square| game.board().piece_at(square));
                piece.is_some_and(|piece| piece.side == side && !piece.king)
            };
            assert!(
                guards.iter().all(|number| man_at(&after, *number)),
                "{}",
                about()
            );
            let could = legal_moves(game)
                .iter()
                .any(|mv| guards.contains(&mv.from().pdn()));
            assert!(could, "{}", about());
        }
        "hint-draughts-centre" => assert!(matches!(to.pdn(), 14 | 15 | 18 | 19), "{}", about()),
        "hint-draughts-side" => {
            assert!(
                matches!(to.pdn(), 4 | 5 | 12 | 13 | 20 | 21 | 28 | 29),
                "{}",
                about()
            );
            assert_eq!(still & to.mask(), 0, "{}", about());
        }
        "hint-draughts-supports" => {
            let row = one_ahead(to, if side.index() == 0 { 1 } else { -1 });
            let own = |square: Square| {
                after
                    .board()
                    .piece_at(square)
                    .is_some_and(|piece| piece.side == side)
            };
            let front = Square::all()
                .filter(|square| square.row() == row && square.col().abs_diff(to.col()) == 1);
            assert!(front.into_iter().any(own), "{}", about());
        }
        "hint-losing-forces" => {
            let answers = legal_moves(&after);
            assert!(
                !answers.is_empty() && answers.iter().all(|mv| mv.is_capture()),
                "{}",
                about()
            );
        }
        "hint-losing-takes_fewest" => {
            let legal = legal_moves(game);
            assert!(
                legal
                    .iter()
                    .all(|mv| mv.capture_count() >= hint.mv.capture_count())
                    && hint.mv.is_capture(),
                "{}",
                about()
            );
        }
        other => panic!("nobody checks {other}"),
    }
}

pub(super) fn setup(variant: &str, options: &[(&str, &str)]) -> Setup {
    Setup::new(variant, options.iter().copied()).expect("a set-up")
}

#[test]
fn hints_at_draughts_are_true() {
    let positions = positions::<Draughts>(&setup("draughts", &[]), 700, 3000);
    let seen = check_all(&positions, check_draughts);
    for key in [
        "hint-only_capture",
        "hint-gains_in",
        "hint-sacrifice",
        "hint-takes_even",
        "hint-crowns_in",
    ] {
        assert!(seen.contains_key(key), "{key} was never given: {seen:?}");
    }
}

#[test]
fn hints_at_losing_draughts_are_true() {
    let positions = positions::<Draughts>(&setup("losing", &[]), 400, 3000);
    let seen = check_all(&positions, check_draughts);
    for key in ["hint-wins_in", "hint-gets_rid_in", "hint-losing-forces"] {
        assert!(seen.contains_key(key), "{key} was never given: {seen:?}");
    }
    assert!(
        !seen.contains_key("hint-gains"),
        "to take is no gain: {seen:?}"
    );
}

#[test]
fn hints_with_huffing_are_true() {
    let positions = positions::<Draughts>(&setup("draughts", &[("huff", "on")]), 400, 2000);
    let seen = check_all(&positions, check_draughts);
    for key in ["hint-draughts-huff", "hint-gains_in"] {
        assert!(seen.contains_key(key), "{key} was never given: {seen:?}");
    }
}

/// Where the wolf could go if the sheep did not move.
fn roams_past(field: &Field) -> bool {
    let mut seen = vec![*field];
    let mut next = 0;
    while let Some(&field) = seen.get(next) {
        next += 1;
        let rear = Square::all()
            .filter(|at| field.sheep & at.mask() != 0)
            .map(|at| at.row())
            .max();
        let wolf = field.wolf.expect("it is placed");
        if Some(wolf.row()) >= rear {
            return true;
        }
        for at in Square::all() {
            let near = at.row().abs_diff(wolf.row()) == 1 && at.col().abs_diff(wolf.col()) == 1;
            let there = Field {
                wolf: Some(at),
                ..field
            };
            if near && field.sheep & at.mask() == 0 && !seen.contains(&there) {
                seen.push(there);
            }
        }
    }
    false
}

#[test]
fn hints_at_wolf_and_sheep_are_true() {
    let mut seen = BTreeMap::new();
    for first in ["wolf", "sheep"] {
        let of_short_sight = positions::<Wolf>(&setup("wolf", &[("first", first)]), 120, 2000);
        let perfect = of_short_sight.iter().map(|(game, thought)| {
            let mut thinker = Wolf::courtier("wolf", Courtier::ThomasCromwell, weights())
                .expect("he knows it all");
            let request = Request::new(None, PlayerSeed::of(thought.nodes, 0), system_clock);
            (
                game.clone(),
                thinker.think(game, &legal_moves(game), &request),
            )
        });
        let all: Vec<_> = perfect.chain(of_short_sight.iter().cloned()).collect();
        let counts = check_all(&all, |hint, game, _| {
            let before = *game.field();
            let after = before.play(hint.mv);
            let about = || format!("{} {} {}", hint.reason, game.position(), hint.text);
            match hint.reason.key() {
                "hint-wolf-place" => {
                    let worths: BTreeSet<i32> = before
                        .moves()
                        .into_iter()
                        .map(|mv| worth(&before.play(mv)).score().0)
                        .collect();
                    assert_eq!(worths.len(), 1, "{}", about());
                }
                "hint-wolf-slips" => {
                    let turn = Animal::Wolf;
                    let again = Field { turn, ..after };
                    let mut past = false;
                    again.for_each_move(|mv| {
                        past |= again
                            .play(mv)
                            .decided()
                            .is_some_and(|d| d.winner() == Animal::Wolf)
                    });
                    assert!(past, "{}", about());
                }
                "hint-wolf-gap" => {
                    assert!(roams_past(&before) && roams_past(&after), "{}", about())
                }
                "hint-wolf-room" => {
                    let turn = Animal::Wolf;
                    let mut mobility = 0;
                    Field { turn, ..after }.for_each_move(|_| mobility += 1);
                    assert!(mobility >= 3, "{}", about());
                }
                "hint-sheep-closes" => {
                    assert!(roams_past(&before) && !roams_past(&after), "{}", about())
                }
                "hint-sheep-keeps" => {
                    assert!(!roams_past(&before) && !roams_past(&after), "{}", about())
                }
                "hint-sheep-pushes" => {
                    let wolf = after.wolf.expect("it is placed");
                    let on = after
                        .moves()
                        .into_iter()
                        .filter(|mv| mv.to().row() > wolf.row());
                    assert!(!roams_past(&after) && on.count() == 0, "{}", about());
                }
                "hint-sheep-longer" => {
                    assert!(roams_past(&before) && roams_past(&after), "{}", about())
                }
                other => panic!("nobody checks {other}"),
            }
        });
        for (key, count) in counts {
            *seen.entry(key).or_insert(0) += count;
        }
    }
    for key in [
        "hint-sheep-keeps",
        "hint-sheep-closes",
        "hint-wolf-place",
        "hint-wins_in",
    ] {
        assert!(seen.contains_key(key), "{key} was never given: {seen:?}");
    }
}

/// The points where a side could close a mill, by its legal moves.
fn closers(board: &Board, side: Side) -> BTreeSet<&'static str> {
    let board = board.with_turn(side);
    let moves = board.moves().into_iter().filter(|mv| board.closes(*mv));
    moves.map(|mv| mv.to().name()).collect()
}

#[test]
fn hints_at_the_mill_games_are_true() {
    let mut seen = BTreeMap::new();
    for variant in ["nine_mens_morris", "mixed_mill", "ceylon_mill"] {
        let all = positions::<Mill>(&setup(variant, &[]), 150, 2000);
        let counts = check_all(&all, |hint, game, _| {
            let before = game.board();
            let after = before.play(hint.mv);
            let (side, other) = (before.turn(), before.turn().other());
            let about = || format!("{} {} {}", hint.reason, game.position(), hint.text);
            let told = || hint.reason.value("point").expect("it names a point");
            let removes = before.closes(hint.mv)
                && hint.mv.taken().map(|at| at.name()) == hint.reason.value("point").as_deref();
            let mobility = |board: &Board, side| {
                let board = board.with_turn(side);
                let free: BTreeSet<_> =
                    board.moves().into_iter().map(|mv| mv.to().name()).collect();
                free.len()
            };
            match hint.reason.key() {
                "hint-mill-closes" => assert!(removes, "{}", about()),
                "hint-mill-closes_two" => {
                    let lines = |board: &Board| coffer_rules::mill::board::mills(board.men(side));
                    assert!(removes && lines(&after) == lines(before) + 2, "{}", about());
                }
                "hint-mill-closes_and_stops" => {
                    assert!(
                        removes
                            && !closers(before, other).is_empty()
                            && closers(&after, other).is_empty(),
                        "{}",
                        about()
                    );
                }
                "hint-mill-goes_on" => assert!(
                    before.closes(hint.mv) && after.turn() == side,
                    "{}",
                    about()
                ),
                "hint-mill-stops" => {
                    assert!(
                        closers(before, other).contains(&&*told())
                            && closers(&after, other).is_empty(),
                        "{}",
                        about()
                    );
                }
                "hint-mill-stops_one" => {
                    assert!(
                        closers(before, other).contains(&&*told())
                            && !closers(&after, other).is_empty(),
                        "{}",
                        about()
                    );
                }
                "hint-mill-opens" => {
                    let from = hint.mv.from().expect("a man moves").name();
                    assert!(
                        from == told() && closers(&after, side).contains(from),
                        "{}",
                        about()
                    );
                }
                "hint-mill-threatens" => {
                    assert!(closers(&after, side).contains(&&*told()), "{}", about())
                }
                "hint-mill-threatens_two" => {
                    assert!(closers(&after, side).len() > 1, "{}", about())
                }
                "hint-mill-takes_room" => assert!(
                    mobility(before, other) >= mobility(&after, other) + 2,
                    "{}",
                    about()
                ),
                "hint-mill-room" => {
                    assert!(
                        mobility(&after, side) >= mobility(before, side) + 2,
                        "{}",
                        about()
                    )
                }
                "hint-mill-crossing" => {
                    assert!(
                        hint.mv.places() && hint.mv.to().around().count_ones() == 4,
                        "{}",
                        about()
                    );
                }
                "hint-mill-beside" => {
                    assert!(hint.mv.to().around() & before.men(side) != 0, "{}", about())
                }
                other => panic!("nobody checks {other}"),
            }
        });
        for (key, count) in counts {
            *seen.entry(key).or_insert(0) += count;
        }
    }
    for key in [
        "hint-mill-closes",
        "hint-mill-stops",
        "hint-mill-threatens",
        "hint-mill-goes_on",
    ] {
        assert!(seen.contains_key(key), "{key} was never given: {seen:?}");
    }
}

fn draughts(position: &str) -> Draughts {
    Draughts::from_position(&setup("draughts", &[]), position).expect("a position")
}

/// A thought whose line is these moves.
fn thought(game: &Draughts, line: &[&str], score: i32) -> Thought<<Draughts as Game>::Move> {
    let mut ahead = game.clone();
    let mut moves = Vec::new();
    for text in line {
        let mv = ahead.parse_move(text).expect("a move");
        ahead.play(&mv).expect("a legal move");
        moves.push(mv);
    }
    Thought {
        best: moves.first().copied(),
        score: Some(Score(score)),
        depth: line.len() as u32,
        nodes: 0,
        line: moves,
    }
}

#[test]
fn a_strange_line_does_no_harm() {
    let game = draughts("B:W21-32:B1-12");
    let mut strange = thought(&game, &["11-15", "22-18"], 10);
    let foreign = draughts("W:W18:B5").parse_move("18-14").expect("a move");
    strange.line.push(foreign);
    assert_eq!(
        hint(&game, &strange).map(|hint| hint.text),
        Some("11-15".to_owned())
    );
    strange.best = Some(foreign);
    assert_eq!(hint(&game, &strange), None);
    let nothing: Thought<<Draughts as Game>::Move> = Thought {
        best: None,
        score: None,
        depth: 0,
        nodes: 0,
        line: Vec::new(),
    };
    assert_eq!(hint(&game, &nothing), None);
}

/// Every sentence that a hint or a review can use is in the text tables, and no sentence there is
/// unused.
#[test]
fn every_sentence_is_in_the_tables() {
    let code = [
        include_str!("mod.rs"),
        include_str!("cromwell.rs"),
        include_str!("draughts.rs"),
        include_str!("six_of_viii.rs"),
        include_str!("mill.rs"),
        include_str!("queens_guard.rs"),
        include_str!("six_wives.rs"),
        include_str!("wolf.rs"),
        include_str!("../review.rs"),
    ]
    .concat();
    let written: BTreeSet<&str> = code
        .split('"')
        .filter(|part| part.starts_with("hint-") || part.starts_with("mistake-"))
        .collect();
    for key in &written {
        assert!(texts::has(key), "{key} has no text");
    }
    let in_tables =
        texts::keys().filter(|key| key.starts_with("hint-") || key.starts_with("mistake-"));
    for key in in_tables {
        assert!(written.contains(key), "{key} is never said");
    }
}
