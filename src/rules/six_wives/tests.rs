//! Rulings SW-1 to SW-17.
