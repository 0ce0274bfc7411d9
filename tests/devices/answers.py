"""A device in few words: it answers as it is told to, and keeps what it was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pytest_androidbench.devices.link.asking import Request
from pytest_androidbench.devices.link.automation import Automation
from pytest_androidbench.devices.link.shell import Shell, ShellResult
from pytest_androidbench.devices.link.transport import Transport

T = TypeVar("T")
NOWHERE = Transport("emulator-1", port=1)
"""A way that nobody goes: all is asked of who stands between."""


def printed(text: str = "", *, code: int = 0, errors: str = "") -> ShellResult:
    """What a script prints and ends with."""
    return ShellResult(stdout=text.encode(), stderr=errors.encode(), code=code)


class Answers:
    """Stands in a device's place."""

    def __init__(self, answers: Mapping[str, Any] | None = None) -> None:
        """Say what it answers.

        Args:
            answers: by the beginning of what is asked, without its kind; the first that fits. A
                list is of answers one after the other, the last of them for good. All else is
                answered with nothing.
        """
        self._answers = dict(answers or {})
        self.requests: list[Request] = []

    @property
    def asked(self) -> list[str]:
        """What was asked, without its kind."""
        return [request.what.partition(" ")[2] for request in self.requests]

    @property
    def changing(self) -> list[str]:
        """What was asked that may change the device."""
        return [request.what.partition(" ")[2] for request in self.requests if request.changes]

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """The answer; the device itself is never asked."""
        self.requests.append(request)
        kind, _, what = request.what.partition(" ")
        found = next((a for begin, a in self._answers.items() if what.startswith(begin)), None)
        if isinstance(found, list):
            found = found.pop(0) if len(found) > 1 else found[0]
        if kind == "shell" and not isinstance(found, ShellResult):
            found = printed(found or "")
        answer: Any = found
        return answer  # type: ignore[no-any-return]

    @property
    def shell(self) -> Shell:
        """A shell that it answers."""
        shell = Shell(NOWHERE)
        shell.between = self
        return shell

    @property
    def automation(self) -> Automation:
        """An automation server that it answers for."""
        automation = Automation(NOWHERE)
        automation.between = self
        return automation
