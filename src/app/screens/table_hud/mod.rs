//! Everything around the table, for boards and cards, in a match, its replay and a lesson: one system
//! shows it in one layer, and says what it covers of the table. Above it are the temporary messages.

pub(super) mod board;
pub mod board_hud;
pub mod card_hud;
mod card_table;
pub mod course;
mod kind;
pub mod moves;
pub mod review;
pub mod side;
mod sources;
pub(super) mod stage;
mod table_buttons;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::app::course::CourseCommand;
use crate::app::input::pointer::PanelRects;
use crate::app::schedule::PanelSystems;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::panel::points::{point, rect};
use crate::app::screens::table_hud::board_hud::{HudAction, HudAreas, HudState};
use crate::app::screens::table_hud::course::view::{CourseData, Next};
use crate::app::screens::table_hud::kind::TableHud;
use crate::app::screens::table_hud::review::view::{ReviewAction, ReviewPanelState};
use crate::app::screens::table_hud::sources::{Answers, Frame, Sources};
use crate::app::screens::table_hud::table_buttons::row_height;
use crate::app::state::{Menu, Screen};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::CardPlaces;
use crate::app::table::layout::cards::{Arrangement, CardAreas};
use crate::app::table::pointing::focus::Focus;
use crate::app::table::seat_status::SeatBanner;
use crate::app::ui;
use crate::app::ui::banner::Banner;
use crate::app::ui::pen::{Brush, Pen};
use crate::app::ui::{banner, layers};
use crate::app::wording::{ending, refusal};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(stage::plugin)
        .fresh::<TableHudState>(Screen::Table)
        .add_systems(EguiPrimaryContextPass, cover.in_set(PanelSystems::Cover))
        .add_systems(
            EguiPrimaryContextPass,
            (
                cover_table,
                hand_over_focus.run_if(in_state(Menu::None)),
                show,
                (show_refusal, show_stock, show_banner)
                    .chain()
                    .run_if(in_state(Menu::None)),
            )
                .chain()
                // These pages cover all that stands around the table.
                .run_if(not(in_state(Menu::Rules)))
                .run_if(not(in_state(Menu::BoardEditor)))
                .in_set(PanelSystems::Table),
        );
}

/// The state of what stands around the table.
#[derive(Clone, Debug, Default)]
pub struct TableHudState {
    hud: HudState,
    review: ReviewPanelState,
    /// What is covered of the table, in points.
    covered: Vec<egui::Rect>,
    /// What no notice may lie over, in points.
    pub(super) kept_clear: Vec<egui::Rect>,
}

/// What the player asked for.
enum Answer {
    Play(HudAction),
    Replay(ReviewAction),
    /// And where the main button leads to.
    Course(CourseCommand, Option<Next>),
}

impl Answer {
    fn of_course(command: CourseCommand, data: &CourseData) -> Self {
        Self::Course(command, data.next.map(|(next, _)| next))
    }
}

/// Shows all that stands around the table, in one layer, and does what the player asks for.
fn show(
    mut panel: PanelContext,
    mut sources: Sources,
    mut state: ResMut<PanelState<TableHudState>>,
    mut answers: Answers,
) -> Result {
    let ctx = panel.egui()?;
    let (hud, frame) = (TableHud::of(&panel, &sources), sources.frame(&ctx));
    let state = &mut **state;
    let answer = layers::around_table(&ctx, &panel.theme, |ui| match &frame {
        Frame::Side(areas) => beside(ui, &panel, &sources, &hud, areas, state),
        Frame::Cards(areas) => over(ui, &panel, &sources, &hud, areas, state),
    });
    match answer.filter(|_| *sources.menu.get() == Menu::None) {
        None => {}
        Some(Answer::Play(action)) => board::answer(action, &mut answers, &mut panel),
        Some(Answer::Replay(action)) => {
            review::answer(action, &mut sources, &mut answers, &mut panel)
        }
        Some(Answer::Course(action, next)) => {
            course::answer(
                action,
                next,
                &sources.table.variant,
                &mut answers,
                &mut panel,
            );
        }
    }
    Ok(())
}

/// What no notice may lie over: the board, the players above it, at the head of the panel or of the sheet, and
/// the buttons at its foot.
fn kept_clear_beside(ui: &Pen, layout: &TableLayout, areas: &HudAreas) -> Vec<egui::Rect> {
    let board = rect(ui.ctx(), layout.rect_to_screen(layout.field));
    let (head, _) = areas.main.split_top_bottom_at_fraction(0.25);
    let foot_top = areas.main.bottom() - row_height(ui.theme);
    let (_, foot) = areas.main.split_top_bottom_at_y(foot_top);
    areas.top.into_iter().chain([board, head, foot]).collect()
}

/// Shows what stands beside a board.
fn beside(
    ui: &mut Pen,
    panel: &PanelContext,
    sources: &Sources,
    hud: &TableHud,
    areas: &HudAreas,
    state: &mut TableHudState,
) -> Option<Answer> {
    state.covered = areas.top.into_iter().chain([areas.main]).collect();
    state.kept_clear = kept_clear_beside(ui, &sources.layout, areas);
    match hud {
        TableHud::Course(data) => {
            let action = course::view::show(ui, areas, data)?;
            Some(Answer::of_course(action, data))
        }
        TableHud::Replay => {
            board::show_strip(ui, panel, sources, areas);
            let data = review::data(panel, sources);
            review::view::show(ui, areas, &data, &mut state.review).map(Answer::Replay)
        }
        // The result takes the place of the sheet.
        TableHud::Match if *sources.menu.get() == Menu::Result => {
            board::show_strip(ui, panel, sources, areas);
            None
        }
        TableHud::Match => {
            let data = board::data(panel, sources);
            board_hud::show(ui, areas, &data, &mut state.hud).map(Answer::Play)
        }
    }
}

