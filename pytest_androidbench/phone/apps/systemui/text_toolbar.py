"""The bar over selected text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import EXTRA_PROCESS_TEXT, PROCESS_TEXT, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LABELS: Final = {
    "cut": tr("Cut"),
    "copy": tr("Copy"),
    "paste": tr("Paste"),
    "share": tr("Share"),
    "select_all": tr("Select all"),
}
PROCESSED: Final = Intent(action=PROCESS_TEXT, type="text/plain")


def _button(label: TextLike, act: Callable[[], None]) -> w.Widget:
    text = w.PaintedText(label, w.LABEL)
    return w.Panel(text, padding=(11, 14), cls=LINEAR, desc=label, on_tap=act)


@dataclass(eq=False)
class TextToolbar(AppScreen[SystemUiApp, None]):
    """What can be done with the selected text; behind three dots, what other apps do with it."""

    window: ClassVar[WindowKind] = "panel"

    actions: list[str] = field(default_factory=list)
    unfolded: bool = False

    def build(self) -> w.Widget:
        return w.Panel(
            self._others() if self.unfolded else self._own(),
            look=w.Look(background="surface_container", radius=24),
            id="android:id/floating_popup_container",
            cls=FRAME,
            package="android",
        )

    def _own(self) -> w.Widget:
        items = [_button(LABELS[action], partial(self.press, action)) for action in self.actions]
        more = w.IconButton("more_vert", tr("More options"), on_tap=self.unfold)
        return w.Row(*items, bool(self._targets()) and more)

    def _others(self) -> w.Widget:
        activities = self.phone.activities
        back = w.IconButton("arrow_back", tr("Close overflow"), on_tap=self.fold)
        rows = [
            _button(activities.name_of(target), partial(self.process, target))
            for target in self._targets()
        ]
        return w.Column(*rows, back)

    def _targets(self) -> list[str]:
        """The activities that take the text, where it may be copied."""
        return self.phone.activities.query(PROCESSED) if "copy" in self.actions else []

    def unfold(self) -> None:
        """Show what other apps do."""
        self.unfolded = True

    def fold(self) -> None:
        """Go back to what is done here."""
        self.unfolded = False

    def process(self, target: str) -> None:
        """Hand the selected text to an activity."""
        text = self.phone.windows.editor.selected_text
        self.phone.windows.overlays.hide_toolbar()
        extras = {EXTRA_PROCESS_TEXT: text}
        self.phone.activities.start(PROCESSED.having(component=target, extras=extras))

    def press(self, action: str) -> None:
        """Do it; only choosing everything leaves the bar there."""
        editor, overlays = self.phone.windows.editor, self.phone.windows.overlays
        work: dict[str, Callable[[], object]] = {
            "cut": editor.cut,
            "copy": editor.copy,
            "paste": editor.paste,
            "share": self.share,
            "select_all": editor.select_all,
        }
        work[action]()
        if action == "select_all":
            overlays.show_toolbar()
        else:
            overlays.hide_toolbar()

    def share(self) -> None:
        """Offer the selected text to other apps; it is selected no more."""
        editor = self.phone.windows.editor
        text = editor.selected_text
        editor.deselect()
        self.phone.activities.share(text=text)
