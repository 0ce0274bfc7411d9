"""What people ask about the app."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.simple.about import Faq, SimpleAboutPage

QUESTIONS: Final = [
    (
        "Why does the app require access to the internet?",
        "It is needed for messages with pictures and other attachments, and for nothing else.",
    ),
    (
        "Does the app support scheduled messages?",
        "Yes: press the button that sends for long, then choose date and time.",
    ),
]


@dataclass(eq=False)
class MessagesAbout(SimpleAboutPage):
    """The app's own About page."""

    faq: list[tuple[str, str]] = field(default_factory=lambda: list(QUESTIONS))


@dataclass(eq=False)
class MessagesFaq(Faq):
    """The app's own questions."""

    faq: list[tuple[str, str]] = field(default_factory=lambda: list(QUESTIONS))
