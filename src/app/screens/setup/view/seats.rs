//! The players: a card for each seat, and the list that opens below it.

use std::sync::Arc;

use egui::{
    Align2, Context, Galley, Id, Key, Modifiers, Painter, Pos2, Rect, Response, Sense, Shape,
    Stroke, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::screens::setup::view::data::{
    SeatChoice, SetupData, SetupState, SetupView, Starts,
};
use crate::app::ui::players::disc;
use crate::app::ui::{
    Brush, Flow, FontFace, INK, Mood, Pen, READABLE, Theme, field, has_two_columns, id, id_of,
    is_very_large, italic, layers, list_item, portrait, roses, scrolling, segments, show_focus,
    stepper, strong, target,
};
use crate::texts::{fill, text};

/// The discs of a seat: both, overlapping, if the starter is random.
fn side_discs(brush: Brush, data: &SetupData, starts: Starts, seat: usize, center: Pos2) {
    match starts {
        Starts::Lot => {
            for (sprite, at) in data.sides.iter().zip([vec2(-7.0, -6.0), vec2(7.0, 4.0)]) {
                disc(brush, sprite, center + at, 13.0);
            }
        }
        Starts::Seat(first) => {
            if let Some(sprite) = data.sides.get(usize::from(first != seat)) {
                disc(brush, sprite, center, 15.0);
            }
        }
    }
}

/// The radius of the roses on a card.
const ROSE: f32 = 6.5;

/// The width of the roses.
const ROSES: f32 = 5.0 * 2.35 * ROSE;

impl SetupView<'_> {
    /// A card for each seat, in table order.
    pub(super) fn rows(&mut self, flow: &mut Flow, anchors: &mut [Rect], phone: bool) {
        let data = self.data;
        let theme = flow.theme;
        let count = data.count();
        let columns = if !phone && has_two_columns(flow.width(), theme.scale()) {
            2
        } else {
            1
        };
        let h = match (phone, count) {
            (true, _) => 64.0,
            (false, 2) => 72.0,
            (false, _) => 60.0,
        } * theme.scale().clamp(1.0, 1.5);
        let w = (flow.width() - 24.0 * (columns - 1) as f32) / columns as f32;
        let lines = count.div_ceil(columns);
        let whole = h + data.seat_options.len() as f32 * option_height(theme);
        let area = flow.take(lines as f32 * (whole + 8.0) - 8.0);
        for i in 0..count {
            let at = vec2(
                (i % columns) as f32 * (w + 24.0),
                (i / columns) as f32 * (whole + 8.0),
            );
            let rect = Rect::from_min_size(area.min + at, vec2(w, h));
            flow.draw(|ui| {
                if let Some(anchor) = anchors.get_mut(i) {
                    *anchor = rect;
                }
                seat_card(ui, data, self.state, i, rect);
                options(ui, data, self.state, i, rect);
            });
        }
    }
}

/// The height of an option of a seat below its card: a row, and a line about the value.
fn option_height(theme: &Theme) -> f32 {
    50.0 + 20.0 * theme.scale()
}

