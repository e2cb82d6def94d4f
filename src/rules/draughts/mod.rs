//! The draughts family: English draughts and what is played on its board.

pub mod board;
pub mod movegen;

#[cfg(test)]
mod board_tests;
