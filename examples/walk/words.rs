//! The words on the screen as they are painted, and whether they have room. The walk and the tests of
//! other languages both look at them.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};
use egui::{Rect, Sense, Shape};
use kings_coffer::app::ui::breaks_word;

/// Notes in every frame what is painted.
pub fn plugin(app: &mut App) {
    app.init_resource::<Painted>().add_systems(
        PostUpdate,
        note.after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// How far words may stick out, in points: the measured size of letters is generous.
pub const SLACK: f32 = 2.0;

/// What is cut by less scrolls by its frame alone, in points.
const LEAST_SCROLLED: f32 = 12.0;

/// Words as they are painted, in points.
pub struct Words {
    /// Where.
    pub rect: Rect,
    /// How much of that can be seen.
    pub clip: Rect,
    /// What.
    pub text: String,
    /// The height of its smallest letters, in points.
    pub size: f32,
    /// Whether their end is missing.
    pub elided: bool,
    /// Whether a line ends within a word.
    pub broken: bool,
}

/// What is painted in a frame, and its controls.
#[derive(Resource)]
pub struct Painted {
    /// The words; what is hidden by a sheet over it is left out.
    pub words: Vec<Words>,
    /// The window.
    pub window: Rect,
    controls: Vec<Control>,
    /// What is scrolled away, even in part.
    scrolled: Vec<Control>,
    /// What is as narrow and high as a scroll bar with its shadow.
    bars: Vec<Rect>,
}

impl Default for Painted {
    fn default() -> Self {
        Self {
            words: Vec::new(),
            window: Rect::NOTHING,
            controls: Vec::new(),
            scrolled: Vec::new(),
            bars: Vec::new(),
        }
    }
}

/// A control or a sentence: its whole rectangle, and the visible part.
struct Control {
    rect: Rect,
    seen: Rect,
}

/// Adds the words of a shape; what lies over the whole window, such as the cloth of the curtain or
/// the shade below a dialog, hides earlier ones.
fn collect(shape: &Shape, clip: Rect, window: Rect, words: &mut Vec<Words>) {
    match shape {
        Shape::Vec(shapes) => shapes
            .iter()
            .for_each(|shape| collect(shape, clip, window, words)),
        Shape::Rect(rect) if rect.fill.a() > 0 && rect.rect.contains_rect(window) => words.clear(),
        Shape::Rect(rect) if rect.fill.is_opaque() => hide(rect.rect, window, words),
        Shape::Mesh(mesh) if mesh.vertices.iter().all(|vertex| vertex.color.is_opaque()) => {
            hide(mesh.calc_bounds(), window, words);
        }
        Shape::Text(text) => {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            let seen = rect.intersect(clip);
            let sections = text.galley.job.sections.iter();
            let sizes = sections.map(|section| section.format.font_id.size);
            let size = sizes.fold(f32::INFINITY, f32::min);
            let elided = text.galley.elided;
            let broken = breaks_word(&text.galley);
            let text = text.galley.text().trim().to_owned();
            // Single letters are badges; a text to be copied scrolls in its box.
            if (2..1000).contains(&text.chars().count())
                && seen.width() > 1.0
                && seen.height() > 4.0
            {
                words.push(Words {
                    rect,
                    clip,
                    text,
                    size,
                    elided,
                    broken,
                });
            }
        }
        _ => {}
    }
}

/// A sheet hides what lies below it.
fn hide(sheet: Rect, window: Rect, words: &mut Vec<Words>) {
    if sheet.area() > window.area() / 9.0 {
        let sheet = sheet.expand(1.0);
        words.retain(|words| !sheet.contains_rect(words.rect.intersect(words.clip)));
    }
}

/// Adds what may be a scroll bar.
fn collect_bars(shape: &Shape, bars: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect_bars(shape, bars)),
        Shape::Mesh(_) | Shape::Rect(_) => {
            let rect = shape.visual_bounding_rect();
            if (6.0..40.0).contains(&rect.width()) && rect.height() > 2.0 * rect.width() {
                bars.push(rect);
            }
        }
        _ => {}
    }
}

fn note(outputs: Query<(&EguiFullOutput, &EguiContext)>, mut painted: ResMut<Painted>) {
    for (output, context) in &outputs {
        let Some(output) = &output.0 else { continue };
        let mut context = context.clone();
        let context = context.get_mut();
        let window = context.viewport_rect();
        painted.window = window;
        painted.words.clear();
        painted.bars.clear();
        for shape in &output.shapes {
            collect(&shape.shape, shape.clip_rect, window, &mut painted.words);
            collect_bars(&shape.shape, &mut painted.bars);
        }
        painted.controls.clear();
        painted.scrolled.clear();
        context.viewport(|viewport| {
            // Controls below the topmost panel are disabled.
            let layers = viewport.prev_pass.widgets.layers();
            let layers: Vec<_> = layers.filter(|(_, widgets)| !widgets.is_empty()).collect();
            let top = layers.iter().map(|(layer, _)| layer.order).max();
            let topmost = layers.iter().filter(|(layer, _)| Some(layer.order) == top);
            for widget in topmost.flat_map(|(_, widgets)| widgets.iter()) {
                let (rect, seen) = (widget.rect, widget.interact_rect);
                if edge(rect, seen).is_some() && widget.sense != Sense::DRAG {
                    painted.scrolled.push(Control { rect, seen });
                }
                if widget.sense.senses_click() && rect.area() < window.area() / 4.0 {
                    painted.controls.push(Control { rect, seen });
                }
            }
        });
    }
}

