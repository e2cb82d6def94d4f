//! The end of a match: who won and why. Beside a board, whose final position stays visible; over a
//! card table, which is darkened.

use egui::{Align, Align2, Context, Rangef, Rect, Vec2, pos2, vec2};

use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, INK, INK_NOTE, IconButton, Mood, ON_RED, Pen, PromptKind, TextButton, Theme, announce,
    body, dim, escaped, focus_once, heading, id, is_low, is_narrow, is_narrow_for_result,
    is_very_large, italic, layers, portrait, prompt_pill, ribbon, scrolling, strong,
};
use crate::texts::text;

/// How the match ended; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultData {
    /// On the ribbon, e.g. “You win”.
    pub headline: String,
    /// Whether there are crowns beside the headline.
    pub crowns: bool,
    /// The portrait's key.
    pub portrait: String,
    /// The portrait's mood.
    pub mood: Mood,
    /// The reason in a sentence, e.g. “Thomas More has no move left.”
    pub reason: String,
    /// A second sentence that explains it; may be empty.
    pub detail: String,
    /// E.g. “34 moves, 11 minutes”; may be empty.
    pub line: String,
    /// Whether the match can be replayed.
    pub replay: bool,
    /// Whether its moves can be reviewed.
    pub review: bool,
    /// The suggestion of another level, if any.
    pub offer: Option<LevelOffer>,
    /// What changes in a rematch, e.g. “the sides are changed”.
    pub rematch_note: String,
    /// Whether this is the end of practice, which has no rematch: then “Look at the board” is the
    /// main button.
    pub practice: bool,
    /// The part of the window that does not show the final position, if there is a board: the panel
    /// covers only this part, if it is large enough.
    pub free: Option<Rect>,
}

/// The suggestion of another level after a run of wins or losses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelOffer {
    /// Why, e.g. “Thomas More has won three times.”
    pub line: String,
    /// The button, e.g. “Play against Katherine next time”; empty once it was pressed: then only
    /// the text remains.
    pub button: String,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAction {
    /// Rematch with the sides changed.
    Rematch,
    /// Set up another match.
    NewMatch,
    /// Go to the title screen.
    Title,
    /// Close the panel and look at the final position (also Esc).
    Board,
    /// Replay the match.
    Replay,
    /// Review its moves.
    Review,
    /// Use the suggested level for the next match.
    Offer,
}

/// The gap around the panel beside or below a board.
const GAP: f32 = 8.0;

/// The smallest room for the panel there.
const LEAST_ROOM: Vec2 = vec2(320.0, 250.0);

/// Where the panel is, and its measures.
struct Frame {
    /// The room for it.
    room: Rect,
    /// Whether there is little room: then the portrait and the gaps are smaller.
    compact: bool,
    /// What is darkened: all but a board.
    dimmed: Rect,
    /// Whether the prompts are below it.
    prompts: bool,
}

impl Frame {
    fn of(screen: Rect, free: Option<Rect>) -> Self {
        let free = free.filter(|free| free.size().min(LEAST_ROOM) == LEAST_ROOM);
        if let Some(free) = free {
            let width = free.width().min(560.0) - 2.0 * GAP;
            let height = free.height() - 2.0 * GAP;
            let room = Rect::from_center_size(free.center(), vec2(width, height));
            return Self {
                room,
                compact: is_low(free.height()),
                dimmed: free,
                prompts: false,
            };
        }
        let narrow = is_narrow(screen.size());
        let compact = is_low(screen.height());
        let width = if narrow {
            screen.width() - 44.0
        } else if compact {
            (screen.width() - 80.0).min(680.0)
        } else {
            (screen.width() * 0.54).clamp(560.0_f32.min(screen.width() - 80.0), 680.0)
        };
        let left = if narrow || compact {
            screen.center().x - width / 2.0
        } else {
            screen.right() - 34.0 - width
        };
        let bar = match (narrow, compact) {
            (true, _) => 32.0,
            (false, true) => 16.0,
            (false, false) => 98.0,
        };
        let top = screen.top() + 20.0;
        Self {
            room: Rect::from_x_y_ranges(left..=left + width, top..=screen.bottom() - bar),
            compact,
            dimmed: screen,
            prompts: !narrow && !compact,
        }
    }

    /// The gap above the ribbon, that below it, and that at the bottom.
    fn gaps(&self) -> [f32; 3] {
        if self.compact {
            [10.0, 6.0, 8.0]
        } else {
            [34.0, 22.0, 30.0]
        }
    }

    fn band_height(&self, theme: &Theme) -> f32 {
        let (least, most) = if self.compact {
            (42.0, 56.0)
        } else {
            (64.0, 96.0)
        };
        (least * theme.scale().max(1.0)).min(most)
    }
}

