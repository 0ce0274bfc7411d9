"""The widgets on the home screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.launcher.widget_kinds import kind_of
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.launcher.arrangement import Favorite
    from pytest_androidbench.phone.system.phone import Phone


def widget_host(
    phone: Phone, item: Favorite, open_app: Callable[[str], None], hold: Callable[[int], None]
) -> w.Widget | None:
    """Return one; a tap opens its app, a long press its menu."""
    kind = kind_of(item.provider)
    if kind is None:
        return None
    return w.Panel(
        w.Align(kind.build(phone)),
        padding=(16, 8),
        cls="android.appwidget.AppWidgetHostView",
        desc=kind.name,
        key=f"widget {item.id}",
        on_tap=partial(open_app, kind.package),
        on_long=partial(hold, item.id),
        width="fill",
        height="fill",
    )
