"""What agents over models cannot do, as their page says it, is what their proof holds them to."""

from __future__ import annotations

import re

from fixtures.suite_tasks import tasks_of
from tests.docs.blocks import ROOT
from tests.docs.tables import names, table
from tests.end_to_end.test_scripted_agents import UNABLE

PAGE = "docs/agents-models.md"


def test_the_table_has_each_task_that_an_agent_cannot_do_with_the_reason() -> None:
    told = [
        (agent, *names(task), reason)
        for task, agents, reason in table(PAGE, "task", "not done by", "because")
        for agent in names(agents)
    ]
    listed = [(agent, *row) for agent, rows in UNABLE.items() for row in rows.items()]
    assert sorted(told) == sorted(listed)


def test_the_numbers_of_tasks_are_those() -> None:
    text = " ".join((ROOT / PAGE).read_text("utf-8").split())
    found = re.search(r"Of the (\d+) tasks .*? steps, (.*?); `tests/", text)
    assert found is not None
    assert int(found[1]) == len(tasks_of())
    solved = re.findall(r"`(\w+)`(?: solves)? (\d+)", found[2])
    assert {agent: int(number) for agent, number in solved} == {
        agent: len(tasks_of()) - len(rows) for agent, rows in UNABLE.items()
    }
