"""B-MoCA's agents: what they ask in each form, and what they do with the answer."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from fixtures.model_server import Says
from pytest_androidbench.agents.bmoca.agent import picture_agent, text_agent
from pytest_androidbench.agents.loading import builder_of
from pytest_androidbench.agents.parts.dual_gesture import PRESSES, SWIPES
from pytest_androidbench.agents.parts.faults import RefusedByModel
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.interface.actions import Action, Tap, Wait
from tests.agents.bmoca.told import demonstration, keep
from tests.agents.claude.screens import GOAL, HEIGHT, WIDTH, screen, unseen
from tests.agents.prompted import Body, agent_of, pictures, words

LAMP = screen("Lamp", "Fan")
MISLED = "- Description: a list\n- Thought: a tap(0) would do.\n- Action: press('BACK')"
SECTIONS = ("dual-gesture(", "tap(", "swipe(", "press(", "Goal: ")


def calls(call: str) -> Says:
    return Says(text=f"- Description: two rows.\n- Thought: it is off.\n- Action: {call}")


def system(body: Body) -> str:
    return "\n".join(part["text"] for part in body.get("system", ()))


def acted(reply: Says, **options: Any) -> Action:
    with agent_of(text_agent, reply, **options) as (agent, _):
        agent.start(GOAL)
        return agent.act(LAMP)


def in_order(text: str, *parts: str) -> bool:
    places = [text.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


@pytest.mark.parametrize("form", ["R0", "R1"])
def test_calls_become_touches(form: str) -> None:
    fan = "1"  # of the rows as they end
    action = acted(calls(f"tap({fan})"), form=form)
    assert action == Tap((WIDTH // 2, 300))
    assert "it is off" in action.note
    assert acted(calls('swipe("up")'), form=form) == SWIPES["up"].on(WIDTH, HEIGHT)
    assert acted(calls('press("HOME")'), form=form) == PRESSES["home"].on(WIDTH, HEIGHT)
    swipe = acted(calls("dual-gesture(0.1, 0.5, 0.1, 0.52)"), form=form)
    assert swipe == Tap((WIDTH // 2, HEIGHT // 10))


def test_buttons_of_a_tablet_are_mirrored() -> None:
    with agent_of(text_agent, calls('press("BACK")')) as (agent, _):
        agent.start(GOAL)
        action = agent.act(screen("Lamp", size=(1200, 800)))
    assert action == Tap((796, 787))


@pytest.mark.parametrize("call", ["tap(9)", "tap(1) tap(0)", 'swipe("away")', "nothing"])
def test_what_cannot_be_read_costs_a_step_and_does_nothing(call: str) -> None:
    action = acted(calls(call))
    assert action == Wait(0)
    assert action.note.startswith("Nothing was done: ")


def test_published_rules_hold_when_they_are_asked_for() -> None:
    said = Says(text=MISLED)
    back = PRESSES["back"].on(WIDTH, HEIGHT)
    assert acted(said, form="R0", strict_upstream=True) == back
    assert acted(said, form="R1", strict_upstream=True) == Tap((WIDTH // 2, 100))
    assert acted(said, form="R1") == back


def test_a_refusal_is_the_agents_fault() -> None:
    refuses = Says(text="No.", stop="refusal")
    with pytest.raises(RefusedByModel):
        acted(refuses)
    assert acted(refuses, strict_upstream=True) == Wait(0)


def test_the_paper_s_prompt_has_all_but_the_screen_in_the_system_s_words() -> None:
    with agent_of(text_agent, calls("tap(0)"), form="R0") as (agent, server):
        agent.start(GOAL)
        agent.act(unseen("Lamp"))
    (asked,) = server.asked
    assert in_order(system(asked), *SECTIONS, GOAL.text, "- Description:")
    assert words(asked).startswith("Observation:\n{'numeric_tag': 0, 'description': ")
    assert "picture" not in system(asked)
    assert not pictures(asked)


def test_the_later_prompt_has_the_role_alone_there_and_tells_earlier_actions() -> None:
    taps = [calls(call) for call in ("tap(0)", "tap(1)", "what", "tap(0)", "tap(1)", "tap(0)")]
    with agent_of(text_agent, *taps, form="R1") as (agent, server):
        agent.start(GOAL)
        for n in range(len(taps)):
            agent.act(screen("Lamp", f"Fan {n}"))
    first, *_, last = server.asked
    assert "tap(" not in system(first)
    assert in_order(
        words(first), "- Description:", *SECTIONS, "Previous actions: none", "Current observation:"
    )
    assert words(first).endswith("Answer:")
    assert "Previous actions: tap(0), tap(1), tap(0), tap(1)\n" in words(last)


@pytest.mark.parametrize(("form", "size"), [("R0", (1024, 2048)), ("R1", (256, 512))])
def test_pictures_have_the_published_sizes(form: str, size: tuple[int, int]) -> None:
    with agent_of(picture_agent, calls("tap(0)"), calls("tap(0)"), form=form) as (agent, server):
        agent.start(GOAL)
        agent.act(LAMP)
        agent.act(screen("Lamp", size=(1200, 800)))
    upright, aside = (pictures(body) for body in server.asked)
    assert [Image.open(BytesIO(one)).size for one in upright] == [size]
    assert [Image.open(BytesIO(one)).size for one in aside] == [size[::-1]]


def test_marks_are_boxes_with_the_numbers_of_the_list() -> None:
    seen = {}
    for marks in (False, True):
        with agent_of(picture_agent, calls("tap(0)"), marks=marks) as (agent, server):
            agent.start(GOAL)
            agent.act(LAMP)
        (seen[marks],) = pictures(server.asked[0])
        assert ("has a box in the picture" in system(server.asked[0])) == marks
    plain, marked = (Image.open(BytesIO(seen[marks])).convert("RGB") for marks in (False, True))
    assert len(plain.getcolors(1 << 24) or ()) < len(marked.getcolors(1 << 24) or ())


@pytest.mark.parametrize("form", ["R0", "R1"])
def test_demonstrations_of_the_goal_are_shown_before_it_is_asked(tmp_path: Path, form: str) -> None:
    keep(tmp_path, demonstration(GOAL.text, "tap(3)", 'press("HOME")'))
    keep(tmp_path, demonstration("Something else.", "tap(99)", task="fan_on"))
    options = {"form": form, "demonstrations": str(tmp_path), "shots": 2}
    with agent_of(text_agent, calls("tap(0)"), **options) as (agent, server):
        agent.start(GOAL)
        agent.act(LAMP)
    (asked,) = server.asked
    told = f"{system(asked)}\n{words(asked)}"
    assert "tap(99)" not in told
    first = ("- Observation: ", f"{form} of tap(3)", "- Action: tap(3)", "- Next observation: ")
    assert in_order(told, *first, "- Reward: 0")
    assert in_order(told, f'{form} of press("HOME")', '- Action: press("HOME")', "- Reward: 1")
    assert told.count("Demonstration ") == (2 if form == "R0" else 1)
    if form == "R0":
        assert in_order(told, "Demonstration 1", f"- Goal: {GOAL.text}", "- Observation: ")


def test_what_nobody_has_shown_is_asked_with_other_demonstrations(tmp_path: Path) -> None:
    keep(tmp_path, demonstration("Something else.", "tap(99)"))
    with agent_of(text_agent, calls("tap(0)"), demonstrations=str(tmp_path)) as (agent, server):
        agent.start(GOAL)
        agent.act(LAMP)
    assert "- Action: tap(99)" in system(server.asked[0])


def test_the_same_demonstrations_are_drawn_again(tmp_path: Path) -> None:
    for n in range(20):
        keep(tmp_path, demonstration(GOAL.text, f"tap({n})"), name=f"train_env_{n:03d}")
    asked = []
    for seed in (1, 1, 2):
        options = {"demonstrations": str(tmp_path), "shots": 5, "shots_seed": seed}
        with agent_of(text_agent, calls("tap(0)"), **options) as (agent, server):
            agent.start(GOAL)
            agent.act(LAMP)
        asked.append(system(server.asked[0]))
    assert asked[0] == asked[1] != asked[2]
    assert asked[0].count("- Action: tap(") == 5


def test_damaged_demonstrations_are_named(tmp_path: Path) -> None:
    with pytest.raises(AgentLoadError, match="holds no demonstrations"):
        text_agent(demonstrations=str(tmp_path))
    file = keep(tmp_path, demonstration(GOAL.text, "tap(0)"))
    file.write_bytes(b"{}")
    with pytest.raises(AgentLoadError, match=rf"{file.name} is damaged"):
        text_agent(demonstrations=str(tmp_path))


@pytest.mark.parametrize(
    ("kind", "options", "said"),
    [
        (text_agent, {"form": "R2"}, "give one of R0, R1"),
        (text_agent, {"shots": 0}, "whole number from 1 to 100"),
        (text_agent, {"shots_seed": "x"}, "shots_seed='x'"),
        (text_agent, {"demonstrations": 5}, "give the path of a folder"),
        (text_agent, {"temperature": 9}, "temperature=9"),
        (picture_agent, {"marks": "yes"}, "give true or false"),
    ],
)
def test_options_are_checked(
    kind: Callable[..., PromptedAgent], options: dict[str, Any], said: str
) -> None:
    with pytest.raises(AgentLoadError, match=said):
        kind(**options)


@pytest.mark.parametrize("name", ["bmoca:text", "bmoca:pictures"])
def test_they_are_agents_by_their_names(name: str) -> None:
    build = builder_of(name, {"api_key": "k", "form": "R1"})
    assert isinstance(build(), PromptedAgent)
