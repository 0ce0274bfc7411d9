"""This process's device: had when first needed, prepared once, restored for every episode."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from pytest_androidbench.agents.loading import make_current_directory_importable
from pytest_androidbench.devices.door.leading import point_adbutils_at
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.errors import (
    AndroidBenchError,
    DeviceError,
    DeviceUnavailable,
    StateLeak,
)
from pytest_androidbench.plugin.conduct.doorway import Doorway
from pytest_androidbench.plugin.conduct.looks import Looks
from pytest_androidbench.plugin.settings import flags_of, settings_of
from pytest_androidbench.records.record import DeviceInfo
from pytest_androidbench.suites.suite import Suite
from pytest_androidbench.texts import named, said_by

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.devices.door.door import Door
    from pytest_androidbench.devices.providers.provider import Provider
    from pytest_androidbench.interface.profile import Profile

_HOLDER = pytest.StashKey["DeviceHolder"]()


def holder_of(config: pytest.Config) -> DeviceHolder:
    """What holds this process's device, which is given back at the latest when pytest ends."""
    if _HOLDER not in config.stash:
        settings = settings_of(config)
        holder = config.stash[_HOLDER] = DeviceHolder(
            config, settings.device, compares=settings.audit and not settings.mutants
        )
        config.add_cleanup(holder.close)
    return config.stash[_HOLDER]


class DeviceHolder:
    """Holds a provider's device between episodes."""

    def __init__(self, config: pytest.Config, spec: str, *, compares: bool = False) -> None:
        self._config = config
        self._spec = spec
        self._compares = compares
        """Whether the state after each restore is compared with the saved one."""
        self._saved: dict[str, Any] = {}
        self._provider: Provider | None = None
        self._device: Device | None = None
        self._prepared: dict[tuple[str, str], str] = {}
        """Suites with the states they name -> under which name the device has these."""
        self._broken = ""
        self._facts: dict[tuple[str, str], DeviceInfo] = {}
        self._state = ""
        """The name of the state that was restored last."""
        self.looks = Looks()
        self.doorway = Doorway()

    def door(self) -> Door | None:
        """What agents that drive the device by themselves reach it through; None = nothing.

        Raises:
            DeviceError: it does not start, or is gone.
        """
        return self.doorway.door(self._device, self._allow_uid)

    def agent_variables(self) -> dict[str, str]:
        """What an agent's process has in its environment of the device."""
        return self.doorway.variables(self._device, self._allow_uid)

    @property
    def _allow_uid(self) -> str:
        return str(getattr(self._provider, "allow_uid", ""))

    def acquire(self) -> Device:
        """The device, started or replaced where needed.

        Raises:
            DeviceUnavailable: none can be had.
        """
        if self._device is None:
            self._provider = self._provider or provider_for(self._config, self._spec)
            self._device = self._had("acquire", self._provider.acquire)
            self.looks.begin(self._provider, self._device)
            self._broken = ""
            point_adbutils_at(*self._device.address)
        elif self._broken:
            self._replace(self._broken)
        return self._device

    def _had(self, how: str, have: Callable[[], Device]) -> Device:
        try:
            return have()
        except DeviceError:
            raise
        except Exception as error:
            raise DeviceUnavailable(f"{how}() of {self._spec} failed: {named(error)}") from error

    def ready(self, suite: Suite, stopwatch: Stopwatch, profile: Profile | None = None) -> Device:
        """The device in the state a suite's episodes start from.

        Args:
            suite: whose episodes.
            stopwatch: told how long it took.
            profile: the look it is given; None = that of the suite's state.

        Raises:
            DeviceError: it cannot be brought there.
            StateLeak: it was, but something of another state is left.
        """
        with stopwatch.lap("lease"):
            device = self.acquire()
            if why := device.healthy():
                self._replace(why)
                device = self.acquire()
        if hasattr(device, "know_apps"):  # a device of another kind need not
            device.know_apps(suite.known_apps)
        with stopwatch.lap("restore"):
            key = suite.name, suite.snapshot
            if key not in self._prepared:
                self._prepared[key] = self._prepare(device, suite)
            self._state = self.looks.restore(device, self._prepared[key], profile)
        if self._compares:
            with stopwatch.lap("restore"):
                self._compare(device, suite)
        return device

    def facts(self, suite: Suite) -> DeviceInfo:
        """What the device is, for the record."""
        key = suite.name, self._state
        if key not in self._facts:
            device = self.acquire()
            facts = device.facts
            self._facts[key] = DeviceInfo(
                serial=device.serial,
                kind=facts.kind,
                model=facts.model,
                android=facts.android,
                apps=device.versions(*sorted(suite.required)) if suite.required else {},
                look=self.looks.seen(device),
            )
        return self._facts[key]

    def give_up(self, why: str) -> None:
        """The device is broken: replace it before it is used again."""
        self._broken = why

    def why_unhealthy(self) -> str:
        """Why the device cannot be used; "" when it can."""
        if self._device is None:
            return ""
        try:
            return self._device.healthy()
        except DeviceError as error:
            return said_by(error)

    def close(self) -> None:
        """Give the device back."""
        self.doorway.close()
        device, self._device = self._device, None
        if device is not None and self._provider is not None:
            try:
                self.looks.end(device)
            finally:
                self._provider.release(device)

    def _prepare(self, device: Device, suite: Suite) -> str:
        try:
            done = self._config.hook.pytest_androidbench_prepare(device=device, suite=suite)
        except DeviceError:
            raise
        except AndroidBenchError as error:
            # A device that lacks what a suite needs is no fault of the suite's tasks.
            raise DeviceUnavailable(" ".join(said_by(error).split())) from error
        state = done if isinstance(done, str) else suite.snapshot
        if self._compares:
            self._saved[state] = self._fingerprint(device, suite)
        return state

    def _compare(self, device: Device, suite: Suite) -> None:
        found = self._fingerprint(device, suite)
        # A look is part of the state it was put on: the first restore shows what it comes to.
        saved = self._saved.setdefault(self._state, found)
        if saved != found:
            told = "; ".join(saved.differences(found)) if saved and found else "no fingerprint"
            raise StateLeak(f"{device.serial} after restoring {self._state!r}: {told}")

    def _fingerprint(self, device: Device, suite: Suite) -> Any:
        hook = self._config.hook.pytest_androidbench_fingerprint
        return hook(device=device, suite=suite)

    def _replace(self, why: str) -> None:
        assert self._provider is not None
        broken, self._device = self._device, None
        self._prepared.clear()
        self._saved.clear()
        self._facts.clear()
        self._broken = ""
        assert broken is not None
        self._device = self._had("recycle", partial(self._provider.recycle, broken, why))
        self.looks.begin(self._provider, self._device)
        point_adbutils_at(*self._device.address)


