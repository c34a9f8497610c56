"""Games, and positions that the engine holds."""

from __future__ import annotations

import operator
import random
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple, Union

from .engine import Engine, EngineError, _request, default_engine

CHANCE = -1
"""The actor where chance decides."""
TERMINAL = -2
"""The actor where the game is over."""
SPECTATOR = "spectator"
"""An observer who sees what everybody may know."""
REFEREE = "referee"
"""An observer who sees everything."""

Observer = Union[int, str]

_MOST_SPAWNED = 10_000
"""Positions that the engine begins in one message."""

_MOST_FREED = 20_000
"""Numbers in one message, so that it stays below the longest line of the engine."""


def games(engine: Optional[Engine] = None) -> List[Dict[str, Any]]:
    """What games there are: id, name, seats, options, facts."""
    return (engine or default_engine()).ask("games")["games"]


def players(engine: Optional[Engine] = None) -> List[Dict[str, Any]]:
    """What players there are: id, name, settings."""
    return (engine or default_engine()).ask("players")["players"]


@dataclass(frozen=True)
class Observation:
    """What an observer sees of a position."""

    observer: Observer
    actor: int
    legal: Dict[str, int]
    """The legal plies and their codes; empty where the observer may not know them."""
    scores: List[int]
    text: str
    plies: List[str]
    """All plies so far as the observer saw them: ``?`` is one that it does not know."""
    position: Optional[Dict[str, Any]]
    """The position in the form of its game; None if something is hidden from the observer."""
    guess: Optional[Dict[str, Any]] = field(repr=False)
    """The same with guesses, consistent with what the observer saw, for what is hidden; None if nothing is."""


@dataclass(frozen=True)
class Decision:
    """What a player chose, and why."""

    ply: str
    code: int
    player: str
    seed: int
    lines: List[Dict[str, Any]]
    """The actions considered, best first: ply, code, value of each seat, visits, exact, continuation."""
    iterations: int
    depth: int
    millis: float


