//! What a person sees in the window, for the robot of the tests in a browser (`tests/web/robot.mjs`):
//! controls by name and place, as the accessibility tree that egui builds for screen readers has
//! them, and the points at which a player points at the places of the table.
//!
//! Only the quick build has this (the feature `sight`), and it does nothing unless the page has a
//! function `kingsCofferSees`, which then gets a [`Sight`] as JSON after each frame.

use std::collections::HashMap;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use egui::accesskit::{Node, NodeId, Role, Toggled};
use egui::epaint::ClippedShape;
use egui::{Shape, WidgetRect};
use js_sys::{Function, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::announce::tree::TableNodes;
use crate::app::schedule::LastSystems;
use crate::app::session::TableState;
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::drawing::writing::TableText;
use crate::app::table::layout::TableLayout;
use crate::app::table::pointing::cursor::Cursor;
use crate::rules::Spot;

/// The function that the tests give the page.
const WATCHER: &str = "kingsCofferSees";
/// Texts below this size are reported, in CSS pixels.
const SMALL: f32 = 13.0;

pub(super) fn plugin(app: &mut App) {
    if watcher().is_some() {
        app.init_resource::<SmallTexts>()
            .add_systems(Startup, request_tree)
            .add_systems(
                PostUpdate,
                find_small_texts
                    .after(EguiPostUpdateSet::EndPass)
                    .before(EguiPostUpdateSet::ProcessOutput),
            )
            .add_systems(Last, show.after(LastSystems::Announce));
    }
}

fn watcher() -> Option<Function> {
    let found = Reflect::get(&js_sys::global(), &JsValue::from_str(WATCHER)).ok()?;
    found.dyn_into().ok()
}

/// egui builds its tree as if a screen reader were running.
fn request_tree(requested: Res<AccessibilityRequested>) {
    requested.set(true);
}

/// The small texts in the panels, with their sizes in points.
#[derive(Resource, Default)]
struct SmallTexts(Vec<(String, f32)>);

/// Finds them in what egui has painted: after this it is only triangles.
fn find_small_texts(
    window: Option<Single<(&EguiFullOutput, &mut EguiContext), With<PrimaryEguiContext>>>,
    mut small: ResMut<SmallTexts>,
) {
    let Some(window) = window else { return };
    let (output, mut context) = window.into_inner();
    let zoom = context.get_mut().zoom_factor();
    small.0.clear();
    for ClippedShape { shape, clip_rect } in output.iter().flat_map(|output| &output.shapes) {
        if clip_rect.is_positive() && clip_rect.intersects(shape.visual_bounding_rect()) {
            add_small_texts(shape, zoom, &mut small.0);
        }
    }
}

fn add_small_texts(shape: &Shape, zoom: f32, small: &mut Vec<(String, f32)>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                add_small_texts(shape, zoom, small);
            }
        }
        Shape::Text(text) => {
            let job = &text.galley.job;
            let sections = job.sections.iter();
            small.extend(sections.filter_map(|section| {
                let size = section.format.font_id.size * zoom;
                let words = job
                    .text
                    .get(section.byte_range.start.0..section.byte_range.end.0)?;
                (size < SMALL && !words.trim().is_empty()).then(|| (words.to_owned(), size))
            }));
        }
        _ => {}
    }
}

/// The window after a frame, in CSS pixels.
#[derive(Serialize)]
struct Sight {
    screen: String,
    menu: String,
    /// Its size.
    size: [f32; 2],
    /// Whether something moves, or another frame follows, as while a list glides.
    moving: bool,
    /// What can be pressed, except the places of the table.
    controls: Vec<Control>,
    /// The sentences.
    texts: Vec<String>,
    /// The small texts, with their sizes.
    small_texts: Vec<(String, f32)>,
    /// The places of the table: name and point.
    places: Vec<(String, [f32; 2])>,
    /// The rest of the first legal move, place by place; empty unless a person here is to move. A
    /// button that is still to come is `None`.
    first_move: Vec<Option<[f32; 2]>>,
    /// The control that a press would reach where the mouse is.
    under_mouse: Option<String>,
}

/// A control.
#[derive(Serialize)]
struct Control {
    id: String,
    role: String,
    name: String,
    value: String,
    on: Option<bool>,
    enabled: bool,
    /// Its corners.
    area: [[f32; 2]; 2],
    /// The corners of the part that is not scrolled away; if there is none, they have changed places.
    seen: [[f32; 2]; 2],
}

