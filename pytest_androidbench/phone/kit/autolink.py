"""Links in a plain text, as `autoLink="email|web"` of a TextView finds them.

Rules of `android.text.util.Linkify` and `android.util.Patterns` (AOSP): an address begins with a
scheme, or is a host that ends in a known top-level domain; no match may end within a word. The
patterns are written anew, in time linear in the text; of the newer top-level domains (Android
lists some 1,500) the common ones are known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.ui.widgets import TextLink

_GENERIC: Final = (
    "aero app arpa asia biz blog cat club cloud com coop design dev edu gov info int jobs live "
    "media mil mobi museum name net news online org page post pro shop site space store studio "
    "tech tel today top travel website wiki work world xyz zone"
)
_COUNTRIES: Final = (
    "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs "
    "bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee "
    "eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk "
    "hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la "
    "lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my "
    "mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro "
    "rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj "
    "tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw"
)
_TLD: Final = "|".join((*_GENERIC.split(), *_COUNTRIES.split(), r"xn--[\w-]{0,58}\w"))
_IP: Final = r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)"
_LABEL: Final = r"[^\W_](?:[\w-]{0,61}[^\W_])?"
_HOST: Final = rf"(?:{_LABEL}\.){{1,20}}"
_TAIL: Final = r"(?::\d{1,5})?(?:[/?](?:[\w;/?:@&=#~.+!*'(),$-]|%[0-9a-fA-F]{2})*)?(?:\b|$)"
_SCHEME: Final = re.compile(r"(?i:https?|rtsp|ftp)://")
_WEB: Final = re.compile(
    rf"\b{_SCHEME.pattern}(?:[\w.+!*'(),;?&=~$-]{{1,64}}(?::[\w.+!*'(),;?&=~$-]{{1,25}})?@)?"
    rf"(?:{_LABEL}\.){{0,20}}{_LABEL}\.?{_TAIL}"
    rf"|(?<![\w@])(?<!\w\.)(?<!://)(?:{_IP}|{_HOST}(?:{_TLD})\b){_TAIL}"
)
_EMAIL: Final = re.compile(
    r"(?<![\w.+%'-])[\w+%'-](?:[\w+%'.-]{0,62}[\w+%'-])?@"
    rf"{_HOST}(?:xn--[\w-]{{0,58}}\w|[^\W\d_]{{2,63}})\b"
)


def links(text: str) -> tuple[TextLink, ...]:
    """The links of a text in their order; of two that overlap the first, or longer, stays."""
    found = sorted((*_web(text), *_emails(text)), key=lambda link: (link.start, -link.end))
    kept: list[TextLink] = []
    for link in found:
        if not kept or link.start >= kept[-1].end:
            kept.append(link)
    return tuple(kept)


def _web(text: str) -> Iterator[TextLink]:
    for found in _WEB.finditer(text):
        scheme = _SCHEME.match(found[0])
        if scheme is None:
            address = f"http://{found[0]}"
        else:
            address = scheme[0].lower() + found[0][scheme.end() :]
        yield TextLink(start=found.start(), end=found.end(), address=address)


def _emails(text: str) -> Iterator[TextLink]:
    for found in _EMAIL.finditer(text):
        yield TextLink(start=found.start(), end=found.end(), address=f"mailto:{found[0]}")
