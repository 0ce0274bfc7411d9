"""The dialogs of settings: a list, a text field, a question, a menu."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.settings.app import Settings
from pytest_androidbench.phone.apps.settings.model.rows import Caution, ListChoice
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

TITLE_ID = "alertTitle"


@dataclass(eq=False)
class ChoiceDialog(AppScreen[Settings, str]):
    """One of several; closes with the chosen value."""

    title: TextLike = ""
    values: list[str] = field(default_factory=list)
    labels: list[TextLike] = field(default_factory=list)
    chosen: str = ""

    window: ClassVar[WindowKind] = "dialog"

    @classmethod
    def of(cls, row: ListChoice, chosen: str) -> ChoiceDialog:
        """Return the dialog of a row."""
        return cls(
            title=row.title,
            values=[value for value, _ in row.options],
            labels=[label for _, label in row.options],
            chosen=chosen,
        )

    def build(self) -> w.Widget:
        checked = [self.values.index(self.chosen)] if self.chosen in self.values else []
        return w.Dialog(
            self.title,
            body=w.Choices(self.labels, self.pick, checked=checked),
            buttons=[w.DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2")],
            title_id=TITLE_ID,
        )

    def pick(self, index: int) -> None:
        """Choose, and close."""
        self.close(self.values[index])


@dataclass(eq=False)
class EditDialog(AppScreen[Settings, str]):
    """A text field; closes with the text."""

    title: TextLike = ""
    text: str = ""
    secret: bool = False
    digits: bool = False
    least: int = 0
    """How many characters are needed."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        edit = w.TextField(
            bind="text",
            id="android:id/edit",
            password=self.secret,
            keyboard="number" if self.digits else "text",
            action="done",
            on_done=self.done,
        )
        return w.Dialog(
            self.title,
            body=edit,
            buttons=[
                w.DialogButton(
                    text=tr("OK"), on_tap=self.done, enabled=len(self.text) >= self.least
                ),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
            title_id=TITLE_ID,
        )

    def on_open(self) -> None:
        self.focus("android:id/edit")

    def done(self) -> None:
        """Take the text, if it is long enough."""
        if len(self.text) >= self.least:
            self.close(self.text)


@dataclass(eq=False)
class Question(AppScreen[Settings, str]):
    """Asks before something happens; closes with "yes"."""

    title: TextLike = ""
    message: TextLike = ""
    yes: TextLike = ""
    no: TextLike = ""

    window: ClassVar[WindowKind] = "dialog"

    @classmethod
    def of(cls, caution: Caution) -> Question:
        """Return the dialog for a question."""
        return cls(
            title=caution.title,
            message=caution.message,
            yes=caution.yes,
            no=caution.no or tr("Cancel"),
        )

    def build(self) -> w.Widget:
        return w.Dialog(
            self.title or None,
            self.message or None,
            buttons=[
                w.DialogButton(text=self.yes, on_tap=partial(self.close, "yes")),
                w.DialogButton(text=self.no, on_tap=self.close),
            ],
            title_id=TITLE_ID,
        )


@dataclass(eq=False)
class MoreMenu(AppScreen[Settings, int]):
    """The entries behind "More options"; closes with the index of the chosen one."""

    labels: list[TextLike] = field(default_factory=list)
    enabled: list[bool] = field(default_factory=list)

    window: ClassVar[WindowKind] = "popup"

    def build(self) -> w.Widget:
        return w.Menu(
            [
                w.MenuItem(text=label, enabled=enabled, on_tap=partial(self.close, place))
                for place, (label, enabled) in enumerate(
                    zip(self.labels, self.enabled, strict=True)
                )
            ]
        )

    def anchor(self) -> str | None:
        return "more"
