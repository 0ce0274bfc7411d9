"""The whole way from documents to proposals: look up, ask, write templates, rewrite them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.generating.asking import Questions
from pytest_androidbench.generating.chunks import chunks_of
from pytest_androidbench.generating.counts import DocumentCount, GeneratingCounts, RoundCount
from pytest_androidbench.generating.documents import Document
from pytest_androidbench.generating.evolving import evolve
from pytest_androidbench.generating.looking_up import Features, look_up
from pytest_androidbench.generating.queries import queries_for
from pytest_androidbench.generating.retrieval import Passages
from pytest_androidbench.generating.review import Proposal, Review, ReviewHead
from pytest_androidbench.generating.slots import slots_in
from pytest_androidbench.generating.writing import write_templates
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.texts import bounded, clean


def generate(
    documents: Sequence[Document],
    *,
    apps: Sequence[str],
    model: MeteredModel,
    counts: GeneratingCounts | None = None,
    seed: int = 0,
    tell: Callable[[str], None] = lambda _line: None,
) -> Review:
    """Have a model propose instructions for tasks in apps that documents tell of.

    Args:
        documents: about the apps.
        apps: names of one app, or of two that are used together.
        model: is asked.
        counts: how much of everything; None = as published.
        seed: of what is drawn for rewriting.
        tell: is given a line about each stage.

    Raises:
        GeneratingError: counts or apps cannot be, or nothing came of the documents.
        MissingPackage: bm25s is not installed.
        AgentError, CapReached, StoppedByHand, LimitReached, ModelUnavailable: the model failed, or
            was not waited for, before there was any instruction; later, that ends the way early,
            which the head tells.
    """
    counts = (counts or GeneratingCounts()).checked()
    questions = Questions(model=model, max_tokens=counts.max_tokens, tries=counts.tries)
    found, told = _features(documents, apps, counts, questions)
    tell(f"{found.count.answered} of {found.count.made} queries: {len(found.features)} features")
    written = write_templates(
        found.features, apps=apps, at_a_time=counts.features, questions=questions
    )
    tell(f"{written.count.given} templates, of which {written.count.added} are kept")
    rewriting = _Rewriting(written.templates, apps, counts, questions)
    stopped = _why(written.ended_by or rewriting.all_rounds(seed, tell))
    tell(f"stopped: {stopped}" if stopped else "all rounds are made")
    head = ReviewHead(
        apps=tuple(apps), model=model.name, seed=seed, counts=counts, documents=told,
        queries=found.count, features=len(found.features), templates=written.count,
        rounds=tuple(rewriting.rounds), calls=model.usage.calls, tokens=model.usage.tokens,
        money=model.usage.money, stopped=stopped,
    )  # fmt: skip
    return Review(head=head, proposals=tuple(rewriting.proposals.values()))


def _features(
    documents: Sequence[Document],
    apps: Sequence[str],
    counts: GeneratingCounts,
    questions: Questions,
) -> tuple[Features, tuple[DocumentCount, ...]]:
    queries = queries_for(apps, counts.queries)
    cut = [chunks_of(one, size=counts.chunk, overlap=counts.overlap) for one in documents]
    told = tuple(
        DocumentCount(name=one.name, characters=len(one.text), chunks=len(chunks))
        for one, chunks in zip(documents, cut, strict=True)
    )
    passages = Passages([chunk for chunks in cut for chunk in chunks])
    found = look_up(queries, apps=apps, passages=passages, hits=counts.hits, questions=questions)
    return found, told


class _Rewriting:
    """Instructions that become more round by round."""

    def __init__(
        self,
        templates: Sequence[str],
        apps: Sequence[str],
        counts: GeneratingCounts,
        questions: Questions,
    ) -> None:
        self._apps, self._counts, self._questions = apps, counts, questions
        self.proposals = {text: _proposal(text, "template") for text in templates}
        self.rounds: list[RoundCount] = []

    def all_rounds(self, seed: int, tell: Callable[[str], None]) -> AndroidBenchError | None:
        """Make the rounds; what the model failed with before the last one, if it did."""
        for number in range(1, self._counts.rounds + 1):
            made = evolve(
                tuple(self.proposals),
                apps=self._apps,
                sample=self._counts.sample,
                chance=Random(f"generating/{seed}/{number}"),
                questions=self._questions,
            )
            origin = f"round {number}: {made.count.rewrite}"
            self.proposals |= {text: _proposal(text, origin) for text in made.added}
            self.rounds.append(made.count)
            tell(f"round {number}, {made.count.rewrite}: {made.count.added} added")
            if made.ended_by is not None:
                return made.ended_by
        return None


def _why(stopped: AndroidBenchError | None) -> str:
    """Why it was stopped, on one line; "" = it was not."""
    return "" if stopped is None else " ".join(bounded(clean(str(stopped)), 500).split())


def _proposal(text: str, origin: str) -> Proposal:
    return Proposal(text=text, slots=dict.fromkeys(slots_in(text), ()), origin=origin)
