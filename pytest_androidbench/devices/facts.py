"""What a device is: asked once, when it is attached."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.errors import DeviceGone

Kind: TypeAlias = Literal["simulated", "emulator", "real"]

_SIMULATED: Final = "androidbench_phone"
"""The feature by which a simulated phone can be told from an emulator."""
_SCRIPT: Final = """
echo "model=$(getprop ro.product.model)"
echo "android=$(getprop ro.build.version.release)"
echo "sdk=$(getprop ro.build.version.sdk)"
echo "qemu=$(getprop ro.kernel.qemu)$(getprop ro.boot.qemu)"
echo "uid=$(id -u)"
echo "su=$(su 0 id -u 2> /dev/null)"
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceFacts:
    """What does not change while a device is attached."""

    kind: Kind
    model: str
    android: str
    """Android's version as people say it: 13."""
    sdk: int
    root_prefix: str | None
    """What makes a command run as root; None where nothing does."""


def ask_facts(transport: Transport, shell: Shell) -> DeviceFacts:
    """Ask a device what it is.

    Raises:
        DeviceGone: it does not know its own Android version.
    """
    told = shell.run(_SCRIPT, reads=True).output
    answers = dict(re.findall(r"^(\w+)=(.*?)\s*$", told, re.MULTILINE))
    if not answers.get("sdk", "").isdigit():
        raise DeviceGone("the device does not answer as Android: ro.build.version.sdk is not set")
    return DeviceFacts(
        kind=_kind(transport.features(), answers),
        model=answers.get("model", ""),
        android=answers.get("android", ""),
        sdk=int(answers["sdk"]),
        root_prefix=_root_prefix(answers),
    )


def ask_size(shell: Shell) -> tuple[int, int]:
    """The screen's size in its natural orientation, overridden or not."""
    sizes = re.findall(r"(\d+)x(\d+)", shell.run("wm size", reads=True).output)
    if not sizes:
        raise DeviceGone("the device does not tell the size of its screen")
    width, height = sizes[-1]  # the override, where there is one, comes last
    return int(width), int(height)


def ask_versions(shell: Shell, packages: tuple[str, ...]) -> dict[str, str]:
    """Version names of those packages that are installed."""
    script = "; ".join(
        f"echo {p}=$(dumpsys package {p} | grep -m 1 versionName=)" for p in packages
    )
    printed = shell.run(script, reads=True).output if packages else ""
    found = re.findall(r"^([\w.]+)=\s*versionName=(.*?)[ \t\r]*$", printed, re.MULTILINE)
    return dict(found)


def _kind(features: set[str], answers: dict[str, str]) -> Kind:
    if _SIMULATED in features:
        return "simulated"
    return "emulator" if "1" in answers.get("qemu", "") else "real"


def _root_prefix(answers: dict[str, str]) -> str | None:
    if answers.get("uid") == "0":
        return ""
    return "su 0" if answers.get("su") == "0" else None
