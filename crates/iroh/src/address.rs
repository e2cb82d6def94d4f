//! The address of a host as a short text, to be passed on by hand, in a link or as a picture.

use std::net::{IpAddr, SocketAddr};

use data_encoding::BASE64URL_NOPAD;
use iroh::{EndpointAddr, PublicKey, RelayUrl, TransportAddr};
use serde::{Deserialize, Serialize};

use crate::endpoint::relay_url;
use crate::error::IrohError;

/// The first byte of an address. Another layout gets another number.
const VERSION: u8 = 1;

/// The longest text that is read, in bytes.
const LONGEST_TEXT: usize = 2048;

/// How many direct addresses a host tells at most.
const MOST_DIRECT: usize = 8;

/// Where a host is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// The host's public key.
    pub key: PublicKey,
    /// Where it listens itself.
    pub direct: Vec<SocketAddr>,
    /// The relay at which it waits.
    pub relay: Option<RelayUrl>,
}

/// What is written, with `postcard`.
#[derive(Serialize, Deserialize)]
struct Written {
    version: u8,
    key: [u8; 32],
    direct: Vec<SocketAddr>,
    relay: Option<String>,
}

impl Address {
    /// Keeps those of the direct addresses that are of use to others, in a fixed order.
    pub fn new(
        key: PublicKey,
        direct: impl IntoIterator<Item = SocketAddr>,
        relay: Option<RelayUrl>,
    ) -> Self {
        let mut direct: Vec<SocketAddr> = direct.into_iter().filter(is_usable).collect();
        direct.sort_unstable();
        direct.dedup();
        direct.truncate(MOST_DIRECT);
        Self { key, direct, relay }
    }

    /// The text: letters, digits, `-` and `_`. `None` if it cannot be written, which does not happen.
    pub fn to_text(&self) -> Option<String> {
        let written = Written {
            version: VERSION,
            key: *self.key.as_bytes(),
            direct: self.direct.clone(),
            relay: self.relay.as_ref().map(ToString::to_string),
        };
        let bytes = postcard::to_stdvec(&written).ok()?;
        Some(BASE64URL_NOPAD.encode(&bytes))
    }

    /// Reads a text, without blanks around it.
    ///
    /// # Errors
    /// If it is not an address, as a whole or in a part: nothing is guessed.
    pub fn from_text(text: &str) -> Result<Self, IrohError> {
        if text.len() > LONGEST_TEXT {
            return Err(IrohError::Address);
        }
        let bytes = BASE64URL_NOPAD
            .decode(text.as_bytes())
            .map_err(|_| IrohError::Address)?;
        let (written, rest) =
            postcard::take_from_bytes::<Written>(&bytes).map_err(|_| IrohError::Address)?;
        let direct = written.direct;
        let sound = written.version == VERSION
            && rest.is_empty()
            && direct.len() <= MOST_DIRECT
            && direct.iter().all(is_usable);
        if !sound {
            return Err(IrohError::Address);
        }
        let relay = written.relay.as_deref().map(relay_url).transpose();
        Ok(Self {
            key: PublicKey::from_bytes(&written.key).map_err(|_| IrohError::Address)?,
            direct,
            relay: relay.map_err(|_| IrohError::Address)?,
        })
    }

    /// Whether it holds any way to the host.
    pub fn can_be_dialled(&self) -> bool {
        self.relay.is_some() || !self.direct.is_empty()
    }

    /// What iroh dials. In a page there are no direct connections.
    pub fn to_endpoint(&self) -> EndpointAddr {
        let direct = self.direct.iter().copied().map(TransportAddr::Ip);
        let direct = direct.filter(|_| !cfg!(target_arch = "wasm32"));
        let relay = self.relay.iter().cloned().map(TransportAddr::Relay);
        EndpointAddr::from_parts(self.key, direct.chain(relay))
    }
}

