"""
Games with the interface of OpenSpiel (Lanctot et al. 2019): algorithms written for ``pyspiel`` in Python need only
``load_game`` from here. OpenSpiel itself is not needed.

Differences: actions and outcomes of chance share their codes, so ``num_distinct_actions`` counts both; tensors are
those of ``State.vector``. ``information_state_string`` is what the seat saw of all plies, ``observation_string`` the
position as the seat sees it.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

from . import game as marienbad_game
from .engine import Engine

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
INVALID_ACTION = -1


def load_game(name: str, parameters: Optional[Dict[str, Any]] = None, engine: Optional[Engine] = None) -> "SpielGame":
    """The game of this id; ``parameters`` are its options, and ``players``, the number of its seats."""
    options = dict(parameters or {})
    seats = options.pop("players", None)
    return SpielGame(marienbad_game.Game(name, seats=seats, options=options or None, engine=engine), parameters)


class SpielGame:
    """A game as OpenSpiel's ``Game``."""

    def __init__(self, game: marienbad_game.Game, parameters: Optional[Dict[str, Any]] = None):
        self.game = game
        self._parameters = dict(parameters or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.game.new_state())

    def num_players(self) -> int:
        return self.game.seats

    def num_distinct_actions(self) -> int:
        return self.game.action_count

    def max_chance_outcomes(self) -> int:
        return self.game.max_legal_actions if "chance" in self.game.traits else 0

    def max_game_length(self) -> int:
        return self.game.max_plies

    def min_utility(self) -> float:
        return self.game.min_payoff

    def max_utility(self) -> float:
        return self.game.max_payoff

    def utility_sum(self) -> Optional[float]:
        return self.game.payoff_sum

    def observation_tensor_shape(self) -> List[int]:
        return [self.game.vector_length]

    information_state_tensor_shape = observation_tensor_shape

    def observation_tensor_size(self) -> int:
        return self.game.vector_length

    information_state_tensor_size = observation_tensor_size

    def get_parameters(self) -> Dict[str, Any]:
        return dict(self._parameters)

    def __str__(self) -> str:
        return self.game.name


class SpielState:
    """A position as OpenSpiel's ``State``."""

    def __init__(self, game: SpielGame, state: marienbad_game.State):
        self._game = game
        self.state = state

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self.state.is_terminal else self.state.actor

    def is_terminal(self) -> bool:
        return self.state.is_terminal

    def is_chance_node(self) -> bool:
        return self.state.is_chance

    def is_player_node(self) -> bool:
        return self.state.actor >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """Ascending; empty for a player who is not to move."""
        return self.state.legal_actions() if player is None or player == self.state.actor else []

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        mask = [0] * self.num_distinct_actions()
        if not self.state.is_chance:
            for action in self.legal_actions(player):
                mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        if action not in self.state.legal_actions():
            raise ValueError(f"action {action} is not legal; legal: {self.state.legal_actions()}")
        self.state.apply(action)

    def child(self, action: int) -> "SpielState":
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> "SpielState":
        return SpielState(self._game, self.state.clone())

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        return self.state.chance_outcomes()

    def returns(self) -> List[float]:
        return self.state.returns()

    rewards = returns

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    player_reward = player_return

    def history(self) -> List[int]:
        return list(self.state.history)

    def history_str(self) -> str:
        return ", ".join(map(str, self.state.history))

    def move_number(self) -> int:
        return len(self.state.history)

    def action_to_string(self, player: Any, action: Optional[int] = None) -> str:
        """``action_to_string(player, action)`` or ``action_to_string(action)``."""
        return self.state.ply(player if action is None else action)

    def string_to_action(self, player: Any, text: Optional[str] = None) -> int:
        return self.state.code(player if text is None else text)

    def information_state_string(self, player: Optional[int] = None) -> str:
        seat = self._seat(player)
        return f"seat {seat}: " + " ".join(self.state.observation(seat).plies)

    def observation_string(self, player: Optional[int] = None) -> str:
        return self.state.text(self._seat(player))

    def observation_tensor(self, player: Optional[int] = None) -> List[float]:
        return [float(number) for number in self.state.vector(self._seat(player))]

    information_state_tensor = observation_tensor

    def _seat(self, player: Optional[int]) -> int:
        seat = self.state.actor if player is None else player
        if not 0 <= seat < self.num_players():
            raise ValueError(f"player {seat} is not a seat; allowed: 0 to {self.num_players() - 1}")
        return seat

    def __str__(self) -> str:
        return str(self.state)
