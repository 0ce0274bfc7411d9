"""HarfBuzz, which comes without types."""

from __future__ import annotations

from typing import Any

import uharfbuzz

hb: Any = uharfbuzz
