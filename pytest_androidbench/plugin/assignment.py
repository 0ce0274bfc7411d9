"""An episode to be run, as it is known at collection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

import pytest

from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.plugin.collect.cells import Draw
from pytest_androidbench.plugin.collect.overrides import Changes
from pytest_androidbench.records.listed import Held
from pytest_androidbench.records.manifest import Rules
from pytest_androidbench.records.record import Cell, EpisodeId
from pytest_androidbench.records.roles import Role
from pytest_androidbench.records.standing import Standing, standing_of
from pytest_androidbench.suites.suite import Suite
from pytest_androidbench.tasks.task import Mistake, Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What a task's episodes are run under, whatever their cell."""

    task: Task
    suite: Suite
    limits: Limits
    retry_infra: int
    """Further attempts after an infrastructure fault."""
    rules: Rules
    """Those its checks go by."""
    pace: float = 0.0
    """Seconds of the device's time that pass after each action."""
    frozen: Mapping[str, Any] = field(default_factory=dict)
    """Params that are not drawn, by name, as plain data: see `--ab-draws`."""
    held: tuple[Held, ...] = ()
    """What the quarantine list says of it."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """An episode to be run: everything known of it before a device is.

    There may be a hundred thousand of them: each holds what it shares with others, and works out
    the rest when it is asked.
    """

    terms: Terms
    draw: Draw
    changes: Changes
    item: pytest.Item

    @property
    def task(self) -> Task:
        """What is to be done."""
        return self.terms.task

    @property
    def suite(self) -> Suite:
        """The suite its task belongs to."""
        return self.terms.suite

    @property
    def cell(self) -> Cell:
        """Where it is done."""
        return Cell(
            suite=self.suite.name,
            task=self.task.id,
            seed=self.draw.seed,
            profile=self._profile,
            repeat=self.draw.repeat,
            variation=(
                *self.changes.variation,
                *self.draw.variant.variation,
                *self.draw.variation,
            ),
        )

    @property
    def _profile(self) -> str:
        """The name of its look: where the test's own fixture stands, or what the run says."""
        own, given = self.changes.profile, self.draw.variant.profile.name
        if not own:
            return given
        return own if given == defaults.PROFILE else f"{own} {given}"

    @property
    def nodeid(self) -> str:
        """Pytest's name for it."""
        return self.item.nodeid

    @property
    def limits(self) -> Limits:
        """How much it may use."""
        return self.terms.limits.overridden_by(Limits(steps=self.draw.variant.steps))

    @property
    def retry_infra(self) -> int:
        """Further attempts after an infrastructure fault."""
        return self.terms.retry_infra

    @property
    def rules(self) -> Rules:
        """Those its checks go by."""
        return self.terms.rules

    @property
    def role(self) -> Role | None:
        """What acts in an audit; None outside of one."""
        return self.draw.role

    @property
    def audit(self) -> str:
        """As `Record.audit`."""
        return self.draw.audit

    @property
    def override(self) -> str:
        """As `Record.override`."""
        return self.changes.agent

    @property
    def mistake(self) -> Mistake | None:
        """The near miss to be made; None = none."""
        return self.draw.mistake

    @property
    def key(self) -> object:
        """Equal for equal episodes, and cheaper than `episode`."""
        draw = self.draw
        who = self.suite.name, self.task.id, self.changes
        variation = draw.variant.slug, draw.variation
        return (*who, draw.seed, draw.repeat, draw.audit, draw.trial, *variation)

    @property
    def episode(self) -> EpisodeId:
        """Which episode of the run it is."""
        return EpisodeId(
            cell=self.cell, audit=self.audit, override=self.override, trial=self.draw.trial
        )

    def at(self, draw: Draw) -> Assignment:
        """The same task and terms for other values."""
        return replace(self, draw=draw)

    @property
    def pin(self) -> str:
        """Why it was pinned; "" = it was not, or nobody said."""
        return self.draw.pin.why if self.draw.pin is not None else ""

    @property
    def quarantine(self) -> str:
        """Since when and why it is in quarantine; "" = it is not."""
        held = (one.told for one in self.terms.held if one.seed in (None, self.draw.seed))
        return next(held, "")

    @property
    def standing(self) -> Standing:
        """What it counts for."""
        return standing_of(self.cell, self.quarantine)

    @property
    def needs_done(self) -> bool:
        """Whether a pass needs the agent to say that it is done."""
        declared = self.task.needs_done
        return self.suite.needs_done if declared is None else declared


def limits_as_dict(limits: Limits) -> dict[str, float]:
    """Those limits that are set."""
    every = {f.name: getattr(limits, f.name) for f in fields(limits)}
    return {name: value for name, value in every.items() if value is not None}
