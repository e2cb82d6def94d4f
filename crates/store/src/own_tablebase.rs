//! The draughts tablebase with six pieces, which the player may have made: where it is, and its bytes.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Its name beside the saves.
pub const NAME: &str = "draughts6.bin";
/// The largest file that is read, in bytes.
const LARGEST: u64 = 64 << 20;

/// The file beside the saves, which may not exist; `None` if the system has no place for saves.
#[must_use]
pub fn file() -> Option<PathBuf> {
    Some(super::folders::saves_folder()?.join(NAME))
}

/// The file's bytes; `None` if there is no such file.
///
/// # Errors
/// If it cannot be read, or is larger than any tablebase.
pub fn read(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let opened = match File::open(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    let mut bytes = Vec::new();
    opened.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_scratch::Scratch;

    #[test]
    fn it_is_read_if_it_is_there_and_no_larger_than_a_tablebase() {
        let scratch = Scratch::new("own_tablebase");
        let file = scratch.path().join(NAME);
        assert_eq!(read(&file).expect("no error"), None);
        std::fs::write(&file, b"KCWDLTB").expect("written");
        assert_eq!(read(&file).expect("read"), Some(b"KCWDLTB".to_vec()));
        File::options()
            .write(true)
            .open(&file)
            .and_then(|file| file.set_len(LARGEST + 1))
            .expect("longer");
        assert!(read(&file).is_err());
        assert!(read(scratch.path()).is_err(), "a folder");
    }
}
