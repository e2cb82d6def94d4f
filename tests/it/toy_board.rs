//! A toy game on a board, put on the whole app by its rules, a player and one call: four seats
//! round a cross, an option for each seat, and pieces whose strength only their owner sees until
//! they meet. Nothing outside `tests/` knows it.

use bevy::math::Vec2;
use bevy::prelude::{
    App, IntoScheduleConfigs, KeyCode, Last, MessageReader, MessageWriter, ResMut, Resource, Update,
};
use kings_coffer::app::cue::{Cue, CueSound};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::schedule::{LastSystems, SessionSystems};
use kings_coffer::app::session::{Applied, Intent, TableGame};
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::drawing::skin_plan::Pictures;
use kings_coffer::app::table::drawing::skin_plan::{SkinPlan, Stance};
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::layout::board::BoardShape;
use kings_coffer::app::table::pieces::piece::{Face, Piece};
use kings_coffer::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use kings_coffer::app::ui::Device;
use kings_coffer::app::wording::words::GameWords;
use kings_coffer::players::hint::Explains;
use kings_coffer::players::knowledge::Knowledge;
use kings_coffer::players::levels::Courtier;
use kings_coffer::players::thinker::{CourtGame, Request, Thinker, Thought};
use kings_coffer::rules::{
    Effect, Game, InteractiveGame, Kind, Match, Occupant, OptionInfo, OptionRole, Outcome, PieceId,
    PieceView, Reason, Record, Refusal, Seat, Setup, Spot, Turn, Variant, legal_moves,
};
use kings_coffer::store::Store;
use kings_coffer::texts::text;
use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use crate::common::{TestApp, by_steps, keys, pad};
use crate::conformance::{Conforming, conforms};
use crate::toy::{ToyView, mix};
use crate::toys::{
    by_clicks, offers_an_easier_courtier, opens_from_a_link, play_out, seated,
    set_up_from_the_title,
};

/// Columns and rows; the corners are cut off.
const WIDE: u16 = 5;
/// Seats round the board, and pieces of each.
const SEATS: u8 = 4;
const EACH: u16 = 3;
/// After this many moves the score decides.
const LENGTH: u16 = 16;
/// The place in a corner of the board that passes the turn.
const STAY: Spot = Spot::Choice(0);
/// A runner moves up to two squares; a guard moves one, and defends itself better.
const VARIANT: OptionInfo = OptionInfo {
    name: "variant",
    values: &["runner", "guard"],
    role: OptionRole::Choice,
    before: None,
};

/// A move of a seat or of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// The strengths of all pieces.
    Muster(Vec<u16>),
    /// From where to where.
    Step(u16, u16),
    /// Nothing.
    Stay,
}

/// The whole game, with what is hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Ambush {
    guards: Vec<bool>,
    strengths: Vec<u16>,
    known: Vec<bool>,
    spots: Vec<Spot>,
    moves: u16,
    /// Whether pieces met in the last move.
    met: bool,
    points: Vec<i32>,
}

/// What a seat may know.
type View = ToyView<()>;

fn owner(piece: usize) -> Seat {
    Seat((piece as u16 / EACH) as u8)
}

fn is_square(square: u16) -> bool {
    let edge = |at| at == 0 || at == WIDE - 1;
    square < WIDE * WIDE && !(edge(square % WIDE) && edge(square / WIDE))
}

fn name(square: u16) -> String {
    let file = char::from(b'a' + (square % WIDE) as u8);
    format!("{file}{}", square / WIDE + 1)
}

/// Where a piece begins: each seat along its own arm of the cross.
fn home(piece: u16) -> Spot {
    let (along, far) = (piece % EACH + 1, WIDE - 1);
    let (file, rank) =
        [(along, 0), (0, along), (along, far), (far, along)][owner(piece.into()).index()];
    Spot::Square(rank * WIDE + file)
}

impl Ambush {
    fn at(&self, square: u16) -> Option<usize> {
        let spot = Spot::Square(square);
        self.spots.iter().position(|other| *other == spot)
    }

    fn seat(&self) -> Seat {
        Seat((self.moves % u16::from(SEATS)) as u8)
    }

