"""The verdict on a body that has come to its end."""

from __future__ import annotations

from dataclasses import fields

from pytest_androidbench.episodes.checks import ChecksFailed
from pytest_androidbench.episodes.classify import Judgement
from pytest_androidbench.episodes.episode import Episode, MisusedEpisode
from pytest_androidbench.episodes.phase import Phase
from pytest_androidbench.records.outcome import Outcome


class NotDone(AssertionError):
    """The state is as it should be, but the agent never said that it was done."""


def settle(episode: Episode, *, needs_done: bool) -> tuple[Judgement, BaseException | None]:
    """What a body without an exception came to, and the error to show for it.

    The error carries the traceback of the first failed check, so that pytest shows its source.
    """
    if episode.phase is not Phase.CHECKS:
        unused = MisusedEpisode("the task never called episode.run()")
        return Judgement(outcome=Outcome.INVALID, reason=str(unused)), unused
    done = not needs_done or (not episode.ending.startswith("limit:") and episode.ending != "")
    checks = episode.checks
    if checks.failed:
        failed = ChecksFailed(checks.told())
        if checks.first_failure is not None:
            failed = failed.with_traceback(checks.first_failure.__traceback__)
        labels = ", ".join(check.label for check in checks.failed)
        counted = f"{len(checks.failed)} of {len(checks.done)} checks failed"
        reason = f"{counted}: {labels}{_cut(episode)}"
        score = checks.score if done else 0.0
        return Judgement(outcome=Outcome.FAILED, score=score, reason=reason), failed
    if not done:
        reason = f"every check held, but the agent did not say it was done: {_how(episode)}"
        return Judgement(outcome=Outcome.FAILED, score=0.0, reason=reason), NotDone(reason)
    return Judgement(outcome=Outcome.PASSED, score=1.0), None


def _how(episode: Episode) -> str:
    if limit := _limit(episode):
        return f"it ran into its limit of {limit}"
    return "it ended its turn without Done()"


def _cut(episode: Episode) -> str:
    limit = _limit(episode)
    return f" (the agent ran into its limit of {limit})" if limit else ""


def _limit(episode: Episode) -> str:
    """The limit that ended the last turn, in words; "" where none did."""
    kind, _, name = episode.ending.partition(":")
    if kind != "limit":
        return ""
    limits = episode.stage.budget.limits
    if name not in {each.name for each in fields(limits)}:
        return f"{name.replace('_', ' ')}, which it set itself"
    allowed = getattr(limits, name)
    if name == "money":
        return f"${allowed:g}"
    return f"{allowed:g} {name.removesuffix('s') if allowed == 1 else name}"
