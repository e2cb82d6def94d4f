//! A page of the rules: the ribbon of the rule in force, heading, paragraphs and pictures.

use egui::{Align, Align2, Rangef, Rect, pos2, vec2};

use crate::app::screens::rules::view::data::{Leaf, Picture, RuleNote, RulesData, RulesState};
use crate::app::ui::{
    Flow, FontFace, Grid, INK_NOTE, ON_RED, Pen, announce, body, diagram, heading, icon, id_of,
    italic, ribbon, scrolling, strong,
};
use crate::texts::{fill, text};

/// Shows the open page.
pub(super) fn show(ui: &mut Pen, data: &RulesData, state: &RulesState, room: Rect) {
    let Some(leaf) = data.leaves.get(state.leaf) else {
        return;
    };
    let mut room = room;
    if let Some(moment) = data
        .moment
        .as_ref()
        .filter(|moment| moment.leaf == state.leaf)
    {
        room.min.y += moment_ribbon(ui, moment, room);
    }
    // Each page has its own scroll position.
    let scroll = id_of("rules", "leaf", state.game * 64 + state.leaf);
    scrolling(ui, scroll, room, false, |flow| {
        leaf_body(flow, leaf, state.leaf + 1);
        None::<()>
    });
}

/// The ribbon above the rule in force. Returns its height.
fn moment_ribbon(ui: &mut Pen, moment: &RuleNote, room: Rect) -> f32 {
    let over = if room.width() > 520.0 { 18.0 } else { 10.0 };
    let style = strong(21.0).ink(ON_RED);
    let words = ui.fit(text("rules-moment"), style, room.width() - 60.0);
    let extent = vec2(room.width(), (words.size().y + 16.0).max(46.0));
    let band = Rect::from_min_size(room.min, extent);
    ribbon(ui.brush(), band, over);
    icon(
        ui.brush(),
        "clock",
        band.left_center() + vec2(24.0, 0.0),
        1.0,
        ON_RED,
    );
    let used = ui.put_text(
        words,
        band.left_center() + vec2(46.0, 0.0),
        Align2::LEFT_CENTER,
    );
    announce(ui, text("rules-moment"), band);
    // The reason is at the end of the ribbon, or below it.
    let note = ui.line(&moment.sentence, italic(18.5).ink(ON_RED));
    if note.size().x <= band.right() - used.right() - 34.0 {
        let rect = ui.put_text(
            note,
            band.right_center() - vec2(14.0, 0.0),
            Align2::RIGHT_CENTER,
        );
        announce(ui, &moment.sentence, rect);
        return band.height() + 16.0;
    }
    let note = ui.balanced(&moment.sentence, italic(18.5), room.width(), Align::Min);
    let point = pos2(room.left(), band.bottom() + 12.0);
    let rect = ui.put_text(note, point, Align2::LEFT_TOP);
    announce(ui, &moment.sentence, rect);
    rect.bottom() - room.top() + 6.0
}

/// The gap between a picture and what is beside it.
const GAP: f32 = 24.0;

/// The least width of a caption beside its picture at 100 %.
const CAPTION: f32 = 150.0;

/// Heading, paragraphs and pictures; a single picture is beside the text if there is room.
fn leaf_body(flow: &mut Flow, leaf: &Leaf, number: usize) {
    let theme = flow.theme;
    let size = 33.0_f32.min(46.0 / theme.scale());
    let heading = flow.balanced(&leaf.title, heading(size), flow.width(), Align::Min);
    let line = flow.take(heading.size().y);
    flow.draw(|ui| {
        ui.put_text(heading, line.min, Align2::LEFT_TOP);
        // Not just the title, which is already the name of the line in the contents.
        announce(
            ui,
            &fill(
                "rules-heading",
                &[("n", &number.to_string()), ("title", &leaf.title)],
            ),
            line,
        );
    });
    flow.gap(6.0);
    match leaf.pictures.as_slice() {
        [picture] if flow.width() >= full_width(picture) + 250.0 * theme.scale() => {
            picture_beside(flow, &leaf.paragraphs, picture);
        }
        pictures => {
            for words in &leaf.paragraphs {
                paragraph(flow, words);
            }
            flow.gap(4.0);
            pictures_in_rows(flow, pictures);
        }
    }
}

/// The full width of a picture.
fn full_width(picture: &Picture) -> f32 {
    let [_, full] = diagram::widths(&picture.diagram);
    full
}

/// The first of several paragraphs across the whole width, then the picture with the others beside
/// it.
fn picture_beside(flow: &mut Flow, paragraphs: &[String], picture: &Picture) {
    let (first, others) = match paragraphs {
        [first, others @ ..] if !others.is_empty() => (Some(first), others),
        _ => (None, paragraphs),
    };
    if let Some(first) = first {
        paragraph(flow, first);
    }
    flow.gap(4.0);
    let words = |flow: &mut Flow| others.iter().for_each(|words| paragraph(flow, words));
    let width = full_width(picture);
    flow.beside(width, GAP, |flow| shown(flow, picture), words);
}

/// Pictures in rows of up to three. Where a row has room for one only, its caption is beside it if it
/// can be.
fn pictures_in_rows(flow: &mut Flow, pictures: &[Picture]) {
    let widths = pictures.iter().map(|one| diagram::widths(&one.diagram));
    let [least, full] = widths.fold([0.0_f32; 2], |most, [least, full]| {
        [most[0].max(least), most[1].max(full)]
    });
    let most = pictures.len().clamp(1, 3);
    let grid = Grid::fitting(flow.width(), least, GAP, most);
    let (columns, x) = (grid.columns, flow.x);
    let w = grid.cell(flow.width()).min(full);
    let beside = GAP + CAPTION * flow.theme.scale();
    for row in pictures.chunks(columns) {
        if let ([picture], 1, true) = (row, columns, least + beside <= flow.width()) {
            caption_beside(flow, picture, w.min(flow.width() - beside));
            continue;
        }
        let place = |i: usize| {
            let left = if columns == 1 {
                x.center() - w / 2.0
            } else {
                x.min + i as f32 * (w + GAP)
            };
            Rangef::new(left, left + w)
        };
        flow.columns((0..row.len()).map(place), |flow, i| shown(flow, &row[i]));
        flow.gap(8.0);
    }
}

/// A picture of this width with its caption beside it.
fn caption_beside(flow: &mut Flow, picture: &Picture, width: f32) {
    let words = |flow: &mut Flow| {
        flow.gap(12.0);
        caption(flow, picture);
    };
    flow.beside(width, GAP, |flow| painted(flow, picture), words);
    flow.gap(12.0);
}

fn paragraph(flow: &mut Flow, words: &str) {
    flow.text(words, body(20.0), Align::Min);
    flow.gap(8.0);
}

/// A picture across the whole width, with its caption.
fn shown(flow: &mut Flow, picture: &Picture) {
    painted(flow, picture);
    flow.gap(8.0);
    caption(flow, picture);
    flow.gap(4.0);
}

/// A picture across the whole width.
fn painted(flow: &mut Flow, picture: &Picture) {
    let high = diagram::height(&picture.diagram, flow.width());
    let rect = flow.take(high);
    flow.draw(|ui| {
        if ui.is_rect_visible(rect) {
            diagram::paint(ui.brush(), rect, &picture.diagram);
        }
    });
}

/// The caption of a picture, if it has one.
fn caption(flow: &mut Flow, picture: &Picture) {
    let (words, face) = (&picture.caption, FontFace::Italic);
    if !words.is_empty() {
        flow.text(words, face.sized(17.5).ink(INK_NOTE), Align::Min);
    }
}
