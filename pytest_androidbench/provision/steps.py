"""The steps recipes are made of."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import FunctionType
from typing import Protocol

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.devices.settings import Namespace
from pytest_androidbench.errors import AndroidBenchError, PilotError
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.finding import Target, find_all
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.pilot import Pilot


class StepError(AndroidBenchError):
    """A step of a recipe could not be carried out."""


class PreparingStep(Protocol):
    """Something to do to a device before its state is saved."""

    def __call__(self, device: Device) -> None: ...


def pilot_on(device: Device, *, opening: str = "") -> Pilot:
    """A finger on a device, outside of any episode.

    Args:
        device: where it works.
        opening: an app to bring to the front first; none leaves what is there.

    Raises:
        PilotError: the app cannot be opened; later, when an action cannot be carried out.
    """
    if opening and (error := device.open(opening)):
        raise PilotError(error)
    seen = [device.observe()]

    def perform(action: Action) -> Observation:
        performed = device.perform(action, seen[-1])
        if performed.error:
            raise PilotError(performed.error)
        seen[:] = [device.observe()]
        return seen[-1]

    return Pilot(perform, seen[-1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """Gives an app permissions it would ask for."""

    package: str
    permissions: tuple[str, ...]
    """Without their `android.permission.` in front."""

    def __call__(self, device: Device) -> None:
        for permission in self.permissions:
            name = permission if "." in permission else f"android.permission.{permission}"
            run(device, f"pm grant {quote(self.package, name)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class PutSettings:
    """Sets settings of a namespace."""

    namespace: Namespace
    values: Mapping[str, str | int]

    def __call__(self, device: Device) -> None:
        for key, value in self.values.items():
            device.put_setting(self.namespace, key, value)


@dataclass(frozen=True, slots=True)
class SetClock:
    """Sets date and time by hand: the device follows no network's any more."""

    moment: datetime

    def __call__(self, device: Device) -> None:
        device.set_clock(self.moment)


@dataclass(frozen=True, slots=True, kw_only=True)
class PutFiles:
    """Writes files by absolute path."""

    files: Mapping[str, bytes]

    def __call__(self, device: Device) -> None:
        device.put_files(self.files)


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Runs a script on the device."""

    script: str
    root: bool = False

    def __call__(self, device: Device) -> None:
        run(device, self.script, root=self.root)


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstRun:
    """Opens an app and taps its first pages away; the app stays in front."""

    app: str
    taps: tuple[str, ...]
    """Labels in order, or ids with `#` in front; with a `?` before that, only where it is shown."""
    expect: str = ""
    """A label the app shows when its first pages are done."""
    patience: int = 5
    """Seconds to wait for each page."""

    def __call__(self, device: Device) -> None:
        try:
            pilot = pilot_on(device, opening=self.app)
            for label in self.taps:
                self._tap(pilot, label)
            if self.expect:
                pilot.expect(self.expect, within=self.patience)
        except PilotError as error:
            raise StepError(
                f"the first pages of {self.app} are not as expected: {error}"
            ) from error

    def _tap(self, pilot: Pilot, label: str) -> None:
        wanted = label.removeprefix("?")
        if wanted.startswith("#"):
            target = Target(id=wanted.removeprefix("#"))
        else:
            target = Target(label=wanted)

        def shown(seen: Observation) -> bool:
            return bool(find_all(seen, target))

        if label.startswith("?") and not shown(pilot.observation):
            return
        shown.__name__ = repr(wanted)
        pilot.expect(shown, within=self.patience).tap(target.label, id=target.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """How the state a suite starts from is made."""

    snapshot: str
    """What the name it is saved under begins with; behind it comes the recipe's digest."""
    steps: tuple[PreparingStep, ...] = field(default=())
    grounds: tuple[object, ...] = ()
    """What else decides how the state comes out, as plain values: the apps that are known."""

    @property
    def state(self) -> str:
        """The name it is saved under: of another recipe's state it is another one."""
        parts = (*map(_identity, self.steps), *map(repr, self.grounds))
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return f"{self.snapshot}-{digest[:12]}"


def _identity(step: PreparingStep) -> str:
    """What tells a step from others: its values, or the code of a function."""
    if not isinstance(step, FunctionType):
        return repr(step)
    return f"{step.__module__}:{step.__qualname__}\0{inspect.getsource(step)}"


def run(device: Device, script: str, *, root: bool = False) -> str:
    """Run a script that has to succeed; gives what it printed.

    Raises:
        StepError: it failed; says how.
    """
    done = device.shell(script, root=root)
    if not done.ok:
        raise StepError(f"`{script}` failed with code {done.code}: {done.output.strip()}")
    return done.text
