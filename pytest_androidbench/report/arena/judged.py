"""A judge's agreement with the tasks' checks as a table: confusion, kappa, where they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pytest_androidbench.report.arena.tabulated import ArenaTable, number_text
from pytest_androidbench.report.lines import EMPTY, Piece, TextLine, line
from pytest_androidbench.report.wording import count, one_line, percent
from pytest_androidbench.stats.arena.agreement import Confusion, confusion, differing
from pytest_androidbench.texts import some

MAX_NAMED: Final = 10
"""Episodes that a note names."""
MAX_REPLY: Final = 120
"""Characters of a judge's words that are told."""


def agreement_table(checked: Mapping[str, bool], judged: Mapping[str, bool]) -> ArenaTable:
    """What a judge says of episodes beside what the checks say, by the episodes' keys.

    Episodes with only one of both are left out, and a note says how many they are.
    """
    table = confusion(checked, judged)
    return ArenaTable(
        title="A judge beside the checks",
        head=("Checks", "Judge: success", "Judge: failure"),
        rows=(
            ("passed", str(table.both), str(table.missed)),
            ("failed", str(table.granted), str(table.neither)),
        ),
        notes=(_told(table), *_left_out(checked, judged), *_apart(differing(checked, judged))),
    )


def apart_lines(
    checked: Mapping[str, bool], judged: Mapping[str, bool], replies: Mapping[str, str]
) -> Iterator[TextLine]:
    """Each episode in which a judge and the checks differ, with what the judge wrote."""
    keys = differing(checked, judged)
    if keys:
        yield EMPTY
        yield line(Piece("Where judge and checks differ:", "strong"))
    for key in keys:
        checks, says = ("passed", "no") if checked[key] else ("failed", "yes")
        wrote = one_line(replies.get(key, ""), MAX_REPLY)
        yield line(Piece(f'  {one_line(key)}: checks {checks}, judge {says}: "{wrote}"'))


def _told(table: Confusion) -> str:
    return (
        f"Of {count(table.episodes, 'episode')} they agree on {percent(table.agreed)}; Cohen's "
        f"kappa {number_text(table.kappa)}. The judge misses {percent(table.missed_share)} of "
        f"what passed, and grants {percent(table.granted_share)} of what failed."
    )


def _left_out(checked: Mapping[str, bool], judged: Mapping[str, bool]) -> tuple[str, ...]:
    number = len(checked.keys() ^ judged.keys())
    if not number:
        return ()
    verb = "has" if number == 1 else "have"
    return (f"{count(number, 'episode')} that {verb} only one of both: left out.",)


def _apart(keys: tuple[str, ...]) -> tuple[str, ...]:
    if not keys:
        return ()
    return (f"They differ on {some(keys, MAX_NAMED)}.",)
