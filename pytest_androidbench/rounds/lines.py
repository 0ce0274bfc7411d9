"""The lines of a `record.jsonl` of AndroidGen: one round each.

Beside the published fields a line may have some of ours, which published readers pass over:
`step` in each one, `source` in the first one, `error` and `end_state` in the last one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from pytest_androidbench.codec import from_json, to_json, to_plain
from pytest_androidbench.errors import CodecError
from pytest_androidbench.experiences.experience import ENVIRONMENT
from pytest_androidbench.rounds.parsed import call_from_plain, call_to_plain
from pytest_androidbench.rounds.trajectory import (
    Round,
    RoundCall,
    RoundTrajectory,
    TrajectorySource,
)
from pytest_androidbench.texts import encodable

_MOST_INDEX: Final = 10**6
_PICTURE: Final = re.compile(r"(?:[A-Za-z0-9_][A-Za-z0-9_.-]*/){0,3}[A-Za-z0-9_][A-Za-z0-9_.-]*")
"""A path that leads nowhere but into the folder that it is read in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLine:
    """A line, with its fields' types checked; others than these are passed over."""

    app: str
    state: str
    instruction: str
    index: int
    response: str
    parsed_action: Any
    plan: str | None = None
    """Absent where the agent made none."""
    error_feedback: str | None = None
    """What was wrong with the call of the line before."""
    env: str = ENVIRONMENT
    image: str = ""
    raw: str = ""
    trace_id: int | str = ""
    source: TrajectorySource | None = None
    error: str | None = None
    end_state: str | None = None
    step: int | None = None

    @property
    def call(self) -> RoundCall:
        """What was called.

        Raises:
            CodecError: `parsed_action` is no call.
        """
        return call_from_plain(self.parsed_action)


def read_line(data: bytes) -> RoundLine:
    """Read one line.

    Blanks around the object are passed over, those of Unicode among them: a published file has a
    no-break space behind one.

    Raises:
        CodecError: it is damaged, lacks a field, or is no round on Android; says which.
    """
    try:
        text = data.decode("utf-8").strip()
    except UnicodeDecodeError as error:
        raise CodecError(f"it is no UTF-8: {error.reason} at byte {error.start}") from error
    try:
        line = from_json(RoundLine, text)
        _ = line.call
    except RecursionError as error:
        raise CodecError("it is nested too deeply") from error
    if line.env != ENVIRONMENT:
        raise CodecError(f"env must be {ENVIRONMENT!r}, got {line.env!r:.100}")
    if not 0 <= line.index <= _MOST_INDEX:
        raise CodecError(f"index must be from 0 to {_MOST_INDEX}")
    for name, path in (("image", line.image), ("raw", line.raw)):
        if path and not _PICTURE.fullmatch(path):
            raise CodecError(f"{name} must be a path below the folder, got {path!r:.200}")
    return line


def trajectory_in(name: str, lines: Sequence[RoundLine]) -> RoundTrajectory:
    """The trajectory of a folder, whose lines are in the order of their indices.

    Args:
        name: of the folder.
        lines: one at least.

    Raises:
        CodecError: two lines have one index, or unlike instructions.
    """
    first, last = lines[0], lines[-1]
    for one, following in pairwise(lines):
        if one.index == following.index:
            raise CodecError(f"two lines have the index {one.index}")
        if one.instruction != following.instruction:
            raise CodecError(f"the line of index {following.index} has another instruction")
    return RoundTrajectory(
        name=name,
        task=first.instruction,
        rounds=tuple(_rounds(lines)),
        end_state=_bare(last.state) if last.end_state is None else last.end_state,
        source=first.source or TrajectorySource(run=name),
    )


def lines_of(trajectory: RoundTrajectory) -> Iterator[bytes]:
    """A trajectory's lines, without line breaks."""
    before = ""
    for index, each in enumerate(trajectory.rounds):
        plain = {
            "env": ENVIRONMENT,
            "app": each.app,
            "image": "",
            "raw": "",
            "state": each.state,
            "instruction": trajectory.task,
            "trace_id": trajectory.name,
            "index": index,
            "plan": each.plan,
            "response": each.response,
            "parsed_action": call_to_plain(each.call),
        }
        plain |= {"error_feedback": before} if before else {}
        plain |= {} if each.step is None else {"step": each.step}
        plain |= {} if index else {"source": to_plain(trajectory.source)}
        plain |= _last(trajectory) if index == len(trajectory.rounds) - 1 else {}
        before = each.error
        yield to_json(_encodable(plain))


def _rounds(lines: Sequence[RoundLine]) -> Iterator[Round]:
    for line, following in zip(lines, (*lines[1:], None), strict=True):
        yield Round(
            app=line.app,
            state=_bare(line.state),
            response=line.response,
            call=line.call,
            plan=line.plan or "",
            error=_error(line) if following is None else following.error_feedback or "",
            step=line.step,
        )


def _error(line: RoundLine) -> str:
    """What was wrong with the last call, of which no further line tells."""
    return _message(line.call) if line.error is None else line.error


def _last(trajectory: RoundTrajectory) -> dict[str, Any]:
    """What no line after the last one says."""
    last = trajectory.rounds[-1]
    told = {"error": last.error} if last.error != _message(last.call) else {}
    other_end = trajectory.end_state != last.state
    return told | ({"end_state": trajectory.end_state} if other_end else {})


def _message(call: RoundCall) -> str:
    """What a call says of itself that could not be made."""
    return call.kwargs.get("message", "") if call.operation == "fail" else ""


def _bare(state: str) -> str:
    """Without the line break that states end with in older files."""
    return state.removesuffix("\n")


def _encodable(value: Any) -> Any:
    """With texts that can be written: what is read back is then what was written."""
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, dict):
        return {encodable(str(name)): _encodable(inner) for name, inner in value.items()}
    return [_encodable(each) for each in value] if isinstance(value, list) else value
