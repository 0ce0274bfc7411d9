"""Recorded steps are translated into what AndroidArena compares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pytest_androidbench
from fixtures.arena_example import DUMP, SEEN
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree, lengths_in
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    DoubleTap,
    Drag,
    Gesture,
    Infeasible,
    LongPress,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
    action_to_plain,
)
from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.arena.screens import CompressedScreen
from pytest_androidbench.report.arena.translating import (
    ArenaTranslation,
    arena_translation,
    translated,
)
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep
from tests.records.samples import episode, new_run, record

LIST: Final = '//*[@resource-id="com.demo.app:id/list"]'
FIRST_ROW: Final = f"{LIST}/android.widget.LinearLayout[1]"
CLOCK: Final = KnownApp(package="com.google.android.deskclock", label="Clock", names=("alarms?",))


def index_of(label: str) -> int:
    found = SEEN.find(label)
    assert found is not None
    return found.index


def taken(
    *actions: Action | dict[str, Any], error: str = "", package: str = "com.demo.app"
) -> list[StepRecord]:
    """Steps as they are recorded, each on the example's screen."""
    return [
        StepRecord(
            index=index,
            turn=0,
            action=action if isinstance(action, dict) else action_to_plain(action),
            package=package,
            observation=f"{index:03d}.xml",
            screen=(1080, 2400),
            error=error,
        )
        for index, action in enumerate(actions)
    ]


def on_example(steps: list[StepRecord], **options: Any) -> ArenaTranslation:
    return translated(steps, lambda _: DUMP, **options)


def only(action: Action | dict[str, Any], **options: Any) -> ArenaStep:
    (step,) = on_example(taken(action), **options).steps
    return step


def acted(action: Action | dict[str, Any]) -> ArenaAction:
    found = only(action).action
    assert found is not None
    return found


PLAIN: Final[list[tuple[Action, ArenaAction]]] = [
    (Scroll("down"), ArenaAction(kind="swipe_up")),
    (Scroll("up"), ArenaAction(kind="swipe_down")),
    (Scroll("right"), ArenaAction(kind="swipe_left")),
    (Scroll("left", at=4), ArenaAction(kind="swipe_right")),
    (Swipe((500, 900), (510, 300)), ArenaAction(kind="swipe_up")),
    (Swipe((500, 300), (500, 301)), ArenaAction(kind="swipe_down")),
    (Swipe((900, 300), (100, 310)), ArenaAction(kind="swipe_left")),
    (Swipe((100, 300), (900, 310)), ArenaAction(kind="swipe_right")),
    (Gesture(((500, 900, 0), (700, 600, 50), (500, 300, 90))), ArenaAction(kind="swipe_up")),
    (Press("back"), ArenaAction(kind="press_back")),
    (Press("enter"), ArenaAction(kind="press_enter")),
    (Press("home"), ArenaAction(kind="press_home")),
    (Press("recents"), ArenaAction(kind="press_recents")),
    (Drag(2, 4), ArenaAction(kind="drag")),
    (Pinch("in"), ArenaAction(kind="pinch")),
    (Wait(2), ArenaAction(kind="wait")),
    (Done(), ArenaAction(kind="finish")),
    (Infeasible("no such app"), ArenaAction(kind="finish", text="N/A")),
    (Answer("five"), ArenaAction(kind="answer", text="five")),
]


