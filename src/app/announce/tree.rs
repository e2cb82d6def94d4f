//! The table for assistive technology: a node for each place of the board, each visible card and
//! each choice, and the latest announcement, in AccessKit's terms.
//!
//! The window has one tree, egui's, which bevy_egui hands to the system. Bevy's own tree of entities
//! stays empty: two trees would replace each other, and the panels are egui's anyway. So the nodes
//! made here are put into egui's tree (`egui_tree.rs`) just before it is handed over. They are not
//! egui widgets, because the table's cursor is not the egui focus.
//!
//! Names come from what the viewer may see, as in the announcements. Nothing is computed while no
//! assistive technology is running, or while nothing has changed.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use egui::accesskit::{self, Action, Live, Node, NodeId, Role};

use crate::app::announce::{Announced, pointing};
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, LastSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::settings::LanguageInUse;
use crate::app::state::{AtTable, Menu, Screen};
use crate::app::table::layout::TableLayout;
use crate::app::table::pointing::cursor::{Cursor, CursorCommand};
use crate::app::table::pointing::focus::Focus;
use crate::app::table::presentation::Presentations;
use crate::rules::Spot;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    // Bevy's window adds these too; without one they are never used.
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_message::<ActionRequest>()
        .init_resource::<TableNodes>()
        .init_resource::<LiveRegion>()
        .add_systems(
            Update,
            (
                act.run_if(in_state(AtTable))
                    .in_set(SessionSystems::ReadInput)
                    .after(FrameSystems::Pointer)
                    .before(FrameSystems::Keys),
                name_places.after(SessionSystems::Panels),
            ),
        )
        .add_systems(
            Last,
            hear.after(LastSystems::Announce).before(LastSystems::Save),
        );
}

/// The nodes of the table; without places unless the table is open for play.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct TableNodes {
    /// The name of the game.
    name: String,
    /// In reading order.
    places: Vec<PlaceNode>,
    /// The spot under the cursor.
    at: Option<Spot>,
}

/// A place, card or choice.
#[derive(Debug, PartialEq)]
struct PlaceNode {
    spot: Spot,
    /// Its name, what is on it, and what can be done with it.
    label: String,
    /// In screen units.
    area: Rect,
}

impl TableNodes {
    /// Whether there is nothing to point at.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The node of the whole table.
    pub fn table_id() -> NodeId {
        egui::Id::new("kings-coffer table").accesskit_id()
    }

    /// The node of a spot.
    pub fn id(spot: Spot) -> NodeId {
        egui::Id::new(("kings-coffer spot", spot)).accesskit_id()
    }

    /// The spot of a node.
    pub fn spot(&self, node: NodeId) -> Option<Spot> {
        let mut spots = self.places.iter().map(|place| place.spot);
        spots.find(|spot| Self::id(*spot) == node)
    }

    /// Whether a node belongs to the table.
    pub fn contains(&self, node: NodeId) -> bool {
        node == Self::table_id() || self.spot(node).is_some()
    }

    /// The node that has the focus while the table has it.
    pub fn focused(&self) -> NodeId {
        let at = self.at.filter(|at| self.spot(Self::id(*at)).is_some());
        at.map_or_else(Self::table_id, Self::id)
    }

    /// All nodes, the whole table first; `scale` is the number of screen units per unit of the tree.
    pub fn nodes(&self, scale: f32) -> Vec<(NodeId, Node)> {
        let mut table = Node::new(Role::Group);
        table.set_label(&*self.name);
        table.add_action(Action::Focus);
        table.set_children(
            self.places
                .iter()
                .map(|place| Self::id(place.spot))
                .collect::<Vec<_>>(),
        );
        let places = self.places.iter().map(|place| {
            let mut node = Node::new(Role::Button);
            node.set_label(&*place.label);
            node.set_bounds(bounds(place.area, scale));
            node.add_action(Action::Focus);
            node.add_action(Action::Click);
            (Self::id(place.spot), node)
        });
        [(Self::table_id(), table)]
            .into_iter()
            .chain(places)
            .collect()
    }
}

fn bounds(area: Rect, scale: f32) -> accesskit::Rect {
    let at = |value: f32| f64::from(value / scale);
    accesskit::Rect {
        x0: at(area.min.x),
        y0: at(area.min.y),
        x1: at(area.max.x),
        y1: at(area.max.y),
    }
}

/// The latest announcement.
#[derive(Resource, Default, Debug)]
pub struct LiveRegion {
    text: String,
    urgent: bool,
    /// The number of announcements before it.
    number: u64,
}

impl LiveRegion {
    /// Its node. Every announcement has its own node, so that the same words are spoken again if the
    /// same thing happens again.
    pub fn node(&self) -> (NodeId, Node) {
        let id = egui::Id::new(("kings-coffer announcement", self.number));
        let mut node = Node::new(Role::Label);
        if !self.text.is_empty() {
            node.set_value(&*self.text);
        }
        node.set_live(if self.urgent {
            Live::Assertive
        } else {
            Live::Polite
        });
        (id.accesskit_id(), node)
    }
}

