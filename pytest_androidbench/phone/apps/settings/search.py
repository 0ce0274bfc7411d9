"""What the search of settings finds: pages, and rows on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.page import PreferencePage, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.system.phone import Phone

MOST_HITS: Final = 30
SKIPPED: Final = (
    rows.PreferenceCategory,
    rows.Custom,
    rows.Footer,
    rows.EntityHeader,
    rows.Option,
    rows.UsageProgressBar,
)
KEYWORDS: Final = {
    "dark_theme": "night mode dark mode",
    "timeout": "sleep inactivity",
    "bluetooth": "wireless device pair",
    "internet": "wi-fi wifi network",
    "text_size": "font size display size zoom",
    "date": "clock time zone",
    "languages": "language locale",
    "display": "screen brightness",
    "storage": "space disk memory",
    "about": "phone number build number ip mac address",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A page, or a row of one."""

    title: str
    breadcrumb: str
    page: str
    row: str = ""
    words: str = ""


def find(phone: Phone, query: str) -> list[Hit]:
    """Return what fits the query, the best first."""
    wanted = _folded(query).split()
    if not wanted:
        return []
    ranked = [
        (rank, hit.title.casefold(), hit.breadcrumb, hit)
        for hit in {(h.title, h.breadcrumb): h for h in _everything(phone)}.values()
        if (rank := _rank(hit, wanted)) is not None
    ]
    ranked.sort(key=lambda entry: entry[:3])
    return [hit for *_, hit in ranked[:MOST_HITS]]


def _everything(phone: Phone) -> Iterator[Hit]:
    state = SettingsPageState(phone)
    developer = phone.settings.flag("global", "development_settings_enabled")
    pages = [
        page
        for page in PAGES.values()
        if not page.about and (page.name != "developer" or developer)
    ]
    for page in pages:
        for row in page.list(state):
            if row.title and not isinstance(row, SKIPPED):
                yield _row_hit(phone, page, row)
    for page in pages:
        title = phone.windows.translate(page.heading(state))
        yield Hit(
            title=title,
            breadcrumb=_trail(phone, page.parent) or title,
            page=page.name,
            words=KEYWORDS.get(page.name, ""),
        )


def _row_hit(phone: Phone, page: PreferencePage, row: rows.SettingsRow) -> Hit:
    return Hit(
        title=phone.windows.translate(row.title),
        breadcrumb=_trail(phone, page.name),
        page=page.name,
        row=row.key,
        words=rows.english(row.title),
    )


def _trail(phone: Phone, name: str) -> str:
    titles: list[str] = []
    while name:
        page = PAGES[name]
        titles.append(phone.windows.translate(page.heading(SettingsPageState(phone))))
        name = page.parent
    return " > ".join(reversed(titles))


def _folded(text: str) -> str:
    return text.casefold().replace("\u2011", "-").replace("\u2019", "'").replace("wi-fi", "wifi")


def _rank(hit: Hit, wanted: list[str]) -> int | None:
    """Return 0 for the best kind of fit, None for none."""
    title, words = _folded(hit.title), _folded(f"{hit.title} {hit.words}").split()
    query = " ".join(wanted)
    if title == query:
        return 0
    if title.startswith(query):
        return 1
    if all(any(word.startswith(part) for word in words) for part in wanted):
        return 2 if hit.row else 3
    return 4 if query in title else None
