"""What the encyclopaedia of the small web says, and how it is asked for.

`data/facts.tsv` has facts of its articles, each article in one row; a test holds it to them.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.web_visits import searched_words
from pytest_androidbench.devices.device import Device
from task_suites.aitw.cells import Shares, spread
from task_suites.aitw.front import page_missing, path_of, says, site_of
from task_suites.aitw.ways import go_to, read_on

FILE: Final = Path(__file__).with_name("data") / "facts.tsv"
WIKI: Final = "en.wikipedia.org"
LISTS: Final = frozenset(("/wiki/Main_Page", "/w/index.php"))
"""Its pages that tell something of many articles: the first one, and what its search finds."""


@dataclass(frozen=True, slots=True)
class ArticleFact:
    """Something that an article says."""

    group: str
    """The template that asks for it."""
    article: str
    question: str
    """What stands in the goal."""
    phrase: str
    """The words of the article by which it is known."""
    answer: str
    """What is to be answered, where a goal asks for that."""

    @property
    def path(self) -> str:
        """Where the article is."""
        return f"/wiki/{self.article.replace(' ', '_')}"

    def is_article(self, url: str) -> bool:
        """Whether an address is that of the article."""
        return site_of(url) == WIKI and path_of(url) == self.path

    def may_say(self, url: str) -> bool:
        """Whether a page may state it: the article, a list of all, or what a search finds."""
        lists = site_of(url) == WIKI and path_of(url) in LISTS
        return self.is_article(url) or lists or searched_words(url) is not None


@cache
def facts(group: str) -> tuple[ArticleFact, ...]:
    """Those that a template asks for."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(ArticleFact(*row) for row in rows if row[0] == group)


def shares_of(group: str) -> Shares:
    """The facts of each task of a template."""
    return spread(facts(group))


def beside(fact: ArticleFact) -> ArticleFact:
    """Another one of the same kind, of a neighbouring article."""
    others = facts(fact.group)
    return others[others.index(fact) - 1]


def not_stated(device: Device, fact: ArticleFact) -> list[str]:
    """What is missing from a page in front that states a fact."""
    return page_missing(device, fact.may_say, ".", says(fact.phrase))


def read(pilot: Pilot, fact: ArticleFact) -> None:
    """Open the article, down to where it says so."""
    go_to(pilot, f"{WIKI}{fact.path}")
    read_on(pilot, fact.phrase)


def read_neighbour(pilot: Pilot, fact: ArticleFact) -> None:
    """Read the neighbouring article."""
    read(pilot, beside(fact))


def read_and_leave(pilot: Pilot, fact: ArticleFact) -> None:
    """Read it, and go home."""
    read(pilot, fact)
    pilot.home()


NEAR_MISSES: Final[dict[str, Callable[[Pilot, ArticleFact], None]]] = {
    "the neighbouring article": read_neighbour,
    "left again": read_and_leave,
}
"""Of every goal to look something up."""
