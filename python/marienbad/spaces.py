"""What the adapters of PettingZoo and Gymnasium share."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from .game import Game, State


def observation_box(game: Game) -> spaces.Box:
    """The space of ``State.vector``."""
    if game.vector_kind == "plies":
        return spaces.Box(-1, game.action_count, (game.vector_length,), np.int32)
    return spaces.Box(0, 1, (game.vector_length,), np.int8)


def action_mask(state: State, seat: int) -> np.ndarray:
    """1 for the legal actions of the seat; zeros where another seat is to move."""
    mask = np.zeros(state.game.action_count, np.int8)
    if state.actor == seat:
        mask[state.legal_actions()] = 1
    return mask


def sample_chance(state: State, rng: np.random.Generator) -> None:
    """Plays outcomes of chance until a seat is to move or the game is over."""
    while state.is_chance:
        codes, probabilities = zip(*state.chance_outcomes())
        state.apply(int(codes[rng.choice(len(codes), p=probabilities)]))