/// The height of the edge behind which a part of this is scrolled away.
fn edge(rect: Rect, seen: Rect) -> Option<f32> {
    if seen.top() > rect.top() + LEAST_SCROLLED {
        Some(seen.top())
    } else {
        (seen.bottom() < rect.bottom() - LEAST_SCROLLED).then_some(seen.bottom())
    }
}

/// Whether one of these bars, to the right of this, shows that it scrolls.
fn shows_scrolling(bars: &[Rect], Control { rect, seen }: &Control) -> bool {
    let reaches = |bar: &Rect, edge| bar.expand(8.0).y_range().contains(edge);
    edge(*rect, *seen).is_some_and(|edge| {
        let right = bars.iter().filter(|bar| bar.center().x > rect.left());
        right.copied().any(|bar| reaches(&bar, edge))
    })
}

/// Whether an area holds the full width of some words.
fn holds(room: Rect, words: Rect) -> bool {
    room.left() - SLACK < words.left() && words.right() < room.right() + SLACK
}

/// Whether two words overlap; a shadow has the same text as its word and does not count.
fn collide(one: &Words, other: &Words) -> bool {
    let both = one
        .rect
        .intersect(one.clip)
        .intersect(other.rect.intersect(other.clip));
    let low = one.rect.height().min(other.rect.height());
    one.text != other.text && both.width() > 2.0 * SLACK && both.height() > 0.4 * low
}

/// The words that have no room in the last frame.
pub fn overflows(painted: &Painted) -> Vec<String> {
    let mut found = Vec::new();
    for (number, words) in painted.words.iter().enumerate() {
        let Words {
            rect, clip, text, ..
        } = words;
        if !holds(painted.window, *rect) {
            found.push(format!("“{text}” leaves the window at {rect}"));
        } else if !holds(*clip, *rect) {
            found.push(format!("“{text}” at {rect} is cut by {clip}"));
        }
        // The smallest control around the middle of what can be seen of the words; a badge at the corner of a round
        // button, and the words below one, may stick out.
        let around = painted.controls.iter();
        let middle = rect.intersect(*clip).center();
        let around = around.filter(|one| one.seen.contains(middle));
        let least = around.min_by(|one, other| one.rect.area().total_cmp(&other.rect.area()));
        let least = least.map(|control| control.rect);
        if let Some(control) = least.filter(|control| control.width() > 1.2 * control.height())
            && !(holds(control, *rect) && rect.height() < control.height() + SLACK)
        {
            found.push(format!(
                "“{text}” at {rect} is larger than its control {control}"
            ));
        }
        let rest = painted.words[number + 1..].iter();
        found.extend(rest.filter(|other| collide(words, other)).map(|other| {
            format!(
                "“{text}” at {rect} lies over “{}” at {}",
                other.text, other.rect
            )
        }));
    }
    let scrolled = painted.scrolled.iter();
    let hidden = scrolled.filter(|one| !shows_scrolling(&painted.bars, one));
    found.extend(
        hidden.map(|one| format!("something at {} scrolls, and no bar shows it", one.rect)),
    );
    found
}

/// The words whose end is missing, and those that are broken between two lines.
pub fn cut(painted: &Painted) -> Vec<String> {
    let elided = painted.words.iter().filter(|words| words.elided);
    let missing = elided.map(|words| format!("the end of “{}” is missing", words.text));
    // A link has no words.
    let broken = painted.words.iter().filter(|words| words.broken);
    let broken = broken.filter(|words| !words.text.starts_with('#'));
    let broken = broken.map(|words| format!("a word of “{}” is broken", words.text));
    missing.chain(broken).collect()
}

/// The least height of words, and of controls for a fingertip, in points.
const LEAST: (f32, f32) = (12.0, 44.0);

/// The words that are too small to be read or not all there, and the controls that a finger misses. A
/// control that is partly scrolled away has its size elsewhere.
pub fn too_small(painted: &Painted) -> Vec<String> {
    let (letters, finger) = LEAST;
    let words = painted.words.iter();
    let small = words.filter(|words| words.size < letters - 0.05);
    let mut found: Vec<String> = small
        .map(|words| format!("“{}” has letters of {:.1}", words.text, words.size))
        .collect();
    found.extend(cut(painted));
    let controls = painted.controls.iter();
    let controls = controls.filter(|one| one.rect.width().min(one.rect.height()) < finger - 0.5);
    found.extend(controls.map(|one| {
        let middle = one.rect.center();
        let named = painted.words.iter();
        let named = named.filter(|words| one.rect.contains(words.rect.center()));
        let names: Vec<&str> = named.map(|words| words.text.as_str()).collect();
        let (width, height) = (one.rect.width(), one.rect.height());
        format!("{names:?} at {middle:?} is {width:.0} × {height:.0}")
    }));
    found
}
