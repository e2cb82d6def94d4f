"""The score of the music: “Pastime with Good Company” (Henry VIII, c. 1513), set for a lute in G.

The tune, in the G dorian of the manuscript, was compared in two editions, which agree (assets/CREDITS.md names them).
The setting is ours: bass and inner voice in the manner of the time, four verses that differ, a prelude of two bars.

A voice is written bar by bar. A note is a pitch (`bf4`: b flat in the octave of middle c; `s` is sharp) and a length in eighths; without a
length it has one eighth. `+` joins what sounds together, `r` is a rest. Every bar has eight eighths: reading it checks that.
"""

TUNE = """
bf4:3 bf4:1 bf4:3 bf4:1 | a4:1.5 bf4:.5 a4 g4 f4:3 f4 | bf4:3 bf4 a4:3 g4 | f4 g4 fs4:.5 e4:.5 fs4 g4:4 |
bf4:3 bf4:1 bf4:3 bf4:1 | a4:1.5 bf4:.5 a4 g4 f4:3 f4 | bf4:3 bf4 a4:1.5 bf4:.5 a4 g4 | f4 g4 fs4:.5 e4:.5 fs4 g4:3 f4 |
g4:2 a4:2 bf4:3 f4 | g4:2 a4:2 bf4:3 bf4 | c5:1.5 bf4:.5 a4 g4 f4:3 f4 |
g4:2 a4:2 bf4:3 bf4 | g4:2 a4:2 bf4:3 bf4 | a4 g4 fs4:.5 g4:.5 a4:.5 fs4:.5 g4:4
"""

# The tune of the first two lines an octave lower, where it becomes the tenor.
LOW_TUNE = """
bf3:3 bf3:1 bf3:3 bf3:1 | a3:1.5 bf3:.5 a3 g3 f3:3 f3 | bf3:3 bf3 a3:3 g3 | f3 g3 fs3:.5 e3:.5 fs3 g3:4 |
bf3:3 bf3:1 bf3:3 bf3:1 | a3:1.5 bf3:.5 a3 g3 f3:3 f3 | bf3:3 bf3 a3:1.5 bf3:.5 a3 g3 | f3 g3 fs3:.5 e3:.5 fs3 g3:3 f3
"""

BASS = """
g2:4 bf2:4 | f3:2 c3:2 d3:4 | bf2:4 f3:3 e3 | d3:4 g2:4 |
g2:4 bf2:4 | f3:2 c3:2 d3:4 | bf2:4 f3:3 e3 | d3:4 g2:3 d3 |
ef3:2 c3:2 bf2:3 d3 | ef3:2 c3:2 bf2:4 | f3:2 c3:2 d3:4 | ef3:2 c3:2 bf2:4 | ef3:2 f3:2 g3:4 | c3 ef3 d3:2 g2:4
"""

INNER = """
d4:4 d4:4 | c4:4 a3:4 | d4:4 c4:4 | a3:4 bf3:4 |
d4:4 d4:4 | c4:4 a3:4 | d4:4 c4:4 | a3:4 bf3:3 a3 |
bf3:2 c4:2 d4:3 bf3 | bf3:2 c4:2 d4:4 | c4:4 a3:4 | bf3:2 c4:2 d4:4 | bf3:2 a3:2 d4:4 | c4 bf3 a3:2 bf3:4
"""

# Second verse: broken chords under the tune.
BROKEN = """
g2 d3 bf3 d3 bf2 f3 d4 f3 | f3 c4 c3 g3 d3 a3 f3 a3 | bf2 f3 d4 f3 f3 c4 a3 e3 | d3 a3 d4 a3 g2 d3 bf3 d3 |
g2 d3 bf3 d3 bf2 f3 d4 f3 | f3 c4 c3 g3 d3 a3 f3 a3 | bf2 f3 d4 f3 f3 c4 a3 e3 | d3 a3 d4 a3 g2 d3 bf3 d3 |
ef3 bf3 c3 c4 bf2 f3 d4 bf3 | ef3 bf3 c3 c4 bf2 f3 d4 f3 | f3 c4 c3 g3 d3 a3 d4 a3 |
ef3 bf3 c3 c4 bf2 f3 d4 f3 | ef3 bf3 f3 c4 g3 d4 bf3 d4 | c3 ef3 d3 a3 g2 d3 bf3:2
"""

