"""How often something is repeated, in words: rules of one's own, too."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from pytest_androidbench.phone.apps.googlecalendar.rules import RULES
from pytest_androidbench.phone.system.dates import date_text, listed, weekday
from pytest_androidbench.phone.system.recurrence import WEEKDAYS, number_of, rule_of
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr


def every_text(kind: str, every: int) -> Message:
    """How often, of a known kind."""
    match kind:
        case "DAILY":
            return ntr("Every {n} day", "Every {n} days", every)
        case "WEEKLY":
            return ntr("Every {n} week", "Every {n} weeks", every)
        case "MONTHLY":
            return ntr("Every {n} month", "Every {n} months", every)
    return ntr("Every {n} year", "Every {n} years", every)


def spoken_rule(text: str, locale: str, translate: Callable[[TextLike], str]) -> TextLike:
    """How often, on which days and until when; what is no rule does not repeat."""
    if text in RULES:
        return RULES[text]
    rule = rule_of(text.upper())
    kind, every = rule.get("FREQ", ""), number_of(rule.get("INTERVAL", ""))
    plain = RULES.get(f"FREQ={kind}")
    if plain is None:
        return RULES[""]
    said = translate(plain if every < 2 else every_text(kind, every))
    names = [day[-2:] for day in rule.get("BYDAY", "").split(",") if day[-2:] in WEEKDAYS]
    if names and kind == "WEEKLY":
        days = listed((weekday(WEEKDAYS.index(n), locale, "abbreviated") for n in names), locale)
        said = translate(tr("{often} on {days}", often=said, days=days))
    last = until_day(rule.get("UNTIL", ""))
    if last is not None:
        day = date_text(last, "yMMMd", locale)
        return translate(tr("{often}; until {day}", often=said, day=day))
    count = number_of(rule.get("COUNT", ""))
    if count:
        times = translate(ntr("{n} time", "{n} times", count))
        return translate(tr("{often}; {times}", often=said, times=times))
    return said


def until_day(text: str) -> datetime | None:
    """The last day of a rule."""
    try:
        return datetime.strptime(text[:8], "%Y%m%d")
    except ValueError:
        return None
