#!/usr/bin/env python3
"""Trains the draughts networks on files of `coffer positions`; README.md beside this says how."""

import argparse
import json
import math
import time

import numpy as np
import torch

MAGIC = b"KCPOSIT\x01"
RECORD = np.dtype([("own", "<u4"), ("other", "<u4"), ("kings", "<u4"),
                   ("score", "<i2"), ("evaluation", "<i2"), ("result", "u1"), ("pieces", "u1")])
PHASES = 6
INPUTS = 120
LANES = 32
CLIP = 255  # a hidden value of 1.0
OUTPUT = 127  # an output weight of 1.0
FRACTION_BITS = 16
SCALE = CLIP * CLIP * OUTPUT / 2**FRACTION_BITS  # hundredths of a man for an output of 1.0
INPUT_UNIT = 4  # an input weight is a byte, in this unit
MOST_BIAS = 8000 / CLIP
HELD_OUT = 0.04  # of each file, its last games


def read(path):
    """The positions of a file."""
    data = np.fromfile(path, dtype=np.uint8)
    if data[:8].tobytes() != MAGIC:
        raise SystemExit(f"{path}: not a file of positions")
    return data[8:].view(RECORD)


def phases(own, other, kings):
    """Which network evaluates each position: see `phase` in draughts_network.rs."""
    pieces = bits(own | other, range(32)).sum(1)
    men_only = torch.where(pieces >= 20, 0, torch.where(pieces >= 15, 1, 2))
    with_kings = torch.where(pieces >= 9, 3, torch.where(pieces >= 7, 4, 5))
    return torch.where(kings == 0, men_only, with_kings)


def bits(sets, squares):
    """The sets (int64) as rows of 0 and 1, for these squares."""
    shifts = torch.tensor(list(squares), device=sets.device)
    return (sets.unsqueeze(-1) >> shifts) & 1


def inputs(own, other, kings):
    """The 120 inputs: own men, own kings, the opponent's men, the opponent's kings."""
    parts = [bits(own & ~kings, range(28)), bits(own & kings, range(32)),
             bits(other & ~kings, range(4, 32)), bits(other & kings, range(32))]
    return torch.cat(parts, -1)


class Positions:
    """Positions on the device; those with the same pieces are one, with the mean of their targets."""

    def __init__(self, records, device, without=None):
        def column(name, kind=torch.float32):
            array = np.ascontiguousarray(records[name])
            wide = array.astype(np.int64 if kind == torch.int64 else np.float32)
            return torch.from_numpy(wide).to(device)

        own, other, kings = (column(name, torch.int64) for name in ("own", "other", "kings"))
        # Odd multipliers; sums wrap round. Different positions practically never collide.
        keys = own * 0x1E3779B97F4A7C15 ^ other * 0x2545F4914F6CDD1D ^ kings * 0x5851F42D4C957F2D
        keys ^= keys >> 29
        order = torch.argsort(keys, stable=True)
        ordered = keys[order]
        new = torch.ones_like(ordered, dtype=torch.bool)
        new[1:] = ordered[1:] != ordered[:-1]
        unique, first = ordered[new], order[new]
        group = torch.empty_like(order)
        group[order] = torch.cumsum(new, 0) - 1
        counts = torch.bincount(group, minlength=len(unique))

        def mean(values):
            return torch.zeros(len(unique), device=device).index_add_(0, group, values) / counts

        score, result = mean(column("score")), mean(column("result") / 2)
        if without is not None:
            kept = ~torch.isin(unique, without.keys)
            first, unique, score, result = first[kept], unique[kept], score[kept], result[kept]
        self.keys, self.score, self.result = unique, score, result
        self.own, self.other, self.kings = own[first], other[first], kings[first]
        self.evaluation = column("evaluation")[first]
        order = torch.argsort(phases(self.own, self.other, self.kings), stable=True)
        for name in ("keys", "own", "other", "kings", "evaluation", "score", "result"):
            setattr(self, name, getattr(self, name)[order])
        self.counts = torch.bincount(phases(self.own, self.other, self.kings), minlength=PHASES)
        self.starts = torch.cumsum(self.counts, 0) - self.counts

    def at(self, index):
        """Inputs, evaluation, score and result of these positions."""
        return (inputs(self.own[index], self.other[index], self.kings[index]),
                self.evaluation[index], self.score[index], self.result[index])


