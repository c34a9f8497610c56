"""Many games at once as a vector environment of Gymnasium, for one seat. Needs gymnasium 1.1 and numpy."""

from __future__ import annotations

import random
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    needed = "pip install 'marienbad[gymnasium]' 'gymnasium>=1.1'"
    raise ImportError(f"{missing}; install what is needed: {needed}") from missing

from .engine import Engine
from .game import CHANCE, TERMINAL, Game, States
from .spaces import observation_box

Opponent = Union[str, Callable[[States, List[int]], Sequence[int]]]


class MarienbadVectorEnv(VectorEnv):
    """
    As ``MarienbadEnv``, but all games go on in the same message. A game that is over begins anew in the next step,
    which leaves its action aside. ``infos["action_mask"]`` has a row for each game, ``infos["illegal_action"]`` tells
    which games were ended by an illegal action.

    :param seat: the seat of the agent in all games
    :param opponent: who has the other seats: ``"random"``, or a function of the States and of the places of the games
        in which another seat is to move, which returns the code of an action for each place
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        name: str,
        num_envs: int,
        seat: int = 0,
        opponent: Opponent = "random",
        seats: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        engine: Optional[Engine] = None,
    ):
        if opponent != "random" and not callable(opponent):
            raise ValueError(f"opponent '{opponent}' is not allowed; allowed: 'random', a function")
        self.game = Game(name, seats=seats, options=options, engine=engine)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"seat {seat} is not allowed; allowed: 0 to {self.game.seats - 1}")
        self.num_envs = num_envs
        self.seat = seat
        self.opponent = opponent
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = observation_box(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.states = self.game.new_states(num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._random = random.Random()

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[np.ndarray, Dict[str, Any]]:
        """Begins all games; one seed serves all of them."""
        super().reset(seed=seed)
        self._random.seed(int(self.np_random.integers(2**53)))
        self.states.restart(range(self.num_envs))
        self._go_on()
        self._over = self._terminal()
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: np.ndarray) -> Tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Dict[str, Any]]:
        self.states.restart(np.flatnonzero(self._over).tolist())
        illegal = np.zeros(self.num_envs, np.bool_)
        played: List[Optional[int]] = [None] * self.num_envs
        for place, action in enumerate(np.asarray(actions).tolist()):
            if self._over[place]:
                continue
            elif action in self.states.legal[place]:
                played[place] = action
            else:
                illegal[place] = True
        self.states.step(played)
        self._go_on()
        terminal = self._terminal()
        rewards = np.where(illegal, float(self.game.min_payoff), 0.0)
        for place in np.flatnonzero(terminal).tolist():
            rewards[place] = self.states.payoffs[place][self.seat]
        self._over = terminal | illegal
        return self._observations(), rewards, self._over.copy(), np.zeros_like(self._over), self._infos(illegal)

    def _go_on(self) -> None:
        """Chance and the opponents, until in each game the agent is to move or the game is over."""
        while True:
            actors = self.states.actors
            others = [place for place, actor in enumerate(actors) if actor not in (self.seat, TERMINAL)]
            if not others:
                return
            actions = self.states.sample(self._random)
            played: List[Optional[int]] = [None] * self.num_envs
            for place in others:
                played[place] = actions[place]
            if callable(self.opponent):
                seats = [place for place in others if actors[place] != CHANCE]
                if seats:
                    for place, action in zip(seats, self.opponent(self.states, seats)):
                        played[place] = action
            self.states.step(played)

    def _terminal(self) -> np.ndarray:
        return np.array(self.states.actors) == TERMINAL

    def action_masks(self) -> np.ndarray:
        """By game, 1 for legal actions; zeros where it is over."""
        masks = np.zeros((self.num_envs, self.game.action_count), np.int8)
        for place, (actor, legal) in enumerate(zip(self.states.actors, self.states.legal)):
            if actor == self.seat:
                masks[place, legal] = 1
        return masks

    def _observations(self) -> np.ndarray:
        vectors = self.states.vectors(range(self.num_envs), [self.seat] * self.num_envs)
        return np.array(vectors, self.single_observation_space.dtype)

    def _infos(self, illegal: np.ndarray) -> Dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal_action": illegal}

    def close_extras(self, **kwargs: Any) -> None:
        self.states.release()
        self.game.close()
