"""Trains a network on positions of self-play and writes it as ONNX.

    marienbad network positions kalaha --games 2000 --out round1.npz
    python3 train_net.py round1.npz --out kalaha.onnx
    marienbad network install kalaha --onnx kalaha.onnx --out mine

The next round plays with the network: marienbad network positions kalaha --onnx kalaha.onnx --first 2000 --games 2000
--out round2.npz; then train on both files. Needs NumPy only, so that it can be read as a description of what any other
tool has to do. With PyTorch, replace `fit` and keep the rest: docs/learn.md.
"""

import argparse
import struct
import sys

import numpy as np


def load(files):
    """The positions of several files, their rows made equally wide."""
    parts = [np.load(name) for name in files]
    for key in ("feature_count", "policy_rows"):
        if len({int(part[key]) for part in parts}) > 1:
            sys.exit(f"the files are not of the same game: {key} differs")

    def joined(key, padding):
        width = max(part[key].shape[1] for part in parts)
        return np.concatenate(
            [np.pad(part[key], ((0, 0), (0, width - part[key].shape[1])), constant_values=padding) for part in parts]
        )

    return {
        "features": joined("features", -1),
        "rows": joined("rows", -1),
        "shares": joined("shares", 0),
        "value": np.concatenate([part["value"] for part in parts]),
        "game": np.concatenate([part["game"] for part in parts]),
        "feature_count": int(parts[0]["feature_count"]),
        "policy_rows": int(parts[0]["policy_rows"]),
    }


def batch_of(data, chosen):
    """Dense inputs, values, and for the policy a matrix of shares and one of what is legal."""
    count = len(chosen)
    inputs = np.zeros((count, data["feature_count"]), np.float32)
    active = data["features"][chosen]
    at, place = np.nonzero(active >= 0)
    inputs[at, active[at, place]] = 1
    shares = np.zeros((count, data["policy_rows"]), np.float32)
    legal = np.zeros((count, data["policy_rows"]), bool)
    rows = data["rows"][chosen]
    at, place = np.nonzero(rows >= 0)
    shares[at, rows[at, place]] = data["shares"][chosen][at, place]
    legal[at, rows[at, place]] = True
    return inputs, data["value"][chosen], shares, legal


class Network:
    """Layers with ReLU, a value through tanh, logits for the policy. Weights are (inputs, outputs)."""

    def __init__(self, sizes, policy_rows, active, random):
        self.layers = []
        for inputs, outputs in zip(sizes, sizes[1:]):
            bound = np.sqrt(6 / (inputs if self.layers else active))
            weights = random.uniform(-bound, bound, (inputs, outputs)).astype(np.float32)
            self.layers.append([weights, np.zeros(outputs, np.float32)])
        last = sizes[-1]
        self.value = [np.zeros((last, 1), np.float32), np.zeros(1, np.float32)]
        self.policy = [np.zeros((last, policy_rows), np.float32), np.zeros(policy_rows, np.float32)]

    def parameters(self):
        return [array for layer in [*self.layers, self.value, self.policy] for array in layer]

    def forward(self, inputs):
        outputs = [inputs]
        for weights, biases in self.layers:
            outputs.append(np.maximum(outputs[-1] @ weights + biases, 0))
        value = np.tanh(outputs[-1] @ self.value[0] + self.value[1])[:, 0]
        return outputs, value, outputs[-1] @ self.policy[0] + self.policy[1]

    def step(self, inputs, target, shares, legal):
        """The losses of value and policy, and the gradients of all parameters."""
        outputs, value, logits = self.forward(inputs)
        logits = np.where(legal, logits, -np.inf)
        decides = legal.any(axis=1)
        logits[~decides] = 0
        logits -= logits.max(axis=1, keepdims=True)
        policy = np.exp(logits)
        policy /= policy.sum(axis=1, keepdims=True)
        count = len(target)
        # Cross-entropies: of (1 + value) / 2 as a probability, and of the policy among the legal actions.
        # Where a position does not tell its worth, as with dice left to play, only the policy is learned.
        told = ~np.isnan(target)
        target = np.where(told, target, 0)
        value_loss = -(
            (1 + target) / 2 * np.log(np.maximum((1 + value) / 2, 1e-7))
            + (1 - target) / 2 * np.log(np.maximum((1 - value) / 2, 1e-7))
        )[told]
        policy_loss = -(shares * np.log(np.maximum(policy, 1e-7))).sum(axis=1)[decides]
        value_gradient = (np.where(told, value - target, 0) / max(1, told.sum()))[:, None].astype(np.float32)
        policy_gradient = np.where(decides[:, None], policy - shares, 0).astype(np.float32) / count
        gradients = [
            outputs[-1].T @ value_gradient,
            value_gradient.sum(axis=0),
            outputs[-1].T @ policy_gradient,
            policy_gradient.sum(axis=0),
        ]
        back = value_gradient @ self.value[0].T + policy_gradient @ self.policy[0].T
        for i in range(len(self.layers) - 1, -1, -1):
            back = back * (outputs[i + 1] > 0)
            gradients = [outputs[i].T @ back, back.sum(axis=0), *gradients]
            back = back @ self.layers[i][0].T
        return value_loss.mean() if len(value_loss) else 0.0, policy_loss.mean() if len(policy_loss) else 0.0, gradients


