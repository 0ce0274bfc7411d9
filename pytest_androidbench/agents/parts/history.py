"""What was done so far, as a model is told it: a line for each step, within a budget of tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.texts import clean

LINE: Final = 1_500
"""Characters of one step that are told."""
_BYTES: Final = 3
"""Of a token, about, and rather too few than too many: English has four."""
_LEFT_OUT: Final = "({} left out here.)"


def tokens_of_text(text: str) -> int:
    """About how many tokens a text has; rather too many than too few."""
    return -(-len(text.encode(errors="replace")) // _BYTES)


def one_line(text: str, most: int = LINE) -> str:
    """A text of a model's on one line, of at most so many characters."""
    # Cut first: a megabyte need not be gone through for its beginning.
    line = " ".join(clean(text[: 4 * most]).split())
    cut = len(line) > most or len(text) > 4 * most
    return line[: most - 3].rstrip() + "..." if cut else line


class StepHistory:
    """Lines about what was done, of which the newest are told.

    Steps keep their numbers, whatever is left out.
    """

    def __init__(self, *, tokens: int | None = None, numbered: str = "") -> None:
        """Begin without any.

        Args:
            tokens: the most that all lines that are told have together, as estimated; the newest
                one is told in any case. None = all are told.
            numbered: what stands ahead of a line, `{}` being its number, as `Step {}- `; "" = none.
        """
        if tokens is not None and tokens < 0:
            raise ValueError(f"tokens must not be negative, got {tokens}")
        self._tokens, self._numbered = tokens, numbered
        self._lines: list[str] = []

    def add(self, line: str) -> None:
        """Keep what is to be told of a step."""
        number = len(self._lines) + 1
        self._lines.append(self._numbered.format(number) + line if self._numbered else line)

    def clear(self) -> None:
        """Forget all of it."""
        self._lines.clear()

    def told(self) -> Sequence[str]:
        """The lines that are told, oldest first; the first one says how many are left out."""
        first = self._first_told()
        if not first:
            return tuple(self._lines)
        steps = "1 earlier step is" if first == 1 else f"{first} earlier steps are"
        return (_LEFT_OUT.format(steps), *self._lines[first:])

    def __len__(self) -> int:
        return len(self._lines)

    def _first_told(self) -> int:
        if self._tokens is None:
            return 0
        room, first = self._tokens, len(self._lines)
        while first > 0:
            room -= tokens_of_text(self._lines[first - 1]) + 1
            if room < 0 and first < len(self._lines):
                break
            first -= 1
        return first
