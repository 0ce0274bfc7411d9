"""Pages with an inbox whose wishes are put in anybody's words."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.mail_ways import (
    all_senders,
    do,
    open_mail,
    other_sender,
    write_taker,
)
from task_suites.mobile_miniwob.mail_wishes import Wish, free_wish
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import query


@page_task("email-inbox-nl-turk", "complex_ui_understanding", "scrolling", "data_entry")
def test_email_inbox_nl_turk(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-nl-turk", page_seed)


@page_task("email-inbox-forward-nl", "complex_ui_understanding", "data_entry")
def test_email_inbox_forward_nl(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-forward-nl", page_seed)


@page_task("email-inbox-forward-nl-turk", "complex_ui_understanding", "scrolling", "data_entry")
def test_email_inbox_forward_nl_turk(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-forward-nl-turk", page_seed)


@test_email_inbox_nl_turk.solution
@test_email_inbox_forward_nl.solution
@test_email_inbox_forward_nl_turk.solution
def do_what_is_asked(pilot: Pilot) -> None:
    do(pilot, wished(pilot))


@test_email_inbox_nl_turk.mistake("with another mail", fails=DONE)
@test_email_inbox_forward_nl.mistake("with another mail", fails=DONE)
@test_email_inbox_forward_nl_turk.mistake("with another mail", fails=DONE)
def take_another_mail(pilot: Pilot) -> None:
    wish = wished(pilot)
    do(pilot, replace(wish, sender=other_sender(pilot, wish.sender, wish.text)))


@test_email_inbox_nl_turk.mistake("opened only", fails=DONE)
def open_only(pilot: Pilot) -> None:
    open_mail(pilot, wished(pilot).sender)


@test_email_inbox_forward_nl.mistake("the other way round", fails=DONE)
def turn_round(pilot: Pilot) -> None:
    wish = wished(pilot)
    do(pilot, replace(wish, sender=wish.text, text=wish.sender))


@test_email_inbox_forward_nl.mistake("not sent", fails=DONE)
@test_email_inbox_forward_nl_turk.mistake("not sent", fails=DONE)
def address_only(pilot: Pilot) -> None:
    wish = wished(pilot)
    open_mail(pilot, wish.sender)
    write_taker(pilot, wish.text)


def wished(pilot: Pilot) -> Wish:
    """What the yellow field asks for; whose names are in it, the inbox tells."""
    return free_wish(query(pilot), all_senders(pilot))
