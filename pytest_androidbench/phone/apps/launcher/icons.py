"""App icons with their names, as home pages, the drawer and the overview show them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.launcher.dots import dotted_label
from pytest_androidbench.phone.ui.app_icons import IconArt, paint_art
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.paragraph import Paragraph
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Picture

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

LABEL_STYLE: Final = TextStyle(12.5)
SIZE: Final = 60
DOT: Final = 6
"""The radius of the dot that tells of notifications."""


@dataclass(eq=False)
class AppIcon(Widget):
    """One node: the icon with the name under it."""

    name: str = ""
    art: IconArt | None = None
    labelled: bool = True
    colour: str = "on_surface"
    dotted: bool = False

    class_name: ClassVar[str] = "android.widget.TextView"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        width = limits.width(max(limits.min_width, dp(96)))
        text = layout.paragraph(self.name, LABEL_STYLE, width - dp(8), 1)
        height = dp(SIZE + 20) + (text.height + dp(8) if self.labelled else 0)
        return BoxDraft(self, width, limits.height(height), (), text)

    def label(self, box: Box) -> str:  # noqa: ARG002
        return self.name

    def paint(self, box: Box, painter: Painter) -> None:
        rect, paragraph = box.rect, box.content
        assert isinstance(paragraph, Paragraph)
        below = paragraph.height + box.ctx.dp(8) if self.labelled else 0
        side = icon_side(box, below)
        top = rect.top + (rect.height - side - below) // 2
        disc = Rect.sized(rect.left + (rect.width - side) // 2, top, side, side)
        if self.art is not None:
            paint_art(self.art, disc, painter)
        if self.dotted:
            radius = box.ctx.dp(DOT)
            painter.disc(Point(disc.right - radius, disc.top + radius), radius, "primary")
        if self.labelled:
            painter.text(
                paragraph,
                rect.left + box.ctx.dp(4),
                disc.bottom + box.ctx.dp(8),
                painter.colour(self.colour),
                rect.width - box.ctx.dp(8),
                "center",
            )


def icon_side(box: Box, below: int = 0) -> int:
    """How large an icon is in its cell, in pixels: many columns have less room.

    Args:
        box: the cell.
        below: what its name takes.
    """
    room = min(box.rect.width, box.rect.height - below) - box.ctx.dp(4)
    return min(box.ctx.dp(SIZE), max(room, 1))


def app_icon(
    app: App,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
    *,
    id_: str | None = None,
    label: str | None = "on_surface",
    desc: TextLike | None = None,
    item: int = 0,
    notices: int = 0,
) -> Widget:
    """The icon of an app, with a dot where it has notifications.

    `label` is the colour of its name, None where that is not shown; `item` is its row where it
    lies on the home screen.
    """
    return AppIcon(
        name=app.name,
        art=app.art(),
        desc=desc or dotted_label(app, notices),
        dotted=notices > 0,
        on_tap=on_tap,
        on_long=on_long,
        id=id_,
        labelled=label is not None,
        colour=label or "on_surface",
        key=icon_key(app.package, item),
    )


def icon_key(package: str, item: int) -> str:
    """Tells an icon from others, of the same app too."""
    return f"icon {package} {item}"


def small_icon(app: App, size: float = 40) -> Widget:
    """The icon without its name, for cards."""
    return Picture(art=app.art(), size=size)
