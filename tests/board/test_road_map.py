"""The road map to Rome can be corrected by hand: any that the rulebook's words allow is read (R11.1)."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posthorn.board import BOARD, load, load_board
from posthorn.board.rome import MOST_ROADS

ROME = (load.DATA / "rome.toml").read_text(encoding="utf-8")
STARTS = [BOARD.rome.places[start].id for start in BOARD.rome.starts]
STARTS_TWO = [BOARD.rome.places[start].id for start in BOARD.rome.starts_two]


@st.composite
def road_maps(draw: st.DrawFn) -> dict[str, list[str]]:
    """Any roads on which the coaches start where the rulebook says, without a circle, all ending in Rome."""
    between = [f"between_{number}" for number in range(len(STARTS))]  # a start and where two players start
    further = [f"place_{number}" for number in range(draw(st.integers(0, 40)))]
    south = [*draw(st.permutations(STARTS)), *between, *draw(st.permutations(sorted(set(STARTS_TWO)))), *further]
    roads: dict[str, list[str]] = {}
    for at, place in enumerate(south):
        onward = draw(st.lists(st.sampled_from([*south[at + 1 :], "rom"]), min_size=1, max_size=4, unique=True))
        roads[place] = onward
    for start, middle, two in zip(STARTS, between, STARTS_TWO, strict=True):
        roads[start] = [*dict.fromkeys([*roads[start], middle])]
        roads[middle] = [*dict.fromkeys([*roads[middle], two])]
    return dict(draw(st.permutations(list(roads.items()))))


def written(roads: dict[str, list[str]]) -> str:
    """The file with other roads and the names of their places."""
    before, _, rest = ROME.partition("[roads]")
    _, _, clerics = rest.partition("[clerics]")
    clerics, _, rest = clerics.partition("[names]")
    _, _, tokens = rest.partition("[tokens]")
    ways = "\n".join(f"{place} = {onward}".replace("'", '"') for place, onward in roads.items())
    names = "\n".join(f'{place} = "{place.title()}"' for place in (*roads, "rom"))
    return f"{before}[roads]\n{ways}\n[clerics]{clerics}[names]\n{names}\n[tokens]{tokens}"


@pytest.mark.slow
@given(road_maps())
@settings(max_examples=100, deadline=None)
def test_any_map_that_keeps_the_starts(roads: dict[str, list[str]]) -> None:
    """Whatever the roads and the places on them: with the rulebook's starts and without a circle the map is read."""
    assert all(len(onward) <= MOST_ROADS for onward in roads.values())
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rome.toml"
        file.write_text(written(roads), encoding="utf-8")
        rome = load_board(rome_path=file).rome
    places = rome.places
    assert {place.id: [places[road].id for road in place.roads] for place in places} == {**roads, "rom": []}
    assert [places[start].id for start in rome.starts] == STARTS
    assert [places[start].id for start in rome.starts_two] == STARTS_TWO
    reached, on_the_way = set(), {*rome.starts, *rome.starts_two}
    for _ in places:
        reached |= {place for place in on_the_way if not places[place].roads}
        on_the_way = {road for place in on_the_way for road in places[place].roads}
    assert (reached, on_the_way) == ({rome.rome}, set())
