"""Adapters: contracts written here, and the test suites of PettingZoo and Gymnasium where they are installed."""

import importlib.util
import unittest
import warnings

from marienbad import EngineError, openspiel
from tests.contract import check_spiel_game

MISSING = [name for name in ("pettingzoo", "gymnasium", "numpy") if importlib.util.find_spec(name) is None]
NEEDED = f"{', '.join(MISSING)} missing; to run these tests: pip install 'marienbad[pettingzoo]'"


class OpenSpielTest(unittest.TestCase):
    def test_random_games_keep_the_contract(self):
        for name, parameters in (
            ("kalaha", {"stones": 3}),
            ("nim", {"players": 3, "heaps": [2, 3]}),
            ("poker", {}),
            ("liars-dice", {}),
            ("backgammon", {}),
            ("go", {"size": 5}),
        ):
            with self.subTest(name):
                check_spiel_game(self, openspiel.load_game(name, parameters), 1, plies=60)

    def test_information_states_are_equal_where_a_seat_cannot_tell_them_apart(self):
        game = openspiel.load_game("poker")
        strings = []
        for second in 1, 2:
            state = game.new_initial_state()
            state.apply_action(0)
            state.apply_action(second)
            strings.append([state.information_state_string(seat) for seat in (0, 1)])
        self.assertEqual(strings[0][0], strings[1][0])
        self.assertNotEqual(strings[0][1], strings[1][1])

    def test_vanilla_cfr_finds_the_value_of_kuhn_poker(self):
        """An algorithm as it is written for OpenSpiel: the value of Kuhn's poker is -1/18 for the first player."""
        game = openspiel.load_game("poker")
        regrets, sums = {}, {}

        def strategy(key, actions):
            positive = [max(0.0, value) for value in regrets.setdefault(key, [0.0] * len(actions))]
            total = sum(positive)
            return [value / total for value in positive] if total else [1 / len(actions)] * len(actions)

        tree = {}

        def node(state):
            """The tree, asked for once."""
            key = tuple(state.history())
            if key not in tree:
                if state.is_terminal():
                    tree[key] = ("end", state.returns(), None)
                elif state.is_chance_node():
                    tree[key] = ("chance", [(p, state.child(a)) for a, p in state.chance_outcomes()], None)
                else:
                    player = state.current_player()
                    children = [state.child(action) for action in state.legal_actions()]
                    tree[key] = (player, children, state.information_state_string(player))
            return tree[key]

        def walk(state, reach):
            kind, content, key = node(state)
            if kind == "end":
                return content[0]
            if kind == "chance":
                return sum(p * walk(child, [r * p for r in reach]) for p, child in content)
            policy = strategy(key, content)
            values = []
            for probability, child in zip(policy, content):
                further = list(reach)
                further[kind] *= probability
                values.append(walk(child, further))
            value = sum(p * v for p, v in zip(policy, values))
            sign = 1 if kind == 0 else -1
            average = sums.setdefault(key, [0.0] * len(content))
            for i in range(len(content)):
                regrets[key][i] += reach[1 - kind] * sign * (values[i] - value)
                average[i] += reach[kind] * policy[i]
            return value

        root = game.new_initial_state()
        rounds = 300
        total = sum(walk(root, [1.0, 1.0]) for _ in range(rounds))
        self.assertEqual(12, len(sums))
        self.assertAlmostEqual(-1 / 18, total / rounds, delta=0.02)

    def test_what_is_not_allowed_is_said(self):
        state = openspiel.load_game("nim").new_initial_state()
        with self.assertRaisesRegex(ValueError, "action 99 is not legal; legal: "):
            state.apply_action(99)
        with self.assertRaisesRegex(ValueError, "player 2 is not a seat; allowed: 0 to 1"):
            state.observation_string(2)
        with self.assertRaisesRegex(EngineError, "unknown option"):
            openspiel.load_game("nim", {"heap": 1})


