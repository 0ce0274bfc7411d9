"""An address of the small web, taken apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from pytest_androidbench.phone.world.web.ranking import asked_words

SCHEMES: Final = {"http": 80, "https": 443}
MOST_URL: Final = 4_096
MOST_FIELDS: Final = 50


@dataclass(frozen=True, slots=True)
class WebRequest:
    """What is asked for of a host."""

    host: str
    path: str
    """Decoded, from the first slash on."""
    query: dict[str, str]

    def words(self, *names: str) -> str:
        """What was searched for, in the first of some fields that has anything."""
        return next((asked_words(self.query[n]) for n in names if self.query.get(n)), "")

    @property
    def parts(self) -> list[str]:
        """The names in its path."""
        return [part for part in self.path.split("/") if part]


def web_request(url: str) -> WebRequest | None:
    """An address of the web as it is asked for; None for any that names no host and nothing more.

    One with a user, or with a port that is not its scheme's, is none of ours.
    """
    if len(url) > MOST_URL:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
        fields = parse_qs(parts.query, max_num_fields=MOST_FIELDS, errors="replace")
    except ValueError:
        return None
    usual = SCHEMES.get(parts.scheme)
    if usual is None or port not in {None, usual} or "@" in parts.netloc:
        return None
    query = {name: values[0] for name, values in fields.items()}
    host = (parts.hostname or "").lower()
    return WebRequest(host, unquote(parts.path, errors="replace") or "/", query)
