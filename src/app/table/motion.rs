//! Animation: every piece follows its target with a critically damped spring; a move is a script of
//! steps, executed one after another.

use std::collections::VecDeque;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::schedule::FrameSystems;
use crate::app::session::{Applied, Busy};
use crate::app::settings::Settings;
use crate::app::table::layout::TableLayout;
use crate::app::table::piece::{Face, Pieces, Placement};
use crate::app::table::preview::Preview;
use crate::app::table::scene::Scene;
use crate::rules::{Kind, PieceId, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationQueue>()
        .add_message::<Cue>()
        .add_systems(
            Update,
            (
                read_script,
                run_script,
                crate::app::table::cards::spread,
                follow,
                report,
            )
                .chain()
                .in_set(FrameSystems::Move),
        );
}

/// Below this distance, in pixels, a piece has arrived.
const NEAR: f32 = 0.4;
/// The time constant of a piece's spring, in seconds at normal speed.
const STEP_TIME: f32 = 0.085;
/// The longest time step of an animation, so that one that starts after the window has slept isn't
/// skipped.
pub const LONGEST_STEP: f32 = 0.1;

/// A piece's current and target position, in world units.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Spring {
    /// Its current position.
    pub position: Vec2,
    velocity: Vec2,
    target: Vec2,
    /// Height above the board: 0 at rest, 1 in the hand.
    pub lift: f32,
    /// Whether it is held: lifted, at its current position.
    pub held: bool,
    /// A card's rotation, in radians counterclockwise, and its width, in pixels. Both are 0 for
    /// pieces of a board.
    pub form: Vec2,
    form_velocity: Vec2,
    form_target: Vec2,
    /// The order in which cards started to move; later cards have higher numbers.
    pub arrival: u32,
    settled: bool,
    jump: bool,
    placed: bool,
}

impl Spring {
    /// Sets the target; the first time it is placed there at once.
    pub fn aim(&mut self, target: Vec2) {
        self.target = target;
        self.settled = false;
        if !self.placed {
            self.placed = true;
            self.jump = true;
        }
    }

    /// Sets the target of a card, with its rotation in radians and its width in pixels.
    pub fn pose(&mut self, target: Vec2, form: Vec2) {
        self.form_target = form;
        if self.held {
            self.settled = false;
        } else {
            self.aim(target);
        }
    }

    /// Whether this is its target.
    pub fn aims_at(&self, target: Vec2, form: Vec2) -> bool {
        self.placed && (self.held || self.target == target) && self.form_target == form
    }

    /// The distance to its target, in pixels.
    pub fn distance(&self) -> f32 {
        if self.held {
            0.0
        } else {
            self.position.distance(self.target)
        }
    }

    /// Jumps to its target.
    pub fn jump(&mut self) {
        self.jump = true;
        self.settled = false;
    }

    /// Moves a held piece with the pointer.
    pub fn drag_to(&mut self, position: Vec2) {
        self.held = true;
        self.settled = false;
        self.target = position;
    }

    /// Releases a held piece.
    pub fn release(&mut self) {
        self.held = false;
        self.settled = false;
    }

    /// Whether it is at rest at its target.
    pub fn settled(&self) -> bool {
        self.settled
    }

    fn step(&mut self, dt: f32, time: f32) {
        let far = self.position.distance(self.target);
        if self.jump || time <= 0.0 {
            self.position = self.target;
            self.velocity = Vec2::ZERO;
            self.form = self.form_target;
            self.form_velocity = Vec2::ZERO;
            self.lift = if self.held { 1.0 } else { 0.0 };
            self.jump = false;
            self.settled = true;
            return;
        }
        let time = if self.held { time * 0.45 } else { time };
        (self.position, self.velocity) =
            spring(self.position, self.velocity, self.target, dt, time);
        (self.form, self.form_velocity) =
            spring(self.form, self.form_velocity, self.form_target, dt, time);
        let formed = (self.form - self.form_target).abs();
        let formed = formed.x < 0.002
            && formed.y < 0.2
            && self.form_velocity.abs().cmplt(Vec2::new(0.05, 4.0)).all();
        let wanted = if self.held {
            1.0
        } else {
            (far / 40.0).min(0.7)
        };
        self.lift += (wanted - self.lift) * (1.0 - (-dt / (time * 0.8)).exp());
        if formed
            && self.position.distance(self.target) < NEAR
            && self.velocity.length() < 8.0
            && (self.lift - wanted).abs() < 0.02
        {
            self.form = self.form_target;
            self.form_velocity = Vec2::ZERO;
            self.position = self.target;
            self.velocity = Vec2::ZERO;
            self.lift = if self.held { 1.0 } else { 0.0 };
            self.settled = true;
        }
    }
}

/// A critically damped spring, exact for any time step: the new position and velocity after `dt`
/// seconds. `time` is its time constant.
fn spring(position: Vec2, velocity: Vec2, target: Vec2, dt: f32, time: f32) -> (Vec2, Vec2) {
    let omega = 1.0 / time;
    let offset = position - target;
    let pull = velocity + offset * omega;
    let decay = (-omega * dt).exp();
    (
        target + (offset + pull * dt) * decay,
        (velocity - pull * omega * dt) * decay,
    )
}

