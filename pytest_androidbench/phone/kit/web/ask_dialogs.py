"""Dialogs of scripts and lists: Chromium's JavaScript dialogs, and the popup of a select."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final, Self
from urllib.parse import urlsplit

from pytest_androidbench.phone.browser.facts import AskKind, PageAsk
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

MOST_SHOWN: Final = 2_000
"""Characters of a message; a page could ask for a dialog of a megabyte."""


@dataclass(eq=False)
class PageQuestion(AppScreen[App, list[Any]]):
    """What a script says or asks; closes with whether it was agreed to, and what was written.

    components/javascript_dialogs, JavascriptAppModalDialog.java and js_modal_dialog.xml.
    """

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    kind: str = AskKind.ALERT.value
    who: str = ""
    """The page's host, or nothing where it has none."""
    message: str = ""
    text: str = ""

    @classmethod
    def of(cls, ask: PageAsk, url: str) -> Self:
        """The dialog for a question of the page at an address."""
        parts = urlsplit(url)
        who = parts.netloc if parts.scheme in {"http", "https"} else ""
        return cls(kind=ask.kind.value, who=who, message=ask.message[:MOST_SHOWN], text=ask.text)

    def on_open(self) -> None:
        if self.kind == AskKind.PROMPT.value:
            self.focus("js_modal_dialog_prompt")

    def build(self) -> w.Widget:
        if self.kind == AskKind.LEAVE.value:
            return self._panel(
                tr("Leave site?"), tr("Changes you made may not be saved."), tr("Leave")
            )
        title = tr("{host} says", host=self.who) if self.who else tr("This page says")
        return self._panel(title, self.message, tr("OK"))

    def _panel(self, title: Message, message: str | Message, sure: Message) -> w.Widget:
        said = w.Text(message, w.BODY.coloured("on_surface_variant"), id="message_paragraph_1")
        asked = self.kind == AskKind.PROMPT.value and w.TextField(
            bind="text", id="js_modal_dialog_prompt", style="line", action="done",
            on_done=partial(self._end, True),
        )  # fmt: skip
        buttons = w.Row(
            w.Spacer(weight=1),
            self.kind != AskKind.ALERT.value
            and w.Button(tr("Cancel"), "text", id="negative_button", on_tap=self.on_back),
            w.Button(sure, "text", id="positive_button", on_tap=partial(self._end, True)),
            id="button_bar", width="fill",
        )  # fmt: skip
        body = w.Column(
            w.Panel(w.Text(title, w.TITLE_MEDIUM, id="title"), padding=(24, 20, 24, 12)),
            w.Scroll(said, padding=(24, 0), weight=0, id="modal_dialog_scroll_view"),
            asked and w.Panel(asked, padding=(24, 8)),
            w.Panel(buttons, padding=(8, 12, 16, 8)),
            across="stretch",
        )
        look = w.Look(background="surface_high", radius=4, elevation=6)
        return w.Panel(body, look=look, id="modal_dialog_view", min_width=280, width="fill")

    def on_back(self) -> None:
        self._end(False)

    def _end(self, sure: bool) -> None:
        self.close([sure, self.text])


@dataclass(eq=False)
class PageSelect(AppScreen[App, list[int]]):
    """The options of a `<select>`; closes with the numbers of those chosen, [] for none.

    content/public/android, SelectPopupDialog.java: one of a list closes at once, several of it
    with OK.
    """

    window: ClassVar[WindowKind] = "dialog"

    labels: list[str] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    disabled: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    many: bool = False

    @classmethod
    def of(cls, ask: PageAsk) -> Self:
        """The dialog for a list."""
        rows = list(enumerate(ask.options))
        return cls(
            labels=[option.label for _, option in rows],
            groups=[place for place, option in rows if option.group],
            disabled=[place for place, option in rows if not option.enabled],
            chosen=[place for place, option in rows if option.selected],
            many=ask.many,
        )

    def build(self) -> w.Widget:
        rows = w.Scroll(
            count=len(self.labels), row=self._row, row_height=48, id="~select_dialog_listview",
            cls="android.widget.ListView", key="options",
        )  # fmt: skip
        body = w.Panel(rows, height=min(48 * len(self.labels), 480), width="fill")
        buttons = (
            w.DialogButton(text=tr("OK"), on_tap=partial(self.close, self.chosen)),
            w.DialogButton(text=tr("Cancel"), on_tap=self.on_back),
        )
        return w.Dialog(body=body, buttons=buttons if self.many else ())

    def on_back(self) -> None:
        self.close([])

    def _row(self, place: int) -> w.Widget:
        if place in self.groups:
            label = w.Text(self.labels[place], w.TITLE_SMALL, lines=1, id="android:id/text1")
            return w.Panel(w.Align(label, across="start"), padding=(24, 0), width="fill")
        style: Any = "check" if self.many else "radio"
        row = w.CheckedText(self.labels[place], place in self.chosen, style)
        row.id, row.enabled = "android:id/text1", place not in self.disabled
        row.on_tap, row.width, row.height = partial(self.pick, place), "fill", "fill"
        return row

    def pick(self, place: int) -> None:
        """Choose an option, or no longer."""
        if not self.many:
            self.close([place])
        elif place in self.chosen:
            self.chosen = [other for other in self.chosen if other != place]
        else:
            self.chosen = sorted((*self.chosen, place))
