"""Further trials of a cell: their names, whether one follows, and what counts beside them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.codec import from_plain, to_plain
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import finished, read_attempts
from pytest_androidbench.records.judged_trial import JudgedTrial, JudgeSays
from pytest_androidbench.records.likeness import differences, joined
from pytest_androidbench.records.merge import merge
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import MAX_KEY, EpisodeId, Record
from pytest_androidbench.records.recovery import manifest_again
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.records.trials import MAX_TRIALS, TrialPolicy
from tests.records.samples import MANIFEST, cell, episode, record, stored_run

FAILED, PASSED = Outcome.FAILED, Outcome.PASSED
numbers = st.integers(0, MAX_TRIALS)
names = st.text(alphabet="abX-_1", min_size=1, max_size=MAX_KEY)


@pytest.mark.parametrize("outcome", Outcome)
def test_another_trial_follows_what_the_agent_did_not_manage(outcome: Outcome) -> None:
    follows = outcome in (Outcome.FAILED, Outcome.AGENT_ERROR)
    assert TrialPolicy(allowed=1).again(record(outcome=outcome)) is follows


@pytest.mark.parametrize("says", ["yes", "no", ""])
@pytest.mark.parametrize("outcome", Outcome)
def test_a_judge_goes_by_what_it_says_alone(outcome: Outcome, says: JudgeSays) -> None:
    policy = TrialPolicy(allowed=1, signal="judge")
    over = record(outcome=outcome, judged=JudgedTrial(judge="solomon", says=says))
    assert policy.again(over) is (outcome.scored and says == "no")
    assert not policy.again(record(outcome=outcome))
    assert policy.told(over) == "failed"
    assert TrialPolicy(allowed=1).told(over) == outcome


def test_a_judge_is_asked_about_what_was_scored_where_there_may_be_trials() -> None:
    for outcome in Outcome:
        assert TrialPolicy(allowed=1, signal="judge").asks_judge(outcome) is outcome.scored
        assert not TrialPolicy(allowed=1).asks_judge(outcome)
        assert not TrialPolicy(signal="judge").asks_judge(outcome)


@given(allowed=numbers, trial=numbers)
def test_there_are_as_many_further_trials_as_are_allowed(allowed: int, trial: int) -> None:
    assert TrialPolicy(allowed=allowed).again(record(outcome=FAILED, trial=trial)) is (
        trial < allowed
    )


@given(task=names, trials=st.tuples(numbers, numbers))
def test_trials_of_a_cell_have_folders_of_their_own(task: str, trials: tuple[int, int]) -> None:
    one, other = (EpisodeId(cell=cell(task), trial=trial) for trial in trials)
    assert (one.key == other.key) is (trials[0] == trials[1])
    assert len(one.key) <= MAX_KEY
    assert one.first == other.first


@given(tasks=st.tuples(names, names), trial=st.integers(1, MAX_TRIALS))
def test_no_trial_lies_where_another_cell_does(tasks: tuple[str, str], trial: int) -> None:
    one, other = (EpisodeId(cell=cell(task)) for task in tasks)
    assert one.at_trial(trial).key != other.key
    if one.key != other.key:
        assert one.at_trial(trial).key != other.at_trial(trial).key


def test_the_first_trial_has_the_name_that_it_always_had() -> None:
    assert episode(seed=3).key == "shop-BuyMilk-s3-default-r0"
    assert episode(seed=3).at_trial(2).key == "shop-BuyMilk-s3-default-r0-trial_2"


def tried(seed: int = 0) -> tuple[Record, ...]:
    """A cell that was passed at its second further trial, the first of which had a fault."""
    return (
        record(seed=seed, outcome=FAILED, reflection="look in the drawer"),
        record(seed=seed, outcome=Outcome.INFRA_ERROR, trial=1),
        record(seed=seed, outcome=FAILED, trial=1, attempt=2),
        record(seed=seed, outcome=PASSED, trial=2),
    )


def test_only_the_first_trial_counts(tmp_path: Path) -> None:
    contents = stored_run(tmp_path / "run", *tried()).contents()
    assert [one.outcome for one in contents.records] == [FAILED]
    assert [one.outcome for one in contents.rated] == [FAILED]
    assert list(contents.by_episode) == [episode()]
    counting = contents.trials_of(episode())
    assert [(one.record.trial, one.record.attempt) for one in counting] == [(1, 2), (2, 1)]
    assert contents.trials_of(episode().at_trial(2)) == counting
    assert contents.trials_of(episode(seed=9)) == ()


def test_what_is_told_about_a_trial_is_kept(tmp_path: Path) -> None:
    first, *_, last = tried()
    run = stored_run(tmp_path / "run", first, last)
    (kept,) = run.records()
    assert kept.reflection == "look in the drawer"
    assert [one.record for one in run.contents().trials] == [last]
    assert from_plain(Record, to_plain(last)).episode == episode().at_trial(2)


def test_a_further_trial_is_no_reason_not_to_run_the_first(tmp_path: Path) -> None:
    first, *further = tried()
    run = stored_run(tmp_path / "run", *further)
    assert run.finished() == finished(read_attempts(run.path)[0]) == frozenset()
    assert run.attempt(first.episode).finish(first).folder.endswith("-r0/1")
    assert run.finished() == {episode().key}


def test_a_run_may_be_given_more_trials_and_keeps_those_it_has(tmp_path: Path) -> None:
    few, more = (replace(MANIFEST, trials=number) for number in (1, 3))
    assert differences(few, more) == []
    assert joined(few, more).trials == joined(more, few).trials == 3
    RunDirectory.create(tmp_path / "run", more)
    assert RunDirectory.create(tmp_path / "run", MANIFEST).manifest.trials == 3


def test_a_lost_manifest_knows_of_the_trials_again(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", *tried(), manifest=replace(MANIFEST, trials=2))
    assert manifest_again(run.path, MANIFEST).trials == 2


def test_runs_of_another_signal_or_judge_are_unlike() -> None:
    judged = replace(MANIFEST, trials=1, trial_signal="judge", trial_judge="solomon")
    told = "\n".join(differences(replace(MANIFEST, trials=1), judged))
    assert "trial_signal: 'validator' there, 'judge' here" in told
    assert "trial_judge: '' there, 'solomon' here" in told


def test_a_lost_manifest_is_not_made_of_records_that_another_judge_was_asked_about(
    tmp_path: Path,
) -> None:
    over = record(outcome=FAILED, judged=JudgedTrial(judge="solomon", says="no"))
    run = stored_run(tmp_path / "run", over)
    solomon = replace(MANIFEST, trials=1, trial_signal="judge", trial_judge="solomon")
    assert manifest_again(run.path, solomon).trial_judge == "solomon"
    for other in (MANIFEST, replace(solomon, trial_judge="daniel")):
        with pytest.raises(RunDirectoryError, match="trial_judge: solomon there"):
            manifest_again(run.path, other)


def test_trials_travel_with_their_cell(tmp_path: Path) -> None:
    manifest = replace(MANIFEST, trials=2)
    for seed in (0, 1):
        shard = stored_run(tmp_path / f"shard{seed}", *tried(seed), manifest=manifest)
        shard.plan([Planned(cell=cell(seed=seed))])
    ways = [["shard0", "shard1"], ["shard1", "shard0"], ["shard1", "shard0", "shard1"]]
    merged = [
        merge(tmp_path / f"merged{number}", [tmp_path / name for name in way]).run
        for number, way in enumerate(ways)
    ]
    every = [{one.folder: one.digest for one in run.contents().every} for run in merged]
    assert every[0] == every[1] == every[2]
    contents = merged[0].contents()
    assert len(contents.every) == 8
    assert [len(contents.trials_of(episode(seed=seed))) for seed in (0, 1)] == [2, 2]
    assert contents.not_run == ()


def test_trials_stand_where_their_cell_does(tmp_path: Path) -> None:
    first, *_, last = tried()
    run = stored_run(tmp_path / "run", first, last)
    run.plan([Planned(cell=first.cell, quarantine="flaky")])
    contents = run.contents()
    assert contents.standing(last) is contents.standing(first) is Standing.QUARANTINED


def test_copies_of_a_trial_that_differ_are_both_kept(tmp_path: Path) -> None:
    one, other = record(outcome=FAILED, trial=1), record(outcome=PASSED, trial=1)
    for name, kept in (("a", one), ("b", other)):
        stored_run(tmp_path / name, record(outcome=FAILED), kept)
    contents = merge(tmp_path / "both", [tmp_path / "a", tmp_path / "b"]).run.contents()
    assert {attempt.record.outcome for attempt in contents.trials} == {FAILED, PASSED}
    assert len(contents.attempts) == 1
