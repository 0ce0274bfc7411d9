"""Asking a model about each of a run's episodes, as far as its service goes along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from pytest_androidbench.errors import (
    AgentError,
    AgentLoadError,
    AndroidBenchError,
    CapReached,
    LimitReached,
    ModelUnavailable,
)
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.model import BadRequest
from pytest_androidbench.records.beside import SaidAt, SaidOfEpisode
from pytest_androidbench.texts import bounded, clean

ModelFor: TypeAlias = Callable[[str], MeteredModel]
"""Gives a model for the questions about one episode, by its key."""


Given = TypeVar("Given", bound=SaidOfEpisode)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question about an attempt at an episode."""

    at: SaidAt
    """Who is asked, and about what."""
    digest: str
    """Names all that is asked."""


@dataclass(slots=True, kw_only=True)
class AskedRun(Generic[Given]):
    """What a model said of a run's episodes, by their keys."""

    answers: dict[str, Given] = field(default_factory=dict)
    now: int = 0
    """How many of these were given now; others were kept from before."""
    refused: dict[str, str] = field(default_factory=dict)
    """What the service would not have answered, with its reasons; asked again next time."""
    stopped: str = ""
    """Why it was ended early; "" = it was not."""


def ask_each(
    questions: Mapping[str, Asked],
    before: Iterable[Given],
    ask: Callable[[str], Given],
    tell: Callable[[str], None] = lambda _line: None,
) -> AskedRun[Given]:
    """Have each question answered that was not answered before.

    Args:
        questions: by their episodes' keys.
        before: what was said before, to these questions or to others.
        ask: has the question about an episode answered, and keeps what is said.
        tell: is given a line where an episode could not be asked about.

    Raises:
        AgentLoadError: there is no such model.
        RunDirectoryError: what is said cannot be kept.
    """
    found: AskedRun[Given] = AskedRun()
    known = {(one.at, one.asked): one for one in before}
    for key, question in questions.items():
        if (answer := known.get((question.at, question.digest))) is not None:
            found.answers[key] = answer
        elif not found.stopped:
            _ask(key, ask, found)
            if key in found.refused:
                tell(f"{key}: not asked about: {found.refused[key]}")
    return found


def _ask(key: str, ask: Callable[[str], Given], found: AskedRun[Given]) -> None:
    try:
        found.answers[key] = ask(key)
    except AgentLoadError:
        raise
    except BadRequest as error:
        found.refused[key] = why_unasked(error)
    except (AgentError, CapReached, LimitReached, ModelUnavailable) as error:
        found.stopped = why_unasked(error)
    else:
        found.now += 1


def why_unasked(error: AndroidBenchError) -> str:
    """Why it could not be asked, on one line."""
    return " ".join(bounded(clean(str(error)), 500).split())