def check_device(config: pytest.Config, spec: str) -> None:
    """See whether a device could be had at all, before anything is started for it.

    Raises:
        pytest.UsageError: there is no such provider, or it sees no device.
    """
    provider = provider_for(config, spec)
    devices = importlib.import_module("pytest_androidbench.devices.providers.provider")
    if isinstance(provider, devices.Looking):
        try:
            provider.look()
        except DeviceUnavailable as error:
            raise pytest.UsageError(f"--ab-device={spec}: {error}") from error


def provider_for(config: pytest.Config, spec: str) -> Provider:
    """The provider that `--ab-device` names: a conftest's, a module's, or one of ours.

    Raises:
        pytest.UsageError: there is no such provider.
    """
    options = settings_of(config).device_options
    offered: Provider | None = config.hook.pytest_androidbench_provider(config=config, spec=spec)
    if offered is not None:
        return offered
    devices = importlib.import_module("pytest_androidbench.devices.providers.provider")
    module, colon, name = spec.partition(":")
    if colon and module not in ("avd", "adb"):
        return _from_module(spec, module, name, options)
    try:
        return devices.provider_from(spec, **options)  # type: ignore[no-any-return]
    except ValueError as error:
        raise pytest.UsageError(f"--ab-device: {error}, package.module:Provider") from error


def _from_module(spec: str, module: str, name: str, options: dict[str, str]) -> Provider:
    make_current_directory_importable()
    try:
        found: Any = getattr(importlib.import_module(module), name)
    except Exception as error:
        raise pytest.UsageError(
            f"--ab-device={spec}: no such provider ({named(error)}); give phone, avd:NAME, "
            "adb:SERIAL or package.module:Provider"
        ) from error
    try:
        return found(**options)  # type: ignore[no-any-return]
    except Exception as error:
        given = " ".join([f"--ab-device={spec}", *flags_of(options)])
        raise pytest.UsageError(f"{given} cannot be built: {named(error)}") from error
