//! Saves every match after every move. Unfinished matches can be continued, finished ones reviewed.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::schedule::FrameSystems;
use crate::app::session::sharing::Sharing;
use crate::app::session::{
    Applied, Games, ResetReason, Session, TableMatch, TableReset, TableState, VersionsDiffer,
};
use crate::app::wall_clock::WallClock;
use crate::rules::{Occupant, Record};
use crate::store::matches::{
    KeptMatch, KeptMatches, MOST_UNFINISHED, MatchFile, alike, begun_alike, in_order, is_part,
    merge_source, number,
};
use crate::texts::{Sentence, Worded};

/// File names under which earlier versions saved the current match, and the player's own match
/// while one from elsewhere was being played.
const EARLIER_NAMES: [&str; 2] = ["earlier.json", "match.json"];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Matches>()
        .add_systems(Startup, read)
        .add_systems(
            Update,
            keep.run_if(resource_exists::<Session>)
                .in_set(FrameSystems::Keep),
        );
}

/// All saved matches, and which of them is, or was last, on the table.
#[derive(Resource, Default, Debug)]
pub struct Matches {
    pub(super) kept: KeptMatches,
    /// Its number.
    on_table: Option<u64>,
    /// Whether it was saved before it was opened.
    continued: bool,
    /// Those that were set aside and have been read, by their files.
    pub(super) aside: BTreeMap<String, KeptMatch>,
}

/// The files, and what is queued for them.
struct Keeper<'a> {
    files: &'a Files,
    saver: &'a mut Saver,
}

impl Matches {
    /// All saved matches.
    pub fn kept(&self) -> &KeptMatches {
        &self.kept
    }

    /// The match on the table, or else the last one that was there. `None` in practice.
    pub fn on_table(&self) -> Option<&KeptMatch> {
        self.kept.get(self.on_table?)
    }

    /// Whether the match on the table was saved before it was opened: it is neither new nor from
    /// elsewhere.
    pub const fn is_continued(&self) -> bool {
        self.continued
    }

    /// The unfinished matches, newest first.
    pub fn unfinished(&self) -> impl Iterator<Item = &KeptMatch> {
        self.kept.which(false)
    }

    /// The unfinished match, if there is only one.
    pub fn only_unfinished(&self) -> Option<&KeptMatch> {
        let mut unfinished = self.unfinished();
        unfinished.next().filter(|_| unfinished.next().is_none())
    }

    /// Whether opening another match would interrupt one that has begun.
    pub fn is_begun(&self) -> bool {
        self.on_table()
            .is_some_and(|kept| kept.played && !kept.over)
    }

    /// Whether starting another match will set the oldest unfinished one aside.
    pub fn is_full(&self) -> bool {
        self.unfinished().filter(|kept| kept.played).count() >= MOST_UNFINISHED
    }

    /// Deletes a match.
    pub fn forget(&mut self, number: u64, saver: &mut Saver) {
        if let Some(kept) = self.kept.remove(number) {
            saver.remove(kept.file());
        }
    }

    /// Loads the matches from the files. Those that cannot be read are skipped, and the notice says
    /// so.
    pub fn read(
        &mut self,
        files: &Files,
        games: &Games,
        now: u64,
        saver: &mut Saver,
        notice: &mut Notice,
    ) {
        *self = Self::default();
        let mut newer = 0;
        // The newest first.
        for MatchFile { file, when, number } in self.files(files, now, notice).into_iter().rev() {
            let read = files.read_or_set_aside(&file, |text| {
                if games.is_newer(text) {
                    newer += 1;
                    return Ok(None);
                }
                games.read(text).map(Some)
            });
            let game = match read {
                Ok(Some(Some(game))) => game,
                Ok(_) => continue,
                Err(aside) => {
                    notice.tell_of_refused("save-refused", aside);
                    continue;
                }
            };
            let record = game.record();
            let kept = KeptMatch {
                number,
                when,
                over: game.turn().outcome().is_some() && record.analysis.is_none(),
                played: !record.moves.is_empty(),
                record: Arc::new(record),
            };
            // It may still be stored under another name: that of an earlier version, or the one before
            // the program was killed.
            let (name, record) = (kept.file(), Arc::clone(&kept.record));
            if !self.kept.add_read(kept) {
                saver.remove(file);
            } else if name != file {
                saver.keep_match(name, record);
                saver.remove(file);
            }
        }
        if newer > 0 {
            notice.tell(Sentence::new("save-newer").with("n", newer));
        }
    }

