//! The panels around the table during a match, for boards and cards: their order, and the temporary
//! messages over the table.

mod board;
pub mod card_hud;
pub(super) mod card_table;
pub mod course;
pub mod hud;
pub mod moves;
pub mod review;
pub mod side;
mod table_buttons;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::app::input::pointer::PanelRects;
use crate::app::schedule::PanelSystems;
use crate::app::screens::around::hud::{HudAreas, HudState};
use crate::app::screens::around::review::view::ReviewPanelState;
use crate::app::screens::around::side::EntryPoint;
use crate::app::screens::style::is_ready;
use crate::app::screens::{PanelContext, PanelState, point, rect};
use crate::app::session::TableState;
use crate::app::state::Menu;
use crate::app::table::cards::areas::Arrangement;
use crate::app::table::cards::layout::CardPlaces;
use crate::app::table::cursor::Cursor;
use crate::app::table::focus::Focus;
use crate::app::table::layout::TableLayout;
use crate::app::table::seat_status::SeatBanner;
use crate::app::ui;
use crate::app::ui::banner;
use crate::app::ui::banner::Banner;
use crate::app::wording::{ending, refusal};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        board::plugin,
        card_table::plugin,
        course::plugin,
        review::plugin,
    ))
    .add_systems(
        EguiPrimaryContextPass,
        cover.after(PanelSystems::Notice).run_if(is_ready),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            cover_table,
            hand_over_focus.run_if(in_state(Menu::None)),
            board::show.run_if(not(card_table::stands.or_else(course::runs))),
            card_table::show.run_if(card_table::stands),
            // Over a card table, what is shown later lies on top.
            course::show.run_if(course::runs),
            review::show.run_if(review::is_open.and_then(not(course::runs))),
            (
                show_refusal,
                show_stock,
                show_banner.run_if(not(card_table::stands)),
            )
                .chain()
                .run_if(in_state(Menu::None)),
        )
            .chain()
            // The rules cover all panels around the table.
            .run_if(not(in_state(Menu::Rules)))
            .in_set(PanelSystems::Table),
    );
}

/// The areas of the panels beside a board.
pub(super) fn side_areas(ctx: &egui::Context, layout: &TableLayout) -> HudAreas {
    HudAreas {
        main: rect(ctx, layout.panel),
        top: (!layout.strip.is_empty()).then(|| rect(ctx, layout.strip)),
    }
}

/// Tells the table which parts of it the panels of this pass cover.
fn cover(
    mut contexts: EguiContexts,
    layout: Res<TableLayout>,
    mut covered: ResMut<PanelRects>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let in_window = |rect: egui::Rect| {
        let [a, b] = [rect.min, rect.max].map(|at| Vec2::new(at.x, at.y) * zoom);
        Rect::from_corners(a, b)
    };
    let panels = ui::covered(ctx).into_iter().map(in_window);
    let beside = layout.board().map(|_| [layout.panel, layout.strip]);
    let beside = beside.into_iter().flatten();
    covered.set_if_neq(PanelRects(panels.chain(beside).collect()));
    Ok(())
}

/// Behind a menu, the panels around the table can be seen, but not reached.
fn cover_table(mut contexts: EguiContexts, menu: Res<State<Menu>>) -> Result {
    ui::set_table_covered(contexts.ctx_mut()?, *menu.get() != Menu::None);
    Ok(())
}

/// Before the panels are drawn, moves the focus to one of their controls or back to the board.
fn hand_over_focus(
    mut panel: PanelContext,
    mut focus: ResMut<Focus>,
    mut hud: ResMut<PanelState<HudState>>,
    mut review: ResMut<PanelState<ReviewPanelState>>,
    cursor: Res<Cursor>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
) -> Result {
    let ctx = panel.egui()?;
    let mut moved = focus.clone();
    if moved.before(&ctx, &cursor, &table, &layout) {
        hud.focus.enter = Some(EntryPoint::Moves);
        review.focus.enter = Some(EntryPoint::Moves);
    }
    focus.set_if_neq(moved);
    Ok(())
}

/// Shows why a move was refused, next to the spot it is about.
fn show_refusal(
    mut panel: PanelContext,
    cursor: Res<Cursor>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
) -> Result {
    let Some(refused) = &cursor.refusal else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let above = refused.at.and_then(|spot| layout.above(spot));
    let at = above.unwrap_or(layout.field.center() + Vec2::Y * layout.cell * 0.45);
    let at = point(&ctx, layout.to_screen(at));
    ui::bubble(&ctx, &panel.theme, at, &refusal::sentence(refused, &table));
    Ok(())
}

/// Explains the face-down stock while it is pointed at, if it has no label.
fn show_stock(
    mut panel: PanelContext,
    cursor: Res<Cursor>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
) -> Result {
    let tricks = |cards: &&CardPlaces| cards.shape().arrangement == Arrangement::Tricks;
    let Some(cards) = layout.cards().filter(tricks) else {
        return Ok(());
    };
    let pointed = cursor.raised.or(cursor.at);
    let Some(stock) = pointed.filter(|spot| cards.is_stock(*spot) && cursor.refusal.is_none())
    else {
        return Ok(());
    };
    let Some(above) = layout.above(stock) else {
        return Ok(());
    };
    let words = panel.presentations.wording(&table).held(stock);
    let ctx = panel.egui()?;
    let at = point(&ctx, layout.to_screen(above));
    ui::bubble(&ctx, &panel.theme, at, &words);
    Ok(())
}

/// Briefly shows a seat's new special status in the middle of the board.
fn show_banner(
    mut panel: PanelContext,
    seat_banner: Res<SeatBanner>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
) -> Result {
    let Some((seat, key, _)) = seat_banner.now else {
        return Ok(());
    };
    let banner = Banner {
        first: ending::about(&table, seat, ending::name_of, &format!("hud-{key}"), &[]),
        second: text(&format!("hud-{key}-note")).to_owned(),
        disc: panel.presentations.side_sprite(&table, seat).to_owned(),
        ..default()
    };
    let ctx = panel.egui()?;
    let middle = point(&ctx, layout.to_screen(layout.field.center()));
    let k = layout.scale / ctx.zoom_factor();
    banner::show(&ctx, &panel.theme, middle, k, layout.small, &banner);
    Ok(())
}
