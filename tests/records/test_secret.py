"""What a run directory keeps of secrets: names, and a digest that tells whether they changed."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.likeness import differences, not_compared
from pytest_androidbench.records.merge import merge
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.secret import (
    SEAL,
    Seal,
    check_secrets,
    is_placeholder,
    placeholder,
)
from tests.records.samples import MANIFEST


def test_the_same_secrets_go_on_and_others_do_not(tmp_path: Path) -> None:
    check_secrets(tmp_path, {"api_key": "hunter2", "auth": {"user": "me", "pin": 12}})
    check_secrets(tmp_path, {"auth": {"user": "me", "pin": 12}, "api_key": "hunter2"})
    check_secrets(tmp_path, {"new": "one"})
    with pytest.raises(
        RunDirectoryError, match=r"agent_options\.api_key: another secret"
    ) as caught:
        check_secrets(tmp_path, {"api_key": "hunter3", "auth": {"user": "me", "pin": 12}})
    assert "hunter" not in str(caught.value)
    assert "auth" not in str(caught.value)
    with pytest.raises(RunDirectoryError, match=r"agent_options\.auth"):
        check_secrets(tmp_path, {"auth": {"user": "me", "pin": 13}})


def test_only_its_owner_reads_the_seal_and_it_is_unlike_in_every_directory(tmp_path: Path) -> None:
    folders = tmp_path / "a", tmp_path / "b"
    for folder in folders:
        folder.mkdir()
        check_secrets(folder, {"api_key": "hunter2"})
    a, b = (folder / SEAL for folder in folders)
    assert stat.S_IMODE(a.stat().st_mode) == 0o600
    assert b"hunter2" not in a.read_bytes()
    seals = [from_json(Seal, file.read_bytes()) for file in (a, b)]
    assert seals[0].key != seals[1].key
    assert seals[0].digests["api_key"] != seals[1].digests["api_key"]


def test_a_run_without_secrets_has_no_seal(tmp_path: Path) -> None:
    check_secrets(tmp_path, {})
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_seal_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / SEAL).write_text("{}")
    with pytest.raises(RunDirectoryError, match=r"is damaged: .*; delete it"):
        check_secrets(tmp_path, {"api_key": "hunter2"})


def test_secrets_are_left_out_of_comparisons_which_say_so(tmp_path: Path) -> None:
    one = replace(MANIFEST, agent_options={"api_key": placeholder("api_key"), "n": 1})
    other = replace(MANIFEST, agent_options={"api_key": placeholder("MY_KEY"), "n": 1})
    plain = replace(MANIFEST, agent_options={"api_key": "as it was", "n": 1})
    assert is_placeholder(placeholder("api_key"))
    assert differences(one, other) == []
    assert differences(one, replace(other, agent_options={"n": 1})) != []
    assert differences(one, plain) == [
        "agent_options.api_key: '<secret api_key>' there, 'as it was' here"
    ]
    assert not_compared([one, plain]) == ["agent_options.api_key"]
    assert not_compared([plain]) == []
    for name, manifest in (("one", one), ("other", other)):
        RunDirectory.create(tmp_path / name, manifest)
        check_secrets(tmp_path / name, {"api_key": name * 3})
    merged = merge(tmp_path / "out", [tmp_path / "one", tmp_path / "other"])
    assert merged.not_compared == ("agent_options.api_key",)
    assert not (tmp_path / "out" / SEAL).exists()
