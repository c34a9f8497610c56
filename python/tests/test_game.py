"""Games and positions."""

import copy
import gc
import random
import unittest

import marienbad
from marienbad import CHANCE, REFEREE, SPECTATOR, EngineError, Game
from marienbad.bench import playouts


class CatalogueTest(unittest.TestCase):
    def test_games_and_players_are_listed(self):
        self.assertIn("kalaha", [game["id"] for game in marienbad.games()])
        self.assertIn("mcts", [player["id"] for player in marienbad.players()])

    def test_a_game_knows_its_facts(self):
        with Game("nim", seats=3, options={"heaps": [2, 3]}) as game:
            self.assertEqual(3, game.seats)
            self.assertEqual(5, game.max_plies)
            self.assertEqual((-0.5, 1), (game.min_payoff, game.max_payoff))
            self.assertEqual(3, len(game.seat_names))
            self.assertIn("random", game.players())
            self.assertNotIn("minimax", game.players())
            self.assertGreater(len(game.rules()["sections"]), 0)

    def test_what_is_wrong_is_said(self):
        with self.assertRaisesRegex(EngineError, "nim cannot be played by 9 seats; allowed: 2 to 6"):
            Game("nim", seats=9)
        with self.assertRaisesRegex(EngineError, "unknown option of nim 'heap'"):
            Game("nim", options={"heap": 1})


class StateTest(unittest.TestCase):
    def test_a_game_is_played_to_its_end(self):
        state = Game("nim", options={"heaps": [1, 2]}).new_state()
        self.assertEqual({"1:1": 0, "2:2": 1, "2:1": 2}, state.plies())
        state.apply("2:1")
        self.assertEqual((1, [0, 1]), (state.actor, state.legal_actions()))
        self.assertEqual([0.0, 0.0], state.returns())
        state.apply(0)
        state.apply(1)
        self.assertTrue(state.is_terminal)
        self.assertEqual([1.0, -1.0], state.returns())
        self.assertEqual((2, 0, 1), state.history)
        self.assertEqual([], state.legal_actions())
        with self.assertRaisesRegex(EngineError, "is not legal; legal: nothing, the game is over"):
            state.apply(0)
        with self.assertRaises(ValueError):
            state.sample(random.Random(1))

    def test_an_illegal_action_leaves_the_position_as_it_was(self):
        state = Game("nim", options={"heaps": [1, 2]}).new_state()
        with self.assertRaisesRegex(EngineError, "3 is not legal; legal: 0 1 2"):
            state.apply(3)
        with self.assertRaisesRegex(ValueError, "'9:9' is not legal; legal: 1:1 2:2 2:1"):
            state.apply("9:9")
        self.assertEqual(0, state.actor)

    def test_only_whole_numbers_are_actions(self):
        state = Game("nim", options={"heaps": [1, 2]}).new_state()
        with self.assertRaises(TypeError):
            state.apply(1.9)
        self.assertEqual((), state.history)

    def test_copies_are_clones(self):
        state = Game("nim", options={"heaps": [1, 2]}).new_state()
        for copied in (copy.copy(state), copy.deepcopy(state), copy.deepcopy([state])[0]):
            copied.apply(0)
            self.assertEqual(((0,), ()), (copied.history, state.history))
            self.assertEqual((1, 0), (copied.observation(REFEREE).actor, state.observation(REFEREE).actor))

    def test_clones_are_independent(self):
        state = Game("kalaha").new_state()
        clone = state.clone()
        twin = clone.clone()
        clone.apply("c")
        state.apply("a")
        self.assertEqual([(0,), (2,), ()], [state.history, clone.history, twin.history])
        self.assertEqual(Game("kalaha").new_state().text(), twin.text())
        child = twin.child("f")
        self.assertEqual(((), (5,)), (twin.history, child.history))
        self.assertNotEqual(twin.text(), child.text())

    def test_positions_are_released_with_their_states(self):
        game = Game("nim")
        states = [game.new_state().child(0) for _ in range(50)]
        first = states[0]
        del states
        gc.collect()
        self.assertGreaterEqual(len(game._free), 49)
        first.apply(1)
        self.assertEqual([], game._free)
        self.assertEqual(1, game.ask("free", free=list(range(1000)))["freed"], "what is left is the first one's")

    def test_the_engine_has_room_again_after_many_positions(self):
        game = Game("nim")
        for _ in range(25):
            game.new_states(10_000)
        game.close()

    def test_games_that_nobody_refers_to_are_closed(self):
        for _ in range(1100):  # the engine has room for 1000 sessions
            Game("nim").new_state()

    def test_chance_has_probabilities(self):
        state = Game("poker").new_state()
        self.assertTrue(state.is_chance)
        self.assertEqual(CHANCE, state.actor)
        self.assertAlmostEqual(1.0, sum(probability for _, probability in state.chance_outcomes()))
        state.apply(state.chance_outcomes()[0][0])
        self.assertEqual(2, len(state.chance_outcomes()))

    def test_a_seat_sees_only_what_it_may(self):
        worlds = []
        for card in "*K", "*Q":
            state = Game("poker").new_state()
            state.apply("*J")
            state.apply(card)
            worlds.append(state)
        for observer in 0, SPECTATOR:
            one, other = (state.observation(observer) for state in worlds)
            self.assertEqual(one, other)
            self.assertIsNone(one.position)
        self.assertEqual(worlds[0].vector(0), worlds[1].vector(0))
        self.assertNotEqual(worlds[0].vector(1), worlds[1].vector(1))
        self.assertNotEqual(worlds[0].text(1), worlds[1].text(1))
        self.assertEqual(["*J", "*?"], worlds[0].observation(0).plies)
        self.assertEqual({}, worlds[0].observation(1).legal)
        self.assertEqual(["*J", "*K"], worlds[0].observation(REFEREE).plies)
        self.assertNotEqual(worlds[0].observation(REFEREE), worlds[1].observation(REFEREE))

    def test_vectors_tell_positions_apart_and_have_their_length(self):
        for name in "kalaha", "go", "poker", "liars-dice":
            with Game(name) as game:
                rng = random.Random(3)
                state = game.new_state()
                seen = set()
                length = 0
                while length < 6 and not state.is_terminal:
                    length += 1
                    vector = state.vector(0)
                    self.assertEqual(game.vector_length, len(vector))
                    seen.add(tuple(vector))
                    state.apply(state.sample(rng))
                self.assertEqual((length, True), (len(seen), length > 3), name)

    def test_players_and_solvers_are_asked(self):
        game = Game("nim", options={"heaps": [1, 2]})
        state = game.new_state()
        self.assertIn(state.choose("mcts", cpuMillis=20).ply, state.plies())
        decision = state.choose("minimax", depth=5)
        self.assertEqual("2:1", decision.ply)
        self.assertTrue(decision.lines[0]["exact"])
        self.assertEqual(3, state.solve(goal="value")["nimber"])
        self.assertEqual(5, state.perft(2))
        same = [state.choose("random", seed=7).code for _ in range(2)]
        self.assertEqual(2, len(same))

    def test_a_player_goes_on_with_its_tree(self):
        state = Game("kalaha").new_state()
        first = state.choose("mcts", iterations=400)
        state.apply("c")
        second = state.choose("mcts", iterations=400)
        self.assertEqual(400, sum(line["visits"] for line in first.lines))
        self.assertGreater(sum(line["visits"] for line in second.lines), 400)
        self.assertEqual(first.seed, second.seed)


