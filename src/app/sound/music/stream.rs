//! The music on a desktop: decoded in pieces on the audio thread, where it also fades.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bevy::asset::LoadState;
use bevy::audio::{AddAudioSource, ChannelCount, Decodable, Sample, SampleRate, Source};
use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::LastSystems;
use crate::app::sound::music::gain::{HUSH, Hush, MusicGain};

/// The file, in `assets/`.
const FILE: &str = "music/pastime.ogg";
/// How long a fade takes from full volume to silence, in seconds.
const FADE: f32 = 3.0;
/// The part of its volume that the music keeps during a fanfare.
const HUSHED: f32 = 0.15;
/// How often it is checked whether the file has loaded, in seconds.
const CHECK: f32 = 0.1;

pub(super) fn plugin(app: &mut App) {
    app.add_audio_source::<Music>()
        .init_resource::<Fader>()
        .add_systems(
            Last,
            (
                tell.run_if(resource_changed::<MusicGain>),
                tell_hush.run_if(on_message::<Hush>),
                load.run_if(is_wanted),
                start.run_if(resource_exists::<Loading>),
            )
                .chain()
                .after(LastSystems::Clip),
        );
}

/// Hands the wanted volume to the audio thread.
#[derive(Resource, Clone, Default)]
struct Fader(Arc<FaderTarget>);

#[derive(Default)]
struct FaderTarget {
    /// The volume, as the bits of an [`f32`].
    gain: AtomicU32,
    /// The number of times the music was hushed.
    hushes: AtomicU32,
}

/// The music file while it is being loaded.
#[derive(Resource)]
struct Loading(Handle<AudioSource>);

/// The music as an audio source, with its fader.
#[derive(Asset, TypePath)]
struct Music<S: Decodable + TypePath = AudioSource> {
    file: S,
    fader: Fader,
}

fn tell(gain: Res<MusicGain>, fader: Res<Fader>) {
    fader.0.gain.store(gain.0.to_bits(), Ordering::Relaxed);
}

fn tell_hush(fader: Res<Fader>) {
    fader.0.hushes.fetch_add(1, Ordering::Relaxed);
}

/// Whether music becomes audible for the first time.
fn is_wanted(gain: Res<MusicGain>, mut before: Local<bool>) -> bool {
    let first = gain.0 > 0.0 && !*before;
    *before |= first;
    first
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Loading(assets.load(FILE)));
}

/// Plays the file once it has loaded. The asset server reports a file that cannot be read.
fn start(
    mut commands: Commands,
    loading: Res<Loading>,
    assets: Res<AssetServer>,
    files: Res<Assets<AudioSource>>,
    fader: Res<Fader>,
    mut music: ResMut<Assets<Music>>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
) {
    if matches!(assets.load_state(&loading.0), LoadState::Failed(_)) {
        commands.remove_resource::<Loading>();
        return;
    }
    // Audio starts in the frame after this one.
    redraw.at(time.elapsed_secs() + CHECK);
    if let Some(file) = files.get(&loading.0) {
        let piece = music.add(Music {
            file: file.clone(),
            fader: fader.clone(),
        });
        commands.spawn((
            Name::new("Music"),
            AudioPlayer(piece),
            PlaybackSettings::ONCE,
        ));
        commands.remove_resource::<Loading>();
    }
}

impl<S: Decodable + TypePath + Clone> Decodable for Music<S> {
    type Decoder = Stream<S>;

    fn decoder(&self) -> Stream<S> {
        Stream {
            decoder: self.file.decoder(),
            file: self.file.clone(),
            hushes: self.fader.0.hushes.load(Ordering::Relaxed),
            fader: self.fader.clone(),
            gain: 0.0,
            hushed: 0,
        }
    }
}

/// The samples of the piece, in an endless loop. While it is silent, it pauses.
struct Stream<S: Decodable> {
    file: S,
    decoder: S::Decoder,
    fader: Fader,
    /// The current volume.
    gain: f32,
    /// The number of hushes heeded so far.
    hushes: u32,
    /// The number of samples for which it stays low.
    hushed: u32,
}

impl<S: Decodable> Stream<S> {
    /// The number of samples in this many seconds.
    fn samples(&self, seconds: f32) -> f32 {
        let each = self.decoder.sample_rate().get() * u32::from(self.decoder.channels().get());
        seconds * each as f32
    }

