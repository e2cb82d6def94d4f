//! The score card of each side.

use egui::{
    Align2, Color32, Painter, Pos2, Rangef, Rect, Stroke, StrokeKind, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use crate::app::screens::table_hud::board_hud::HudAction;
use crate::app::screens::table_hud::card_hud::data::CardHudData;
use crate::app::table::cards::sheets::ScoreCard;
use crate::app::table::layout::cards::{Arrangement, CardAreas};
use crate::app::ui::{
    Brush, GOLD, HAIRLINE, INK_NOTE, LEAST_WORDS, Pen, RED, body, cards, heading, high_contrast,
    id_of, rgb, show_focus, strong, target, wash,
};
use crate::texts::text;

/// Shows the score of each side; pressing it opens the score sheet.
pub(super) fn show(ui: &mut Pen, areas: &CardAreas, data: &CardHudData) -> Option<HudAction> {
    let theme = ui.theme;
    let count = data.score_cards.len();
    if count == 0 {
        return None;
    }
    if count > MOST_SCORE_CARDS || areas.arrangement == Arrangement::Line {
        let rect = areas.score_table(count, theme.scale());
        let spoken: Vec<&str> = data
            .score_cards
            .iter()
            .map(|score| score.spoken.as_str())
            .collect();
        return pressable(
            ui,
            0,
            rect,
            &spoken.join(text("list-semicolon")),
            |painter| {
                paint_table(Brush::new(painter, theme), rect, &data.score_cards);
            },
        );
    }
    let places = areas.score_cards(count);
    let mut action = None;
    for (index, (score, rect)) in data.score_cards.iter().zip(places).enumerate() {
        let pressed = pressable(ui, index, rect, &score.spoken, |painter| {
            paint_score(
                Brush::new(painter, theme),
                rect,
                score,
                areas.design.is_phone(),
            );
        });
        action = pressed.or(action);
    }
    action
}

/// If there are more sides than this, their scores are in one table.
const MOST_SCORE_CARDS: usize = 3;

/// A control that opens the score sheet.
fn pressable(
    ui: &mut Pen,
    index: usize,
    rect: Rect,
    spoken: &str,
    paint: impl FnOnce(&Painter),
) -> Option<HudAction> {
    let response = target(ui, id_of("cards", "slip", index), rect, true, || {
        WidgetInfo::labeled(WidgetType::Button, true, spoken)
    });
    paint(ui.painter());
    if response.hovered() {
        let lit = ui.pick(wash(GOLD, 0.14), wash(high_contrast::YELLOW, 0.2));
        ui.painter().rect_filled(rect.shrink(2.0), 3.0, lit);
    }
    show_focus(ui, &response, rect);
    response.clicked().then_some(HudAction::Scores)
}

/// The score table of four to six sides: a line for each, with the totals of this hand and of the
/// match.
fn paint_table(brush: Brush, rect: Rect, score_cards: &[ScoreCard]) {
    brush.paint("slip", rect);
    let inner = rect.shrink2(vec2(12.0, 6.0));
    let line = inner.height() / score_cards.len().max(1) as f32;
    let size = (line * 0.72 / brush.theme.scale()).min(20.0);
    let number = inner.width() * 0.2;
    let numbers = if score_cards.iter().any(|score| score.total.is_some()) {
        2.0 * number
    } else {
        number
    };
    for (i, score) in score_cards.iter().enumerate() {
        let y = inner.top() + line * (i as f32 + 0.5);
        let ink = brush.pick(score.ink, high_contrast::BLACK);
        let right = |words: &str, x: f32, style| {
            let words = brush.fit(words, style, number);
            brush.put_text(words, pos2(x, y), Align2::RIGHT_CENTER);
        };
        let all = score.total.as_ref().unwrap_or(&score.hand);
        right(all, inner.right(), strong(size).ink(ink));
        if score.total.is_some() {
            let x = inner.right() - number;
            right(&score.hand, x, body(size).ink(INK_NOTE));
        }
        let room = inner.width() - numbers - 4.0;
        let name = brush.fit(&score.title, body(size), room);
        brush.put_text(name, pos2(inner.left(), y), Align2::LEFT_CENTER);
    }
}

fn paint_score(brush: Brush, rect: Rect, score: &ScoreCard, narrow: bool) {
    let k = rect.height() / if narrow { 66.0 } else { 96.0 };
    let torn = brush.theme.shows("score_slip") && !brush.theme.contrast;
    brush.paint(if torn { "score_slip" } else { "slip" }, rect);
    let pad = if narrow { 9.0 } else { 14.0 } * k;
    let inner = rect.x_range().shrink(pad);
    let large = brush.theme.scale();
    let line = score_head(brush, rect, inner, score, narrow);
    let middle = (line + rect.bottom()) / 2.0 - 1.0;
    let small = if narrow { 18.0 } else { 22.0 } * k / large;
    let ink = brush.pick(score.ink, high_contrast::BLACK);
    let big = if narrow { 27.0 } else { 36.0 } * k / large;
    let main = score.total.as_ref().unwrap_or(&score.hand);
    let galley = brush.line(main, strong(big).ink(ink));
    let right = brush
        .put_text(galley, pos2(inner.max, middle), Align2::RIGHT_CENTER)
        .left();
    // A side that doesn't score in this hand shows no parts.
    if !score.tricks.is_empty() {
        let place = ScoreLayout {
            left: inner.min,
            right,
            middle,
            small,
            narrow,
            k,
        };
        score_parts(brush, &place, score, ink);
    }
}

/// The title of a score card with the names below it. Returns the position of the line under them.
fn score_head(brush: Brush, rect: Rect, inner: Rangef, score: &ScoreCard, narrow: bool) -> f32 {
    let k = rect.height() / if narrow { 66.0 } else { 96.0 };
    let large = brush.theme.scale();
    // The numbers determine the layout: they are as large as the card allows, whatever the text
    // size.
    let head = if narrow { 17.5 } else { 21.0 } * k;
    let badge_r = if narrow { 10.5 } else { 15.0 } * k;
    let badge_at = pos2(inner.max - badge_r * 0.8, rect.top() + badge_r * 1.2);
    let title_size = head.min(head * 1.25 / large);
    let title = |room| brush.fit(&score.title, heading(title_size), room);
    let beside = title(inner.span() - 2.2 * badge_r);
    // Where there is no room for both, the badge is only at the portraits.
    let title = if score.badge.is_empty() || beside.elided {
        title(inner.span())
    } else {
        team_badge(brush, &score.badge, badge_at, badge_r);
        beside
    };
    let place = pos2(inner.min, rect.top() + 5.0 * k);
    let title = brush.put_text(title, place, Align2::LEFT_TOP);
    let line = rect.top() + if narrow { 0.49 } else { 0.555 } * rect.height();
    let left = line - title.bottom();
    let size = (15.5 * k)
        .min(left / 1.1 / large)
        .min(15.5 * k * 1.2 / large);
    // Illegible text is left out: first the names, which are also at the portraits.
    let words = below(score)
        .into_iter()
        .map(|words| brush.fit(&words, body(size).ink(INK_NOTE), inner.span()))
        .find(|words| can_be_read(words));
    if let Some(words) = words {
        let point = pos2(inner.min, line - left / 2.0 - 1.0);
        brush.put_text(words, point, Align2::LEFT_CENTER);
    }
    brush.hline(
        inner,
        line,
        (1.0, brush.pick(wash(HAIRLINE, 0.8), high_contrast::BLACK)),
    );
    line
}

/// The texts to try below a title, the longest first.
fn below(score: &ScoreCard) -> Vec<String> {
    match (score.names.is_empty(), score.mark.is_empty()) {
        (true, true) => Vec::new(),
        (false, true) => vec![score.names.clone()],
        (true, false) => vec![score.mark.clone()],
        (false, false) => vec![
            format!("{} · {}", score.names, score.mark),
            score.mark.clone(),
        ],
    }
}

/// Whether words are large enough, and all there.
fn can_be_read(words: &egui::Galley) -> bool {
    let mut parts = words.job.sections.iter();
    !words.elided && parts.all(|part| part.format.font_id.size >= LEAST_WORDS)
}

/// The positions of the parts of a score.
struct ScoreLayout {
    left: f32,
    right: f32,
    middle: f32,
    small: f32,
    narrow: bool,
    k: f32,
}

/// The parts of a score: tricks, points on cards, and their sum.
fn score_parts(brush: Brush, at: &ScoreLayout, score: &ScoreCard, ink: Color32) {
    let ScoreLayout {
        left,
        right,
        middle,
        small,
        narrow,
        k,
    } = *at;
    let mut x = left;
    // A card icon for the tricks, a lozenge for the points on cards.
    let extent = vec2(14.0, 19.0) * k * if narrow { 0.8 } else { 1.0 };
    let card = Rect::from_min_size(pos2(x, middle - 10.0 * k * 0.95), extent);
    let card = Rect::from_center_size(pos2(card.center().x, middle), card.size());
    if brush.theme.shows("small_card") && !brush.theme.contrast {
        brush.paint("small_card", card);
    } else {
        brush.rect(
            card,
            2.0,
            brush.pick(RED, high_contrast::BLACK),
            (1.0, brush.pick(GOLD, high_contrast::BLACK)),
            StrokeKind::Inside,
        );
    }
    x += card.width() + 4.0 * k;
    let figure = |x: f32, words: &str| {
        let galley = brush.line(words, strong(small));
        brush
            .put_text(galley, pos2(x, middle), Align2::LEFT_CENTER)
            .right()
    };
    x = figure(x, &score.tricks) + if narrow { 8.0 } else { 12.0 } * k;
    let r = if narrow { 8.0 } else { 10.0 } * k;
    let at = pos2(x + r * 0.7, middle);
    if brush.theme.shows("lozenge_gilt") && !brush.theme.contrast {
        let area = Rect::from_center_size(at, vec2(1.48, 2.0) * r);
        brush.paint("lozenge_gilt", area);
    } else {
        cards::lozenge(brush.painter, at, r, brush.pick(GOLD, high_contrast::BLACK));
    }
    x = figure(x + r * 1.4 + 4.0 * k, &score.points);
    if score.total.is_some() {
        // The total of this hand, e.g. “= 9”, between its parts and the match total; the score
        // sheet has it too.
        let words = format!("= {}", score.hand);
        let galley = brush.fit(&words, strong(small).ink(ink), right - x - 14.0 * k);
        if can_be_read(&galley) {
            let at = pos2((x + right) / 2.0, middle);
            brush.put_text(galley, at, Align2::CENTER_CENTER);
        }
    }
}

/// The badge of a side: its sprite, or a disc with a simple shape.
pub fn team_badge(brush: Brush, name: &str, center: Pos2, r: f32) {
    if brush.theme.shows(name) && !brush.theme.contrast {
        let own = brush
            .theme
            .sprite_size(name, Vec2::splat(30.0))
            .max(Vec2::splat(1.0));
        let rect = Rect::from_center_size(center, own * (2.0 * r / own.max_elem()));
        brush.paint(name, rect);
        return;
    }
    let rose = name.ends_with("rose");
    let (fill, line) = match (brush.theme.contrast, rose) {
        (true, true) => (high_contrast::BLACK, high_contrast::WHITE),
        (true, false) => (high_contrast::WHITE, high_contrast::BLACK),
        (false, true) => (rgb(0xa01b30), rgb(0xd5566a)),
        (false, false) => (rgb(0x26406e), rgb(0x9db4dc)),
    };
    brush.circle(
        center,
        r,
        fill,
        (1.2, brush.pick(line, high_contrast::BLACK)),
    );
    if rose {
        for petal in 0..5_u8 {
            let offset = Vec2::angled(std::f32::consts::TAU * (f32::from(petal) / 5.0 - 0.25));
            brush.circle_filled(center + offset * (r * 0.42), r * 0.25, line);
        }
    } else {
        for step in [-0.45, 0.0, 0.45] {
            let stroke = Stroke::new((r * 0.14).max(1.0), line);
            brush.vline(
                center.x + r * step,
                Rangef::new(center.y - r * 0.5, center.y + r * 0.6),
                stroke,
            );
            brush.hline(
                Rangef::new(center.x - r * 0.55, center.x + r * 0.55),
                center.y + r * (step - 0.05),
                stroke,
            );
        }
    }
}
