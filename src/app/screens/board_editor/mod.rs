//! The board editor: a position is set up by hand, and opens as an analysis board. Cards are dealt by
//! hand, and played with courtiers.

mod piles;
pub mod view;

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::screens::about_game::board_diagram::{
    board, empty_board, figures, index_of, is_turned, squares,
};
use crate::app::screens::board_editor::view::{
    EditorAction, EditorData, EditorPiece, EditorSquare, EditorState, Tool,
};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::play_from;
use crate::app::screens::play_from::players::PlayersData;
use crate::app::screens::requests::pending::Starter;
use crate::app::screens::setup::MatchSetup;
use crate::app::session::{Games, Matches, TableState, fresh_seed};
use crate::app::settings::{LanguageInUse, Settings};
use crate::app::state::{Menu, Screen};
use crate::app::table::presentation::{GamePresentation, Presentations};
use crate::app::ui::diagram::DiagramMark;
use crate::app::wording::people;
use crate::rules::{
    AnyMatch, Kind, Occupant, Outcome, PieceBox, PieceId, PieceView, Placement, Record, Seat, Spot,
};
use crate::texts::{fill, list, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::BoardEditor), prepare)
        .forget::<BoardEditor>(Menu::BoardEditor)
        .show_menu(
            Menu::BoardEditor,
            show.run_if(resource_exists::<BoardEditor>),
        );
}

/// A position that is being set up.
#[derive(Resource)]
struct BoardEditor {
    /// A match without moves from the position, with a person in every seat.
    record: Record,
    /// What can be put on the board.
    pieces: PieceBox,
    /// The position.
    placement: Placement,
    /// The position at the start of the game.
    start: Placement,
    /// A game from which the placement takes what is not set up by hand.
    game: Box<dyn AnyMatch>,
    data: EditorData,
    state: EditorState,
}

/// What is wrong with a position.
struct Problem {
    sentence: String,
    /// The place that it is about.
    at: Option<Spot>,
}

impl Problem {
    /// A problem of the whole position.
    fn of(sentence: String) -> Self {
        Self { sentence, at: None }
    }
}

/// What the editor begins with: the position on the table, or else the game being set up.
#[derive(SystemParam)]
struct Origin<'w> {
    games: Res<'w, Games>,
    screen: Res<'w, State<Screen>>,
    table: Res<'w, TableState>,
    matches: Res<'w, Matches>,
    setup: Res<'w, MatchSetup>,
}

impl Origin<'_> {
    /// A match that goes on from the position on the table, or from the start of the game that is
    /// being set up. Hands that are still hidden are not shown: then the cards are dealt anew.
    fn record(&self) -> Option<Record> {
        if *self.screen.get() != Screen::Table {
            return self.setup.for_people(&self.games);
        }
        let whole = self.games.replay(&self.matches.on_table()?.record)?;
        if !play_from::is_possible(&self.table) {
            return Some(from_start(&whole.record(), fresh_seed()));
        }
        let moves = whole.playable(self.table.shown());
        Some(whole.continuation(moves, fresh_seed()))
    }
}

/// The same game from its start, without a move.
fn from_start(record: &Record, seed: u64) -> Record {
    Record {
        position: None,
        moves: Vec::new(),
        ending: None,
        seed,
        ..record.clone()
    }
}

/// Plays what chance does, such as a deal, until it is somebody's turn.
fn dealt(mut game: Box<dyn AnyMatch>) -> Box<dyn AnyMatch> {
    while game.chance() {}
    game
}

fn prepare(
    mut commands: Commands,
    origin: Origin,
    presentations: Res<Presentations>,
    settings: Res<Settings>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let editor = origin.record().and_then(|record| {
        let look = presentations.of(&origin.games, &record.variant)?;
        let mut editor = BoardEditor::new(&origin.games, look, record)?;
        let players = &editor.data.players;
        editor.state.players = players.usual(Seat(0), &settings.last_setup);
        Some(editor)
    });
    match editor {
        Some(editor) => commands.insert_resource(editor),
        None => (*menu).set_if_neq(Menu::None),
    }
}

impl BoardEditor {
    /// Begins with the position of a match; `None` if positions of its game are not set up by hand.
    fn new(games: &Games, look: &GamePresentation, record: Record) -> Option<Self> {
        let mut game = games.replay(&record)?;
        let pieces = game.piece_box()?;
        if !game.placement().piles.is_empty() {
            game = dealt(game);
        }
        let people = vec![Occupant::Person(String::new()); game.seats().len()];
        let record = Record {
            seats: people,
            faces: Vec::new(),
            clock: None,
            ..from_start(&record, record.seed)
        };
        let mut editor = Self {
            placement: game.placement(),
            start: games.replay(&record)?.placement(),
            state: EditorState::new(if pieces.pieces.is_empty() {
                Tool::Move
            } else {
                Tool::Put(0)
            }),
            data: EditorData {
                in_hand: pieces.in_hand,
                ..default()
            },
            record,
            pieces,
            game,
        };
        editor.refresh(games, look);
        Some(editor)
    }

