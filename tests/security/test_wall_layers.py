"""Each layer of the wall alone, where the others cannot be had; and no wall at all."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pytest_androidbench
from pytest_androidbench.cli.doctor import examine
from pytest_androidbench.phone.media.starter import CODECS
from pytest_androidbench.phone.wall.readable import LATE
from tests.phone_wire.running import RunningPhone
from tests.test_imports import imported

ATTEMPTS = {
    "read": "open(sys.argv[1]).read()",
    "write": "open(sys.argv[1], 'a')",
    "remove": "os.remove(sys.argv[1] + '.none')",
    "start": "os.waitpid(os.posix_spawn('/bin/true', ['true'], {}), 0)",
    "signal": "os.kill(os.getppid(), 0)",
    "own thread": "[t := threading.Thread(target=int), t.start(), t.join()]",
    "own code": "importlib.import_module('pytest_androidbench.phone.apps.clock.world_clock')",
}
BEHIND = """
import importlib, json, os, sys, threading
from pytest_androidbench.phone.wall.{module} import {function}
from pytest_androidbench.phone.wall.linux import NotAvailable
from pytest_androidbench.phone.wall.readable import readable_paths
attempts = json.loads(sys.argv[2])
try:
    {function}({arguments})
except NotAvailable as reason:
    sys.exit(str(reason))
def works(attempt):
    try:
        eval(attempt)
    except PermissionError:
        return False
    return True
print(json.dumps([name for name, attempt in attempts.items() if works(attempt)]))
"""


def what_works(folder: Path, module: str, function: str, arguments: str = "") -> set[str]:
    """Names of the attempts that a layer alone lets pass."""
    code = BEHIND.format(module=module, function=function, arguments=arguments)
    (folder / "canary").touch()
    # What is removed need not be there to be refused; where it is allowed, it must be.
    (folder / "canary.none").touch()
    result = subprocess.run(
        [sys.executable, "-c", code, str(folder / "canary"), json.dumps(ATTEMPTS)],
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        pytest.skip(result.stderr)
    return set(json.loads(result.stdout))


def test_landlock_keeps_files(tmp_path: Path) -> None:
    works = what_works(tmp_path, "landlock", "restrict_files", "list(readable_paths())")
    assert {"own thread", "own code"} <= works
    assert not {"read", "write", "remove", "start"} & works


def test_seccomp_keeps_files_from_change_and_starts_nothing(tmp_path: Path) -> None:
    works = what_works(tmp_path, "seccomp", "filter_calls")
    assert works == {"read", "own thread", "own code"}


def status(pid: int) -> dict[str, str]:
    text = Path(f"/proc/{pid}/status").read_text()
    return dict(re.findall(r"(\w+):\t(.*)", text))


def test_a_phone_is_behind_all_of_it(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path)
    found, limits = status(phone.pid), Path(f"/proc/{phone.pid}/limits").read_text()
    told = {layer["name"]: layer["on"] for layer in wall_report()}
    assert found["NoNewPrivs"] == "1"
    assert (found["Seccomp"] == "2") == told["seccomp"]
    assert re.search(r"Max address space +4294967296 +4294967296 ", limits)
    assert re.search(r"Max open files +4096 +4096 ", limits)
    assert re.search(r"Max core file size +0 +0 ", limits)
    assert phone.end() == (0, "")


def test_a_phone_can_do_without(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path, "--no-wall")
    assert status(phone.pid)["Seccomp"] == status(os.getpid())["Seccomp"]
    assert phone.device.shell("echo here") == "here"
    assert phone.end() == (0, "")


def wall_report(*, before: str = "") -> list[dict[str, object]]:
    code = f"{before}\nimport sys; from pytest_androidbench.phone.wire.program import run\n"
    code += "sys.exit(run(['--wall-report'], None))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    layers: list[dict[str, object]] = json.loads(result.stdout)
    return layers


def test_threads_that_ran_before_are_told_of() -> None:
    """They are outside: so would be whatever a request has them do."""
    before = "import threading as t; t.Thread(target=t.Event().wait, daemon=True).start()"
    layers = {layer["name"]: layer for layer in wall_report(before=before)}
    for name in ("Landlock", "seccomp"):
        assert layers[name]["on"] is False
    assert layers["resource limits"]["on"] is True


def test_the_network_of_pages_is_told_of() -> None:
    """As a process finds it that tries by the system's own program."""
    (layer,) = [each for each in wall_report() if each["name"] == "pages' network"]
    way = ["--net"] if os.geteuid() == 0 else ["--user", "--net"]
    done = subprocess.run(["unshare", *way, "true"], capture_output=True, check=False)
    assert layer["on"] == (done.returncode == 0)
    assert layer["detail"]


@pytest.mark.slow
def test_doctor_shows_each_layer() -> None:
    names = {finding.name: finding for finding in examine(with_phone=True)}
    for layer in wall_report():
        found = names[f"wall: {layer['name']}"]
        assert (found.state == "fine") == layer["on"]
        assert found.detail == layer["detail"]


@pytest.mark.slow
def test_packages_that_are_imported_late_are_known() -> None:
    """They may lie where only what is listed can be read."""
    folder = Path(pytest_androidbench.__file__).parent / "phone"
    used = {name.split(".")[0] for path in folder.rglob("*.py") for name in imported(path)}
    code = "import sys, pytest_androidbench.phone.__main__; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert used - set(loaded) - sys.stdlib_module_names == {*LATE, *CODECS}
