"""Folders of AndroidGen's recorder are read, with what is odd about published ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.rounds.folders import (
    MOST_LINE,
    MOST_LINES,
    RoundFolderError,
    read_folders,
)
from pytest_androidbench.rounds.trajectory import Round, RoundCall, RoundTrajectory
from tests.rounds.demonstrations import STATE, TASK, folder, line, lines


def only(path: Path) -> RoundTrajectory:
    (found,) = read_folders(path)
    return found


def refused(path: Path) -> str:
    with pytest.raises(RoundFolderError) as caught:
        read_folders(path)
    return str(caught.value)


def test_a_folder_of_folders_is_read_and_a_single_one_alike(tmp_path: Path) -> None:
    folder(tmp_path, *lines(3), name="1720000002")
    folder(tmp_path, *lines(2), name="1720000001")
    (tmp_path / "notes.txt").write_text("no folder")
    (tmp_path / "pictures").mkdir()
    found = read_folders(tmp_path)
    assert [one.name for one in found] == ["1720000001", "1720000002"]
    assert [len(one.rounds) for one in found] == [2, 3]
    assert read_folders(tmp_path / "1720000002") == found[1:]


def test_a_round_has_what_its_line_has(tmp_path: Path) -> None:
    found = only(folder(tmp_path, *lines()))
    assert (found.task, found.source.run, found.source.cell) == (TASK, "1720000000", None)
    assert found.rounds[1] == Round(
        app="settings",
        state=STATE.rstrip("\n"),
        response=line(1)["response"],
        call=RoundCall(operation="do", action="Click", kwargs={"element_id": "3"}),
        plan="1. Turn the lamp on. State: [Todo]",
    )
    assert found.end_state == STATE.rstrip("\n")
    calls = [each.call for each in found.rounds]
    assert calls[2] == RoundCall(operation="do", action="Navigate Back")
    assert calls[4] == RoundCall(operation="exit")


@pytest.mark.parametrize("behind", ["\N{NO-BREAK SPACE} ", "\t", " \r", "\N{IDEOGRAPHIC SPACE}"])
def test_blanks_behind_an_object_are_passed_over(tmp_path: Path, behind: str) -> None:
    written = [json.dumps(each) + behind for each in lines()]
    assert len(only(folder(tmp_path, *written, "", "  ")).rounds) == 5


def test_rounds_stand_in_the_order_of_their_indices_which_may_skip(tmp_path: Path) -> None:
    found = only(folder(tmp_path, line(7), line(0), line(3)))
    assert [each.response[:10].strip() for each in found.rounds] == [
        "## Round 0", "## Round 3", "## Round 7",
    ]  # fmt: skip


def test_a_state_may_end_with_a_line_break_or_not(tmp_path: Path) -> None:
    found = only(folder(tmp_path, line(0), line(1, state=STATE.rstrip("\n"))))
    assert found.rounds[0].state == found.rounds[1].state


def test_an_error_is_that_of_the_line_before_it(tmp_path: Path) -> None:
    fail = {"operation": "fail", "kwargs": {"message": "not there"}}
    found = only(
        folder(
            tmp_path,
            line(0, error_feedback="of nothing"),
            line(1, parsed_action=fail),
            line(2, error_feedback="not there"),
            line(3, parsed_action=fail),
        )
    )
    # Of the last one nobody was told: what its call says is what was wrong.
    assert [each.error for each in found.rounds] == ["", "not there", "", "not there"]


def test_plans_and_pictures_need_not_be_there(tmp_path: Path) -> None:
    found = only(folder(tmp_path, line(0, plan=None, image=None, raw=None, trace_id=None)))
    assert found.rounds[0].plan == ""


def test_a_call_that_left_nothing_behind_is_a_failure(tmp_path: Path) -> None:
    written = json.dumps(line(0) | {"parsed_action": None})
    assert only(folder(tmp_path, written)).rounds[0].call == RoundCall(
        operation="fail", kwargs={"message": ""}
    )


def test_ids_that_are_numbers_are_read_as_texts(tmp_path: Path) -> None:
    parsed = {"operation": "do", "action": "Scroll", "kwargs": {"direction": "up", "element_id": 4}}
    found = only(folder(tmp_path, line(0, parsed_action=parsed)))
    assert found.rounds[0].call.kwargs == {"direction": "up", "element_id": "4"}


@pytest.mark.parametrize("name", ["app", "state", "instruction", "index", "response"])
def test_a_missing_field_is_named_with_its_line(tmp_path: Path, name: str) -> None:
    said = refused(folder(tmp_path, line(0), line(1, **{name: None})))
    assert name in said
    assert "record.jsonl, line 2" in said


BAD: list[tuple[dict[str, Any] | str, str]] = [
    ("{", "line 2"),
    ("[]", "line 2"),
    ("[" * 100_000, "line 2"),
    ('{"index": NaN}', "line 2"),
    (json.dumps(line(1)) * 2, "line 2"),
    (line(1, index=-1), "index must be from 0"),
    (line(1, index=10**4000), "index must be from 0"),
    (line(1, index="1"), "index"),
    (line(1, index=0), "two lines have the index 0"),
    (line(1, env="windows"), "env must be 'android'"),
    (line(1, instruction="Another one."), "another instruction"),
    (line(1, image="../../etc/passwd"), "image must be a path below the folder"),
    (line(1, raw="/etc/passwd"), "raw must be a path below the folder"),
    (line(1, raw="a/../b.png"), "raw must be a path below the folder"),
    (line(1, parsed_action=[]), "parsed_action"),
    (line(1, parsed_action={"operation": "exec"}), "operation of parsed_action"),
    (line(1, parsed_action={"operation": ["do"]}), "operation of parsed_action"),
    (line(1, parsed_action={"operation": "do", "action": 5}), "action"),
    (line(1, parsed_action={"operation": "do", "kwargs": "x"}), "kwargs"),
    (line(1, parsed_action={"operation": "do", "kwargs": {"text": {}}}), "text"),
    (line(1, source={"cell": 5}), "cell"),
]


@pytest.mark.parametrize(("bad", "says"), BAD, ids=[says for _, says in BAD])
def test_what_is_damaged_is_told(tmp_path: Path, bad: dict[str, Any] | str, says: str) -> None:
    said = refused(folder(tmp_path, line(0), bad))
    assert says in said
    assert len(said) < 1_000


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    path = folder(tmp_path, line(0))
    with (path / "1720000000" / "record.jsonl").open("ab") as file:
        file.write(b'{"app": "\xff"}\n')
    assert "line 2: it is no UTF-8" in refused(path)


def test_a_line_of_ten_megabytes_is_not_read(tmp_path: Path) -> None:
    path = folder(tmp_path, line(0), line(1, state="x" * 2 * MOST_LINE))
    assert f"line 2: it is longer than {MOST_LINE} bytes" in refused(path)


def test_more_lines_than_any_run_has_are_not_read(tmp_path: Path) -> None:
    assert "more than" in refused(folder(tmp_path, *[line(0)] * (MOST_LINES + 1)))


def test_a_folder_without_a_round_is_told(tmp_path: Path) -> None:
    assert "no line" in refused(folder(tmp_path))


def test_no_folders_are_told(tmp_path: Path) -> None:
    assert "holds no folder with a record.jsonl" in refused(tmp_path)
    assert "cannot be read" in refused(tmp_path / "missing")


def test_links_that_lead_elsewhere_are_not_followed(tmp_path: Path) -> None:
    secret = folder(tmp_path / "elsewhere", line(0))
    inner = tmp_path / "given" / "1720000000"
    inner.mkdir(parents=True)
    (inner / "record.jsonl").symlink_to(secret / "1720000000" / "record.jsonl")
    (tmp_path / "given" / "1720000001").symlink_to(secret / "1720000000")
    assert "holds no folder" in refused(tmp_path / "given")
