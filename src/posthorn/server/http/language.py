"""The language in which a client is answered."""

from __future__ import annotations

from posthorn.locale import LANGUAGES, Texts


def speak(accepted: str) -> Texts:
    """Return the texts of the first language a client accepts that there is; English otherwise.

    >>> speak("xx, en; q=0.5").language
    'en'
    """
    preferences = []
    for place, preference in enumerate(accepted[:200].replace(" ", "").split(",")):
        language, _, quality = preference.partition(";q=")
        try:
            preferences.append((-float(quality or 1), place, language.partition("-")[0].lower()))
        except ValueError:
            continue
    return Texts(next((language for _, _, language in sorted(preferences) if language in LANGUAGES), "en"))
