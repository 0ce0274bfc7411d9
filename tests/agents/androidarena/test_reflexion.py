"""An agent that looks back on a try that failed learns from it, and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import closing
from typing import Any

from fixtures.model_server import KEY, Says, serving
from pytest_androidbench.agents.androidarena.agent import ReflexionAgent
from pytest_androidbench.interface.actions import Action, Done, Tap, Type, action_to_plain
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.trials import TriedStep
from tests.agents.androidarena.desk import Desk, row, shown
from tests.agents.prompted import words

CODE = "4711"
OPEN = Goal(text="Open the safe.", steps=6)
FAILED = "failed"
_FACT = re.compile(r"its code is (\d{4})")
_BEFORE = "You failed in this before."


class Safe(Desk):
    """Opens by a code, which it tells whoever got it wrong, and stays shut for them."""

    def observe(self) -> Observation:
        """A field, and what became of what was written into it."""
        told = {"": "Shut", CODE: "Open"}.get(self.note, f"Locked: its code is {CODE}")
        field = row(0, self.note or "Code", class_name="android.widget.EditText")
        return shown(field, row(1, told))

    def perform(self, action: Action) -> None:
        """Take a code, once."""
        if isinstance(action, Type) and not self.note:
            self.note = action.text


def thinker(body: Mapping[str, Any]) -> Says:
    """Knows no more than its prompt says: acting, what it wrote then; looking back, what it saw."""
    asked = words(body)
    if "The try ended" in asked:
        found = _FACT.search(asked)
        fact = f"its code is {found[1]}" if found else "it stayed shut"
        return Says(text=f"Diagnosis: the code was wrong.\nWhat I saw: {fact}\nPlan: type it.")
    now = asked.rpartition("Observation: ")[2]
    if "Shut" not in now:
        return Says(text="Thought: that was it.\nAction: #finish#")
    known = _FACT.search(asked.partition("Objective:")[0])
    field = now.partition("[")[2].partition("]")[0]
    return Says(text=f"#set_text [{field}] [{known[1] if known else '0000'}]#")


def trial(agent: ReflexionAgent, reflections: tuple[str, ...] = ()) -> tuple[Safe, list[TriedStep]]:
    """A try of an agent that is told what was written after earlier ones."""
    safe, steps = Safe(), list[TriedStep]()
    agent.remember(reflections)
    agent.start(OPEN)
    for _ in range(OPEN.steps):
        action = agent.act(safe.observe())
        steps.append(TriedStep(action=action_to_plain(action), package="org.desk"))
        if isinstance(action, Done):
            break
        safe.perform(action)
    return safe, steps


def agent_at(url: str) -> ReflexionAgent:
    return ReflexionAgent(base_url=url, api_key=KEY, tries=1)


def test_what_a_reflection_names_of_the_failing_try_opens_the_safe_in_the_next() -> None:
    with serving(thinker) as server:
        with closing(agent_at(server.url)) as first:
            safe, steps = trial(first)
            assert safe.note == "0000"
            reflection = first.reflect(tuple(steps), FAILED)
        assert CODE in reflection
        with closing(agent_at(server.url)) as second:
            assert trial(second, (reflection,))[0].note == CODE
        # Without the line that names it, the next one fails as the first did.
        cut = "\n".join(line for line in reflection.split("\n") if CODE not in line)
        with closing(agent_at(server.url)) as third:
            assert trial(third, (cut,))[0].note == "0000"
        # Plain running again has nothing of it either.
        with closing(agent_at(server.url)) as fourth:
            assert trial(fourth)[0].note == "0000"


def test_all_reflections_are_told_and_asked_with() -> None:
    with serving(thinker) as server, closing(agent_at(server.url)) as agent:
        _, steps = trial(agent, ("It is heavy.", "It has a field."))
        agent.reflect(tuple(steps), FAILED)
    acting, *_, looking = map(words, server.asked)
    for asked in (acting, looking):
        assert asked.index("1. It is heavy.") < asked.index("2. It has a field.")
    assert acting.index(_BEFORE) < acting.index("Objective: Open the safe.")
    assert looking.startswith("Objective: Open the safe.")
    assert "The try ended: failed." in looking


def test_without_any_nothing_is_said_of_earlier_tries() -> None:
    with serving(thinker) as server, closing(agent_at(server.url)) as agent:
        trial(agent)
    assert not any(_BEFORE in words(body) for body in server.asked)


def test_what_followed_the_last_action_is_told_from_the_record() -> None:
    with serving(thinker) as server, closing(agent_at(server.url)) as agent:
        _, steps = trial(agent)
        last = TriedStep(action=steps[-1].action, error="the battery is empty")
        agent.reflect((*steps[:-1], last), "agent_error")
    asked = words(server.asked[-1])
    assert "It could not be carried out: the battery is empty" in asked
    assert "The try ended: agent_error." in asked


def test_one_that_has_not_tried_itself_looks_back_on_the_record() -> None:
    tried = TriedStep(
        action=action_to_plain(Tap(3)), note="it looks right", error="gone", package="org.desk"
    )
    with serving(thinker) as server, closing(agent_at(server.url)) as agent:
        agent.reflect((tried,), FAILED)
    told = "Action 1: Tap at=3; in org.desk; because: it looks right; it could not be carried out"
    assert told in words(server.asked[0])


def test_of_a_long_try_the_newest_is_told_within_the_bound() -> None:
    tried = tuple(TriedStep(action={"action": "Tap", "at": n}, note="x" * 300) for n in range(300))
    with serving(thinker) as server, closing(agent_at(server.url)) as agent:
        agent.reflect(tried, FAILED)
    asked = words(server.asked[0])
    assert len(asked) < 3 * 4_000
    assert "Action 300: " in asked
    assert "lines from the beginning are left out here)" in asked


def test_who_does_not_want_to_look_back_has_written_nothing() -> None:
    refuses = Says(text="No.", stop="refusal")
    with serving(lambda _: refuses) as server, closing(agent_at(server.url)) as agent:
        assert agent.reflect((), FAILED) == ""


def test_what_looking_back_costs_is_counted() -> None:
    with serving(thinker) as server, closing(agent_at(server.url)) as agent:
        _, steps = trial(agent)
        before = agent.usage.calls
        agent.reflect(tuple(steps), FAILED)
        assert agent.usage.calls == before + 1
        assert len(agent.model_calls) == before + 1
