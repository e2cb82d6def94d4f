//! Typography: fonts, and text that is laid out and painted.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Color32, Context, FontData, FontDefinitions, FontFamily, FontId, Galley,
    Painter, Pos2, Rect, Vec2, pos2,
};

use crate::app::ui::high_contrast;
use crate::app::ui::theme::{INK, INK_NOTE, Theme};
use crate::texts::fill;

/// The smallest size, in points, of labels beside each other; if they fit only in a smaller one, there
/// are fewer columns, or the labels are stepped through.
pub const READABLE: f32 = 13.5;

/// The smallest words, in points: nothing is made smaller than this to fit.
pub const LEAST_WORDS: f32 = 12.0;

/// The font files, as TTF bytes.
#[derive(Clone, Debug)]
pub struct FontBytes {
    /// EB Garamond Medium: body text and numbers.
    pub body: Vec<u8>,
    /// EB Garamond SemiBold: names, labels, buttons.
    pub strong: Vec<u8>,
    /// EB Garamond Medium Italic: notes.
    pub italic: Vec<u8>,
    /// IM Fell English: headings without digits.
    pub heading: Vec<u8>,
    /// Atkinson Hyperlegible Regular: the plain font.
    pub plain: Vec<u8>,
    /// Atkinson Hyperlegible Bold.
    pub plain_strong: Vec<u8>,
    /// The font of the language in use, if it has letters that the others lack.
    pub language: Option<Vec<u8>>,
}

/// A font with the letters of the languages' own names, which the settings show in every language.
const LANGUAGE_NAMES: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/fonts/languages/names.ttf"
));

/// The faces of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FontFace {
    /// Body text.
    Body,
    /// Names, labels, buttons.
    Strong,
    /// Notes.
    Italic,
    /// Headings; a heading with digits falls back to [`FontFace::Strong`].
    Heading,
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// The face.
    pub face: FontFace,
    /// The size in points at 100 %.
    pub size: f32,
    /// The colour.
    pub ink: Color32,
}

impl FontFace {
    /// This face in a size, in the colour of ink; a note in that of notes.
    pub fn sized(self, size: f32) -> TextStyle {
        let ink = match self {
            Self::Italic => INK_NOTE,
            Self::Body | Self::Strong | Self::Heading => INK,
        };
        let face = self;
        TextStyle { face, size, ink }
    }
}

impl TextStyle {
    /// In another colour.
    pub fn ink(self, ink: Color32) -> Self {
        Self { ink, ..self }
    }

    /// In another size.
    pub fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }
}

/// Body text.
pub fn body(size: f32) -> TextStyle {
    FontFace::Body.sized(size)
}

/// Names, labels, buttons.
pub fn strong(size: f32) -> TextStyle {
    FontFace::Strong.sized(size)
}

/// Notes.
pub fn italic(size: f32) -> TextStyle {
    FontFace::Italic.sized(size)
}

/// Headings.
pub fn heading(size: f32) -> TextStyle {
    FontFace::Heading.sized(size)
}

impl Theme {
    /// Installs the fonts in egui. They are used from the next pass on; until then egui's own are.
    /// The error is a sentence.
    pub fn install_fonts(&self, ctx: &Context, fonts: FontBytes) -> Result<(), String> {
        let mut all = FontDefinitions::default();
        let language = fonts.language.map(|bytes| ("kc_language", bytes));
        let names = ("kc_names", LANGUAGE_NAMES.to_vec());
        let own = [
            ("kc_body", fonts.body),
            ("kc_strong", fonts.strong),
            ("kc_italic", fonts.italic),
            ("kc_heading", fonts.heading),
            ("kc_plain", fonts.plain),
            ("kc_plain_strong", fonts.plain_strong),
        ];
        let fallback = all
            .families
            .get(&FontFamily::Proportional)
            .cloned()
            .unwrap_or_default();
        let extra: Vec<(&str, Vec<u8>)> = language.into_iter().chain([names]).collect();
        let fallback: Vec<String> = (extra.iter())
            .map(|(name, _)| (*name).to_owned())
            .chain(fallback)
            .collect();
        for (name, bytes) in own.into_iter().chain(extra) {
            if bytes.len() < 12 || !matches!(&bytes[..4], [0, 1, 0, 0] | b"OTTO" | b"true") {
                return Err(fill("log-font", &[("name", name)]));
            }
            all.font_data
                .insert(name.to_owned(), Arc::new(FontData::from_owned(bytes)));
        }
        for (name, second) in [
            ("kc_body", "kc_plain"),
            ("kc_strong", "kc_plain_strong"),
            ("kc_italic", "kc_body"),
            ("kc_heading", "kc_body"),
            ("kc_plain", "kc_body"),
            ("kc_plain_strong", "kc_strong"),
        ] {
            let mut list = vec![name.to_owned(), second.to_owned()];
            list.extend(fallback.iter().cloned());
            all.families.insert(FontFamily::Name(name.into()), list);
        }
        all.families
            .entry(FontFamily::Proportional)
            .or_default()
            .insert(0, "kc_body".to_owned());
        all.families
            .entry(FontFamily::Monospace)
            .or_default()
            .push("kc_body".to_owned());
        ctx.set_fonts(all);
        Ok(())
    }

