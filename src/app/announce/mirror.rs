//! The tree of assistive technology as a web page shows it: elements in reading order, which the page
//! lays over the canvas (`web/mirror.js`). A browser has no AccessKit; screen readers know only what is
//! in the page.

use std::collections::HashMap;

use egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use egui::{Context, Pos2, Rect, Vec2};
use serde::Serialize;

use crate::app::announce::tree::TableNodes;

/// All elements, and which has the focus.
#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Mirror {
    /// In reading order; a group comes before what is in it.
    pub elements: Vec<Element>,
    /// The id of the one with the focus; empty for none.
    pub focus: String,
}

/// A control, a place of the table, or a text.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct Element {
    /// The id of its node.
    pub id: String,
    /// The id of the group that it is in; empty for none.
    pub group: String,
    /// Its role, as ARIA calls it; empty for a text.
    pub role: &'static str,
    /// Its name, or the text.
    pub name: String,
    /// Its value in words; may be empty.
    pub value: String,
    /// The value of a slider, from 0 to 1.
    pub number: Option<f64>,
    /// Whether it is switched on or chosen.
    pub on: Option<bool>,
    /// Whether it can be used.
    pub enabled: bool,
    /// Left, top, width and height in pixels of the page.
    pub area: [i32; 4],
}

impl Mirror {
    /// The elements of a tree that egui has built for the pass it has just ended. What lies under a
    /// dialog is left out.
    pub fn of(update: &TreeUpdate, ctx: &Context, table: &TableNodes) -> Self {
        let nodes = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut reader = Reader {
            nodes,
            seen: seen(ctx),
            table,
            window: ctx.content_rect(),
            zoom: ctx.zoom_factor(),
            elements: Vec::new(),
        };
        if let Some(tree) = &update.tree {
            reader.read(tree.root, "");
        }
        let focus = words_of(update.focus);
        let known = reader.elements.iter().any(|element| element.id == focus);
        Self {
            elements: reader.elements,
            focus: if known { focus } else { String::new() },
        }
    }
}

/// The visible part of each widget that no dialog covers.
fn seen(ctx: &Context) -> HashMap<NodeId, Rect> {
    let widgets: Vec<_> = ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        layers
            .flat_map(|(_, widgets)| widgets.iter().copied())
            .collect()
    });
    ctx.memory(|memory| {
        let open = widgets
            .iter()
            .filter(|widget| memory.allows_interaction(widget.layer_id));
        open.map(|widget| (widget.id.accesskit_id(), widget.interact_rect))
            .collect()
    })
}

struct Reader<'a> {
    nodes: HashMap<NodeId, &'a Node>,
    seen: HashMap<NodeId, Rect>,
    table: &'a TableNodes,
    window: Rect,
    zoom: f32,
    elements: Vec<Element>,
}

impl Reader<'_> {
    fn read(&mut self, id: NodeId, group: &str) {
        let Some(node) = self.nodes.get(&id).copied() else {
            return;
        };
        let of_table = self.table.contains(id);
        let shown = of_table || self.seen.contains_key(&id);
        let role = role_of(node).filter(|_| shown && node.live().is_none());
        let mut group = group.to_owned();
        if let Some(role) = role {
            let element = self.element(id, node, role, &group);
            if role == "group" {
                group.clone_from(&element.id);
            }
            self.elements.push(element);
        }
        for child in node.children() {
            self.read(*child, &group);
        }
    }

    fn element(&self, id: NodeId, node: &Node, role: &'static str, group: &str) -> Element {
        let text = role.is_empty();
        let name = if text { node.value() } else { node.label() };
        let value = node.value().filter(|_| !text);
        Element {
            id: words_of(id),
            group: group.to_owned(),
            role,
            name: name.unwrap_or_default().to_owned(),
            value: value.unwrap_or_default().to_owned(),
            number: node.numeric_value(),
            on: node.toggled().map(|toggled| toggled == Toggled::True),
            enabled: !node.is_disabled(),
            area: self.area(id, node),
        }
    }

    /// The part that can be seen. What is scrolled away has a pixel at the edge: it can be reached in
    /// order, but not by touch.
    fn area(&self, id: NodeId, node: &Node) -> [i32; 4] {
        let Some(bounds) = node.bounds() else {
            return [0; 4];
        };
        let at = |x: f64, y: f64| Pos2::new(x as f32, y as f32);
        let whole = Rect::from_min_max(at(bounds.x0, bounds.y0), at(bounds.x1, bounds.y1));
        let visible = self.seen.get(&id).copied().unwrap_or(whole);
        let visible = visible.intersect(self.window);
        let rect = if visible.is_positive() {
            visible
        } else {
            let corner = self.window.max - Vec2::splat(1.0);
            let at = whole.min.clamp(self.window.min, corner);
            Rect::from_min_size(at, Vec2::splat(1.0))
        };
        let size = rect.size();
        [rect.min.x, rect.min.y, size.x, size.y].map(|side| (side * self.zoom).round() as i32)
    }
}

/// What ARIA calls a role; empty for a text. `None` if a node only holds others.
fn role_of(node: &Node) -> Option<&'static str> {
    Some(match node.role() {
        Role::Button => "button",
        Role::Link => "link",
        Role::RadioButton => "radio",
        Role::CheckBox => "checkbox",
        Role::ComboBox => "combobox",
        Role::Slider => "slider",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::Image => "img",
        Role::Group => "group",
        Role::Label => "",
        _ => return None,
    })
}

/// An id as text: JavaScript's numbers have fewer digits.
fn words_of(id: NodeId) -> String {
    id.0.to_string()
}
