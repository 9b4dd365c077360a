"""The QR code in the terminal is the one that leads to the table."""

from qrcodegen import QrCode

from views.console.serve import served_text
from views.served import Invitation
from views.serving.qr_text import QUIET, qr_text

INVITATION = Invitation("http://192.168.0.7:8550", "ABCD2345")
HALVES = {"█": (False, False), "▀": (False, True), "▄": (True, False), " ": (True, True)}
"""Whether the upper and the lower module are dark."""


def test_each_letter_is_two_modules_of_the_code() -> None:
    code = QrCode.encode_text(INVITATION.link, QrCode.Ecc.LOW)

    rows = [[HALVES[letter] for letter in line] for line in qr_text(INVITATION.link).splitlines()]

    read = [[pair[half] for pair in row] for row in rows for half in (0, 1)]
    places = range(-QUIET, code.get_size() + QUIET)
    assert read[: len(places)] == [[code.get_module(x, y) for x in places] for y in places]


def test_what_is_said_has_address_code_and_nothing_secret() -> None:
    said = served_text(INVITATION).splitlines()

    assert said[-2] == "The table is open at http://192.168.0.7:8550"
    assert said[-1] == "Code: ABCD\N{NO-BREAK SPACE}2345"