@pytest.mark.parametrize(("action", "expected"), PLAIN, ids=lambda value: repr(value)[:40])
def test_what_is_about_no_element_is_told_by_its_kind(
    action: Action, expected: ArenaAction
) -> None:
    assert only(action) == ArenaStep(action=expected)


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        (Tap(5), "click"),
        (LongPress(5), "long_click"),
        (DoubleTap(5), "double_click"),
        (Type("hello", 5), "set_text"),
        (Tap((700, 300)), "click"),
        (Swipe((700, 300), (700, 300), ms=100), "click"),
        (Swipe((700, 300), (700, 300), ms=400), "long_click"),
        (Gesture(((700, 300, 0), (700, 300, 900))), "long_click"),
    ],
    ids=repr,
)
def test_an_element_is_told_by_its_paths(action: Action, kind: str) -> None:
    found = acted(action)
    assert (found.kind, found.xpath) == (kind, FIRST_ROW)
    assert {LIST, '//*[@text="Alice"]', f"{LIST}/android.widget.LinearLayout[2]"} < found.nearby
    assert found.text == ("hello" if kind == "set_text" else "")


def test_what_cannot_be_acted_on_means_what_holds_it_and_can() -> None:
    assert acted(Tap(index_of("Alice"))).xpath == FIRST_ROW
    assert acted(Tap(index_of("Version 1"))).xpath == '//*[@text="Version 1"]'


def test_a_point_means_the_deepest_element_with_an_action() -> None:
    assert acted(Tap((80, 180))).xpath == '//*[@content-desc="Open menu"]'
    assert acted(Tap((500, 180))).xpath == '//*[@resource-id="com.demo.app:id/search"]'


def test_a_point_on_no_element_is_not_translated() -> None:
    assert only(Tap((500, 2_000))) == ArenaStep(action=None, translated=False)


def test_of_elements_over_each_other_a_point_means_the_one_on_top() -> None:
    place = 'class="a.B" bounds="[0,0][99,99]" clickable="true"'
    dump = (
        f'<hierarchy><node text="below" {place}><node text="in it" {place}/></node>'
        f'<node text="above" {place}/></hierarchy>'
    )
    (step,) = translated(taken(Tap((5, 5))), lambda _: dump).steps
    assert step.action is not None
    assert step.action.xpath == '//*[@text="above"]'


@pytest.mark.parametrize("dump", ["", "no XML", "<hierarchy/>", '<hierarchy><node text="x"/>'])
def test_without_a_hierarchy_no_element_is_known(dump: str) -> None:
    steps = taken(Tap(0), Tap((1, 1)), Press("back"), Type("x"))
    found = translated(steps, lambda _: dump)
    assert [each.translated for each in found.steps] == [False, False, True, False]
    assert found.untranslated == 0.75


def test_without_a_step_nothing_is_untranslated() -> None:
    assert translated([], lambda _: "") == ArenaTranslation(steps=())
    assert ArenaTranslation(steps=()).untranslated == 0


def test_a_text_without_a_place_goes_into_the_focused_field() -> None:
    at = DUMP.index('password="true"')
    field = DUMP.rindex('focused="false"', 0, at)
    focused = DUMP[:field] + DUMP[field:].replace('focused="false"', 'focused="true"', 1)
    (step,) = translated(taken(Type("secret")), lambda _: focused).steps
    assert step.action is not None
    assert step.action.xpath == '//*[@resource-id="com.demo.app:id/pw"]'
    assert only(Type("secret")) == ArenaStep(action=None, translated=False)


def test_a_text_with_enter_is_two_steps() -> None:
    steps = on_example(taken(Type("x", 2, enter=True))).steps
    assert [each.action.kind for each in steps if each.action] == ["set_text", "press_enter"]
    failed = on_example(taken(Type("x", 2, enter=True), error="it takes no text")).steps
    assert [each.error for each in failed] == ["it takes no text"]


def test_an_answer_at_the_end_is_one_step_with_it() -> None:
    steps = on_example(taken(Answer("five"), Done())).steps
    assert steps == (ArenaStep(action=ArenaAction(kind="finish", text="five")),)
    later = on_example(taken(Answer("five"), Press("back"), Done())).steps
    assert [each.action for each in later] == [
        ArenaAction(kind="answer", text="five"),
        ArenaAction(kind="press_back"),
        ArenaAction(kind="finish"),
    ]