fn show(
    window: Option<Single<(&EguiOutput, &mut EguiContext), With<PrimaryEguiContext>>>,
    (screen, menu, phase): (
        Res<State<Screen>>,
        Res<State<Menu>>,
        Option<Res<State<TurnPhase>>>,
    ),
    nodes: Res<TableNodes>,
    table: Res<TableState>,
    cursor: Res<Cursor>,
    layout: Res<TableLayout>,
    motion: Res<AnimationQueue>,
    (small, written): (Res<SmallTexts>, Query<(&TableText, &InheritedVisibility)>),
) {
    let (Some(window), Some(watcher)) = (window, watcher()) else {
        return;
    };
    let (output, mut context) = window.into_inner();
    let Some(update) = &output.platform_output.accesskit_update else {
        return;
    };
    let context = context.get_mut();
    let phase = phase.map(|phase| *phase.get());
    let point = |spot: Spot| {
        let at = layout.cell_center(spot).or_else(|| layout.place(spot, 0))?;
        Some(layout.to_screen(at).to_array())
    };
    let acts = phase == Some(TurnPhase::AwaitMove) && table.acting_here().is_some();
    let first = table.choices.first().filter(|_| acts);
    let rest = first.map_or(&[][..], |first| {
        first.strip_prefix(&*cursor.picks).unwrap_or(first)
    });
    let mut sight = Sight {
        screen: format!("{:?}", screen.get()),
        menu: format!("{:?}", menu.get()),
        size: [0.0; 2],
        moving: phase == Some(TurnPhase::Animating)
            || motion.moving()
            || context.has_requested_repaint(),
        controls: Vec::new(),
        texts: Vec::new(),
        small_texts: small.0.clone(),
        places: Vec::new(),
        first_move: rest.iter().map(|spot| point(*spot)).collect(),
        under_mouse: None,
    };
    let on_table = written.iter().filter(|(_, visible)| visible.get());
    sight.small_texts.extend(
        on_table
            .filter(|(text, _)| text.size < SMALL)
            .map(|(text, _)| (text.words.clone(), text.size)),
    );
    let zoom = context.zoom_factor();
    sight.size = (context.content_rect().size() * zoom).into();
    let (widgets, under_mouse) = context.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let widgets: Vec<WidgetRect> = layers
            .flat_map(|(_, widgets)| widgets.iter().copied())
            .collect();
        (widgets, viewport.hits.click.map(|widget| widget.id))
    });
    sight.under_mouse = under_mouse.map(|id| words_of(id.accesskit_id()));
    // What lies under a dialog cannot be pressed.
    let seen: HashMap<NodeId, egui::Rect> = context.memory(|memory| {
        let open = widgets
            .iter()
            .filter(|widget| memory.allows_interaction(widget.layer_id));
        open.map(|widget| (widget.id.accesskit_id(), widget.interact_rect))
            .collect()
    });
    for (id, node) in &update.nodes {
        if nodes.contains(*id) {
            let at = nodes.spot(*id).and_then(point);
            sight.places.extend(at.map(|at| (name(node), at)));
        } else if let Some(seen) = seen.get(id).filter(|_| is_control(node.role())) {
            sight.controls.push(control(*id, node, *seen, zoom));
        } else if node.role() == Role::Label && node.live().is_none() {
            sight.texts.push(name(node));
        }
    }
    let json = serde_json::to_string(&sight).unwrap_or_default();
    // An error is the test's own, and it sees it.
    let _ = watcher.call1(&JsValue::NULL, &JsValue::from_str(&json));
}

fn is_control(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::Link
            | Role::RadioButton
            | Role::CheckBox
            | Role::ComboBox
            | Role::Slider
            | Role::SpinButton
            | Role::TextInput
    )
}

/// An id as text: JavaScript's numbers have fewer digits.
fn words_of(id: NodeId) -> String {
    id.0.to_string()
}

fn name(node: &Node) -> String {
    let words = match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    };
    words.unwrap_or_default().to_owned()
}

fn control(id: NodeId, node: &Node, seen: egui::Rect, zoom: f32) -> Control {
    let bounds = node.bounds().unwrap_or_default();
    let at = |x: f64, y: f64| [x as f32 * zoom, y as f32 * zoom];
    let corner = |point: egui::Pos2| [point.x * zoom, point.y * zoom];
    let number = node.numeric_value().map(|value| value.to_string());
    let words = node.value().map(str::to_owned);
    Control {
        id: words_of(id),
        role: format!("{:?}", node.role()),
        name: name(node),
        value: words.or(number).unwrap_or_default(),
        on: node.toggled().map(|toggled| toggled == Toggled::True),
        enabled: !node.is_disabled(),
        area: [at(bounds.x0, bounds.y0), at(bounds.x1, bounds.y1)],
        seen: [corner(seen.min), corner(seen.max)],
    }
}
