"""The changes that are made: for each kind, what takes the place of a node of a syntax tree.

The kinds are those of the literature (Offutt et al. 1996: a few operators find nearly what many
do), with two that checks of a state call for: a dropped argument and an emptied collection.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

Replacements: TypeAlias = Iterator[ast.AST]
Operator: TypeAlias = Callable[[ast.AST], Replacements]

_COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""The opposite, and where there is one the neighbour that differs in the limit alone."""
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_MARK: Final = "~"
"""What a text is given that it has not: no name, number or date ends so."""


def comparison(node: ast.AST) -> Replacements:
    """`a < b` becomes `a <= b` and `a >= b`; in a chain one operator at a time."""
    if not isinstance(node, ast.Compare):
        return
    for place, operator in enumerate(node.ops):
        for other in _COMPARISONS[type(operator)]:
            changed = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield ast.Compare(left=node.left, ops=changed, comparators=node.comparators)


def boolean(node: ast.AST) -> Replacements:
    """`a and b` becomes `a or b`, and each operand alone is left out."""
    if not isinstance(node, ast.BoolOp):
        return
    yield ast.BoolOp(op=ast.Or() if isinstance(node.op, ast.And) else ast.And(), values=node.values)
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(op=node.op, values=rest)


def arithmetic(node: ast.AST) -> Replacements:
    """`a + b` becomes `a - b`; `-a` becomes `a`."""
    match node:
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _ARITHMETIC:
            yield ast.BinOp(left=left, op=_ARITHMETIC[type(op)](), right=right)
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in _ARITHMETIC:
            yield ast.AugAssign(target=target, op=_ARITHMETIC[type(op)](), value=value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield operand


def constant(node: ast.AST) -> Replacements:
    """A number becomes the next, a text another and an empty one, True becomes False."""
    if not isinstance(node, ast.Constant):
        return
    match node.value:
        case bool(value):
            yield ast.Constant(value=not value)
        case int(value) | float(value):
            yield ast.Constant(value=value + 1)
        case str(value) if value:
            yield ast.Constant(value=value + _MARK)
            yield ast.Constant(value="")
        case str():
            yield ast.Constant(value=_MARK)
        case bytes(value):
            yield ast.Constant(value=b"" if value else _MARK.encode())


def removed_statement(node: ast.AST) -> Replacements:
    """An assertion, a `raise`, a call for its effect, `x += y` and `del` are left out."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return  # a docstring, or `...`
        case ast.Assert() | ast.Raise() | ast.Expr() | ast.AugAssign() | ast.Delete():
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()


def negated_condition(node: ast.AST) -> Replacements:
    """`if a` becomes `if not a`, and so does what a comprehension or an assertion asks."""
    match node:
        case ast.If() | ast.While() | ast.IfExp() | ast.Assert():
            if not _comparison_does_it(node.test):
                yield _with(node, "test", _negated(node.test))
        case ast.comprehension():
            for place, test in enumerate(node.ifs):
                if not _comparison_does_it(test):
                    changed = [*node.ifs[:place], _negated(test), *node.ifs[place + 1 :]]
                    yield _with(node, "ifs", changed)
                rest = [*node.ifs[:place], *node.ifs[place + 1 :]]
                yield _with(node, "ifs", rest)


def dropped_argument(node: ast.AST) -> Replacements:
    """A call loses one of the arguments given by name, or the last of several others.

    A single one is left: what is given by its place alone is seldom optional, so that next to all
    of these changes would raise wherever they are reached.
    """
    if not isinstance(node, ast.Call) or begins_check(node):
        return
    if len(node.args) > 1 and not isinstance(node.args[-1], ast.Starred):
        yield ast.Call(func=node.func, args=node.args[:-1], keywords=node.keywords)
    for place in range(len(node.keywords)):
        rest = [*node.keywords[:place], *node.keywords[place + 1 :]]
        yield ast.Call(func=node.func, args=node.args, keywords=rest)


def early_return(node: ast.AST) -> Replacements:
    """What a function would return is None; a task ends behind a turn of the agent.

    A verdict that says no is left: it holds as little as None does, and has words besides.
    """
    match node:
        case ast.Return(value=None | ast.Constant(value=None)):
            return
        case ast.Return(value=ast.Call(func=ast.Name("Verdict"), keywords=keywords)) if any(
            each.arg == "holds" and ast.unparse(each.value) == "False" for each in keywords
        ):
            return
        case ast.Return():
            yield ast.Return(value=ast.Constant(value=None))
        case ast.FunctionDef(body=body):
            for place, statement in enumerate(body[:-1]):
                if _lets_the_agent_act(statement):
                    yield _with(node, "body", [*body[: place + 1], ast.Return(value=None)])


def emptied_collection(node: ast.AST) -> Replacements:
    """A list, tuple, set or dict, written out or built by a loop, has nothing in it."""
    match node:
        case ast.List(elts=[_, *_], ctx=ast.Load()) | ast.ListComp():
            yield ast.List(elts=[], ctx=ast.Load())
        case ast.Tuple(elts=[_, *_], ctx=ast.Load()) | ast.GeneratorExp():
            yield ast.Tuple(elts=[], ctx=ast.Load())
        case ast.Set() | ast.SetComp():
            name = ast.Name(id="set", ctx=ast.Load())
            yield ast.Call(func=name, args=[], keywords=[])
        case ast.Dict(values=[_, *_]) | ast.DictComp():
            yield ast.Dict(keys=[], values=[])


OPERATORS: Final[dict[str, Operator]] = {
    "comparison": comparison,
    "boolean": boolean,
    "arithmetic": arithmetic,
    "constant": constant,
    "removed statement": removed_statement,
    "negated condition": negated_condition,
    "dropped argument": dropped_argument,
    "early return": early_return,
    "emptied collection": emptied_collection,
}


def begins_check(call: ast.Call) -> bool:
    """Whether a call is `episode.check(label, weight)`, neither of which decides a verdict."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "check"


def _lets_the_agent_act(statement: ast.stmt) -> bool:
    """Whether a statement is `episode.run()`, whatever the episode is called."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="run"))):
            return True
        case _:
            return False


def _comparison_does_it(test: ast.expr) -> bool:
    """Whether a condition is one comparison, of which `comparison` makes the same change."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1


def _negated(test: ast.expr) -> ast.expr:
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
        case _:
            return ast.UnaryOp(op=ast.Not(), operand=test)


def _with(node: ast.AST, name: str, value: object) -> ast.AST:
    """A copy of a node with one field changed."""
    fields = {field: getattr(node, field) for field in node._fields}
    return type(node)(**{**fields, name: value})
