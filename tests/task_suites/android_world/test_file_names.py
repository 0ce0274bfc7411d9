"""The pools of file names and sentences, and the bystanders made of them."""

from __future__ import annotations

import re
import string

import pytest
from hypothesis import given

from task_suites.android_world.content import files
from task_suites.android_world.content.files import Change, NoiseFile, noise_around
from task_suites.android_world.content.sentences import SENTENCES

POOLS = (files.ADJECTIVES, files.NOUNS, files.NOTE_TITLES, *files.SHARED_FILES.values(), SENTENCES)
COPY = Change(word="copy", before=False)


@pytest.mark.parametrize("pool", POOLS)
def test_pools_hold_each_value_once(pool: tuple[str, ...]) -> None:
    assert len(pool) == len(set(pool))


def test_sentences_can_be_typed() -> None:
    assert set("".join(SENTENCES)) <= set(string.printable) - set(string.whitespace) | {" "}


@given(files.note_names())
def test_a_note_has_a_changed_stem_and_an_extension(name: str) -> None:
    assert re.fullmatch(r"\w+_\w+_\w+\.(md|txt)", name)


@given(files.file_names(), files.noise_files())
def test_noise_has_extensions_and_leaves_the_target_free(
    target: str, noise: tuple[NoiseFile, ...]
) -> None:
    around = noise_around(noise, target)
    assert 1 <= len(around) <= 20
    assert all(name.endswith(".md") for name in around)
    assert target not in {name.removesuffix(".md") for name in around}


def test_a_change_stands_before_or_behind_the_stem() -> None:
    assert COPY.of("a_b.tar.md") == "a_b.tar_copy.md"
    assert Change(word="2023_01_02", before=True).of("a_b") == "2023_01_02_a_b"


def test_noise_is_modelled_on_the_first_target_and_spares_all() -> None:
    near = NoiseFile(title="x.md", near=True, change=COPY, text="1")
    far = NoiseFile(title="x.md", near=False, change=COPY, text="2")
    assert noise_around((near, far, far), "a.txt") == {"a_copy.txt": "1", "x_copy.md": "2"}
    assert noise_around((near, far), "a", "X_COPY.md") == {"a_copy.md": "1"}


def test_of_noise_that_is_called_alike_the_first_is_kept() -> None:
    one, other = (
        NoiseFile(title=title, near=False, change=COPY, text=title) for title in ("x.md", "X.txt")
    )
    assert noise_around((one, other), "a.md") == {"x_copy.md": "x.md"}
