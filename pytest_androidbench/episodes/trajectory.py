"""Writes the steps of an attempt: what was seen, what was done, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Literal, Protocol, TypeAlias

from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.adb_requests import AdbRequest
from pytest_androidbench.records.calls import ModelCall, PromptMessage
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.texts import bounded, clean

Screenshots: TypeAlias = Literal["off", "on", "retain-on-failure", "only-on-failure"]
"""`retain-on-failure`: all pictures of what did not pass; `only-on-failure`: the last of these."""


class FileSink(Protocol):
    """Where an attempt's files go."""

    def write_step(self, step: StepRecord) -> None:
        """Append one step."""

    def write_call(self, call: ModelCall) -> None:
        """Append one call of the agent's model."""

    def write_request(self, request: AdbRequest) -> None:
        """Append something that the agent asked of its device by itself."""

    def write_file(self, name: str, data: bytes) -> str:
        """Keep a file; its name."""

    def drop_file(self, name: str) -> None:
        """Remove a file again."""


class Trajectory:
    """The files of an attempt's steps."""

    def __init__(
        self,
        folder: FileSink,
        screenshots: Screenshots,
        fit: Callable[[str], str] = clean,
        watch: Callable[[StepRecord], None] | None = None,
    ) -> None:
        """Begin without any step.

        Args:
            folder: gets the files.
            screenshots: when pictures are kept.
            fit: makes texts fit to be kept; what was done and seen is kept as it was.
            watch: is shown each step once it is kept.
        """
        self._folder = folder
        self._fit = fit
        self._watch = watch
        self._screenshots = screenshots
        self._pictures: list[str] = []

    @property
    def wants_pictures(self) -> bool:
        """Whether a picture belongs to every step."""
        return self._screenshots != "off"

    def keep_hierarchy(self, index: int, observation: Observation) -> str:
        """Write what the agent saw before step `index`; the file's name."""
        if not observation.xml:
            return ""
        return self._folder.write_file(f"{index:03d}.xml", observation.xml.encode())

    def keep_picture(self, index: int, picture: bytes) -> str:
        """Write the picture of step `index`; the file's name."""
        kind = "png" if picture.startswith(b"\x89PNG") else "jpg"
        name = self._folder.write_file(f"{index:03d}.{kind}", picture)
        self._pictures.append(name)
        return name

    def keep_step(self, step: StepRecord) -> None:
        """Write a step."""
        kept = replace(
            step,
            target=self._fit(step.target),
            error=self._fit(step.error),
            printed=bounded(self._fit(step.printed)),
        )
        self._folder.write_step(kept)
        if self._watch is not None:
            self._watch(kept)

    def keep_calls(self, step: int, calls: Iterable[ModelCall]) -> None:
        """Write what the agent asked its model before a step."""
        fit = self._fit
        for call in calls:
            asked = (PromptMessage(role=fit(one.role), text=fit(one.text)) for one in call.request)
            kept = replace(
                call,
                step=step,
                model=fit(call.model),
                request=tuple(asked),
                answer=fit(call.answer),
                error=fit(call.error),
            )
            self._folder.write_call(kept)

    def keep_request(self, request: AdbRequest) -> None:
        """Write what the agent asked of its device by itself."""
        self._folder.write_request(replace(request, text=self._fit(request.text)))

    def close(self, *, passed: bool) -> None:
        """Drop the pictures that are not to be kept of an episode that came to this."""
        if self._screenshots == "on":
            return
        last = 1 if self._screenshots == "only-on-failure" else len(self._pictures)
        kept = [] if passed else self._pictures[-last:]
        for name in self._pictures:
            if name not in kept:
                self._folder.drop_file(name)
