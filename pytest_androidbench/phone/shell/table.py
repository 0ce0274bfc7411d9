"""All programs by name."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins import (
    am,
    archive,
    attributes,
    basics,
    cmd,
    content,
    copying,
    disks,
    dumpsys,
    find,
    grep,
    hashes,
    logcat,
    ls,
    machine,
    pm,
    printing,
    processes,
    programs,
    roles,
    screen,
    sed,
    settings,
    sqlite,
    switches,
    tar,
    text,
    users,
    which,
)
from pytest_androidbench.phone.shell.builtins import (
    input as input_family,
)
from pytest_androidbench.phone.shell.io import Command

COMMANDS: Final[dict[str, Command]] = {
    **am.COMMANDS,
    **archive.COMMANDS,
    **attributes.COMMANDS,
    **basics.COMMANDS,
    **cmd.COMMANDS,
    **content.COMMANDS,
    **copying.COMMANDS,
    **disks.COMMANDS,
    **dumpsys.COMMANDS,
    **find.COMMANDS,
    **grep.COMMANDS,
    **hashes.COMMANDS,
    **input_family.COMMANDS,
    **logcat.COMMANDS,
    **ls.COMMANDS,
    **machine.COMMANDS,
    **pm.COMMANDS,
    **printing.COMMANDS,
    **processes.COMMANDS,
    **programs.COMMANDS,
    **roles.COMMANDS,
    **screen.COMMANDS,
    **sed.COMMANDS,
    **settings.COMMANDS,
    **sqlite.COMMANDS,
    **switches.COMMANDS,
    **tar.COMMANDS,
    **text.COMMANDS,
    **users.COMMANDS,
    **which.COMMANDS,
}
