"""On which line of a TOML text something stands. Only an error message needs to know."""

import re

Where = tuple[str | int, ...]
"""The way to a value: keys of tables and positions in arrays, for example ``("province", 3, "cities", 0)``."""

TOKEN = re.compile(r""" "(?:\\.|[^"\\])*" | '[^']*' | \#.* | [\[\]{}=,] | [^\s\[\]{}=,\#"']+ """, re.VERBOSE)


def line_of(text: str, where: Where) -> int:
    """The line of a value, or of the nearest thing around it that has a line of its own."""
    lines = all_lines(text)
    while where not in lines:
        where = where[:-1]
    return lines[where]


def all_lines(text: str) -> dict[Where, int]:
    """The lines of all table headers, keys and array elements. The text must be valid TOML."""
    lines: dict[Where, int] = {(): 1}
    headers: dict[str, int] = {}
    table: Where = ()
    entry: Where = ()
    depth = element = 0
    for number, line in enumerate(text.split("\n"), 1):
        tokens = [token for token in TOKEN.findall(line) if not token.startswith("#")]
        if depth == 0:
            if tokens[:1] == ["["]:
                table = _header(tokens, headers)
                _note(lines, table, number)
                continue
            if "=" not in tokens:
                continue  # an empty line, or a text of several lines: nothing to point at
            equals = tokens.index("=")
            entry = table + _keys(tokens[:equals])
            _note(lines, entry, number)
            tokens = tokens[equals + 1 :]
            element = 0
        for token in tokens:
            if depth == 1 and token not in {"]", "}", ","}:
                lines.setdefault((*entry, element), number)
            depth += (token in {"[", "{"}) - (token in {"]", "}"})
            element += depth == 1 and token == ","
    return lines


def _header(tokens: list[str], headers: dict[str, int]) -> Where:
    """The way to the table a header opens; the tables of an array are counted."""
    keys = _keys([token for token in tokens if token not in {"[", "]"}])
    if tokens[:2] != ["[", "["]:
        return keys
    name = str(keys[0])
    headers[name] = headers.get(name, -1) + 1
    return (name, headers[name])


def _keys(tokens: list[str]) -> Where:
    return tuple(key.strip("\"' ") for key in "".join(tokens).split("."))


def _note(lines: dict[Where, int], where: Where, number: int) -> None:
    """Note a line for something and for everything around it that has none yet."""
    for length in range(1, len(where) + 1):
        lines.setdefault(where[:length], number)
