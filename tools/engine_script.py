"""The engine as TypeScript: its functions translated one by one, so that a browser deals the cards of a seed again.

The rules are plain functions over integers (docs/architecture.md), in so small a part of Python that each statement has
one counterpart. Only what a game needs from its seed to its end is translated. Bits of 32-bit numbers are the same in
both languages; the generator (``chance``) counts with 64, so there all numbers become BigInts.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Iterator
from textwrap import dedent
from types import FunctionType, ModuleType
from typing import Any

from posthorn.engine import (
    RULES_VERSION,
    actions,
    audience,
    cards,
    chance,
    cities,
    closing,
    draw,
    ending,
    events,
    honours,
    offices,
    officials,
    route,
    setup,
    tiles,
    turn,
)
from posthorn.engine.state import FIELDS
from posthorn.game.game import split_seed
from posthorn.game.options import EDITIONS, Options

MODULES: tuple[ModuleType, ...] = (
    *(actions, audience, cards, chance, cities, closing, draw, ending, events, honours, offices, officials, route),
    *(setup, tiles, turn),
)
# What counts with more than 32 bits.
WIDE = ("seed_generator", "seed_dealer", "random_below", "deal_below", "renew_words")
WIDE_FIELDS = tuple(name for name, field in FIELDS.items() if field.size > 4)
NEEDED = ("seed_generator", "seed_dealer", "new_game", "legal_actions", "apply", "score")  # what the client calls

_HEADING = """\
// The engine, translated from src/posthorn/engine. Written by tools/generate.py; do not edit.
/* eslint-disable */
type Numbers = number[];
type Words = bigint[];

"""
_BINARY: dict[type[ast.operator], str] = {
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"},
    **{ast.LShift: "<<", ast.RShift: ">>"},
}
_COMPARE: dict[type[ast.cmpop], str] = {
    **{ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="},
    **{ast.Is: "===", ast.IsNot: "!=="},
}
_UNARY: dict[type[ast.unaryop], str] = {ast.Not: "!", ast.Invert: "~", ast.USub: "-"}
_TYPES = {
    **{"int": "number", "bool": "boolean", "None": "void", "State": "State", "Numbers": "Numbers"},
    "tuple[int, int, int, int]": "Words",
}


def engine_script() -> str:
    """Return the engine as TypeScript."""
    functions = dict(_reachable(NEEDED))
    constants = dict(sorted(_constants(functions.values()).items()))
    return "\n".join(
        (
            _HEADING.rstrip("\n"),
            "",
            f"export const RULES_VERSION = {RULES_VERSION};",
            f"export const EDITIONS = {json.dumps(EDITIONS)} as const;",
            f"export const DEFAULTS = {json.dumps(dict(Options.DEFAULTS))} as const;",
            f"export const MOST_LEGAL = {actions.MOST_LEGAL};",
            *(f"const {name} = {json.dumps(value)}{_kind(value)};" for name, value in constants.items()),
            "",
            *_state(),
            "",
            *(_Translation(function).text for function in functions.values()),
            _Translation(split_seed, wide=True).text,
            _Translation(Options.set_up).text,
            "",
        )
    )


def _kind(value: Any) -> str:
    return "" if isinstance(value, int) else " as const"


def _reachable(names: Iterable[str]) -> Iterator[tuple[str, FunctionType]]:
    """Return the engine's functions that these call, and they themselves, by name; names are unique in the engine."""
    known = {
        name: value for module in MODULES for name, value in vars(module).items() if isinstance(value, FunctionType)
    }
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.add(name)
            yield name, known[name]
            waiting += [called for called in known[name].__code__.co_names if called in known]


def _constants(functions: Iterable[FunctionType]) -> dict[str, Any]:
    """Return the numbers and tables that functions look up."""
    return {
        name: function.__globals__[name]
        for function in functions
        for name in function.__code__.co_names
        if isinstance(function.__globals__.get(name), (int, tuple))
    }


def _state() -> Iterator[str]:
    """The class of a state: all fields zero."""
    initial = {0: "0", 1: "zeros({0})", 2: "tables({0}, {1})"}
    yield "const zeros = (n: number): Numbers => new Array<number>(n).fill(0);"
    yield "const tables = (n: number, m: number): Numbers[] => Array.from({ length: n }, () => zeros(m));"
    yield ""
    yield "export class State {"
    yield "  watcher: [number, number, number, number][] | null = null;"
    for name, field in FIELDS.items():
        zero = "[0n, 0n, 0n, 0n] as Words" if name in WIDE_FIELDS else initial[len(field.shape)].format(*field.shape)
        yield f"  {name} = {zero};"
    yield "}"


