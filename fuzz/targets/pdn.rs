//! Games in PDN.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kings_coffer_fuzz::readers::read_pdn(text));
