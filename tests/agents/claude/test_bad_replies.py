"""Whatever a model replies, there is an action, or an error that says what it replied."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.benches import Bench
from fixtures.model_server import Fails, Says, in_turn, serving
from pytest_androidbench.agents.claude.faults import UnusableReply
from pytest_androidbench.errors import AgentError, ModelUnavailable
from pytest_androidbench.interface.actions import Done, Tap
from pytest_androidbench.models.conversation import TokenUse
from pytest_androidbench.records.outcome import Outcome
from tests.agents.claude.asked import agent_of, calling, options_for, results, told
from tests.agents.claude.screens import GOAL, screen

LAMP = screen("Lamp", "Fan")
GOOD = calling(("tap", {"at": 1}))
SAYS_DONE = Says(text="I have switched the lamp on.")


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        (calling(("lamp_on", {})), "there is no tool 'lamp_on'; there are tap, long_press,"),
        (calling(("tap", {"at": 7})), "there is no element '7': they go from 0 to 2"),
        (calling(("tap", {"at": 1.5})), "must be a whole number, got '1.5'"),
        (calling(("tap", {"at": "Lamp"})), "must be an element's number or a point"),
        (calling(("tap", {"at": [1, 2, 3]})), "must be an element's number or a point"),
        (calling(("tap", {"at": [706, 0]})), "lies outside of the picture, which is 706 wide"),
        (calling(("tap", {"at": {"x": 1}})), "must be"),
        (calling(("tap", {"at": 10**400})), "far too large"),
        (calling(("tap", {})), "tap needs at"),
        (calling(("tap", {"at": None})), "tap needs at"),
        (calling(("tap", {"at": 1, "twice": True})), "tap takes no 'twice'"),
        (calling(("tap", ["at", 1])), "are no JSON object"),  # type: ignore[arg-type]
        (calling(("tap", '{"at": Lamp}')), "of tap are no JSON object: '{\"at\": Lamp}'"),
        (calling(("tap", "[1]")), "of tap are no JSON object: '[1]'"),
        (calling(("scroll", {"direction": "there"})), "must be one of up, down, left, right"),
        (calling(("type_text", {"text": "w" * 20_000})), "holds 20000 characters; at most 10000"),
        (calling(("answer", {"text": 7})), "text must be a string"),
        (calling(("left_click", {"coordinate": [1, 2]})), "there is no tool 'left_click'"),
    ],
)
def test_a_call_that_cannot_be_carried_out_is_answered_with_why(reply: Says, sentence: str) -> None:
    with agent_of(reply, GOOD) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Tap(1)
    (result,) = results(server.asked[1])
    assert result["is_error"]
    assert sentence in told(server.asked[1])


@pytest.mark.parametrize(
    ("reply", "asked_again", "sentence"),
    [
        (Says(text=""), "Your last reply was empty", "an empty reply"),
        (Says(text=" \n "), "Your last reply was empty", "an empty reply"),
        (Says(thinking="Hm."), "Your last reply was empty", "an empty reply"),
        (SAYS_DONE, "your reply calls no tool", "no tool is called, but said: I have switched"),
        (Says(text="w" * 1_000_000), "your reply calls no tool", "but said: www"),
        (Says(text="x", stop="pause_turn"), "your reply calls no tool", "but said: x"),
        (Says(text="x", stop="something_new"), "your reply calls no tool", "but said: x"),
        (calling(("tap", {"at": 7})), "there is no element '7'", "there is no element '7'"),
        (
            calling(*[("tap", {"at": 1})] * 900),
            "called 900 tools, so none",
            "900 calls in one reply",
        ),
    ],
)
def test_it_is_asked_again_and_three_times_are_enough(
    reply: Says, asked_again: str, sentence: str
) -> None:
    with agent_of(reply, reply, GOOD) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Tap(1)
    assert all(asked_again in told(body) for body in server.asked[1:])
    with agent_of(reply, reply, reply) as (agent, server):
        agent.start(GOAL)
        with pytest.raises(UnusableReply) as raised:
            agent.act(LAMP)
    assert str(raised.value).startswith("3 replies of the model led to no action; the last: ")
    assert sentence in str(raised.value)
    assert len(str(raised.value)) < 700


def test_only_replies_for_one_step_are_counted_together() -> None:
    wrong = calling(("tap", {"at": 7}))
    with agent_of(wrong, wrong, GOOD, wrong, wrong, GOOD) as (agent, _):
        agent.start(GOAL)
        assert [agent.act(LAMP), agent.act(LAMP)] == [Tap(1), Tap(1)]


def test_a_refusal_is_told_as_one() -> None:
    with agent_of(Says(text="I will not.", stop="refusal")) as (agent, _):
        agent.start(GOAL)
        with pytest.raises(UnusableReply, match="the model refuses to go on: refusal I will not"):
            agent.act(LAMP)


def test_a_reply_that_is_cut_off_gets_more_room_once() -> None:
    cut = Says(text="Let me see", calls=[("tap", {})], stop="max_tokens")
    with agent_of(cut, GOOD, cut, cut, max_tokens=1000) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Tap(1)
        with pytest.raises(UnusableReply, match="cut off after 2000 tokens, thoughts included"):
            agent.act(LAMP)
    assert [body["max_tokens"] for body in server.asked] == [1000, 2000, 1000, 2000]
    # Half a reply is not handed back.
    assert server.asked[1]["messages"] == server.asked[0]["messages"]


def test_a_full_context_window_is_emptied_once() -> None:
    full = Says(stop="model_context_window_exceeded")
    with agent_of(GOOD, full, GOOD, full, full) as (agent, server):
        agent.start(GOAL)
        assert [agent.act(LAMP), agent.act(LAMP)] == [Tap(1), Tap(1)]
        with pytest.raises(UnusableReply, match="does not fit into the model's context window"):
            agent.act(LAMP)
    assert "[screen]" in told(server.asked[2], 0)
    assert '"Lamp"' in told(server.asked[2])


def test_the_service_s_fault_stays_the_service_s() -> None:
    with agent_of(Fails(status=529, kind="overloaded_error")) as (agent, _):
        agent.start(GOAL)
        with pytest.raises(ModelUnavailable):
            agent.act(LAMP)
        assert agent.model_calls[0]["error"]


def test_a_request_that_the_service_refuses_is_the_agent_s() -> None:
    with agent_of(Fails(status=400, kind="invalid_request_error")) as (agent, _):
        agent.start(GOAL)
        with pytest.raises(AgentError, match="refuses the request"):
            agent.act(LAMP)


@pytest.mark.parametrize(
    ("thinking", "text", "note", "kept"),
    [
        ("", "", "It is dark.", "It is dark."),
        ("Thought.", "Said.", "It is dark.", "It is dark."),
        ("Thought.", "Said.", "", "Said."),
        ("Thought.", "", "", "Thought."),
        ("", "", "", ""),
        ("", "w" * 100_000 + "\ud83d", "", "www"),
    ],
)
def test_why_it_acts_is_kept_as_the_action_s_note(
    thinking: str, text: str, note: str, kept: str
) -> None:
    arguments: dict[str, Any] = {"note": note} if note else {}
    says = Says(thinking=thinking, text=text, calls=[("done", arguments)])
    with agent_of(says) as (agent, _):
        agent.start(GOAL)
        action = agent.act(LAMP)
    assert action == Done()
    assert action.note[: len(kept)] == kept
    assert len(action.note) < 5000


def test_what_is_used_is_counted_with_replies_that_lead_to_nothing() -> None:
    says = [Says(text="Hm.", input_tokens=100, output_tokens=10), calling(("done", {}))]
    with agent_of(*says) as (agent, _):
        agent.start(GOAL)
        agent.act(LAMP)
        assert agent.usage.tokens >= TokenUse(input=100, output=10).total
        assert [call["answer"] for call in agent.model_calls] == ["Hm.", "[done()]"]


@pytest.mark.slow
def test_an_episode_without_a_usable_reply_is_the_agent_s_error(lamp_bench: Bench) -> None:
    with serving(in_turn(Says(stop="refusal", text="No."))) as server:
        lamp_bench.run("--agent=claude", *options_for(server))
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert "the model refuses to go on: refusal No." in record.reason
