//! Tables with guests: `coffer host` lays one, and `coffer join` comes to one. People and programs play
//! there; a program gets events and writes requests as JSON lines.

mod attend;
mod desk;
mod events;
mod host;
mod join;
mod said;
mod seats;

pub(super) use self::host::HostTable;
pub(super) use self::join::JoinTable;
