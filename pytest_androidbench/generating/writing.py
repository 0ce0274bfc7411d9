"""Instruction templates with slots, which a model writes for features."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.generating.asking import FAULTS, Questions
from pytest_androidbench.generating.counts import TemplateCount, counted
from pytest_androidbench.generating.faults import GeneratingError, UnreadableReply
from pytest_androidbench.generating.filters import settled, why_no_template
from pytest_androidbench.generating.prompts import WRITER, for_templates
from pytest_androidbench.generating.replies import templates_in


@dataclass(frozen=True, slots=True, kw_only=True)
class Templates:
    """What a model wrote."""

    templates: tuple[str, ...]
    """Settled, no two alike, at least one."""
    count: TemplateCount
    ended_by: AndroidBenchError | None = None
    """Why the model could not be asked any more; what it wrote until then counts."""


def write_templates(
    features: Sequence[str], *, apps: Sequence[str], at_a_time: int, questions: Questions
) -> Templates:
    """Have templates written for features.

    Args:
        features: of the apps.
        apps: by name.
        at_a_time: how many features a question is about.
        questions: to the model.

    Raises:
        GeneratingError: no template came of it; says why.
        AgentError, CapReached, StoppedByHand, LimitReached, ModelUnavailable: the model failed, or
            was not waited for, before there was any.
    """
    known: dict[str, None] = {}
    dropped: list[str] = []
    unread: list[str] = []
    ended_by = None
    batches = [features[at : at + at_a_time] for at in range(0, len(features), at_a_time)]
    for batch in batches:
        try:
            answer = questions.until_read(WRITER, *for_templates(apps, batch), templates_in)
        except UnreadableReply as error:
            unread.append(str(error))
            continue
        except FAULTS as error:
            if not known:
                raise
            ended_by = error
            break
        for text in map(settled, answer):
            if why := why_no_template(text, known):
                dropped.append(why)
            else:
                known[text] = None
    if not known:
        why = unread[-1] if unread else f"all were dropped, as {', '.join(counted(dropped))}"
        raise GeneratingError(f"no template came of {len(features)} features: {why}")
    count = TemplateCount(
        given=len(known) + len(dropped),
        added=len(known),
        dropped=counted(dropped),
        unreadable=len(unread),
    )
    return Templates(templates=tuple(known), count=count, ended_by=ended_by)
