"""These tests need PyTorch, which no script of ours installs: it is large, and one example's alone.

    pip install -e '.[vlui]'
    python -m pytest tests/vlui

Where it is not installed none of them is collected. What needs no PyTorch of the example is tested
in `tests/agents/bmoca/test_vlui_encoding.py`.
"""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
