"""Numbers as a language writes them where they stand by themselves, in tables and charts; sentences have Fluent's.

>>> from posthorn.locale import Texts
>>> percent(0.457, Texts("en")), percent(0.457, Texts("hu")), decimal(-1.5, Texts("de"))
('45.7%', '45,7%', '−1,50')
"""

from __future__ import annotations

import math

from posthorn.locale import Texts


def decimal(number: float, texts: Texts, digits: int = 2) -> str:
    """Return a number with so many digits after the point."""
    return _write(number, texts, minimumFractionDigits=digits, maximumFractionDigits=digits)


def percent(share: float, texts: Texts) -> str:
    """Return a share as a percentage with one digit after the point."""
    return _write(share, texts, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)


def whole_percent(share: float, texts: Texts) -> str:
    """Return a share as a percentage without digits after the point."""
    return _write(round(share, 2) + 0.0, texts, style="percent", maximumFractionDigits=0)


def signed_percent(share: float, texts: Texts) -> str:
    """Return a change of a share as a percentage with its sign; none if there is no change."""
    return ("+" if round(share, 2) > 0 else "") + whole_percent(share, texts)


def rounded(number: float, texts: Texts, style: str = "decimal") -> str:
    """Return a number, or with the style "percent" a share, with three digits at most."""
    if number == 0:  # of which Babel would write a digit after the point
        return _write(0, texts, style=style, maximumFractionDigits=0)
    return _write(number, texts, style=style, maximumSignificantDigits=3)


def plain(number: float, texts: Texts) -> str:
    """Return a number as it is, its thousands set apart."""
    return _write(number, texts)


def _write(number: float, texts: Texts, **form: str | int) -> str:
    # What Fluent writes numbers with; slow to import, as Fluent is.
    from babel import Locale
    from fluent.runtime.types import fluent_number

    if math.isnan(number):
        return "–"
    written: str = fluent_number(number, **form).format(Locale(texts.language))
    return written.replace("-", "−")