    /// Whether the plain font is used; high contrast uses it, too.
    fn plain_type(&self) -> bool {
        self.plain_font || self.contrast
    }

    fn family(&self, ctx: &Context, face: FontFace) -> FontFamily {
        let name = match (self.plain_type(), face) {
            (false, FontFace::Body) => "kc_body",
            (false, FontFace::Strong) => "kc_strong",
            (false, FontFace::Italic) => "kc_italic",
            (false, FontFace::Heading) => "kc_heading",
            (true, FontFace::Body | FontFace::Italic) => "kc_plain",
            (true, FontFace::Strong | FontFace::Heading) => "kc_plain_strong",
        };
        let family = FontFamily::Name(name.into());
        if ctx.fonts(|f| f.definitions().families.contains_key(&family)) {
            family
        } else {
            FontFamily::Proportional
        }
    }

    /// The font of a text style, for text fields; `size` in points at 100 %.
    pub fn font(&self, ctx: &Context, face: FontFace, size: f32) -> FontId {
        let size = size * self.scale();
        FontId::new(
            if self.plain_type() { size * 0.86 } else { size },
            self.family(ctx, face),
        )
    }

    /// A text on one line, however long.
    pub fn line(&self, ctx: &Context, text: &str, style: TextStyle) -> Arc<Galley> {
        self.wrapped(ctx, text, style, f32::INFINITY)
    }

    /// A text in lines of `width`.
    pub fn wrapped(&self, ctx: &Context, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
        self.aligned(ctx, text, style, width, Align::Min)
    }

    /// A text in lines of `width`, aligned.
    pub fn aligned(
        &self,
        ctx: &Context,
        text: &str,
        style: TextStyle,
        width: f32,
        halign: Align,
    ) -> Arc<Galley> {
        self.lay(ctx, text, style, width, halign, usize::MAX)
    }

    /// [`Theme::aligned`] with balanced lines if two or three are needed, so that no single word is
    /// left on the last one. Smaller if a word is longer than a line.
    pub fn balanced(
        &self,
        ctx: &Context,
        text: &str,
        style: TextStyle,
        width: f32,
        halign: Align,
    ) -> Arc<Galley> {
        let least = self.least_part(style.size);
        let parts = [1.0, 0.9, 0.8, 0.7, 0.6].into_iter();
        let mut smaller = parts.filter(|part| *part >= least);
        let smaller = smaller.find_map(|part| {
            let smaller = style.size(style.size * part);
            let whole = self.aligned(ctx, text, smaller, width, halign);
            (!breaks_word(&whole)).then_some(smaller)
        });
        let style = smaller.unwrap_or(style);
        let lay = |width: f32| self.aligned(ctx, text, style, width, halign);
        let whole = lay(width);
        let rows = whole.rows.len();
        let last = whole.rows.last().map_or(0.0, |row| row.size.x);
        // Centred lines are always balanced, others only if the last line is short.
        if !(2..=3).contains(&rows) || (halign != Align::Center && last > 0.42 * width) {
            return whole;
        }
        let (mut short, mut long) = (width / rows as f32, width);
        while long - short > 6.0 {
            let middle = (short + long) / 2.0;
            let narrower = lay(middle);
            if narrower.rows.len() > rows || breaks_word(&narrower) {
                short = middle
            } else {
                long = middle
            }
        }
        lay(long)
    }

    fn lay(
        &self,
        ctx: &Context,
        text: &str,
        style: TextStyle,
        width: f32,
        halign: Align,
        rows: usize,
    ) -> Arc<Galley> {
        let has_digits = text.bytes().any(|b| b.is_ascii_digit());
        let face = match style.face {
            FontFace::Heading if has_digits => FontFace::Strong,
            face => face,
        };
        let color = if self.contrast {
            high_contrast::ink(style.ink)
        } else {
            style.ink
        };
        let font = self.font(ctx, face, style.size);
        let high = match face {
            FontFace::Heading => 1.12,
            FontFace::Body | FontFace::Strong | FontFace::Italic => 1.32,
        };
        let line_height = (font.size * high).round();
        let mut format = TextFormat::simple(font, color);
        format.line_height = width.is_finite().then_some(line_height);
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap = TextWrapping {
            max_width: width,
            max_rows: rows,
            break_anywhere: rows == 1,
            ..Default::default()
        };
        job.halign = halign;
        ctx.fonts_mut(|f| f.layout_job(job))
    }

