"""No translation is older than its English."""

from __future__ import annotations

import translations

from posthorn.locale import LANGUAGES


def test_no_translation_is_stale() -> None:
    """Where English has changed, the translation has too, or someone has accepted it (tools/translations.py)."""
    assert translations.stale(translations.read(), translations.fingerprints()) == []


def test_what_is_stale() -> None:
    """A translation is, if its English alone has changed; one that changed with it, or is new, is not."""
    accepted = {"a": {"en": "1", "de": "2"}, "b": {"en": "1", "de": "2"}, "c": {"en": "1", "de": "2"}}
    now = {"a": {"en": "9", "de": "2"}, "b": {"en": "9", "de": "8"}, "c": {"en": "1", "de": "8"}, "d": {"en": "1"}}
    both = [{m: dict.fromkeys(LANGUAGES, "0") | v for m, v in table.items()} for table in (accepted, now)]
    # The other languages have not changed either.
    assert [found for found in translations.stale(*both) if found[0] == "de"] == [("de", "a")]
