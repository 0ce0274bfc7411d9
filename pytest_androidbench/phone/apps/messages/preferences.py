"""The app's settings as they are kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import TextStyle

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

SWITCHES: Final[Mapping[str, Message]] = {
    "show_character_counter": tr("Show a character counter at writing messages"),
    "use_simple_characters": tr("Remove accents and diacritics at sending messages"),
    "send_on_enter": tr("Send message on pressing Enter"),
    "enable_delivery_reports": tr("Enable delivery reports"),
    "send_long_message_mms": tr("Send long messages as MMS"),
    "send_group_message_mms": tr("Send group messages as MMS"),
}
"""Key in the preferences -> what the check box says."""
FONT_SIZES: Final = (
    (tr("Small"), 12.0),
    (tr("Medium"), 14.0),
    (tr("Large"), 16.0),
    (tr("Extra large"), 20.0),
)
VISIBILITIES: Final = (tr("Sender and message"), tr("Sender only"), tr("Nothing"))
MMS_LIMITS: Final = (
    "100KB",
    "200KB",
    "300KB",
    "600KB",
    "1MB",
    "2MB",
    tr("No limit"),
)
KEYWORDS: Final = "blocked_keywords"


class MessagesPreferences:
    """Typed access to `Prefs.xml`."""

    def __init__(self, prefs: Prefs) -> None:
        self.prefs = prefs

    def on(self, name: str) -> bool:
        """Whether a check box is set."""
        return self.prefs.get(name, default=False)

    @property
    def font(self) -> int:
        """Which of `FONT_SIZES`."""
        return self.prefs.get("font_size", 1)

    @property
    def body_style(self) -> TextStyle:
        """How messages are written."""
        return TextStyle(FONT_SIZES[self.font][1])

    @property
    def visibility(self) -> int:
        """What notifications tell: which of `VISIBILITIES`."""
        return self.prefs.get("lock_screen_visibility", 1) - 1

    @property
    def keywords(self) -> list[str]:
        """Words whose messages are not let in."""
        return sorted(self.prefs.get(KEYWORDS, default=frozenset[str]()))

    def block(self, keyword: str) -> None:
        """Let no message with a word in any more."""
        self.prefs.put(KEYWORDS, frozenset((*self.keywords, keyword)))

    def unblock(self, keyword: str) -> None:
        """Let messages with a word in again."""
        self.prefs.put(KEYWORDS, frozenset(self.keywords) - {keyword})

    def lets_in(self, text: str) -> bool:
        """Whether a text has none of the unwanted words."""
        return not any(word.casefold() in text.casefold() for word in self.keywords)

    def plain(self, text: str) -> str:
        """A text as it is sent: without accents where that is wished."""
        if not self.on("use_simple_characters"):
            return text
        letters = unicodedata.normalize("NFD", text)
        return "".join(char for char in letters if not unicodedata.combining(char))
