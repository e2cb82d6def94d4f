//! Folders that cannot be written, are used twice, vanish or are damaged.

use super::*;
use crate::MAX_NAME;
use coffer_scratch::Scratch;

/// The same checks for every keeper.
fn keeps_things(store: &Store) {
    assert_eq!(store.read("save.1"), Ok(None));
    assert_eq!(store.remove("save.1"), Ok(()));
    store.write("save.2", "two").unwrap();
    store.write("save.1", "one").unwrap();
    store.write("save.1", "uno\r\n\u{1F451}").unwrap();
    store.write("settings.json", "{}").unwrap();
    assert_eq!(
        store.read("save.1").unwrap().as_deref(),
        Some("uno\r\n\u{1F451}")
    );
    assert_eq!(store.names("save.").unwrap(), ["save.1", "save.2"]);
    assert_eq!(
        store.names("").unwrap(),
        ["save.1", "save.2", "settings.json"]
    );
    assert_eq!(store.names("none").unwrap(), [""; 0]);

    assert_eq!(store.quarantine("save.9"), Ok(None));
    assert_eq!(
        store.quarantine("save.1").unwrap().as_deref(),
        Some("save.1.broken-1")
    );
    assert_eq!(store.read("save.1"), Ok(None));
    store.write("save.1", "broken again").unwrap();
    assert_eq!(
        store.quarantine("save.1").unwrap().as_deref(),
        Some("save.1.broken-2")
    );
    assert_eq!(
        store.read("save.1.broken-1").unwrap().as_deref(),
        Some("uno\r\n\u{1F451}")
    );
    assert_eq!(
        store.read("save.1.broken-2").unwrap().as_deref(),
        Some("broken again")
    );
    assert_eq!(store.names("save.").unwrap(), ["save.2"]);

    store.remove("save.2").unwrap();
    assert_eq!(store.names("save.").unwrap(), [""; 0]);
    for bad in [
        "",
        ".",
        "..",
        "../x",
        "a/b",
        "a\\b",
        "a:b",
        "A",
        "é",
        "a b",
        ".hidden",
        "x.",
        "-",
        "nul\0",
        "nul",
        "con.json",
        "com1",
        "lpt9.old.json",
    ] {
        let error = store.read(bad).unwrap_err();
        assert_eq!(error.key, "store-bad_name", "{bad:?}");
        assert!(
            store.write(bad, "").is_err()
                && store.remove(bad).is_err()
                && store.quarantine(bad).is_err()
        );
    }
    for good in ["null", "con-1.json", "com10", "lpt.json", "0"] {
        assert_eq!(store.read(good), Ok(None), "{good}");
    }
    let longest = "n".repeat(MAX_NAME);
    assert!(store.write(&format!("{longest}n"), "").is_err());
    store.write(&longest, "long").unwrap();
    let aside = store.quarantine(&longest).unwrap().unwrap();
    assert_eq!(store.read(&aside).unwrap().as_deref(), Some("long"));
}

#[test]
fn memory_keeps_things_and_clones_share_them() {
    let store = Store::memory();
    keeps_things(&store);
    store.clone().write("shared", "yes").unwrap();
    assert_eq!(store.read("shared").unwrap().as_deref(), Some("yes"));
    assert_eq!(store.notice(), None);
}

#[test]
fn a_folder_keeps_things_for_the_next_run() {
    let scratch = Scratch::new("folder");
    let folder = scratch.path().join("made/on/demand");
    let store = Store::at(&folder);
    assert_eq!(store.notice(), None);
    keeps_things(&store);
    drop(store);
    let next = Store::at(&folder);
    assert_eq!(next.notice(), None);
    assert_eq!(next.read("settings.json").unwrap().as_deref(), Some("{}"));
    assert_eq!(next.place(), folder.display().to_string());
}

#[test]
fn settings_have_a_folder_of_their_own_where_there_is_one() {
    let scratch = Scratch::new("two");
    let (saves, settings) = (scratch.path().join("data"), scratch.path().join("config"));
    keeps_things(&Store::in_folders(saves.clone(), settings.clone()));
    assert!(settings.join("settings.json").is_file() && !saves.join("settings.json").exists());
    // If the folder cannot be created, settings are stored with the games.
    let beside = Store::in_folders(saves.clone(), settings.join("settings.json/below-a-file"));
    assert_eq!(beside.notice(), None);
    beside.write("settings.json", "here").unwrap();
    assert!(saves.join("settings.json").is_file());
}

