"""What a person who plays an episode sees of it beside the observations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.stage import Step
from pytest_androidbench.errors import DeviceGone

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeSight:
    """Parts of an episode's stage, for `agents.case.Sight`; none of it holds the agent."""

    budget: Budget
    device: Device
    steps: list[Step]
    """Those of the stage, which grow."""

    def seconds_left(self) -> float | None:
        """What the episode has left of its seconds; None = it is not limited."""
        allowed = self.budget.limits.seconds
        return None if allowed is None else allowed - self.budget.seconds

    def last_error(self) -> str:
        """Why the last action could not be carried out; "" where it was."""
        return self.steps[-1].error if self.steps else ""

    def picture(self) -> bytes:
        """The screen as it is at this moment, JPEG or PNG.

        Raises:
            DeviceError: the device gives none.
        """
        # Devices of other people's providers need not have it.
        if (take := getattr(self.device, "picture", None)) is None:
            raise DeviceGone("this device gives no pictures but with observations")
        picture: bytes = take()
        return picture
