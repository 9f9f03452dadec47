"""Puzzles: positions of real games in which one choice is clearly the best.

``puzzle`` says what one is and reads those that come with Posthorn; ``collect`` finds new ones, for which Numba is
needed; ``mistakes`` makes puzzles of a game that was reviewed.
"""

from posthorn.puzzles.puzzle import KINDS, Kind, Puzzle, find_puzzle, kind_of, puzzles

__all__ = ["KINDS", "Kind", "Puzzle", "find_puzzle", "kind_of", "puzzles"]
