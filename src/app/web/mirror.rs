//! Hands the page what screen readers can find in it, and takes what they ask for; see
//! [`Mirror`](crate::app::announce::mirror::Mirror).

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use egui::accesskit::{self, Action, NodeId, TreeId};

use crate::app::announce::mirror::Mirror;
use crate::app::announce::tree::TableNodes;
use crate::app::page;
use crate::app::schedule::LastSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, listen.after(MessageUpdateSystems))
        .add_systems(Last, show.after(LastSystems::Announce));
}

/// Takes the requests since the last frame. The tree is built as long as the page mirrors it.
fn listen(
    requested: Res<AccessibilityRequested>,
    mut before: Local<bool>,
    mut requests: MessageWriter<ActionRequest>,
) {
    let mirrored = page::mirrored();
    if std::mem::replace(&mut *before, mirrored) != mirrored {
        requested.set(mirrored);
    }
    while let Some(asked) = page::asked() {
        requests.write_batch(request(&asked).map(ActionRequest));
    }
}

/// Reads a request, e.g. `click 1234`.
fn request(asked: &str) -> Option<accesskit::ActionRequest> {
    let (action, node) = asked.split_once(' ')?;
    Some(accesskit::ActionRequest {
        action: match action {
            "click" => Action::Click,
            "more" => Action::Increment,
            "less" => Action::Decrement,
            _ => return None,
        },
        target_tree: TreeId::ROOT,
        target_node: NodeId(node.parse().ok()?),
        data: None,
    })
}

/// Shows what has changed.
fn show(
    window: Option<Single<(&EguiOutput, &mut EguiContext), With<PrimaryEguiContext>>>,
    nodes: Res<TableNodes>,
    mut before: Local<Mirror>,
) {
    if !page::mirrored() {
        *before = Mirror::default();
        return;
    }
    let Some(window) = window else { return };
    let (output, mut context) = window.into_inner();
    let Some(update) = &output.platform_output.accesskit_update else {
        return;
    };
    let mirror = Mirror::of(update, context.get_mut(), &nodes);
    if mirror != *before {
        page::mirror(&serde_json::to_string(&mirror).unwrap_or_default());
        *before = mirror;
    }
}
