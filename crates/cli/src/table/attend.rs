//! One loop that hears what is typed and what comes over the network.

use std::io::{BufRead, Write};
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use coffer_guests::transport::Wake;

use super::super::context::Context;
use super::super::error::CliError;
use super::super::input::{Line, read_line};

/// What a loop waits for.
pub(super) enum Signal {
    /// A line of the input.
    Line(Line),
    /// The end of the input.
    InputEnds,
    /// Something has come over the network.
    Wake,
}

/// Where signals come from and arrive.
pub(super) struct Signals {
    teller: Sender<Signal>,
    /// What has come.
    pub heard: Receiver<Signal>,
}

impl Signals {
    fn new() -> Self {
        let (teller, heard) = channel();
        Self { teller, heard }
    }

    /// What is called when something has come over the network.
    pub fn wake(&self) -> Wake {
        let teller = self.teller.clone();
        Wake::new(move || {
            let _over = teller.send(Signal::Wake);
        })
    }
}

/// Reads the input in one thread and runs the loop in another. If the program may read its input in a
/// thread of its own, it does not wait for the next line when the loop is over.
pub(super) fn attend(
    context: &mut Context,
    run: impl FnOnce(&mut (dyn Write + Send), Signals) -> Result<(), CliError> + Send,
) -> Result<(), CliError> {
    let signals = Signals::new();
    let lines = signals.teller.clone();
    let Context {
        input,
        output,
        own_input,
        ..
    } = context;
    if let Some(open) = *own_input {
        thread::Builder::new().spawn(move || read(&mut *open(), &lines))?;
        return run(&mut **output, signals);
    }
    thread::scope(|scope| {
        let running = scope.spawn(|| run(&mut **output, signals));
        read(&mut **input, &lines);
        running.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Tells every line, and the end.
fn read(input: &mut dyn BufRead, lines: &Sender<Signal>) {
    while let Ok(Some(line)) = read_line(input) {
        if lines.send(Signal::Line(line)).is_err() {
            return;
        }
    }
    let _over = lines.send(Signal::InputEnds);
}