class _Translation:
    """A function as TypeScript."""

    def __init__(self, function: Any, *, wide: bool | None = None) -> None:
        (definition,) = ast.parse(dedent(inspect.getsource(function))).body
        assert isinstance(definition, ast.FunctionDef)
        self._wide = definition.name in WIDE if wide is None else wide
        self._locals: set[str] = set()
        self._indices: set[str] = set()  # in a wide function, the names that stay plain numbers
        self.text = "\n".join(self._function(definition))

    def _function(self, node: ast.FunctionDef) -> Iterator[str]:
        parameters = []
        widened = []
        for argument in node.args.args:
            written = "None" if argument.annotation is None else ast.unparse(argument.annotation)
            kind = "Record<string, any>" if argument.arg == "self" else _TYPES[written]
            if self._wide and kind in ("number", "Numbers"):
                if kind == "number":
                    widened.append(f"  {argument.arg} = BigInt({argument.arg});")
                kind = "number | bigint" if kind == "number" else "Words"
            parameters.append(f"{argument.arg}: {kind}")
            self._locals.add(argument.arg)
        returned = _TYPES[ast.unparse(node.returns)] if node.returns is not None else "void"
        self._returns = returned
        exported = "export " if node.name in (*NEEDED, "split_seed", "set_up") else ""
        yield f"{exported}function {node.name}({', '.join(parameters)}): {returned} {{"
        yield from widened
        yield from self._body(node.body, "  ")
        yield "}"

    def _body(self, statements: Iterable[ast.stmt], indent: str) -> Iterator[str]:
        for statement in statements:
            for line in self._statement(statement):
                yield f"{indent}{line}"

    def _block(self, head: str, statements: Iterable[ast.stmt]) -> Iterator[str]:
        yield f"{head} {{"
        yield from self._body(statements, "  ")

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                return
            case ast.Expr(value=value):
                yield f"{self._value(value)};"
            case ast.Return(value=None):
                yield "return;"
            case ast.Return(value=value):
                assert value is not None
                returned = self._value(value)
                narrow = self._wide and self._returns == "number"
                yield f"return {f'Number({returned})' if narrow else returned};"
            case ast.Assign(targets=[target], value=value):
                yield f"{self._target(target)} = {self._value(value)};"
            case ast.AugAssign(target=target, op=op, value=value):
                yield f"{self._place(target)} = {self._operate(self._value(target), op, self._value(value))};"
            case ast.If(test=test, body=body, orelse=orelse):
                yield from self._block(f"if ({self._value(test)})", body)
                if orelse:
                    yield from self._block("} else", orelse)
                yield "}"
            case ast.While(test=test, body=body, orelse=[]):
                yield from self._block(f"while ({self._value(test)})", body)
                yield "}"
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=bounds), body=body):
                self._indices.add(name)
                new = "" if name in self._locals else "let "
                first, last, step = self._range(bounds)
                ahead = f"{name} += {step}" if step > 0 else f"{name} -= {-step}"
                yield from self._block(
                    f"for ({new}{name} = {first}; {name} {'<' if step > 0 else '>'} {last}; {ahead})", body
                )
                yield "}"
            case ast.For(target=ast.Name(id=name), iter=values, body=body):
                yield from self._block(f"for (const {name} of {self._value(values)})", body)
                yield "}"
            case _:
                raise self._unknown(node)

    def _range(self, bounds: list[ast.expr]) -> tuple[str, str, int]:
        plain, self._wide = self._wide, False
        values = [self._value(bound) for bound in bounds]
        self._wide = plain
        step = ast.literal_eval(bounds[2]) if len(bounds) == 3 else 1
        return ("0", values[0], step) if len(bounds) == 1 else (values[0], values[1], step)

    def _target(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name) and node.id not in self._locals:
            self._locals.add(node.id)
            return f"let {node.id}"
        return self._place(node)

    def _place(self, node: ast.expr) -> str:
        """Return where something is assigned to."""
        return self._value(node).removesuffix("!")

    def _operate(self, left: str, op: ast.operator, right: str) -> str:
        if isinstance(op, ast.Mod):  # never negative in Python
            return f"((({left} % {right}) + {right}) % {right})"
        if isinstance(op, ast.FloorDiv):
            return f"Math.floor({left} / {right})"
        return f"({left} {_BINARY[type(op)]} {right})"

    def _value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool(value)):
                return str(value).lower()
            case ast.Constant(value=int(value)):
                return f"{value}n" if self._wide else str(value)
            case ast.Constant(value=str(value)):
                return json.dumps(value)
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                is_global = self._wide and name not in self._locals and name not in self._indices
                return f"BigInt({name})" if is_global and not name.islower() else name
            case ast.Attribute(value=value, attr=name):
                return f"{self._value(value)}.{name}"
            case ast.Subscript(value=value, slice=at):
                wide, self._wide = self._wide, False
                index = self._value(at)
                self._wide = wide
                return f"{self._value(value)}[{index}]!"
            case ast.BinOp(left=left, op=op, right=right):
                return self._operate(self._value(left), op, self._value(right))
            case ast.UnaryOp(op=op, operand=operand):
                return f"{_UNARY[type(op)]}{self._value(operand)}"
            case ast.BoolOp(op=op, values=values):
                joint = " && " if isinstance(op, ast.And) else " || "
                return f"({joint.join(map(self._value, values))})"
            case ast.Compare(left=left, ops=[ast.In()], comparators=[right]):
                return f"{self._value(right)}.includes({self._value(left)})"
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return f"({self._value(left)} {_COMPARE[type(op)]} {self._value(right)})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self._value(test)} ? {self._value(body)} : {self._value(orelse)})"
            case ast.Tuple(elts=values):
                return f"[{', '.join(map(self._value, values))}]"
            case ast.Call(func=ast.Name(id=name), args=values, keywords=[]):
                called = {"int": "Number", "max": "Math.max", "min": "Math.min"}.get(name, name)
                return f"{called}({', '.join(map(self._value, values))})"
            case ast.Call(func=ast.Attribute(value=value, attr="append"), args=[item]):
                return f"{self._value(value)}.push({self._value(item)})"
            case _:
                raise self._unknown(node)

    def _unknown(self, node: ast.AST) -> TypeError:
        return TypeError(f"the client has no counterpart of: {ast.unparse(node)}")
