"""What the encyclopaedia has from the start."""

from __future__ import annotations

from pytest_androidbench.phone.kit.filling import inserts, literal
from pytest_androidbench.phone.world.articles import (
    articles,
    featured_articles,
    news,
    past_events,
)


def rows() -> str:
    """The statements that fill a new `articles.db`."""
    insert = "INSERT INTO news (text) VALUES"
    stories = "".join(f"{insert} ({literal(each)});\n" for each in news())
    add = "INSERT INTO featured (title) VALUES"
    featured = "".join(f"{add} ({literal(each.title)});\n" for each in featured_articles())
    told = inserts("past_events", past_events()) + stories
    return inserts("articles", articles()) + featured + told
