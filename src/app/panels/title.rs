//! The title: the open coffer. The picture itself is the app's; this panel lays the live words, the
//! plates and the touch over it. The six families are compartments of the coffer; those that cannot
//! be played yet are dimmed and say so.

use egui::{
    Align, Align2, Color32, Context, CursorIcon, Id, Mesh, Order, Painter, Pos2, Rect, Sense,
    Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
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
    let picture = CofferPicture {
        origin: data.picture.min,
        scale: data.picture.width() / data.layout.size.x.max(1.0),
    };
    layer(ctx, "title", Order::Middle, screen, false, |ui| {
        subtitle(ui, theme, &picture, data.layout.subtitle);
        let opened = compartments(ui, theme, &picture, data);
        let pressed = show_plates(ui, theme, &picture, data);
        focus_once(ui, first_control(data), &mut state.focus_first);
        pressed.or(opened)
    })
}

/// The picture as it lies on the screen.
struct CofferPicture {
    /// Its upper left corner.
    origin: Pos2,
    /// Points to a 1x unit.
    scale: f32,
}

impl CofferPicture {
    /// Where a point of the composition lies on the screen.
    fn point(&self, p: Pos2) -> Pos2 {
        self.origin + p.to_vec2() * self.scale
    }

    /// Where a part of the composition lies on the screen.
    fn place(&self, r: Rect) -> Rect {
        Rect::from_min_max(self.point(r.min), self.point(r.max))
    }

    /// A compartment on the screen.
    fn spot(&self, spot: &TitleSpot) -> TitleSpot {
        TitleSpot {
            rect: self.place(spot.rect),
            floor: spot.floor.map(|corner| self.point(corner)),
            label: self.place(spot.label),
            centred: spot.centred,
        }
    }
}

/// The line below the name of the game; the name itself is carved into the lid.
fn subtitle(ui: &mut Ui, theme: &Theme, picture: &CofferPicture, room: Rect) {
    let ctx = ui.ctx().clone();
    let k = picture.scale;
    let line = picture
        .place(room)
        .intersect(ctx.content_rect().shrink(4.0));
    announce(
        ui,
        text("ui.app.name"),
        line.translate(vec2(0.0, -line.height())),
    );
    let subtitle = text("ui.title.subtitle");
    let size = (20.5 * k).max(15.0);
    let fits = theme.width(&ctx, subtitle, Face::Italic, size) <= line.width();
    let size = if fits {
        size
    } else {
        (15.5 * k.max(1.0)).min(17.0 * k.max(1.0) / theme.scale())
    };
    let words = theme.balanced(
        &ctx,
        subtitle,
        Face::Italic,
        size,
        Color32::from_rgb(0xf3, 0xdc, 0xa8),
        line.width(),
        Align::Center,
    );
    put(ui.painter(), words, line.center(), Align2::CENTER_CENTER);
    announce(ui, subtitle, line);
}

/// The compartments; their names are all of one size.
fn compartments(
    ui: &mut Ui,
    theme: &Theme,
    picture: &CofferPicture,
    data: &TitleData,
) -> Option<TitleAction> {
    let spots = data.layout.compartments.iter();
    let spots: Vec<(&Family, TitleSpot)> = data
        .families
        .iter()
        .zip(spots.map(|spot| picture.spot(spot)))
        .collect();
    let sizes = spots
        .iter()
        .map(|(family, spot)| label_size(ui.ctx(), theme, &family.name, spot, picture.scale));
    let size = sizes.fold(64.0, f32::min);
    let mut action = None;
    for (i, (family, spot)) in spots.into_iter().enumerate() {
        if compartment(ui, theme, i, family, &spot, picture.scale, size) {
            action = Some(TitleAction::Open(i));
        }
    }
    action
}

/// One of the plates on the front.
struct TitlePlate<'a> {
    action: TitleAction,
    /// The key of its words, by which its control is called too.
    key: &'static str,
    /// What stands below it.
    note: Option<&'a str>,
    /// Why it does not answer, where it does not.
    locked: Option<&'a str>,
}

/// The plates that there are.
fn plates(data: &TitleData) -> Vec<TitlePlate<'_>> {
    let plate = |action, key| TitlePlate {
        action,
        key,
        note: None,
        locked: None,
    };
    let mut plates = vec![TitlePlate {
        note: data.saved.as_deref(),
        locked: data.saved.is_none().then(|| text("ui.title.nothing_saved")),
        ..plate(TitleAction::Continue, "ui.title.continue")
    }];
    if let Some(solved) = data.daily {
        let note = if solved {
            "ui.title.daily.solved"
        } else {
            "ui.title.daily.open"
        };
        plates.push(TitlePlate {
            note: Some(text(note)),
            ..plate(TitleAction::Daily, "ui.title.daily")
        });
    }
    plates.push(plate(TitleAction::Settings, "ui.title.settings"));
    plates.push(plate(TitleAction::Credits, "ui.title.credits"));
    if data.quit {
        plates.push(plate(TitleAction::Quit, "ui.title.quit"));
    }
    plates
}

