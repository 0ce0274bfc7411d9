"""Days, months and dates as the phone's language writes them, by CLDR's patterns.

English, which most phones speak, is written here: Babel takes 20 MB.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.pseudolocale import dated_as

if TYPE_CHECKING:
    from babel import Locale

DAY_NAMES: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTH_NAMES: Final = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
Width = Literal["wide", "abbreviated", "narrow"]
"""CLDR's names for how much of a name is written: Monday, Mon, M."""
Skeleton = Literal[
    "MMMd", "yMMMd", "MMMEd", "yMMMEd", "yMMMM", "yMMM", "LLLL", "yMMMMd", "MMMEEEEd",
    "yMMMMEEEEd", "yMd",
]  # fmt: skip
"""CLDR's letters for what a date says, in no order: year, month, day, day of the week."""
ENGLISH: Final[Mapping[Skeleton, str]] = {
    "MMMd": "{mon} {day}",
    "yMMMd": "{mon} {day}, {year}",
    "MMMEd": "{wday}, {mon} {day}",
    "yMMMEd": "{wday}, {mon} {day}, {year}",
    "yMMMM": "{month} {year}",
    "yMMM": "{mon} {year}",
    "LLLL": "{month}",
    "yMMMMd": "{month} {day}, {year}",
    "MMMEEEEd": "{weekday}, {mon} {day}",
    "yMMMMEEEEd": "{weekday} {day} {month} {year}",
    "yMd": "{number}/{day}/{short_year:02}",
}
"""How US English says them."""
SIGNS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("ar", "fa", "ur"), "، "),
    **dict.fromkeys(("ja", "zh"), "、"),
}
"""What stands between the words of a list where that is no Latin comma."""
WHOLE: Final[Mapping[Skeleton, Literal["short", "long", "full"]]] = {
    "yMd": "short",
    "yMMMMd": "long",
    "yMMMMEEEEd": "full",
}
"""Those that are formats of their own in CLDR."""
NARROW_SPACE: Final = "\u202f"
"""Later editions of CLDR have it where Android 13's has a space."""


def date_text(day: date, skeleton: Skeleton, locale: str) -> str:
    """A date as a language writes it: "Oct 15, 2023" for `yMMMd`."""
    if is_english(locale):
        return _english(day, ENGLISH[skeleton])
    from babel.dates import parse_pattern  # noqa: PLC0415 - 20 MB that English does not need

    known = cldr_locale(locale)
    shown = parse_pattern(_pattern(known, skeleton)).apply(day, known)
    return native(shown.replace(NARROW_SPACE, " "), locale)


def cldr_locale(locale: str) -> Locale:
    """What CLDR knows of a locale."""
    from babel import Locale  # noqa: PLC0415 - 20 MB that English does not need

    return Locale.parse(dated_as(locale))


def weekday(day: int, locale: str, width: Width = "wide") -> str:
    """The name of a day of the week, from 0 for Monday."""
    if is_english(locale):
        name = DAY_NAMES[day]
        return {"wide": name, "abbreviated": name[:3], "narrow": name[0]}[width]
    from babel.dates import get_day_names  # noqa: PLC0415 - 20 MB

    if width == "narrow":  # CLDR has them for names that stand alone only
        return str(get_day_names(width, "stand-alone", dated_as(locale))[day])
    return str(get_day_names(width, "format", dated_as(locale))[day])


def _pattern(locale: Locale, skeleton: Skeleton) -> str:
    if skeleton in WHOLE:
        return str(locale.date_formats[WHOLE[skeleton]].pattern)
    known = locale.datetime_skeletons
    if skeleton == "LLLL":  # by itself a month has a form of its own where it has one with a year
        return "LLLL" if "LLLL" in known["yMMMM"].pattern else "MMMM"
    if skeleton == "MMMEEEEd":
        return re.sub("[Ec]+", "EEEE", known["MMMEd"].pattern)
    return str(known[skeleton].pattern)


def listed(words: Iterable[str], locale: str) -> str:
    """Words one after another, with the sign between them that a language has."""
    return SIGNS.get(locale[:2], ", ").join(words)


def is_english(locale: str) -> bool:
    """Whether a locale's language is English."""
    return locale[:2] == "en" and not locale[2:3].isalpha()


def _english(day: date, pattern: str) -> str:
    month, name = MONTH_NAMES[day.month - 1], DAY_NAMES[day.weekday()]
    return pattern.format(
        day=day.day,
        weekday=name,
        wday=name[:3],
        month=month,
        mon=month[:3],
        number=day.month,
        year=day.year,
        short_year=day.year % 100,
    )