/// Shows the panel. At a board it leaves the final position visible, if there is room beside or
/// below it.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &ResultData,
    state: &mut PageState,
) -> Option<ResultAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let frame = Frame::of(screen, data.free);
    layers::modal(ctx, theme, |ui| {
        dim(ui.painter(), frame.dimmed.intersect(screen));
        let (room, compact) = (frame.room, frame.compact);
        let [above, below, bottom] = frame.gaps();
        let band_h = frame.band_height(theme);
        let inner = room
            .x_range()
            .shrink(if is_narrow_for_result(room.width()) {
                24.0
            } else {
                40.0
            });
        let mut body = |flow: &mut Flow| column(flow, data, compact, &mut state.focus_first);
        let mut measure = Flow::measure(ctx, theme, inner);
        body(&mut measure);
        let around = above + band_h + below + bottom;
        let height = (measure.height() + around).min(room.height());
        let panel = Rect::from_center_size(room.center(), vec2(room.width(), height));
        ui.parchment(panel);
        let band = Rect::from_min_size(panel.min + vec2(0.0, above), vec2(room.width(), band_h));
        let narrow = is_narrow_for_result(room.width());
        ribbon(ui.brush(), band, if narrow { 12.0 } else { 26.0 });
        headline(ui, data, band, narrow);
        let inside = Rangef::new(band.bottom() + below, panel.bottom() - bottom + 6.0);
        let inside = Rect::from_x_y_ranges(inner, inside);
        let mut action = scrolling(ui, id("result", "scroll"), inside, false, body);
        if frame.prompts {
            let items = [
                (PromptKind::Act, text("prompt-press")),
                (PromptKind::Walk, text("prompt-choose")),
                (PromptKind::Back, text("prompt-table")),
            ];
            let at = pos2(panel.left(), panel.bottom() + 16.0);
            let pill = Rect::from_min_size(at, vec2(panel.width(), 50.0));
            prompt_pill(ui.brush(), pill, &items);
        }
        if compact && !data.practice && look_button(ui, band) {
            action = Some(ResultAction::Board);
        }
        if escaped(ctx, opened) {
            action = Some(ResultAction::Board);
        }
        action
    })
}

/// The button that closes the panel, on the ribbon where there is little room. Returns whether it
/// was pressed.
fn look_button(ui: &mut Pen, band: Rect) -> bool {
    let control = id("result", "look");
    let center = pos2(band.right() - 28.0, band.center().y - 2.0);
    let label = text("result-board");
    IconButton::new("look", label, 22.0)
        .show(ui, control, center)
        .clicked()
}

/// The headline on the ribbon, between crowns.
fn headline(ui: &mut Pen, data: &ResultData, band: Rect, narrow: bool) {
    let width = band.width();
    let crown_room = if data.crowns && !narrow { 240.0 } else { 40.0 };
    let style = heading(38.0).ink(ON_RED);
    let head = ui.fit(&data.headline, style, width - crown_room);
    let head = ui.put_text(head, band.center(), Align2::CENTER_CENTER);
    let beside = if narrow { 250.0 } else { 160.0 };
    if data.crowns && head.width() + beside < width {
        let size = ui.theme.sprite_size("crown", vec2(28.0, 28.0)) * 1.5;
        for x in [head.left() - 54.0, head.right() + 54.0] {
            let rect = Rect::from_center_size(pos2(x, band.center().y - 1.0), size);
            ui.paint("crown", rect);
        }
    }
    announce(ui, &data.headline, band);
}

/// The contents of the parchment.
fn column(
    flow: &mut Flow,
    data: &ResultData,
    compact: bool,
    focus_first: &mut bool,
) -> Option<ResultAction> {
    person(flow, data, compact);
    if compact {
        flow.gap(6.0);
    } else {
        flow.divider(34.0);
        flow.gap(4.0);
    }
    let mut action = None;
    action = offer(flow, data).or(action);
    let (what, words) = if data.practice {
        (ResultAction::Board, "result-board")
    } else {
        (ResultAction::Rematch, "result-rematch")
    };
    let main = TextButton::lacquer(text(words)).size(25.0);
    let rect = flow.take(if compact { 46.0 } else { 60.0 });
    flow.draw(|ui| {
        if main.show(ui, id("result", "rematch"), rect).clicked() {
            action = Some(what);
        }
        focus_once(ui, id("result", "rematch"), focus_first);
    });
    // A suggestion needs this room.
    if data.practice || data.offer.is_some() || compact {
        flow.gap(if compact { 6.0 } else { 12.0 });
    } else {
        flow.gap(5.0);
        flow.text(&data.rematch_note, italic(17.5), Align::Center);
        flow.gap(10.0);
    }
    action = buttons(flow, data, compact).or(action);
    if !compact {
        flow.gap(8.0);
    }
    action
}

