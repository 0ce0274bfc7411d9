"""What calls cost, by the published table or what the user says."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.models.conversation import TokenUse
from pytest_androidbench.models.opening import DEFAULT_MODEL
from pytest_androidbench.models.prices import price_of, published_prices

COUNT = st.integers(0, 300_000)
USES = st.builds(
    TokenUse, input=COUNT, output=COUNT, cache_read=COUNT, cache_write=COUNT
)  # an hour's cache is nothing that we ask for


def test_table_says_when_and_where_it_was_read() -> None:
    table = published_prices()
    assert date.fromisoformat(table.date) >= date(2026, 11, 1)
    assert table.source.startswith("https://platform.claude.com/")
    assert table.of(DEFAULT_MODEL) is not None


def test_call_costs_its_tokens_times_their_prices() -> None:
    used = TokenUse(input=1000, output=200, cache_read=5000, cache_write=400, cache_write_hour=10)
    expected = (1000 * 2 + 200 * 10 + 5000 * 0.1 + 400 * 2.5 + 10 * 4) / 1e6
    assert price_of("claude-sonnet-5-5").cost(used) == pytest.approx(expected)


def test_dated_name_has_the_price_of_its_model() -> None:
    assert price_of("claude-haiku-4-5-20251001") == price_of("claude-haiku-4-5")


def test_long_prompt_costs_more_where_the_vendor_says_so() -> None:
    price = price_of("claude-haiku-5-5")
    assert price.cost(TokenUse(input=100_000, output=1000)) == pytest.approx(0.0105)
    assert price.cost(TokenUse(input=60_000, cache_read=40_001, output=1000)) == pytest.approx(
        (60_000 * 0.5 + 40_001 * 0.05 + 1000 * 2.5) / 1e6
    )


def test_given_price_takes_the_tables_place() -> None:
    price = price_of("claude-sonnet-5-5", {"input": 1, "output": 2})
    assert price.cost(TokenUse(input=10**6, output=10**6)) == pytest.approx(3)
    assert price.cost(TokenUse(cache_read=10**6)) == pytest.approx(0.1)
    assert price_of("my-own", "free").cost(TokenUse(input=10**9)) == 0


@pytest.mark.parametrize("model", sorted(published_prices().prices))
@given(used=USES)
def test_no_call_costs_more_than_the_most_it_can(model: str, used: TokenUse) -> None:
    price = price_of(model)
    assert price.cost(used) <= price.most(used.total - used.output, used.output) + 1e-12