/// Shows what stands over a card table, and the panel beside it. What is shown later lies on top.
fn over(
    ui: &mut Pen,
    panel: &PanelContext,
    sources: &Sources,
    hud: &TableHud,
    areas: &CardAreas,
    state: &mut TableHudState,
) -> Option<Answer> {
    let data = card_table::data(ui.ctx(), sources, hud, areas);
    let action = card_hud::show(ui, areas, &data);
    let covered = layers::controls(ui.ctx()).into_iter().chain(areas.bar());
    state.covered = covered.chain(areas.panel).collect();
    state.kept_clear = stage::kept_clear(ui.ctx(), &sources.layout, areas);
    let own = match (hud, areas.panel) {
        (TableHud::Match, _) | (_, None) => None,
        (TableHud::Replay, Some(rect)) => {
            let data = review::data_with_tricks(panel, sources);
            review::view::show_beside(ui, rect, &data, &mut state.review).map(Answer::Replay)
        }
        (TableHud::Course(data), Some(rect)) => {
            course::view::show_beside(ui, rect, data).map(|action| Answer::of_course(action, data))
        }
    };
    own.or(action.map(Answer::Play))
}

/// Tells the table which parts of it are covered.
fn cover(
    mut contexts: EguiContexts,
    state: Option<Res<PanelState<TableHudState>>>,
    mut covered: ResMut<PanelRects>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let in_window = |rect: egui::Rect| {
        let [a, b] = [rect.min, rect.max].map(|at| Vec2::new(at.x, at.y) * zoom);
        Rect::from_corners(a, b)
    };
    let lain_over = state.iter().flat_map(|state| state.covered.iter().copied());
    let rects = lain_over.chain(ui::notice_rect(ctx)).map(in_window);
    covered.set_if_neq(PanelRects(rects.collect()));
    Ok(())
}

/// Behind a menu, what stands around the table can be seen, but not reached.
fn cover_table(mut contexts: EguiContexts, menu: Res<State<Menu>>) -> Result {
    ui::set_table_covered(contexts.ctx_mut()?, *menu.get() != Menu::None);
    Ok(())
}

/// Before the panels are drawn, moves the focus to one of their controls or back to the board.
fn hand_over_focus(
    mut panel: PanelContext,
    mut focus: ResMut<Focus>,
    mut state: ResMut<PanelState<TableHudState>>,
    sources: Sources,
) -> Result {
    let ctx = panel.egui()?;
    let mut moved = focus.clone();
    // Only the panel that is drawn in this pass takes it.
    let to_moves = moved.before(&ctx, &sources.cursor, &sources.table, &sources.layout);
    state.hud.to_moves = to_moves;
    state.review.to_moves = to_moves;
    focus.set_if_neq(moved);
    let (show, table) = (&sources.stage.show, &sources.table);
    let tricks = show.is_of(table) && show.last_trick.is_some();
    if to_moves && tricks && table.turn.outcome().is_none() {
        // Of the cards played, only the last trick may be looked at again.
        panel.open(Menu::LastTrick);
    }
    Ok(())
}

/// Shows why a move was refused, next to the spot it is about.
fn show_refusal(mut panel: PanelContext, sources: Sources) -> Result {
    let (table, layout) = (&*sources.table, &*sources.layout);
    let Some(refused) = &sources.cursor.refusal else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let above = refused
        .at
        .and_then(|spot| layout.above(spot, sources.raised.0));
    let at = above.unwrap_or(layout.field.center() + Vec2::Y * layout.cell * 0.45);
    let at = point(&ctx, layout.to_screen(at));
    ui::bubble(&ctx, &panel.theme, at, &refusal::sentence(refused, table));
    Ok(())
}

/// Explains the face-down stock while it is pointed at, if it has no label.
fn show_stock(mut panel: PanelContext, sources: Sources) -> Result {
    let (cursor, layout) = (&sources.cursor, &sources.layout);
    let tricks = |cards: &&CardPlaces| cards.shape().arrangement == Arrangement::Tricks;
    let Some(cards) = layout.cards().filter(tricks) else {
        return Ok(());
    };
    let pointed = cursor.raised.or(cursor.at);
    let Some(stock) = pointed.filter(|spot| cards.is_stock(*spot) && cursor.refusal.is_none())
    else {
        return Ok(());
    };
    let Some(above) = layout.above(stock, None) else {
        return Ok(());
    };
    let words = panel.presentations.wording(&sources.table).held(stock);
    let ctx = panel.egui()?;
    let at = point(&ctx, layout.to_screen(above));
    ui::bubble(&ctx, &panel.theme, at, &words);
    Ok(())
}

/// Briefly shows a seat's new special status in the middle of a board; a card table has banners of its
/// own.
fn show_banner(mut panel: PanelContext, shown: Res<SeatBanner>, sources: Sources) -> Result {
    let (table, layout) = (&*sources.table, &*sources.layout);
    let cards = stage::is_shown(&sources.stage, table, layout);
    let Some((seat, key, _)) = shown.now.filter(|_| !cards) else {
        return Ok(());
    };
    let banner = Banner {
        first: ending::about(table, seat, ending::name_of, &format!("hud-{key}"), &[]),
        second: text(&format!("hud-{key}-note")).to_owned(),
        disc: panel.presentations.side_sprite(table, seat).to_owned(),
        ..default()
    };
    let ctx = panel.egui()?;
    let middle = point(&ctx, layout.to_screen(layout.field.center()));
    let k = layout.scale / ctx.zoom_factor();
    let painter = layers::screen_painter(&ctx);
    let brush = Brush::new(&painter, &panel.theme);
    banner::show(brush, middle, k, layout.small, &banner);
    Ok(())
}
