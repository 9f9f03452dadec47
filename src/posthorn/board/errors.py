"""What can be wrong with a board: a broken data file, or a name nothing on it has."""


class BoardError(Exception):
    """Something about the board is wrong; the message says what."""


class DataFileError(BoardError):
    """A data file is refused: which file, which line, and why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(file, line, reason)
        self.file = file
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.reason}"


class UnknownNameError(BoardError, KeyError):
    """Nothing of that kind has this name; ``near`` holds the names that come closest."""

    def __init__(self, kind: str, name: str, near: tuple[str, ...]) -> None:
        super().__init__(kind, name, near)
        self.kind = kind
        self.name = name
        self.near = near

    def __str__(self) -> str:
        message = f'there is no {self.kind} "{self.name}"'
        return f"{message}; did you mean {' or '.join(self.near)}?" if self.near else message
