//! The help of every command and argument, which stands in `help.ftl` like all other texts. Only
//! clap's own words (“Usage”, errors, suggestions) are not translated.

use clap::{Arg, Command};
use coffer_rules::registry;
use coffer_texts::{has, text};

use super::args::option_words;

/// Adds the help of the command line and of all its commands.
pub(super) fn with_help(command: Command) -> Command {
    with_own_help(command).mut_subcommands(with_own_help)
}

/// Adds the help of a command and of its arguments, and its examples.
fn with_own_help(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let mut after = Vec::new();
    if command.get_arguments().any(|arg| arg.get_id() == "options") {
        after.push(options());
    }
    after.extend(optional(&format!("help-{name}-examples")));
    let command = command
        .about(text(&format!("help-{name}")).to_owned())
        .mut_args(|arg| with_arg_help(&name, arg));
    match after.as_slice() {
        [] => command,
        parts => command.after_help(parts.join("\n\n")),
    }
}

/// Adds the help of an argument, which many commands may share.
fn with_arg_help(command: &str, arg: Arg) -> Arg {
    let id = arg.get_id();
    let own = optional(&format!("help-{command}-{id}"));
    let help = own.unwrap_or_else(|| text(&format!("help-any-{id}")).to_owned());
    // A negative number is refused as a value that the option does not take, not taken for an option.
    let of_option = arg.get_long().is_some() && arg.get_action().takes_values();
    arg.help(help).allow_negative_numbers(of_option)
}

/// The text for a key, if there is one.
fn optional(key: &str) -> Option<String> {
    has(key).then(|| text(key).to_owned())
}

/// The options of every variant that has any.
fn options() -> String {
    let with_options = || registry::variants().filter(|variant| !variant.options.is_empty());
    let width = with_options().map(|variant| variant.key.len()).max();
    let width = width.unwrap_or_default();
    let lines = with_options().map(|variant| {
        let options: Vec<String> = variant.options.iter().map(option_words).collect();
        format!("  {:<width$}  {}", variant.key, options.join(" "))
    });
    let lines: Vec<String> = lines.collect();
    format!("{}\n{}", text("help-options"), lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command;

    #[test]
    fn every_option_stands_apart_from_its_variant() {
        let options = options();
        assert!(options.contains("  cromwell_advanced  seats="), "{options}");
        assert!(options.contains("  draughts           huff="), "{options}");
    }

    /// Nothing is left without help, and no key is shown in place of a text.
    #[test]
    fn every_command_and_argument_has_its_help() {
        let mut arguments = 0;
        let root = command();
        for command in [&root].into_iter().chain(root.get_subcommands()) {
            let name = command.get_name();
            let about = command.get_about().map(ToString::to_string);
            let helps = command.get_arguments().map(|arg| {
                arguments += 1;
                arg.get_help().map(ToString::to_string)
            });
            for help in [about].into_iter().chain(helps) {
                let help = help.unwrap_or_default();
                assert!(
                    !help.is_empty() && !help.starts_with("help-"),
                    "{name}: {help}"
                );
            }
        }
        assert!(arguments > 40, "{arguments}");
    }
}
