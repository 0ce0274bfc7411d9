"""Writes docs/schemas/agents/*.json, what an agent behind an address is asked and answers.

Run it by `python -m tests.docs.agent_schema_files`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.agents.http.messages import VERSION, StepReply, StepRequest
from pytest_androidbench.codec import to_json
from pytest_androidbench.interface.actions import ACTIONS, OFFERED
from pytest_androidbench.report.schemas import DIALECT, described
from tests.docs.schema_files import FOLDER as OF_RUNS

FOLDER: Final = OF_RUNS / "agents"
SCHEMAS: Final[Mapping[str, type]] = {"request": StepRequest, "reply": StepReply}


def schema(name: str) -> dict[str, Any]:
    """The schema of one of them."""
    made = described(SCHEMAS[name])
    if name == "reply":
        properties = made["$defs"][StepReply.__name__]["properties"]
        told = properties["action"]["description"]
        properties["action"] = {"description": told, "anyOf": [_action(each) for each in OFFERED]}
    return {"$schema": DIALECT, "$id": f"urn:pytest-androidbench:agents:{name}:{VERSION}", **made}


def _action(name: str) -> dict[str, Any]:
    (made,) = described(ACTIONS[name])["$defs"].values()
    return {
        **made,
        "properties": {"action": {"const": name}, **made["properties"]},
        "required": ["action", *made["required"]],
    }


def files() -> dict[Path, bytes]:
    """What is written where."""
    return {FOLDER / f"{name}.json": to_json(schema(name), indent=2) + b"\n" for name in SCHEMAS}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, data in files().items():
        path.write_bytes(data)
