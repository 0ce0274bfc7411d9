"""The dialogs of the Simple apps: radio buttons, a question, an interval of one's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.kit.dialogs import Confirm, Label, ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

MESSAGE: Final = "message"
"""The id of a question's text."""
MOST_DIGITS: Final = 4
"""Of a number that is asked for."""


def yes_or_no(question: Label) -> Confirm:
    """A question with these two answers."""
    return Confirm(message=question, positive=tr("Yes"), negative=tr("No"), message_id=MESSAGE)


def proceed() -> Confirm:
    """The question before something is deleted."""
    return yes_or_no(tr("Are you sure you want to proceed with the deletion?"))


def unsaved() -> Confirm:
    """The question before changes are lost; True saves them."""
    return Confirm(
        message=tr("You have unsaved changes. Save before exit?"),
        positive=tr("Save"),
        negative=tr("Discard"),
        message_id=MESSAGE,
    )


@dataclass(eq=False)
class RadioDialog(AppScreen[App, int]):
    """Radio buttons of which one closes the dialog with its value."""

    title: Label | None = None
    choices: list[tuple[int, Label]] = field(default_factory=list)
    """Value and text of each."""
    chosen: int | None = None

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        options = ((value, text, None) for value, text in self.choices)
        group = radio_group(options, self.chosen, self.close, id="dialog_radio_group")
        scroll = w.Scroll(
            w.Panel(group, padding=(16, 0)), id="dialog_radio_holder", padding=(0, 0, 0, 8)
        )
        return w.Dialog(self.title, body=scroll)


def radio(choices: Iterable[Label], chosen: int | None = None) -> RadioDialog:
    """Radio buttons that close the dialog with their place."""
    return RadioDialog(choices=[*enumerate(choices)], chosen=chosen)


@dataclass(eq=False)
class NumberDialog(AppScreen[App, int]):
    """A number and a unit; closes with their product."""

    units: list[tuple[str, Label, int]] = field(default_factory=list)
    """Id, text and size of each."""
    unit: int = 0
    value: str = ""
    value_id: str = "dialog_custom_interval_value"

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.focus(self.value_id)

    def build(self) -> w.Widget:
        number = w.TextField(
            bind="value",
            hint=tr("Value"),
            id=self.value_id,
            keyboard="number",
            max_length=MOST_DIGITS,
            action="done",
            on_done=self.accept,
        )
        options = ((place, text, id_) for place, (id_, text, _) in enumerate(self.units))
        group = radio_group(options, self.unit, self.choose, fills=False, id="dialog_radio_view")
        return w.Dialog(
            body=w.Column(number, group, gap=8, width="fill"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def choose(self, unit: int) -> None:
        """Take a unit."""
        self.unit = unit

    def accept(self) -> None:
        """Take the number."""
        number = int(self.value) if self.value.isdecimal() else 0
        self.close(number * self.units[self.unit][2])
