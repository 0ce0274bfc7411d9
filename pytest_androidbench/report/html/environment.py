"""Templates, and how values are shown in them; everything is escaped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from markupsafe import Markup

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.linked import web_address
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.differences_told import ends_text, verdict
from pytest_androidbench.report.looks_told import value_name
from pytest_androidbench.report.over_repeats_told import each_run_text, runs_text
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    OUTCOME_MEANINGS,
    OUTCOME_NAMES,
    basis_text,
    bounded,
    count,
    interval_text,
    one_line,
    percent,
    points,
    seconds_text,
)
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from jinja2 import Environment

TEMPLATES: Final = Path(__file__).parent.parent / "templates"
ASSETS: Final = (
    "report.css", "report.js", "index.css", "index.js", "episode.css", "episode.js"
)  # fmt: skip


@cache
def environment() -> Environment:
    """The environment of all templates; a name that is missing in one is an error."""
    # Only for pages.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: PLC0415

    from pytest_androidbench.report.html.compiled import CompiledTemplates  # noqa: PLC0415

    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        bytecode_cache=CompiledTemplates(TEMPLATES),
        autoescape=True,
        # Looking after each template for every page takes a tenth of a large report.
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_shown,
    )
    made.filters |= {
        "percent": percent,
        "interval": interval_text,
        "basis": basis_text,
        "seconds": seconds_text,
        "brief": _brief,
        "bounded": bounded,
        "one_line": one_line,
        "path": _path,
        "slug": _slug,
        "web": web_address,
        "packed": Markup,
    }
    made.globals |= {
        "outcome_names": OUTCOME_NAMES,
        "outcome_meanings": OUTCOME_MEANINGS,
        "kind_names": KIND_NAMES,
        "outcomes": tuple(Outcome),
        "count": count,
        "points": points,
        "ends_text": ends_text,
        "difference_verdict": verdict,
        "value_name": value_name,
        "runs_text": runs_text,
        "each_run_text": each_run_text,
        "usual_profile": defaults.PROFILE,
    }
    return made


def render(template: str, **values: Any) -> bytes:
    """A page, in bytes that any UTF-8 reader accepts."""
    return environment().get_template(template).render(**values).encode("utf-8", "replace")


def _shown(value: Any) -> Any:
    """Bound every text a template prints, and spell out what cannot be seen; escaping follows."""
    if value is None:
        return ""
    # Markup is a str too, but only our own templates and drawings make it.
    return clean(bounded(value)) if type(value) is str else value


def _path(relative: str) -> str:
    return quote(relative, safe="/")


def _brief(seconds: float) -> str:
    return seconds_text(seconds) if seconds >= 1 else f"{1000 * seconds:.0f} ms"


def _slug(outcome: object) -> str:
    return str(outcome).replace("_", "-")
