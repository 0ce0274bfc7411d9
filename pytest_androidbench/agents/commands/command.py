"""A command line with places in braces: `python my_agent.py {serial} {goal}`."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.errors import AgentLoadError

_PLACE: Final = re.compile(r"\{\{(\w+)\}\}|\{(\w+)\}")
"""`{name}`, or `{{name}}` for just that text; other braces, as of JSON, are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandLine:
    """Words, in some of which something is filled in; no shell ever reads them."""

    words: tuple[str, ...]
    """As they are written; the first is the program's path."""

    @property
    def places(self) -> frozenset[str]:
        """What is to be filled in."""
        found = (match[2] for word in self.words for match in _PLACE.finditer(word))
        return frozenset(name for name in found if name)

    @property
    def name(self) -> str:
        """What to call it in a sentence."""
        return self.words[0].rpartition("/")[2]

    def filled(self, values: Mapping[str, object]) -> list[str]:
        """The words of one start: each stays one word, whatever is filled into it."""

        def fill(found: re.Match[str]) -> str:
            return f"{{{found[1]}}}" if found[1] else str(values[found[2]])

        return [_PLACE.sub(fill, word) for word in self.words]


def parse_command(spec: str, text: str, known: Collection[str]) -> CommandLine:
    """A command line as `--agent` gives it, split as a shell would.

    Args:
        spec: the value of `--agent`, for messages.
        text: the command line.
        known: names of what can be filled in.

    Raises:
        AgentLoadError: it is none, its program is not there, or it has a place that nobody knows.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise AgentLoadError(f"--agent={spec} is no command line: {error}") from error
    if not words:
        raise AgentLoadError(f"--agent={spec} names no program")
    command = CommandLine(words=(_program(spec, words[0]), *words[1:]))
    if unknown := sorted(command.places - set(known)):
        raise AgentLoadError(
            f"--agent={spec}: nothing can be filled in for {_listed(unknown)}; there are "
            f"{_listed(known)}, and {{{{name}}}} is the text {{name}} itself"
        )
    return command


def _program(spec: str, word: str) -> str:
    found = shutil.which(word)
    if found is None:
        where = "this file" if "/" in word else "PATH"
        raise AgentLoadError(
            f"--agent={spec}: there is no program {word} ({where} was looked at); give its path, "
            "or install it"
        )
    return found


def _listed(names: Collection[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in names)