#[test]
fn a_match_that_was_set_aside_is_named_with_its_folder() {
    let scratch = Scratch::new("aside");
    let store = Store::at(scratch.path());
    let name = "kept-unfinished-5-1.json";
    let file = scratch.path().join(name).display().to_string();
    assert_eq!(store.place_of(name), file);
}

#[test]
fn a_folder_that_cannot_be_written_means_memory_and_one_notice() {
    let scratch = Scratch::new("blocked");
    fs::write(scratch.path().join("file"), "").unwrap();
    let store = Store::at(scratch.path().join("file/below"));
    keeps_things(&store);
    let notice = store.clone().notice().unwrap().to_string();
    assert!(
        notice.starts_with("Nothing can be saved") && notice.contains("file"),
        "{notice}"
    );
    assert_eq!(store.notice(), None);
    assert_eq!((store.place().as_str(), store.folder()), ("memory", None));
}

#[test]
fn what_is_in_a_folder_that_cannot_be_written_can_still_be_read() {
    let scratch = Scratch::new("unwritable");
    Store::at(scratch.path()).write("save.1", "one").unwrap();
    // A folder with the lock's name stands for a full disk or a folder without permission.
    fs::remove_file(scratch.path().join(LOCK)).unwrap();
    fs::create_dir(scratch.path().join(LOCK)).unwrap();
    let store = Store::at(scratch.path());
    let notice = store.notice().unwrap().to_string();
    assert!(notice.starts_with("Nothing can be saved"), "{notice}");
    assert!(!store.is_second());
    assert_eq!(store.read("save.1").unwrap().as_deref(), Some("one"));
    store.write("save.1", "uno").unwrap();
    store.write("save.2", "two").unwrap();
    assert_eq!(store.names("save.").unwrap(), ["save.1", "save.2"]);
    assert_eq!(
        fs::read_to_string(scratch.path().join("save.1")).unwrap(),
        "one"
    );
    assert_eq!(scratch.files(), [".lock", "save.1"]);
}

#[test]
fn a_failed_write_keeps_the_old_text_and_leaves_nothing_behind() {
    let scratch = Scratch::new("failed");
    let store = Store::at(scratch.path());
    // A folder with the file's name makes the last step of the write fail.
    fs::create_dir_all(scratch.path().join("save.1/inside")).unwrap();
    let error = store.write("save.1", "text").unwrap_err();
    assert!(
        error.to_string().contains("“save.1” could not be written"),
        "{error}"
    );
    assert_eq!((error.name(), error.is_broken()), ("save.1", false));
    assert!(store.read("save.1").is_err());
    assert_eq!(scratch.files(), [".lock", "save.1"]);
    assert_eq!(store.names("").unwrap(), [""; 0]);
}

#[test]
fn broken_files_are_told_apart_and_kept() {
    let scratch = Scratch::new("broken");
    let store = Store::at(scratch.path());
    fs::write(scratch.path().join("bytes"), [0xff, 0xfe, 0x00]).unwrap();
    File::create(scratch.path().join("huge"))
        .unwrap()
        .set_len(MAX_SIZE + 1)
        .unwrap();
    for name in ["bytes", "huge"] {
        let error = store.read(name).unwrap_err();
        assert!(error.is_broken() && texts::has(error.key), "{error}");
        assert_eq!(
            store.quarantine(name).unwrap(),
            Some(format!("{name}.broken-1"))
        );
        assert_eq!(store.read(name), Ok(None));
    }
    assert_eq!(
        fs::read(scratch.path().join("bytes.broken-1")).unwrap(),
        [0xff, 0xfe, 0x00]
    );
}

