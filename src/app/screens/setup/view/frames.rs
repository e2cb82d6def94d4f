//! The frames of the setup. On a desk the games are on oak, if there is room, and the choices on parchment
//! beside them; a phone held sideways has the same with narrow margins and a low bar; one held upright
//! has one sheet.

use egui::{Align, Align2, Color32, Context, Rangef, Rect, Vec2, pos2, vec2};

use crate::app::screens::setup::view::bars::LOW_BAR;
use crate::app::screens::setup::view::data::{SetupAction, SetupData, SetupView};
use crate::app::screens::setup::view::games::{
    game_line, games, page_buttons, small_games, title_line,
};
use crate::app::screens::setup::view::options::SheetLook;
use crate::app::ui::{
    CREAM, CREAM_NOTE, Flow, GOLD, INK, INK_NOTE, IconButton, Pen, RED, Theme, announce,
    has_games_beside_setup, heading, id, is_large, scrolling, strong, wash,
};
use crate::texts::text;

/// The look of the sheet of a small window.
const SMALL: SheetLook = SheetLook {
    phone: true,
    air: 0.0,
    aside: false,
};

/// The panel, with what is set up.
pub(super) struct SetupFrame<'a> {
    pub view: SetupView<'a>,
    pub screen: Rect,
    /// The rectangles of the seats, to which their lists open.
    pub anchors: &'a mut [Rect],
}

impl SetupFrame<'_> {
    /// A parchment, with an oak panel for the games beside it if there is room, and a bar below.
    pub fn desk(&mut self, ui: &mut Pen) -> Option<SetupAction> {
        let data = self.view.data;
        let theme = ui.theme;
        let ctx = ui.ctx().clone();
        // In a very large window, the contents stay together in the middle; the app is expected to
        // zoom.
        let screen = Rect::from_center_size(
            self.screen.center(),
            self.screen.size().min(vec2(1460.0, 860.0)),
        );
        let stage_w = (screen.width() - 56.0).min(1400.0);
        let left = screen.center().x - stage_w / 2.0;
        let right = left + stage_w;
        let two = has_games_beside_setup(stage_w, theme.scale());
        let bar_top = screen.bottom() - 102.0;
        let top = screen.top() + 28.0;
        let mut action = None;
        let sheet_left = if two { left + 448.0 } else { left };
        let sheet = Rect::from_x_y_ranges(sheet_left..=right, top..=bar_top);
        ui.parchment(sheet);
        let inner = sheet.shrink2(vec2(38.0, 30.0));
        let spare = |view: &mut SetupView, aside: bool| {
            let mut measure = Flow::measure(&ctx, theme, inner.x_range());
            let look = SheetLook {
                aside,
                ..SheetLook::default()
            };
            view.table(&mut measure, &mut [], look);
            inner.height() - measure.height() - 8.0
        };
        let mut look = SheetLook::default();
        if two {
            let mut oak = Rect::from_x_y_ranges(left..=left + 424.0, top..=bar_top);
            // The sheet does not scroll while the panel beside it is empty.
            let below = self.aside_height(&ctx, theme, oak);
            if spare(&mut self.view, false) < 0.0
                && let Some(height) = below
            {
                let (games, rest) = oak.split_top_bottom_at_y(oak.bottom() - height);
                oak = games.with_max_y(games.bottom() - ASIDE_GAP);
                look.aside = true;
                ui.parchment(rest);
                let x = rest.x_range().shrink(ASIDE_PAD.x);
                let top = rest.top() + ASIDE_PAD.y;
                self.view.aside(&mut Flow::draw_at(&ctx, ui, x, top));
            }
            action = oak_panel(ui, oak, data, self.view.state.variant);
        }
        // With room to spare, the gaps are larger.
        let spare = spare(&mut self.view, look.aside);
        let rows = data
            .options
            .iter()
            .filter(|option| !option.choices.is_empty())
            .count();
        if two {
            look.air = ((spare - 34.0) / (6 + rows) as f32).clamp(0.0, 18.0);
        }
        action = self.sheet(ui, inner, look, !two).or(action);
        let bar = Rect::from_x_y_ranges(left..=right, bar_top..=screen.bottom());
        self.view.desk_bar(ui, bar).or(action)
    }

    /// The height of the sheet below the games; `None` if the games leave no room for it.
    fn aside_height(&mut self, ctx: &Context, theme: &Theme, oak: Rect) -> Option<f32> {
        let mut measure = Flow::measure(ctx, theme, oak.x_range().shrink(OAK_PAD.x));
        games(&mut measure, self.view.data, self.view.state.variant);
        let room = oak.height() - measure.height() - 2.0 * OAK_PAD.y - ASIDE_GAP;
        let mut measure = Flow::measure(ctx, theme, oak.x_range().shrink(ASIDE_PAD.x));
        self.view.aside(&mut measure);
        let height = measure.height() + 2.0 * ASIDE_PAD.y;
        (height <= room).then_some(height)
    }

    /// A phone held sideways: as on the desk, but with narrow margins and a low bar.
    pub fn low(&mut self, ui: &mut Pen) -> Option<SetupAction> {
        let (data, screen) = (self.view.data, self.screen);
        let two = !is_large(ui.theme.scale());
        let stage = Rect::from_min_max(
            screen.min + vec2(10.0, 8.0),
            screen.max - vec2(10.0, LOW_BAR),
        );
        let oak_width = if two { stage.width() * 0.37 } else { 0.0 };
        let mut action = None;
        if two {
            let oak = Rect::from_min_size(stage.min, vec2(oak_width, stage.height()));
            ui.paint("oak", oak);
            let inner = oak.shrink2(vec2(16.0, 12.0));
            let column = |flow: &mut Flow, line: bool| {
                // The name of a single game is in the bar.
                let asked = if data.variants.len() > 1 {
                    small_games(flow, data, self.view.state.variant)
                } else {
                    None
                };
                if line && data.variants.len() > 1 {
                    game_line(flow, data, self.view.state.variant, CREAM_NOTE);
                }
                page_buttons(flow, data, CREAM).or(asked)
            };
            // The buttons come first.
            let mut whole = Flow::measure(ui.ctx(), ui.theme, inner.x_range());
            column(&mut whole, true);
            let line = whole.height() <= inner.height();
            action = scrolling(ui, id("setup", "games"), inner, false, |flow| {
                column(flow, line)
            });
        }
        let gap = if two { 10.0 } else { 0.0 };
        let sheet = stage.with_min_x(stage.left() + oak_width + gap);
        ui.parchment(sheet);
        let inner = sheet.shrink2(vec2(24.0, 20.0));
        action = self.sheet(ui, inner, SMALL, !two).or(action);
        let bar = Rect::from_min_max(pos2(stage.left(), screen.bottom() - LOW_BAR), screen.max);
        self.view.low_bar(ui, bar, sheet.left()).or(action)
    }

    /// One sheet, with the main button below it within reach of the thumb.
    pub fn phone(&mut self, ui: &mut Pen) -> Option<SetupAction> {
        let (data, screen) = (self.view.data, self.screen);
        let width = (screen.width() - 16.0).min(760.0);
        let left = screen.center().x - width / 2.0;
        let bar_h = 92.0;
        let sheet = Rect::from_x_y_ranges(
            left..=left + width,
            screen.top() + 10.0..=screen.bottom() - bar_h - 8.0,
        );
        // The hairlines of the sheet extend to its edge.
        ui.parchment(sheet.expand2(vec2(6.0, 4.0)));
        let mut action = None;
        let inner = Rect::from_min_max(sheet.min + vec2(18.0, 70.0), sheet.max - vec2(18.0, 20.0));
        // The head stays in place while the rest scrolls.
        let head = Rect::from_min_max(sheet.min, pos2(sheet.right(), inner.top()));
        if phone_head(ui, head, &data.title) {
            action = Some(SetupAction::Back);
        }
        action = self.sheet(ui, inner, SMALL, true).or(action);
        // The main button stays within reach of the thumb.
        let at = pos2(screen.left() - 8.0, screen.bottom() - bar_h);
        let bar = Rect::from_min_max(at, screen.max + vec2(8.0, 10.0));
        if self.view.phone_bar(ui, bar, sheet.x_range().shrink(16.0)) {
            action = Some(SetupAction::Start);
        }
        action
    }

    /// The sheet with the choices.
    fn sheet(
        &mut self,
        ui: &mut Pen,
        inner: Rect,
        look: SheetLook,
        games: bool,
    ) -> Option<SetupAction> {
        let body = |flow: &mut Flow| self.content(flow, look, games);
        scrolling(ui, id("setup", "scroll"), inner, false, body)
    }

    /// What the sheet shows; with `games`, also the games and their pages.
    fn content(&mut self, flow: &mut Flow, look: SheetLook, games: bool) -> Option<SetupAction> {
        let data = self.view.data;
        let mut asked = None;
        if games && !look.phone {
            title_line(flow, data);
        }
        if games {
            asked = small_games(flow, data, self.view.state.variant);
            game_line(flow, data, self.view.state.variant, INK_NOTE);
            asked = page_buttons(flow, data, INK).or(asked);
        }
        // On a desk, the bar says why the match cannot start.
        if look.phone && !data.problem.is_empty() {
            flow.text(&data.problem, strong(19.0).ink(RED), Align::Min);
        }
        self.view.table(flow, self.anchors, look);
        asked
    }
}