class Game:
    """
    A game with its options, held by a session of the engine.

    :param name: the id of the game; ``games()`` lists them
    :param options: by key, such as ``{"stones": 4}``
    :param starter: the seat that moves first
    :param position: a position to begin from, in the form of the game
    :param plies: plies to be played from there
    """

    def __init__(
        self,
        name: str,
        seats: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        starter: Optional[int] = None,
        position: Optional[Dict[str, Any]] = None,
        plies: Sequence[str] = (),
        engine: Optional[Engine] = None,
    ):
        self.engine = engine or default_engine()
        self._setup = _request("", {"game": name, "seats": seats, "options": options, "starter": starter})
        del self._setup["do"]
        self._begin = {"position": position, "plies": list(plies) or None, "observer": REFEREE}
        self._entry: Dict[str, Any] = self.engine.ask("games", **self._setup)["games"][0]
        self._open()

    def _open(self) -> None:
        facts = self._entry["facts"]
        self.name: str = self._setup["game"]
        self.seats: int = facts["seats"]
        self.action_count: int = facts["actions"]
        """Codes of actions and of chance outcomes are below this."""
        self.max_legal_actions: int = facts["legalActions"]
        self.max_plies: int = facts["plies"]
        self.min_payoff, self.max_payoff = facts["payoffs"]
        self.payoff_sum: Optional[float] = facts.get("payoffSum")
        """What the payoffs of every game sum to; None if they have no constant sum."""
        self.seat_names: List[str] = facts["seatNames"]
        self.traits = frozenset(self._entry["traits"])
        """Of ``chance``, ``hidden information``, ``constant sum``, ``extra turns``, ``any starter``, ``impartial``."""
        self.vector_kind: str = facts["vector"]["kind"]
        """What ``State.vector`` is: ``features``, ``words`` (the bits of the position) or ``plies``."""
        self.vector_length: int = facts["vector"]["length"]
        self._free: List[int] = []
        self.session = self.engine.new_session()
        self.engine.ask("open", session=self.session, **self._setup, **self._begin)
        self._closed = False

    def another(self) -> "Game":
        """The same game in a session of its own: its players know nothing of what this one's have learned."""
        twin = object.__new__(Game)
        twin.engine, twin._setup, twin._begin, twin._entry = self.engine, self._setup, self._begin, self._entry
        twin._open()
        return twin

    def ask(self, do: str, **fields: Any) -> Dict[str, Any]:
        """A request about the session of this game."""
        if self._closed:
            raise EngineError("the game is closed")
        return self.engine.ask(do, session=self.session, **fields)

    def new_state(self) -> "State":
        """The start of the game."""
        answer = self._holding("spawn", {})
        return State(self, _Slot(self, answer["states"][0]), answer, 0, ())

    def new_states(self, count: int) -> "States":
        """Many games at once, all at their start."""
        return States(self, count)

    def rules(self) -> Dict[str, Any]:
        """The rules: sections with a heading and blocks of text."""
        return self.engine.ask("rules", **self._setup)

    def players(self) -> List[str]:
        """The ids of the players that play this game."""
        listed = self.engine.ask("players", **self._setup)["players"]
        return [entry["id"] for entry in listed if entry.get("unsupportedReason", "") is None]

    def __deepcopy__(self, memo: Dict[int, Any]) -> "Game":
        """The game itself, which positions that are copied go on to share; ``another`` makes one of its own."""
        return self

    def close(self) -> None:
        """
        Releases the session, its positions and its players; so does the last reference to the game. Does nothing the
        second time.
        """
        if not self._closed:
            self._closed = True
            if not self.engine.is_closed and self.engine.is_ours:
                self.engine.ask("close", session=self.session)

    def __del__(self) -> None:
        if not getattr(self, "_closed", True):
            self.engine.abandon(self.session)

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *ignored: Any) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Game({self.name!r}, seats={self.seats})"

    def _holding(self, do: str, fields: Dict[str, Any]) -> Dict[str, Any]:
        """A request that also tells which positions nobody holds any more."""
        free, self._free = self._free, []
        while len(free) > _MOST_FREED:
            self.ask("free", free=free[:_MOST_FREED])
            del free[:_MOST_FREED]
        return self.ask(do, free=free or None, **fields)

    def dense(self, sparse: Any) -> List[int]:
        """A vector as the engine tells it, in full length."""
        if self.vector_kind == "words":
            if not sparse:
                return []
            bits = bin(int("1" + sparse, 16))[3:]
            return [1 if bit == "1" else 0 for bit in bits]
        vector = [0] * self.vector_length
        if self.vector_kind == "features":
            for index in sparse:
                vector[index] = 1
        else:
            for place, code in enumerate(sparse):
                vector[place] = code + 1 if code >= 0 else -1
        return vector


class _Slot:
    """The number of a position in the engine; it is released when the last State that shares it is gone."""

    __slots__ = ("game", "number", "shared")

    def __init__(self, game: Game, number: int):
        self.game = game
        self.number = number
        self.shared = False

    def __del__(self) -> None:
        self.game._free.append(self.number)


