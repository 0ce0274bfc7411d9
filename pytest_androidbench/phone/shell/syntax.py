"""What a script consists of once it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Text:
    """Characters that stand for themselves; unquoted ones may still be patterns."""

    value: str
    quoted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """`$name`, `${name:-word}`, `${#name}` and their kind."""

    name: str
    operator: str = ""
    word: Word = ()
    second: Word = ()
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Substitution:
    """`$(...)` or backquotes."""

    script: Script
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """`$((...))`."""

    expression: Word
    quoted: bool = False


Part = Text | Parameter | Substitution | Arithmetic
Word = tuple[Part, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Redirect:
    """One redirection; of a here-document, `target` is the text."""

    descriptor: int
    operator: str
    target: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class Simple:
    """A command with its words."""

    assignments: tuple[tuple[str, Word], ...]
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """`{ ...; }`."""

    body: Script


@dataclass(frozen=True, slots=True)
class Subshell:
    """`( ... )`."""

    body: Script


@dataclass(frozen=True, slots=True)
class If:
    """`if`, with its conditions and what follows each, and what follows none."""

    branches: tuple[tuple[Script, Script], ...]
    otherwise: Script | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """`while` or `until`."""

    until: bool
    condition: Script
    body: Script


@dataclass(frozen=True, slots=True, kw_only=True)
class For:
    """`for`; without words it runs over the positional parameters."""

    name: str
    words: tuple[Word, ...] | None
    body: Script


@dataclass(frozen=True, slots=True, kw_only=True)
class Arm:
    """One arm of `case`."""

    patterns: tuple[Word, ...]
    body: Script
    ending: Literal[";;", ";&", ";|"] = ";;"


@dataclass(frozen=True, slots=True)
class Case:
    """`case`."""

    word: Word
    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class Function:
    """A definition of a function."""

    name: str
    body: Redirected


@dataclass(frozen=True, slots=True)
class Condition:
    """`[[ ... ]]`: words and bare operators in the order they are written."""

    tokens: tuple[Word | str, ...]


@dataclass(frozen=True, slots=True)
class Calculation:
    """`(( ... ))`."""

    expression: Word


Command = Simple | Group | Subshell | If | Loop | For | Case | Function | Condition | Calculation


@dataclass(frozen=True, slots=True)
class Redirected:
    """A command and its redirections."""

    command: Command
    redirects: tuple[Redirect, ...] = ()


@dataclass(frozen=True, slots=True)
class Pipeline:
    """Commands joined by `|`."""

    commands: tuple[Redirected, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain:
    """Pipelines joined by `&&` and `||`."""

    first: Pipeline
    rest: tuple[tuple[Literal["&&", "||"], Pipeline], ...] = ()
    background: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """Chains, one after the other."""

    chains: tuple[Chain, ...] = ()
