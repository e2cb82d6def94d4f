//! The command line as a program, what it does with any text, and the matches that it plays as it did
//! before.

mod golden;
mod hostile_input;
mod hostile_mistakes;
mod hostile_programs;
mod in_proportion;
mod other_builds;
mod readers;
mod spoken_language;
mod tables;