# Third verse: divisions on the tune.
DIVISIONS = """
bf4 c5:.5 bf4:.5 a4:.5 bf4:.5 c5 bf4 a4:.5 g4:.5 a4 bf4 | a4:.5 g4:.5 a4:.5 bf4:.5 a4:.5 g4:.5 f4:.5 g4:.5 f4 e4:.5 f4:.5 g4:.5 f4:.5 e4:.5 f4:.5 |
bf4:.5 a4:.5 bf4:.5 c5:.5 d5 bf4 a4:.5 bf4:.5 c5:.5 bf4:.5 a4 g4 | f4:.5 e4:.5 f4:.5 g4:.5 fs4:.5 e4:.5 fs4 g4:2 f4:.5 g4:.5 a4 |
bf4:1.5 a4:.5 g4:.5 a4:.5 bf4:.5 c5:.5 d5 c5:.5 bf4:.5 a4:.5 g4:.5 a4:.5 bf4:.5 | c5:.5 bf4:.5 a4:.5 bf4:.5 a4:.5 g4:.5 f4:.5 e4:.5 f4 d4:.5 e4:.5 f4:.5 g4:.5 a4:.5 f4:.5 |
bf4 f4:.5 g4:.5 a4:.5 bf4:.5 c5:.5 d5:.5 c5:.5 bf4:.5 a4:.5 bf4:.5 a4:.5 g4:.5 f4:.5 g4:.5 | f4:.5 e4:.5 d4:.5 e4:.5 fs4:.5 g4:.5 a4:.5 fs4:.5 g4:3 f4 |
g4:.5 f4:.5 g4:.5 bf4:.5 a4:.5 g4:.5 a4:.5 c5:.5 bf4:.5 a4:.5 bf4:.5 c5:.5 d5 f4 | g4:.5 a4:.5 bf4:.5 g4:.5 a4:.5 bf4:.5 c5:.5 a4:.5 bf4 f4:.5 g4:.5 a4:.5 bf4:.5 c5:.5 bf4:.5 |
c5:.5 d5:.5 c5:.5 bf4:.5 a4:.5 bf4:.5 a4:.5 g4:.5 f4 a4:.5 g4:.5 f4 f4 | g4:2 a4:2 bf4:3 bf4 |
g4:.5 f4:.5 ef4:.5 f4:.5 f4:.5 g4:.5 a4:.5 f4:.5 bf4:.5 a4:.5 g4:.5 a4:.5 bf4 bf4 | a4:.5 bf4:.5 g4:.5 a4:.5 fs4:.5 g4:.5 a4:.5 fs4:.5 g4:4
"""

# Fourth verse: the tune lies in the tenor, under a descant; then it comes back in full chords and ends in major.
DESCANT = """
g4:4 f4:4 | f4:2 e4:2 d4:4 | g4:4 f4:3 e4 | a4:4 bf4:4 |
bf4:2 c5 bf4 d5:4 | d5:2 c5:2 d5:4 | bf4:2 d5:2 f4:3 e4 | a4:4 bf4:3 a4
"""
LOW_BASS = """
g2:4 bf2:4 | d3:2 c3:2 bf2:4 | g2:4 d3:3 c3 | d3:4 g2:4 |
g2:4 bf2:4 | d3:2 c3:2 bf2:4 | g2:4 d3:3 c3 | d3:4 g2:3 d3
"""
CHORDS = """
g3+bf3:2 a3+c4:2 f3+d4:3 f3+bf3 | g3+bf3:2 a3+c4:2 f3+d4:4 | a3+c4:2 g3+c4:2 f3+a3:4 |
g3+bf3:2 a3+c4:2 f3+d4:4 | g3+bf3:2 a3:2 bf3+d4:4 | g3+c4 g3+bf3 a3+d4:2 d3+g3+b3+d4:4
"""

PRELUDE = {
    "top": "r:1 d4 g4 a4 bf4:2 a4:2 | g4 fs4 e4 fs4 g4:4",
    "inner": "r:1 bf3:3 d4:2 c4:2 | a3:4 bf3:4",
    "bass": "g2:4 g3:2 f3:2 | d3:4 g2:4",
}


# A bar in which a voice is silent.
REST = [[([], 8.0)]]


def bars(text):
    """The bars of a voice: each a list of (pitches as midi numbers, length in eighths)."""
    out = []
    for bar in text.replace("\n", " ").strip().strip("|").split("|"):
        notes = []
        for word in bar.split():
            name, _, length = word.partition(":")
            pitches = [] if name == "r" else [midi(part) for part in name.split("+")]
            notes.append((pitches, float(length or 1)))
        total = sum(length for _, length in notes)
        assert total == 8, f"{total} eighths in “{bar.strip()}”"
        out.append(notes)
    return out


def midi(name):
    """`bf4` as a midi number; c4 is middle c, 60."""
    steps = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
    shift = {"": 0, "f": -1, "s": 1}[name[1:-1]]
    return 12 * (int(name[-1]) + 1) + steps[name[0]] + shift


def verses():
    """The piece: a name, how loud (1 is normal), and the voices, each with its bars."""
    tune, bass, inner = bars(TUNE), bars(BASS), bars(INNER)
    piece = [
        ("prelude", 0.72, {voice: bars(text) for voice, text in PRELUDE.items()}),
        ("plain", 0.86, {"top": tune, "inner": inner, "bass": bass}),
        ("broken", 0.88, {"top": tune, "broken": bars(BROKEN)}),
        ("divisions", 0.86, {"top": bars(DIVISIONS), "inner": inner, "bass": bass}),
        (
            "tenor",
            0.9,
            {
                "top": REST * 8 + tune[8:],
                "descant": bars(DESCANT) + REST * 6,
                "tenor": bars(LOW_TUNE) + REST * 6,
                "inner": REST * 8 + bars(CHORDS),
                "bass": bars(LOW_BASS) + bass[8:],
            },
        ),
    ]
    for name, _, voices in piece:
        assert len({len(voice) for voice in voices.values()}) == 1, f"voices of “{name}” differ in length"
    return piece
