//! The page of the board editor: the board, and what is put on it; or the piles of cards.

mod data;
mod piles;

use egui::{Align, Context, Rect, Vec2, WidgetInfo, WidgetType, pos2, vec2};

pub use self::data::{
    EditorAction, EditorCard, EditorData, EditorPiece, EditorPile, EditorSquare, EditorState, Tool,
};
use crate::app::screens::play_from::players;
use crate::app::ui::diagram::{Diagram, Figure};
use crate::app::ui::{
    Flow, Foot, Grid, INK, PageLayout, Pen, RED, TOUCH, TextButton, Theme, diagram, escaped,
    focus_once, ground, icon, id, id_of, is_low, italic, layers, list_item, scrolling, show_focus,
    strong, target,
};
use crate::rules::Seat;
use crate::texts::{capital, fill, text};

/// How much smaller than usual the words of buttons in a row may be.
const SMALLER: f32 = 0.85;

/// Shows the page.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &EditorData,
    state: &mut EditorState,
) -> Option<EditorAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let cards = !data.piles.is_empty();
    let (done, first) = if cards {
        ("play_from-start", id("editor", "deal"))
    } else {
        ("editor-analyse", id_of("editor", "tool", 0))
    };
    let done = TextButton::lacquer(text(done)).enabled(data.problem.is_none());
    let foot = Foot {
        page: "editor",
        leave: EditorAction::Back,
        buttons: vec![("analyse", done, EditorAction::Analyse)],
        prompts: &[],
    };
    layers::screen(ctx, theme, "editor", screen, |ui| {
        ground(ui.brush(), screen);
        let page = EditorPage::lay_out(ui, data, foot.height(screen.size()));
        let mut head = Flow::draw_at(ctx, ui, page.title.x_range(), page.title.top());
        head.put_title(text("editor-title"));
        let (board, tools) = page.split(head.y, data);
        let changed = if cards {
            let content = |flow: &mut Flow| piles::show(flow, &data.piles);
            scrolling(ui, id("editor", "piles"), board, false, content)
        } else {
            diagram::paint(ui.brush(), board, &data.diagram);
            squares(ui, board, data)
        };
        let chosen = scrolling(ui, id("editor", "scroll"), tools, false, |flow| {
            controls(flow, data, state)
        });
        let pressed = foot.show(ui, page.bar);
        focus_once(ui, first, &mut state.focus_first);
        let left = escaped(ctx, opened).then_some(EditorAction::Back);
        left.or(pressed).or(chosen).or(changed)
    })
}

/// Where the parts of the page are.
struct EditorPage {
    /// The room of the board and the tools.
    room: Rect,
    /// The room of the title, from its upper edge down.
    title: Rect,
    /// The row of buttons.
    bar: Rect,
    /// Whether the board takes the whole height, beside everything else.
    low: bool,
}

impl EditorPage {
    /// Paints the sheet of the page, with a bar of this height. In a low window the board stands beside
    /// the title and the buttons.
    fn lay_out(ui: &Pen, data: &EditorData, bar: f32) -> Self {
        let screen = ui.ctx().content_rect();
        let cards = !data.piles.is_empty();
        if is_low(screen.height()) && !cards {
            let sheet = screen.shrink(6.0);
            ui.parchment(sheet);
            let room = sheet.shrink2(vec2(22.0, 14.0));
            let (_, beside) = split(room, &data.diagram);
            return Self {
                room,
                title: beside,
                bar: beside.with_min_y(beside.bottom() - 50.0),
                low: true,
            };
        }
        let page = PageLayout::new(ui, if cards { 1240.0 } else { 1000.0 }, bar);
        Self {
            room: page.room,
            title: page.room,
            bar: page.bar,
            low: false,
        }
    }

    /// The room of the board or the piles, and of the controls; the title ends at `y`.
    fn split(&self, y: f32, data: &EditorData) -> (Rect, Rect) {
        if self.low {
            let (board, beside) = split(self.room, &data.diagram);
            let tools = beside.with_min_y(y).with_max_y(self.bar.top() - 8.0);
            return (board, tools);
        }
        let rest = self.room.with_min_y(y);
        if data.piles.is_empty() {
            split(rest, &data.diagram)
        } else {
            split_cards(rest)
        }
    }
}

