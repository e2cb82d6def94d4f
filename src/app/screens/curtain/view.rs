//! The curtain that hides a hand: who may open it, how, and what has happened since that person's
//! last turn. It covers the whole window. The app measures how long it is held.

use egui::accesskit::Action;
use egui::{
    Align, Color32, Context, Mesh, Painter, Pos2, Rangef, Rect, Shape, Stroke, Vec2, pos2, vec2,
};

use crate::app::ui::page::PageState;
use crate::app::ui::{
    Brush, CREAM, Flow, GOLD, IconButton, Pen, PromptKind, RED, Theme, announce, body, escaped,
    focus_once, glyph_width, heading, high_contrast, id, is_narrow, layers, prompt_pill, rgb,
    scrolling, show_focus, square, strong, target, wash,
};
use crate::texts::{fill, text};

/// The person that the curtain waits for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CurtainData {
    /// The person's name.
    pub name: String,
    /// The portrait's key, e.g. `you` or `third`.
    pub portrait: String,
    /// What has happened since that person's last turn, in sentences; may be empty.
    pub recap: Vec<String>,
    /// Hold progress, 0 to 1.
    pub held: f32,
}

/// The player's action. Holding the curtain is not one of them: the app reads it from the input
/// devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurtainAction {
    /// Open the curtain: asked for by assistive technology, which cannot hold.
    Open,
    /// Open the pause menu (also Esc).
    Menu,
}

/// Shows the curtain over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &CurtainData,
    state: &mut PageState,
) -> Option<CurtainAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layers::modal(ctx, theme, |ui| {
        cloth(ui.brush(), screen);
        let radius: f32 = if narrow { 82.0 } else { 105.0 };
        let radius = radius.min(screen.height() * 0.15);
        let width = (screen.width() - 48.0).min(580.0);
        let x = Rangef::point(screen.center().x).expand(width / 2.0);
        let inner = x.shrink(if narrow { 26.0 } else { 40.0 });
        let head = radius + 14.0;
        let mut measure = Flow::measure(ctx, theme, inner);
        words(&mut measure, data);
        let above = radius + 24.0;
        let pill = if theme.device.has_keys() { 84.0 } else { 24.0 };
        let room = screen.height() - above - pill - 40.0;
        let height = (head + measure.height() + 40.0).clamp(200.0_f32.min(room), room);
        let top = (screen.center().y - (height + above + pill) / 2.0 + above)
            .max(screen.top() + above + 12.0);
        let sheet = Rect::from_min_size(pos2(x.min, top), vec2(width, height));
        ui.parchment(sheet);
        let body = Rect::from_x_y_ranges(inner, sheet.top() + head..=sheet.bottom() - 26.0);
        scrolling(ui, id("curtain", "words"), body, true, |flow| {
            words(flow, data);
            None::<()>
        });
        let center = pos2(sheet.center().x, sheet.top() + 8.0);
        medallion(ui, data, center, radius);
        focus_once(ui, id("curtain", "hold"), &mut state.focus_first);
        prompt(ui, sheet);
        let corner = pos2(screen.right() - 40.0, screen.top() + 40.0);
        let menu =
            IconButton::new("menu", text("hud-menu"), 24.0).show(ui, id("curtain", "menu"), corner);
        let asked = ctx.input(|input| {
            input.has_accesskit_action_request(id("curtain", "hold"), Action::Click)
        });
        if asked {
            return Some(CurtainAction::Open);
        }
        (menu.clicked() || escaped(ctx, opened)).then_some(CurtainAction::Menu)
    })
}

fn words(flow: &mut Flow, data: &CurtainData) {
    let title = fill("curtain-pass", &[("name", &data.name)]);
    flow.text(&title, heading(46.0), Align::Center);
    flow.text(text("curtain-hold"), strong(25.0), Align::Center);
    flow.divider(30.0);
    if data.recap.is_empty() {
        flow.text(text("curtain-first"), body(21.0), Align::Center);
    } else {
        flow.text(text("curtain-recap"), strong(20.0).ink(RED), Align::Center);
        flow.gap(2.0);
        for sentence in &data.recap {
            flow.text(sentence, body(21.0), Align::Center);
        }
    }
}

/// The button: a medallion with a ring that fills while it is held.
fn medallion(ui: &mut Pen, data: &CurtainData, center: Pos2, radius: f32) {
    let theme = ui.theme;
    let rect = square(center, 2.0 * radius);
    let spoken = fill("say-curtain", &[("name", &data.name)]);
    let response = target(ui, id("curtain", "hold"), rect, true, || {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken)
    });
    let painter = ui.painter();
    let held = data.held.clamp(0.0, 1.0);
    let own = format!("curtain_medal_{}", data.portrait);
    let medal = if theme.shows(&own) {
        &own
    } else {
        "curtain_medal"
    };
    if theme.contrast || !theme.shows(medal) {
        let (face, edge) = theme.pick(
            (rgb(0x1f3b78), GOLD),
            (high_contrast::WHITE, high_contrast::BLACK),
        );
        painter.circle_filled(center, radius, high_contrast::BLACK);
        painter.circle(center, radius * 0.78, face, (3.0, edge));
        ring(
            painter,
            center,
            radius * 0.9,
            radius * 0.14,
            held,
            edge_of_ring(theme),
        );
        let size = theme.sprite_size("rose_big", Vec2::splat(radius));
        if theme.shows("rose_big") {
            let k = radius * 0.9 / size.x.max(1.0);
            ui.paint_at("rose_big", center, k, Color32::WHITE);
        }
    } else {
        ui.paint(medal, rect);
        ring(
            painter,
            center,
            radius * 0.93,
            radius * 0.105,
            held,
            edge_of_ring(theme),
        );
    }
    show_focus(ui, &response, rect.expand(3.0));
}

