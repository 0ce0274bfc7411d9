"""From a review to a module of drafts: tasks with goal and params that have no checks yet.

Texts go into the module as Python writes them (`repr`), and as nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

from pytest_androidbench.generating.faults import GeneratingError
from pytest_androidbench.generating.review import Proposal, Review
from pytest_androidbench.generating.slots import goal_of, plain_word, slots_in

WORDS: Final = 6
"""Of an instruction that its task's id is made of."""
_HEAD: Final = '''"""Drafts of tasks, made from documents; each is refused until it has checks (docs/generating.md)."""

from __future__ import annotations

from pytest_androidbench import Episode, task
'''  # noqa: E501 - the line of another module
_TASK: Final = """

@task(
    {id!r},
    {goal!r},
    params={{{params}}},
    app={apps!r},
    draft=True,
)
def test_{name}({arguments}) -> None:
{notes}    episode.run()
"""


def drafts_of(review: Review) -> str:
    """A Python module with a draft for each instruction that is kept.

    Raises:
        GeneratingError: none is kept.
    """
    kept = [proposal for proposal in review.proposals if proposal.keep]
    if not kept:
        raise GeneratingError(
            f"none of {len(review.proposals)} instructions is kept: say keep = true of those that "
            "are to become tasks"
        )
    apps = tuple(_apps(review.head.apps))
    names = _names(apps, kept)
    return (
        _HEAD
        + _import(kept)
        + "".join(_draft(name, apps, proposal) for name, proposal in zip(names, kept, strict=True))
    )


def _draft(name: str, apps: tuple[str, ...], proposal: Proposal) -> str:
    goal, params = goal_of(proposal.text)
    strategies = (
        f"{param!r}: {_strategy(proposal.slots.get(slot, ()))}" for slot, param in params.items()
    )
    return _TASK.format(
        id="".join(word.capitalize() for word in name.split("_")),
        goal=goal,
        params=", ".join(strategies),
        apps=apps,
        name=name,
        arguments=", ".join(["episode: Episode", *(f"{param}: str" for param in params.values())]),
        notes=f"    # note: {proposal.note!r}\n" if proposal.note else "",
    )


def _import(proposals: Iterable[Proposal]) -> str:
    """The line that imports the strategies which drafts of these need; "" = they need none."""
    given = [
        proposal.slots.get(slot, ()) for proposal in proposals for slot in slots_in(proposal.text)
    ]
    used = sorted({"one_of" if values else "words" for values in given})
    where = "pytest_androidbench.tasks.strategies"
    return f"from {where} import {', '.join(used)}\n" if used else ""


def _strategy(values: Iterable[str]) -> str:
    given = ", ".join(map(repr, values))
    return f"one_of({given})" if given else "words()"


def _names(apps: tuple[str, ...], proposals: Iterable[Proposal]) -> Iterator[str]:
    """A name for each, of letters and digits with `_` between them, no two alike."""
    taken: set[str] = set()
    for proposal in proposals:
        some = plain_word(proposal.text).split("_")[:WORDS]
        name = "_".join(filter(None, [*apps, *some]))
        # Compared as ids are, in which nothing stands between words.
        every = (name if number == 1 else f"{name}_n{number}" for number in count(1))
        chosen = next(each for each in every if each.replace("_", "") not in taken)
        taken.add(chosen.replace("_", ""))
        yield chosen


def _apps(names: Iterable[str]) -> Iterator[str]:
    """Names of apps as marks have them."""
    for name in names:
        word = plain_word(name) or "app"
        yield f"app_{word}" if word[0].isdigit() else word
