//! The link to a table: where its host is found, and the secret that opens it.

use std::fmt;
use std::str::FromStr;

use crate::hex;
use crate::protocol::Secret;

/// What a link begins with, after the `#`, so that no web server sees it.
const KEY: &str = "table=";
/// The longest address, in bytes.
const LONGEST_ADDRESS: usize = 1000;

/// A link to a table, without the page before it: `table=ADDRESS.SECRET`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    /// Where the host is found, as its transport says.
    pub address: String,
    /// The secret for guests or for onlookers.
    pub secret: Secret,
}

/// That a text has no link to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no link to a table")]
pub struct LinkError;

impl TableLink {
    /// Whether a text seems to have a link to a table, complete or not.
    pub fn is_in(text: &str) -> bool {
        start(text).is_some()
    }
}

/// Where the address begins in a text.
fn start(text: &str) -> Option<&str> {
    ["table=", "table%3D", "table%3d"].iter().find_map(|key| {
        let (before, rest) = text.split_once(key)?;
        let begins = before.is_empty() || before.ends_with('#') || before.ends_with("%23");
        (begins || before.ends_with(char::is_whitespace)).then_some(rest)
    })
}

impl fmt::Display for TableLink {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secret = hex::encode(&self.secret.0);
        write!(out, "{KEY}{}.{secret}", self.address)
    }
}

impl FromStr for TableLink {
    type Err = LinkError;

    /// Reads the first link in a text, such as a message with an address of the page before it.
    fn from_str(text: &str) -> Result<Self, LinkError> {
        let rest = start(text).ok_or(LinkError)?;
        let of_address = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        let end = rest.find(|letter| !of_address(letter)).ok_or(LinkError)?;
        let (address, rest) = rest.split_at(end);
        let secret = rest
            .strip_prefix('.')
            .and_then(|rest| hex::decode(rest.get(..32)?))
            .ok_or(LinkError)?;
        if address.is_empty() || address.len() > LONGEST_ADDRESS {
            return Err(LinkError);
        }
        Ok(Self {
            address: address.to_owned(),
            secret: Secret(secret),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_out_of_messages() {
        let link = TableLink {
            address: "Ab-c_9".to_owned(),
            secret: Secret([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255]),
        };
        let text = link.to_string();
        assert_eq!(text, "table=Ab-c_9.000102030405060708090a0b0c0d0eff");
        for given in [
            text.clone(),
            format!("https://example.org/coffer/#{text}"),
            format!("Come! https://example.org/#{text} (today)."),
            format!("<https://example.org/%23{}>", text.replace('=', "%3D")),
        ] {
            assert!(TableLink::is_in(&given));
            assert_eq!(given.parse(), Ok(link.clone()), "{given}");
        }
        for wrong in [
            "",
            "table=",
            "table=abc",
            "table=abc.12",
            "notable=a.b",
            "table=.00",
            "table=é.é",
        ] {
            assert_eq!(wrong.parse::<TableLink>(), Err(LinkError), "{wrong}");
        }
    }
}
