"""Tables as data frames of pandas and polars, neither of which need be there."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, assert_never, get_args

from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.report.loading import Library
from pytest_androidbench.report.tables import Column, Kind

LIBRARIES: Final[tuple[Library, ...]] = get_args(Library)


def frame_of(table: Sequence[Column], library: Library | None = None) -> Any:
    """A data frame; its type is that of a library that need not be there, hence `Any`.

    Raises:
        MissingPackage: the library is not installed, or none is.
    """
    chosen = library or _installed()
    match chosen:
        case "pandas":
            pandas = needed("pandas")
            return pandas.DataFrame({each.name: _series(pandas, each) for each in table})
        case "polars":
            polars = needed("polars")
            return polars.DataFrame(
                [polars.Series(c.name, c.values, _polars_type(polars, c.kind)) for c in table]
            )
        case _:
            assert_never(chosen)


def needed(name: str, how: str = "") -> Any:
    """A library that is imported only here.

    Raises:
        MissingPackage: it is not installed.
    """
    try:
        return import_module(name)
    except ImportError as error:
        raise MissingPackage(f"{name} is not installed: {how or f'pip install {name}'}") from error


def _installed() -> Library:
    for name in LIBRARIES:
        if find_spec(name) is not None:
            return name
    raise MissingPackage(
        "a data frame needs pandas or polars, and neither is installed: pip install pandas; "
        "without them there are .records, .episodes and .attempts"
    )


def _series(pandas: Any, column: Column) -> Any:
    moment = "datetime64[us, UTC]"
    types = {"text": "string", "whole": "Int64", "number": "float64", "moment": moment}
    return pandas.Series(list(column.values), dtype=types[column.kind])


def _polars_type(polars: Any, kind: Kind) -> Any:
    moment = polars.Datetime("us", "UTC")
    types = {"text": polars.String, "whole": polars.Int64, "number": polars.Float64}
    return moment if kind == "moment" else types[kind]
