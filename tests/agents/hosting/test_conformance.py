"""The host speaks as `docs/agent-protocol.md` says, to a harness that knows nothing else."""

from __future__ import annotations

import re
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, get_args

import msgspec
import pytest

from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node
from pytest_androidbench.interface.trials import TriedStep
from tests.agents.hosting.hosted import ROOT

PAGE = (ROOT / "docs/agent-protocol.md").read_text()
TOKEN = "a word between the two"
SCREEN = {
    "number": 1, "nodes": [], "package": "org.desk", "activity": "Desk", "width": 100,
    "height": 200, "keyboard": False, "xml": "<hierarchy/>",
}  # fmt: skip
GOAL = {"text": "Switch the lamp on.", "guidelines": [], "steps": 10, "turn": 1}


class Harness:
    """Speaks by the page alone: lengths, MessagePack, maps."""

    def __init__(self, connection: socket.socket) -> None:
        self._file = connection.makefile("rwb")

    def hear(self) -> dict[str, Any]:
        (length,) = struct.unpack(">I", self._file.read(4))
        found: dict[str, Any] = msgspec.msgpack.decode(self._file.read(length))
        return found

    def say(self, **message: Any) -> None:
        frame = msgspec.msgpack.encode(message)
        self._file.write(struct.pack(">I", len(frame)) + frame)
        self._file.flush()

    def ask(self, **question: Any) -> dict[str, Any]:
        self.say(**question)
        return self.hear()

    def begin(self, agent: str) -> str:
        """Have an agent of these tests built; which protocol it follows."""
        assert self.hear()["type"] == "hello"
        spec = f"tests.agents.hosting.speaking:{agent}"
        loaded = self.ask(type="load", spec=spec, options={}, path=[str(ROOT), *sys.path],
                          variables={"ANDROID_SERIAL": "emulator-5554"})  # fmt: skip
        assert (loaded["type"], loaded["value"]) == ("returned", None)
        self.ask(type="enter", variables={"PYTEST_CURRENT_TEST": "one"})
        kind: str = self.ask(type="build")["value"]
        return kind


@pytest.fixture
def harness() -> Iterator[Harness]:
    with socket.create_server(("127.0.0.1", 0)) as listening, started(listening) as connection:
        yield Harness(connection)


@contextmanager
def started(listening: socket.socket) -> Iterator[socket.socket]:
    """A host that has connected to an address, and shown its token."""
    where = f"127.0.0.1:{listening.getsockname()[1]}"
    program = [sys.executable, "-m", "pytest_androidbench.agents.hosting.program", where]
    with subprocess.Popen(program, stdin=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdin is not None
        child.stdin.write(f"{TOKEN}\n".encode())
        child.stdin.flush()
        connection, _ = listening.accept()
        with connection:
            shown = b""
            while not shown.endswith(b"\n"):
                shown += connection.recv(1)
            assert shown.decode() == f"{TOKEN}\n"
            yield connection
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        assert child.wait(10) == 0


def test_a_stepwise_agent(harness: Harness) -> None:
    assert harness.begin("Steps") == "steps"
    assert harness.ask(type="start", goal=GOAL)["type"] == "returned"
    wish = harness.ask(type="act", screen=SCREEN)
    assert wish == {"type": "picture", "number": 1}
    answer = harness.ask(type="granted", picture=b"\xff\xd8 a picture")
    assert (answer["type"], answer["value"]) == ("returned", {"action": "Answer", "text": "12"})
    assert answer["usage"] == {"tokens": 7, "money": 0.5, "calls": 0}
    assert harness.ask(type="close")["type"] == "returned"
    assert harness.ask(type="rest")["value"] == []


def test_an_agent_that_learns_from_its_failures(harness: Harness) -> None:
    harness.begin("Reflects")
    remembered = harness.ask(type="remember", reflections=["look up", "look down"])
    assert (remembered["type"], remembered["value"]) == ("returned", None)
    harness.ask(type="start", goal=GOAL)
    step = {"action": {"action": "Done"}, "package": "org.desk", "mood": "new"}
    answer = harness.ask(type="reflect", trajectory=[step], outcome="failed")
    assert answer["value"] == "failed by Done in org.desk after look up; look down"
    assert answer["usage"] == {"tokens": 3, "money": 0.0, "calls": 0}
    assert harness.ask(type="close")["type"] == "returned"


def test_an_agent_that_learns_nothing(harness: Harness) -> None:
    harness.begin("Steps")
    assert harness.ask(type="remember", reflections=["look up"])["type"] == "returned"
    answer = harness.ask(type="reflect", trajectory=[], outcome="agent_error")
    assert (answer["type"], answer["value"]) == ("returned", None)


def test_an_agent_that_drives_the_device(harness: Harness) -> None:
    assert harness.begin("Drives") == "device"
    wish = harness.ask(
        type="run", goal=GOAL, serial="emulator-5554", adb_host="127.0.0.1", adb_port=5037
    )
    assert wish == {"type": "tell", "action": {"action": "Press", "key": "home"}}
    assert harness.ask(type="granted")["value"] == {"action": "Done"}


def test_an_agent_that_plays_a_turn(harness: Harness) -> None:
    assert harness.begin("Plays") == "turn"
    wish = harness.ask(type="play", goal=GOAL, screen=SCREEN)
    assert wish == {"type": "step", "action": {"action": "Press", "key": "home"}}
    wish = harness.ask(type="granted", screen=SCREEN | {"number": 2}, over=False)
    assert wish["type"] == "step"
    raised = harness.ask(
        type="refused", error="limit", text="no more steps", limit="steps", allowed=1.0
    )
    assert raised["type"] == "raised"
    assert "pytest_androidbench.errors.LimitReached" in raised["error"]["kinds"]


def test_an_exception(harness: Harness) -> None:
    harness.begin("Raises")
    raised = harness.ask(type="start", goal=GOAL)
    assert raised["type"] == "raised"
    error = raised["error"]
    assert error["kinds"][:2] == ["builtins.KeyError", "builtins.LookupError"]
    assert error["text"] == "'outer \\x1b'"
    assert error["cause"]["kinds"][0] == "builtins.ValueError"
    assert "speaking.py" in error["traceback"]


def test_what_a_newer_harness_adds_is_skipped(harness: Harness) -> None:
    harness.begin("Steps")
    assert harness.ask(type="start", goal=GOAL | {"mood": "kind"}, new=1)["type"] == "returned"


def test_the_page_names_every_message_and_its_fields() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE, re.MULTILINE))
    for message in (*get_args(say.Question), *get_args(say.Wish)):
        name = message.__struct_config__.tag
        fields = re.findall(r"`(\w+)`", rows.pop(name))
        assert fields == list(message.__struct_fields__), name
    assert not rows, "the page has messages that nobody sends"
    for message in (*get_args(say.Answer), say.Granted, say.Refused):
        assert f"`{message.__struct_config__.tag}`" in PAGE
        assert all(f"`{field}`" in PAGE for field in message.__struct_fields__), message
    for shape in (Node, Goal, TriedStep, say.Screen, say.Told):
        assert all(f"`{field}`" in PAGE for field in shape.__annotations__), shape
    assert f"`version` ({say.VERSION})" in PAGE
