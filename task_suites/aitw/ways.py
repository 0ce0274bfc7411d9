"""Ways through Chrome, which most goals are reached with."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench import Pilot
from task_suites.android_arena.looking import Sight, is_seen

CHROME: Final = "Chrome"
BAR: Final = "url_bar"
MOST_SCROLLS: Final = 12


def go_to(pilot: Pilot, text: str) -> Pilot:
    """Open Chrome on its first page, and go where an address leads, or search for words."""
    pilot.open(CHROME).tap(id="search_box_text")
    return pilot.type(None, text, id=BAR, enter=True)


def read_on(pilot: Pilot, words: str) -> None:
    """Scroll a page down until some words of it are on the screen."""
    for _ in range(MOST_SCROLLS):
        if is_seen(pilot.observation, Sight(has=f"(?i){re.escape(words)}")):
            return
        pilot.scroll("down")
