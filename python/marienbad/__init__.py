"""The games and players of Marienbad. See docs/python.md."""

from .engine import Engine, EngineError, default_engine
from .game import CHANCE, REFEREE, SPECTATOR, TERMINAL, Decision, Game, Observation, State, States, games, players
from .player import Player, Turn, run

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "REFEREE",
    "SPECTATOR",
    "TERMINAL",
    "Decision",
    "Engine",
    "EngineError",
    "Game",
    "Observation",
    "Player",
    "State",
    "States",
    "Turn",
    "default_engine",
    "games",
    "players",
    "run",
]