/// The room of the board, and of the controls beside or below it.
fn split(room: Rect, board: &Diagram) -> (Rect, Rect) {
    let ratio = diagram::height(board, 1000.0) / 1000.0;
    let beside = room.width() > room.height() * 1.1;
    if beside {
        let width = (room.height() / ratio).min(room.width() * 0.58);
        let size = vec2(width, width * ratio);
        let board = Rect::from_min_size(room.min, size);
        (board, room.with_min_x(board.right() + 24.0))
    } else {
        let width = room.width().min(room.height() * 0.58 / ratio);
        let corner = pos2(room.center().x - width / 2.0, room.top());
        let board = Rect::from_min_size(corner, vec2(width, width * ratio));
        (board, room.with_min_y(board.bottom() + 12.0))
    }
}

/// The room of the piles, and of the controls beside or below them.
fn split_cards(room: Rect) -> (Rect, Rect) {
    if room.width() > room.height() * 1.1 {
        let (piles, controls) = room.split_left_right_at_fraction(0.67);
        (piles, controls.with_min_x(controls.left() + 20.0))
    } else {
        let (piles, controls) = room.split_top_bottom_at_fraction(0.58);
        (piles, controls.with_min_y(controls.top() + 10.0))
    }
}

/// Lets the squares be pressed, where there is room also beside them.
fn squares(ui: &mut Pen, board: Rect, data: &EditorData) -> Option<EditorAction> {
    let place = |square: &EditorSquare| diagram::place(board, &data.diagram, square.at);
    let places: Vec<Rect> = data.squares.iter().filter_map(place).collect();
    let mut pressed = None;
    for square in &data.squares {
        let Some(rect) = place(square) else {
            continue;
        };
        let id = id_of("editor", "square", usize::from(square.number));
        let room = around(rect, &places);
        let response = target(ui, id, room, square.usable, || {
            WidgetInfo::labeled(WidgetType::Button, square.usable, &square.spoken)
        });
        show_focus(ui, &response, rect);
        if response.clicked() {
            pressed = Some(EditorAction::Square(square.number));
        }
    }
    pressed
}

/// What a finger may hit for a place: as much as reaches no other place's, up to the size of a control.
fn around(place: Rect, places: &[Rect]) -> Rect {
    let apart = |other: &Rect| {
        let between = (other.center() - place.center()).abs();
        between.x.max(between.y)
    };
    let others = places.iter().filter(|other| **other != place);
    let side = others.map(apart).fold(TOUCH, f32::min);
    Rect::from_center_size(place.center(), place.size().max(Vec2::splat(side)))
}

/// The tools, whose turn it is, what is in hand, and what is wrong.
fn controls(flow: &mut Flow, data: &EditorData, state: &mut EditorState) -> Option<EditorAction> {
    if !data.piles.is_empty() {
        return card_controls(flow, data, state);
    }
    let mut action = tools(flow, data, state).then_some(EditorAction::Tool);
    flow.gap(12.0);
    let sides: Vec<&str> = data.sides.iter().map(String::as_str).collect();
    let mut turn = data.turn;
    let label = (id("editor", "turn"), text("editor-turn"));
    flow.choice(label, &sides, &mut turn);
    if turn != data.turn {
        action = u8::try_from(turn)
            .ok()
            .map(|seat| EditorAction::Turn(Seat(seat)));
    }
    if data.in_hand > 0 {
        action = hands(flow, data).or(action);
    }
    flow.gap(4.0);
    let buttons = [
        ("editor-clear", "clear", EditorAction::Clear),
        ("editor-start", "start", EditorAction::StartPosition),
    ];
    // Where pieces are only moved, the board is never empty.
    let buttons = &buttons[usize::from(data.pieces.is_empty())..];
    action = button_row(flow, buttons).or(action);
    flow.gap(10.0);
    verdict(flow, data);
    action
}

/// What is wrong with the cards, how to deal them, what else is chosen, and who plays.
fn card_controls(
    flow: &mut Flow,
    data: &EditorData,
    state: &mut EditorState,
) -> Option<EditorAction> {
    verdict(flow, data);
    flow.gap(8.0);
    let buttons = [
        ("editor-deal", "deal", EditorAction::Deal),
        ("editor-clear_cards", "clear", EditorAction::Clear),
    ];
    let mut action = button_row(flow, &buttons);
    flow.gap(12.0);
    for (number, choice) in data.choices.iter().enumerate() {
        let answers: Vec<&str> = choice.answers.iter().map(String::as_str).collect();
        let name = capital(text(choice.key));
        let label = (id_of("editor", "choice", number), &*name);
        let mut chosen = choice.chosen;
        flow.choice(label, &answers, &mut chosen);
        if chosen != choice.chosen {
            action = Some(EditorAction::Choice(number, chosen));
        }
    }
    players::choose(flow, &data.players, &mut state.players);
    action
}

