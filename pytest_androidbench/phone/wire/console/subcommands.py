"""Console commands that have commands of their own, and the texts around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.wire.console.errors import CommandRefused

Command = Callable[[str], list[str]]
"""Takes the rest of the line, returns the lines before OK."""


@dataclass(frozen=True, slots=True)
class CommandHelp:
    """What help says about a command."""

    name: str
    text: str


class Subcommands:
    """A command such as `avd`, whose first word chooses what is done."""

    def __init__(self, name: str, about: str, commands: Mapping[str, tuple[str, Command]]) -> None:
        self._name = name
        self._about = about
        self._commands = commands

    def help_lines(self) -> list[str]:
        """The lines that list what it can do."""
        listed = [
            f"   {self._name} {word:<15}  {text}" for word, (text, _) in self._commands.items()
        ]
        return [f"{self._about}", "", "available sub-commands:", *listed, ""]

    def __call__(self, rest: str) -> list[str]:
        word, _, arguments = rest.partition(" ")
        if not word:
            raise CommandRefused("missing sub-command", *self.help_lines())
        entry = self._commands.get(word)
        if entry is None:
            raise CommandRefused(" bad sub-command", *self.help_lines())
        return entry[1](arguments.strip())


ALIASES: Final[Mapping[str, str]] = {"h": "help", "?": "help", "exit": "quit"}
