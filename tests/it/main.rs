//! All integration tests in one program: linking Bevy is slow, so it is done once.

#[cfg(feature = "app")]
mod ambiguity;
#[cfg(feature = "app")]
mod analysis_app;
#[cfg(feature = "app")]
mod announce;
mod architecture;
#[cfg(feature = "app")]
mod at_rest;
#[cfg(feature = "app")]
mod board_editor;
#[cfg(feature = "app")]
mod by_ear;
#[cfg(feature = "app")]
mod cards_app;
#[cfg(feature = "app")]
mod career_app;
mod circles;
#[cfg(feature = "app")]
mod common;
mod conformance;
#[cfg(feature = "app")]
mod cromwell_app;
#[cfg(feature = "app")]
mod cromwell_people;
#[cfg(feature = "app")]
mod daily_deal;
#[cfg(feature = "app")]
mod desktop;
mod documents;
#[cfg(feature = "app")]
mod draughts_app;
#[cfg(feature = "app")]
mod every_game;
#[cfg(feature = "app")]
mod eyes;
#[cfg(feature = "app")]
mod first_start;
mod german_and_dutch;
#[cfg(feature = "app")]
mod guests_app;
mod high_card;
#[cfg(feature = "app")]
mod in_motion;
#[cfg(feature = "app")]
mod kept_matches;
#[cfg(feature = "app")]
mod keys;
mod languages;
#[cfg(feature = "app")]
mod lessons_app;
#[cfg(feature = "app")]
mod library_app;
#[cfg(feature = "app")]
mod line_app;
mod long_matches;
#[cfg(feature = "app")]
mod match_app;
#[cfg(feature = "app")]
mod mill_app;
mod mill_cases;
#[cfg(feature = "app")]
mod nothing_lost;
#[cfg(feature = "app")]
mod one_language;
mod own_levels;
#[cfg(feature = "app")]
mod own_levels_app;
#[cfg(feature = "app")]
mod pages_app;
#[cfg(feature = "app")]
mod panels;
#[cfg(feature = "app")]
mod panels_cards;
#[cfg(feature = "app")]
mod panels_line;
#[cfg(feature = "app")]
mod panels_pages;
#[cfg(feature = "app")]
mod panels_table;
#[cfg(feature = "app")]
mod panels_table_for_four;
#[cfg(feature = "app")]
mod panels_title;
mod pdn_cases;
mod perft;
#[cfg(feature = "app")]
mod play_from;
#[cfg(feature = "app")]
mod pseudo;
#[cfg(feature = "app")]
mod puzzles_app;
#[cfg(feature = "app")]
mod queens_guard_app;
#[cfg(feature = "app")]
mod readable;
mod recorded_games;
#[cfg(feature = "app")]
mod requests;
#[cfg(feature = "app")]
mod scan;
#[cfg(feature = "app")]
mod scratch;
#[cfg(feature = "app")]
mod secrets_app;
#[cfg(feature = "app")]
mod settings_app;
#[cfg(feature = "app")]
mod six_wives_app;
mod sounds_used;
#[cfg(feature = "app")]
mod speech;
#[cfg(feature = "app")]
mod spoken;
#[cfg(feature = "app")]
mod table_cover;
mod texts_used;
mod toy;
#[cfg(feature = "app")]
mod toy_board;
#[cfg(feature = "app")]
mod toy_cards;
#[cfg(feature = "app")]
mod toys;
#[cfg(feature = "app")]
mod uncovered;
mod worded;
