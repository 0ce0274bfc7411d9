"""Articles drawn one after the other (RandomFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import feed, feed_cards, look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.articles import ArticleText

MOST: Final = 1000
"""So many are drawn at most."""


@dataclass(eq=False)
class RandomArticles(AppScreen[WikipediaApp, None]):
    """A card, and the ways to the next one and back."""

    activity: ClassVar[str] = names.RANDOM

    at: int = 0
    acts: ArticleActs = field(default_factory=ArticleActs)

    def _article(self, place: int) -> ArticleText | None:
        day = local_time(self.phone).date()
        what = f"random {place}" if place else "random"
        return feed.drawn(what, day, self.app.encyclopedia.featured())

    def build(self) -> w.Widget:
        pager = w.Pager(
            count=MOST, index=self.at, page=self._page, on_page=self.go_to, id="random_item_pager"
        )
        bar = w.TopBar(tr("Randomizer"), back=True)
        return w.Page(bar, pager, self.acts.snackbar.build(), self._buttons())

    def _page(self, place: int) -> w.Widget:
        article = self._article(place)
        if article is None:
            return w.Spacer()
        open_ = partial(self.acts.open, article.title)
        menu = partial(self.acts.menu, article.title, "card")
        card = feed_cards.article_card(article, "card", open_, menu)
        return w.Scroll(w.Panel(card, padding=16, width="fill"), key=f"random {place}")

    def _buttons(self) -> w.Widget:
        article = self._article(self.at)
        title = article.title if article is not None else ""
        saved = bool(self.app.library.lists_of(title))
        row = w.Row(
            w.IconButton("arrow_back", tr("Previous"), id="random_back_button",
                         enabled=self.at > 0, on_tap=partial(self.go_to, self.at - 1)),
            w.IconButton("bookmark" if saved else "bookmark_border", tr("Save"),
                         id="random_save_button", on_tap=partial(self.save, title)),
            w.Fab("shuffle", tr("Load another random article"), id="random_next_button",
                  on_tap=partial(self.go_to, self.at + 1)),
            gap=24,
            along="center",
            width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=12, look=w.Look(background="surface_high"), id="bottom_bar",
                       cls=look.FRAME, width="fill")  # fmt: skip

    def go_to(self, place: int) -> None:
        """Show another one."""
        self.at = max(0, min(place, MOST - 1))

    def save(self, title: str) -> None:
        """Save the article, or offer what can be done once it is saved."""
        if self.app.library.lists_of(title):
            self.acts.menus.open(self.acts.saving, "random_save_button", title)
        else:
            self.acts.save(title)
