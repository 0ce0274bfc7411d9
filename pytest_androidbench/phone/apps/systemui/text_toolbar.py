"""The bar over selected text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR, LIST
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import EXTRA_PROCESS_TEXT, PROCESS_TEXT, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import BoxDraft, Limits
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

LABELS: Final = {
    "cut": tr("Cut"),
    "copy": tr("Copy"),
    "paste": tr("Paste"),
    "share": tr("Share"),
    "select_all": tr("Select all"),
}
PROCESSED: Final = Intent(action=PROCESS_TEXT, type="text/plain")
WIDEST: Final = 400
"""In dp, as `floating_toolbar_preferred_width` of the framework."""
MARGIN: Final = 16
"""Beside it, in dp, as `floating_toolbar_horizontal_margin`."""
ROWS: Final = 4
"""So many of what did not fit are seen at once; of a fifth, half."""


def _button(label: TextLike, act: Callable[[], None]) -> w.Widget:
    text = w.PaintedText(label, w.LABEL, lines=1)
    return w.Panel(text, padding=(11, 14), cls=LINEAR, desc=label, on_tap=act)


@dataclass(eq=False)
class ToolbarPanel(Widget):
    """As many buttons as have room beside each other; the others below each other in their place.

    The framework's FloatingToolbar divides them so: a button that has no room ahead of the three
    dots goes behind them, with all that follow.
    """

    own: Sequence[Widget]
    others: Sequence[Widget]
    """What stands behind the dots however much room there is."""
    more: Widget
    back: Widget
    unfolded: bool

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        free = Limits.up_to(self._room(layout), limits.max_height)
        count = self._fitting(layout, free)
        behind = [*self.own[count:], *self.others]
        if self.unfolded and behind:
            return self._listed(layout, free, behind)
        return layout.measure(w.Row(*self.own[:count], bool(behind) and self.more), free)

    def _room(self, layout: Layout) -> int:
        """How wide it may be; unfolded it is not that wide, and divided in the same way."""
        dp, display = layout.ctx.dp, layout.ctx.display
        return min(dp(WIDEST), display.logical_size.width - 2 * dp(MARGIN))

    def _fitting(self, layout: Layout, free: Limits) -> int:
        """How many of the buttons have room."""
        left, dots = free.max_width, layout.measure(self.more, free).width
        for place, button in enumerate(self.own):
            is_last = place + 1 == len(self.own) and not self.others
            width = layout.measure(button, free).width
            if width > left - (0 if is_last else dots):
                return place
            left -= width
        return len(self.own)

    def _listed(self, layout: Layout, free: Limits, rows: Sequence[Widget]) -> BoxDraft:
        drafts = [layout.measure(each, free) for each in (self.back, *rows)]
        half = sum(draft.height // 2 for draft in drafts[1 + ROWS : 2 + ROWS])
        height = sum(draft.height for draft in drafts[: 1 + ROWS]) + half
        size = Limits.up_to(max(draft.width for draft in drafts), min(height, free.max_height))
        listed = w.Scroll(*rows, key="behind the dots", cls=LIST)
        return layout.measure(w.Column(listed, self.back), size)


@dataclass(eq=False)
class TextToolbar(AppScreen[SystemUiApp, None]):
    """What can be done with the selected text; behind three dots, what has no room, and apps."""

    window: ClassVar[WindowKind] = "panel"

    actions: list[str] = field(default_factory=list)
    unfolded: bool = False

    def build(self) -> w.Widget:
        return w.Panel(
            self._panel(),
            look=w.Look(background="surface_container", radius=24),
            id="android:id/floating_popup_container",
            cls=FRAME,
            package="android",
        )

    def _panel(self) -> w.Widget:
        name_of = self.phone.activities.name_of
        return ToolbarPanel(
            [_button(LABELS[action], partial(self.press, action)) for action in self.actions],
            [_button(name_of(each), partial(self.process, each)) for each in self._targets()],
            w.IconButton("more_vert", tr("More options"), on_tap=self.unfold),
            w.IconButton("arrow_back", tr("Close overflow"), on_tap=self.fold),
            self.unfolded,
        )

    def _targets(self) -> list[str]:
        """The activities that take the text, where it may be copied."""
        return self.phone.activities.query(PROCESSED) if "copy" in self.actions else []

    def unfold(self) -> None:
        """Show what stands behind the dots."""
        self.unfolded = True

    def fold(self) -> None:
        """Go back to the first ones."""
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