    /// The position as a match to open; what is wrong with it, if nobody could play it, and where.
    fn opened(&self, games: &Games) -> Result<Box<dyn AnyMatch>, Problem> {
        if let Some(refusal) = self.game.misplaced(&self.placement) {
            return Err(Problem {
                sentence: refusal.sentence(),
                at: refusal.spot(),
            });
        }
        // A match from the start has no position of its own; cards are dealt by then.
        let at_start = self.placement.piles.is_empty() && self.placement == self.start;
        let placed = || self.game.placed(&self.placement);
        let record = Record {
            position: (!at_start).then(placed).flatten(),
            ..self.record.clone()
        };
        let game = games.registry().replay(&record);
        let game = game.map_err(|error| Problem::of(error.to_string()))?;
        match game.turn().outcome() {
            Some(outcome) => Err(Problem::of(self.over(outcome))),
            None => Ok(game),
        }
    }

    /// That the match would be over in the position, and why.
    fn over(&self, outcome: &Outcome) -> String {
        let losers = outcome.losers(self.data.sides.len());
        let names = losers
            .iter()
            .filter_map(|seat| self.data.sides.get(seat.index()));
        let names: Vec<String> = names.cloned().collect();
        let key = outcome.reason.text_key(&losers, |_| false);
        let why = fill(&key, &[("loser", &list(&names))]);
        fill("editor-over", &[("why", &why)])
    }

    /// Brings the data in line with the position.
    fn refresh(&mut self, games: &Games, look: &GamePresentation) {
        let variant = &self.record.variant;
        let seats = (0..).map(Seat).take(self.record.seats.len());
        self.data.sides = seats.map(|seat| people::side(variant, seat)).collect();
        self.data.players = PlayersData::of(games, &*self.game, |seat| people::side(variant, seat));
        let name = |seat, kind| look.words.piece_name(variant, seat, Some(kind));
        self.data.pieces = (self.pieces.pieces.iter())
            .map(|(seat, kind)| EditorPiece {
                name: name(*seat, *kind),
                figure: (look.figure)(*seat, Some(*kind)),
            })
            .collect();
        let view = |(square, (owner, kind)): (&u16, &(Seat, Kind))| PieceView {
            id: PieceId(*square),
            owner: Some(*owner),
            kind: Some(*kind),
            spot: Spot::Square(*square),
        };
        let shown: Vec<PieceView> = self.placement.pieces.iter().map(view).collect();
        let places = squares(look);
        self.data.diagram = empty_board(look);
        // As the analysis board will stand.
        self.data.diagram.turned = board(look).is_some_and(|shape| is_turned(&shape, Seat(0)));
        self.data.diagram.figures = figures(look, &shown);
        let held = self.state.held.and_then(|square| places.get(&square));
        self.data.diagram.marks = held
            .map(|at| (*at, DiagramMark::Piece))
            .into_iter()
            .collect();
        let usable = |square: &u16| match self.state.tool {
            Tool::Put(_) => true,
            Tool::Move if self.state.held.is_some() => true,
            Tool::Move | Tool::Remove => self.placement.pieces.contains_key(square),
        };
        self.data.squares = (places.iter())
            .map(|(square, at)| EditorSquare {
                number: *square,
                at: *at,
                usable: usable(square),
                spoken: match spoken(look, variant, &self.placement, *square) {
                    place if self.state.held == Some(*square) => {
                        fill("editor-held", &[("place", &place)])
                    }
                    place => place,
                },
            })
            .collect();
        self.data.turn = self.placement.turn.index();
        self.data.hands = self.placement.in_hand;
        self.data.piles = piles::shown(&self.placement, &self.state.cards, &look.words);
        self.data.choices.clone_from(&self.placement.choices);
        self.data.ready.clear();
        self.data.problem = None;
        match self.opened(games) {
            Ok(game) => self.data.ready = self.ready(&*game),
            Err(problem) => {
                let at = problem.at.and_then(index_of);
                let at = at.and_then(|square| places.get(&square));
                let cross = at.map(|at| (*at, DiagramMark::Cross));
                self.data.diagram.marks.extend(cross);
                self.data.problem = Some(problem.sentence);
            }
        }
    }

    /// The same with what the panel knows.
    fn refresh_in(&mut self, panel: &PanelContext) {
        if let Some(look) = panel.presentations.of(&panel.games, &self.record.variant) {
            self.refresh(&panel.games, look);
        }
    }

