//! Who sits where at a host's table.

use coffer_rules::Seat;

use super::connection::{Connection, Viewing};
use super::table::Host;
use super::types::{HostGuest, HostSeat};
use crate::protocol::{Answer, DeviceId, Goodbye, cleaned_name};
use crate::transport::ConnectionId;

impl Host {
    /// Who sits where.
    pub fn seats(&self) -> &[HostSeat] {
        &self.seats
    }

    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        !self.seats.contains(&HostSeat::Guest(None))
    }

    /// Puts somebody else into a seat; a guest who had it stands.
    pub fn set_seat(&mut self, seat: Seat, sitter: HostSeat) {
        let mut seats = self.seats.clone();
        if let Some(place) = seats.get_mut(seat.index()) {
            *place = sitter;
            self.set_seats(seats);
        }
    }

    /// Seats everybody anew. Guests whose seat is another one then get the match again from there.
    pub fn set_seats(&mut self, seats: Vec<HostSeat>) {
        let before: Vec<Option<Seat>> = self.viewers();
        let seated = std::mem::replace(&mut self.seats, seats);
        let now = self.seats.clone();
        self.leave_questions(|device| seat_of(&seated, device) != seat_of(&now, device));
        self.changed();
        let (now, revision) = (self.viewers(), self.revision);
        let moved = before.into_iter().zip(now);
        for (connection, (old, new)) in self.connections.values_mut().zip(moved) {
            if old != new {
                connection.begin_again(revision);
            }
        }
    }

    /// What each connection may see.
    pub(super) fn viewers(&self) -> Vec<Option<Seat>> {
        self.connections
            .values()
            .map(|one| self.viewer(one))
            .collect()
    }

    /// A guest has another name.
    pub(super) fn rename(&mut self, id: ConnectionId, device: DeviceId, name: &str) {
        let name = cleaned_name(name);
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.rename(name.clone());
        }
        let guest = self.guest_mut(device).filter(|guest| guest.name != name);
        if let Some(guest) = guest {
            guest.name = name;
            self.changed();
        }
    }

    /// Puts a guest out: the seat is free, and the connection is closed.
    pub fn put_out(&mut self, seat: Seat) {
        let Some(HostSeat::Guest(Some(guest))) = self.seats.get(seat.index()) else {
            return;
        };
        let device = guest.device;
        let of_device =
            |(id, one): (&ConnectionId, &Connection)| (one.device() == Some(device)).then_some(*id);
        let connections: Vec<ConnectionId> =
            self.connections.iter().filter_map(of_device).collect();
        for connection in connections {
            self.end(connection, Goodbye::PutOut);
        }
        self.set_seat(seat, HostSeat::Guest(None));
    }

    /// A courtier of this level plays on for a guest who is away, until the guest is back.
    pub fn stand_in(&mut self, seat: Seat, level: u8) {
        if let Some(HostSeat::Guest(Some(guest))) = self.seats.get_mut(seat.index())
            && guest.away.is_some()
        {
            guest.stand_in = Some(level);
            self.changed();
        }
    }

    pub(super) fn guest_mut(&mut self, device: DeviceId) -> Option<&mut HostGuest> {
        self.seats.iter_mut().find_map(|seat| match seat {
            HostSeat::Guest(Some(guest)) if guest.device == device => Some(guest),
            _ => None,
        })
    }

    /// The seat of a device.
    pub(super) fn seat_of(&self, device: DeviceId) -> Option<Seat> {
        seat_of(&self.seats, device)
    }

    /// What a connection may see.
    pub(super) fn viewer(&self, connection: &Connection) -> Option<Seat> {
        match connection.viewing()? {
            Viewing::Guest(device) => self.seat_of(device),
            Viewing::Onlooker => None,
        }
    }

    /// Takes a free seat.
    pub(super) fn sit(
        &mut self,
        id: ConnectionId,
        device: DeviceId,
        seat: Seat,
        own: Option<Seat>,
    ) -> Answer {
        if own == Some(seat) {
            return Answer::Done;
        }
        if self.seats.get(seat.index()) != Some(&HostSeat::Guest(None)) {
            return Answer::Taken;
        }
        if own.is_some() && self.game.is_some() {
            return Answer::NotNow;
        }
        let name = self
            .connections
            .get(&id)
            .map_or_else(String::new, Connection::name);
        let mut seats = self.seats.clone();
        if let Some(own) = own {
            seats[own.index()] = HostSeat::Guest(None);
        }
        seats[seat.index()] = HostSeat::Guest(Some(HostGuest {
            device,
            name,
            away: None,
            stand_in: None,
        }));
        self.set_seats(seats);
        Answer::Done
    }

    /// Leaves a seat, which is free again; in a match it stays the guest's.
    pub(super) fn stand(&mut self, seat: Seat) -> Answer {
        if self.game.is_some() {
            return Answer::NotNow;
        }
        self.set_seat(seat, HostSeat::Guest(None));
        Answer::Done
    }
}

/// The seat of a device among these.
fn seat_of(seats: &[HostSeat], device: DeviceId) -> Option<Seat> {
    let mut seats = (0..).map(Seat).zip(seats);
    let own =
        |seat: &HostSeat| matches!(seat, HostSeat::Guest(Some(guest)) if guest.device == device);
    seats.find_map(|(seat, sitter)| own(sitter).then_some(seat))
}
