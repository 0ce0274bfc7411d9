"""A run's measures: means over its cells, of trial 0, with what was undefined left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.stats.arena.episodes import UNDEFINED, BothDefinitions, measure_episode
from pytest_androidbench.stats.arena.matching import ActionLikeness
from pytest_androidbench.stats.arena.runs import CellsMean, measure_run
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep
from pytest_androidbench.stats.arena.trials import TrialProgress, reflexion_paper
from tests.stats.arena.letters import episode, tried


def test_an_episode_by_both_definitions() -> None:
    found = measure_episode(episode("ABBC", "ABB", passed=False))
    assert (found.labelled, found.executed, found.steps, found.success) == (4, 3, 4, 0)
    assert found.completion == BothDefinitions(paper=3 / 4, code=2 / 4)
    assert found.redundancy == BothDefinitions(paper=4 / 3, code=0)
    assert found.reward_raw.paper == pytest.approx(2.439)
    assert found.reward_as_printed == pytest.approx(0.9 * 2.439)
    assert found.reward.code == pytest.approx(0.709218, abs=1e-6)
    assert found.logic == BothDefinitions(paper=None, code=2)
    assert found.repeats == BothDefinitions(paper=2 / 3, code=2 / 3)
    # It said it was done, and was not.
    assert found.awareness == BothDefinitions(paper=0, code=0)
    assert found.invalid_format.paper == found.invalid_action.paper == 0


def test_an_episode_without_a_label_has_what_needs_none() -> None:
    found = measure_episode(episode("", "AAB"))
    assert found.labelled == 0
    assert found.reward_as_printed is None
    for measure in (found.reward_raw, found.reward, found.completion, found.redundancy,
                    found.nuggets, found.logic):  # fmt: skip
        assert measure == UNDEFINED
    assert found.awareness == BothDefinitions(paper=1, code=None)
    assert found.repeats == BothDefinitions(paper=2 / 3, code=2 / 3)


def test_an_episode_without_steps() -> None:
    found = measure_episode(replace(episode("AB", ""), steps=(), said_done=False, passed=False))
    assert found.redundancy == BothDefinitions(paper=None, code=0)
    assert found.completion == BothDefinitions(paper=0, code=0)
    assert found.repeats == BothDefinitions(paper=None, code=0)
    assert found.awareness == BothDefinitions(paper=0, code=0)


def test_means_say_over_how_many_cells_they_are() -> None:
    run = measure_run([
        episode("AB", "AB", cell="x"),
        episode("AB", "XAY", cell="y", passed=False),
        episode("", "A", cell="z"),
    ])  # fmt: skip
    assert [each.cell for each in run.cells] == ["x", "y", "z"]
    assert run.success.mean == pytest.approx(2 / 3)
    assert (run.success.cells, run.success.undefined) == (3, 0)
    assert run.completion.paper == CellsMean(mean=0.75, cells=2, undefined=1)
    assert run.redundancy.paper.mean == pytest.approx((1 + 2 / 3) / 2)
    assert run.redundancy.code.mean == pytest.approx(1 / 2, rel=1e-5)
    assert run.logic.paper == CellsMean(mean=1, cells=1, undefined=2)
    assert run.unlabelled == 1


def test_later_trials_are_in_no_headline() -> None:
    run = measure_run(tried(episode("AB", "AX", passed=False), False, True))
    assert run.success.mean == 0
    assert [each.passed for each in run.trials["one"]] == [False, False, True]
    assert reflexion_paper(run.trials, 2) == 1


def test_progress_of_each_trial_is_kept() -> None:
    run = measure_run([episode("AB", "B", passed=False), replace(episode("AB", "AB"), trial=1)])
    before, after = run.trials["one"]
    assert (before.passed, before.completion) == (False, 1)
    assert before.reward == pytest.approx(1 / 1.9)
    assert after == TrialProgress(passed=True, reward=1, completion=1)


def test_trials_that_cannot_be_are_refused() -> None:
    one = episode("AB", "AB")
    with pytest.raises(ValueError, match="'one' has trial 0 twice"):
        measure_run([one, one])
    with pytest.raises(ValueError, match="trial 1 and none before it"):
        measure_run([replace(one, trial=1)])
    with pytest.raises(ValueError, match="trial 2 and none before it"):
        measure_run([one, replace(one, trial=2)])


def test_the_share_of_untranslated_steps() -> None:
    first = episode("AB", "A")
    lost = ArenaStep(action=None, translated=False)
    run = measure_run([replace(first, steps=(*first.steps, lost, lost))])
    assert run.untranslated == 2 / 4
    assert measure_run([replace(first, steps=())]).untranslated is None


def test_forbidden_ways_are_counted_in_trial_0_under_their_level() -> None:
    broken = replace(episode("AB", "AXYB"), constraint="page", violations=2)
    run = measure_run([*tried(broken, True), episode("A", "A", cell="free")])
    (page,) = run.violations
    assert (page.level, page.episodes, page.share) == ("page", 1, 1)
    assert page.per_step == pytest.approx(2 / 4, rel=1e-6)


def test_success_goes_along_with_progress_over_cells_and_apps() -> None:
    run = measure_run([
        replace(episode("AB", "AB", cell="1"), app="a", tokens=100),
        replace(episode("ABCD", "X", cell="2", passed=False), app="a", tokens=300),
        replace(episode("AB", "AB", cell="3"), app="b", tokens=None),
    ])  # fmt: skip
    assert run.over_cells.reward.coefficient == pytest.approx(1)
    assert run.over_cells.label_length.coefficient == pytest.approx(-1)
    assert run.over_cells.tokens.pairs == 2
    assert run.over_cells.tokens.coefficient == pytest.approx(-1)
    # Means of a are 1/2 each, of b 1.
    assert run.over_apps.completion.pairs == 2
    assert run.over_apps.completion.coefficient == pytest.approx(1)


def test_a_run_without_episodes_has_no_means() -> None:
    run = measure_run([])
    assert run.success == run.reward.code == CellsMean(mean=None, cells=0, undefined=0)
    assert run.over_cells.reward.coefficient is None


def test_another_likeness_of_texts_is_used_throughout() -> None:
    typed = ArenaAction(kind="set_text", xpath="//name", text="meeting")
    other = ArenaStep(action=replace(typed, text="dinner"))
    one = replace(episode("A", "A"), label=(typed,), steps=(other,))
    assert measure_run([one]).completion.paper.mean == 0
    anything = ActionLikeness(least=0)
    assert measure_run([one], anything).completion.paper.mean == 1
