"""What can be chosen about training rows: known to the command line without loading the rest."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Selection: TypeAlias = Literal["all", "oracle", "critic", "weighted"]
"""`all` = every whole trajectory; `oracle` = those whose task's checks held; `critic` = those whose
conditions were all reached to a critic, and the beginnings that reached a part; `weighted` = every
whole one that reached some condition, weighted by the share that it reached in a row."""
Tokenizer: TypeAlias = Literal["cl100k_base", "utf8_bytes_div_3"]
"""OpenAI's vocabulary, by an extra; or about how many, by a third of the bytes, rather too many."""
PUBLISHED_LENGTH: Final = 8_192
"""Tokens that a row may have, as the AndroidGen paper trains."""