    fn sees(&self, viewer: Option<Seat>, piece: usize) -> bool {
        self.known[piece] || viewer == Some(owner(piece))
    }

    /// The squares that a piece can go to: straight on, up to the first other piece, which must be
    /// another's.
    fn steps(&self, from: u16) -> Vec<u16> {
        let Some(piece) = self.at(from) else {
            return Vec::new();
        };
        let seat = owner(piece);
        let reach = if self.guards[seat.index()] { 1 } else { 2 };
        let mut out = Vec::new();
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            for step in 1..=reach {
                let (file, rank) = (
                    (from % WIDE) as i16 + right * step,
                    (from / WIDE) as i16 + up * step,
                );
                let inside = |at| (0..WIDE as i16).contains(&at);
                let to = (rank * WIDE as i16 + file) as u16;
                if !inside(file) || !inside(rank) || !is_square(to) {
                    break;
                }
                let other = self.at(to).map(owner);
                if other != Some(seat) {
                    out.push(to);
                }
                if other.is_some() {
                    break;
                }
            }
        }
        out
    }

    /// The squares beside this one on which a piece stands.
    fn beside(&self, square: u16) -> impl Iterator<Item = u16> {
        let (file, rank) = (square % WIDE, square / WIDE);
        (0..WIDE * WIDE).filter(move |at| {
            (at % WIDE).abs_diff(file) + (at / WIDE).abs_diff(rank) == 1 && self.at(*at).is_some()
        })
    }

    /// Two pieces meet: both are turned up, and the weaker one is taken.
    fn meet(&mut self, one: usize, other: usize, effects: &mut Vec<Effect>) {
        for piece in [one, other] {
            self.known[piece] = true;
            effects.push(Effect::Flipped {
                piece: PieceId(piece as u16),
                face: Some(Kind(self.strengths[piece])),
            });
        }
        let wall = u16::from(self.guards[owner(other).index()]);
        let wins = self.strengths[one] > self.strengths[other] + wall;
        let (winner, loser) = if wins { (one, other) } else { (other, one) };
        let by = owner(winner);
        effects.push(Effect::Captured {
            piece: PieceId(loser as u16),
            from: self.spots[loser],
            by,
        });
        self.spots[loser] = Spot::Tray(by);
        self.points[by.index()] += 1;
        effects.push(Effect::Scored {
            seat: by,
            points: 1,
        });
    }
}

