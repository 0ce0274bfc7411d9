"""A database keeps experiences as they are, each state of it, and names it by its entries alone."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.codec import to_json
from pytest_androidbench.experiences.database import ExperienceDatabase, append
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.faults import ExperienceDatabaseError
from pytest_androidbench.experiences.fitted import MOST_EXAMPLE, fitted
from tests.experiences.made import cell, database, experience

WHOLE = experience(
    conditions=(("Milk is in the basket", 2), ("It is paid", -1)), complete=False, run="c0ffee",
    agent="androidgen", cell=cell(seed=3, variation=(("wording", "1"),)),
)  # fmt: skip
PART = experience("one-0", "Put milk into the basket", step=2, run="c0ffee", cell=cell(seed=3))


def test_entries_come_back_as_they_were_in_the_order_of_their_keys(tmp_path: Path) -> None:
    found = database(tmp_path, PART, WHOLE, experience("a"))
    assert list(found.entries()) == [experience("a"), WHOLE, PART]
    assert [one.example for one in found.heads()] == ["", "", ""]


def test_what_several_runs_call_alike_is_kept_of_each(tmp_path: Path) -> None:
    found = database(tmp_path, experience(run="b", task="Two"), experience(run="a", task="One"))
    assert [one.task for one in found.entries()] == ["One", "Two"]


@settings(max_examples=25)
@given(st.permutations([WHOLE, PART, experience("a"), experience("b", run="d")]), st.data())
def test_the_digest_is_that_of_the_entries_in_whatever_order_and_portions_they_came(
    entries: list[Experience], data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, len(entries)))
    with tempfile.TemporaryDirectory() as folder:
        at_once = database(Path(folder), *entries)
        path = Path(folder) / "grown"
        ExperienceDatabase.create(path, entries[:first]).close()
        append(path, entries[first:])
        assert ExperienceDatabase.open(path).digest == at_once.digest


def test_each_field_makes_another_digest(tmp_path: Path) -> None:
    entries = [experience(), experience(example="Otherwise"), experience(agent="m3a"), WHOLE]
    digests = {
        ExperienceDatabase.create(tmp_path / str(number), [one]).digest
        for number, one in enumerate(entries)
    }
    assert len(digests) == len(entries)


def test_what_is_appended_is_not_seen_by_who_has_it_open(tmp_path: Path) -> None:
    before = database(tmp_path, experience("b"))
    assert append(before.path, [experience("c"), experience("a")]) == 2
    assert [one.key for one in before.heads()] == ["b"]
    assert [one.key for one in ExperienceDatabase.open(before.path).heads()] == ["a", "b", "c"]


def test_an_earlier_state_is_opened_by_its_digest(tmp_path: Path) -> None:
    before = database(tmp_path, experience("b"))
    append(before.path, [experience("a")])
    again = ExperienceDatabase.open(before.path, before.digest)
    assert (list(again.entries()), again.digest) == ([experience("b")], before.digest)


def test_a_state_that_never_was_is_refused(tmp_path: Path) -> None:
    path = database(tmp_path).path
    with pytest.raises(ExperienceDatabaseError, match=r"never in the state 0abc: .* not the"):
        ExperienceDatabase.open(path, "0abc")


def test_what_is_there_already_stays_and_makes_no_further_state(tmp_path: Path) -> None:
    first = database(tmp_path, experience())
    assert append(first.path, [experience(task="Buy tea")]) == 0
    again = ExperienceDatabase.open(first.path)
    assert (list(again.entries()), again.digest) == ([experience()], first.digest)


def test_an_empty_database_can_be_read_and_grow(tmp_path: Path) -> None:
    empty = database(tmp_path)
    assert list(empty.entries()) == []
    assert append(empty.path, [experience()]) == 1
    assert list(ExperienceDatabase.open(empty.path).entries()) == [experience()]


def test_nothing_is_replaced(tmp_path: Path) -> None:
    path = database(tmp_path, experience()).path
    with pytest.raises(ExperienceDatabaseError, match="there already: name another file"):
        ExperienceDatabase.create(path)
    assert list(ExperienceDatabase.open(path).entries()) == [experience()]


def test_reading_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    path = database(tmp_path, experience()).path
    path.chmod(0o444)
    before = path.read_bytes()
    list(ExperienceDatabase.open(path).entries())
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_long_example_is_cut_and_says_so(tmp_path: Path) -> None:
    (kept,) = database(tmp_path, experience(example="x" * 10_000_000)).entries()
    assert len(kept.example) <= MOST_EXAMPLE
    assert "characters more, sha256" in kept.example


def test_texts_that_cannot_be_encoded_or_end_elsewhere_are_kept(tmp_path: Path) -> None:
    (kept,) = database(tmp_path, experience(example="half \ud83d, end \0 and more")).entries()
    assert kept.example == "half \\ud83d, end \0 and more"


@given(st.text(), st.lists(st.tuples(st.text(), st.integers(-1, 20)), max_size=3), st.text())
def test_what_fits_stays_as_it_is(text: str, conditions: list[tuple[str, int]], app: str) -> None:
    one = experience(task=text, conditions=tuple(conditions), apps=(app,))
    assert fitted(one) == one


@pytest.mark.parametrize("text", ["x", "\ud83d", "ab\n", "🙂"])
def test_what_was_cut_stays_as_it_is(text: str) -> None:
    long = text * 300_000
    cut = fitted(experience(long, long, example=long, conditions=((long, 1),) * 200, apps=(long,)))
    assert fitted(cut) == cut
    assert len(to_json(cut)) < 4_000_000
