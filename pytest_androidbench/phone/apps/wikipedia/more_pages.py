"""Pages behind cards of the feed: all that was read on a day, all that happened on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.wikipedia import feed, feed_cards, look, markup, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.articles import PastEvent


@dataclass(eq=False)
class DayPage(AppScreen[WikipediaApp, None]):
    """Tells something of a day."""

    day: str = ""
    """ISO 8601; "": today."""
    acts: ArticleActs = field(default_factory=ArticleActs)

    @property
    def date(self) -> date:
        """The day."""
        return date.fromisoformat(self.day) if self.day else local_time(self.phone).date()

    @property
    def subtitle(self) -> str:
        """The day as the bar has it."""
        moment = datetime(self.date.year, self.date.month, self.date.day)
        return short_date(moment, self.phone.display)


@dataclass(eq=False)
class TopReadPage(DayPage):
    """The articles by how often they were read (TopReadFragment.kt)."""

    activity: ClassVar[str] = names.TOP_READ

    def build(self) -> w.Widget:
        day = self.date
        rows = [
            feed_cards.ranked_row(
                rank, article, feed.views(article, day), f"rank {rank}",
                partial(self.acts.open, article.title),
                partial(self.acts.menu, article.title, f"rank {rank}"),
            )
            for rank, article in enumerate(feed.most_read(day, self.app.encyclopedia.featured()), 1)
        ]  # fmt: skip
        bar = w.TopBar(tr("Top read"), subtitle=self.subtitle, back=True, id="toolbar")
        listed = w.Scroll(*rows, id="view_list_card_list", cls=look.RECYCLER)
        return w.Page(bar, listed, over=self.acts.snackbar.build())


@dataclass(eq=False)
class OnThisDayPage(DayPage):
    """What happened on the day of the year (OnThisDayFragment.kt)."""

    activity: ClassVar[str] = names.ON_THIS_DAY

    def build(self) -> w.Widget:
        day = self.date
        events = self.app.encyclopedia.events(day.isoformat()[5:])
        rows = [self._event(number, event, day.year) for number, event in enumerate(events)]
        bar = w.TopBar(tr("On this day"), subtitle=self.subtitle, back=True, id="toolbar")
        listed = w.Scroll(*rows, id="events_recycler", cls=look.RECYCLER)
        return w.Page(bar, listed, over=self.acts.snackbar.build())

    def _event(self, number: int, event: PastEvent, year: int) -> w.Widget:
        found = [self.app.encyclopedia.get(title) for title in markup.targets(event.text)]
        rows = [
            look.article_row(
                article, f"event {number} {article.title}", partial(self.acts.open, article.title),
                partial(self.acts.menu, article.title, f"event {number} {article.title}"),
            )
            for article in found
            if article is not None
        ]  # fmt: skip
        return w.Column(feed_cards.event_text(event, year), *rows, w.Divider(), across="stretch")