    /// The files of matches, the oldest first.
    fn files(&mut self, files: &Files, now: u64, notice: &mut Notice) -> Vec<MatchFile> {
        let names = files.0.names("").unwrap_or_else(|error| {
            notice.tell(Worded::of(error));
            Vec::new()
        });
        for name in &names {
            self.kept.count_from(number(name));
        }
        let earlier = EARLIER_NAMES
            .into_iter()
            .filter(|name| names.iter().any(|one| one == name));
        let mut all = in_order(names.iter().cloned());
        for file in &all {
            self.kept.count_from(file.number);
        }
        for file in earlier {
            let number = self.kept.next();
            self.kept.count_from(number);
            let file = file.to_owned();
            all.push(MatchFile {
                file,
                when: now,
                number,
            });
        }
        all
    }

    /// Puts a match on the table: a new one or, with `again`, one that was saved before. Returns the
    /// other version of it, if what a friend sent contradicts what is kept.
    fn begin(
        &mut self,
        mut kept: KeptMatch,
        again: bool,
        keeper: &mut Keeper,
    ) -> Option<VersionsDiffer> {
        let known = self.kept.iter().find(|known| is_same(known, &kept));
        let known = known.filter(|_| again).map(|known| known.number);
        self.continued = known.is_some();
        let friends = again && known.is_none() && is_of_people(&kept.record);
        let all = || self.kept.iter().filter(|_| friends);
        // A friend has sent it back with another move.
        let parts = all().filter(|known| is_part(&known.record, &kept.record));
        let earlier = parts.max_by_key(|known| known.record.moves.len());
        let apart = |known: &&KeptMatch| {
            begun_alike(&known.record, &kept.record) && !is_part(&kept.record, &known.record)
        };
        let other = all().filter(apart).filter(|_| earlier.is_none());
        let other = other.max_by_key(|known| alike(&known.record, &kept.record));
        let other = other.map(|known| known.number);
        let known = known.or(earlier.map(|known| known.number));
        self.on_table = known;
        if known.is_none() || !kept.over || friends {
            // What a file says of the match that is here stays with it, or beside it.
            let known = known.filter(|number| {
                let before = self.kept.get(*number);
                let record = Arc::make_mut(&mut kept.record);
                before.is_some_and(|before| merge_source(record, &before.record).is_some())
            });
            if let Some(before) = known.and_then(|number| self.kept.remove(number)) {
                kept.played |= before.played;
                keeper.saver.remove(before.file());
            }
            let record = Arc::clone(&kept.record);
            let number = self.kept.add(kept);
            self.on_table = Some(number);
            if let Some(kept) = self.kept.get(number) {
                keeper.saver.keep_match(kept.file(), record);
            }
        }
        self.make_room(keeper);
        Some(VersionsDiffer {
            known: other?,
            opened: self.on_table?,
        })
    }

    /// Saves the changed match on the table; the moves already recorded are kept, except after
    /// going `back`. Returns false if this match is not saved.
    fn go_on(&mut self, game: &dyn TableMatch, back: bool, keeper: &mut Keeper) -> bool {
        let on_table = self.on_table.and_then(|number| self.kept.get_mut(number));
        let Some(kept) = on_table else { return false };
        let before = kept.file();
        // The queued write shares the record; dropping it first avoids a copy.
        keeper.saver.forget(&before);
        let same = if back { 0 } else { kept.record.moves.len() };
        game.update(Arc::make_mut(&mut kept.record), same);
        kept.played = kept.played || is_played(game);
        kept.over = is_over(game);
        let file = kept.file();
        let moved = file != before;
        keeper.saver.keep_match(file, Arc::clone(&kept.record));
        if moved {
            keeper.saver.remove(before);
            self.make_room(keeper);
        }
        true
    }

