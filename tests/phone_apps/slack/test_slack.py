"""Slack: workspaces, channels, messages, and whom they go to."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.slack import names
from pytest_androidbench.phone.apps.slack.schema import SlackMessage
from pytest_androidbench.phone.apps.slack.store import channel_name
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from tests.phone_apps.slack.conftest import MIRA, Slack


def test_a_message_goes_to_a_member(slack: Slack) -> None:
    slack.tap("compose_button")
    slack.write("mira")
    slack.tap(MIRA)
    slack.tap("message_input")
    slack.write("Hello!")
    slack.tap("send_button")
    sent = slack.last(MIRA)
    assert (sent.text, sent.author) == ("Hello!", slack.app.store.me.id)
    assert slack.channel(MIRA).direct
    assert slack.inside(MIRA) == {MIRA, "Robin Falk"}


def test_a_talk_with_a_member_is_there_once(slack: Slack) -> None:
    store = slack.app.store
    mira = next(each for each in store.everybody() if each.name == MIRA)
    assert store.talk_with(mira) == store.talk_with(mira)


def test_a_channel_is_made_with_a_name_that_fits(slack: Slack) -> None:
    slack.tap("add_channel")
    slack.write("Work Channel!")
    slack.tap("create_channel")
    assert not slack.channel("work-channel").private
    slack.tap(MIRA)
    slack.tap("Add")
    assert slack.inside("work-channel") == {MIRA, "Robin Falk"}
    assert "#work-channel" in slack.texts()


def test_a_name_that_is_taken_is_refused(slack: Slack) -> None:
    slack.tap("add_channel")
    slack.write("Lunch")
    slack.tap("create_channel")
    assert "That name is already taken by a channel" in slack.texts()
    assert slack.app.store.channels.count("WHERE name = 'lunch'") == 1


@pytest.mark.parametrize(
    ("words", "name"),
    [("Plan Budget", "plan-budget"), ("  #a b ", "a-b"), ("***", ""), ("x" * 200, "x" * 80)],
)
def test_names_of_channels(words: str, name: str) -> None:
    assert channel_name(words) == name


def test_a_workspace_is_made_without_inviting_anybody(slack: Slack) -> None:
    slack.tap("workspace_switcher")
    slack.tap("Create a new workspace")
    slack.write("myspace")
    slack.tap("next_button")
    slack.tap("workspace_input")
    slack.write("myproject")
    slack.tap("next_button")
    slack.tap("skip_button")
    made = slack.app.store.workspace
    assert (made.name, made.project) == ("myspace", "myproject")
    assert [each.name for each in slack.app.store.joined()] == ["general", "myproject"]
    assert [each.name for each in slack.app.store.everybody()] == ["Robin Falk"]
    slack.tap("workspace_switcher")
    slack.tap("Harbour Works")
    assert "random" in slack.texts()


def test_people_are_asked_into_a_new_workspace(slack: Slack) -> None:
    slack.tap("workspace_switcher")
    slack.tap("Create a new workspace")
    for words in ("myspace", "myproject", "a@example.com, b@example.com"):
        slack.tap("workspace_input")
        slack.write(words)
        slack.tap("next_button")
    asked = slack.app.store.invitations.all("ORDER BY _id")
    assert [each.address for each in asked] == ["a@example.com", "b@example.com"]
    assert {each.workspace for each in asked} == {slack.app.store.workspace.id}


def test_nobody_is_asked_in_where_the_step_is_skipped(slack: Slack) -> None:
    slack.tap("workspace_switcher")
    slack.tap("Create a new workspace")
    for words in ("myspace", "myproject"):
        slack.tap("workspace_input")
        slack.write(words)
        slack.tap("next_button")
    slack.tap("workspace_input")
    slack.write("a@example.com")
    slack.tap("skip_button")
    assert not slack.app.store.invitations.all()


def test_a_message_is_answered_in_its_thread(slack: Slack) -> None:
    slack.tap("lunch")
    message = slack.app.store.talk(slack.channel("lunch").id)[-3]
    slack.long_press(message.text)
    slack.tap("Reply in thread")
    slack.tap("reply_input")
    slack.write("So do I")
    slack.tap("send_button")
    assert slack.value("reply_count") == "1 reply"
    assert [each.text for each in slack.app.store.thread(message.id)] == ["So do I"]
    slack.phone.windows.back()  # the keyboard
    slack.phone.windows.back()
    assert "So do I" not in slack.texts()
    slack.tap("thread_replies")
    assert "So do I" in slack.texts()


def test_a_file_of_a_message_is_opened_and_shared(slack: Slack) -> None:
    slack.tap("lunch")
    slack.tap("file_frame_layout")
    assert slack.value("file_title") == "rolls-recipe.txt"
    slack.tap("copy_link_button")
    assert slack.phone.windows.overlays.last_toast == "Link copied"
    slack.tap("share_file_button")
    slack.write("mira")
    slack.tap(MIRA)
    slack.tap("send_button")
    assert slack.last(MIRA).file == slack.last("lunch").file


def test_an_answer_is_found_in_its_thread(slack: Slack) -> None:
    store = slack.app.store
    store.answer(store.talk(slack.channel("lunch").id)[-3], "Zucchini")
    slack.tap("tab_search")
    slack.tap("search_input")
    slack.write("zucchini")
    slack.tap("Zucchini")
    assert slack.value("thread_title") == "Thread"


def test_answers_go_with_their_message(slack: Slack) -> None:
    store, channel = slack.app.store, slack.channel("random").id
    store.send(channel, "Mine")
    mine = store.talk(channel)[-1]
    store.answer(mine, "So do I")
    store.delete(mine.id)
    assert not store.found("So do I")


def test_an_emoji_is_put_under_a_message_and_taken_away(slack: Slack) -> None:
    slack.tap("lunch")
    message = slack.app.store.talk(slack.channel("lunch").id)[-3]
    slack.long_press(message.text)
    slack.tap("heart")
    me = slack.app.store.me.id
    assert slack.app.store.reactions(message.id) == {"heart": [me]}
    slack.long_press(message.text)
    slack.tap("heart")
    assert slack.app.store.reactions(message.id) == {}


def test_own_messages_are_changed_and_deleted_others_are_not(slack: Slack) -> None:
    channel = slack.channel("random").id
    slack.app.store.send(channel, "A typpo")
    slack.tap("random")
    slack.long_press("A typpo")
    slack.tap("Edit message")
    slack.phone.windows.key(67)
    slack.tap("send_button")
    assert (slack.last("random").text, slack.last("random").edited) == ("A typp", True)
    slack.long_press("A typp (edited)")
    slack.tap("Delete message")
    slack.tap("Delete")
    last = slack.last("random")
    assert last.author != slack.app.store.me.id
    slack.long_press(last.text)
    assert slack.find("Delete message") is None


def test_a_channel_is_muted(slack: Slack) -> None:
    slack.tap("general")
    slack.tap("channel_header")
    slack.tap("Mute channel")
    assert slack.channel("general").muted
    slack.phone.windows.back()
    assert "Muted" in slack.texts()


def test_a_channel_is_left_after_a_question(slack: Slack) -> None:
    slack.tap("random")
    slack.tap("channel_header")
    slack.scrolled_to("leave_row")
    slack.tap("leave_row")
    slack.tap("Leave")
    assert slack.channel("random").gone
    assert "random" not in slack.texts()


def test_the_latest_file_goes_to_a_member(slack: Slack) -> None:
    slack.tap("Files")
    latest = slack.app.store.shared_files()[0]
    slack.tap(latest.name)
    slack.tap("Share file")
    slack.tap(MIRA)
    slack.tap("send_button")
    assert slack.last(MIRA).file == latest.id


def test_words_are_found_wherever_they_stand(slack: Slack) -> None:
    slack.tap("tab_search")
    slack.tap("search_input")
    slack.write("heron")
    found = slack.app.store.found("heron")
    assert len(found) == 2
    slack.tap(found[0].text)
    assert "#random" in slack.texts()
    assert slack.app.store.searches() == ["heron"]


def test_messages_are_saved(slack: Slack) -> None:
    slack.tap("lunch")
    last = slack.last("lunch")
    message = next(each for each in slack.app.store.talk(last.channel) if "knife" in each.text)
    slack.long_press(message.text)
    slack.tap("Save for later")
    assert [each.id for each in slack.app.store.saved()] == [message.id]


def test_the_theme_is_dark_where_somebody_wants_it(slack: Slack) -> None:
    slack.tap("tab_you")
    slack.tap("Preferences")
    slack.tap("Dark mode")
    slack.tap("On")
    assert slack.app.prefs().get(names.THEME, "") == "dark"
    assert slack.app.display(slack.phone.display).dark
    assert not slack.phone.display.dark


def test_what_was_begun_is_kept(slack: Slack) -> None:
    slack.tap("lunch")
    slack.tap("message_input")
    slack.write("Is there")
    slack.phone.windows.back()
    slack.phone.windows.back()
    slack.tap("lunch")
    assert "Is there" in slack.texts()


def test_a_text_of_another_app_is_handed_on(slack: Slack) -> None:
    text = {"android.intent.extra.TEXT": "Look at this"}
    slack.phone.activities.start(
        Intent(
            action=ACTION_SEND,
            type="text/plain",
            extras=text,
            component=f"{names.PACKAGE}/{names.MAIN}",
        )
    )
    slack.write("#desi")
    slack.tap("design")
    slack.tap("send_button")
    assert slack.last("design").text == "Look at this"


def test_channels_with_unread_messages_say_how_many(slack: Slack) -> None:
    store = slack.app.store
    mira = next(each for each in store.everybody() if each.name == MIRA)
    channel = slack.channel("lunch")
    assert store.unread(channel) == 0, "only a file of one's own"
    store.messages.add(SlackMessage(channel=channel.id, author=mira.id, at_ms=0, text="Soup!"))
    assert store.unread(channel) == 1
    slack.tap("lunch")
    assert store.unread(slack.channel("lunch")) == 0


def test_a_database_that_somebody_else_wrote_is_borne(slack: Slack) -> None:
    database = slack.app.database()
    database.execute("UPDATE messages SET text = x'ff00', author = 999, at_ms = 'late'")
    database.execute("UPDATE channels SET topic = NULL, read_to = 'x'")
    database.execute("DELETE FROM members")
    slack.phone.windows.invalidate()
    slack.tap("lunch")
    assert "Unknown member" in slack.texts()
