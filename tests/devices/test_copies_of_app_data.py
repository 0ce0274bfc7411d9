"""By which scripts apps' data, shared storage and settings are saved, put back and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pytest_androidbench.devices.snapshots import AppDataSnapshots, NoSnapshots
from pytest_androidbench.errors import SnapshotError
from tests.devices.answers import Answers, printed

STORE = "/data/local/tmp/androidbench"
SHARED = "/storage/emulated/0"
NAMESPACES = ("global", "secure", "system")


def copies(device: Answers, *packages: str, prefix: str | None = "") -> AppDataSnapshots:
    shell = device.shell
    shell.root_prefix = prefix
    return AppDataSnapshots(shell, packages)


def test_saving_is_one_script_that_ends_with_its_first_failure() -> None:
    device = Answers()
    copies(device, "org.ex.a").save("s")
    assert device.asked == [
        " && ".join(
            [
                f"rm -rf {STORE}/s",
                f"mkdir -p {STORE}/s/data {STORE}/s/user_de",
                "if [ -d /data/data/org.ex.a ]; then "
                f"cp -a /data/data/org.ex.a {STORE}/s/data/; fi",
                "if [ -d /data/user_de/0/org.ex.a ]; then "
                f"cp -a /data/user_de/0/org.ex.a {STORE}/s/user_de/; fi",
                f"cd {SHARED}",
                f"tar -c -f {STORE}/s/shared.tar .",
                *(f"settings list {name} > {STORE}/s/{name}.settings" for name in NAMESPACES),
            ]
        )
    ]


def test_apps_that_are_included_are_saved_once_each_and_in_order() -> None:
    device = Answers()
    kept = copies(device, "b", "a")
    kept.include(["c", "a"])
    kept.save("s")
    script = device.asked[0]
    places = [script.index(f"[ -d /data/data/{name} ]") for name in "bac"]
    assert places == sorted(places)
    assert script.count("[ -d /data/data/a ]") == 1


def test_putting_back_is_one_script_for_what_was_saved_and_then_the_settings() -> None:
    device = Answers({f"ls {STORE}/s/data": "org.ex.a\n"})
    copies(device, "another").load("s")
    assert device.asked[0] == f"ls {STORE}/s/data 2> /dev/null"
    assert device.asked[1] == " && ".join(
        [
            f"[ -d {STORE}/s ]",
            "input keyevent KEYCODE_HOME",
            "am force-stop org.ex.a",
            "rm -rf /data/data/org.ex.a",
            f"if [ -d {STORE}/s/data/org.ex.a ]; then "
            f"cp -a {STORE}/s/data/org.ex.a /data/data/; fi",
            "{ restorecon -R /data/data/org.ex.a 2> /dev/null || true; }",
            "rm -rf /data/user_de/0/org.ex.a",
            f"if [ -d {STORE}/s/user_de/org.ex.a ]; then "
            f"cp -a {STORE}/s/user_de/org.ex.a /data/user_de/0/; fi",
            "{ restorecon -R /data/user_de/0/org.ex.a 2> /dev/null || true; }",
            f"rm -rf {SHARED}/* {SHARED}/.[!.]* {SHARED}/..?*",
            f"cd {SHARED}",
            f"tar -x -o -f {STORE}/s/shared.tar",
        ]
    )
    settings = [
        what
        for name in NAMESPACES
        for what in (f"cat {STORE}/s/{name}.settings", f"settings list {name}")
    ]
    assert device.asked[2:] == settings


def test_settings_come_back_but_those_that_count_boots() -> None:
    device = Answers(
        {
            f"cat {STORE}/s/global": "same=1\nchanged=a=b\ngone=x y\nboot_count=3\nnonsense\n",
            "settings list global": "same=1\nchanged=c\nnew=2\nboot_count=4\nlast_setup_shown=9\n",
        }
    )
    copies(device).load("s")
    changes = {what for what in device.asked if what.split()[1:2] in (["put"], ["delete"])}
    assert changes == {
        "settings put global changed a=b",
        "settings put global gone 'x y'",
        "settings delete global new",
    }


def test_a_saved_state_is_forgotten_with_its_copies() -> None:
    device = Answers()
    copies(device).delete("s")
    assert device.asked == [f"[ -d {STORE}/s ] && rm -rf {STORE}/s"]


def test_names_are_those_of_the_folders() -> None:
    device = Answers({f"ls {STORE}": "one\ntwo\n"})
    assert copies(device).names() == ["one", "two"]
    assert device.asked == [f"ls {STORE} 2> /dev/null"]
    assert copies(Answers()).names() == []


def test_everything_is_done_as_root() -> None:
    device = Answers({f"su 0 sh -c 'ls {STORE}/s/data": "a\n"})
    kept = copies(device, "a", prefix="su 0")
    kept.save("s")
    kept.load("s")
    kept.delete("s")
    kept.names()
    plain = [what for what in device.asked if not what.startswith("su 0 sh -c ")]
    assert plain == [f"settings list {name}" for name in NAMESPACES]


DOING: dict[str, Callable[[Any], object]] = {
    "save": lambda kept: kept.save("s"),
    "load": lambda kept: kept.load("s"),
    "delete": lambda kept: kept.delete("s"),
}


@pytest.mark.parametrize("what", DOING)
def test_what_fails_is_told_with_what_the_device_says(what: str) -> None:
    kept = copies(Answers({"[": printed(code=1), "rm": printed(errors=" full\n", code=1)}))
    says = "full" if what == "save" else "it is not there"
    with pytest.raises(SnapshotError, match=f"^could not {what} snapshot 's': {says}$"):
        DOING[what](kept)


@pytest.mark.parametrize("what", DOING)
def test_without_root_nothing_is_tried(what: str) -> None:
    device = Answers()
    with pytest.raises(SnapshotError, match="cannot be saved or restored without root"):
        DOING[what](copies(device, prefix=None))
    assert device.asked == []


@pytest.mark.parametrize("name", ["", "a b", "../x", "a/b", "$x"])
def test_a_name_that_could_be_more_than_a_folder_is_none(name: str) -> None:
    kept = copies(Answers())
    for do in (kept.save, kept.load, kept.delete):
        with pytest.raises(SnapshotError, match="is no name for a snapshot: use letters, digits"):
            do(name)
    kept.save("a_Z.9-")


@pytest.mark.parametrize("what", DOING)
def test_a_device_that_keeps_no_states_says_why(what: str) -> None:
    none = NoSnapshots("it has no room")
    with pytest.raises(SnapshotError, match=f"^could not {what} snapshot 's': it has no room$"):
        DOING[what](none)
    none.include(["a"])
    assert none.names() == []
    assert not none.whole
    assert not copies(Answers()).whole
