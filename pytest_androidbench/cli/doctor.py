"""What is installed, what is missing and how to get it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import subprocess
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, entry_points, requires, version
from pathlib import Path
from typing import Any, Final, Literal

from packaging.requirements import Requirement

from pytest_androidbench.cli.phone import PROGRAM, started
from pytest_androidbench.errors import DeviceUnavailable, SuiteError
from pytest_androidbench.suites.installed import package_folder
from pytest_androidbench.suites.suite import load_suite

State = Literal["fine", "missing", "optional"]
WORDS: Final[dict[State, str]] = {"fine": "ok", "missing": "MISSING", "optional": "absent"}
ADB_PORT: Final = 5037
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing looked at."""

    name: str
    state: State
    detail: str
    remedy: str = ""
    """What to do where it is not fine."""


def examine(*, with_phone: bool) -> list[Finding]:
    """Look at everything a run may need."""
    findings = [
        _python(),
        *_packages(),
        _media(),
        _pages(),
        _plugin(),
        *_suites(),
        _fonts(),
        _ports(),
    ]
    if with_phone:
        findings += [*_phone(), *_wall()]
    return [*findings, _adb_program(), _adb_server(), _acceleration()]


def told(findings: Iterable[Finding]) -> Iterator[str]:
    """The findings as lines, and a verdict."""
    lacking = []
    for finding in findings:
        yield f"  {WORDS[finding.state]:<8} {finding.name:<21} {finding.detail}"
        if finding.remedy and finding.state != "fine":
            yield f"  {'':<8} {'':<21} -> {finding.remedy}"
        if finding.state == "missing":
            lacking.append(finding.name)
    yield f"missing: {', '.join(lacking)}" if lacking else "ready to run"


def _python() -> Finding:
    detail = f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    if platform.system() == "Linux":
        return Finding(name="Python", state="fine", detail=detail)
    return Finding(
        name="Python", state="optional", detail=f"{detail}: not a system this is tested on",
        remedy="Linux is the supported system",
    )  # fmt: skip


def _packages() -> Iterator[Finding]:
    try:
        wanted = requires("pytest-androidbench") or []
    except PackageNotFoundError:
        yield Finding(
            name="pytest-androidbench", state="missing", detail="runs from a folder, not installed",
            remedy="pip install pytest-androidbench",
        )  # fmt: skip
        return
    yield Finding(name="androidbench", state="fine", detail=version("pytest-androidbench"))
    yield from (_package(line) for line in wanted if "extra ==" not in line)


def _package(requirement: str) -> Finding:
    wanted = Requirement(requirement)
    try:
        found = version(wanted.name)
    except PackageNotFoundError:
        found = ""
    if found and wanted.specifier.contains(found, prereleases=True):
        return Finding(name=wanted.name, state="fine", detail=found)
    return Finding(
        name=wanted.name,
        state="missing",
        detail=f"{found or 'not installed'}, needs {wanted.specifier}",
        remedy=f"pip install '{wanted.name}{wanted.specifier}'",
    )


def _media() -> Finding:
    try:
        detail = f"decoded by PyAV {version('av')}"
    except PackageNotFoundError:
        return Finding(
            name="films and songs", state="optional", detail="PyAV is not installed",
            remedy="only to see films in apps: pip install 'pytest-androidbench[media]'",
        )  # fmt: skip
    return Finding(name="films and songs", state="fine", detail=detail)


def _pages() -> Finding:
    names = filter(None, (os.environ.get("CHROMIUM"), *BROWSERS))
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        return Finding(
            name="Chromium", state="optional", detail="no Chromium is installed",
            remedy="only to see web pages in apps: apt-get install chromium, or set CHROMIUM",
        )  # fmt: skip
    return Finding(name="Chromium", state="fine", detail=f"shown by {found}")


def _plugin() -> Finding:
    off = os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    found = [entry for entry in entry_points(group="pytest11") if entry.name == "androidbench"]
    if found and not off:
        return Finding(name="pytest plugin", state="fine", detail=found[0].value)
    why = "PYTEST_DISABLE_PLUGIN_AUTOLOAD is set" if off else "not registered with pytest"
    return Finding(
        name="pytest plugin", state="missing", detail=why,
        remedy="install the package, or run pytest with -p pytest_androidbench.plugin",
    )  # fmt: skip


