//! The measures of a table with a line, on which every card has its place. The other players are in
//! a row along the far side, and there are no tricks.

use crate::app::table::cards::measures::{
    Backs, ChoiceButtonMeasures, Crowd, Fan, Heights, Measures, OwnHand, Rows,
};

/// The radius of a hand whose cards stand in a straight row.
const FLAT: f32 = 1.0e5;

/// A monitor, 1280×720.
pub(super) const WIDE: Measures = Measures {
    // Two rows: of the upper one house, name and reign are seen.
    own: OwnHand::Rows(Rows {
        left: 350.0,
        span: 735.0,
        width: 114.0,
        in_row: 6,
        most: 2,
        below: 3.0,
        step: 66.0,
        room: 226.0,
        heights: Heights {
            playable: 0.0,
            sunk: 0.0,
            selected: 10.0,
            raised: 18.0,
        },
    }),
    tray_label: 55.0,
    own_portrait: (38.0, 160.0, 146.0, 42.0),
    piles: ((432.0, 404.0), (812.0, 412.0), 90.0),
    line: &[(104.0, 196.0, 1160.0, 284.0)],
    marker: [(222.0, 124.0, 40.0), (214.0, 112.0, 92.0)],
    choice_buttons: ChoiceButtonMeasures {
        middle: (189.0, 462.0),
        size: (306.0, 38.0),
        stacked: 4,
        shared: true,
    },
    crowd: Crowd {
        cells: (28.0, 1252.0),
        from: 0.0,
        portrait: (62.0, 54.0, 28.0, 152.0),
        hand: (158.0, 92.0),
        backs: Backs {
            width: 68.0,
            step: 14.0,
            span: 70.0,
            shown: 96.0,
            radius: 420.0,
        },
        trick: (96.0, 0.5),
        ..super::WIDE.crowd
    },
    ..super::WIDE
};

/// A phone in portrait, 390×844.
pub(super) const TALL: Measures = Measures {
    own: OwnHand::Rows(Rows {
        left: 6.0,
        span: 378.0,
        width: 82.0,
        in_row: 5,
        most: 3,
        below: 52.0,
        step: 74.0,
        room: 215.0,
        heights: Heights {
            playable: 2.0,
            sunk: 0.0,
            selected: 12.0,
            raised: 15.0,
        },
    }),
    piles: ((46.0, 378.0), (344.0, 378.0), 52.0),
    line: &[(12.0, 182.0, 356.0, 230.0), (12.0, 264.0, 356.0, 312.0)],
    marker: [(24.0, 62.0, 20.0), (360.0, 180.0, 30.0)],
    choice_buttons: ChoiceButtonMeasures {
        middle: (195.0, 564.0),
        size: (374.0, 36.0),
        stacked: 4,
        shared: true,
    },
    crowd: Crowd {
        portrait: (0.0, 52.0, 6.0, 76.0),
        hand: (0.0, 124.0),
        ..super::TALL.crowd
    },
    ..super::TALL
};

/// A phone in landscape, 844×390.
pub(super) const LOW: Measures = Measures {
    own: OwnHand::Fan(Fan {
        middle: (422.0, 56.0),
        span: 832.0,
        width: 78.0,
        radius: FLAT,
        heights: Heights {
            playable: 3.0,
            sunk: 0.0,
            selected: 14.0,
            raised: 20.0,
        },
        shows: 76.0,
        closest: 36.0,
        before: 38.0,
        slack: [4.0, 4.0],
    }),
    piles: ((420.0, 189.0), (512.0, 189.0), 36.0),
    line: &[(20.0, 116.0, 756.0, 164.0)],
    marker: [(62.0, 74.0, 22.0), (118.0, 66.0, 56.0)],
    choice_buttons: ChoiceButtonMeasures {
        middle: (234.0, 221.0),
        size: (284.0, 34.0),
        stacked: 3,
        shared: true,
    },
    crowd: Crowd {
        cells: (8.0, 780.0),
        ..super::LOW.crowd
    },
    ..super::LOW
};

/// A tablet in landscape, 1024×768.
pub(super) const LYING: Measures = Measures {
    own: OwnHand::Fan(Fan {
        middle: (512.0, 84.0),
        span: 988.0,
        width: 95.0,
        radius: FLAT,
        heights: Heights {
            playable: 4.0,
            sunk: 0.0,
            selected: 18.0,
            raised: 24.0,
        },
        shows: 90.0,
        closest: 41.0,
        before: 45.0,
        slack: [6.0, 6.0],
    }),
    piles: ((392.0, 396.0), (648.0, 396.0), 84.0),
    line: &[(30.0, 204.0, 962.0, 286.0)],
    marker: [(60.0, 130.0, 32.0), (180.0, 230.0, 60.0)],
    choice_buttons: ChoiceButtonMeasures {
        middle: (496.0, 538.0),
        size: (660.0, 38.0),
        stacked: 2,
        shared: true,
    },
    crowd: Crowd {
        cells: (12.0, 1012.0),
        ..super::LYING.crowd
    },
    ..super::LYING
};

/// A tablet in portrait, 768×1024.
pub(super) const UPRIGHT: Measures = Measures {
    piles: ((120.0, 526.0), (648.0, 526.0), 84.0),
    line: &[(24.0, 218.0, 712.0, 298.0), (24.0, 350.0, 712.0, 430.0)],
    marker: [(40.0, 110.0, 30.0), (80.0, 32.0, 24.0)],
    choice_buttons: ChoiceButtonMeasures {
        middle: (384.0, 730.0),
        size: (660.0, 40.0),
        stacked: 3,
        shared: true,
    },
    // Clear of the plaque below a name.
    crowd: Crowd {
        hand: (0.0, 181.0),
        backs: Backs {
            width: 44.0,
            ..super::UPRIGHT.crowd.backs
        },
        ..super::UPRIGHT.crowd
    },
    ..super::UPRIGHT
};
