"""What another app or a link wants translated.

Extras are those that public code hands over (`key_text_input` and its neighbours beside a shared
text); links are those that translate.google.com gives out: `?sl=en&tl=es&text=...`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.languages import (
    AUTO,
    AVAILABLE,
    LanguagePair,
    language_of,
)
from pytest_androidbench.phone.system.activities import EXTRA_TEXT
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    EXTRA_PROCESS_TEXT,
    PROCESS_TEXT,
    Intent,
)

LONGEST_LINK: Final = 4 * names.MOST_TEXT


@dataclass(frozen=True, slots=True)
class Arrived:
    """A text, and between which languages; "" = those that were chosen last."""

    text: str = ""
    source: str = ""
    target: str = ""

    def pair(self, chosen: LanguagePair) -> LanguagePair:
        """The languages it is translated between, as far as they are there."""
        source = self.source if self.source in (*AVAILABLE, AUTO) else ""
        target = self.target if self.target in AVAILABLE else ""
        return chosen.having(source=source, target=target)


def arrived(intent: Intent) -> Arrived:
    """What an intent brings; without a text it only opens the app."""
    if intent.action == ACTION_VIEW:
        return _of_link(intent.data or "")
    extra = EXTRA_PROCESS_TEXT if intent.action == PROCESS_TEXT else EXTRA_TEXT
    text = intent.text(extra) or intent.text(names.KEY_TEXT)
    source, target = intent.text(names.KEY_FROM), intent.text(names.KEY_TO)
    return _bounded(text, source, target)


def _of_link(address: str) -> Arrived:
    """What a link brings; one that makes no sense brings nothing."""
    try:
        asked = parse_qs(urlsplit(address[:LONGEST_LINK]).query, max_num_fields=20)
    except ValueError:
        return Arrived()
    first = {key: values[0] for key, values in asked.items()}
    text = first.get("text", first.get("q", ""))
    return _bounded(text, first.get("sl", ""), first.get("tl", ""))


def _bounded(text: str, source: str, target: str) -> Arrived:
    from_ = AUTO if source == AUTO else language_of(source)
    return Arrived(text.strip()[: names.MOST_TEXT], from_, language_of(target))
