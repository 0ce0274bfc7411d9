"""Studies on the first page: what was found, what shows it, and all that was tried."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.listed import FOUND_PINS
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.pages import page_of
from pytest_androidbench.report.params import parts_of, parts_text
from pytest_androidbench.report.studies import (
    Fact,
    facts,
    purpose,
    sentence,
    studied_task,
)
from pytest_androidbench.studies.finding import StudyFinding


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownEpisode:
    """An episode of a study in its table."""

    record: Record
    page: str
    purpose: str
    params: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownStudy:
    """A study as the page tells it."""

    name: str
    sentence: str
    facts: tuple[tuple[Fact, str], ...]
    """Each with the page that shows it; "" = none does."""
    episodes: tuple[ShownEpisode, ...]
    pins: str
    """The file that has the found case; "" = none was found."""


def shown_study(contents: RunContents, found: StudyFinding) -> ShownStudy:
    """A study with links to what shows it."""
    pages = {attempt.record.episode: page_of(attempt) for attempt in contents.counted}
    return ShownStudy(
        name=studied_task(found),
        sentence=sentence(found),
        facts=tuple((fact, pages[fact.episode] if fact.episode else "") for fact in facts(found)),
        episodes=tuple(
            ShownEpisode(
                record=record,
                page=pages[record.episode],
                purpose=purpose(one),
                params=parts_text(parts_of(record.params), found.about),
            )
            for one, record in found.tried
        ),
        pins=FOUND_PINS if found.pin is not None else "",
    )
