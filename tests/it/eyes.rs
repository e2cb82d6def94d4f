//! What carries meaning is told apart without colour vision: simulated protanopia, deuteranopia and
//! tritanopia (Machado, Oliveira, Fernandes 2009), differences by CIEDE2000.

use std::path::Path;

use egui::Color32;
use image::RgbaImage;
use kings_coffer::app::ui::palette::{GOLD, GREEN, RACE, SIDES};
use kings_coffer::skins::SkinIndex;
use palette::color_difference::Ciede2000;
use palette::{FromColor, Lab, LinSrgb, Srgb};

/// Usual colour vision, and three kinds of colour blindness, on linear red, green and blue.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The least difference of two colours that need no shape beside them.
const APART: f32 = 10.0;

/// The least part of two pictures that looks different.
const PART: f32 = 0.12;

/// A colour as these eyes see it.
fn seen(eyes: &[[f32; 3]; 3], [r, g, b]: [u8; 3]) -> Lab {
    let light: LinSrgb = Srgb::new(r, g, b).into_linear();
    let [red, green, blue] = eyes.map(|row| {
        (row[0] * light.red + row[1] * light.green + row[2] * light.blue).clamp(0.0, 1.0)
    });
    Lab::from_color(LinSrgb::new(red, green, blue))
}

fn rgb(color: Color32) -> [u8; 3] {
    [color.r(), color.g(), color.b()]
}

#[test]
fn colours_without_a_shape_beside_them_are_told_apart() {
    let sets: [(&str, &[Color32]); 3] = [
        ("the lines of a race", &RACE),
        ("the figures of the sides", &SIDES),
        ("won and drawn", &[GREEN, GOLD]),
    ];
    for (what, colors) in sets {
        for (kind, eyes) in &EYES {
            for (index, one) in colors.iter().enumerate() {
                for other in &colors[..index] {
                    let [a, b] = [one, other].map(|color| seen(eyes, rgb(*color)));
                    let difference = a.difference(b);
                    assert!(
                        difference >= APART,
                        "{what}, {kind}: {one:?} and {other:?} differ by {difference}"
                    );
                }
            }
        }
    }
}

/// The sprites of a board's pieces and marks.
struct Sheet {
    index: SkinIndex,
    image: RgbaImage,
    family: &'static str,
}

impl Sheet {
    fn read(family: &'static str) -> Self {
        let images = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/images");
        let json = std::fs::read_to_string(images.join(format!("{family}.json")));
        let pieces = images.join(family).join("pieces@1x.webp");
        Self {
            index: SkinIndex::parse(&json.expect("an index")).expect("a proper index"),
            image: image::open(pieces).expect("a picture").into_rgba8(),
            family,
        }
    }

    fn names(&self, begins: &str) -> Vec<&str> {
        let names = self.index.names();
        names.filter(|name| name.starts_with(begins)).collect()
    }

    /// The pixels of a sprite; transparent ones are `None`.
    fn pixels(&self, name: &str) -> Vec<Option<[u8; 3]>> {
        let grid = &self.index.pieces;
        let number = grid.names.iter().position(|other| other == name);
        let number = number.unwrap_or_else(|| panic!("{} has no {name}", self.family)) as u32;
        let (left, top) = (
            number % grid.columns * grid.cell,
            number / grid.columns * grid.cell,
        );
        let cell = (0..grid.cell * grid.cell).map(|at| {
            self.image
                .get_pixel(left + at % grid.cell, top + at / grid.cell)
                .0
        });
        cell.map(|[r, g, b, alpha]| (alpha > 100).then_some([r, g, b]))
            .collect()
    }

    /// The part of two sprites together that looks different to these eyes: by its colour, or as only
    /// one of them is there.
    fn difference(&self, eyes: &[[f32; 3]; 3], one: &str, other: &str) -> f32 {
        let (mut all, mut differ) = (0_u32, 0_u32);
        for pixels in self.pixels(one).into_iter().zip(self.pixels(other)) {
            match pixels {
                (None, None) => continue,
                (Some(one), Some(other)) => {
                    let apart = seen(eyes, one).difference(seen(eyes, other)) >= APART;
                    differ += u32::from(apart);
                }
                _ => differ += 1,
            }
            all += 1;
        }
        differ as f32 / all.max(1) as f32
    }

    fn assert_apart(&self, one: &str, other: &str) {
        for (kind, eyes) in &EYES {
            let part = self.difference(eyes, one, other);
            assert!(
                part >= PART,
                "{}, {kind}: {one} and {other} differ in {part} of their pixels",
                self.family
            );
        }
    }
}

#[test]
fn the_pieces_of_two_sides_are_told_apart() {
    let families: [(&str, &[(&str, &str)]); 4] = [
        (
            "draughts",
            &[
                ("man_dark_0", "man_light_0"),
                ("king_dark", "king_light"),
                ("man_dark_0", "king_dark"),
                ("man_light_0", "king_light"),
            ],
        ),
        ("mill", &[("man_bone_0", "man_jet_0")]),
        ("wolf", &[("wolf", "sheep_0")]),
        (
            "queens_guard",
            &[
                ("guard_light", "guard_dark"),
                ("queen_light", "queen_dark"),
                ("guard_light", "queen_light"),
                ("guard_dark", "queen_dark"),
            ],
        ),
    ];
    for (family, pairs) in families {
        let sheet = Sheet::read(family);
        for (one, other) in pairs {
            sheet.assert_apart(one, other);
        }
    }
    let sheet = Sheet::read("six_wives");
    for seat in 0..4 {
        for other in 0..seat {
            for piece in ["king", "back", "medal"] {
                sheet.assert_apart(&format!("{piece}_{seat}"), &format!("{piece}_{other}"));
            }
            for queen in 0..6 {
                for face in ["queen", "number"] {
                    sheet.assert_apart(
                        &format!("{face}_{seat}_{queen}"),
                        &format!("{face}_{other}_{queen}"),
                    );
                }
            }
        }
    }
}

#[test]
fn marks_differ_by_more_than_their_colour() {
    for family in ["draughts", "mill", "wolf", "queens_guard", "six_wives"] {
        let sheet = Sheet::read(family);
        let mut marks = sheet.names("mark_");
        marks.extend(sheet.names("goal_"));
        for (index, one) in marks.iter().enumerate() {
            for other in &marks[..index] {
                sheet.assert_apart(one, other);
            }
        }
    }
}
