"""The command line: what can be said, in one grammar.

Help texts begin with a verb or a noun, say the values, and end with the default. Every option
is an ini key too; the command line wins. A default stands here and nowhere else, and those that
what is kept of a run needs as well in `interface.defaults`.
"""

from __future__ import annotations

from typing import Final

import pytest

from pytest_androidbench.plugin.option import Option

OPTIONS: Final = (
    Option(
        flag="--agent",
        key="ab_agent",
        metavar="AGENT",
        text="Agent under test: package.module:Name, claude, m3a, t3a, seeact, null, random, "
        "reference, human, replay:RUN, android_world:package.module:Class, cmd:, host: or "
        "mcp:COMMAND, or http://...; without it only tasks that bring their own are run",
    ),
    Option(
        flag="--agent-option",
        key="ab_agent_options",
        metavar="KEY=VALUE",
        kind="linelist",
        text="Keyword argument for the agent's constructor: a JSON value, a text, or env:NAME for "
        "what the environment variable NAME holds; repeatable",
    ),
    Option(
        flag="--ab-agent-process",
        key="ab_agent_process",
        metavar="WHEN",
        shared="AGENT_PROCESS",
        text="Process the agent runs in: worker for one that a worker's episodes share, episode "
        "for a fresh one each, off for the test's own; default {default}, and off with --pdb",
    ),
    Option(
        flag="--ab-agent-memory",
        key="ab_agent_memory",
        metavar="SIZE",
        text="Memory that the agent's process and its children may hold together, as 500M or 2G; "
        "default no limit",
    ),
    Option(
        flag="--ab-agent-version",
        key="ab_agent_version",
        metavar="TEXT",
        text="Version of an agent that is no Python on this machine, or whose model may change; "
        "default none: its sources tell",
    ),
    Option(
        flag="--ab-suite",
        key="ab_suite",
        metavar="NAME[,NAME]",
        default="android_world",
        text="Suites to run where no path is given: names of installed ones, packages, or "
        "'none' to collect as usual; default {default}",
    ),
    Option(
        flag="--ab-tasks",
        key="ab_tasks",
        metavar="ID[,ID]",
        text="Ids of the tasks to run, exactly as declared; default all",
    ),
    Option(
        flag="--ab-device",
        key="ab_device",
        metavar="DEVICE",
        shared="DEVICE",
        text="Device to run on: phone, avd:NAME, adb:SERIAL[,SERIAL] or package.module:Provider; "
        "default {default}",
    ),
    Option(
        flag="--ab-clock",
        key="ab_clock",
        metavar="WAY",
        text="Time of a simulated phone: virtual, which moves by what is done, or wall, the "
        "host's; other devices have wall alone; default what the device has",
    ),
    Option(
        flag="--ab-pace",
        key="ab_pace",
        metavar="SECONDS",
        text="Seconds of the device's time that pass after each action of an agent, before the "
        "screen is looked at again; default what the suite says",
    ),
    Option(
        flag="--ab-web-hosts",
        key="ab_web_hosts",
        metavar="HOST[,HOST]",
        text="Servers that web pages on a simulated phone may reach: NAME[:PORT], *.NAME for all "
        "names that end so, * for any public one; default none",
    ),
    Option(
        flag="--ab-restore",
        key="ab_restore",
        metavar="WAY",
        text="Way back to a suite's state: snapshot of the whole device, or app-data for copies of "
        "the apps' data, shared storage and settings; default snapshot where the device has them",
    ),
    Option(
        flag="--ab-seeds",
        key="ab_seeds",
        metavar="SEEDS",
        default="30",
        text="Seeds of the params: numbers and ranges as in 30,31,40-44; default {default}",
    ),
    Option(
        flag="--ab-repeats",
        key="ab_repeats",
        metavar="N",
        default="1",
        text="Episodes for each seed; default {default}",
    ),
    Option(
        flag="--ab-profiles",
        key="ab_profiles",
        metavar="NAME[,NAME]",
        shared="PROFILE",
        text="Looks of the device that every cell is run with: names of built-in profiles, "
        "FILE.toml for all that a file defines, FILE.toml:NAME for one or for a split of it, "
        "SUITE and SUITE:NAME for those of a suite; default {default}",
    ),
    Option(
        flag="--ab-vary",
        key="ab_vary",
        metavar="AXIS[,AXIS]",
        text="Axes varied one at a time beside the usual: wording, screen, orientation, density, "
        "font, theme, direction, steps; with =N for so many values, =V:V for these, + to cross; "
        "default none",
    ),
    Option(
        flag="--ab-run",
        key="ab_run",
        metavar="DIR",
        text="Run directory for records and report; one that exists is resumed; default a new "
        "one below androidbench-runs",
    ),
    Option(
        flag="--ab-resume",
        key="ab_resume",
        metavar="WHICH",
        default="same",
        text="Results that a resumed run takes: same for those of the agent's present code alone, "
        "anyway for older ones too; default {default}",
    ),
    Option(
        flag="--ab-shard",
        key="ab_shard",
        metavar="I/N",
        text="Part of the run that is run here: the I-th of N, from 1 on, or auto for what GitLab, "
        "CircleCI, Buildkite, Slurm or an Indexed Job of Kubernetes tells; default all of it",
    ),
    Option(
        flag="--ab-durations",
        key="ab_durations",
        metavar="RUN",
        text="Run directory by whose durations shards are made to last alike, where otherwise a "
        "hash of each cell decides; default none",
    ),
    Option(
        flag="--ab-cluster",
        key="ab_cluster",
        metavar="ADDRESS",
        text="Ray cluster whose nodes run the cells: ray://HOST:PORT, auto for the one that this "
        "machine is of, or local for one that is started here; default none",
    ),
    Option(
        flag="--ab-artifacts",
        key="ab_artifacts",
        metavar="URL",
        text="Folder on a storage that all nodes of the cluster reach by fsspec, as s3://bucket/x "
        "or file:///mnt/shared: they write pictures there, and the run has links; default none",
    ),
    Option(
        flag="--ab-limits",
        key="ab_limits",
        metavar="NAME=N[,NAME=N]",
        text="Limits of each episode in place of the tasks' own: steps, seconds, tokens, money, "
        "calls; default none",
    ),
    Option(
        flag="--ab-max-cost",
        key="ab_max_cost",
        metavar="DOLLARS",
        text="US dollars that all calls of the agents' models may cost together; a call that may "
        "pass them is not made, and the run ends, to be resumed; default no cap",
    ),
    Option(
        flag="--ab-cassette",
        key="ab_cassette",
        metavar="MODE",
        default="off",
        text="Conversations with models: off to ask them, record to keep what they answer as "
        "well, replay to play that back without asking anybody; default {default}",
    ),
    Option(
        flag="--ab-cassette-dir",
        key="ab_cassette_dir",
        metavar="FOLDER",
        default="cassettes",
        text="Folder of recorded conversations; default {default}",
    ),
    Option(
        flag="--ab-cassette-match",
        key="ab_cassette_match",
        metavar="HOW",
        default="strict",
        text="What must be asked as it was recorded: strict for all of it, text for all but "
        "pictures, order for nothing but how often; default {default}",
    ),
    Option(
        flag="--ab-draws",
        key="ab_draws",
        metavar="NAME",
        text="Params that the suites keep under a name, as published, in place of those drawn by "
        "the seed; default none",
    ),
    Option(
        flag="--ab-checks",
        key="ab_checks",
        metavar="RULES",
        shared="RULES",
        text="Rules of tasks that have two: strict, or upstream for those the published scores "
        "were made with; default {default}",
    ),
    Option(
        flag="--ab-retry-infra",
        key="ab_retry_infra",
        metavar="N",
        shared="RETRIES",
        text="Further attempts after an infrastructure fault; default {default}",
    ),
    Option(
        flag="--ab-trials",
        key="ab_trials",
        metavar="K",
        shared="TRIALS",
        text="Further trials of a cell that its agent failed, each on a restored device by a fresh "
        "agent that is given the reflections before it; no part of any rate; default {default}",
    ),
    Option(
        flag="--ab-trial-signal",
        key="ab_trial_signal",
        metavar="SIGNAL",
        shared="TRIAL_SIGNAL",
        text="What says that a trial failed: validator, which is the task's own checks, or judge "
        "for a model that is told what the agent saw and did; default {default}",
    ),
    Option(
        flag="--ab-trial-judge",
        key="ab_trial_judge",
        metavar="MODEL",
        text="Model that judges trials, with --ab-trial-signal=judge: a name of Anthropic's, or "
        "openai:NAME; default none",
    ),
    Option(
        flag="--ab-trial-judge-option",
        key="ab_trial_judge_options",
        metavar="NAME=VALUE",
        kind="linelist",
        text="For the model that judges trials, as base_url=http://localhost:8000 or price=free; "
        "keys are taken from the environment; repeatable",
    ),
    Option(
        flag="--ab-grow",
        key="ab_grow",
        metavar="WHO",
        text="What says which of a run's episodes are complete that are added, when it ends, to "
        "the database of experiences that its agent searches: checks for the tasks' own, critic "
        "for a model; default none: nothing is added",
    ),
    Option(
        flag="--ab-grow-within",
        key="ab_grow_within",
        kind="bool",
        text="Add each episode as soon as it ends, and not with the run, so that the next ones may "
        "be shown it, as AndroidGen does; in one process alone",
    ),
    Option(
        flag="--ab-critic",
        key="ab_critic",
        metavar="MODEL",
        text="Model that is asked with --ab-grow=critic: a name of Anthropic's, or openai:NAME; "
        "default none",
    ),
    Option(
        flag="--ab-critic-option",
        key="ab_critic_options",
        metavar="NAME=VALUE",
        kind="linelist",
        text="For the critic, as base_url=http://localhost:8000 or price=free; keys are taken from "
        "the environment; repeatable",
    ),
    Option(
        flag="--ab-screenshots",
        key="ab_screenshots",
        metavar="WHEN",
        default="retain-on-failure",
        text="Pictures of the steps: off, on, retain-on-failure for all of an episode that did not "
        "pass, or only-on-failure for its last one; default {default}",
    ),
    Option(
        flag="--ab-device-log",
        key="ab_device_log",
        metavar="WHEN",
        default="retain-on-failure",
        text="The device's log of an episode, its last 256 kB: off, on, or retain-on-failure for "
        "an episode that did not pass; default {default}",
    ),
    Option(
        flag="--ab-min-success",
        key="ab_min_success",
        metavar="SHARE",
        text="Success rate from which the run counts as good, as 0.6 or 60%%; default none: "
        "every episode must pass",
    ),
    Option(
        flag="--ab-min-success-sure",
        key="ab_min_success_sure",
        metavar="SHARE",
        text="Success rate that the lower bound of the 95%% interval must reach; default none",
    ),
    Option(
        flag="--ab-baseline",
        key="ab_baseline",
        metavar="RUN",
        text="Run directory of the agent before: the run counts as good when it is no worse by "
        "--ab-margin, on the same cells; default none",
    ),
    Option(
        flag="--ab-margin",
        key="ab_margin",
        metavar="SHARE",
        default="0.05",
        text="Loss of success against --ab-baseline that is let pass; default {default}",
    ),
    Option(
        flag="--ab-baseline-unlike",
        key="ab_baseline_unlike",
        metavar="NAMES",
        text="What may differ from the baseline although it changes what a score means: checks, "
        "clock, device, draws, limits, looks, pace, plugin, suites, web_hosts; default nothing",
    ),
    Option(
        flag="--ab-reference-run",
        key="ab_reference_run",
        metavar="RUN",
        text="Run directory of the reference agent on the same seeds: reports say how many steps "
        "more the agent took; default none",
    ),
    Option(
        flag="--ab-must-pass",
        key="ab_must_pass",
        metavar="TASKS",
        text="Tasks of which every episode must pass: ids separated by commas, or @FILE with one "
        "a line; default none",
    ),
    Option(
        flag="--ab-caps",
        key="ab_caps",
        metavar="NAME=NUMBER",
        text="The most a run may take: infra (share of faults), skipped (share), steps (mean of "
        "the passed), seconds (mean), money, tokens; default none",
    ),
    Option(
        flag="--ab-study",
        key="ab_study",
        metavar="N",
        text="Search the params of each task for what breaks the agent, with N episodes for each, "
        "and tell what such params have that others lack; default none",
    ),
    Option(
        flag="--ab-again",
        key="ab_again",
        metavar="OUTCOME[,OUTCOME]",
        text="Run only what last came to failed, agent_error, infra_error, invalid, skipped, "
        "passed or not_run, and with --ff that first; default all",
    ),
    Option(
        flag="--ab-pin",
        key="ab_pin",
        metavar="FILE",
        text="Found cases to run whatever seeds are chosen, one JSON object a line: task, params "
        "or seed, why; default none",
    ),
    Option(
        flag="--ab-quarantine",
        key="ab_quarantine",
        metavar="FILE",
        text="Tasks that are run and told but judge nobody, one JSON object a line: task, why, "
        "since, and seed where it is one alone; default none",
    ),
    Option(
        flag="--ab-audit",
        key="ab_audit",
        kind="bool",
        text="Test the tasks instead of an agent: doing nothing, each solution and each mistake",
    ),
    Option(
        flag="--ab-mutants",
        key="ab_mutants",
        kind="bool",
        text="Test the tasks' checks: play what --ab-audit plays, then change the tasks' own code "
        "bit by bit and see whether it is noticed",
    ),
    Option(
        flag="--ab-step",
        key="ab_step",
        kind="bool",
        text="Wait for Enter at the terminal before each step of an agent, and say what it is and "
        "where the screen can be seen; time limits stand still meanwhile",
    ),
    Option(
        flag="--ab-progress",
        key="ab_progress",
        metavar="SECONDS",
        default="30",
        text="Seconds between two lines about progress; 0 for none; default {default}",
    ),
)


