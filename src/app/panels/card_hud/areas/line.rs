//! The layout of the panels around a table with a line, see [`Arrangement::Line`](super::Arrangement).

use crate::app::panels::card_hud::areas::Places;

pub(super) const WIDE: Places = Places {
    score_table: ((1010.0, 326.0), 234.0, 16.0, 30.0),
    note: (36.0, 322.0, 306.0, 62.0),
    proclamation: Some((524.0, 334.0, 178.0, 148.0)),
    speech: Some((92.0, 24.0, 136.0, 66.0)),
    ..super::WIDE
};

pub(super) const TALL: Places = Places {
    score_table: ((92.0, 334.0), 206.0, 8.0, 20.0),
    note: (14.0, 438.0, 362.0, 42.0),
    ..super::TALL
};

pub(super) const LOW: Places = Places {
    score_table: ((300.0, 158.0), 244.0, 8.0, 20.0),
    note: (300.0, 246.0, 244.0, 46.0),
    ..super::LOW
};

pub(super) const LYING: Places = Places {
    score_table: ((754.0, 320.0), 250.0, 16.0, 30.0),
    note: (22.0, 312.0, 296.0, 70.0),
    proclamation: Some((440.0, 330.0, 152.0, 140.0)),
    ..super::LYING
};

pub(super) const UPRIGHT: Places = Places {
    score_table: ((264.0, 470.0), 240.0, 16.0, 28.0),
    note: (104.0, 584.0, 560.0, 54.0),
    ..super::UPRIGHT
};
