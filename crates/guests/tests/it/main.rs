//! The tests of tables with guests, as one program.

mod seen;
