"""What a program leaves as its answer is read as it was meant, or told to be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.commands.answer_file import MAX_BYTES, LeftAnswer, read_answer
from pytest_androidbench.errors import AgentError
from pytest_androidbench.records.record import Usage


def left(path: Path, data: bytes) -> LeftAnswer:
    file = path / "answer.txt"
    file.write_bytes(data)
    return read_answer(file)


def test_no_file_and_an_empty_one_answer_nothing(tmp_path: Path) -> None:
    assert read_answer(tmp_path / "answer.txt") == LeftAnswer()
    assert left(tmp_path, b"\n") == LeftAnswer()


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("twelve\n", "twelve"),
        ("  one\ntwo  \r\n\n", "  one\ntwo  "),
        ("12", "12"),
        ('"12"', '"12"'),
        ("[1, 2]", "[1, 2]"),
        ('{"answer":', '{"answer":'),
        ('{"answer": "Zoë\\n"}', "Zoë\n"),
        ('{"answer": 12}', "12"),
        ('{"answer": ""}', ""),
        ("[" * 100_000, "[" * 100_000),
    ],
)
def test_an_answer(tmp_path: Path, text: str, answer: str) -> None:
    assert left(tmp_path, text.encode()) == LeftAnswer(answer=answer)


@given(answer=st.text(), why=st.text(), tokens=st.integers(0, 10**9))
def test_an_object_says_all_at_once(
    tmp_path_factory: pytest.TempPathFactory, answer: str, why: str, tokens: int
) -> None:
    said = {"answer": answer, "infeasible": why, "tokens": tokens, "money": 0.5, "calls": 2}
    found = left(tmp_path_factory.mktemp("answer"), json.dumps(said).encode())
    usage = Usage(tokens=tokens, money=0.5, calls=2)
    assert found == LeftAnswer(answer=answer, infeasible=why, usage=usage)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b'{"result": "12"}', "an object with result; its keys are answer, infeasible"),
        (b'{"answer": ["12"]}', "no text as answer: ['12']"),
        (b'{"answer": true}', "no text as answer: True"),
        (b'{"tokens": -1}', "tokens=-1"),
        (b'{"money": "much"}', "money='much'"),
        (b"\xff\xfe1", "cannot be read"),
        (b"1" * (MAX_BYTES + 1), f"more than {MAX_BYTES} bytes"),
    ],
)
def test_what_is_none_is_told(tmp_path: Path, data: bytes, told: str) -> None:
    with pytest.raises(AgentError) as caught:
        left(tmp_path, data)
    assert told in str(caught.value)


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match="cannot be read"):
        read_answer(tmp_path)
