"""How fast games go through the engine on this machine: ``python -m marienbad.bench [GAME ...]``."""

from __future__ import annotations

import argparse
import random
import time
from typing import Tuple

from .engine import Engine
from .game import TERMINAL, Game


def playouts(game: Game, seconds: float, at_once: int, seed: int = 1) -> Tuple[int, int, float]:
    """
    Random playouts in which Python chooses every action, many games in a message; a game that is over begins anew.

    :return: plies played, games finished, seconds taken
    """
    rng = random.Random(seed)
    states = game.new_states(at_once)
    plies = finished = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        states.step(states.sample(rng))
        plies += at_once
        over = [place for place, actor in enumerate(states.actors) if actor == TERMINAL]
        finished += len(over)
        states.restart(over)
    taken = time.perf_counter() - begin
    states.release()
    return plies, finished, taken


def one_by_one(game: Game, seconds: float, seed: int = 1) -> Tuple[int, float]:
    """The same with a single game: a message, there and back, for every ply."""
    rng = random.Random(seed)
    state = game.new_state()
    plies = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        if state.is_terminal:
            state = game.new_state()
        state.apply(state.sample(rng))
        plies += 1
    return plies, time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m marienbad.bench", description=__doc__)
    games = ["kalaha", "nim", "connect-four", "backgammon", "poker"]
    parser.add_argument("games", nargs="*", metavar="GAME", default=games)
    parser.add_argument("--at-once", type=int, default=256, help="games in a message")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure, after as long to warm up")
    parser.add_argument("--command", help="the command marienbad")
    options = parser.parse_args()
    with Engine(options.command) as engine:
        print(f"{'game':<16}{'plies/s, ' + str(options.at_once) + ' games at once':>32}{'plies/s, one game':>20}")
        for name in options.games:
            with Game(name, engine=engine) as game:
                playouts(game, options.seconds, options.at_once)
                plies, _, taken = playouts(game, options.seconds, options.at_once)
                one_by_one(game, options.seconds / 3)
                alone, alone_taken = one_by_one(game, options.seconds)
            print(f"{name:<16}{plies / taken:>32,.0f}{alone / alone_taken:>20,.0f}")


if __name__ == "__main__":
    main()
