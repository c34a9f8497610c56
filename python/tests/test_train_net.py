"""The example that trains a network: its gradients, what it learns, and the file it writes."""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import unittest

SCRIPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "examples", "train_net.py")
NUMPY = importlib.util.find_spec("numpy") is not None


def script():
    spec = importlib.util.spec_from_file_location("train_net", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def positions(np, count, features):
    """Two features are active; the value is whether both are even or both odd, the policy prefers row 0 then."""
    random = np.random.default_rng(1)
    active = np.sort(random.permuted(np.tile(np.arange(features), (count, 1)), axis=1)[:, :2]).astype(np.int32)
    alike = active.sum(axis=1) % 2 == 0
    return {
        "features": active,
        "value": np.where(alike, 0.9, -0.9).astype(np.float32),
        "rows": np.tile(np.array([0, 2, -1], np.int32), (count, 1)),
        "shares": np.where(alike[:, None], [[0.8, 0.2, 0]], [[0.1, 0.9, 0]]).astype(np.float32),
        "game": np.arange(count, dtype=np.int32) % 50,
        "feature_count": np.int32(features),
        "policy_rows": np.int32(3),
    }


@unittest.skipUnless(NUMPY, "needs numpy")
class TrainNetTest(unittest.TestCase):
    def test_the_steps_follow_the_gradient_of_the_losses(self):
        import numpy as np

        net = script()
        data = {**positions(np, 20, 6), "feature_count": 6, "policy_rows": 3}
        network = net.Network([6, 5, 4], 3, 2, np.random.default_rng(3))
        for array in network.parameters():
            array += np.random.default_rng(4).normal(0, 0.3, array.shape).astype(np.float32)
        batch = net.batch_of(data, np.arange(20))
        gradients = network.step(*batch)[2]
        for array, gradient in zip(network.parameters(), gradients):
            at = tuple(size // 2 for size in array.shape)
            before = float(array[at])
            losses = []
            for moved in (before + 1e-2, before - 1e-2):
                array[at] = moved
                losses.append(sum(network.step(*batch)[:2]))
            array[at] = before
            self.assertAlmostEqual((losses[0] - losses[1]) / 2e-2, float(gradient[at]), delta=0.01)

    def test_only_the_policy_is_learned_where_there_is_no_value(self):
        import numpy as np

        net = script()
        data = {**positions(np, 20, 6), "feature_count": 6, "policy_rows": 3}
        data["value"][10:] = np.nan
        network = net.Network([6, 5], 3, 2, np.random.default_rng(3))
        losses_and_gradients = network.step(*net.batch_of(data, np.arange(10, 20)))
        self.assertEqual(0, losses_and_gradients[0])
        *_, value_weights, value_bias, policy_weights, _ = losses_and_gradients[2]
        self.assertFalse(value_weights.any() or value_bias.any())
        self.assertTrue(np.isfinite(policy_weights).all() and policy_weights.any())
        self.assertTrue(np.isfinite(network.step(*net.batch_of(data, np.arange(20)))[0]))

    def test_it_learns_from_files_and_writes_a_model(self):
        import numpy as np

        with tempfile.TemporaryDirectory() as folder:
            files = []
            for name in ("a.npz", "b.npz"):
                files.append(os.path.join(folder, name))
                np.savez(files[-1], **positions(np, 2000, 6))
            out = os.path.join(folder, "net.onnx")
            command = [sys.executable, SCRIPT, *files, "--out", out, "--hidden", "16", "--epochs", "8", "--rate", "0.01"]
            lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
            self.assertEqual("4000 positions of 50 games, 6 features", lines[0])
            # The entropies of the targets are 0.20 and 0.42; before, both losses are ln 2.
            value, policy = (float(number) for number in re.findall(r"\d\.\d+", lines[-1]))
            self.assertLess(value, 0.3, lines)
            self.assertLess(policy, 0.46, lines)
            with open(out, "rb") as file:
                model = file.read()
            self.assertTrue(model.startswith(b"\x08\x08\x3a"), model[:20])
            for word in (b"features", b"value", b"policy", b"Gemm", b"Relu", b"Tanh"):
                self.assertIn(word, model)


if __name__ == "__main__":
    unittest.main()
