"""What Firefox keeps of visits and bookmarks, in `places.sqlite` (mozilla/application-services)."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.web_visits import WebVisit
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "org.mozilla.firefox"
PATH: Final = f"/data/data/{PACKAGE}/files/places.sqlite"
MOBILE: Final = 5
"""The folder that the app shows."""
_VISITS: Final = (
    "SELECT p.url, p.title, v.visit_date FROM moz_historyvisits v"
    " JOIN moz_places p ON p.id = v.place_id ORDER BY v.id"
)
_MARKS: Final = (
    "SELECT p.url, b.title FROM moz_bookmarks b JOIN moz_places p ON p.id = b.fk"
    " WHERE b.type = 1 ORDER BY b.parent, b.position, b.id"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WebMark:
    """One bookmark."""

    url: str
    title: str


class FirefoxPlaces:
    """Reads and arranges visits and bookmarks."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def visits(self) -> list[WebVisit]:
        """All visits, in the order in which they were made."""
        return [
            WebVisit(url=row["url"], title=row["title"] or "", at_ms=row["visit_date"])
            for row in self._database.query(_VISITS)
        ]

    def bookmarks(self) -> list[WebMark]:
        """All bookmarks, folder by folder."""
        return [
            WebMark(url=row["url"], title=row["title"] or "")
            for row in self._database.query(_MARKS)
        ]

    def replace(self, visits: Iterable[WebVisit] = (), marks: Iterable[WebMark] = ()) -> None:
        """Let there be these visits and bookmarks and no others; for arranging a task."""
        seen, kept = list(visits), list(marks)
        titles = {one.url: one.title for one in kept}
        titles |= {one.url: one.title for one in seen}
        numbers = {url: number for number, url in enumerate(titles, 1)}
        places = []
        for url, title in titles.items():
            dates = [one.at_ms for one in seen if one.url == url]
            marked = sum(one.url == url for one in kept)
            last = max(dates, default=0)
            places.append((numbers[url], url, title, len(dates), last, _guid(url), marked))
        with self._database.edit() as connection:
            connection.execute("DELETE FROM moz_historyvisits")
            connection.execute("DELETE FROM moz_bookmarks WHERE id > ?", (MOBILE,))
            connection.execute("DELETE FROM moz_places")
            connection.executemany(
                "INSERT INTO moz_places (id, url, title, visit_count_local,"
                " last_visit_date_local, guid, foreign_count) VALUES (?, ?, ?, ?, ?, ?, ?)",
                places,
            )
            connection.executemany(
                "INSERT INTO moz_historyvisits (is_local, place_id, visit_date, visit_type)"
                " VALUES (1, ?, ?, 1)",
                [(numbers[one.url], one.at_ms) for one in seen],
            )
            connection.executemany(
                "INSERT INTO moz_bookmarks (fk, type, parent, position, title, guid)"
                " VALUES (?, 1, ?, ?, ?, ?)",
                [
                    (numbers[one.url], MOBILE, place, one.title, _guid(f"{place} {one.url}"))
                    for place, one in enumerate(kept)
                ],
            )


def _guid(name: str) -> str:
    """Twelve letters, as the app's own checks ask for."""
    return base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).decode()[:12]