class State:
    """
    A position that the engine holds; ``Game.new_state`` makes the first one. It knows everything, as the referee does:
    what a seat may know of it is ``observation``, ``text`` and ``vector``. Released when it is no longer referred to.
    """

    __slots__ = ("game", "_slot", "actor", "_legal", "_weights", "_payoffs", "history")

    def __init__(self, game: Game, slot: _Slot, answer: Dict[str, Any], place: int, history: Tuple[int, ...]):
        self.game = game
        self._slot = slot
        self._take(answer, place, history)

    def _take(self, answer: Dict[str, Any], place: int, history: Tuple[int, ...]) -> None:
        self.actor: int = answer["actors"][place]
        """The seat to move, CHANCE or TERMINAL."""
        self._legal = answer["legal"][place]
        self._weights = answer.get("weights", {}).get(str(place))
        self._payoffs = answer.get("payoffs", {}).get(str(place))
        self.history = history
        """The codes of all plies since the game was begun, chance outcomes included."""

    @property
    def is_terminal(self) -> bool:
        return self.actor == TERMINAL

    @property
    def is_chance(self) -> bool:
        return self.actor == CHANCE

    def legal_actions(self) -> List[int]:
        """The codes of the legal actions, or of the outcomes of chance, ascending; empty when the game is over."""
        return list(self._legal)

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """Codes and probabilities; empty unless chance decides."""
        weights = self._weights or []
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(self._legal, weights)]

    def returns(self) -> List[float]:
        """What each seat gets; zeros until the game is over."""
        return list(self._payoffs) if self._payoffs else [0.0] * self.game.seats

    def apply(self, action: Union[int, str]) -> None:
        """Plays an action or a chance outcome: its code, or the ply as the game writes it."""
        code = self.code(action) if isinstance(action, str) else operator.index(action)
        slot = self._slot
        fields = {"states": [slot.number], "actions": [code]}
        if slot.shared:
            fields["copy"] = True
        answer = self.game._holding("step", fields)
        if slot.shared:
            self._slot = _Slot(self.game, answer["states"][0])
        self._take(answer, 0, self.history + (code,))

    def child(self, action: Union[int, str]) -> "State":
        """The position after an action; this one stays as it is."""
        child = self.clone()
        child.apply(action)
        return child

    def clone(self) -> "State":
        """An independent copy. Costs nothing until one of the two is played on."""
        self._slot.shared = True
        copy = object.__new__(State)
        for name in State.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo: Dict[int, Any]) -> "State":
        return self.clone()

    def sample(self, rng: random.Random) -> int:
        """A random legal action, or an outcome of chance by its weight."""
        if not self._legal:
            raise ValueError("the game is over")
        return rng.choices(self._legal, self._weights)[0]

    # -- notation

    def plies(self) -> Dict[str, int]:
        """The legal plies as the game writes them, and their codes."""
        return {entry["ply"]: entry["code"] for entry in self._ask("position", observer=REFEREE)["legal"]}

    def code(self, ply: str) -> int:
        """The code of a legal ply."""
        legal = self.plies()
        if ply not in legal:
            raise ValueError(f"'{ply}' is not legal; legal: {' '.join(legal)}")
        return legal[ply]

    def ply(self, code: int) -> str:
        """How the game writes a legal action."""
        for ply, known in self.plies().items():
            if known == code:
                return ply
        raise ValueError(f"{code} is not legal; legal: {' '.join(map(str, self._legal))}")

    # -- views of an observer

    def observation(self, observer: Observer) -> Observation:
        """What a seat, SPECTATOR or REFEREE sees, and nothing else."""
        answer = self._ask("position", observer=observer, history=True)
        hidden = answer.get("determinized", False)
        return Observation(
            observer=observer,
            actor=answer["actor"],
            legal={entry["ply"]: entry["code"] for entry in answer["legal"]},
            scores=answer["scores"],
            text=answer["text"],
            plies=[ply["ply"] for ply in answer["plies"]],
            position=None if hidden else answer["position"],
            guess=answer["position"] if hidden else None,
        )

    def text(self, observer: Observer = REFEREE) -> str:
        """The position for people, as the observer sees it."""
        return self._ask("position", observer=observer)["text"]

    def vector(self, seat: int) -> List[int]:
        """What a seat perceives, as ``Game.vector_length`` numbers of the kind ``Game.vector_kind``."""
        return self.vectors([seat])[0]

    def vectors(self, seats: Sequence[int]) -> List[List[int]]:
        """The vectors of several seats."""
        answer = self.game.ask("vectors", states=[self._slot.number] * len(seats), observers=list(seats))
        return [self.game.dense(sparse) for sparse in answer["vectors"]]

    def picture(self, observer: Optional[Observer] = None) -> Dict[str, Any]:
        """What the position looks like, and where to click."""
        return self._ask("picture", observer=observer)

    # -- players and solvers

    def choose(
        self, player: Optional[str] = None, seed: Optional[int] = None, **budget: Any
    ) -> Decision:
        """What a player would do here: ``choose("mcts", iterations=1000)``. Players of a game keep what they learn.

        :param budget: ``iterations``, ``depth``, ``millis``, ``cpuMillis``, whichever limit comes first
        """
        answer = self._ask("choose", player=player, seed=seed, budget=budget or None)
        return Decision(**{name: answer[name] for name in Decision.__dataclass_fields__})

    def solve(self, **fields: Any) -> Dict[str, Any]:
        """What the position is worth under perfect play: ``solve(goal="value", millis=1000)``."""
        return self._ask("solve", observer=REFEREE, **fields)

    def perft(self, depth: int) -> int:
        """The number of sequences of so many plies."""
        return self._ask("perft", observer=REFEREE, depth=depth)["nodes"]

    def _ask(self, do: str, **fields: Any) -> Dict[str, Any]:
        return self.game.ask(do, state=self._slot.number, **fields)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<State of {self.game.name}, actor {self.actor}, {len(self.history)} plies>"


