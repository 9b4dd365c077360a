"""Statistics in words and numbers: one word for each figure, whoever it is about."""

from collections.abc import Callable, Iterator, Mapping

from referee.career import Career, Feat
from views.console.games import cell_row
from views.console.memory import day_words
from views.texts.wording import decimal, percent, text, whole_number

Row = dict[str, object]

WHOLE: Mapping[str, Callable[[Career], int]] = {
    "games": lambda career: career.games,
    "wins": lambda career: career.wins,
    "left": lambda career: career.left,
    "calls": lambda career: career.calls,
    "lost": lambda career: career.penalties,
    "resets": lambda career: career.resets,
    "kamikazes": lambda career: career.kamikazes,
    "streak": lambda career: career.longest_streak,
}
SHARES: Mapping[str, Callable[[Career], float | None]] = {
    "held": lambda career: career.call_success,
}
MEANS: Mapping[str, Callable[[Career], float | None]] = {
    "mean-place": lambda career: career.mean_place,
    "hand": lambda career: career.mean_hand_called,
}
HEADS = (
    "games", "wins", "mean-place", "calls", "held", "hand", "lost", "resets", "kamikazes",
    "streak",
)  # fmt: skip
"""Figures that stand in a table."""
NOT_PLAIN = ("person", "best", "worst")
DERIVED = ("win_share", "mean_place", "call_success", "mean_hand_called")


def figure(career: Career, name: str, language: str) -> str:
    """As a table has it."""
    if name in WHOLE:
        return whole_number(WHOLE[name](career), language)
    if name in SHARES:
        return _known(SHARES[name](career), percent, language)
    return _known(MEANS[name](career), decimal, language)


def _known(value: float | None, say: Callable[[float, str], str], language: str) -> str:
    return text("memory.unknown", language) if value is None else say(value, language)


def lines_of(career: Career, digits: int, language: str) -> Iterator[tuple[str, str]]:
    """Name and figure, one below the other."""
    for name in ("games", "wins", "places", "mean-place", "left", "calls", "success", "hand"):
        yield _line(career, name, language)
    for name in ("lost", "resets", "kamikazes", "streak"):
        yield _line(career, name, language)
    for name, feat in (("best", career.best), ("worst", career.worst)):
        yield text(f"memory.line-{name}", language), _feat(feat, digits, language)


def _line(career: Career, name: str, language: str) -> tuple[str, str]:
    said = {"wins": _wins, "places": _places, "success": _success}.get(name)
    words = said(career, language) if said else figure(career, name, language)
    return text(f"memory.line-{name}", language), words


def _wins(career: Career, language: str) -> str:
    if career.win_share is None:
        return whole_number(career.wins, language)
    share = percent(career.win_share, language)
    return text("memory.share", language, count=career.wins, share=share)


def _places(career: Career, language: str) -> str:
    reached = [(place, times) for place, times in enumerate(career.places, 1) if times]
    said = [
        text("memory.nth-place", language, times=times, place=place) for place, times in reached
    ]
    return text("join.items", language).join(said) or text("memory.unknown", language)


def _success(career: Career, language: str) -> str:
    if career.call_success is None:
        return text("memory.unknown", language)
    judged = career.calls_held + career.calls_failed
    share = percent(career.call_success, language)
    return text("memory.held", language, held=career.calls_held, judged=judged, share=share)


def _feat(feat: Feat | None, digits: int, language: str) -> str:
    if feat is None:
        return text("memory.unknown", language)
    comma = text("join.clauses", language)
    game = f"{day_words(feat.summary, language)}{comma}{feat.summary.id[:digits]}"
    cell = feat.cell
    return text(
        "memory.feat", language, points=cell.points, hand=cell.hand, round=cell.round, game=game
    )


def career_row(career: Career) -> Row:
    """For scripts."""
    kept = {name: getattr(career, name) for name in career.__slots__ if name not in NOT_PLAIN}
    shares = {name: getattr(career, name) for name in DERIVED}
    feats = {"best": feat_row(career.best), "worst": feat_row(career.worst)}
    person = {"player": career.person.name, "also": career.person.also}
    return person | kept | shares | feats


def feat_row(feat: Feat | None) -> Row | None:
    return feat and {"game": feat.summary.id} | (cell_row(feat.cell) or {})
