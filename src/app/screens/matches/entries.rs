//! The kept matches as entries of the list, and those that a search finds.

use std::collections::HashMap;
use std::sync::Arc;

use crate::app::screens::matches::names::{game_name, title};
use crate::app::session::{Games, Library, Matches};
use crate::app::wall_clock::WallClock;
use crate::app::wording::times;
use crate::rules::Record;
use crate::rules::registry::FAMILIES;
use crate::store::matches::{self, KeptMatch, begun_alike};
use crate::texts::text;

/// A list with more matches than this can be searched.
const SEARCHED_FROM: usize = 6;

/// Where a match is kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// Among the last ones, with this number.
    Listed(u64),
    /// Set aside in this file.
    Aside(String),
}

/// A kept match.
#[derive(Clone, Debug)]
pub(in crate::app::screens) struct Entry {
    pub(super) place: Place,
    pub record: Arc<Record>,
    pub when: u64,
    pub over: bool,
}

impl Entry {
    /// The number of the match.
    pub fn number(&self) -> u64 {
        match &self.place {
            Place::Listed(number) => *number,
            Place::Aside(file) => matches::number(file),
        }
    }
}

/// What the list can be narrowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filter {
    All,
    Favourites,
    /// The matches of a family.
    Family(&'static str),
}

impl Filter {
    pub fn name(self) -> String {
        match self {
            Self::All => text("matches-filter-all").to_owned(),
            Self::Favourites => text("matches-filter-favourites").to_owned(),
            Self::Family(key) => text(&format!("family-{key}")).to_owned(),
        }
    }

    fn has(self, entry: &Entry, games: &Games, library: &Library) -> bool {
        let variant = games.registry().variant(&entry.record.variant);
        match self {
            Self::All => true,
            Self::Favourites => library.of(&entry.record).favourite,
            Self::Family(key) => variant.is_some_and(|variant| variant.family == key),
        }
    }
}

/// All kept matches: the unfinished ones, then the finished ones; the newest first.
pub(in crate::app::screens) fn entries(matches: &Matches) -> Vec<Entry> {
    let entry = |place, kept: &KeptMatch| Entry {
        place,
        record: Arc::clone(&kept.record),
        when: kept.when,
        over: kept.over,
    };
    let listed = matches.kept().iter();
    let listed = listed.map(|kept| entry(Place::Listed(kept.number), kept));
    let aside = matches.aside().into_iter();
    let aside = aside.map(|(file, kept)| entry(Place::Aside(file.to_owned()), kept));
    let mut all: Vec<Entry> = listed.chain(aside).collect();
    all.sort_by_key(|entry| entry.over);
    side_by_side(all)
}

/// Puts each match below those that began alike: what became of it in a friend's coffer stands beside
/// what became of it here.
fn side_by_side(entries: Vec<Entry>) -> Vec<Entry> {
    let mut groups: Vec<Vec<Entry>> = Vec::new();
    let mut by_seed: HashMap<u64, Vec<usize>> = HashMap::new();
    for entry in entries {
        let same_seed = by_seed.entry(entry.record.seed).or_default();
        let alike = |place: &&usize| {
            let first = groups[**place].first();
            first.is_some_and(|one| {
                one.over == entry.over && begun_alike(&one.record, &entry.record)
            })
        };
        match same_seed.iter().find(alike).copied() {
            Some(place) => groups[place].push(entry),
            None => {
                same_seed.push(groups.len());
                groups.push(vec![entry]);
            }
        }
    }
    groups.into_iter().flatten().collect()
}

/// The filters that find something; none in a short list.
pub(super) fn filters(entries: &[Entry], games: &Games, library: &Library) -> Vec<Filter> {
    if entries.len() <= SEARCHED_FROM {
        return Vec::new();
    }
    let families = FAMILIES.into_iter().map(Filter::Family);
    let all = [Filter::All, Filter::Favourites]
        .into_iter()
        .chain(families);
    let finds = |filter: &Filter| {
        *filter == Filter::All
            || entries
                .iter()
                .any(|entry| filter.has(entry, games, library))
    };
    all.filter(finds).collect()
}

/// The matches of a filter that have all words of a search: in the game, the people, the date or the
/// player's own words.
pub(super) fn found<'a>(
    entries: &'a [Entry],
    filter: Filter,
    search: &str,
    (games, library, clock): (&Games, &Library, WallClock),
) -> Vec<&'a Entry> {
    let search = search.to_lowercase();
    let words: Vec<&str> = search.split_whitespace().collect();
    let has = |entry: &&Entry| {
        if !filter.has(entry, games, library) {
            return false;
        }
        if words.is_empty() {
            return true;
        }
        let all = [
            title(&entry.record),
            game_name(&entry.record),
            times::when(clock, entry.when),
            library.of(&entry.record).words,
        ];
        let all = all.join(" ").to_lowercase();
        words.iter().all(|word| all.contains(word))
    };
    entries.iter().filter(has).collect()
}
