//! The small round buttons that step through a match.

use egui::{Color32, Id, Painter, Pos2, Rect, Shape, Stroke, WidgetInfo, WidgetType, vec2};

use crate::app::ui::{Pen, paint_seal, show_round_focus, square, state_of, target};
use crate::texts::text;

/// The four steps through a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the start of the match.
    Start,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the current position.
    End,
}

impl Step {
    /// From left to right.
    pub const ALL: [Self; 4] = [Self::Start, Self::Back, Self::Forward, Self::End];

    /// The button's label.
    pub fn label(self) -> &'static str {
        text(match self {
            Self::Start => "moves-start",
            Self::Back => "moves-back",
            Self::Forward => "moves-forward",
            Self::End => "moves-end",
        })
    }
}

/// The icon of a button for stepping through a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A step.
    Step(Step),
    /// Start playback.
    Play,
    /// Stop playback.
    Pause,
    /// The playback speed, 0 to 2.
    Speed(usize),
    /// Play on from the position shown.
    PlayFrom,
    /// Close the panel.
    Close,
}

/// A round icon button; `r` is its radius, on a phone at least 22. Returns whether it was pressed.
pub fn sign_button(
    ui: &mut Pen,
    id: Id,
    center: Pos2,
    r: f32,
    sign: Sign,
    label: &str,
    enabled: bool,
) -> bool {
    let rect = square(center, 2.0 * r);
    let response = target(ui, id, rect, enabled, || {
        WidgetInfo::labeled(WidgetType::Button, enabled, label)
    });
    let state = state_of(&response, enabled);
    let painter = ui.painter();
    paint_seal(ui.brush(), center, r, state, |at, color| {
        draw_sign(painter, sign, at, r * 0.36, color);
    });
    show_round_focus(ui, &response, center, r);
    response.clicked()
}

/// An icon in a square of side `2 * r`.
fn draw_sign(painter: &Painter, sign: Sign, center: Pos2, r: f32, color: Color32) {
    let triangle = |tip: f32, base: f32| {
        let points = [vec2(tip, 0.0), vec2(base, r), vec2(base, -r)].map(|step| center + step);
        painter.add(Shape::convex_polygon(points.to_vec(), color, Stroke::NONE));
    };
    let bar = |x: f32| {
        let bar = Rect::from_center_size(center + vec2(x, 0.0), vec2(r * 0.36, r * 2.0));
        painter.rect_filled(bar, 1.0, color);
    };
    match sign {
        Sign::Step(Step::Start) => {
            bar(-r * 0.85);
            triangle(-r * 0.6, r);
        }
        Sign::Step(Step::Back) => triangle(-r * 1.1, r * 0.6),
        Sign::Step(Step::Forward) => triangle(r * 1.1, -r * 0.6),
        Sign::Play => {
            // The ring distinguishes it from a single step.
            painter.circle_stroke(center, r * 1.75, (r * 0.26, color));
            triangle(r * 1.0, -r * 0.55);
        }
        Sign::Step(Step::End) => {
            bar(r * 0.85);
            triangle(r * 0.6, -r);
        }
        Sign::Pause => {
            painter.circle_stroke(center, r * 1.75, (r * 0.26, color));
            bar(-r * 0.45);
            bar(r * 0.45);
        }
        Sign::Speed(speed) => {
            let speed = speed.min(2);
            for i in 0..=speed {
                let x = r * 0.7 * (i as f32 - speed as f32 / 2.0);
                let points = [
                    vec2(x - r * 0.3, -r * 0.8),
                    vec2(x + r * 0.4, 0.0),
                    vec2(x - r * 0.3, r * 0.8),
                ];
                painter.add(Shape::line(
                    points.map(|step| center + step).to_vec(),
                    Stroke::new(r * 0.3, color),
                ));
            }
        }
        Sign::PlayFrom => {
            // A way that forks.
            let fork =
                [vec2(-1.0, 0.0), vec2(0.7, -0.8), vec2(0.7, 0.8)].map(|step| center + step * r);
            for end in &fork[1..] {
                painter.line_segment([fork[0], *end], (r * 0.26, color));
            }
            for end in fork {
                painter.circle_filled(end, r * 0.36, color);
            }
        }
        Sign::Close => {
            for offset in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
                let ends = [center - offset * r * 0.75, center + offset * r * 0.75];
                painter.line_segment(ends, (r * 0.34, color));
            }
        }
    }
}

/// The buttons for the four steps, starting at `left`, with `gap` between their centres. There are
/// positions `back` and `forward` of the one shown, or not.
pub fn steps(
    ui: &mut Pen,
    id: Id,
    left: Pos2,
    gap: f32,
    r: f32,
    (back, forward): (bool, bool),
) -> Option<Step> {
    let mut pressed = None;
    for (i, step) in Step::ALL.into_iter().enumerate() {
        let enabled = if i < 2 { back } else { forward };
        let center = left + vec2(gap * i as f32, 0.0);
        let (id, sign) = (id.with(i), Sign::Step(step));
        if sign_button(ui, id, center, r, sign, step.label(), enabled) {
            pressed = Some(step);
        }
    }
    pressed
}
