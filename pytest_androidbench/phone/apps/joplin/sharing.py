"""What other apps share with Joplin: a text, files, or both."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.system.activities import EXTRA_STREAM, EXTRA_SUBJECT, EXTRA_TEXT
from pytest_androidbench.phone.system.intents import ACTION_SEND, ACTION_SEND_MULTIPLE, Intent


@dataclass(frozen=True, slots=True)
class Shared:
    """What becomes a new note."""

    title: str
    text: str
    files: tuple[str, ...]
    """Their addresses."""


def shared_by(intent: Intent) -> Shared | None:
    """What an intent shares; None for one that only opens the app."""
    if intent.action not in {ACTION_SEND, ACTION_SEND_MULTIPLE}:
        return None
    given = intent.extras.get(EXTRA_STREAM) or []
    files = tuple(map(str, given if isinstance(given, list) else [given]))
    return Shared(intent.text(EXTRA_SUBJECT), intent.text(EXTRA_TEXT), files)
