"""A message that was found is in sight where it stands."""

from __future__ import annotations

import pytest

from tests.phone_apps.slack.conftest import Slack

EARLY = "The roof is the best part, as it should be."
LATE = "I was not. I am putting it back now."


@pytest.fixture
def found(slack: Slack) -> Slack:
    """The channel of an early message, by the search."""
    store, lunch = slack.app.store, slack.channel("lunch").id
    for n in range(20):
        store.send(lunch, f"Number {n}")
    slack.tap("tab_search")
    slack.tap("search_input")
    slack.write("best part")
    slack.tap(EARLY)
    return slack


def test_it_is_in_sight(found: Slack) -> None:
    assert found.value("channel_title") == "#lunch"
    assert EARLY in found.values("msg_text")
    assert LATE not in found.values("msg_text")


def test_the_latest_messages_are_one_step_away(found: Slack) -> None:
    found.tap("jump_button")
    assert "Number 19" in found.values("msg_text")
    assert found.find("jump_button") is None


def test_what_is_sent_stands_below_the_latest(found: Slack) -> None:
    found.tap("message_input")
    found.write("It is.")
    found.tap("send_button")
    assert found.values("msg_text")[-2:] == ["Number 19", "It is."]


def test_no_way_leads_from_the_latest_message_to_itself(slack: Slack) -> None:
    slack.app.store.send(slack.channel("lunch").id, "The very last")
    slack.tap("tab_search")
    slack.tap("search_input")
    slack.write("very last")
    slack.tap("The very last")
    assert "The very last" in slack.values("msg_text")
    assert slack.find("jump_button") is None


def test_a_message_that_is_gone_leaves_the_list_as_it_is(slack: Slack) -> None:
    lunch = slack.channel("lunch").id
    assert slack.app.store.talk(lunch, 999_999) == slack.app.store.talk(lunch)
