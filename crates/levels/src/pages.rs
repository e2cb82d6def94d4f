//! The rules reader: the rules in our own words, as illustrated pages to be read in order,
//! searched, and opened when a rule matters.
//!
//! A [`RulesPage`] is data; its texts are stored under `page-<page>-…`: `title`, the paragraphs `1`
//! and so on, and the pictures' captions `picture-1` and so on. A variant's pages are those that
//! name it, so that games with the same moves can share pages.
//!
//! During a match two things lead to a page: a refused move ([`for_refusal`]), and the current
//! position ([`moment`]).

use std::collections::BTreeMap;
use std::sync::OnceLock;

use coffer_rules::{AnyMatch, Kind, PieceView, Spot, registry};
use coffer_texts as texts;
use coffer_texts::Sentence;
use serde::Deserialize;

use super::families::{self, FAMILIES, family};
use super::family::FamilyLevels;

/// The approximate length of an excerpt, in characters.
const EXCERPT: usize = 90;

/// One page of the rules.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesPage {
    /// Its name, also used in the text keys.
    pub key: String,
    /// The variants it belongs to.
    pub variants: Vec<String>,
    /// The rulings it covers, as in the header of the game's rules.
    pub rulings: Vec<String>,
    /// The number of paragraphs.
    pub paragraphs: u8,
    /// Its pictures, in order.
    #[serde(default)]
    pub pictures: Vec<PageFigure>,
    /// The keys of the refusals it explains.
    #[serde(default)]
    pub refusals: Vec<String>,
    /// Whether it explains an ordinary turn.
    #[serde(default)]
    pub turn: bool,
}

/// A position drawn with the game's own board and pieces.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageFigure {
    /// The position in the game's notation; the standard starting position by default.
    #[serde(default)]
    pub position: Option<String>,
    /// Options of the variant; missing ones have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Options of seats, in order of seats; missing ones have their defaults.
    #[serde(default)]
    pub seat_options: Vec<BTreeMap<String, String>>,
    /// Places to mark, in the family's notation; see [`super::spot`].
    #[serde(default)]
    pub marks: Vec<String>,
    /// Arrows through two or more places each.
    #[serde(default)]
    pub arrows: Vec<Vec<String>>,
    /// Cards in a row, in the game's notation, instead of a position.
    #[serde(default)]
    pub cards: Vec<String>,
    /// The marked cards, counted from 1.
    #[serde(default)]
    pub marked: Vec<usize>,
}

/// A picture ready to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigurePosition {
    /// The pieces, as an onlooker sees them; some may be beside the board.
    pub pieces: Vec<PieceView>,
    /// Places to mark.
    pub marks: Vec<Spot>,
    /// Arrows through two or more places each.
    pub arrows: Vec<Vec<Spot>>,
    /// Cards in a row, each with whether it is marked, instead of pieces.
    pub cards: Vec<(Kind, bool)>,
}

/// The rule that is relevant now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContextHelp {
    /// The page that explains it.
    pub page: &'static RulesPage,
    /// The advice.
    pub sentence: Sentence,
}

/// A page found by a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchHit {
    /// The page.
    pub page: &'static RulesPage,
    /// The part of its text that contains the words.
    pub excerpt: String,
}

/// Every page of every family, in reading order.
pub fn all() -> &'static [RulesPage] {
    static ALL: OnceLock<Vec<RulesPage>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read = |family: &FamilyLevels| -> Vec<RulesPage> {
            ron::from_str(family.pages)
                .unwrap_or_else(|error| panic!("the pages of {} are valid: {error}", family.key))
        };
        FAMILIES.iter().flat_map(read).collect()
    })
}

/// The page with this key.
pub fn page(key: &str) -> Option<&'static RulesPage> {
    all().iter().find(|page| page.key == key)
}

/// The pages of a variant, in reading order.
pub fn of(variant: &str) -> impl Iterator<Item = &'static RulesPage> {
    all()
        .iter()
        .filter(move |page| page.variants.iter().any(|own| own == variant))
}

/// The page of a variant that explains an ordinary turn; games whose turns differ have none.
pub fn of_turn(variant: &str) -> Option<&'static RulesPage> {
    of(variant).find(|page| page.turn)
}

/// The page that explains a refusal: one of the variant's, or one of its family's if only a related
/// game has the rule.
pub fn for_refusal(variant: &str, key: &str) -> Option<&'static RulesPage> {
    let explains = |page: &&RulesPage| page.refusals.iter().any(|refusal| refusal == key);
    let related = |page: &&RulesPage| {
        page.variants
            .iter()
            .any(|other| same_family(variant, other))
    };
    of(variant)
        .find(explains)
        .or_else(|| all().iter().filter(related).find(explains))
}

fn same_family(variant: &str, other: &str) -> bool {
    matches!((family(variant), family(other)), (Some(one), Some(other)) if one.key == other.key)
}

/// The rule that is most relevant in a match right now; `None` if there is nothing to say.
pub fn moment(game: &dyn AnyMatch) -> Option<ContextHelp> {
    let advice = (family(game.variant())?.moment)(game)?;
    Some(ContextHelp {
        page: page(advice.page)?,
        sentence: advice.sentence,
    })
}

