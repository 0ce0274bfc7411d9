"""A round rewrites sixteen instructions by one of six kinds, and tells what was dropped and why."""

from __future__ import annotations

from random import Random

import pytest

from fixtures.model_server import Fails, Says, serving
from pytest_androidbench.errors import ModelUnavailable
from pytest_androidbench.generating.evolving import REWRITES, RewritingRound, evolve
from tests.generating.scripted import Author, opened, questions

SEEDS = ("set an alarm for <time>", "start a timer", "stop the song")


def a_round(author: Author, *, seed: int = 0, sample: int = 16) -> RewritingRound:
    with serving(author) as server:
        model = opened(server.url)
        made = evolve(
            SEEDS, apps=["Clock"], sample=sample, chance=Random(seed), questions=questions(model)
        )
        model.close()
    return made


def counting_up(start: str = "Do it") -> Author:
    """Answers each question with something new."""
    author = Author()
    author.rewrites = lambda _instruction: f"{start} {len(author.asked)} times."
    return author


def test_what_is_new_is_added_in_lower_case() -> None:
    made = a_round(counting_up(), sample=3)
    assert made.added == ("do it 0 times", "do it 1 times", "do it 2 times")
    assert (made.count.sampled, made.count.added, made.count.dropped) == (3, 3, {})


def test_instructions_are_drawn_with_replacement() -> None:
    drawn = originals_of(seed=0, sample=16)[1]
    assert len(drawn) == 16
    assert set(drawn) == set(SEEDS)


def originals_of(*, seed: int, sample: int) -> tuple[str, list[str]]:
    """The kind of rewrite that a round drew, and which instructions."""
    drawn: list[str] = []

    def answer(instruction: str) -> str:
        drawn.append(instruction)
        return instruction

    return a_round(Author(rewrites=answer), seed=seed, sample=sample).count.rewrite, drawn


def test_the_same_seed_draws_the_same() -> None:
    assert originals_of(seed=3, sample=8) == originals_of(seed=3, sample=8)
    assert len({str(originals_of(seed=seed, sample=8)) for seed in range(6)}) == 6


def test_all_six_kinds_are_drawn() -> None:
    assert len(REWRITES) == 6
    kinds = {Random(f"generating/0/{n}").choice(list(REWRITES)) for n in range(60)}
    assert kinds == set(REWRITES)


REPLIES = {
    "unchanged": "{}",
    "known": "start a timer",
    "refusal": "I'm sorry, I cannot do that.",
    "about the request": "New instruction: stop the clock",
    "unfilled slot": "set an alarm for <hour>",
    "empty": "",
    "too long": "very " * 100,
    "several lines": "Do it.\n\nThis is better.",
}


@pytest.mark.parametrize("why", REPLIES)
def test_what_is_dropped_is_counted_by_its_reason(why: str) -> None:
    made = a_round(Author(rewrites=REPLIES[why].format))
    # Of "known", the one that it is itself is unchanged.
    assert {why} <= set(made.count.dropped) <= {why, "unchanged"}
    assert (made.added, sum(made.count.dropped.values())) == ((), 16)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (Says(text="do it", stop="refusal"), "refusal"),
        (Says(text="do it and", stop="max_tokens"), "cut off"),
    ],
)
def test_how_an_answer_ended_counts_too(answer: Says, why: str) -> None:
    made = a_round(Author(rewrites=lambda _instruction: answer), sample=4)
    assert made.count.dropped == {why: 4}


def test_the_same_rewrite_twice_in_a_round_is_added_once() -> None:
    made = a_round(Author(rewrites=lambda _instruction: "Ring the bell"), sample=5)
    assert made.added == ("ring the bell",)
    assert made.count.dropped == {"known": 4}


def test_what_was_rewritten_until_the_model_failed_is_kept() -> None:
    author = counting_up()
    answers = author.rewrites
    author.rewrites = lambda text: answers(text) if len(author.asked) < 3 else Fails(status=500)
    made = a_round(author, sample=10)
    assert isinstance(made.ended_by, ModelUnavailable)
    assert (made.count.sampled, len(made.added)) == (3, 3)
