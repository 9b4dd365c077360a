"""One table, many phones: all see what one of them writes."""

import pytest

from tests.screen import Screen
from tests.serving.round_table import INVITATION, RoundTable, settled, sitting
from tests.views.at_table import ANA, GAME
from tests.views.test_costs import counted_drawings
from views.serving.own_likes import likes_in


async def enter_round(screen: Screen) -> None:
    """Ana calls; the hands are 5, 9 and 11."""
    await screen.tap("record")
    for key in (f"call-{ANA}", "key-5", "key-9", "key-11"):
        await screen.tap(key)


async def save_round(screen: Screen) -> None:
    await enter_round(screen)
    await screen.tap("save")


async def sleeps(screen: Screen) -> None:
    """Its line is closed, as when a phone is locked."""
    await screen._session.disconnect(3600)
    await screen.settle()


async def wakes(screen: Screen) -> None:
    await screen._session.connect(screen._wire)
    await screen.settle()


async def test_a_saved_round_is_on_every_phone() -> None:
    async with sitting(RoundTable(), "a", "b", "c") as screens:
        await save_round(screens[0])
        await settled(screens)

        assert [screen.is_shown("After round 1") for screen in screens] == [True] * 3


async def test_a_half_typed_round_grows_on_every_phone() -> None:
    async with sitting(RoundTable(), "a", "b") as (writer, watcher):
        await writer.tap("record")
        await writer.tap("key-5")
        await watcher.see("Round 1: Ana 5")

        await writer.tap("key-9")
        await watcher.see("Ben 9")


async def test_while_a_hand_is_typed_the_page_of_a_watcher_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with sitting(RoundTable(), "a", "b", "c") as (writer, *watchers):
        await writer.tap("record")
        await settled(watchers)
        drawings = counted_drawings(monkeypatch)
        await writer.tap("key-5")
        for watcher in watchers:
            await watcher.see("Ana 5")

        assert (drawings["app"], drawings["half_typed"]) == (1, 2)


async def test_a_phone_that_comes_late_sees_what_is_half_typed() -> None:
    table = RoundTable()
    async with sitting(table, "a") as (writer,):
        await enter_round(writer)
        async with sitting(table, "b") as (watcher,):
            assert watcher.is_shown("Cy 11")


async def test_undo_is_seen_too() -> None:
    async with sitting(RoundTable(), "a", "b") as (writer, watcher):
        await save_round(writer)
        await writer.tap("undo")
        await watcher.settle()

        assert watcher.is_shown("Round 1 is next")


async def test_a_new_game_leads_every_phone_to_it() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (writer, watcher):
        await save_round(writer)
        await watcher.settle()
        for key in ("back", "new-game", "start"):
            await writer.tap(key)
        await watcher.settle()

        assert watcher.is_shown("Round 1 is next")
    assert table.kept.game not in ("", GAME)


async def test_each_phone_chooses_its_language_for_itself() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (writer, watcher):
        await watcher.tap("back")
        await watcher.tap("settings")
        await watcher.tap("language")
        await watcher.tap("language-fr")
        await writer.settle()

        assert watcher.is_shown("Réglages")
        assert writer.is_shown("Record round 1")
    async with sitting(table, "b") as (again,):
        assert again.is_shown("Un autre écrit")
    assert "language" not in table.library.settings()


async def test_a_phone_keeps_what_it_chose_when_the_table_is_served_anew() -> None:
    kept: dict[str, object] = {}
    async with Screen(RoundTable().phone("b"), kept=kept) as phone:
        for key in ("back", "settings", "language", "language-fr"):
            await phone.tap(key)

    async with Screen(RoundTable().phone("b"), kept=kept) as again:
        assert again.is_shown("Saisir la manche 1")


@pytest.mark.parametrize("said", [7, "[", "[]", "[" * 999, '{"language": "tlh"}', "{}" * 9999])
def test_what_a_phone_keeps_may_be_nonsense(said: object) -> None:
    assert likes_in(said) == {}


def test_a_phone_chooses_only_for_itself() -> None:
    said = '{"text_size": 2.0, "language": "tlh", "address": "http://a", "players": [], "pad": []}'

    assert likes_in(said) == {"text_size": 2.0}


async def test_a_phone_without_the_pen_has_no_keys_to_write() -> None:
    async with sitting(RoundTable(), "a", "b") as (_, watcher):
        keys = {control.key for control in watcher.targets()}

        assert not keys & {"record", "undo", "dealer", f"table-call-{ANA}"}


