//! What the fuzz targets read with: the same readers as the tests of the command line.

#[path = "../../crates/cli/tests/it/readers.rs"]
pub mod readers;
