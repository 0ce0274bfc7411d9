"""The widgets on the home screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.launcher import widget_kinds
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def hosts(
    phone: Phone, open_app: Callable[[str], None], hold: Callable[[int], None]
) -> list[w.Widget]:
    """Return those that are placed; a tap opens their app, a long press their menu."""
    return [
        w.Panel(
            kind.build(phone),
            padding=(16, 8),
            cls="android.appwidget.AppWidgetHostView",
            desc=kind.name,
            key=f"widget {number}",
            on_tap=partial(open_app, kind.package),
            on_long=partial(hold, number),
            width="fill",
        )
        for number, kind in enumerate(widget_kinds.placed(phone))
    ]
