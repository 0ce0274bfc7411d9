"""What a script consists of once it is read; structs are made faster than dataclasses at start."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class WordText(Struct, frozen=True):
    """Characters that stand for themselves; unquoted ones may still be patterns."""

    value: str
    quoted: bool = False


class Parameter(Struct, frozen=True, kw_only=True):
    """`$name`, `${name:-word}`, `${#name}` and their kind."""

    name: str
    operator: str = ""
    word: Word = ()
    second: Word = ()
    quoted: bool = False


class CommandSubstitution(Struct, frozen=True):
    """`$(...)` or backquotes."""

    script: Script
    quoted: bool = False


class Arithmetic(Struct, frozen=True):
    """`$((...))`."""

    expression: Word
    quoted: bool = False


Part = WordText | Parameter | CommandSubstitution | Arithmetic
Word = tuple[Part, ...]


class Redirect(Struct, frozen=True, kw_only=True):
    """One redirection; of a here-document, `target` is the text."""

    descriptor: int
    operator: str
    target: Word


class Simple(Struct, frozen=True, kw_only=True):
    """A command with its words."""

    assignments: tuple[tuple[str, Word], ...]
    words: tuple[Word, ...]


class BraceGroup(Struct, frozen=True):
    """`{ ...; }`."""

    body: Script


class Subshell(Struct, frozen=True):
    """`( ... )`."""

    body: Script


class If(Struct, frozen=True):
    """`if`, with its conditions and what follows each, and what follows none."""

    branches: tuple[tuple[Script, Script], ...]
    otherwise: Script | None


class Loop(Struct, frozen=True, kw_only=True):
    """`while` or `until`."""

    until: bool
    condition: Script
    body: Script


class For(Struct, frozen=True, kw_only=True):
    """`for`; without words it runs over the positional parameters."""

    name: str
    words: tuple[Word, ...] | None
    body: Script


class Arm(Struct, frozen=True, kw_only=True):
    """One arm of `case`."""

    patterns: tuple[Word, ...]
    body: Script
    ending: Literal[";;", ";&", ";|"] = ";;"


class Case(Struct, frozen=True):
    """`case`."""

    word: Word
    arms: tuple[Arm, ...]


class Function(Struct, frozen=True):
    """A definition of a function; `size` is about how many bytes its body takes."""

    name: str
    body: Redirected
    size: int = 0


class Conditional(Struct, frozen=True):
    """`[[ ... ]]`: words and bare operators in the order they are written."""

    tokens: tuple[Word | str, ...]


class Calculation(Struct, frozen=True):
    """`(( ... ))`."""

    expression: Word


Compound = BraceGroup | Subshell | If | Loop | For | Case | Function | Conditional | Calculation
Command = Simple | Compound


class Redirected(Struct, frozen=True):
    """A command and its redirections."""

    command: Command
    redirects: tuple[Redirect, ...] = ()


class Pipeline(Struct, frozen=True):
    """Commands joined by `|`."""

    commands: tuple[Redirected, ...]
    negated: bool = False


class Chain(Struct, frozen=True, kw_only=True):
    """Pipelines joined by `&&` and `||`."""

    first: Pipeline
    rest: tuple[tuple[Literal["&&", "||"], Pipeline], ...] = ()
    background: bool = False


class Script(Struct, frozen=True):
    """Chains, one after the other."""

    chains: tuple[Chain, ...] = ()
