"""A review is read back as it was written; what an edit broke is refused with its line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.generating.counts import DocumentCount, GeneratingCounts, RoundCount
from pytest_androidbench.generating.faults import GeneratingError, ReviewError
from pytest_androidbench.generating.review import (
    Proposal,
    Review,
    ReviewHead,
    read_review,
    review_of,
    review_text,
)
from pytest_androidbench.generating.slots import slots_in

WORDS = st.text(st.characters(codec="utf-8"))
LINE = WORDS.map(lambda text: "".join(sign for sign in text if sign not in "<>"))
NAME = LINE.filter(lambda name: any(sign.isalpha() for sign in name))


@st.composite
def proposals(draw: st.DrawFn) -> Proposal:
    pieces = draw(st.lists(st.one_of(LINE, NAME.map(lambda name: f"<{name}>")), min_size=1))
    text = " ".join("".join(pieces).split()) or "go"
    some = [name for name in slots_in(text) if draw(st.booleans())]
    slots = {name: tuple(draw(st.lists(WORDS, max_size=2))) for name in some}
    return Proposal(
        text=text, keep=draw(st.booleans()), slots=slots, note=draw(WORDS), origin=draw(WORDS)
    )


HEADS = st.builds(
    ReviewHead,
    apps=st.lists(WORDS, max_size=2).map(tuple),
    model=WORDS,
    seed=st.integers(-(2**63), 2**63 - 1),
    counts=st.builds(GeneratingCounts, rounds=st.integers(0, 9)),
    documents=st.lists(
        st.builds(DocumentCount, name=WORDS, characters=st.just(1), chunks=st.just(1)), max_size=2
    ).map(tuple),
    rounds=st.lists(
        st.builds(
            RoundCount,
            rewrite=WORDS,
            sampled=st.just(16),
            added=st.just(1),
            dropped=st.dictionaries(WORDS, st.integers(0, 16), max_size=2),
        ),
        max_size=2,
    ).map(tuple),
    money=st.floats(0, 1e9),
    stopped=WORDS,
)


@given(HEADS, st.lists(proposals(), max_size=4, unique_by=lambda proposal: proposal.text))
def test_what_is_written_is_read_back(head: ReviewHead, listed: list[Proposal]) -> None:
    review = Review(head=head, proposals=tuple(listed))
    assert review_of(review_text(review), "review.toml") == review


HEAD = review_text(Review(head=ReviewHead(apps=("Clock",))))
FIRST = HEAD.count("\n") + 1
"""The line behind it."""


def edited(text: str) -> Review:
    return review_of(HEAD + text, "review.toml")


def test_a_person_writes_no_more_than_is_needed() -> None:
    review = edited('[[instruction]]\ntext = "set <a b>"\nkeep = true\nslots."a b" = ["1"]\n')
    assert review.proposals == (Proposal(text="set <a b>", keep=True, slots={"a b": ("1",)}),)
    assert edited("").proposals == ()


ONE = '[[instruction]]\ntext = "set <time>"\n'
FAULTS = {
    "keep = yes": (2, "it is no TOML: Invalid value"),
    'keep = "yes"': (2, "keep: 'yes' cannot be: write true or false, without quotes"),
    "kept = true": (2, "kept: is no entry of an instruction, which are text, keep"),
    "note = 3": (2, "note: 3 cannot be: write a text in quotes"),
    "slots = []": (2, "slots: "),
    'slots = { hour = ["1"] }': (2, "slots: the text has no <hour>; its slots are <time>"),
    'slots = { time = "noon" }': (2, "slots: 'noon' cannot be: write values as"),
    "slots = { time = [1] }": (2, "cannot be: write values as"),
    'text = "again"': (2, "it is no TOML: Cannot overwrite a value"),
    "\n[other]\na = 1": (3, "'other' is none of its tables, which are generated and instruction"),
    f"\n{ONE}": (4, f"text: it is that of line {FIRST} over again"),
    '\n[[instruction]]\ntext = ""': (4, "text: write what is to be done, on one line"),
    "\n[[instruction]]\nkeep = true": (3, "text: write what is to be done"),
    '\n[[instruction]]\ntext = """a\nb"""': (4, "text: write what is to be done, on one line"),
    '\n[[instruction]]\nnote = "n"\ntext = "set <a"': (5, "text: a < belongs to no slot"),
    '\n[[instruction]]\ntext = "set <1>"': (4, "text: <1> is no slot: give it a name"),
    "note = '''\n[[instruction]]\n'''\nkeep = 1": (5, "keep: 1 cannot be"),
    "\n[instruction]\na = 1": (3, "it is no TOML"),
    "\n[[instruction]]\nnote = 'text = 1'\nkeep = 1\ntext = 'a'": (5, "keep: 1 cannot be"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_edit_that_cannot_be_read_is_refused_with_its_line(fault: str) -> None:
    line, why = FAULTS[fault]
    with pytest.raises(ReviewError) as refused:
        edited(ONE + fault + "\n")
    assert why in str(refused.value)
    assert str(refused.value).startswith(f"review.toml:{FIRST + line}: ")
    assert refused.value.line == FIRST + line


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "leave [generated] as it was"),
        ("[generated]\napps = 3\n", 1, "leave [generated] as it was"),
        ("[generated]\napps = []\n[instruction]\n", 3, "begin each instruction with"),
        ("instruction = [3]\n[generated]\napps = []\n", 1, "begin each instruction with"),
        ('instruction = [{ text = "" }]\n[generated]\napps = []\n', 1, "write what is to be done"),
        ("a = " + "[" * 5000, 1, "it is nested too deeply"),
    ],
)
def test_a_file_of_another_form_is_refused(text: str, line: int, why: str) -> None:
    with pytest.raises(ReviewError) as refused:
        review_of(text, "review.toml")
    assert f"review.toml:{line}: " in str(refused.value)
    assert why in str(refused.value)


def test_what_is_no_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "review.toml"
    path.write_bytes((HEAD + ONE).encode() + b"note = '\xff'")
    with pytest.raises(ReviewError, match="it is no UTF-8: save it as that") as refused:
        read_review(path)
    assert refused.value.line == FIRST + 2
    with pytest.raises(GeneratingError, match="cannot read"):
        read_review(tmp_path / "gone.toml")


def test_a_mark_that_editors_put_first_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "review.toml"
    path.write_text(HEAD + ONE, encoding="utf-8-sig")
    assert [one.text for one in read_review(path).proposals] == ["set <time>"]


def test_every_count_is_told_in_the_head() -> None:
    assert tomllib.loads(HEAD)["generated"]["counts"] == {
        "queries": 11, "hits": 5, "chunk": 1500, "overlap": 150, "sample": 16, "rounds": 10,
        "features": 20, "tries": 2, "max_tokens": 2048,
    }  # fmt: skip
