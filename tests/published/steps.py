"""The steps of a published set-up, and how an app's data is kept and put back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.published.databases import empty, put_row
from tests.published.scripted import ScriptedPhone
from tests.published.tables import PublishedSetup, stored

KEPT: Final = "/data/data/android_world/snapshots"


def set_up(phone: ScriptedPhone, setup: PublishedSetup, scratch: Path) -> None:
    """Take all steps; `scratch` is a folder of the host for databases."""
    for step in setup.go:
        take(phone, setup, step, scratch)


def take(phone: ScriptedPhone, setup: PublishedSetup, step: tuple[str, ...], scratch: Path) -> None:
    """Take one step."""
    match step:
        case ("clear",):
            assert phone.shell("pm", "clear", setup.package) == "Success\n"
        case ("grant", permission):
            assert phone.shell("pm", "grant", setup.package, permission) == ""
        case ("put", space, key, value):
            assert phone.shell("settings", "put", space, key, value) == ""
        case ("launch",):
            phone.launch(setup.activity)
        case ("look", address):
            said = phone.shell("am", "start", "-a", "android.intent.action.VIEW", "-d", address)
            assert said.startswith("Starting: Intent"), said
        case ("monkey",):
            category = "-candroid.intent.category.LAUNCHER"
            said = phone.shell("monkey", "-p", setup.package, category, "1")
            assert "Events injected: 1" in said, said
        case ("wait", seconds):
            phone.wait(float(seconds))
        case ("click", words):
            phone.click(words)
        case ("close",):
            phone.close(setup.package)
        case ("row", name):
            put_row(phone, setup.package, stored()[name], scratch)
        case ("empty", name):
            empty(phone, setup, stored()[name], scratch)
        case _:
            raise ValueError(f"{setup.name}: no such step: {step}")


def keep(phone: ScriptedPhone, package: str) -> None:
    """Copy an app's data aside."""
    kept = f"{KEPT}/{package}"
    phone.clear_folder(kept)
    _copy(phone, f"/data/data/{package}", kept)


def put_back(phone: ScriptedPhone, package: str) -> None:
    """Have an app's data be what was kept."""
    phone.close(package)
    assert phone.exists(f"{KEPT}/{package}")
    data = f"/data/data/{package}"
    phone.clear_folder(data)
    _copy(phone, f"{KEPT}/{package}", data)
    phone.shell("restorecon", "-RD", data)
    phone.shell("chmod", "777", "-R", data)


def _copy(phone: ScriptedPhone, source: str, target: str) -> None:
    if not phone.exists(target):
        phone.shell("mkdir", "-p", target)
    phone.shell("cp", "-a", f"{source}/.", f"{target}/")
