"""The encyclopaedia of the small world."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date

import pytest

from pytest_androidbench.phone.apps.wikipedia.markup import lead, plain, targets
from pytest_androidbench.phone.world.articles import (
    FIELDS,
    ArticleText,
    articles,
    featured_articles,
    news,
    past_events,
)

TITLES = {article.title for article in articles()}
LONGER = articles()[len(featured_articles()) :]


def test_six_articles_of_each_field_are_featured() -> None:
    fields = Counter(each.field for each in featured_articles())
    assert fields == dict.fromkeys(FIELDS, 6)
    assert len(TITLES) == len(articles())


@pytest.mark.parametrize("article", featured_articles(), ids=lambda each: each.title)
def test_featured_articles_are_short(article: ArticleText) -> None:
    assert 80 <= len(plain(article.text).split()) <= 150


@pytest.mark.parametrize("article", LONGER, ids=lambda each: each.title)
def test_others_have_a_hundred_and_fifty_words_and_more(article: ArticleText) -> None:
    assert len(plain(article.text).split()) >= 150


def test_there_are_longer_articles_of_each_field() -> None:
    fields = Counter(each.field for each in LONGER)
    assert len(LONGER) >= 150
    assert min(fields[field] for field in FIELDS) >= 14


def test_no_article_says_what_another_says() -> None:
    said = Counter(
        sentence
        for article in articles()
        for sentence in re.split(r"(?<=[.!?])\s+", plain(article.text))
        if len(sentence.split()) >= 6
    )
    assert [sentence for sentence, count in said.items() if count > 1] == []


@pytest.mark.parametrize("article", articles(), ids=lambda each: each.title)
def test_every_article_has_what_a_page_needs(article: ArticleText) -> None:
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
