"""Lines of pins and of quarantines: what each says, and how a wrong one is told."""

from __future__ import annotations

import hashlib
import re
from datetime import date
from pathlib import Path

import pytest

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.listed import Held, Pin, pin_lines, read_held, read_pins
from pytest_androidbench.records.secret import (
    SEAL,
    Seal,
    check_secrets,
    is_placeholder,
    placeholder,
)


def written(folder: Path, text: str) -> Path:
    path = folder / "list.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_pin_is_written_with_what_it_says() -> None:
    pins = [
        Pin(task="s/A", params={"b": 1, "a": None}, seed=0, why="found"),
        Pin(task="s/B", seed=3),
        Pin(task="s/C", params={}),
    ]
    assert pin_lines(pins) == (
        b'{"params":{"a":null,"b":1},"seed":0,"task":"s/A","why":"found"}\n'
        b'{"seed":3,"task":"s/B","why":""}\n'
        b'{"params":{},"task":"s/C","why":""}\n'
    )
    assert pin_lines([]) == b""


def test_a_pin_is_named_by_its_params_and_what_draws_the_rest() -> None:
    digest = hashlib.sha256(b'[{"a":1},7]').hexdigest()[:8]
    assert Pin(task="s/A", params={"a": 1}, seed=7).name == digest
    nothing = hashlib.sha256(b"[{},0]").hexdigest()[:8]
    assert Pin(task="s/A", params={}).name == Pin(task="s/A", seed=0).name == nothing
    assert [Pin(task="s/A", seed=seed).drawn_by for seed in (None, 0, 4)] == [0, 0, 4]


def test_pins_of_one_name_are_one_for_each_task_and_the_first_tells_why(tmp_path: Path) -> None:
    text = (
        '  {"task": "s/A", "seed": 1, "why": "first"}\n'
        '{"task": "s/B", "seed": 1}\n'
        '   # {"task": "s/C"}\n'
        '{"task": "s/A", "seed": 1, "why": "second"}\n'
        '{"task": "s/A", "seed": 2}'
    )
    assert read_pins(written(tmp_path, text)) == (
        Pin(task="s/A", seed=1, why="first"),
        Pin(task="s/B", seed=1),
        Pin(task="s/A", seed=2),
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            '{"task": "s/A"}',
            'it has neither "params" nor "seed": one says which case',
        ),
        (
            '{"task": "s/A", "seed": 1, "whi": "", "b": 2}',
            "it has b, whi; the keys are task, params, seed, why",
        ),
        ('{"task": "s/A", "seed": -2}', "seed -2 is below 0"),
        ('{"task": "A", "seed": 0}', "task 'A' is not written suite/Id"),
        ('{"task": "/A", "seed": 0}', "task '/A' is not written suite/Id"),
        ('{"task": "s/", "seed": 0}', "task 's/' is not written suite/Id"),
    ],
)
def test_a_wrong_pin_is_told_with_its_line(tmp_path: Path, line: str, told: str) -> None:
    path = written(tmp_path, f'{{"task": "s/A", "seed": 0}}\n\n{line}')
    with pytest.raises(RunDirectoryError) as caught:
        read_pins(path)
    assert str(caught.value) == f"{path}, line 3: {told}"


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "list.jsonl"
    path.write_bytes(b"\xff")
    with pytest.raises(RunDirectoryError, match=f"{re.escape(str(path))} cannot be read: "):
        read_held(path)


def test_what_is_held_is_read_in_its_order_with_what_is_said_of_it(tmp_path: Path) -> None:
    text = (
        '{"task": "s/B", "why": "slow", "since": "2026-11-02", "seed": 0}\n'
        '{"task": "s/A", "why": "odd", "since": "2026-01-31"}\n'
    )
    assert read_held(written(tmp_path, text)) == (
        Held(task="s/B", why="slow", since=date(2026, 11, 2), seed=0),
        Held(task="s/A", why="odd", since=date(2026, 1, 31)),
    )


@pytest.mark.parametrize("why", ["", " ", "\\t"])
def test_a_quarantine_says_why(tmp_path: Path, why: str) -> None:
    line = f'{{"task": "s/A", "why": "{why}", "since": "2026-11-02"}}'
    with pytest.raises(RunDirectoryError, match='line 1: "why" is empty: say what is wrong'):
        read_held(written(tmp_path, line))


def test_a_quarantine_knows_no_params(tmp_path: Path) -> None:
    line = '{"task": "s/A", "why": "x", "since": "2026-11-02", "params": {}}'
    with pytest.raises(
        RunDirectoryError, match="it has params; the keys are task, seed, why, since"
    ):
        read_held(written(tmp_path, line))


@pytest.mark.parametrize(
    ("value", "is_one"),
    [
        (placeholder("key"), True),
        ("<secret key>", True),
        ("<secret key", False),
        ("secret key>", False),
        (7, False),
        (None, False),
    ],
)
def test_what_stands_for_a_secret_is_known(value: object, *, is_one: bool) -> None:
    assert is_placeholder(value) is is_one


def test_a_seal_is_made_once_of_a_slow_digest(tmp_path: Path) -> None:
    check_secrets(tmp_path, {"key": "hunter2", "pin": 12})
    data = (tmp_path / SEAL).read_bytes()
    assert data.startswith(b'{\n "digests"')
    assert data.endswith(b"}\n")
    seal = from_json(Seal, data)
    key = bytes.fromhex(seal.key)
    assert len(key) == 32
    assert seal.digests == {
        name: hashlib.pbkdf2_hmac("sha256", text, key, 100_000).hex()
        for name, text in (("key", b'["key","hunter2"]'), ("pin", b'["pin",12]'))
    }
    check_secrets(tmp_path, {"pin": 12, "another": "x"})
    assert (tmp_path / SEAL).read_bytes() == data


def test_other_secrets_are_told_by_name_with_what_to_do(tmp_path: Path) -> None:
    check_secrets(tmp_path, {"a": 1, "b": 2, "c": 3})
    with pytest.raises(RunDirectoryError) as caught:
        check_secrets(tmp_path, {"a": 9, "b": 2, "c": 9})
    assert str(caught.value) == (
        f"{tmp_path} holds another run than this one:\n"
        "  agent_options.a: another secret there than here\n"
        "  agent_options.c: another secret there than here\n"
        f"give this run a folder of its own with --ab-run, or delete {SEAL} there to go on with "
        "new secrets"
    )


@pytest.mark.parametrize("seal", ['{"key": "xy", "digests": {}}', "{"])
def test_a_seal_that_cannot_be_read_is_damaged(tmp_path: Path, seal: str) -> None:
    (tmp_path / SEAL).write_text(seal)
    with pytest.raises(RunDirectoryError, match=r"secrets\.json is damaged: .*; delete it"):
        check_secrets(tmp_path, {"key": "hunter2"})


def test_a_seal_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match=f"record in {tmp_path / 'nowhere'} is kept"):
        check_secrets(tmp_path / "nowhere", {"key": "hunter2"})
