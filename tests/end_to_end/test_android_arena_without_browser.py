"""Without Chromium, AndroidArena's tasks that open pages are skipped, no others, and say why."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

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
FIREFOX: Final = {task for task, entry in published().items() if "firefox" in entry.apps}
SHOWN_BY_THE_APP: Final = {"firefox_show_bookmarks", "firefox_show_history"}
"""Needs no page, as the choice of a browser in Settings does not."""
SETTINGS: Final = {"settings_browser_chrome", "settings_browser_firefox"}


@pytest.mark.slow
@needs_mounts
def test_tasks_that_open_pages_are_skipped_and_the_others_pass(project: Project) -> None:
    tasks = ",".join(sorted(FIREFOX | SETTINGS))
    options = ("--agent=reference", "--ab-suite=android_arena", "--ab-seeds=0", "--ab-run=run")
    done = project.run(*options, f"--ab-tasks={tasks}", before=within(WITHOUT_CHROMIUM))
    assert done.code == 0, done.out + done.err
    ended: dict[Outcome, dict[str, str]] = {Outcome.PASSED: {}, Outcome.SKIPPED: {}}
    for one in project.contents().records:
        ended[one.outcome][one.cell.task] = one.reason
    assert ended[Outcome.PASSED].keys() == SHOWN_BY_THE_APP | SETTINGS
    assert ended[Outcome.SKIPPED].keys() == FIREFOX - SHOWN_BY_THE_APP
    assert all(MISSING in reason for reason in ended[Outcome.SKIPPED].values())
