"""What is kept becomes drafts: modules of tasks that are refused at collection without checks."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.benches import Bench
from fixtures.made_runs import HOSTILE
from pytest_androidbench.errors import TaskDefinitionError
from pytest_androidbench.generating.drafts import drafts_of
from pytest_androidbench.generating.faults import GeneratingError
from pytest_androidbench.generating.review import Proposal, Review, ReviewHead
from pytest_androidbench.generating.slots import goal_of
from pytest_androidbench.tasks.definition import check_definition
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draw
from pytest_androidbench.tasks.task import Task, task_of

ALARM = Proposal(text="set an alarm for <time>", keep=True, slots={"time": ("7:30", "noon")})


def module(*kept: Proposal, apps: tuple[str, ...] = ("Clock",)) -> str:
    return drafts_of(Review(head=ReviewHead(apps=apps), proposals=kept))


def tasks(source: str) -> list[Task]:
    held: dict[str, Any] = {"__name__": "drafts"}
    exec(compile(source, "drafts.py", "exec"), held)
    return [found for each in held.values() if (found := task_of(each)) is not None]


def test_a_draft_has_goal_params_and_app() -> None:
    (found,) = tasks(module(replace(ALARM, note="of the alarm\nclock")))
    assert (found.id, found.goal) == ("ClockSetAnAlarmForTime", "set an alarm for {time}")
    assert (found.apps, found.draft) == (("clock",), True)
    drawn = {draw(found, "desk", seed)["time"] for seed in range(20)}
    assert drawn == {"7:30", "noon"}


@pytest.mark.parametrize(
    ("values", "imported"),
    [
        ([], []),
        ([()], ["words"]),
        ([("1",)], ["one_of"]),
        ([("1",), ()], ["one_of", "words"]),
    ],
)
def test_no_more_is_imported_than_is_used(
    values: list[tuple[str, ...]], imported: list[str]
) -> None:
    kept = [
        Proposal(text=f"do <this> {number} times", keep=True, slots={"this": each})
        for number, each in enumerate(values)
    ]
    tree = ast.parse(module(Proposal(text="stop", keep=True), *kept))
    imports = [each for each in tree.body if isinstance(each, ast.ImportFrom)]
    assert [name.name for each in imports[2:] for name in each.names] == imported


def test_only_what_is_kept_becomes_one() -> None:
    source = module(
        ALARM, Proposal(text="drop it", keep=False), Proposal(text="stop it", keep=True)
    )
    assert [task.goal for task in tasks(source)] == ["set an alarm for {time}", "stop it"]


@pytest.mark.parametrize("proposals", [(), (Proposal(text="drop it"),)])
def test_where_nothing_is_kept_nothing_is_written(proposals: tuple[Proposal, ...]) -> None:
    with pytest.raises(GeneratingError, match="say keep = true"):
        module(*proposals)


def test_a_slot_without_values_is_given_words() -> None:
    (found,) = tasks(module(replace(ALARM, slots={"time": ()})))
    assert draw(found, "desk", 1)["time"].isalpha()


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("set <time> and <time>", "set {time} and {time}"),
        ("call <Event Name>", "call {event_name}"),
        ("<a-b> and <a b>", "{a_b} and {a_b_2}"),
        ("<class>, <episode>, <request>", "{class_}, {episode_}, {request_}"),
        ("<2nd day>", "{slot_2nd_day}"),
        ("<время> <Größe>", "{slot} {groe}"),
        ("a {b} c", "a {{b}} c"),
        ("<a> {a} {0!r}", "{a} {{a}} {{0!r}}"),
    ],
)
def test_slots_become_placeholders_with_names_of_params(text: str, goal: str) -> None:
    found, params = goal_of(text)
    assert found == goal
    assert render(found, {name: f"<{slot}>" for slot, name in params.items()}) == text


def test_names_of_tasks_are_told_apart() -> None:
    kept = [
        Proposal(text=text, keep=True)
        for text in ("do it now", "do-it now", "doit now", "do it now please and very soon",
                     "do it now please and very late", "...время", "время", "do it now n2")
    ]  # fmt: skip
    found = tasks(module(*kept, apps=("日历", "2048")))
    assert len({task.id for task in found}) == len({task.id.lower() for task in found}) == 8
    assert {task.apps for task in found} == {("app", "app_2048")}
    for task in found:
        check_definition(replace(task, draft=False))


def without_brackets(text: str) -> str:
    return text.replace("<", "").replace(">", "")


LINE = st.text(st.characters(codec="utf-8")).map(without_brackets)
KEPT = [text.encode("utf-8", "replace").decode() for text in HOSTILE]
"""As a file in UTF-8 can have them."""
NASTY = st.sampled_from(
    [
        *KEPT, '"""', "'''", "\\", "\\'", "{episode}", "{0}", "{", "}}", "\n    import os",
        "# fmt: off", '"); __import__("os").abort() #', "${x}", "%s", "\x00", "\u202e",
    ]
)  # fmt: skip
TEXTS = st.one_of(LINE, NASTY.map(without_brackets))


@given(
    words=st.lists(TEXTS, min_size=1, max_size=4),
    slot=LINE.filter(lambda name: any(sign.isalpha() for sign in name)),
    values=st.lists(TEXTS, max_size=3),
    note=TEXTS,
    app=TEXTS,
)
def test_hostile_texts_are_texts_and_nothing_else(
    words: list[str], slot: str, values: list[str], note: str, app: str
) -> None:
    text = f"<{slot}>".join([*words, "end"])
    kept = Proposal(text=text, keep=True, slots={slot: tuple(values)}, note=note)
    source = module(kept, apps=(app,))
    tree = ast.parse(source)
    assert [type(node) for node in tree.body] == [
        ast.Expr, ast.ImportFrom, ast.ImportFrom, ast.ImportFrom, ast.FunctionDef,
    ]  # fmt: skip
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert called <= {"task", "one_of", "words", "episode.run"}
    source.encode()
    (found,) = tasks(source)
    check_definition(replace(found, draft=False))
    (name,) = found.params
    assert render(found.goal, {name: f"<{slot}>"}) == text
    given = [node.args for node in ast.walk(tree) if isinstance(node, ast.Call)
             if ast.unparse(node.func) == "one_of"]  # fmt: skip
    assert [[ast.literal_eval(each) for each in one] for one in given] == (
        [values] if values else []
    )


def test_a_draft_is_refused_by_its_declaration() -> None:
    (found,) = tasks(module(ALARM))
    with pytest.raises(TaskDefinitionError, match=r"drafts\.py:9: task 'Clock.*: it is a draft"):
        check_definition(found)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_draft_is_refused_at_collection(bench: Bench, workers: list[str]) -> None:
    bench.write("test_drafts.py", module(ALARM))
    refused = bench.run("--agent=null", *workers)
    assert refused.ret != 0
    told = refused.stdout.str() + refused.stderr.str()
    assert "test_drafts.py:9: task 'ClockSetAnAlarmForTime': it is a draft" in told
    assert "take draft=True away" in told
    assert not bench.run_path.exists()


@pytest.mark.slow
def test_a_draft_that_has_got_checks_runs(bench: Bench) -> None:
    finished = module(ALARM).replace("    draft=True,\n", "").rstrip()
    checks = '\n    with episode.check("it is set"):\n        assert "Alarm" in episode.device.on\n'
    bench.write("test_drafts.py", finished + checks)
    bench.run("--agent=null")
    (record,) = bench.records()
    assert [check.label for check in record.checks] == ["it is set"]
    assert record.goal in ("set an alarm for 7:30", "set an alarm for noon")
