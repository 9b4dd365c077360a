"""Who may come in to a served table."""

from dataclasses import replace
from pathlib import Path

import pytest

from storage.door_key import NAME, keep_door_key, read_door_key
from tests.serving.clock import Clock
from views.serving.door import PASSES, PASSES_AT_ONCE, Door, Key, new_key, with_new_code
from views.serving.wrong_codes import FREE, LONGEST, MOST, WrongCodes

KEY = Key(code="ABCD2345", secret="0f" * 32)
HOME = "192.168.0.9"


def door(key: Key = KEY, clock: Clock | None = None) -> Door:
    return Door(key, clock or Clock(), 8550)


def shown(pass_: str) -> str:
    return f"other=1; cabo-8550={pass_}"


@pytest.mark.parametrize("typed", ["ABCD2345", "abcd 2345", " abcd-2345\n"])
def test_the_code_opens_however_it_is_typed(typed: str) -> None:
    assert door().opens(typed, HOME)


@pytest.mark.parametrize("typed", ["", "ABCD2346", "ABCD23455", "ABCD", "АBCD2345", "\x00" * 9999])
def test_no_other_code_opens(typed: str) -> None:
    assert not door().opens(typed, HOME)


def test_after_some_wrong_codes_not_even_the_right_one_opens_for_a_while() -> None:
    clock = Clock()
    closed = door(clock=clock)
    for _ in range(FREE + 1):
        closed.opens("WRONG", HOME)

    assert not closed.opens(KEY.code, HOME)
    clock.now += closed.wait_of(HOME)
    assert closed.opens(KEY.code, HOME)


def test_somebody_elses_wrong_codes_make_nobody_wait() -> None:
    closed = door()
    for _ in range(FREE + 1):
        closed.opens("WRONG", "10.0.0.1")

    assert closed.opens(KEY.code, HOME)


def test_the_wait_grows_and_has_an_end() -> None:
    wrong = WrongCodes(Clock())
    waits = []
    for _ in range(FREE + 20):
        wrong.add(HOME)
        waits.append(wrong.wait_of(HOME))

    assert waits == sorted(waits)
    assert waits[-1] == LONGEST


def test_only_so_many_addresses_are_remembered() -> None:
    wrong = WrongCodes(Clock())

    for number in range(3 * MOST):
        wrong.add(f"2001:db8:{number:x}::")

    assert len(wrong) == MOST


def test_who_takes_too_many_passes_waits_and_nobody_else_does() -> None:
    open_ = door()
    waits = [open_.rest_of(HOME) for _ in range(int(PASSES_AT_ONCE) + 1)]

    assert waits == [0.0] * int(PASSES_AT_ONCE) + [1 / PASSES]
    assert open_.rest_of("10.0.0.1") == 0


def test_a_pass_is_of_one_phone_and_holds_after_a_restart() -> None:
    one, other = door().new_pass(), door().new_pass()

    assert door().phone_of(shown(one)) == one.partition(".")[0]
    assert door().phone_of(shown(one)) != door().phone_of(shown(other))


def test_a_pass_that_was_made_up_is_none() -> None:
    phone, _, seal = door().new_pass().partition(".")

    for made_up in (phone, f".{seal}", f"{phone}.{seal[:-1]}", f"x{phone}.{seal}", ".é", "a.", ""):
        assert door().phone_of(shown(made_up)) is None


def test_a_new_code_ends_the_passes_of_the_old_one() -> None:
    key = replace(new_key(), game="1" * 32)
    fresh = with_new_code(key)

    assert fresh.code != key.code
    assert fresh.game == key.game
    assert door(fresh).phone_of(shown(door(key).new_pass())) is None


def test_the_key_is_kept_for_this_user_alone(tmp_path: Path) -> None:
    kept = {"code": KEY.code, "secret": KEY.secret, "pen": "", "game": "1" * 32}
    keep_door_key(tmp_path, kept)

    assert read_door_key(tmp_path) == kept
    assert (tmp_path / NAME).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"code": "A"}', b"\xff", b"[" * 99999])
def test_a_key_that_is_none_is_made_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)

    assert read_door_key(tmp_path) == {}
