"""The process ``marienbad engine``. docs/engine.md describes its requests, docs/engine.schema.json their form."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import tempfile
import threading
from typing import Any, Dict, Iterable, List, Optional, Sequence, Union

Command = Union[str, Sequence[str]]



def _plain(value: Any) -> Any:
    """Numbers and arrays of numpy, and what has the same method."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} cannot be sent to the engine: {value!r}")


_encode = json.JSONEncoder(separators=(",", ":"), default=_plain).encode


class EngineError(Exception):
    """The engine refused a request, or cannot be reached. The message says what was wrong and what is allowed."""


def find_command(command: Optional[Command] = None) -> List[str]:
    """The words of the command ``marienbad``: as given, else as MARIENBAD says, else as PATH does."""
    if command is not None and not isinstance(command, str):
        return [os.fspath(word) for word in command]
    named = command or os.environ.get("MARIENBAD")
    if not named:
        found = shutil.which("marienbad")
        if not found:
            raise EngineError(
                "the command 'marienbad' was not found; allowed: Engine(command=...), the environment variable "
                "MARIENBAD, or a folder in PATH that holds it"
            )
        return [found]
    found = shutil.which(named)
    if found:
        return [found]
    words = shlex.split(named, posix=os.name != "nt")
    if words and shutil.which(words[0]):
        return words
    raise EngineError(f"the command '{named}' was not found; allowed: a program or its path, with arguments if need be")


class Engine:
    """
    One engine process. It is started for the first request; ``close`` or ``with`` ends it. Threads may share it: their
    requests are sent one after another. A forked process cannot, and needs an engine of its own.

    :param command: the command ``marienbad``, with arguments if need be; else MARIENBAD or PATH tell
    :param plugins: jars or folders of plugins
    :param arguments: more arguments of ``marienbad engine``, such as ``--threads 4``
    """

    def __init__(
        self,
        command: Optional[Command] = None,
        plugins: Iterable[Union[str, os.PathLike]] = (),
        arguments: Sequence[str] = (),
    ):
        self._command = find_command(command) + ["engine"]
        for plugin in plugins:
            self._command += ["--plugins", os.fspath(plugin)]
        self._command += list(arguments)
        self._lock = threading.RLock()
        self._process: Optional[subprocess.Popen] = None
        self._owner: Optional[int] = None
        self._complaints: Any = None
        self._closed = False
        self._number = 0
        self._described: Dict[str, Any] = {}
        self._abandoned: List[str] = []
        self.round_trips = 0
        """How many lines were sent and answered."""

    # -- requests

    def ask(self, do: str, **fields: Any) -> Dict[str, Any]:
        """The answer to one request; fields that are None are left out.

        :raises EngineError: with the sentence of the engine, if it refuses
        """
        answer = self._exchange(_request(do, fields))
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer

    def batch(self, requests: Sequence[Dict[str, Any]]) -> List[Dict[str, Any]]:
        """
        The answers to several requests (``{"do": ...}``), in their order, in as few lines as may be. Errors are answers with
        the field ``error``: the other requests are answered all the same.
        """
        self.start()
        most, longest = self._described["maxBatch"], self._described["maxLine"] - 2
        answers: List[Dict[str, Any]] = []
        line: List[str] = []
        length = 0
        for request in requests:
            written = _encode(request)
            if line and (len(line) == most or length + len(written) + 1 > longest):
                answers += self._send("[" + ",".join(line) + "]")
                line, length = [], 0
            line.append(written)
            length += len(written) + 1
        if line:
            answers += self._send("[" + ",".join(line) + "]")
        return answers

    @property
    def hello(self) -> Dict[str, Any]:
        """What the engine says of itself: version, games, players, limits."""
        self.start()
        return self._described

    def _exchange(self, request: Dict[str, Any]) -> Dict[str, Any]:
        self.start()
        while True:
            try:
                session = self._abandoned.pop()
            except IndexError:
                break
            self._send(_encode({"do": "close", "session": session}))
        return self._send(_encode(request))

    def _send(self, line: str) -> Any:
        with self._lock:
            process = self._process
            if process is None:
                raise EngineError("the engine is closed")
            try:
                process.stdin.write(line.encode() + b"\n")
                process.stdin.flush()
                answer = process.stdout.readline()
            except (ValueError, OSError):
                answer = b""
            except BaseException:  # interrupted: what comes next would be taken for the answer to another request
                process.kill()
                self._last_words()
                raise
            if not answer:
                raise EngineError("the engine has ended" + self._last_words())
            try:
                told = json.loads(answer)
            except ValueError:
                process.kill()
                self._last_words()
                said = answer.decode(errors="replace").strip()[:200]
                raise EngineError(f"{self._command[0]} does not answer as `marienbad engine` does: {said}") from None
            self.round_trips += 1
            return told

    # -- the process

    def start(self) -> None:
        """Starts the process unless it is running."""
        if self._process is not None and self.is_ours:
            return
        with self._lock:
            if self._closed:
                raise EngineError("the engine is closed")
            if not self.is_ours:
                raise EngineError(
                    "this engine belongs to another process, from which this one was forked; allowed: an Engine() or Game()"
                    " made in this process"
                )
            if self._process is not None:
                return
            self._complaints = tempfile.TemporaryFile()
            try:
                self._process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints
                )
            except OSError as unable:
                raise EngineError(f"{self._command[0]} cannot be started: {unable}") from unable
            self._owner = os.getpid()
            atexit.register(self.close)
            self._described = self._send(_encode({"do": "hello", "protocol": 2}))
            if "error" in self._described:
                self._last_words()
                raise EngineError(self._described["error"])

    @property
    def is_ours(self) -> bool:
        """Whether this process has started the engine, or may start it: a fork has only copies of its pipes."""
        return self._owner in (None, os.getpid())

    def _last_words(self) -> str:
        process, self._process = self._process, None
        if process is None:
            return ""
        for pipe in (process.stdin, process.stdout):
            try:
                pipe.close()
            except OSError:
                pass
        try:
            status = process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            status = process.wait()
        self._complaints.seek(0)
        said = self._complaints.read(2000).decode(errors="replace").strip()
        return f" with status {status}" + (f"; it said: {said}" if said else "")

    def close(self) -> None:
        """Ends the process, and with it everything that it holds. Does nothing the second time."""
        if not self.is_ours:
            return
        with self._lock:
            self._closed = True
            atexit.unregister(self.close)
            self._last_words()
            if self._complaints is not None:
                self._complaints.close()
                self._complaints = None

    @property
    def is_closed(self) -> bool:
        return self._closed

    def __enter__(self) -> "Engine":
        self.start()
        return self

    def __exit__(self, *ignored: Any) -> None:
        self.close()

    # -- sessions

    def new_session(self) -> str:
        """A name for a session that no other of this engine has."""
        with self._lock:
            self._number += 1
            return f"py{self._number}"

    def abandon(self, session: str) -> None:
        """Closes a session before the next request. Sends nothing, so it may be called at any time."""
        self._abandoned.append(session)


def _request(do: str, fields: Dict[str, Any]) -> Dict[str, Any]:
    request = {"do": do}
    request.update((name, value) for name, value in fields.items() if value is not None)
    return request


_default: Optional[Engine] = None
_default_lock = threading.Lock()


def default_engine() -> Engine:
    """The engine of everything that is not given one, found by MARIENBAD or PATH."""
    global _default
    with _default_lock:
        if _default is None or _default.is_closed or not _default.is_ours:
            _default = Engine()
        return _default
