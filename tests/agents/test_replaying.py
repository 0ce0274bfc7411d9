"""`--agent=replay:RUN` repeats a run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.agents.replay import Recorded, ReplayAgent
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Done, Drag, Tap, action_to_plain
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import StepRecord


@pytest.mark.slow
def test_a_replay_takes_the_same_steps_to_the_same_outcome(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class BySeed(Quiet):
            def start(self, goal):
                seed = int(os.environ["PYTEST_CURRENT_TEST"].split("seed")[1].split("]")[0])
                self.left = ["Lamp", "Fan"][: seed % 3]
            def act(self, observation):
                return Tap(observation.find(self.left.pop(0)).index) if self.left else Done()
    """)
    lamp_bench.run("--agent=agents:BySeed", "--ab-seeds=1-4")
    lamp_bench.run("--agent=replay:run", "--ab-seeds=1-4", "--ab-run=again")
    facts = [
        [(r.cell, r.outcome, r.steps, r.ending) for r in lamp_bench.records(name)]
        for name in ("run", "again")
    ]
    assert facts[0] == facts[1]
    assert len({steps for _, _, steps, _ in facts[0]}) > 1


def dump(*labels: str, above: int = 0) -> str:
    """A screen with so many containers around its labels."""
    kind = 'class="android.widget.TextView"'
    nodes = "".join(
        f'<node text="{label}" {kind} bounds="[0,{n * 50}][99,{n * 50 + 40}]"/>'
        for n, label in enumerate(labels)
    )
    container = '<node class="android.view.ViewGroup" bounds="[0,0][99,400]">'
    return f"<hierarchy>{container * (above + 1)}{nodes}{'</node>' * (above + 1)}</hierarchy>"


def seen(xml: str, *more: Node) -> Observation:
    return Observation(
        nodes=(*nodes_of(xml), *more), package="p", activity="p.A", width=99, height=400
    )


def replayed(folder: Path, action: Action, kept: str, now: Observation, **step: Any) -> Action:
    """What a replay does on a screen of an action that was recorded on another one."""
    (folder / "000.xml").write_text(kept)
    recorded = StepRecord(
        index=0, turn=0, action=action_to_plain(action), observation="000.xml", **step
    )
    agent = ReplayAgent(Recorded((recorded,), AttemptFiles(folder, ".")))
    agent.start(Goal(text="", turn=0))
    done = agent.act(now)
    assert agent.act(now) == Done()
    return done


def test_a_node_is_touched_where_it_stands_now(tmp_path: Path) -> None:
    now = seen(dump("New", "Cut", "Copy", above=2))
    assert replayed(tmp_path, Tap(2), dump("Cut", "Copy"), now) == Tap(5)
    assert replayed(tmp_path, Drag(1, 2), dump("Cut", "Copy"), now) == Drag(4, 5)
    assert replayed(tmp_path, Tap((7, 9)), dump("Cut", "Copy"), now) == Tap((7, 9))


def test_what_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match=r"step 0 .*'Copy' is not on the screen .* Tap"):
        replayed(tmp_path, Tap(2), dump("Cut", "Copy"), seen(dump("Cut", "Paste")))


def test_the_keyboards_windows_are_known_by_the_step_alone(tmp_path: Path) -> None:
    toolbar = Node(index=4, desc="Paste", bounds=(0, 300, 40, 340))
    now = seen(dump("Cut", "Copy", above=1), toolbar)
    told = {"target": "Paste", "bounds": (0, 310, 40, 350)}
    assert replayed(tmp_path, Tap(3), dump("Cut", "Copy"), now, **told) == Tap(4)


@pytest.mark.parametrize("kept", ["", "<half"])
def test_without_a_hierarchy_the_index_is_taken(tmp_path: Path, kept: str) -> None:
    assert replayed(tmp_path, Tap(1), kept, seen(dump("Cut", "Copy"))) == Tap(1)
