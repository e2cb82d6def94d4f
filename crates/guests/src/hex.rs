//! Secrets and devices as hexadecimal digits.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// Bytes as digits in lower case, two for each.
pub fn encode(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Exactly `N` bytes from their digits in either case.
pub fn decode<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?;
    bytes.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_digits_of_as_many_bytes_are_read() {
        assert_eq!(encode(&[0, 0x1f, 0xff]), "001fff");
        assert_eq!(decode("001FfF"), Some([0, 0x1f, 0xff]));
        for wrong in [
            "", "001ff", "001fff00", "+0+1+f", "00 1ff", "00é1f", "0x1fff",
        ] {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
