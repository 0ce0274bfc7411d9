"""The bars over and under a picture that fills the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

WHITE: Final = "#ffffff"


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewerButton:
    """A sign over its name, and what it does."""

    icon: str
    name: TextLike
    id: str
    act: Callable[[], None]

    def build(self) -> w.Widget:
        """The button."""
        column = w.Column(
            w.Icon(self.icon, 24, WHITE),
            w.Text(self.name, w.BODY_SMALL, WHITE, lines=1),
            gap=4,
            across="center",
            along="center",
            width="fill",
            height=72,
        )
        return w.Panel(
            column, desc=self.name, id=self.id, cls="android.widget.Button", on_tap=self.act,
            weight=1,
        )  # fmt: skip


def top_bar(
    leave: Callable[[], None],
    more: Callable[[], None],
    star: Callable[[], None] | None,
    *,
    starred: bool,
) -> w.Widget:
    """Back, and where there is a picture the star and what else can be done."""
    sign = "star" if starred else "star_border"
    name = tr("Remove from favorites") if starred else tr("Favorite")
    there = star is not None
    return w.Row(
        w.IconButton("arrow_back", tr("Navigate up"), colour=WHITE, on_tap=leave),
        w.Spacer(weight=1),
        there and w.IconButton(sign, name, colour=WHITE, id="favorite", on_tap=star),
        there and w.More(more, colour=WHITE),
        height=56,
        width="fill",
    )


def bottom_bar(buttons: Sequence[ViewerButton]) -> w.Widget:
    """What is done most often."""
    return w.Row(*(button.build() for button in buttons), height=72, width="fill")
