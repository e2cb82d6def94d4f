//! The title: the open coffer. The picture itself is the app's; this panel lays the live words, the
//! plates and the touch over it. The six families are compartments of the coffer; those that cannot
//! be played yet are dimmed and say so.

use egui::{
    Align, Align2, Color32, Context, CursorIcon, Mesh, Order, Pos2, Rect, Sense, Shape, Stroke, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::panels::flow::{announce, layer};
use crate::app::panels::theme::{CREAM, CREAM_NOTE, FOCUS, Face, ON_RED, Theme, put, wash};
use crate::app::panels::widgets::{Plate, bubble, focus_once, focus_ring, focused, name};
use crate::app::panels::{id, id_of, plain};
use crate::texts::text;

/// One compartment of the coffer, in the picture's 1x units.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleSpot {
    /// The whole target.
    pub rect: Rect,
    /// The velvet floor, corner by corner in order; the glow follows it.
    pub floor: [Pos2; 4],
    /// The room for the name.
    pub label: Rect,
    /// Whether the name stands in the middle of its room; else it starts at its left.
    pub centred: bool,
}

/// Where things lie in the picture, in its own 1x units.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleLayout {
    /// The size of the composition.
    pub size: Vec2,
    /// The compartments, in reading order.
    pub compartments: Vec<TitleSpot>,
    /// The line below the name of the game.
    pub subtitle: Rect,
    /// The plates on the front, left to right: Continue, Settings, Credits, Quit.
    pub plates: Vec<Rect>,
    /// The room for a note below each plate.
    pub notes: Vec<Rect>,
}

impl TitleLayout {
    /// Reads `assets/images/title.json`: the entry `title_tall` when `tall`, else `title`. The
    /// error is a sentence.
    pub fn parse(json: &str, tall: bool) -> Result<Self, String> {
        let name = if tall { "title_tall" } else { "title" };
        let root: serde_json::Value = serde_json::from_str(json)
            .map_err(|e| format!("The index of the title is not valid JSON: {e}."))?;
        let entry = root
            .get(name)
            .ok_or_else(|| format!("The index of the title has no entry '{name}'."))?;
        let numbers =
            |v: Option<&serde_json::Value>, n: usize, what: &str| -> Result<Vec<f32>, String> {
                let list: Vec<f32> = v
                    .and_then(|v| v.as_array())
                    .into_iter()
                    .flatten()
                    .filter_map(serde_json::Value::as_f64)
                    .map(|x| x as f32)
                    .collect();
                if list.len() == n {
                    Ok(list)
                } else {
                    Err(format!(
                        "The entry '{name}' of the title has no proper '{what}'."
                    ))
                }
            };
        let rect = |v: Option<&serde_json::Value>, what: &str| {
            numbers(v, 4, what).map(|r| Rect::from_min_size(pos2(r[0], r[1]), vec2(r[2], r[3])))
        };
        let list = |what: &str| {
            entry
                .get(what)
                .and_then(|v| v.as_array())
                .cloned()
                .unwrap_or_default()
        };
        let size = numbers(entry.get("size"), 2, "size")?;
        if size[0] <= 0.0 || size[1] <= 0.0 {
            return Err(format!("The entry '{name}' of the title gives no size."));
        }
        let mut compartments = Vec::new();
        for spot in list("compartments") {
            let target = rect(spot.get("rect"), "rect")?;
            let mut floor = [
                target.left_top(),
                target.right_top(),
                target.right_bottom(),
                target.left_bottom(),
            ];
            for (corner, at) in floor.iter_mut().zip(
                spot.get("poly")
                    .and_then(|v| v.as_array())
                    .into_iter()
                    .flatten(),
            ) {
                let xy = numbers(Some(at), 2, "poly")?;
                *corner = pos2(xy[0], xy[1]);
            }
            let centred = spot.get("align").and_then(|v| v.as_str()) == Some("center");
            compartments.push(TitleSpot {
                rect: target,
                floor,
                label: rect(spot.get("label"), "label")?,
                centred,
            });
        }
        let rects = |what: &str| {
            list(what)
                .iter()
                .map(|v| rect(Some(v), what))
                .collect::<Result<Vec<_>, _>>()
        };
        Ok(Self {
            size: vec2(size[0], size[1]),
            compartments,
            subtitle: rect(entry.get("subtitle"), "subtitle")?,
            plates: rects("plates")?,
            notes: rects("notes")?,
        })
    }

