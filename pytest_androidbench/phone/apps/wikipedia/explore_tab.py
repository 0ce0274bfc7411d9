"""The feed (FeedFragment.kt): cards of today and of the days before."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.wikipedia import feed, feed_cards, look, markup, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.apps.wikipedia.pictures import ArticlePicture
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.articles import ArticleText

DAYS: Final = 3
"""So many days the feed goes back."""
TOP_ROWS: Final = 5
NEWS_ROWS: Final = 3


@dataclass(eq=False)
class ExploreTab(AppPart[WikipediaApp]):
    """Cards in the order that was configured."""

    hidden: str = ""
    """The card that was hidden last."""
    acts: ArticleActs = field(default_factory=ArticleActs)

    @property
    def today(self) -> date:
        """The day on the phone's clock."""
        return local_time(self.phone).date()

    def build(self) -> w.Widget:
        """The search box and the cards."""
        articles = self.app.encyclopedia.featured()
        cards = self._cards(articles)
        search = look.search_card(self.search)
        if not cards:
            button = w.Button(tr("Customize"), "text", id="customize_button", on_tap=self.customize)
            nothing = empty_state(
                tr("There's nothing on your Explore feed"), "empty_text", action=button
            )
            return w.Column(search, nothing, self.acts.snackbar.build(), across="stretch", weight=1)
        tell = self.app.prefs().get(names.CUSTOMIZE_CARD, default=True)
        note = feed_cards.announcement(self.customize, self.got_it) if tell else None
        body = w.Scroll(search, note, *cards, id="feed_view", cls=look.RECYCLER)
        return w.Column(body, self.acts.snackbar.build(), across="stretch", weight=1)

    def _cards(self, articles: list[ArticleText]) -> list[w.Widget]:
        settings = self.app.feed
        enabled, hidden, ordered = settings.enabled, settings.hidden, settings.ordered
        cards: list[w.Widget] = []
        for age in range(DAYS):
            day = self.today - timedelta(days=age)
            kinds = [
                kind
                for kind in ordered
                if enabled[kind]
                and (age == 0 or feed.KINDS[kind].daily)
                and self._key(kind, day) not in hidden
            ]
            made = [self._card(kind, day, articles) for kind in kinds]
            shown = [card for card in made if card is not None]
            if shown and age:
                cards.append(self._day_header(day))
            cards += shown
        return cards

    def _day_header(self, day: date) -> w.Widget:
        text = w.Text(self._day_text(day), look.NAME, "on_surface_variant", id="day_header_text")
        return w.Panel(text, padding=(16, 20, 16, 4), width="fill")

    def _day_text(self, day: date) -> str:
        return short_date(datetime(day.year, day.month, day.day), self.phone.display)

    @staticmethod
    def _key(kind: int, day: date) -> str:
        return f"{feed.KINDS[kind].name} {day}"

    def _card(self, kind: int, day: date, articles: list[ArticleText]) -> w.Widget | None:
        key = self._key(kind, day)
        match kind:
            case feed.FEATURED:
                made = self._featured(key, feed.drawn("featured", day, articles))
            case feed.TOP_READ:
                made = self._top_read(key, day, articles)
            case feed.IMAGE:
                made = self._image(key, feed.drawn("image", day, articles))
            case feed.BECAUSE:
                return self._because(key)
            case feed.NEWS:
                made = self._news(key)
            case feed.ON_THIS_DAY:
                made = self._on_this_day(day)
            case feed.RANDOM:
                made = self._random(key, feed.drawn("random", day, articles))
            case feed.MAIN_PAGE:
                made = self._main_page()
            case _:
                return None  # Only those who have logged in are offered edits.
        body, footer = made
        return body and self._framed(key, feed.KINDS[kind].title, "", body, footer)

    def _framed(
        self,
        key: str,
        title: TextLike,
        subtitle: TextLike,
        body: w.Widget,
        footer: w.Widget | None = None,
    ) -> w.Widget:
        menu = partial(self.acts.menus.open, self.card_menu, f"{key} menu", key)
        return feed_cards.framed(title, subtitle, key, menu, body, footer)

    def _article(self, key: str, article: ArticleText) -> w.Widget:
        open_ = partial(self.acts.open, article.title)
        return feed_cards.article_card(
            article, key, open_, partial(self.acts.menu, article.title, key)
        )

    def _featured(self, key: str, article: ArticleText | None) -> Made:
        return (None, None) if article is None else (self._article(key, article), None)

    def _random(self, key: str, article: ArticleText | None) -> Made:
        if article is None:
            return None, None
        more = feed_cards.footer(tr("More random articles"), self.more_random)
        return self._article(key, article), more

    def _image(self, key: str, article: ArticleText | None) -> Made:
        if article is None:
            return None, None
        picture = ArticlePicture(
            article.title, article.field, height=200, id="view_featured_image_card_image"
        )
        text = w.Text(markup.lead(article.text), w.BODY_LARGE, lines=3,
                      id="view_featured_image_card_image_description")  # fmt: skip
        column = w.Column(picture, w.Panel(text, padding=16), across="stretch")
        open_ = partial(self.acts.open, article.title)
        return look.card(column, key=key, on_tap=open_), None

    def _top_read(self, key: str, day: date, articles: list[ArticleText]) -> Made:
        if not articles:
            return None, None
        rows = [
            feed_cards.ranked_row(
                rank, article, feed.views(article, day), f"{key} {rank}",
                partial(self.acts.open, article.title),
                partial(self.acts.menu, article.title, f"{key} {rank}"),
            )
            for rank, article in enumerate(feed.most_read(day, articles)[:TOP_ROWS], 1)
        ]  # fmt: skip
        more = partial(self.more_top_read, day.isoformat())
        return feed_cards.listed(rows), feed_cards.footer(tr("More top read"), more)

    def _because(self, key: str) -> w.Widget | None:
        newest = next(iter(self.app.library.read()), None)
        read = self.app.encyclopedia.get(newest.title) if newest is not None else None
        if read is None:
            return None
        found = [self.app.encyclopedia.get(title) for title in markup.targets(read.text)]
        rows = [
            look.article_row(
                article, f"{key} {article.title}", partial(self.acts.open, article.title),
                partial(self.acts.menu, article.title, f"{key} {article.title}"),
            )
            for article in found[:TOP_ROWS]
            if article is not None
        ]  # fmt: skip
        if not rows:
            return None
        title = feed.KINDS[feed.BECAUSE].title
        return self._framed(key, title, read.title, feed_cards.listed(rows))

    def _news(self, key: str) -> Made:
        rows = []
        for number, text in enumerate(self.app.encyclopedia.news()[:NEWS_ROWS]):
            first = next(iter(markup.targets(text)), "")
            article = self.app.encyclopedia.get(first)
            open_ = partial(self.acts.open, article.title) if article is not None else None
            field_ = article.field if article is not None else ""
            rows.append(feed_cards.story_row(text, field_, f"{key} {number}", open_))
        return (feed_cards.listed(rows) if rows else None), None

    def _on_this_day(self, day: date) -> Made:
        events = self.app.encyclopedia.events(day.isoformat()[5:])
        if not events:
            return None, None
        more = partial(self.more_events, day.isoformat())
        card = feed_cards.event_card(events[0], day.year, more)
        return card, feed_cards.footer(tr("More on this day"), more)

    def _main_page(self) -> Made:
        text = w.Text(self._day_text(self.today), w.BODY_LARGE, id="main_page_date")
        open_ = partial(self.acts.open, names.MAIN_PAGE)
        card = look.card(w.Panel(text, padding=16, width="fill"), key="main page", on_tap=open_)
        return card, feed_cards.footer(tr("View main page"), open_)

    def card_menu(self, key: str) -> list[MenuEntry]:
        """The rows behind a card's three dots (menu_feed_card_header.xml)."""
        return [
            MenuEntry(text=tr("Hide this card"), act=partial(self.hide, key)),
            MenuEntry(text=tr("Customize the feed"), act=self.customize),
        ]

    def hide(self, key: str) -> None:
        """Hide a card, and offer to show it again."""
        self.hidden = key
        self.app.feed.hide(key)
        self.acts.snackbar.say(tr("Card hidden."), self.unhide)

    def unhide(self) -> None:
        """Show the card again."""
        self.app.feed.unhide(self.hidden)
        self.acts.snackbar.hush()

    def customize(self) -> None:
        """Choose the cards."""
        self.app.prefs().put(names.CUSTOMIZE_CARD, value=False)
        self.show(self.app.page("configure"))

    def got_it(self) -> None:
        """Take the note away for good."""
        self.app.prefs().put(names.CUSTOMIZE_CARD, value=False)

    def search(self) -> None:
        """Search."""
        self.show(self.app.page("search"))

    def more_random(self) -> None:
        """Draw more articles."""
        self.show(self.app.page("random"))

    def more_top_read(self, day: str) -> None:
        """Show all that was read on a day."""
        self.show(self.app.page("top_read", day=day))

    def more_events(self, day: str) -> None:
        """Show all that happened on a day."""
        self.show(self.app.page("on_this_day", day=day))


Made = tuple[w.Widget | None, w.Widget | None]
"""What is in a card, and its footer."""
