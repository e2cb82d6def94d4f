//! The size and place of the window, remembered between runs.

use serde::{Deserialize, Serialize};

/// The least width and height of the window, in logical pixels.
pub const LEAST: u32 = 320;
/// The largest plausible width and height.
const MOST: u32 = 16_384;
/// The part of a screen that a window gets if it is too large for it.
const ROOM: f64 = 0.9;
/// The least part of a window, and of its upper edge, that must be visible.
const VISIBLE: f64 = 0.5;

/// The size and place of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// The upper left corner of the frame, in physical pixels from the corner of the main screen;
    /// `None` if the system doesn't report it.
    pub corner: Option<[i32; 2]>,
    /// Width and height without the frame, in logical pixels.
    pub size: [u32; 2],
    /// Whether the window is maximized; corner and size are then those that it returns to.
    pub maximized: bool,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self {
            corner: None,
            size: [1280, 720],
            maximized: false,
        }
    }
}

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScreenArea {
    /// Its upper left corner, in physical pixels.
    pub corner: [i32; 2],
    /// Its size, in physical pixels.
    pub size: [u32; 2],
    /// Physical pixels per logical pixel.
    pub scale: f64,
}

/// A range of coordinates, in physical pixels.
type Range = (f64, f64);

fn overlap(one: Range, other: Range) -> f64 {
    (one.1.min(other.1) - one.0.max(other.0)).max(0.0)
}

impl ScreenArea {
    /// Its range along an axis.
    fn range(&self, axis: usize) -> Range {
        let from = f64::from(self.corner[axis]);
        (from, from + f64::from(self.size[axis]))
    }

    /// The visible fractions of a window, and of its upper edge, on this screen.
    fn visible(&self, x: Range, y: Range) -> [f64; 2] {
        let wide = overlap(self.range(0), x) / (x.1 - x.0);
        let high = overlap(self.range(1), y) / (y.1 - y.0);
        let edge = overlap(self.range(1), (y.0, y.0 + 1.0));
        [wide * high, wide * edge]
    }
}

impl WindowPlace {
    /// The place with its values clamped to a plausible range, because a file may contain anything.
    #[must_use]
    pub fn sane(self) -> Self {
        let corner = self.corner.filter(|corner| {
            let far = |at: i32| at.unsigned_abs() > 4 * MOST;
            !corner.iter().any(|at| far(*at))
        });
        Self {
            corner,
            size: self.size.map(|size| size.clamp(LEAST, MOST)),
            ..self
        }
    }

    /// The place moved and shrunk so that the window can be seen and moved on these screens, the
    /// main one first.
    #[must_use]
    pub fn fitted(self, screens: &[ScreenArea]) -> Self {
        let Some(main) = screens.first() else {
            return self;
        };
        let Some(corner) = self.corner else {
            return Self {
                size: fitting(self.size, main),
                ..self
            };
        };
        let range = |axis: usize, scale: f64| {
            let from = f64::from(corner[axis]);
            (from, from + f64::from(self.size[axis]) * scale)
        };
        let visible = |screen: &ScreenArea| {
            let scale = screen.scale;
            screen.visible(range(0, scale), range(1, scale))
        };
        let [area, edge] = screens
            .iter()
            .map(visible)
            .fold([0.0; 2], |sum, part| [sum[0] + part[0], sum[1] + part[1]]);
        let home = screens.iter().rev();
        let home = home
            .max_by(|a, b| visible(a)[0].total_cmp(&visible(b)[0]))
            .unwrap_or(main);
        let size = fitting(self.size, home);
        if size == self.size && area >= VISIBLE && edge >= VISIBLE {
            return self;
        }
        let inside = |axis: usize| {
            let (from, to) = home.range(axis);
            let length = f64::from(size[axis]) * home.scale;
            let last = (to - length).max(from);
            if area > 0.0 {
                f64::from(corner[axis]).clamp(from, last) as i32
            } else {
                f64::midpoint(from, last) as i32
            }
        };
        Self {
            corner: Some([inside(0), inside(1)]),
            size,
            ..self
        }
    }
}

