"""Any game as an AEC environment of PettingZoo (Terry et al. 2021). Needs pettingzoo, gymnasium and numpy."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError(f"{missing}; install what is needed: pip install 'marienbad[pettingzoo]'") from missing

from .engine import Engine
from .game import Game, State
from .spaces import action_mask, observation_box, sample_chance


def env(name: str, **arguments: Any) -> "MarienbadAEC":
    """The environment of a game: ``env("kalaha", options={"stones": 4})``. Arguments as of ``Game``."""
    return MarienbadAEC(name, **arguments)


class MarienbadAEC(AECEnv):
    """
    Agents are ``seat_0``, ``seat_1``, … An observation has ``observation``, the vector of what the seat perceives, and
    ``action_mask``. Chance is part of the environment, drawn from the seed of ``reset``. Rewards are the payoffs, at the
    end.
    """

    def __init__(
        self,
        name: str,
        seats: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        render_mode: Optional[str] = None,
        engine: Optional[Engine] = None,
    ):
        super().__init__()
        self.metadata = {"name": f"marienbad_{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode '{render_mode}' is not allowed; allowed: None, 'ansi'")
        self.render_mode = render_mode
        self.game = Game(name, seats=seats, options=options, engine=engine)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: List[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_box(self.game),
                    "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_now: Optional[State] = None
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.game.new_state()
        sample_chance(self.state_now, self._random)
        self._select()

    def _select(self) -> None:
        actor = self.state_now.actor
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
        for agent, seat in self._seat_of.items():
            if agent in self.infos:
                self.infos[agent] = {"action_mask": action_mask(self.state_now, seat)}

    def observe(self, agent: str) -> Dict[str, Any]:
        seat = self._seat_of[agent]
        return {
            "observation": np.array(self.state_now.vector(seat), self.observation_spaces[agent]["observation"].dtype),
            "action_mask": action_mask(self.state_now, seat),
        }

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.state_now.legal_actions()
        if action not in legal:
            raise ValueError(f"action {action} of {agent} is not legal; legal: {legal}")
        self._cumulative_rewards[agent] = 0.0
        self.state_now.apply(int(action))
        sample_chance(self.state_now, self._random)
        if self.state_now.is_terminal:
            self.rewards = dict(zip(self.possible_agents, self.state_now.returns()))
            self.terminations = {agent: True for agent in self.agents}
        else:
            self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        return str(self.state_now) if self.render_mode == "ansi" and self.state_now is not None else None

    def close(self) -> None:
        self.game.close()
