"""The app that lets the user pick something: where it begins, and what it is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE, Root, root_of
from pytest_androidbench.phone.apps.documentsui.stack import DocumentStack
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.prefs import Prefs


@dataclass(eq=False)
class CallingApp(AppPart[DocumentsApp]):
    """Waits for an intent whose data is what was picked."""

    initial: str = ""
    """The address of the folder that it wants to begin in."""
    package: str = ""

    @classmethod
    def of(cls, intent: Intent) -> Self:
        """The app that has sent an intent; which one it is turns out when the picker opens."""
        return cls(initial=intent.text(contract.EXTRA_INITIAL))

    @property
    def label(self) -> str:
        """What the app is called; empty where nobody knows."""
        return self.phone.packages.label(self.package)

    @property
    def last(self) -> Prefs:
        """Where each app was the last time."""
        return self.app.prefs("lastAccessed")

    def begin(self, stack: DocumentStack, roots: Sequence[Root], default: Root) -> None:
        """Go where it wants to, else where it was the last time, if that is below the roots."""
        windows = self.phone.windows.stack
        own = windows.find(self.screen.uid)
        opener = windows.find(own.opener) if own is not None else None
        self.package = opener.package if opener is not None else ""
        stack.open_root(default)
        files = self.phone.files
        folder = self.phone.content.path_of(self.initial) if self.initial else None
        root, _, path = self.last.get(self.package, "").partition("|")
        if folder is not None and files.is_dir(folder):
            stack.open_root(DEVICE)
            stack.open_folder(folder)
        elif root in {each.id for each in roots} and (not path or files.is_dir(path)):
            stack.open_root(root_of(root))
            if path:
                stack.open_folder(path)

    def give(self, stack: DocumentStack, picked: Intent) -> None:
        """Remember the place, and hand over what was picked."""
        path = stack.trail[-1] if stack.trail and stack.root.folder else ""
        self.last.put(self.package, f"{stack.root_id}|{path}")
        self.screen.close(picked)


def wanted_types(intent: Intent) -> list[str]:
    """The MIME types that an app asks for."""
    return contract.texts(intent, contract.EXTRA_TYPES, intent.type or "*/*")
