//! `coffer show` and `coffer check`.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kings_coffer_fuzz::readers::show_and_check(text));