def _suites() -> Iterator[Finding]:
    for entry in sorted(entry_points(group="pytest_androidbench_suites"), key=lambda e: e.name):
        try:
            load_suite(package_folder(entry.value))
        except SuiteError as error:
            yield Finding(
                name="suite", state="missing", detail=f"{entry.name}: {error}",
                remedy="mend its suite.toml, or uninstall the package that brings it",
            )  # fmt: skip
        else:
            yield Finding(name="suite", state="fine", detail=f"{entry.name} ({entry.value})")


def _fonts() -> Finding:
    folder = Path(__file__).parent.parent / "phone" / "ui" / "fonts"
    found = [file for file in folder.glob("*.[ot]tf") if file.stat().st_size]
    if found:
        return Finding(name="fonts", state="fine", detail=f"{len(found)} bundled")
    return Finding(
        name="fonts", state="missing", detail=f"none in {folder}",
        remedy="pip install --force-reinstall pytest-androidbench",
    )  # fmt: skip


def _ports() -> Finding:
    try:
        with socket.socket() as server:
            server.bind(("127.0.0.1", 0))
            server.listen()
            with socket.create_connection(server.getsockname(), timeout=2):
                return Finding(name="loopback", state="fine", detail="ports can be opened")
    except OSError as error:
        return Finding(
            name="loopback", state="missing", detail=str(error),
            remedy="allow connections to 127.0.0.1; phones are reached over it",
        )  # fmt: skip


def _phone() -> Iterator[Finding]:
    begun = time.monotonic()
    try:
        with started([]) as (_, ready):
            detail = f"{ready['serial']} was ready in {time.monotonic() - begun:.1f} s"
            yield Finding(name="simulated phone", state="fine", detail=detail)
            yield _users(ready["users_known_by"])
    except (DeviceUnavailable, OSError) as error:
        yield Finding(
            name="simulated phone", state="missing", detail=str(error),
            remedy="run python -m pytest_androidbench.phone and read what it says",
        )  # fmt: skip


def _users(known_by: str) -> Finding:
    if known_by:
        detail = f"each connection's is asked of the system ({known_by}); yours and root's get in"
        return Finding(name="other users", state="fine", detail=detail)
    return Finding(
        name="other users", state="optional",
        detail="not kept out: this system does not tell whose a connection is",
        remedy="run phones on machines that are yours alone, or on Linux",
    )  # fmt: skip


def _wall() -> Iterator[Finding]:
    """What a phone gives up before it listens, as it says itself."""
    told = subprocess.run([*PROGRAM, "--wall-report"], capture_output=True, check=False).stdout
    try:
        layers: list[dict[str, Any]] = json.loads(told)
    except ValueError:
        # Then no phone was ready either, which is told already.
        return
    for layer in layers:
        yield Finding(
            name=f"wall: {layer['name']}",
            state="fine" if layer["on"] else "optional",
            detail=layer["detail"],
            remedy="phones run without it, with one line of defence less",
        )


def _adb_program() -> Finding:
    from adbutils import adb_path  # noqa: PLC0415 - slow

    try:
        found = shutil.which("adb") or adb_path()
    except OSError as error:
        return Finding(name="adb program", state="optional", detail=str(error))
    return Finding(name="adb program", state="fine", detail=str(found))


def _adb_server() -> Finding:
    port = int(os.environ.get("ANDROID_ADB_SERVER_PORT", ADB_PORT))
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return Finding(name="adb server", state="fine", detail=f"listens on port {port}")
    except OSError:
        return Finding(
            name="adb server", state="optional", detail=f"none on port {port}",
            remedy="only for emulators and real phones: adb start-server",
        )  # fmt: skip


def _acceleration() -> Finding:
    if os.access("/dev/kvm", os.R_OK | os.W_OK):
        return Finding(name="KVM", state="fine", detail="/dev/kvm can be used")
    why = "no access to /dev/kvm" if Path("/dev/kvm").exists() else "no /dev/kvm"
    return Finding(
        name="KVM", state="optional", detail=why,
        remedy="only for emulators: enable virtualisation, or add yourself to the group kvm",
    )  # fmt: skip
