//! All layers of egui, from the bottom up: the screen, a dialog over it, a notice over both, and what is only painted over everything.
//! Each has an order of its own, so that a click never changes which is on top. Within the screen's layer, what is shown later is on top.

use egui::{Area, Context, Id, LayerId, Order, Painter, Rect, Ui, UiBuilder, UiStackInfo, Vec2};

use crate::app::ui::pen::Pen;
use crate::app::ui::theme::Theme;

/// The order of dialogs, and of lists that open over a screen.
const MODAL: Order = Order::Middle;
/// The order of notices.
const NOTICE: Order = Order::Foreground;
/// The order of bubbles, which take no presses.
const BUBBLE: Order = Order::Tooltip;

/// The tag of what stands around the table.
const AROUND_TABLE: &str = "around the table";

/// Shows a part of the screen, which paints with absolute positions. `name` is one of its own.
pub fn screen<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    rect: Rect,
    add: impl FnOnce(&mut Pen) -> R,
) -> R {
    part(ctx, theme, name, rect, UiStackInfo::default(), add)
}

/// Shows all that stands around the table, which menus can cover.
pub fn around_table<R>(ctx: &Context, theme: &Theme, add: impl FnOnce(&mut Pen) -> R) -> R {
    let info = UiStackInfo::default().with_tag(AROUND_TABLE);
    part(ctx, theme, AROUND_TABLE, ctx.content_rect(), info, add)
}

/// Whether this stands around the table.
pub fn is_around_table(ui: &Ui) -> bool {
    ui.stack()
        .iter()
        .any(|stack| stack.tags().contains(AROUND_TABLE))
}

/// Says whether a menu is open: then what stands around the table is only looked at.
pub fn set_table_covered(ctx: &Context, covered: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("kings-coffer table covered"), covered));
}

/// Whether this stands around the table while a menu is open.
pub fn is_behind_menu(ui: &Ui) -> bool {
    let covered = Id::new("kings-coffer table covered");
    is_around_table(ui) && ui.data(|data| data.get_temp(covered).unwrap_or(false))
}

fn part<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    rect: Rect,
    info: UiStackInfo,
    add: impl FnOnce(&mut Pen) -> R,
) -> R {
    let whole = UiBuilder::new()
        .ui_stack_info(info)
        .layer_id(LayerId::background())
        .max_rect(rect);
    let mut ui = Ui::new(ctx.clone(), Id::new(("kings-coffer", name)), whole);
    prepare(&mut ui, rect);
    add(&mut Pen::new(&mut ui, theme))
}

/// The rectangles of the screen's controls that have been shown in this pass.
pub fn controls(ctx: &Context) -> Vec<Rect> {
    ctx.viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.get_layer(LayerId::background());
        let controls = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
        controls.map(|widget| widget.rect).collect()
    })
}

/// Paints over all parts of the screen that have been shown in this pass.
pub fn screen_painter(ctx: &Context) -> Painter {
    ctx.layer_painter(LayerId::background())
}

/// Shows a dialog over the whole window. Keys and pointer stay inside it.
pub fn modal<R>(ctx: &Context, theme: &Theme, add: impl FnOnce(&mut Pen) -> R) -> R {
    area(ctx, theme, MODAL, ctx.content_rect(), |ui| {
        let layer = ui.layer_id();
        ctx.memory_mut(|memory| memory.set_modal_layer(layer));
        add(ui)
    })
}

/// Shows a notice at `rect`, over everything else. The rest of the window goes on.
pub fn notice<R>(ctx: &Context, theme: &Theme, rect: Rect, add: impl FnOnce(&mut Pen) -> R) -> R {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(notice_id(), (pass, rect)));
    area(ctx, theme, NOTICE, rect, add)
}

/// The rectangle of the notice that is shown in this pass, if any.
pub fn notice_rect(ctx: &Context) -> Option<Rect> {
    let shown = ctx.data(|data| data.get_temp::<(u64, Rect)>(notice_id()));
    shown
        .filter(|(pass, _)| *pass == ctx.cumulative_pass_nr())
        .map(|(_, rect)| rect)
}

fn notice_id() -> Id {
    Id::new("kings-coffer notice")
}

/// Paints a bubble over everything. It takes no presses.
pub fn bubble_painter(ctx: &Context) -> Painter {
    ctx.layer_painter(LayerId::new(BUBBLE, Id::new("kings-coffer bubble")))
}

fn area<R>(
    ctx: &Context,
    theme: &Theme,
    order: Order,
    rect: Rect,
    add: impl FnOnce(&mut Pen) -> R,
) -> R {
    Area::new(Id::new(("kings-coffer layer", order)))
        .order(order)
        .fixed_pos(rect.min)
        .default_size(rect.size())
        .movable(false)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            prepare(ui, rect);
            add(&mut Pen::new(ui, theme))
        })
        .inner
}

/// Parts paint with absolute positions, in the whole window.
fn prepare(ui: &mut Ui, rect: Rect) {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    ui.set_clip_rect(ui.ctx().content_rect());
    ui.expand_to_include_rect(rect);
}