#[test]
fn many_threads_write_without_mixing_texts() {
    let scratch = Scratch::new("threads");
    let store = Store::at(scratch.path());
    std::thread::scope(|scope| {
        for id in 0..8 {
            let store = store.clone();
            scope.spawn(move || {
                let text = id.to_string().repeat(2000);
                for round in 0..10 {
                    store.write("shared", &text).unwrap();
                    store.write(&format!("own-{id}-{round}"), &text).unwrap();
                    let seen = store.read("shared").unwrap().unwrap();
                    assert!(
                        seen.len() == 2000 && seen.bytes().all(|b| Some(b) == seen.bytes().next())
                    );
                }
                store.quarantine(&format!("own-{id}-0")).unwrap().unwrap();
            });
        }
    });
    assert_eq!(store.names("own-").unwrap().len(), 8 * 9);
    assert!(scratch.files().iter().all(|name| !name.ends_with(".tmp")));
    // Several threads set the same broken file aside: one gets it, and nothing is lost.
    store.write("game", "broken").unwrap();
    let taken: usize = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| usize::from(store.quarantine("game").unwrap().is_some())))
            .collect();
        tries.into_iter().map(|each| each.join().unwrap()).sum()
    });
    assert_eq!(taken, 1);
    let kept = scratch
        .files()
        .into_iter()
        .filter(|name| name.starts_with("game.broken-"));
    let texts: Vec<_> = kept
        .map(|name| fs::read_to_string(scratch.path().join(name)).unwrap())
        .collect();
    assert_eq!(texts.iter().filter(|text| *text == "broken").count(), 1);
}

#[test]
fn what_a_killed_program_left_is_cleared_away_at_the_next_start() {
    let scratch = Scratch::new("stale");
    let left = scratch.path().join(".save.1.1-1.tmp");
    fs::write(&left, "half").unwrap();
    let store = Store::at(scratch.path());
    assert!(!left.exists());
    assert_eq!(store.names("").unwrap(), [""; 0]);
    // A file that another program is writing stays.
    fs::write(&left, "half").unwrap();
    let _second = Store::at(scratch.path());
    assert!(left.exists());
    // Without locks, old files are deleted.
    let old = File::create(scratch.path().join(".save.1.1-2.tmp")).unwrap();
    old.set_modified(std::time::SystemTime::now() - 2 * STALE)
        .unwrap();
    clear_stale(scratch.path(), false);
    assert_eq!(scratch.files(), [".lock", ".save.1.1-1.tmp"]);
}

/// The second program that uses a folder reads what the first has written, reports that it
/// stores nothing, and changes nothing.
#[test]
fn two_programs_at_one_folder_lose_nothing() {
    let scratch = Scratch::new("second");
    let first = Store::at(scratch.path());
    first.write("match.json", "of the first").unwrap();
    let second = Store::at(scratch.path());
    assert!(second.is_second() && !first.is_second());
    assert_eq!(second.folder(), Some(scratch.path()));
    let notice = second.notice().expect("it is told").to_string();
    assert!(notice.contains("already open"), "{notice}");
    assert_eq!(
        second.read("match.json").unwrap().as_deref(),
        Some("of the first")
    );
    second.write("match.json", "of the second").unwrap();
    second.write("settings.json", "{}").unwrap();
    assert_eq!(
        second.read("match.json").unwrap().as_deref(),
        Some("of the second")
    );
    assert_eq!(
        second.quarantine("match.json").unwrap().as_deref(),
        Some("match.json.broken-1")
    );
    assert_eq!(second.read("match.json"), Ok(None));
    assert_eq!(second.names("").unwrap(), ["settings.json"]);
    assert_eq!(
        first.read("match.json").unwrap().as_deref(),
        Some("of the first")
    );
    assert_eq!(first.names("").unwrap(), ["match.json"]);
    drop((first, second));
    assert_eq!(
        Store::at(scratch.path()).notice(),
        None,
        "the first is closed"
    );
}

#[cfg(unix)]
#[test]
fn a_linked_file_stays_a_link() {
    let scratch = Scratch::new("linked");
    let elsewhere = scratch.path().join("elsewhere");
    fs::create_dir_all(&elsewhere).unwrap();
    fs::write(elsewhere.join("mine.json"), "old").unwrap();
    let folder = scratch.path().join("settings");
    fs::create_dir_all(&folder).unwrap();
    let link = folder.join("settings.json");
    std::os::unix::fs::symlink(elsewhere.join("mine.json"), &link).unwrap();
    Store::at(&folder).write("settings.json", "new").unwrap();
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert_eq!(
        fs::read_to_string(elsewhere.join("mine.json")).unwrap(),
        "new"
    );
}