/// The pages of a variant that contain all these words, in any order and ignoring case; pages with
/// the words in their titles come first. Without words, nothing is found.
pub fn search(variant: &str, words: &str) -> Vec<SearchHit> {
    let words: Vec<String> = words.split_whitespace().map(plain).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let rank = |page: &RulesPage| {
        let title = plain(texts::text(&page.title()));
        words
            .iter()
            .filter(|word| !title.contains(word.as_str()))
            .count()
    };
    let mut found: Vec<(usize, SearchHit)> = of(variant)
        .filter_map(|page| {
            let excerpt = page.find(&words)?;
            Some((rank(page), SearchHit { page, excerpt }))
        })
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, found)| found).collect()
}

/// The text in the form used for comparison: lower case, with plain quotation marks.
fn plain(text: &str) -> String {
    text.chars().map(plain_char).collect()
}

/// Maps one character to one, so that positions in the plain text are positions in the text.
fn plain_char(c: char) -> char {
    match c {
        '’' | '‘' => '\'',
        _ => c.to_lowercase().next().unwrap_or(c),
    }
}

/// About [`EXCERPT`] characters of a text around the first of the words, cut at word boundaries.
fn excerpt(text: &str, words: &[String]) -> String {
    let lower = plain(text);
    let first = words
        .iter()
        .filter_map(|word| lower.find(word.as_str()))
        .min()
        .unwrap_or_default();
    let at = lower.get(..first).unwrap_or_default().chars().count();
    let chars: Vec<char> = text.chars().collect();
    let from = at.saturating_sub(EXCERPT / 3);
    let from = match chars[..at].iter().skip(from).position(|c| *c == ' ') {
        Some(space) if from > 0 => from + space + 1,
        _ if from > 0 => at,
        _ => 0,
    };
    let to = from + EXCERPT;
    let to = match chars.get(to) {
        Some(_) => chars[..to]
            .iter()
            .rposition(|c| *c == ' ')
            .filter(|space| *space > at)
            .unwrap_or(to),
        None => chars.len(),
    };
    let cut: String = chars[from..to].iter().collect();
    let (before, after) = (
        if from > 0 { "…" } else { "" },
        if to < chars.len() { "…" } else { "" },
    );
    format!("{before}{cut}{after}")
}

impl RulesPage {
    /// The text key of the title.
    pub fn title(&self) -> String {
        format!("page-{}-title", self.key)
    }

    /// The text keys of the paragraphs.
    pub fn paragraphs(&self) -> impl Iterator<Item = String> {
        (1..=self.paragraphs).map(|number| format!("page-{}-{number}", self.key))
    }

    /// The text keys of the captions.
    pub fn captions(&self) -> impl Iterator<Item = String> {
        (1..=self.pictures.len()).map(|number| format!("page-{}-picture-{number}", self.key))
    }

    /// The part of the text that contains these words, if the page contains all of them. A single
    /// paragraph with all of them is preferred to one with only some.
    fn find(&self, words: &[String]) -> Option<String> {
        let keys: Vec<String> = [self.title()]
            .into_iter()
            .chain(self.paragraphs())
            .chain(self.captions())
            .collect();
        let parts: Vec<&str> = keys.iter().map(|key| texts::text(key)).collect();
        let holds = |part: &str| {
            let lower = plain(part);
            words
                .iter()
                .filter(|word| lower.contains(word.as_str()))
                .count()
        };
        let whole = parts.join("\n");
        if holds(&whole) < words.len() {
            return None;
        }
        // The title is displayed next to the excerpt, so the text is preferred to it; the first of
        // equals wins.
        let (title, rest) = parts.split_first()?;
        let mut best = (0, *title);
        for part in rest {
            if holds(part) > best.0 {
                best = (holds(part), *part);
            }
        }
        let shown = if best.0 == 0 {
            rest.first().unwrap_or(title)
        } else {
            best.1
        };
        Some(excerpt(shown, words))
    }
}

impl PageFigure {
    /// The match in the picture, for a variant that the page belongs to; `None` for others.
    fn table(&self, variant: &str) -> Option<Box<dyn AnyMatch>> {
        let (seats, position) = (&self.seat_options, self.position.as_deref());
        registry::set_up_seats(variant, &self.options, seats, position)
    }

    /// The picture as drawn for a variant that the page belongs to; `None` for others.
    pub fn diagram(&self, variant: &str) -> Option<FigurePosition> {
        let spots = |places: &[String]| {
            places
                .iter()
                .map(|place| families::spot(variant, place))
                .collect::<Option<Vec<Spot>>>()
        };
        let cards = self.cards.iter().enumerate().map(|(index, card)| {
            let marked = self.marked.contains(&(index + 1));
            Some((families::card(variant, card)?, marked))
        });
        Some(FigurePosition {
            pieces: match self.cards.as_slice() {
                [] => self.table(variant)?.pieces(None),
                _ => Vec::new(),
            },
            marks: spots(&self.marks)?,
            arrows: self
                .arrows
                .iter()
                .map(|arrow| spots(arrow))
                .collect::<Option<_>>()?,
            cards: cards.collect::<Option<_>>()?,
        })
    }
}

#[cfg(test)]
mod tests;
