"""A player in Python, alone and in matches, tournaments and the terminal."""

import io
import json
import os
import subprocess
import sys
import tempfile
import textwrap
import threading
import unittest

from marienbad import Player, run
from marienbad.engine import find_command

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

FIRST = """
    from marienbad import Player, run

    class First(Player):
        def choose(self, turn):
            print("this goes to the standard error")
            return turn.legal[0]

    run(First())
"""

SEARCHER = """
    from marienbad import Player, run

    class Greedy(Player):
        def choose(self, turn):
            state = turn.state()
            scores = lambda code: state.child(code).observation(turn.seat).scores
            best = max(state.plies().items(), key=lambda item: scores(item[1])[turn.seat])
            assert best[0] in turn.legal, (best, turn.legal)
            return {"ply": best[0], "iterations": len(turn.legal)}

    run(Greedy())
"""


def marienbad(*arguments):
    environment = dict(os.environ, PYTHONPATH=PACKAGE)
    done = subprocess.run(
        find_command() + list(arguments), env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise AssertionError(f"{arguments}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class RunTest(unittest.TestCase):
    def answers(self, player, *requests):
        out = io.StringIO()
        run(player, io.StringIO("".join(json.dumps(request) + "\n" for request in requests)), out)
        return [json.loads(line) for line in out.getvalue().splitlines()]

    def test_the_player_is_told_of_the_game(self):
        told = []

        class Listener(Player):
            name = "listener"

            def begin(self, game, seats, options, seat):
                told.append((game, seats, options, seat))

            def observe(self, ply):
                told.append(ply)

            def choose(self, turn):
                told.append((turn.plies, turn.legal, turn.budget, turn.seat, turn.text))
                return {"ply": turn.legal[-1], "depth": 3}

            def end(self):
                told.append("end")

        answers = self.answers(
            Listener(),
            {"id": 0, "do": "hello", "protocol": 2},
            {"id": 1, "do": "open", "session": "game", "game": "nim", "seats": 2, "observer": 1, "plies": ["1:1"]},
            {"id": 2, "do": "ply", "session": "game", "ply": "2:1"},
            {
                "id": 3,
                "do": "choose",
                "session": "game",
                "observer": 1,
                "seed": 5,
                "budget": {"millis": 10},
                "legal": ["2:1", "2:2"],
                "text": "heaps",
            },
            {"id": 4, "do": "dance"},
            {"id": 5, "do": "close", "session": "game"},
        )
        self.assertEqual(2, answers[0]["protocol"])
        self.assertEqual(["legal", "text"], answers[0]["told"])
        self.assertEqual({"id": 3, "ply": "2:2", "depth": 3}, answers[3])
        self.assertIn("unknown do 'dance'", answers[4]["error"])
        self.assertEqual({"id": 5}, answers[5])
        self.assertEqual(
            [("nim", 2, {}, 1), "1:1", "2:1", (["1:1", "2:1"], ["2:1", "2:2"], {"millis": 10}, 1, "heaps"), "end"], told
        )

    def test_a_game_may_begin_in_a_position(self):
        told = []

        class Asking(Player):
            def choose(self, turn):
                told.append((turn.position, turn.plies))
                return "1:1"

        self.answers(
            Asking(),
            {"do": "open", "game": "nim", "seats": 2, "position": {"heaps": [2], "actor": 1}, "plies": ["1:1"]},
            {"do": "choose", "legal": ["1:1"]},
            {"do": "choose", "game": "nim", "seats": 2, "position": {"heaps": [1], "actor": 0}, "legal": ["1:1"]},
        )
        self.assertEqual([({"heaps": [2], "actor": 1}, ["1:1"]), ({"heaps": [1], "actor": 0}, [])], told)

    def test_a_thought_is_cancelled(self):
        out = io.StringIO()
        ours, theirs = os.pipe()
        began = threading.Event()

        class Thinker(Player):
            def choose(self, turn):
                began.set()
                turn._cancelled.wait(30)
                return "cancelled" if turn.cancelled else "late"

        with os.fdopen(ours) as requests, os.fdopen(theirs, "w") as sender:
            running = threading.Thread(target=run, args=(Thinker(), requests, out))
            running.start()
            sender.write('{"id":1,"do":"open","game":"nim","seats":2}\n{"id":2,"do":"choose"}\n')
            sender.flush()
            self.assertTrue(began.wait(30))
            sender.write('{"id":3,"do":"cancel","request":2}\n')
            sender.close()
            running.join(30)
        answers = {answer["id"]: answer for answer in map(json.loads, out.getvalue().splitlines())}
        self.assertEqual({"id": 2, "ply": "cancelled"}, answers[2])
        self.assertEqual({"id": 3, "cancelled": True}, answers[3])

    def test_what_goes_wrong_is_answered(self):
        class Broken(Player):
            def choose(self, turn):
                raise RuntimeError("no\nidea")

        errors, sys.stderr = sys.stderr, io.StringIO()
        try:
            answers = self.answers(Broken(), {"id": 1, "do": "choose", "game": "nim", "seats": 2})
        finally:
            said, sys.stderr = sys.stderr.getvalue(), errors
        self.assertRegex(answers[0]["error"], r"^RuntimeError: no idea \(test_player.py, line \d+\)$")
        self.assertIn("Traceback", said)


class ExecTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def player(self, program):
        path = os.path.join(self.folder.name, "bot.py")
        with open(path, "w") as file:
            file.write(textwrap.dedent(program))
        return f"exec(command=\"'{sys.executable}' '{path}'\")"

    def test_it_plays_matches_also_where_information_is_hidden(self):
        for game in "kalaha", "poker":
            out = marienbad("match", game, "--games", "2", "--seed", "1", "-p", self.player(FIRST), "-p", "random")
            self.assertNotIn("forfeit", out.lower())

    def test_it_searches_with_an_engine_of_its_own(self):
        out = marienbad("match", "kalaha", "--games", "1", "-p", self.player(SEARCHER), "-p", "random", "--seed", "1")
        self.assertNotIn("forfeit", out.lower())

    def test_it_takes_part_in_a_tournament(self):
        results = os.path.join(self.folder.name, "results")
        marienbad(
            *("tournament", "--game", "nim", "-p", "bot=" + self.player(FIRST), "-p", "random"),
            *("--games", "2", "--seed", "1", "--output", results),
        )
        with open(os.path.join(results, "games.csv")) as file:
            self.assertEqual(3, len(file.readlines()))
