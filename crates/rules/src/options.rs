//! The options of a variant, as data.

/// An option of a variant: a name and its possible values, as listed by `coffer games`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// The possible values; the first is the default.
    pub values: &'static [&'static str],
    /// What code outside the game may know of it.
    pub role: OptionRole,
    /// The value by which older records (see [`RECORD_FORMAT`](super::RECORD_FORMAT)) go on that do not
    /// name one, if it is not the default: what was the rule before there was this option.
    pub before: Option<&'static str>,
}

/// What code outside a game may know of one of its options. It is declared here, and never recognised by the option's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OptionRole {
    /// Only the game itself knows what the values mean.
    #[default]
    Choice,
    /// The first of its two values switches something off, the second on.
    Switch,
    /// The values are numbers of seats.
    Seats,
    /// Which seat has the first turn. A set-up that puts the seats in order itself records `in_order`, and does not show the option.
    FirstTurn {
        /// The value by which the first seat has the first turn.
        in_order: &'static str,
    },
}
