//! A page over the whole window: a parchment with its title, and a bar with buttons below it.

use egui::{Context, Id, Key, Rangef, Rect, Vec2, vec2};

use crate::app::ui::breakpoints::{is_low, is_narrow};
use crate::app::ui::flow::{Flow, scrolling};
use crate::app::ui::foot::Foot;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::Theme;
use crate::app::ui::widgets::{PromptKind, focus_once};
use crate::app::ui::{escaped, ground, id, layers};
use crate::texts::text;

/// The state of a page or a dialog: whether it has just opened, and what is kept of its view.
#[derive(Clone, Debug)]
pub struct PageState<V = ()> {
    /// Gives the main control the focus once; set when it opens.
    pub focus_first: bool,
    /// The choices that are kept while it is open, e.g. a search.
    pub view: V,
}

impl<V: Default> Default for PageState<V> {
    fn default() -> Self {
        Self::of(V::default())
    }
}

impl<V> PageState<V> {
    /// The state of a page that opens with these choices.
    pub fn of(view: V) -> Self {
        Self {
            focus_first: true,
            view,
        }
    }
}

/// A page with its parts: the title stays in place while what is below it scrolls.
pub struct Page<'a, A> {
    /// The title; empty if the content begins with it.
    pub title: &'a str,
    /// The largest width of the parchment, in points.
    pub widest: f32,
    /// Whether it can be over a table, which it hides.
    pub over_table: bool,
    /// The bar below the parchment.
    pub foot: Foot<'a, A>,
}

/// Where the parts of a page are.
pub struct PageLayout {
    /// The room on the parchment.
    pub room: Rect,
    /// The bar below it.
    pub bar: Rect,
}

impl PageLayout {
    /// Paints a parchment of up to this width, with a bar of this height below it.
    pub fn new(ui: &Pen, widest: f32, bar: f32) -> Self {
        let screen = ui.ctx().content_rect();
        let (margin, pad) = space(screen.size());
        let width = (screen.width() - 2.0 * margin.x).min(widest);
        let x = Rangef::point(screen.center().x).expand(width / 2.0);
        let sheet = Rect::from_x_y_ranges(x, screen.top() + margin.y..=screen.bottom() - bar);
        ui.parchment(sheet);
        Self {
            room: sheet.shrink2(pad),
            bar: Rect::from_x_y_ranges(x, sheet.bottom()..=screen.bottom()),
        }
    }
}

/// What is around the parchment, and around what is on it.
fn space(window: Vec2) -> (Vec2, Vec2) {
    if is_narrow(window) {
        (vec2(8.0, 8.0), vec2(20.0, 23.0))
    } else if is_low(window.y) {
        (vec2(28.0, 12.0), vec2(46.0, 20.0))
    } else {
        (vec2(28.0, 28.0), vec2(46.0, 23.0))
    }
}

impl<A: Clone> Page<'_, A> {
    /// Shows the page. `focus` is the control that has the focus at first. `head` is what follows the
    /// title and stays in place; `content` scrolls below it and is called twice, see [`scrolling`].
    pub fn show<V>(
        &self,
        ctx: &Context,
        theme: &Theme,
        state: &mut PageState<V>,
        focus: Id,
        head: impl FnOnce(&mut Flow, &mut V) -> Option<A>,
        mut content: impl FnMut(&mut Flow, &mut V) -> Option<A>,
    ) -> Option<A> {
        let screen = ctx.content_rect();
        let (name, opened) = (self.foot.page, state.focus_first);
        layers::screen(ctx, theme, name, screen, |ui| {
            if self.over_table {
                ground(ui.brush(), screen);
            }
            let layout = PageLayout::new(ui, self.widest, self.foot.height(screen.size()));
            let mut top = Flow::draw_at(ctx, ui, layout.room.x_range(), layout.room.top());
            if !self.title.is_empty() {
                top.put_title(self.title);
            }
            let asked = head(&mut top, &mut state.view);
            if top.height() > 0.0 {
                top.gap(6.0);
            }
            let room = layout.room.with_min_y(top.y);
            let scroll = id(name, "scroll");
            let chosen = scrolling(ui, scroll, room, false, |flow| {
                content(flow, &mut state.view)
            });
            let pressed = self.foot.show(ui, layout.bar);
            focus_once(ui, focus, &mut state.focus_first);
            let left = escaped(ctx, opened).then(|| self.foot.leave.clone());
            left.or(pressed).or(chosen).or(asked)
        })
    }
}

/// Shows a page that is only read, so that the arrow keys can scroll it. Returns what `content`
/// returns, or `leave`.
pub fn read<A: Clone>(
    ctx: &Context,
    theme: &Theme,
    (name, title): (&str, &str),
    state: &mut PageState,
    leave: A,
    mut content: impl FnMut(&mut Flow) -> Option<A>,
) -> Option<A> {
    let page = Page {
        title,
        widest: 840.0,
        over_table: false,
        foot: Foot {
            page: name,
            leave,
            buttons: Vec::new(),
            prompts: &[(PromptKind::Back, text("prompt-back"))],
        },
    };
    let back = id(name, "back");
    let head = |_: &mut Flow, (): &mut ()| None;
    page.show(ctx, theme, state, back, head, |flow, ()| {
        flow.draw(turn_by_keys);
        content(flow)
    })
}

/// What the keys do on a page with a list to choose from.
pub fn list_prompts() -> [(PromptKind, &'static str); 3] {
    [
        (PromptKind::Walk, text("prompt-choose")),
        (PromptKind::Act, text("prompt-press")),
        (PromptKind::Back, text("prompt-back")),
    ]
}

/// Scrolls with the arrow and page keys.
pub fn turn_by_keys(ui: &mut Pen) {
    let presses = |key| ui.input(|i| i.num_presses(key)) as f32;
    let by = presses(Key::ArrowUp) - presses(Key::ArrowDown)
        + 4.0 * (presses(Key::PageUp) - presses(Key::PageDown));
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by * 90.0));
    }
}
