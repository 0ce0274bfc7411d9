"""What a survivor means, and what kind of mistake would notice it, in the words of tasks."""

from __future__ import annotations

import ast
from typing import Final

from pytest_androidbench.mutants.judged import Judged

_SHOWN: Final = 60
"""Characters of an expression in a sentence."""
_LIMITS: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_SHARED: Final = " It is shared: a mistake of any task will do, or a test named in mutants.toml."


def advice(judged: Judged) -> str:
    """Two sentences or three about a survivor."""
    mutant = judged.mutant
    within = judged.change.within if judged.change is not None else ""
    old, new = _parsed(mutant.original), _parsed(mutant.mutated)
    match mutant.operator:
        case "removed statement":
            told = _removed(old)
        case "comparison":
            told = _compared(old, new)
        case "boolean":
            told = _joined(old, new)
        case "constant":
            told = _constant(old, within)
        case "negated condition":
            told = _condition(old, new)
        case "dropped argument":
            told = _argument(old, new)
        case "early return":
            told = _returned(old)
        case "emptied collection":
            told = (
                f"{_code(old)} may as well be empty: no end has anything that it brings into the "
                "verdict. Add a mistake that is wrong in just that, or drop it."
            )
        case _:
            told = (
                f"Every end comes out the same with {_code(new)}. Add a mistake, or another seed, "
                "with which the two differ."
            )
    return told if judged.own else told + _SHARED


def _removed(old: ast.AST | None) -> str:
    match old:
        case ast.Assert():
            return (
                "Nothing that was done in any end breaks this assertion. Add a mistake that does "
                "what it forbids, or drop the line."
            )
        case ast.Raise():
            return "No end is stopped here. Add a mistake that must be, or drop the line."
        case ast.Break() | ast.Continue():
            return (
                "No end has more to go through here. Add a mistake with several things where the "
                "solution leaves one."
            )
        case _:
            return (
                "Every end comes out the same without this line. Add a mistake whose verdict hangs "
                "on it, or drop the line."
            )


def _compared(old: ast.AST | None, new: ast.AST | None) -> str:
    if not isinstance(old, ast.Compare) or not isinstance(new, ast.Compare):
        return _no_matter(old)
    place = next((n for n, (a, b) in enumerate(zip(old.ops, new.ops, strict=False))
                  if type(a) is not type(b)), 0)  # fmt: skip
    was, now = old.ops[place], new.ops[place]
    limit = old.comparators[place]
    if _is_neighbour(was, now):
        return (
            f"No end stands at the limit, {_code(limit)}. Add a mistake with exactly one more than "
            "is allowed, or exactly one less than is asked for."
        )
    left = old.left if place == 0 else old.comparators[place - 1]
    match was:
        case ast.In() | ast.NotIn():
            return (
                f"Whether {_code(left)} is in {_code(limit)} decides in no end. Add a mistake that "
                "is right in all but that."
            )
        case _ if isinstance(was, _LIMITS):
            return (
                f"On which side of {_code(limit)} it is decides in no end. Add a mistake that is "
                "right in all but that."
            )
        case _:
            return (
                f"Whether {_code(left)} is {_code(limit)} decides in no end. Add a mistake that is "
                f"right in all but {_code(left)}."
            )


def _is_neighbour(one: ast.cmpop, other: ast.cmpop) -> bool:
    """Whether two comparisons differ in the limit alone."""
    return {type(one), type(other)} in ({ast.Lt, ast.LtE}, {ast.Gt, ast.GtE})


def _joined(old: ast.AST | None, new: ast.AST | None) -> str:
    if not isinstance(old, ast.BoolOp):
        return _no_matter(old)
    rest_of = new.values if isinstance(new, ast.BoolOp) else [new] if new is not None else []
    kept = {ast.dump(each) for each in rest_of}
    gone = [each for each in old.values if ast.dump(each) not in kept]
    if len(gone) != 1:
        return (
            "In every end these are all true or all false. Add a mistake that is right in one of "
            "them and wrong in another."
        )
    rest = [_code(each) for each in old.values if each is not gone[0]]
    if isinstance(old.op, ast.Or) and isinstance(gone[0], ast.Constant):
        return _never_needed(gone[0], f"{' or '.join(rest)} is empty")
    if isinstance(old.op, ast.And):
        return (
            f"All that decides is {' and '.join(rest)} alone: {_code(gone[0])} might not be there. "
            "Add a mistake that is wrong in that one and right in all else."
        )
    return (
        f"No end needs {_code(gone[0])}: where it holds, {' or '.join(rest)} does too. Add a way "
        "to be right, or a mistake, in which it alone holds - or drop it."
    )


