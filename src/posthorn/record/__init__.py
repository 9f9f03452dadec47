"""Games as files: text that people read, JSON for programs.

Reading trusts nothing: the game is played again, so a record that was read is a game that can be played. What is wrong
with a file is said by ``RecordError``, with the line. ``text_form`` and ``json_form`` describe the two forms.
"""

from posthorn.record.errors import RecordError
from posthorn.record.files import load_record, save_record
from posthorn.record.json_form import dumps_json, loads_json, write_json
from posthorn.record.text_form import dumps_text, loads_text, write_text

__all__ = [
    "RecordError",
    "dumps_json",
    "dumps_text",
    "load_record",
    "loads_json",
    "loads_text",
    "save_record",
    "write_json",
    "write_text",
]
