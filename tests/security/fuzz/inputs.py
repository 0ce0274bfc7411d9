"""What is sent to a phone: steps that can be told, sent, and made smaller."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Literal

from tests.security import wire
from tests.security.canaries import digest
from tests.security.watched import WatchedPhone

Kind = Literal["shell", "push", "pull", "sync", "host", "adbd", "console", "http", "rpc"]

_BLAMELESS: Final = frozenset(("sync", "host", "adbd", "console", "http"))
"""Kinds whose bytes may be nonsense, so that the phone may hang up on them."""

_SHOWN: Final = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One conversation.

    `text` is a command, a path, lines for the console or a method's name; `data` what goes with
    it: standard input, a file's content, packets, parameters.
    """

    kind: Kind
    text: str = ""
    data: bytes = b""

    def __str__(self) -> str:
        text = (
            self.text if len(self.text) <= _SHOWN else f"{self.text[:_SHOWN]}... ({len(self.text)})"
        )
        told = f"{self.kind}: {text}" if text else f"{self.kind}:"
        if not self.data:
            return told
        shown = repr(self.data[:_SHOWN])[1:]
        more = (
            "" if len(self.data) <= _SHOWN else f"... ({len(self.data)} bytes, {digest(self.data)})"
        )
        return f"{told} <- {shown}{more}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """What is tried at once."""

    entry: str
    steps: Sequence[Step]
    on_screen: bool = False
    """Whether it changes what is on the screen, so that the neighbour's page need not be there."""

    @property
    def may_leave_jobs(self) -> bool:
        """Whether its scripts may end while what they started in the background goes on."""
        return any("&" in step.text or b"&" in step.data for step in self.steps)

    def __str__(self) -> str:
        return "\n".join(f"    {step}" for step in self.steps)


Generator = Callable[[Random], Input]


def may_be_cut(step: Step) -> bool:
    """Whether hanging up is an answer to this step."""
    return step.kind in _BLAMELESS


def perform(phone: WatchedPhone, step: Step, seconds: float) -> wire.Reply:
    """Carry out one step, with the canaries' names in place of their marks."""
    text = phone.canaries.filled(step.text)
    data = phone.canaries.filled_bytes(step.data)
    port = phone.host_port
    match step.kind:
        case "shell":
            return wire.shell(port, text, seconds, data)
        case "push":
            return wire.push(port, text, data, seconds)
        case "pull":
            return wire.sync(port, wire.sync_request(b"RECV", text.encode()), seconds)
        case "sync":
            return wire.sync(port, data, seconds)
        case "host":
            return wire.talk(port, data, seconds, half_close=True)
        case "adbd":
            return wire.talk(phone.adbd_port, data, seconds, half_close=True)
        case "console":
            lines = text.split("\n")
            return wire.console(phone.console_port, phone.canaries.token, lines, seconds)
        case "http":
            return wire.http(port, data, seconds)
        case "rpc":
            body = b'{"jsonrpc":"2.0","id":1,"method":"%s","params":%s}' % (text.encode(), data)
            return wire.http(port, wire.post(body), seconds)


def smaller(candidate: Input) -> Iterator[Input]:
    """Inputs with something left out, those with most left out first."""
    steps = candidate.steps
    for at in range(len(steps)):
        if len(steps) > 1:
            yield replace(candidate, steps=[*steps[:at], *steps[at + 1 :]])
    for at, step in enumerate(steps):
        for less in _less(step):
            yield replace(candidate, steps=[*steps[:at], less, *steps[at + 1 :]])


def _less(step: Step) -> Iterator[Step]:
    for text in _pieces_left_out(step.text):
        yield replace(step, text=text)
    if step.kind != "rpc":
        for data in _bytes_left_out(step.data):
            yield replace(step, data=data)


def _pieces_left_out(text: str) -> Iterator[str]:
    """Without statements, then without words, then halved."""
    for separator in ("\n", ";", " "):
        pieces = text.split(separator)
        size = len(pieces) // 2
        while size:
            for at in range(0, len(pieces), size):
                left = separator.join([*pieces[:at], *pieces[at + size :]])
                if left and left != text:
                    yield left
            size //= 2


def _bytes_left_out(data: bytes) -> Iterator[bytes]:
    for separator in (b"\n", b";"):
        pieces = data.split(separator)
        if 1 < len(pieces) < 40:
            for at in range(len(pieces)):
                yield separator.join([*pieces[:at], *pieces[at + 1 :]])
    size = len(data) // 2
    while size >= max(1, len(data) // 16):
        for at in range(0, len(data), size):
            yield data[:at] + data[at + size :]
        size //= 2
