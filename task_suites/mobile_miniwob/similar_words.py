"""Words that mean much the same, as anyone knows them who reads English.

Which words there are is MiniWoB++'s (click-checkboxes-soft.html, MIT).
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.errors import PilotError

_GROUPS: Final = (
    "big large huge enormous gigantic",
    "small tiny little mini petite",
    "red scarlet crimson vermillion",
    "happy cheerful joyful gleeful delighted",
    "sad unhappy sorrowful miserable tragic",
    "angry mad furious irritated",
    "evil wicked immoral sinful corrupt depraved",
    "wrong incorrect mistaken erroneous",
    "real genuine actual",
    "strange odd peculiar unusual weird",
    "stop cease halt end finish",
    "scared terrified panicked fearful frightened afraid",
    "quiet calm peaceful serene mild",
    "old aged archaic",
    "love like adore favor",
    "kill murder assassinate",
    "keep retain preserve sustain maintain",
    "hide conceal camouflage",
    "hate despise loathe detest dislike",
    "funny humorous amusing comical laughable",
    "fat fleshy plump chubby",
    "stupid dumb dull unwise",
    "delicious savory delectable appetizing",
    "cut slice carve chop",
    "brave courageous fearless",
    "begin start initiate launch",
    "answer reply response",
    "television televisions tv tvs",
    "house home houses homes",
    "fire flame fires flames",
    "pig pork swine",
    "rabbit rabbits bunny bunnies",
    "car cars automobile automobiles vehicle vehicles",
    "water",
)
_GROUP_OF: Final = {word: group for group in _GROUPS for word in group.split()}


def are_similar(one: str, other: str) -> bool:
    """Whether two words mean much the same."""
    return _group(one) == _group(other)


def _group(word: str) -> str:
    try:
        return _GROUP_OF[word.lower()]
    except KeyError:
        raise PilotError(f"nothing is known of what {word!r} means") from None
