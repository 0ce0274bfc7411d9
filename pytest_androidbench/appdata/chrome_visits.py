"""What Chrome keeps of visits: `urls` and `visits` of `History` (components/history/core)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pytest_androidbench.appdata.chrome import PACKAGE
from pytest_androidbench.appdata.web_visits import WebVisit
from pytest_androidbench.devices.device import Device

PATH: Final = f"/data/data/{PACKAGE}/app_chrome/Default/History"
EPOCH_MS: Final = 11_644_473_600_000
"""From 1601, where Chromium's times begin, to 1970."""
TYPED: Final = 0x30000001
"""A whole chain of visits in one, to what was typed (ui/base/page_transition_types.h)."""
_VISITS: Final = (
    "SELECT u.url, u.title, v.visit_time FROM visits v JOIN urls u ON u.id = v.url ORDER BY v.id"
)


class ChromeVisits:
    """Reads and arranges visits."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def visits(self) -> list[WebVisit]:
        """All visits, in the order in which they were made."""
        return [
            WebVisit(
                url=row["url"], title=row["title"] or "",
                at_ms=row["visit_time"] // 1000 - EPOCH_MS,
            )
            for row in self._database.query(_VISITS)
        ]  # fmt: skip

    def replace(self, visits: Iterable[WebVisit]) -> None:
        """Let there be these visits and no others; for arranging a task."""
        seen = list(visits)
        titles = {one.url: one.title for one in seen}
        numbers = {url: number for number, url in enumerate(titles, 1)}
        urls = []
        for url, title in titles.items():
            times = [one.at_ms for one in seen if one.url == url]
            urls.append((numbers[url], url, title, len(times), _time(max(times))))
        with self._database.edit() as connection:
            connection.execute("DELETE FROM visits")
            connection.execute("DELETE FROM urls")
            connection.executemany(
                "INSERT INTO urls (id, url, title, visit_count, last_visit_time)"
                " VALUES (?, ?, ?, ?, ?)",
                urls,
            )
            connection.executemany(
                "INSERT INTO visits (url, visit_time, from_visit, transition) VALUES (?, ?, 0, ?)",
                [(numbers[one.url], _time(one.at_ms), TYPED) for one in seen],
            )


def _time(ms: int) -> int:
    """Microseconds since 1601."""
    return (ms + EPOCH_MS) * 1000