async def test_the_pen_is_handed_over_to_who_asks_for_it() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (first, second):
        await second.tap("pen-ask")
        await first.settle()
        assert first.is_shown("Phone 2 asks for the pen.")

        await first.tap("pen-over")
        await settled([first, second])
        assert first.is_shown("Phone 2 has the pen")
        await save_round(second)
    assert table.rounds() == 1


async def test_what_was_half_typed_goes_over_with_the_pen() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (first, second):
        await enter_round(first)
        await second.tap("pen-ask")
        await first.settle()
        await first.tap("pen-over")
        await settled([first, second])

        assert first.is_shown("Cy 11")
        await second.tap("record")
        await second.tap("save")
    assert table.rounds() == 1


async def test_the_pen_may_be_kept() -> None:
    async with sitting(RoundTable(), "a", "b") as (first, second):
        await second.tap("pen-ask")
        await first.settle()
        await first.tap("pen-keep")
        await settled([first, second])

        assert not first.is_shown("asks for the pen")
        assert second.is_shown("Ask for the pen")


async def test_of_two_who_ask_exactly_one_gets_the_pen() -> None:
    async with sitting(RoundTable(), "a", "b", "c") as screens:
        first, *others = screens
        for each in others:
            await each.tap("pen-ask")
        await first.settle()
        await first.tap("pen-over")
        await settled(screens)

        assert [each.is_shown("Record round 1") for each in screens] == [False, True, False]


async def test_the_pen_of_a_phone_that_is_gone_is_taken_after_a_question() -> None:
    async with sitting(RoundTable(), "a", "b") as (first, second):
        await sleeps(first)
        await second.settle()
        assert second.is_shown("it is not here")

        await second.tap("pen-take")
        await second.tap("take-yes")
        await second.settle()
        assert second.is_shown("Record round 1")


async def test_the_question_goes_when_the_phone_is_here_again() -> None:
    async with sitting(RoundTable(), "a", "b") as (first, second):
        await sleeps(first)
        await second.settle()
        await second.tap("pen-take")
        await wakes(first)
        await second.settle()

        assert not second.dialogs()
        assert second.is_shown("Ask for the pen")


async def test_a_phone_that_slept_writes_nothing_over_what_came_in_between() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (first, second):
        await enter_round(first)
        late = first.target("save")
        await sleeps(first)
        await second.settle()
        await second.tap("pen-take")
        await second.tap("take-yes")
        await second.tap("record")
        await second.tap("save")

        await wakes(first)
        await first.tap(late)
        assert first.is_shown("After round 1")
        assert first.is_shown("Phone 2 has the pen")
    assert table.rounds() == 1


async def test_a_phone_that_slept_with_the_pen_has_it_still() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (first, _):
        await enter_round(first)
        await sleeps(first)
        await wakes(first)

        await first.tap("save")
    assert table.rounds() == 1


async def test_a_watcher_that_slept_sees_what_came_in_between() -> None:
    async with sitting(RoundTable(), "a", "b") as (writer, watcher):
        await sleeps(watcher)
        await save_round(writer)
        await wakes(watcher)

        assert watcher.is_shown("After round 1")


async def test_after_a_restart_all_are_in_the_same_game_and_one_has_the_pen() -> None:
    before = RoundTable()
    async with sitting(before, "a", "b") as (writer, _):
        await enter_round(writer)
    after = RoundTable(before.library, before.kept)

    async with sitting(after, "b", "a") as (watcher, writer):
        assert watcher.is_shown("Cy 11")
        await watcher.settle()
        assert watcher.is_shown("has the pen. Here you look on.")
        await writer.tap("record")
        await writer.tap("save")
    assert after.rounds() == 1


async def test_phones_are_counted_when_somebody_wants_to_know() -> None:
    table = RoundTable()
    async with sitting(table, "a") as (first,), sitting(table, "b"):
        await first.tap("more")
        await first.tap("menu-phones")
        assert first.is_shown("2 phones are here.")

        async with sitting(table, "c"):
            await first.settle()
            assert first.is_shown("3 phones are here.")


async def test_whoever_comes_has_no_other_phone_draw_anew() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b") as (first, second), sitting(table, "c"):
        before = first._wire.sent, second._wire.sent
        async with sitting(table, "d"):
            await settled([first, second])

            assert (first._wire.sent, second._wire.sent) == before


async def test_a_phone_shows_how_others_join() -> None:
    async with sitting(RoundTable(), "a") as (phone,):
        await phone.tap("more")
        await phone.tap("menu-phones")

        assert phone.is_shown("http://192.168.0.7:8550")
        assert phone.is_shown(INVITATION.spaced_code)
        assert phone.is_shown("QR code to join this table")
