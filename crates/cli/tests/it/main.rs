//! The command line as a program: what other programs see of it.

mod other_builds;
mod spoken_language;
