#!/usr/bin/env python3
"""Plays the score in `pastime.py` on a lute of computed strings: no recordings, no samples.

    python3 make_music.py FILE.wav             # renders
    python3 make_music.py FILE.wav --check     # renders, prints figures, exits 1 when one is out of bounds
    python3 make_music.py FILE.wav --measure   # only measures a file, e.g. the Ogg file decoded again

Run through `build.sh` beside this file, which encodes to Ogg Vorbis and measures what it has encoded. Needs numpy.

- A course is two strings a hair apart (Karplus and Strong's loop: a delay as long as a period, tuned between samples, and a loss filter);
  the three lower courses have an octave string, as lutes of that time had. The finger is a smoothed pulse at about an eighth of the string.
- The body is a bank of modes as in `make_sounds.py`, and the room is that of the effects, but larger.
- The player rolls chords from the bass, leans on the strong beats, breathes at the ends of lines, slows down at the very end, and rests
  before the piece begins again.
"""

import sys
import wave
from functools import lru_cache
from pathlib import Path

import numpy as np

from make_sounds import RATE, band, convolve, fade_out, level, modes, noise_burst, place, room, seconds, write_wav
from pastime import verses

QUARTERS_PER_MINUTE = 90
LEAD = 0.4  # silence before the first note, in seconds
REST = 13.0  # and after the last one has died away
PEAK = 10 ** (-12 / 20)  # the effects have -6.3: music stays behind them

# How loud each voice is, and how many eighths its notes go on ringing, at least.
VOICES = {"top": (1.0, 0.0), "tenor": (1.0, 0.0), "descant": (0.62, 0.0), "inner": (0.5, 0.0), "bass": (0.68, 0.0), "broken": (0.5, 3.0)}


def hertz(note):
    """The frequency of a midi number; a' is 440 Hz, as for all other sounds."""
    return 440.0 * 2 ** ((note - 69) / 12)


# --- The instrument -------------------------------------------------------------------------------------------------------------


