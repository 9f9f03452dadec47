"""A review: every real choice of a game, judged from what its seat could know then.

At each choice there are two sets of chances, one number for each seat: if the best choice is made (``before``), and
with the one that was made (``after``). What lies between them is the choice; what lies between ``after`` and the next
``before`` is luck: cards that were turned up, and whatever somebody learnt. So the steps add up to the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from posthorn.game import Action, Record

Chances = tuple[float, ...]  # of winning, by seat; together 1

MOST_MOMENTS = 5
FEWEST_MOMENTS = 3
PART = 24  # actions that are judged together
FEWEST_TOLD = 8  # choices about something from which one can say how well they were made
GREAT_LUCK = 0.08  # a change of somebody's chance by luck that is worth telling


@dataclass(frozen=True, slots=True)
class Depth:
    """How thoroughly a game is reviewed."""

    worlds: int = 12  # in which each action is tried
    seed: int = 1


class Skill(StrEnum):
    """What a choice is about."""

    DRAWING = "drawing"
    LAYING = "laying"  # cards at the route
    CLOSING = "closing"
    ROME = "rome"


_SKILLS = {
    **dict.fromkeys(("draw", "draw pile", "take", "take pile", "administrator"), Skill.DRAWING),
    **dict.fromkeys(("play left", "play right", "begin"), Skill.LAYING),
    **dict.fromkeys(("drive", "send"), Skill.ROME),
}


class Mark(StrEnum):
    """What is to be said of a choice; of most there is nothing."""

    EXCELLENT = "excellent"  # surely better than what the strongest network likes at first sight
    DOUBTFUL = "doubtful"
    COSTLY = "costly"


@dataclass(frozen=True, slots=True)
class Tried:
    """An action that was tried, and what its seat could expect of it."""

    action: str
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice with more than one legal action."""

    ply: int  # actions played before it
    round: int
    seat: int
    action: str  # that was chosen
    tried: tuple[Tried, ...]  # the best first, the chosen one among them
    before: Chances
    after: Chances
    error: float  # the standard error of what the choice cost
    mark: Mark | None

    @property
    def loss(self) -> float:
        """How much of its own chance of winning the seat gave away."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def skill(self) -> Skill:
        """What it was about."""
        action = Action.of(self.action)
        assert action is not None
        return _SKILLS.get(action.verb, Skill.CLOSING)

    @property
    def best(self) -> Tried:
        """The action that would have been best, as far as could be found."""
        return self.tried[0]

    @property
    def chosen(self) -> Tried:
        """What could be expected of the action that was chosen."""
        return next(one for one in self.tried if one.action == self.action)


@dataclass(frozen=True, slots=True)
class Shares:
    """How a seat came from its chance at the start to the result, 1 or 0: all together are the difference."""

    start: float
    own: float  # its own choices: never above 0
    others: float  # the choices of the others
    luck: float


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that decided the game: a choice, or the luck that followed it."""

    index: int  # of the choice
    is_luck: bool
    seat: int  # that it befell