@unittest.skipIf(MISSING, NEEDED)
class PettingZooTest(unittest.TestCase):
    def test_api_test(self):
        from pettingzoo.test import api_test

        from marienbad.pettingzoo_env import env

        for name in "kalaha", "poker", "connect-four", "backgammon":
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("ignore")  # such as that an observation of bits is not a picture
                environment = env(name)
                api_test(environment, num_cycles=60, verbose_progress=False)
                environment.close()

    def test_seed_test(self):
        from pettingzoo.test import seed_test

        from marienbad.pettingzoo_env import env

        seed_test(lambda: env("backgammon"), num_cycles=10)

    def test_a_game_ends_with_the_payoffs(self):
        from marienbad.pettingzoo_env import env

        environment = env("nim", options={"heaps": [1, 1]}, render_mode="ansi")
        environment.reset(seed=1)
        rewards = {}
        for agent in environment.agent_iter():
            observation, reward, over, _, info = environment.last()
            rewards[agent] = reward
            self.assertEqual(list(observation["action_mask"]), list(info["action_mask"]))
            environment.step(None if over else int(observation["action_mask"].argmax()))
        self.assertEqual({"seat_0": -1.0, "seat_1": 1.0}, rewards)
        environment.reset()
        self.assertIn("player 1", environment.render())
        with self.assertRaisesRegex(ValueError, "action 99 of seat_0 is not legal"):
            environment.step(99)


@unittest.skipIf(MISSING, NEEDED)
class GymnasiumTest(unittest.TestCase):
    def test_check_env(self):
        from gymnasium.utils.env_checker import check_env

        from marienbad.gymnasium_env import MarienbadEnv

        for name, seat in (("kalaha", 0), ("poker", 1), ("backgammon", 1)):
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                environment = MarienbadEnv(name, seat=seat, render_mode="ansi")
                check_env(environment, skip_render_check=True)
                environment.close()

    def test_the_same_seed_is_the_same_game_against_a_player(self):
        from marienbad.gymnasium_env import MarienbadEnv

        environment = MarienbadEnv("kalaha", seat=1, opponent="mcts", budget={"iterations": 50})
        games = []
        for _ in range(2):
            _, info = environment.reset(seed=3)
            over, reward = False, 0.0
            while not over:
                _, reward, over, _, info = environment.step(int(info["action_mask"].argmax()))
            games.append((environment.state.history, reward))
        self.assertEqual(games[0], games[1])
        self.assertEqual(games[0][1], environment.state.returns()[1])

    def test_an_illegal_action_loses(self):
        from marienbad.gymnasium_env import MarienbadEnv

        environment = MarienbadEnv("nim", options={"heaps": [1, 3, 5]}, opponent=lambda state: state.legal_actions()[0])
        environment.reset(seed=1)
        environment.step(0)
        _, reward, over, _, info = environment.step(0)
        self.assertEqual((-1.0, True, True), (reward, over, info["illegal_action"]))
        with self.assertRaisesRegex(ValueError, "the game is over; call reset"):
            environment.step(1)
        environment.reset(seed=1)
        self.assertFalse(environment.step(0)[2])


