//! What can be pasted: links, positions and games, one or many.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kings_coffer_fuzz::readers::paste(text));
