//! How pieces move: every piece follows its target with a critically damped spring; a move is a script of legs, taken one after another.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::super::SessionSystems;
use super::super::session::Applied;
use super::super::settings::Settings;
use super::super::sound::Cue;
use super::layout::TableLayout;
use super::piece::Face;
use super::piece::LaySystems;
use super::piece::Lies;
use super::piece::Pieces;
use crate::rules::Effect;
use crate::rules::Kind;
use crate::rules::PieceId;
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>().add_message::<Cue>().add_systems(
        Update,
        (read_script, run_script, follow)
            .chain()
            .in_set(MotionSystems)
            .after(LaySystems)
            .in_set(SessionSystems::Present),
    );
}

/// Everything that moves pieces.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct MotionSystems;

/// Below this distance, in pixels, a piece has arrived.
const NEAR: f32 = 0.4;
/// How much of the spring's time a piece needs for a step, in seconds at normal speed.
const STEP_TIME: f32 = 0.085;
/// The longest step of time that is animated: after a sleep of the window a movement begins at its beginning.
const LONGEST_STEP: f32 = 0.1;
/// How long a captured piece hovers before it leaves, in seconds at normal speed.
const BREATH: f32 = 0.16;

/// Where a piece is and where it wants to be, in world units.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Body {
    /// Its place now.
    pub position: Vec2,
    velocity: Vec2,
    target: Vec2,
    /// Height over the board, 0 at rest, 1 in the hand.
    pub lift: f32,
    /// Whether it is held, and stays lifted where it is.
    pub held: bool,
    settled: bool,
    jump: bool,
    placed: bool,
}

impl Body {
    /// Makes for a place; the first time it is simply there.
    pub fn aim(&mut self, target: Vec2) {
        self.target = target;
        self.settled = false;
        if !self.placed {
            self.placed = true;
            self.jump = true;
        }
    }

    /// Is at its target at once.
    pub fn jump(&mut self) {
        self.jump = true;
        self.settled = false;
    }

    /// Moves a held piece with the pointer.
    pub fn carry(&mut self, position: Vec2) {
        self.held = true;
        self.settled = false;
        self.target = position;
    }

    /// Lets a held piece go.
    pub fn release(&mut self) {
        self.held = false;
        self.settled = false;
    }

    /// Whether it lies still where it should.
    pub fn settled(&self) -> bool {
        self.settled
    }

    fn step(&mut self, dt: f32, time: f32) {
        let far = self.position.distance(self.target);
        if self.jump || time <= 0.0 {
            self.position = self.target;
            self.velocity = Vec2::ZERO;
            self.lift = if self.held { 1.0 } else { 0.0 };
            self.jump = false;
            self.settled = true;
            return;
        }
        let time = if self.held { time * 0.45 } else { time };
        (self.position, self.velocity) = spring(self.position, self.velocity, self.target, dt, time);
        let wanted = if self.held { 1.0 } else { (far / 40.0).min(0.7) };
        self.lift += (wanted - self.lift) * (1.0 - (-dt / (time * 0.8)).exp());
        if self.position.distance(self.target) < NEAR && self.velocity.length() < 8.0 && (self.lift - wanted).abs() < 0.02 {
            self.position = self.target;
            self.velocity = Vec2::ZERO;
            self.lift = if self.held { 1.0 } else { 0.0 };
            self.settled = true;
        }
    }
}

/// A critically damped spring, exact for any step: the new place and velocity after `dt` seconds. `time` is its time constant.
fn spring(position: Vec2, velocity: Vec2, target: Vec2, dt: f32, time: f32) -> (Vec2, Vec2) {
    let omega = 1.0 / time;
    let offset = position - target;
    let pull = velocity + offset * omega;
    let decay = (-omega * dt).exp();
    (target + (offset + pull * dt) * decay, (velocity - pull * omega * dt) * decay)
}

/// One part of what is animated.
#[derive(Clone, Debug)]
enum Step {
    Move(PieceId, Spot),
    Take(PieceId, Spot),
    Crown(PieceId, Kind),
    Wait(f32),
}

/// What is still to be animated, and whether anything moves.
#[derive(Resource, Default, Debug)]
pub struct Motion {
    script: VecDeque<Step>,
    moving: bool,
    wait: f32,
    on_leg: Option<PieceId>,
    expecting: bool,
    hurry: bool,
}

