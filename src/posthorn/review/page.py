"""A review as a page of its own: one file with the curve of everybody's chances and what decided the game."""

from __future__ import annotations

from html import escape

from posthorn.game import Record
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.locale.numbers import whole_percent
from posthorn.locale.people import call
from posthorn.review.review import Moment, Review, curve
from posthorn.review.telling import COLUMNS, row_of, tell_how, tell_moment, tell_player

_COLOURS = ("#b3261e", "#1f5fa8", "#b8860b", "#2e7d32")  # of the seats
_WIDTH, _HEIGHT = 900, 300
_LEFT, _RIGHT, _TOP, _BELOW = 48, 12, 12, 28
_STYLE = """
body {
  font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #fbf6ea;
}
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
svg { width: 100%; height: auto; background: #fffdf7; border: 1px solid #d8c9a8; border-radius: 6px; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #d8c9a8; }
td { font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
li { margin: .6rem 0; }
.why, .how { color: #6d5f4b; }
.seat { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .4em; }
@media (prefers-color-scheme: dark) {
  body { color: #efe6d2; background: #221c15; }
  svg { background: #2c251c; }
  th, td, svg { border-color: #5a4c38; }
  .why, .how { color: #b8a98c; }
}
"""


def draw_page(record: Record, review: Review, texts: Texts) -> str:
    """Return a review as an HTML document that needs nothing else."""
    texts = texts_of(record.options, texts)
    names = [call(name, texts) for name in record.names]
    moments = review.moments()
    head = "".join(f"<th>{escape(texts(f'review-column-{column}'))}</th>" for column in COLUMNS)
    rows = "".join(_row(review, seat, names, texts) for seat in range(len(names)))
    sentences = "".join(f"<p>{escape(tell_player(review, seat, names, texts))}</p>" for seat in range(len(names)))
    told = "".join(_item(*tell_moment(record, review, moment, names, texts)) for moment in moments)
    heading = f"<h2>{escape(texts('review-moments'))}</h2><ol>{told}</ol>" if moments else ""
    title = escape(", ".join(names))
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_STYLE}</style></head>\n'
        f"<body><h1>{title}</h1>\n{_draw_curve(review, moments, names, texts)}\n"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>\n"
        f'{sentences}\n{heading}\n<p class="how">{escape(tell_how(review, texts))}</p></body></html>\n'
    )


def _row(review: Review, seat: int, names: list[str], texts: Texts) -> str:
    name, *figures = row_of(review, seat, names, texts)
    cells = "".join(f"<td>{escape(figure)}</td>" for figure in figures)
    return f'<tr><td><span class="seat" style="background:{_COLOURS[seat]}"></span>{escape(name)}</td>{cells}</tr>'


def _item(sentence: str, why: str) -> str:
    return f"<li>{escape(sentence)}" + (f'<br><span class="why">{escape(why)}</span>' if why else "") + "</li>"


def _draw_curve(review: Review, moments: list[Moment], names: list[str], texts: Texts) -> str:
    """Draw everybody's chances along the game; a number marks each moment."""
    along = curve(review.choices, len(names))
    points = [(choice.ply, chances) for choice, chances in zip(review.choices, along, strict=True)]
    points.append((points[-1][0] + 1 if points else 0, review.result))
    last = max(points[-1][0], 1)

    def x(ply: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * ply / last

    def y(chance: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BELOW) * (1 - chance)

    parts = []
    for quarter in range(5):
        at = y(quarter / 4)
        parts.append(f'<path d="M{_LEFT} {at:.1f}H{_WIDTH - _RIGHT}" stroke="#8886" />')
        label = whole_percent(quarter / 4, texts)
        parts.append(f'<text x="{_LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{escape(label)}</text>')
    for number, moment in enumerate(moments, 1):
        at = x(review.choices[moment.index].ply)
        parts.append(f'<path d="M{at:.1f} {_TOP}V{_HEIGHT - _BELOW}" stroke="#8888" stroke-dasharray="3 3" />')
        parts.append(f'<text x="{at:.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{number}</text>')
    for seat, name in enumerate(names):
        line = " ".join(f"{x(ply):.1f},{y(chances[seat]):.1f}" for ply, chances in points)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{_COLOURS[seat]}" stroke-width="2.5" '
            f'stroke-linejoin="round"><title>{escape(name)}</title></polyline>'
        )
    label = escape(texts("review-curve"), quote=True)
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}" font-size="13" fill="currentColor">'
        f"<title>{label}</title>{''.join(parts)}</svg>"
    )
