"""The page of a history: each series as a picture of its rates and as a table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup

from pytest_androidbench.report.history import History, Series
from pytest_androidbench.report.history_told import apart_texts, change_text, when
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.write import put, put_assets
from pytest_androidbench.report.wording import interval_text, percent
from pytest_androidbench.stats.changes import LEVEL, PERMUTATIONS

PAGE: Final = "history.html"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 280, 48, 16, 16, 34
MAX_DATES: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One run in the table."""

    when: str
    run: str
    page: str
    """Relative to the page; "" = the run has none."""
    rate: str
    interval: str
    episodes: int
    code: str
    change: str
    """What changed with this run; "" = nothing."""
    worse: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A series as the page shows it."""

    title: str
    apart: list[str]
    chart: Markup
    rows: list[Row]


def write_history(history: History) -> Path:
    """Write the page into the folder of the runs; give its path."""
    views = [_view(series) for series in history.series]
    page = render(
        "history.html",
        views=views,
        left_out=history.left_out,
        level=percent(LEVEL),
        permutations=PERMUTATIONS,
        root="",
    )
    put_assets(history.folder)
    return put(history.folder, PAGE, page)


def _view(series: Series) -> View:
    moves = {change.at: change for change in series.changes}
    return View(
        title=series.title,
        apart=apart_texts(series),
        chart=chart(series),
        rows=[
            Row(
                when=when(entry),
                run=entry.run,
                page=f"{entry.run}/index.html" if entry.has_page else "",
                rate=percent(entry.rate.interval.estimate),
                interval=interval_text(entry.rate),
                episodes=entry.rate.episodes,
                code=entry.code,
                change=change_text(series, moves[at]) if at in moves else "",
                worse=at in moves and moves[at].points < 0,
            )
            for at, entry in enumerate(series.entries)
        ],
    )


def chart(series: Series) -> Markup:
    """Rates with their intervals, the mean of each stretch, and a line where it changed."""
    scale = _Scale(len(series.entries))
    parts = [_grid(scale), _stretches(series, scale)]
    every = -(-len(series.entries) // MAX_DATES)
    for at, entry in enumerate(series.entries):
        x, interval = scale.x(at), entry.rate.interval
        told = f"{when(entry)}: {percent(interval.estimate)}, interval {interval_text(entry.rate)}"
        parts.append(
            Markup(
                '<g class="run"><title>{}</title><line x1="{}" x2="{}" y1="{}" y2="{}"/>'
                '<circle cx="{}" cy="{}" r="4"/></g>'
            ).format(
                told, x, x, scale.y(interval.low), scale.y(interval.high),
                x, scale.y(interval.estimate),
            )
        )  # fmt: skip
        if at % every == 0:
            parts.append(
                Markup('<text class="date" x="{}" y="{}">{}</text>').format(
                    x, HEIGHT - 10, when(entry)[:10]
                )
            )
    return Markup(
        '<svg class="history" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>'
    ).format(WIDTH, HEIGHT, f"Success of {len(series.entries)} runs", Markup("").join(parts))


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where a run and a share lie in the picture."""

    runs: int

    def x(self, at: float) -> str:
        room = WIDTH - LEFT - RIGHT
        return f"{LEFT + room * (at + 0.5) / self.runs:.1f}"

    def y(self, share: float) -> str:
        return f"{TOP + (HEIGHT - TOP - BOTTOM) * (1 - share):.1f}"


def _grid(scale: _Scale) -> Markup:
    lines = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = scale.y(share)
        lines.append(
            Markup(
                '<line class="level" x1="{}" x2="{}" y1="{}" y2="{}"/>'
                '<text class="share" x="{}" y="{}" dy="4">{}</text>'
            ).format(LEFT, WIDTH - RIGHT, y, y, LEFT - 8, y, percent(share))
        )
    return Markup("").join(lines)


def _stretches(series: Series, scale: _Scale) -> Markup:
    changes = series.changes
    edges = [0, *(change.at for change in changes), len(series.entries)]
    means = [changes[0].before, *(change.after for change in changes)] if changes else []
    parts = []
    for number, mean in enumerate(means):
        y = scale.y(mean)
        parts.append(
            Markup('<line class="mean" x1="{}" x2="{}" y1="{}" y2="{}"/>').format(
                scale.x(edges[number] - 0.5), scale.x(edges[number + 1] - 0.5), y, y
            )
        )
    for change in changes:
        x = scale.x(change.at - 0.5)
        way = "up" if change.points > 0 else "down"
        parts.append(
            Markup(
                '<g class="change {}"><title>{}</title><line x1="{}" x2="{}" y1="{}" y2="{}"/></g>'
            ).format(way, change_text(series, change), x, x, TOP, HEIGHT - BOTTOM)
        )
    return Markup("").join(parts)
