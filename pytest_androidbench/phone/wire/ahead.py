"""Imports the screens of the apps before anybody opens them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


async def load_ahead(phone: Phone, end: asyncio.Event) -> None:
    """Import one activity's screen after the other, and serve who asks for something in between.

    All of them take 0.3 s and 4 MB, which a phone that starts does without. One that is started
    for a suite will need them; it has the time while its worker gets an agent ready.

    Args:
        phone: whose apps are meant.
        end: stops it.
    """
    screens = [(app, activity) for app in phone.packages.apps() for activity in app.activities]
    for app, activity in screens:
        if end.is_set():
            break
        app.screen_class(activity)
        await asyncio.sleep(0)