/// One step of an animation script.
#[derive(Clone, Debug, PartialEq)]
pub enum AnimationStep {
    /// Moves a piece to a spot; the script continues when it has arrived.
    Move(PieceId, Spot),
    /// Moves a captured piece to a tray.
    Take(PieceId, Spot),
    /// Changes the kind of a piece.
    Crown(PieceId, Kind),
    /// Waits this many seconds at normal speed.
    Wait(f32),
    /// Sends a card to a spot; the script continues at once.
    Fly(PieceId, Spot),
    /// Shows this side of a piece or card.
    Turn(PieceId, Option<Kind>),
    /// Lights up this line.
    Light(Vec<Spot>),
    /// Turns off all lines.
    Dim,
    /// Marks the card at this spot as the winner of the trick. `None` ends the trick.
    Win(Option<Spot>),
    /// Waits until all pieces have arrived.
    Rest,
    /// Plays a cue.
    Sound(Cue),
    /// Begins a scene; the script continues when it is over.
    Show(Scene),
}

/// The animation queue, and whether anything moves.
#[derive(Resource, Default, Debug)]
pub struct AnimationQueue {
    script: VecDeque<AnimationStep>,
    moving: bool,
    wait: f32,
    on_leg: Option<PieceId>,
    hurry: bool,
    /// Whether the script is waiting for cards to arrive.
    resting: bool,
    /// How many cards have been sent so far.
    sent: u32,
    /// The card that has won the trick about to be swept.
    winning: Option<PieceId>,
    /// The glowing lines.
    lines: Vec<Vec<Spot>>,
}

impl AnimationQueue {
    /// Whether the table is not yet at rest. Moves are delayed until it is, not lost.
    pub fn busy(&self) -> bool {
        !self.script.is_empty() || self.wait > 0.0 || self.on_leg.is_some() || self.resting
    }

    /// Skips the current animation.
    pub fn skip(&mut self) {
        self.hurry = self.moving();
    }

    /// Whether any piece is moving, so that frames must be drawn.
    pub fn moving(&self) -> bool {
        self.moving || self.busy()
    }

    /// The card that has won the trick, while it is still on the table.
    pub fn winning(&self) -> Option<PieceId> {
        self.winning
    }

    /// The lines that a move has just completed, each by its spots.
    pub fn lines(&self) -> &[Vec<Spot>] {
        &self.lines
    }

    /// Clears the queue.
    pub fn clear(&mut self) {
        self.lines.clear();
        self.script.clear();
        self.wait = 0.0;
        self.on_leg = None;
        self.resting = false;
        self.winning = None;
    }
}

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

/// Runs the script's next steps, each once the one before is done.
fn run_script(mut run: ScriptRun) {
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
struct ScriptRun<'w, 's> {
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
            &'static mut Placement,
            &'static mut Face,
            &'static mut Spring,
        ),
    >,
    cues: MessageWriter<'w, Cue>,
    scenes: MessageWriter<'w, Scene>,
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
    fn show(&mut self, mut scene: Scene, instant: bool) {
        scene.seconds *= if instant {
            0.0
        } else {
            self.settings.slowness()
        };
        self.motion.wait = scene.seconds;
        self.scenes.write(scene);
    }

    /// The number of pieces at a spot.
    fn count_at(&self, spot: Spot) -> usize {
        let pieces = self.pieces.iter();
        pieces
            .filter(|(placement, _, _)| placement.spot == spot)
            .count()
    }

    /// Sends a piece to a spot. Returns whether it is there already.
    fn send(&mut self, id: PieceId, spot: Spot) -> bool {
        let (index, near) = (self.count_at(spot), self.near());
        let Some(Ok((mut placement, _, mut body))) =
            self.known.get(id).map(|entity| self.pieces.get_mut(entity))
        else {
            return false;
        };
        *placement = Placement { spot, index };
        body.held = false;
        self.layout.place(spot, index).is_some_and(|target| {
            body.aim(target);
            body.distance() < near
        })
    }

    /// Sends a card to a spot; its position there depends on all cards at that spot.
    fn fly(&mut self, id: PieceId, spot: Spot) {
        let index = self.count_at(spot);
        if let Some(Ok((mut placement, _, mut body))) =
            self.known.get(id).map(|entity| self.pieces.get_mut(entity))
        {
            *placement = Placement { spot, index };
            body.held = false;
            self.motion.sent += 1;
            body.arrival = self.motion.sent;
        }
    }

    fn turn(&mut self, id: PieceId, side: Option<Kind>) {
        if let Some(Ok((_, mut face, _))) =
            self.known.get(id).map(|entity| self.pieces.get_mut(entity))
        {
            face.0 = side;
        }
    }

    /// The piece at a spot.
    fn lying_at(&self, place: Spot) -> Option<PieceId> {
        self.known.ids().find(|id| {
            let placement = self.known.get(*id).and_then(|it| self.pieces.get(it).ok());
            placement.is_some_and(|(placement, ..)| placement.spot == place)
        })
    }
}

/// Advances the springs of all pieces.
fn follow(
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
        if body.settled {
            continue;
        }
        body.step(dt, seconds);
        moving |= !body.settled;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spring_arrives_without_swinging_over_whatever_the_frame_rate() {
        for dt in [0.001, 0.016, 0.05, 0.3] {
            let (mut position, mut velocity) = (Vec2::ZERO, Vec2::ZERO);
            let target = Vec2::new(100.0, 0.0);
            for _ in 0..(3.0 / dt) as u32 {
                (position, velocity) = spring(position, velocity, target, dt, 0.08);
                assert!(position.x <= 100.01, "swings over with steps of {dt}");
            }
            assert!(
                position.distance(target) < NEAR,
                "has not arrived with steps of {dt}"
            );
        }
    }
}
