"""What other apps, and the app itself, want to have written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from pytest_androidbench.phone.system.intents import Intent

EXTRA = "android.intent.extra"
LONGEST = 100_000


@dataclass(frozen=True, slots=True)
class WantedMail:
    """A mail as an intent describes it."""

    to: str = ""
    cc: str = ""
    bcc: str = ""
    subject: str = ""
    body: str = ""
    streams: list[str] = field(default_factory=list)


def wanted(intent: Intent) -> WantedMail:
    """What is told by a `mailto:` address and by extras."""
    address, told = _mailto(intent.data or "")
    return WantedMail(
        to=_together(address, told.get("to", ""), _lines(intent.extras.get(f"{EXTRA}.EMAIL"))),
        cc=_together(told.get("cc", ""), _lines(intent.extras.get(f"{EXTRA}.CC"))),
        bcc=_together(told.get("bcc", ""), _lines(intent.extras.get(f"{EXTRA}.BCC"))),
        subject=(told.get("subject") or intent.text(f"{EXTRA}.SUBJECT"))[:LONGEST],
        body=(told.get("body") or intent.text(f"{EXTRA}.TEXT"))[:LONGEST],
        streams=_list(intent.extras.get(f"{EXTRA}.STREAM")),
    )


def _mailto(data: str) -> tuple[str, dict[str, str]]:
    if not data.lower().startswith("mailto:"):
        return "", {}
    address, _, query = data[len("mailto:") : LONGEST].partition("?")
    pairs = (each.partition("=") for each in query.split("&"))
    return unquote(address), {unquote(name).lower(): unquote(value) for name, _, value in pairs}


def _list(value: Any) -> list[str]:
    several = value if isinstance(value, list) else [value]
    return [each for each in several if isinstance(each, str) and each]


def _lines(value: Any) -> str:
    return ", ".join(_list(value))


def _together(*lines: str) -> str:
    return ", ".join(line for line in lines if line)[:LONGEST]
