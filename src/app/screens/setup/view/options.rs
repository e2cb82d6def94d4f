//! The choices on the sheet: the seats and the level, and below them who starts, the clock and the
//! options of the game.

use std::sync::Arc;

use egui::{Align, Align2, Galley, Id, Rangef, Rect, pos2, vec2};

use crate::app::screens::setup::view::data::{OptionRow, SeatChoice, SetupData, SetupView, Starts};
use crate::app::ui::{
    Flow, Grid, TextButton, has_two_columns, heading, id, id_of, is_very_large, italic, segments,
    stepper, strong, toggle, toggle_height,
};
use crate::app::wording::people;
use crate::rules::Effort;
use crate::texts::{fill, text};

/// How the choices are laid out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SheetLook {
    /// Whether it is the sheet of a phone.
    pub phone: bool,
    /// Extra space between the groups.
    pub air: f32,
    /// Whether who starts and the clock are on a sheet of their own.
    pub aside: bool,
}

impl SetupView<'_> {
    /// All choices: seats, level, who starts, the clock, the options.
    pub(super) fn table(&mut self, flow: &mut Flow, anchors: &mut [Rect], look: SheetLook) {
        let data = self.data;
        let SheetLook { phone, air, aside } = look;
        let theme = flow.theme;
        let size = if phone { 22.0 } else { 26.0 };
        if !phone {
            flow.text(text("setup-seats"), heading(size), Align::Min);
            flow.gap(8.0);
        }
        let column = label_column(flow, data);
        self.choices(flow, column, 8.0 + air, true);
        self.rows(flow, anchors, phone);
        flow.gap(if phone { 12.0 } else { 4.0 } + air);
        self.level(flow, phone, size);
        self.effort(flow, column);
        flow.divider(20.0 + 2.0 * air);
        // Who starts, the clock, and the options with more than two values: each a choice of few.
        let mut increment_below = aside;
        if !aside {
            self.starts(flow, column, true);
            flow.gap(6.0 + air);
            if !data.clocks.is_empty() {
                increment_below = !self.clock(flow, column, true);
                flow.gap(6.0 + air);
            }
        }
        self.choices(flow, column, 8.0 + air, false);
        self.switches(flow, phone, increment_below);
        // There is an additional note if there is room.
        let last = match (self.state.starts, data.count()) {
            (Starts::Lot, 2) => "setup-lot_note",
            (Starts::Seat(_), 2) => "setup-change_note",
            _ => "setup-turn_note",
        };
        if air > 0.0 || (phone && !is_very_large(theme.scale())) {
            flow.gap(air);
            flow.text(text(last), italic(17.5), Align::Min);
        }
    }

    /// Who starts and the clock, on a narrow sheet of their own.
    pub(super) fn aside(&mut self, flow: &mut Flow) {
        let data = self.data;
        let labels = [data.starts.as_str(), text("setup-clock")];
        let width = |label| flow.text_width(label, strong(19.5));
        let column = labels.map(width).into_iter().fold(0.0, f32::max) + 14.0;
        self.starts(flow, column, false);
        flow.gap(8.0);
        if !data.clocks.is_empty() {
            self.clock(flow, column, false);
        }
    }

    /// The options with more than two values, with `gap` below each: that of the number of seats,
    /// or the others.
    fn choices(&mut self, flow: &mut Flow, column: f32, gap: f32, seats: bool) {
        let data = self.data;
        for (i, (option, value)) in data.options.iter().zip(&mut self.state.options).enumerate() {
            if option.choices.is_empty() || option.seats != seats {
                continue;
            }
            let shown = option.shown();
            let name = |value: &usize| option.choices.get(*value).map_or("", String::as_str);
            let names: Vec<&str> = shown.iter().map(name).collect();
            let row = Choice {
                id: id_of("setup", "option", i),
                label: &option.label,
                note: option.note_of(*value),
                names: &names,
                selected: shown.iter().position(|at| at == value).unwrap_or(0),
            };
            if let Some(chosen) = one_of(flow, &row, column).and_then(|at| shown.get(at)) {
                *value = *chosen;
            }
            flow.gap(gap);
        }
    }

    /// How much effort the courtiers make, if any are seated.
    fn effort(&mut self, flow: &mut Flow, column: f32) {
        let seats = self.state.seats.iter().take(self.data.count());
        let mut courtiers = seats.filter(|seat| matches!(seat, SeatChoice::Courtier(_)));
        if courtiers.next().is_none() {
            return;
        }
        let row = Choice {
            id: id("setup", "effort"),
            label: text("setup-effort"),
            note: "",
            names: &Effort::ALL.map(people::effort),
            selected: self.state.effort as usize,
        };
        flow.gap(4.0);
        let top = flow.y;
        let chosen = one_of(flow, &row, column);
        if let Some(effort) = chosen.and_then(|at| Effort::ALL.get(at)) {
            self.state.effort = *effort;
        }
        self.as_strong(flow, column, top);
    }

    /// The button for a courtier as strong as the person, beside the effort at this height or below it.
    fn as_strong(&mut self, flow: &mut Flow, column: f32, top: f32) {
        let Some((courtier, effort)) = self.data.as_strong else {
            return;
        };
        let choice = SeatChoice::Courtier(courtier);
        let seat = usize::from(self.state.seats.first() == Some(&SeatChoice::Person));
        let chosen = self.state.effort == effort && self.state.seats.get(seat) == Some(&choice);
        let button = TextButton::brass(text("setup-as_strong"))
            .size(19.0)
            .enabled(!chosen);
        let width = button.width(flow.ctx, flow.theme);
        let beside = Rangef::new(flow.x.min + column + TROUGH + 12.0, flow.x.max);
        let rect = if column > 0.0 && width <= beside.span() {
            Rect::from_x_y_ranges(beside, top..=top + 46.0)
        } else {
            flow.gap(6.0);
            let line = flow.take(46.0);
            line.with_max_x(line.left() + width.min(line.width()))
        };
        let pressed = flow.draw(|ui| button.show(ui, id("setup", "as_strong"), rect).clicked());
        if pressed == Some(true)
            && let Some(place) = self.state.seats.get_mut(seat)
        {
            *place = choice;
            self.state.effort = effort;
        }
    }

    /// Who starts, with its note if `noted`.
    fn starts(&mut self, flow: &mut Flow, column: f32, noted: bool) {
        let data = self.data;
        let names: Vec<&str> = if data.starters.is_empty() {
            (0..data.count())
                .map(|i| data.short(self.state.seats[i], i))
                .collect()
        } else {
            data.starters.iter().map(String::as_str).collect()
        };
        let lot = names.len();
        let names: Vec<&str> = names.into_iter().chain([text("setup-lot")]).collect();
        let row = Choice {
            id: id("setup", "starts"),
            label: &data.starts,
            note: if noted { &data.first_note } else { "" },
            names: &names,
            selected: match self.state.starts {
                Starts::Seat(seat) => seat,
                Starts::Lot => lot,
            },
        };
        if let Some(i) = one_of(flow, &row, column) {
            self.state.starts = if i < lot {
                Starts::Seat(i)
            } else {
                Starts::Lot
            };
        }
    }

    /// The clock, with its note if `noted`. Returns whether there is room for its increment beside
    /// it.
    fn clock(&mut self, flow: &mut Flow, column: f32, noted: bool) -> bool {
        let data = self.data;
        let minutes: Vec<String> = data.clocks.iter().map(u16::to_string).collect();
        let last = fill(
            "setup-clock-minutes",
            &[("n", minutes.last().map_or("", String::as_str))],
        );
        let names: Vec<&str> = [text("setup-clock-off")]
            .into_iter()
            .chain(minutes.iter().take(minutes.len() - 1).map(String::as_str))
            .chain([last.as_str()])
            .collect();
        let row = Choice {
            id: id("setup", "clock"),
            label: text("setup-clock"),
            note: text(if self.state.clock == 0 {
                "setup-clock-none"
            } else {
                "setup-clock-note"
            }),
            names: &names,
            selected: self.state.clock,
        };
        // There may be room for the increment beside the clock.
        let top = flow.y;
        let beside = Rangef::new(flow.x.min + column + TROUGH + 20.0, flow.x.max);
        let label = fill(
            "setup-clock-increment",
            &[("n", &data.increment.to_string())],
        );
        let fits = column > 0.0 && flow.text_width(&label, strong(19.5)) + 72.0 <= beside.span();
        let row = Choice {
            note: if !noted || self.state.clock > 0 && fits {
                ""
            } else {
                row.note
            },
            ..row
        };
        if let Some(i) = one_of(flow, &row, column) {
            self.state.clock = i;
        }
        if self.state.clock > 0 && fits {
            let rect = Rect::from_x_y_ranges(beside, top..=top + 46.0);
            flow.draw(|ui| {
                toggle(
                    ui,
                    id("setup", "increment"),
                    rect,
                    &label,
                    "",
                    false,
                    &mut self.state.increment,
                )
            });
        }
        fits
    }

    /// The switches: the increment of a clock, and such options.
    fn switches(&mut self, flow: &mut Flow, phone: bool, increment_below: bool) {
        let data = self.data;
        let seconds = data.increment.to_string();
        let increment = OptionRow {
            label: fill("setup-clock-increment", &[("n", &seconds)]),
            note: text("setup-clock-increment-note").to_owned(),
            ..OptionRow::default()
        };
        let options = data.options.iter().enumerate();
        let options = options.filter(|(_, option)| option.choices.is_empty());
        let options = options.map(|(i, option)| (Some(i), option));
        let increment = (self.state.clock > 0 && increment_below).then_some((None, &increment));
        let rows: Vec<(Option<usize>, &OptionRow)> = options.chain(increment).collect();
        let two = !phone && rows.len() > 1 && has_two_columns(flow.width(), flow.theme.scale());
        let grid = Grid {
            columns: if two { 2 } else { 1 },
            gap: vec2(24.0, 8.0),
            centred: false,
        };
        let width = grid.cell(flow.width());
        let height = |flow: &Flow, (_, row): &(_, &OptionRow)| {
            toggle_height(flow.ctx, flow.theme, &row.label, &row.note, width)
        };
        grid.show(flow, &rows, height, |ui, rect, _, (option, row)| {
            let mut show = |id: Id, on: &mut bool| {
                toggle(ui, id, rect, &row.label, &row.note, phone, on);
            };
            match option {
                Some(i) => {
                    let value = self.state.options.get_mut(*i)?;
                    let mut on = *value > 0;
                    show(id_of("setup", "option", *i), &mut on);
                    *value = usize::from(on);
                }
                None => show(id("setup", "increment"), &mut self.state.increment),
            }
            None::<()>
        });
        flow.gap(if rows.is_empty() { 0.0 } else { 8.0 });
    }
}

