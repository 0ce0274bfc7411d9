"""What a model is told, and a record says, of calls that came to nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fixtures.model_server import Says
from pytest_androidbench.agents.androidgen.agent import AndroidGen
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Fault, NoAction, Open, Press, Tap, Type
from tests.agents.androidarena.desk import GOAL, lines, shown
from tests.agents.androidgen.study import acted, called, error_in, lamp, reply, steps_of, told
from tests.agents.prompted import agent_of, words

WRONG: list[tuple[str, Fault, str]] = [
    ("I do not know.", "format", "the answer has no fenced block"),
    ("", "format", "the answer has no fenced block"),
    (reply("do("), "format", "the call is no Python"),
    (reply("for i in x: do('Wait')"), "format", "this is no call of a function"),
    (reply('do("Wait")\ndo("Wait")'), "format", "there are 2 calls; give one"),
    (reply('do("Click", element_id=1 + 1)'), "format", "element_id must be written out"),
    (reply("click(1)"), "action", "'click' cannot be called"),
    (reply('do("Hover", "0")'), "action", "there is no action 'Hover'"),
    (reply('do("Click")'), "format", "'Click' needs element_id"),
    (reply('do("Click", "x")'), "element", "there is no element 'x' in the list that was shown"),
    (reply('do("Click", "2")'), "element", "there is no element '2' in the list that was shown"),
    (reply('do("Input Text", "1", "")'), "format", "do needs text"),
    (reply('do("Scroll", direction="on")'), "format", "direction must be one of"),
    (reply('quote("")'), "format", "quote needs content"),
]


@pytest.mark.parametrize(("answer", "fault", "sentence"), WRONG)
def test_a_broken_rule_spends_the_step_and_the_next_round_is_told(
    answer: str, fault: Fault, sentence: str
) -> None:
    way, model = steps_of(lines(answer, reply("exit()")))
    first, _ = acted(way, lamp(), lamp())
    assert first == NoAction(fault)
    assert sentence in first.note
    assert sentence in error_in(model.asked[1])
    assert "# Current State: App: org.desk." in told(model.asked[1])


@pytest.mark.parametrize(("answer", "fault", "sentence"), WRONG)
def test_a_reply_is_written_again_where_that_is_wanted(
    answer: str, fault: Fault, sentence: str
) -> None:
    way, model = steps_of(lines(answer, reply('do("Click", "0")')), autocheck="regenerate")
    assert acted(way, lamp(), lamp()) == [Tap(0), Tap(0)]
    assert sentence in error_in(model.asked[1])
    assert "was not carried out" in error_in(model.asked[1])
    assert error_in(model.asked[2]) == ""
    assert answer not in str(model.asked[2]["messages"]) or not answer


def test_after_three_replies_that_break_rules_the_step_is_spent() -> None:
    way, model = steps_of(lines("no", "never", "nothing", "."), autocheck="regenerate")
    (first,) = acted(way, lamp())
    assert first == NoAction("format")
    assert "nothing" in first.note
    assert len(model.asked) == 3


@pytest.mark.parametrize(("answer", "fault", "sentence"), WRONG)
def test_silent_checks_block_and_say_nothing(answer: str, fault: Fault, sentence: str) -> None:
    way, model = steps_of(lines(answer, reply("exit()")), autocheck="silent")
    first, _ = acted(way, lamp(), lamp())
    assert first == NoAction(fault)
    assert sentence in first.note
    assert error_in(model.asked[1]) == ""


def test_without_the_module_what_stands_there_unseen_can_be_meant_and_nothing_is_said() -> None:
    hidden = shown(*lamp().nodes[:2], replace(lamp().nodes[0], index=2, resource_id="inputmethod"))
    answers = called('do("Click", "2")', 'do("Click", "9")', "exit()")
    way, model = steps_of(lines(*answers), modules="none")
    assert acted(way, hidden, hidden, hidden)[:2] == [Tap(2), NoAction("element")]
    assert [error_in(body) for body in model.asked] == [""] * 3


@pytest.mark.parametrize(
    ("code", "action", "now", "sentence"),
    [
        ('do("Input Text", "1", "milk")', Type("milk", 1, clear=True), lamp(),
         "element '1' does not contain the text 'milk': it holds 'Note'"),
        ('do("Input Text", "1", "milk")', Type("milk", 1, clear=True), shown(),
         "does not contain the text 'milk': there is no field now"),
        ('do("Navigate Home")', Press("home"), lamp(), "the home screen is not in front"),
        ('open_app("Shelf")', Open("Shelf"), lamp(error="no app is called Shelf"),
         "It could not be carried out: no app is called Shelf"),
        ('do("Click", "0")', Tap(0), lamp(error="it is covered"),
         "It could not be carried out: it is covered"),
    ],
)  # fmt: skip
def test_an_effect_that_is_missing_is_told(
    code: str, action: Action, now: object, sentence: str
) -> None:
    for handling in ("feedback", "regenerate"):
        way, model = steps_of(lines(*called(code, "exit()")), autocheck=handling)
        assert acted(way, lamp(), now)[0] == action  # type: ignore[arg-type]
        assert sentence in error_in(model.asked[1])
    way, model = steps_of(lines(*called(code, "exit()")), autocheck="silent")
    acted(way, lamp(), now)  # type: ignore[arg-type]
    assert error_in(model.asked[1]) == ""


@pytest.mark.parametrize(
    ("code", "now"),
    [
        ('do("Input Text", "1", "milk")', lamp(typed="milk")),
        ('do("Navigate Home")', shown(package="com.android.launcher3")),
        ('do("Click", "0")', lamp()),
        ('quote("the lamp is on")', lamp()),
        ('do("Scroll", direction="down")', lamp()),
    ],
)
def test_an_effect_that_is_there_is_not_talked_about(code: str, now: object) -> None:
    way, model = steps_of(lines(*called(code, "exit()")))
    acted(way, lamp(), now)  # type: ignore[arg-type]
    assert error_in(model.asked[1]) == ""


def test_the_codes_rules_know_apps_by_name_and_look_at_no_effect() -> None:
    answers = called('open_app("Shelf")', 'do("Input Text", "1", "milk")', "exit()")
    way, model = steps_of(lines(*answers), rules="code")
    assert acted(way, lamp(), lamp(), lamp())[0] == NoAction("app")
    assert error_in(model.asked[1]).startswith("there is no app called 'Shelf'")
    assert error_in(model.asked[2]) == ""


def test_as_published_a_reply_without_a_block_ends_the_run_and_the_first_block_counts() -> None:
    way, _ = steps_of(lines("I do not know."), upstream=True)
    with pytest.raises(AgentError, match="breaks down here: the answer has no fenced block"):
        acted(way, lamp())
    way, _ = steps_of(lines(reply('do("Click", "0")') + reply("exit()")), upstream=True)
    assert acted(way, lamp()) == [Tap(0)]


def test_as_published_an_id_means_a_place_shown_or_not_but_never_beside_the_screen() -> None:
    hidden = shown(*lamp().nodes, replace(lamp().nodes[0], index=3, resource_id="x/inputmethod"))
    way, _ = steps_of(lines(*called('do("Click", "3")', 'do("Click", "2")')), upstream=True)
    assert acted(way, hidden, hidden) == [Tap(3), NoAction("element")]


def test_a_reply_that_was_cut_off_says_so() -> None:
    cut = Says(text="## Round 0\n* Analysis: I think", stop="max_tokens")
    with agent_of(AndroidGen, cut, Says(text=reply("exit()")), modules="autocheck") as (
        agent,
        server,
    ):
        agent.start(GOAL)
        first = agent.act(lamp())
        agent.act(lamp())
    assert isinstance(first, NoAction)
    assert "It was cut off after 4096 tokens: max_tokens is an option." in first.note
    assert "It was cut off after 4096 tokens" in words(server.asked[1])
