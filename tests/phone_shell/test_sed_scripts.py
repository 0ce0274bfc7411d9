"""Scripts of `sed`: addresses, commands, blocks, and what it says of those it cannot read."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

FIVE = b"one\ntwo\nthree\nfour\nfive\n"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("sed -n 1p", "one\n"),
        ("sed -n '$p'", "five\n"),
        ("sed -n '/t/p'", "two\nthree\n"),
        (r"sed -n '\|t|p'", "two\nthree\n"),
        (r"sed -n '\xfxp'", "four\nfive\n"),
        ("sed -n '/[/]\\|five/p'", "five\n"),
        ("sed -n '2,3p'", "two\nthree\n"),
        ("sed -n '2 ,3 p'", "two\nthree\n"),
        ("sed -n '2,1p'", "two\n"),
        ("sed -n '2,2p'", "two\n"),
        ("sed -n '4,$p'", "four\nfive\n"),
        ("sed -n '4,9p'", "four\nfive\n"),
        ("sed -n '/two/,/four/p'", "two\nthree\nfour\n"),
        ("sed -n '/two/,3p'", "two\nthree\n"),
        ("sed -n '/three/,1p'", "three\n"),
        ("sed -n '/t/,1p'", "two\nthree\n"),
        ("sed -n '2,/o/p'", "two\nthree\nfour\n"),
        ("sed -n '/o/,/e/p'", "one\ntwo\nthree\nfour\nfive\n"),
        ("sed -n '/one/,/t/p;/f/,/f/p'", "one\ntwo\nfour\nfive\n"),
        ("sed -n '2!p'", "one\nthree\nfour\nfive\n"),
        ("sed -n '2,4!p'", "one\nfive\n"),
        ("sed -n '2 ! p'", "one\nthree\nfour\nfive\n"),
        ("sed '2d;1,2d'", "three\nfour\nfive\n"),
        ("sed '3d;1,3s/^/x/'", "xone\nxtwo\nfour\nfive\n"),
        ("sed -n '1,2p;4,5p'", "one\ntwo\nfour\nfive\n"),
        ("sed 2d", "one\nthree\nfour\nfive\n"),
        ("sed '/t/d'", "one\nfour\nfive\n"),
        ("sed '2d;s/^/-/'", "-one\n-three\n-four\n-five\n"),
        ("sed 1q", "one\n"),
        ("sed '2q;s/^/-/'", "-one\ntwo\n"),
        ("sed -n 1q", ""),
        ("sed '1{p;q}'", "one\none\n"),
        ("sed -n '$='", "5\n"),
        ("sed -n '/t/='", "2\n3\n"),
        ("sed '2,$d;='", "1\none\n"),
        ("sed '1,4d;p'", "five\nfive\n"),
        ("sed -n '2{p;p}'", "two\ntwo\n"),
        ("sed -n '2{ p ; p ; }'", "two\ntwo\n"),
        ("sed -n '2{p\np\n}'", "two\ntwo\n"),
        ("sed -n '2!{p}'", "one\nthree\nfour\nfive\n"),
        ("sed -n '2,4{/o/p}'", "two\nfour\n"),
        ("sed -n '2,4{/o/!p}'", "three\n"),
        ("sed -n '2,4{/o/{s/^/-/;p}}'", "-two\n-four\n"),
        ("sed -n '/two/{s/two/2/;p}'", "2\n"),
        ("sed -n '2,3{p};p'", "one\ntwo\ntwo\nthree\nthree\nfour\nfive\n"),
        ("sed -n '{p}'", "one\ntwo\nthree\nfour\nfive\n"),
        ("sed -n '9{p;=};1p'", "one\n"),
        ("sed '2aafter'", "one\ntwo\nafter\nthree\nfour\nfive\n"),
        ("sed '2a after that '", "one\ntwo\nafter that \nthree\nfour\nfive\n"),
        ("sed -e '1aA' -e '1aB' -e 2q", "one\nA\nB\ntwo\n"),
        ("sed -e '1aA' -e 1d -e 2q", "A\ntwo\n"),
        ("sed '1q;aA'", "one\n"),
        ("sed '1aA;1q'", "one\nA;1q\ntwo\nthree\nfour\nfive\n"),
        ("sed '2iB' | head -n 3", "one\nB\ntwo\n"),
        ("sed -n '2iB'", "B\n"),
        ("sed '2i\\\nB' | head -n 3", "one\nB\ntwo\n"),
        ("sed '2i\\\n  B' | head -n 3", "one\n  B\ntwo\n"),
        ("sed -e '2i\\' -e B | head -n 3", "one\nB\ntwo\n"),
        ("sed '1i\\\nB\\\nC\n2d' | head -n 4", "B\nC\none\nthree\n"),
        ("sed '1ia\\tb\\xc' | head -n 1", "a\tbxc\n"),
        ("sed '2cC'", "one\nC\nthree\nfour\nfive\n"),
        ("sed -n '2cC'", "C\n"),
        ("sed '2,2cC'", "one\nC\nthree\nfour\nfive\n"),
        ("sed '2,1cC'", "one\nC\nthree\nfour\nfive\n"),
        ("sed '2,4cC'", "one\nC\nfive\n"),
        ("sed '/two/,/four/cC'", "one\nC\nfive\n"),
        ("sed '$!cC' | uniq -c", "      4 C\n      1 five\n"),
        ("sed '2cC\n2p'", "one\nC\nthree\nfour\nfive\n"),
        ("sed 'y/otn/OTN/' | head -n 2", "ONe\nTwO\n"),
        ("sed 'y|o/|/o|' | head -n 1", "/ne\n"),
        ("sed 'y/o\\/n/\\/|\\t/' | head -n 1", "/\te\n"),
        ("sed 'y/on/no/;s/n/N/' | head -n 1", "Noe\n"),
        ("sed -e 1d -e 2d", "three\nfour\nfive\n"),
        ("sed --expression=1d --quiet --expression=2p", "two\n"),
        ("sed --silent 2p", "two\n"),
        ("sed '# nothing\n1d;2d # more\n3d'", "four\nfive\n"),
        ("sed '#'", FIVE.decode()),
        ("sed ''", FIVE.decode()),
        ("sed ' ; ;1d;;\n2d; '", "three\nfour\nfive\n"),
        ("sed -n '12345678901234567890p'", ""),
        ("sed -n '/four/s//4/p'", "4\n"),
        ("sed -n 's/five/5/;s//x/;$p'", "5\n"),
        ("sed -n -e '/two/p' -e '//='", "two\n2\n"),
    ],
)  # fmt: skip
def test_a_script_is_carried_out(lasting: Run, script: str, expected: str) -> None:
    done = lasting(script, FIVE)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("sed", "sed: no pattern"),
        ("sed -n", "sed: no pattern"),
        ("sed k", "sed: bad pattern 'k'@1"),
        ("sed X", "sed: bad pattern 'X'@1"),
        ("sed 1Xp", "sed: bad pattern '1Xp'@2"),
        ("sed 1X,2p", "sed: bad pattern '1X,2p'@2"),
        ("sed '1!Xp'", "sed: bad pattern '1!Xp'@3"),
        ("sed '{Xp}'", "sed: bad pattern '{Xp}'@2"),
        ("sed 2", "sed: bad pattern '2'@2"),
        ("sed 1,2,3p", "sed: bad pattern '1,2,3p'@4"),
        ("sed 1,p,p", "sed: bad pattern '1,p,p'@4"),
        ("sed '/a'", "sed: bad pattern '/a'@1"),
        ("sed s", "sed: bad pattern 's'@1"),
        ("sed s/a", "sed: bad pattern 's/a'@2"),
        ("sed s/a/b", "sed: bad pattern 's/a/b'@4"),
        ("sed 's\\a\\b\\'", "sed: bad pattern 's\\a\\b\\'@1"),
        ("sed 's\na\nb\n'", "sed: bad pattern 's\na\nb\n'@1"),
        ("sed y/a/", "sed: bad pattern 'y/a/'@4"),
        ("sed y/a/bc/", "sed: bad pattern 'y/a/bc/'@7"),
        ("sed 1a", "sed: bad pattern '1a'@2"),
        ("sed '1i\n2d'", "sed: bad pattern '1i\n2d'@2"),
        ("sed '1{p'", "sed: bad pattern '1{p'@3"),
        ("sed '1p}'", "sed: bad pattern '1p}'@3"),
        ("sed '{p}}'", "sed: bad pattern '{p}}'@4"),
        ("sed 's/[/x/'", "sed: bad pattern 's/[/x/'@3"),
        (r"sed 's/\(a/b/'", r"sed: bad regex '\(a': parentheses not balanced"),
        ("sed //p", "sed: no previous regex"),
        ("sed -x p", "sed: Unknown option 'x' (see \"sed --help\")"),
        ("sed --nothing p", "sed: Unknown option 'nothing' (see \"sed --help\")"),
        ("sed -f /nope", "sed: /nope: No such file or directory"),
    ],
)  # fmt: skip
def test_a_script_that_is_none_is_refused(lasting: Run, script: str, complaint: str) -> None:
    done = lasting(script, FIVE)
    assert (done.stdout, done.stderr, done.code) == ("", complaint + "\n", 1)


def test_blocks_lie_in_each_other_up_to_a_depth(lasting: Run) -> None:
    deep = "{" * 50 + "p" + "}" * 50
    assert lasting(f"sed -n '1{deep}'", FIVE).stdout == "one\n"
    beside = "1{{p}};" * 40
    assert lasting(f"sed -n '{beside}'", FIVE).stdout == "one\n" * 40
    with_others = "{{{p}" + "{" * 49 + "p" + "}" * 51
    assert lasting(f"sed '{with_others}'", FIVE).code == 1
    too_deep = lasting("sed '" + "{" * 51 + "p" + "}" * 51 + "'", FIVE)
    assert too_deep.stderr == "sed: bad pattern '" + "{" * 51 + "p" + "}" * 51 + "'@51\n"
