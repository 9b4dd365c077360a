"""Which sheet lies on a page, for each that can.

A module of its own, so that nothing of it is imported before the first page stands there.
"""

from collections.abc import Callable

import flet as ft

from views.desk import Desk
from views.keeping import EmptyTrash, ExportAll, Import, RefusedFile, ThisGame
from views.look import Look
from views.memory import EditPerson, Filtering, Merge, Occasion, ThisPerson
from views.overlay import (
    AddPlayer,
    ChooseEdition,
    Corrected,
    Doubts,
    FirstDealer,
    GapSheet,
    HouseRulesSheet,
    Join,
    LastLap,
    Leave,
    Menu,
    MoveSeats,
    NameDealer,
    Note,
    Opening,
    Overlay,
    Paper,
    Rename,
    Stop,
    Why,
)
from views.served import Phones, TakePen
from views.sharing import Share, ShareAddress, ShareCode, SharePicture
from views.sheets.add_player import add_player_sheet
from views.sheets.choose_edition import choose_edition_sheet
from views.sheets.corrected import corrected_sheet
from views.sheets.doubts import doubts_sheet
from views.sheets.empty_trash import empty_trash_sheet
from views.sheets.export_all import export_all_sheet
from views.sheets.filter import filter_sheet
from views.sheets.first_dealer import first_dealer_sheet
from views.sheets.gap import gap_sheet
from views.sheets.house_rules import house_rules_sheet
from views.sheets.import_ import import_sheet
from views.sheets.join import join_sheet
from views.sheets.last_lap import last_lap_sheet
from views.sheets.leave import leave_sheet
from views.sheets.menu import menu_sheet
from views.sheets.merge import merge_sheet
from views.sheets.move_seats import move_seats_sheet
from views.sheets.name_dealer import name_dealer_sheet
from views.sheets.note import note_sheet
from views.sheets.occasion import occasion_sheet
from views.sheets.opening import opening_sheet
from views.sheets.paper import paper_sheet
from views.sheets.phones import phones_sheet
from views.sheets.refused_file import refused_file_sheet
from views.sheets.rename import rename_sheet
from views.sheets.rename_person import rename_person_sheet
from views.sheets.share import share_sheet
from views.sheets.share_address import share_address_sheet
from views.sheets.share_code import share_code_sheet
from views.sheets.share_picture import share_picture_sheet
from views.sheets.stop import stop_sheet
from views.sheets.take_pen import take_pen_sheet
from views.sheets.this_game import this_game_sheet
from views.sheets.this_person import this_person_sheet
from views.sheets.why import why_sheet
from views.state import State

SHEETS: dict[type[Overlay], Callable[[Look, State, Desk], ft.DialogControl]] = {
    Why: why_sheet,
    Doubts: doubts_sheet,
    Corrected: corrected_sheet,
    Menu: menu_sheet,
    Join: join_sheet,
    Leave: leave_sheet,
    Rename: rename_sheet,
    MoveSeats: move_seats_sheet,
    NameDealer: name_dealer_sheet,
    Note: note_sheet,
    Stop: stop_sheet,
    AddPlayer: add_player_sheet,
    Opening: opening_sheet,
    FirstDealer: first_dealer_sheet,
    GapSheet: gap_sheet,
    HouseRulesSheet: house_rules_sheet,
    Paper: paper_sheet,
    ChooseEdition: choose_edition_sheet,
    LastLap: last_lap_sheet,
    ThisGame: this_game_sheet,
    ExportAll: export_all_sheet,
    Import: import_sheet,
    RefusedFile: refused_file_sheet,
    EmptyTrash: empty_trash_sheet,
    Share: share_sheet,
    ShareCode: share_code_sheet,
    ShareAddress: share_address_sheet,
    SharePicture: share_picture_sheet,
    Filtering: filter_sheet,
    EditPerson: rename_person_sheet,
    ThisPerson: this_person_sheet,
    Merge: merge_sheet,
    Occasion: occasion_sheet,
    Phones: phones_sheet,
    TakePen: take_pen_sheet,
}
