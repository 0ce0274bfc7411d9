"""Colours, text styles and the shapes that all screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.kit.palettes import palettes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ORANGE: Final = "#ff8800"
LIGHT, DARK = palettes(
    primary=("#237be7", "#d28521"),
    on_primary=("#ffffff", "#ffffff"),
    secondary=(ORANGE, "#d28521"),
    primary_container=("#d9e8fb", "#3d3326"),
    on_primary_container=("#1b3f70", "#f0d9bd"),
    secondary_container=("#e4eefb", "#383022"),
    on_secondary_container=("#1b3f70", "#f0d9bd"),
    background=("#ffffff", "#17191a"),
    surface=("#ffffff", "#222526"),
    on_surface=("#212121", "#cccccc"),
    on_surface_variant=("#727272", "#999999"),
    surface_container=("#f5f5f5", "#222526"),
    surface_high=("#f0f0f0", "#2d3133"),
    surface_highest=("#e6e6e6", "#383c3e"),
    outline=("#b5b5b5", "#5c6062"),
    outline_variant=("#e6e6e6", "#3a3e40"),
)
LINEAR: Final = "android.widget.LinearLayout"
FRAME: Final = "android.widget.FrameLayout"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
VIEW_GROUP: Final = "android.view.ViewGroup"
IMAGE: Final = "android.widget.ImageView"
SECOND: Final = w.TextStyle(14, colour="on_surface_variant")
TITLE: Final = w.TextStyle(16)
BOLD: Final = w.TextStyle(18, 500)
HEADING: Final = w.TextStyle(16, 500)
SHEET: Final = w.Look(background="surface", radius=12, elevation=8)


def hud(
    icon: str,
    desc: TextLike,
    id_: str,
    on_tap: Callable[[], None],
    *,
    colour: str = "on_surface",
    background: str = "surface",
) -> w.Widget:
    """A round button over the map."""
    return w.Panel(
        w.Align(w.Icon(icon, 24, colour)),
        look=w.Look(background=background, radius=24, elevation=3),
        width=48,
        height=48,
        id=id_,
        desc=desc,
        cls="android.widget.ImageButton",
        on_tap=on_tap,
    )


def toolbar(
    title: TextLike, back: Callable[[], None] | bool = True, *actions: w.Kid, id_: str = "toolbar"
) -> w.Widget:
    """The bar of a page."""
    shown = w.Text(title, w.TITLE, lines=1, id="toolbar_title")
    return w.TopBar(shown, back=back, actions=actions, id=id_)


def row(  # noqa: PLR0913 - a row has many places, each named
    title: TextLike,
    on_tap: Callable[[], None] | None = None,
    *,
    icon: str | None = None,
    colour: str = "on_surface_variant",
    summary: TextLike = "",
    end: w.Kid = None,
    id: str | None = None,  # noqa: A002 - as widgets call it
    title_id: str = "title",
    summary_id: str = "description",
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """A row of a list or a sheet: a sign, a title, a line below it, something at the end."""
    said = w.Column(
        w.Text(title, TITLE, id=title_id, lines=2),
        w.Text(summary, SECOND, id=summary_id, lines=2) if summary else None,
        weight=1,
        across="stretch",
        cls=LINEAR,
    )
    content = w.Row(
        w.Icon(icon, colour=colour, id="icon") if icon else None,
        said,
        end,
        gap=20,
        width="fill",
    )
    return w.Panel(
        content,
        padding=(16, 8, 8 if end else 16, 8),
        min_height=56,
        width="fill",
        cls=LINEAR,
        id=id,
        on_tap=on_tap,
        on_long=on_long,
    )


def heading(text: TextLike) -> w.Widget:
    """The title of some rows."""
    return w.Panel(w.Text(text, HEADING), padding=(16, 14, 16, 6), width="fill")


def sheet(title: TextLike, *rows: w.Kid, scrolls: bool = True) -> w.Widget:
    """What a bottom sheet shows."""
    head = w.Panel(w.Text(title, BOLD, id="title"), padding=(16, 18, 16, 10), width="fill")
    body: w.Widget = w.Scroll(*rows, id="scroll_view") if scrolls else w.Column(*rows)
    column = w.Column(head if title else None, body, w.Spacer(28), across="stretch", cls=LINEAR)
    return w.Panel(column, look=SHEET, width="fill", id="bottom_sheet")


def buttons(
    cancel: Callable[[], None],
    save: Callable[[], None],
    *,
    text: TextLike | None = None,
    enabled: bool = True,
) -> w.Widget:
    """Cancel and Save below an editor or a sheet."""
    row_ = w.Row(
        w.Button(tr("Cancel"), "tonal", id="dismiss_button", on_tap=cancel, weight=1),
        w.Button(
            text or tr("Save"), id="right_bottom_button", on_tap=save, enabled=enabled, weight=1
        ),
        gap=16,
        width="fill",
    )
    return w.Panel(row_, padding=(16, 8), width="fill", id="buttons_container", cls=LINEAR)


def empty(icon: str, title: TextLike, text: TextLike = "") -> w.Widget:
    """What stands in place of an empty list."""
    column = w.Column(
        w.Icon(icon, 72, "outline", id="empty_state_image_view"),
        w.Text(title, BOLD, align="center"),
        w.Text(text, SECOND, align="center") if text else None,
        gap=16,
        across="center",
    )
    return w.Align(column, margin=32, weight=1)
