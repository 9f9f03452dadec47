"""A review in words: what moved everybody's chance, a sentence for each player, and what decided the game."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from posthorn.game import Action, Game, Record, View, explain, outcomes
from posthorn.game.action_words import name_action
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.locale.numbers import signed_percent, whole_percent
from posthorn.locale.people import call
from posthorn.review.review import Choice, Mark, Moment, Review

MUCH_LUCK = 0.1  # a change of the chance by luck, all in all, that is called lucky or unlucky
COLUMNS = ("player", "start", "own", "others", "luck", "result", "best")


def tell_review(record: Record, review: Review, texts: Texts) -> RenderableType:
    """Return a review as it is shown in a terminal."""
    texts = texts_of(record.options, texts)
    names = [call(name, texts) for name in record.names]
    parts: list[RenderableType] = [_table(review, names, texts), ""]
    parts += [tell_player(review, seat, names, texts) for seat in range(len(names))]
    moments = review.moments()
    if moments:
        parts += ["", Text(texts("review-moments"), style="bold")]
    for moment in moments:
        sentence, why = tell_moment(record, review, moment, names, texts)
        parts.append(Text(f"• {sentence}"))
        if why:
            parts.append(Padding(Text(why, style="dim"), (0, 0, 0, 2)))
    return Group(*parts, "", Text(tell_how(review, texts), style="dim"))


def tell_how(review: Review, texts: Texts) -> str:
    """Say how the review was made, so that it can be repeated."""
    return texts("review-how", network=review.network, worlds=review.worlds, seed=str(review.seed))


def _table(review: Review, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        table.add_column(texts(f"review-column-{column}"), justify="left" if column == "player" else "right")
    for seat in range(len(names)):
        table.add_row(*map(Text, row_of(review, seat, names, texts)))
    return table


def row_of(review: Review, seat: int, names: list[str], texts: Texts) -> list[str]:
    """Return a player's row of the table, in the order of its columns."""
    shares = review.shares(seat)
    return [
        names[seat],
        whole_percent(shares.start, texts),
        *(signed_percent(part, texts) for part in (shares.own, shares.others, shares.luck)),
        whole_percent(review.result[seat], texts),
        whole_percent(review.share_of_best(seat), texts),
    ]


def tell_player(review: Review, seat: int, names: list[str], texts: Texts) -> str:
    """Say how well somebody chose, how lucky they were, and what they did best."""
    shares = review.shares(seat)
    has_erred = any(choice.seat == seat and choice.loss > 0 for choice in review.choices)
    fortune = "even" if abs(shares.luck) < MUCH_LUCK else "lucky" if shares.luck > 0 else "unlucky"
    told = texts(
        "review-player",
        player=names[seat],
        play="mistakes" if has_erred else "flawless",
        lost=whole_percent(-shares.own, texts),
        fortune=fortune,
        luck=signed_percent(shares.luck, texts),
    )
    strength = review.strength(seat)
    if strength is None:
        return told
    skill, share = strength
    best = texts("review-strength", player=names[seat], skill=skill, share=whole_percent(share, texts))
    return f"{told} {best}"


def tell_moment(record: Record, review: Review, moment: Moment, names: list[str], texts: Texts) -> tuple[str, str]:
    """Say what happened at a moment, and what the best choice would have brought, if that is what it was about."""
    choice, player = review.choices[moment.index], names[moment.seat]
    if moment.is_luck:
        change = review.luck_after(moment.index)[moment.seat]
        kind = "lucky" if change > 0 else "unlucky"
        chance = whole_percent(choice.after[moment.seat] + change, texts)
        values = {"player": player, "round": str(choice.round), "chance": chance}
        return texts(f"review-moment-{kind}", change=whole_percent(abs(change), texts), **values), ""
    view = Game.replay(record, choice.ply).view(choice.seat)
    said = _words(choice, choice.action, view, texts) | {"player": player, "round": str(choice.round)}
    if choice.mark is Mark.EXCELLENT:
        return texts("review-moment-excellent", **said), why(view, choice.action, texts)
    best = {f"best_{name}": words for name, words in _words(choice, choice.best.action, view, texts).items()}
    return texts("review-moment-choice", **said, **best), why(view, choice.best.action, texts)


def _words(choice: Choice, action: str, view: View, texts: Texts) -> dict[str, str]:
    """Return an action in words, and the chance to win that it left."""
    meant = Action.of(action)
    assert meant is not None
    chance = next(tried.chance for tried in choice.tried if tried.action == action)
    return {"action": name_action(meant, view, texts), "chance": whole_percent(chance, texts)}


def why(view: View, action: str, texts: Texts) -> str:
    """Say what an action would have brought, as a hint would have said it then."""
    return next(explain(legal, outcome, texts) for legal, outcome in outcomes(view) if legal.text == action)
