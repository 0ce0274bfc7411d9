"""Options of commands, read as toybox reads them: anywhere among the arguments."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.shell.errors import CommandError


@dataclass(slots=True)
class Options:
    """What was given: letters, values of letters, the rest."""

    letters: list[str] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=dict)
    rest: list[str] = field(default_factory=list)

    def __contains__(self, letter: str) -> bool:
        return letter in self.letters

    def value(self, letter: str, default: str = "") -> str:
        """The last value given with a letter."""
        return self.values[letter][-1] if letter in self.values else default

    def number(self, letter: str, default: int) -> int:
        """The last value given with a letter, as a number."""
        text = self.value(letter, str(default))
        try:
            return int(text)
        except ValueError:
            raise CommandError(f"not integer: {text}") from None

    def last(self, letters: str) -> str:
        """Which of some letters came last; empty when none did."""
        return next((letter for letter in reversed(self.letters) if letter in letters), "")


def read_options(
    name: str,
    args: Sequence[str],
    letters: str,
    *,
    long: Mapping[str, str] | None = None,
    least: int = 0,
    stop_early: bool = False,
) -> Options:
    """Read options; a letter followed by `:` takes a value.

    Args:
        name: the command, for its complaints.
        args: what it was given.
        letters: the letters it knows.
        long: long names for letters.
        least: how many arguments it needs beside options.
        stop_early: whether the first argument that is no option ends the options.

    Raises:
        CommandError: an unknown option, or too few arguments.
    """
    found = Options()
    # Arguments can be many: taking the first of a list moves all others.
    pending = deque(args)
    while pending:
        arg = pending.popleft()
        if arg == "--":
            found.rest += pending
            break
        if arg.startswith("--"):
            _long(name, arg, pending, found, (long or {}, letters))
        elif arg.startswith("-") and len(arg) > 1:
            _cluster(name, arg, pending, found, letters)
        else:
            found.rest.append(arg)
            if stop_early:
                found.rest += pending
                break
    if len(found.rest) < least:
        plural = "s" if least > 1 else ""
        raise CommandError(f'{name}: Needs {least} argument{plural} (see "{name} --help")')
    return found


def _cluster(name: str, arg: str, pending: deque[str], found: Options, letters: str) -> None:
    for at, letter in enumerate(arg[1:], start=2):
        place = letters.find(letter)
        if place < 0 or letter == ":":
            raise CommandError(f"{name}: Unknown option '{letter}' (see \"{name} --help\")")
        found.letters.append(letter)
        if letters[place + 1 : place + 2] == ":":
            if not arg[at:] and not pending:
                raise CommandError(f'{name}: Missing argument to -{letter} (see "{name} --help")')
            found.values.setdefault(letter, []).append(arg[at:] or pending.popleft())
            return


def _long(
    name: str, arg: str, pending: deque[str], found: Options, known: tuple[Mapping[str, str], str]
) -> None:
    long, letters = known
    word, mark, value = arg[2:].partition("=")
    letter = long.get(word)
    if letter is None:
        raise CommandError(f"{name}: Unknown option '{arg[2:]}' (see \"{name} --help\")")
    found.letters.append(letter)
    if letters[letters.find(letter) + 1 :][:1] == ":":
        if not mark and not pending:
            raise CommandError(f'{name}: Missing argument to --{word} (see "{name} --help")')
        found.values.setdefault(letter, []).append(value if mark else pending.popleft())
