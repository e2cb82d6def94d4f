//! What views draw with: egui's [`Ui`] and the [`Theme`], which always go together; and what only
//! paints.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use egui::{Align, Align2, Color32, Galley, Painter, Pos2, Rect, Ui, Vec2};

use crate::app::ui::theme::{TextStyle, Theme, put};

/// A [`Ui`] and its theme.
pub struct Pen<'a> {
    ui: &'a mut Ui,
    /// The theme.
    pub theme: &'a Theme,
}

impl<'a> Pen<'a> {
    /// Draws in `ui`.
    pub fn new(ui: &'a mut Ui, theme: &'a Theme) -> Self {
        Self { ui, theme }
    }

    /// What paints without taking presses.
    pub fn brush(&self) -> Brush<'_> {
        Brush::new(self.painter(), self.theme)
    }
}

/// A [`Painter`] and its theme.
#[derive(Clone, Copy)]
pub struct Brush<'a> {
    /// The painter.
    pub painter: &'a Painter,
    /// The theme.
    pub theme: &'a Theme,
}

impl<'a> Brush<'a> {
    /// Paints with `painter`.
    pub fn new(painter: &'a Painter, theme: &'a Theme) -> Self {
        Self { painter, theme }
    }

    fn brush(&self) -> Self {
        *self
    }
}

/// What both can lay out and paint.
macro_rules! paints {
    ($tool:ident) => {
        impl $tool<'_> {
            /// See [`Theme::pick`].
            pub fn pick<T>(&self, usual: T, in_contrast: T) -> T {
                self.theme.pick(usual, in_contrast)
            }

            /// See [`Theme::line`].
            pub fn line(&self, text: &str, style: TextStyle) -> Arc<Galley> {
                self.theme.line(self.ctx(), text, style)
            }

            /// See [`Theme::fit`].
            pub fn fit(&self, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
                self.theme.fit(self.ctx(), text, style, width)
            }

            /// See [`Theme::fit_in`].
            pub fn fit_in(&self, text: &str, style: TextStyle, room: Vec2) -> Arc<Galley> {
                self.theme.fit_in(self.ctx(), text, style, room)
            }

            /// See [`Theme::wrapped`].
            pub fn wrapped(&self, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
                self.theme.wrapped(self.ctx(), text, style, width)
            }

            /// See [`Theme::balanced`].
            pub fn balanced(
                &self,
                text: &str,
                style: TextStyle,
                width: f32,
                halign: Align,
            ) -> Arc<Galley> {
                self.theme.balanced(self.ctx(), text, style, width, halign)
            }

            /// See [`Theme::width`].
            pub fn text_width(&self, text: &str, style: TextStyle) -> f32 {
                self.theme.width(self.ctx(), text, style)
            }

            /// See [`Theme::common_size`].
            pub fn common_size<'s>(
                &self,
                lines: impl IntoIterator<Item = &'s str>,
                style: TextStyle,
                width: f32,
            ) -> f32 {
                self.theme.common_size(self.ctx(), lines, style, width)
            }

            /// Paints laid-out text, with its box anchored at `at`.
            pub fn put_text(&self, words: Arc<Galley>, at: Pos2, anchor: Align2) -> Rect {
                put(self.brush().painter, words, at, anchor)
            }

            /// Paints lines of text below each other, `gap` apart, from the upper left corner `at`.
            /// Returns their lower edge.
            pub fn put_lines(
                &self,
                lines: impl IntoIterator<Item = Arc<Galley>>,
                at: Pos2,
                gap: f32,
            ) -> f32 {
                let below = |y: f32, line| {
                    let at = Pos2::new(at.x, y);
                    self.put_text(line, at, Align2::LEFT_TOP).bottom() + gap
                };
                lines.into_iter().fold(at.y, below) - gap
            }

            /// See [`Theme::paint`].
            pub fn paint(&self, sprite: &str, rect: Rect) {
                self.theme.paint(self.brush().painter, sprite, rect);
            }

            /// See [`Theme::paint_tinted`].
            pub fn paint_tinted(&self, sprite: &str, rect: Rect, tint: Color32) {
                (self.theme).paint_tinted(self.brush().painter, sprite, rect, tint);
            }

            /// See [`Theme::paint_at`].
            pub fn paint_at(&self, sprite: &str, center: Pos2, k: f32, tint: Color32) {
                (self.theme).paint_at(self.brush().painter, sprite, center, k, tint);
            }

            /// See [`Theme::parchment`].
            pub fn parchment(&self, rect: Rect) {
                self.theme.parchment(self.brush().painter, rect);
            }

            /// See [`Theme::slip`].
            pub fn slip(&self, rect: Rect) {
                self.theme.slip(self.brush().painter, rect);
            }
        }
    };
}

paints!(Pen);
paints!(Brush);

impl Deref for Pen<'_> {
    type Target = Ui;

    fn deref(&self) -> &Ui {
        self.ui
    }
}

impl DerefMut for Pen<'_> {
    fn deref_mut(&mut self) -> &mut Ui {
        self.ui
    }
}

impl Deref for Brush<'_> {
    type Target = Painter;

    fn deref(&self) -> &Painter {
        self.painter
    }
}
