"""With `--ab-step`: a person at the terminal lets an agent make one step at a time."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from pytest_androidbench.episodes.guard import Guard
from pytest_androidbench.episodes.naming import target_of
from pytest_androidbench.interface.actions import Action, action_to_plain
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.report.actions import action_text
from pytest_androidbench.report.wording import one_line

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device

ASKED: Final = "Enter carries it out; c and Enter, it and all that follow in this episode: "
TOLD: Final = "Enter lets the agent go on; c and Enter, to the end of this episode: "
ENDED: Final = "the input has ended: all steps are made without waiting"


class Stepping:
    """The terminal at which somebody lets steps be made, and the picture they look at."""

    def __init__(
        self, config: pytest.Config, guard: Callable[[], Guard], fit: Callable[[str], str]
    ) -> None:
        """Prepare to ask.

        Args:
            config: pytest's.
            guard: of this process; time stands still for it while somebody looks.
            fit: makes a text fit to be shown.
        """
        self._config = config
        self._guard = guard
        self._fit = fit
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.ended = False
        """Whether there is nobody any more who could answer."""

    def put_picture(self, picture: bytes) -> Path:
        """Keep a picture where a viewer may follow it: each takes the place of the one before."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="androidbench-step-")
        path = Path(self._folder.name, "screen")
        path = path.with_suffix(".jpg" if picture.startswith(b"\xff\xd8") else ".png")
        path.write_bytes(picture)
        return path

    def ask(self, lines: list[str], question: str) -> str:
        """Show lines and a question; the answer, "" where there is none any more."""
        guard = self._guard()
        guard.stand()
        try:
            with self._terminal() as write:
                write("\n" + "".join(f"{self._fit(line)}\n" for line in lines) + question)
                answer = sys.stdin.readline()
                if not answer:
                    self.ended = True
                    write(f"\n{ENDED}\n")
        finally:
            guard.go_on()
        return answer.strip().lower()

    def close(self) -> None:
        """Remove the picture."""
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.cleanup()

    @contextmanager
    def _terminal(self) -> Iterator[Callable[[str], None]]:
        """Standard input and output as they were before pytest caught them."""
        capture: Any = self._config.pluginmanager.getplugin("capturemanager")
        if capture is not None:
            capture.suspend(in_=True)
        try:
            yield _write
        finally:
            if capture is not None:
                capture.resume()


class Pauses:
    """Of one episode: before each step somebody is asked."""

    def __init__(self, stepping: Stepping, device: Device) -> None:
        self._stepping = stepping
        self._device = device
        self._stops = True

    def __call__(self, number: int, action: Action, seen: Observation, *, done: bool) -> float:
        """Ask about a step; the seconds that took.

        Args:
            number: of steps before it.
            action: the step.
            seen: what the agent saw; with no picture where it drives the device itself.
            done: whether the agent has made it already.
        """
        if not self._stops or self._stepping.ended:
            return 0.0
        lines = [*self._told(number, action, seen)]
        began = time.monotonic()
        answer = self._stepping.ask(lines, TOLD if done else ASKED)
        self._stops = answer != "c"
        return time.monotonic() - began

    def _told(self, number: int, action: Action, seen: Observation) -> Iterator[str]:
        plain = action_to_plain(action)
        note = plain.pop("note", "")
        yield f"step {number + 1}: {action_text(plain, target_of(action, seen))}"
        if note:
            yield f"  note    {one_line(note, 2_000)}"
        if seen.take_screenshot is not None:
            yield f"  screen  {self._stepping.put_picture(seen.screenshot)}"
        host, port = self._device.address
        yield f"  live    androidbench view {self._device.serial}@{host}:{port}"


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
