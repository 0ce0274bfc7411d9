"""What an agent reads of experiences is known without building it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.naming import NAMED
from pytest_androidbench.agents.reading import experiences_read
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.experiences.database import append
from pytest_androidbench.records.manifest import ExperiencesRead
from tests.experiences.made import database, experience


@pytest.fixture
def shelf(tmp_path: Path) -> str:
    kept = database(tmp_path, experience())
    kept.close()
    return str(kept.path)


@pytest.mark.parametrize("spec", ["androidgen", NAMED["androidgen"]])
def test_it_is_the_newest_state_or_the_one_that_is_named(shelf: str, spec: str) -> None:
    options: dict[str, Any] = {"experiences": shelf, "model": "openai:mine", "guard": "task"}
    first = experiences_read(spec, options)
    assert first is not None
    assert first == ExperiencesRead(digest=first.digest, encoder="bm25", guard="task")
    append(Path(shelf), [experience("two")])
    second = experiences_read(spec, options)
    assert second is not None
    assert second.digest != first.digest
    assert experiences_read(spec, {**options, "experiences_digest": first.digest}) == first


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("androidgen", {}),
        ("androidgen", {"experiences": "{shelf}", "modules": "quote"}),
        ("m3a", {"experiences": "{shelf}"}),
        ("agents:Mine", {"experiences": "nowhere.db"}),
        ("", {}),
    ],
)
def test_who_searches_nothing_reads_nothing(shelf: str, spec: str, options: dict[str, str]) -> None:
    given = {name: value.format(shelf=shelf) for name, value in options.items()}
    assert experiences_read(spec, given) is None


@pytest.mark.parametrize(
    "options",
    [{"experiences": "nowhere.db"}, {"experiences": 5}, {"modules": "thinking"}],
)
def test_what_cannot_be_read_is_said(options: dict[str, Any]) -> None:
    with pytest.raises(AgentLoadError):
        experiences_read("androidgen", options)
