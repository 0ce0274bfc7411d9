"""The encyclopaedia of the small world."""

from __future__ import annotations

from datetime import date

import pytest

from pytest_androidbench.phone.apps.wikipedia.markup import lead, plain, targets
from pytest_androidbench.phone.world.articles import (
    FIELDS,
    ArticleText,
    articles,
    news,
    past_events,
)

TITLES = {article.title for article in articles()}


def test_there_are_six_articles_of_each_field() -> None:
    assert len(TITLES) == len(articles()) == 60
    assert {each: [a.field for a in articles()].count(each) for each in FIELDS} == dict.fromkeys(
        FIELDS, 6
    )


@pytest.mark.parametrize("article", articles(), ids=lambda each: each.title)
def test_every_article_has_what_a_page_needs(article: ArticleText) -> None:
    assert 80 <= len(plain(article.text).split()) <= 150
    assert article.description
    assert lead(article.text)
    assert "## " in article.text
    found = set(targets(article.text))
    assert found
    assert found <= TITLES - {article.title}


def test_every_article_is_led_to() -> None:
    led_to = {title for article in articles() for title in targets(article.text)}
    told = [*news(), *(event.text for event in past_events())]
    assert led_to | {title for text in told for title in targets(text)} == TITLES


def test_days_and_news_lead_to_articles() -> None:
    for event in past_events():
        assert date.fromisoformat(event.day)
        assert set(targets(event.text)) <= TITLES
    assert all(set(targets(text)) <= TITLES for text in news())