/// The options of a seat below its card, each as a row of segments or, if they are too many, as a
/// stepper.
fn options(ui: &mut Pen, data: &SetupData, state: &mut SetupState, seat: usize, card: Rect) {
    let Some(values) = state.seat_options.get_mut(seat) else {
        return;
    };
    for (o, (option, value)) in data.seat_options.iter().zip(values).enumerate() {
        let top = card.bottom() + 4.0 + option_height(ui.theme) * o as f32;
        let mut line = Rect::from_min_size(pos2(card.left(), top), vec2(card.width(), 44.0));
        let label = ui.fit(&option.label, italic(17.0), 120.0);
        let answers = if option.choices.is_empty() {
            vec![text("setup-option_off"), text("setup-option_on")]
        } else {
            option.choices.iter().map(String::as_str).collect()
        };
        let each = line.width() / answers.len() as f32;
        let crowded = |answer: &&str| ui.text_width(answer, strong(READABLE)) > each - 16.0;
        let many = each < 90.0 || answers.iter().any(crowded);
        // The label is on the left if both fit.
        let least = if many {
            200.0
        } else {
            90.0 * answers.len() as f32
        };
        if line.width() - label.size().x >= least {
            let used = ui.put_text(
                label,
                line.left_center() + vec2(6.0, 0.0),
                Align2::LEFT_CENTER,
            );
            line.min.x = used.right() + 10.0;
        }
        let number = (seat + 1).to_string();
        let spoken = fill(
            "setup-seat_option_label",
            &[("n", &number), ("label", &option.label)],
        );
        let control = id_of("setup", "seat-option", seat).with(o);
        let choose = if many { stepper } else { segments };
        if let Some(chosen) = choose(ui, control, line, &answers, *value, &spoken) {
            *value = chosen;
        }
        if let Some(note) = option.notes.get(*value) {
            let room = card.width() - 12.0;
            let words = ui.fit(note, italic(16.0), room);
            let below = pos2(card.left() + 6.0, line.bottom() + 2.0);
            ui.put_text(words, below, Align2::LEFT_TOP);
        }
    }
}

/// The card of a seat; pressing it opens its list.
fn seat_card(ui: &mut Pen, data: &SetupData, state: &mut SetupState, i: usize, rect: Rect) {
    let who = state.seats[i];
    let (name, key) = data.sitter(who, i);
    let role = role(who);
    let place = data.place(i);
    let spoken = spoken_seat(i, name, &data.rated(who, i, role), place);
    let response = list_item(ui, id_of("setup", "seat", i), rect, false, &spoken);
    let painter = ui.painter();
    let r = (rect.height() / 2.0 - 8.0).min(30.0);
    let face = pos2(rect.left() + 20.0 + r, rect.center().y);
    portrait(ui.brush(), key, face, r, Mood::Calm);
    let left = rect.left() + 2.0 * r + 38.0;
    let mark = SeatMark::of(ui.theme, data, rect.width());
    let room = rect.right() - mark.room() - left;
    // At a larger table the position matters more than the style of play; the roses show the level.
    // At a table for two, the rating stands above the levels.
    let note = if place.is_empty() { role } else { place };
    let rated = data.rated(who, i, note);
    let fits = data.count() > 2 && ui.text_width(&rated, italic(17.0)) <= room;
    let name = ui.fit(name, strong(22.0), room);
    let note = ui.fit(if fits { &rated } else { note }, italic(17.0), room);
    let whole = name.size().y + note.size().y - 4.0;
    let top = pos2(left, rect.center().y - whole / 2.0);
    ui.put_lines([name, note], top, -4.0);
    mark.paint(ui.brush(), data, state, i, rect.right_center());
    chevron(painter, rect.right_center() - vec2(27.0, 0.0));
    show_focus(ui, &response, rect.shrink(2.0));
    if response.clicked() {
        state.open_seat = Some(i);
    }
}

fn role(who: SeatChoice) -> &'static str {
    text(match who {
        SeatChoice::Courtier(_) => "setup-courtier",
        SeatChoice::Person => "setup-person",
        SeatChoice::Guest => "setup-guest-role",
    })
}

/// The text of a seat for screen readers.
fn spoken_seat(i: usize, name: &str, role: &str, place: &str) -> String {
    let number = (i + 1).to_string();
    let mut values = vec![("n", number.as_str()), ("name", name), ("role", role)];
    if place.is_empty() {
        fill("setup-seat_label", &values)
    } else {
        values.push(("place", place));
        fill("setup-place_label", &values)
    }
}

/// What is at the right end of a seat's card, before the arrow of the list.
#[derive(Clone, Copy)]
enum SeatMark {
    /// Nothing: with large text, side notes are the first to be left out.
    None,
    /// The discs of its side.
    Discs,
    /// At a larger table, the roses of its courtier.
    Roses,
}

