#!/usr/bin/env python3
"""Makes every sound effect of King's Coffer from nothing: no recordings, no samples.

Run through `build.sh` beside this file, which also encodes to Ogg Vorbis:

    assets/art/sounds/build.sh            # python3 make_sounds.py DIR, then oggenc -q 4 into assets/sounds/
    python3 make_sounds.py DIR --check    # WAV files only, with a table of figures; exits 1 when one is out of bounds

Needs Python 3.9+ and numpy. Every sound draws from its own seeded generator, so the same sources give the same samples.

How the sounds are made
- Wood, brass and iron are banks of damped, inharmonic modes. A blow is a force pulse of some width (a soft blow is wide and so
  dull, a hard one narrow and so bright) that drives the bank, plus a filtered burst of noise for the contact itself.
- A creak is stick and slip: an uneven train of small blows on a hinge board.
- Parchment is a cloud of short band-limited grains.
- The trumpets are additive, with the brightness following the loudness, on notes of the natural series in D.
- The lute is plucked strings (a delay line with a loss filter) through the resonances of a body.
- Slate is a bank of dense modes, soon swallowed by the wood under it; wings are beats of filtered noise.
- Leather is a padded foot over the hollow board; a cord of gut creaks in grains that ring ever higher until it is taut.
- Cards are stiff pasteboard over cloth: quickly damped modes, the slap of the face, the hiss of the nap. A bell is a bank of its own.
- Everything is set in a small panelled room: a few early reflections and a short diffuse tail.
"""

import sys
import wave
import zlib
from pathlib import Path

import numpy as np

RATE = 44_100
PEAK = 10 ** (-6.3 / 20)  # a little under -6 dBFS, as the encoder may add a few tenths of a decibel


# --- Building blocks ------------------------------------------------------------------------------------------------------------


def seconds(duration):
    """Time axis for so many seconds."""
    return np.arange(int(duration * RATE)) / RATE


def convolve(a, b):
    """Linear convolution by FFT."""
    size = len(a) + len(b) - 1
    fft = 1 << (size - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(a, fft) * np.fft.rfft(b, fft), fft)[:size]


def band(signal, low=None, high=None, order=2):
    """Smooth band filter with Butterworth-like slopes, without phase shift; the ends are padded so that nothing wraps around."""
    pad = 2048
    padded = np.concatenate([np.zeros(pad), signal, np.zeros(pad)])
    spectrum = np.fft.rfft(padded)
    f = np.fft.rfftfreq(len(padded), 1 / RATE)
    gain = np.ones_like(f)
    if low:
        gain *= 1 / np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * order))
    if high:
        gain *= 1 / np.sqrt(1 + (f / high) ** (2 * order))
    return np.fft.irfft(spectrum * gain, len(padded))[pad : pad + len(signal)]


def place(parts, duration):
    """Adds (start in seconds, signal) parts into one line; what runs over the end is cut (and faded later)."""
    line = np.zeros(int(duration * RATE))
    for start, signal in parts:
        at = int(start * RATE)
        end = min(len(line), at + len(signal))
        if end > at:
            line[at:end] += signal[: end - at]
    return line


def modes(frequencies, gains, t60s, duration):
    """Impulse response of a bank of damped modes, each starting at zero."""
    t = seconds(duration)
    out = np.zeros_like(t)
    for f, g, t60 in zip(frequencies, gains, t60s):
        out += g * np.sin(2 * np.pi * f * t) * np.exp(-6.908 * t / t60)
    return out


def fade_out(signal, duration):
    """The last part falls smoothly to nothing."""
    fall = min(int(duration * RATE), len(signal) // 4)
    out = signal.copy()
    out[-fall:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(fall) / (fall - 1))
    return out


def pulse(milliseconds):
    """Force of a blow: one raised-cosine bump of unit area."""
    n = max(4, int(milliseconds * RATE / 1000))
    bump = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(n) / n)
    return bump / bump.sum()


def noise_burst(rng, low, high, attack, t60):
    """Filtered noise with a fast rise and an exponential fall."""
    t = seconds(t60 * 1.2 + attack)
    envelope = np.minimum(1, t / max(attack, 1e-4)) * np.exp(-6.908 * t / t60)
    return band(rng.standard_normal(len(t)) * envelope, low, high)


def level(signal, peak):
    """Scales to a peak."""
    top = np.max(np.abs(signal))
    return signal if top == 0 else signal * (peak / top)


def room(rng, signal, wet=0.16, t60=0.22, tail=0.25, dark=3200):
    """A small panelled room: six early reflections and a diffuse tail, darker than the direct sound."""
    t = seconds(t60)
    diffuse = rng.standard_normal(len(t)) * np.exp(-6.908 * t / t60) * np.minimum(1, t / 0.012)
    response = level(band(diffuse, 180, dark), 0.35)
    signal = fade_out(signal, 0.02)
    for delay, gain in zip((0.0041, 0.0067, 0.0093, 0.0127, 0.0171, 0.0226), (0.8, -0.6, 0.55, 0.45, -0.35, 0.3)):
        response[int(delay * RATE)] += gain * rng.uniform(0.8, 1.2)
    wet_signal = band(convolve(signal, response), 120, dark)
    dry = np.concatenate([signal, np.zeros(len(wet_signal) - len(signal))])
    out = dry + level(wet_signal, wet * np.max(np.abs(signal)))
    return out[: len(signal) + int(tail * RATE)]


# --- Things that are struck -----------------------------------------------------------------------------------------------------

# Ratios of the bending modes of a free round plate.
DISC_RATIOS = np.array([1.0, 1.68, 2.31, 3.82, 4.07, 5.52])


