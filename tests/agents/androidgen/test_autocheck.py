"""AutoCheck as a pure function of a call, the screen it was made for and the one after it."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.scripted_functions import ScriptedFunctions
from pytest_androidbench.agents.androidgen.apps import app_called, is_published_name
from pytest_androidbench.agents.androidgen.checks import autocheck
from pytest_androidbench.agents.androidgen.screens import gen_screen
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.function_call import FunctionCall, read_function_call
from pytest_androidbench.interface.actions import Done, NoAction
from pytest_androidbench.interface.observation import Observation
from tests.agents.androidarena.desk import GOAL, PLAN, Desk, row, shown
from tests.agents.androidgen.study import error_in, lamp, reply, steps_of


def typing(text: str) -> FunctionCall:
    return FunctionCall(
        function="do", arguments={"action": "Input Text", "element_id": "1", "text": text}
    )


def page(text: str, **field: Any) -> Observation:
    known = {"class_name": "android.widget.EditText", "resource_id": "org.desk:id/note"}
    return shown(row(0, "Lamp"), row(1, text, **{**known, **field}))


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("milk", page("milk")),
        ("milk", page("and milk, too")),
        ("milk and\nbread", page("Milk and bread")),
        ("5551234", page("(555) 1-234")),
        ("?!", page("What?!")),
        ("secret", page("••••••", password=True)),
        ("send\n", page("")),
        ("milk", page("milk", bounds=(0, 900, 1000, 1000))),
        ("milk", page("milk", resource_id="", bounds=(0, 150, 1000, 400))),
        ("milk", page("milk", resource_id="", bounds=(0, 900, 1000, 1000), focused=True)),
    ],
)
def test_a_text_that_is_there_is_found(text: str, after: Observation) -> None:
    assert autocheck(typing(text), gen_screen(page("")).shown, after) == ""


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("milk", page("")),
        ("milk", page("mil")),
        ("?!", page("What?")),
        ("secret", page("", password=True)),
        ("milk", page("milk", class_name="android.widget.TextView")),
        ("milk", page("milk", resource_id="", bounds=(0, 900, 1000, 1000))),
    ],
)
def test_a_text_that_is_not_there_is_missed_by_the_paper_alone(
    text: str, after: Observation
) -> None:
    before = gen_screen(page("")).shown
    assert f"does not contain the text '{text}'" in autocheck(typing(text), before, after)
    assert autocheck(typing(text), before, after, "code") == ""


def test_ahead_of_a_call_its_effect_is_not_looked_for() -> None:
    assert autocheck(typing("milk"), gen_screen(page("")).shown) == ""
    assert "no element '1'" in autocheck(typing("milk"), gen_screen(shown()).shown)


@pytest.mark.parametrize("rate", [0.2, 0.5])
def test_what_a_round_was_told_can_be_had_again_from_what_is_recorded(rate: float) -> None:
    """By the screens and errors of the steps, and the answers of the calls alone."""
    told = 0
    for seed in range(10):
        errors = ("no fence", "two calls", "no element", "no app", "other element")
        answers = ScriptedFunctions([PLAN], error_rate=rate, errors=errors, seed=seed)
        way, model = steps_of(answers)
        way.begin(GOAL)
        desk, screens, notes = Desk(), list[Observation](), list[str]()
        for _ in range(9):
            screens.append(desk.observe())
            action = way.next(screens[-1])
            notes.append(action.note if isinstance(action, NoAction) else "")
            if isinstance(action, Done):
                break
            desk.perform(action)
        for place, note in enumerate(notes[: len(screens) - 1]):
            again = note or recomputed(str(answers(model.asked[place]).text), *screens[place:][:2])
            assert error_in(model.asked[place + 1]).partition("\n\n# Hint: ")[0] == again
            told += bool(again)
    assert told > 10


def recomputed(answer: str, before: Observation, now: Observation) -> str:
    try:
        call = read_function_call(answer)
    except Unusable as fault:
        return str(fault)
    return autocheck(call, gen_screen(before).shown, now)


@pytest.mark.parametrize(
    ("package", "name"),
    [
        ("com.google.android.apps.nexuslauncher", "Home"),
        ("com.android.launcher3", "Home"),
        ("com.google.android.apps.maps", "google maps"),
        ("com.google.android.apps.docs", "google drive"),
        ("net.cozic.joplin", "joplin"),
        ("com.android.calendar", "google calendar"),
        ("org.desk", "org.desk"),
        ("", ""),
    ],
)
def test_apps_are_called_as_published_or_by_their_packages(package: str, name: str) -> None:
    assert app_called(package) == name


def test_published_names_have_to_fit_at_their_beginning() -> None:
    assert is_published_name("Google Chrome")
    assert is_published_name("maps and more")
    assert not is_published_name("the maps")
    assert not is_published_name("")


def test_a_reply_is_read_as_it_is_told() -> None:
    call = read_function_call(reply('do("Navigate Home")'))
    sentence = autocheck(call, gen_screen(lamp()).shown, lamp())
    assert sentence == "the home screen is not in front: 'org.desk' is"
