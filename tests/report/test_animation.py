"""An episode as a GIF."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from pytest_androidbench.cli import main
from pytest_androidbench.report import animation
from tests.records.samples import episode, new_run, record, step


def png(width: int, height: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), "white").save(out, "PNG")
    return out.getvalue()


def filmed(path: Path, *pictures: bytes, **fields: object) -> None:
    attempt = new_run(path).attempt(episode())
    for index, data in enumerate(pictures):
        name = attempt.write_file(f"{index:03}.png", data)
        attempt.write_step(
            step(index, screenshot=name, screen=(200, 400), error="שלום \u202e" + "W" * 500)
        )
    last = attempt.write_file("099.png", png(20, 40)) if fields.pop("last", False) else ""
    attempt.finish(record(last_picture=last))


def gif(run: Path, *words: str) -> tuple[str, Path]:
    result = CliRunner().invoke(main, ["gif", str(run), "BuyMilk", *words])
    return result.output, Path(result.output.partition(".gif: ")[0] + ".gif")


def test_each_step_is_a_frame_with_its_mark_and_the_end_is_the_last(tmp_path: Path) -> None:
    filmed(tmp_path / "run", png(200, 400), png(200, 400), last=True)
    told, file = gif(tmp_path / "run")
    assert "3 frames" in told
    assert file.parent.name == episode().key
    with Image.open(file) as film:
        assert (film.n_frames, film.size) == (3, (360, 720 + animation.FOOT))  # type: ignore[attr-defined]
        ink = []
        for number in range(3):
            film.seek(number)
            frame = film.convert("RGB")
            # Around the point (50, 60) of a screen of 200 by 400.
            around = frame.crop((90 - 14, 108 - 14, 90 + 14, 108 + 14))
            ink.append((224, 36, 94) in set(around.get_flattened_data()))
    assert ink == [True, True, False]


@pytest.mark.parametrize(
    "picture", [b"", b"no picture", png(1, 3000), png(4000, 2), png(200, 400)[:90]]
)
def test_strange_pictures_do_no_harm(tmp_path: Path, picture: bytes) -> None:
    filmed(tmp_path / "run", picture, png(200, 400))
    told, file = gif(tmp_path / "run", "--out", str(tmp_path / "x.gif"))
    assert "frame" in told
    with Image.open(file) as film:
        assert film.width == animation.WIDTH
        assert film.height <= animation.TALLEST + animation.FOOT


def test_without_pictures_it_says_how_to_have_them(tmp_path: Path) -> None:
    filmed(tmp_path / "run")
    told, _ = gif(tmp_path / "run")
    assert "--ab-screenshots=on" in told


def test_it_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animation, "MAX_FRAMES", 3)
    filmed(tmp_path / "run", *[png(20, 40)] * 9)
    assert "3 frames" in gif(tmp_path / "run")[0]