impl Game for Ambush {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "ambush",
        family: "cromwell",
        game: "ambush",
        options: &[],
        seat_options: &[VARIANT],
        seats: SEATS,
    }];

    fn new(setup: &Setup) -> Self {
        let seats = (0..SEATS).map(Seat);
        let count = EACH * u16::from(SEATS);
        Self {
            guards: seats
                .map(|seat| setup.seat_value(seat, VARIANT.name) == "guard")
                .collect(),
            strengths: Vec::new(),
            known: vec![false; usize::from(count)],
            spots: (0..count).map(home).collect(),
            moves: 0,
            met: false,
            points: vec![0; usize::from(SEATS)],
        }
    }

    fn from_position(_setup: &Setup, _text: &str) -> Result<Self, Refusal> {
        Err(Refusal::new("refusal-position").with("why", "it is a toy"))
    }

    fn position(&self) -> String {
        String::new()
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn turn(&self) -> Turn {
        if self.strengths.is_empty() {
            return Turn::Chance;
        }
        if self.moves < LENGTH {
            return Turn::Seat(self.seat());
        }
        let best = self.points.iter().max().copied().unwrap_or_default();
        let wins = |seat: &Seat| self.points[seat.index()] == best;
        Turn::Over(Outcome {
            winners: (0..SEATS).map(Seat).filter(wins).collect(),
            reason: Reason::SCORE,
            scores: self.points.clone(),
        })
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.turn().seat() else {
            return;
        };
        for (piece, spot) in self.spots.iter().enumerate() {
            if let (Spot::Square(from), true) = (*spot, owner(piece) == seat) {
                moves.extend(self.steps(from).into_iter().map(|to| Move::Step(from, to)));
            }
        }
        moves.push(Move::Stay);
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        let mut all = Vec::new();
        for _ in 0..SEATS {
            let mut own: Vec<u16> = (1..=EACH).collect();
            own.shuffle(&mut rng);
            all.extend(own);
        }
        self.strengths.is_empty().then_some(Move::Muster(all))
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        let fine = match mv {
            Move::Muster(all) => {
                self.turn() == Turn::Chance
                    && all.len() == self.spots.len()
                    && all
                        .chunks(usize::from(EACH))
                        .all(|own| (1..=EACH).all(|strength| own.contains(&strength)))
            }
            other => legal_moves(self).contains(other),
        };
        (!fine).then(|| Refusal::new("refusal-not_your_turn"))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        self.met = false;
        match mv {
            Move::Muster(all) => {
                self.strengths.clone_from(all);
                let pieces = all.iter().zip(0..);
                effects.extend(pieces.map(|(strength, piece)| Effect::Flipped {
                    piece: PieceId(piece),
                    face: Some(Kind(*strength)),
                }));
                return;
            }
            Move::Step(from, to) => {
                let (piece, other) = (self.at(*from), self.at(*to));
                let Some(piece) = piece else { return };
                if let Some(other) = other {
                    self.met = true;
                    self.meet(piece, other, effects);
                }
                if self.at(*to).is_none() {
                    self.spots[piece] = Spot::Square(*to);
                    effects.push(Effect::Moved {
                        piece: PieceId(piece as u16),
                        from: Spot::Square(*from),
                        to: Spot::Square(*to),
                    });
                }
            }
            Move::Stay => {}
        }
        self.moves += 1;
    }

    fn hides_anything(&self) -> bool {
        true
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let kind = |piece| {
            self.strengths
                .get(piece)
                .copied()
                .filter(|_| self.sees(viewer, piece))
        };
        let piece = |(piece, spot): (usize, &Spot)| PieceView {
            id: PieceId(piece as u16),
            owner: Some(owner(piece)),
            kind: kind(piece).map(Kind),
            spot: *spot,
        };
        View {
            pieces: self.spots.iter().enumerate().map(piece).collect(),
            turn: self.turn(),
            more: (),
        }
    }

    fn effect_for(&self, effect: &Effect, viewer: Option<Seat>) -> Effect {
        match effect {
            Effect::Flipped { piece, face } => Effect::Flipped {
                piece: *piece,
                face: face.filter(|_| self.sees(viewer, usize::from(piece.0))),
            },
            other => other.clone(),
        }
    }

    fn move_text(&self, mv: &Move) -> String {
        match mv {
            Move::Muster(all) => {
                let all: Vec<String> = all.iter().map(u16::to_string).collect();
                format!("muster {}", all.join(","))
            }
            Move::Step(from, to) => format!("{}-{}", name(*from), name(*to)),
            Move::Stay => "stay".to_owned(),
        }
    }

    fn move_text_for(&self, mv: &Move, text: &str, _viewer: Option<Seat>) -> String {
        match mv {
            Move::Muster(_) => "muster".to_owned(),
            _ => text.to_owned(),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::new("refusal-not_your_turn");
        if text == "stay" {
            return Ok(Move::Stay);
        }
        if let Some(all) = text.strip_prefix("muster ") {
            let all: Result<_, _> = all.split(',').map(str::parse).collect();
            return all.map(Move::Muster).map_err(|_| unreadable());
        }
        let square = |text: &str| (0..WIDE * WIDE).find(|square| name(*square) == text);
        let parts = text.split_once('-');
        let parts = parts.and_then(|(from, to)| Some(Move::Step(square(from)?, square(to)?)));
        parts.ok_or_else(unreadable)
    }

    fn key(&self) -> u64 {
        0
    }

    fn reveals(&self, mv: &Move) -> bool {
        self.met || matches!(mv, Move::Muster(_))
    }
}

impl InteractiveGame for Ambush {
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        match mv {
            Move::Step(from, to) => vec![Spot::Square(*from), Spot::Square(*to)],
            Move::Stay => vec![STAY],
            Move::Muster(_) => vec![Spot::Tray(Seat(0))],
        }
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        let Some(&spot) = spots.first() else {
            return Refusal::new("refusal-draughts-choose_square");
        };
        let own = self.spots.contains(&spot);
        let refusal = match spot {
            Spot::Square(from) if own && self.steps(from).is_empty() => {
                Refusal::blocked("refusal-draughts-blocked-own", self.beside(from).map(name))
            }
            _ => Refusal::new("refusal-draughts-choose_square"),
        };
        refusal.at(spot)
    }
}

