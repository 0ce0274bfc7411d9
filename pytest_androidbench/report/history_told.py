"""A history as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.report.history import History, PastRun, Series
from pytest_androidbench.report.lines import (
    EMPTY,
    Piece,
    Style,
    TextLine,
    columns,
    cut,
    line,
    padded,
    wrapped,
)
from pytest_androidbench.report.wording import count, interval_text, one_line, percent
from pytest_androidbench.stats.changes import Change

BAR: Final = 20
MAX_REASONS: Final = 5


def history_lines(history: History, width: int) -> Iterator[TextLine]:
    """Every series as a table, its changes between the runs that they lie between."""
    for number, series in enumerate(history.series):
        if number:
            yield EMPTY
        yield from _series(series, width)
    if history.left_out:
        yield EMPTY
        yield line(Piece(f"left out ({len(history.left_out)}):", "strong"))
        for name, why in history.left_out:
            yield from wrapped("", f"{name}: {one_line(why)}", width, indent=2)


def _series(series: Series, width: int) -> Iterator[TextLine]:
    told = f" ({count(len(series.entries), 'run')})"
    yield line(Piece(cut(one_line(series.title), width - columns(told)), "strong"), told)
    for why in apart_texts(series):
        yield from wrapped("", why, width, "odd", indent=2)
    moves = {change.at: change for change in series.changes}
    for at, entry in enumerate(series.entries):
        if at in moves:
            style: Style = "good" if moves[at].points > 0 else "bad"
            yield from wrapped("  >>", change_text(series, moves[at]), width, style, indent=5)
        yield _row(entry, width)


def apart_texts(series: Series) -> list[str]:
    """Why a series is one of its own."""
    if not series.apart:
        return []
    rest = len(series.apart) - MAX_REASONS
    more = [f"and {rest} more"] if rest > 0 else []
    reasons = [one_line(why) for why in series.apart[:MAX_REASONS]]
    return [f"not comparable with the runs before: {'; '.join([*reasons, *more])}"]


def change_text(series: Series, change: Change) -> str:
    """A change in words: how far, how sure, and whether the agent's code changed with it."""
    last, first = series.entries[change.at - 1], series.entries[change.at]
    word = "up" if change.points > 0 else "down"
    sure = percent(change.chance)
    code = ""
    if last.code != first.code:
        code = f"; the agent's code went from {last.code or 'unknown'} to {first.code or 'unknown'}"
    return (
        f"changed: {percent(change.before)} before, {percent(change.after)} from here, "
        f"{abs(100 * change.points):.1f} points {word} (by chance in {sure} of histories{code})"
    )


def when(entry: PastRun) -> str:
    """The minute in which a run began, UTC."""
    return entry.manifest.created[:16].replace("T", " ")


def _row(entry: PastRun, width: int) -> TextLine:
    rate = entry.rate
    full = round(BAR * rate.interval.estimate)
    facts = f"  {interval_text(rate):<16}  {rate.episodes:>6,}"
    name = f"  {padded(cut(one_line(entry.code), 12), 12)}  {one_line(entry.run)}"
    bar = 0 if width < 110 else BAR
    return line(
        f"  {padded(one_line(when(entry)), 16)}  ",
        Piece("#" * min(full, bar), "good"),
        Piece("." * (bar - min(full, bar)), "faint"),
        Piece(f"{'  ' if bar else ''}{percent(rate.interval.estimate):>6}", "strong"),
        facts,
        Piece(cut(name, max(16, width - (76 if bar else 54))), "faint"),
    )
