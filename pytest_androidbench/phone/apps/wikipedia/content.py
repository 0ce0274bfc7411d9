"""What the encyclopaedia has from the start."""

from __future__ import annotations

from pytest_androidbench.phone.kit.filling import inserts, literal
from pytest_androidbench.phone.world.articles import articles, news, past_events


def rows() -> str:
    """The statements that fill a new `articles.db`."""
    insert = "INSERT INTO news (text) VALUES"
    stories = "".join(f"{insert} ({literal(each)});\n" for each in news())
    return inserts("articles", articles()) + inserts("past_events", past_events()) + stories