impl Conforming for Ambush {
    const POSITION_TEXT: bool = false;

    /// Shuffles the strengths that the viewer cannot see among the pieces of each seat.
    fn resampled(&self, viewer: Option<Seat>, rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut out = self.clone();
        for seat in (0..SEATS).map(Seat) {
            let hidden: Vec<usize> = (0..self.strengths.len())
                .filter(|piece| owner(*piece) == seat && !self.sees(viewer, *piece))
                .collect();
            mix(&mut out.strengths, &hidden, rng);
        }
        out
    }
}

/// Attacks if it can; otherwise moves anywhere.
struct Bold;

impl Thinker<Ambush> for Bold {
    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let taken = |to: u16| {
            view.pieces
                .iter()
                .any(|piece| piece.spot == Spot::Square(to))
        };
        let meets = |mv: &&Move| matches!(mv, Move::Step(_, to) if taken(*to));
        let any = || legal.get((request.seed.get() % legal.len().max(1) as u64) as usize);
        let best = legal.iter().find(meets).or_else(any);
        Thought::of_choice(best.cloned(), legal.len())
    }
}

impl CourtGame for Ambush {
    fn courtier(_: &str, _: Courtier, _: &Knowledge) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(Bold))
    }
}

impl Explains for Ambush {}

impl TableGame for Ambush {
    const GAME: &'static str = "ambush";
}

fn board() -> BoardShape {
    let middle = |square: u16| Vec2::new(f32::from(square % WIDE), f32::from(square / WIDE)) + 0.5;
    BoardShape {
        cells: (0..WIDE * WIDE)
            .filter(|square| is_square(*square))
            .map(|square| (Spot::Square(square), middle(square)))
            .collect(),
        size: Vec2::splat(f32::from(WIDE)),
        frame: [0.4, 0.2],
        seats: SEATS,
        turn: 90.0,
        choices: vec![(STAY, Vec2::splat(0.5))],
        ..BoardShape::default()
    }
}

/// The game's own cue: pieces have met.
const CLASH: Cue = Cue::Own("clash");

fn clash(mut applied: MessageReader<Applied>, mut cues: MessageWriter<Cue>) {
    let met = |applied: &Applied| {
        let mut effects = applied.effects.iter();
        effects.any(|effect| matches!(effect, Effect::Captured { .. }))
    };
    cues.write_batch(applied.read().filter(|applied| met(applied)).map(|_| CLASH));
}

/// Puts the game on the table.
pub fn add(app: &mut App) {
    app.add_game::<Ambush>(GamePresentation {
        words: GameWords {
            place: |spot| match spot {
                Spot::Square(square) => Some(name(square)),
                _ => None,
            },
            kind: |Kind(strength), many| {
                let piece = if many { "scouts" } else { "scout" };
                Some(format!("{piece} of strength {strength}"))
            },
            choice: |_| Some("Stay where you are".to_owned()),
            ..GameWords::of(Ambush::GAME)
        },
        board: |_| board().into(),
        sides: &["disc_bone", "disc_jet", "disc_dark", "disc_light"],
        count: |table, seat| {
            let own = table
                .pieces
                .iter()
                .filter(|piece| piece.owner == Some(seat));
            Some(
                own.filter(|piece| matches!(piece.spot, Spot::Square(_)))
                    .count()
                    .to_string(),
            )
        },
        figure: |_, _| None,
        stage: |_| None,
        skin: |_| Pictures::Board(SKIN),
        cues: &[CueSound {
            cue: CLASH,
            clips: &["capture_1"],
            volume: 1.0,
        }],
        sheets: PanelSheets::NONE,
        gallery: Gallery::None,
    })
    .add_systems(Update, clash.in_set(SessionSystems::Present));
}

