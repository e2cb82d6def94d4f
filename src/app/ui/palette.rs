//! The colours of text, lines and grounds. `tests/it/eyes.rs` checks that those with a meaning are told
//! apart by everybody.

use egui::Color32;

/// A colour, in hexadecimal: red, green, blue.
pub const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// Ink: body text on parchment.
pub const INK: Color32 = rgb(0x2a1c14);
/// Ink for notes and secondary lines on parchment; contrast still above 7:1.
pub const INK_NOTE: Color32 = rgb(0x2f2016);
/// Ink on brass.
pub const INK_BRASS: Color32 = rgb(0x1d0f06);
/// Cream: text on oak.
pub const CREAM: Color32 = rgb(0xf6dd9c);
/// Notes on oak.
pub const CREAM_NOTE: Color32 = rgb(0xe9cf9a);
/// Text on lacquer and ribbons.
pub const ON_RED: Color32 = rgb(0xfff3d2);
/// Tudor red.
pub const RED: Color32 = rgb(0x9e1b32);
/// Gold leaf.
pub const GOLD: Color32 = rgb(0xc9a227);
/// Hairlines on parchment.
pub const HAIRLINE: Color32 = rgb(0x8a6414);
/// The cream band of the focus ring.
pub const FOCUS: Color32 = rgb(0xfff3c8);
/// Green: won, right, praised.
pub const GREEN: Color32 = rgb(0x1f4d3a);
/// The lines of a race on parchment, by seat; they also differ by their dashes.
pub const RACE: [Color32; 4] = [rgb(0x7a0a1a), rgb(0x143ca0), rgb(0x1f8050), rgb(0x8a5a00)];
/// The figures of two sides, and of a third player, on parchment.
pub const SIDES: [Color32; 3] = [rgb(0x640b1c), rgb(0x26406e), rgb(0x1b6a35)];
/// The families of games on parchment, in their order.
pub const FAMILY_COLORS: [Color32; 6] = [
    rgb(0x8c1a2c),
    rgb(0x5d4312),
    rgb(0x27497d),
    rgb(0x682a66),
    rgb(0x1f5a3b),
    rgb(0x37404a),
];
/// The dark layer between a menu and the table.
pub const DIM: Color32 = Color32::from_rgba_premultiplied(6, 3, 2, 180);

/// Parchment: the ground of panels.
pub const PARCHMENT: Color32 = rgb(0xe6d3a8);

/// A translucent colour; `alpha` is 0 to 1. The game blends in linear light and treats vertex
/// colours as premultiplied in gamma space, so egui's own translucent colours would come out too
/// dark.
pub fn wash(color: Color32, alpha: f32) -> Color32 {
    let thin = |c: u8| {
        egui::ecolor::gamma_u8_from_linear_f32(egui::ecolor::linear_f32_from_gamma_u8(c) * alpha)
    };
    Color32::from_rgba_premultiplied(
        thin(color.r()),
        thin(color.g()),
        thin(color.b()),
        (alpha.clamp(0.0, 1.0) * 255.0).round() as u8,
    )
}
