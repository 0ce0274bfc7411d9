"""One page per episode: the goal, what was checked, and every step with its picture."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.attempt import AGENT_LOG
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.pages import attempt_page, page_of
from pytest_androidbench.report.html.steps import step_views
from pytest_androidbench.report.wording import cell_text, suites_text

ROOT = "../../"
MAX_PRINTED: Final = 10_000
"""Bytes of what an agent printed that its page shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbours:
    """Where to go from an episode; "" = nowhere."""

    previous: str = ""
    next: str = ""
    next_fallen: str = ""
    """The next one that did not pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tab:
    """One attempt among those at the same episode."""

    page: str
    attempt: StoredAttempt
    current: bool
    counts: bool


def episode_pages(contents: RunContents) -> Iterator[tuple[str, bytes]]:
    """Every page's place, relative to the run directory, and its bytes."""
    places = _neighbours(contents.counted)
    for counted in contents.counted:
        attempts = contents.by_episode[counted.record.episode]
        for attempt in attempts:
            tabs = [
                Tab(
                    page=ROOT + attempt_page(other, counted),
                    attempt=other,
                    current=other is attempt,
                    counts=other is counted,
                )
                for other in attempts
            ]
            page = _page(contents, attempt, tabs, places[page_of(counted)])
            yield attempt_page(attempt, counted), page


def _page(
    contents: RunContents, attempt: StoredAttempt, tabs: list[Tab], places: Neighbours
) -> bytes:
    record = attempt.record
    folder = attempt.folder.rpartition("/")[2]
    return render(
        "episode.html",
        manifest=contents.manifest,
        suites=suites_text(contents.manifest),
        record=record,
        name=cell_text(record),
        params=[(name, to_json(value).decode()) for name, value in sorted(record.params.items())],
        steps=step_views(contents.path, attempt.folder, ROOT),
        folder=folder,
        printed=_printed(contents.path / attempt.folder / AGENT_LOG),
        log=f"{folder}/{AGENT_LOG}",
        tabs=tabs,
        places=places,
        root=ROOT,
    )


def _printed(log: Path) -> str:
    """The end of what the agent printed, where a mistake shows; "" = nothing, or not kept."""
    try:
        with log.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - MAX_PRINTED))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return ""
    return f"… ({size - MAX_PRINTED:,} bytes before)\n{text}" if size > MAX_PRINTED else text


def _neighbours(counted: tuple[StoredAttempt, ...]) -> dict[str, Neighbours]:
    pages = [ROOT + page_of(attempt) for attempt in counted]
    found: dict[str, Neighbours] = {}
    fallen = ""
    for place in reversed(range(len(counted))):
        found[page_of(counted[place])] = Neighbours(
            previous=pages[place - 1] if place else "",
            next=pages[place + 1] if place + 1 < len(pages) else "",
            next_fallen=fallen,
        )
        if not counted[place].record.outcome.fine:
            fallen = pages[place]
    return found
