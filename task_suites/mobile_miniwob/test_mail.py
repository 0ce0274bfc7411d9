"""Pages with an inbox: find a mail, and delete, star, answer or forward it."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.mail_ways import (
    BIN,
    STAR,
    do,
    open_mail,
    other_sender,
    tap_icon,
    write_reply,
    write_taker,
)
from task_suites.mobile_miniwob.mail_wishes import Wish, plain_wish
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import query


@page_task("email-inbox", "complex_ui_understanding", "scrolling")
def test_email_inbox(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox", page_seed)


@page_task("email-inbox-noscroll", "complex_ui_understanding")
def test_email_inbox_noscroll(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-noscroll", page_seed)


@page_task("email-inbox-star-reply", "complex_ui_understanding")
def test_email_inbox_star_reply(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-star-reply", page_seed)


@page_task("email-inbox-delete", "complex_ui_understanding")
def test_email_inbox_delete(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-delete", page_seed)


@page_task("email-inbox-important", "complex_ui_understanding")
def test_email_inbox_important(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-important", page_seed)


@page_task("email-inbox-reply", "complex_ui_understanding", "data_entry")
def test_email_inbox_reply(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-reply", page_seed)


@page_task("email-inbox-forward", "complex_ui_understanding", "data_entry")
def test_email_inbox_forward(episode: Episode, page_seed: int) -> None:
    play(episode, "email-inbox-forward", page_seed)


@test_email_inbox.solution
@test_email_inbox_noscroll.solution
@test_email_inbox_star_reply.solution
@test_email_inbox_delete.solution
@test_email_inbox_important.solution
@test_email_inbox_reply.solution
@test_email_inbox_forward.solution
def do_what_is_asked(pilot: Pilot) -> None:
    do(pilot, wished(pilot))


@test_email_inbox.mistake("with another mail", fails=DONE)
@test_email_inbox_noscroll.mistake("with another mail", fails=DONE)
@test_email_inbox_star_reply.mistake("with another mail", fails=DONE)
@test_email_inbox_delete.mistake("with another mail", fails=DONE)
@test_email_inbox_important.mistake("with another mail", fails=DONE)
@test_email_inbox_reply.mistake("with another mail", fails=DONE)
@test_email_inbox_forward.mistake("with another mail", fails=DONE)
def take_another_mail(pilot: Pilot) -> None:
    wish = wished(pilot)
    do(pilot, replace(wish, sender=other_sender(pilot, wish.sender)))


@test_email_inbox.mistake("opened only", fails=DONE)
@test_email_inbox_noscroll.mistake("opened only", fails=DONE)
@test_email_inbox_star_reply.mistake("opened only", fails=DONE)
def open_only(pilot: Pilot) -> None:
    open_mail(pilot, wished(pilot).sender)


@test_email_inbox_delete.mistake("starred", fails=DONE)
def star(pilot: Pilot) -> None:
    open_mail(pilot, wished(pilot).sender)
    tap_icon(pilot, STAR)


@test_email_inbox_important.mistake("deleted", fails=DONE)
def delete(pilot: Pilot) -> None:
    open_mail(pilot, wished(pilot).sender)
    tap_icon(pilot, BIN)


@test_email_inbox_reply.mistake("without the full stop", fails=DONE)
def leave_out_stop(pilot: Pilot) -> None:
    wish = wished(pilot)
    do(pilot, replace(wish, text=wish.text.removesuffix(".")))


@test_email_inbox_forward.mistake("a slip in the name", fails=DONE)
def slip(pilot: Pilot) -> None:
    wish = wished(pilot)
    do(pilot, replace(wish, text=f"{wish.text}x"))


@test_email_inbox_reply.mistake("not sent", fails=DONE)
def write_only(pilot: Pilot) -> None:
    wish = wished(pilot)
    open_mail(pilot, wish.sender)
    write_reply(pilot, wish.text)


@test_email_inbox_forward.mistake("not sent", fails=DONE)
def address_only(pilot: Pilot) -> None:
    wish = wished(pilot)
    open_mail(pilot, wish.sender)
    write_taker(pilot, wish.text)


def wished(pilot: Pilot) -> Wish:
    """What the yellow field asks for."""
    return plain_wish(query(pilot))
