"""The loopback server answers OpenAI's own client whole as well, for agents that do not stream."""

from __future__ import annotations

import json

import openai

from fixtures.model_server import KEY, Says, serving


def test_an_answer_that_is_not_streamed() -> None:
    says = Says(text="Tapping.", calls=[("tap", {"at": 3})], output_tokens=7)
    picture = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{'A' * 100_000}"}}
    with serving(lambda _body: says) as server:
        client = openai.OpenAI(api_key=KEY, base_url=f"{server.url}/v1")
        answer = client.chat.completions.create(
            model="small",
            messages=[{"role": "user", "content": [picture]}],  # type: ignore[list-item,misc]
        )
        client.close()
    (choice,) = answer.choices
    assert (choice.message.content, choice.finish_reason) == ("Tapping.", "tool_calls")
    assert choice.message.tool_calls is not None
    function = choice.message.tool_calls[0].function  # type: ignore[union-attr]
    assert (function.name, json.loads(function.arguments)) == ("tap", {"at": 3})
    assert answer.usage is not None
    assert answer.usage.completion_tokens == 7
    # A picture costs what it costs, however many letters it has.
    assert 1000 < answer.usage.prompt_tokens < 2000
