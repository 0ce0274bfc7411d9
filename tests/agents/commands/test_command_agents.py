"""A program is an agent: what it is told, how its end is taken, and what is left of it."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench import Action, Answer, Done, Goal, Infeasible
from pytest_androidbench.agents.agent import DeviceAgent, PhoneAccess
from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.commands.running import LAST_BYTES, RunningProgram
from pytest_androidbench.agents.loading import load_agent
from pytest_androidbench.errors import AgentError, AgentLoadError, ModelUnavailable
from pytest_androidbench.records.record import Cell, Usage
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for

GOAL: Final = Goal(
    text='Say `id` and $HOME; {serial} "it\'s"\nZoë 🙂',
    guidelines=("Be brief.",),
    steps=7,
    seconds=2.5,
)
CELL: Final = Cell(suite="desk", task="Lamp", seed=30)


def run(spec: str, goal: Goal = GOAL) -> tuple[Done | Infeasible | None, list[Action], DeviceAgent]:
    """Its ending, what it told, and the agent."""
    told: list[Action] = []
    agent = load_agent(spec, {})(Case(cell=CELL))
    assert isinstance(agent, DeviceAgent)
    phone = PhoneAccess(serial="emulator-5558", adb_host="::1", adb_port=5038, tell=told.append)
    return agent.run(goal, phone), told, agent


def script(path: Path, text: str) -> Path:
    file = path / "agent.sh"
    file.write_text(text)
    return file


def test_all_places_are_filled_and_the_environment_leads_to_the_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ANDROID_WORLD", raising=False)  # where the published sources are
    program = tmp_path / "agent.py"
    program.write_text(
        "import json, os, sys\n"
        "told = {'words': sys.argv[2:], 'goal': open(sys.argv[9], encoding='utf-8').read(),\n"
        "        'variables': {k: v for k, v in os.environ.items()\n"
        "                      if k.startswith(('ANDROID', 'ADB'))}}\n"
        "json.dump(told, open(sys.argv[1], 'w'))\n"
    )
    places = "{serial} {goal} {adb_host} {adb_port} {steps} {seconds} {answer_file} {goal_file}"
    assert run(f"cmd:python {program} {tmp_path}/told {places}")[0] == Done()
    told = json.loads((tmp_path / "told").read_text())
    assert told["words"][:6] == ["emulator-5558", GOAL.text, "::1", "5038", "7", "2.5"]
    assert told["goal"] == f"{GOAL.text}\n\nBe brief.\n"
    assert told["variables"] == {
        "ANDROID_SERIAL": "emulator-5558",
        "ANDROID_ADB_SERVER_HOST": "::1",
        "ANDROID_ADB_SERVER_ADDRESS": "::1",
        "ANDROID_ADB_SERVER_PORT": "5038",
        "ADB_SERVER_SOCKET": "tcp:[::1]:5038",
    }
    assert not any(Path(file).exists() for file in told["words"][6:])


def test_an_answer_is_told_before_the_end(tmp_path: Path) -> None:
    program = script(tmp_path, 'printf "Zo\\303\\253\\n" > "$1"\n')
    assert run(f"cmd:sh {program} {{answer_file}}")[:2] == (Done(), [Answer("Zoë")])


def test_what_programs_have_used_is_added_up(tmp_path: Path) -> None:
    program = script(tmp_path, """echo '{"tokens": 12, "money": 0.25}' > "$1"\n""")
    _, told, agent = run(f"cmd:sh {program} {{answer_file}}")
    assert told == []
    phone = PhoneAccess(serial="x", adb_host="h", adb_port=1, tell=told.append)
    agent.run(GOAL, phone)
    assert agent.usage == Usage(tokens=24, money=0.5)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("exit 0", Done()),
        ("exit 40", Infeasible()),
        ("""echo '{"infeasible": "no app"}' > "$1"; exit 40""", Infeasible("no app")),
        ("""echo '{"infeasible": "no app"}' > "$1\"""", Infeasible("no app")),
    ],
)
def test_its_exit_status_is_its_last_word(tmp_path: Path, text: str, ending: Action) -> None:
    assert run(f"cmd:sh {script(tmp_path, text)} {{answer_file}}")[0] == ending


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("echo one; echo two >&2; exit 3", "exit status 3: two\nand had printed before:\none"),
        ("exit 1", "exit status 1, without a word"),
        ("kill -SEGV $$", "signal SIGSEGV, without a word"),
        ("kill -40 $$", "signal 40, without a word"),
        ("printf 'a\\033[2Jb\\377'; exit 2", ": a\\x1b[2Jb\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_another_end_is_its_failure(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(AgentError, match=r"^the agent's program \w+ ended with ") as caught:
        run(f"cmd:bash {script(tmp_path, text)}")
    assert str(caught.value).endswith(told)


def test_one_without_its_model_says_so_by_its_status(tmp_path: Path) -> None:
    with pytest.raises(ModelUnavailable, match="exit status 75: overloaded"):
        run(f"cmd:sh {script(tmp_path, 'echo overloaded; exit 75')}")


def test_all_it_prints_goes_on_and_its_last_words_are_bounded(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = f"head -c 300000 /dev/zero | tr '\\0' 'a'; printf '%0{LAST_BYTES}d' 0; exit 1"
    with pytest.raises(AgentError) as caught:
        run(f"cmd:sh {script(tmp_path, text)}")
    assert len(re.findall("0", str(caught.value))) == LAST_BYTES
    assert "aa" not in str(caught.value)
    printed = capfd.readouterr().out
    assert printed.count("a") == 300_000


def test_a_child_that_goes_on_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = script(tmp_path, "sleep 1000 & echo $! > child")
    monkeypatch.chdir(tmp_path)
    assert run(f"cmd:sh {program}")[0] == Done()
    os.kill(int((tmp_path / "child").read_text()), 9)


def test_one_that_is_not_waited_for_is_ended_with_its_children(tmp_path: Path) -> None:
    program = script(tmp_path, 'sleep 1000 & echo $! > "$1.new"; mv "$1.new" "$1"; wait')
    file = tmp_path / "child"
    with RunningProgram(["sh", str(program), str(file)], {}):
        wait_for(file.exists)
        child = int(file.read_text())
        assert is_running(child)
    wait_for(lambda: not is_running(child))


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("cmd:no-such-program {goal}", "there is no program no-such-program"),
        ("cmd:sh {gaol}", "{gaol}; there are {serial}, {goal}, {goal_file}, {adb_host}"),
    ],
)
def test_one_that_cannot_be_started_is_told_when_it_is_built(spec: str, told: str) -> None:
    with pytest.raises(AgentLoadError) as caught:
        run(spec)
    assert told in str(caught.value)


def test_a_goal_too_long_for_a_command_line_is_told() -> None:
    with pytest.raises(AgentError, match=r"sh does not start: .*Argument list too long"):
        run("cmd:sh -c true {goal}", Goal(text="x" * 200_000))
    assert run("cmd:sh -c true {goal_file}", Goal(text="x" * 200_000))[0] == Done()


def test_its_class_takes_no_options() -> None:
    with pytest.raises(AgentLoadError, match="cannot be built with the options speed"):
        load_agent("cmd:sh", {"speed": 1})