    /// The smallest part of its size to which a text is reduced before it is cut off: to [`LEAST_WORDS`],
    /// and with large text to 80 % of the size at 100 %, where that is larger.
    fn least_part(&self, size: f32) -> f32 {
        let large = (LEAST_WORDS / size).min(0.8 / self.scale());
        large
            .max(LEAST_WORDS / (size * self.scale().max(1.0)))
            .min(1.0)
    }

    /// A single line that fits `width`: set smaller if it is too long (never below
    /// `least_part`), and as a last resort cut off with an ellipsis.
    pub fn fit(&self, ctx: &Context, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
        let fits = |galley: &Galley| galley.size().x <= width + 0.5 || !width.is_finite();
        let whole = self.line(ctx, text, style);
        if fits(&whole) {
            return whole;
        }
        let part = (width / whole.size().x * 0.99).max(self.least_part(style.size));
        let smaller = style.size(style.size * part);
        let small = self.line(ctx, text, smaller);
        if fits(&small) {
            return small;
        }
        self.cut(ctx, text, smaller, width.max(8.0), 1)
    }

    /// A label in a room of this size: like [`Self::fit`], but on two centred lines before it is cut off.
    pub fn fit_in(&self, ctx: &Context, text: &str, style: TextStyle, room: Vec2) -> Arc<Galley> {
        let one = self.fit(ctx, text, style, room.x);
        if !one.elided {
            return one;
        }
        let least = self.least_part(style.size);
        let smaller = [1.0, 0.9, 0.8, 0.7].into_iter();
        let parts = smaller.filter(|part| *part > least).chain([least]);
        let holds = |words: &Arc<Galley>| {
            let size = words.size();
            words.rows.len() <= 2
                && !breaks_word(words)
                && size.x <= room.x + 0.5
                && size.y <= room.y
        };
        let lay = |part| {
            self.balanced(
                ctx,
                text,
                style.size(style.size * part),
                room.x,
                Align::Center,
            )
        };
        parts.map(lay).find(holds).unwrap_or(one)
    }

    /// At most so many `rows` of `width`; what has no room is cut off with an ellipsis.
    pub fn cut(
        &self,
        ctx: &Context,
        text: &str,
        style: TextStyle,
        width: f32,
        rows: usize,
    ) -> Arc<Galley> {
        self.lay(ctx, text, style, width, Align::Min, rows)
    }

    /// The largest size up to that of `style` at which each of these lines fits `width`, so that
    /// labels beside each other have one size; not below `least_part`, as in [`Self::fit`].
    pub fn common_size<'a>(
        &self,
        ctx: &Context,
        lines: impl IntoIterator<Item = &'a str>,
        style: TextStyle,
        width: f32,
    ) -> f32 {
        let widths = lines.into_iter().map(|line| self.width(ctx, line, style));
        let widest = widths.fold(1.0, f32::max);
        style.size * (width / widest * 0.99).clamp(self.least_part(style.size), 1.0)
    }

    /// The width of a single line in points.
    pub fn width(&self, ctx: &Context, text: &str, style: TextStyle) -> f32 {
        self.line(ctx, text, style).size().x
    }
}

/// Paints laid-out text, with its box anchored at `pos`.
pub fn put(painter: &Painter, galley: Arc<Galley>, pos: Pos2, anchor: Align2) -> Rect {
    let size = galley.rect.size();
    let rect = anchor.anchor_size(pos, size);
    let at = rect.min - galley.rect.min.to_vec2();
    painter.galley(at, galley, INK);
    rect
}

/// Paints laid-out text with its first baseline at `pos.y`; `align` says which end is at `pos.x`.
pub fn put_baseline(painter: &Painter, galley: Arc<Galley>, pos: Pos2, align: Align) -> Rect {
    let base = galley
        .rows
        .first()
        .and_then(|row| row.glyphs.first().map(|g| row.pos.y + g.pos.y))
        .unwrap_or(galley.size().y * 0.75);
    let anchor = match align {
        Align::Min => Align2::LEFT_TOP,
        Align::Center => Align2::CENTER_TOP,
        Align::Max => Align2::RIGHT_TOP,
    };
    put(painter, galley, pos2(pos.x, pos.y - base), anchor)
}

/// Whether a line of a text ends within a word. Chinese and Japanese are written without spaces, and have no such
/// words.
pub fn breaks_word(galley: &Galley) -> bool {
    let in_word = |letter: char| letter.is_alphanumeric() && letter < '\u{2e80}';
    galley.rows.windows(2).any(|rows| {
        let last = rows[0].glyphs.last().map(|glyph| glyph.chr);
        let first = rows[1].glyphs.first().map(|glyph| glyph.chr);
        last.is_some_and(in_word) && first.is_some_and(in_word)
    })
}
