#!/usr/bin/env python3
"""Trains networks on files of `coffer positions`; README.md beside this says how."""

import argparse
import json
import math
import time

import numpy as np
import torch

MAGIC = b"KCPOSIT\x05"
NO_RESULT = 255
LANES = 32
ARRANGEMENTS = 81  # of men of both sides on four squares
CLIP = 255  # a hidden value of 1.0
OUTPUT = 127  # an output weight of 1.0
FRACTION_BITS = 16
SCALE = CLIP * CLIP * OUTPUT / 2**FRACTION_BITS  # hundredths of a man for an output of 1.0
INPUT_UNIT = 4  # an input weight is a byte, in this unit
MOST_BIAS = 8000 / CLIP
HELD_OUT = 0.04  # of each file, its last games
ROUNDED_FROM = 0.8  # of the steps: from there on with the weights as the file has them


class Layout:
    """A game as the header of a file of positions says it."""

    def __init__(self, data, path):
        if data[:8].tobytes() != MAGIC:
            raise SystemExit(f"{path}: not a file of positions")
        self.magic = data[8:16].tobytes()
        self.phases, self.heads, low, high, self.most, count = map(int, data[16:22])
        self.inputs = low + 256 * high
        self.pairs, groups = data[22] == 1, int(data[23])
        # An input is a byte if that is enough for all of them; the largest number is none.
        kind = np.dtype("u1" if self.inputs <= 255 else "<u2")
        self.none = np.iinfo(kind).max
        symmetries = 24 + count * self.inputs * kind.itemsize
        self.length = symmetries + 8 * groups * kind.itemsize
        # The images of all inputs, and of none: the row after the last one.
        self.symmetries = np.full((count, self.none + 1), self.inputs, dtype=np.int64)
        images = data[24:symmetries].view(kind).reshape(count, self.inputs)
        self.symmetries[:, :self.inputs] = images
        # What each input adds to the number of the arrangement of each group, in base 3.
        self.arrangements = np.zeros((self.inputs, groups), dtype=np.float32)
        for group, sides in enumerate(data[symmetries:self.length].view(kind).reshape(groups, 2, 4)):
            for side, squares in enumerate(sides):
                for place, man in enumerate(squares):
                    if man != self.none:
                        self.arrangements[man, group] = (side + 1) * 3**place
        self.record = np.dtype([("score", "<i2"), ("evaluation", "<i2"), ("result", "u1"),
                                ("phase", "u1"), ("head", "u1"), ("inputs", kind, self.most)])


def read(path):
    """The layout of a file and its positions."""
    data = np.fromfile(path, dtype=np.uint8)
    layout = Layout(data, path)
    whole = (len(data) - layout.length) // layout.record.itemsize * layout.record.itemsize
    return layout, data[layout.length:layout.length + whole].view(layout.record)


def fitted_k(values, results):
    """The scale at which sigmoid(values / k) comes nearest to the results."""
    values, results = torch.from_numpy(values).float(), torch.from_numpy(results).float() / 2

    def error(k):
        return (torch.sigmoid(values / k) - results).square().mean().item()
    return min(range(10, 601, 5), key=error)