    /// The composition for 1280×720, should the index be missing.
    pub fn wide() -> Self {
        let cells = [
            (183.0, 303.0, 345.0),
            (494.0, 291.0, 653.0),
            (795.0, 303.0, 951.0),
        ]
        .into_iter()
        .map(|c| (c, 266.0));
        let below = [
            (164.0, 315.0, 351.0),
            (488.0, 303.0, 655.0),
            (801.0, 315.0, 967.0),
        ]
        .into_iter()
        .map(|c| (c, 433.0));
        let compartments = cells
            .chain(below)
            .map(|((x, w, from), y)| {
                let rect = Rect::from_min_size(pos2(x, y), vec2(w, 152.0));
                let label =
                    Rect::from_min_max(pos2(from, y + 50.0), pos2(rect.right() - 20.0, y + 122.0));
                Self::plain(rect, label, false)
            })
            .collect();
        let plates: Vec<Rect> = [176.0, 382.0, 708.0, 914.0]
            .map(|x| Rect::from_min_size(pos2(x, 631.0), vec2(190.0, 44.0)))
            .to_vec();
        let notes = plates
            .iter()
            .map(|p| Rect::from_min_size(pos2(p.left() - 10.0, 680.0), vec2(210.0, 22.0)))
            .collect();
        Self {
            size: vec2(1280.0, 720.0),
            compartments,
            subtitle: Rect::from_min_size(pos2(400.0, 172.0), vec2(480.0, 28.0)),
            plates,
            notes,
        }
    }

    /// The composition for 390×844, should the index be missing.
    pub fn tall() -> Self {
        let mut compartments = Vec::new();
        for y in [198.0, 349.0, 498.0] {
            for x in [24.0, 199.0] {
                let rect = Rect::from_min_size(pos2(x, y), vec2(167.0, 137.0));
                let label = Rect::from_min_size(pos2(x + 10.0, y + 106.0), vec2(148.0, 28.0));
                compartments.push(Self::plain(rect, label, true));
            }
        }
        let places = [(26.0, 698.0), (202.0, 698.0), (26.0, 772.0), (202.0, 772.0)];
        let plates: Vec<Rect> = places
            .map(|(x, y)| Rect::from_min_size(pos2(x, y), vec2(162.0, 46.0)))
            .to_vec();
        let notes = plates
            .iter()
            .map(|p| Rect::from_min_size(p.left_bottom() + vec2(0.0, 2.0), vec2(162.0, 20.0)))
            .collect();
        Self {
            size: vec2(390.0, 844.0),
            compartments,
            subtitle: Rect::from_min_size(pos2(88.0, 118.0), vec2(214.0, 28.0)),
            plates,
            notes,
        }
    }

    fn plain(rect: Rect, label: Rect, centred: bool) -> TitleSpot {
        TitleSpot {
            rect,
            floor: [
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
            ],
            label,
            centred,
        }
    }
}

/// One family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Family {
    /// The name, as "The Six Wives".
    pub name: String,
    /// Whether it can be played.
    pub open: bool,
}

/// What the title shows.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleData {
    /// Where things lie in the picture.
    pub layout: TitleLayout,
    /// Where the picture lies on the screen, in points; it may reach beyond the window.
    pub picture: Rect,
    /// The six families in the order of the compartments.
    pub families: Vec<Family>,
    /// What can be continued, as "Draughts, move 15"; none: nothing saved.
    pub saved: Option<String>,
    /// Whether today's puzzle is solved; none: there is none.
    pub daily: Option<bool>,
    /// Whether the program can be left from here (on a desktop).
    pub quit: bool,
}

/// What the title remembers.
#[derive(Clone, Debug)]
pub struct TitleState {
    /// Gives "Continue", or the first open family, the focus once; set it when the title appears.
    pub focus_first: bool,
}

