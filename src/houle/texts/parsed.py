"""A catalogue taken apart, for looking at its messages without saying them."""

from collections.abc import Iterator

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from houle.texts.elision import unelided


class Part(msgspec.Struct):
    """What one text of a catalogue is made of: a message's value, or one of its attributes."""

    texts: list[str] = []
    variables: set[str] = set()
    references: set[str] = set()
    """Messages, attributes (`a.b`), terms (`-a`) and functions (`A()`)."""
    selections: list[tuple[str, str]] = []
    """Variables with the words that texts select from them."""
    unelided: list[str] = []
    """Variables that a French word stands before which some names shorten."""


class Parsed(msgspec.Struct):
    """The texts of a catalogue by id; terms begin with `-`, attributes follow a dot."""

    parts: dict[str, Part] = {}
    faults: list[tuple[str, str]] = []
    """What cannot be read, or stands there twice, with the reason."""

    @property
    def messages(self) -> set[str]:
        """The ids of all texts that can be said, attributes included."""
        return {text for text in self.parts if not text.startswith("-")}

    def reach(self, text: str) -> Iterator[str]:
        """A text and all that it refers to in this catalogue, directly or through others."""
        found, todo = {text}, [text]
        while todo:
            yield (current := todo.pop())
            fresh = (self.parts[current].references & self.parts.keys()) - found
            found |= fresh
            todo += sorted(fresh)


def parse(source: str) -> Parsed:
    """Take a catalogue apart."""
    parsed = Parsed()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            reasons = "; ".join(str(note.message) for note in entry.annotations)
            first_line = (entry.content or "").strip().partition("\n")[0]
            parsed.faults.append((first_line, reasons))
        elif isinstance(entry, ast.Message | ast.Term):
            _add(parsed, entry)
    return parsed


def _add(parsed: Parsed, entry: ast.Message | ast.Term) -> None:
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    patterns = [(name, entry.value)] if entry.value is not None else []
    patterns += [(f"{name}.{extra.id.name}", extra.value) for extra in entry.attributes]
    for text, pattern in patterns:
        if text in parsed.parts:
            parsed.faults.append((text, "stands there twice"))
        gather = _Gather()
        gather.visit(pattern)
        gather.part.unelided += unelided(pattern)
        parsed.parts[text] = gather.part


class _Gather(Visitor):
    """Notes what a pattern is made of."""

    def __init__(self) -> None:
        self.part = Part()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's names
        self.part.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.part.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._refer(node.id.name, node.attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self._refer(f"-{node.id.name}", node.attribute)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.part.references.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            variable = node.selector.id.name
            self.part.selections += [
                (variable, variant.key.name)
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            ]
        self.generic_visit(node)

    def _refer(self, name: str, attribute: ast.Identifier | None) -> None:
        self.part.references.add(name if attribute is None else f"{name}.{attribute.name}")
