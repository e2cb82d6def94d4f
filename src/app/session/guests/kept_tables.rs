//! What makes a table the same one again after the program has ended: its keys, its port, and the devices
//! of its guests. It is kept beside the saved matches and never exported, as it is as secret as the seats.

use coffer_guests::hex;
use coffer_guests::host::TableSecrets;
use coffer_guests::protocol::{DeviceId, Secret};
use serde::{Deserialize, Serialize};

use crate::app::files::Files;
use crate::app::session::guests::keys::HostKeys;
use crate::texts::Worded;

/// The file.
const FILE: &str = "tables.json";
/// How many tables are kept.
const MOST: usize = 10;

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTable {
    /// The seed of its match.
    seed: u64,
    variant: String,
    address: String,
    port: u16,
    guests: String,
    onlookers: String,
    /// By seat; empty for a seat that is no guest's.
    devices: Vec<String>,
    /// Where it was found last; empty if that is not known.
    #[serde(default)]
    found: String,
}

impl KeptTable {
    /// The table of a match.
    pub fn new(seed: u64, variant: &str, keys: &HostKeys, devices: &[Option<DeviceId>]) -> Self {
        let device =
            |device: &Option<DeviceId>| device.map_or_else(String::new, |id| hex::encode(&id.0));
        Self {
            seed,
            variant: variant.to_owned(),
            address: hex::encode(&keys.address),
            port: keys.port,
            guests: hex::encode(&keys.secrets.guests.0),
            onlookers: hex::encode(&keys.secrets.onlookers.0),
            devices: devices.iter().map(device).collect(),
            found: keys.known.clone().unwrap_or_default(),
        }
    }

    /// Its keys, and the devices by seat. `None` if the file was changed by hand.
    pub fn keys(&self) -> Option<(HostKeys, Vec<Option<DeviceId>>)> {
        let keys = HostKeys {
            address: hex::decode(&self.address)?,
            port: self.port,
            secrets: TableSecrets {
                guests: Secret(hex::decode(&self.guests)?),
                onlookers: Secret(hex::decode(&self.onlookers)?),
            },
            known: Some(self.found.clone()).filter(|found| !found.is_empty()),
        };
        let device = |text: &String| hex::decode(text).map(DeviceId);
        Some((keys, self.devices.iter().map(device).collect()))
    }

    /// The table of a match, or of one that followed it as a rematch, if it is kept.
    pub fn find(files: &Files, seed: u64, variant: &str) -> Option<Self> {
        let same = |kept: &Self| kept.seed == seed && kept.variant == variant;
        read(files).into_iter().find(same)
    }

    /// Keeps it, in place of what was kept of it before.
    ///
    /// # Errors
    /// With a sentence if it cannot be written.
    pub fn keep(self, files: &Files) -> Result<(), Worded> {
        let mut all = read(files);
        if all.first() == Some(&self) {
            return Ok(());
        }
        all.retain(|kept| kept.seed != self.seed);
        all.insert(0, self);
        all.truncate(MOST);
        let text = serde_json::to_string(&all).unwrap_or_default();
        files.0.write(FILE, &text).map_err(Worded::of)
    }
}

/// The tables that are kept, the last one first. A file that cannot be read has none: then guests need
/// another link.
fn read(files: &Files) -> Vec<KeptTable> {
    let text = files.0.read(FILE).ok().flatten();
    let read = text.and_then(|text| serde_json::from_str(&text).ok());
    read.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[test]
    fn a_table_is_found_again_with_its_keys() {
        let files = Files(Store::memory());
        let find = |seed| KeptTable::find(&files, seed, "draughts");
        assert_eq!(find(5), None);
        let keys = HostKeys {
            known: Some("Ab-c".to_owned()),
            ..HostKeys::fresh()
        };
        let devices = [None, Some(DeviceId([7; 16]))];
        let kept = KeptTable::new(5, "draughts", &keys, &devices);
        assert!(kept.clone().keep(&files).is_ok());
        let found = find(5);
        assert_eq!(found, Some(kept));
        let found = found.and_then(|kept| kept.keys());
        assert_eq!(found, Some((keys, devices.to_vec())));
        assert_eq!(find(6), None);
        assert!(files.0.write(FILE, "{").is_ok());
        assert_eq!(find(5), None);
    }
}
