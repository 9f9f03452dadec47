"""Looking back at finished games: where each was won and lost, by choices and by luck."""

from posthorn.review.judging import Depth, review_game
from posthorn.review.review import Choice, Mark, Review, Shares, Tried

__all__ = ["Choice", "Depth", "Mark", "Review", "Shares", "Tried", "review_game"]