@unittest.skipIf(MISSING, NEEDED)
class GymnasiumVectorTest(unittest.TestCase):
    def games(self, environment, steps, seed):
        """All that it says when the first legal action is played, and the payoffs of the games that ended."""
        said, ends = [], []
        observations, infos = environment.reset(seed=seed)
        for _ in range(steps):
            self.assertTrue(environment.observation_space.contains(observations))
            actions = infos["action_mask"].argmax(axis=1)
            observations, rewards, terminated, truncated, infos = environment.step(actions)
            said.append((observations.tolist(), rewards.tolist(), terminated.tolist(), infos["action_mask"].tolist()))
            self.assertFalse(truncated.any() or infos["illegal_action"].any())
            self.assertFalse(rewards[~terminated].any())
            self.assertEqual(terminated.tolist(), (infos["action_mask"].sum(axis=1) == 0).tolist())
            for place in terminated.nonzero()[0]:
                self.assertEqual(rewards[place], environment.states.payoffs[place][environment.seat])
                ends.append(rewards[place])
        return said, ends

    def test_the_same_seed_gives_the_same_games(self):
        from marienbad.gymnasium_vector import MarienbadVectorEnv

        for name, seat in (("kalaha", 0), ("poker", 1), ("backgammon", 1)):
            with self.subTest(name):
                environment = MarienbadVectorEnv(name, 5, seat=seat)
                first, ends = self.games(environment, 40, seed=1)
                self.assertEqual(first, self.games(environment, 40, seed=1)[0])
                self.assertNotEqual(first, self.games(environment, 40, seed=2)[0])
                self.assertTrue(ends or name == "backgammon")
                environment.close()

    def test_it_is_the_environment_of_one_game_many_times(self):
        from marienbad.gymnasium_env import MarienbadEnv
        from marienbad.gymnasium_vector import MarienbadVectorEnv

        one = MarienbadEnv("kalaha", seat=1, opponent=lambda state: state.legal_actions()[-1])
        many = MarienbadVectorEnv(
            "kalaha", 3, seat=1, opponent=lambda states, places: [states.legal[place][-1] for place in places]
        )
        observation, info = one.reset(seed=1)
        observations, infos = many.reset(seed=1)
        over, reward = False, 0.0
        while not over:
            self.assertEqual([observation.tolist()] * 3, observations.tolist())
            action = int(info["action_mask"].argmax())
            observation, reward, over, _, info = one.step(action)
            observations, rewards, overs, _, infos = many.step([action] * 3)
            self.assertEqual(([reward] * 3, [over] * 3), (rewards.tolist(), overs.tolist()))
            self.assertEqual([info["action_mask"].tolist()] * 3, infos["action_mask"].tolist())

    def test_a_game_that_an_illegal_action_ended_begins_anew_in_the_next_step(self):
        from marienbad.gymnasium_vector import MarienbadVectorEnv

        environment = MarienbadVectorEnv(
            "nim",
            2,
            options={"heaps": [1, 3, 5]},
            opponent=lambda states, places: [states.legal[place][0] for place in places],
        )
        start, infos = environment.reset(seed=1)
        legal = infos["action_mask"][0].nonzero()[0]
        environment.step([legal[0], legal[-1]])
        _, rewards, terminated, _, infos = environment.step([legal[0], legal[-2]])
        self.assertEqual(([-1.0, 0.0], [True, False]), (rewards.tolist(), terminated.tolist()))
        self.assertEqual([True, False], infos["illegal_action"].tolist())
        observations, rewards, terminated, _, infos = environment.step([legal[0], infos["action_mask"][1].argmax()])
        self.assertEqual((0.0, False), (rewards[0], terminated[0]))
        self.assertEqual(start[0].tolist(), observations[0].tolist())

    def test_the_wrappers_of_gymnasium_take_it(self):
        from gymnasium.wrappers.vector import RecordEpisodeStatistics

        from marienbad.gymnasium_vector import MarienbadVectorEnv

        environment = RecordEpisodeStatistics(MarienbadVectorEnv("nim", 4, options={"heaps": [1, 2]}))
        _, infos = environment.reset(seed=1)
        for _ in range(20):
            _, _, _, _, infos = environment.step(infos["action_mask"].argmax(axis=1))
        self.assertGreater(environment.episode_count, 8)
        self.assertLessEqual(set(environment.return_queue), {-1.0, 1.0})

    def test_who_cannot_be_asked_is_refused(self):
        from marienbad.gymnasium_vector import MarienbadVectorEnv

        with self.assertRaisesRegex(ValueError, "opponent 'mcts' is not allowed; allowed: 'random', a function"):
            MarienbadVectorEnv("nim", 4, opponent="mcts")
        with self.assertRaisesRegex(ValueError, "seat 2 is not allowed; allowed: 0 to 1"):
            MarienbadVectorEnv("nim", 4, seat=2)


@unittest.skipIf(not MISSING, "the packages are there")
class MissingPackagesTest(unittest.TestCase):
    def test_the_adapters_say_what_to_install(self):
        with self.assertRaisesRegex(ImportError, r"pip install 'marienbad\[(pettingzoo|gymnasium)\]'"):
            import marienbad.pettingzoo_env  # noqa: F401
        with self.assertRaisesRegex(ImportError, r"pip install 'marienbad\[gymnasium\]'"):
            import marienbad.gymnasium_env  # noqa: F401
        with self.assertRaisesRegex(ImportError, r"pip install 'marienbad\[gymnasium\]' 'gymnasium>=1.1'"):
            import marienbad.gymnasium_vector  # noqa: F401