def string(rng, frequency, duration, bright, at):
    """One string, plucked `at` this part of its length."""
    period = RATE / frequency
    # The loop's filters delay by two samples and the fraction.
    n = int(period - 2)
    fraction = period - 2 - n
    finger = np.where(np.arange(n) < at * n, 1 - at, -at) + 0.02 * rng.standard_normal(n)
    shape = band(np.tile(np.roll(finger, n // 2), 3), None, bright)[n : 2 * n]
    shape -= shape.mean()
    # Lagrange's interpolation reads between samples; a little averaging lets high partials die first.
    d = 1 + fraction
    read = np.array([-(d - 1) * (d - 2) * (d - 3) / 6, d * (d - 2) * (d - 3) / 2, -d * (d - 1) * (d - 3) / 2, d * (d - 1) * (d - 2) / 6])
    soft = float(np.clip(0.08 + 0.3 * (260 / frequency), 0.12, 0.48))
    t60 = 1.5 + 1.9 * (98.0 / frequency) ** 0.6
    loop = np.convolve(read, [soft / 2, 1 - soft, soft / 2]) * 10 ** (-3 / (t60 * frequency))
    reach = len(loop) - 1
    size = int(duration * RATE)
    # Each sample comes from those a period earlier, so a block of n samples is known at once.
    line = np.zeros(size + 2 * n + reach)
    start = reach + n
    line[reach : reach + n] = shape
    i = start
    while i < start + size:
        block = min(n, start + size - i)
        past = line[i - n - reach : i - n + block]
        line[i : i + block] = np.convolve(past, loop, "valid")[:block]
        i += block
    out = line[start : start + size]
    return out * np.minimum(1, seconds(duration)[:size] / 0.0025)


@lru_cache(maxsize=None)
def course(note, take, duration=3.2):
    """A course as one of four takes plays it: no finger falls twice in the same way."""
    rng = np.random.default_rng(1513 * note + take)
    frequency = hertz(note)
    at = 0.14 + rng.uniform(-0.02, 0.02)
    bright = (1500 + 2.4 * frequency) * rng.uniform(0.92, 1.08)
    cents = 1.1 * rng.uniform(0.7, 1.3)
    out = string(rng, frequency * 2 ** (-cents / 2400), duration, bright, at) + 0.8 * string(rng, frequency * 2 ** (cents / 2400), duration, bright, at)
    if note < 57:
        octave = string(rng, 2 * frequency, duration, bright * 1.3, at)
        out += 0.3 * level(octave, np.max(np.abs(out)))
    touch = noise_burst(rng, 200, 1400, 0.002, 0.03)
    return level(out, 1.0) + place([(0, level(touch, 0.018))], duration)[: len(out)]


def body(signal):
    """The pear of thin ribs behind the strings."""
    response = modes([118, 208, 293, 402, 560, 735], [0.7, 0.9, 0.7, 0.6, 0.45, 0.35], [0.09, 0.09, 0.07, 0.06, 0.05, 0.04], 0.12)
    answer = convolve(signal, response)[: len(signal)]
    return level(signal, 0.8) + level(answer, 0.5)


# --- The player -----------------------------------------------------------------------------------------------------------------


def clock():
    """The time in seconds at which each eighth of each bar of each verse begins: {(verse, bar): nine times}."""
    eighth = 30.0 / QUARTERS_PER_MINUTE
    at, times = LEAD, {}
    piece = verses()
    for number, (name, _, voices) in enumerate(piece):
        count = len(voices["top"])
        for bar in range(count):
            ends_line = count > 2 and bar in (3, 7, count - 1)
            last = number == len(piece) - 1 and bar >= count - 2
            marks = [at]
            for step in range(8):
                stretch = 1.0
                if ends_line or name == "prelude":
                    stretch += 0.03 + 0.012 * max(0, step - 2)
                if last:
                    # From the last bar but one on, ever slower.
                    stretch += 0.035 * (step + 8 * (bar - count + 2))
                at += eighth * stretch
                marks.append(at)
            times[number, bar] = marks
        at += 0.35 if count > 2 else 0.2
    return times


def score():
    """Every note that is played: (start, end, midi number, loudness, voice, verse), by start."""
    rng = np.random.default_rng(1509)
    times, out = clock(), []
    for number, (_, loud, voices) in enumerate(verses()):
        for voice, lines in voices.items():
            weight, rings = VOICES[voice]
            for bar, notes in enumerate(lines):
                marks = times[number, bar]
                step = 0.0
                # A line swells to its middle and falls.
                arch = 0.9 + 0.14 * np.sin(np.pi * ((bar % 4) + 0.5) / 4)
                for pitches, length in notes:
                    start, end = (float(np.interp(x, range(9), marks)) for x in (step, min(8.0, step + max(length, rings))))
                    accent = 1.0 if step % 4 == 0 else 0.93 if step % 2 == 0 else 0.86 if step % 1 == 0 else 0.78
                    for k, note in enumerate(sorted(pitches)):
                        force = weight * loud * arch * accent * rng.uniform(0.94, 1.05)
                        out.append([start, end, note, force, voice, number, k])
                    step += length
    out.sort(key=lambda note: (note[0], note[2]))
    roll(rng, out)
    return [tuple(note[:6]) for note in out]


def roll(rng, notes):
    """Notes that begin together are rolled from the lowest, slowest on the last chord; a hand is never exact."""
    first = 0
    while first < len(notes):
        same = [note for note in notes[first : first + 8] if abs(note[0] - notes[first][0]) < 1e-6]
        slow = 0.085 if same[0][0] == notes[-1][0] or len(same) > 4 else 0.017
        for k, note in enumerate(same):
            note[0] += slow * k + rng.uniform(-0.003, 0.005)
        first += len(same)


def play():
    """The whole piece, in one line."""
    notes = score()
    rng = np.random.default_rng(1491)
    final = max(note[0] for note in notes) - 1.0
    length = final + 1.0 + 3.2 + REST
    line = np.zeros(int(length * RATE))
    for start, end, note, force, _, _ in notes:
        sound = course(note, int(rng.integers(4))) * force
        # The finger leaves the string when the next note of the voice is due; the last chord rings out.
        hold = 3.2 if start > final else min(3.2, end - start + 0.06)
        sound = sound[: int(hold * RATE)].copy()
        release = min(len(sound), int((0.5 if start > final else 0.11) * RATE))
        sound[-release:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(release) / (release - 1))
        at = int(start * RATE)
        line[at : at + len(sound)] += sound
    heard = room(np.random.default_rng(1547), body(line), 0.30, 1.3, 0.0, 4200)[: len(line)]
    heard = band(heard, 95, 10_000)
    heard -= np.mean(heard)
    return level(fade_out(heard, 3.0), PEAK)


# --- Figures --------------------------------------------------------------------------------------------------------------------


def read_wav(path):
    """Samples (mono) and rate of a file of 16 bits."""
    with wave.open(str(path)) as file:
        data = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        return data.reshape(-1, file.getnchannels()).mean(axis=1), file.getframerate()


def tuning():
    """The greatest error of a single course, in cents, by autocorrelation."""
    worst = 0.0
    for note in sorted({note for _, _, note, *_ in score()}):
        sound = course(note, 0)[int(0.05 * RATE) : int(0.75 * RATE)]
        spectrum = np.fft.rfft(sound, 2 * len(sound))
        auto = np.fft.irfft(np.abs(spectrum) ** 2)[: len(sound)] / np.arange(len(sound), 0, -1)
        lag = RATE / hertz(note)
        # Several periods later the peak is known more exactly.
        many = max(1, int(0.12 * hertz(note)))
        near = np.arange(int(many * lag) - 3, int(many * lag) + 5)
        k = near[int(np.argmax(auto[near]))]
        left, mid, right = auto[k - 1 : k + 2]
        peak = k + 0.5 * (left - right) / (left - 2 * mid + right)
        worst = max(worst, abs(1200 * np.log2(many * lag / peak)))
    return worst


def heard_notes(signal, rate, shift=0):
    """How many notes of the score are heard at their pitch, of how many, their median error in cents, and those that are not.

    A note counts as heard if the spectrum after its attack has a peak within 35 cents of its fundamental or its octave, at most 36 dB below
    the strongest. `shift` moves the score by semitones: as a control, the notes of a wrong score must not be heard.
    """
    found, errors, missed = 0, [], []
    notes = score()
    for start, end, note, _, voice, verse in notes:
        stop = min(end + 0.05, start + 0.45)
        a, b = int((start + 0.025) * rate), int(max(stop, start + 0.17) * rate)
        part = signal[a:b] * np.hanning(b - a)
        size = 1 << 16
        spectrum = np.abs(np.fft.rfft(part, size))
        best = None
        for harmonic in (1, 2):
            target = hertz(note + shift) * harmonic
            low, high = (int(target * 2 ** (c / 1200) * size / rate) for c in (-70, 70))
            k = low + int(np.argmax(spectrum[low : high + 1]))
            if not low < k < high:
                continue
            left, mid, right = np.log(spectrum[k - 1 : k + 2] + 1e-12)
            peak = (k + 0.5 * (left - right) / (left - 2 * mid + right)) * rate / size
            cents = 1200 * np.log2(peak / target)
            strength = 20 * np.log10(spectrum[k] / np.max(spectrum))
            if abs(cents) <= 35 and strength > -36 and (best is None or abs(cents) < abs(best)):
                best = cents
        if best is None:
            missed.append((round(start, 2), note, voice, verse))
        else:
            found += 1
            errors.append(abs(best))
    return found, len(notes), float(np.median(errors)), missed


def loudness(signal, rate):
    """Integrated loudness in LUFS, as ITU-R BS.1770 measures one channel: K-weighting, blocks of 0.4 s, both gates."""
    f = np.fft.rfftfreq(len(signal), 1 / rate)
    z = np.exp(-2j * np.pi * np.maximum(f, 1e-3) / 48_000)

    def biquad(b, a):
        return (b[0] + b[1] * z + b[2] * z**2) / (1 + a[0] * z + a[1] * z**2)

    shelf = biquad((1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585))
    high = biquad((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))
    weighted = np.fft.irfft(np.fft.rfft(signal) * np.abs(shelf * high), len(signal))
    size, hop = int(0.4 * rate), int(0.1 * rate)
    power = np.array([np.mean(weighted[i : i + size] ** 2) for i in range(0, len(weighted) - size, hop)])
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    power = power[power > 0.1 * power.mean()]
    return -0.691 + 10 * np.log10(power.mean())


def report(signal, rate):
    """Prints the figures of the music; true when they are within bounds."""
    peak = 20 * np.log10(np.max(np.abs(signal)))
    step = float(np.max(np.abs(np.diff(signal))))
    second = float(np.max(np.abs(np.diff(signal, 2))))
    dc = abs(float(np.mean(signal)))
    loud = loudness(signal, rate)
    ends = max(np.max(np.abs(signal[: rate // 20])), np.max(np.abs(signal[-rate // 20 :])))
    spectrum = np.abs(np.fft.rfft(signal)) ** 2
    f = np.fft.rfftfreq(len(signal), 1 / rate)
    share = {name: 100 * spectrum[(f >= a) & (f < b)].sum() / spectrum.sum() for name, a, b in (("-120", 0, 120), ("120-500", 120, 500), ("500-2k", 500, 2000), ("2k-6k", 2000, 6000), ("6k-", 6000, 1e9))}
    silent = np.nonzero(np.abs(signal) > 10 ** (-60 / 20))[0]
    rest = (len(signal) - silent[-1]) / rate
    found, count, cents, missed = heard_notes(signal, rate)
    wrong = max(heard_notes(signal, rate, shift)[0] for shift in (-1, 1))
    worst = tuning()
    seconds_long = len(signal) / rate
    print(f"{seconds_long:.1f} s, {rest:.1f} s of them the rest at the end; {count} notes")
    print(f"loudness {loud:.1f} LUFS, peak {peak:.1f} dBFS, greatest step {step:.3f}, greatest change of step {second:.3f}, dc {dc:.6f}, ends {ends:.5f}")
    print("energy in % by Hz: " + ", ".join(f"{name}: {value:.1f}" for name, value in share.items()))
    print(f"pitch: {found} of {count} notes heard at their pitch, median error {cents:.1f} cents; of a score a semitone off, {wrong}")
    print(f"a course alone is out by {worst:.2f} cents at most")
    if missed:
        print("not heard:", missed[:12])
    good = 120 < seconds_long < 185 and 8 < rest and -35 < loud < -30 and peak < -11.5 and step < 0.2 and second < 0.12 and dc < 1e-4
    good = good and ends < 2e-3 and found >= 0.99 * count and wrong < 0.35 * count and cents < 6 and worst < 2 and share["120-500"] > 40 and share["6k-"] < 1
    print("ok" if good else "OUT OF BOUNDS")
    return good


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    path = Path(sys.argv[1])
    if "--measure" not in sys.argv[2:]:
        write_wav(path, play())
    if {"--measure", "--check"} & set(sys.argv[2:]):
        sys.exit(0 if report(*read_wav(path)) else 1)


if __name__ == "__main__":
    main()