/// This size, or a smaller one in each direction in which it does not fit on the screen.
fn fitting(size: [u32; 2], screen: &ScreenArea) -> [u32; 2] {
    let fits = |axis: usize| {
        let most = f64::from(screen.size[axis]) / screen.scale;
        if f64::from(size[axis]) <= most {
            size[axis]
        } else {
            ((most * ROOM) as u32).max(LEAST)
        }
    };
    [fits(0), fits(1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESK: ScreenArea = ScreenArea {
        corner: [0, 0],
        size: [1920, 1080],
        scale: 1.0,
    };
    /// To the left of that one, with small pixels.
    const FINE: ScreenArea = ScreenArea {
        corner: [-2560, 0],
        size: [2560, 1600],
        scale: 2.0,
    };

    fn place(corner: [i32; 2], size: [u32; 2]) -> WindowPlace {
        WindowPlace {
            corner: Some(corner),
            size,
            maximized: false,
        }
    }

    #[test]
    fn a_window_that_can_be_seen_stays() {
        for kept in [
            place([0, 0], [1920, 1080]),
            place([300, 200], [1280, 720]),
            // Partly beyond the edges, and on both screens.
            place([1300, 450], [900, 700]),
            place([-500, 100], [1000, 500]),
        ] {
            let screens = [DESK, FINE];
            assert_eq!(kept.fitted(&screens), kept, "{kept:?}");
        }
        let unknown = place([99_999, 9], [400, 400]);
        assert_eq!(unknown.fitted(&[]), unknown);
    }

    #[test]
    fn a_window_on_a_screen_that_is_gone_comes_to_the_middle_of_the_main_one() {
        let gone = place([-2000, 300], [1000, 600]);
        assert_eq!(gone.fitted(&[DESK, FINE]), gone);
        assert_eq!(gone.fitted(&[DESK]), place([460, 240], [1000, 600]));
        let maximized = WindowPlace {
            maximized: true,
            ..gone
        };
        assert!(maximized.fitted(&[DESK]).maximized);
    }

    #[test]
    fn a_window_that_cannot_be_moved_comes_back_wholly() {
        // Its upper edge is above the screen, then it is mostly to the right.
        for (lost, found) in [
            (place([100, -30], [1280, 720]), [100, 0]),
            (place([1700, 100], [1280, 720]), [640, 100]),
            (place([1000, 1000], [1280, 720]), [640, 360]),
        ] {
            assert_eq!(lost.fitted(&[DESK]), place(found, [1280, 720]));
        }
    }

    #[test]
    fn a_window_that_is_too_large_shrinks() {
        let small = ScreenArea {
            size: [1366, 768],
            ..DESK
        };
        let large = place([0, 0], [1900, 700]);
        assert_eq!(large.fitted(&[small]), place([0, 0], [1229, 700]));
        // In logical pixels the fine screen has half its size.
        let fine = place([-2500, 0], [1300, 720]).fitted(&[DESK, FINE]);
        assert_eq!(fine, place([-2500, 0], [1152, 720]));
        let elsewhere = WindowPlace {
            corner: None,
            ..large
        };
        assert_eq!(elsewhere.fitted(&[small]).size, [1229, 700]);
        let tiny = ScreenArea {
            size: [200, 200],
            ..DESK
        };
        assert_eq!(large.fitted(&[tiny]).size, [LEAST, LEAST]);
    }

    #[test]
    fn a_file_may_contain_anything() {
        let read = |text: &str| {
            let place: Result<WindowPlace, _> = serde_json::from_str(text);
            place.map(WindowPlace::sane)
        };
        assert_eq!(read("{}").unwrap(), WindowPlace::default());
        let odd = read(r#"{"corner": [2147483647, -2147483648], "size": [0, 4000000000]}"#);
        assert_eq!(odd.unwrap().corner, None);
        let odd = read(r#"{"corner": [-20, 4], "size": [0, 4000000000], "maximized": true}"#);
        let sane = WindowPlace {
            corner: Some([-20, 4]),
            size: [LEAST, MOST],
            maximized: true,
        };
        assert_eq!(odd.unwrap(), sane);
        assert!(read(r#"{"size": [-1, 4]}"#).is_err());
        let text = serde_json::to_string(&sane).unwrap();
        assert_eq!(read(&text).unwrap(), sane);
    }
}
