//! What the fuzz targets read with: the same readers as the tests of `tests/it`.

#[path = "../../tests/it/readers.rs"]
pub mod readers;