    /// Puts everything into words again, in another language.
    fn reword(&mut self, panel: &PanelContext) {
        let words = self.game.placement();
        self.placement.reword(&words);
        self.start.reword(&words);
        self.refresh_in(panel);
    }

    /// Whose turn it is in the position, and what follows from the cards.
    fn ready(&self, game: &dyn AnyMatch) -> String {
        let turn = game.turn().seat().unwrap_or(self.placement.turn);
        let side = self.data.sides.get(turn.index()).map_or("", String::as_str);
        let turn = fill("editor-ready", &[("side", side)]);
        match game.placement().note {
            note if note.is_empty() => turn,
            note => [&*turn, &*note].join(text("sentence-gap")),
        }
    }

    /// Does with a square what the chosen tool does.
    fn use_tool(&mut self, square: u16) {
        match self.state.tool {
            Tool::Put(number) => {
                let Some(piece) = self.pieces.pieces.get(number) else {
                    return;
                };
                self.placement.put(&self.pieces, square, *piece);
            }
            Tool::Remove => {
                self.placement.pieces.remove(&square);
            }
            Tool::Move => {
                let pieces = &mut self.placement.pieces;
                match self.state.held.take() {
                    None => self.state.held = pieces.contains_key(&square).then_some(square),
                    Some(from) => move_piece(pieces, from, square, self.pieces.pieces.is_empty()),
                }
            }
        }
    }

    /// Carries out an action that changes the position.
    fn edit(&mut self, games: &Games, action: EditorAction) {
        match action {
            EditorAction::Square(square) => self.use_tool(square),
            EditorAction::Clear => {
                self.placement.pieces.clear();
                self.placement.in_hand = [0; 2];
                self.placement.clear_piles();
            }
            EditorAction::StartPosition => self.placement = self.start.clone(),
            EditorAction::Turn(seat) => self.placement.turn = seat,
            EditorAction::InHand(hands) => self.placement.in_hand = hands,
            EditorAction::Card(pile, card) => {
                let held = &mut self.state.cards;
                return piles::use_card(&mut self.placement, held, (pile, card));
            }
            EditorAction::Pile(pile) => self.placement.move_cards(&self.state.cards, pile),
            EditorAction::Choice(choice, answer) => {
                if let Some(choice) = self.placement.choices.get_mut(choice) {
                    choice.chosen = answer;
                }
            }
            EditorAction::Deal => {
                if let Some(game) = games.replay(&from_start(&self.record, fresh_seed())) {
                    self.placement = dealt(game).placement();
                }
            }
            EditorAction::Tool | EditorAction::Back | EditorAction::Analyse => {}
        }
        if !matches!(action, EditorAction::Square(_)) {
            self.state.held = None;
            self.state.cards.clear();
        }
    }
}

/// Moves a piece. Where no piece may leave the board, both change places.
fn move_piece(pieces: &mut BTreeMap<u16, (Seat, Kind)>, from: u16, to: u16, all_stay: bool) {
    let (Some(piece), other) = (pieces.remove(&from), pieces.remove(&to)) else {
        return;
    };
    pieces.insert(to, piece);
    if let Some(other) = other.filter(|_| all_stay) {
        pieces.insert(from, other);
    }
}

/// A square in words, with what is on it.
fn spoken(look: &GamePresentation, variant: &str, placement: &Placement, square: u16) -> String {
    let place = look.words.place_name(Spot::Square(square));
    let place = place.unwrap_or_else(|| square.to_string());
    match placement.pieces.get(&square) {
        None => fill("say-empty", &[("place", &place)]),
        Some((owner, kind)) => {
            let piece = look.words.piece_name(variant, *owner, Some(*kind));
            fill("say-holds", &[("place", &place), ("pieces", &piece)])
        }
    }
}

fn show(
    mut panel: PanelContext,
    mut editor: ResMut<BoardEditor>,
    mut settings: ResMut<Settings>,
    language: Res<LanguageInUse>,
    mut starter: Starter,
) -> Result {
    if language.is_changed() {
        editor.reword(&panel);
    }
    let BoardEditor { data, state, .. } = &mut *editor;
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, data, state))? else {
        return Ok(());
    };
    match action {
        EditorAction::Back => panel.leave(Menu::BoardEditor),
        EditorAction::Analyse => {
            let Ok(game) = editor.opened(&panel.games) else {
                return Ok(());
            };
            let (players, choice) = (&editor.data.players, &editor.state.players);
            let record = if editor.placement.piles.is_empty() {
                let people = editor.record.seats.clone();
                game.analysis_board(0, people, fresh_seed())
            } else {
                choice.remember(players, &mut settings.last_setup);
                choice.seated(players, &game.continuation(0, fresh_seed()))
            };
            starter.start(record);
        }
        action => {
            editor.edit(&panel.games, action);
            editor.refresh_in(&panel);
        }
    }
    Ok(())
}