/// Borrowed pictures.
const SKIN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/mill.json"
    )),
    board: "images/mill/board",
    tray: Some("images/mill/tray"),
    motto: None,
    pieces: "images/mill/pieces",
    flash: None,
    picture: |_, owner, _| {
        let side = if owner == Some(Seat(0)) {
            "bone"
        } else {
            "jet"
        };
        format!("man_{side}_0")
    },
    label: |_| None,
    stance: |_| Stance::Flat,
};

/// One person among courtiers, or several.
pub fn record(people: usize) -> Record {
    let options = ["runner", "guard", "runner", "guard"];
    let option = |value: &str| [(VARIANT.name.to_owned(), value.to_owned())].into();
    Record {
        seat_options: options.into_iter().map(option).collect(),
        ..Record::new("ambush", seated(people, SEATS), 7)
    }
}

fn on_table(game: &TestApp) -> &Match<Ambush> {
    game.on_table()
}

/// Each piece on the table shows only what the viewer may know.
fn check_for_leaks(game: &mut TestApp) {
    let table = game.table().clone();
    let view = on_table(game).game_after(table.shown()).view(table.sees);
    assert_eq!(table.pieces, view.pieces, "for {:?}", table.sees);
    let world = game.app.world_mut();
    for (piece, face) in world.query::<(&Piece, &Face)>().iter(world) {
        let may = view
            .pieces
            .iter()
            .find(|other| other.id == piece.0)
            .and_then(|other| other.kind);
        assert!(
            face.0.is_none() || face.0 == may,
            "{piece:?} shows {face:?}, not {may:?}"
        );
    }
    let told = |line: &str| line.contains("muster ");
    assert!(
        table.moves.iter().all(|line| !told(&line.text)),
        "{:?}",
        table.moves
    );
    assert!(game.said().iter().all(|said| !told(said)));
}

fn any(turn: usize, choices: &[Vec<Spot>]) -> &[Spot] {
    &choices[(turn * 5 + 2) % choices.len()]
}

/// Plays to the end; people's moves are made by `make`.
fn play_to_the_end(game: &mut TestApp, make: impl FnMut(&mut TestApp, &[Spot])) {
    play_out(game, check_for_leaks, any, make);
    let table = game.table();
    let outcome = table.turn.outcome().expect("it is over");
    assert_eq!(
        (outcome.reason.clone(), outcome.scores.len()),
        (Reason::SCORE, 4)
    );
    assert_eq!(
        table.moves.len(),
        usize::from(LENGTH) + 1,
        "with the muster"
    );
}

fn opened() -> TestApp {
    let mut game = TestApp::with_games(Store::memory(), false, add);
    game.open(record(1));
    game
}

#[test]
fn toy_board_conforms() {
    let mut setup = Setup::of::<Ambush>("ambush", []).expect("its own variant");
    setup
        .set_seat_option(2, VARIANT.name, "guard")
        .expect("a seat");
    conforms::<Ambush>(&setup, 200);
}

#[test]
fn toy_board_is_played_to_its_end_by_clicks() {
    let mut game = opened();
    play_to_the_end(&mut game, by_clicks);
    assert_eq!(game.device(), Device::Mouse);
    let tally = game
        .app
        .world()
        .resource::<PlayerProgress>()
        .0
        .game("ambush");
    assert!(tally.is_some(), "the match is counted");
}

#[test]
fn toy_board_is_played_to_its_end_by_keys() {
    let mut game = opened();
    play_to_the_end(&mut game, |game, spots| by_steps(game, spots, keys()));
    assert_eq!(game.device(), Device::Keyboard);
}

#[test]
fn toy_board_is_played_to_its_end_by_a_gamepad() {
    let mut game = opened();
    play_to_the_end(&mut game, |game, spots| by_steps(game, spots, pad()));
    assert_eq!(game.device(), Device::Pad);
}

