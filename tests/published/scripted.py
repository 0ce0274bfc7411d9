"""A phone as the published scripts use it: the adb program, one call after the other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

from tests.phone_wire.running import RunningPhone

PATIENCE: Final = 10.0
"""Seconds for which a button is looked for; of the phone's clock, as a test has none."""
DUMP: Final = "/sdcard/window_dump.xml"


class NotFound(AssertionError):
    """What was to be clicked does not come up; says what stands there instead."""


@dataclass(frozen=True, slots=True)
class ScriptedPhone:
    """Calls of adb in the published forms; whatever adb calls a failure fails."""

    phone: RunningPhone

    def adb(self, *words: str) -> str:
        """What the program answers with, complaints included."""
        done = self.phone.adb(*words, timeout=60)
        said = (done.stdout + done.stderr).decode()
        assert done.returncode == 0, f"adb {' '.join(words)}: {said}"
        return said

    def shell(self, *words: str) -> str:
        """What a command says; adb joins the words with blanks, and the shell reads them."""
        return self.adb("shell", *words)

    def wait(self, seconds: float) -> None:
        """Let time pass for the phone, and for us where its clock is tied to the wall's."""
        self.shell("sleep", str(seconds))

    def launch(self, activity: str) -> None:
        """Start an activity as the benchmark does, with its empty word, and await it."""
        said = self.shell("am", "start", "", "-W", "-n", activity)
        assert "Error" not in said, said
        assert "Status: ok" in said, said

    def close(self, package: str) -> None:
        """Stop an app."""
        self.shell("am", "force-stop", package)

    def exists(self, path: str, test: str = "-d") -> bool:
        """Whether there is a folder, or what `test` asks for."""
        script = f'\n  if [ {test} "{path}" ]; then\n    echo "Yes"\n  else\n    echo "No"\n  fi\n'
        said = self.shell(script)
        assert said in ("Yes\n", "No\n"), said
        return said == "Yes\n"

    def clear_folder(self, folder: str) -> None:
        """Remove what lies in a folder, if anything does."""
        if self.exists(folder) and self.shell("ls", "-1", folder).strip():
            self.shell("rm", "-r", f"{folder}/*")

    def become_root(self) -> None:
        """Ask who one is ahead of each look into an app's data."""
        if self.shell("whoami").strip() != "root":
            self.adb("root")

    def in_front(self) -> str:
        """Package and class of the activity that is seen."""
        said = self.shell("am", "stack", "list", "|", "grep", "-E", "visible=true")
        found = re.search(r".*\{(.*)\}", said)
        assert found, said
        return found[1]

    def nodes(self) -> list[dict[str, str]]:
        """The attributes of what is on the screen."""
        self.shell("uiautomator", "dump", DUMP)
        tree = ElementTree.fromstring(self.shell("cat", DUMP))
        return [dict(node.attrib) for node in tree.iter("node")]

    def texts(self) -> list[str]:
        """What is written on the screen, and what its signs are called."""
        return [
            words
            for node in self.nodes()
            for words in (node["text"], node["content-desc"])
            if words
        ]

    def click(self, words: str) -> None:
        """Tap what is called so, but for one letter and for capitals, once it is there."""
        until = self._now() + PATIENCE
        while not (found := self._called(words)):
            if self._now() >= until:
                raise NotFound(f"{words!r} is not among {self.texts()}")
        left, top, right, bottom = map(int, re.findall(r"-?\d+", found["bounds"]))
        self.shell("input", "tap", str((left + right) // 2), str((top + bottom) // 2))

    def _called(self, words: str) -> dict[str, str] | None:
        ranked = [
            (edits(words.lower(), called.lower()), index, node)
            for index, node in enumerate(self.nodes())
            for called in (node["text"], node["content-desc"])
            if called
        ]
        least = min(ranked, key=lambda row: row[:2], default=None)
        return least[2] if least and least[0] <= 1 else None

    def _now(self) -> float:
        return int(self.shell("date", "+%s%N")) / 1e9


def edits(one: str, other: str) -> int:
    """How many letters have to be put in, left out or exchanged; 2 stands for more than one."""
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    return min(2, max(len(one), len(other)))
