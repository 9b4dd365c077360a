"""When something happened: ISO 8601 with an offset, and nothing that only looks like it."""

import pytest

from referee.errors import BadFact
from referee.facts import check_at

GOOD = [
    "2026-11-29T19:02:11+01:00",
    "2026-11-29T19:02:11Z",
    "2026-11-29T19:02:11.250-11:30",
    "2026-11-29T19:02+01",
    "20261129T190211+0100",
    "2026-W48-7T19:02:11+01:00",
]
ODD = [
    "",
    "2026-11-29",
    "2026-11-29T19:02:11",
    "2026-11-29 19:02:11+01:00",
    "2026-11-29T19:02:11 +01:00",
    "2026-11-29T19:02:11x+01:00",
    "2026-11-29T19:02:11.+01:00",
    "2026-11-29T19:02:11+01:00.5",
    "2026-11-29T19:02:11+01:00\n",
    "2026-11-29T19:02:11+24:00",
    "2026-11-29T19:02:11+01:60",
    "2026-02-30T19:02:11+01:00",
    "٢٠٢٦-11-29T19:02:11+01:00",
]


@pytest.mark.parametrize("moment", GOOD)
def test_a_moment_of_iso_8601_is_taken(moment: str) -> None:
    check_at({"at": moment})


@pytest.mark.parametrize("moment", [*ODD, None, 1764442931])
def test_what_only_looks_like_a_moment_is_refused(moment: object) -> None:
    with pytest.raises(BadFact) as refused:
        check_at({"at": moment})

    assert (refused.value.code, refused.value.place) == ("bad-value", "at")
