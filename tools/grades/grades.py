#!/usr/bin/env python3
"""Finds the grades of the fifteen strengths of a variant, so that each is as much stronger than the one
before as any other (docs/players.md).

    tools/grades/grades.py COFFER VARIANT [--games 400] [--nodes 20000] [--threads 1]

COFFER is the program; it must be built anew after `crates/players/src/grades.json` was changed. Neighbours on
a scale of grades play against each other, and where they are too far apart, a grade between them is added.
The last lines are those of the variant for `ratings.json` and `grades.json`; before them are the ratings that were measured.
"""

import argparse
import json
import math
import subprocess
import sys

# The strength that the gentlest has: it loses two of three games to a child, which has 1000.
GENTLEST = 1000 - 400 * math.log10(2)
# Neighbours that are farther apart get a grade between them.
FAR = 130
STRENGTHS = 15


def name(grade):
    return f"{grade // 100}.{grade % 100:02}"


class Ladder:
    """Measures how far grades of a variant are apart."""

    def __init__(self, args):
        self.args = args

    def elo(self, higher, lower):
        """By how much one player is stronger, as if each side had won one game more."""
        args = self.args
        command = [args.coffer, "tournament", args.variant, "--levels", f"{lower},{higher}"]
        for option in ("games", "nodes", "threads"):
            command += [f"--{option}", str(getattr(args, option))]
        lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        result = json.loads(lines.splitlines()[-1])["tournament"]["pairs"][0]["result"]
        points, games = result["points"], result["games"]
        elo = 400 * math.log10((points + 1) / (games - points + 1))
        print(f"{higher} against {lower}: {elo:+.0f}", file=sys.stderr, flush=True)
        return elo

    def between(self, lower, higher):
        """The grades above `lower` up to `higher`, each with its distance to the one before."""
        apart = self.elo(name(higher), name(lower))
        middle = (lower + higher) // 2
        if apart < FAR or middle - lower < 3:
            return [(higher, apart)]
        return self.between(lower, middle) + self.between(middle, higher)


def at(rating, scale):
    """The grade of a rating, between two of a scale."""
    for (low, below), (high, above) in zip(scale, scale[1:]):
        if rating <= above:
            part = (rating - below) / max(above - below, 1)
            return round(low + max(part, 0) * (high - low))
    return scale[-1][0]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("coffer")
    parser.add_argument("variant")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    ladder = Ladder(args)
    below = ladder.between(0, 100)
    lowest = 1000 + ladder.elo("1.00", "child") - sum(apart for _, apart in below)
    scale = [(0, lowest)]
    above = [step for low in range(100, 500, 50) for step in ladder.between(low, low + 50)]
    for grade, apart in below + above:
        # What is measured as weaker is as strong: the scale does not fall.
        scale.append((grade, scale[-1][1] + max(apart, 0)))
    print({name(grade): round(rating) for grade, rating in scale})
    first, last = max(GENTLEST, lowest), scale[-1][1]
    steps = [first + step * (last - first) / (STRENGTHS - 1) for step in range(STRENGTHS)]
    print(f'ratings.json:  "{args.variant}": {[round(rating) for rating in steps]}')
    print(f'grades.json:  "{args.variant}": {[at(rating, scale) for rating in steps]}')


if __name__ == "__main__":
    main()
