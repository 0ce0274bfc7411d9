"""Ways to save a device's state and to come back to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol

from pytest_androidbench.devices.console import Console
from pytest_androidbench.devices.link.shell import Shell, quote
from pytest_androidbench.devices.settings import Namespace, Settings
from pytest_androidbench.errors import SnapshotError

_STORE: Final = "/data/local/tmp/androidbench"
_NAMESPACES: Final[tuple[Namespace, ...]] = ("global", "secure", "system")
_SHARED: Final = "/storage/emulated/0"
_EVERYTHING: Final = " ".join(f"{_SHARED}/{names}" for names in ("*", ".[!.]*", "..?*"))
"""What lies in shared storage: names with a dot in front are matched by patterns of their own."""
_COPY_SECONDS: Final = 300.0
_VOLATILE: Final = frozenset({"boot_count", "last_setup_shown", "Phenotype_boot_count"})


class Snapshots(Protocol):
    """A place where states of a device are kept by name."""

    def save(self, name: str) -> None: ...
    def load(self, name: str) -> None: ...
    def names(self) -> list[str]: ...


class ConsoleSnapshots:
    """States of the whole device, kept by an emulator."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def save(self, name: str) -> None:
        self._console.save_snapshot(name)

    def load(self, name: str) -> None:
        self._console.load_snapshot(name)

    def names(self) -> list[str]:
        return self._console.snapshots()


class AppDataSnapshots:
    """States of some apps' data, of shared storage and settings, kept on a device with root."""

    def __init__(self, shell: Shell, packages: Sequence[str]) -> None:
        self._shell = shell
        self._settings = Settings(shell)
        self._packages = tuple(packages)

    def save(self, name: str) -> None:
        """Copy the apps' data aside.

        Raises:
            SnapshotError: no root, or a copy failed.
        """
        self._check_possible(name)
        store = f"{_STORE}/{name}"
        copies = [f"cp -a {quote(f'/data/data/{p}')} {store}/data/" for p in self._packages]
        # Shared storage has no owners of its own, so they are not put back by the archive either.
        shared = f"cd {_SHARED} && tar -c -f {store}/shared.tar ."
        settings = [f"settings list {n} > {store}/{n}.settings" for n in _NAMESPACES]
        prepare = f"rm -rf {store} && mkdir -p {store}/data"
        self._run(" && ".join([prepare, *copies, shared, *settings]), "save", name)

    def load(self, name: str) -> None:
        """Put the copies back, each app stopped while that happens.

        Raises:
            SnapshotError: no such state, no root, or a copy failed.
        """
        self._check_possible(name)
        store = f"{_STORE}/{name}"
        steps = [f"[ -d {store} ]"]
        for package in self._packages:
            data, copy = quote(f"/data/data/{package}"), quote(f"{store}/data/{package}")
            steps += [f"am force-stop {package}", f"rm -rf {data}", f"cp -a {copy} /data/data/"]
            steps.append(f"{{ restorecon -R {data} 2> /dev/null || true; }}")
        steps += [f"rm -rf {_EVERYTHING}", f"cd {_SHARED}", f"tar -x -o -f {store}/shared.tar"]
        self._run(" && ".join(steps), "load", name)
        for namespace in _NAMESPACES:
            self._restore_settings(namespace, store)

    def names(self) -> list[str]:
        listed = self._shell.run(f"ls {_STORE} 2> /dev/null", root=True)
        return listed.text.split()

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


class NoSnapshots:
    """For devices whose state can neither be saved nor restored."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def save(self, name: str) -> None:
        raise SnapshotError(f"could not save snapshot {name!r}: {self._reason}")

    def load(self, name: str) -> None:
        raise SnapshotError(f"could not load snapshot {name!r}: {self._reason}")

    def names(self) -> list[str]:
        return []
