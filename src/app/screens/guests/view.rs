//! The dialog of a table with guests, before its match: who sits where, and the link.

use egui::{Align, Align2, Context, Id, Rect, pos2};

use crate::app::ui::dialog::Modal;
use crate::app::ui::{
    Flow, INK, Mood, Pen, RED, TextButton, Theme, body, field, id, id_of, italic, portrait, strong,
};
use crate::texts::{Sentence, text};

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
    /// The link for guests, and whether there is one for onlookers too. `None` at a guest's device.
    pub link: Option<String>,
    /// One's own name, if it can be typed.
    pub own_name: Option<String>,
    /// The label of the button that leaves the dialog.
    pub leave: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
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
    /// Leave the table (also Esc).
    Leave,
}

/// The height of a line with controls.
const LINE: f32 = 52.0;
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

/// The note, the link, one's name, the seats, and the answer.
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
    for (seat, row) in data.seats.iter().enumerate() {
        let h = LINE * flow.theme.scale().clamp(1.0, 1.5);
        let line = flow.take(h);
        if flow.draw(|ui| seat_line(ui, line, seat, row)) == Some(true) {
            action = Some(GuestsAction::Seat(seat));
        }
    }
    if !data.answer.is_empty() {
        flow.gap(8.0);
        let ink = flow.theme.pick(RED, INK);
        flow.text(&data.answer, strong(18.0).ink(ink), Align::Center);
    }
    action
}

/// The link, and the buttons that copy it and that for onlookers.
fn links(flow: &mut Flow, link: &str) -> Option<GuestsAction> {
    let mut action = None;
    let line = flow.take(LINE);
    flow.draw(|ui| {
        let mut shown = link.to_owned();
        let at = line.shrink2(egui::vec2(0.0, 3.0));
        let label = text("guests-link");
        let control = id("guests", "link");
        field::line(ui, control, at, "share", label, "", &mut shown);
    });
    flow.gap(4.0);
    let line = flow.take(LINE);
    flow.draw(|ui| {
        let (left, right) = line.split_left_right_at_fraction(0.5);
        let copy = TextButton::lacquer(text("guests-copy"));
        let left = left.with_max_x(left.right() - 6.0);
        if copy.show(ui, id("guests", "copy"), left).clicked() {
            action = Some(GuestsAction::Copy);
        }
        let copy = TextButton::brass(text("guests-copy_onlookers"));
        let right = right.with_min_x(right.left() + 6.0);
        if copy.show(ui, id("guests", "onlookers"), right).clicked() {
            action = Some(GuestsAction::CopyOnlookers);
        }
    });
    flow.gap(10.0);
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

/// A seat with whoever sits there. Returns whether its button was pressed.
fn seat_line(ui: &mut Pen, line: Rect, seat: usize, row: &SeatRow) -> bool {
    let face = pos2(line.left() + 26.0, line.center().y);
    portrait(ui.brush(), &row.portrait, face, 20.0, Mood::Calm);
    let mut right = line.right();
    let mut pressed = false;
    if let Some(label) = &row.button {
        let button = TextButton::brass(label);
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