    /// Deletes matches in which nobody has moved, and sets surplus ones aside, under other names.
    fn make_room(&mut self, keeper: &mut Keeper) {
        keeper
            .files
            .0
            .set_on_table(self.on_table().map(KeptMatch::file));
        for kept in self.kept.take_unplayed(self.on_table) {
            keeper.saver.remove(kept.file());
        }
        let surplus = self.kept.take_surplus(self.on_table);
        for kept in surplus {
            let record = Arc::clone(&kept.record);
            keeper.saver.keep_match(kept.file_aside(), record);
            keeper.saver.remove(kept.file());
            self.aside.insert(kept.file_aside(), kept);
        }
    }
}

/// Whether both are the same match, ignoring the clock.
fn is_same(one: &KeptMatch, other: &KeptMatch) -> bool {
    let timeless = |kept: &KeptMatch| Record {
        clock: None,
        ..(*kept.record).clone()
    };
    one.record.seed == other.record.seed && timeless(one) == timeless(other)
}

/// Whether only people play: such a match may be sent to and fro as a link.
fn is_of_people(record: &Record) -> bool {
    record.seats.iter().all(Occupant::is_person)
}

/// Whether it is over. One can always go on at an analysis board.
fn is_over(game: &dyn TableMatch) -> bool {
    game.turn().outcome().is_some() && !game.is_analysis()
}

/// Whether anybody has moved; dealing is not a move.
fn is_played(game: &dyn TableMatch) -> bool {
    let ahead = game.is_analysis() && game.redoable() > 0;
    ahead || game.movers().iter().any(Option::is_some)
}

pub(super) fn read(
    files: Res<Files>,
    games: Res<Games>,
    clock: Res<WallClock>,
    mut matches: ResMut<Matches>,
    mut saver: ResMut<Saver>,
    mut notice: ResMut<Notice>,
) {
    matches.read(&files, &games, clock.now(), &mut saver, &mut notice);
}

/// The match when it was looked at last.
#[derive(Default)]
struct LastSeen {
    /// Its moves, and whether it was over.
    now: (usize, bool),
    /// Whether all of a match at another device was known.
    whole: bool,
}

fn keep(
    session: Res<Session>,
    table: Res<TableState>,
    clock: Res<WallClock>,
    mut applied: MessageReader<Applied>,
    mut resets: MessageReader<TableReset>,
    mut last: Local<LastSeen>,
    mut matches: ResMut<Matches>,
    files: Res<Files>,
    mut saver: ResMut<Saver>,
    mut versions: MessageWriter<VersionsDiffer>,
) {
    let game = &*session.game;
    let over = is_over(game);
    let now = (game.ply(), over);
    let mut changed = std::mem::replace(&mut last.now, now) != now;
    changed |= applied.read().count() > 0;
    let (mut begun, mut back) = (None, false);
    for TableReset { reason, .. } in resets.read() {
        match reason {
            ResetReason::Opened | ResetReason::Restarted | ResetReason::Rematched => {
                begun = Some(*reason)
            }
            ResetReason::Undone | ResetReason::Redone | ResetReason::Resigned => back = true,
            // An analysis board keeps its place.
            ResetReason::PositionViewed => back |= table.analysis().is_some(),
            ResetReason::ViewerChanged => {}
        }
    }
    // A guest knows only a part of a match until it is over; then it is kept as it was played.
    let (known_in_part, whole) = match &session.sharing {
        Sharing::Followed(followed) => (!followed.whole, followed.whole),
        _ => (false, false),
    };
    if std::mem::replace(&mut last.whole, whole) != whole && whole {
        begun = Some(ResetReason::Rematched);
    }
    if table.is_practice() || known_in_part {
        if matches.on_table.is_some() {
            matches.on_table = None;
        }
        return;
    }
    if begun.is_none() && !changed && !back {
        return;
    }
    let mut keeper = Keeper {
        files: &files,
        saver: &mut saver,
    };
    if begun.is_none() && matches.go_on(game, back, &mut keeper) {
        return;
    }
    let kept = KeptMatch {
        number: 0,
        when: clock.now(),
        over,
        played: is_played(game),
        record: Arc::new(game.record()),
    };
    let opened = begun == Some(ResetReason::Opened);
    versions.write_batch(matches.begin(kept, opened, &mut keeper));
}
