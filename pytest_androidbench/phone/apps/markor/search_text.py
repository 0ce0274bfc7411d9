"""Looking for a line of a document, and replacing in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.look import alert
from pytest_androidbench.phone.apps.markor.matching import Matching, replaced
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.matching.perl import Modes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

Found = tuple[str, int, int]
"""The text, and the part of it to select."""


@dataclass(eq=False)
class SearchText(AppScreen[MarkorApp, Found]):
    """The lines that hold a text; a tap on one selects it."""

    window: ClassVar[WindowKind] = "dialog"

    text: str = ""
    query: str = ""

    def on_open(self) -> None:
        self.focus("search")

    def build(self) -> w.Widget:
        lines = [self._line(start, line) for start, line in self._found()]
        body = w.Column(
            w.Panel(
                w.TextField(bind="query", hint=tr("Search"), id="search", style="line"),
                padding=(24, 0),
            ),
            w.Scroll(*lines, cls="android.widget.ListView", key="lines"),
            across="stretch",
            weight=1,
        )
        replace = w.DialogButton(text=tr("Search / Replace"), on_tap=self.replace)
        buttons = (*ok_cancel(self.close, self.close), replace)
        return w.Dialog(tr("Search documents"), body=body, buttons=buttons)

    def take(self, start: int, end: int) -> None:
        """Select a line."""
        self.close((self.text, start, end))

    def replace(self) -> None:
        """Go on with the dialog that replaces."""
        self.ask(ReplaceText(text=self.text, pattern=self.query), self.replaced)

    def replaced(self, text: str) -> None:
        """Hand over the changed text."""
        self.close((text, len(text), len(text)))

    def _found(self) -> list[tuple[int, str]]:
        found, start = [], 0
        for line in self.text.split("\n"):
            if line.strip() and self.query.lower() in line.lower():
                found.append((start, line))
            start += len(line) + 1
        return found

    def _line(self, start: int, line: str) -> w.Widget:
        return w.Panel(
            w.Text(line, w.BODY_LARGE, id="android:id/text1", lines=2),
            padding=(24, 12),
            on_tap=partial(self.take, start, start + len(line)),
            width="fill",
        )


@dataclass(eq=False)
class ReplaceText(AppScreen[MarkorApp, str]):
    """What to look for and what to put there; closes with the changed text."""

    window: ClassVar[WindowKind] = "dialog"

    text: str = ""
    pattern: str = ""
    replacement: str = ""
    regex: bool = False

    def build(self) -> w.Widget:
        count = self._count()
        fine = count is not None and count > 0
        said: Message = (
            tr("Search or replace pattern error.") if count is None else tr("{n} Matches", n=count)
        )
        body = w.Column(
            self._fields(),
            w.CheckBox(self.regex, self.put_regex, text=tr("Regex"), id="enable_regex"),
            w.Text(said, id="match_count_or_error"),
            w.Row(
                self._button("Replace (1)", 1, enabled=fine, id_="replace_once"),
                self._button("Replace all", 0, enabled=fine, id_="replace_all"),
            ),
            gap=8,
            across="stretch",
        )
        cancel = w.DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2")
        return alert(body, (cancel,), tr("Search / Replace"))

    def _fields(self) -> w.Widget:
        hints = {"pattern": ("Search for", "search_input")}
        hints["replacement"] = ("Replace with", "replace_input")
        fields = (
            w.TextField(bind=name, hint=tr(hint), id=id_, style="line")
            for name, (hint, id_) in hints.items()
        )
        return w.Column(
            *fields, gap=8, across="stretch", id="search_replace_text_group",
            cls="android.widget.RelativeLayout",
        )  # fmt: skip

    def _button(self, text: str, count: int, *, enabled: bool, id_: str) -> w.Widget:
        act = partial(self.done, count)
        return w.Button(tr(text), "text", caps=False, on_tap=act, enabled=enabled, id=id_, weight=1)

    def put_regex(self, on: bool) -> None:
        self.regex = on

    def done(self, count: int) -> None:
        """Replace once, or with 0 everywhere."""
        matches = self._matching.found(self.text)[: count or None]
        self.close(replaced(self.text, matches, self.replacement, regex=self.regex))

    @property
    def _matching(self) -> Matching:
        return Matching(self.pattern, Modes(lines=True), regex=self.regex)

    def _count(self) -> int | None:
        """How often it is found; None for a pattern that is none."""
        if not self.pattern:
            return 0
        matching = self._matching
        matches = matching.found(self.text)
        return None if matching.broken else len(matches)
