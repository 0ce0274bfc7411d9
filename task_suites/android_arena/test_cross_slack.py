"""From other apps to Slack: an address, a text message, the name of a place."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import Card
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.validators import same_rows
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.contact_ways import EMAILS, NAMES, open_person
from task_suites.android_arena.contact_ways import arranged as with_people
from task_suites.android_arena.cross_slack import (
    OTHER_CHANNEL,
    POSTED,
    SAYS,
    channel_names,
    check_posted,
    post,
    with_channel,
    write_in,
)
from task_suites.android_arena.cross_texts import arrange_worded, earlier, read_chat
from task_suites.android_arena.map_places import MapStart, nearest, starts
from task_suites.android_arena.map_ways import search
from task_suites.android_arena.slack_ways import (
    REST,
    SEND,
    Office,
    arranged,
    offices,
    rows_but_messages,
    sent,
    write_to,
)
from task_suites.android_arena.text_cases import TextCase, text_cases

KEPT: Final = "nothing else was changed"
SENT: Final = "one message went there, with the name and nothing else"


@arena_task(
    "contact_mail_to_channel",
    "Look up {names[0]}'s mail address in Contacts, and send the address, and nothing else, to the "
    "Slack channel {channel}.",
    params={
        "names": st.lists(NAMES, min_size=2, max_size=2, unique=True),
        "emails": st.lists(EMAILS, min_size=2, max_size=2, unique=True),
        "channel": channel_names(),
    },
)
def test_address_to_channel(
    episode: Episode, names: list[str], emails: list[str], channel: str
) -> None:
    cards = [Card(name=name, emails=(email,)) for name, email in zip(names, emails, strict=True)]
    book, start = with_people(episode, *cards), with_channel(episode, channel)
    before = book.read()
    episode.run()
    check_posted(episode, start, channel, emails[0])
    with episode.check(KEPT):
        assert book.read() == before


@test_address_to_channel.solution
def send_address(pilot: Pilot, names: list[str], emails: list[str], channel: str) -> None:
    open_person(pilot, names[0])
    post(pilot, channel, emails[0])


@test_address_to_channel.mistake("somebody else's", fails=SAYS)
def send_other_address(pilot: Pilot, names: list[str], emails: list[str], channel: str) -> None:
    open_person(pilot, names[1])
    post(pilot, channel, emails[1])


@test_address_to_channel.mistake("another channel", fails=POSTED)
def send_address_elsewhere(pilot: Pilot, names: list[str], emails: list[str]) -> None:
    open_person(pilot, names[0])
    post(pilot, OTHER_CHANNEL, emails[0])


@test_address_to_channel.mistake("not sent", fails=POSTED)
def write_address(pilot: Pilot, names: list[str], emails: list[str], channel: str) -> None:
    open_person(pilot, names[0])
    write_in(pilot, channel, emails[0])


def judge_text(episode: Episode, case: TextCase, channel: str) -> None:
    """Expect the latest text message with the word in a channel, and no message changed."""
    before, start = arrange_worded(episode.device, case), with_channel(episode, channel)
    episode.run()
    check_posted(episode, start, channel, case.told)
    with episode.check(KEPT):
        assert same_rows(before, Messages(episode.device).all())


def pass_text_on(pilot: Pilot, case: TextCase, channel: str) -> None:
    """Read the latest message with the word, and send it to a channel."""
    read_chat(pilot, case.who)
    post(pilot, channel, case.told)


def pass_earlier_on(pilot: Pilot, case: TextCase, channel: str) -> None:
    """Do so with an older message that has the word."""
    read_chat(pilot, case.other)
    post(pilot, channel, earlier(case))


def pass_latest_on(pilot: Pilot, case: TextCase, channel: str) -> None:
    """Do so with the latest message of all, which has not the word."""
    read_chat(pilot, case.who)
    post(pilot, channel, case.texts[2])


def write_text(pilot: Pilot, case: TextCase, channel: str) -> None:
    """Read the right message, and do not send what is written."""
    read_chat(pilot, case.who)
    write_in(pilot, channel, case.told)


@arena_task(
    "text_to_channel",
    "Find the latest text message with the word '{case.word}', and send its text to the Slack "
    "channel {channel}.",
    params={"case": text_cases(), "channel": channel_names()},
)
def test_text_to_channel(episode: Episode, case: TextCase, channel: str) -> None:
    judge_text(episode, case, channel)


test_text_to_channel.solution(pass_text_on)
test_text_to_channel.mistake("an earlier one", fails=SAYS)(pass_earlier_on)
test_text_to_channel.mistake("one without the word", fails=SAYS)(pass_latest_on)
test_text_to_channel.mistake("not sent", fails=POSTED)(write_text)


@test_text_to_channel.mistake("another channel", fails=POSTED)
def pass_text_elsewhere(pilot: Pilot, case: TextCase) -> None:
    pass_text_on(pilot, case, OTHER_CHANNEL)


@arena_task(
    "text_to_channel_again",
    "Send the Slack channel {channel} the text of the latest text message that has the word "
    "'{case.word}' in it.",
    params={"case": text_cases(), "channel": channel_names()},
)
def test_text_to_channel_again(episode: Episode, case: TextCase, channel: str) -> None:
    judge_text(episode, case, channel)


test_text_to_channel_again.solution(pass_text_on)
test_text_to_channel_again.mistake("an earlier one", fails=SAYS)(pass_earlier_on)
test_text_to_channel_again.mistake("one without the word", fails=SAYS)(pass_latest_on)
test_text_to_channel_again.mistake("not sent", fails=POSTED)(write_text)


def judge_nearest_name(episode: Episode, office: Office, start: MapStart, kind: str) -> None:
    """Expect the name of the nearest place of a kind in one direct message."""
    start.put(episode.device)
    slack = arranged(episode, office)
    episode.run()
    with episode.check(SENT):
        assert not sent(slack, office.name, text=nearest(start, kind)[0].name)
    with episode.check(REST, weight=0.5):
        after = slack.slack.contents()
        assert same_rows(rows_but_messages(slack.before), rows_but_messages(after))


def tell_name(pilot: Pilot, words: str, name: str, to: str) -> Pilot:
    """Find a place, and write its name to somebody."""
    search(pilot, words)
    return write_to(pilot.scroll_to(text=name), to, name)


@arena_task(
    "coffee_shop_to_slack",
    "Find in Maps which coffee shop is nearest to here, and send its name, and nothing else, to "
    "{office.name} as a direct message in Slack.",
    params={"office": offices(), "start": starts()},
)
def test_coffee_shop(episode: Episode, office: Office, start: MapStart) -> None:
    judge_nearest_name(episode, office, start, "cafe")


def tell_coffee_shop(pilot: Pilot, start: MapStart, place: int, to: str) -> Pilot:
    """Write to somebody what the nearest coffee shop, or the next one, is called."""
    return tell_name(pilot, "coffee", nearest(start, "cafe")[place].name, to)


@test_coffee_shop.solution
def send_coffee_shop(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_coffee_shop(pilot, start, 0, office.name).tap(id=SEND)


@test_coffee_shop.mistake("the second nearest", fails=SENT)
def send_second_coffee_shop(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_coffee_shop(pilot, start, 1, office.name).tap(id=SEND)


@test_coffee_shop.mistake("to somebody else", fails=SENT)
def send_coffee_shop_elsewhere(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_coffee_shop(pilot, start, 0, office.other).tap(id=SEND)


@test_coffee_shop.mistake("not sent", fails=SENT)
def write_coffee_shop(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_coffee_shop(pilot, start, 0, office.name)


@arena_task(
    "restaurant_to_slack",
    "Find in Maps which restaurant is nearest to here, open or not, and send its name, and nothing "
    "else, to {office.name} as a direct message in Slack.",
    params={"office": offices(), "start": starts()},
)
def test_restaurant(episode: Episode, office: Office, start: MapStart) -> None:
    judge_nearest_name(episode, office, start, "restaurant")


def tell_restaurant(pilot: Pilot, start: MapStart, place: int, to: str) -> Pilot:
    """Write to somebody what the nearest restaurant, or the next one, is called."""
    return tell_name(pilot, "restaurant", nearest(start, "restaurant")[place].name, to)


@test_restaurant.solution
def send_restaurant(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_restaurant(pilot, start, 0, office.name).tap(id=SEND)


@test_restaurant.mistake("the second nearest", fails=SENT)
def send_second_restaurant(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_restaurant(pilot, start, 1, office.name).tap(id=SEND)


@test_restaurant.mistake("to somebody else", fails=SENT)
def send_restaurant_elsewhere(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_restaurant(pilot, start, 0, office.other).tap(id=SEND)


@test_restaurant.mistake("not sent", fails=SENT)
def write_restaurant(pilot: Pilot, office: Office, start: MapStart) -> None:
    tell_restaurant(pilot, start, 0, office.name)
