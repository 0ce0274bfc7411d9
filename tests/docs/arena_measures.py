"""Writes the measures of scripted runs into docs: `python -m tests.docs.arena_measures FOLDER`.

The reference records how each of `TASKS` is done; AndroidArena's agents then do them with a model
that follows those plans and errs by seed, at three rates. Runs lie in FOLDER, and one that is
there already is gone on with: a second call only measures. Rates are those of the script, and of
no model.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from fixtures.model_server import KEY, serving
from fixtures.scripted_commands import ScriptedCommander
from fixtures.scripted_export import plans_of
from pytest_androidbench.agents.naming import NAMED
from tests.docs.measured_runs import MeasuredRuns

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "android_arena.md"
CHART: Final = DOCS / "images" / "android-arena-abilities.svg"
SUITE: Final = "task_suites.android_arena"
SEED: Final = 0
"""Of the params, and of the errors."""
RATES: Final = (0.02, 0.15, 0.4)
"""Shares of replies that are wrong: a strong script, a middling and a weak one."""
PREFIX: Final = "androidarena:"
AGENTS: Final = tuple(name.removeprefix(PREFIX) for name in NAMED if name.startswith(PREFIX))
TRIED_AGAIN: Final = "reflexion"
"""The agent that writes about its failures, and so has further trials."""
FREE: Final = (
    "camera_flash_off", "clock_disable_alarm", "contacts_search", "drive_create_folder",
    "settings_wifi_off", "slack_create_channel", "youtube_search",
)  # fmt: skip
CONSTRAINED: Final = (
    "text_without_slack", "latest_mail_without_labels", "reminders_without_drawer",
    "find_message_without_scrolling",
)  # fmt: skip
"""Of the levels app, page twice, component."""
TASKS: Final = (*FREE, *CONSTRAINED)
AT_ONCE: Final = 2
"""Runs that are made side by side."""
_TITLE: Final = re.compile(r"^### (?P<title>.*)$", re.MULTILINE)
_PLACE: Final = re.compile(r"(?<=<!-- measures -->\n).*?(?=<!-- /measures -->)", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaRuns:
    """Runs of the same tasks, each a directory in one folder."""

    folder: Path
    tasks: Sequence[str] = TASKS

    @property
    def reference(self) -> Path:
        """The run of the tasks' own solutions."""
        return self.folder / "reference"

    def solve(self) -> None:
        """Record how the tasks are done, unless that is there."""
        self._runs.run(self.reference.name, "--ab-screenshots=on", "--agent=reference")

    def drive(self, agent: str, rate: float) -> Path:
        """Record what an agent does whose model errs at a rate."""
        again = ("--ab-trials=1",) if agent == TRIED_AGAIN else ()
        model = ScriptedCommander(plans_of(self.reference), error_rate=rate, seed=SEED)
        with serving(model) as server:
            asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
            return self._runs.run(
                run_name(agent, rate), "--ab-screenshots=on", f"--agent={PREFIX}{agent}", *asking,
                *again, seeds=[SEED],
            )  # fmt: skip

    def measure(self, names: Sequence[str], markdown: Path, *options: str) -> str:
        """The tables of runs, as the command writes them."""
        self._runs.command(
            "arena", *names, "--labels", self.reference.name, "--markdown", markdown, *options
        )
        return markdown.read_text("utf-8")

    @property
    def _runs(self) -> MeasuredRuns:
        return MeasuredRuns(folder=self.folder, suite=SUITE, tasks=self.tasks)


def run_name(agent: str, rate: float) -> str:
    """What a run is called."""
    return f"{agent}-{rate:g}"


def run_names(agents: Sequence[str] = AGENTS) -> list[str]:
    """What all runs of agents are called, the strongest script of each first."""
    return [run_name(agent, rate) for agent, rate in product(agents, RATES)]


def shown(runs: ArenaRuns, chart: Path) -> str:
    """What stands in the page: the measures of all runs, and the rest of those with trials."""
    every = tables(runs.measure(run_names(), runs.folder / "every.md"))
    options = ("--reflexion", "1", "--tokens", "--chart", str(chart))
    tried = tables(runs.measure(run_names([TRIED_AGAIN]), runs.folder / "tried.md", *options))
    measures = every["Measures"]
    return "\n".join([measures, *(text for title, text in tried.items() if title != "Measures")])


def tables(markdown: str) -> dict[str, str]:
    """Tables with their headings and notes, by their titles."""
    return dict(_tables(markdown))


def _tables(markdown: str) -> Iterator[tuple[str, str]]:
    heads = list(_TITLE.finditer(markdown))
    ends = [head.start() for head in heads[1:]] + [len(markdown)]
    for head, end in zip(heads, ends, strict=True):
        yield head["title"], markdown[head.start() : end].strip() + "\n"


def measures(table: str) -> dict[tuple[str, str], dict[str, str]]:
    """The cells of the table of measures, by run and definition, then by what heads them."""
    head, _, *rows = (_cells(line) for line in table.splitlines() if line.startswith("|"))
    return {(row[0], row[1]): dict(zip(head[2:], row[2:], strict=True)) for row in rows}


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def with_measures(page: str, text: str) -> str:
    """A page with what stands between the marks written anew."""
    return _PLACE.sub(lambda _: f"\n{text}\n", page)


def measures_in(page: str) -> str:
    """What stands between the marks."""
    found = _PLACE.search(page)
    return found[0].strip("\n") + "\n" if found else ""


def main() -> None:
    """Run what is not there yet, and write page and chart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the runs lie, or are to")
    folder = parser.parse_args().folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    runs = ArenaRuns(folder=folder)
    runs.solve()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(runs.drive, *zip(*product(AGENTS, RATES), strict=True)))
    PAGE.write_text(with_measures(PAGE.read_text("utf-8"), shown(runs, CHART)), "utf-8")


if __name__ == "__main__":
    main()
