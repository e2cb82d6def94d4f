//! The host's side of a table: who sits where, who has what, and what is sent to whom.
//!
//! It never changes a match. Whoever has the match tells it what is on the table ([`Host::show`]), judges
//! what guests ask ([`HostNews::Asked`]) and answers it ([`Host::answer`]). Time is handed in, as the time
//! since any moment.

mod allowance;
mod asking;
mod connection;
mod seats;
mod table;
mod types;

pub use self::table::Host;
pub use self::types::{
    AWAY_AFTER, Asked, HostGuest, HostNews, HostSeat, SIGN_OF_LIFE, TableSecrets,
};
