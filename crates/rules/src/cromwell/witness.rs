//! Which neighbours in the line each seat has seen beside each other (CR-13): whoever sees two cards
//! whole reads from the dates that one monarch followed the other.

use std::sync::Arc;

use super::deck::{MONARCHS, Monarch, MonarchSet};

/// By the earlier of two neighbours: 0, or the number of the turn in the match, from 1, in which they
/// were last seen.
type LastSeen = [u16; MONARCHS];

/// The neighbours that each seat has seen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Witness {
    seats: Arc<[LastSeen]>,
    /// The number of the turn in the match, from 1.
    turn: u16,
}

impl Witness {
    /// Of so many seats, which have seen nothing.
    pub fn new(seats: u8) -> Self {
        Self {
            seats: vec![[0; MONARCHS]; usize::from(seats)].into(),
            turn: 1,
        }
    }

    /// Of a seat that has seen these neighbours, as [`Witness::seen_by`] tells.
    pub fn of_view(seats: u8, viewer: Option<u8>, seen: &[(Monarch, u16)]) -> Self {
        let mut out = Self::new(seats);
        let longest = seen.iter().map(|(_, ago)| *ago).max();
        out.turn = longest.unwrap_or(0).saturating_add(1);
        let place =
            viewer.and_then(|seat| Arc::make_mut(&mut out.seats).get_mut(usize::from(seat)));
        if let Some(place) = place {
            for (earlier, ago) in seen {
                place[earlier.index()] = out.turn - ago;
            }
        }
        out
    }

    /// The neighbours that a seat has seen: the earlier of two, and the number of turns since then.
    pub fn seen_by(&self, seat: u8) -> Vec<(Monarch, u16)> {
        let of_seat = self.seats.get(usize::from(seat));
        let seen = of_seat
            .into_iter()
            .flat_map(|seen| Monarch::all().zip(seen));
        let seen = seen.filter(|(_, turn)| **turn > 0);
        seen.map(|(earlier, turn)| (earlier, self.turn - turn))
            .collect()
    }

    /// A seat sees these monarchs, each with its successor.
    pub fn see(&mut self, seat: usize, followed: MonarchSet) {
        let turn = self.turn;
        if let Some(seen) = Arc::make_mut(&mut self.seats).get_mut(seat) {
            for monarch in followed.iter() {
                seen[monarch.index()] = turn;
            }
        }
    }

    /// The next turn begins.
    pub fn pass(&mut self) {
        self.turn = self.turn.saturating_add(1);
    }

    /// Every seat is told who followed a monarch.
    pub fn tell(&mut self, earlier: Monarch) {
        for seat in 0..self.seats.len() {
            self.see(seat, MonarchSet::one(earlier));
        }
    }
}
