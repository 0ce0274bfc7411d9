"""AndroidWorld's agent that sees pictures, as one of ours."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.agents.m3a.form import M3AForm
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.history import StepHistory
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.agents.parts.summed_steps import SummedSteps


def m3a_steps(asking: Asking, options: PromptedOptions) -> SummedSteps:
    """Its way: marked pictures and a list of elements, and a summary of each step."""
    history = StepHistory(tokens=options.told_tokens, numbered="Step {}- ")
    return SummedSteps(asking, M3AForm(upstream=options.strict_upstream), history, options)


M3A: Final = partial(PromptedAgent, m3a_steps)
"""Has a model operate the phone by marked pictures and a list of elements: `--agent=m3a`."""