@pytest.mark.parametrize(
    ("name", "package"),
    [
        ("Clock", CLOCK.package),
        ("alarm", CLOCK.package),
        ("com.google.android.deskclock", CLOCK.package),
        ("org.mozilla.firefox", "org.mozilla.firefox"),
        ("Weather", "com.weather.Weather"),
    ],
)
def test_an_app_is_told_by_its_package(name: str, package: str) -> None:
    opened, after = taken(Open(name), Done())
    steps = [opened, replace(after, package="com.weather.Weather")]
    first = on_example(steps, apps=[CLOCK]).steps[0]
    assert first == ArenaStep(action=ArenaAction(kind="start", package=package))


def test_an_app_of_which_nothing_is_known_keeps_its_name() -> None:
    assert acted(Open("Weather")) == ArenaAction(kind="start", package="Weather")


def test_an_app_that_is_not_there_is_a_fault() -> None:
    steps = on_example(taken(Open("Clok"), error="there is no app 'Clok'")).steps
    assert steps == (ArenaStep(action=None, fault="app", error="there is no app 'Clok'"),)


@pytest.mark.parametrize("fault", ["format", "action", "element", "app"])
def test_a_reply_without_an_action_keeps_its_fault(fault: str) -> None:
    step = only({"action": "NoAction", "fault": fault, "note": "there is no action 'tap'"})
    assert (step.action, step.fault, step.error) == (None, fault, "there is no action 'tap'")
    assert step.translated


def test_what_is_none_of_our_actions_is_not_translated() -> None:
    adb = {"action": "Adb", "request": "shell input keyevent 4"}
    for action in (adb, {"action": "Dance"}, {}, {"action": 3}, {"action": "Scroll"}):
        assert only(action) == ArenaStep(action=None, translated=False)
    assert only({"action": "NoAction", "fault": "hunger"}).fault == "format"


def compress(seen: Observation) -> CompressedScreen:
    tree = androidarena_tree(seen, app="Demo")
    return CompressedScreen(text=tree.text, lines=lengths_in(tree))


def test_lengths_are_of_the_chosen_element_s_line_and_of_the_whole() -> None:
    whole = len(androidarena_tree(SEEN, app="Demo").text)
    steps = on_example(
        taken(Tap(index_of("Alice")), Press("back"), Tap((500, 2_000))), compress=compress
    ).steps
    line = "        [n1234] row ;click ; ;; Alice: "
    assert [(each.entry, each.observation) for each in steps] == [
        (len(line), whole),
        (0, whole),
        (0, whole),
    ]


def test_a_recorded_attempt_is_read_from_its_files(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode(), 1)
    attempt.write_file("000.xml", DUMP.encode())
    for step in taken(Tap((80, 180)), Tap((80, 180))):
        attempt.write_step(step)
    attempt.finish(record())
    (loaded,) = pytest_androidbench.load(run.path).episodes
    found = arena_translation(loaded)
    assert [each.translated for each in found.steps] == [True, False]
    assert found.untranslated == 0.5


JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
NAMES: Final = ["Tap", "LongPress", "Swipe", "Gesture", "Scroll", "Type", "Press", "Open", "Answer",
                "NoAction", "Done"]  # fmt: skip
FIELDS: Final = ["at", "start", "end", "ms", "path", "direction", "text", "key", "app", "fault",
                 "enter"]  # fmt: skip


@given(
    action=st.builds(
        lambda name, fields: {"action": name, **fields},
        st.sampled_from(NAMES) | JSON,
        st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4),
    ),
    dump=st.sampled_from([DUMP, "", "<hierarchy/>"]),
)
def test_whatever_is_stored_comes_to_a_step_of_some_kind(action: dict[str, Any], dump: str) -> None:
    read: Callable[[StepRecord], str] = lambda _: dump  # noqa: E731
    for step in translated(taken(action), read).steps:
        assert step.translated or step.action is None
        assert step.action is None or not step.fault
