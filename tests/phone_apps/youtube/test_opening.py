"""Starting the app, by its icon and by addresses, and what the log says of it."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.youtube.names import link
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from tests.phone_apps.youtube.conftest import SOUP, Viewer


def logged(tube: Viewer, tag: str) -> list[str]:
    return [entry.message for entry in tube.phone.log.entries() if entry.tag == tag]


def test_the_icon_leads_to_the_feed(tube: Viewer) -> None:
    assert tube.find("Subscriptions")
    started = [line for line in logged(tube, "ActivityTaskManager") if line.startswith("START")]
    assert any("com.google.android.youtube" in line for line in started)
    assert tube.crashes() == []


def test_the_search_field_opens_the_keyboard(tube: Viewer) -> None:
    tube.tap("Search")
    assert tube.phone.windows.keyboard_shown


@pytest.mark.parametrize("way", ["cast", "settings", "account"])
def test_the_tv_page_is_an_activity_of_its_own(tube: Viewer, way: str) -> None:
    if way == "cast":
        tube.tap("Cast. Disconnected")
        tube.tap("Link with TV code")
    elif way == "settings":
        tube.tap("Account")
        tube.tap("Settings")
        tube.tap("Watch on TV")
        tube.tap("Enter TV code")
    else:
        tube.tap("Account")
        tube.tap("Watch on TV")
    assert tube.find("tv_code_edit_text")
    page = "com.google.android.libraries.youtube.mdx.smartpairing.PairWithTvActivity"
    assert any("START" in line and page in line for line in logged(tube, "ActivityTaskManager"))


def test_no_tv_answers_to_a_code(tube: Viewer) -> None:
    tube.tap("Cast. Disconnected")
    tube.tap("Link with TV code")
    tube.tap("tv_code_edit_text")
    tube.write("123456789012")
    assert tube.value("tv_code_edit_text") == "123 456 789 012"
    tube.tap("connect_button")
    assert tube.find("error_text")


def test_an_address_leads_to_its_film(tube: Viewer) -> None:
    for address in (link(tube.id_of(SOUP)), f"https://www.youtube.com/watch?v={tube.id_of(SOUP)}"):
        tube.phone.activities.start(Intent(action=ACTION_VIEW, data=address))
        assert tube.value("title") == SOUP
        tube.back()
    tube.phone.activities.start(Intent(action=ACTION_VIEW, data=link("nothing")))
    assert tube.said() == "This video isn't available anymore"
