"""A phone starts with the manifests of its apps alone: their screens come when they are shown."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from pytest_androidbench.phone.apps import CORE, INSTALLED, SERVICES, WORLD
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.screen import Screen

APPS: Final = [app for app in (*INSTALLED, *WORLD, *SERVICES) if app not in CORE]
HEAVY: Final = {"PIL", "numpy", "email", "http.client", "urllib.request", "xml.sax", "unittest"}
EARLY: Final = """
import sys
import pytest_androidbench.phone.__main__
from pytest_androidbench.phone.apps import CORE, INSTALLED, WORLD
from pytest_androidbench.phone.ui.screen import Screen

def below(kind):
    for one in kind.__subclasses__():
        yield one
        yield from below(one)

folders = {app.__module__.rpartition(".")[0] for app in (*INSTALLED, *WORLD) if app not in CORE}
early = {screen.__module__ for screen in below(Screen)}
print(*sorted(name for name in early if name.rpartition(".")[0] in folders))
"""


@pytest.mark.parametrize("app", APPS, ids=lambda app: app.label)
def test_every_activity_leads_to_a_screen(app: type[App]) -> None:
    made = app.__new__(app)
    for activity in app.activities:
        assert issubclass(made.screen_class(activity), Screen)
    known = {*app.activities, *app.aliases}
    assert {one.activity for one in app.filters} <= known
    assert set(app.aliases.values()) <= known
    assert not app.main or app.main in known


def test_no_screen_is_imported_before_it_is_shown() -> None:
    command = [sys.executable, "-c", EARLY]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_nothing_heavy_is_imported_at_the_start() -> None:
    listed = "import sys, pytest_androidbench.phone.__main__; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", listed], capture_output=True, text=True, check=True
    )
    assert HEAVY.isdisjoint(done.stdout.split())


def test_packages_are_there_once() -> None:
    packages = [app.package for app in (*INSTALLED, *WORLD, *SERVICES)]
    assert len(set(packages)) == len(packages)
