"""What holds where nobody says otherwise: on the command line, and in what is kept of a run."""

from __future__ import annotations

from typing import Final, Literal

DEVICE: Final = "phone"
"""The device of a run."""
RULES: Final = "strict"
"""Rules that tasks with two of them go by."""
PROFILE: Final = "default"
"""The look of a device that is left as it is."""
RETRIES: Final = 2
"""Further attempts after an infrastructure fault."""
AGENT_PROCESS: Final = "worker"
"""The process that an agent runs in."""
TRIALS: Final = 0
"""Further trials of a cell that its agent failed."""
TRIAL_SIGNAL: Final[Literal["validator"]] = "validator"
"""What says that it failed."""
