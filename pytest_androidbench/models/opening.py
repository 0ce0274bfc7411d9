"""From a model's name to a model: the one call by which agents get theirs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final, Literal

from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.cassette import CassettePlayer, CassetteRecorder
from pytest_androidbench.models.ledger import Ledger
from pytest_androidbench.models.live import LiveModel
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.pace import Pace, pace_file
from pytest_androidbench.models.prices import price_of
from pytest_androidbench.models.service import Service
from pytest_androidbench.models.surroundings import RunAround

OPENAI: Final = "openai:"
"""What names begin with of models behind an OpenAI-compatible server."""
DEFAULT_MODEL: Final = "claude-sonnet-5-5"


def open_model(
    name: str = DEFAULT_MODEL,
    *,
    price: Mapping[str, Any] | Literal["free"] | None = None,
    requests_per_minute: int | None = None,
    tokens_per_minute: int | None = None,
    variables: Mapping[str, str] = os.environ,
    **client: Any,
) -> MeteredModel:
    """A model, as the run around it wants it: within its cap, recorded, or played back.

    Args:
        name: as its vendor has it; `openai:NAME` for an OpenAI-compatible server's.
        price: in place of the published one: dollars for a million tokens, or "free".
        requests_per_minute: most, of all workers of this machine together.
        tokens_per_minute: likewise, as estimated before they are sent.
        variables: the environment.
        **client: for the vendor's SDK: api_key, base_url, timeout, tries.

    Raises:
        AgentLoadError: there is no key, no price or no such option; says what to do.
    """
    run = RunAround.read(variables)
    if run.cassette == "replay":
        player = CassettePlayer(run.cassette_dir, run.cassette_match)
        return MeteredModel(_bare(name), player=player, variables=variables)
    cost = price_of(_bare(name), price, option=run.words.option)
    service = _service(name, run.words.option, client)
    pace = Pace(
        pace_file(*service.account),
        requests=requests_per_minute,
        tokens=tokens_per_minute,
    )
    ledger = Ledger(run.ledger, words=run.words) if run.ledger else None
    live = LiveModel(service, cost, pace, ledger, run.max_cost)
    recorder = CassetteRecorder(run.cassette_dir) if run.cassette == "record" else None
    return MeteredModel(_bare(name), live=live, recorder=recorder, variables=variables)


def _bare(name: str) -> str:
    return name.removeprefix(OPENAI)


def _service(name: str, option: str, client: dict[str, Any]) -> Service:
    if name.startswith(OPENAI):
        from pytest_androidbench.models.openai_service import (  # noqa: PLC0415 - an extra
            OpenAIService,
        )

        return OpenAIService(_bare(name), option=option, **client)
    if not name.startswith("claude") and "base_url" not in client:
        raise AgentLoadError(
            f"model {name!r}: give a name of Anthropic's such as {DEFAULT_MODEL}, openai:NAME for "
            "an OpenAI-compatible server, or base_url of a server that speaks Anthropic's protocol"
        )
    from pytest_androidbench.models.claude_service import (  # noqa: PLC0415 - imports its SDK
        ClaudeService,
    )

    return ClaudeService(name, option=option, **client)
