"""Imports the screens of the apps before anybody opens them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


async def load_ahead(phone: Phone, end: asyncio.Event) -> None:
    """Import one screen after the other, and serve who asks for something in between.

    The system's own windows come with their app, ahead of everybody else's activities.

    All of them take 0.3 s and 4 MB, which a phone that starts does without. One that is started
    for a suite will need them; it has the time while its worker gets an agent ready.

    Args:
        phone: whose apps are meant.
        end: stops it.
    """
    places = [
        (app, place)
        for app in phone.packages.apps()
        for place in (*app.windows.values(), *app.activities.values())
        if isinstance(place, str)
    ]
    for app, place in places:
        if end.is_set():
            break
        app.screen_named(place)
        await asyncio.sleep(0)
