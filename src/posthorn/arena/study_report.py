"""A study's figures in words: the same sections for the terminal and a Markdown file, and the charts of its plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from posthorn.arena.console import interval, plain_table, table_words
from posthorn.arena.plot import Band, Panel, Series
from posthorn.game.narration import stack_name
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, percent, plain

_NOTHING = "–"


class Section(NamedTuple):
    """A heading and a table: the first column is text, the others are numbers."""

    title: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def title_of(data: dict[str, Any], texts: Texts) -> str:
    """Say who was studied, in which games."""
    return texts(
        "study-title", player=data["player"], seats=data["seats"], games=data["games"], table=table_words(data)
    )


def notes_on(data: dict[str, Any], texts: Texts) -> Iterator[str]:
    """Say what must be known to read the figures."""
    yield texts("study-seed", seed=str(data["seed"]))
    if data["unfinished"]:
        yield texts("study-unfinished", games=data["unfinished"])
    if data["faults"]:
        yield texts("study-faults", faults=data["faults"])
    if data["reproducible"] is not True:
        yield texts("arena-by-the-clock" if data["reproducible"] is False else "arena-own-budgets")
    if "published" in data:
        least, most = data["published"]["most_winners"]
        yield texts("study-in-range", share=percent(data["winners_in_published_range"], texts), least=least, most=most)


def sections(data: dict[str, Any], texts: Texts) -> Iterator[Section]:
    """Give the sections of a study's figures."""
    yield _distributions(data, texts)
    yield _turn_order(data, texts)
    for name, heading in (("points", "study-points"), ("officials", "study-officials")):
        both = texts(heading), texts("study-everybody"), texts("study-winners")
        rows = [
            (_name(name, key, texts), decimal(row["everybody"], texts), decimal(row["winners"], texts))
            for key, row in data[name].items()
        ]
        yield Section(texts(f"study-{name}-title"), both, rows)
    yield from _play_of_the_game(data, texts)
    headings = texts("study-city"), texts("study-office-share"), texts("study-wins-with")
    cities = sorted(data["cities"], key=lambda row: -row["share"])
    yield Section(texts("study-cities-title"), headings, [(row["city"], *_shares(row, texts)) for row in cities])
    headings = texts("study-tile"), texts("study-tile-share"), texts("study-wins-with")
    rows = [(_tile(row, texts), *_shares(row, texts)) for row in data["tiles"]]
    yield Section(texts("study-tiles-title"), headings, rows)


def _play_of_the_game(data: dict[str, Any], texts: Texts) -> Iterator[Section]:
    """Give the sections that follow a game: how it is opened, when routes are closed, when officials help."""
    headings = texts("study-officials"), *(texts(f"study-phase-{phase}") for phase in ("first", "middle", "last"))
    rows = [
        (texts(f"official-{name}"), *(percent(share, texts) for share in shares))
        for name, shares in data["official_phases"].items()
    ]
    yield Section(texts("study-phases-title"), headings, rows)
    both = texts("study-opening-share"), texts("study-win-rate")
    openings = [(row["opening"], *_shares(row, texts)) for row in data["openings"]]
    yield Section(texts("study-openings-title"), (texts("study-city"), *both), openings)
    routes = [("–".join(row["opening"]), *_shares(row, texts)) for row in data["first_routes"]]
    yield Section(texts("study-first-routes-title"), (texts("study-route"), *both), routes)
    reached, round_, offices = texts("study-reached"), texts("study-round"), texts("study-offices-placed")
    headings = texts("study-closing"), reached, round_, texts("study-cards"), offices
    closings = [
        (str(number), percent(row["share"], texts), *_means(row, ("round", "cards", "offices"), texts))
        for number, row in enumerate(data["closings"], start=1)
    ]
    yield Section(texts("study-closings-title"), headings, closings)
    headings = texts("study-cards"), texts("study-length-share"), offices
    lengths = [
        (str(row["cards"]), percent(row["share"], texts), *_means(row, ["offices"], texts)) for row in data["lengths"]
    ]
    yield Section(texts("study-lengths-title"), headings, lengths)
    headings = texts("study-points-carriage"), reached, round_
    carriages = [
        (str(row["carriage"]), percent(row["share"], texts), *_means(row, ["round"], texts))
        for row in data["carriages"]
    ]
    yield Section(texts("study-carriages-title"), headings, carriages)


