"""SeeAct on a phone, as AndroidWorld has it, as one of our agents."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.history import StepHistory
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedAgent
from pytest_androidbench.agents.seeact.two_questions import TwoQuestions


def seeact_steps(asking: Asking, options: PromptedOptions) -> TwoQuestions:
    """Its way: a description from a picture, and a choice by letters."""
    return TwoQuestions(asking, StepHistory(tokens=options.told_tokens), options)


SeeAct: Final = partial(PromptedAgent, seeact_steps)
"""Has a model describe, from a picture, what to do, and choose it: `--agent=seeact`."""