fn edge_of_ring(theme: &Theme) -> Color32 {
    theme.pick(rgb(0xf1cd6b), rgb(0xffd60a))
}

/// An arc of a ring, clockwise from the top.
fn ring(painter: &Painter, center: Pos2, radius: f32, wide: f32, part: f32, color: Color32) {
    if part <= 0.0 {
        return;
    }
    let steps = (part * 90.0).ceil().max(2.0) as usize;
    let point = |step: usize| {
        let turn = std::f32::consts::TAU * (part * step as f32 / steps as f32 - 0.25);
        center + radius * Vec2::angled(turn)
    };
    let points: Vec<Pos2> = (0..=steps).map(point).collect();
    let end = points.last().copied().unwrap_or(center);
    painter.add(Shape::line(points, Stroke::new(wide, color)));
    painter.circle_filled(end, wide * 0.8, color);
}

/// How to hold with the device that was used last, below the sheet.
fn prompt(ui: &mut Pen, sheet: Rect) {
    if !ui.theme.device.has_keys() {
        return;
    }
    let words = text("curtain-prompt");
    let glyph = glyph_width(ui.ctx(), ui.theme, "enter", 1.25);
    let width = (ui.text_width(words, body(17.5)) + glyph + 64.0).min(sheet.width());
    let point = pos2(sheet.center().x, sheet.bottom() + 44.0);
    let pill = Rect::from_center_size(point, vec2(width, 50.0));
    prompt_pill(ui.brush(), pill, &[(PromptKind::Act, words)]);
    announce(ui, words, pill);
}

/// The cloth: folds of crimson velvet, with a gilt fringe at the top and a hem at the bottom.
fn cloth(brush: Brush, screen: Rect) {
    if brush.theme.contrast {
        brush.rect_filled(screen, 0.0, high_contrast::BLACK);
        return;
    }
    if brush.theme.shows("curtain_cloth") {
        tiled(brush, "curtain_cloth", screen);
    } else {
        folds(brush.painter, screen);
    }
    let strip = |name: &str, top: bool| {
        let size = brush.theme.sprite_size(name, Vec2::ZERO);
        let y = if top {
            screen.top()
        } else {
            screen.bottom() - size.y
        };
        let band = Rect::from_min_size(pos2(screen.left(), y), vec2(screen.width(), size.y));
        if brush.theme.shows(name) {
            tiled(brush, name, band);
        }
    };
    strip("curtain_fringe", true);
    strip("curtain_hem", false);
}

/// Fills a band with copies of a sprite side by side. They have the height of the band, and about
/// their own proportions.
fn tiled(brush: Brush, name: &str, band: Rect) {
    let size = brush.theme.sprite_size(name, band.size());
    let count = (band.width() / size.x.max(1.0)).round().max(1.0);
    let wide = band.width() / count;
    for i in 0..count as usize {
        let left = band.left() + wide * i as f32;
        let rect = Rect::from_x_y_ranges(left..=left + wide, band.y_range());
        brush.paint(name, rect);
    }
}

/// The cloth without its image: vertical stripes of light and shade.
fn folds(painter: &Painter, screen: Rect) {
    let (dark, light) = (rgb(0x3d0612), rgb(0xa21f33));
    let count = (screen.width() / 48.0).ceil().max(2.0);
    let wide = screen.width() / count;
    let mut mesh = Mesh::default();
    for i in 0..=(2 * count as usize) {
        let at = screen.left() + wide * 0.5 * i as f32;
        let color = if i % 2 == 0 { dark } else { light };
        let first = mesh.vertices.len() as u32;
        mesh.colored_vertex(pos2(at, screen.top()), color);
        let point = pos2(at, screen.bottom());
        mesh.colored_vertex(point, color.gamma_multiply(0.8).to_opaque());
        if i > 0 {
            mesh.add_triangle(first - 2, first - 1, first);
            mesh.add_triangle(first - 1, first, first + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
    painter.hline(
        screen.x_range(),
        screen.top() + 10.0,
        (20.0, wash(GOLD, 0.9)),
    );
    painter.hline(
        screen.x_range(),
        screen.bottom() - 8.0,
        (16.0, wash(CREAM, 0.25)),
    );
}
