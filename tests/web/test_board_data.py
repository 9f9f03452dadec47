"""The browser client knows the board and the actions that the engine has."""

from tests.web.board_data import files


def test_the_client_has_the_board_as_it_is() -> None:
    """The committed files are what the engine says; `python -m tests.web.board_data` writes them anew."""
    for file, text in files().items():
        assert file.read_text(encoding="utf-8") == text, file.name
