//! The contents of the rules: choice of the game, search, list of pages, link to the lesson.

use egui::{Align, Align2, Rect, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::screens::rules::view::data::{Leaf, RulesAction, RulesData, RulesState};
use crate::app::ui::{
    Flow, FontFace, INK, LinkRow, Pen, RED, Theme, divider, field, focus_once, game_picker,
    has_contents_beside_title, id, id_of, italic, scrolling, show_focus, strong, target,
};
use crate::texts::{plural, text};

/// The gap between the list and the lesson below it, with the divider: a partly visible line must
/// not touch that.
const FOOT_GAP: f32 = 34.0;

/// Shows the contents. `beside` is true if a page is shown beside them.
pub(super) fn show(
    ui: &mut Pen,
    data: &RulesData,
    state: &mut RulesState,
    room: Rect,
    beside: bool,
) -> Option<RulesAction> {
    let ctx = ui.ctx().clone();
    let (room, aside) = columns(room, ui.theme, beside);
    let mut flow = Flow::draw_at(&ctx, ui, room.x_range(), room.top());
    let chosen = heading(&mut flow, data, state);
    let searched = search(&mut flow, data, state);
    let mut action = searched.or(chosen);
    let top = flow.y + 4.0;
    let row = 48.0 * ui.theme.scale().max(1.0);
    let below = room.bottom() - row - FOOT_GAP;
    // Where there is hardly room for the list, the lesson is its last line.
    let at_foot = data
        .lesson
        .as_ref()
        .filter(|_| aside.is_some() || below - top > 2.0 * row);
    let foot = if at_foot.is_some() {
        row + FOOT_GAP
    } else {
        0.0
    };
    let list = Rect::from_x_y_ranges(room.x_range(), top..=room.bottom() - foot);
    let list = aside.unwrap_or(list);
    let rows = rows(data);
    let in_list = data.lesson.as_ref().filter(|_| at_foot.is_none());
    if leaves(ui, data, state, &rows, list, beside, in_list) {
        action = Some(RulesAction::Lesson);
    }
    if let Some(note) = at_foot {
        let line = Rect::from_min_max(pos2(room.left(), room.bottom() - row - 26.0), room.max);
        divider(ui.brush(), line.x_range(), line.top() + 6.0);
        let row = Rect::from_min_max(line.min + vec2(0.0, 16.0), line.max);
        if lesson_row(ui, note, row) {
            action = Some(RulesAction::Lesson);
        }
    }
    let open = rows.iter().position(|(leaf, _)| *leaf == state.leaf);
    let first = id_of("rules", "row", open.unwrap_or(0));
    focus_once(ui, first, &mut state.focus_first);
    action
}

/// In a low window the list is beside title, search and lesson. Returns the areas of these, and of
/// the list if it is not below them.
fn columns(room: Rect, theme: &Theme, beside: bool) -> (Rect, Option<Rect>) {
    if beside || !has_contents_beside_title(room.size(), theme.scale()) {
        return (room, None);
    }
    let left = room.left() + (room.width() * 0.46).max(300.0);
    let list = room.with_min_x(left + 22.0);
    (room.with_max_x(left), Some(list))
}

/// The title with the choice of the game.
fn heading(flow: &mut Flow, data: &RulesData, state: &mut RulesState) -> Option<RulesAction> {
    let heading = game_picker::heading(
        flow,
        "rules",
        text("rules-title"),
        &data.families,
        state.game,
    );
    flow.gap(10.0);
    let game = heading.chosen?;
    *state = RulesState {
        search: std::mem::take(&mut state.search),
        focus_first: false,
        ..RulesState::at(game, 0, false)
    };
    Some(RulesAction::Game(game))
}

/// The search field, and the number of pages found. Enter opens the first page found.
fn search(flow: &mut Flow, data: &RulesData, state: &mut RulesState) -> Option<RulesAction> {
    let line = flow.take(48.0);
    let before = state.search.clone();
    flow.draw(|ui| {
        let entered = field::search(
            ui,
            id("rules", "search"),
            line,
            text("rules-search-label"),
            text("rules-search-hint"),
            &mut state.search,
            &mut state.typing,
        );
        if entered && let Some((first, _)) = data.found.iter().flatten().next() {
            state.open(*first);
        }
    });
    flow.gap(6.0);
    if let Some(found) = &data.found {
        let note = match found.len() {
            0 => text("rules-found-none").to_owned(),
            n => plural("rules-found", n),
        };
        flow.text(&note, italic(17.5), Align::Min);
    }
    (state.search != before).then_some(RulesAction::Search)
}

/// A page in the list, with an excerpt if it was found.
type Row<'a> = (usize, Option<&'a str>);

