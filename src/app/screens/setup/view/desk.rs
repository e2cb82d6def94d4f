//! The setup on a desk: the games on oak, the choices on parchment beside them.

use egui::{Color32, Context, Rangef, Rect, Stroke, Vec2, pos2, vec2};

use crate::app::screens::setup::view::bars::desk_bar;
use crate::app::screens::setup::view::data::{SetupAction, SetupData, SetupState};
use crate::app::screens::setup::view::games::{
    game_line, games, page_buttons, small_games, title_line,
};
use crate::app::screens::setup::view::options;
use crate::app::screens::setup::view::options::{SheetLook, table};
use crate::app::ui::breakpoints::has_games_beside_setup;
use crate::app::ui::flow::{Flow, scrolling};
use crate::app::ui::id;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{GOLD, INK, INK_NOTE, Theme, wash};

/// A parchment, with an oak panel for the games beside it if there is room, and a bar below.
pub(super) fn desk(
    ui: &mut Pen,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let theme = ui.theme;
    let ctx = ui.ctx().clone();
    // In a very large window, the contents stay together in the middle; the app is expected to
    // zoom.
    let screen = Rect::from_center_size(screen.center(), screen.size().min(vec2(1460.0, 860.0)));
    let stage_w = (screen.width() - 56.0).min(1400.0);
    let left = screen.center().x - stage_w / 2.0;
    let right = left + stage_w;
    let two = has_games_beside_setup(stage_w, theme.scale());
    let bar_top = screen.bottom() - 102.0;
    let top = screen.top() + 28.0;
    let mut action = None;
    let sheet_left = if two { left + 448.0 } else { left };
    let sheet = Rect::from_x_y_ranges(sheet_left..=right, top..=bar_top);
    theme.parchment(ui.painter(), sheet);
    let inner = sheet.shrink2(vec2(38.0, 30.0));
    let spare = |state: &mut SetupState, aside: bool| {
        let mut measure = Flow::measure(&ctx, theme, inner.x_range());
        let look = SheetLook {
            aside,
            ..SheetLook::default()
        };
        table(&mut measure, data, state, &mut [], look);
        inner.height() - measure.height() - 8.0
    };
    let mut look = SheetLook::default();
    if two {
        let mut oak = Rect::from_x_y_ranges(left..=left + 424.0, top..=bar_top);
        // The sheet does not scroll while the panel beside it is empty.
        let below = aside_height(&ctx, theme, oak, data, state);
        if spare(state, false) < 0.0
            && let Some(height) = below
        {
            let (games, rest) = oak.split_top_bottom_at_y(oak.bottom() - height);
            oak = games.with_max_y(games.bottom() - ASIDE_GAP);
            look.aside = true;
            theme.parchment(ui.painter(), rest);
            let x = rest.x_range().shrink(ASIDE_PAD.x);
            let top = rest.top() + ASIDE_PAD.y;
            options::aside(&mut Flow::draw_at(&ctx, ui, x, top), data, state);
        }
        action = oak_panel(ui, oak, data, state.variant);
    }
    // With room to spare, the gaps are larger.
    let spare = spare(state, look.aside);
    let rows = data
        .options
        .iter()
        .filter(|option| !option.choices.is_empty())
        .count();
    if two {
        look.air = ((spare - 34.0) / (6 + rows) as f32).clamp(0.0, 18.0);
    }
    let body = |flow: &mut Flow| {
        let mut asked = None;
        if !two {
            title_line(flow, data);
            asked = small_games(flow, data, state.variant);
            game_line(flow, data, state.variant, INK_NOTE);
            asked = page_buttons(flow, data, INK).or(asked);
        }
        table(flow, data, state, anchors, look);
        asked
    };
    action = scrolling(ui, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    let bar = Rect::from_x_y_ranges(left..=right, bar_top..=screen.bottom());
    desk_bar(ui, bar, data, state).or(action)
}

/// The padding of the sheet below the games.
const ASIDE_PAD: Vec2 = vec2(30.0, 20.0);

/// The gap between the games and that sheet.
const ASIDE_GAP: f32 = 10.0;

/// The height of the sheet below the games; `None` if the games leave no room for it.
fn aside_height(
    ctx: &Context,
    theme: &Theme,
    oak: Rect,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<f32> {
    let mut measure = Flow::measure(ctx, theme, oak.x_range().shrink(OAK_PAD.x));
    games(&mut measure, data, state.variant);
    let room = oak.height() - measure.height() - 2.0 * OAK_PAD.y - ASIDE_GAP;
    let mut measure = Flow::measure(ctx, theme, oak.x_range().shrink(ASIDE_PAD.x));
    options::aside(&mut measure, data, state);
    let height = measure.height() + 2.0 * ASIDE_PAD.y;
    (height <= room).then_some(height)
}

/// The padding of the oak panel.
const OAK_PAD: Vec2 = vec2(20.0, 18.0);

/// The oak panel with the games.
fn oak_panel(ui: &mut Pen, oak: Rect, data: &SetupData, selected: usize) -> Option<SetupAction> {
    let theme = ui.theme;
    let ctx = ui.ctx().clone();
    ui.paint("oak", oak);
    let inner = oak.shrink2(OAK_PAD);
    let action = scrolling(ui, id("setup", "games"), inner, false, |flow| {
        games(flow, data, selected)
    });
    // A rose fills the bottom of the panel if there is room.
    let mut measure = Flow::measure(&ctx, theme, inner.x_range());
    games(&mut measure, data, selected);
    let spare = inner.height() - measure.height();
    if spare > 76.0 && theme.sprite("rose_big").is_some() {
        let center = pos2(inner.center().x, inner.bottom() - spare.min(96.0) / 2.0);
        for (from, to) in [
            (inner.left() + 10.0, center.x - 34.0),
            (center.x + 34.0, inner.right() - 10.0),
        ] {
            ui.painter().hline(
                Rangef::new(from, to),
                center.y,
                Stroke::new(1.0, wash(GOLD, 0.4)),
            );
        }
        theme.paint_at(ui.painter(), "rose_big", center, 1.0, Color32::WHITE);
    }
    action
}
