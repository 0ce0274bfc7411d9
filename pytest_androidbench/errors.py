"""The exceptions that cross packages; those of one module stand there, and derive from these.

AndroidBenchError
├── TaskDefinitionError     a task, solution or mistake is declared wrongly
├── SuiteError              a suite's suite.toml or package is unusable
├── ParamsError             a seed's params could not be drawn
├── ParamsGivenError        values that a file gives params, and that they cannot have
├── DeviceError             the transport or the device itself failed
│   ├── DeviceGone          it stopped answering or died
│   │   └── DeviceHung      it did not come back from a call in time
│   ├── DeviceUnavailable   none could be leased, started or attached
│   └── SnapshotError       a snapshot could not be saved or loaded
├── StateLeak               a restored device is not in the state that was saved
├── AgentError              the agent under test did something it must not
│   ├── AgentLoadError      it could not be imported or built
│   ├── AgentHung           it did not come back from a call in time
│   └── ActionError         it returned something that is no valid action
├── ModelUnavailable        the agent's model service failed, and the agent is not at fault
├── LimitReached            a limit of the episode is used up
├── CapReached              what the whole run may cost is used up
├── PilotError              a pilot cannot find, or cannot touch, what it was told to
├── RunDirectoryError       a run directory cannot be used or written
├── ComparisonError         two runs cannot be compared
├── MissingPackage          something asked for needs a package that is not installed
└── CodecError              stored data does not have the expected form
"""

from __future__ import annotations


class AndroidBenchError(Exception):
    """Base of everything this package raises on purpose."""


class TaskDefinitionError(AndroidBenchError):
    """A task, a solution or a mistake is declared wrongly."""

    def __init__(self, what: str, *, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.what = what
        self.file = file
        self.line = line


class SuiteError(AndroidBenchError):
    """A suite cannot be used as it is written."""


class ParamsGivenError(AndroidBenchError):
    """Values that a file gives the params of a task, and that they cannot have."""


class ParamsError(AndroidBenchError):
    """The params of a cell could not be drawn."""

    def __init__(self, task_id: str, param: str, seed: int, tries: int) -> None:
        super().__init__(
            f"{task_id}: param {param!r} gave no value for seed {seed} in {tries} tries: its "
            "strategy is empty, its filter rejects nearly everything, or one value needs more "
            "than 8192 bytes; loosen the filter or shorten the strategy"
        )
        self.task_id = task_id
        self.param = param
        self.seed = seed


class DeviceError(AndroidBenchError):
    """The transport or the device itself failed; never the agent's fault."""


class DeviceGone(DeviceError):
    """The device stopped answering or died."""


class DeviceHung(DeviceGone):
    """The device did not come back from a call in time."""


class DeviceUnavailable(DeviceError):
    """No device could be leased, started or attached."""


class SnapshotError(DeviceError):
    """A snapshot could not be saved or loaded."""


class StateLeak(AndroidBenchError):
    """A restored device is not in the state that was saved."""


class AgentError(AndroidBenchError):
    """The agent under test did something it must not."""


class AgentLoadError(AgentError):
    """The agent could not be imported or built."""


class AgentHung(AgentError):
    """The agent did not come back from a call in time."""


class ActionError(AgentError, ValueError):
    """Something is not a valid action, or points at nothing that was shown."""


class ModelUnavailable(AndroidBenchError):
    """The agent's model service cannot be reached, is overloaded or out of quota.

    For agents to raise once their own retries are used up: the episode is then tried again
    and never scored.
    """


class LimitReached(AndroidBenchError):
    """A limit of the episode is used up."""

    def __init__(self, limit: str, allowed: float) -> None:
        super().__init__(f"limit reached: {limit} = {allowed:g}")
        self.limit = limit
        self.allowed = allowed


class CapReached(AndroidBenchError):
    """A model's call does not fit under what the whole run may cost; the run ends here."""


class PilotError(AndroidBenchError):
    """A pilot cannot find, or cannot touch, what it was told to."""


class RunDirectoryError(AndroidBenchError):
    """A run directory cannot be used or written."""


class ComparisonError(AndroidBenchError):
    """Two runs cannot be compared."""


class MissingPackage(AndroidBenchError, ImportError):
    """Something that was asked for needs a package that is not installed; says which."""


class CodecError(AndroidBenchError, ValueError):
    """Stored data does not have the expected form."""
