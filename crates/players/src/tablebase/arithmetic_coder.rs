//! An adaptive binary arithmetic coder for yes-or-no decisions. It does not know what is packed.

/// The probability of "yes", adapted to earlier decisions: half from the last few, half from about
/// the last hundred.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Probability {
    quick: u16,
    slow: u16,
}

impl Probability {
    pub const EVEN: Probability = Probability {
        quick: 1 << 15,
        slow: 1 << 15,
    };

    /// This probability of "yes", in units of 1/65,536.
    pub const fn of(yes: u16) -> Probability {
        Probability {
            quick: yes,
            slow: yes,
        }
    }

    /// In units of 1/65,536; never certain.
    #[inline]
    const fn of_yes(self) -> u32 {
        let sum = (self.quick as u32 + self.slow as u32) / 2;
        if sum < 32 {
            32
        } else if sum > 65_504 {
            65_504
        } else {
            sum
        }
    }

    #[inline]
    const fn learn(&mut self, yes: bool) {
        if yes {
            self.quick += (u16::MAX - self.quick) >> 4;
            self.slow += (u16::MAX - self.slow) >> 7;
        } else {
            self.quick -= self.quick >> 4;
            self.slow -= self.slow >> 7;
        }
    }
}

/// Encodes or decodes decisions, so that one piece of code describes both directions.
pub(crate) trait BitCoder {
    /// Encoding: encodes `yes` and returns it. Decoding: ignores `yes` and returns the decoded
    /// decision.
    fn code_bit(&mut self, chance: &mut Probability, yes: bool) -> bool;
}

/// The range of numbers that contains the encoded one.
#[derive(Clone, Copy)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Interval = Interval {
        low: 0,
        high: u32::MAX,
    };

    /// The last number that means "yes".
    #[inline]
    const fn middle(self, chance: Probability) -> u32 {
        let length = (self.high - self.low) as u64;
        self.low + ((length * chance.of_yes() as u64) >> 16) as u32
    }

    #[inline]
    const fn narrow(&mut self, middle: u32, yes: bool) {
        if yes {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Drops the first byte if both ends agree on it.
    #[inline]
    const fn shift_byte(&mut self) -> Option<u8> {
        if (self.low ^ self.high) >> 24 != 0 {
            return None;
        }
        let byte = (self.high >> 24) as u8;
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(byte)
    }
}

/// Encodes decisions as bytes.
pub(crate) struct Packer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Packer {
    pub fn new() -> Packer {
        Packer {
            interval: Interval::ALL,
            bytes: Vec::new(),
        }
    }

    /// The bytes from which all decisions can be decoded.
    pub fn finish(mut self) -> Vec<u8> {
        // The decoder reads zeros past the end; one more byte guarantees a number within the range.
        self.bytes
            .extend_from_slice(&self.interval.high.to_be_bytes()[..1]);
        self.bytes
    }
}

impl BitCoder for Packer {
    #[inline]
    fn code_bit(&mut self, chance: &mut Probability, yes: bool) -> bool {
        self.interval.narrow(self.interval.middle(*chance), yes);
        chance.learn(yes);
        while let Some(byte) = self.interval.shift_byte() {
            self.bytes.push(byte);
        }
        yes
    }
}

/// Decodes decisions. Arbitrary bytes give meaningless decisions, but never an error.
pub(crate) struct Unpacker<'a> {
    interval: Interval,
    number: u32,
    rest: &'a [u8],
}

impl<'a> Unpacker<'a> {
    pub fn new(bytes: &'a [u8]) -> Unpacker<'a> {
        let mut out = Unpacker {
            interval: Interval::ALL,
            number: 0,
            rest: bytes,
        };
        for _ in 0..4 {
            out.read();
        }
        out
    }

    #[inline]
    fn read(&mut self) {
        let byte = match self.rest.split_first() {
            Some((&byte, rest)) => {
                self.rest = rest;
                byte
            }
            None => 0,
        };
        self.number = self.number << 8 | u32::from(byte);
    }
}

impl BitCoder for Unpacker<'_> {
    #[inline]
    fn code_bit(&mut self, chance: &mut Probability, _: bool) -> bool {
        let middle = self.interval.middle(*chance);
        let yes = self.number <= middle;
        self.interval.narrow(middle, yes);
        chance.learn(yes);
        while self.interval.shift_byte().is_some() {
            self.read();
        }
        yes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::stable_hash::mix;

    #[test]
    fn what_is_packed_comes_out_again_and_rare_things_cost_little() {
        for (odds, most_bytes) in [(2, 1300), (20, 400), (1000, 40), (u64::MAX, 30)] {
            let decisions: Vec<bool> = (0..10_000).map(|i| mix(i).is_multiple_of(odds)).collect();
            let (mut packer, mut chances) = (Packer::new(), [Probability::EVEN; 3]);
            for (i, &yes) in decisions.iter().enumerate() {
                packer.code_bit(&mut chances[i % 3], yes);
            }
            let bytes = packer.finish();
            assert!(
                bytes.len() < most_bytes,
                "{} bytes at 1 in {odds}",
                bytes.len()
            );
            let (mut unpacker, mut chances) = (Unpacker::new(&bytes), [Probability::EVEN; 3]);
            for (i, &yes) in decisions.iter().enumerate() {
                assert_eq!(
                    unpacker.code_bit(&mut chances[i % 3], !yes),
                    yes,
                    "decision {i} at 1 in {odds}"
                );
            }
        }
    }
}
