"""What the harness and the layer of models add to agents that ask models."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw

from benchmarks.figures import Figure, median, timed
from fixtures.model_server import KEY, ModelServer, Says
from pytest_androidbench.agents.parts.pictures.marks import Mark, marked
from pytest_androidbench.models.conversation import (
    Reply,
    Request,
    Text,
    TokenUse,
    said,
)
from pytest_androidbench.models.ledger import Ledger
from pytest_androidbench.models.live import LiveModel
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.pace import Pace
from pytest_androidbench.models.prices import price_of
from pytest_androidbench.models.service import Tries
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.record import Record

AGENTS: Final = """
import json, time
from pathlib import Path
from pytest_androidbench import Done, Press, Wait
from pytest_androidbench.models.conversation import Request, said
from pytest_androidbench.models.opening import open_model

class Between:
    def __init__(self, told, picture, steps):
        self.told, self.picture, self.left = Path(told), picture, steps
        self.times, self.returned = [], None
    def start(self, goal): pass
    def act(self, observation):
        if self.picture:
            observation.screenshot
        "\\n".join(f"{n.index} {n.class_name} {n.label}" for n in observation.nodes)
        if self.returned is not None:
            self.times.append(time.perf_counter() - self.returned)
        self.left -= 1
        if self.left < 0:
            self.told.write_text(json.dumps(self.times))
            return Done()
        self.returned = time.perf_counter()
        return Press("home")

class Asking:
    def __init__(self, calls, **model):
        self.model, self.left = open_model(**model), calls
    @property
    def usage(self): return self.model.usage
    def start(self, goal): pass
    def act(self, observation):
        if not self.left:
            return Done()
        self.left -= 1
        self.model.ask(Request(messages=(said(str(observation.nodes)),)))
        return Press("home")
    def close(self): self.model.close()
"""
SIZE: Final = (1080, 2400)
MARKS: Final = tuple(
    Mark(
        name=str(i),
        bounds=(40 + 500 * (i % 2), 75 * (i // 2), 500 + 500 * (i % 2), 75 * (i // 2) + 70),
    )
    for i in range(60)
)
STEPS: Final = 60
CALLS: Final = 10_000
EDGE: Final = 500
"""First and last calls that are compared."""
LATENCY: Final = 2.0
"""Seconds of the model that eight agents ask."""
EPISODES: Final = 24
EACH: Final = 6
"""Calls of an episode."""


def agent_figures() -> Iterator[Figure]:
    """The time between two calls of a model, and what calls cost beside the vendor."""
    yield Figure(name="agent: between two model calls, picture and list", unit="ms", target=20,
                 value=_between(picture=True))  # fmt: skip
    yield Figure(name="agent: between two model calls, text only", unit="ms", target=12,
                 value=_between(picture=False))  # fmt: skip
    yield from _marks()
    yield from _layer()
    yield _throughput()


def _between(*, picture: bool) -> float:
    """Milliseconds from an action's being returned to the next screen's being read."""
    with _agents() as folder:
        told = folder / "times.json"
        options = {
            "told": json.dumps(str(told)),
            "picture": json.dumps(picture),
            "steps": str(STEPS),
        }
        pictures = () if picture else ("--ab-screenshots=off",)
        _run(
            folder, "Between", options, "--ab-tasks=OpenAppTaskEval",
            f"--ab-limits=steps={STEPS + 5}", *pictures,
        )  # fmt: skip
        return 1000 * median(json.loads(told.read_text())[5:])


def _marks() -> Iterator[Figure]:
    """Boxes on a picture as the phone gives them, decoded and encoded again."""
    for kind, name in (("JPEG", "a JPEG"), ("PNG", "a PNG")):
        picture = _screen(kind)
        taken = timed(lambda picture=picture: marked(picture, MARKS, screen=SIZE), 25)  # type: ignore[misc]
        yield Figure(name=f"agents' parts: {len(MARKS)} marks on {name} of 1080 x 2400", unit="ms",
                     value=median(taken), target=40, note=f"{len(picture)} bytes")  # fmt: skip


def _screen(kind: str) -> bytes:
    """A picture like a list's: rows of words on white."""
    image = Image.new("RGB", SIZE, "white")
    pen = ImageDraw.Draw(image)
    for row in range(40):
        words = f"Row {row}: some words as they stand in a list of things"
        pen.text((60, 60 * row + 10), words, fill="black", font_size=36)
    file = BytesIO()
    image.save(file, kind)
    return file.getvalue()


