"""Looking for files below a folder, by name and by content."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import FolderItem, Notes, mime
from pytest_androidbench.phone.apps.markor.matching import Matching
from pytest_androidbench.phone.apps.markor.preferences import (
    SEARCH_DEPTH,
    SEARCH_IGNORED,
    MarkorPreferences,
)
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.matching.perl import Modes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

REGEX: Final = "pref_key__is_search_query_use_regex"
CASE: Final = "pref_key__is_search_query_case_sensitive"
IN_CONTENT: Final = "pref_key__is_search_in_content"
FIRST_ONLY: Final = "pref_key__is_only_first_content_match"
BOXES: Final = (
    ("Regex search", REGEX),
    ("Case sensitive", CASE),
    ("Search in content", IN_CONTENT),
    ("Stop search after first match", FIRST_ONLY),
)


class Query:
    """What is looked for, with the settings of the dialog; nothing fits a broken expression."""

    def __init__(self, words: str, files: FileSystem, settings: MarkorPreferences) -> None:
        self._files, self._settings = files, settings
        fold = not settings.flag(CASE)
        self._matching = Matching(words, Modes(fold=fold), regex=settings.flag(REGEX))
        ignored = settings.text(SEARCH_IGNORED).split("\n")
        self._ignored = [line.strip().strip('"') for line in ignored if line.strip()]

    def below(self, folder: str) -> list[str]:
        """What is found, as paths from the folder on, with lines of content behind a colon."""
        notes = Notes(self._files, self._settings)
        deepest = int(self._settings.text(SEARCH_DEPTH, "0"))
        found = notes.found(folder, self._fits, deepest=deepest)
        in_content = self._settings.flag(IN_CONTENT)
        lines: list[str] = []
        for item in found:
            name = item.path[len(folder) + 1 :]
            if self._matching.has(item.name):
                lines.append(name)
            if in_content:
                lines += [f"{name}: {line}" for line in self._lines(item)]
        return lines

    def _fits(self, item: FolderItem) -> bool:
        if item.name in self._ignored:
            return False
        named = self._matching.has(item.name)
        return named or (self._settings.flag(IN_CONTENT) and bool(self._lines(item)))

    def _lines(self, item: FolderItem) -> list[str]:
        if item.folder or not mime(item.path).startswith("text/"):
            return []
        text = self._files.read(item.path).decode("utf-8", errors="replace")
        lines = [line.strip() for line in text.split("\n") if self._matching.has(line)]
        return lines[:1] if self._settings.flag(FIRST_ONLY, default=True) else lines


@dataclass(eq=False)
class SearchFiles(AppScreen[MarkorApp, str]):
    """Asks what to look for; closes with it."""

    window: ClassVar[WindowKind] = "dialog"

    query: str = ""

    def on_open(self) -> None:
        self.focus("search_query")

    def build(self) -> w.Widget:
        settings = self.app.settings
        boxes = [
            w.CheckBox(
                settings.flag(key, default=key == FIRST_ONLY),
                partial(settings.put, key),
                text=tr(title),
                visible=key != FIRST_ONLY or settings.flag(IN_CONTENT),
            )
            for title, key in BOXES
        ]
        body = w.Column(
            w.Text(tr("Recursive search in current directory.")),
            w.TextField(
                bind="query",
                hint=tr("Search"),
                key="search_query",
                style="line",
                action="done",
                on_done=self.done,
            ),
            *boxes,
            gap=4,
            across="stretch",
        )
        buttons = ok_cancel(self.done, self.close)
        return w.Dialog(tr("Search"), body=body, buttons=buttons)

    def done(self) -> None:
        """Search; with nothing to look for just leave."""
        self.close(self.query or None)


@dataclass(eq=False)
class FoundFiles(AppScreen[MarkorApp, str]):
    """What was found; closes with the row that was tapped."""

    window: ClassVar[WindowKind] = "dialog"

    found: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        rows = [
            w.Panel(
                w.Text(name, w.BODY_LARGE, id="android:id/text1", lines=2),
                padding=(24, 12),
                on_tap=partial(self.close, name),
                width="fill",
            )
            for name in self.found
        ]
        body = w.Scroll(*rows, cls="android.widget.ExpandableListView", key="found", weight=1)
        title = tr("Search ({n})", n=len(self.found))
        buttons = (w.DialogButton(text=tr("Cancel"), on_tap=self.close),)
        return w.Dialog(title, body=body, buttons=buttons)
