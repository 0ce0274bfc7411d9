"""Numbers that are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.appdata.contacts import digits
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.task import TaskFunction
from task_suites.bmoca.state import is_calling
from task_suites.bmoca.test_talking import dial, type_number
from task_suites.bmoca_131.catalogue import LaterTask, published
from task_suites.bmoca_131.judging import judge_later
from task_suites.bmoca_131.state import texts_of

CALLED: Final = "the number is called"


def call_task(
    task_id: str, goal: str
) -> Callable[[Callable[[Episode], None]], TaskFunction[[Episode]]]:
    """A task that is about a number: called by its solution, and nearly so by its mistakes."""
    known = published()[task_id]
    number = digits(known.values[0])

    def call(pilot: Pilot) -> None:
        dial(pilot, number)

    def only_type(pilot: Pilot) -> None:
        type_number(pilot, number)

    def call_another(pilot: Pilot) -> None:
        dial(pilot, number[:-2] + number[:-3:-1])

    def declare(function: Callable[[Episode], None]) -> TaskFunction[[Episode]]:
        made = task(task_id, goal, limits=known.limits, app=known.app)(function)
        made.solution(call)
        made.mistake("typed, not called", fails=CALLED)(only_type)
        if number[-1] != number[-2]:
            made.mistake("the last two digits changed over", fails=CALLED)(call_another)
        return made

    return declare


def judge_call(episode: Episode, task_id: str) -> None:
    """Expect the call that the screen is about to go to a number."""
    device, known = episode.device, published()[task_id]
    judge_later(episode, task_id, CALLED, lambda: is_called(device, known))


def is_called(device: Device, task: LaterTask) -> bool:
    """Whether there is a call to a task's number, however it is written."""
    named = [digits(text) for text in texts_of(device, task.subjects)]
    return is_calling(device) and digits(task.values[0]) in named


@call_task("call_11489", "Call 11489.")
def test_call_11489(episode: Episode) -> None:
    judge_call(episode, "call_11489")


@call_task("call_311311", "Call 311311.")
def test_call_311311(episode: Episode) -> None:
    judge_call(episode, "call_311311")


@call_task("call_1234578", "Call 123-4578.")
def test_call_1234578(episode: Episode) -> None:
    judge_call(episode, "call_1234578")


@call_task("call_2234458", "Call 223-4458.")
def test_call_2234458(episode: Episode) -> None:
    judge_call(episode, "call_2234458")


@call_task("call_4027717", "Call 402-7717.")
def test_call_4027717(episode: Episode) -> None:
    judge_call(episode, "call_4027717")


@call_task("call_7663394", "Call 766-3394.")
def test_call_7663394(episode: Episode) -> None:
    judge_call(episode, "call_7663394")


@call_task("call_9876654", "Call 987-6654.")
def test_call_9876654(episode: Episode) -> None:
    judge_call(episode, "call_9876654")


@call_task("call_264451193", "Call 26-445-1193.")
def test_call_264451193(episode: Episode) -> None:
    judge_call(episode, "call_264451193")


@call_task("call_contact_center", "Call the contact centre of the United States: 800-333-4636.")
def test_call_contact_center(episode: Episode) -> None:
    judge_call(episode, "call_contact_center")


@call_task("call_weather_service", "Call the weather service: 301-713-0622.")
def test_call_weather_service(episode: Episode) -> None:
    judge_call(episode, "call_weather_service")


@call_task("call_social_security", "Call the office for social security: 800-772-1213.")
def test_call_social_security(episode: Episode) -> None:
    judge_call(episode, "call_social_security")


@call_task("call_white_house", "Call the White House: 202-456-1111.")
def test_call_white_house(episode: Episode) -> None:
    judge_call(episode, "call_white_house")