def disc_hit(rng, base=1750.0, force=0.5, damping=1.0, duration=0.25):
    """The clack of a boxwood draughtsman: plate modes, well damped by whatever it touches."""
    f = base * DISC_RATIOS * rng.uniform(0.985, 1.015, len(DISC_RATIOS))
    gains = np.array([1.0, 0.72, 0.5, 0.28, 0.24, 0.12]) * rng.uniform(0.8, 1.2, len(f))
    t60 = damping * 0.085 * (base / f) ** 0.7
    body = convolve(modes(f, gains, t60, duration), pulse(force))
    click = level(noise_burst(rng, 1800, 7500, 0.0003, 0.012), 0.22 * np.max(np.abs(body)))
    return place([(0, body), (0, click)], duration)


def board_hit(rng, base=185.0, force=1.2, damping=1.0, duration=0.5, bright=1.0):
    """The answer of the board and the coffer below: a hollow box of panels."""
    ratios = np.array([1.0, 1.37, 1.86, 2.44, 3.19, 4.12, 5.38, 7.1, 9.2])
    f = base * ratios * rng.uniform(0.97, 1.03, len(ratios))
    gains = np.array([1.0, 0.8, 0.85, 0.6, 0.5, 0.38, 0.26, 0.18, 0.12]) * rng.uniform(0.75, 1.25, len(f))
    gains *= bright ** np.arange(len(f))
    t60 = damping * 0.2 * (base / f) ** 0.55
    body = convolve(modes(f, gains, t60, duration), pulse(force))
    thump = level(noise_burst(rng, 120, 1400, 0.0006, 0.03), 0.3 * np.max(np.abs(body)))
    return place([(0, body), (0, thump)], duration)


def set_down(rng, base, board=185.0, force=0.9, hardness=0.45):
    """A wooden disc set on a wooden board: the edge touches first, then the disc lies flat, then a last tiny rocking."""
    flat = 0.017 + rng.uniform(-0.003, 0.004)
    parts = [
        (0.004, level(disc_hit(rng, base, hardness), 0.42)),
        (0.004, level(board_hit(rng, board, force), 0.30)),
        (0.004 + flat, level(disc_hit(rng, base * 0.96, hardness * 1.15), 0.62)),
        (0.004 + flat, level(board_hit(rng, board * 0.98, force * 1.1), 0.85)),
        (0.004 + flat * 2.3, level(disc_hit(rng, base * 1.03, hardness), 0.10)),
    ]
    return place(parts, 0.42)


def brass(rng, base, count, t60, duration, force=0.12):
    """Small brass: many clear modes that ring."""
    f = base * np.cumprod(np.concatenate([[1.0], rng.uniform(1.22, 1.48, count - 1)]))
    f = f[f < 15_000]
    gains = 0.75 ** np.arange(len(f)) * rng.uniform(0.7, 1.3, len(f))
    return convolve(modes(f, gains, t60 * (base / f) ** 0.5, duration), pulse(force))


def scrape(rng, duration, low, high, grain_rate):
    """Wood drawn over wood: noise whose strength flickers with the grain, shaped like one hand movement."""
    t = seconds(duration)
    hand = np.sin(np.pi * np.clip(t / duration, 0, 1)) ** 1.3 * (1 - 0.35 * t / duration)
    flicker = band(rng.standard_normal(len(t)), 8, grain_rate)
    flicker = 0.55 + 0.45 * flicker / np.max(np.abs(flicker))
    hiss = band(rng.standard_normal(len(t)), low, high)
    rub = band(rng.standard_normal(len(t)), 250, 700)
    return (hiss / np.std(hiss) + 0.8 * rub / np.std(rub)) * hand * flicker


# --- Things that are blown and plucked ------------------------------------------------------------------------------------------


def trumpet(rng, frequency, duration, loud=1.0):
    """A natural trumpet, played softly: brightness follows loudness, the pitch settles from below, a thread of breath."""
    t = seconds(duration + 0.12)
    rise, fall = 0.055, 0.11
    envelope = np.minimum(1, t / rise) ** 1.4 * (0.86 + 0.14 * np.exp(-t / 0.18))
    release = np.clip((t - duration) / fall, 0, 1)
    envelope *= 0.5 + 0.5 * np.cos(np.pi * release)
    drift = band(rng.standard_normal(len(t)), None, 6)
    drift = 0.0012 * drift / np.max(np.abs(drift))
    vibrato = 0.0028 * np.sin(2 * np.pi * 5.2 * t + rng.uniform(0, 6)) * np.clip((t - 0.3) / 0.4, 0, 1)
    pitch = frequency * (1 + drift + vibrato - 0.012 * np.exp(-t / 0.025))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    out = np.zeros_like(t)
    for k in range(1, int(11_000 / frequency) + 1):
        f = k * frequency
        formant = 0.35 + np.exp(-(((f - 1150) / 700) ** 2)) + 0.35 * np.exp(-(((f - 2300) / 900) ** 2))
        strength = formant / (1 + (f / 1900) ** 3.2)
        out += strength * envelope ** (1 + 0.33 * (k - 1) ** 0.8) * np.sin(k * phase + rng.uniform(0, 6.28))
    breath = band(rng.standard_normal(len(t)), 900, 5200) * envelope
    return loud * (out + 0.02 * np.max(np.abs(out)) * breath / np.std(breath))


def tabor(rng):
    """A soft stroke on a small drum."""
    skin = convolve(modes([118, 187, 251, 276, 345, 412], [1, 0.6, 0.4, 0.35, 0.25, 0.2], [0.42, 0.3, 0.24, 0.22, 0.17, 0.14], 0.6), pulse(3.0))
    return place([(0, level(skin, 1.0)), (0, level(noise_burst(rng, 200, 2200, 0.001, 0.08), 0.16))], 0.6)


