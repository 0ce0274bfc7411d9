"""How long a post is, as X counts.

The weights are those of twitter-text's configuration, version 3: letters of European and Middle
Eastern scripts and most signs count once, all else twice, an address as 23.
"""

from __future__ import annotations

import re
from typing import Final

LINK: Final = re.compile(r"https?://\S+")
LINK_LENGTH: Final = 23
ONCE: Final = ((0, 4351), (8192, 8205), (8208, 8223), (8242, 8247))
"""First and last code points of those that count once."""


def post_length(text: str) -> int:
    """How many of a post's 280 characters a text takes."""
    links = len(LINK.findall(text))
    return links * LINK_LENGTH + sum(map(_weight, LINK.sub("", text)))


def _weight(letter: str) -> int:
    return 1 if any(first <= ord(letter) <= last for first, last in ONCE) else 2