/// What the nodes describe.
#[derive(SystemParam)]
struct Described<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    table: Res<'w, TableState>,
    cursor: Res<'w, Cursor>,
    layout: Res<'w, TableLayout>,
    language: Res<'w, LanguageInUse>,
}

impl Described<'_> {
    fn is_changed(&self) -> bool {
        self.screen.is_changed()
            || self.menu.is_changed()
            || self.table.is_changed()
            || self.cursor.is_changed()
            || self.layout.is_changed()
            || self.language.is_changed()
    }
}

/// Updates the nodes when anything that they describe has changed.
fn name_places(
    requested: Res<AccessibilityRequested>,
    at_table: Option<Res<State<AtTable>>>,
    described: Described,
    presentations: Res<Presentations>,
    mut named: Local<bool>,
    mut nodes: ResMut<TableNodes>,
) {
    let wanted = requested.get();
    if !wanted || *named && !described.is_changed() {
        *named &= wanted;
        return;
    }
    *named = true;
    let (table, cursor, layout) = (&described.table, &described.cursor, &described.layout);
    let new = if at_table.is_some() && table.opened > 0 {
        let wording = presentations.wording(table);
        let place = |spot: Spot| {
            let area = layout.surface.area(spot)?;
            Some(PlaceNode {
                spot,
                label: pointing::place_words(wording, cursor, spot),
                area: layout.rect_to_screen(area),
            })
        };
        TableNodes {
            name: text(&format!("{}-name", table.variant)).to_owned(),
            places: spots(table, layout).into_iter().filter_map(place).collect(),
            at: cursor.at,
        }
    } else {
        TableNodes::default()
    };
    nodes.set_if_neq(new);
}

/// Everything on the table that can be pointed at: places and cards, the choices that are open, and
/// the hands with pieces. A board is read row by row from its far side, cards as the arrows go.
fn spots(table: &TableState, layout: &TableLayout) -> Vec<Spot> {
    let mut spots = layout.surface.stops();
    // What is chosen after another choice is among the stops once that has been made.
    let is_choice = |spot: &&Spot| matches!(spot, Spot::Choice(_));
    let chosen = table.choices.iter();
    spots.extend(chosen.filter_map(|choice| choice.iter().find(is_choice)));
    if layout.board().is_some() {
        let lying = table.pieces.iter().map(|piece| piece.spot);
        spots.extend(lying.filter(|spot| matches!(spot, Spot::Hand(_))));
        let row = |spot: &Spot| {
            let at = layout
                .surface
                .area(*spot)
                .map_or(Vec2::ZERO, |area| area.center());
            // Rounded, so that all places of a row are equal at any rotation.
            (
                (-8.0 * at.y / layout.cell.max(1.0)).round() as i32,
                at.x as i32,
            )
        };
        spots.sort_by_key(|spot| (row(spot), *spot));
    }
    let mut seen = Vec::new();
    spots.retain(|spot| {
        let new = !seen.contains(spot);
        seen.push(*spot);
        new
    });
    spots
}

/// Carries out the requests of assistive technology to the table: the focus is the cursor, and a
/// click is a press.
fn act(
    mut requests: MessageReader<ActionRequest>,
    nodes: Res<TableNodes>,
    mut focus: ResMut<Focus>,
    mut commands: MessageWriter<CursorCommand>,
) {
    for request in requests.read() {
        let node = request.target_node;
        if nodes.is_empty() || !nodes.contains(node) {
            continue;
        }
        let clicks = request.action == Action::Click;
        if !clicks && request.action != Action::Focus {
            continue;
        }
        focus.go_to_board();
        let Some(spot) = nodes.spot(node) else {
            continue;
        };
        commands.write(CursorCommand::Go(spot));
        if clicks {
            commands.write(CursorCommand::Press(Some(spot)));
        }
    }
}

/// Keeps the latest announcement. Announcements and requests need one more frame.
fn hear(
    requested: Res<AccessibilityRequested>,
    requests: Res<Messages<ActionRequest>>,
    mut announced: MessageReader<Announced>,
    mut live: ResMut<LiveRegion>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
) {
    if !requested.get() {
        announced.clear();
        return;
    }
    let spoken = announced
        .read()
        .filter(|said| !said.beyond_focus.is_empty());
    if let Some(said) = spoken.last() {
        *live = LiveRegion {
            text: said.beyond_focus.clone(),
            urgent: said.urgent,
            number: live.number + 1,
        };
        redraw.at(time.elapsed_secs());
    }
    if !requests.is_empty() {
        redraw.at(time.elapsed_secs());
    }
}