impl SeatMark {
    fn of(theme: &Theme, data: &SetupData, width: f32) -> Self {
        if is_very_large(theme.scale()) && width < 420.0 {
            Self::None
        } else if data.count() > 2 {
            Self::Roses
        } else {
            Self::Discs
        }
    }

    /// The width of this, with the arrow of the list.
    fn room(self) -> f32 {
        match self {
            Self::None => 46.0,
            Self::Discs => 100.0,
            Self::Roses => 50.0 + ROSES,
        }
    }

    fn paint(self, brush: Brush, data: &SetupData, state: &SetupState, i: usize, right: Pos2) {
        match (self, state.seats[i]) {
            (Self::Discs, _) => {
                let center = right - vec2(69.0, 0.0);
                side_discs(brush, data, state.starts, i, center);
            }
            (Self::Roses, SeatChoice::Courtier(c)) => {
                if let Some(card) = data.courtiers.get(c) {
                    let left = right - vec2(44.0 + ROSES, 0.0);
                    roses(brush, left, card.level, ROSE);
                }
            }
            (Self::Roses, SeatChoice::Person | SeatChoice::Guest) | (Self::None, _) => {}
        }
    }
}

/// The arrow that shows that a list opens.
fn chevron(painter: &Painter, middle: Pos2) {
    let points = [vec2(-7.0, -4.0), vec2(0.0, 4.0), vec2(7.0, -4.0)].map(|step| middle + step);
    painter.add(Shape::line(points.to_vec(), Stroke::new(2.4, INK)));
}

/// Who can sit in a seat: the person, a guest, then the courtiers. The first seat is for somebody here.
fn choices(data: &SetupData, seat: usize) -> Vec<SeatChoice> {
    let guest = (data.guests && seat > 0).then_some(SeatChoice::Guest);
    let courtiers = (0..data.courtiers.len()).map(SeatChoice::Courtier);
    [SeatChoice::Person]
        .into_iter()
        .chain(guest)
        .chain(courtiers)
        .collect()
}

/// The list that opens below a seat: the person, then the courtiers.
pub(super) fn seat_list(
    ctx: &Context,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    seat: usize,
    anchor: Rect,
    opened_now: bool,
) {
    let screen = ctx.content_rect();
    let row_h = 54.0 * theme.scale().clamp(1.0, 1.4);
    let choices = choices(data, seat);
    let wanted = row_h * (choices.len() + 1) as f32 + 16.0;
    let height = wanted.min(screen.height() - 24.0);
    let top = if anchor.bottom() + 4.0 + height <= screen.bottom() - 8.0 {
        anchor.bottom() + 4.0
    } else {
        (anchor.top() - 4.0 - height).max(12.0)
    };
    let rect = Rect::from_min_size(pos2(anchor.left(), top), vec2(anchor.width(), height));
    let picked = layers::modal(ctx, theme, |ui| {
        // A click outside the list closes it.
        let outside = ui.interact(screen, id("setup", "seat-outside"), Sense::CLICK);
        ui.paint("slip", rect);
        let picked = scrolling(
            ui,
            id("setup", "seat-scroll"),
            rect.shrink(8.0),
            false,
            |flow| {
                let mut picked = None;
                for (k, choice) in choices.iter().copied().enumerate() {
                    let line = flow.take(row_h);
                    let at = ChoiceRow {
                        rect: line,
                        index: k,
                        focus: opened_now,
                    };
                    let pressed = flow.draw(|ui| choice_row(ui, data, state, seat, choice, &at));
                    if pressed == Some(true) {
                        picked = Some(choice);
                    }
                    if choice == SeatChoice::Person {
                        let line = flow.take(row_h);
                        if flow.draw(|ui| name_field(ui, state, seat, line)) == Some(true) {
                            picked = Some(SeatChoice::Person);
                        }
                    }
                }
                picked
            },
        );
        let closed = outside.clicked()
            || (!opened_now && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)));
        if picked.is_none() && closed {
            Some(None)
        } else {
            picked.map(Some)
        }
    });
    if let Some(choice) = picked {
        if let Some(choice) = choice {
            state.seats[seat] = choice;
        }
        state.open_seat = None;
        ctx.memory_mut(|m| m.request_focus(id_of("setup", "seat", seat)));
    }
}

