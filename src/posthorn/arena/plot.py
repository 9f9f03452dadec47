"""Bar charts as SVG, drawn by hand: enough for a study, and nothing to install."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from posthorn.locale import Texts
from posthorn.locale.numbers import rounded

_WIDTH = 960
_HEIGHT = 250  # of the bars' part of a panel
_LEFT, _RIGHT = 60, 20
_TOP = 54  # of a panel: its title and legend
_BELOW = 34  # for labels that fit
_SLANT = 40  # degrees, for labels that do not
_COLOURS = ("#2f6690", "#d98324", "#6b8f71")  # told apart by colour-blind people too
_INK, _GRID, _BAND = "#222222", "#dddddd", "#f6e7c8"
_TICKS = 5
_CHARACTER = 7.0  # the width of an average one


@dataclass(frozen=True, slots=True)
class Series:
    """Bars of one colour, one for each label."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Band:
    """A stretch of a chart to be seen behind its bars: its name, and the labels at both ends."""

    name: str
    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Panel:
    """One chart: groups of bars, each group with a label below."""

    title: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    is_share: bool = False  # shares are written as percentages
    band: Band | None = None


def draw(title: str, panels: Sequence[Panel], texts: Texts) -> str:
    """Return an SVG document with the panels below each other, its numbers as the language writes them."""
    parts: list[str] = []
    top = 50.0
    for panel in panels:
        parts.append(f'<g transform="translate(0 {top:g})">')
        parts += _draw_panel(panel, texts)
        parts.append("</g>")
        top += _TOP + _HEIGHT + _below(panel) + 10
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {top:g}" width="{_WIDTH}" height="{top:g}" '
        f'role="img" aria-label={quoteattr(title)} font-family="sans-serif" font-size="12" fill="{_INK}">'
    )
    body = "\n".join(parts)
    return (
        f'{head}\n<rect width="100%" height="100%" fill="white"/>\n'
        f'<text x="{_LEFT}" y="32" font-size="20" font-weight="bold">{escape(title)}</text>\n{body}\n</svg>\n'
    )


def _draw_panel(panel: Panel, texts: Texts) -> list[str]:
    values = [value for series in panel.series for value in series.values] or [0.0]
    step = _tick_step(max(0.0, *values) - min(0.0, *values))
    low = math.floor(min(0.0, *values) / step) * step
    high = max(math.ceil(max(0.0, *values) / step), 1) * step

    def y(value: float) -> float:
        return _TOP + _HEIGHT * (high - value) / (high - low)

    parts = [f'<text x="{_LEFT}" y="18" font-size="15" font-weight="bold">{escape(panel.title)}</text>']
    group = (_WIDTH - _LEFT - _RIGHT) / max(len(panel.labels), 1)
    if panel.band is not None:
        first, last = panel.labels.index(panel.band.first), panel.labels.index(panel.band.last)
        left, width = _LEFT + group * first, group * (last + 1 - first)
        parts.append(f'<rect x="{left:.1f}" y="{_TOP}" width="{width:.1f}" height="{_HEIGHT}" fill="{_BAND}"/>')
    parts += _draw_legend(panel)
    for tick in range(round(low / step), round(high / step) + 1):
        at, colour = y(tick * step), _INK if tick == 0 else _GRID
        parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="{colour}"/>')
        text = _write(tick * step, panel.is_share, texts)
        parts.append(f'<text x="{_LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{text}</text>')
    bar = group * 0.8 / max(len(panel.series), 1)
    for number, series in enumerate(panel.series):
        colour = _COLOURS[number % len(_COLOURS)]
        for index, value in enumerate(series.values):
            x = _LEFT + group * (index + 0.1) + bar * number
            top, height = y(max(value, 0.0)), abs(y(value) - y(0.0))
            told = f"{panel.labels[index]}, {series.name}: {_write(value, panel.is_share, texts)}"
            parts.append(
                f'<rect x="{x:.1f}" y="{top:.1f}" width="{bar:.1f}" height="{height:.1f}" fill="{colour}">'
                f"<title>{escape(told)}</title></rect>"
            )
    parts += _draw_labels(panel, group)
    return parts


def _draw_legend(panel: Panel) -> list[str]:
    parts, x = [], float(_LEFT)
    entries = [(series.name, _COLOURS[number % len(_COLOURS)]) for number, series in enumerate(panel.series)]
    if panel.band is not None:
        entries.append((panel.band.name, _BAND))
    for name, colour in entries:
        parts.append(f'<rect x="{x:.0f}" y="28" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 17:.0f}" y="38">{escape(name)}</text>')
        x += 40 + _CHARACTER * len(name)
    return parts


def _draw_labels(panel: Panel, group: float) -> list[str]:
    y = _TOP + _HEIGHT + 18
    parts = []
    for index, label in enumerate(panel.labels):
        x = _LEFT + group * (index + 0.5)
        turned = f' transform="rotate(-{_SLANT} {x:.1f} {y})"' if _is_slanted(panel) else ""
        anchor = "end" if turned else "middle"
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="{anchor}"{turned}>{escape(label)}</text>')
    return parts


def _longest_label(panel: Panel) -> float:
    return _CHARACTER * max((len(label) for label in panel.labels), default=0)


def _is_slanted(panel: Panel) -> bool:
    """Tell whether the labels are too long to stand side by side."""
    return _longest_label(panel) > (_WIDTH - _LEFT - _RIGHT) / max(len(panel.labels), 1)


def _below(panel: Panel) -> float:
    """Return the height of the labels below the bars."""
    return _BELOW + (_longest_label(panel) * math.sin(math.radians(_SLANT)) if _is_slanted(panel) else 0)


def _tick_step(extent: float) -> float:
    """Return a round distance between ticks: 1, 2 or 5 times a power of ten."""
    if extent <= 0:
        return 1.0
    rough = extent / _TICKS
    power: float = 10.0 ** math.floor(math.log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)


def _write(value: float, is_share: bool, texts: Texts) -> str:
    return rounded(value, texts, "percent" if is_share else "decimal")