impl Default for TitleState {
    fn default() -> Self {
        Self { focus_first: true }
    }
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleAction {
    /// Open the set-up of this family.
    Open(usize),
    /// Go on with the saved match.
    Continue,
    /// Try today's puzzle.
    Daily,
    /// Open the settings.
    Settings,
    /// Open the credits.
    Credits,
    /// Leave the program.
    Quit,
}

/// Shows the words and targets of the title.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &TitleData,
    state: &mut TitleState,
) -> Option<TitleAction> {
    let screen = ctx.content_rect();
    let k = data.picture.width() / data.layout.size.x.max(1.0);
    let point = |p: Pos2| data.picture.min + p.to_vec2() * k;
    let place = |r: Rect| Rect::from_min_max(point(r.min), point(r.max));
    layer(ctx, "title", Order::Middle, screen, false, |ui| {
        let mut action = None;
        // The line below the name; the name itself is carved into the lid.
        let line = place(data.layout.subtitle).intersect(screen.shrink(4.0));
        announce(
            ui,
            text("ui.app.name"),
            line.translate(vec2(0.0, -line.height())),
        );
        let size = (20.5 * k).max(15.0);
        let color = Color32::from_rgb(0xf3, 0xdc, 0xa8);
        let one = theme.width(ctx, text("ui.title.subtitle"), Face::Italic, size) <= line.width();
        let size = if one {
            size
        } else {
            (15.5 * k.max(1.0)).min(17.0 * k.max(1.0) / theme.scale())
        };
        let words = theme.balanced(
            ctx,
            text("ui.title.subtitle"),
            Face::Italic,
            size,
            color,
            line.width(),
            Align::Center,
        );
        put(ui.painter(), words, line.center(), Align2::CENTER_CENTER);
        announce(ui, text("ui.title.subtitle"), line);
        // The compartments; their names are all of one size.
        let size = data
            .families
            .iter()
            .zip(&data.layout.compartments)
            .map(|(family, spot)| {
                label_size(ctx, theme, &family.name, place(spot.label), spot.centred, k)
            })
            .fold(64.0, f32::min);
        for (i, (family, spot)) in data
            .families
            .iter()
            .zip(&data.layout.compartments)
            .enumerate()
        {
            let here = TitleSpot {
                rect: place(spot.rect),
                floor: spot.floor.map(point),
                label: place(spot.label),
                centred: spot.centred,
            };
            if compartment(ui, theme, i, family, &here, k, size) {
                action = Some(TitleAction::Open(i));
            }
        }
        // The plates.
        let mut plates = vec![
            (
                TitleAction::Continue,
                "ui.title.continue",
                data.saved.is_some(),
            ),
            (TitleAction::Daily, "ui.title.daily", true),
            (TitleAction::Settings, "ui.title.settings", true),
            (TitleAction::Credits, "ui.title.credits", true),
        ];
        if data.quit {
            plates.push((TitleAction::Quit, "ui.title.quit", true));
        }
        if data.daily.is_none() {
            plates.retain(|(what, _, _)| *what != TitleAction::Daily);
        }
        let places = spread(&data.layout.plates, plates.len());
        for (i, ((what, key, enabled), at)) in plates.into_iter().zip(places).enumerate() {
            let at = place(at);
            let rect = Rect::from_center_size(
                at.center(),
                vec2(at.width().max(88.0), at.height().max(44.0)),
            );
            // A picture that covers the window may hang over its edge: the plates stay inside.
            let inside = screen.shrink(8.0);
            let shift = vec2(
                (inside.left() - rect.left()).max(0.0) + (inside.right() - rect.right()).min(0.0),
                (inside.top() - rect.top()).max(0.0) + (inside.bottom() - rect.bottom()).min(0.0),
            );
            let rect = rect.translate(shift);
            let plate = Plate::brass(text(key))
                .size((22.0 * k).clamp(18.0, 34.0))
                .enabled(enabled);
            let response = plate.show(ui, theme, id("title", key), rect);
            if response.clicked() {
                action = Some(what);
            }
            let tip =
                (what == TitleAction::Continue && !enabled).then(|| text("ui.title.nothing_saved"));
            if let Some(tip) = tip {
                if response.hovered() {
                    bubble(ctx, theme, pos2(rect.center().x, rect.top() - 2.0), tip);
                }
            } else if let Some(note) = match what {
                TitleAction::Continue => data.saved.as_deref(),
                TitleAction::Daily => Some(text(if data.daily == Some(true) {
                    "ui.title.daily.solved"
                } else {
                    "ui.title.daily.open"
                })),
                _ => None,
            } {
                let saved = note;
                // Side notes go first when the text grows.
                let note = data
                    .layout
                    .notes
                    .get(i)
                    .map_or(rect.translate(vec2(0.0, rect.height())), |n| place(*n))
                    .translate(shift);
                let words = theme.fit(
                    ctx,
                    saved,
                    Face::Italic,
                    (16.5 * k).max(14.0),
                    CREAM_NOTE,
                    note.width(),
                );
                let free =
                    note.top() >= rect.bottom() - 4.0 && words.size().y <= note.height() + 8.0;
                if free && note.top() + words.size().y <= screen.bottom() {
                    put(
                        ui.painter(),
                        words,
                        pos2(note.center().x, note.top() - 2.0),
                        Align2::CENTER_TOP,
                    );
                }
                announce(ui, saved, note);
            }
        }
        let first = if data.saved.is_some() {
            id("title", "ui.title.continue")
        } else {
            id_of(
                "title",
                "family",
                data.families.iter().position(|f| f.open).unwrap_or(0),
            )
        };
        focus_once(ui, first, &mut state.focus_first);
        action
    })
}

/// Places for `count` plates: those of the picture, of which the last two are shared when there are
/// more plates than places.
fn spread(places: &[Rect], count: usize) -> Vec<Rect> {
    let [kept @ .., one, other] = places else {
        return places.to_vec();
    };
    if count <= places.len() {
        return places.to_vec();
    }
    let shared = count - kept.len();
    let room = one.union(*other);
    let gap = (other.left() - one.right()).max(4.0);
    let w = (room.width() - gap * (shared - 1) as f32) / shared as f32;
    let part = |i: usize| {
        Rect::from_min_size(
            pos2(room.left() + i as f32 * (w + gap), room.top()),
            vec2(w, room.height()),
        )
    };
    kept.iter().copied().chain((0..shared).map(part)).collect()
}