/// A turn can be taken back only if nothing hidden has been shown since.
#[test]
fn toy_board_takes_back_what_has_revealed_nothing() {
    let mut game = opened();
    let (mut taken, mut kept) = (0, 0);
    while !game.over() {
        let stay = game
            .table()
            .choices
            .iter()
            .position(|choice| *choice == [STAY]);
        game.intent(Intent::Attempt(vec![STAY]));
        assert!(stay.is_some());
        game.run_until_idle();
        let since = on_table(&game).plies().iter().rev();
        let revealed = since
            .take_while(|ply| ply.seat.is_some())
            .take(usize::from(SEATS))
            .any(|ply| ply.after.reveals(&ply.mv));
        if game.over() {
            break;
        }
        assert_eq!(game.table().can_undo, !revealed);
        if !revealed && taken < 3 {
            let before = game.table().moves.len();
            game.intent(Intent::Undo);
            game.run_until_idle();
            assert_eq!(game.table().moves.len(), before - usize::from(SEATS));
            taken += 1;
        }
        kept += usize::from(revealed);
    }
    assert!(taken > 0 && kept > 0, "{taken} taken back, {kept} revealed");
}

/// A match is saved although only the app knows the game, and continues in another run.
#[test]
fn toy_board_is_saved_and_continued() {
    let store = Store::memory();
    let mut game = TestApp::with_games(store.clone(), false, add);
    game.open(record(1));
    for _ in 0..2 {
        let choice = game.table().choices[0].clone();
        by_clicks(&mut game, &choice);
        game.run_until_idle();
    }
    game.frames(120);
    let (pieces, options) = (
        game.table().pieces.clone(),
        on_table(&game).record().seat_options,
    );
    let mut again = TestApp::with_games(store, false, add);
    let saved = again.going_on().expect("a saved match");
    assert_eq!(
        (saved.seat_options.clone(), saved.moves.len()),
        (options, 9)
    );
    again.open(saved);
    assert_eq!(again.table().pieces, pieces);
    play_to_the_end(&mut again, by_clicks);
}

#[test]
fn toy_board_is_spoken() {
    let mut game = opened();
    let said = game.said().join(" ");
    assert!(
        said.contains(" left") && said.contains("opposite") && said.contains(" right"),
        "{said}"
    );
    game.key(KeyCode::ArrowUp);
    game.frames(2);
    let said = game.said().join(" ");
    assert!(said.contains("your scout of strength "), "{said}");
    game.intent(Intent::Attempt(vec![Spot::Square(1), Spot::Square(6)]));
    game.run_until_idle();
    let said = game.said().join(" ");
    assert!(said.contains("b1") && said.contains("b2"), "{said}");
}

/// The game's own cue is played by its key, once for each time that pieces meet.
#[test]
fn toy_board_has_a_cue_of_its_own() {
    #[derive(Resource, Default)]
    struct Clashes(usize);
    let mut game = opened();
    let count = |mut cues: MessageReader<Cue>, mut clashes: ResMut<Clashes>| {
        clashes.0 += cues.read().filter(|cue| **cue == CLASH).count();
    };
    game.app
        .init_resource::<Clashes>()
        .add_systems(Last, count.before(LastSystems::Clip));
    let before = meetings(&game);
    play_to_the_end(&mut game, by_clicks);
    let met = meetings(&game) - before;
    assert!(met > 0, "nobody has met anybody");
    assert_eq!(game.app.world().resource::<Clashes>().0, met);
}

/// The number of moves in which pieces met.
fn meetings(game: &TestApp) -> usize {
    let plies = on_table(game).plies().iter();
    plies.filter(|ply| ply.after.met).count()
}

/// With four people each sees only their own strengths: the curtain closes between them.
#[test]
fn toy_board_keeps_four_peoples_secrets() {
    let mut game = TestApp::with_games(Store::memory(), false, add);
    game.open(record(4));
    for turn in 0..LENGTH {
        game.frames(20);
        assert_eq!(game.menu(), Menu::Curtain, "before move {turn}");
        assert_eq!(game.table().sees, None);
        check_for_leaks(&mut game);
        game.hold_curtain();
        assert_eq!(game.table().sees, Some(Seat((turn % 4) as u8)));
        check_for_leaks(&mut game);
        let spots = game.table().choices[0].clone();
        by_clicks(&mut game, &spots);
        game.run_until_idle();
    }
    assert!(game.over());
}

