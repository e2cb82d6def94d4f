//! A dialogue with a command that reads while it thinks: lines go in one by one, and what comes out
//! has its time.

use std::io;
use std::io::{BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::thread::JoinHandle;
use std::time::Duration;

use coffer_players::system_clock;

use super::complete;
use crate::{CliError, run};

/// The longest time for a line of an answer.
const PATIENCE: Duration = Duration::from_secs(120);

/// A command that is running.
pub(super) struct Dialogue {
    says: Sender<Vec<u8>>,
    hears: Receiver<(Duration, String)>,
    thread: JoinHandle<Result<(), CliError>>,
}

/// What is said, as the command's input.
struct Input {
    said: Receiver<Vec<u8>>,
    line: Vec<u8>,
}

impl Read for Input {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.line.is_empty() {
            self.line = self.said.recv().unwrap_or_default();
        }
        let count = into.len().min(self.line.len());
        for (to, from) in into.iter_mut().zip(self.line.drain(..count)) {
            *to = from;
        }
        Ok(count)
    }
}

/// The command's output, in lines with the time at which they came.
struct Output {
    heard: Sender<(Duration, String)>,
    line: Vec<u8>,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            if *byte == b'\n' {
                let line = String::from_utf8_lossy(&self.line).into_owned();
                let _ = self.heard.send((system_clock(), line));
                self.line.clear();
            } else {
                self.line.push(*byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Dialogue {
    pub fn with(args: &'static [&'static str]) -> Self {
        let (says, said) = channel();
        let (heard, hears) = channel();
        let thread = thread::spawn(move || {
            let line = Vec::new();
            let mut input = BufReader::new(Input { said, line });
            let line = Vec::new();
            let mut output = Output { heard, line };
            let args = ["coffer"].iter().chain(args);
            run(
                args,
                &mut input,
                &mut output,
                false,
                complete(),
                system_clock,
            )
        });
        Self {
            says,
            hears,
            thread,
        }
    }

    /// Says a line, and returns the time.
    pub fn say(&self, line: &str) -> Duration {
        let now = system_clock();
        let line = format!("{line}\n").into_bytes();
        self.says.send(line).expect("the command is running");
        now
    }

    /// The next line with the time at which it came.
    pub fn hear(&self) -> (Duration, String) {
        self.hears.recv_timeout(PATIENCE).expect("a line")
    }

    /// All lines up to the first one that begins like this, which is the last of them.
    pub fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let (_, line) = self.hear();
            let last = line.starts_with(beginning);
            lines.push(line);
            if last {
                return lines;
            }
        }
    }

    /// The time from `stop` to the line that begins like this, when a search is under way.
    pub fn time_to_stop(&self, stop: &str, beginning: &str) -> Duration {
        let said = self.say(stop);
        loop {
            let (at, line) = self.hear();
            if line.starts_with(beginning) {
                return at.saturating_sub(said);
            }
        }
    }

    /// Ends the input, and returns the lines that are left.
    pub fn end(self) -> Vec<String> {
        drop(self.says);
        self.thread.join().expect("no panic").expect("no error");
        self.hears.iter().map(|(_, line)| line).collect()
    }
}
