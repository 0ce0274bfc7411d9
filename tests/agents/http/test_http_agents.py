"""An agent behind an address: what it is asked, and what its answers are taken for."""

from __future__ import annotations

import base64
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import jsonschema
import pytest

from pytest_androidbench import Answer, Done, Goal, Observation, Tap
from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.extras import close_agent
from pytest_androidbench.agents.http import posting
from pytest_androidbench.agents.http.agent import HttpAgent
from pytest_androidbench.agents.loading import load_agent
from pytest_androidbench.errors import ActionError, AgentError, AgentLoadError, ModelUnavailable
from pytest_androidbench.interface.observation import Node
from pytest_androidbench.records.record import Cell, Usage
from tests.agents.http.answering import Asked, Raw, answering, says
from tests.docs.agent_schema_files import schema

GOAL: Final = Goal(text="Switch the lamp on.", guidelines=("Be brief.",), steps=3, turn=1)
PNG: Final = b"\x89PNG\r\n\x1a\n and more"
CASE: Final = Case(cell=Cell(suite="desk", task="Lamp", seed=30))


def seen(picture: bytes = PNG) -> Observation:
    node = Node(index=0, text="Lämp \N{SLIGHTLY SMILING FACE}", bounds=(0, 0, 10, 10))
    return Observation(
        nodes=(node,), package="org.desk", activity="Desk", width=100, height=200,
        xml="<hierarchy/>", take_screenshot=lambda: picture,
    )  # fmt: skip


@contextmanager
def agent_at(url: str, **options: Any) -> Iterator[HttpAgent]:
    agent = load_agent(url, options)(CASE)
    assert isinstance(agent, HttpAgent)
    try:
        agent.start(GOAL)
        yield agent
    finally:
        close_agent(agent)


@contextmanager
def asking(answer: Callable[[int], Raw], **options: Any) -> Iterator[tuple[HttpAgent, Asked]]:
    with answering(answer) as asked, agent_at(asked.url, **options) as agent:
        yield agent, asked


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "_FIRST_WAIT", 0.0)


def is_request(body: dict[str, Any]) -> None:
    jsonschema.Draft202012Validator(schema("request")).validate(body)


def test_it_is_asked_for_each_step_with_all_it_needs() -> None:
    with answering(lambda _: says("Tap", at=0, note="why")) as asked:
        with agent_at(asked.url) as agent:
            assert agent.act(seen()) == Tap(0)
            assert agent.act(seen()).note == "why"
            agent.start(GOAL)
            agent.act(seen())
        with agent_at(asked.url) as other:
            other.act(seen())
    for body in asked.bodies:
        is_request(body)
        assert body["goal"] == {
            "text": GOAL.text, "guidelines": ["Be brief."], "steps": 3, "seconds": 0.0, "turn": 1,
        }  # fmt: skip
        assert body["observation"]["nodes"][0]["text"] == "Lämp \N{SLIGHTLY SMILING FACE}"
        assert (body["screenshot"], body["observation"]["xml"], body["version"]) == (None, "", 1)
    assert [body["step"] for body in asked.bodies] == [0, 1, 0, 0]
    episodes = [body["episode"] for body in asked.bodies]
    assert episodes[0] == episodes[1] == episodes[2] != episodes[3]


@pytest.mark.parametrize(("data", "kind"), [(PNG, "image/png"), (b"\xff\xd8\xff", "image/jpeg")])
def test_pictures_and_hierarchies_come_where_they_are_asked_for(data: bytes, kind: str) -> None:
    with asking(lambda _: says("Done"), screenshot=True, xml=True) as (agent, asked):
        assert agent.act(seen(data)) == Done()
    (body,) = asked.bodies
    is_request(body)
    assert body["screenshot"]["media_type"] == kind
    assert base64.b64decode(body["screenshot"]["data"]) == data
    assert body["observation"]["xml"] == "<hierarchy/>"


def test_a_header_says_who_asks() -> None:
    with answering(lambda _: says("Done")) as asked:
        with agent_at(asked.url, authorization="Bearer 123") as agent:
            agent.act(seen())
        with agent_at(asked.url) as agent:
            agent.act(seen())
    assert [headers.get("authorization") for headers in asked.headers] == ["Bearer 123", None]
    assert asked.headers[0]["content-type"] == "application/json"


def test_what_it_has_used_and_asked_is_kept() -> None:
    calls = [{"model": "small", "answer": "12"}]
    reply = {
        "action": {"action": "Answer", "text": "12"},
        "usage": {"tokens": 100, "money": 0.25},
        "calls": calls,
        "new": 1,
    }
    with answering(lambda _: Raw(body=json.dumps(reply).encode())) as asked:
        jsonschema.Draft202012Validator(schema("reply")).validate(reply)
        with agent_at(asked.url) as agent:
            assert agent.act(seen()) == Answer("12")
            agent.act(seen())
            assert agent.usage == Usage(tokens=200, money=0.5)
            assert agent.model_calls == calls * 2


@pytest.mark.parametrize(
    "failing",
    [
        Raw(status=500), Raw(status=503, headers={"retry-after": "0"}), Raw(status=429),
        Raw(status=408), Raw(drop=True), Raw(status=502, headers={"retry-after": "tomorrow"}),
    ],
)  # fmt: skip
def test_what_may_pass_is_tried_again_with_the_same_request(failing: Raw) -> None:
    with asking(lambda number: failing if number < 2 else says("Done")) as (agent, asked):
        assert agent.act(seen()) == Done()
    assert len(asked.bodies) == 3
    assert asked.bodies[0] == asked.bodies[1] == asked.bodies[2]


