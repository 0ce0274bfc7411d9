"""How a text that is typed may go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.translate.languages import AUTO
from pytest_androidbench.phone.world.phrasebook import ENGLISH, sentences

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.translate.store import TranslateStore

LEAST: Final = 2
"""Characters that are typed before anything is proposed."""
MOST: Final = 3


def completions(store: TranslateStore, typed: str, source: str) -> list[tuple[str, bool]]:
    """Texts that begin so, and whether they were translated before; of the language typed in."""
    begin = typed.strip().casefold()
    if len(begin) < LEAST:
        return []
    language = ENGLISH if source == AUTO else source
    before = [each.text for each in store.history.listed() if each.source == language]
    bundled = [each.in_(language) for each in sentences()]
    found = {
        text: known
        for texts, known in ((bundled, False), (before, True))
        for text in texts
        if text.casefold().startswith(begin) and text.casefold() != begin
    }
    return sorted(found.items(), key=lambda row: not row[1])[:MOST]
