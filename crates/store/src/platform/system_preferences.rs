//! The system's preferences for all programs: reduced motion, high contrast, the language.

use coffer_texts as texts;

/// The preferences, as far as the system reports them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemPreferences {
    /// Whether things should move less.
    pub reduced_motion: Option<bool>,
    /// Whether everything should have more contrast.
    pub contrast: Option<bool>,
    /// The first of the person's languages that the texts have, as [`texts::languages`] names it.
    pub language: Option<&'static str>,
}

/// The first of the languages of the system, or of the browser, that the texts have.
#[must_use]
pub fn language() -> Option<&'static str> {
    known_language(wanted_languages())
}

#[cfg(all(unix, not(target_os = "macos")))]
fn wanted_languages() -> impl IntoIterator<Item = String> {
    locales(|name| std::env::var(name).ok())
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn wanted_languages() -> impl IntoIterator<Item = String> {
    sys_locale::get_locales()
}

/// The locales that the environment asks for, as gettext reads it: one variable goes before the
/// others, and the list of languages counts unless that one is `C`.
#[cfg(any(test, all(unix, not(target_os = "macos"))))]
fn locales(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set) else {
        return Vec::new();
    };
    if matches!(locale.split('.').next(), Some("C" | "POSIX")) {
        return Vec::new();
    }
    let list = set("LANGUAGE").unwrap_or_default();
    let listed = list.split(':').filter(|one| !one.is_empty());
    listed.map(str::to_owned).chain([locale]).collect()
}

/// The first of these languages, such as `de-CH` or `de_AT.UTF-8`, that the texts have.
fn known_language(wanted: impl IntoIterator<Item = String>) -> Option<&'static str> {
    let mut wanted = wanted.into_iter();
    wanted.find_map(|locale| texts::language_of_locale(&locale))
}

/// Asks the system. This can take some seconds: call it on a thread of its own.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn read() -> SystemPreferences {
    use desktop::{LIMIT, output_of};
    let portal = |key: &str| {
        let settings = "org.freedesktop.portal.Settings.ReadOne";
        let command = ["gdbus", "call", "--session"]
            .into_iter()
            .chain(["--dest", "org.freedesktop.portal.Desktop"])
            .chain(["--object-path", "/org/freedesktop/portal/desktop"])
            .chain(["--method", settings, "org.freedesktop.appearance", key]);
        is_one_of_portal(&output_of(command, LIMIT)?)
    };
    let gnome = |schema: &str, key: &str| {
        let command = ["gsettings", "get", schema, key];
        is_true(&output_of(command, LIMIT)?)
    };
    let animations = || gnome("org.gnome.desktop.interface", "enable-animations");
    let contrast = || gnome("org.gnome.desktop.a11y.interface", "high-contrast");
    SystemPreferences {
        reduced_motion: portal("reduced-motion").or_else(|| animations().map(|on| !on)),
        contrast: portal("contrast").or_else(contrast),
        language: language(),
    }
}

/// Asks the system. This can take some seconds: call it on a thread of its own.
#[cfg(target_os = "macos")]
pub fn read() -> SystemPreferences {
    use desktop::{LIMIT, output_of};
    let preference = |key| {
        let command = ["defaults", "read", "com.apple.universalaccess", key];
        is_true(&output_of(command, LIMIT)?)
    };
    SystemPreferences {
        reduced_motion: preference("reduceMotion"),
        contrast: preference("increaseContrast"),
        language: language(),
    }
}

/// Asks the system.
#[cfg(windows)]
pub fn read() -> SystemPreferences {
    use windows_registry::CURRENT_USER;
    let desktop = CURRENT_USER.open(r"Control Panel\Desktop");
    let mask = desktop.and_then(|key| key.get_bytes("UserPreferencesMask"));
    let contrast = CURRENT_USER.open(r"Control Panel\Accessibility\HighContrast");
    let flags = contrast.and_then(|key| key.get_string("Flags"));
    SystemPreferences {
        reduced_motion: mask.ok().and_then(|mask| is_still(&mask)),
        contrast: flags.ok().and_then(|flags| is_contrast_on(&flags)),
        language: language(),
    }
}

/// A value of `gsettings` or of macOS’s `defaults`.
#[cfg(any(test, all(unix, not(target_arch = "wasm32"))))]
fn is_true(value: &str) -> Option<bool> {
    match value.trim() {
        "true" | "1" => Some(true),
        "false" | "0" => Some(false),
        _ => None,
    }
}

/// An answer of the settings portal: a number, in which 1 means more contrast or less motion.
#[cfg(any(test, all(unix, not(target_os = "macos"))))]
fn is_one_of_portal(answer: &str) -> Option<bool> {
    let (_, number) = answer.split_once("uint32 ")?;
    let end = number.find(|c: char| !c.is_ascii_digit());
    let number: u32 = number[..end.unwrap_or(number.len())].parse().ok()?;
    Some(number == 1)
}

/// Whether Windows animates nothing, by its mask of preferences.
#[cfg(any(test, windows))]
fn is_still(mask: &[u8]) -> Option<bool> {
    // The bit that `SPI_GETCLIENTAREAANIMATION` reads.
    let animated = mask.get(4)? & 0b10 != 0;
    Some(!animated)
}

/// Whether a contrast theme of Windows is on, by its flags.
#[cfg(any(test, windows))]
fn is_contrast_on(flags: &str) -> Option<bool> {
    // `HCF_HIGHCONTRASTON`
    let flags: u32 = flags.trim().parse().ok()?;
    Some(flags & 1 == 1)
}