/// A label with a choice of few values.
struct Choice<'a> {
    id: Id,
    label: &'a str,
    note: &'a str,
    names: &'a [&'a str],
    selected: usize,
}

/// The most values that are shown beside each other; with more there is one at a time.
const MOST_SEGMENTS: usize = 7;

/// The width of the segments beside a label.
const TROUGH: f32 = 374.0;

/// The width of the labels at the left, the same for all; 0 if each label is above its segments.
fn label_column(flow: &Flow, data: &SetupData) -> f32 {
    let options = data
        .options
        .iter()
        .filter(|option| !option.choices.is_empty());
    let widest = [
        data.starts.as_str(),
        text("setup-clock"),
        text("setup-effort"),
    ]
    .into_iter()
    .chain(options.map(|option| option.label.as_str()))
    .map(|label| flow.text_width(label, strong(19.5)))
    .fold(0.0, f32::max);
    let column = (widest + 16.0).max(118.0);
    if column + TROUGH <= flow.width() {
        column
    } else {
        0.0
    }
}

/// A label with its segments beside or below it. Returns the value that was chosen.
fn one_of(flow: &mut Flow, row: &Choice, column: f32) -> Option<usize> {
    let words = flow.line(row.label, strong(19.5));
    let beside = column > 0.0;
    let rect = flow.take(if beside { 46.0 } else { words.size().y + 4.0 });
    let trough = if beside {
        let wide = (rect.width() - column).min(TROUGH);
        Rect::from_min_size(rect.min + vec2(column, 0.0), vec2(wide, 46.0))
    } else {
        flow.take(46.0)
    };
    // The note is beside the segments, at the end of the line above them, or below them.
    let from = if beside {
        trough.right() + 20.0
    } else {
        rect.left() + words.size().x + 16.0
    };
    let note = note_in(flow, row.note, rect.right() - from, beside);
    let below = note.is_none();
    let chosen = flow.draw(|ui| {
        ui.put_text(words, rect.left_center(), Align2::LEFT_CENTER);
        if let Some(note) = note {
            let (at, anchor) = if beside {
                (pos2(from, rect.center().y), Align2::LEFT_CENTER)
            } else {
                (rect.right_center(), Align2::RIGHT_CENTER)
            };
            ui.put_text(note, at, anchor);
        }
        let choose = if row.names.len() > MOST_SEGMENTS {
            stepper
        } else {
            segments
        };
        choose(ui, row.id, trough, row.names, row.selected, row.label)
    });
    if below && !row.note.is_empty() {
        flow.gap(2.0);
        flow.text(row.note, italic(16.5), Align::Min);
    }
    chosen.flatten()
}

/// A note, laid out to fit: on one line, or on two if `two_lines` is set and they are not too
/// short.
fn note_in(flow: &Flow, note: &str, room: f32, two_lines: bool) -> Option<Arc<Galley>> {
    let one = flow.line(note, italic(17.5));
    if one.size().x <= room {
        return Some(one);
    }
    let two = flow.balanced(note, italic(17.5), room.max(1.0), Align::Min);
    (two_lines && room > 120.0 && two.rows.len() == 2).then_some(two)
}
