"""Any game as an environment of Gymnasium for one seat; others have the other seats. Needs gymnasium and numpy."""

from __future__ import annotations

from typing import Any, Callable, Dict, Optional, Tuple, Union

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError(f"{missing}; install what is needed: pip install 'marienbad[gymnasium]'") from missing

from .engine import Engine
from .game import Game, State
from .spaces import action_mask, observation_box, sample_chance

Opponent = Union[str, Callable[[State], int]]


class MarienbadEnv(gymnasium.Env):
    """
    The observation is the vector of what the seat perceives; ``info["action_mask"]`` and ``action_masks()`` tell what
    is legal. The reward is the payoff of the seat, at the end. An action that is not legal ends the game with the least
    payoff, and ``info["illegal_action"]`` says so.

    :param seat: the seat of the agent
    :param opponent: who has the other seats: a player, as ``marienbad players`` lists them, or a function of a
        State that returns the code of an action
    :param budget: limits of a player, such as ``{"iterations": 200}``
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        name: str,
        seat: int = 0,
        opponent: Opponent = "random",
        budget: Optional[Dict[str, int]] = None,
        seats: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        render_mode: Optional[str] = None,
        engine: Optional[Engine] = None,
    ):
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode '{render_mode}' is not allowed; allowed: None, 'ansi'")
        self.game = Game(name, seats=seats, options=options, engine=engine)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"seat {seat} is not allowed; allowed: 0 to {self.game.seats - 1}")
        self.seat = seat
        self.opponent = opponent
        self.budget = dict(budget or {})
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = observation_box(self.game)
        self.state: Optional[State] = None
        self._over = True
        self._seed = 0

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[np.ndarray, Dict[str, Any]]:
        super().reset(seed=seed)
        # Opponents that know nothing of the last game: the same seed gives the same game.
        fresh = self.game.another()
        self.game.close()
        self.game = fresh
        self._seed = int(self.np_random.integers(2**53))
        self.state = self.game.new_state()
        self._go_on()
        self._over = self.state.is_terminal
        return self._observation(), self._info()

    def step(self, action: int) -> Tuple[np.ndarray, float, bool, bool, Dict[str, Any]]:
        if self._over:
            raise ValueError("the game is over; call reset")
        if int(action) not in self.state.legal_actions():
            self._over = True
            return self._observation(), self.game.min_payoff, True, False, {**self._info(), "illegal_action": True}
        self.state.apply(int(action))
        self._go_on()
        self._over = self.state.is_terminal
        return self._observation(), self.state.returns()[self.seat], self._over, False, self._info()

    def _go_on(self) -> None:
        """Chance and the opponents, until the agent is to move or the game is over."""
        while not self.state.is_terminal and self.state.actor != self.seat:
            if self.state.is_chance:
                sample_chance(self.state, self.np_random)
            elif callable(self.opponent):
                self.state.apply(self.opponent(self.state))
            else:
                self.state.apply(self.state.choose(self.opponent, seed=self._seed, **self.budget).code)

    def action_masks(self) -> np.ndarray:
        """1 for legal actions, as maskable algorithms ask for it."""
        return action_mask(self.state, self.seat)

    def _observation(self) -> np.ndarray:
        return np.array(self.state.vector(self.seat), self.observation_space.dtype)

    def _info(self) -> Dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> Optional[str]:
        return self.state.text(self.seat) if self.render_mode == "ansi" and self.state is not None else None

    def close(self) -> None:
        self.game.close()
