"""Every small fault that could be planted in a file."""

import ast
from collections.abc import Iterable, Iterator
from copy import copy
from typing import NamedTuple, TypeAlias

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OTHER_OPERATION: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
UNREACHED = frozenset({"assert_never"})


class Mutant(NamedTuple):
    """One fault: some bytes of a file, and what stands there instead."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str
    once: bool
    """Whether it stands in what runs once, when the file is loaded."""

    def planted(self, source: bytes) -> bytes:
        """The file with the fault in it."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.path}:{self.line}: {before}  →  {after}"


def mutants(path: str, source: bytes) -> list[Mutant]:
    """All that can be planted in a file, from its top to its end."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, after, inside in _changes(ast.parse(source), inside=False):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        before = source[start:end].decode()
        found.append(Mutant(path, node.lineno, start, end, before, after, not inside))
    return found


Change: TypeAlias = tuple[ast.expr | ast.stmt, str]


def _changes(node: ast.AST, *, inside: bool) -> Iterator[tuple[ast.expr | ast.stmt, str, bool]]:
    """What can be changed at a node and below; outside of functions only constants are."""
    if isinstance(node, ast.expr):
        yield from ((*change, inside) for change in _of_expression(node, inside=inside))
    elif isinstance(node, ast.stmt) and inside:
        yield from ((*change, inside) for change in _of_statement(node))
    body = node.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else ()
    for child in _below(node):
        yield from _changes(child, inside=inside or child in body)


def _below(node: ast.AST) -> Iterable[ast.AST]:
    """What stands below a node, but for types, which are for mypy, and f-strings, for people."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body]
        case ast.ClassDef():
            return node.body
        case ast.AnnAssign():
            return [] if node.value is None else [node.value]
        case ast.JoinedStr() | ast.Raise():
            return []
        case _:
            return ast.iter_child_nodes(node)


def _of_expression(node: ast.expr, *, inside: bool) -> Iterator[Change]:
    match node:
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
    if not inside:
        return
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                other = copy(node)
                other.ops = [*node.ops]
                other.ops[place] = OTHER_COMPARISON[type(operator)]()
                yield node, f"({ast.unparse(other)})"
        case ast.BinOp() if type(node.op) in OTHER_OPERATION:
            turned = copy(node)
            turned.op = OTHER_OPERATION[type(node.op)]()
            yield node, f"({ast.unparse(turned)})"
        case ast.BoolOp():
            either = copy(node)
            either.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(either)})"
        case ast.UnaryOp(op=ast.Not()):
            yield node, f"({ast.unparse(node.operand)})"
        case ast.IfExp():
            yield node.test, f"(not ({ast.unparse(node.test)}))"


def _of_statement(node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(name))) if name in UNREACHED:
            return
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
            yield node, "pass"
        case ast.If():
            yield node.test, f"(not ({ast.unparse(node.test)}))"
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