class Games:
    """The positions of a file, in numbers between 0 and 1."""

    def __init__(self, path):
        self.layout, self.records = read(path)
        some = self.records[self.records["result"] != NO_RESULT]
        some = some[::max(1, len(some) // 200_000)]
        self.k = fitted_k(some["score"].copy(), some["result"].copy())
        self.k_of_evaluation = fitted_k(some["evaluation"].copy(), some["result"].copy())
        self.cut = int(len(self.records) * (1 - HELD_OUT))

    def part(self, held_out):
        """Inputs, phase, head, the chances by score, evaluation and result, and 1 if there is one."""
        records = self.records[self.cut:] if held_out else self.records[:self.cut]
        fields = {name: np.ascontiguousarray(records[name]) for name in records.dtype.names}
        known = (fields["result"] != NO_RESULT).astype(np.float32)
        inputs = fields["inputs"]
        if inputs.dtype != np.uint8:
            inputs = inputs.astype(np.int32)
        return [inputs, fields["phase"], fields["head"],
                chance(fields["score"], self.k), chance(fields["evaluation"], self.k_of_evaluation),
                fields["result"].astype(np.float32) / 2, known]


def chance(values, k):
    """The chance to win for values in hundredths of a man."""
    return (1 / (1 + np.exp(-values.astype(np.float32) / k))).astype(np.float32)


class Positions:
    """Positions on the device, by phase; equal ones are one, with the mean of their targets. The target
    is a mix of score and result; the score alone where there is no result."""

    def __init__(self, layout, parts, share, device, without=None):
        columns = [np.concatenate(column) for column in zip(*parts)]
        columns = [torch.from_numpy(column).to(device) for column in columns]
        inputs, phase, head, score, evaluation, result, known = columns
        random = torch.Generator().manual_seed(7)
        high, low = torch.randint(2**31, (2, layout.most, layout.none + 1), generator=random)
        luck = (high << 32 ^ low << 1).to(device)
        keys = phase.long()
        for place in range(layout.most):
            keys = keys + luck[place][inputs[:, place].long()]
        keys, group = torch.unique(keys, return_inverse=True)
        first = torch.empty(len(keys), dtype=torch.int64, device=device)
        first[group] = torch.arange(len(group), device=device)

        def mean(values, weights):
            def total(values):
                return torch.zeros(len(keys), device=device).index_add_(0, group, values)
            return total(values * weights) / total(weights)

        share = 1 - (1 - share) * known
        target = mean(share * score + (1 - share) * result, torch.ones_like(known))
        result = mean(result, known)  # not a number if there is none
        kept = torch.ones_like(keys, dtype=torch.bool)
        if without is not None:
            kept = ~torch.isin(keys, without.keys)
        order = torch.nonzero(kept).squeeze(1)
        order = order[torch.argsort(phase[first[order]].long(), stable=True)]
        self.keys, self.target, self.result = keys[order], target[order], result[order]
        first = first[order]
        self.inputs, self.head, self.evaluation = inputs[first], head[first].long(), evaluation[first]
        self.counts = torch.bincount(phase[first].long(), minlength=layout.phases)
        self.starts = torch.cumsum(self.counts, 0) - self.counts
        self.layout = layout
        self.symmetries = torch.from_numpy(layout.symmetries).to(device)

    def at(self, index, turned=False):
        """The inputs as rows of 0 and 1, and the heads; perhaps under a random symmetry."""
        symmetry = torch.zeros_like(index)
        if turned:
            symmetry = torch.randint(len(self.symmetries), index.shape, device=index.device)
        places = self.symmetries[symmetry.unsqueeze(-1), self.inputs[index].long()]
        x = torch.zeros(*index.shape, self.layout.inputs + 1, device=index.device)
        return x.scatter_(-1, places, 1.0)[..., :-1], self.head[index]


def products(hidden, pairs):
    """The hidden values squared, or the first 16 of each 32 multiplied by the others."""
    hidden = hidden.unflatten(-1, (-1, 2, LANES // 2))
    if pairs:
        return (hidden[..., 0, :] * hidden[..., 1, :]).flatten(-2)
    return hidden.square().flatten(-3)


def rounded(values, scale):
    """The values as whole numbers in this scale, with the gradient of the values themselves."""
    return values + ((values * scale).round() / scale - values).detach()


class Networks(torch.nn.Module):
    """A network for each phase, all of them worked out at once."""

    def __init__(self, layout, hidden):
        super().__init__()
        self.rounds = False  # whether the weights are rounded as in the file
        self.pairs = layout.pairs
        self.register_buffer("arrangements", torch.from_numpy(layout.arrangements), persistent=False)
        groups = self.arrangements.shape[1]
        # The first arrangement of each group is that of no men, and stays 0.
        self.arranged = torch.nn.Parameter(torch.zeros(groups, ARRANGEMENTS, hidden))
        phases, heads, inputs = layout.phases, layout.heads, layout.inputs
        self.rows = torch.nn.Parameter(torch.randn(phases, inputs, hidden) * 0.12)
        bias = torch.rand(phases, 1, hidden) * 0.6
        self.bias = torch.nn.Parameter(bias.repeat(1, heads, 1))
        outputs = hidden // 2 if self.pairs else hidden
        output = torch.randn(phases, 1, outputs) * 0.2 / math.sqrt(outputs)
        self.output = torch.nn.Parameter(output.repeat(1, heads, 1))
        self.output_bias = torch.nn.Parameter(torch.zeros(phases, heads))

    def weights(self):
        """The weights of the inputs, the bias, the output and its bias."""
        if not self.rounds:
            return self.rows, self.bias, self.output, self.output_bias
        return (rounded(self.rows, CLIP / INPUT_UNIT), rounded(self.bias, CLIP),
                rounded(self.output, OUTPUT), self.output_bias)

    def men(self, x):
        """What the arrangements of men add to the hidden values."""
        if not len(self.arranged):
            return 0
        numbers = (x @ self.arrangements).round().long()
        numbers += torch.arange(len(self.arranged), device=x.device) * ARRANGEMENTS
        rows = rounded(self.arranged, CLIP / INPUT_UNIT) if self.rounds else self.arranged
        rows = rows.flatten(0, 1)
        added = torch.nn.functional.embedding_bag(numbers.flatten(0, -2), rows, mode="sum")
        return added.view(*x.shape[:-1], rows.shape[-1])

    def forward(self, x, head):
        """From inputs and heads by phase and position to hundredths of a man."""
        # Much faster than indexing with the heads, whose gradient is summed one by one.
        one = torch.nn.functional.one_hot(head, self.output_bias.shape[1]).float()
        rows, bias, output, output_bias = self.weights()
        hidden = (torch.bmm(x, rows) + torch.bmm(one, bias) + self.men(x)).clamp(0, 1)
        weighted = (products(hidden, self.pairs) * torch.bmm(one, output)).sum(-1)
        return (weighted + torch.bmm(one, output_bias.unsqueeze(-1)).squeeze(-1)) * SCALE

    def of_phase(self, phase, x, head):
        """The same for positions of one phase."""
        rows, bias, output, output_bias = (part[phase] for part in self.weights())
        hidden = (x @ rows + bias[head] + self.men(x)).clamp(0, 1)
        weighted = (products(hidden, self.pairs) * output[head]).sum(-1)
        return (weighted + output_bias[head]) * SCALE

    @torch.no_grad()
    def limit(self):
        """Keeps the weights within the limits of the file."""
        most = 127 * INPUT_UNIT / CLIP
        self.rows.clamp_(-most, most)
        self.arranged.clamp_(-most, most)
        self.arranged[:, 0] = 0
        self.bias.clamp_(-MOST_BIAS, MOST_BIAS)
        self.output.clamp_(-1, 1)


def checksum(data):
    """The 64-bit FNV-1a hash of bytes, as the file of networks has it before them: `fnv` in
    crates/rules/src/stable_hash.rs. scripts/test-train lets the game compare the two."""
    total = 0xCBF29CE484222325
    for byte in data:
        total = ((total ^ byte) * 0x100000001B3) % 2**64
    return total.to_bytes(8, "little")


def weights_of(path, layout, device):
    """The weights of a file of networks, as those of [`Networks`] are named, and the hidden values."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != layout.magic:
        raise SystemExit(f"{path}: not networks of this game")
    if data[8:16] != checksum(data[16:]):
        raise SystemExit(f"{path}: damaged")
    hidden, at = data[16] * LANES, 17

    def take(kind, *shape):
        nonlocal at
        count = math.prod(shape)
        values = np.frombuffer(data, dtype=kind, count=count, offset=at).reshape(shape)
        at += values.nbytes
        return torch.from_numpy(values.astype(np.float32)).to(device)

    groups, heads = layout.arrangements.shape[1], layout.heads
    outputs = hidden // 2 if layout.pairs else hidden
    arranged = take("i1", groups, ARRANGEMENTS - 1, hidden) * INPUT_UNIT / CLIP
    arranged = torch.nn.functional.pad(arranged, (0, 0, 1, 0))
    phases = [[take("<i2", heads, hidden) / CLIP, take("i1", layout.inputs, hidden) * INPUT_UNIT / CLIP,
               take("i1", heads, outputs) / OUTPUT, take("<i4", heads) / (CLIP * CLIP * OUTPUT)]
              for _ in range(layout.phases)]
    bias, rows, output, output_bias = (torch.stack(part) for part in zip(*phases))
    return hidden, {"arranged": arranged, "bias": bias, "rows": rows, "output": output,
                    "output_bias": output_bias}


class Integers:
    """The networks in whole numbers, as the game works them out."""

    def __init__(self, networks):
        def whole(values, scale, most):
            return (values.detach().double() * scale).round().clamp(-most, most).long()

        self.pairs, self.arrangements = networks.pairs, networks.arrangements
        self.rows = whole(networks.rows, CLIP / INPUT_UNIT, 127) * INPUT_UNIT
        self.arranged = whole(networks.arranged, CLIP / INPUT_UNIT, 127) * INPUT_UNIT
        self.bias = whole(networks.bias, CLIP, 8000)
        self.output = whole(networks.output, OUTPUT, OUTPUT)
        self.output_bias = whole(networks.output_bias, CLIP * CLIP * OUTPUT, 2**31 - 1)

    def evaluate(self, phase, x, head):
        """Hundredths of a man for positions of one phase."""
        # Exact in double precision: all sums are far below 2^53.
        hidden = x.double() @ self.rows[phase].double() + self.bias[phase][head].double()
        if len(self.arranged):
            numbers = (x @ self.arrangements).round().long()
            for group, rows in enumerate(self.arranged):
                hidden += rows[numbers[..., group]]
        hidden = products(hidden.clamp(0, CLIP), self.pairs)
        total = (hidden * self.output[phase][head].double()).sum(-1)
        return torch.floor((total + self.output_bias[phase][head].double()) / 2**FRACTION_BITS)

    def to_bytes(self, magic):
        """The file that network.rs reads."""
        rest = bytearray([self.bias.shape[-1] // LANES])
        arranged = (self.arranged // INPUT_UNIT)[:, 1:]
        rest += arranged.cpu().numpy().astype("i1").tobytes()
        for phase in range(len(self.rows)):
            parts = [(self.bias, "<i2"), (self.rows // INPUT_UNIT, "i1"), (self.output, "i1"),
                     (self.output_bias, "<i4")]
            for part, kind in parts:
                rest += part[phase].cpu().numpy().astype(kind).tobytes()
        return magic + checksum(rest) + bytes(rest)


def mean(errors):
    """The mean of errors for the log; `None` if there are none."""
    return round(errors.mean().item(), 6) if len(errors) else None


def losses(networks, positions, k, limit=1 << 18):
    """Mean square errors over the positions: by phase against the target, then over all against the
    target and the results, for the stored evaluation, the networks and the networks in integers."""
    whole = Integers(networks)
    found = {name: [] for name in ("evaluation", "network", "integers")}
    targets, results, by_phase = [], [], []
    for phase in range(positions.layout.phases):
        start, count = positions.starts[phase].item(), positions.counts[phase].item()
        index = torch.arange(start, start + min(count, limit), device=positions.head.device)
        x, head = positions.at(index)
        with torch.no_grad():
            found["network"].append(torch.sigmoid(networks.of_phase(phase, x, head) / k))
            found["integers"].append(torch.sigmoid(whole.evaluate(phase, x, head).float() / k))
        found["evaluation"].append(positions.evaluation[index])
        targets.append(positions.target[index])
        results.append(positions.result[index])
        by_phase.append([count] + [
            mean((found[name][-1] - targets[-1]).square())
            for name in ("evaluation", "network")])
    targets, results = torch.cat(targets), torch.cat(results)
    report = {"by_phase": by_phase}
    for name, parts in found.items():
        errors = [(torch.cat(parts) - to).square() for to in (targets, results)]
        report[name] = [mean(error[~error.isnan()]) for error in errors]
    return report


def train(options, training, held_out, k):
    """Trains networks with a falling step size, and prints the losses now and then."""
    torch.manual_seed(options.seed)
    device = training.head.device
    if options.start:
        hidden, weights = weights_of(options.start, training.layout, device)
        networks = Networks(training.layout, hidden).to(device)
        networks.load_state_dict(weights)
    else:
        networks = Networks(training.layout, options.hidden).to(device)
    optimiser = torch.optim.Adam(networks.parameters(), lr=options.rate, fused=device.type == "cuda")
    counts = training.counts.clamp(min=1).unsqueeze(1)
    began, step, next_report = time.time(), 0, 0.0
    while True:
        passed = step / options.steps
        if options.seconds:
            passed = max(passed, (time.time() - began) / options.seconds)
        if passed >= next_report or passed >= 1:
            report = losses(networks, held_out, k)
            line = {"step": step, "seconds": round(time.time() - began, 1), **report}
            print(json.dumps(line), flush=True)
            if options.checkpoint:
                torch.save({"networks": networks.state_dict(), "step": step}, options.checkpoint)
            next_report += 0.25
        if passed >= 1:
            return networks, report
        networks.rounds = passed >= ROUNDED_FROM
        rate = options.rate * (0.005 + 0.995 * 0.5 * (1 + math.cos(math.pi * passed)))
        rate *= min(1, (step + 1) / 200)
        for group in optimiser.param_groups:
            group["lr"] = rate
        luck = torch.rand(training.layout.phases, options.batch, device=device)
        index = (luck * counts).long() + training.starts.unsqueeze(1)
        index.clamp_(max=len(training.head) - 1)
        x, head = training.at(index, turned=True)
        chances = torch.sigmoid(networks(x, head) / k)
        loss = (chances - training.target[index]).square().mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        networks.limit()
        step += 1


def write_fixture(path, whole, positions):
    """Positions of every phase with the outputs in integers, for a test of the game: phase, head,
    output, inputs."""
    with open(path, "w", encoding="utf-8") as file:
        for phase in range(positions.layout.phases):
            count = min(12, positions.counts[phase].item())
            index = positions.starts[phase] + torch.arange(count, device=positions.head.device)
            x, head = positions.at(index)
            outputs = whole.evaluate(phase, x, head)
            for at, one, output in zip(index.tolist(), head.tolist(), outputs.tolist()):
                inputs = [place for place in positions.inputs[at].tolist() if place != positions.layout.none]
                print(phase, one, int(output), *inputs, file=file)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", nargs="+", help="files of `coffer positions`")
    parser.add_argument("--write", required=True, help="the file of the networks")
    parser.add_argument("--fixture", help="write positions with their outputs for a test")
    parser.add_argument("--checkpoint", help="write the weights in floating point now and then")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--from", dest="start", metavar="FILE", help="train these networks on")
    begin.add_argument("--hidden", type=int, default=64, help="hidden values, in steps of 32")
    parser.add_argument("--steps", type=int, default=20000)
    parser.add_argument("--seconds", type=float, help="end sooner if this time has passed")
    parser.add_argument("--batch", type=int, default=8192, help="positions of each phase in a step")
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--share", type=float, default=0.6, help="of the score in the target")
    parser.add_argument("--unit", type=float,
                        help="the output with a chance of 73 %% (else as the scores of the first file)")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def load(paths, share):
    """The positions to train on, those held out, and the scale of scores; the share of the score in
    the target."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    began = time.time()
    files = [Games(path) for path in paths]
    layout = files[0].layout
    if any(file.layout.magic != layout.magic for file in files):
        raise SystemExit("the files are of different games")
    training = Positions(layout, [file.part(False) for file in files], share, device)
    held_out = Positions(layout, [file.part(True) for file in files], share, device, without=training)
    print(json.dumps({"read": [len(file.records) for file in files],
                      "training": training.counts.tolist(), "held_out": held_out.counts.tolist(),
                      "k": [file.k for file in files],
                      "k_of_evaluation": [file.k_of_evaluation for file in files],
                      "seconds": round(time.time() - began, 1)}), flush=True)
    return training, held_out, files[0].k


def main():
    options = arguments().parse_args()
    training, held_out, k = load(options.positions, options.share)
    networks, report = train(options, training, held_out, options.unit or k)
    whole = Integers(networks)
    with open(options.write, "wb") as file:
        file.write(whole.to_bytes(training.layout.magic))
    if options.fixture:
        write_fixture(options.fixture, whole, held_out)
    print(json.dumps({"written": options.write, "hidden": networks.bias.shape[-1], "share": options.share,
                      "seed": options.seed, **report}), flush=True)


if __name__ == "__main__":
    main()
