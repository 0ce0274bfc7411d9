"""Without Chromium, tasks that open pages are skipped, no others, and say why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.phone.browser.finding import MISSING, PROGRAMS
from pytest_androidbench.records.outcome import Outcome
from task_suites.android_arena.catalogue import published
from tests.end_to_end.projects import Project
from tests.mounts import needs_mounts, within

FOLDERS: Final = sorted({str(Path(program).parent) for program in PROGRAMS})
HIDE: Final = "".join(
    f"if [ -d {each} ]; then mount -t tmpfs none {each} || exit 9; fi; " for each in FOLDERS
)
WITHOUT_CHROMIUM: Final = f'{HIDE}exec env CHROMIUM= PATH=/nowhere "$@"'
"""No Chromium at any of its usual places, none by name and none by a path."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Browserless:
    """Tasks of a suite: those that need pages, and some that do not."""

    suite: str
    need: frozenset[str]
    need_none: frozenset[str]


def android_arena() -> Browserless:
    firefox = {task for task, entry in published().items() if "firefox" in entry.apps}
    shown_by_the_app = {"firefox_show_bookmarks", "firefox_show_history"}
    settings = {"settings_browser_chrome", "settings_browser_firefox"}
    return Browserless(
        suite="android_arena",
        need=frozenset(firefox - shown_by_the_app),
        need_none=frozenset(shown_by_the_app | settings),
    )


def aitw() -> Browserless:
    """The first task of each template; in shops, the first of one of them."""
    ids = [id_ for id_ in tasks_of("task_suites.aitw") if id_.endswith("_1")]
    others = ("bestbuy", "costco", "newegg", "walmart")
    first = {id_ for id_ in ids if not any(f"_{shop}_" in id_ for shop in others)}
    of_phone = {"alarm_1", "map_way_1", "open_app_1", "settings_page_1", "switch_1"}
    return Browserless(
        suite="aitw", need=frozenset(first - of_phone), need_none=frozenset(of_phone)
    )


def popular_apps() -> Browserless:
    chrome = {id_ for id_ in tasks_of("task_suites.popular_apps") if id_.startswith("chrome_")}
    need = {"chrome_newest_phone", "chrome_weather"}
    return Browserless(
        suite="popular_apps", need=frozenset(need), need_none=frozenset(chrome - need)
    )


@pytest.mark.slow
@needs_mounts
@pytest.mark.parametrize("tasks_in", [android_arena, aitw, popular_apps], ids=lambda f: f.__name__)
def test_tasks_that_open_pages_are_skipped_and_the_others_pass(
    project: Project, tasks_in: Callable[[], Browserless]
) -> None:
    tasks = tasks_in()
    options = ("--agent=reference", f"--ab-suite={tasks.suite}", "--ab-seeds=0", "--ab-run=run")
    chosen = ",".join(sorted(tasks.need | tasks.need_none))
    done = project.run(*options, f"--ab-tasks={chosen}", before=within(WITHOUT_CHROMIUM))
    assert done.code == 0, done.out + done.err
    ended: dict[Outcome, dict[str, str]] = {Outcome.PASSED: {}, Outcome.SKIPPED: {}}
    for one in project.contents().records:
        ended[one.outcome][one.cell.task] = one.reason
    assert ended[Outcome.PASSED].keys() == tasks.need_none
    assert ended[Outcome.SKIPPED].keys() == tasks.need
    assert all(MISSING in reason for reason in ended[Outcome.SKIPPED].values())