def _layer() -> Iterator[Figure]:
    request = Request(system=(Text(text="rules " * 400),), messages=(said("a screen " * 800),))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        live = LiveModel(
            _Echo(), price_of("claude-sonnet-5-5"), Pace(folder / "pace"), Ledger(folder), 1e6
        )
        model = MeteredModel("claude-sonnet-5-5", live=live, variables={})
        taken = timed(lambda: model.ask(request), CALLS)
        model.close()
    first, last = median(taken[:EDGE]), median(taken[-EDGE:])
    yield Figure(
        name="models: a call, beside its service", value=median(taken), unit="ms", target=5
    )
    yield Figure(name="models: the last calls of 10,000 over the first", value=last / first,
                 unit="times", target=1.2)  # fmt: skip


def _throughput() -> Figure:
    """The share of eight agents' time in which they wait for their model."""
    with ModelServer(_answer, latency=LATENCY) as server, _agents() as folder:
        options = {
            "calls": str(EACH), "base_url": server.url, "api_key": KEY, "name": "claude-sonnet-5-5",
        }  # fmt: skip
        where = _run(
            folder, "Asking", options, "-n", "8", "--ab-limits=steps=20",
            "--ab-tasks=OpenAppTaskEval", f"--ab-seeds=0-{EPISODES - 1}",
        )  # fmt: skip
        records = read_contents(where).records
    behind = _behind_firsts(records)
    waited = sum(LATENCY * record.usage.calls for record in behind)
    spent = sum(record.timing.total for record in behind)
    firsts = [each.timing.total for each in records if each not in behind]
    return Figure(
        name="agents: eight with a model of 2 s, time lost beside it", unit="share", target=0.1,
        value=1 - waited / spent,
        note=f"{len(behind)} episodes; {len(firsts)} first ones took {median(firsts):.0f} s each",
    )  # fmt: skip


def _behind_firsts(records: Iterable[Record]) -> list[Record]:
    """What is left without each worker's first episode, in which its phone is prepared."""
    seen: set[str] = set()
    behind = []
    for record in sorted(records, key=lambda each: each.timing.started):
        if record.device.serial in seen:
            behind.append(record)
        seen.add(record.device.serial)
    return behind


class _Echo:
    """A service that answers at once."""

    name = "claude-sonnet-5-5"
    account = ("", "")

    def call(self, request: Request, tries: Tries) -> Reply:
        tries.sending()
        tries.answered(200, None)
        del request
        used = TokenUse(input=1000, output=100)
        return Reply(parts=(Text(text="an answer"),), stop="end", used=used)

    def count(self, request: Request) -> int | None:
        del request
        return 1000

    def close(self) -> None: ...


def _answer(_body: Mapping[str, Any]) -> Says:
    return Says(text="go on", input_tokens=1000, output_tokens=20)


@contextmanager
def _agents() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "bench_agents.py").write_text(AGENTS)
        yield folder


def _run(folder: Path, agent: str, options: Mapping[str, str], *more: str) -> Path:
    """Run an agent on the suite; the run directory."""
    run = folder / "run"
    told = [f"--agent-option={name}={value}" for name, value in options.items()]
    command = [
        sys.executable, "-m", "pytest", f"--agent=bench_agents:{agent}", *told, f"--ab-run={run}",
        "--ab-suite=android_world", "-q", *more,
    ]  # fmt: skip
    path = os.pathsep.join(filter(None, [str(folder), *sys.path]))
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    if not run.exists():
        raise SystemExit(done.stdout + done.stderr)
    return run
