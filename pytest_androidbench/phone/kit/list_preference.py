"""Settings that are one of several values, kept in an app's preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs


@dataclass(frozen=True, slots=True, kw_only=True)
class ListPreference:
    """One setting: where it is kept, what it may be, what it is at first."""

    key: str
    title: TextLike
    values: Mapping[str, TextLike]
    """What is kept -> what is shown for it."""
    default: str
    summary: Callable[[str], TextLike] | None = None
    """What the row says for a value, if not the value alone."""
    icon: str | None = None

    def value(self, prefs: Prefs) -> str:
        """What it is now; a value it cannot have counts for none."""
        kept = prefs.get(self.key, self.default)
        return kept if kept in self.values else self.default

    def shown(self, prefs: Prefs) -> TextLike:
        """What its row says below the title."""
        value = self.value(prefs)
        return self.summary(value) if self.summary is not None else self.values[value]

    def dialog(self, prefs: Prefs, file: str = "") -> ChooseValue:
        """Asks for another value, and keeps it in the preferences file of that name."""
        return ChooseValue(
            title=self.title,
            key=self.key,
            values=dict(self.values),
            value=self.value(prefs),
            file=file,
        )


@dataclass(eq=False)
class ChooseValue(AppScreen[App, None]):
    """The values of a `ListPreference`; a tap keeps one, and is all it takes."""

    window: ClassVar[WindowKind] = "dialog"

    title: TextLike = ""
    key: str = ""
    values: dict[str, TextLike] = field(default_factory=dict)
    value: str = ""
    file: str = ""

    def build(self) -> w.Widget:
        checked = {[*self.values].index(self.value)}
        rows = w.Choices([*self.values.values()], self.keep, checked=checked, key="values")
        cancel = w.DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2")
        return w.Dialog(self.title, body=rows, buttons=(cancel,))

    def keep(self, place: int) -> None:
        """Keep the value of a row."""
        self.app.prefs(self.file).put(self.key, [*self.values][place])
        self.close()
