//! The dialog of a table with guests, before its match: who sits where, and the link.

use egui::{Align, Align2, Context, Id, Rect, pos2};

use crate::app::screens::guests::code;
use crate::app::ui::dialog::Modal;
use crate::app::ui::{
    Flow, INK, Mood, Pen, RED, TextButton, Theme, announce, body, field, id, id_of, italic,
    portrait, strong, toggle, toggle_height,
};
use crate::texts::{Sentence, fill, text};

/// A seat in the dialog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The key of the portrait.
    pub portrait: String,
    /// Who sits there, or that it is free.
    pub name: String,
    /// What else is to be said of it, e.g. that the person is away; may be empty.
    pub note: String,
    /// The label of the button for it; `None` without one.
    pub button: Option<String>,
}

/// The contents of the dialog; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuestsData {
    /// The title.
    pub title: String,
    /// What is played, and what one waits for.
    pub note: String,
    /// The link for guests; empty while it is being made. `None` at a guest's device.
    pub link: Option<String>,
    /// One's own name, if it can be typed.
    pub own_name: Option<String>,
    /// The label of the button that leaves the dialog.
    pub leave: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// What can be said to everybody at the table, once the match has begun.
    pub greetings: Vec<&'static str>,
    /// Whether the greetings of the others are shown.
    pub hears_greetings: bool,
    /// The result of the last action, or what is wrong; may be empty.
    pub answer: String,
}

/// The state of the dialog.
#[derive(Clone, Debug)]
pub struct GuestsState {
    /// One's own name, once it is shown.
    pub name: Option<String>,
    /// What the last action has come to.
    pub answer: Option<Sentence>,
    /// Gives the main control the focus once; set when it opens.
    pub focus_first: bool,
    typing: bool,
}