def fit(network, data, options, random):
    """Adam (Kingma and Ba 2015); every tenth game is kept back to measure by."""
    kept_back = np.nonzero(data["game"] % 10 == 9)[0]
    learned = np.nonzero(data["game"] % 10 != 9)[0]
    if len(learned) == 0 or len(kept_back) == 0:
        sys.exit("too few games: at least 10 are needed")
    parameters = network.parameters()
    first = [np.zeros_like(array) for array in parameters]
    second = [np.zeros_like(array) for array in parameters]
    steps = 0
    for epoch in range(1, options.epochs + 1):
        rate = options.rate * (1 - (epoch - 1) / options.epochs)
        order = random.permutation(learned)
        for start in range(0, len(order), options.batch):
            _, _, gradients = network.step(*batch_of(data, order[start : start + options.batch]))
            steps += 1
            for array, m, v, gradient in zip(parameters, first, second, gradients):
                m += 0.1 * (gradient - m)
                v += 0.001 * (gradient * gradient - v)
                array -= rate * (m / (1 - 0.9**steps)) / (np.sqrt(v / (1 - 0.999**steps)) + 1e-8)
        losses = [network.step(*batch_of(data, part))[:2] for part in np.array_split(kept_back, len(kept_back) // 4096 + 1)]
        value_loss, policy_loss = np.mean(losses, axis=0)
        print(f"epoch {epoch}: on games kept back, loss of the value {value_loss:.4f}, of the policy {policy_loss:.4f}")


# ONNX is a message of Protocol Buffers (onnx.proto): fields by number, lengths as varints.


def varint(number):
    out = b""
    while number > 127:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


def integer(field, number):
    return varint(field << 3) + varint(number)


def message(field, content):
    content = content.encode() if isinstance(content, str) else content
    return varint(field << 3 | 2) + varint(len(content)) + content


def tensor(name, array):
    dimensions = b"".join(integer(1, size) for size in array.shape)
    raw = struct.pack(f"<{array.size}f", *array.ravel())
    return message(5, dimensions + integer(2, 1) + message(8, name) + message(9, raw))


def node(operator, inputs, output):
    return message(1, b"".join(message(1, name) for name in inputs) + message(2, output) + message(4, operator))


def matrix(field, name, columns):
    shape = message(1, message(2, "positions")) + message(1, integer(1, columns))
    return message(field, message(1, name) + message(2, message(1, integer(1, 1) + message(2, shape))))


def onnx(network):
    """The network as an ONNX model: features in; value, from -1 to +1, and policy, logits, out."""
    graph = b""
    signal = "features"
    for number, (weights, biases) in enumerate(network.layers, 1):
        graph += tensor(f"w{number}", weights) + tensor(f"b{number}", biases)
        graph += node("Gemm", [signal, f"w{number}", f"b{number}"], f"sums{number}")
        signal = f"hidden{number}"
        graph += node("Relu", [f"sums{number}"], signal)
    graph += tensor("wv", network.value[0]) + tensor("bv", network.value[1])
    graph += tensor("wp", network.policy[0]) + tensor("bp", network.policy[1])
    graph += node("Gemm", [signal, "wv", "bv"], "advantage") + node("Tanh", ["advantage"], "value")
    graph += node("Gemm", [signal, "wp", "bp"], "policy")
    graph += message(2, "network") + matrix(11, "features", len(network.layers[0][0]))
    graph += matrix(12, "value", 1) + matrix(12, "policy", network.policy[0].shape[1])
    return integer(1, 8) + message(7, graph) + message(8, message(1, "") + integer(2, 13))


def main():
    parser = argparse.ArgumentParser(description="Trains a network on positions of self-play and writes it as ONNX.")
    parser.add_argument("files", nargs="+", help="files of positions, by marienbad network positions")
    parser.add_argument("--out", required=True, help="the file of the network")
    parser.add_argument("--hidden", default="64-32", help="widths of the hidden layers")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = np.random.default_rng(options.seed)
    data = load(options.files)
    print(f"{len(data['value'])} positions of {len(np.unique(data['game']))} games, {data['feature_count']} features")
    sizes = [data["feature_count"], *(int(width) for width in options.hidden.split("-"))]
    active = max(1.0, float((data["features"] >= 0).sum(axis=1).mean()))
    network = Network(sizes, data["policy_rows"], active, random)
    fit(network, data, options, random)
    with open(options.out, "wb") as file:
        file.write(onnx(network))


if __name__ == "__main__":
    main()