impl Motion {
    /// A move was played and is about to be animated: the table is busy from now on.
    pub fn expect(&mut self) {
        self.expecting = true;
    }

    /// Whether the table is not yet at rest. Moves wait for it; they are not lost.
    pub fn busy(&self) -> bool {
        self.expecting || !self.script.is_empty() || self.wait > 0.0 || self.on_leg.is_some()
    }

    /// Whatever moves is at its end at once: a press skips an animation.
    pub fn skip(&mut self) {
        self.hurry = self.moving();
    }

    /// Whether any piece is on its way, so that frames must be drawn.
    pub fn moving(&self) -> bool {
        self.moving || self.busy()
    }

    /// Forgets what was to be animated.
    pub fn clear(&mut self) {
        self.script.clear();
        self.wait = 0.0;
        self.on_leg = None;
        self.expecting = false;
    }
}

fn read_script(mut applied: MessageReader<Applied>, mut motion: ResMut<Motion>) {
    motion.bypass_change_detection().expecting = false;
    for applied in applied.read() {
        for effect in &applied.effects {
            match effect {
                Effect::Moved { piece, to, .. } | Effect::Dealt { piece, to, .. } => motion.script.push_back(Step::Move(*piece, *to)),
                Effect::Captured { piece, by, .. } => {
                    motion.script.push_back(Step::Wait(BREATH));
                    motion.script.push_back(Step::Take(*piece, Spot::Tray(*by)));
                }
                Effect::Crowned { piece, kind } => motion.script.push_back(Step::Crown(*piece, *kind)),
                Effect::Trick { winner, pieces } => {
                    motion
                        .script
                        .extend(pieces.iter().map(|piece| Step::Take(*piece, Spot::Tray(*winner))));
                }
                Effect::Flipped { .. } | Effect::Scored { .. } => {}
            }
        }
    }
}

/// Takes the next steps of the script when the one before has been taken.
fn run_script(
    time: Res<Time>,
    settings: Res<Settings>,
    layout: Res<TableLayout>,
    table_pieces: Res<Pieces>,
    mut motion: ResMut<Motion>,
    mut pieces: Query<(&mut Lies, &mut Face, &mut Body)>,
    mut cues: MessageWriter<Cue>,
) {
    let instant = settings.instant() || motion.hurry;
    motion.wait -= time.delta_secs().min(LONGEST_STEP);
    if instant {
        motion.wait = 0.0;
    }
    loop {
        if motion.wait > 0.0 {
            return;
        }
        motion.wait = 0.0;
        if let Some(piece) = motion.on_leg {
            let arrived = table_pieces
                .get(piece)
                .and_then(|entity| pieces.get(entity).ok())
                .is_none_or(|(_, _, body)| body.position.distance(body.target) < layout.cell * 0.06);
            if !arrived && !instant {
                return;
            }
            motion.on_leg = None;
            cues.write(Cue::Place);
        }
        let Some(step) = motion.script.pop_front() else { return };
        match step {
            Step::Wait(seconds) => motion.wait = if instant { 0.0 } else { seconds * settings.slowness() },
            Step::Move(id, spot) | Step::Take(id, spot) => {
                let index = pieces.iter().filter(|(lies, _, _)| lies.spot == spot).count();
                if let Some(Ok((mut lies, _, mut body))) = table_pieces.get(id).map(|entity| pieces.get_mut(entity)) {
                    *lies = Lies { spot, index };
                    body.held = false;
                    if let Some(target) = layout.place(spot, index) {
                        body.aim(target);
                    }
                }
                if matches!(step, Step::Move(..)) {
                    motion.on_leg = Some(id);
                } else {
                    cues.write(Cue::Capture);
                }
            }
            Step::Crown(id, kind) => {
                if let Some(Ok((_, mut face, _))) = table_pieces.get(id).map(|entity| pieces.get_mut(entity)) {
                    face.0 = Some(kind);
                }
                cues.write(Cue::Crown);
            }
        }
    }
}

/// Springs pull every piece to its target.
fn follow(time: Res<Time>, settings: Res<Settings>, mut motion: ResMut<Motion>, mut pieces: Query<&mut Body>) {
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
            assert!(position.distance(target) < NEAR, "has not arrived with steps of {dt}");
        }
    }
}
