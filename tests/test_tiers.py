"""The slice of proofs that a commit is tested with."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tiers import ROOT, SHARE, commit, file, longest_first, package, slice_of, some, third

NAMES = [f"tests/a/test_b.py::test_{name}[{number}]" for name in "xyz" for number in range(200)]


@given(st.text(max_size=40))
def test_a_slice_has_some_of_every_function_and_few_in_all(seed: str) -> None:
    chosen = slice_of(NAMES, seed)
    assert {name.partition("[")[0] for name in chosen} == {n.partition("[")[0] for n in NAMES}
    assert len(chosen) < 2 * len(NAMES) / SHARE
    assert chosen == slice_of(NAMES, seed)


def test_each_proof_is_run_in_the_course_of_time() -> None:
    seen = {name for number in range(100) for name in slice_of(NAMES, f"commit {number}")}
    assert seen == set(NAMES)


def test_a_slice_of_slow_tests_has_some_of_every_package() -> None:
    names = [f"tests/{name}/test_b.py::test_{number}" for name in "xyz" for number in range(200)]
    chosen = slice_of([*names, "tests/w/v/test_b.py::test_0[a]"], "a commit", of=package)
    assert {package(name) for name in chosen} == {f"tests/{name}" for name in "wxyz"}
    assert len(chosen) < 2 * len(names) / SHARE


ALLOWED = st.dictionaries(
    st.builds("tests/test_{}.py::test_{}".format, st.integers(0, 9), st.integers(0, 99)),
    st.sampled_from([0.0, 0.0, 0.0, 60.0, 480.0, 2280.0]),
)


@given(ALLOWED, st.integers(1, 8))
def test_all_are_run_whatever_comes_first(allowed: dict[str, float], workers: int) -> None:
    ordered = longest_first(allowed, workers)
    assert sorted(ordered) == sorted(allowed)
    usual = [name for name in allowed if not allowed[name]]
    assert [name for name in ordered if not allowed[name]] == usual
    assert ordered == longest_first(allowed, workers)


@given(ALLOWED, st.integers(1, 8))
def test_what_takes_long_and_shares_a_file_stays_together(
    allowed: dict[str, float], workers: int
) -> None:
    long = [name for name in longest_first(allowed, workers) if allowed[name]]
    files = [file(name) for name in long]
    assert sum(one != other for one, other in pairwise(files)) == max(0, len(set(files)) - 1)


def test_each_worker_begins_with_what_may_take_longest() -> None:
    quick = dict.fromkeys((f"tests/a/test_a.py::test_{number}" for number in range(96)), 0.0)
    long = {f"tests/b/test_{name}.py::test_it": 60.0 * (1 + ord(name) - 97) for name in "abcd"}
    ordered = longest_first({**quick, **long}, 2)
    assert ordered[0] == "tests/b/test_d.py::test_it"
    assert ordered[1] == "tests/b/test_a.py::test_it"
    assert ordered[50] == "tests/b/test_c.py::test_it"
    assert ordered[51] == "tests/b/test_b.py::test_it"


def test_a_third_is_a_third_and_the_same_for_a_commit() -> None:
    chosen = third(NAMES)
    assert len(chosen) == len(NAMES) / 3
    assert set(chosen) < set(NAMES)
    assert chosen == third(reversed(NAMES))


def test_some_are_so_many_and_the_same_for_a_commit(pytestconfig: pytest.Config) -> None:
    names = NAMES[:100]
    drawn = some(pytestconfig, names, 7)
    everything = pytestconfig.getoption("--tier") in (None, "prove", "all")
    assert len(drawn) == (100 if everything else 7)
    assert drawn == some(pytestconfig, names, 7)
    assert [name for name in names if name in drawn] == drawn


@pytest.mark.parametrize(
    ("options", "seed"),
    [(["--tier=fast"], str(int(commit()[:8] or "0", 16))), ([], "None")],
)
@pytest.mark.parametrize("said", [[], ["--hypothesis-seed=5"]])
def test_examples_are_drawn_from_the_commit(options: list[str], seed: str, said: list[str]) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", *options, *said, __file__]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"hypothesis seed: {'5' if said else seed}\n" in done.stdout


MARKED = """
    import pytest

    def test_quick(): ...

    @pytest.mark.slow
    @pytest.mark.parametrize("number", range(80))
    def test_slow(number): ...

    @pytest.mark.proof
    @pytest.mark.parametrize("number", range(80))
    def test_proof(number): ...

    @pytest.mark.whole
    def test_whole(): ...

    @pytest.mark.proof
    @pytest.mark.wide
    @pytest.mark.parametrize("number", range(90))
    def test_wide(number): ...
"""


@pytest.mark.parametrize(
    ("tier", "kinds"),
    [
        ("fast", {"quick"}),
        ("test", {"quick", "slow", "proof", "wide"}),
        ("prove", {"quick", "slow", "proof", "whole", "wide"}),
        ("all", {"quick", "slow", "proof", "whole", "wide"}),
    ],
)
def test_a_tier_takes_its_kinds_and_slices_of_them(
    tier: str, kinds: set[str], tmp_path: Path
) -> None:
    (tmp_path / "test_marked.py").write_text(dedent(MARKED), "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.tiers", "-p", "no:cacheprovider"]
    command += ["--rootdir", str(tmp_path), "-c", "/dev/null", "--collect-only", "-q"]
    command += [f"--tier={tier}", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = re.findall(r"test_marked\.py::test_([a-z]+)", done.stdout)
    assert set(found) == kinds
    for kind in kinds & {"slow", "proof"}:
        assert found.count(kind) == 80 if tier != "test" else 0 < found.count(kind) < 40
    wide = {"fast": 0, "prove": 30, "all": 90}
    assert found.count("wide") == wide[tier] if tier in wide else 0 < found.count("wide") < 40


SKIPS = {
    "a test": "import pytest\n\ndef test_a(): pytest.skip('no codec')\n",
    "a mark": "import pytest\n\n@pytest.mark.skip('no codec')\ndef test_a(): ...\n",
    "a module": "import pytest\n\npytest.skip('no codec', allow_module_level=True)\n",
}


@pytest.mark.parametrize("skip", SKIPS.values(), ids=SKIPS)
def test_a_skip_is_a_failure_where_everything_is_to_be_there(skip: str, tmp_path: Path) -> None:
    (tmp_path / "test_skipping.py").write_text(skip, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.tiers", "-p", "no:cacheprovider"]
    command += ["--rootdir", str(tmp_path), "-c", "/dev/null", str(tmp_path)]
    usual = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    strict = [*command, "--no-skips"]
    refused = subprocess.run(strict, cwd=ROOT, capture_output=True, text=True, check=False)
    assert usual.returncode in {0, 5}
    assert "1 skipped" in usual.stdout
    assert refused.returncode in {1, 2}
    assert "no codec" in refused.stdout
    assert "a failure under --no-skips" in refused.stdout


def test_an_expected_failure_is_no_skip(tmp_path: Path) -> None:
    text = "import pytest\n\n@pytest.mark.xfail\ndef test_a(): assert False\n"
    (tmp_path / "test_failing.py").write_text(text, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.tiers", "-p", "no:cacheprovider"]
    command += ["--rootdir", str(tmp_path), "-c", "/dev/null", "--no-skips", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
