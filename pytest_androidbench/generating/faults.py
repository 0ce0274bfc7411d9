"""What can be wrong when tasks are generated.

GeneratingError             it cannot be done with what there is
├── DocumentError           a document is none that can be read
└── ReviewError             a review file says what cannot be; names the line
UnreadableReply             a model's answer is none to what it was asked; it is asked again
"""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


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


class UnreadableReply(AndroidBenchError):
    """A model's answer is none to what it was asked; its text is told to the model."""
