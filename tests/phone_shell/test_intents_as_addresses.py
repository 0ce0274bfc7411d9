"""`am to-uri` and `am to-intent-uri`, as `Intent.toUri` writes them."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "plain", "in_scheme"),
    [
        ("-a x.y", "#Intent;action=x.y;end", "intent:#Intent;action=x.y;end"),
        ("-a android.intent.action.VIEW", "", "intent:"),
        ("-a android.intent.action.VIEW -d https://a.b/c",
         "https://a.b/c", "intent://a.b/c#Intent;scheme=https;end"),
        ("-a android.intent.action.VIEW -d https://a.b:80/c",
         "https://a.b:80/c", "intent://a.b:80/c#Intent;scheme=https;end"),
        ("-d abc", "abc", "intent:abc"),
        ("-a x.y -d geo:1,2", "geo:1,2#Intent;action=x.y;end",
         "intent:1,2#Intent;scheme=geo;action=x.y;end"),
        ("-c a.b -c c.d -t text/plain -f 0x10000001 -p p.q -n r.s/r.s.T",
         "#Intent;category=a.b;category=c.d;type=text/plain;launchFlags=0x10000001;"
         "package=p.q;component=r.s/.T;end",
         "intent:#Intent;category=a.b;category=c.d;type=text/plain;launchFlags=0x10000001;"
         "package=p.q;component=r.s/.T;end"),
        ("-c a.b 'intent:#Intent;action=x.y;category=c.d;end'",
         "#Intent;action=x.y;category=a.b;category=c.d;end",
         "intent:#Intent;action=x.y;category=a.b;category=c.d;end"),
        ("-a 'x y;z'", "#Intent;action=x%20y%3Bz;end", "intent:#Intent;action=x%20y%3Bz;end"),
    ],
)  # fmt: skip
def test_intents_are_written_as_addresses(
    sh: Run, arguments: str, plain: str, in_scheme: str
) -> None:
    assert sh(f"am to-uri {arguments}").stdout == f"{plain}\n"
    assert sh(f"am to-intent-uri {arguments}").stdout == f"{in_scheme}\n"
