"""Every example of docs/python.md is executed."""

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

from marienbad.engine import find_command

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(os.path.dirname(PACKAGE), "docs", "python.md")


def blocks(language):
    with open(PAGE, encoding="utf-8") as file:
        fenced = re.findall(r"^```(\w*)\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)
    return [text for named, text in fenced if named == language]


class PageTest(unittest.TestCase):
    def test_the_dialogues_go_as_they_are_printed(self):
        dialogue = "\n".join(blocks("pycon"))
        self.assertGreater(dialogue.count(">>>"), 25)
        test = doctest.DocTestParser().get_doctest(dialogue, {}, "python.md", PAGE, 0)
        said = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=said.append)
        self.assertEqual(0, runner.failures, "".join(said))

    def test_the_player_plays_the_match(self):
        (program,) = [block for block in blocks("python") if block.startswith("# bot.py")]
        (command,) = [line for block in blocks("") for line in block.splitlines() if line.startswith("marienbad match")]
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "bot.py"), "w") as file:
                file.write(program)
            words = shlex.split(command.replace("python3", sys.executable))
            done = subprocess.run(
                find_command() + words[1:],
                cwd=folder,
                env=dict(os.environ, PYTHONPATH=PACKAGE),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            self.assertEqual(0, done.returncode, done.stdout)
            self.assertNotIn("forfeit", done.stdout.lower())

    @unittest.skipIf(importlib.util.find_spec("pettingzoo") is None, "pip install 'marienbad[pettingzoo]' to run it")
    def test_the_environments_go(self):
        for name in "pettingzoo", "gymnasium":
            with self.subTest(name):
                (program,) = [block for block in blocks("python") if block.startswith("# " + name)]
                exec(compile(program, "python.md", "exec"), {})
