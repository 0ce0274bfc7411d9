"""Experiences as they are kept: their texts are anybody's, and are made to fit."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.texts import MAX_TEXT, bounded, encodable

MOST_EXAMPLE: Final = 200_000
"""Characters of a transcript that are kept: its 20 replies have a tenth of it."""
MOST_PARTS: Final = 100
"""Conditions that are kept, and apps."""
MOST_WORDS: Final = 1_000
"""Characters of each of these."""
_NOTE: Final = 200
"""Characters that the note on what was cut takes at most."""


def fitted(experience: Experience) -> Experience:
    """An experience of bounded size; one that has it already stays as it is."""
    return replace(
        experience,
        key=_text(experience.key),
        task=_text(experience.task),
        init_state=_text(experience.init_state),
        example=_text(experience.example, MOST_EXAMPLE),
        record=_text(experience.record),
        conditions=tuple(
            (_text(text, MOST_WORDS), step) for text, step in experience.conditions[:MOST_PARTS]
        ),
        apps=tuple(_text(app, MOST_WORDS) for app in experience.apps[:MOST_PARTS]),
    )


def _text(text: str, most: int = MAX_TEXT) -> str:
    # An escape is longer than what it stands for; cut before, an endless text takes no time.
    return _cut(encodable(_cut(text, most)), most)


def _cut(text: str, most: int) -> str:
    # With the note on what was cut it keeps to the limit: cut again it stays as it is.
    return text if len(text) <= most else bounded(text, most - _NOTE)


def order(experience: Experience) -> tuple[str, str]:
    """Where an experience stands among all: by its key, then by the run that it is of."""
    return experience.key, experience.run


def digest_of(experience: Experience) -> str:
    """Names an experience with all that is kept of it."""
    return hashlib.sha256(to_json(experience)).hexdigest()