@pytest.mark.parametrize(
    ("failing", "told"),
    [
        (Raw(status=500, body=b"out of \x1b[2J memory"), r"answered status 500: out of \x1b[2J"),
        (Raw(status=429, body=b"slow down"), "answered status 429: slow down (2 tries)"),
        (Raw(drop=True), "cannot be reached: RemoteProtocolError"),
    ],
)
def test_what_does_not_pass_is_nobodys_fault(failing: Raw, told: str) -> None:
    with asking(lambda _: failing, retries=1) as (agent, asked):
        with pytest.raises(ModelUnavailable) as caught:
            agent.act(seen())
        assert told in str(caught.value)
        assert len(asked.bodies) == 2


def test_one_that_is_not_there_cannot_be_reached() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    told = r"cannot be reached: ConnectError: .*one try"
    url = f"http://127.0.0.1:{port}/"
    with agent_at(url, retries=0) as agent, pytest.raises(ModelUnavailable, match=told):
        agent.act(seen())


def test_one_that_speaks_no_tls_is_not_reached_either() -> None:
    told = "cannot be reached: ConnectError"
    with answering(lambda _: says("Done")) as asked:
        url = asked.url.replace("http:", "https:")
        with agent_at(url, retries=0) as agent, pytest.raises(ModelUnavailable, match=told):
            agent.act(seen())


@pytest.mark.parametrize("body", [b"", b'{"action": '])
def test_one_that_stands_still_is_given_up(body: bytes) -> None:
    raw = Raw(body=body, stall=True)
    with asking(lambda _: raw, retries=1, timeout=0.2) as (agent, asked):
        with pytest.raises(ModelUnavailable, match="cannot be reached: ReadTimeout"):
            agent.act(seen())
        assert len(asked.bodies) == 2


@pytest.mark.parametrize("status", [301, 307, 400, 401, 403, 404, 413, 422])
def test_a_request_that_it_does_not_take_is_its_fault_and_not_sent_again(status: int) -> None:
    headers = {"location": "http://127.0.0.1:1/"}
    raw = Raw(status=status, body=b"no", headers=headers)
    with asking(lambda _: raw) as (agent, asked):
        with pytest.raises(AgentError, match=f"answered status {status}: no"):
            agent.act(seen())
        assert len(asked.bodies) == 1


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"", "no reply: cannot read StepReply"),
        (b"<html>", "no reply: cannot read StepReply"),
        (b"\xff\xfe", "no reply: cannot read StepReply"),
        (b"[" * 100_000, "no reply: cannot read StepReply"),
        (b"[]", "no reply: cannot read StepReply: Expected `object`"),
        (b'{"act": 1}', "missing required field `action`"),
        (b'{"action": "Done"}', "Expected `object`, got `str`"),
        (b'{"action": {"action": "Fly"}}', "no action: unknown action 'Fly'"),
        (b'{"action": {"action": "Tap"}}', "no action: Tap needs at"),
        (b'{"action": {"action": "Tap", "at": "left"}}', "no action: at"),
        (b'{"action": {"action": "Tap", "at": 1, "on": 2}}', "no action: Tap has no field on"),
        (b'{"action": {"action": "Done"}, "usage": {"tokens": "1"}}', "Expected `int`"),
        (b'{"action": {"action": "Done"}, "usage": {"tokens": -1}}', "tokens=-1"),
        (b'{"action": {"action": "Done"}} {}', "no reply: cannot read StepReply"),
    ],
)
def test_an_answer_that_is_none_is_its_fault(body: bytes, told: str) -> None:
    with asking(lambda _: Raw(body=body)) as (agent, asked):
        with pytest.raises(AgentError) as caught:
            agent.act(seen())
        assert told in str(caught.value)
        assert len(asked.bodies) == 1


def test_an_action_that_is_none_is_told_as_such() -> None:
    with asking(lambda _: says("Fly")) as (agent, asked):
        with pytest.raises(ActionError) as caught:
            agent.act(seen())
        assert str(caught.value).startswith(f"the agent at {asked.url} answered no action")


def test_an_answer_without_end_is_not_read_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "MAX_BYTES", 1000)
    told = pytest.raises(AgentError, match="answered more than 1000 bytes")
    with asking(lambda _: Raw(body=b" " * 1001)) as (agent, _), told:
        agent.act(seen())


@pytest.mark.parametrize(
    ("url", "options", "told"),
    [
        ("http://", {}, "it names no host"),
        ("http:", {}, "names no agent"),
        ("http:///act", {}, "it names no host"),
        ("http://[::1/act", {}, "is no address"),
        ("http://me:secret@host/", {}, "give --agent-option authorization=env:NAME"),
        ("http://host/", {"screenshot": 1}, "screenshot is true or false, not 1"),
        ("http://host/", {"xml": "yes"}, "xml is true or false, not 'yes'"),
        ("http://host/", {"timeout": "1"}, "timeout is a number of seconds, not '1'"),
        ("http://host/", {"timeout": 0}, "timeout is a number of seconds, not 0"),
        ("http://host/", {"retries": -1}, "retries is a number from 0 to 100, not -1"),
        ("http://host/", {"retries": True}, "retries is a number from 0 to 100, not True"),
        (
            "http://host/",
            {"authorization": "a\nb"},
            "authorization is no text that",
        ),
        ("http://host/", {"speed": 1}, "cannot be built with the options speed"),
    ],
)
def test_what_cannot_be_used_is_told_when_it_is_built(
    url: str, options: dict[str, Any], told: str
) -> None:
    with pytest.raises(AgentLoadError) as caught, agent_at(url, **options):
        pass
    assert told in str(caught.value)
    assert "secret" not in str(caught.value)
