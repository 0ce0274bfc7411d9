"""Writes docs/mobile_miniwob_random.md: `python -m tests.task_suites.mobile_miniwob.at_random RUN`.

RUN is a run directory of the suite with the random agent. Beside it stands what random taps on the
same pages, drawn from the same seeds, do in a plain Chromium: the action space of the published
baseline (Shi et al. 2017, World of Bits), of which no numbers per page were found.
"""

# ruff: noqa: E501 - paragraphs of the page

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.loading import LoadedRuns, load
from pytest_androidbench.stats.intervals import wilson
from task_suites.mobile_miniwob.catalogue import STEPS, SUBSET, is_done, task_id
from tests.browser.chromium import chromium
from tests.task_suites.mobile_miniwob.plain import PlainPage, plain_page
from tests.task_suites.mobile_miniwob.published import PAGES

DOCUMENT: Final = Path(__file__).parents[3] / "docs" / "mobile_miniwob_random.md"
AREA: Final = (160, 210)
"""Width and height of what a page shows, in its own pixels."""
_PAUSE_MS: Final = 30
"""For what a page does about a tap."""
_HEAD: Final = """# MobileMiniWoB++ at random

What chance does on each page of [mobile_miniwob](mobile_miniwob.md): the floor that any agent should beat. Written by `python -m tests.task_suites.mobile_miniwob.at_random RUN`.

- **Random agent**: the built-in one, which mostly taps what can be tapped, on the phone: `pytest --ab-suite=mobile_miniwob --agent=random --ab-seeds={seeds}`.
- **Random taps**: as many, anywhere on the page, in a plain Chromium that knows nothing of phones, on the same pages. It is the action space of MiniWoB's own random baseline (Shi et al. 2017, *World of
  Bits*) without its keys. No published number of that was found for single pages, so it is made anew here.

Both have {steps} steps. Numbers are successes of episodes, with Wilson's interval at 95 %. An agent that knows what can be tapped does better than taps anywhere where there are few such things, and worse
where a point on a picture is asked for.

"""

Counts = Mapping[str, tuple[int, int]]
"""By page, how many of how many episodes were passed."""


def of_agent(runs: LoadedRuns) -> tuple[Counts, Mapping[str, list[int]]]:
    """What the agent passed, and the seeds that its pages were drawn from."""
    pages = {task_id(page): page for page in PAGES}
    passed: dict[str, list[bool]] = defaultdict(list)
    seeds: dict[str, list[int]] = defaultdict(list)
    for record in runs.records:
        page = pages[record.cell.task]
        passed[page].append(record.outcome is Outcome.PASSED)
        seeds[page].append(int(str(record.params["page_seed"])))
    return {page: (sum(each), len(each)) for page, each in passed.items()}, seeds


def of_taps(browser: Browser, seeds: Mapping[str, list[int]]) -> Counts:
    """What random taps pass in a plain Chromium."""
    found = {}
    for page, of_page in seeds.items():
        with plain_page(browser) as plain:
            found[page] = (sum(_tapped(plain, page, seed) for seed in of_page), len(of_page))
    return found


def document(agent: Counts, taps: Counts, seeds: str) -> str:
    """The page of docs."""
    return _HEAD.format(seeds=seeds, steps=STEPS) + "".join(_lines(agent, taps))


def _lines(agent: Counts, taps: Counts) -> Iterator[str]:
    yield "| page | random agent | | random taps | |\n|---|---:|---|---:|---|\n"
    for page in PAGES:
        yield _row(f"`{page}`", agent[page], taps[page])
    for name, pages in (("all", set(PAGES)), ("subset", SUBSET)):
        yield _row(f"**{name}**", _sum(agent, pages), _sum(taps, pages))


def _row(name: str, *counts: tuple[int, int]) -> str:
    cells = (f"{passed} of {total} | {_interval(passed, total)}" for passed, total in counts)
    return f"| {name} | {' | '.join(cells)} |\n"


def _interval(passed: int, total: int) -> str:
    found = wilson(passed, total)
    return f"{found.low:.0%} to {found.high:.0%}"


def _sum(counts: Counts, pages: set[str] | frozenset[str]) -> tuple[int, int]:
    chosen = [counts[page] for page in pages]
    return sum(passed for passed, _ in chosen), sum(total for _, total in chosen)


def _tapped(plain: PlainPage, page: str, seed: int) -> bool:
    chance = random.Random(f"random taps/{page}/{seed}")
    plain.begin(page, seed)
    for _ in range(STEPS):
        plain.touch(chance.uniform(0, AREA[0]), chance.uniform(0, AREA[1]))
        plain.page.wait_for_timeout(_PAUSE_MS)
        if plain.reward:
            break
    return is_done(page, plain.reward)


def main(arguments: list[str]) -> None:
    """Write the document."""
    runs = load(arguments[0])
    agent, seeds = of_agent(runs)
    with chromium() as browser:
        taps = of_taps(browser, seeds)
    of_cells = sorted({record.cell.seed for record in runs.records})
    told = f"{of_cells[0]}-{of_cells[-1]}"
    DOCUMENT.write_text(document(agent, taps, told), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
