"""The main page: an article that is made of what the day has."""

from __future__ import annotations

from datetime import date

from pytest_androidbench.phone.apps.wikipedia import feed, markup, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.world.articles import ArticleText


def main_page(app: WikipediaApp, day: date) -> ArticleText:
    """The main page of a day."""
    store = app.encyclopedia
    article = feed.drawn("featured", day, store.featured())
    parts = ["Welcome to Wikipedia, the free encyclopedia."]
    if article is not None:
        parts += ["## From today's featured article", f"[[{article.title}]]: "
                  + markup.lead(article.text)]  # fmt: skip
    stories, events = store.news(), store.events(day.isoformat()[5:])
    if stories:
        parts += ["## In the news", *stories]
    if events:
        told = [f"{event.day[:4].lstrip('0')}: {event.text}" for event in events]
        parts += ["## On this day", *told]
    return ArticleText(names.MAIN_PAGE, "", "", "\n\n".join(parts))
