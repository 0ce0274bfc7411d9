"""The line with the month or day on display between two arrows."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui import widgets as w


def Header(  # noqa: N802 - used like a widget
    title: str,
    on_title: Callable[[], None],
    on_left: Callable[[], None],
    on_right: Callable[[], None],
) -> w.Widget:
    """What is on display; a tap on it goes to a date."""
    return w.Row(
        _arrow("chevron_left", "top_left_arrow", on_left),
        w.Text(
            title,
            w.TITLE,
            id="top_value",
            desc=title,
            align="center",
            on_tap=on_title,
            weight=1,
            height=48,
        ),
        _arrow("chevron_right", "top_right_arrow", on_right),
        width="fill",
        height=56,
    )


def _arrow(icon: str, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    return w.IconButton(
        icon, id=id_, cls="android.widget.ImageView", colour="on_surface", on_tap=on_tap, width=56
    )
