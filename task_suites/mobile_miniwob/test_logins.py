"""Pages that want a name and a password, or a password twice."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import SUBMIT, asked, elements, submit

USER: Final = "username"
PASSWORD: Final = "password"  # noqa: S105 - the id of a field
AGAIN: Final = "verify"
GO_HOME: Final = "popup-ok"
STAY: Final = "popup-cancel"


@page_task("enter-password", "data_entry")
def test_enter_password(episode: Episode, page_seed: int) -> None:
    play(episode, "enter-password", page_seed)


@page_task("login-user", "data_entry")
def test_login_user(episode: Episode, page_seed: int) -> None:
    play(episode, "login-user", page_seed)


@page_task("login-user-popup", "data_entry", "complex_ui_understanding")
def test_login_user_popup(episode: Episode, page_seed: int) -> None:
    play(episode, "login-user-popup", page_seed)


@test_enter_password.solution
def enter_twice(pilot: Pilot) -> None:
    fill(pilot, {PASSWORD: wanted_password(pilot), AGAIN: wanted_password(pilot)})
    submit(pilot)


@test_login_user.solution
@test_login_user_popup.solution
def log_in(pilot: Pilot) -> None:
    user, password = account(pilot)
    fill(pilot, {USER: user, PASSWORD: password})
    submit(pilot)


@test_enter_password.mistake("once only", fails=DONE)
def enter_once(pilot: Pilot) -> None:
    fill(pilot, {PASSWORD: wanted_password(pilot)})
    submit(pilot)


@test_enter_password.mistake("a slip in the second", fails=DONE)
def slip(pilot: Pilot) -> None:
    password = wanted_password(pilot)
    fill(pilot, {PASSWORD: password, AGAIN: f"{password}x"})
    submit(pilot)


@test_enter_password.mistake("not submitted", fails=DONE)
def enter_only(pilot: Pilot) -> None:
    fill(pilot, {PASSWORD: wanted_password(pilot), AGAIN: wanted_password(pilot)})


@test_login_user.mistake("the name with a capital", fails=DONE)
@test_login_user_popup.mistake("the name with a capital", fails=DONE)
def capitalize(pilot: Pilot) -> None:
    user, password = account(pilot)
    fill(pilot, {USER: user.capitalize(), PASSWORD: password})
    submit(pilot)


@test_login_user.mistake("no password", fails=DONE)
def leave_out_password(pilot: Pilot) -> None:
    fill(pilot, {USER: account(pilot)[0]})
    submit(pilot)


@test_login_user.mistake("not submitted", fails=DONE)
@test_login_user_popup.mistake("not submitted", fails=DONE)
def fill_only(pilot: Pilot) -> None:
    user, password = account(pilot)
    fill(pilot, {USER: user, PASSWORD: password})


@test_login_user_popup.mistake("led away by the popup, or too early", fails=DONE)
def leave(pilot: Pilot) -> None:
    for field in (USER, PASSWORD):
        if not asks(pilot):
            pilot.tap(id=field)
    pilot.tap(id=GO_HOME if asks(pilot) else SUBMIT)


def account(pilot: Pilot) -> tuple[str, str]:
    """The name and the password that are asked for."""
    user, password = asked(pilot, r'username "([^"]+)" and the password "([^"]+)"')
    return user, password


def wanted_password(pilot: Pilot) -> str:
    """The password that is asked for."""
    return asked(pilot, r'password "([^"]+)"')[0]


def fill(pilot: Pilot, texts: dict[str, str]) -> None:
    """Write texts into fields with ids; what comes in between is declined."""
    for field, text in texts.items():
        pilot.tap(id=field)
        if asks(pilot):
            pilot.tap(id=STAY)
        pilot.type(None, text, id=field)


def asks(pilot: Pilot) -> bool:
    """Whether a popup asks to leave the page."""
    return any(node.resource_id == STAY for node in elements(pilot))
