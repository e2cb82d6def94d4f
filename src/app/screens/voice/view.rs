//! The texts for screen readers when a control gets the focus, is pressed or changes.

use egui::output::OutputEvent;
use egui::{WidgetInfo, WidgetType};

use crate::texts::{fill, text};

/// The text for an egui event, e.g. “Plain font, on”; empty if there is nothing to say.
pub fn spoken(event: &OutputEvent) -> String {
    let info = event.widget_info();
    let Some(label) = info.label.as_deref().filter(|label| !label.is_empty()) else {
        return String::new();
    };
    let clicked = matches!(
        event,
        OutputEvent::Clicked(_) | OutputEvent::DoubleClicked(_) | OutputEvent::TripleClicked(_)
    );
    let words = words(info, label, clicked);
    if info.enabled {
        words
    } else {
        fill("say-widget-disabled", &[("label", &words)])
    }
}

fn words(info: &WidgetInfo, label: &str, clicked: bool) -> String {
    let with = |key: &str| fill(key, &[("label", label)]);
    match (info.typ, info.selected) {
        (WidgetType::Checkbox, Some(true)) => with("say-widget-on"),
        (WidgetType::Checkbox, Some(false)) => with("say-widget-off"),
        // The event has the state before the click, and a click always selects.
        (_, Some(chosen)) if chosen || clicked => with("say-widget-chosen"),
        (_, Some(_)) => with("say-widget-other"),
        (WidgetType::Slider, None) => {
            let percent = fill(
                "settings-percent",
                &[(
                    "n",
                    &format!("{:.0}", info.value.unwrap_or_default() * 100.0),
                )],
            );
            let value = info.current_text_value.as_deref().unwrap_or(&percent);
            fill("say-widget-value", &[("label", label), ("value", value)])
        }
        (WidgetType::Button, None) => with("say-widget-button"),
        _ => text(label).to_owned(),
    }
}