#[cfg(all(unix, not(target_arch = "wasm32")))]
mod desktop {
    use std::io::Read as _;
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    use crate::platform::pause;

    /// How long a command may take.
    pub(super) const LIMIT: Duration = Duration::from_secs(1);
    /// How often the command is asked whether it is done.
    const STEP: Duration = Duration::from_millis(10);

    /// The output of a command; `None` if there is no such command, it fails, or takes too long.
    pub(super) fn output_of<'a>(
        command: impl IntoIterator<Item = &'a str>,
        limit: Duration,
    ) -> Option<String> {
        let mut words = command.into_iter();
        let mut child = Command::new(words.next()?)
            .args(words)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let until = Instant::now() + limit;
        loop {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => break,
                Ok(None) if Instant::now() < until => pause(STEP),
                _ => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return None;
                }
            }
        }
        let mut text = String::new();
        let output = child.stdout.take()?;
        output.take(1000).read_to_string(&mut text).ok()?;
        Some(text)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_command_answers_fails_or_takes_too_long() {
            let ask = |script| output_of(["sh", "-c", script], Duration::from_millis(500));
            let long = output_of(["sh", "-c", "echo true"], Duration::from_secs(60));
            assert_eq!(long.as_deref(), Some("true\n"));
            assert_eq!(ask("echo true; exit 1"), None);
            assert_eq!(output_of(["/no/such/command"], LIMIT), None);
            assert_eq!(output_of([], LIMIT), None);
            let begun = Instant::now();
            assert_eq!(ask("exec sleep 60"), None);
            assert!(begun.elapsed() < Duration::from_secs(30));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gnome_and_mac_os_say_yes_or_no() {
        assert_eq!(is_true("true\n"), Some(true));
        assert_eq!(is_true("false\n"), Some(false));
        assert_eq!(is_true("1\n"), Some(true));
        assert_eq!(is_true("0\n"), Some(false));
        for odd in ["", "No such key “high-contrast”", "'true'", "2"] {
            assert_eq!(is_true(odd), None, "{odd}");
        }
    }

    #[test]
    fn the_portal_answers_with_a_number() {
        assert_eq!(is_one_of_portal("(<uint32 1>,)\n"), Some(true));
        assert_eq!(is_one_of_portal("(<uint32 0>,)\n"), Some(false));
        // As older portals pack it, and a value of the future.
        assert_eq!(is_one_of_portal("(<<uint32 1>>,)\n"), Some(true));
        assert_eq!(is_one_of_portal("(<uint32 12>,)\n"), Some(false));
        for odd in ["", "(<'blue'>,)", "(<uint32 >,)", "uint32 99999999999"] {
            assert_eq!(is_one_of_portal(odd), None, "{odd}");
        }
    }

    #[test]
    fn windows_keeps_bits() {
        // Animation effects on and off, as Windows 11 writes them.
        let on = [0x9e, 0x1e, 0x07, 0x80, 0x12, 0, 0, 0];
        let off = [0x90, 0x12, 0x07, 0x80, 0x10, 0, 0, 0];
        assert_eq!(is_still(&on), Some(false));
        assert_eq!(is_still(&off), Some(true));
        assert_eq!(is_still(&off[..4]), None);
        assert_eq!(is_contrast_on("126"), Some(false));
        assert_eq!(is_contrast_on("127"), Some(true));
        for odd in ["", "-1", "on"] {
            assert_eq!(is_contrast_on(odd), None, "{odd}");
        }
    }

    #[test]
    fn one_variable_says_the_language() {
        let language = |variables: &[(&str, &str)]| {
            let variable = |name: &str| {
                let found = variables.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            known_language(locales(variable))
        };
        for (variables, code) in [
            (&[][..], None),
            (&[("LANG", "de_DE.UTF-8")], Some("de")),
            (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], None),
            (&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")], None),
            (&[("LC_ALL", ""), ("LANG", "de_DE.UTF-8")], Some("de")),
            (&[("LC_MESSAGES", "POSIX"), ("LANG", "de_DE")], None),
            (&[("LC_MESSAGES", "fr_FR"), ("LANG", "de_DE")], Some("fr")),
            (&[("LC_ALL", "nl_NL"), ("LC_MESSAGES", "fr_FR")], Some("nl")),
            (&[("LC_ALL", "tlh"), ("LANG", "de_DE")], None),
            (&[("LANGUAGE", "tlh:es:de"), ("LANG", "fr_FR")], Some("es")),
            (&[("LANGUAGE", "tlh"), ("LANG", "fr_FR")], Some("fr")),
            (&[("LANGUAGE", "de"), ("LANG", "C")], None),
            (&[("LANGUAGE", "de"), ("LC_ALL", "POSIX")], None),
            (&[("LANGUAGE", "de")], None),
        ] {
            assert_eq!(language(variables), code, "{variables:?}");
        }
    }

    #[test]
    fn the_first_language_that_there_is_counts() {
        let first = |wanted: &[&str]| known_language(wanted.iter().map(|&one| one.to_owned()));
        assert_eq!(first(&["de-CH", "en"]), Some("de"));
        assert_eq!(first(&["tlh", "de_AT.UTF-8"]), Some("de"));
        assert_eq!(first(&["EN-GB", "de"]), Some("en"));
        assert_eq!(first(&["dextrous", "", "C"]), None);
    }
}
