"""Tasks that are parametrized by more than their seeds."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench

VARIED = """
    import pytest
    from pytest_androidbench import task

    @pytest.mark.parametrize("light", ["Lamp", "Fan"])
    @pytest.mark.parametrize(("low", "high"), [(1, 2), (3, 4)])
    @task("Lit", "Switch it on.", app="desk")
    def test_lit(episode, light, low, high):
        assert low < high
        episode.run()
        with episode.check("it is on"):
            assert light in episode.device.on

    @test_lit.solution
    def lit(pilot):
        pilot.tap("Lamp")
"""


def test_each_variation_is_a_cell_of_its_own(bench: Bench) -> None:
    bench.write("test_desk.py", VARIED)
    bench.run("--agent=reference", "--ab-seeds=1,2").assert_outcomes(passed=4, failed=4)
    cells = {record.cell for record in bench.records()}
    assert {cell.variation for cell in cells} == {
        (("parametrize", f"{pair}-{light}"),)
        for pair in ("1-2", "3-4")
        for light in ("Lamp", "Fan")
    }
    assert len({cell.key for cell in cells}) == 8


def test_ordinary_tests_beside_them_run_as_ever(bench: Bench) -> None:
    bench.write("test_desk.py", VARIED)
    bench.write("test_other.py", "def test_other(): ...")
    bench.run("--agent=null").assert_outcomes(passed=1, failed=4)


@pytest.mark.slow
def test_a_resumed_run_knows_them_again(bench: Bench) -> None:
    bench.write("test_desk.py", VARIED)
    bench.run("--agent=reference", "-n2")
    bench.run("--agent=reference")
    assert len(bench.outcomes()) == 4


def test_texts_that_a_file_name_cannot_keep_apart_stay_apart(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        VARIED.replace('["Lamp", "Fan"]', '["a b", "a/b", "a_b"]').replace("light in", "not"),
    )
    bench.run("--agent=null", "-k", "3-4").assert_outcomes(passed=3)
    assert len({record.cell for record in bench.records()}) == 3


def test_an_id_that_is_hidden_varies_nothing_by_itself(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        VARIED.replace('["Lamp", "Fan"]', '[pytest.param("Lamp", id=pytest.HIDDEN_PARAM)]'),
    )
    bench.run("--agent=reference").assert_outcomes(passed=2)
    assert len({record.cell.key for record in bench.records()}) == 2