/// The plates in their places, with what stands below them.
fn show_plates(
    ui: &mut Ui,
    theme: &Theme,
    picture: &CofferPicture,
    data: &TitleData,
) -> Option<TitleAction> {
    let plates = plates(data);
    let places = spread(&data.layout.plates, plates.len());
    let mut action = None;
    for (i, (plate, at)) in plates.into_iter().zip(places).enumerate() {
        let at = picture.place(at);
        let size = vec2(at.width().max(88.0), at.height().max(44.0));
        let hanging = Rect::from_center_size(at.center(), size);
        let shift = shift_inside(hanging, ui.ctx().content_rect().shrink(8.0));
        let rect = hanging.translate(shift);
        let response = Plate::brass(text(plate.key))
            .size((22.0 * picture.scale).clamp(18.0, 34.0))
            .enabled(plate.locked.is_none())
            .show(ui, theme, id("title", plate.key), rect);
        if response.clicked() {
            action = Some(plate.action);
        }
        if let Some(reason) = plate.locked {
            if response.hovered() {
                let tip = pos2(rect.center().x, rect.top() - 2.0);
                bubble(ui.ctx(), theme, tip, reason);
            }
        } else if let Some(note) = plate.note {
            let below = rect.translate(vec2(0.0, rect.height()));
            let room = data.layout.notes.get(i);
            let room = room.map_or(below, |room| picture.place(*room));
            let size = (16.5 * picture.scale).max(14.0);
            plate_note(ui, theme, rect, room.translate(shift), note, size);
        }
    }
    action
}

/// How far `rect` must move to lie inside `room`: a picture that covers the window may hang over
/// its edge.
fn shift_inside(rect: Rect, room: Rect) -> Vec2 {
    vec2(
        (room.left() - rect.left()).max(0.0) + (room.right() - rect.right()).min(0.0),
        (room.top() - rect.top()).max(0.0) + (room.bottom() - rect.bottom()).min(0.0),
    )
}

/// What stands below a plate; it goes first when the text grows.
fn plate_note(ui: &mut Ui, theme: &Theme, plate: Rect, room: Rect, note: &str, size: f32) {
    let words = theme.fit(ui.ctx(), note, Face::Italic, size, CREAM_NOTE, room.width());
    let height = words.size().y;
    let free = room.top() >= plate.bottom() - 4.0 && height <= room.height() + 8.0;
    if free && room.top() + height <= ui.ctx().content_rect().bottom() {
        let top = pos2(room.center().x, room.top() - 2.0);
        put(ui.painter(), words, top, Align2::CENTER_TOP);
    }
    announce(ui, note, room);
}

/// What has the focus when the title appears.
fn first_control(data: &TitleData) -> Id {
    if data.saved.is_some() {
        return id("title", "ui.title.continue");
    }
    let open = data.families.iter().position(|family| family.open);
    id_of("title", "family", open.unwrap_or(0))
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
fn label_size(ctx: &Context, theme: &Theme, name: &str, spot: &TitleSpot, k: f32) -> f32 {
    let (room, centred) = (spot.label, spot.centred);
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
    let ctx = ui.ctx().clone();
    // A locked one keeps the focus, so that its reason can be read with keys; it answers nothing.
    let response = ui.interact(spot.rect, id_of("title", "family", i), Sense::click());
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
    if family.open && response.hovered() {
        ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
    let painter = ui.painter();
    match (family.open, lit) {
        (true, true) => glow(painter, spot.floor, k),
        (true, false) => {}
        (false, _) => {
            let shadow = Color32::from_black_alpha(90);
            let floor = spot.floor.to_vec();
            painter.add(Shape::convex_polygon(floor, shadow, Stroke::NONE));
        }
    }
    family_name(painter, theme, family, spot, lit, size);
    if focus {
        focus_ring(painter, theme, spot.rect.shrink(4.0));
    }
    if lit && !family.open {
        let tip = pos2(spot.label.left() + 20.0, spot.label.center().y - 16.0 * k);
        bubble(&ctx, theme, tip, text("ui.title.locked"));
    }
    response.clicked() && family.open
}

/// A gilt glow that fades inward from the edge of the velvet.
fn glow(painter: &Painter, floor: [Pos2; 4], k: f32) {
    let centre = floor.iter().fold(Vec2::ZERO, |sum, p| sum + p.to_vec2()) / 4.0;
    let mut glow = Mesh::default();
    for p in floor {
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
    painter.add(Shape::closed_line(floor.to_vec(), Stroke::new(1.8, FOCUS)));
}

/// The name of a family over its shadow.
fn family_name(
    painter: &Painter,
    theme: &Theme,
    family: &Family,
    spot: &TitleSpot,
    lit: bool,
    size: f32,
) {
    let color = match (family.open, lit) {
        (true, _) if theme.contrast => plain::WHITE,
        (false, _) if theme.contrast => plain::DULL,
        (true, true) => ON_RED,
        (true, false) => CREAM,
        (false, _) => Color32::from_rgb(0xb8, 0xa2, 0x78),
    };
    let label = spot.label;
    let (halign, at, anchor) = if spot.centred {
        (Align::Center, label.center(), Align2::CENTER_CENTER)
    } else {
        (Align::Min, label.left_center(), Align2::LEFT_CENTER)
    };
    let width = label.width() + size * 0.4;
    let shadow = Color32::from_rgba_unmultiplied(8, 3, 2, 204);
    for (color, at) in [(shadow, at + vec2(1.5, 2.0)), (color, at)] {
        let words = theme.layout(
            painter.ctx(),
            &family.name,
            Face::Heading,
            size,
            color,
            width,
            halign,
        );
        put(painter, words, at, anchor);
    }
}
