"""Quiet draughts positions, each with its score after a search of 20 plies: tests/data/draughts_deep_scores.txt.

    python3 tools/deep_scores/deep_scores.py target/release/coffer > tests/data/draughts_deep_scores.txt

The first are positions in which games were lost. The others are from games of Cromwell against himself, at 2,000 nodes a move after some
random moves: 8 to 16 pieces, and nothing to capture for either side. The searches are those of `coffer serve` at level 5 without the book,
so from 20 plies on they are selective, as in play. The same program writes the same file.
"""

import json
import random
import subprocess
import sys

LOST = ["W:W17,22,30,K8:B1,6,24,K16", "W:W16,17,20,30,K2:B1,3,15,21,K23", "W:W15,16,K8:B13,K7,K22"]
PLAYED = 200
# Plies between two positions of a game, and of the longest game.
APART = 8
LONGEST = 120


class Coffer:
    """A match of draughts in `coffer serve`."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask(cmd="new", variant="draughts")

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def go(self, **limit):
        return self.ask(cmd="go", level=5, book=False, **{"nodes": 10**9, **limit})

    def deep_score(self, position):
        self.ask(cmd="position", position=position)
        return self.go(depth=20)["score"]

    def captures(self, position):
        return any("x" in move for move in self.ask(cmd="position", position=position)["legal"])

    def is_quiet(self, position):
        other = {"W": "B", "B": "W"}[position[0]] + position[1:]
        return not self.captures(position) and not self.captures(other)


def game(coffer, luck):
    """The positions of a game after its random moves."""
    state = coffer.ask(cmd="position")
    for _ in range(luck.randint(4, 12)):
        if state["legal"]:
            state = coffer.ask(cmd="move", move=luck.choice(state["legal"]))
    positions = []
    while state["legal"] and state["outcome"] is None and len(positions) < LONGEST:
        positions.append(state["position"])
        state = coffer.ask(cmd="move", move=coffer.go(nodes=2000)["best"])
    return positions


def pieces(position):
    """How many pieces there are; a range such as `1-12` counts whole."""
    count = 0
    for part in position.replace(":W", ",").replace(":B", ",").split(",")[1:]:
        first, _, last = part.strip("K").partition("-")
        count += int(last or first) - int(first) + 1 if first else 0
    return count


def played(coffer):
    """Positions from games, each once."""
    luck, seen = random.Random(1), set()
    while True:
        last = -APART
        for ply, position in enumerate(game(coffer, luck)):
            if ply - last >= APART and 8 <= pieces(position) <= 16 and position not in seen and coffer.is_quiet(position):
                last = ply
                seen.add(position)
                yield position


def main():
    coffer = Coffer(sys.argv[1])
    games = played(Coffer(sys.argv[1]))
    for position in LOST + [next(games) for _ in range(PLAYED)]:
        print(position, coffer.deep_score(position), flush=True)


main()
