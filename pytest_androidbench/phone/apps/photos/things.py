"""What is on photos, as people say it, and the other words that a photo is found by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from datetime import date

    from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
    from pytest_androidbench.phone.system.phone import Phone

THINGS: Final = {
    "beach": tr("Beaches"), "city": tr("Skylines"), "documents": tr("Documents"),
    "flowers": tr("Flowers"), "food": tr("Food"), "forest": tr("Forests"),
    "hills": tr("Hills"), "mountains": tr("Mountains"), "night": tr("Night"), "pets": tr("Pets"),
}  # fmt: skip
DAYS: Final = (tr("Today"), tr("Yesterday"))


def holds(phone: Phone, one: LibraryPhoto, words: str) -> bool:
    """Whether every word is said of a picture: names, place, people, thing, kind, or its day."""
    text = " ".join(_said(phone, one)).casefold()
    return bool(words.strip()) and all(word in text for word in words.casefold().split())


def _said(phone: Phone, one: LibraryPhoto) -> list[str]:
    facts, taken = one.facts, one.taken
    messages = [THINGS[facts.thing]] if facts.thing in THINGS else []
    messages += [tr("Videos")] if one.film else []
    messages += _near(taken.date(), local_time(phone).date())
    english = [message.english() for message in messages]
    shown = [phone.windows.translate(message) for message in messages]
    day = date_text(taken, "yMMMMd", phone.display.locale)
    return [
        *(one.name, one.folder, facts.caption, facts.place, facts.people, facts.thing),
        *(f"{taken:%A %B} {taken.day} {taken.year}", day, *english, *shown),
    ]


def _near(day: date, today: date) -> list[Message]:
    """What a day is called that is not long ago."""
    ago = (today - day).days
    return [DAYS[ago]] if 0 <= ago < len(DAYS) else []