/// The portrait, with the reason beside or below it.
fn person(flow: &mut Flow, data: &ResultData, compact: bool) {
    let theme = flow.theme;
    let side = (flow.width() >= 460.0 || compact) && !is_very_large(theme.scale());
    let column = flow.x;
    if side {
        let top = flow.y;
        let r = if compact { 30.0 } else { 60.0 };
        flow.draw(|ui| {
            let at = pos2(column.min + r + 2.0, top + r);
            portrait(ui.brush(), &data.portrait, at, r, data.mood)
        });
        flow.x.min += 2.0 * r + 18.0;
        flow.gap(2.0);
        words(flow, data, Align::Min);
        flow.x = column;
        flow.y = flow.y.max(top + 2.0 * r + 4.0);
    } else {
        let rect = flow.take(120.0);
        flow.draw(|ui| portrait(ui.brush(), &data.portrait, rect.center(), 58.0, data.mood));
        flow.gap(6.0);
        words(flow, data, Align::Center);
    }
}

/// The suggestion of another level, if any.
fn offer(flow: &mut Flow, data: &ResultData) -> Option<ResultAction> {
    let theme = flow.theme;
    let mut action = None;
    if let Some(offer) = &data.offer {
        flow.text(&offer.line, italic(19.0).ink(INK), Align::Center);
        if !offer.button.is_empty() {
            flow.gap(6.0);
            let button = TextButton::brass(&offer.button).size(19.5);
            let line = flow.take(48.0);
            let wide = button.width(flow.ctx, theme).min(line.width());
            let rect = Rect::from_center_size(line.center(), vec2(wide, 48.0));
            flow.draw(|ui| {
                if button.show(ui, id("result", "offer"), rect).clicked() {
                    action = Some(ResultAction::Offer);
                }
            });
        }
        flow.gap(12.0);
    }
    action
}

fn words(flow: &mut Flow, data: &ResultData, align: Align) {
    let size = if flow.width() < 300.0 { 21.0 } else { 25.0 };
    flow.text(&data.reason, strong(size), align);
    if !data.detail.is_empty() {
        let galley = flow.balanced(&data.detail, body(19.5).ink(INK_NOTE), flow.width(), align);
        let rect = flow.take(galley.size().y);
        flow.draw(|ui| {
            let (x, anchor) = if align == Align::Center {
                (rect.center().x, Align2::CENTER_TOP)
            } else {
                (rect.left(), Align2::LEFT_TOP)
            };
            ui.put_text(galley, pos2(x, rect.top()), anchor);
            announce(ui, &data.detail, rect);
        });
    }
    if !data.line.is_empty() {
        flow.gap(4.0);
        flow.text(&data.line, italic(18.5), align);
    }
}

/// The other buttons, as many per line as fit.
fn buttons(flow: &mut Flow, data: &ResultData, compact: bool) -> Option<ResultAction> {
    let theme = flow.theme;
    let (height, gap_below) = if compact { (46.0, 6.0) } else { (50.0, 10.0) };
    let graph = if theme.sprite("icon_graph").is_some() {
        "graph"
    } else {
        "stats"
    };
    let rest = [
        (ResultAction::Review, "result-review", graph, data.review),
        (ResultAction::Replay, "result-replay", "play", data.replay),
        (
            ResultAction::Board,
            "result-board",
            "look",
            !data.practice && !compact,
        ),
        (ResultAction::NewMatch, "result-new", "", true),
        (ResultAction::Title, "result-title", "", true),
    ];
    let rest = rest
        .into_iter()
        .filter(|button| button.3)
        .map(|(what, key, icon, _)| {
            let button = TextButton::brass(text(key)).size(19.5);
            (
                what,
                if icon.is_empty() {
                    button
                } else {
                    button.icon(icon)
                },
            )
        });
    let gap = 12.0;
    let mut lines: Vec<Vec<(ResultAction, TextButton, f32)>> = Vec::new();
    let mut used = f32::INFINITY;
    for (what, button) in rest {
        let wide = button.width(flow.ctx, theme).min(flow.width());
        if used + gap + wide > flow.width() {
            lines.push(Vec::new());
            used = -gap;
        }
        used += gap + wide;
        if let Some(line) = lines.last_mut() {
            line.push((what, button, wide));
        }
    }
    let mut action = None;
    for line in &lines {
        let row = flow.take(height);
        let spare = row.width()
            - line.iter().map(|(.., wide)| wide).sum::<f32>()
            - gap * (line.len() - 1) as f32;
        let mut x = row.left();
        for (what, button, wide) in line {
            let wide = wide + spare / line.len() as f32;
            let rect = Rect::from_min_size(pos2(x, row.top()), vec2(wide, height));
            x += wide + gap;
            flow.draw(|ui| {
                if button.show(ui, id("result", button.label), rect).clicked() {
                    action = Some(*what);
                }
            });
        }
        flow.gap(gap_below);
    }
    action
}