/// The padding of the sheet below the games.
const ASIDE_PAD: Vec2 = vec2(30.0, 20.0);

/// The gap between the games and that sheet.
const ASIDE_GAP: f32 = 10.0;

/// The padding of the oak panel.
const OAK_PAD: Vec2 = vec2(20.0, 18.0);

/// The oak panel with the games.
fn oak_panel(ui: &mut Pen, oak: Rect, data: &SetupData, selected: usize) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    ui.paint("oak", oak);
    let inner = oak.shrink2(OAK_PAD);
    let action = scrolling(ui, id("setup", "games"), inner, false, |flow| {
        games(flow, data, selected)
    });
    // A rose fills the bottom of the panel if there is room.
    let mut measure = Flow::measure(&ctx, ui.theme, inner.x_range());
    games(&mut measure, data, selected);
    let spare = inner.height() - measure.height();
    if spare > 76.0 && ui.theme.sprite("rose_big").is_some() {
        let center = pos2(inner.center().x, inner.bottom() - spare.min(96.0) / 2.0);
        for (from, to) in [
            (inner.left() + 10.0, center.x - 34.0),
            (center.x + 34.0, inner.right() - 10.0),
        ] {
            ui.painter()
                .hline(Rangef::new(from, to), center.y, (1.0, wash(GOLD, 0.4)));
        }
        ui.paint_at("rose_big", center, 1.0, Color32::WHITE);
    }
    action
}

/// The back button and the family's name. Returns whether the button was pressed.
fn phone_head(ui: &mut Pen, head: Rect, title: &str) -> bool {
    let back = IconButton::new("back", text("back"), 22.0).show(
        ui,
        id("setup", "back"),
        head.min + vec2(42.0, 40.0),
    );
    let size = 30.0_f32.min(44.0 / ui.theme.scale());
    let room = head.width() - 100.0;
    let words = ui.fit(title, heading(size), room);
    let left = head.min + vec2(76.0, 40.0);
    ui.put_text(words, left, Align2::LEFT_CENTER);
    announce(ui, title, head);
    back.clicked()
}
