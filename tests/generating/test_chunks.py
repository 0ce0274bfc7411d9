"""Documents are cut so that nothing is lost and nothing is added."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.generating.chunks import chunks_of, rejoined
from pytest_androidbench.generating.documents import Document
from pytest_androidbench.generating.faults import GeneratingError

SIZES = st.integers(1, 50).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1)))


def document(text: str) -> Document:
    return Document(name="a.txt", text=text)


@given(text=st.text(min_size=1, max_size=400), sizes=SIZES)
def test_put_together_without_their_overlaps_they_are_the_document(
    text: str, sizes: tuple[int, int]
) -> None:
    size, overlap = sizes
    chunks = chunks_of(document(text), size=size, overlap=overlap)
    assert rejoined(chunks) == text
    assert "".join(c.text[overlap if n else 0 :] for n, c in enumerate(chunks)) == text
    assert {len(chunk.text) for chunk in chunks[:-1]} <= {size}
    assert 0 < len(chunks[-1].text) <= size


@given(text=st.text(min_size=1, max_size=400), sizes=SIZES)
def test_each_begins_where_it_says_and_shares_its_beginning(
    text: str, sizes: tuple[int, int]
) -> None:
    size, overlap = sizes
    chunks = chunks_of(document(text), size=size, overlap=overlap)
    for chunk in chunks:
        assert text.startswith(chunk.text, chunk.start)
    for one, other in pairwise(chunks):
        assert other.text.startswith(one.text[len(one.text) - overlap :])


def test_the_published_sizes() -> None:
    chunks = chunks_of(document("x" * 4200), size=1500, overlap=150)
    assert [(chunk.start, len(chunk.text)) for chunk in chunks] == [
        (0, 1500), (1350, 1500), (2700, 1500),
    ]  # fmt: skip


@pytest.mark.parametrize(("size", "overlap"), [(10, 10), (10, 11), (10, -1)])
def test_an_overlap_that_leaves_no_end_is_refused(size: int, overlap: int) -> None:
    with pytest.raises(GeneratingError, match="give 0 to 9"):
        chunks_of(document("text"), size=size, overlap=overlap)
