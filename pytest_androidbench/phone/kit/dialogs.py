"""Dialogs every app needs: a question, a message, a list of choices, menus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, TypeVar

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

R = TypeVar("R")
Label = str | Message


def ok_cancel(
    accept: Callable[[], None], cancel: Callable[[], None], *, enabled: bool = True
) -> tuple[w.DialogButton, w.DialogButton]:
    """The buttons of most dialogs; the positive one may have nothing to accept yet."""
    return (
        w.DialogButton(text=tr("OK"), on_tap=accept, enabled=enabled),
        w.DialogButton(text=tr("Cancel"), on_tap=cancel),
    )


@dataclass(eq=False)
class Confirm(AppScreen[App, bool]):
    """Asks; closes with True for the positive button and False for the negative one."""

    window: ClassVar[WindowKind] = "dialog"

    title: Label | None = None
    message: Label | None = None
    positive: Label = field(default_factory=lambda: tr("OK"))
    negative: Label | None = field(default_factory=lambda: tr("Cancel"))
    title_id: str = "~alertTitle"
    message_id: str = "android:id/message"

    def build(self) -> w.Widget:
        buttons = [w.DialogButton(text=self.positive, on_tap=partial(self.close, True))]
        if self.negative is not None:
            buttons.append(w.DialogButton(text=self.negative, on_tap=partial(self.close, False)))
        return w.Dialog(
            self.title,
            self.message,
            buttons=buttons,
            title_id=self.title_id,
            message_id=self.message_id,
        )


@dataclass(eq=False)
class Choose(AppScreen[App, int]):
    """A list of which one row is picked; closes with its index."""

    window: ClassVar[WindowKind] = "dialog"

    title: Label | None = None
    choices: list[Label] = field(default_factory=list)
    chosen: int | None = None
    """The row that is ticked now; None shows plain rows, -1 ticks none of them."""
    negative: Label | None = None
    title_id: str = "~alertTitle"

    def build(self) -> w.Widget:
        checked = None if self.chosen is None else {self.chosen}
        buttons = [
            w.DialogButton(text=label, on_tap=self.close, id="android:id/button2")
            for label in (self.negative,)
            if label is not None
        ]
        rows = w.Choices(self.choices, self.close, checked=checked)
        return w.Dialog(self.title, body=rows, buttons=buttons, title_id=self.title_id)


@dataclass(eq=False)
class EnterText(AppScreen[App, str]):
    """Asks for a line of text; closes with it, also when it is empty."""

    window: ClassVar[WindowKind] = "dialog"

    title: Label | None = None
    text: str = ""
    hint: Label = ""
    message: Label | None = None
    positive: Label = field(default_factory=lambda: tr("OK"))
    negative: Label = field(default_factory=lambda: tr("Cancel"))
    field_id: str = "android:id/edit"
    required: bool = False
    """Whether there is no positive answer while nothing is written."""
    selects: int = 0
    """How many letters are selected at first, so that what is typed takes their place."""
    fault: Label | None = None
    """What is wrong with what was written; it stands below."""

    def on_open(self) -> None:
        if self.selects:
            self.select(self.field_id, 0, self.selects)
        else:
            self.focus(self.field_id)

    def build(self) -> w.Widget:
        field_ = w.TextField(
            bind="text",
            hint=self.hint,
            id=self.field_id,
            style="line",
            action="done",
            on_done=self.done,
        )
        buttons = (
            w.DialogButton(text=self.positive, on_tap=self.done, enabled=self._enough),
            w.DialogButton(text=self.negative, on_tap=self.close),
        )
        fault = self.fault and w.Text(self.fault, w.BODY_SMALL, "error", id="textinput_error")
        body = w.Column(field_, fault, across="stretch") if fault else field_
        return w.Dialog(self.title, self.message, body=body, buttons=buttons)

    def done(self) -> None:
        """Hand over what was written."""
        if self._enough:
            self.close(self.text)

    @property
    def _enough(self) -> bool:
        return bool(self.text.strip()) or not self.required


@dataclass(eq=False)
class OverflowMenu(AppScreen[App, int]):
    """The rows under the three dots; closes with the index of the one that was tapped."""

    window: ClassVar[WindowKind] = "popup"

    rows: list[Label] = field(default_factory=list)
    at: str | None = None
    """Id of the button it opens at; without one it opens in the top corner."""
    title_id: str = "title"
    checks: list[bool | None] = field(default_factory=list)
    """Whether rows are ticked, where they can be; None, or missing, for rows that only act."""
    disabled: list[int] = field(default_factory=list)
    """Which rows cannot be tapped."""
    width: float | None = None
    """In dp; by default as wide as its longest row."""
    radios: list[int] = field(default_factory=list)
    """Which of the rows that can be ticked are one of several."""
    leads: list[int] = field(default_factory=list)
    """Which rows open a menu of their own."""
    signs: list[str | None] = field(default_factory=list)
    """The icons inside of the rows' texts; missing for rows without."""

    def anchor(self) -> str | None:
        return self.at

    def build(self) -> w.Widget:
        checks = [*self.checks, *[None] * (len(self.rows) - len(self.checks))]
        items = [
            w.MenuItem(
                text=row,
                on_tap=partial(self.close, index),
                checked=check,
                enabled=index not in self.disabled,
                radio=index in self.radios,
                leads=index in self.leads,
                sign=self.signs[index] if index < len(self.signs) else None,
            )
            for index, (row, check) in enumerate(zip(self.rows, checks, strict=True))
        ]
        return w.Menu(items, title_id=self.title_id, width=self.width)


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuEntry:
    """A row of a screen's menu and what it does: a method of the screen, or a partial of one."""

    text: Label
    act: Callable[[], None]
    checked: bool | None = None
    enabled: bool = True
    radio: bool = False
    """Whether it is one of several, of which one is checked."""
    leads: bool = False
    """Whether a menu of its own follows."""
    sign: str | None = None
    """An icon inside of the text, ahead of its words."""