    /// The volume that is wanted now.
    fn wanted(&mut self) -> f32 {
        let wanted = f32::from_bits(self.fader.0.gain.load(Ordering::Relaxed));
        let hushes = self.fader.0.hushes.load(Ordering::Relaxed);
        if self.hushes != hushes {
            self.hushes = hushes;
            self.hushed = self.samples(HUSH) as u32;
        }
        if self.hushed == 0 {
            return wanted;
        }
        self.hushed -= 1;
        wanted * HUSHED
    }
}

impl<S: Decodable> Iterator for Stream<S> {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        let wanted = self.wanted();
        let step = 1.0 / self.samples(FADE);
        self.gain += (wanted - self.gain).clamp(-step, step);
        if self.gain <= 0.0 {
            return Some(0.0);
        }
        let sample = match self.decoder.next() {
            Some(sample) => sample,
            None => {
                self.decoder = self.file.decoder();
                self.decoder.next()?
            }
        };
        Some(sample * self.gain)
    }
}

impl<S: Decodable> Source for Stream<S> {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.decoder.channels()
    }

    fn sample_rate(&self) -> SampleRate {
        self.decoder.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> Stream<AudioSource> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/music/pastime.ogg");
        let bytes = std::fs::read(path).expect("the music");
        assert!(bytes.len() <= 600_000);
        let file = AudioSource {
            bytes: bytes.into(),
        };
        let fader = Fader::default();
        Music { file, fader }.decoder()
    }

    fn ask(stream: &Stream<AudioSource>, gain: f32) {
        stream.fader.0.gain.store(gain.to_bits(), Ordering::Relaxed);
    }

    /// The loudest sample, and the greatest step between two, of the next `seconds`.
    fn listen(stream: &mut Stream<AudioSource>, seconds: f32) -> (f32, f32) {
        let count = stream.samples(seconds) as usize;
        let mut last = None;
        let mut heard = (0.0_f32, 0.0_f32);
        for sample in stream.take(count) {
            heard.0 = heard.0.max(sample.abs());
            heard.1 = heard.1.max((sample - last.unwrap_or(sample)).abs());
            last = Some(sample);
        }
        heard
    }

    #[test]
    fn music_fades_in_and_out_and_waits_while_it_is_silent() {
        let mut stream = stream();
        assert_eq!(listen(&mut stream, 2.0), (0.0, 0.0));
        ask(&stream, 0.5);
        listen(&mut stream, 0.5);
        assert!((0.1..0.2).contains(&stream.gain), "{}", stream.gain);
        let (peak, step) = listen(&mut stream, 12.0);
        assert!((0.02..0.13).contains(&peak), "{peak}");
        assert!(step < 0.02, "a click of {step}");
        assert_eq!(stream.gain, 0.5);
        stream.fader.0.hushes.fetch_add(1, Ordering::Relaxed);
        listen(&mut stream, 2.0);
        assert!((stream.gain - 0.5 * HUSHED).abs() < 1e-6);
        listen(&mut stream, HUSH);
        assert_eq!(stream.gain, 0.5);
        ask(&stream, 0.0);
        let (_, step) = listen(&mut stream, 1.6);
        assert!(step < 0.02, "a click of {step}");
        assert_eq!(listen(&mut stream, 1.0), (0.0, 0.0));
        let left = stream.decoder.by_ref().count();
        let all = stream.file.decoder().count();
        let played = (all - left) as f32 / stream.samples(1.0);
        assert!((18.0..22.0).contains(&played), "{played} s");
    }

    #[test]
    fn the_piece_ends_in_a_rest_and_begins_again() {
        let mut stream = stream();
        let rate = stream.samples(1.0) as usize;
        let samples: Vec<Sample> = stream.file.decoder().collect();
        assert!((120 * rate..180 * rate).contains(&samples.len()));
        let rest = &samples[samples.len() - 8 * rate..];
        assert!(rest.iter().all(|sample| sample.abs() < 0.001));
        let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        assert!((0.2..0.3).contains(&peak), "well below the effects: {peak}");
        ask(&stream, 1.0);
        let first: Vec<Sample> = stream.by_ref().take(samples.len()).collect();
        let again: Vec<Sample> = stream.by_ref().take(20 * rate).collect();
        assert_eq!(again, samples[..20 * rate]);
        assert_eq!(first[10 * rate..20 * rate], samples[10 * rate..20 * rate]);
    }
}
