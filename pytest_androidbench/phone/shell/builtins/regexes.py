"""Compiling the regular expressions of commands; imported when one is needed."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.shell.builtins.patterns import UNITS_A_CHARACTER, bad_regex
from pytest_androidbench.phone.system.matching import PatternError, carry_out
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.posix import parse
from pytest_androidbench.phone.system.matching.tree import Alternation, LiteralText, Node, groups_in
from pytest_androidbench.phone.system.matching.words import LineMatcher, WholeLines, WholeWords
from pytest_androidbench.phone.system.work import Request


def compiled(source: str, *, extended: bool, fold: bool) -> Pattern:
    """Compile a POSIX pattern, of which the longest match counts.

    Raises:
        CommandError: it is not valid; without the command's name.
    """
    try:
        return Pattern(parse(source, extended=extended, fold=fold), longest=True)
    except PatternError as error:
        raise bad_regex(source, error) from error


def fixed(sources: Sequence[str], *, fold: bool) -> Node:
    """What matches wherever one of some texts is."""
    texts = tuple(LiteralText(source, fold) for source in sources)
    return texts[0] if len(texts) == 1 else Alternation(texts)


async def parse_all(
    request: Request, sources: Sequence[str], *, extended: bool, fold: bool
) -> Node:
    """What matches wherever one of some patterns does.

    Raises:
        CommandError: one of them is not valid; without the command's name.
    """
    found: list[Node] = []
    group = 1
    for source in sources:
        await request.turn(UNITS_A_CHARACTER * min(len(source), 100))
        try:
            found.append(parse(source, extended=extended, fold=fold, group=group))
        except PatternError as error:
            raise bad_regex(source, error) from error
        group = max(group, groups_in(found[-1]) + 1)
    return found[0] if len(found) == 1 else Alternation(tuple(found))


async def finder(
    request: Request, tree: Node, sources: Sequence[str], *, lines: bool, words: bool
) -> LineMatcher:
    """What finds a pattern in lines: as whole lines, as whole words, or anywhere.

    Raises:
        CommandError: it is too large; without the command's name.
    """
    units = UNITS_A_CHARACTER * sum(map(len, sources))
    try:
        return await carry_out(request, units, lambda _: _finder(tree, lines=lines, words=words))
    except PatternError as error:
        raise bad_regex(sources[0], error) from error


def _finder(tree: Node, *, lines: bool, words: bool) -> LineMatcher:
    if lines:
        return WholeLines(tree)
    return WholeWords(tree) if words else Pattern(tree, longest=True, capture=False)
