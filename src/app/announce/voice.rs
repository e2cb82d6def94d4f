//! The sentences of a frame, and what becomes of them.

use bevy::prelude::*;

use crate::app::settings::{Settings, Spoken};
use crate::texts::text;

/// Message: something to announce, written once at the end of the frame in which it happened.
///
/// The same text may come twice in a row, if the same thing happens twice.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// One or more whole sentences.
    pub text: String,
    /// The same without the sentences about what has the focus, which screen readers that know the
    /// focus speak themselves.
    pub beyond_focus: String,
    /// Whether it may interrupt current speech: an action was refused.
    pub urgent: bool,
}

/// The sentences collected in this frame.
#[derive(Resource, Default, Debug)]
pub struct Voice {
    sentences: Vec<(Topic, String)>,
    pub(super) urgent: bool,
    /// Whether anything was said in the previous frame.
    pub(super) spoke: bool,
}

/// What a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// Something that happened.
    Event,
    /// What is picked or opened.
    Aside,
    /// What has the focus now.
    Focus,
}

impl Voice {
    /// Adds a sentence, unless it repeats the one added just before.
    pub fn say(&mut self, sentence: impl Into<String>) {
        self.add(Topic::Event, sentence.into());
    }

    /// Adds a sentence about what is picked or opened; omitted if only moves are to be spoken.
    pub fn say_aside(&mut self, sentence: impl Into<String>) {
        self.add(Topic::Aside, sentence.into());
    }

    /// Adds a sentence about the place or the control that has the focus; like an aside.
    pub fn say_focused(&mut self, sentence: impl Into<String>) {
        self.add(Topic::Focus, sentence.into());
    }

    fn add(&mut self, topic: Topic, sentence: String) {
        let last = self.sentences.last().map(|(_, last)| last);
        if !sentence.is_empty() && last != Some(&sentence) {
            self.sentences.push((topic, sentence));
        }
    }
}

/// Announces the sentences of this frame, as far as they are to be spoken.
pub(super) fn speak(
    mut voice: ResMut<Voice>,
    settings: Res<Settings>,
    mut announced: MessageWriter<Announced>,
) {
    voice.spoke = !voice.sentences.is_empty();
    let urgent = std::mem::take(&mut voice.urgent);
    let sentences = std::mem::take(&mut voice.sentences);
    let about = |wanted: &[Topic]| {
        let chosen = sentences.iter().filter(|(topic, _)| wanted.contains(topic));
        let chosen: Vec<&str> = chosen.map(|(_, sentence)| sentence.as_str()).collect();
        chosen.join(text("sentence-gap"))
    };
    let (text, beyond_focus) = match settings.spoken {
        Spoken::All => (
            about(&[Topic::Event, Topic::Aside, Topic::Focus]),
            about(&[Topic::Event, Topic::Aside]),
        ),
        Spoken::Moves => (about(&[Topic::Event]), about(&[Topic::Event])),
        Spoken::Off => return,
    };
    if !text.is_empty() {
        debug!("announced: {text}");
        announced.write(Announced {
            text,
            beyond_focus,
            urgent,
        });
    }
}
