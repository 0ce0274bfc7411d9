"""The languages that are on the phone, and those that are not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.languages import AVAILABLE, LANGUAGES, language_name
from pytest_androidbench.phone.apps.translate.telling import NOT_DOWNLOADED, not_available
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class DownloadedLanguages(AppScreen[TranslateApp, None]):
    """Two groups of languages."""

    def build(self) -> w.Widget:
        rows = self._rows()
        listed = w.Scroll(
            count=len(rows), row=lambda place: self._row(*rows[place]),
            row_height=lambda place: 64 if rows[place][0] else 40, id="language_list",
            cls=look.RECYCLER,
        )  # fmt: skip
        return w.Page(w.TopBar(tr("Downloaded languages"), back=True, id="toolbar"), listed)

    def _rows(self) -> list[tuple[str, Message]]:
        """Codes and names; titles have no code."""
        there = [(code, language_name(code)) for code in AVAILABLE]
        rest = [(code, language_name(code)) for code in LANGUAGES if code not in AVAILABLE]
        return [("", tr("Downloaded")), *there, ("", tr("All languages")), *rest]

    def _row(self, code: str, name: Message) -> w.Widget:
        if not code:
            return w.Category(name, start=16)
        there = code in AVAILABLE
        return w.ListItem(
            name,
            tr("Comes with the app") if there else NOT_DOWNLOADED,
            look=w.MATERIAL,
            trailing=w.Icon("check_circle" if there else "file_download"),
            height=64,
            on_tap=self.say_built_in if there else partial(self.refuse, code),
        )

    def say_built_in(self) -> None:
        """Say why it cannot be removed."""
        self.toast(tr("It comes with the app and can't be removed"))

    def refuse(self, code: str) -> None:
        """Say why it cannot be downloaded."""
        self.show(not_available(self.app.language(code)))
