"""A temperature is sent to whatever service there is, and nothing is said of none."""

from __future__ import annotations

from contextlib import closing

import pytest

from fixtures.model_server import KEY, Says, in_turn, serving
from pytest_androidbench.models.conversation import Request, said
from pytest_androidbench.models.opening import open_model


@pytest.mark.parametrize("name", ["llama-2", "openai:llama-2"])
@pytest.mark.parametrize("heat", [0.1, None])
def test_what_is_asked_for_is_sent(name: str, heat: float | None) -> None:
    with serving(in_turn(Says(text="Yes."))) as server:
        url = f"{server.url}/v1" if name.startswith("openai:") else server.url
        with closing(open_model(name, base_url=url, api_key=KEY, price="free", tries=1)) as model:
            reply = model.ask(Request(messages=(said("Do you?"),), temperature=heat))
    assert reply.text == "Yes."
    assert server.asked[0].get("temperature") == heat
