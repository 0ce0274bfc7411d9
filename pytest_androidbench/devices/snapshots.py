"""Ways to save a device's state and to come back to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol

from pytest_androidbench.devices.console import Console
from pytest_androidbench.devices.link.shell import Shell, quote
from pytest_androidbench.devices.settings import DeviceSettings, Namespace
from pytest_androidbench.errors import SnapshotError

_STORE: Final = "/data/local/tmp/androidbench"
_NAMESPACES: Final[tuple[Namespace, ...]] = ("global", "secure", "system")
_SHARED: Final = "/storage/emulated/0"
_EVERYTHING: Final = " ".join(f"{_SHARED}/{names}" for names in ("*", ".[!.]*", "..?*"))
"""What lies in shared storage: names with a dot in front are matched by patterns of their own."""
_AREAS: Final = {"data": "/data/data", "user_de": "/data/user_de/0"}
"""Where apps keep data, by folder of the store: there once unlocked, and before that."""
_COPY_SECONDS: Final = 300.0
_VOLATILE: Final = frozenset({"boot_count", "last_setup_shown", "Phenotype_boot_count"})


class Snapshots(Protocol):
    """A place where states of a device are kept by name."""

    whole: bool
    """Whether a state has all of the device, how it looks included."""

    def include(self, packages: Iterable[str]) -> None:
        """The data of these apps is part of the states saved from now on."""

    def save(self, name: str) -> None: ...
    def load(self, name: str) -> None: ...
    def delete(self, name: str) -> None: ...
    def names(self) -> list[str]: ...


class ConsoleSnapshots:
    """States of the whole device, kept by an emulator."""

    whole = True

    def __init__(self, console: Console) -> None:
        self._console = console

    def include(self, packages: Iterable[str]) -> None:
        """All of them are, always."""

    def save(self, name: str) -> None:
        self._console.save_snapshot(name)

    def load(self, name: str) -> None:
        self._console.load_snapshot(name)

    def delete(self, name: str) -> None:
        self._console.delete_snapshot(name)

    def names(self) -> list[str]:
        return self._console.snapshots()


class AppDataSnapshots:
    """States of some apps' data, of shared storage and settings, kept on a device with root."""

    whole = False

    def __init__(self, shell: Shell, packages: Iterable[str] = ()) -> None:
        self._shell = shell
        self._settings = DeviceSettings(shell)
        self._packages = dict.fromkeys(packages)

    def include(self, packages: Iterable[str]) -> None:
        """Save the data of these apps, too; of those that are installed."""
        self._packages |= dict.fromkeys(packages)

    def save(self, name: str) -> None:
        """Copy the apps' data aside.

        Raises:
            SnapshotError: no root, or a copy failed.
        """
        self._check_possible(name)
        store = f"{_STORE}/{name}"
        copies = [
            f"if [ -d {data} ]; then cp -a {data} {store}/{area}/; fi"
            for package in self._packages
            for area, data in _places(package)
        ]
        # Shared storage has no owners of its own, so they are not put back by the archive either.
        shared = f"cd {_SHARED} && tar -c -f {store}/shared.tar ."
        settings = [f"settings list {n} > {store}/{n}.settings" for n in _NAMESPACES]
        folders = " ".join(f"{store}/{area}" for area in _AREAS)
        prepare = f"rm -rf {store} && mkdir -p {folders}"
        self._run(" && ".join([prepare, *copies, shared, *settings]), "save", name)

    def load(self, name: str) -> None:
        """Leave what is on the screen, then put the copies back, each app stopped meanwhile.

        Raises:
            SnapshotError: no such state, no root, or a copy failed.
        """
        self._check_possible(name)
        store = f"{_STORE}/{name}"
        # The system's own dialogs and activities stay when apps are stopped.
        steps = [f"[ -d {store} ]", "input keyevent KEYCODE_HOME"]
        for package in self._saved(store):
            steps.append(f"am force-stop {quote(package)}")
            for area, data in _places(package):
                copy = quote(f"{store}/{area}/{package}")
                steps.append(f"rm -rf {data}")
                steps.append(f"if [ -d {copy} ]; then cp -a {copy} {_AREAS[area]}/; fi")
                steps.append(f"{{ restorecon -R {data} 2> /dev/null || true; }}")
        steps += [f"rm -rf {_EVERYTHING}", f"cd {_SHARED}", f"tar -x -o -f {store}/shared.tar"]
        self._run(" && ".join(steps), "load", name)
        for namespace in _NAMESPACES:
            self._restore_settings(namespace, store)

    def delete(self, name: str) -> None:
        """Forget a state, so that its copies take no room any more.

        Raises:
            SnapshotError: no such state, or no root.
        """
        self._check_possible(name)
        self._run(f"[ -d {_STORE}/{name} ] && rm -rf {_STORE}/{name}", "delete", name)

    def names(self) -> list[str]:
        listed = self._shell.run(f"ls {_STORE} 2> /dev/null", root=True)
        return listed.text.split()

    def _saved(self, store: str) -> list[str]:
        """The apps whose data lies in a store: fewer than now, where it was filled earlier."""
        return self._shell.run(f"ls {store}/data 2> /dev/null", root=True).text.split()

    def _restore_settings(self, namespace: Namespace, store: str) -> None:
        saved = self._shell.run(f"cat {store}/{namespace}.settings", root=True).text
        wanted = dict(line.split("=", 1) for line in saved.splitlines() if "=" in line)
        current = self._settings.all(namespace)
        for key in (wanted.keys() | current.keys()) - _VOLATILE:
            if wanted.get(key) != current.get(key):
                self._settings.put(namespace, key, wanted.get(key, ""))

    def _check_possible(self, name: str) -> None:
        if not re.fullmatch(r"[\w.-]+", name):
            raise SnapshotError(f"{name!r} is no name for a snapshot: use letters, digits, _ . -")
        if self._shell.root_prefix is None:
            raise SnapshotError("the data of apps cannot be saved or restored without root")

    def _run(self, script: str, what: str, name: str) -> None:
        done = self._shell.run(script, root=True, seconds=_COPY_SECONDS)
        if not done.ok:
            detail = done.output.strip() or "it is not there"
            raise SnapshotError(f"could not {what} snapshot {name!r}: {detail}")


def _places(package: str) -> list[tuple[str, str]]:
    """Folder of the store and of the device, quoted, for each place of an app's data."""
    return [(area, quote(f"{folder}/{package}")) for area, folder in _AREAS.items()]


class NoSnapshots:
    """For devices whose state can neither be saved nor restored."""

    whole = False

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def include(self, packages: Iterable[str]) -> None:
        """Nothing is saved."""

    def save(self, name: str) -> None:
        raise SnapshotError(f"could not save snapshot {name!r}: {self._reason}")

    def load(self, name: str) -> None:
        raise SnapshotError(f"could not load snapshot {name!r}: {self._reason}")

    def delete(self, name: str) -> None:
        raise SnapshotError(f"could not delete snapshot {name!r}: {self._reason}")

    def names(self) -> list[str]:
        return []
