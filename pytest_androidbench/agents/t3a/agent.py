"""AndroidWorld's agent that sees no pictures, as one of ours."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.history import StepHistory
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.agents.parts.summed_steps import SummedSteps
from pytest_androidbench.agents.t3a.form import T3AForm


def t3a_steps(asking: Asking, options: PromptedOptions) -> SummedSteps:
    """Its way: a list of elements, and a summary of each step."""
    history = StepHistory(tokens=options.told_tokens, numbered="Step {}: ")
    return SummedSteps(asking, T3AForm(upstream=options.strict_upstream), history, options)


T3A: Final = partial(PromptedAgent, t3a_steps)
"""Has a model operate the phone by a list of elements alone: `--agent=t3a`."""
