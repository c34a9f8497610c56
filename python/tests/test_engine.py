"""The process and its requests."""

import json
import os
import stat
import sys
import tempfile
import threading
import unittest
from unittest import mock

from marienbad import Engine, EngineError, Game, default_engine
from marienbad.engine import find_command


class FindCommandTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.program = os.path.join(self.folder.name, "marienbad")
        with open(self.program, "w") as file:
            file.write("#!/bin/sh\n")
        os.chmod(self.program, stat.S_IRWXU)

    def test_the_argument_comes_before_the_variable_and_the_variable_before_the_path(self):
        with mock.patch.dict(os.environ, {"MARIENBAD": self.program, "PATH": self.folder.name}):
            self.assertEqual([sys.executable], find_command(sys.executable))
            self.assertEqual(["a", "b"], find_command(["a", "b"]))
            self.assertEqual([self.program], find_command())
        with mock.patch.dict(os.environ, {"PATH": self.folder.name}):
            os.environ.pop("MARIENBAD", None)
            self.assertEqual([self.program], find_command())

    def test_a_command_may_have_arguments(self):
        self.assertEqual([self.program, "--lang", "cs"], find_command(f"'{self.program}' --lang cs"))

    def test_what_is_not_found_is_said(self):
        with mock.patch.dict(os.environ, {"MARIENBAD": "", "PATH": os.path.join(self.folder.name, "none")}):
            with self.assertRaisesRegex(EngineError, "'marienbad' was not found; allowed: .*MARIENBAD"):
                find_command()
            with self.assertRaisesRegex(EngineError, "'nothing here' was not found"):
                find_command("nothing here")


PLUGINS = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "examples", "tic-tac-toe", "build", "libs"
)


@unittest.skipUnless(os.path.isdir(PLUGINS), "./gradlew :docs:examples:tic-tac-toe:jar builds the plugin")
class PluginTest(unittest.TestCase):
    def first_plies(self, engine):
        with engine:
            return sorted(Game("tic-tac-toe", engine=engine).new_state().plies())

    def test_the_engine_loads_plugins_by_an_argument_or_by_the_command(self):
        squares = [column + row for column in "abc" for row in "123"]
        self.assertEqual(squares, self.first_plies(Engine(plugins=[PLUGINS])))
        self.assertEqual(squares, self.first_plies(Engine(find_command() + ["--plugins", PLUGINS])))
        with self.assertRaisesRegex(EngineError, "unknown game 'tic-tac-toe'"):
            self.first_plies(Engine())


class EngineTest(unittest.TestCase):
    @unittest.skipUnless(hasattr(os, "fork"), "a system without fork")
    def test_a_forked_process_gets_an_engine_of_its_own(self):
        game = Game("nim")
        answers, told = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                try:
                    game.new_state()
                    shared = "the parent's engine answered"
                except EngineError as refused:
                    shared = str(refused)
                state = Game("nim").new_state()
                state.apply(0)
                os.write(told, json.dumps([shared, state.text()]).encode())
            finally:
                os._exit(0)
        os.close(told)
        with open(answers) as heard:
            shared, text = json.load(heard)
        os.waitpid(child, 0)
        self.assertIn("belongs to another process", shared)
        self.assertIn("0;3;5;7", text)
        self.assertIn("1;3;5;7", game.new_state().text())

    def test_a_program_that_is_no_engine_is_named(self):
        program = [sys.executable, "-c", "print('Hello!')"]
        for _ in range(2):
            with self.assertRaisesRegex(EngineError, "does not answer as `marienbad engine` does: Hello!"):
                Engine(program).ask("games")

    def test_numbers_of_numpy_are_numbers(self):
        class Int64:  # what json.dumps meets in numpy.int64
            def tolist(self):
                return 3

        self.assertEqual(185, default_engine().ask("perft", game="kalaha", depth=Int64())["nodes"])
        with self.assertRaises(TypeError):
            default_engine().ask("perft", game="kalaha", depth=object())

    def test_errors_of_the_engine_are_raised(self):
        with self.assertRaisesRegex(EngineError, "unknown game 'nimm' .did you mean 'nim'"):
            default_engine().ask("position", game="nimm")

    def test_a_batch_is_answered_in_its_order_and_errors_take_their_places(self):
        answers = default_engine().batch(
            [
                {"id": 1, "do": "perft", "game": "kalaha", "depth": 4},
                {"id": 2, "do": "perft", "game": "nmi", "depth": 1},
                {"id": 3, "do": "perft", "game": "nim", "depth": 1},
            ]
        )
        self.assertEqual([1, 2, 3], [answer["id"] for answer in answers])
        self.assertEqual(942, answers[0]["nodes"])
        self.assertIn("unknown game", answers[1]["error"])

    def test_a_batch_that_is_too_long_for_a_line_becomes_several(self):
        engine = default_engine()
        engine.start()
        before = engine.round_trips
        answers = engine.batch([{"id": i, "do": "perft", "game": "nim", "depth": 0} for i in range(2500)])
        self.assertEqual(list(range(2500)), [answer["id"] for answer in answers])
        self.assertEqual(3, engine.round_trips - before)
        before = engine.round_trips
        answers = engine.batch([{"id": "x" * 400_000, "do": "perft", "game": "nim", "depth": 0}] * 5)
        self.assertEqual(5, len(answers))
        self.assertEqual(3, engine.round_trips - before)

    def test_threads_share_an_engine(self):
        wrong = []

        def ask(depth):
            for _ in range(20):
                if default_engine().ask("perft", game="kalaha", depth=depth)["nodes"] != [1, 6, 35, 185][depth]:
                    wrong.append(depth)

        threads = [threading.Thread(target=ask, args=(depth,)) for depth in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([], wrong)

    def test_a_program_that_ends_is_said_with_its_last_words(self):
        engine = Engine([sys.executable, "-c", "import sys; sys.exit('no board here')"])
        with self.assertRaisesRegex(EngineError, "has ended with status 1; it said: no board here"):
            engine.ask("games")
        engine.close()

    def test_closing_ends_the_process(self):
        with Engine() as engine:
            process = engine._process
            self.assertIsNone(process.poll())
        self.assertEqual(0, process.returncode)
        engine.close()
        with self.assertRaisesRegex(EngineError, "the engine is closed"):
            engine.ask("games")