/// Whose turn it is, or what is wrong.
fn verdict(flow: &mut Flow, data: &EditorData) {
    match &data.problem {
        Some(problem) => flow.text(problem, italic(18.0).ink(RED), Align::Min),
        None => flow.text(&data.ready, italic(18.0), Align::Min),
    };
}

/// Buttons in a row, or in several where one has no room: the keys of their words, their names, and
/// what they do.
fn button_row(flow: &mut Flow, buttons: &[(&str, &str, EditorAction)]) -> Option<EditorAction> {
    let width = |key| TextButton::brass(text(key)).width(flow.ctx, flow.theme);
    let needed: f32 = buttons.iter().map(|(key, ..)| width(key)).sum();
    let rows = (needed * SMALLER / flow.width()).ceil().max(1.0);
    let in_row = (buttons.len() as f32 / rows).ceil() as usize;
    let height = |_: &Flow, _: &(&str, &str, EditorAction)| TOUCH + 4.0;
    Grid::new(in_row, 0.0).show(flow, buttons, height, |ui, rect, _, (key, name, done)| {
        let rect = rect.shrink2(vec2(3.0, 0.0));
        let response = TextButton::brass(text(key)).show(ui, id("editor", name), rect);
        response.clicked().then_some(*done)
    })
}

/// What the sides have in hand.
fn hands(flow: &mut Flow, data: &EditorData) -> Option<EditorAction> {
    let numbers: Vec<String> = (0..=data.in_hand).map(|n| n.to_string()).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let mut hands = data.hands.map(usize::from);
    for (seat, (hand, side)) in hands.iter_mut().zip(&data.sides).enumerate() {
        let label = fill("editor-in_hand", &[("side", side)]);
        flow.choice((id_of("editor", "hand", seat), &label), &numbers, hand);
    }
    let hands = hands.map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    (hands != data.hands).then_some(EditorAction::InHand(hands))
}

/// The tools as buttons with pictures. Returns whether another one was chosen.
fn tools(flow: &mut Flow, data: &EditorData, state: &mut EditorState) -> bool {
    let put = |(number, piece): (usize, &EditorPiece)| {
        let name = fill("editor-put", &[("piece", &piece.name)]);
        (Tool::Put(number), name, piece.figure)
    };
    let mut tools: Vec<(Tool, String, Option<Figure>)> =
        data.pieces.iter().enumerate().map(put).collect();
    tools.push((Tool::Move, text("editor-move").to_owned(), None));
    if !data.pieces.is_empty() {
        tools.push((Tool::Remove, text("editor-remove").to_owned(), None));
    }
    flow.text(text("editor-tool"), strong(19.0), Align::Min);
    flow.gap(4.0);
    // All in one line, as large as there is room.
    let each = (flow.width() + 6.0) / tools.len() as f32 - 6.0;
    let side = each.clamp(TOUCH, 54.0);
    let grid = Grid::fitting(flow.width(), side, 6.0, usize::MAX);
    let height = |_: &Flow, _: &_| side;
    let chosen = grid.show(
        flow,
        &tools,
        height,
        |ui, rect, place, (tool, name, figure)| {
            let rect = rect.with_max_x(rect.left() + side);
            let control = id_of("editor", "tool", place);
            let response = list_item(ui, control, rect, *tool == state.tool, name);
            match (figure, tool) {
                (Some(figure), _) => diagram::paint_figure(ui.brush(), rect.shrink(5.0), figure),
                (None, Tool::Remove) => icon(ui.brush(), "bin", rect.center(), 1.2, INK),
                (None, _) => icon(ui.brush(), "pointer", rect.center(), 1.2, INK),
            }
            show_focus(ui, &response, rect.shrink(2.0));
            response.clicked().then_some(*tool)
        },
    );
    flow.gap(6.0);
    state.tool = chosen.unwrap_or(state.tool);
    chosen.is_some()
}
