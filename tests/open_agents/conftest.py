"""These tests need environments that `scripts/open-agents` makes, which takes the network."""

from __future__ import annotations

import os

VARIABLE = "OPEN_AGENTS"
"""Names the folder of the environments."""

collect_ignore_glob = [] if VARIABLE in os.environ else ["test_*.py"]
