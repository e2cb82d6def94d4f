//! Springs: every piece follows its target like a critically damped spring.

use bevy::prelude::*;

/// Below this distance, in pixels, a piece has arrived.
const NEAR: f32 = 0.4;

/// A piece's current and target position, in world units.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Spring {
    /// Its current position.
    pub position: Vec2,
    velocity: Vec2,
    pub(in crate::app::table) target: Vec2,
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

    /// Moves on by `dt` seconds; `time` is the time constant, and without one it arrives at once.
    pub(in crate::app::table) fn step(&mut self, dt: f32, time: f32) {
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
