"""Recorded conversations are played back as they were, and what was asked otherwise is told."""

from __future__ import annotations

import re
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from fixtures.model_server import KEY, Fails, Says, in_turn, serving
from pytest_androidbench.errors import ModelUnavailable
from pytest_androidbench.models.cassette import CassetteMiss
from pytest_androidbench.models.conversation import (
    Message,
    Picture,
    Request,
    Text,
    Tool,
    ToolResult,
    said,
)
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.opening import open_model

MODEL = "claude-sonnet-5-5"
TAP = Tool(name="tap", description="Tap", schema={"type": "object"})


def picture(colour: int) -> Picture:
    file = BytesIO()
    Image.new("L", (30, 60), colour).save(file, "PNG")
    return Picture(data=file.getvalue())


PICTURES = picture(0), picture(255)


def asked(**changes: Any) -> Request:
    given: dict[str, Any] = {
        "system": (Text(text="You tap."),),
        "tools": (TAP,),
        "messages": (said("Go", PICTURES[0]),),
    }
    return Request(**{**given, **changes})


@pytest.fixture
def variables(tmp_path: Path) -> dict[str, str]:
    return {
        "ANDROIDBENCH_CELL": "suite-task-seed30",
        "ANDROIDBENCH_ATTEMPT": "2",
        "ANDROIDBENCH_CASSETTE_DIR": str(tmp_path),
    }


def recording(variables: Mapping[str, str], url: str) -> MeteredModel:
    told = {**variables, "ANDROIDBENCH_CASSETTE": "record"}
    return open_model(MODEL, base_url=url, api_key=KEY, tries=1, variables=told)


def playing(variables: Mapping[str, str], match: str = "strict", name: str = MODEL) -> MeteredModel:
    told = {
        **variables, "ANDROIDBENCH_CASSETTE": "replay", "ANDROIDBENCH_CASSETTE_MATCH": match,
    }  # fmt: skip
    return open_model(name, variables=told)


def converse(model: MeteredModel) -> list[Any]:
    first = model.ask(asked())
    result = said(ToolResult(id=first.calls[0].id, parts=(Text(text="done"), PICTURES[1])))
    second = model.ask(asked(messages=(said("Go", PICTURES[0]), first.message, result)))
    model.close()
    return [first, second, model.usage, model.calls]


@pytest.fixture
def recorded(variables: dict[str, str]) -> list[Any]:
    answers = in_turn(Says(thinking="hm", text="so", calls=[("tap", {"at": 3})]), Says(text="end"))
    with serving(answers) as server:
        return converse(recording(variables, server.url))


@pytest.mark.parametrize("match", ["strict", "text", "order"])
def test_conversation_is_played_back_as_it_was(
    match: str, variables: dict[str, str], recorded: list[Any]
) -> None:
    assert converse(playing(variables, match)) == recorded


def test_replay_needs_no_key_and_no_server(
    variables: dict[str, str], recorded: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    assert converse(playing(variables))[1].text == "end"


def test_recording_holds_no_key_and_nothing_that_was_sent(
    variables: dict[str, str], recorded: list[Any], tmp_path: Path
) -> None:
    (file,) = tmp_path.rglob("*.jsonl")
    assert file.relative_to(tmp_path) == Path("suite-task-seed30/attempt-2.jsonl")
    written = file.read_text()
    assert written.count("\n") == 2
    assert KEY not in written
    assert "You tap." not in written


@pytest.mark.parametrize(
    ("changes", "differs"),
    [
        ({"system": (Text(text="You swipe."),)}, "system"),
        ({"tools": ()}, "tools"),
        ({"max_tokens": 7}, "settings"),
        ({"messages": (said("Stop", PICTURES[0]),)}, "message 1 text"),
        ({"messages": (said("Go", PICTURES[1]),)}, "message 1 picture 1"),
        ({"messages": (said("Go"),)}, "message 1 text"),
        (
            {"messages": (said("Go", PICTURES[0]), Message(role="assistant", parts=()))},
            "message 2 text",
        ),
    ],
)
def test_what_is_asked_otherwise_is_named(
    changes: dict[str, Any], differs: str, variables: dict[str, str], recorded: list[Any]
) -> None:
    model = playing(variables)
    with pytest.raises(CassetteMiss, match=f"call 1 of .* was recorded with another {differs}:"):
        model.ask(asked(**changes))


def test_other_model_is_named(variables: dict[str, str], recorded: list[Any]) -> None:
    with pytest.raises(CassetteMiss, match="another model:"):
        playing(variables, name="claude-opus-5").ask(asked())


def test_pictures_count_for_nothing_where_texts_are_to_match(
    variables: dict[str, str], recorded: list[Any]
) -> None:
    model = playing(variables, "text")
    assert model.ask(asked(messages=(said("Go", PICTURES[1]),))).text == "so"
    with pytest.raises(CassetteMiss, match="message 1 text"):
        model.ask(asked(messages=(said("Stop"),)))


def test_only_the_order_counts_where_that_is_to_match(
    variables: dict[str, str], recorded: list[Any]
) -> None:
    model = playing(variables, "order")
    nothing = Request(messages=(said("anything"),))
    assert [model.ask(nothing).text, model.ask(nothing).text] == ["so", "end"]
    with pytest.raises(CassetteMiss, match="holds 2 calls, and this is call 3"):
        model.ask(nothing)


def test_missing_recording_says_how_it_is_made(variables: dict[str, str]) -> None:
    with pytest.raises(CassetteMiss, match=r"there is no recording .*--ab-cassette=record"):
        playing(variables).ask(asked())


def test_damaged_recording_is_told(variables: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "suite-task-seed30" / "attempt-2.jsonl"
    file.parent.mkdir()
    file.write_text("{nonsense\n")
    with pytest.raises(CassetteMiss, match=re.escape(f"{file} is no recording")):
        playing(variables).ask(asked())


def test_failure_of_the_service_is_played_back_as_one(variables: dict[str, str]) -> None:
    with serving(in_turn(Fails(status=529, kind="overloaded_error"))) as server:
        model = recording(variables, server.url)
        with pytest.raises(ModelUnavailable) as first:
            model.ask(asked())
        model.close()
    with pytest.raises(ModelUnavailable) as again:
        playing(variables).ask(asked())
    assert str(again.value) == str(first.value)


def test_recording_anew_takes_the_place_of_the_old_one(
    variables: dict[str, str], recorded: list[Any]
) -> None:
    with serving(in_turn(Says(text="new"))) as server:
        model = recording(variables, server.url)
        model.ask(asked())
        model.close()
    model = playing(variables)
    assert model.ask(asked()).text == "new"
    with pytest.raises(CassetteMiss, match="holds 1 calls"):
        model.ask(asked())