def as_study_table(data: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the study for the terminal."""
    parts: list[RenderableType] = [Text(title_of(data, texts), style="bold"), *map(Text, notes_on(data, texts))]
    for section in sections(data, texts):
        table = plain_table(*section.headings)
        for row in section.rows:
            table.add_row(*row)
        parts += [Text(), Text(section.title, style="bold"), table]
    return Group(*parts)


def as_markdown(data: dict[str, Any], texts: Texts, plot: str) -> str:
    """Return the study as a Markdown file that shows the plot."""
    title = title_of(data, texts)
    lines = [f"# {title}", "", *(f"- {note}" for note in notes_on(data, texts)), "", f"![{title}]({plot})"]
    for section in sections(data, texts):
        lines += ["", f"## {section.title}", "", _cells(section.headings)]
        lines.append(_cells(["---", *("--:" for _ in section.headings[1:])]))
        lines += [_cells(row) for row in section.rows]
    return "\n".join(lines) + "\n"


def panels(data: dict[str, Any], texts: Texts) -> Iterator[Panel]:
    """Give the charts of the plot."""
    everybody, winners = texts("study-everybody"), texts("study-winners")
    kinds = {everybody: data["scores"]["counts"], winners: data["winners"]["counts"]}
    people = data["published"]["most_winners"] if "published" in data else ()
    yield _histogram(texts("study-scores-title"), kinds, people, texts("study-people-winners"))
    yield _histogram(texts("study-rounds-title"), {texts("study-games"): data["rounds"]["counts"]})
    orders = tuple(texts("study-order", order=order) for order in range(1, data["seats"] + 1))
    series = [Series(data["player"], tuple(row["wins"] for row in data["turn_order"]))]
    if "published" in data:
        series.append(Series(texts("study-people"), tuple(data["published"]["turn_order"])))
    yield Panel(texts("study-turn-order-title"), orders, tuple(series), is_share=True)
    for name in ("points", "officials"):
        labels = tuple(_name(name, key, texts) for key in data[name])
        both = tuple(
            Series(label, tuple(row[column] for row in data[name].values()))
            for label, column in ((everybody, "everybody"), (winners, "winners"))
        )
        yield Panel(texts(f"study-{name}-title"), labels, both)
    for name, label, of in (("openings", "opening", "opening-share"), ("lengths", "cards", "length-share")):
        shares = Series(texts(f"study-{of}"), tuple(row["share"] for row in data[name]))
        labels = tuple(str(row[label]) for row in data[name])
        yield Panel(texts(f"study-{name}-title"), labels, (shares,), is_share=True)
    owned = texts("study-office-share"), texts("study-wins-with")
    yield _owners(texts("study-cities-title"), [row["city"] for row in data["cities"]], data["cities"], owned)
    owned = texts("study-tile-share"), texts("study-wins-with")
    yield _owners(texts("study-tiles-title"), [_tile(row, texts) for row in data["tiles"]], data["tiles"], owned)


def _distributions(data: dict[str, Any], texts: Texts) -> Section:
    columns = ("mean", "sd", "min", "lower_quartile", "median", "upper_quartile", "max")
    headings = tuple(texts(f"arena-{column.replace('_', '-')}") for column in columns)
    rows = []
    for name in ("winners", "scores", "rounds"):
        figures = ((decimal if column in ("mean", "sd") else plain)(data[name][column], texts) for column in columns)
        rows.append((texts(f"study-{name}-row"), *figures))
    if "published" in data:
        least, most = data["published"]["scores"]
        rows.append((texts("study-people-scores"), "", "", plain(least, texts), "", "", "", plain(most, texts)))
    return Section(texts("study-distributions-title"), ("", *headings), rows)


def _turn_order(data: dict[str, Any], texts: Texts) -> Section:
    headings = [texts("study-turn-order"), texts("arena-win-rate"), texts("arena-interval")]
    people = data.get("published", {}).get("turn_order", [])
    if people:
        headings.append(texts("study-people"))
    rows = []
    for order, row in enumerate(data["turn_order"]):
        between = interval(row["low"], row["high"], texts)
        human = (percent(people[order], texts),) if people else ()
        rows.append((texts("study-order", order=order + 1), percent(row["wins"], texts), between, *human))
    return Section(texts("study-turn-order-title"), tuple(headings), rows)


def _histogram(
    title: str, kinds: dict[str, dict[str, int]], others: Sequence[int] = (), others_name: str = ""
) -> Panel:
    """Return a chart of how often each number came, from the least to the most, and a band where others' lie."""
    numbers = [int(number) for counts in kinds.values() for number in counts] + list(others)
    range_of = range(min(numbers), max(numbers) + 1)
    series = tuple(
        Series(name, tuple(counts.get(str(number), 0) / sum(counts.values()) for number in range_of))
        for name, counts in kinds.items()
    )
    labels = tuple(str(number).replace("-", "−") for number in range_of)
    band = Band(others_name, str(others[0]), str(others[-1])) if others else None
    return Panel(title, labels, series, is_share=True, band=band)


def _owners(title: str, labels: list[str], rows: Sequence[dict[str, Any]], names: tuple[str, str]) -> Panel:
    columns = zip(names, ("share", "wins"), strict=True)
    series = tuple(Series(name, tuple(row[column] or 0.0 for row in rows)) for name, column in columns)
    return Panel(title, tuple(labels), series, is_share=True)


def _name(table: str, key: str, texts: Texts) -> str:
    """Return what a source of points or an official is called."""
    if table == "officials":
        return texts(f"official-{key}")
    return texts(f"study-points-{key}") if f"study-points-{key}" in texts else stack_name(key, texts)


def _tile(row: dict[str, Any], texts: Texts) -> str:
    return texts("study-tile-of", stack=stack_name(row["stack"], texts), value=row["value"])


def _means(row: dict[str, Any], columns: Sequence[str], texts: Texts) -> list[str]:
    return [decimal(row[column], texts, 1) for column in columns]


def _shares(row: dict[str, Any], texts: Texts) -> tuple[str, str]:
    return percent(row["share"], texts), _NOTHING if row["wins"] is None else percent(row["wins"], texts)


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
