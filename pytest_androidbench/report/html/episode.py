"""One page per episode: the goal, what was checked, and its steps to go through one by one."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.attempt import AGENT_LOG, DEVICE_LOG
from pytest_androidbench.records.calls import CALLS
from pytest_androidbench.records.contents import RunContents, StoredAttempt, counting
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, Record, Timing
from pytest_androidbench.report.html.checks import check_views
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.side_by_side import Side, side_by_side, within_run
from pytest_androidbench.report.html.steps import steps_of
from pytest_androidbench.report.likeness import FALLEN, counterparts
from pytest_androidbench.report.pages import attempt_page, compared_page, page_of
from pytest_androidbench.report.wording import cell_text, suites_text

ROOT = "../../"
MAX_COMPARED: Final = 1000
"""Episodes of a report that are shown beside others; `androidbench diff` shows any two."""
MAX_PRINTED: Final = 10_000
"""Bytes of a log that the page shows."""
LEAST_SECONDS: Final = 0.05
"""What took less has no place among an episode's times."""
LOGS: Final = {AGENT_LOG: "What the agent printed", DEVICE_LOG: "What the device logged"}
"""Files of an attempt's folder, and what they are."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseShare:
    """A part of an episode's time."""

    name: str
    seconds: float
    share: int
    """In thousandths of all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptLog:
    """A log that was kept of an attempt."""

    title: str
    text: str
    link: str
    open: bool
    """Whether it is what to look at first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialView:
    """One of the trials of a cell."""

    page: str
    record: Record
    current: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """Another episode of the same task, beside which an episode is shown."""

    page: str
    name: str
    outcome: Outcome


def episode_pages(contents: RunContents) -> Iterator[tuple[str, bytes]]:
    """Every page's place, relative to the run directory, and its bytes."""
    places = _neighbours(contents.counted)
    others = _compared(contents)
    for counted in contents.counted:
        episode = counted.record.episode
        if episode in others and counted.record.outcome in FALLEN:
            place = compared_page(episode)
            left, right = (Side(contents=contents, attempt=a) for a in (counted, others[episode]))
            yield place, side_by_side(left, right, within_run(contents.path, place))
        links = places[page_of(counted)], _link(episode, others)
        yield from _attempt_pages(contents, counted, contents.by_episode[episode], links)
        for trial in contents.trials_of(episode):
            attempts = contents.by_trial[trial.record.episode]
            yield from _attempt_pages(contents, trial, attempts, (Neighbours(), None))


def _attempt_pages(
    contents: RunContents,
    counted: StoredAttempt,
    attempts: tuple[StoredAttempt, ...],
    links: tuple[Neighbours, Compared | None],
) -> Iterator[tuple[str, bytes]]:
    """The pages of all attempts at an episode."""
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
        page = _page(contents, attempt, tabs, *links)
        yield attempt_page(attempt, counted), page


def _trial_views(contents: RunContents, record: Record) -> list[TrialView]:
    """All trials of a cell, the first one among them; none where it has no other."""
    further = contents.trials_of(record.episode)
    if not further:
        return []
    # A first trial may be missing of a run of which only parts were copied.
    attempts = contents.by_episode.get(record.episode.first)
    first = [counting(attempts)] if attempts else []
    return [
        TrialView(
            page=ROOT + page_of(one),
            record=one.record,
            current=one.record.trial == record.trial,
        )
        for one in (*first, *further)
    ]


def _page(
    contents: RunContents,
    attempt: StoredAttempt,
    tabs: list[Tab],
    places: Neighbours,
    compared: Compared | None,
) -> bytes:
    record = attempt.record
    folder = attempt.folder.rpartition("/")[2]
    files = AttemptFiles(contents.path, attempt.folder)
    steps = steps_of(files, ROOT, record.last_picture)
    return render(
        "episode.html",
        manifest=contents.manifest,
        suites=suites_text(contents.manifest),
        record=record,
        name=cell_text(record),
        params=[(name, to_json(value).decode()) for name, value in sorted(record.params.items())],
        checks=check_views(record),
        steps=steps.views,
        left_out=steps.left_out,
        packed=steps.packed,
        calls_after=steps.calls_after,
        asked_at_all=bool(files.place(CALLS)),
        phases=_phases(record.timing),
        folder=folder,
        logs=list(_logs(files, folder, record.outcome)),
        tabs=tabs,
        trials=_trial_views(contents, record),
        places=places,
        compared=compared,
        root=ROOT,
    )


def _compared(contents: RunContents) -> dict[EpisodeId, StoredAttempt]:
    """For each episode that is shown beside another one, that other one."""
    found = counterparts(contents.counted)
    fallen = [a.record.episode for a in contents.counted if a.record.outcome in FALLEN]
    shown = set([episode for episode in fallen if episode in found][:MAX_COMPARED])
    return {
        episode: other
        for episode, other in found.items()
        if episode in shown or other.record.episode in shown
    }


def _link(episode: EpisodeId, others: Mapping[EpisodeId, StoredAttempt]) -> Compared | None:
    if (other := others.get(episode)) is None:
        return None
    record = other.record
    fallen = record.episode if record.outcome in FALLEN else episode
    return Compared(
        page=ROOT + compared_page(fallen), name=cell_text(record), outcome=record.outcome
    )


def _phases(timing: Timing) -> list[PhaseShare]:
    parts = {
        "wait for a device": timing.lease,
        "restore": timing.restore,
        "arrange": timing.arrange,
        "agent": timing.agent,
        "device": timing.run - timing.agent,
        "checks": timing.checks,
        "judge of the trial": timing.judge,
        "reflection": timing.reflect,
        "record": timing.record,
    }
    kept = {name: seconds for name, seconds in parts.items() if seconds >= LEAST_SECONDS}
    whole = sum(kept.values())
    return [
        PhaseShare(name=name, seconds=seconds, share=round(1000 * (seconds / whole)))
        for name, seconds in kept.items()
    ]


def _logs(files: AttemptFiles, prefix: str, outcome: Outcome) -> Iterator[KeptLog]:
    for name, title in LOGS.items():
        log = files.path(name)
        if log is not None and (text := _end_of(log)):
            first = name == AGENT_LOG and outcome is Outcome.AGENT_ERROR
            yield KeptLog(title=title, text=text, link=f"{prefix}/{name}", open=first)


def _end_of(log: Path) -> str:
    """The end of a log, where a mistake shows; "" = it is empty, or not kept."""
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
