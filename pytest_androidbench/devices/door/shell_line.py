"""The commands that a line for the device's shell consists of, as far as its text tells.

This is no shell: nothing is expanded, and what a loop or a script on the device runs again counts
once. A line in which nothing is quoted is taken apart exactly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

DEEPEST: Final = 5
"""Lines within lines, as in `su 0 sh -c "input tap 1 2"`, that are looked into."""

_TOKEN: Final = re.compile(
    r"""(?P<blank>[ \t\r]+|\\\n)
    |(?P<comment>(?<![^\s;&|()])\#[^\n]*)
    |(?P<redirection>\d*(?:<<-|<<<|<<|>>|<>|>\||[<>])&?)
    |(?P<end>\$\(|[\n;&|()`])
    |(?P<word>(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|\$(?!\()|[^\s;&|()`'"\\$<>])+)
    |(?P<rest>['"\\].*|.)""",
    re.VERBOSE | re.DOTALL,
)
_QUOTED: Final = re.compile(r"""'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)""", re.DOTALL)
_ESCAPED: Final = re.compile(r'\\([$`"\\\n])')
_INNER: Final = re.compile(r"\$\(([^()]*)\)|`([^`]*)`")
_ASSIGNMENT: Final = re.compile(r"[A-Za-z_]\w*=")
_KEYWORDS: Final = frozenset(
    {"if", "then", "else", "elif", "fi", "while", "until", "do", "done", "!", "{", "}", "time"}
)
_SHELLS: Final = frozenset({"sh", "bash", "mksh"})
_PLAIN_WRAPPERS: Final = frozenset(
    {"exec", "nohup", "command", "builtin", "busybox", "toybox", "setsid"}
)
_USER: Final = re.compile(r"\d+|root|shell|system")
_DURATION: Final = re.compile(r"\d+(?:\.\d+)?[smhd]?")


def commands_in(line: str, depth: int = DEEPEST) -> Iterator[list[str]]:
    """The words of each command, those that only start others taken off.

    Args:
        line: what a shell is given.
        depth: lines within it that are looked into.
    """
    if depth > 0:
        for words in _simple_commands(line, depth):
            if isinstance(words, str):
                yield from commands_in(words, depth - 1)
            else:
                yield from _unwrapped(words, depth)


def reads_script(line: str) -> bool:
    """Whether a line leaves a shell that reads further lines from its input."""
    last: list[str] = []
    for words in _simple_commands(line, 0):
        if isinstance(words, list):
            last = words
    words = [word for word in last if not _ASSIGNMENT.match(word)]
    if words and _name(words[0]) == "su":
        words = words[1:]
        if words and _USER.fullmatch(words[0]):
            words = words[1:]
        if not words:
            return True
    return (
        bool(words)
        and _name(words[0]) in _SHELLS
        and not any(word == "-c" or not word.startswith("-") for word in words[1:])
    )


def _simple_commands(line: str, depth: int) -> Iterator[list[str] | str]:
    """The words between separators; where a word holds a command, that one's line first."""
    words: list[str] = []
    skips = False
    for token in _TOKEN.finditer(line):
        text = token[0]
        match token.lastgroup:
            case "end":
                if words:
                    yield words
                words, skips = [], False
            case "redirection":
                skips = True
            case "word" | "rest":
                if depth:
                    yield from _inner(text)
                if not skips:
                    words.append(_bare(text))
                skips = False
            case _:
                continue
    if words:
        yield words


def _inner(word: str) -> Iterator[str]:
    """Lines of commands within double quotes: their output becomes part of the word."""
    if '"' in word:
        for found in _INNER.finditer(re.sub(r"'[^']*'", "", word)):
            yield found[1] or found[2] or ""


def _bare(word: str) -> str:
    """A word without its quotes."""
    return _QUOTED.sub(_unquoted, word)


def _unquoted(found: re.Match[str]) -> str:
    plain, double, single = found.groups()
    if plain is not None:
        return plain
    return _ESCAPED.sub(r"\1", double) if double is not None else single


def _name(word: str) -> str:
    """A program's name, without its folder."""
    return word.rpartition("/")[2]


def _unwrapped(words: list[str], depth: int) -> Iterator[list[str]]:
    """The command that is run in the end, be it by others that were named first."""
    words = list(words)
    while words:
        name = _name(words[0])
        if words[0] in _KEYWORDS or _ASSIGNMENT.match(words[0]) or name in _PLAIN_WRAPPERS:
            del words[0]
        elif name in _SHELLS:
            yield from _of_option(words, depth)
            return
        elif name == "su":
            if "-c" in words:
                yield from _of_option(words, depth)
                return
            del words[: 2 if len(words) > 1 and _USER.fullmatch(words[1]) else 1]
        elif name == "eval":
            yield from commands_in(" ".join(words[1:]), depth - 1)
            return
        elif name in ("timeout", "nice", "env"):
            del words[0]
            while words and (words[0].startswith("-") or _DURATION.fullmatch(words[0])):
                del words[0]
        else:
            yield [name, *words[1:]]
            return


def _of_option(words: list[str], depth: int) -> Iterator[list[str]]:
    """The commands in what follows `-c`."""
    if "-c" in words[:-1]:
        yield from commands_in(words[words.index("-c") + 1], depth - 1)
