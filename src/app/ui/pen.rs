//! What views draw with: egui's [`Ui`] and the [`Theme`], which always go together.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use egui::{Align, Align2, Galley, Pos2, Rect, Ui};

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

    /// See [`Theme::line`].
    pub fn line(&self, text: &str, style: TextStyle) -> Arc<Galley> {
        self.theme.line(self.ctx(), text, style)
    }

    /// See [`Theme::fit`].
    pub fn fit(&self, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
        self.theme.fit(self.ctx(), text, style, width)
    }

    /// See [`Theme::wrapped`].
    pub fn wrapped(&self, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
        self.theme.wrapped(self.ctx(), text, style, width)
    }

    /// See [`Theme::balanced`].
    pub fn balanced(&self, text: &str, style: TextStyle, width: f32, halign: Align) -> Arc<Galley> {
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
        put(self.painter(), words, at, anchor)
    }

    /// Paints a sprite in `rect`, see [`Theme::paint`].
    pub fn paint(&self, name: &str, rect: Rect) {
        self.theme.paint(self.painter(), name, rect);
    }
}

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