/// Whether another computer may be able to dial this address. Link-local ones of IPv6 mean nothing elsewhere.
fn is_usable(address: &SocketAddr) -> bool {
    let ip = address.ip();
    let local = match ip {
        IpAddr::V4(ip) => ip.is_broadcast(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    };
    address.port() != 0 && !local && !ip.is_unspecified() && !ip.is_multicast()
}

#[cfg(test)]
mod tests {
    use iroh::SecretKey;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    fn address(direct: &[&str], relay: Option<&str>) -> Address {
        Address::new(
            SecretKey::from_bytes(&[7; 32]).public(),
            direct.iter().map(|text| text.parse().expect("an address")),
            relay.map(|text| relay_url(text).expect("a URL")),
        )
    }

    fn written(change: impl FnOnce(&mut Written)) -> String {
        let mut written = Written {
            version: VERSION,
            key: *SecretKey::from_bytes(&[7; 32]).public().as_bytes(),
            direct: Vec::new(),
            relay: None,
        };
        change(&mut written);
        BASE64URL_NOPAD.encode(&postcard::to_stdvec(&written).expect("written"))
    }

    #[test]
    fn an_address_is_read_as_it_was_written() {
        for address in [
            address(&[], None),
            address(&["192.0.2.7:4711", "[2001:db8::1]:4711"], None),
            address(&["127.0.0.1:1"], Some("http://127.0.0.1:3340")),
            address(&[], Some("https://relay.example")),
        ] {
            let text = address.to_text().expect("written");
            assert!(
                text.bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
            );
            assert_eq!(Address::from_text(&text).expect("read"), address);
        }
    }

    #[test]
    fn an_address_is_short() {
        let one = address(&["192.168.178.40:52345"], None);
        assert_eq!(one.to_text().expect("written").len(), 58);
        let relayed = address(&[], Some("https://relay.example"));
        assert_eq!(relayed.to_text().expect("written").len(), 78);
    }

    #[test]
    fn only_usable_addresses_are_told() {
        let direct = [
            "0.0.0.0:9",
            "10.0.0.1:0",
            "224.0.0.1:9",
            "255.255.255.255:9",
            "10.0.0.1:9",
            "[fe80::1]:9",
            "[::]:9",
            "10.0.0.1:9",
        ];
        let kept = address(&direct, None).direct;
        assert_eq!(kept, ["10.0.0.1:9".parse::<SocketAddr>().expect("one")]);
        let many: Vec<String> = (1..30).map(|n| format!("10.0.0.{n}:9")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(address(&many, None).direct.len(), MOST_DIRECT);
    }

    #[test]
    fn bad_texts_are_refused() {
        let good = address(&["10.0.0.1:9"], None).to_text().expect("written");
        let bad = [
            String::new(),
            "hello".to_owned(),
            "größe".to_owned(),
            format!("{good}="),
            format!(" {good}"),
            format!("{good}AAAA"),
            good[..good.len() - 2].to_owned(),
            "A".repeat(LONGEST_TEXT + 4),
            written(|address| address.version = 2),
            written(|address| address.key = [2; 32]),
            written(|address| address.direct = vec!["10.0.0.1:0".parse().expect("one")]),
            written(|address| address.direct = vec!["10.0.0.1:9".parse().expect("one"); 9]),
            written(|address| address.relay = Some("mailto:king@example".to_owned())),
            written(|address| address.relay = Some("nonsense".to_owned())),
        ];
        for text in bad {
            let read = Address::from_text(&text);
            assert!(matches!(read, Err(IrohError::Address)), "{text}");
        }
        assert!(Address::from_text(&good).is_ok());
    }

    #[test]
    fn no_text_makes_it_panic() {
        let mut random = SmallRng::seed_from_u64(1);
        let good = address(&["10.0.0.1:9", "[2001:db8::1]:9"], Some("http://a.example"));
        let good = good.to_text().expect("written");
        for _ in 0..10_000 {
            let length = random.random_range(0..120);
            let bytes: Vec<u8> = (0..length).map(|_| random.random()).collect();
            let _ = Address::from_text(&BASE64URL_NOPAD.encode(&bytes));
            let _ = Address::from_text(&String::from_utf8_lossy(&bytes));
            let mut bytes = BASE64URL_NOPAD.decode(good.as_bytes()).expect("good");
            let at = random.random_range(0..bytes.len());
            bytes[at] = random.random();
            bytes.truncate(random.random_range(at..=bytes.len()));
            let _ = Address::from_text(&BASE64URL_NOPAD.encode(&bytes));
        }
    }
}
