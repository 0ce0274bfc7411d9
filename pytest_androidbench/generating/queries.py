"""What is looked up about an app, or about two apps that are used together.

As many as AndroidArena's generator has: 11 for one app, 6 for two. The wording is our own, made
for looking up passages and not for a search on the web.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.generating.faults import GeneratingError

ONE_APP: Final = (
    "features and functions of {0}",
    "what {0} can do: an overview of its main features",
    "how to use {0} step by step",
    "getting started guide and tutorial for {0}",
    "settings and preferences of {0} and what they change",
    "how to create, add, edit and delete in {0}",
    "how to search, sort, filter and find in {0}",
    "how to share, send, export and save from {0}",
    "notifications, reminders and alerts of {0}",
    "tips, tricks, gestures and shortcuts for {0}",
    "new and advanced functions of {0}",
)
TWO_APPS: Final = (
    "use {0} and {1} together",
    "share from {0} to {1}",
    "copy or send from {1} to {0}",
    "open {1} from within {0}: links, attachments and integration",
    "tasks that need both {0} and {1}",
    "connect and synchronise {0} with {1}",
)
TEMPLATES: Final = {1: ONE_APP, 2: TWO_APPS}
"""By the number of apps."""


def queries_for(apps: Sequence[str], most: int | None = None) -> tuple[str, ...]:
    """What is looked up.

    Args:
        apps: names of one app or of two, as people call them.
        most: how many queries at most, the first ones; None = all there are.

    Raises:
        GeneratingError: there are no apps, or more than two, or one has no name.
    """
    if len(apps) not in TEMPLATES or not all(name.strip() for name in apps):
        raise GeneratingError(
            f"name one app, or two that are used together, not {list(apps)!r:.200}"
        )
    return tuple(template.format(*apps) for template in TEMPLATES[len(apps)][:most])


def told(apps: Sequence[str]) -> str:
    """The apps as a sentence names them."""
    return " and ".join(apps)
