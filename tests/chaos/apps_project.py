"""A project of short episodes, each of which can be made to wait for a fault.

Tasks and agent pass gates. A gate is closed by a file `gates/<moment>`: who comes there first takes
it, writes down who it is in `gates/held`, and waits until that file is gone. `gates/limit` holds
how many attempts are to be finished for now: no further one gets to its task's first line, so that
there are episodes left for all faults, however fast some worker is.
"""

from __future__ import annotations

from typing import Final

from tests.end_to_end.projects import Project

SEEDS: Final = 24
APPS: Final = {
    "Settings": "com.android.settings",
    "Contacts": "com.google.android.contacts",
    "Clock": "com.google.android.deskclock",
    "Markor": "net.gsantner.markor",
    "Files": "com.google.android.documentsui",
}
EPISODES: Final = SEEDS * len(APPS)
_SUITE: Final = """
    name = "apps"
    version = "1"
"""
_GATES: Final = """
    import glob, json, os, time

    def wait_for_limit():
        "Wait here while as many attempts are finished as may be for now."
        while len(glob.glob("run/episodes/*/[!.]*/record.json")) >= limit():
            time.sleep(0.01)

    def limit():
        try:
            with open("gates/limit") as file:
                return int(file.read())
        except FileNotFoundError:
            return float("inf")

    def pass_gate(moment):
        "Wait here if the gate of this moment is closed and nobody waits at it yet."
        mine = f"gates/{os.getpid()}.part"
        try:
            os.rename(f"gates/{moment}", mine)
        except FileNotFoundError:
            return
        nodeid = os.environ["PYTEST_CURRENT_TEST"].rpartition(" (")[0]
        with open(mine, "w") as file:
            json.dump({"pid": os.getpid(), "nodeid": nodeid}, file)
        os.rename(mine, "gates/held")
        while os.path.exists("gates/held"):
            time.sleep(0.01)
"""
_TASKS: Final = """
    import gates
    from pytest_androidbench import Limits, task

    def task_of(app):
        @task(app, app, app=app.lower(), limits=Limits(steps=4))
        def test(episode):
            device = episode.device
            assert device.setting("global", "chaos") == "", "the phone was not restored"
            gates.wait_for_limit()
            gates.pass_gate("arranging")
            device.put_setting("global", "chaos", episode.cell.seed)
            episode.run()
            gates.pass_gate("checking")
            with episode.check("app is in front"):
                assert device.foreground().package == APPS[app]
            with episode.check("it is still the same phone"):
                assert device.setting("global", "chaos") == str(episode.cell.seed)
        test.__name__ = test.__qualname__ = f"test_{app.lower()}"
        return test

    task_of.__test__ = False
    for name in APPS:
        globals()[f"test_{name.lower()}"] = task_of(name)
"""
_AGENT: Final = """
    import gates
    from pytest_androidbench import *

    class Opens:
        "Opens the app that the goal names."
        def start(self, goal):
            self.left = [Open(goal.text), Done()]

        def act(self, observation):
            gates.pass_gate("acting")
            return self.left.pop(0)
"""
_CONFTEST: Final = """
    import pytest_androidbench.episodes.stage as stage

    stage.DEVICE_SECONDS = 6.0
"""
"""Nobody can wait as long for a phone that is stopped as a real device may take."""


def write_project(project: Project) -> None:
    """Put suite, tasks and agent into a project."""
    project.write("suite.toml", _SUITE)
    project.write("gates.py", _GATES)
    project.write("agents.py", _AGENT)
    project.write("conftest.py", _CONFTEST)
    tasks = project.write("test_apps.py", _TASKS)
    tasks.write_text(f"APPS = {APPS}\n{tasks.read_text()}")
    (project.path / "gates").mkdir()
