"""Brings apps to the front."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.devices.acting.labels import known_label, packages_named
from pytest_androidbench.devices.link.shell import Shell, quote
from pytest_androidbench.interface.apps import KnownApp

_LAUNCHER: Final = "-a android.intent.action.MAIN -c android.intent.category.LAUNCHER"
_QUERY: Final = f"cmd package query-activities --brief {_LAUNCHER}"
_COMPONENT: Final = re.compile(r"^\s*([A-Za-z_][\w.]*)/([\w.$]+)\s*$", re.MULTILINE)
_NEW_TASK_AND_RESET: Final = "0x10200000"
"""What a launcher sets: a task of its own, and the app's task as it was left."""


class Opener:
    """Starts apps as the launcher would."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.known: tuple[KnownApp, ...] = ()
        """Apps that have names beside those that come with Android."""

    def open(self, name: str) -> str:
        """Bring the app called `name` to the front; gives why not, "" when it is there."""
        launchable = self.launchable()
        packages = packages_named(name, launchable, self.known)
        if not packages:
            known = ", ".join(sorted(map(self._shown, launchable))) or "none"
            return f"no app called {name!r} is installed; those that can be opened: {known}"
        return self._start(packages[0], launchable[packages[0]])

    def launchable(self) -> dict[str, str]:
        """Package and activity of everything the launcher offers."""
        found = _COMPONENT.findall(self._shell.run(_QUERY).output)
        return dict(reversed(found))  # an app's first activity is the one its icon starts

    def _start(self, package: str, activity: str) -> str:
        component = quote(f"{package}/{activity}")
        started = self._shell.run(
            f"am start -W {_LAUNCHER} -f {_NEW_TASK_AND_RESET} -n {component}", seconds=60
        )
        failed = not started.ok or re.search(r"^Error", started.output, re.MULTILINE)
        return f"{package} did not open: {started.output.strip()}" if failed else ""

    def _shown(self, package: str) -> str:
        label = known_label(package, self.known)
        return f"{label} ({package})" if label else package
