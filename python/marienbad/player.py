"""A player in Python: a program that Marienbad runs as ``exec(command="python3 bot.py")``."""

from __future__ import annotations

import json
import os
import queue
import random
import sys
import threading
import traceback
from dataclasses import dataclass, field
from typing import Any, Dict, IO, List, Optional, Union

from .engine import Engine
from .game import Game, State


@dataclass
class Turn:
    """What a player is told where it is to decide: what its seat knows, and nothing else."""

    game: str
    """The id of the game."""
    seats: int
    options: Dict[str, Any]
    starter: int
    seat: int
    """The seat to move, the player's own."""
    legal: List[str]
    """The legal plies."""
    text: str
    """The position for people."""
    plies: List[str]
    """All plies so far; empty in a game with hidden information."""
    position: Optional[Dict[str, Any]]
    """
    The position from which the game began, if it was set up; in a game with hidden information, the present one with guesses in
    place of what the seat cannot know.
    """
    budget: Dict[str, Any]
    """``iterations``, ``depth``, ``millis``: whichever limit comes first. ``clock`` if the player asks for it."""
    rng: random.Random
    """Randomness from the seed of the match."""
    _cancelled: threading.Event = field(repr=False, default_factory=threading.Event)

    @property
    def cancelled(self) -> bool:
        """Whether an answer is wanted at once. Look at it now and then in a long search."""
        return self._cancelled.is_set()

    def state(self, engine: Optional[Engine] = None) -> State:
        """The position in an engine, to search from: legal actions, apply, clone. The first call starts the engine."""
        return Game(
            self.game,
            seats=self.seats,
            options=self.options,
            starter=self.starter,
            position=self.position,
            plies=self.plies,
            engine=engine,
        ).new_state()


class Player:
    """A player. Subclasses write ``choose``; the rest may stay as it is."""

    name = "python"
    clock = False
    """Whether the player plans with the clock itself: then ``budget`` has ``clock`` in place of a share of it."""

    def begin(self, game: str, seats: int, options: Dict[str, Any], seat: int) -> None:
        """A game begins, or begins anew, in which the player has this seat. Not called where information is hidden."""

    def observe(self, ply: str) -> None:
        """A ply was played, by whomever: a chance outcome begins with ``*``. Not called where information is hidden."""

    def choose(self, turn: Turn) -> Union[str, Dict[str, Any]]:
        """
        The ply to play, one of ``turn.legal``; or a dict with ``ply`` and what is to be shown of the search: ``lines``,
        ``iterations``, ``depth``.
        """
        raise NotImplementedError

    def end(self) -> None:
        """The game is over."""


def run(player: Player, requests: Optional[IO[str]] = None, answers: Optional[IO[str]] = None) -> None:
    """
    Plays for Marienbad until it has no more requests: the last line of a program that is a player. What it prints
    meanwhile goes to the standard error.
    """
    out = answers or sys.stdout
    printed = sys.stdout
    if requests is None and hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(encoding="utf-8")  # whatever the system's own is
    if answers is None:
        sys.stdout = sys.stderr
    try:
        _Dialogue(player, requests or sys.stdin, out).run()
    finally:
        sys.stdout = printed


def _told(failure: Exception) -> str:
    """A failure in one line, with the place where it came about."""
    place = traceback.extract_tb(failure.__traceback__)[-1]
    said = " ".join(str(failure).split())
    return f"{type(failure).__name__}: {said} ({os.path.basename(place.filename)}, line {place.lineno})"


class _Dialogue:
    """Requests are read by a thread of their own, so that a cancellation is noticed while the player thinks."""

    def __init__(self, player: Player, requests: IO[str], answers: IO[str]):
        self.player = player
        self.requests = requests
        self.answers = answers
        self.waiting: "queue.Queue[Optional[Dict[str, Any]]]" = queue.Queue()
        self.write_lock = threading.Lock()
        self.thinking: Dict[str, Any] = {}
        self.setup: Dict[str, Any] = {}
        self.plies: List[str] = []
        self.rngs: Dict[int, random.Random] = {}

    def run(self) -> None:
        threading.Thread(target=self._read, name="requests", daemon=True).start()
        for request in iter(self.waiting.get, None):
            try:
                answer = self._answer(request)
            except Exception as failure:  # told to Marienbad, and in full to the standard error
                traceback.print_exc()
                answer = {"error": _told(failure)}
            self._write(request, answer)

    def _read(self) -> None:
        for line in self.requests:
            if not line.strip():
                continue
            try:
                request = json.loads(line)
            except ValueError as problem:
                self._write({}, {"error": f"not JSON: {problem}"})
                continue
            if request.get("do") == "cancel":
                thought = self.thinking.get(json.dumps(request.get("request", request.get("id"))))
                if thought is not None:
                    thought.set()
                self._write(request, {"cancelled": thought is not None})
                continue
            if request.get("do") == "choose":
                self.thinking[json.dumps(request.get("id"))] = threading.Event()
            self.waiting.put(request)
        self.waiting.put(None)

    def _write(self, request: Dict[str, Any], answer: Dict[str, Any]) -> None:
        with self.write_lock:
            self.answers.write(json.dumps({"id": request.get("id"), **answer}) + "\n")
            self.answers.flush()

    def _answer(self, request: Dict[str, Any]) -> Dict[str, Any]:
        do = request.get("do")
        if do == "hello":
            budget = ["iterations", "depth", "millis"] + (["clock"] if self.player.clock else [])
            return {"protocol": 2, "name": self.player.name, "budget": budget, "told": ["legal", "text"]}
        if do == "open":
            self._open(request)
        elif do == "ply":
            self.plies.append(request["ply"])
            self.player.observe(request["ply"])
        elif do == "choose":
            return self._choose(request)
        elif do == "close":
            self.player.end()
        else:
            return {"error": f"unknown do '{do}'; there are: hello, open, ply, choose, cancel, close"}
        return {}

    def _open(self, request: Dict[str, Any]) -> None:
        self.setup = request
        self.plies = []
        self.player.begin(request["game"], request["seats"], request.get("options", {}), request.get("observer", 0))
        for ply in request.get("plies", []):
            self.plies.append(ply)
            self.player.observe(ply)

    def _choose(self, request: Dict[str, Any]) -> Dict[str, Any]:
        setup = request if "game" in request else self.setup
        seed = request.get("seed", 0)
        key = json.dumps(request.get("id"))
        turn = Turn(
            game=setup["game"],
            seats=setup["seats"],
            options=setup.get("options", {}),
            starter=setup.get("starter", 0),
            seat=request.get("observer", setup.get("observer", 0)),
            legal=request.get("legal", []),
            text=request.get("text", ""),
            plies=list(request.get("plies", [])) if "game" in request else list(self.plies),
            position=setup.get("position"),
            budget=request.get("budget", {}),
            rng=self.rngs.setdefault(seed, random.Random(seed)),
            _cancelled=self.thinking.get(key, threading.Event()),
        )
        try:
            chosen = self.player.choose(turn)
        finally:
            self.thinking.pop(key, None)
        return chosen if isinstance(chosen, dict) else {"ply": chosen}