/// The field for a person's name. Returns true when the name was confirmed.
fn name_field(ui: &mut Pen, state: &mut SetupState, seat: usize, line: Rect) -> bool {
    let SetupState { names, typing, .. } = state;
    let Some(name) = names.get_mut(seat) else {
        return false;
    };
    let at = Rect::from_min_max(line.min + vec2(66.0, 4.0), line.max - vec2(10.0, 4.0));
    let number = (seat + 1).to_string();
    let label = fill("setup-name-label", &[("n", &number)]);
    let control = id_of("setup", "name", seat);
    let hint = text("setup-name");
    let response = field::line(ui, control, at, "quill", &label, hint, name);
    field::leaves(ui, &response, typing);
    response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter))
}

/// A row of the list of a seat.
struct ChoiceRow {
    rect: Rect,
    index: usize,
    /// Whether the current player gets the focus.
    focus: bool,
}

/// A player to choose for a seat. Returns whether it was pressed.
fn choice_row(
    ui: &mut Pen,
    data: &SetupData,
    state: &SetupState,
    seat: usize,
    choice: SeatChoice,
    at: &ChoiceRow,
) -> bool {
    let line = at.rect;
    let (name, key) = data.sitter(choice, seat);
    let role = role(choice);
    let on = state.seats[seat] == choice;
    let wid = id_of("setup", "seat-row", at.index);
    let spoken = format!("{name}, {}", data.rated(choice, seat, role));
    let response = list_row(ui, wid, line, on, &spoken);
    let place = pos2(line.left() + 40.0, line.center().y);
    portrait(ui.brush(), key, place, 22.0, Mood::Calm);
    let courtier = match choice {
        SeatChoice::Courtier(c) => data.courtiers.get(c),
        SeatChoice::Person | SeatChoice::Guest => None,
    };
    let level = courtier.filter(|_| data.count() > 2).map(|card| card.level);
    let role = ui.fit(role, italic(17.0), line.width() * 0.3);
    let wide = level.map_or(role.size().x, |_| ROSES);
    let room = line.width() - 76.0 - wide - 28.0;
    let name = ui.fit(
        name,
        { if on { FontFace::Strong } else { FontFace::Body } }
            .sized(20.0)
            .ink(INK),
        room,
    );
    let point = pos2(line.left() + 76.0, line.center().y);
    let rating = courtier.and_then(|card| card.rating).map(|rating| {
        let words = fill("rating-about", &[("n", &rating.to_string())]);
        ui.fit(&words, italic(15.5), room)
    });
    let whole = |rating: &Arc<Galley>| name.size().y + rating.size().y - 6.0;
    match rating.map(|rating| (whole(&rating), rating)) {
        Some((whole, rating)) if whole <= line.height() => {
            ui.put_lines([name, rating], point - vec2(0.0, whole / 2.0), -6.0);
        }
        _ => {
            ui.put_text(name, point, Align2::LEFT_CENTER);
        }
    }
    let right = line.right() - 14.0;
    match level {
        Some(level) => {
            roses(ui.brush(), pos2(right - wide, line.center().y), level, ROSE);
        }
        None => {
            ui.put_text(role, pos2(right, line.center().y), Align2::RIGHT_CENTER);
        }
    }
    show_focus(ui, &response, line.shrink(3.0));
    if at.focus && on {
        ui.memory_mut(|m| m.request_focus(wid));
    }
    response.clicked()
}

/// The control and the background of a row of the list.
fn list_row(ui: &mut Pen, id: Id, line: Rect, on: bool, spoken: &str) -> Response {
    let response = target(ui, id, line, true, || {
        WidgetInfo::selected(WidgetType::SelectableLabel, true, on, spoken)
    });
    if on {
        ui.paint("row_selected", line.shrink(1.0));
    } else if response.hovered() {
        ui.paint("row_hover", line.shrink(1.0));
    }
    response
}
