//! Puzzles against the clock: each is followed by the next, until the time is up or too many were
//! failed. The clock runs while the player can move.

use bevy::prelude::*;

use crate::app::countdown::Countdown;
use crate::app::course::active::{ActiveCourse, CourseOpener, CourseRun, Tone};
use crate::app::course::rush::ActiveRush;
use crate::app::files::Saver;
use crate::app::levels::Levels;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::session::Busy;
use crate::levels::library::LevelLibrary;
use crate::levels::rush::{PuzzleRush, RUSH_SECONDS};
use crate::store::progress::Progress;

/// How long a solved puzzle stays, in seconds.
const PRAISE: f32 = 0.8;
/// How long a failed puzzle stays, in seconds.
const REGRET: f32 = 1.6;

impl ActiveCourse {
    /// The first puzzle of a rush; `None` if the variant has too few.
    pub(super) fn rush(
        &self,
        variant: &str,
        levels: &LevelLibrary,
        progress: &Progress,
        seed: u64,
    ) -> Option<Self> {
        let mut puzzles = PuzzleRush::new(levels, variant, seed)?;
        let first = CourseRun::puzzle(levels, &puzzles.next_puzzle()?)?;
        let rush = ActiveRush {
            variant: variant.to_owned(),
            puzzles,
            clock: Countdown::new(RUSH_SECONDS as f32),
            best: progress.rush_best(variant),
            goes_on: None,
        };
        Some(Self {
            rush: Some(rush),
            ..self.followed_by(first)
        })
    }

    /// The next puzzle of the rush; `None` if there is none.
    fn next_in_rush(&self, levels: &LevelLibrary) -> Option<Self> {
        let mut rush = self.rush.clone()?;
        rush.goes_on = None;
        let next = CourseRun::puzzle(levels, &rush.puzzles.next_puzzle()?)?;
        Some(Self {
            rush: Some(rush),
            ..self.followed_by(next)
        })
    }

    /// Whether the puzzle on the table is solved or failed.
    fn is_decided(&self) -> bool {
        self.is_failed() || self.run.as_ref().is_some_and(CourseRun::done)
    }
}

/// Whether a rush is under way.
pub(super) fn is_on(running: Res<ActiveCourse>) -> bool {
    running.rush.is_some() && !running.ended
}

/// Keeps the time, counts what is solved or failed, and goes on to the next puzzle or ends the rush.
pub(super) fn go_on(
    mut running: ResMut<ActiveCourse>,
    levels: Res<Levels>,
    busy: Res<Busy>,
    time: Res<Time>,
    mut opener: CourseOpener,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let now = time.elapsed_secs();
    let (decided, failed) = (running.is_decided(), running.is_failed());
    // The clock is shown, and changes nothing else.
    let Some(rush) = &mut running.bypass_change_detection().rush else {
        return;
    };
    if decided || busy.moving || opener.next.0.is_some() {
        rush.clock.stop(now);
    } else {
        rush.clock.start(now);
    }
    if decided && rush.goes_on.is_none() {
        rush.puzzles.record(!failed);
        rush.goes_on = Some(now + if failed { REGRET } else { PRAISE });
        if progress.0.record_rush(&rush.variant, rush.puzzles.solved) {
            progress.keep(&mut saver);
        }
    }
    let time_up = rush.clock.left(now) <= 0.0 && !busy.moving;
    match rush.goes_on {
        Some(then) if now < then => redraw.at(then),
        Some(_) if opener.next.0.is_some() => {}
        Some(_) => match running.next_in_rush(&levels).filter(|_| !time_up) {
            Some(next) => opener.open(next),
            None => end(&mut running, now),
        },
        None if time_up => end(&mut running, now),
        None => redraw.at(rush.clock.next_second(now)),
    }
}

/// Shows the last page.
fn end(running: &mut ActiveCourse, now: f32) {
    running.ended = true;
    let Some(rush) = &mut running.rush else {
        return;
    };
    rush.clock.stop(now);
    let result = rush.result();
    running.say(Tone::Praise, result);
}
