"""How devices are had, whatever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    # A session's own process needs no device, and all of adbutils comes with one.
    from pytest_androidbench.devices.device import Device

FORMS = (
    "phone (the simulated one)",
    "avd:NAME (an emulator)",
    "adb:SERIAL[,SERIAL...] (attached devices)",
    "adb:SERIAL[,SERIAL...]@HOST:PORT (attached to another adb server)",
)
"""The valid forms of a device specification."""


class Provider(Protocol):
    """Gives one device at a time to one worker."""

    name: str
    settles: bool
    """Whether a screen is at rest as soon as a command returns."""

    def acquire(self) -> Device:
        """Lease a slot and bring a device to life in it.

        Raises:
            DeviceUnavailable: none can be had.
        """

    def recycle(self, device: Device, why: str) -> Device:
        """Replace a device that is worn or broken, in the same slot and at the same address.

        Where that address cannot be had again, agents are told of the new one. Who raises here
        keeps nothing: it is asked to acquire next, and not to release.

        Raises:
            DeviceUnavailable: it cannot be replaced.
        """

    def release(self, device: Device) -> None:
        """Give a device and its slot back."""


@runtime_checkable
class Looking(Protocol):
    """A provider that can see at once whether a device could be had."""

    def look(self) -> None:
        """Look, before anything is started.

        Raises:
            DeviceUnavailable: none can be had; says why.
        """


def spec_of(provider: Provider, device: Device) -> str:
    """The specification that gives this very device again; "" where it ends with its provider.

    A provider whose devices are not simply attached says it as `again`.
    """
    said: str | None = getattr(provider, "again", None)
    host, port = device.address
    return f"adb:{device.serial}@{host}:{port}" if said is None else said


def provider_from(spec: str, **options: Any) -> Provider:
    """The provider a specification names; `options` go to its constructor.

    Raises:
        ValueError: the specification has none of the valid forms.
    """
    kind, _, rest = spec.partition(":")
    if spec == "phone":
        from pytest_androidbench.devices.providers.phone import PhoneProvider  # noqa: PLC0415

        return PhoneProvider(**options)
    if kind == "avd" and rest:
        from pytest_androidbench.devices.providers.avd import AvdProvider  # noqa: PLC0415

        return AvdProvider(rest, **options)
    if kind == "adb" and rest:
        from pytest_androidbench.devices.providers.adb import (  # noqa: PLC0415
            AdbProvider,
            parse_address,
        )

        serials, host, port = parse_address(rest)
        return AdbProvider(serials, host=host, port=port, **options)
    raise ValueError(f"{spec!r} names no device; the valid forms are: {'; '.join(FORMS)}")
