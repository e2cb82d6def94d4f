//! The tests of tables with guests, as one program.

mod hidden;
mod seen;
