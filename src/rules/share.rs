//! A match or a position as the end of a link (what stands after the `#`), so that it can be sent to somebody.
//!
//! `match=CODE` is a whole record, `position=VARIANT:POSITION` a position in the game's own notation, as `position=draughts:W:W18,26:B7,K12`.

use data_encoding::BASE64URL_NOPAD;

use super::registry;
use super::{Occupant, RECORD_FORMAT, Record, Seat, Setup};
use crate::texts::{cut, fill};

const MATCH: &str = "match=";
const POSITION: &str = "position=";

/// Why a link opens nothing. It reads as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", fill("link.refused", &[("why", .0)]))]
pub struct LinkError(String);

/// The end of a link that opens this match as it stands.
#[must_use]
pub fn to_link(record: &Record) -> String {
    format!("{MATCH}{}", BASE64URL_NOPAD.encode(record.to_json().as_bytes()))
}

/// The match that a link opens; none when it is about something else. In a position the person plays the side to move, against `opponent`.
///
/// # Errors
/// With a sentence when the link is broken or tells of something against the rules.
pub fn from_link(link: &str, opponent: &Occupant) -> Result<Option<Record>, LinkError> {
    let refused = |why: String| LinkError(cut(&why, 200));
    if let Some(code) = link.strip_prefix(MATCH) {
        let bytes = BASE64URL_NOPAD.decode(code.trim_end_matches('=').as_bytes());
        let text = bytes.ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let text = text.ok_or_else(|| refused(crate::texts::text("link.torn").to_owned()))?;
        return registry::read(&text).map(Some).map_err(refused);
    }
    let Some(rest) = link.strip_prefix(POSITION) else {
        return Ok(None);
    };
    let (key, position) = rest.split_once(':').unwrap_or((rest, ""));
    let setup = Setup::standard(key).map_err(|error| refused(error.to_string()))?;
    let variant = setup.variant();
    let options = setup.values().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let seats = vec![opponent.clone(); usize::from(variant.seats)];
    let game = (variant.start)(setup, seats.clone(), 0, Some(position)).map_err(|error| refused(error.to_string()))?;
    let mut record = Record {
        format: RECORD_FORMAT,
        variant: variant.key.to_owned(),
        options,
        seats,
        seed: 0,
        position: Some(position.to_owned()),
        moves: Vec::new(),
        ending: None,
        clock: None,
    };
    let person = game.turn().seat().unwrap_or(Seat(0));
    if let Some(seat) = record.seats.get_mut(person.index()) {
        *seat = Occupant::Person(String::new());
    }
    Ok(Some(record))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            format: RECORD_FORMAT,
            variant: "draughts".to_owned(),
            options: Default::default(),
            seats: vec![Occupant::Person("Ænne".to_owned()), Occupant::Courtier(4)],
            seed: u64::MAX,
            position: None,
            moves: vec!["11-15".to_owned(), "22-17".to_owned()],
            ending: None,
            clock: None,
        }
    }

    #[test]
    fn a_match_goes_into_a_link_and_comes_out_again() {
        let link = to_link(&record());
        assert!(link.bytes().all(|b| b.is_ascii_alphanumeric() || b"=_-".contains(&b)), "{link}");
        assert_eq!(from_link(&link, &Occupant::Random), Ok(Some(record())));
        assert_eq!(from_link(&format!("{link}=="), &Occupant::Random), Ok(Some(record())));
    }

    #[test]
    fn a_position_seats_the_person_at_the_side_to_move() {
        let link = "position=draughts:W:W18,26:B7,K12";
        let record = from_link(link, &Occupant::Courtier(4)).expect("a link").expect("a position");
        assert_eq!(record.seats, [Occupant::Courtier(4), Occupant::Person(String::new())]);
        assert_eq!(record.position.as_deref(), Some("W:W18,26:B7,K12"));
        assert!(registry::read(&record.to_json()).is_ok());
    }

    #[test]
    fn other_links_are_none_of_ours_and_broken_ones_get_a_sentence() {
        for other in ["", "top", "Match=x", "positions"] {
            assert_eq!(from_link(other, &Occupant::Random), Ok(None), "{other}");
        }
        let unplayable = to_link(&Record {
            moves: vec!["1-32".to_owned()],
            ..record()
        });
        let unknown = to_link(&Record {
            variant: "chess".to_owned(),
            ..record()
        });
        for bad in [
            "match=",
            "match=!!",
            "match=AAAA",
            "match=é",
            "position=",
            "position=draughts",
            "position=chess:x",
            "position=draughts:W:W99",
            unplayable.as_str(),
            unknown.as_str(),
            &unknown[..unknown.len() - 7],
        ] {
            let error = from_link(bad, &Occupant::Random).unwrap_err().to_string();
            assert!(error.starts_with("The link") && error.ends_with('.'), "{bad}: {error}");
        }
    }
}
