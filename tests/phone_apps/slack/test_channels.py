"""Channels that were left, and what is pinned, begun and saved in channels."""

from __future__ import annotations

import pytest

from tests.phone_apps.slack.conftest import MIRA, Slack


@pytest.fixture
def left(slack: Slack) -> Slack:
    """The owner has left a channel."""
    slack.app.store.leave(slack.channel("random").id)
    slack.tap("tab_search")
    return slack


def test_who_leaves_a_channel_is_none_of_its_members(left: Slack) -> None:
    assert "Robin Falk" not in left.inside("random")
    left.tap("tab_home")
    assert "random" not in left.texts()


def test_a_channel_that_was_left_is_joined_again(left: Slack) -> None:
    left.tap("browse_channels")
    left.tap("random")
    assert left.find("message_input") is None
    left.tap("join_button")
    assert left.find("message_input") is not None
    assert "Robin Falk" in left.inside("random")
    left.phone.windows.back()
    left.phone.windows.back()
    left.tap("tab_home")
    assert "random" in left.texts()


def test_a_channel_that_was_left_is_found(left: Slack) -> None:
    left.tap("search_input")
    left.write("rando")
    left.tap("random")
    assert left.find("join_button") is not None


def test_a_private_channel_is_not_seen_from_outside(left: Slack) -> None:
    store = left.app.store
    secret = store.add_channel("secret", private=True)
    assert secret in {each.id for each in store.browsable()}
    store.leave(secret)
    left.tap("browse_channels")
    assert "secret" not in left.texts()
    assert "random" in left.texts()


def test_pinned_messages_are_in_one_list(slack: Slack) -> None:
    slack.tap("lunch")
    slack.long_press("They are moving, Samir.")
    slack.tap("Pin to channel")
    slack.tap("channel_header")
    slack.tap("Pinned")
    assert slack.values("msg_text") == ["They are moving, Samir."]
    slack.long_press("They are moving, Samir.")
    slack.tap("Unpin from channel")
    assert "Messages that are pinned appear here" in slack.texts()


def test_what_was_begun_is_told_of_and_outlives_a_change(slack: Slack) -> None:
    slack.tap("random")
    slack.tap("message_input")
    slack.write("first")
    slack.tap("send_button")
    slack.write("begun")
    slack.long_press("first")
    slack.tap("Edit message")
    slack.write("!")
    slack.tap("send_button")
    assert slack.last("random").text == "first!"
    assert slack.value("message_input") == "begun"
    slack.phone.windows.back()
    slack.phone.windows.back()
    assert "Draft" in slack.texts()


def test_a_change_that_was_given_up_leaves_what_was_begun(slack: Slack) -> None:
    slack.app.store.send(slack.channel("random").id, "first")
    slack.tap("random")
    slack.tap("message_input")
    slack.write("begun")
    slack.long_press("first")
    slack.tap("Edit message")
    slack.phone.windows.back()
    slack.phone.windows.back()
    assert slack.value("message_input") == "begun"
    assert slack.last("random").text == "first"


def test_another_workspace_has_other_saved_messages(slack: Slack) -> None:
    store = slack.app.store
    store.messages.put(slack.last("random").id, saved=True)
    assert len(store.saved()) == 1
    store.add_workspace("elsewhere", "")
    assert slack.app.store.saved() == []


def test_a_status_is_kept_and_changed(slack: Slack) -> None:
    for written, shown in (("Out", "Out"), (" for lunch", "Out for lunch")):
        slack.tap("tab_you")
        slack.tap("Update your status")
        slack.write(written)
        slack.tap("button1")
        slack.tap("tab_home")
        slack.tap("tab_you")
        assert shown in slack.texts()


def test_a_talk_has_no_channel_to_join(slack: Slack) -> None:
    slack.tap("compose_button")
    slack.write("mira")
    slack.tap(MIRA)
    assert slack.find("join_button") is None
    assert slack.find("message_input") is not None
