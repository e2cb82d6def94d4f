//! egui's accessibility tree, with the table in it; see [`tree`](super::tree).

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};
use egui::accesskit::{Action, TreeUpdate};

use crate::app::announce::tree::{LiveRegion, TableNodes};
use crate::app::state::AtTable;
use crate::app::table::pointing::focus::Focus;
use crate::texts::text;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (switch, forward)
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::ProcessInput),
    )
    .add_systems(
        PostUpdate,
        graft
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// egui builds its tree only while assistive technology requests it.
fn switch(requested: Res<AccessibilityRequested>, mut contexts: Query<&mut EguiContext>) {
    let wanted = requested.get();
    for mut context in &mut contexts {
        if wanted {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
}

/// Hands egui the requests of assistive technology to a panel.
fn forward(
    mut requests: MessageReader<ActionRequest>,
    nodes: Res<TableNodes>,
    at_table: Option<Res<State<AtTable>>>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut focus: ResMut<Focus>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context.map(|context| *context) else {
        return;
    };
    for request in requests.read() {
        let request = &request.0;
        if nodes.contains(request.target_node) {
            continue;
        }
        if at_table.is_some() && request.action == Action::Focus {
            focus.go_to_control(request.target_node);
        }
        events.write(EguiInputEvent {
            context,
            event: egui::Event::AccessKitActionRequest(request.clone()),
        });
    }
}

/// Puts the table and the latest announcement into the tree that egui has just built.
fn graft(
    nodes: Res<TableNodes>,
    live: Res<LiveRegion>,
    mut outputs: Query<(&mut EguiOutput, &mut EguiContext), With<PrimaryEguiContext>>,
) {
    for (mut output, mut context) in &mut outputs {
        if output.platform_output.accesskit_update.is_none() {
            continue;
        }
        let zoom = context.get_mut().zoom_factor();
        if let Some(update) = &mut output.platform_output.accesskit_update {
            add(update, &nodes, &live, zoom);
        }
    }
}

fn add(update: &mut TreeUpdate, nodes: &TableNodes, live: &LiveRegion, zoom: f32) {
    let Some(root_id) = update.tree.as_ref().map(|tree| tree.root) else {
        return;
    };
    let mut root = update.nodes.iter_mut().filter(|(id, _)| *id == root_id);
    let Some((_, root)) = root.next() else { return };
    let live = live.node();
    root.set_label(text("app-name"));
    let mut children = vec![live.0];
    if !nodes.is_empty() {
        children.push(TableNodes::table_id());
    }
    children.extend(root.children());
    root.set_children(children);
    update.nodes.push(live);
    if !nodes.is_empty() {
        update.nodes.extend(nodes.nodes(zoom));
        // No control has the focus: the table has it.
        if update.focus == root_id {
            update.focus = nodes.focused();
        }
    }
}