class States:
    """Many games of one kind that go on in the same message: the way to play fast."""

    def __init__(self, game: Game, count: int):
        self.game = game
        self._numbers: List[int] = []
        self.actors: List[int] = []
        """By game: the seat to move, CHANCE or TERMINAL."""
        self.legal: List[List[int]] = []
        """By game: the codes of the legal actions or possible outcomes."""
        self.weights: List[Optional[List[float]]] = []
        """By game: the weights of the outcomes where chance decides, else None."""
        self.payoffs: List[Optional[List[float]]] = []
        """By game: what each seat gets when it is over, else None."""
        self.grow(count)

    def __len__(self) -> int:
        return len(self._numbers)

    def grow(self, count: int) -> None:
        """Adds games at their start."""
        while count > 0:
            some = min(count, _MOST_SPAWNED)
            answer = self.game._holding("spawn", {"count": some})
            places = range(len(self._numbers), len(self._numbers) + some)
            self._numbers += answer["states"]
            for column in (self.actors, self.legal, self.weights, self.payoffs):
                column += [None] * some
            self._take(answer, places)
            count -= some

    def restart(self, places: Iterable[int]) -> None:
        """Begins the games at these places anew."""
        places = list(places)
        for begin in range(0, len(places), _MOST_SPAWNED):
            some = places[begin : begin + _MOST_SPAWNED]
            self.game._free += [self._numbers[place] for place in some]
            answer = self.game._holding("spawn", {"count": len(some)})
            for place, number in zip(some, answer["states"]):
                self._numbers[place] = number
            self._take(answer, some)

    def step(self, actions: Sequence[Optional[int]]) -> None:
        """Plays one action in each game; None leaves a game as it is. Nothing is played if one of them is not legal."""
        if len(actions) != len(self._numbers):
            raise ValueError(f"{len(actions)} actions for {len(self._numbers)} games; allowed: one for each, or None")
        places = [place for place, action in enumerate(actions) if action is not None]
        if places:
            numbers = self._numbers
            answer = self.game._holding(
                "step",
                {"states": [numbers[place] for place in places], "actions": [actions[place] for place in places]},
            )
            self._take(answer, places)

    def sample(self, rng: random.Random) -> List[Optional[int]]:
        """A random action for every game that is not over: by weight where chance decides, else all alike."""
        draw = rng.random
        actions: List[Optional[int]] = []
        for legal, weights in zip(self.legal, self.weights):
            if weights:
                actions.append(rng.choices(legal, weights)[0])
            else:
                actions.append(legal[int(draw() * len(legal))] if legal else None)
        return actions

    def vectors(self, places: Sequence[int], seats: Sequence[int]) -> List[List[int]]:
        """What each of ``seats`` perceives of the game at the same place of ``places``."""
        numbers = [self._numbers[place] for place in places]
        answer = self.game.ask("vectors", states=numbers, observers=list(seats))
        return [self.game.dense(sparse) for sparse in answer["vectors"]]

    def release(self) -> None:
        """Lets go of all games."""
        self.game._free += self._numbers
        self._numbers, self.actors, self.legal, self.weights, self.payoffs = [], [], [], [], []

    def _take(self, answer: Dict[str, Any], places: Iterable[int]) -> None:
        actors, legal = self.actors, self.legal
        weights, payoffs = self.weights, self.payoffs
        for place, actor, actions in zip(places, answer["actors"], answer["legal"]):
            actors[place] = actor
            legal[place] = actions
            weights[place] = None
            payoffs[place] = None
        if "weights" in answer or "payoffs" in answer:
            chosen = list(places)
            for column, field_name in ((weights, "weights"), (payoffs, "payoffs")):
                for index, values in answer.get(field_name, {}).items():
                    column[chosen[int(index)]] = values

    def __reduce__(self) -> Any:
        raise TypeError("States cannot be copied: the engine holds each game once; Game.new_states begins others")

    def __del__(self) -> None:
        self.game._free += self._numbers