#[test]
fn a_folder_that_vanishes_is_made_again_with_everything_in_it() {
    let scratch = Scratch::new("vanished");
    let folder = scratch.path().join("saves");
    let store = Store::at(&folder);
    for name in [
        "unfinished-5-1.json",
        "unfinished-5-2.json",
        "progress.json",
        "gone",
    ] {
        store.write(name, name).unwrap();
    }
    store.remove("gone").unwrap();
    store.quarantine("unfinished-5-2.json").unwrap();
    drop(store);
    // What was only read is written again as well.
    let store = Store::at(&folder);
    for name in ["unfinished-5-1.json", "unfinished-5-2.json.broken-1"] {
        assert!(store.read(name).unwrap().is_some());
    }
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(store.names("").unwrap(), [""; 0]);
    store.write("progress.json", "new").unwrap();
    assert_eq!(
        store.names("").unwrap(),
        ["progress.json", "unfinished-5-1.json"]
    );
    assert_eq!(store.read("progress.json").unwrap().as_deref(), Some("new"));
    assert!(folder.join("unfinished-5-2.json.broken-1").is_file());
    let told = store.notice().expect("it is told").to_string();
    assert!(told.contains(&folder.display().to_string()), "{told}");
    store.write("progress.json", "newer").unwrap();
    assert_eq!(store.notice(), None, "once");
    // It is locked again.
    assert!(Store::at(&folder).is_second());
    // Without anything to write, at the end of the program.
    fs::remove_dir_all(&folder).unwrap();
    store.restore().unwrap();
    assert_eq!(
        store.read("progress.json").unwrap().as_deref(),
        Some("newer")
    );
}

/// A file stands where the folder was, as when a disk is gone for good.
#[test]
fn a_folder_that_cannot_be_made_again_is_told_and_tried_again() {
    let scratch = Scratch::new("lost");
    let folder = scratch.path().join("saves");
    let store = Store::at(&folder);
    store.write("unfinished-5-1.json", "one").unwrap();
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "in its place").unwrap();
    let error = store.write("progress.json", "new").unwrap_err();
    assert_eq!(error.name(), "progress.json");
    assert_eq!(store.notice(), None);
    fs::remove_file(&folder).unwrap();
    store.write("progress.json", "new").unwrap();
    assert_eq!(
        store.read("unfinished-5-1.json").unwrap().as_deref(),
        Some("one")
    );
}

/// A file that is there but cannot be read is not lost when its name is written to.
#[test]
fn what_could_not_be_read_is_set_aside_before_it_is_replaced() {
    let scratch = Scratch::new("unread");
    let store = Store::at(scratch.path());
    fs::write(scratch.path().join("progress.json"), [0xff, 0xfe]).unwrap();
    assert!(store.read("progress.json").is_err());
    store.write("progress.json", "afresh").unwrap();
    let told = store.notice().expect("it is told").to_string();
    let aside = scratch.path().join("progress.json.broken-1");
    assert!(told.contains(&aside.display().to_string()), "{told}");
    assert_eq!(fs::read(aside).unwrap(), [0xff, 0xfe]);
    assert_eq!(
        store.read("progress.json").unwrap().as_deref(),
        Some("afresh")
    );
    store.write("progress.json", "again").unwrap();
    assert_eq!(store.notice(), None);
}

#[test]
fn a_full_disk_is_told_as_such() {
    for (kind, key) in [
        (io::ErrorKind::StorageFull, "store-full"),
        (io::ErrorKind::QuotaExceeded, "store-full"),
        (io::ErrorKind::PermissionDenied, "store-write"),
    ] {
        assert_eq!(unwritten(&kind.into()), key);
        assert!(texts::has(key));
    }
}

/// A read-only folder: the file that is damaged stays under its name, and the message says so.
#[test]
fn what_is_set_aside_in_memory_is_where_it_was() {
    let scratch = Scratch::new("readonly");
    fs::write(scratch.path().join("progress.json"), "damaged").unwrap();
    fs::create_dir(scratch.path().join(LOCK)).unwrap();
    let store = Store::at(scratch.path());
    let aside = store
        .quarantine("progress.json")
        .unwrap()
        .expect("it was there");
    let place = scratch.path().join("progress.json");
    assert_eq!(store.place_of(&aside), place.display().to_string());
    assert!(place.is_file() && store.read("progress.json") == Ok(None));
}