def add_options(parser: pytest.Parser) -> None:
    """Declare every option and its ini key."""
    group = parser.getgroup("androidbench", "Android agent benchmarks")
    for option in OPTIONS:
        plain = option.help.replace("%%", "%")
        if option.kind == "bool":
            group.addoption(
                option.flag, dest=option.key, action="store_true", default=None, help=option.help
            )
        else:
            action = "append" if option.kind == "linelist" else "store"
            group.addoption(
                option.flag,
                dest=option.key,
                action=action,
                default=None,
                metavar=option.metavar,
                help=option.help,
            )
        nothing: object = {"bool": False, "linelist": [], "string": ""}[option.kind]
        parser.addini(option.key, plain, type=option.kind, default=nothing)


def value_of(config: pytest.Config, key: str, *, early: bool = False) -> object:
    """What was said on the command line, else in the ini file.

    Args:
        config: pytest's.
        key: name of the ini key.
        early: whether the command line is not parsed to its end yet.
    """
    given = getattr(config.known_args_namespace if early else config.option, key, None)
    return given if given is not None else config.getini(key)


def text_of(config: pytest.Config, key: str, *, early: bool = False) -> str:
    """The text that was said, in the same order, else the option's default."""
    said = str(value_of(config, key, early=early) or "").strip()
    return said or next(option.usual for option in OPTIONS if option.key == key)


def run_is_wanted(config: pytest.Config, *, early: bool = False) -> bool:
    """Whether an agent was named or an audit asked for."""
    keys = ("ab_agent", "ab_audit", "ab_mutants")
    return any(value_of(config, key, early=early) for key in keys)