@dataclass(frozen=True, slots=True)
class Review:
    """What is to be said of a finished game, and how it was found out."""

    names: tuple[str, ...]
    result: Chances  # 1 for the winner, 0 for the others
    choices: tuple[Choice, ...]
    network: str  # whose weights judged
    worlds: int  # in which each action was tried
    seed: int

    def luck_after(self, index: int) -> Chances:
        """Return how the luck that followed a choice moved the chances."""
        later = self.choices[index + 1].before if index + 1 < len(self.choices) else self.result
        return tuple(then - now for then, now in zip(later, self.choices[index].after, strict=True))

    def shares(self, seat: int) -> Shares:
        """Return what moved a seat's chance."""
        start = self.choices[0].before[seat] if self.choices else self.result[seat]
        moved = [(choice.seat == seat, choice.after[seat] - choice.before[seat]) for choice in self.choices]
        return Shares(
            start,
            own=sum(change for is_own, change in moved if is_own),
            others=sum(change for is_own, change in moved if not is_own),
            luck=sum(self.luck_after(index)[seat] for index in range(len(self.choices))),
        )

    def share_of_best(self, seat: int) -> float:
        """Return how many of a seat's choices were not worse than the best that was found, as a share of all."""
        return _share_of_best([choice for choice in self.choices if choice.seat == seat])

    def strength(self, seat: int) -> tuple[Skill, float] | None:
        """Return what a seat did best, and the share of its choices there that were not worse than the best.

        It is what most of the seat's excellent choices were about, else where the fewest were worse. Whoever was as
        good at everything, or made few choices, has no such strength.
        """
        own = [choice for choice in self.choices if choice.seat == seat]
        by_skill = {skill: [choice for choice in own if choice.skill is skill] for skill in Skill}
        told = [
            (sum(choice.mark is Mark.EXCELLENT for choice in about), _share_of_best(about), len(about), skill)
            for skill, about in by_skill.items()
            if len(about) >= FEWEST_TOLD
        ]
        if len({one[:2] for one in told}) < 2:
            return None
        _, share, _, skill = max(told)
        return skill, share

    def moments(self) -> list[Moment]:
        """Return three to five moments that decided the game, in the order in which they came.

        Choices that cost much come first, then the greatest turn of luck, then excellent choices.
        """
        by_loss = sorted(range(len(self.choices)), key=lambda index: -self.choices[index].loss)
        found = [
            Moment(index, False, self.choices[index].seat)
            for index in by_loss
            if self.choices[index].mark in (Mark.DOUBTFUL, Mark.COSTLY)
        ][: MOST_MOMENTS - 1]
        found += self._turns_of_luck(1)
        excellent = [
            Moment(index, False, choice.seat)
            for index, choice in enumerate(self.choices)
            if choice.mark is Mark.EXCELLENT
        ]
        found += excellent[: max(FEWEST_MOMENTS - len(found), 0)]
        if len(found) < FEWEST_MOMENTS:
            found += self._turns_of_luck(FEWEST_MOMENTS + 1)[1 : FEWEST_MOMENTS - len(found) + 1]
        return sorted(found, key=lambda moment: (moment.index, moment.is_luck))

    def notable(self) -> list[Moment]:
        """Return the moments that decided the game and all other choices that have a mark, in their order."""
        marked = [Moment(index, False, choice.seat) for index, choice in enumerate(self.choices) if choice.mark]
        return sorted({*marked, *self.moments()}, key=lambda moment: (moment.index, moment.is_luck))

    def _turns_of_luck(self, most: int) -> list[Moment]:
        """Return the greatest turns of luck that are worth telling."""
        turns = [
            (abs(change), Moment(index, True, seat))
            for index in range(len(self.choices))
            for seat, change in enumerate(self.luck_after(index))
            if abs(change) == max(map(abs, self.luck_after(index))) and abs(change) >= GREAT_LUCK
        ]
        turns.sort(key=lambda turn: (-turn[0], turn[1].index, turn[1].seat))
        apart = [turn for turn, before in zip(turns, [None, *turns], strict=False) if _is_apart(turn, before)]
        return [moment for _, moment in apart[:most]]


def _share_of_best(choices: Sequence[Choice]) -> float:
    return sum(choice.mark not in (Mark.DOUBTFUL, Mark.COSTLY) for choice in choices) / len(choices) if choices else 1.0


def _is_apart(turn: tuple[float, Moment], before: tuple[float, Moment] | None) -> bool:
    """Return whether a turn of luck is not the one before it seen from another seat."""
    return before is None or before[1].index != turn[1].index


def curve(choices: Sequence[Choice], seats: int) -> list[Chances]:
    """Return everybody's chances after each choice, as all seats together see them.

    Each seat knows something else, and so thinks otherwise of the chances: what the seats thought last is averaged.
    What a choice gives away counts at once, for all of them.
    """
    thought: dict[int, list[float]] = {}
    points = []
    for choice in choices:
        moved = [after - before for before, after in zip(choice.before, choice.after, strict=True)]
        for seat, chances in thought.items():
            thought[seat] = [max(chance + move, 0.0) for chance, move in zip(chances, moved, strict=True)]
        thought[choice.seat] = list(choice.after)
        means = [sum(chances[seat] for chances in thought.values()) for seat in range(seats)]
        points.append(tuple(mean / sum(means) for mean in means))
    return points


def parts_of(record: Record) -> list[range]:
    """Return which actions of a game are judged together."""
    end = len(record.actions)
    return [range(first, min(first + PART, end)) for first in range(0, end, PART)]
