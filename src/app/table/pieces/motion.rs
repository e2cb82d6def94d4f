//! Animation: carries out the script of each move step by step, and moves all pieces to their
//! targets.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::schedule::FrameSystems;
use crate::app::session::{Applied, Busy};
use crate::app::settings::Settings;
use crate::app::table::animation::scene::PlayScene;
use crate::app::table::animation::spring::Spring;
use crate::app::table::animation::{AnimationQueue, AnimationStep};
use crate::app::table::layout::TableLayout;
use crate::app::table::pieces::piece::{Face, PiecePlace, Pieces};
use crate::app::table::pieces::preview::Preview;
use crate::rules::{Kind, PieceId, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationQueue>()
        .add_message::<Cue>()
        .add_systems(
            Update,
            (
                read_script.run_if(on_message::<Applied>),
                run_script.run_if(is_running),
                follow,
                report,
            )
                .chain()
                .in_set(FrameSystems::Move),
        );
}

/// The time constant of a piece's spring, in seconds at normal speed.
const STEP_TIME: f32 = 0.085;
/// The longest time step of an animation, so that one that starts after the window has slept isn't
/// skipped.
pub const LONGEST_STEP: f32 = 0.1;

fn read_script(
    mut applied: MessageReader<Applied>,
    mut motion: ResMut<AnimationQueue>,
    layout: Res<TableLayout>,
    preview: Res<Preview>,
) {
    for applied in applied.read() {
        let script = layout.surface.script(&applied.effects, &preview.seen);
        motion.script.extend(script);
    }
}

/// Whether the script goes on.
fn is_running(motion: Res<AnimationQueue>) -> bool {
    motion.busy()
}

/// Runs the script's next steps, each once the one before is done.
pub(in crate::app::table) fn run_script(mut run: ScriptRun) {
    let instant = run.settings.instant() || run.motion.hurry;
    run.motion.wait -= run.time.delta_secs().min(LONGEST_STEP);
    if instant {
        run.motion.wait = 0.0;
    }
    while run.is_ready(instant) {
        let Some(step) = run.motion.script.pop_front() else {
            return;
        };
        // Cards get their targets only after this frame's script.
        let rests = step == AnimationStep::Rest && !instant;
        run.take(step, instant);
        if rests {
            return;
        }
    }
}

/// What the steps of a script read and change.
#[derive(SystemParam)]
pub(in crate::app::table) struct ScriptRun<'w, 's> {
    time: Res<'w, Time>,
    settings: Res<'w, Settings>,
    layout: Res<'w, TableLayout>,
    known: Res<'w, Pieces>,
    preview: Res<'w, Preview>,
    motion: ResMut<'w, AnimationQueue>,
    pieces: Query<
        'w,
        's,
        (
            &'static mut PiecePlace,
            &'static mut Face,
            &'static mut Spring,
        ),
    >,
    cues: MessageWriter<'w, Cue>,
    scenes: MessageWriter<'w, PlayScene>,
}

impl ScriptRun<'_, '_> {
    /// The distance at which a piece counts as arrived, so that the script continues.
    fn near(&self) -> f32 {
        self.layout.cell * 0.06
    }

    /// Whether the previous step is done.
    fn is_ready(&mut self, instant: bool) -> bool {
        if self.motion.wait > 0.0 {
            return false;
        }
        self.motion.wait = 0.0;
        let near = self.near();
        if self.motion.resting {
            if !instant
                && self
                    .pieces
                    .iter()
                    .any(|(_, _, body)| body.distance() > near)
            {
                return false;
            }
            self.motion.resting = false;
        }
        if let Some(piece) = self.motion.on_leg {
            let body = self
                .known
                .get(piece)
                .and_then(|it| self.pieces.get(it).ok());
            let arrived =
                body.is_none_or(|(_, _, body)| body.position.distance(body.target) < near);
            if !arrived && !instant {
                return false;
            }
            self.motion.on_leg = None;
            self.cues.write(Cue::Place);
        }
        true
    }

