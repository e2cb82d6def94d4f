//! The match that was asked for waits until the pictures of its table are there.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::Open;
use crate::rules::Record;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Laying>().add_systems(
        Update,
        ask.run_if(on_message::<Open>).in_set(FrameSystems::Ask),
    );
}

/// The table that is being laid for a match.
#[derive(Resource, Default, Debug)]
pub struct Laying {
    asked: Option<Open>,
    /// How many of its pictures are there, and how many it needs; `None` if none is missing. Whoever
    /// loads pictures writes it, before [`FrameSystems::Begin`]; without pictures nobody does.
    pub loading: Option<(usize, usize)>,
}

impl Laying {
    /// The match that was asked for and is not on the table yet.
    #[must_use]
    pub fn asked(&self) -> Option<&Record> {
        self.asked.as_ref().map(|asked| &asked.record)
    }

    /// How many of the pictures that it waits for are there, and how many there are; `None` if no
    /// match waits.
    #[must_use]
    pub fn waits(&self) -> Option<(usize, usize)> {
        self.asked.as_ref().and(self.loading)
    }

    /// The match to open, once, as soon as its table can be laid.
    pub(super) fn take(&mut self) -> Option<Open> {
        self.asked.take_if(|_| self.loading.is_none())
    }

    /// Whether [`Laying::take`] has one.
    pub(super) fn is_laid(laying: Res<Self>) -> bool {
        laying.asked.is_some() && laying.loading.is_none()
    }
}

/// Keeps the match that was asked for last.
fn ask(mut requests: MessageReader<Open>, mut laying: ResMut<Laying>) {
    if let Some(request) = requests.read().last() {
        laying.asked = Some(request.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without pictures a match is opened at once; with them, when they are there.
    #[test]
    fn a_match_waits_for_the_pictures_of_its_table() {
        let open = || Open::game(Record::new("draughts", Vec::new(), 0));
        let mut laying = Laying {
            asked: Some(open()),
            loading: None,
        };
        assert_eq!(laying.waits(), None);
        assert!(laying.take().is_some() && laying.take().is_none(), "once");
        laying.asked = Some(open());
        laying.loading = Some((2, 5));
        assert_eq!(laying.waits(), Some((2, 5)));
        assert!(laying.take().is_none());
        laying.loading = None;
        assert!(laying.take().is_some());
        laying.loading = Some((2, 5));
        assert_eq!(laying.waits(), None, "nothing was asked for");
    }
}