def _constant(old: ast.AST | None, within: str) -> str:
    if not isinstance(old, ast.Constant):
        return _no_matter(old)
    match old.value:
        case bool():
            return (
                f"Every end comes out the same without {_code(old)} here. Add a mistake for which "
                "it makes a difference, or drop it."
            )
        case int() | float() if (limit := _limit(within, old)) is not None:
            return (
                f"No end stands at the limit, {_code(limit)}. Add a mistake with exactly one more "
                "than is allowed, or exactly one less than is asked for."
            )
        case int() | float():
            return (
                f"Every end comes out the same with the next number in place of {_code(old)}. Add "
                "a mistake that is off by one here, or a seed with more than one of them."
            )
        case "" | b"":
            return _never_needed(old, "there is nothing else")
        case _ if _names_an_entry(within, old):
            return (
                f"What is called {_code(old)} may be called anything: it is compared with what is "
                "called the same. Add a mistake that is wrong in it, or excuse it in mutants.toml."
            )
        case _:
            return (
                f"Every end comes out the same with another text in place of {_code(old)}. Add a "
                "mistake that is right in all but this text."
            )


def _never_needed(what: ast.AST, where: str) -> str:
    """Of what stands in for something that every end has."""
    return f"No end needs {_code(what)}. Add a mistake, or a seed, in which {where}, or drop it."


def _names_an_entry(within: str, text: ast.Constant) -> bool:
    """Whether a text is the key of an entry that a statement writes out."""
    tree = _parsed(within)
    return tree is not None and any(
        isinstance(node, ast.Dict)
        and any(key is not None and ast.dump(key) == ast.dump(text) for key in node.keys)
        for node in ast.walk(tree)
    )


def _limit(within: str, number: ast.Constant) -> ast.expr | None:
    """The side of a comparison, not for equality, in which a number stands; None = in none."""
    tree = _parsed(within) or _parsed(f"{within} pass")
    for node in ast.walk(tree) if tree is not None else ():
        if isinstance(node, ast.Compare) and any(isinstance(op, _LIMITS) for op in node.ops):
            for side in (*reversed(node.comparators), node.left):
                if any(ast.dump(number) == ast.dump(below) for below in ast.walk(side)):
                    return side
    return None


def _condition(old: ast.AST | None, new: ast.AST | None) -> str:
    match old, new:
        case ast.GeneratorExp(generators=[was]), ast.GeneratorExp(generators=[now]):
            if len(was.ifs) == len(now.ifs):
                return (
                    "What this filter lets through decides in no end. Add a mistake that leaves "
                    "behind both what it keeps out and what it lets through."
                )
            kept = {ast.dump(each) for each in now.ifs}
            gone = next(each for each in was.ifs if ast.dump(each) not in kept)
            return (
                f"No end has anything that {_code(gone)} keeps out. Add a mistake that leaves such "
                "a thing behind, or drop the filter."
            )
        case ((ast.If() | ast.While() | ast.IfExp()), _):
            return (
                f"Every end comes out the same whichever way {_code(old.test)} goes. Add a "
                "mistake, or a seed, for which the way matters."
            )
        case ast.Assert(), _:
            return (
                "Every end comes out the same with the opposite of this assertion. Add a mistake "
                "that breaks it and nothing else."
            )
        case _:
            return _no_matter(old)


def _argument(old: ast.AST | None, new: ast.AST | None) -> str:
    if not isinstance(old, ast.Call) or not isinstance(new, ast.Call):
        return _no_matter(old)
    kept = {each.arg for each in new.keywords}
    names = [each for each in old.keywords if each.arg not in kept]
    gone: ast.AST | None = names[0] if names else old.args[-1] if old.args else None
    match old.func:
        case ast.Attribute(attr="get") if len(old.args) == 2 and not names:
            return _never_needed(old.args[1], f"there is no {_code(old.args[0])}")
        case _:
            pass
    what = f"{names[0].arg}={ast.unparse(names[0].value)}" if names else _source(gone)
    return (
        f"Every end comes out the same without {_short(what)}. Add a mistake that is wrong in just "
        "that, or drop the argument."
    )


def _returned(old: ast.AST | None) -> str:
    if isinstance(old, ast.FunctionDef):
        return (
            "Nothing behind this turn of the agent fails in any end. Add a mistake that is caught "
            "there alone."
        )
    value = getattr(old, "value", None)
    return (
        f"Whether there is {_code(value)} or nothing decides in no end. Add a mistake whose "
        "verdict hangs on it."
    )


def _no_matter(old: ast.AST | None) -> str:
    return (
        f"Whatever {_code(old)} is, every end comes out the same. Add a mistake that is wrong in "
        "just that."
    )


def _parsed(text: str) -> ast.AST | None:
    """A statement, or the expression that it is; None where it is neither."""
    try:
        body = ast.parse(text).body
    except SyntaxError:
        return None
    if not body:
        return None
    return body[0].value if isinstance(body[0], ast.Expr) else body[0]


def _code(node: ast.AST | None) -> str:
    return _short(_source(node))


def _source(node: ast.AST | None) -> str:
    return ast.unparse(node) if node is not None else "this"


def _short(source: str) -> str:
    text = " ".join(source.split())
    return f"`{text if len(text) <= _SHOWN else text[: _SHOWN - 1] + '…'}`"
