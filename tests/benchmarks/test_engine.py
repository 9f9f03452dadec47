"""``posthorn bench engine``: the figures the README quotes can be measured by anybody."""

import pytest

from posthorn.benchmarks import engine as bench


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_a_short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short bench gives every figure, and compiled play is the faster; the time of new Pythons is not taken here."""
    monkeypatch.setattr(bench, "_run", lambda code, **environment: 2.0 if "posthorn" in code else 1.0)
    figures = bench.bench_engine(0.5, lambda line: None)
    assert figures["import_seconds"] == 1
    assert all(isinstance(figure, str) or figure > 0 for figure in figures.values()), figures
    assert float(figures["compiled_over_interpreted"]) > 1
