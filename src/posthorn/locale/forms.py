"""Place names as a language inflects them: ``{ FORM($city, case: "into") }`` in its texts.

The forms stand in the language's ``places.ftl``, a message for each place and an attribute for each case; what cases
are called is the language's own affair. ``web/src/text/forms.ts`` does the same in the browser.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PLACES = "places.ftl"
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def place_message(name: str) -> str:
    """Return the id of the message with a place's forms.

    >>> place_message("München"), place_message("Württemberg/Hohenzollern")
    ('place-muenchen', 'place-wuerttemberg-hohenzollern')
    """
    return "place-" + re.sub("[^a-z]+", "-", name.lower().translate(UMLAUTS))


def place_form(bundle: FluentBundle, name: str, case: str) -> str:
    """Return a place's name in a case; a place or a case that the language does not list stays as it is."""
    message = place_message(name)
    if not bundle.has_message(message):
        return name
    pattern = bundle.get_message(message).attributes.get(case)
    return name if pattern is None else str(bundle.format_pattern(pattern)[0])
