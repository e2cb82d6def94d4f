//! What a person sees: controls with their names and places, and the sentences around them, as the
//! accessibility tree of a frame has them; and what lies on top where the mouse is.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use egui::WidgetRect;
use egui::accesskit::{Node, NodeId, Role, Toggled};
use kings_coffer::app::announce::tree::TableNodes;
use kings_coffer::app::state::{Menu, Screen};

/// The height of a control that is seen well enough, in pixels.
const LEAST_SEEN: f32 = 24.0;

/// The window after a frame.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// What can be pressed, from the top down; not the places of the table.
    pub controls: Vec<Control>,
    /// The sentences.
    pub texts: Vec<String>,
    /// The last announcement; the number tells it from an earlier one with the same words.
    pub said: (u64, String),
    /// What has the focus.
    pub focus: Option<NodeId>,
    /// The names of the places of the table.
    pub places: Vec<String>,
    /// The control that a click would press where the mouse is.
    pub under_mouse: Option<NodeId>,
    /// The screen.
    pub screen: Screen,
    /// The menu over it.
    pub menu: Menu,
}

/// A control.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// Its node, the same in every frame.
    pub id: NodeId,
    /// What kind of control it is.
    pub role: Role,
    /// Its name.
    pub name: String,
    /// Its value, in words or as a number.
    pub value: String,
    /// Whether it is chosen or switched on, if it can be.
    pub on: Option<bool>,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Its place in the window.
    pub area: Rect,
    /// The part of it that is not scrolled away; if there is none, its edges have changed places.
    pub seen: Rect,
}

impl Control {
    /// Whether its middle can be seen.
    pub fn in_sight(&self) -> bool {
        self.seen.contains(self.area.center())
    }

    /// Whether enough of it can be seen to find it: a long text is higher than its box.
    pub fn is_seen(&self) -> bool {
        let least = self.area.height().min(LEAST_SEEN);
        self.seen.width() > 0.0 && self.seen.height() >= least
    }
}

impl Sight {
    /// The window as it is now.
    pub fn of(world: &mut World) -> Self {
        let screen = *world.resource::<State<Screen>>().get();
        let menu = *world.resource::<State<Menu>>().get();
        let mut query =
            world.query_filtered::<(&EguiOutput, &EguiContext), With<PrimaryEguiContext>>();
        let empty = Self {
            screen,
            menu,
            ..default()
        };
        let Ok((output, context)) = query.single(world) else {
            return empty;
        };
        let Some(update) = &output.platform_output.accesskit_update else {
            return empty;
        };
        let mut context = context.clone();
        let context = context.get_mut();
        let zoom = context.zoom_factor();
        let (widgets, under_mouse) = context.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let widgets: Vec<WidgetRect> = layers
                .flat_map(|(_, widgets)| widgets.iter().copied())
                .collect();
            let hit = viewport.hits.click.map(|widget| widget.id.accesskit_id());
            (widgets, hit)
        });
        // What lies under a dialog cannot be seen or pressed well enough to count.
        let seen: HashMap<NodeId, Rect> = context.memory(|memory| {
            let open = |widget: &&WidgetRect| memory.allows_interaction(widget.layer_id);
            let part = |widget: &WidgetRect| {
                let id = widget.id.accesskit_id();
                (id, scaled(widget.interact_rect, zoom))
            };
            widgets.iter().filter(open).map(part).collect()
        });
        let nodes: HashMap<NodeId, &Node> =
            update.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let places: Vec<NodeId> = nodes
            .get(&TableNodes::table_id())
            .map_or_else(Vec::new, |table| table.children().to_vec());
        let mut out = Self {
            focus: Some(update.focus),
            under_mouse,
            ..empty
        };
        for (id, node) in &update.nodes {
            if places.contains(id) {
                out.places.push(name(node));
            } else if node.live().is_some() {
                out.said = (id.0, name(node));
            } else if is_control(node.role()) && seen.contains_key(id) {
                out.controls.push(control(*id, node, &seen, zoom));
            } else if node.role() == Role::Label {
                out.texts.push(name(node));
            }
        }
        // The tree has no order of its own.
        out.controls.sort_by(|one, other| {
            let place = |control: &Control| (control.area.min.y as i32, control.area.min.x as i32);
            (place(one), &one.name).cmp(&(place(other), &other.name))
        });
        out.texts.sort();
        out
    }

    /// Whether a dialog or a list is open.
    pub fn is_modal(world: &mut World) -> bool {
        let mut query = world.query_filtered::<&EguiContext, With<PrimaryEguiContext>>();
        let context = query.single(world).ok().cloned();
        context.is_some_and(|mut context| {
            let open = |memory: &egui::Memory| memory.top_modal_layer().is_some();
            context.get_mut().memory(open)
        })
    }

    /// The first control whose name begins like this.
    pub fn beginning(&self, name: &str) -> Option<&Control> {
        let begins = |control: &&Control| control.name.starts_with(name);
        self.controls.iter().find(begins)
    }

    /// The controls with this name.
    pub fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Control> {
        let same = move |control: &&Control| control.name == name;
        self.controls.iter().filter(same)
    }

    /// The control with this node.
    pub fn control(&self, id: NodeId) -> Option<&Control> {
        self.controls.iter().find(|control| control.id == id)
    }

    /// Whether a sentence on the screen begins with these words.
    pub fn says(&self, words: &str) -> bool {
        self.texts.iter().any(|text| text.starts_with(words))
    }

    /// Everything that a press can change.
    pub fn contents(
        &self,
    ) -> (
        Screen,
        Menu,
        Vec<String>,
        (u64, String),
        Vec<String>,
        Vec<String>,
    ) {
        let controls = self.controls.iter().map(|control| {
            let Control {
                role,
                name,
                value,
                on,
                enabled,
                area,
                ..
            } = control;
            format!("{role:?} {name} {value} {on:?} {enabled} {area:?}")
        });
        (
            self.screen,
            self.menu,
            controls.collect(),
            self.said.clone(),
            self.texts.clone(),
            self.places.clone(),
        )
    }
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

fn name(node: &Node) -> String {
    let words = match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    };
    words.unwrap_or_default().to_owned()
}

fn scaled(rect: egui::Rect, zoom: f32) -> Rect {
    let at = |point: egui::Pos2| Vec2::new(point.x, point.y) * zoom;
    // As it is: of what is scrolled away, a side of the column is left.
    Rect {
        min: at(rect.min),
        max: at(rect.max),
    }
}

fn control(id: NodeId, node: &Node, seen: &HashMap<NodeId, Rect>, zoom: f32) -> Control {
    let bounds = node.bounds().unwrap_or_default();
    let at = |x: f64, y: f64| Vec2::new(x as f32, y as f32) * zoom;
    let area = Rect::from_corners(at(bounds.x0, bounds.y0), at(bounds.x1, bounds.y1));
    let number = node.numeric_value().map(|value| value.to_string());
    let words = node.value().map(str::to_owned);
    Control {
        id,
        role: node.role(),
        name: name(node),
        value: words.or(number).unwrap_or_default(),
        on: node.toggled().map(|toggled| toggled == Toggled::True),
        enabled: !node.is_disabled(),
        area,
        seen: seen.get(&id).copied().unwrap_or_default(),
    }
}
