"""What is found is the most alike, of what may be shown; of equals the one of the first key."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.experiences.database import ExperienceDatabase, append, keep_vectors
from pytest_androidbench.experiences.faults import ExperienceDatabaseError
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.ranking import VectorRanking, WordRanking, packed, words_in
from pytest_androidbench.experiences.search import ExperienceSearch
from tests.experiences.made import LetterEncoder, cell, database, experience

TASKS = (
    experience("a", "Send a text message to Ann"),
    experience("b", "Add a contact for Ann with her number"),
    experience("c", "Delete the recipe for soup"),
    experience("d", "Turn the Wi-Fi on"),
)


def found(search: ExperienceSearch, task: str, **fields: object) -> str | None:
    best = search.best(Query(task=task, **fields))  # type: ignore[arg-type]
    return best.experience.key if best else None


@pytest.fixture
def search(tmp_path: Path) -> ExperienceSearch:
    return ExperienceSearch(database(tmp_path, *TASKS))


@pytest.mark.parametrize(
    ("task", "key"),
    [
        ("Send a message", "a"),
        ("new CONTACT: Bob", "b"),
        ("Recipe of tomato soup, to be deleted", "c"),
        ("wi‐fi", "d"),
    ],
)
def test_the_most_alike_by_words_is_found(search: ExperienceSearch, task: str, key: str) -> None:
    best = search.best(Query(task=task))
    assert best is not None
    assert (best.experience, best.same_task) == (TASKS[ord(key) - ord("a")], False)
    assert best.score > 0


@pytest.mark.parametrize(
    "task",
    [
        "", "?!", "___", "🙂", "nothing of it", "zzz* OR NOT", 'x"', "words : zzz", "^zzz",
        "NEAR(zzz, 2)", "zzz') --", "\0zzz", "{zzz} - zzz",
    ],
)  # fmt: skip
def test_what_shares_no_word_finds_nothing(search: ExperienceSearch, task: str) -> None:
    assert found(search, task) is None


@pytest.mark.parametrize(
    "task",
    ['soup" OR "', "soup*", "NOT soup", "words:soup", "-soup", "(soup", "SOUP AND", "+soup\0"],
)
def test_operators_are_words_like_others(search: ExperienceSearch, task: str) -> None:
    assert found(search, task) == "c"


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_text_can_be_asked_for_and_finds_itself(text: str, query: str) -> None:
    ranking = WordRanking([text, "Delete the recipe for soup"])
    ranking.scores(query)
    places, _ = ranking.scores(text)
    assert (0 in places) == bool(words_in(text))


def test_a_long_query_is_read_from_its_beginning(search: ExperienceSearch) -> None:
    filler = " ".join(f"word{number}" for number in range(100_000))
    assert found(search, f"soup {filler}") == "c"
    assert found(search, f"{filler} soup") is None


def test_of_equals_the_first_key_is_found_whatever_order_they_came_in(tmp_path: Path) -> None:
    base = database(tmp_path, experience("c"), experience("b", run="2"), experience("d"))
    append(base.path, [experience("b", run="1"), experience("e", "Buy milk and bread")])
    for encoder in (None, LetterEncoder()):
        best = ExperienceSearch(ExperienceDatabase.open(base.path), encoder).best(
            Query(task="Buy milk")
        )
        assert best is not None
        assert (best.experience.key, best.experience.run) == ("b", "1")


def test_only_what_is_complete_and_of_android_is_shown(tmp_path: Path) -> None:
    failed = experience("a", "Buy milk", complete=False)
    elsewhere = experience("b", "Buy milk", env="web")
    search = ExperienceSearch(
        database(tmp_path, failed, elsewhere, experience("c", "Buy the milk"))
    )
    assert found(search, "Buy milk") == "c"


def test_an_empty_database_finds_nothing(tmp_path: Path) -> None:
    base = database(tmp_path)
    assert found(ExperienceSearch(base), "Buy milk") is None
    assert found(ExperienceSearch(base, LetterEncoder()), "Buy milk") is None


def test_only_the_same_app_is_found_where_that_is_asked_for(tmp_path: Path) -> None:
    base = database(
        tmp_path,
        experience("a", "Buy milk", apps=("Home", "Shop")),
        experience("b", "Buy the milk", init_state="Market ", apps=()),
    )
    search = ExperienceSearch(base, same_app=True)
    assert found(search, "Buy milk", app="market") == "b"
    assert found(search, "Buy milk", app="Shop") == "a"
    assert found(search, "Buy milk", app="Clock") is None
    assert [found(search, "Buy milk", app=app) for app in ("Home", "")] == ["a", "a"]


def test_another_text_of_the_best_ten_is_found_where_that_is_asked_for(tmp_path: Path) -> None:
    same = [experience(f"a{number}", "Buy milk") for number in range(9)]
    others = [experience("b", "Buy milk now, or later"), experience("c", "Buy tea there or here")]
    search = ExperienceSearch(database(tmp_path, *same, *others), different_text=True)
    assert found(search, "Buy milk") == "b"


def test_the_best_is_found_where_all_of_the_best_ten_are_the_same_text(tmp_path: Path) -> None:
    same = [experience(f"a{number}", "Buy milk") for number in range(10)]
    search = ExperienceSearch(
        database(tmp_path, *same, experience("b", "Buy tea")), different_text=True
    )
    assert found(search, "Buy milk") == "a0"


def test_the_best_is_found_by_vectors(tmp_path: Path) -> None:
    search = ExperienceSearch(database(tmp_path, *TASKS), LetterEncoder())
    best = search.best(Query(task="tnoC"))
    assert best is not None
    assert best.experience.key == "b"
    assert found(search, "123") is None


def test_vectors_that_are_kept_are_not_made_again(tmp_path: Path) -> None:
    base = database(tmp_path, *TASKS)
    maker, asker = LetterEncoder(), LetterEncoder()
    tasks = [one.task for one in TASKS]
    keep_vectors(base.path, maker.name, packed(tasks, maker).items())
    append(base.path, [experience("e", "Play a song")])
    search = ExperienceSearch(ExperienceDatabase.open(base.path), asker)
    assert set(asker.encoded) == {"Play a song", ""}
    assert (
        found(search, "Turn Wi-Fi on")
        == found(ExperienceSearch(base, maker), "Turn Wi-Fi on")
        == "d"
    )


@pytest.mark.parametrize("vector", [b"", b"123", b"\0" * 8, b"\xff" * 26 * 4])
def test_kept_vectors_that_are_none_are_refused(tmp_path: Path, vector: bytes) -> None:
    base = database(tmp_path, experience())
    keep_vectors(base.path, LetterEncoder.name, [("Buy milk", vector)])
    with pytest.raises(ExperienceDatabaseError, match=r"damaged: .*letters 1"):
        ExperienceSearch(base, LetterEncoder())


@settings(max_examples=20)
@given(st.lists(st.sampled_from([one.task for one in TASKS]), min_size=1, max_size=40))
def test_equal_texts_have_equal_scores(texts: list[str]) -> None:
    for ranking in (WordRanking(texts), VectorRanking(texts, LetterEncoder())):
        places, scores = ranking.scores("Send Ann the recipe, and turn it on")
        by_text: dict[str, set[float]] = {}
        for place, score in zip(places.tolist(), scores.tolist(), strict=True):
            by_text.setdefault(texts[place], set()).add(score)
        assert all(len(each) == 1 for each in by_text.values())


def test_bm25_is_that_of_the_formula() -> None:
    # Four texts of 2, 2, 1 and 3 words, 2 on average: "milk" stands in one, ln(3.5 / 1.5).
    places, scores = WordRanking(["buy milk", "buy tea", "run", "go on now"]).scores("Milk!")
    assert places.tolist() == [0]
    assert scores[0] == pytest.approx(0.8472978603872037)


def test_it_is_said_whether_the_example_is_of_the_same_task(tmp_path: Path) -> None:
    search = ExperienceSearch(
        database(tmp_path, experience(cell=cell(seed=1)), experience("two", "Run"))
    )
    for task, here, same in (
        ("Buy", cell(seed=2), True), ("Buy", cell("BuyTea"), False), ("Run", cell(), False),
        ("Buy", None, False),
    ):  # fmt: skip
        best = search.best(Query(task=task, cell=here))
        assert best is not None
        assert best.same_task is same
