"""Whether the processes that show web pages can be kept where there is no network."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

from pytest_androidbench.phone.wall.wall import WallLayer

_TRY: Final = """\
import sys
from pytest_androidbench.phone.wall.linux import NotAvailable
from pytest_androidbench.phone.wall.namespaces import leave_network
try:
    print(leave_network())
except NotAvailable as error:
    sys.exit(str(error))
"""


def network_layer() -> WallLayer:
    """Try it in a process of its own, as `phone.browser.starter` does it for each browser."""
    tried = subprocess.run(
        [sys.executable, "-c", _TRY], capture_output=True, text=True, check=False
    )
    last = (tried.stdout or tried.stderr).strip().rpartition("\n")[2]
    return WallLayer(name="pages' network", on=not tried.returncode, detail=last)
