"""Folders as AndroidGen's recorder leaves them, of our own making."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

TASK: Final = "Turn the lamp on, then tell what the note says."
STATE: Final = '<element id="3" class="Switch" clickable checkable status="off"> Lamp </element>\n'
CALLS: Final = (
    ('open_app(app_name="Home")', {"operation": "open_app", "kwargs": {"app_name": "Home"}}),
    (
        'do(action="Click", element_id="3") # the lamp',
        {"operation": "do", "action": "Click", "kwargs": {"element_id": "3"}},
    ),
    ('do(action="Navigate Back")', {"operation": "do", "action": "Navigate Back"}),
    ('quote(content="milk")', {"operation": "quote", "kwargs": {"content": "milk"}}),
    ("exit()", {"operation": "exit", "kwargs": {"message": None}}),
)


def line(index: int, /, **fields: Any) -> dict[str, Any]:
    """One line; a field that is None is left out."""
    code, parsed = CALLS[index % len(CALLS)]
    plain = {
        "env": "android",
        "app": "settings" if index else "Home",
        "image": f"1720000000/screenshots/{index}.png",
        "raw": f"1720000000/screenshots/{index}-raw.png",
        "state": STATE,
        "instruction": TASK,
        "trace_id": 1720000000,
        "index": index,
        "plan": "1. Turn the lamp on. State: [Todo]",
        "response": f"## Round {index}\n* Operation:\n\n```\n{code}\n```",
        "parsed_action": parsed,
        **fields,
    }
    return {name: value for name, value in plain.items() if value is not None}


def lines(count: int = 5) -> list[dict[str, Any]]:
    """So many lines, in their order."""
    return [line(index) for index in range(count)]


def folder(path: Path, *written: dict[str, Any] | str, name: str = "1720000000") -> Path:
    """A folder of folders, with one that has these lines; a text is written as it is."""
    inner = path / name
    inner.mkdir(parents=True)
    texts = [each if isinstance(each, str) else json.dumps(each) for each in written]
    (inner / "record.jsonl").write_text("".join(f"{text}\n" for text in texts), "utf-8")
    return path
