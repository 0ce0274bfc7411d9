"""What can be wrong when tasks are generated.

GeneratingError             it cannot be done with what there is
├── DocumentError           a document is none that can be read
└── ReviewError             a review file says what cannot be; names the line
UnreadableReply             a model's answer is none to what it was asked; it is asked again
StoppedByHand               a person ended it while the model was asked
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.errors import AndroidBenchError

INTERRUPTED: Final = "interrupted by Ctrl-C"
"""Why it was stopped, as the head of a review tells it."""


class GeneratingError(AndroidBenchError):
    """Tasks cannot be generated with what there is."""


class DocumentError(GeneratingError):
    """A document is none that can be read."""


class ReviewError(GeneratingError):
    """A review file says what cannot be."""

    def __init__(self, what: str, *, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.line = line
        """Counted from 1."""


class StoppedByHand(AndroidBenchError):
    """A person ended it by Ctrl-C; what was made until then is as good as ever."""

    def __init__(self) -> None:
        super().__init__(INTERRUPTED)


class UnreadableReply(AndroidBenchError):
    """A model's answer is none to what it was asked; its text is told to the model."""