class Networks(torch.nn.Module):
    """A network for each phase, all of them worked out at once."""

    def __init__(self, hidden):
        super().__init__()
        self.rows = torch.nn.Parameter(torch.randn(PHASES, INPUTS, hidden) * 0.12)
        self.bias = torch.nn.Parameter(torch.rand(PHASES, 1, hidden) * 0.6)
        self.output = torch.nn.Parameter(torch.randn(PHASES, hidden, 1) * 0.2 / math.sqrt(hidden))
        self.output_bias = torch.nn.Parameter(torch.zeros(PHASES, 1, 1))

    def forward(self, x):
        """From inputs by phase and position to hundredths of a man by phase and position."""
        hidden = torch.baddbmm(self.bias, x, self.rows).clamp(0, 1).square()
        return torch.baddbmm(self.output_bias, hidden, self.output).squeeze(-1) * SCALE

    @torch.no_grad()
    def limit(self):
        """Keeps the weights within the limits of the file."""
        most = 127 * INPUT_UNIT / CLIP
        self.rows.clamp_(-most, most)
        self.bias.clamp_(-MOST_BIAS, MOST_BIAS)
        self.output.clamp_(-1, 1)


class Integers:
    """The networks in whole numbers, as the game works them out."""

    def __init__(self, networks):
        def whole(values, scale, most):
            return (values.detach().double() * scale).round().clamp(-most, most).long()

        self.rows = whole(networks.rows, CLIP / INPUT_UNIT, 127) * INPUT_UNIT
        self.bias = whole(networks.bias, CLIP, 8000)
        self.output = whole(networks.output, OUTPUT, OUTPUT)
        self.output_bias = whole(networks.output_bias, CLIP * CLIP * OUTPUT, 2**31 - 1)

    def evaluate(self, x, phase):
        """Hundredths of a man for positions of one phase."""
        # Exact in double precision: all sums are far below 2^53.
        hidden = x.double() @ self.rows[phase].double() + self.bias[phase].double()
        hidden = hidden.clamp(0, CLIP).square()
        total = hidden @ self.output[phase].double() + self.output_bias[phase].double()
        return torch.floor(total.squeeze(-1) / 2**FRACTION_BITS)

    def to_bytes(self):
        """The file that draughts_network.rs reads."""
        width = self.bias.shape[-1] // LANES
        rest = bytearray([width])
        for phase in range(PHASES):
            parts = [(self.bias, "<i2"), (self.rows // INPUT_UNIT, "i1"), (self.output, "i1"),
                     (self.output_bias, "<i4")]
            for part, kind in parts:
                rest += part[phase].cpu().numpy().astype(kind).tobytes()
        total = 0xCBF29CE484222325  # 64-bit FNV-1a
        for byte in rest:
            total = ((total ^ byte) * 0x100000001B3) % 2**64
        return b"KCNETWK\x01" + total.to_bytes(8, "little") + bytes(rest)


def fitted_k(values, results):
    """The scale at which sigmoid(values / k) comes nearest to the results."""
    def error(k):
        return (torch.sigmoid(values / k) - results).square().mean().item()
    return min(range(30, 401, 5), key=error)


def losses(networks, positions, k, share, limit=1 << 19):
    """Mean square errors over the positions: by phase against the target, then over all against the
    target and the results, for the stored evaluation, the networks and the networks in integers."""
    whole = Integers(networks)
    found = {name: [] for name in ("evaluation", "network", "integers")}
    targets, results, by_phase = [], [], []
    for phase in range(PHASES):
        start, count = positions.starts[phase].item(), positions.counts[phase].item()
        index = torch.arange(start, start + min(count, limit), device=positions.own.device)
        x, evaluation, score, result = positions.at(index)
        with torch.no_grad():
            one = x.float()
            hidden = (one @ networks.rows[phase] + networks.bias[phase]).clamp(0, 1).square()
            output = hidden @ networks.output[phase] + networks.output_bias[phase]
            found["network"].append(output.squeeze(-1) * SCALE)
            found["integers"].append(whole.evaluate(x, phase).float())
        found["evaluation"].append(evaluation)
        targets.append(share * torch.sigmoid(score / k) + (1 - share) * result)
        results.append(result)
        by_phase.append([count] + [
            round((torch.sigmoid(found[name][-1] / k) - targets[-1]).square().mean().item(), 6)
            for name in ("evaluation", "network")])
    targets, results = torch.cat(targets), torch.cat(results)
    report = {"by_phase": by_phase}
    for name, parts in found.items():
        chance = torch.sigmoid(torch.cat(parts) / k)
        report[name] = [round((chance - to).square().mean().item(), 6) for to in (targets, results)]
    return report


def train(options, training, held_out, k):
    """Trains networks with a falling step size, and prints the losses now and then."""
    torch.manual_seed(options.seed)
    device = training.own.device
    networks = Networks(options.hidden).to(device)
    optimiser = torch.optim.Adam(networks.parameters(), lr=options.rate, fused=device.type == "cuda")
    began, step, next_report = time.time(), 0, 0.0
    counts = training.counts.clamp(min=1).unsqueeze(1)
    while True:
        passed = step / options.steps
        if options.seconds:
            passed = max(passed, (time.time() - began) / options.seconds)
        if passed >= next_report or passed >= 1:
            report = losses(networks, held_out, k, options.share)
            line = {"step": step, "seconds": round(time.time() - began, 1), **report}
            print(json.dumps(line), flush=True)
            if options.checkpoint:
                torch.save({"networks": networks.state_dict(), "step": step}, options.checkpoint)
            next_report += 0.25
        if passed >= 1:
            return networks, report
        rate = options.rate * (0.005 + 0.995 * 0.5 * (1 + math.cos(math.pi * passed)))
        rate *= min(1, (step + 1) / 200)
        for group in optimiser.param_groups:
            group["lr"] = rate
        luck = torch.rand(PHASES, options.batch, device=device)
        index = (luck * counts).long() + training.starts.unsqueeze(1)
        index.clamp_(max=len(training.own) - 1)
        x, _, score, result = training.at(index)
        target = options.share * torch.sigmoid(score / k) + (1 - options.share) * result
        chance = torch.sigmoid(networks(x.float()) / k)
        loss = (chance - target).square().mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        networks.limit()
        step += 1


def write_fixture(path, whole, positions):
    """Positions of every phase with the outputs in integers, for the test of draughts_network.rs."""
    with open(path, "w", encoding="utf-8") as file:
        for phase in range(PHASES):
            count = min(12, positions.counts[phase].item())
            index = positions.starts[phase] + torch.arange(count, device=positions.own.device)
            outputs = whole.evaluate(positions.at(index)[0], phase)
            for at, output in zip(index.tolist(), outputs.tolist()):
                sets = (positions.own[at], positions.other[at], positions.kings[at])
                print(*(set.item() for set in sets), int(output), file=file)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", nargs="+", help="files of `coffer positions`")
    parser.add_argument("--write", required=True, help="the file of the networks")
    parser.add_argument("--fixture", help="write positions with their outputs for a test")
    parser.add_argument("--checkpoint", help="write the weights in floating point now and then")
    parser.add_argument("--hidden", type=int, default=64, help="hidden values, in steps of 32")
    parser.add_argument("--steps", type=int, default=20000)
    parser.add_argument("--seconds", type=float, help="end sooner if this time has passed")
    parser.add_argument("--batch", type=int, default=8192, help="positions of each phase in a step")
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--share", type=float, default=0.6, help="of the score in the target")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def load(paths):
    """The positions to train on, those held out, and the scale of scores."""
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    began = time.time()
    files = [read(path) for path in paths]
    cuts = [int(len(file) * (1 - HELD_OUT)) for file in files]
    training = Positions(np.concatenate([file[:cut] for file, cut in zip(files, cuts)]), device)
    held_out = Positions(np.concatenate([file[cut:] for file, cut in zip(files, cuts)]), device,
                         without=training)
    k = fitted_k(training.score[::7], training.result[::7])
    print(json.dumps({"read": sum(map(len, files)), "training": training.counts.tolist(),
                      "held_out": held_out.counts.tolist(), "k": k,
                      "k_of_evaluation": fitted_k(training.evaluation[::7], training.result[::7]),
                      "seconds": round(time.time() - began, 1)}), flush=True)
    return training, held_out, k


def train_and_write(options, training, held_out, k):
    """Trains networks as the options say, and writes their file."""
    networks, report = train(options, training, held_out, k)
    whole = Integers(networks)
    with open(options.write, "wb") as file:
        file.write(whole.to_bytes())
    if options.fixture:
        write_fixture(options.fixture, whole, held_out)
    print(json.dumps({"written": options.write, "hidden": options.hidden, "share": options.share,
                      "seed": options.seed, **report}), flush=True)


def main():
    options = arguments().parse_args()
    train_and_write(options, *load(options.positions))


if __name__ == "__main__":
    main()
