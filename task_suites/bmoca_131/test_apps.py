"""What is asked of an app here alone: Gmail in front, and a tab of Chrome."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from task_suites.bmoca.state import is_in_front
from task_suites.bmoca_131.catalogue import limits, published
from task_suites.bmoca_131.judging import judge_later
from task_suites.bmoca_131.state import shown

CHROME: Final = "com.android.chrome"
GMAIL: Final = "com.google.android.gm"
IN_FRONT: Final = "the app is in front"
TWO_TABS: Final = "there is a tab more, and it is looked at"


# Its line differs from that of the first sixty by a blank at its end.
@task("open_gmail", "Start the mail app Gmail.", limits=limits("open_gmail"), app="gmail")
def test_open_gmail(episode: Episode) -> None:
    judge_later(episode, "open_gmail", IN_FRONT, lambda: is_in_front(episode.device, GMAIL))


@test_open_gmail.solution
def open_gmail(pilot: Pilot) -> None:
    pilot.open(GMAIL)


@test_open_gmail.mistake("another app", fails=IN_FRONT)
def open_no_gmail(pilot: Pilot) -> None:
    pilot.open("com.google.android.contacts")


@task(
    "chrome_new_tab",
    "Open a new tab in Chrome beside the one that is there.",
    limits=limits("chrome_new_tab"),
    app="chrome",
)
def test_chrome_new_tab(episode: Episode) -> None:
    (button,) = published()["chrome_new_tab"].subjects

    def is_opened() -> bool:
        # In any language's digits.
        told = [
            int(sign)
            for node in shown(episode.device, button)
            for sign in node.desc
            if sign.isdecimal()
        ]
        return is_in_front(episode.device, CHROME) and told == [2]

    judge_later(episode, "chrome_new_tab", TWO_TABS, is_opened)


@test_chrome_new_tab.solution
def open_tab(pilot: Pilot) -> None:
    pilot.open(CHROME).tap(id="menu_button").tap(id="new_tab_menu_id")


@test_chrome_new_tab.mistake("a private one", fails=TWO_TABS)
def open_private_tab(pilot: Pilot) -> None:
    pilot.open(CHROME).tap(id="menu_button").tap(id="new_incognito_tab_menu_id")
