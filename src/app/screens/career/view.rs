//! The career at court: how much is explored, a row of seals for each family, then the achievements.

use egui::{Align, Align2, Context, Pos2, pos2, vec2};

use crate::app::ui::progress_bar::progress_bar;
use crate::app::ui::widgets::paint_seal;
use crate::app::ui::{
    Flow, FontFace, INK, INK_NOTE, Mood, PageState, Pen, Theme, announce, heading, icon, italic,
    page, portrait, rgb, square, strong, wash,
};
use crate::store::career::Part;
use crate::texts::{fill, text, two_sentences};

/// A courtier and whether the seal is won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownSeal {
    /// The portrait's key.
    pub portrait: &'static str,
    /// Whether the courtier was beaten.
    pub won: bool,
    /// Both in words.
    pub spoken: String,
}

/// The seals of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealRow {
    /// The family's name.
    pub family: String,
    /// Its courtiers, weakest first.
    pub seals: Vec<ShownSeal>,
}

/// An achievement; all texts are ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownAchievement {
    /// Its name.
    pub name: String,
    /// Its story if it was reached, else what has to be done.
    pub words: String,
    /// The day on which it was reached, in words; `None` if it was not.
    pub day: Option<String>,
    /// Whether it was reached since the page was open.
    pub new: bool,
}

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CareerData {
    /// How much of the coffer is explored.
    pub explored: Part,
    /// The seals of each family.
    pub seals: Vec<SealRow>,
    /// All achievements.
    pub achievements: Vec<ShownAchievement>,
}

/// Shows the page until it is left.
pub fn show(ctx: &Context, theme: &Theme, data: &CareerData, state: &mut PageState) -> Option<()> {
    let page = ("career", text("career-title"));
    page::read(ctx, theme, page, state, (), |flow| {
        explored(flow, data.explored);
        section(flow, text("career-seals"));
        flow.text(text("career-seals-note"), italic(18.0), Align::Min);
        flow.gap(6.0);
        data.seals.iter().for_each(|row| seals(flow, row));
        let reached = data.achievements.iter().filter(|one| one.day.is_some());
        let values = [
            ("done", &*reached.count().to_string()),
            ("all", &data.achievements.len().to_string()),
        ];
        section(flow, &fill("career-achievements", &values));
        for one in &data.achievements {
            achievement(flow, one);
        }
        None
    })
}

fn explored(flow: &mut Flow, part: Part) {
    let values = [
        ("percent", &*part.percent().to_string()),
        ("done", &part.done.to_string()),
        ("all", &part.all.to_string()),
    ];
    flow.gap(6.0);
    flow.text(&fill("career-explored", &values), strong(21.0), Align::Min);
    flow.gap(4.0);
    let bar = flow.take(16.0);
    flow.draw(|ui| progress_bar(ui, bar, part.done, part.all));
    flow.gap(4.0);
    flow.text(
        &fill("career-explored-note", &values),
        italic(18.0),
        Align::Min,
    );
}

fn section(flow: &mut Flow, words: &str) {
    flow.divider(28.0);
    flow.text(words, heading(25.0).ink(INK), Align::Min);
}

/// The largest radius of a portrait in a row of seals.
const FACE: f32 = 26.0;

/// The seals of a family: its name, and the portraits beside it or, where there is little room, below.
fn seals(flow: &mut Flow, row: &SealRow) {
    let scale = flow.theme.scale().max(1.0);
    let step = (flow.width() / row.seals.len().max(1) as f32).min(2.0 * FACE + 16.0);
    let r = FACE.min(step / 2.0 - 4.0);
    let faces = step * row.seals.len() as f32;
    let name = flow.wrapped(&row.family, strong(21.0), flow.width());
    let beside = name.size().x + 24.0 * scale + faces <= flow.width();
    let words = if beside { 0.0 } else { name.size().y + 4.0 };
    let rect = flow.take(words + 2.0 * r + 14.0);
    flow.draw(|ui| {
        let middle = rect.bottom() - r - 7.0;
        if beside {
            ui.put_text(name, pos2(rect.left(), middle), Align2::LEFT_CENTER);
        } else {
            ui.put_text(name, rect.left_top(), Align2::LEFT_TOP);
        }
        let left = if beside {
            rect.right() - faces
        } else {
            rect.left()
        };
        announce(ui, &row.family, rect);
        for (place, one) in row.seals.iter().enumerate() {
            let x = left + step * (place as f32 + 0.5);
            seal(ui, one, pos2(x, middle), r);
        }
    });
}

/// A portrait with the seal below it; pale if the seal is not won.
fn seal(ui: &mut Pen, one: &ShownSeal, center: Pos2, r: f32) {
    portrait(ui.brush(), one.portrait, center, r, Mood::Calm);
    if one.won {
        let at = center + vec2(r * 0.62, r * 0.62);
        paint_seal(ui.brush(), at, r * 0.46, "normal", |at, color| {
            icon(ui.brush(), "check", at, r / 70.0, color);
        });
    } else {
        let veil = wash(rgb(0xe9d9b4), 0.5);
        ui.painter().circle_filled(center, r + 0.5, veil);
    }
    announce(ui, &one.spoken, square(center, 2.0 * r));
}

/// An achievement: a rose, lit if it was reached, with the name and the words beside it.
fn achievement(flow: &mut Flow, one: &ShownAchievement) {
    let left = 50.0;
    let room = flow.width() - left;
    let reached = one.day.is_some();
    let (face, ink) = if reached {
        (FontFace::Body, INK)
    } else {
        (FontFace::Italic, INK_NOTE)
    };
    let name = flow.wrapped(&one.name, strong(21.0).ink(ink), room);
    let words = flow.wrapped(&one.words, face.sized(19.0).ink(ink), room);
    let day = one.day.as_ref();
    let day = day.map(|day| flow.wrapped(day, italic(17.0).ink(INK_NOTE), room));
    let lines: Vec<_> = [Some(name), Some(words), day]
        .into_iter()
        .flatten()
        .collect();
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let rect = flow.take(height + 14.0);
    flow.draw(|ui| {
        let top = rect.top() + 7.0;
        let rose = if reached { "rose_on" } else { "rose_off" };
        let side = if one.new { 38.0 } else { 30.0 };
        ui.paint(rose, square(pos2(rect.left() + 20.0, top + 14.0), side));
        ui.put_lines(lines, pos2(rect.left() + left, top), 0.0);
        let mut spoken = two_sentences(&one.name, &one.words);
        if let Some(day) = &one.day {
            spoken = two_sentences(&spoken, day);
        }
        announce(ui, &spoken, rect);
    });
}
