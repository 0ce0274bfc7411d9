"""Texts that the Simple apps write to a file, and read from one, where the user says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVarTuple, Unpack

from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.part import at_path, handler_of

Ts = TypeVarTuple("Ts")
CREATE: Final = "android.intent.action.CREATE_DOCUMENT"
GET: Final = "android.intent.action.GET_CONTENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
TITLE: Final = "android.intent.extra.TITLE"


@dataclass(eq=False)
class TextFiles(AppPart[App]):
    """Files of one kind."""

    type: str = ""
    ending: str = ""
    exported: str = "Exporting successful"
    """What is said once a file is written."""

    def write(self, name: str, write: Callable[[Unpack[Ts]], str], *args: *Ts) -> None:
        """Ask where to lay a file, and lay it there.

        Args:
            name: what it is called, without its ending.
            write: a method of the screen, or of one of its parts, that gives what is written.
            args: plain values that it gets.
        """
        titled = {TITLE: f"{name}{self.ending}"}
        intent = Intent(action=CREATE, type=self.type, categories=(OPENABLE,), extras=titled)
        path = handler_of(self.screen, write).path
        if not self.start_for(intent, self.created, path, args):
            self.toast(tr("No valid app found"))

    def created(self, write: str, args: tuple[Any, ...], answer: Intent | None) -> None:
        """Write the file, unless there is nothing to write."""
        if answer is None or answer.data is None:
            return
        text: str = at_path(self.screen, write)(*args)
        if text:
            self.phone.content.write(answer.data, text.encode())
        self.toast(tr(self.exported if text else "No entries for exporting have been found"))

    def read(self, take: Callable[[str], None]) -> None:
        """Ask for a file.

        Args:
            take: a method of the screen, or of one of its parts, that gets what is in it.
        """
        intent = Intent(action=GET, type=self.type, categories=(OPENABLE,))
        if not self.start_for(intent, self.picked, handler_of(self.screen, take).path):
            self.toast(tr("No valid app found"))

    def picked(self, take: str, answer: Intent | None) -> None:
        """Hand over what is in the file."""
        if answer is not None and answer.data is not None:
            text = self.phone.content.open(answer.data).decode("utf-8", "replace")
            at_path(self.screen, take)(text)
