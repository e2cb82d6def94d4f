//! The tests of tables with guests, as one program.

mod asking;
mod faults;
mod hidden;
mod hostile;
mod measure;
mod seen;
mod table;
mod wire;
mod worlds;
