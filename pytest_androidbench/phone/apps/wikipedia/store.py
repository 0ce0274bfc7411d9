"""What was read, searched for and saved, and the articles there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.wikipedia.schema import (
    ARTICLES,
    HistoryRow,
    ReadingListRow,
    SavedPage,
)
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.world.articles import ArticleText, PastEvent

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_FOUND: Final = 40
LONGEST_TITLE: Final = 100
"""Characters of a list's name, and of what is searched for."""
_NAMED: Final = "WHERE listTitle = ? COLLATE NOCASE ORDER BY id"


@dataclass(frozen=True)
class Encyclopedia:
    """The articles, as a server would tell of them."""

    app: App

    @property
    def table(self) -> Table[ArticleText]:
        """All articles."""
        return Table(self.app.database(ARTICLES), "articles", ArticleText, key="title")

    def all(self) -> list[ArticleText]:
        """Every article, by title."""
        return self.table.all("ORDER BY title")

    def featured(self) -> list[ArticleText]:
        """What the main page, the feed and the randomizer draw from, by title."""
        return self.table.all("WHERE title IN (SELECT title FROM featured) ORDER BY title")

    def get(self, title: str) -> ArticleText | None:
        """The article of a title, however it is capitalized."""
        return self.table.first("WHERE title = ? COLLATE NOCASE ORDER BY title", title)

    def found(self, words: str) -> list[ArticleText]:
        """Those that begin with the words, then those that have them in title or description."""
        low = words.strip().lower()
        if not low:
            return []
        at = [(self._rank(each, low), each.title, each) for each in self.all()]
        return [each for rank, _, each in sorted(at, key=lambda row: row[:2]) if rank < 3][
            :MOST_FOUND
        ]

    @staticmethod
    def _rank(article: ArticleText, low: str) -> int:
        title = article.title.lower()
        if title.startswith(low):
            return 0
        if low in title:
            return 1
        return 2 if low in article.description.lower() else 3

    def events(self, month_day: str) -> list[PastEvent]:
        """What happened on a day of the year ("10-15"), the latest first."""
        table = Table(self.app.database(ARTICLES), "past_events", PastEvent, key="day")
        return table.all("WHERE substr(day, 6) = ? ORDER BY day DESC, id", month_day)

    def news(self) -> list[str]:
        """What is told of these days."""
        rows = self.app.database(ARTICLES).query("SELECT text FROM news ORDER BY id LIMIT 10")
        return [str(row["text"] or "") for row in rows]


@dataclass(frozen=True)
class WikiLibrary:
    """History, searches and reading lists, in the app's own database."""

    app: App

    @property
    def history(self) -> Table[HistoryRow]:
        """What was read."""
        return Table(self.app.database(), "HistoryEntry", HistoryRow)

    @property
    def lists(self) -> Table[ReadingListRow]:
        """The reading lists."""
        return Table(self.app.database(), "ReadingList", ReadingListRow)

    @property
    def pages(self) -> Table[SavedPage]:
        """What is in them."""
        return Table(self.app.database(), "ReadingListPage", SavedPage)

    @property
    def _now(self) -> int:
        return self.app.phone.clock.now_ms

    def begin(self) -> None:
        """Make the default list, where it is not there."""
        if self.lists.first("WHERE listTitle = '' ORDER BY id") is None:
            self.lists.add(ReadingListRow(changed=self._now, seen=self._now))

    @property
    def default(self) -> ReadingListRow:
        """The list that "Save" saves to."""
        self.begin()
        found = self.lists.first("WHERE listTitle = '' ORDER BY id")
        assert found is not None
        return found

    def read(self) -> list[HistoryRow]:
        """What was read, the newest first."""
        return self.history.all("ORDER BY timestamp DESC, id DESC LIMIT 300")

    def visit(self, article: ArticleText, source: int) -> None:
        """Remember that an article was read; each is kept once."""
        before = self.history.first("WHERE apiTitle = ? ORDER BY id", article.title)
        if before is not None:
            self.history.put(before.id, timestamp=self._now, source=source)
            return
        row = HistoryRow(
            title=article.title, shown=article.title, timestamp=self._now, source=source,
            description=article.description,
        )  # fmt: skip
        self.history.add(row)

    def clear_history(self) -> None:
        """Forget what was read."""
        self.app.database().execute("DELETE FROM HistoryEntry")

    def searches(self) -> list[str]:
        """What was searched for, the newest first."""
        sql = "SELECT text FROM RecentSearch ORDER BY timestamp DESC, text LIMIT 50"
        return [str(row["text"]) for row in self.app.database().query(sql)]

    def searched(self, words: str) -> None:
        """Remember what was searched for."""
        text = words.strip()[:LONGEST_TITLE]
        sql = "INSERT OR REPLACE INTO RecentSearch (text, timestamp) VALUES (?, ?)"
        if text:
            self.app.database().execute(sql, text, self._now)

    def forget_search(self, words: str) -> None:
        """Forget one search."""
        self.app.database().execute("DELETE FROM RecentSearch WHERE text = ?", words)

    def forget_searches(self) -> None:
        """Forget all of them."""
        self.app.database().execute("DELETE FROM RecentSearch")

    def named(self, title: str) -> ReadingListRow | None:
        """The list of a name."""
        return self.lists.first(_NAMED, title.strip())

    def create(self, title: str, description: str = "") -> int:
        """Make a list; gives its number."""
        now = self._now
        row = ReadingListRow(
            title=title.strip()[:LONGEST_TITLE], description=description, changed=now, seen=now
        )
        return self.lists.add(row)

    def delete(self, list_: int) -> None:
        """Remove a list with what is in it."""
        self.app.database().execute("DELETE FROM ReadingListPage WHERE listId = ?", list_)
        self.lists.remove([list_])

    def pages_of(self, list_: int) -> list[SavedPage]:
        """What is in a list, the newest first."""
        return self.pages.all("WHERE listId = ? ORDER BY mtime DESC, id DESC", list_)

    def lists_of(self, title: str) -> list[ReadingListRow]:
        """The lists that an article is in."""
        inside = "SELECT listId FROM ReadingListPage WHERE apiTitle = ?"
        return self.lists.all(f"WHERE t.id IN ({inside}) ORDER BY listTitle, id", title)

    def add(self, list_: int, article: ArticleText) -> bool:
        """Put an article into a list; whether it was not there before."""
        where = "WHERE listId = ? AND apiTitle = ? ORDER BY id"
        if self.pages.first(where, list_, article.title) is not None:
            return False
        now = self._now
        page = SavedPage(
            title=article.title, shown=article.title, description=article.description,
            list=list_, changed=now, seen=now, size=len(article.text.encode()),
        )  # fmt: skip
        self.pages.add(page)
        self.lists.put(list_, changed=now)
        return True

    def take_out(self, list_: int, title: str) -> None:
        """Take an article out of a list."""
        sql = "DELETE FROM ReadingListPage WHERE listId = ? AND apiTitle = ?"
        self.app.database().execute(sql, list_, title)
