"""The package as pip installs it."""

import base64
import csv
import hashlib
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import marienbad

sys.path.insert(0, str(Path(__file__).parent.parent))
import build_backend

ROOT = Path(__file__).parent.parent


class PackageTest(unittest.TestCase):
    def test_wheel_holds_the_modules_and_their_checksums(self):
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(Path(folder, build_backend.build_wheel(folder))) as wheel:
                record = next(name for name in wheel.namelist() if name.endswith("/RECORD"))
                lines = list(csv.reader(wheel.read(record).decode().splitlines()))
                self.assertEqual([name for name, digest, size in lines], wheel.namelist())
                for name, digest, size in lines[:-1]:
                    content = wheel.read(name)
                    expected = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
                    self.assertEqual((digest, int(size)), ("sha256=" + expected, len(content)))
                modules = {f"marienbad/{file.name}" for file in ROOT.glob("marienbad/*.py")}
                self.assertTrue(modules <= set(wheel.namelist()))

    def test_the_same_sources_make_the_same_bytes(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            first = Path(one, build_backend.build_wheel(one)).read_bytes()
            self.assertEqual(first, Path(other, build_backend.build_wheel(other)).read_bytes())
            first = Path(one, build_backend.build_sdist(one)).read_bytes()
            with mock.patch("time.time", lambda: 2_000_000_000.0):
                later = Path(other, build_backend.build_sdist(other)).read_bytes()
            self.assertEqual(first, later)

    def test_the_source_distribution_holds_nothing_of_the_machine(self):
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(Path(folder, build_backend.build_sdist(folder))) as archive:
                entries = archive.getmembers()
        self.assertEqual({("", "", 0, 0, 0o644)}, {(e.uname, e.gname, e.uid, e.gid, e.mode) for e in entries})
        self.assertEqual(1, len({entry.mtime for entry in entries}))
        modules = {f"{build_backend._name()}/marienbad/{file.name}" for file in ROOT.glob("marienbad/*.py")}
        self.assertTrue(modules <= {entry.name for entry in entries})

    def test_there_is_one_version(self):
        gradle = (ROOT.parent / "gradle.properties").read_text().splitlines()
        self.assertIn("version=" + marienbad.__version__, gradle)
        self.assertEqual(build_backend._name(), "marienbad-" + marienbad.__version__)

    def test_pip_installs_it_without_a_network(self):
        pip = [sys.executable, "-m", "pip"]
        if subprocess.run(pip + ["--version"], capture_output=True).returncode != 0:
            self.skipTest("this Python has no pip")
        with tempfile.TemporaryDirectory() as folder:
            command = pip + ["install", "--quiet", "--no-index", "--target", folder, str(ROOT)]
            installed = subprocess.run(command, capture_output=True, text=True)
            self.assertEqual(installed.returncode, 0, installed.stderr)
            told = subprocess.run(
                [sys.executable, "-c", "import marienbad; print(marienbad.__file__)"],
                cwd=folder, capture_output=True, text=True, check=True)
            self.assertTrue(Path(told.stdout.strip()).is_relative_to(Path(folder).resolve()), told.stdout)


if __name__ == "__main__":
    unittest.main()
