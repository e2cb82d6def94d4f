//! Teaching material besides the matches: interactive lessons on the real rules, puzzles, and the
//! pages of the rules reader.
//!
//! Pure like the rules and the players: no engine, no clock, no saves. The data are RON files under
//! `levels/<family>/` that are built into the program, so desktop, browser and command line share
//! them; their texts are in `assets/locales/`, under keys derived from the data's.
//!
//! Players can add lessons, puzzles and captions of cards in files of the same format
//! ([`mod@file`]), which are checked ([`check`]) before they join the built-in ones in a
//! [`LevelLibrary`](library::LevelLibrary).
//!
//! To add a family, add its files and an entry in the list of `families.rs` with the few functions specific to it.

pub mod achievements;
pub mod captions;
pub mod check;
mod cromwell;
mod daily;
pub mod deals;
mod draughts;
mod families;
mod family;
pub mod file;
pub mod history;
#[cfg(test)]
mod knowledge_for_tests;
pub mod lessons;
pub mod library;
mod mill;
pub mod openings;
pub mod pages;
pub mod people;
pub mod puzzles;
mod queens_guard;
pub mod quiz;
pub mod rush;
pub mod sentences;
pub mod sheet;
pub mod shots;
mod six_of_viii;
mod six_wives;
pub mod themes;

pub use self::families::{card, spot};
