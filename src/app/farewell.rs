//! What the player reads when a match is left.
//!
//! There is one rule: a question is asked only before something is lost, as when a match is resigned
//! or deleted. A match that is left for another, for a new beginning or for a lesson is kept: then a
//! notice tells where it is, once for each match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::files::Notice;
use crate::app::session::Matches;
use crate::app::state::Screen;
use crate::rules::Record;
use crate::store::matches::begun_alike;
use crate::texts::{Sentence, Worded, fill, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ToldOf>();
}

/// The number of the match that was left last, and told of.
#[derive(Resource, Default)]
struct ToldOf(Option<u64>);

/// Tells where the match on the table is when it is left.
#[derive(SystemParam)]
pub(in crate::app) struct Farewell<'w> {
    matches: Res<'w, Matches>,
    screen: Res<'w, State<Screen>>,
    told: ResMut<'w, ToldOf>,
    pub notice: ResMut<'w, Notice>,
}

impl Farewell<'_> {
    /// The matches.
    pub fn matches(&self) -> &Matches {
        &self.matches
    }

    /// Before another match takes the place of the one on the table, or of the one that was there
    /// last; `None` if that begins again. With the same match, sent back by a friend, it goes on.
    pub fn for_a_match(&mut self, next: Option<&Record>) {
        let same = |left: &Record| next.is_some_and(|next| begun_alike(left, next));
        let left = self.matches.on_table().filter(|left| !same(&left.record));
        let left = left.filter(|_| self.matches.is_begun() && self.is_news());
        let name = left.map(|left| format!("{}-name", left.record.variant));
        let full = self.matches.is_full();
        if name.is_some() || full {
            self.tell(Worded::new(move || told(name.as_deref(), full)));
        }
    }

    /// Before a lesson begins, which leads back to the match on the table.
    pub fn for_a_lesson(&mut self) {
        let at_table = *self.screen.get() == Screen::Table;
        if at_table && self.matches.is_begun() && self.is_news() {
            self.tell(Sentence::new("left-waits"));
        }
    }

    fn is_news(&self) -> bool {
        self.matches.on_table().map(|kept| kept.number) != self.told.0
    }

    fn tell(&mut self, sentence: impl Into<Worded>) {
        self.told.0 = self.matches.on_table().map(|kept| kept.number);
        self.notice.tell(sentence);
    }
}

/// That the match of a game, by the key of its name, is kept, and that another one made room.
fn told(name: Option<&str>, full: bool) -> String {
    let kept = name.map(|name| fill("left-kept", &[("name", text(name))]));
    let full = full.then(|| text("left-full").to_owned());
    let words: Vec<String> = kept.into_iter().chain(full).collect();
    words.join(text("sentence-gap"))
}
