"""Every event has its sentence, and a secret is told only to those who may know it."""

from __future__ import annotations

import pytest

from posthorn import Game
from posthorn.board import BOARD
from posthorn.engine import events as kinds
from posthorn.game.event import Reshuffled, event_seen_by, name_event
from posthorn.game.narration import UNTOLD, enumerate_words, stack_name, tell
from posthorn.locale import Texts

NAMES = ("Anna", "Bert", "Clara")
ALL_KINDS = [kind for name, kind in vars(kinds).items() if name.isupper()]


def told(kind: int, seat: int, first: int, second: int, *, viewer: int | None = None) -> str | None:
    """The sentence a viewer reads of an event of the engine, at a table where owners may look at their clerics."""
    return tell(event_seen_by((kind, seat, first, second), viewer, cleric_reminder=True), NAMES, Texts())


@pytest.mark.parametrize("kind", ALL_KINDS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_every_kind_has_a_sentence(kind: int, viewer: int) -> None:
    """An event of any kind is told, to those who know its secret and to others, unless it shows by itself."""
    name = name_event((kind, 0, 1, 1)).kind
    sentence = told(kind, 0, 1, 1, viewer=viewer)
    assert (sentence is None) == (name in UNTOLD)
    assert sentence is None or (sentence and not sentence.endswith("."))


@pytest.mark.parametrize(
    ("kind", "details", "sentence"),
    [
        (kinds.TOOK_OPEN, (BOARD.city("Linz").index, 0), "Anna takes Linz"),
        (kinds.LAID_OUT, (BOARD.city("Ulm").index, 0), "Ulm is turned up"),
        (kinds.WON_TILE, (BOARD.stack("baden").index, 3), "Anna wins the Baden tile, worth 3"),
        (kinds.WON_TILE, (BOARD.stack("route_5").index, 2), "Anna wins the tile for a route of 5 cards, worth 2"),
        (kinds.LOST_ROUTE, (1, 0), "Anna loses a route of one card"),
        (kinds.HANDED_IN, (0b0111, 0), "Anna hands in 3 tokens: postmaster, postal carrier and administrator"),
        (kinds.RECEIVED, (5, 0), "Anna’s cardinal (5) is received in audience"),
    ],
)
def test_sentences(kind: int, details: tuple[int, int], sentence: str) -> None:
    """The details of an event stand in its sentence by their names."""
    assert told(kind, 0, *details) == sentence


def test_a_hidden_card_is_told_to_its_owner_alone() -> None:
    """Who drew from the pile reads the city, everybody else that a card was drawn (R3.1)."""
    ulm = BOARD.city("Ulm").index
    assert told(kinds.TOOK_HIDDEN, 0, ulm, 0, viewer=0) == "Anna draws Ulm from the pile"
    assert told(kinds.TOOK_HIDDEN, 0, ulm, 0, viewer=1) == "Anna draws from the pile"
    assert told(kinds.TOOK_HIDDEN, 0, ulm, 0, viewer=None) == "Anna draws from the pile"


def test_a_cleric_is_not_told() -> None:
    """Without the reminder not even its owner reads which cleric was sent (R11.2)."""
    game = Game.new(seats=2, modules=("audience",), seed=1, names=NAMES[:2], start=0)
    game.play("send 5 Baden")
    (event,) = game.events_seen_at(1, 0)
    assert tell(event, game.names, Texts()) == "Anna puts a cleric on the coach of Baden"


def test_stacks_and_words() -> None:
    """Every stack has a name, and words are put in a row as English does."""
    assert len({stack_name(stack.id, Texts()) for stack in BOARD.stacks}) == len(BOARD.stacks)
    assert enumerate_words(["a"], Texts()) == "a"
    assert enumerate_words(["a", "b", "c", "d"], Texts()) == "a, b, c and d"


def test_an_event_of_nobody() -> None:
    """An event without a seat is told without a player."""
    assert (
        tell(Reshuffled(None, 12), NAMES, Texts())
        == "The pile is empty: the 12 discards are shuffled and become the new pile"
    )
