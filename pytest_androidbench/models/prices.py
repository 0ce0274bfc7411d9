"""What a call costs: a table with its date and source, which an agent's options can override."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Any, Final, Literal

from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.models.conversation import TokenUse
from pytest_androidbench.models.surroundings import ASKERS

FREE: Final = "free"
"""What an option says of a model that costs nothing, as one of one's own machine."""
_MILLION: Final = 1_000_000
_DATED: Final = re.compile(r"-(?:\d{8}|latest)$")
_GIVE: Final = (
    'give {} \'price={{"input": 3, "output": 15}}\' in US dollars for a million tokens, '
    "or price=free"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """US dollars for a million tokens of each kind."""

    input: float
    output: float
    cache_read: float
    cache_write: float
    cache_write_hour: float

    def cost(self, used: TokenUse) -> float:
        """Dollars for so many tokens."""
        each: list[float] = [getattr(used, f.name) * getattr(self, f.name) for f in fields(self)]
        return sum(each) / _MILLION


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """What a model costs."""

    rates: Rates
    above: int | None = None
    """Tokens of a prompt from which on it costs more; None = always the same."""
    over: Rates | None = None
    """What it costs then."""

    def cost(self, used: TokenUse) -> float:
        """Dollars for a call that used so many tokens."""
        return self._rates(used.total - used.output).cost(used)

    def most(self, prompt: int, answer: int) -> float:
        """The most dollars that a call can cost, given the most tokens it can read and write."""
        rates = self._rates(prompt)
        return (prompt * max(rates.input, rates.cache_write) + answer * rates.output) / _MILLION

    def _rates(self, prompt: int) -> Rates:
        over = self.above is not None and prompt > self.above
        return self.over if over and self.over is not None else self.rates


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceTable:
    """Prices of models by name."""

    date: str
    """When they were read, as YYYY-MM-DD."""
    source: str
    prices: Mapping[str, Price]

    def of(self, model: str) -> Price | None:
        """A model's price, by its name with or without the date at its end."""
        return self.prices.get(model) or self.prices.get(_DATED.sub("", model))


def published_prices() -> PriceTable:
    """The table that is installed with this package, `prices.toml`."""
    table = tomllib.loads((files(__package__) / "prices.toml").read_text(encoding="utf-8"))
    prices = {name: _price(row) for name, row in table["models"].items()}
    return PriceTable(date=table["date"], source=table["source"], prices=prices)


def price_of(
    model: str,
    given: Mapping[str, Any] | Literal["free"] | None = None,
    *,
    option: str = ASKERS["agent"].option,
) -> Price:
    """A model's price.

    Args:
        model: its name.
        given: what the agent's options say of it, in place of the table.
        option: by which such an option is given, where one is missing.

    Raises:
        AgentLoadError: nobody knows it, or what is given is none.
    """
    if given is None:
        found = published_prices().of(model)
        if found is None:
            # Not nothing: a cap on what costs nothing can never be reached.
            raise AgentLoadError(f"no price is known for model {model!r}: {_GIVE.format(option)}")
        return found
    if given == FREE:
        return _price({"input": 0, "output": 0})
    try:
        return _price(given)
    except (KeyError, TypeError, ValueError) as error:
        raise AgentLoadError(f"price={given!r} is none: {_GIVE.format(option)}") from error


def _price(row: Mapping[str, Any]) -> Price:
    over = row.get("over")
    return Price(
        rates=_rates(row),
        above=None if over is None else int(row["above"]),
        over=None if over is None else _rates(over),
    )


def _rates(row: Mapping[str, Any]) -> Rates:
    # The vendor's usual multiples, where a cache's prices are not said.
    usual = {"cache_read": 0.1, "cache_write": 1.25, "cache_write_hour": 2.0}
    unknown = set(row) - {f.name for f in fields(Rates)} - {"above", "over"}
    if unknown:
        raise ValueError(f"unknown {', '.join(sorted(unknown))}")
    rates = {name: float(row.get(name, row["input"] * times)) for name, times in usual.items()}
    rates |= {"input": float(row["input"]), "output": float(row["output"])}
    if min(rates.values()) < 0:
        raise ValueError("a price below 0")
    return Rates(**rates)