/// The largest size (at 100 %) at which a name fits its room: one line where there is room for one
/// only, else two.
fn label_size(ctx: &Context, theme: &Theme, name: &str, room: Rect, centred: bool, k: f32) -> f32 {
    let wanted = 30.0 * k * theme.scale().min(1.4) / theme.scale();
    let mut size = wanted.max(16.0 / theme.scale());
    let words = name.split_whitespace().count();
    for _ in 0..24 {
        // A row more than there are words would break one in the middle.
        let rows = if centred && room.height() < size * theme.scale() * 2.0 {
            1
        } else {
            2
        };
        let galley = theme.layout(
            ctx,
            name,
            Face::Heading,
            size,
            CREAM,
            room.width() + size * 0.4,
            Align::Min,
        );
        let widest = galley.rows.iter().map(|row| row.size.x).fold(0.0, f32::max);
        if galley.rows.len() <= rows.min(words) && widest <= room.width() + size * 0.4 {
            break;
        }
        size *= 0.95;
    }
    size
}

/// One compartment; true when it was opened.
fn compartment(
    ui: &mut Ui,
    theme: &Theme,
    i: usize,
    family: &Family,
    spot: &TitleSpot,
    k: f32,
    size: f32,
) -> bool {
    let (cell, label) = (spot.rect, spot.label);
    let ctx = ui.ctx().clone();
    // A locked one keeps the focus, so that its reason can be read with keys; it answers nothing.
    let response = ui.interact(cell, id_of("title", "family", i), Sense::click());
    name(&response, || {
        let words = if family.open {
            family.name.clone()
        } else {
            format!("{}: {}", family.name, text("ui.title.locked"))
        };
        WidgetInfo::labeled(WidgetType::Button, family.open, words)
    });
    let focus = focused(theme, &response);
    let lit = response.hovered() || focus;
    let painter = ui.painter().clone();
    if lit && family.open {
        if response.hovered() {
            ctx.set_cursor_icon(CursorIcon::PointingHand);
        }
        // A gilt glow that fades inward from the edge of the velvet.
        let centre = spot
            .floor
            .iter()
            .fold(Vec2::ZERO, |sum, p| sum + p.to_vec2())
            / 4.0;
        let mut glow = Mesh::default();
        for p in spot.floor {
            let toward = centre - p.to_vec2();
            let inset = vec2(toward.x.signum(), toward.y.signum()) * 30.0 * k;
            glow.colored_vertex(p, wash(Color32::from_rgb(0xff, 0xc8, 0x58), 0.34));
            glow.colored_vertex(p + inset, Color32::TRANSPARENT);
        }
        for i in 0..4_u32 {
            let (a, b) = (2 * i, 2 * ((i + 1) % 4));
            glow.add_triangle(a, a + 1, b);
            glow.add_triangle(b, a + 1, b + 1);
        }
        painter.add(Shape::mesh(glow));
        painter.add(Shape::closed_line(
            spot.floor.to_vec(),
            Stroke::new(1.8, FOCUS),
        ));
    } else if !family.open {
        painter.add(Shape::convex_polygon(
            spot.floor.to_vec(),
            Color32::from_black_alpha(90),
            Stroke::NONE,
        ));
    }
    let color = match (family.open, lit) {
        (true, _) if theme.contrast => plain::WHITE,
        (false, _) if theme.contrast => plain::DULL,
        (true, true) => ON_RED,
        (true, false) => CREAM,
        (false, _) => Color32::from_rgb(0xb8, 0xa2, 0x78),
    };
    let halign = if spot.centred {
        Align::Center
    } else {
        Align::Min
    };
    let lay = |color| {
        theme.layout(
            &ctx,
            &family.name,
            Face::Heading,
            size,
            color,
            label.width() + size * 0.4,
            halign,
        )
    };
    let (at, anchor) = if spot.centred {
        (label.center(), Align2::CENTER_CENTER)
    } else {
        (label.left_center(), Align2::LEFT_CENTER)
    };
    put(
        &painter,
        lay(Color32::from_rgba_unmultiplied(8, 3, 2, 204)),
        at + vec2(1.5, 2.0),
        anchor,
    );
    put(&painter, lay(color), at, anchor);
    if focus {
        focus_ring(&painter, theme, cell.shrink(4.0));
    }
    if lit && !family.open {
        bubble(
            &ctx,
            theme,
            pos2(label.left() + 20.0, label.center().y - 16.0 * k),
            text("ui.title.locked"),
        );
    }
    response.clicked() && family.open
}
