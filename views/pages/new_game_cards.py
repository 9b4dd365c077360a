"""Which cards lie on the table, and which edition is played with them."""

import flet as ft

from referee.editions import edition
from referee.ruleset import Deck
from referee.setup import Setup, editions_for
from views.acts.setting import set_up
from views.desk import Desk
from views.look import Look
from views.parts.choice_row import Choice, choice_row
from views.parts.edition_words import edition_line, edition_name
from views.parts.rules import hair
from views.parts.section import section
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.theme import BUTTON_CORNER, LARGE_TEXT

TALL = 700
"""From here on every edition has its line, not only the chosen one."""


def cards_on_table(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    deck = edition(state.setup.edition).rules.deck
    air = 6 if look.height < TALL else 14
    cards: list[ft.Control] = [_cards(look, each, each is deck, desk) for each in Deck]
    return [
        section(look, look.say("new.cards"), top=air),
        ft.Container(ft.Row(cards, spacing=6), padding=ft.Padding.only(top=6, bottom=air - 6)),
        *_games(look, state.setup, desk),
    ]


def _cards(look: Look, deck: Deck, is_chosen: bool, desk: Desk) -> ft.Control:
    """A pack of cards as a tile: what stands on them, and what they are."""
    palette = look.palette
    act = set_up(lambda setup: setup.with_deck(deck))
    pack, size = look.say(f"edition.pack-{deck}"), 10 if look.text_size > LARGE_TEXT else 13
    lines: list[ft.Control] = [
        words(look, look.say(f"edition.cards-{deck}"), "figure", lines=1),
        words(look, pack, "label", color=palette.pencil, lines=1, size=size),
    ]
    return tappable(
        look,
        f"cards-{deck}",
        ft.Column(lines, spacing=3, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        lambda: desk.change(act),
        label=look.say(f"edition.cards-said-{deck}"),
        is_checked=is_chosen,
        expand=1,
        height=look.grown(52),
        radius=BUTTON_CORNER,
        bgcolor=palette.sheet if is_chosen else None,
        border=ft.BorderSide(2 if is_chosen else 1, palette.ink if is_chosen else palette.edge),
        alignment=ft.Alignment.CENTER,
    )


def _games(look: Look, setup: Setup, desk: Desk) -> list[ft.Control]:
    """What can be played with the cards: one line if there is only one game."""
    printed = edition(setup.edition)
    if printed.short_target is not None and printed.rules.target is not None:
        targets = (printed.rules.target, printed.short_target)
        return [_target(look, setup, target, desk) for target in targets]
    names = editions_for(printed.rules.deck)
    if len(names) == 1:
        return [_only(look, names[0]), hair(look)]
    return [_edition(look, setup, name, desk) for name in names]


def _only(look: Look, name: str) -> ft.Control:
    line = words(look, edition_line(look, name), "small", color=look.palette.pencil)
    return ft.Container(line, padding=ft.Padding.symmetric(vertical=8))


def _edition(look: Look, setup: Setup, name: str, desk: Desk) -> ft.Control:
    is_chosen = name == setup.edition
    act = set_up(lambda setup: setup.with_edition(name))
    choice = Choice(
        key=f"edition-{name}",
        name=edition_name(look, name),
        note=edition_line(look, name) if is_chosen or look.height >= TALL else "",
        is_chosen=is_chosen,
    )
    return choice_row(look, choice, lambda: desk.change(act))


def _target(look: Look, setup: Setup, target: int, desk: Desk) -> ft.Control:
    is_chosen = setup.rules.target == target
    is_short = target == edition(setup.edition).short_target
    act = set_up(lambda setup: setup.with_rule("target", target))
    line = look.say("new.short-line") if is_short else edition_line(look, setup.edition)
    choice = Choice(
        key=f"target-{target}",
        name=look.say("new.short" if is_short else "new.full", target=target),
        note=line if is_chosen or look.height >= TALL else "",
        is_chosen=is_chosen,
    )
    return choice_row(look, choice, lambda: desk.change(act))
