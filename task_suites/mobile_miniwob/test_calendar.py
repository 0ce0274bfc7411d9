"""Pages that want a day from a calendar of their own."""

from __future__ import annotations

from datetime import timedelta

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.page_calendar import choose_day, wanted_day
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import submit


@page_task("choose-date", "complex_ui_understanding")
def test_choose_date(episode: Episode, page_seed: int) -> None:
    play(episode, "choose-date", page_seed)


@page_task("choose-date-easy", "complex_ui_understanding")
def test_choose_date_easy(episode: Episode, page_seed: int) -> None:
    play(episode, "choose-date-easy", page_seed)


@page_task("choose-date-medium", "complex_ui_understanding")
def test_choose_date_medium(episode: Episode, page_seed: int) -> None:
    play(episode, "choose-date-medium", page_seed)


@test_choose_date.solution
@test_choose_date_easy.solution
@test_choose_date_medium.solution
def choose_date(pilot: Pilot) -> None:
    choose_day(pilot, wanted_day(pilot))
    submit(pilot)


@test_choose_date.mistake("a day later", fails=DONE)
@test_choose_date_easy.mistake("a day later", fails=DONE)
@test_choose_date_medium.mistake("a day later", fails=DONE)
def be_a_day_late(pilot: Pilot) -> None:
    choose_day(pilot, wanted_day(pilot) + timedelta(days=1))
    submit(pilot)


@test_choose_date.mistake("not submitted", fails=DONE)
@test_choose_date_easy.mistake("not submitted", fails=DONE)
@test_choose_date_medium.mistake("not submitted", fails=DONE)
def choose_only(pilot: Pilot) -> None:
    choose_day(pilot, wanted_day(pilot))
