"""A judge's agreement as a table with notes."""

from __future__ import annotations

from pytest_androidbench.report.arena.judged import agreement_table, apart_lines
from pytest_androidbench.report.arena.told import table_markdown
from tests.report.arena.runs import HOSTILE


def test_confusion_kappa_and_where_they_differ() -> None:
    checked = {"a": True, "b": True, "c": False, "d": False, "e": True}
    judged = {"a": True, "b": False, "c": True, "d": False, "f": True}
    table = agreement_table(checked, judged)
    assert table.rows == (("passed", "1", "1"), ("failed", "1", "1"))
    assert table.notes == (
        "Of 4 episodes they agree on 50%; Cohen's kappa 0.000. The judge misses 50% of what "
        "passed, and grants 50% of what failed.",
        "2 episodes that have only one of both: left out.",
        "They differ on b, c.",
    )


def test_what_is_not_known_is_a_dash() -> None:
    table = agreement_table({"a": True}, {"a": True})
    assert table.notes == (
        "Of 1 episode they agree on 100%; Cohen's kappa -. The judge misses 0% of what passed, "
        "and grants - of what failed.",
    )


def test_one_episode_is_left_out() -> None:
    notes = agreement_table({"a": True, "b": True}, {"a": True}).notes
    assert "1 episode that has only one of both: left out." in notes


def test_many_differences_are_counted() -> None:
    keys = [f"e{number:02}" for number in range(13)]
    table = agreement_table(dict.fromkeys(keys, True), dict.fromkeys(keys, False))
    assert table.notes[-1].endswith("e09 and 3 more.")


def test_keys_of_episodes_do_nothing_in_markdown() -> None:
    text = table_markdown(agreement_table({HOSTILE: True}, {HOSTILE: False}))
    assert "<script" not in text
    assert "They differ on" in text


def test_each_difference_has_a_line_with_what_the_judge_wrote() -> None:
    checked, judged = {"a": True, "b": False, "c": True}, {"a": False, "b": True, "c": True}
    lines = apart_lines(checked, judged, {"a": "No:\n\x1b[31mnot saved", "b": "yes " * 99})
    _, head, first, second = map(str, lines)
    assert head == "Where judge and checks differ:"
    assert first == '  a: checks passed, judge no: "No: \\x1b[31mnot saved"'
    assert second.startswith('  b: checks failed, judge yes: "yes yes')
    assert len(second) < 170


def test_where_they_agree_there_is_no_line() -> None:
    assert not list(apart_lines({"a": True}, {"a": True}, {}))
