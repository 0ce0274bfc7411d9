"""B-MoCA's agents over any model: `--agent=bmoca:text` and `--agent=bmoca:pictures`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final, get_args

from pytest_androidbench.agents.bmoca.shots import Shots
from pytest_androidbench.agents.bmoca.steps import BMocaForm, BMocaSteps
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.elements.bmoca import Form
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.errors import AgentLoadError

MOST_SHOTS: Final = 100


def text_agent(
    *,
    form: Form = "R0",
    demonstrations: str = "",
    shots: int = 3,
    shots_seed: int = 123,
    **options: Any,
) -> PromptedAgent:
    """An agent that is told the elements of the screen, and sees no picture.

    Args:
        form: of observations, prompts and replies: the paper's, or the later one's.
        demonstrations: folder of what is shown the model before; "" = nothing.
        shots: how many demonstrations it is shown.
        shots_seed: of the draws among them.
        **options: of `PromptedAgent`.

    Raises:
        AgentLoadError: an option is none of its values; says what is.
    """
    shown = _shots(demonstrations, form, shots, shots_seed)
    return _agent(BMocaForm(form=form, pictures=False, shots=shown), options)


def picture_agent(
    *,
    form: Form = "R0",
    marks: bool = False,
    demonstrations: str = "",
    shots: int = 3,
    shots_seed: int = 123,
    **options: Any,
) -> PromptedAgent:
    """An agent that is told the elements of the screen, and sees its picture.

    Args:
        form: as of `text_agent`; it says how large the picture is, too.
        marks: draw a box around each element, with its number.
        demonstrations: as of `text_agent`; they are shown without pictures.
        shots: as of `text_agent`.
        shots_seed: as of `text_agent`.
        **options: of `PromptedAgent`.

    Raises:
        AgentLoadError: an option is none of its values; says what is.
    """
    if not isinstance(marks, bool):
        raise AgentLoadError(f"marks={marks!r}: give true or false")
    shown = _shots(demonstrations, form, shots, shots_seed)
    return _agent(BMocaForm(form=form, pictures=True, marks=marks, shots=shown), options)


def _agent(put: BMocaForm, options: dict[str, Any]) -> PromptedAgent:
    return PromptedAgent(partial(_steps, put), **options)


def _steps(put: BMocaForm, asking: Asking, options: PromptedOptions) -> BMocaSteps:
    return BMocaSteps(asking, options, put)


def _shots(folder: Any, form: Any, count: Any, seed: Any) -> Shots | None:
    if form not in get_args(Form):
        raise AgentLoadError(f"form={form!r}: give one of {', '.join(get_args(Form))}")
    if type(count) is not int or not 1 <= count <= MOST_SHOTS:
        raise AgentLoadError(f"shots={count!r}: give a whole number from 1 to {MOST_SHOTS}")
    if type(seed) is not int:
        raise AgentLoadError(f"shots_seed={seed!r}: give a whole number")
    if not isinstance(folder, str):
        raise AgentLoadError(f"demonstrations={folder!r}: give the path of a folder")
    return Shots(Path(folder), form=form, count=count, seed=seed) if folder else None
