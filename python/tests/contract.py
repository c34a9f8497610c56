"""What OpenSpiel's own ``random_sim_test`` demands of a game, for our adapter."""

import random


def check_spiel_game(case, game, seed, plies=200):
    """Plays one random game and checks every position on the way."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    case.assertEqual([], state.history())
    for _ in range(plies):
        if state.is_terminal():
            break
        check_position(case, game, state)
        action = rng.choice(state.legal_actions())
        text = state.action_to_string(state.current_player(), action)
        case.assertEqual(action, state.string_to_action(state.current_player(), text))
        before = str(state)
        child = state.child(action)
        case.assertEqual(before, str(state), "child leaves the position as it was")
        clone = state.clone()
        state.apply_action(action)
        clone.apply_action(action)
        case.assertEqual(str(state), str(child))
        case.assertEqual(str(state), str(clone))
        case.assertEqual(child.history(), state.history())
        case.assertEqual(action, state.history()[-1])
    if state.is_terminal():
        check_end(case, game, state)
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    case.assertEqual(str(state), str(replayed))


def check_position(case, game, state):
    legal = state.legal_actions()
    case.assertTrue(legal)
    case.assertEqual(sorted(set(legal)), legal)
    case.assertTrue(all(0 <= action < game.num_distinct_actions() for action in legal))
    case.assertEqual([0.0] * game.num_players(), state.returns())
    case.assertFalse(state.is_simultaneous_node())
    case.assertNotEqual(state.is_chance_node(), state.is_player_node())
    if state.is_chance_node():
        case.assertEqual(-1, state.current_player())
        outcomes = state.chance_outcomes()
        case.assertEqual(legal, [outcome for outcome, _ in outcomes])
        case.assertAlmostEqual(1.0, sum(probability for _, probability in outcomes))
        case.assertTrue(all(probability > 0 for _, probability in outcomes))
        case.assertLessEqual(len(legal), game.max_chance_outcomes())
    else:
        player = state.current_player()
        mask = state.legal_actions_mask(player)
        case.assertEqual(legal, [action for action, allowed in enumerate(mask) if allowed])
        case.assertEqual([], state.legal_actions((player + 1) % game.num_players()))
        for seat in range(game.num_players()):
            case.assertTrue(state.information_state_string(seat))
            case.assertTrue(state.observation_string(seat))
            case.assertEqual(game.observation_tensor_size(), len(state.observation_tensor(seat)))


def check_end(case, game, state):
    case.assertEqual(-4, state.current_player())
    case.assertEqual([], state.legal_actions())
    case.assertLessEqual(len(state.history()), game.max_game_length())
    returns = state.returns()
    case.assertEqual(game.num_players(), len(returns))
    for seat, value in enumerate(returns):
        case.assertTrue(game.min_utility() <= value <= game.max_utility())
        case.assertEqual(value, state.player_return(seat))
    if game.utility_sum() is not None:
        case.assertAlmostEqual(game.utility_sum(), sum(returns))
