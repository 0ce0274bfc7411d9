"""One attempt at an episode: what becomes known of it, and the record it ends in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pytest_androidbench.devices.vitals import Disturbances
from pytest_androidbench.episodes.classify import Judgement
from pytest_androidbench.episodes.episode import Episode
from pytest_androidbench.episodes.reflecting import Reflected
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.plugin.assignment import Assignment, limits_as_dict
from pytest_androidbench.records.judged_trial import JudgedTrial
from pytest_androidbench.records.record import DeviceInfo, Record, Usage
from pytest_androidbench.tasks.params import record_values


@dataclass(slots=True, kw_only=True)
class Attempt:
    """What becomes known of an attempt while it runs."""

    assignment: Assignment
    number: int
    repro: str = ""
    """The command that runs the episode again."""
    stopwatch: Stopwatch = field(default_factory=Stopwatch)
    device: DeviceInfo = field(default_factory=DeviceInfo)
    agent: str = ""
    """As `Record.agent`; "" until it is known."""
    goal: str = ""
    params: dict[str, Any] = field(default_factory=dict)
    look: Profile | None = None
    """What its profile sets, once a fixture may have had its say; None until then."""
    episode: Episode | None = None
    disturbed: Disturbances = field(default_factory=Disturbances)
    """What of the host's took part in it, once it is over."""
    reflected: Reflected = field(default_factory=Reflected)
    """What its agent wrote about it, once it had failed."""
    judged: JudgedTrial | None = None
    """What a judge said of it; None = none was asked."""
    verdict: Judgement | None = None
    """None while it runs."""

    @property
    def key(self) -> str:
        """The episode's folder name."""
        return self.assignment.episode.key

    def record(self, verdict: Judgement, traceback: str = "") -> Record:
        """The record of the attempt as it stands."""
        assignment, task, episode = self.assignment, self.assignment.task, self.episode
        mistake = assignment.mistake
        return Record(
            cell=assignment.cell,
            nodeid=assignment.nodeid,
            agent=self.agent,
            override=assignment.override,
            attempt=self.number,
            trial=assignment.draw.trial,
            outcome=verdict.outcome,
            cause=verdict.cause,
            score=verdict.score,
            reason=verdict.reason,
            goal=episode.goal if episode else self.goal,
            params=record_values(self.params),
            answer=episode.answer if episode else None,
            ending=episode.ending if episode else "",
            checks=tuple(episode.checks.done) if episode else (),
            assertion=episode.checks.assertion if episode else None,
            steps=len(episode.steps) if episode else 0,
            last_picture=episode.stage.last_picture if episode else "",
            app=task.app,
            difficulty=task.difficulty,
            tags=tuple(sorted(task.tags | assignment.suite.tags_of(task.id))),
            passes_at_start=task.passes_at_start,
            limits=limits_as_dict(assignment.limits),
            rules=assignment.rules,
            usage=episode.stage.used if episode else Usage(),
            reflection=self.reflected.text,
            reflection_fault=self.reflected.fault,
            judged=self.judged,
            look=self.look or assignment.draw.variant.profile,
            device=self.device,
            nondeterministic=self.disturbed.host_times > 0,
            traceback=traceback,
            repro=self.repro,
            audit=assignment.audit,
            audit_check=(mistake.fails or "") if mistake else "",
            timing=self.stopwatch.timing(),
        )