def pluck(rng, frequency, duration, soft=0.5):
    """One gut course (two strings, a hair apart), plucked with the finger near the rose."""
    out = np.zeros(int(duration * RATE))
    for detune, weight in ((1.0, 1.0), (1.0013, 0.75)):
        period = RATE / (frequency * detune)
        n = int(period - 0.5)
        fraction = period - 0.5 - n
        # The finger: a smoothed random displacement, without the harmonics that a pluck at 1/5 of the string leaves out.
        shape = band(np.tile(rng.standard_normal(n), 3), None, 2600 * (1.4 - soft))[n : 2 * n]
        shape -= shape.mean()
        shape = shape - np.roll(shape, max(1, n // 5))
        loss = 0.5 ** (1 / (frequency * 0.36))  # halves in 0.36 s
        line = np.zeros(len(out) + n + 2)
        line[: len(shape)] = shape / np.max(np.abs(shape))
        # y[i] = loss * (mean of two neighbours one period ago, read between samples); done a period at a time.
        at = n
        delay = n + 1
        while at < len(out):
            size = min(n - 1, len(out) - at)
            i = np.arange(at, at + size)
            a = line[np.maximum(i - n, 0)]
            b = line[np.maximum(i - delay, 0)]
            c = line[np.maximum(i - delay - 1, 0)]
            now = (1 - fraction) * a + fraction * b
            before = (1 - fraction) * b + fraction * c
            line[at : at + size] = loss * 0.5 * (now + before)
            at += size
        out += weight * line[: len(out)]
    out *= np.minimum(1, seconds(duration) / 0.0015)
    return out


def lute_body(rng, signal):
    """The pear of thin ribs behind the strings."""
    response = modes([112, 208, 293, 402, 560, 735], [1, 0.9, 0.6, 0.5, 0.35, 0.25], [0.10, 0.09, 0.07, 0.06, 0.05, 0.04], 0.12)
    body = convolve(signal, response)[: len(signal)]
    tap = noise_burst(rng, 150, 900, 0.001, 0.02)
    return place([(0, level(signal, 0.8)), (0, level(body, 0.6)), (0, level(tap, 0.05))], len(signal) / RATE)


def lute(rng, chords, duration, soft=0.6):
    """Rolled chords: (start, spread, loudness, midi notes)."""
    parts = []
    for start, spread, loud, notes in chords:
        for i, note in enumerate(notes):
            at = start + spread * i + rng.uniform(0, 0.006)
            string = pluck(rng, 440 * 2 ** ((note - 69) / 12), duration - at, soft)
            parts.append((at, level(string, loud * (0.9 if i else 1.0) * rng.uniform(0.92, 1.06))))
    return fade_out(lute_body(rng, place(parts, duration)), 0.5)


# --- The sounds -----------------------------------------------------------------------------------------------------------------


def lift(rng):
    """A disc taken up: the edge leaves the board with a light tick and a breath of friction."""
    air = scrape(rng, 0.09, 900, 4200, 90)
    return place(
        [
            (0.004, level(disc_hit(rng, 1980, 0.28, 0.8), 0.40)),
            (0.011, level(disc_hit(rng, 2230, 0.28, 0.7), 0.30)),
            (0.004, level(board_hit(rng, 260, 0.6, 0.7), 0.30)),
            (0.010, level(air, 0.10)),
        ],
        0.2,
    )


def capture(rng, base, gap):
    """Two discs knock together, the taken one skitters, and the taker is set down."""
    return place(
        [
            (0.004, level(disc_hit(rng, base, 0.28), 0.95)),
            (0.004, level(disc_hit(rng, base * 1.19, 0.28), 0.70)),
            (0.055, level(disc_hit(rng, base * 1.17, 0.4), 0.22)),
            (0.083, level(disc_hit(rng, base * 1.2, 0.4), 0.12)),
            (gap, 0.9 * set_down(rng, base * 0.9, 178)),
        ],
        0.6,
    )


def crown(rng):
    """A second disc laid on the first, and a shimmer of gilt."""
    clack = place(
        [
            (0.004, level(disc_hit(rng, 1820, 0.35), 0.55)),
            (0.026, level(disc_hit(rng, 1540, 0.4), 0.85)),
            (0.026, level(disc_hit(rng, 1930, 0.4), 0.5)),
            (0.026, level(board_hit(rng, 200, 1.3), 0.45)),
        ],
        0.4,
    )
    parts = [(0, clack)]
    # Pairs of close partials beat slowly, like light on leaf gold.
    for i, f in enumerate((2349.3, 2960.0, 3520.0, 4698.6, 5919.9)):
        t60 = 0.95 * (2349.3 / f) ** 0.6
        bell = modes([f, f * 1.0021, f * 2.76], [1, 0.8, 0.18], [t60, t60 * 0.9, t60 * 0.3], 0.95)
        t = seconds(0.95)
        parts.append((0.075 + 0.038 * i, level(bell * np.minimum(1, t / 0.004), 0.17 * 0.86**i)))
    return place(parts, 1.15)


def refuse(rng):
    """A knuckle on the coffer, twice, dull: not this."""
    parts = []
    for at, strength in ((0.005, 1.0), (0.135, 0.8)):
        low = level(board_hit(rng, 138, 3.4, 0.7), 0.8)
        knuckle = level(board_hit(rng, 312, 1.9, 0.55), 0.62)
        flesh = level(noise_burst(rng, 180, 1100, 0.0015, 0.035), 0.35)
        parts.append((at, level(band(place([(0, low), (0, knuckle), (0, flesh)], 0.3), 90, 1300), strength)))
    return place(parts, 0.42)


def select(rng):
    """A fingertip on a small disc."""
    return place([(0.004, level(disc_hit(rng, 1380, 0.9, 0.8), 0.6)), (0.004, level(board_hit(rng, 330, 1.6, 0.5), 0.3))], 0.16)


def button(rng):
    """A brass catch: in, and the spring's answer."""
    first = place([(0, level(brass(rng, 2750, 5, 0.10, 0.2), 0.7)), (0, level(noise_burst(rng, 2500, 9000, 0.0002, 0.006), 0.3))], 0.2)
    second = place([(0, level(brass(rng, 3350, 5, 0.16, 0.25), 0.4)), (0, level(noise_burst(rng, 3000, 9000, 0.0002, 0.004), 0.12))], 0.25)
    wood = level(board_hit(rng, 340, 0.9, 0.5), 0.28)
    return place([(0.004, first), (0.004, wood), (0.041, second)], 0.3)


def page(rng):
    """A parchment leaf turned: a first crackle, the sweep of the leaf, and its fall."""
    duration = 0.62
    parts = []
    for _ in range(190):
        when = np.clip(rng.beta(1.7, 2.3), 0.01, 0.97)
        size = rng.uniform(0.0015, 0.009)
        centre = 1300 + 3600 * np.sin(np.pi * when) * rng.uniform(0.5, 1.1)
        grain = noise_burst(rng, centre * 0.7, centre * 1.5, 0.0004, size)
        hand = np.sin(np.pi * when) ** 0.8
        parts.append((0.01 + 0.5 * when, level(grain, hand * 10 ** rng.uniform(-1.4, -0.25))))
    t = seconds(0.5)
    sweep = band(rng.standard_normal(len(t)), 700, 3800) * np.sin(np.pi * t / 0.5) ** 2
    parts.append((0.02, level(sweep, 0.22)))
    parts.append((0.45, level(noise_burst(rng, 160, 900, 0.012, 0.12), 0.38)))
    return place(parts, duration)


def win(rng):
    """A short calm fanfare: two natural trumpets in D and a tabor. Pure intervals of the natural series."""
    d2 = 73.42
    upper = [(0.00, 0.26, 6), (0.28, 0.12, 6), (0.42, 0.26, 8), (0.70, 0.12, 9), (0.84, 0.24, 10), (1.12, 0.78, 8)]
    lower = [(0.00, 0.26, 4), (0.28, 0.12, 4), (0.42, 0.26, 5), (0.70, 0.12, 6), (0.84, 0.24, 6), (1.12, 0.80, 5)]
    parts = []
    for line, loud in ((upper, 1.0), (lower, 0.72)):
        for start, length, harmonic in line:
            accent = 1.0 if length > 0.2 else 0.85
            note = trumpet(rng, d2 * harmonic, length, 1.0)
            parts.append((0.01 + start + rng.uniform(0, 0.008), level(note, loud * accent)))
    for start, strength in ((0.0, 0.5), (0.42, 0.4), (0.84, 0.35), (1.12, 0.55)):
        parts.append((0.01 + start, strength * tabor(rng)))
    return place(parts, 2.1)


def lose(rng):
    """A soft Phrygian cadence on the lute, from G minor over A to D."""
    chords = [
        (0.01, 0.030, 0.75, (43, 50, 58, 62)),
        (0.62, 0.030, 0.70, (45, 52, 57, 61)),
        (1.24, 0.045, 0.80, (38, 50, 57, 62, 65)),
    ]
    return lute(rng, chords, 2.9, 0.75)


def draw(rng):
    """An even close on the lute: F, then a bare fifth on C, neither glad nor sorry."""
    return lute(rng, [(0.01, 0.028, 0.7, (41, 53, 57, 60)), (0.52, 0.04, 0.8, (48, 55, 60, 67))], 1.9, 0.65)


def lid(rng):
    """The lid of the coffer: hinges creak by stick and slip, the lid falls to with a thud, the hasp rattles."""
    length = 0.85
    train = np.zeros(int(length * RATE))
    at = 0.03
    while at < length - 0.03:
        x = at / length
        rate = 34 + 62 * np.sin(np.pi * x) ** 1.5 + 26 * x
        strength = (0.25 + 0.75 * np.sin(np.pi * x) ** 1.2) * rng.uniform(0.55, 1.0)
        train[int(at * RATE)] += strength
        at += rng.uniform(0.86, 1.14) / rate
    hinge = modes(
        [243, 391, 577, 822, 1135, 1490, 1960, 2610],
        [0.55, 0.8, 1.0, 0.9, 0.7, 0.5, 0.3, 0.16],
        [0.05, 0.05, 0.045, 0.04, 0.032, 0.026, 0.02, 0.016],
        0.12,
    )
    creak = convolve(convolve(train, pulse(0.7)), hinge)
    thud = place(
        [
            (0, level(modes([61, 88, 131, 176, 242], [1, 0.9, 0.7, 0.45, 0.3], [0.34, 0.28, 0.2, 0.16, 0.12], 0.5), 0.55)),
            (0, level(board_hit(rng, 104, 3.2, 1.25, bright=0.9), 0.75)),
            (0, level(noise_burst(rng, 150, 2400, 0.001, 0.07), 0.20)),
            (0.115, level(board_hit(rng, 118, 3.0, 0.9, bright=0.86), 0.24)),
        ],
        0.7,
    )
    rattle = place([(0, level(brass(rng, 1720, 6, 0.12, 0.25), 0.10)), (0.062, level(brass(rng, 1810, 6, 0.09, 0.25), 0.055))], 0.35)
    return place([(0, level(creak, 0.34)), (0.93, thud), (0.945, rattle)], 1.6)


# --- Cards ----------------------------------------------------------------------------------------------------------------------


def pasteboard(rng, base=820.0, force=0.5):
    """A stiff card that snaps flat: a few broad, quickly damped modes and the slap of its face."""
    ratios = np.array([1.0, 1.58, 2.33, 3.4, 4.7, 6.3])
    f = base * ratios * rng.uniform(0.95, 1.05, len(ratios))
    gains = np.array([0.8, 1.0, 0.9, 0.7, 0.5, 0.3]) * rng.uniform(0.75, 1.25, len(f))
    body = convolve(modes(f, gains, 0.028 * (base / f) ** 0.4, 0.12), pulse(force))
    slap = level(noise_burst(rng, 900, 7000, 0.0006, 0.022), 0.9 * np.max(np.abs(body)))
    return place([(0, body), (0, slap)], 0.14)


def cloth(rng, force=2.6):
    """What the table answers through the baize: low and short."""
    return level(band(board_hit(rng, 92, force, 0.55, 0.3, bright=0.8), 50, 520), 1.0)


def card_slide(rng, duration, low=1500, high=7500):
    """A card drawn over cloth: a soft hiss with the nap in it."""
    t = seconds(duration)
    hand = np.sin(np.pi * np.clip(t / duration, 0, 1)) ** 1.1 * (0.55 + 0.45 * t / duration)
    nap = band(rng.standard_normal(len(t)), 25, 260)
    hiss = band(rng.standard_normal(len(t)), low, high)
    return hiss / np.std(hiss) * hand * (0.7 + 0.3 * nap / np.max(np.abs(nap)))


def deal(rng, base):
    """A card flicked off the pack and landing."""
    flick = level(noise_burst(rng, 2200, 9500, 0.004, 0.03), 0.34)
    return place(
        [
            (0.004, flick),
            (0.012, level(card_slide(rng, 0.085), 0.30)),
            (0.088, level(pasteboard(rng, base, 0.55), 0.62)),
            (0.089, 0.30 * cloth(rng)),
        ],
        0.3,
    )


def play_card(rng, base):
    """A card drawn from the hand and laid down with a will."""
    return place(
        [
            (0.004, level(card_slide(rng, 0.13, 1200, 6500), 0.30)),
            (0.122, level(pasteboard(rng, base, 0.42), 0.95)),
            (0.123, 0.62 * cloth(rng, 3.0)),
            (0.158, level(pasteboard(rng, base * 0.93, 0.7), 0.16)),
        ],
        0.42,
    )


def slide(rng):
    """A card pushed over the cloth to another place, and another that comes back."""
    parts = []
    for at, low, strength in ((0.004, 1050, 1.0), (0.21, 1300, 0.72)):
        parts.append((at, level(card_slide(rng, 0.24, low, 6000), 0.46 * strength)))
        parts.append((at + 0.215, level(pasteboard(rng, 0.82 * low, 0.75), 0.34 * strength)))
        parts.append((at + 0.216, 0.3 * strength * cloth(rng, 3.0)))
    return place(parts, 0.6)


def sweep(rng):
    """Four cards drawn together over the cloth, knocked even, and laid on the heap."""
    parts = [(0.004, level(card_slide(rng, 0.34, 900, 5200), 0.42)), (0.09, level(card_slide(rng, 0.26, 1600, 7000), 0.24))]
    for at, strength in ((0.13, 0.2), (0.19, 0.26), (0.235, 0.22), (0.30, 0.36)):
        parts.append((at, level(pasteboard(rng, rng.uniform(760, 1050), 0.7), strength)))
    parts.append((0.43, level(pasteboard(rng, 690, 0.6), 0.72)))
    parts.append((0.431, 0.5 * cloth(rng, 3.2)))
    return place(parts, 0.66)


def walk(rng):
    """The gold crown set one space on: its foot in the embroidery, its orbs trembling."""
    foot = place([(0, level(brass(rng, 1480, 6, 0.16, 0.4), 0.42)), (0, 0.5 * cloth(rng, 2.2))], 0.45)
    tremble = [(0.006 + d, level(brass(rng, rng.uniform(2600, 3900), 4, 0.20, 0.4), g)) for d, g in ((0.0, 0.26), (0.041, 0.16), (0.093, 0.09))]
    return place([(0.004, foot), *tremble], 0.5)


def bell_tone(rng, prime, duration):
    """A cast bell struck by its clapper: hum, prime, tierce, quint, nominal and those above, each in two that beat slowly."""
    ratios = np.array([0.5, 1.0, 1.19, 1.5, 2.0, 2.52, 2.67, 3.01, 4.12, 5.4])
    gains = np.array([0.5, 0.75, 0.8, 0.35, 1.0, 0.5, 0.45, 0.6, 0.4, 0.25])
    t60 = np.array([3.2, 2.2, 1.7, 1.2, 1.25, 0.8, 0.7, 0.6, 0.4, 0.25])
    f = np.concatenate([prime * ratios * 0.9993, prime * ratios * 1.0008])
    ring = convolve(modes(f, np.tile(gains, 2) * rng.uniform(0.85, 1.15, 2 * len(ratios)), np.tile(t60, 2), duration), pulse(0.5))
    clapper = level(noise_burst(rng, 900, 6000, 0.0004, 0.02), 0.22 * np.max(np.abs(ring)))
    return place([(0, ring), (0, clapper)], duration)


def reign(rng):
    """A bell for the new queen: one stroke, and a softer one a fourth above."""
    first = fade_out(bell_tone(rng, 392.0, 2.0), 0.7)
    second = fade_out(bell_tone(rng, 523.3, 1.6), 0.6)
    return place([(0.004, level(first, 0.9)), (0.30, level(second, 0.5))], 2.1)


def curtain(rng):
    """The curtain drawn: rings along the rail, and the heavy cloth following."""
    duration = 0.95
    t = seconds(0.85)
    hand = np.sin(np.pi * np.clip(t / 0.85, 0, 1)) ** 1.4
    low = band(rng.standard_normal(len(t)), 140, 900)
    high = band(rng.standard_normal(len(t)), 1200, 4200)
    parts = [(0.02, level((low / np.std(low) + 0.45 * high / np.std(high)) * hand, 0.62))]
    for i in range(13):
        when = 0.03 + 0.62 * (i / 13) ** 0.85 + rng.uniform(-0.012, 0.012)
        parts.append((when, level(brass(rng, rng.uniform(1900, 3300), 5, 0.10, 0.22), rng.uniform(0.07, 0.2))))
    parts.append((0.68, level(noise_burst(rng, 90, 500, 0.03, 0.2), 0.5)))
    return place(parts, duration)


# --- Slate ----------------------------------------------------------------------------------------------------------------------


def slate_hit(rng, base=1200.0, force=0.4):
    """A slab of slate that lies in its frame: dense, glassy modes which the wood below soon swallows."""
    ratios = np.array([1.0, 1.41, 1.97, 2.62, 3.48, 4.4, 5.9])
    f = base * ratios * rng.uniform(0.97, 1.03, len(ratios))
    gains = np.array([0.9, 1.0, 0.8, 0.7, 0.5, 0.4, 0.25]) * rng.uniform(0.8, 1.2, len(f))
    body = convolve(modes(f, gains, 0.07 * (base / f) ** 0.35, 0.2), pulse(force))
    grit = level(noise_burst(rng, 2500, 9000, 0.0002, 0.009), 0.3 * np.max(np.abs(body)))
    return place([(0, body), (0, grit)], 0.2)


def set_on_slate(rng, base):
    """A man of bone set on slate: its edge first, then it lies flat with a click, and the frame answers."""
    flat = 0.014 + rng.uniform(-0.002, 0.003)
    parts = [
        (0.004, level(disc_hit(rng, base, 0.3, 0.7), 0.32)),
        (0.004, level(slate_hit(rng, 1310), 0.26)),
        (0.004 + flat, level(disc_hit(rng, base * 0.95, 0.36, 0.75), 0.5)),
        (0.004 + flat, level(slate_hit(rng, 1190, 0.42), 0.72)),
        (0.004 + flat, level(board_hit(rng, 150, 2.0, 0.7, bright=0.9), 0.3)),
        (0.004 + flat * 2.6, level(slate_hit(rng, 1400, 0.35), 0.09)),
    ]
    return place(parts, 0.36)


def mill(rng):
    """A mill is closed: a chord of three notes on the lute, D, A and the third above, and the brass of the line rings with it."""
    strings = lute(rng, [(0.01, 0.075, 0.85, (50, 57, 66))], 1.3, 0.45)
    parts = [(0, strings)]
    for i, f in enumerate((1174.7, 1760.0, 2960.0)):
        t60 = 0.8 * (1174.7 / f) ** 0.5
        ring = modes([f, f * 1.0023, f * 2.76], [1, 0.75, 0.16], [t60, t60 * 0.9, t60 * 0.3], 1.0)
        parts.append((0.02 + 0.075 * i, level(np.minimum(1, seconds(1.0) / 0.006) * ring, 0.17 / (1 + 0.25 * i))))
    return place(parts, 1.3)


def fly(rng):
    """A bird takes wing: beats of stiff feathers that quicken and grow faint, over a rising fifth and octave."""
    parts = [(0, 0.55 * lute(rng, [(0.01, 0.11, 0.8, (57, 64, 69))], 1.4, 0.7))]
    at, gap, strength = 0.03, 0.115, 1.0
    for _ in range(9):
        beat = int(gap * 0.9 * RATE)
        shape = np.sin(np.pi * np.linspace(0, 1, beat)) ** 1.6
        down = band(rng.standard_normal(beat), 260, 1300) * shape
        rustle = band(rng.standard_normal(beat), 1800, 6000) * shape**3
        parts.append((at, level(down / np.std(down) + 0.35 * rustle / np.std(rustle), 0.62 * strength)))
        at += gap
        gap *= 0.92
        strength *= 0.84
    return place(parts, 1.4)


# --- The fates of the Six Wives -------------------------------------------------------------------------------------------------


def coin_hit(rng, base=3150.0, ring=0.3, force=0.16):
    """A gilt coin on its edge or flat: brass with the clack of what it meets."""
    tone = level(brass(rng, base * rng.uniform(0.97, 1.03), 6, ring, 0.5, force), 0.5)
    return place([(0, tone), (0, level(noise_burst(rng, 2400, 9500, 0.0003, 0.012), 0.22))], 0.5)


def push(rng):
    """A queen divorced: the coin is pushed over the floor and the frame, falls, rings on the oak and rolls flat."""
    parts = [(0.0, level(band(scrape(rng, 0.36, 900, 6500, 60), 500, 7000), 0.34)), (0.34, level(board_hit(rng, 230, 0.9, 0.6), 0.2))]
    at, strength = 0.60, 1.0
    for gap in (0.15, 0.095, 0.06, 0.04, 0.028, 0.021, 0.016, 0.013, 0.011, 0.009):
        parts.append((at, level(coin_hit(rng, 2900, 0.34), 0.8 * strength)))
        parts.append((at, level(board_hit(rng, 205, 1.1, 0.8), 0.5 * strength)))
        at += gap
        strength *= 0.72
    return place(parts, 1.5)


def axe(rng):
    """A queen beheaded: the blade comes down through the air, bites the block, and rings once."""
    t = seconds(0.22)
    rush = band(rng.standard_normal(len(t)), 500, 4200) * (t / 0.22) ** 3
    steel = modes([1480, 2730, 4180, 5960], [1, 0.7, 0.5, 0.3], [0.34, 0.26, 0.2, 0.14], 0.5)
    block = place(
        [
            (0, level(board_hit(rng, 98, 1.6, 1.1, bright=0.94), 0.9)),
            (0, level(modes([58, 84, 127], [1, 0.8, 0.5], [0.26, 0.2, 0.15], 0.4), 0.55)),
            (0, level(noise_burst(rng, 700, 6500, 0.0004, 0.05), 0.45)),
        ],
        0.6,
    )
    chip = level(disc_hit(rng, 1350, 0.4), 0.12)
    return place([(0.01, level(rush, 0.22)), (0.23, block), (0.231, level(convolve(steel, pulse(0.2)), 0.16)), (0.40, chip), (0.47, level(chip, 0.06))], 1.0)


def earth(rng):
    """A queen dies: three spades of earth on the coin, each softer, and the turf patted down."""
    parts = [(0.0, level(coin_hit(rng, 2500, 0.12, 0.5), 0.2))]
    for at, strength in ((0.14, 1.0), (0.48, 0.8), (0.82, 0.62)):
        parts.append((at, level(band(rng.standard_normal(int(0.07 * RATE)), 70, 520) * np.hanning(int(0.07 * RATE)), 0.6 * strength)))
        for _ in range(46):
            grain = noise_burst(rng, rng.uniform(260, 900), rng.uniform(1500, 4200), 0.0012, rng.uniform(0.012, 0.04))
            parts.append((at + abs(rng.normal(0.0, 0.075)), level(grain, 0.24 * strength * rng.uniform(0.3, 1.0))))
    parts.append((1.16, level(modes([72, 108, 161], [1, 0.7, 0.4], [0.16, 0.12, 0.09], 0.3), 0.55)))
    parts.append((1.16, level(noise_burst(rng, 150, 1300, 0.003, 0.08), 0.3)))
    return place(parts, 1.5)


def gate(rng):
    """A queen survives: the latch lifts, an iron gate turns on its hinge and stands open, a small bell."""
    length = 0.75
    train = np.zeros(int(length * RATE))
    at = 0.02
    while at < length - 0.03:
        x = at / length
        train[int(at * RATE)] += (0.2 + 0.8 * np.sin(np.pi * x)) * rng.uniform(0.6, 1.0)
        at += rng.uniform(0.9, 1.1) / (58 + 74 * np.sin(np.pi * x))
    hinge = modes([517, 884, 1290, 1875, 2640, 3720], [0.5, 0.9, 1.0, 0.8, 0.5, 0.3], [0.09, 0.08, 0.07, 0.05, 0.04, 0.03], 0.15)
    creak = band(convolve(convolve(train, pulse(0.4)), hinge), 400, 5200)
    latch = place([(0, level(brass(rng, 1240, 6, 0.10, 0.3, 0.3), 0.5)), (0.07, level(brass(rng, 1390, 6, 0.08, 0.3, 0.3), 0.34))], 0.4)
    stop = place([(0, level(brass(rng, 640, 6, 0.3, 0.6, 0.5), 0.4)), (0, level(board_hit(rng, 120, 1.8, 0.8), 0.5))], 0.6)
    return place([(0.0, latch), (0.16, level(creak, 0.3)), (0.90, stop), (1.02, level(bell_tone(rng, 1174.7, 1.2), 0.34))], 2.2)
# --- Leather --------------------------------------------------------------------------------------------------------------------


def on_leather(rng, base):
    """A carved figure set on a cell of leather over oak: the felted foot, the padded cell, and the frame far below."""
    flat = 0.019 + rng.uniform(-0.003, 0.004)
    parts = [
        (0.004, level(disc_hit(rng, base, 0.6, 0.85), 0.36)),
        (0.004 + flat, level(disc_hit(rng, base * 0.94, 0.75, 0.8), 0.66)),
        (0.004 + flat, level(board_hit(rng, 186, 1.9, 0.75, bright=0.9), 0.72)),
        (0.004 + flat, level(noise_burst(rng, 260, 1600, 0.002, 0.05), 0.26)),
    ]
    return place(parts, 0.36)


def stretched_gut(rng, duration, first, last):
    """A gut cord that is drawn: it slips in small grains, ever faster, and each grain rings higher."""
    out = np.zeros(int(duration * RATE))
    at = 0.006
    while at < duration - 0.03:
        x = at / duration
        tone = 330 + 640 * x**1.6
        grain = modes([tone, tone * 2.02, tone * 3.1], [1, 0.6, 0.35], [0.030, 0.022, 0.016], 0.035)
        grain = level(convolve(grain, pulse(0.35)), (0.25 + 0.75 * x) * rng.uniform(0.5, 1.0))
        start = int(at * RATE)
        end = min(len(out), start + len(grain))
        out[start:end] += grain[: end - start]
        at += rng.uniform(0.8, 1.2) / (first + (last - first) * x)
    return out


def trap(rng):
    """The cord of a trap: gut that creaks as it is drawn, snaps straight and hums, and the two who hold it set their feet."""
    taut = 0.21
    hum = pluck(rng, 233.1, 0.55, 0.25) * np.exp(-seconds(0.55) / 0.14)
    fifth = pluck(rng, 349.2, 0.4, 0.3) * np.exp(-seconds(0.4) / 0.09)
    parts = [
        (0.0, level(stretched_gut(rng, taut, 46, 170), 0.34)),
        (taut, level(lute_body(rng, hum), 0.75)),
        (taut + 0.004, level(fifth, 0.26)),
        (taut, level(noise_burst(rng, 1500, 6000, 0.0003, 0.014), 0.16)),
        (taut + 0.055, level(on_leather(rng, 1190), 0.62)),
        (taut + 0.155, level(on_leather(rng, 1060), 0.46)),
    ]
    return place(parts, 0.95)


def sent(rng):
    """A trapped piece is carried off: the cord goes slack, and a heavy gown sweeps over the board."""
    slack = pluck(rng, 155.6, 0.32, 0.7) * np.exp(-seconds(0.32) / 0.07)
    t = seconds(0.34)
    sweep = np.sin(np.pi * np.clip(t / 0.34, 0, 1)) ** 1.5
    folds = 0.7 + 0.3 * np.sin(2 * np.pi * 11 * t + 3 * t**2)
    gown = band(rng.standard_normal(len(t)), 320, 2100)
    return place([(0.004, level(slack, 0.5)), (0.03, level(gown / np.std(gown) * sweep * folds, 0.5))], 0.45)


def throne(rng):
    """A queen takes the throne: her foot on gilt wood, a rising chord of the lute in D, and a shimmer of leaf gold."""
    parts = [(0.004, level(set_down(rng, 1280, 172, 1.2, 0.6), 0.6)), (0.05, level(lute(rng, [(0.01, 0.085, 0.85, (50, 57, 62, 66))], 1.5, 0.55), 0.8))]
    for i, f in enumerate((1760.0, 2217.5, 2637.0)):
        t60 = 0.8 * (1760.0 / f) ** 0.6
        ring = modes([f, f * 1.0022, f * 2.76], [1, 0.8, 0.15], [t60, t60 * 0.9, t60 * 0.3], 0.9)
        parts.append((0.33 + 0.05 * i, level(ring * np.minimum(1, seconds(0.9) / 0.006), 0.11 * 0.85**i)))
    return place(parts, 1.55)


SOUNDS = {
    "lift": lift,
    "place_1": lambda rng: set_down(rng, 1720, 184),
    "place_2": lambda rng: set_down(rng, 1610, 176, 1.0, 0.5),
    "place_3": lambda rng: set_down(rng, 1835, 193, 0.85, 0.42),
    "slide": slide,
    "capture_1": lambda rng: capture(rng, 1900, 0.165),
    "capture_2": lambda rng: capture(rng, 1760, 0.19),
    "crown": crown,
    "refuse": refuse,
    "select": select,
    "button": button,
    "page": page,
    "win": win,
    "lose": lose,
    "draw": draw,
    "lid": lid,
    "deal_1": lambda rng: deal(rng, 850),
    "deal_2": lambda rng: deal(rng, 940),
    "deal_3": lambda rng: deal(rng, 780),
    "card_1": lambda rng: play_card(rng, 800),
    "card_2": lambda rng: play_card(rng, 880),
    "sweep": sweep,
    "walk": walk,
    "reign": reign,
    "curtain": curtain,
    "stone_1": lambda rng: set_on_slate(rng, 2380),
    "stone_2": lambda rng: set_on_slate(rng, 2230),
    "stone_3": lambda rng: set_on_slate(rng, 2510),
    "mill": mill,
    "fly": fly,
    "push": push,
    "axe": axe,
    "earth": earth,
    "gate": gate,
    "guard_1": lambda rng: on_leather(rng, 1240),
    "guard_2": lambda rng: on_leather(rng, 1150),
    "guard_3": lambda rng: on_leather(rng, 1340),
    "trap": trap,
    "sent": sent,
    "throne": throne,
}

# Larger rooms for what fills the hall, nearly none for what sits under the finger: (wet, reverberation time, tail kept).
ROOMS = {
    "win": (0.34, 1.0, 0.75),
    "lose": (0.20, 0.7, 0.3),
    "draw": (0.20, 0.7, 0.3),
    "lid": (0.22, 0.45, 0.35),
    "select": (0.08, 0.12, 0.06),
    "button": (0.08, 0.12, 0.08),
    "lift": (0.10, 0.15, 0.08),
    "page": (0.10, 0.2, 0.12),
    "deal_1": (0.08, 0.15, 0.06),
    "deal_2": (0.08, 0.15, 0.06),
    "deal_3": (0.08, 0.15, 0.06),
    "reign": (0.30, 0.9, 0.4),
    "curtain": (0.18, 0.35, 0.2),
    "stone_1": (0.12, 0.18, 0.1),
    "stone_2": (0.12, 0.18, 0.1),
    "stone_3": (0.12, 0.18, 0.1),
    "mill": (0.24, 0.7, 0.35),
    "fly": (0.20, 0.5, 0.25),
    "axe": (0.24, 0.6, 0.35),
    "earth": (0.10, 0.2, 0.12),
    "gate": (0.28, 0.9, 0.5),
    "guard_1": (0.12, 0.18, 0.1),
    "guard_2": (0.12, 0.18, 0.1),
    "guard_3": (0.12, 0.18, 0.1),
    "trap": (0.18, 0.35, 0.2),
    "sent": (0.14, 0.25, 0.12),
    "throne": (0.26, 0.7, 0.35),
}


def finish(signal):
    """No DC, no click at either end, no long silence, the common peak."""
    signal = band(signal, 35, 16_000)
    loud = np.nonzero(np.abs(signal) > np.max(np.abs(signal)) * 10 ** (-62 / 20))[0]
    signal = signal[: min(len(signal), loud[-1] + int(0.02 * RATE))]
    signal = signal - np.mean(signal)
    rise = int(0.0015 * RATE)
    signal[:rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    return level(fade_out(signal, 0.06), PEAK)


def render(name):
    """The samples of one sound, always the same."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    wet, t60, tail = ROOMS.get(name, (0.16, 0.22, 0.12))
    return finish(room(rng, SOUNDS[name](rng), wet, t60, tail))


def write_wav(path, signal):
    """16 bit mono."""
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(signal * 32767).astype("<i2").tobytes())


def report(name, signal):
    """One line of figures; true when they are within bounds."""
    peak = 20 * np.log10(np.max(np.abs(signal)))
    rms = 20 * np.log10(np.sqrt(np.mean(signal**2)))
    dc = abs(float(np.mean(signal)))
    ends = max(abs(signal[0]), abs(signal[-1]))
    spectrum = np.abs(np.fft.rfft(signal)) ** 2
    f = np.fft.rfftfreq(len(signal), 1 / RATE)
    centroid = float((spectrum * f).sum() / spectrum.sum())
    # A beep would put nearly everything into one narrow line.
    strongest = f[int(np.argmax(spectrum))]
    line = float(spectrum[np.abs(f - strongest) < 30].sum() / spectrum.sum())
    good = -7 < peak < -5.5 and dc < 1e-3 and ends < 1e-3 and line < 0.6 and len(signal) / RATE < 3.5
    print(
        f"{name:10} {len(signal) / RATE:5.2f} s  peak {peak:5.1f} dB  rms {rms:6.1f} dB  dc {dc:.5f}  "
        f"ends {ends:.5f}  centroid {centroid:5.0f} Hz  line {line:4.2f} at {strongest:5.0f} Hz  {'ok' if good else 'OUT OF BOUNDS'}"
    )
    return good


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    good = True
    for name in SOUNDS:
        signal = render(name)
        write_wav(folder / f"{name}.wav", signal)
        if "--check" in sys.argv[2:]:
            good &= report(name, signal)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
