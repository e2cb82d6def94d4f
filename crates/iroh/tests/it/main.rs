//! Hosts and guests on the loopback interface.

mod direct;
mod limits;
mod measure;
#[cfg(feature = "test-relay")]
mod relay;
mod silence;
mod support;
#[cfg(feature = "test-relay")]
mod table;
