"""The agent by its name, its options, and what is wrong with them."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from fixtures.model_server import KEY, Says
from pytest_androidbench.agents.androidgen.agent import AndroidGen
from pytest_androidbench.agents.androidgen.options import MODULES, GenOptions
from pytest_androidbench.agents.loading import builder_of
from pytest_androidbench.errors import AgentLoadError, DeviceError
from pytest_androidbench.interface.observation import Observation
from tests.agents.androidarena.desk import GOAL
from tests.agents.androidgen.study import lamp, reply
from tests.agents.prompted import agent_of, pictures, words

PLAN = Says(text="1. Light the lamp. State: [Todo]")
EXIT = Says(text=reply("exit()"))


def test_it_is_an_agent_by_its_name() -> None:
    agent = builder_of("androidgen", {"api_key": KEY, "modules": "reflectplan,quote"})()
    assert isinstance(agent, AndroidGen)
    agent.close()


@pytest.mark.parametrize(
    ("given", "modules"),
    [
        ("all", set(MODULES)),
        ("none", set()),
        ("quote", {"quote"}),
        ("reflectplan, autocheck", {"reflectplan", "autocheck"}),
        (["expsearch", "quote"], {"expsearch", "quote"}),
    ],
)
def test_modules_are_switches(given: Any, modules: set[str]) -> None:
    assert set(GenOptions(modules=given).modules) == modules


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"modules": "planning"}, "modules='planning': give all, none, or some of expsearch"),
        ({"modules": "all,quote"}, "modules='all,quote'"),
        ({"modules": ""}, "modules=''"),
        ({"modules": []}, "modules=[]"),
        ({"modules": 3}, "modules=3"),
        ({"modules": [3]}, "modules=[3]"),
        ({"mode": "image"}, "mode='image': give one of text, picture"),
        ({"mode": ["text"]}, "mode=['text']"),
        ({"rules": "mine"}, "rules='mine': give one of paper, code"),
        ({"autocheck": "off"}, "autocheck='off': give one of feedback, regenerate, silent"),
        ({"plan_tries": 0}, "plan_tries=0: give a whole number from 1 to 20"),
        ({"plan_tries": True}, "plan_tries=True"),
        ({"round_limit": 1}, "round_limit=1: give a whole number from 2"),
        ({"round_limit": False}, "round_limit=False"),
        ({"round_limit": "x"}, "round_limit='x'"),
        ({"temperature": 9}, "temperature=9"),
        ({"history_tokens": 1}, "history_tokens=1"),
        ({"strict_upstream": 1}, "strict_upstream=1: give true or false"),
        ({"planning": 1}, "planning"),
    ],
)
def test_options_are_checked(options: dict[str, Any], said: str) -> None:
    with pytest.raises(AgentLoadError) as caught:
        AndroidGen(api_key=KEY, **options)
    assert said in str(caught.value)


@pytest.mark.parametrize(("model", "heat"), [("claude-sonnet-5-5", None), ("llama-2", 0.5)])
def test_the_published_temperature_is_for_models_that_take_one(
    model: str, heat: float | None
) -> None:
    with agent_of(AndroidGen, PLAN, EXIT, model=model, price="free") as (agent, server):
        agent.start(GOAL)
        agent.act(lamp())
    assert [body.get("temperature") for body in server.asked] == [heat, heat]


def test_calls_tell_what_they_were_for() -> None:
    with agent_of(AndroidGen, PLAN, EXIT) as (agent, _):
        agent.start(GOAL)
        agent.act(lamp())
        assert [call["purpose"] for call in agent.model_calls] == ["plan", "act"]


def picture(screen: Observation) -> bytes:
    out = BytesIO()
    Image.new("RGB", (screen.width, screen.height), "blue").save(out, "PNG")
    return out.getvalue()


def test_in_picture_mode_marked_pictures_take_the_lists_place() -> None:
    screen = lamp(take_screenshot=lambda: picture(lamp()))
    with agent_of(AndroidGen, PLAN, EXIT, mode="picture") as (agent, server):
        agent.start(GOAL)
        agent.act(screen)
    for body in server.asked:
        (shown,) = pictures(body)
        with Image.open(BytesIO(shown)) as image:
            corner = image.convert("RGB").getpixel((1, 90))
        assert corner == pytest.approx((0, 255, 0), abs=60)
        assert "<element" not in words(body)
        assert "App: org.desk." in words(body)


def test_a_device_without_pictures_is_not_the_agents_fault() -> None:
    for screen in (lamp(), lamp(take_screenshot=lambda: b"no picture")):
        with agent_of(AndroidGen, mode="picture") as (agent, _):
            agent.start(GOAL)
            with pytest.raises(DeviceError):
                agent.act(screen)