class StatesTest(unittest.TestCase):
    def test_many_games_go_on_as_one_does(self):
        game = Game("backgammon")
        rng = random.Random(5)
        many = game.new_states(8)
        alone = [game.new_state() for _ in range(8)]
        for _ in range(30):
            actions = many.sample(rng)
            actions[3] = None
            many.step(actions)
            for state, action in zip(alone, actions):
                if action is not None:
                    state.apply(action)
            self.assertEqual([state.actor for state in alone], many.actors)
            self.assertEqual([state.legal_actions() for state in alone], many.legal)

    def test_games_end_with_payoffs_and_begin_anew(self):
        states = Game("nim", options={"heaps": [1, 1]}).new_states(3)
        states.step([0, None, 1])
        states.step([1, 0, 0])
        self.assertEqual([[-1.0, 1.0], None, [-1.0, 1.0]], states.payoffs)
        self.assertEqual([-2, 1, -2], states.actors)
        states.restart([2])
        self.assertEqual([-2, 1, 0], states.actors)
        self.assertEqual([[], [1], [0, 1]], states.legal)
        self.assertIsNone(states.payoffs[2])
        with self.assertRaisesRegex(ValueError, "2 actions for 3 games"):
            states.step([0, 1])

    def test_more_games_begin_anew_than_one_message_may_ask_for(self):
        states = Game("nim", options={"heaps": [1, 1]}).new_states(10_001)
        states.step([0] * 10_001)
        states.restart(range(10_001))
        self.assertEqual([0] * 10_001, states.actors)
        states.step([1] * 10_001)

    def test_copies_that_would_play_in_the_same_games_are_refused(self):
        states = Game("nim").new_states(2)
        for refused in (copy.copy, copy.deepcopy):
            with self.assertRaisesRegex(TypeError, "States cannot be copied"):
                refused(states)

    def test_playouts_are_fair(self):
        """In the game of one heap of two, random play takes one counter half of the time: seat 2 wins then."""
        states = Game("nim", options={"heaps": [2]}).new_states(2000)
        rng = random.Random(11)
        for _ in range(2):
            states.step(states.sample(rng))
        wins = sum(payoffs[1] > 0 for payoffs in states.payoffs)
        self.assertTrue(900 < wins < 1100, wins)

    def test_playouts_count_what_they_play(self):
        plies, finished, taken = playouts(Game("nim"), 0.2, 50)
        self.assertGreater(plies, 0)
        self.assertGreater(finished, 0)
        self.assertGreater(taken, 0)