impl Default for GuestsState {
    fn default() -> Self {
        Self {
            name: None,
            answer: None,
            focus_first: true,
            typing: false,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestsAction {
    /// Copy the link for guests.
    Copy,
    /// Copy the link for onlookers.
    CopyOnlookers,
    /// Press the button of a seat.
    Seat(usize),
    /// The name was typed.
    Named,
    /// Greet everybody, by the number of the greeting.
    Greet(u8),
    /// Show the greetings of the others, or do not.
    Silence,
    /// Leave the table (also Esc).
    Leave,
}

/// The height of a line with controls.
const LINE: f32 = 52.0;
/// The side of the code of the link.
const CODE: f32 = 200.0;
/// The height of the buttons at the foot.
const FOOT: f32 = 54.0;

/// Shows the dialog in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &GuestsData,
    state: &mut GuestsState,
) -> Option<GuestsAction> {
    let modal = Modal {
        name: "guests",
        title: &data.title,
        widest: [760.0, 620.0],
        foot: FOOT,
        prompts: &[],
    };
    let GuestsState {
        name,
        focus_first,
        typing,
        ..
    } = state;
    let content = |flow: &mut Flow| content(flow, data, name, typing);
    let leave = (focus_first, main_control(data), GuestsAction::Leave);
    modal.show(ctx, theme, leave, content, |ui, foot| {
        let button = TextButton::brass(&data.leave);
        let width = button.width(ui.ctx(), ui.theme).clamp(160.0, foot.width());
        let at = Rect::from_center_size(foot.center(), egui::vec2(width, foot.height()));
        let pressed = button.show(ui, id("guests", "leave"), at).clicked();
        pressed.then_some(GuestsAction::Leave)
    })
}

/// The control that has the focus at first.
fn main_control(data: &GuestsData) -> Id {
    let first = data.seats.iter().position(|seat| seat.button.is_some());
    match (&data.link, first) {
        (Some(_), _) => id("guests", "copy"),
        (None, Some(seat)) => id_of("guests", "seat", seat),
        (None, None) => id("guests", "leave"),
    }
}

/// The note, the link, one's name, the answer, the seats, and the greetings.
fn content(
    flow: &mut Flow,
    data: &GuestsData,
    name: &mut Option<String>,
    typing: &mut bool,
) -> Option<GuestsAction> {
    let mut action = None;
    flow.text(&data.note, body(19.0), Align::Center);
    flow.gap(10.0);
    if let Some(link) = &data.link {
        action = links(flow, link).or(action);
    }
    if let Some(own) = &data.own_name {
        let name = name.get_or_insert_with(|| own.clone());
        let line = flow.take(LINE);
        if flow.draw(|ui| name_line(ui, line, name, typing)) == Some(true) {
            action = Some(GuestsAction::Named);
        }
        flow.gap(6.0);
    }
    if !data.answer.is_empty() {
        let ink = flow.theme.pick(RED, INK);
        flow.text(&data.answer, strong(18.0).ink(ink), Align::Center);
        flow.gap(8.0);
    }
    for (seat, row) in data.seats.iter().enumerate() {
        let h = LINE * flow.theme.scale().clamp(1.0, 1.5);
        let line = flow.take(h);
        if flow.draw(|ui| seat_line(ui, line, seat, row)) == Some(true) {
            action = Some(GuestsAction::Seat(seat));
        }
    }
    if !data.greetings.is_empty() {
        action = greetings(flow, data).or(action);
    }
    action
}

/// The link, the buttons that copy it and that for onlookers, and the code of the link, beside them where
/// there is room.
fn links(flow: &mut Flow, link: &str) -> Option<GuestsAction> {
    let beside = flow.width() >= 2.6 * CODE;
    let h = 3.0 * LINE + 8.0;
    let (rows, code) = if beside {
        let block = flow.take(h.max(CODE));
        let rows = block.with_max_x(block.right() - CODE - 16.0);
        let code = Rect::from_min_max(pos2(block.right() - CODE, block.top()), block.max);
        (rows, code)
    } else {
        let rows = flow.take(h);
        let below = flow.take(CODE);
        (rows, below)
    };
    let action = flow.draw(|ui| {
        code::show(ui, code, link, text("guests-code"));
        link_rows(ui, rows, link)
    });
    flow.gap(10.0);
    action.flatten()
}

/// The link and its buttons, one below the other.
fn link_rows(ui: &mut Pen, rows: Rect, link: &str) -> Option<GuestsAction> {
    let row = |n: f32| {
        let top = rows.top() + n * (LINE + 4.0);
        Rect::from_x_y_ranges(rows.x_range(), top..=top + LINE).shrink2(egui::vec2(0.0, 2.0))
    };
    let soon = text("guests-link-soon");
    let mut shown = if link.is_empty() { soon } else { link }.to_owned();
    let (control, label) = (id("guests", "link"), text("guests-link"));
    field::line(ui, control, row(0.0), "share", label, "", &mut shown);
    let copy = TextButton::lacquer(text("guests-copy"));
    let copy = copy.show(ui, id("guests", "copy"), row(1.0)).clicked();
    let onlookers = TextButton::brass(text("guests-copy_onlookers"));
    let onlookers = onlookers.show(ui, id("guests", "onlookers"), row(2.0));
    let onlookers = onlookers.clicked().then_some(GuestsAction::CopyOnlookers);
    copy.then_some(GuestsAction::Copy).or(onlookers)
}

/// What can be said to everybody at the table.
fn greetings(flow: &mut Flow, data: &GuestsData) -> Option<GuestsAction> {
    let mut action = None;
    flow.divider(24.0);
    let mut hears = data.hears_greetings;
    let label = text("guests-greetings");
    let rect = flow.take(toggle_height(flow.ctx, flow.theme, label, "", flow.width()));
    let control = id("guests", "greetings");
    flow.draw(|ui| toggle(ui, control, rect, label, "", false, &mut hears));
    if hears != data.hears_greetings {
        action = Some(GuestsAction::Silence);
    }
    flow.gap(6.0);
    let columns = if flow.width() >= 560.0 { 3 } else { 2 };
    let greetings: Vec<(u8, &str)> = (0..).zip(data.greetings.iter().copied()).collect();
    for row in greetings.chunks(columns) {
        let line = flow.take(LINE);
        for (column, (number, greeting)) in row.iter().enumerate() {
            let at = line.split_left_right_at_fraction(1.0 / columns as f32).0;
            let at = at.translate(egui::vec2(at.width() * column as f32, 0.0));
            let button = TextButton::brass(greeting);
            let control = id_of("guests", "greeting", usize::from(*number));
            let shown = flow.draw(|ui| button.show(ui, control, at.shrink(3.0)).clicked());
            if shown == Some(true) {
                action = Some(GuestsAction::Greet(*number));
            }
        }
    }
    action
}

/// The field for one's own name. Returns true when it is done.
fn name_line(ui: &mut Pen, line: Rect, name: &mut String, typing: &mut bool) -> bool {
    let (label, hint) = (text("guests-name"), text("guests-name-hint"));
    let at = line.shrink2(egui::vec2(0.0, 3.0));
    let response = field::line(ui, id("guests", "name"), at, "quill", label, hint, name);
    field::leaves(ui, &response, typing);
    response.lost_focus()
}

/// What a screen reader says of a seat.
fn spoken(seat: usize, row: &SeatRow) -> String {
    let said = [row.name.as_str(), row.note.as_str()];
    let said: Vec<&str> = said.into_iter().filter(|part| !part.is_empty()).collect();
    let values = [
        ("n", &*(seat + 1).to_string()),
        ("label", &said.join(text("list-comma"))),
    ];
    fill("setup-seat_option_label", &values)
}

/// A seat with whoever sits there. Returns whether its button was pressed.
fn seat_line(ui: &mut Pen, line: Rect, seat: usize, row: &SeatRow) -> bool {
    let spoken = spoken(seat, row);
    announce(ui, &spoken, line);
    let face = pos2(line.left() + 26.0, line.center().y);
    portrait(ui.brush(), &row.portrait, face, 20.0, Mood::Calm);
    let mut right = line.right();
    let mut pressed = false;
    if let Some(label) = &row.button {
        let spoken = format!("{label}: {spoken}");
        let button = TextButton::brass(label).spoken(&spoken);
        let width = button.width(ui.ctx(), ui.theme).min(line.width() * 0.48);
        let at = Rect::from_min_max(
            pos2(line.right() - width, line.top() + 3.0),
            pos2(line.right(), line.bottom() - 3.0),
        );
        pressed = button.show(ui, id_of("guests", "seat", seat), at).clicked();
        right = at.left() - 10.0;
    }
    let left = line.left() + 58.0;
    let name = ui.fit(&row.name, strong(20.0), right - left);
    if row.note.is_empty() {
        ui.put_text(name, pos2(left, line.center().y), Align2::LEFT_CENTER);
    } else {
        let note = ui.fit(&row.note, italic(16.5), right - left);
        let whole = name.size().y + note.size().y - 6.0;
        let top = pos2(left, line.center().y - whole / 2.0);
        ui.put_lines([name, note], top, -6.0);
    }
    pressed
}
