"""Questions: the page in front states the answer, or it is typed where a goal asks for that."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.answers import answer_holds
from task_suites.aitw.cells import Template, template
from task_suites.aitw.facts import (
    NEAR_MISSES,
    ArticleFact,
    beside,
    not_stated,
    read,
    read_and_leave,
    read_neighbour,
    shares_of,
)
from task_suites.aitw.front import need_pages, page_missing
from task_suites.aitw.ways import go_to

STATED: Final = "a page that states it is in front"
ANSWERED: Final = "the answer is right"
ARTICLE: Final = "the article is in front"


def look_up(episode: Episode, fact: ArticleFact) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(STATED):
        assert not not_stated(episode.device, fact)


def asking(name: str, goal: str) -> Template[[Episode, ArticleFact]]:
    """A template whose goals are reached by reading an article."""
    made = template(name, goal, param="fact", shares=shares_of(name))(look_up)
    made.solution(read)
    for label, act in NEAR_MISSES.items():
        made.mistake(label, fails=STATED)(act)
    return made


globals().update(asking("what_is", "What is {fact.question}?").tests())
globals().update(asking("how_long", "How long {fact.question}?").tests())
globals().update(asking("when", "Find out when {fact.question}.").tests())
globals().update(asking("who", "Who {fact.question}?").tests())
globals().update(asking("how_many", "How many {fact.question}?").tests())


@template(
    "answer",
    "{fact.question} Answer with the number alone.",
    param="fact",
    shares=shares_of("answer"),
)
def answered(episode: Episode, fact: ArticleFact) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(ANSWERED):
        assert answer_holds(episode.answer, [float(fact.answer)])


@answered.solution
def read_and_answer(pilot: Pilot, fact: ArticleFact) -> None:
    read(pilot, fact)
    pilot.answer(fact.answer)


@answered.mistake("that of the neighbouring article", fails=ANSWERED)
def answer_neighbour(pilot: Pilot, fact: ArticleFact) -> None:
    read_neighbour(pilot, fact)
    pilot.answer(beside(fact).answer)


@answered.mistake("only looked up", fails=ANSWERED)
def read_alone(pilot: Pilot, fact: ArticleFact) -> None:
    read(pilot, fact)


@template(
    "article",
    "Open Wikipedia's article “{fact.article}” in the browser.",
    param="fact",
    shares=shares_of("article"),
)
def article(episode: Episode, fact: ArticleFact) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(ARTICLE):
        assert not page_missing(episode.device, fact.is_article, " - Wikipedia$")


@article.solution
def open_article(pilot: Pilot, fact: ArticleFact) -> None:
    go_to(pilot, fact.article)
    pilot.tap(text=f"{fact.article} - Wikipedia")


@article.mistake("the neighbouring article", fails=ARTICLE)
def open_neighbour(pilot: Pilot, fact: ArticleFact) -> None:
    open_article(pilot, beside(fact))


@article.mistake("only searched for", fails=ARTICLE)
def search_article(pilot: Pilot, fact: ArticleFact) -> None:
    go_to(pilot, fact.article)


@article.mistake("left again", fails=ARTICLE)
def open_article_and_leave(pilot: Pilot, fact: ArticleFact) -> None:
    read_and_leave(pilot, fact)


globals().update(answered.tests())
globals().update(article.tests())