/// A seat that runs out of time loses alone.
#[test]
fn toy_board_is_lost_by_one_of_four_when_time_is_up() {
    let mut game = opened();
    game.said();
    game.intent(Intent::OutOfTime(Seat(0)));
    game.run_until_idle();
    let outcome = game.table().turn.outcome().expect("it is over");
    assert_eq!(outcome.winners, [1, 2, 3].map(Seat));
    assert_eq!(outcome.reason, Reason::OUT_OF_TIME);
    let said = game.said().join(" ");
    assert!(said.contains(text("result-lost")), "{said}");
}

/// In a rematch everybody moves on by one seat and keeps their own option.
#[test]
fn toy_board_options_follow_the_people_into_a_rematch() {
    let mut game = TestApp::with_games(Store::memory(), false, add);
    game.open(record(2));
    game.intent(Intent::Rematch);
    let record = on_table(&game).record();
    for (name, option) in [("Thomas", "runner"), ("Anne", "guard")] {
        let person = Occupant::Person(name.to_owned());
        let seat = record.seats.iter().position(|who| *who == person);
        let seat = seat.expect("still at the table");
        assert_eq!(record.seat_options[seat][VARIANT.name], option, "{name}");
    }
    assert_ne!(record.seats[0], Occupant::Person("Thomas".to_owned()));
}

/// If one of four resigns, a courtier takes the seat and the match goes on.
#[test]
fn toy_board_goes_on_when_one_of_four_gives_up() {
    let mut game = TestApp::with_games(Store::memory(), false, add);
    game.open(record(2));
    game.frames(20);
    game.hold_curtain();
    game.intent(Intent::Resign);
    game.frames(20);
    let seats = &game.table().seats;
    assert!(matches!(seats[0], Occupant::Courtier(_)), "{seats:?}");
    assert!(!game.over());
}

/// Every square is hit where it is drawn, for each of the four viewers, with their own men at the
/// bottom; no tray overlaps another.
#[test]
fn toy_board_turns_to_each_of_four_seats() {
    for size in [
        (1280.0, 720.0),
        (390.0, 844.0),
        (844.0, 390.0),
        (1024.0, 768.0),
    ] {
        for viewer in (0..SEATS).map(Seat) {
            let layout = TableLayout::new(Vec2::from(size), &board().into(), viewer);
            let at = |spot: Spot| layout.cell_center(spot).expect("a square");
            let cells = board().cells;
            for (spot, _) in &cells {
                assert_eq!(layout.spot_at(at(*spot), None, |_| true), Some(*spot));
            }
            let rows = cells.iter().map(|(spot, _)| at(*spot).y);
            let lowest = rows.fold(f32::MAX, f32::min);
            let own = (0..EACH).map(|man| at(home(u16::from(viewer.0) * EACH + man)).y);
            for y in own {
                assert!((y - lowest).abs() < 1.0, "{viewer:?} sits at the bottom");
            }
            let places = layout.board().expect("a board");
            let trays: Vec<_> = (0..SEATS).map(|seat| places.tray(Seat(seat))).collect();
            for (number, tray) in trays.iter().enumerate() {
                let apart = |other| tray.intersect(other).is_empty();
                assert!(
                    trays[number + 1..].iter().all(|other| apart(*other)),
                    "{trays:?}"
                );
            }
        }
    }
}

/// The game fills a compartment of the coffer that is still empty.
#[test]
fn toy_board_is_set_up_from_the_title() {
    set_up_from_the_title(add, "ambush");
}

#[test]
fn toy_board_is_opened_from_a_link() {
    opens_from_a_link(add, &record(1));
}

#[test]
fn toy_board_brings_its_own_levels() {
    offers_an_easier_courtier(add, &record(1));
}

/// The panels show a game that they do not know.
#[test]
fn toy_board_is_played_beside_its_panels() {
    let mut game = TestApp::with_games(Store::memory(), true, add);
    game.open(record(1));
    play_to_the_end(&mut game, by_clicks);
}
