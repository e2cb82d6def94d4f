//! The layout of the panels around a table with a line, see [`Arrangement::Line`](super::Arrangement).

use crate::app::table::cards::areas::{Buttons, Places};

pub(super) const WIDE: Places = Places {
    score_table: ((1010.0, 326.0), 234.0, 16.0, 30.0, 212.0),
    note: (36.0, 318.0, 306.0, 140.0),
    proclamation: Some((524.0, 334.0, 178.0, 148.0)),
    speech: Some((130.0, 24.0, 136.0, 66.0)),
    course: [(902.0, 310.0, 360.0, 244.0), (20.0, 314.0, 340.0, 54.0)],
    ..super::WIDE
};

pub(super) const TALL: Places = Places {
    score_table: ((92.0, 334.0), 206.0, 8.0, 20.0, 104.0),
    note: (14.0, 440.0, 362.0, 84.0),
    course: [(6.0, 4.0, 378.0, 152.0), super::TALL.course[1]],
    ..super::TALL
};

pub(super) const LOW: Places = Places {
    score_table: ((626.0, 178.0), 152.0, 8.0, 19.0, 100.0),
    note: (384.0, 233.0, 238.0, 45.0),
    course: [(150.0, 2.0, 628.0, 92.0), (478.0, 233.0, 300.0, 45.0)],
    buttons: Buttons::Column((808.0, 32.0), 222.0),
    ..super::LOW
};

pub(super) const LYING: Places = Places {
    score_table: ((764.0, 318.0), 240.0, 14.0, 25.0, 144.0),
    note: (22.0, 324.0, 296.0, 120.0),
    proclamation: Some((446.0, 326.0, 148.0, 138.0)),
    course: [(300.0, 6.0, 716.0, 118.0), (300.0, 126.0, 716.0, 50.0)],
    ..super::LYING
};

pub(super) const UPRIGHT: Places = Places {
    score_table: ((264.0, 456.0), 240.0, 10.0, 22.0, 142.0),
    note: (104.0, 606.0, 560.0, 84.0),
    course: [(40.0, 8.0, 688.0, 176.0), super::UPRIGHT.course[1]],
    ..super::UPRIGHT
};