/// All pages, or those found.
fn rows(data: &RulesData) -> Vec<Row<'_>> {
    match &data.found {
        Some(found) => found
            .iter()
            .map(|(leaf, excerpt)| (*leaf, Some(excerpt.as_str())))
            .collect(),
        None => (0..data.leaves.len()).map(|leaf| (leaf, None)).collect(),
    }
}

/// The list of pages, with the lesson as its last line if there is one. Keys that move through it
/// open the page beside it and scroll its line into view. Returns whether the lesson was pressed.
fn leaves(
    ui: &mut Pen,
    data: &RulesData,
    state: &mut RulesState,
    rows: &[Row],
    list: Rect,
    beside: bool,
    lesson: Option<&String>,
) -> bool {
    let at =
        (0..rows.len()).find(|place| ui.memory(|m| m.has_focus(id_of("rules", "row", *place))));
    let walked = at.filter(|_| at != state.walked);
    state.walked = at;
    let mut teach = false;
    let pressed = scrolling(ui, id("rules", "list"), list, false, |flow| {
        let mut pressed = None;
        for (place, (index, excerpt)) in rows.iter().enumerate() {
            let Some(leaf) = data.leaves.get(*index) else {
                continue;
            };
            let line = ContentsLine {
                place,
                index: *index,
                excerpt: *excerpt,
                open: *index == state.leaf,
                reveal: walked == Some(place),
            };
            if contents_row(flow, leaf, &line) {
                pressed = Some(*index);
            }
        }
        if let Some(note) = lesson {
            let line = flow.take(10.0 + 48.0 * ui.theme.scale().max(1.0));
            teach = flow.draw(|ui| lesson_row(ui, note, line)) == Some(true);
        }
        pressed
    });
    if let Some(leaf) = pressed {
        state.open(leaf);
    } else if let Some((leaf, _)) = walked.filter(|_| beside).and_then(|place| rows.get(place)) {
        state.leaf = *leaf;
    }
    teach
}

/// A line of the list.
struct ContentsLine<'a> {
    place: usize,
    index: usize,
    excerpt: Option<&'a str>,
    open: bool,
    reveal: bool,
}

/// Shows a line of the list. Returns whether it was pressed.
fn contents_row(flow: &mut Flow, leaf: &Leaf, line: &ContentsLine) -> bool {
    let ContentsLine { index, open, .. } = *line;
    let theme = flow.theme;
    let ctx = flow.ctx;
    let room = flow.width() - 58.0;
    let face = if open {
        FontFace::Strong
    } else {
        FontFace::Body
    };
    let title = flow.balanced(&leaf.title, face.sized(21.0).ink(INK), room, Align::Min);
    let below = line
        .excerpt
        .map(|excerpt| theme.wrapped(ctx, excerpt, italic(16.5), room));
    let whole = title.size().y + below.as_ref().map_or(0.0, |galley| galley.size().y);
    let rect = flow.take((whole + 10.0).max(44.0));
    flow.draw(|ui| {
        let response = target(ui, id_of("rules", "row", line.place), rect, true, || {
            WidgetInfo::selected(WidgetType::SelectableLabel, true, open, &leaf.title)
        });
        let painter = ui.painter();
        if open {
            ui.paint("row_selected", rect.shrink2(vec2(0.0, 1.0)));
            painter.rect_filled(
                Rect::from_min_size(rect.min + vec2(0.0, 1.0), vec2(4.0, rect.height() - 2.0)),
                0.0,
                theme.pick(RED, INK),
            );
        } else if response.hovered() {
            ui.paint("row_hover", rect.shrink2(vec2(0.0, 1.0)));
        }
        let number = ui.wrapped(&(index + 1).to_string(), face.sized(21.0).ink(INK), 60.0);
        let top = rect.center().y - whole / 2.0;
        ui.put_text(number, pos2(rect.left() + 36.0, top), Align2::RIGHT_TOP);
        let lines = [Some(title), below].into_iter().flatten();
        ui.put_lines(lines, pos2(rect.left() + 48.0, top), 0.0);
        show_focus(ui, &response, rect.shrink(3.0));
        if line.reveal {
            response.scroll_to_me(None);
        }
        response.clicked()
    })
    .unwrap_or(false)
}

/// The link to the lesson, with its progress. Returns whether it was pressed.
fn lesson_row(ui: &mut Pen, note: &str, rect: Rect) -> bool {
    let link = LinkRow {
        icon: "lesson",
        seal: (28.0, 25.0),
        name: text("rules-lesson"),
        note,
        styles: [strong(20.5), italic(17.5)],
    };
    link.show(ui, id("rules", "lesson"), rect)
}
