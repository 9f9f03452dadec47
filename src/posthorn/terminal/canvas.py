"""A grid of characters to draw on: lines of Braille dots, words above them, land beneath."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

ACROSS, DOWN = 2, 4  # dots in a cell
_BRAILLE = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column of the cell


@dataclass(slots=True)
class _Cell:
    dots: int = 0
    letter: str = ""
    style: Style = Style()  # noqa: RUF009 - a Style never changes
    land: str | None = None


class Canvas:
    """A drawing of so many columns and rows."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[_Cell() for _ in range(width)] for _ in range(height)]

    def paint(self, column: int, row: int, colour: str | None) -> None:
        """Give a cell the colour of its land; words and lines stand on it."""
        self._cells[row][column].land = colour

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """Draw a straight line between the middles of two cells; it hides what was drawn there before."""
        (x0, y0), (x1, y1) = (((column * ACROSS) + 1, row * DOWN + 2) for column, row in (start, end))
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        drawn = Style.parse(style)
        for step in range(steps + 1):
            x = round(x0 + (x1 - x0) * step / steps)
            y = round(y0 + (y1 - y0) * step / steps)
            cell = self._cells[y // DOWN][x // ACROSS]
            if cell.style != drawn:
                cell.dots, cell.style = 0, drawn
            cell.dots |= _DOTS[y % DOWN][x % ACROSS]

    def write(self, column: int, row: int, words: Text) -> None:
        """Write words over whatever is there; what would run over an edge is moved inside."""
        column = max(0, min(column, self.width - len(words)))
        letters = words.plain
        for place, letter in enumerate(letters):
            cell = self._cells[row][column + place]
            cell.letter = letter
            cell.style = Style.parse(str(words.style)) if words.style else Style()
        for span in words.spans:
            for place in range(span.start, min(span.end, len(letters))):
                cell = self._cells[row][column + place]
                cell.style += Style.parse(str(span.style))

    def render(self) -> Text:
        """Return the drawing as lines of text."""
        text = Text(no_wrap=True)
        for number, row in enumerate(self._cells):
            for cell in row:
                letter = cell.letter or (chr(_BRAILLE + cell.dots) if cell.dots else " ")
                land = Style(bgcolor=cell.land) if cell.land else Style()
                text.append(letter, style=land + cell.style)
            text.append("\n" if number < self.height - 1 else "")
        return text
