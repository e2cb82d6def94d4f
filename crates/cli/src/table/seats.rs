//! Who sits at a table that is laid here, and what a network needs.

use coffer_guests::host::HostSeat;
use coffer_rules::{Occupant, Seat, Strength};
use coffer_texts::text;
use rand::TryRng;
use rand::rngs::SysRng;

use super::super::contender::Contender;
use super::super::error::CliError;

/// Who is to sit in a seat.
#[derive(Clone, Debug)]
pub(super) enum Sitter {
    /// Whoever is at this terminal.
    Me,
    Guest,
    Computer(Contender),
}

impl Sitter {
    fn read(variant: &str, name: &str) -> Result<Self, CliError> {
        match name.trim() {
            "me" => Ok(Self::Me),
            "guest" => Ok(Self::Guest),
            name => match Contender::read(variant, name) {
                Ok(who @ (Contender::Random | Contender::Courtier(_))) => Ok(Self::Computer(who)),
                _ => Err(CliError::NoSitter(name.to_owned())),
            },
        }
    }

    /// The seat as the table begins.
    pub fn seat(&self, own_name: &str) -> HostSeat {
        match self {
            Self::Me => HostSeat::Here(own_name.to_owned()),
            Self::Guest => HostSeat::Guest(None),
            Self::Computer(Contender::Courtier(strength)) => courtier(*strength),
            Self::Computer(_) => HostSeat::Here(text("person-chance").to_owned()),
        }
    }
}

/// A courtier's seat.
pub(super) fn courtier(strength: Strength) -> HostSeat {
    HostSeat::Courtier {
        strength,
        face: String::new(),
    }
}

/// Who sits where at a table with so many seats. Whoever is not named is a guest; if nobody is, the first
/// is at this terminal.
///
/// # Errors
/// If somebody cannot sit there, or too many are named.
pub(super) fn sitters(
    variant: &str,
    named: &[String],
    count: usize,
) -> Result<Vec<Sitter>, CliError> {
    let read = |name: &String| Sitter::read(variant, name);
    let mut sitters = named.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    if sitters.len() > count {
        return Err(CliError::Seats {
            given: sitters.len(),
            seats: count,
        });
    }
    if sitters.is_empty() {
        sitters.push(Sitter::Me);
    }
    sitters.resize(count, Sitter::Guest);
    let own = sitters.iter().filter(|who| matches!(who, Sitter::Me));
    if own.count() > 1 {
        return Err(CliError::OneMe);
    }
    Ok(sitters)
}

/// Whoever sits in a seat, as the match has it.
pub(super) fn occupant(seat: &HostSeat, is_random: bool) -> Occupant {
    match seat {
        _ if is_random => Occupant::Random,
        HostSeat::Here(name) => Occupant::Person(name.clone()),
        HostSeat::Courtier { strength, .. } => Occupant::Courtier(*strength),
        HostSeat::Guest(Some(guest)) => Occupant::Guest(guest.name.clone()),
        HostSeat::Guest(None) => Occupant::Guest(String::new()),
    }
}

/// Whoever has this seat in a match, as it is typed.
pub(super) fn sitter_name(who: &Occupant) -> String {
    match who {
        Occupant::Person(_) => "me".to_owned(),
        Occupant::Guest(_) => "guest".to_owned(),
        Occupant::Courtier(strength) => strength.to_string(),
        Occupant::Random => "random".to_owned(),
    }
}

/// The seats with their numbers.
pub(super) fn numbered<T>(seats: &[T]) -> impl Iterator<Item = (Seat, &T)> {
    (0..).map(Seat).zip(seats)
}

/// Random bytes that nobody can guess.
///
/// # Errors
/// If the system has none.
pub(super) fn random_bytes<const N: usize>() -> Result<[u8; N], CliError> {
    let mut bytes = [0; N];
    let filled = SysRng.try_fill_bytes(&mut bytes);
    filled.map_err(|_| CliError::NoRandomness)?;
    Ok(bytes)
}
