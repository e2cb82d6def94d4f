//! The gallery of a game: miniatures with a true story each, which is told when something like it has
//! happened on the table for the first time. Until then the miniature is veiled.

use egui::{Align, Align2, Context, Pos2, Rect, pos2, vec2};

use crate::app::ui::{
    Brush, Flow, FontFace, INK, INK_NOTE, PageState, TextButton, Theme, announce, body, heading,
    id, layers, page, square,
};
use crate::texts::{text, two_sentences};

/// A story of a gallery; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToldStory {
    /// The sprite of the miniature, veiled if the story has not been told.
    pub picture: String,
    /// Whom it is about, or that it has not been told.
    pub name: String,
    /// The story, or what it is that tells it.
    pub words: String,
    /// Whether it has been told.
    pub told: bool,
}

/// What was pressed on the page for teachers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeachersAction {
    /// Leave (also Esc).
    Back,
    /// Open the sheet to print.
    Sheet,
}

/// The side of a miniature, in points.
const MINIATURE: f32 = 92.0;

/// Shows a gallery with this title until it is left.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    title: &str,
    stories: &[ToldStory],
    state: &mut PageState,
) -> Option<()> {
    page::read(ctx, theme, ("gallery", title), state, (), |flow| {
        flow.gap(8.0);
        for (i, story) in stories.iter().enumerate() {
            if i > 0 {
                flow.divider(16.0);
            }
            entry(flow, story);
        }
        None
    })
}

/// Shows how a line is learned, with a button for the sheet to print.
pub fn teachers(
    ctx: &Context,
    theme: &Theme,
    paragraphs: &[String],
    state: &mut PageState,
) -> Option<TeachersAction> {
    let page = ("teachers", text("line-teachers"));
    page::read(ctx, theme, page, state, TeachersAction::Back, |flow| {
        for words in paragraphs {
            flow.gap(8.0);
            flow.text(words, body(20.0), Align::Min);
        }
        flow.gap(16.0);
        let button = TextButton::brass(text("line-sheet"));
        let pressed = flow.button(id("teachers", "button"), button, 50.0);
        flow.gap(8.0);
        pressed.then_some(TeachersAction::Sheet)
    })
}

/// A story: the miniature on the left, the words beside it.
fn entry(flow: &mut Flow, story: &ToldStory) {
    let left = MINIATURE + 22.0;
    let room = flow.width() - left;
    let face = if story.told {
        FontFace::Body
    } else {
        FontFace::Italic
    };
    let ink = if story.told { INK } else { INK_NOTE };
    let name = flow.wrapped(&story.name, heading(25.0).ink(ink), room);
    let words = flow.wrapped(&story.words, face.sized(19.0).ink(ink), room);
    let whole = name.size().y + words.size().y + 2.0;
    let rect = flow.take(whole.max(MINIATURE) + 8.0);
    flow.draw(|ui| {
        let middle = pos2(rect.left() + MINIATURE / 2.0, rect.center().y);
        let at = square(middle, MINIATURE);
        ui.paint(&story.picture, at);
        let top = rect.center().y - whole / 2.0;
        let corner = pos2(rect.left() + left, top);
        let below = ui.put_text(name, corner, Align2::LEFT_TOP).bottom() + 2.0;
        ui.put_text(words, pos2(corner.x, below), Align2::LEFT_TOP);
        announce(ui, &two_sentences(&story.name, &story.words), rect);
    });
}

/// Shows a story over the table, centred at a point; `k` is the number of points per
/// design pixel.
pub fn tell(ctx: &Context, theme: &Theme, center: Pos2, k: f32, narrow: bool, story: &ToldStory) {
    let painter = layers::screen_painter(ctx);
    let brush = Brush::new(&painter, theme);
    let side = if narrow { 84.0 } else { 112.0 } * k;
    let width = if narrow { 366.0 } else { 560.0 } * k;
    let (pad, gap) = (18.0 * k, 16.0 * k);
    let room = width - side - 2.0 * pad - gap;
    let size = |points: f32| points * k.min(1.0 / theme.scale().sqrt());
    let name = brush.wrapped(&story.name, heading(size(27.0)), room);
    let words = brush.wrapped(&story.words, body(size(19.0)), room);
    let whole = name.size().y + words.size().y + 4.0;
    let height = whole.max(side) + 2.0 * pad;
    let rect = Rect::from_center_size(center, vec2(width, height));
    brush.paint("slip", rect);
    let middle = pos2(rect.left() + pad + side / 2.0, rect.center().y);
    brush.paint(&story.picture, square(middle, side));
    let corner = pos2(
        rect.left() + pad + side + gap,
        rect.center().y - whole / 2.0,
    );
    let name = brush.put_text(name, corner, Align2::LEFT_TOP);
    let below = name.left_bottom() + vec2(0.0, 4.0);
    brush.put_text(words, below, Align2::LEFT_TOP);
}