    fn take(&mut self, step: AnimationStep, instant: bool) {
        match step {
            AnimationStep::Wait(seconds) if !instant => {
                self.motion.wait = seconds * self.settings.slowness();
            }
            AnimationStep::Move(id, spot) => {
                // The preview may have moved it there already.
                let there = self.send(id, spot);
                self.motion.on_leg = (!there).then_some(id);
            }
            AnimationStep::Take(id, spot) => {
                self.send(id, spot);
                self.cues.write(Cue::Capture);
            }
            AnimationStep::Crown(id, kind) => {
                self.turn(id, Some(kind));
                self.cues.write(Cue::Crown);
            }
            AnimationStep::Fly(id, spot) => self.fly(id, spot),
            AnimationStep::Light(places) if !instant => {
                if !self.preview.seen.contains(&places) {
                    self.cues.write(Cue::Line);
                }
                self.motion.lines.push(places);
            }
            AnimationStep::Dim => self.motion.lines.clear(),
            AnimationStep::Win(place) => {
                self.motion.winning = place.and_then(|place| self.lying_at(place))
            }
            AnimationStep::Turn(id, side) => self.turn(id, side),
            AnimationStep::Rest if !instant => self.motion.resting = true,
            AnimationStep::Sound(cue) if !instant => {
                self.cues.write(cue);
            }
            AnimationStep::Show(scene) => self.show(scene, instant),
            AnimationStep::Wait(_)
            | AnimationStep::Light(_)
            | AnimationStep::Rest
            | AnimationStep::Sound(_) => {}
        }
    }

    /// Begins a scene. Without animation it takes no time.
    fn show(&mut self, mut scene: PlayScene, instant: bool) {
        scene.seconds *= if instant {
            0.0
        } else {
            self.settings.slowness()
        };
        self.motion.wait = scene.seconds;
        self.scenes.write(scene);
    }

    /// What of a piece is animated.
    fn piece(
        &mut self,
        id: PieceId,
    ) -> Option<(Mut<'_, PiecePlace>, Mut<'_, Face>, Mut<'_, Spring>)> {
        self.pieces.get_mut(self.known.get(id)?).ok()
    }

    /// The number of pieces at a spot.
    fn count_at(&self, spot: Spot) -> usize {
        let pieces = self.pieces.iter();
        pieces.filter(|(place, _, _)| place.spot == spot).count()
    }

    /// Sends a piece to a spot. Returns whether it is there already.
    fn send(&mut self, id: PieceId, spot: Spot) -> bool {
        let (index, near) = (self.count_at(spot), self.near());
        let target = self.layout.place(spot, index);
        let Some((mut place, _, mut body)) = self.piece(id) else {
            return false;
        };
        *place = PiecePlace { spot, index };
        body.held = false;
        target.is_some_and(|target| {
            body.aim(target);
            body.distance() < near
        })
    }

    /// Sends a card to a spot; its position there depends on all cards at that spot.
    fn fly(&mut self, id: PieceId, spot: Spot) {
        let (index, arrival) = (self.count_at(spot), self.motion.sent + 1);
        if let Some((mut place, _, mut body)) = self.piece(id) {
            *place = PiecePlace { spot, index };
            body.held = false;
            body.arrival = arrival;
            self.motion.sent = arrival;
        }
    }

    fn turn(&mut self, id: PieceId, side: Option<Kind>) {
        if let Some((_, mut face, _)) = self.piece(id) {
            face.0 = side;
        }
    }

    /// The piece at a spot.
    fn lying_at(&self, place: Spot) -> Option<PieceId> {
        self.known.ids().find(|id| {
            let piece = self.known.get(*id).and_then(|it| self.pieces.get(it).ok());
            piece.is_some_and(|(piece, ..)| piece.spot == place)
        })
    }
}

/// Advances the springs of all pieces.
pub(in crate::app::table) fn follow(
    time: Res<Time>,
    settings: Res<Settings>,
    mut motion: ResMut<AnimationQueue>,
    mut pieces: Query<&mut Spring>,
) {
    let seconds = if settings.instant() || motion.hurry {
        0.0
    } else {
        STEP_TIME * settings.slowness()
    };
    let dt = time.delta_secs().min(LONGEST_STEP);
    let mut moving = false;
    for mut body in &mut pieces {
        if body.settled() {
            continue;
        }
        body.step(dt, seconds);
        moving |= !body.settled();
    }
    let motion = motion.bypass_change_detection();
    motion.moving = moving;
    motion.hurry = false;
}

/// Tells the session to wait while pieces move.
fn report(motion: Res<AnimationQueue>, mut busy: ResMut<Busy>) {
    let moving = motion.busy();
    if busy.moving != moving {
        busy.moving = moving;
    }
}
