"""How commands have a model: the options that say which, what it may cost, and its recordings."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

import click

from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models import surroundings
from pytest_androidbench.models.surroundings import CassetteMatch, CassetteMode

if TYPE_CHECKING:
    from pytest_androidbench.models.metered import MeteredModel

FOLDER: Final = click.Path(path_type=Path, file_okay=False)
_OPTIONS: Final = (
    click.option(
        "--model-option", "options", metavar="NAME=VALUE", multiple=True,
        help="For the model, as base_url=http://localhost:8000 or price=free; repeatable.",
    ),
    click.option(
        "--ab-max-cost", "max_cost", metavar="DOLLARS", type=click.FloatRange(0, min_open=True),
        help="US dollars that this command may cost; what was made until then is kept.",
    ),
    click.option(
        "--ab-cassette", "cassette", type=click.Choice(get_args(CassetteMode)), default="off",
        show_default=True, help="Record what the model answers, or play it back.",
    ),
    click.option(
        "--ab-cassette-dir", "cassette_dir", type=FOLDER, default="cassettes", show_default=True,
        help="Folder of the recordings.",
    ),
    click.option(
        "--ab-cassette-match", "cassette_match", type=click.Choice(get_args(CassetteMatch)),
        default="strict", show_default=True, help="What of a question must be as recorded.",
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenModel:
    """What those options came to."""

    name: str
    """"" = the agents' own."""
    options: Iterable[str] = ()
    max_cost: float | None = None
    cassette: CassetteMode = "off"
    cassette_dir: Path = Path("cassettes")
    cassette_match: CassetteMatch = "strict"

    def variables(self, cell: str) -> Mapping[str, str]:
        """What tells the model layer of them.

        Args:
            cell: what the recording is called by.
        """
        return {
            surroundings.CELL: cell,
            surroundings.MAX_COST: "" if self.max_cost is None else repr(self.max_cost),
            surroundings.CASSETTE: self.cassette,
            surroundings.CASSETTE_DIR: str(self.cassette_dir),
            surroundings.CASSETTE_MATCH: self.cassette_match,
            surroundings.LIMITS: "",
            surroundings.ASKER: "command",
        }


def model_options(
    told: str, *, required: bool = False
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options of its model, and their values as one: `chosen`.

    Args:
        told: what its help says of --model.
        required: whether it has to be given.
    """
    # What has a default is never missing.
    missing: dict[str, Any] = {"required": True} if required else {"default": ""}
    named = click.option("--model", "name", help=told, **missing)

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        @wraps(function)
        def command(**given: Any) -> None:
            of_model = {each.name: given.pop(each.name) for each in fields(ChosenModel)}
            function(chosen=ChosenModel(**of_model), **given)

        for option in reversed((named, *_OPTIONS)):
            command = option(command)
        return command

    return decorate


class ModelDesk:
    """Gives a command its model, by one account, with books and a bound of its own."""

    def __init__(self, chosen: ChosenModel, books: Path) -> None:
        """Open nothing yet.

        Raises:
            click.UsageError: an option of the model has no name.
        """
        self._chosen, self._books = chosen, books
        self._options = _parsed(chosen.options)
        self._first: MeteredModel | None = None

    def model(self, cell: str) -> MeteredModel:
        """The model for one line of questions; whoever asks first has it opened.

        Args:
            cell: what the recording of these questions is called by.

        Raises:
            AgentLoadError: there is no key, no price or no such option; says what to do.
        """
        told = {**os.environ, **self._chosen.variables(cell), surroundings.LEDGER: str(self._books)}
        if self._first is None:
            self._first = self._opened(told)
            return self._first
        return self._first.beside(told)

    def for_episodes(self, asks: str, run: str) -> Callable[[str], MeteredModel]:
        """What gives the model for the questions about each episode of a run, by its key.

        Args:
            asks: what recordings of this command are called by, as `judge`.
            run: the run's name.
        """
        from pytest_androidbench.generating.slots import plain_word  # noqa: PLC0415 - slow

        # A recording has a folder for each: an episode that is known already leaves no gap.
        folder = f"{asks}/{plain_word(run)[:100] or 'run'}"
        return lambda episode: self.model(f"{folder}/{episode}")

    def close(self) -> None:
        """Let connections go."""
        if self._first is not None:
            self._first.close()

    def _opened(self, variables: Mapping[str, str]) -> MeteredModel:
        from pytest_androidbench.models.opening import (  # noqa: PLC0415 - asks models
            DEFAULT_MODEL,
            open_model,
        )

        name = self._chosen.name or DEFAULT_MODEL
        try:
            return open_model(name, variables=variables, **self._options)
        except TypeError as error:
            raise AgentLoadError(f"--model-option: {error}") from error


@contextmanager
def model_desk(chosen: ChosenModel) -> Iterator[ModelDesk]:
    """The desk for a command, while that lasts."""
    with tempfile.TemporaryDirectory(prefix="androidbench-") as books:
        desk = ModelDesk(chosen, Path(books))
        try:
            yield desk
        finally:
            desk.close()


def _parsed(options: Iterable[str]) -> Mapping[str, Any]:
    """Options of a model, read as JSON where they are JSON."""
    found: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name.isidentifier() or name == "variables":
            raise click.UsageError("--model-option: write NAME=VALUE, as timeout=60")
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found
