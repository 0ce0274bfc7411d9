"""How the Simple apps bring their settings to another phone: in a file, a line for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.simple.settings_rows import ValueRow
from pytest_androidbench.phone.apps.simple.text_files import TextFiles
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import App, AppPart, AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import PrefValue

FOLDER: Final = "com.simplemobiletools."
LOCKS: Final = ("password", "protect")
"""What settings have in their names that are about PINs."""


@dataclass(eq=False)
class ExportSettingsDialog(AppScreen[App, str]):
    """Asks for the name of the file; closes with it."""

    name: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        name = w.TextField(bind="name", hint=tr("Filename (without .txt)"),
                           id="export_settings_filename")  # fmt: skip
        return w.Dialog(
            tr("Export settings"),
            body=w.Column(name, id="export_settings_holder", width="fill"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def accept(self) -> None:
        """Go on, with a name."""
        if self.name.strip():
            self.close(self.name.strip())
        else:
            self.toast(tr("Filename cannot be empty"))


def _files() -> TextFiles:
    done = "Settings exported successfully"
    return TextFiles(type="text/plain", ending=".txt", exported=done)


@dataclass(eq=False)
class SettingsExchange(AppPart[App]):
    """Writes the settings to a file, and reads them from one."""

    files: TextFiles = field(default_factory=_files)

    def rows(self) -> list[w.Kid]:
        """The rows of the settings' last section."""
        return [
            ValueRow(tr("Export settings"), None, self.export, "settings_export"),
            ValueRow(tr("Import settings"), None, self.import_, "settings_import"),
        ]

    def export(self) -> None:
        """Ask for a name."""
        short = self.app.package.removesuffix(".pro").removeprefix(FOLDER)
        moment = f"{local_time(self.phone):%Y%m%d_%H%M%S}"
        self.ask(ExportSettingsDialog(name=f"{short}-settings_{moment}"), self.named)

    def named(self, name: str) -> None:
        """Ask where to."""
        self.files.write(name, self.written)

    def written(self) -> str:
        """What is in the file."""
        return written(self.app.prefs("Prefs").all())

    def import_(self) -> None:
        """Ask for a file."""
        self.files.read(self.take)

    def take(self, text: str) -> None:
        """Take over what is in the file."""
        values = read(text)
        self.app.prefs("Prefs").update(values)
        found = "Settings imported successfully"
        self.toast(tr(found if values else "No entries for importing have been found"))


def written(values: Mapping[str, PrefValue]) -> str:
    """Flags, numbers and texts as lines; sets, and what locks something, stay at home."""
    kept = {
        name: value
        for name, value in values.items()
        if not isinstance(value, frozenset) and not any(word in name for word in LOCKS)
    }
    lines = [f"{name}={_said(value)}\n" for name, value in sorted(kept.items())]
    return "".join(lines)


def _said(value: PrefValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(text: str) -> dict[str, PrefValue]:
    """The settings in such lines; what is no setting is passed over."""
    pairs = (line.partition("=") for line in text.splitlines())
    return {name: _meant(value) for name, is_setting, value in pairs if is_setting and name}


def _meant(text: str) -> PrefValue:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.removeprefix("-").isdecimal() else text
