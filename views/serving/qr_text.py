"""A QR code for a terminal: two modules of a column in one letter."""

from qrcodegen import QrCode

QUIET = 2
"""Modules of light around it; terminals have a margin of their own."""
LIGHT_ABOVE_AND_BELOW = {
    (True, True): "█",
    (True, False): "▀",
    (False, True): "▄",
    (False, False): " ",
}
"""What is light is printed, as most terminals are dark; cameras read it the other way round too."""


def qr_text(link: str) -> str:
    code = QrCode.encode_text(link, QrCode.Ecc.LOW)
    edge = range(-QUIET, code.get_size() + QUIET)
    return "\n".join(
        "".join(
            LIGHT_ABOVE_AND_BELOW[not code.get_module(x, y), not code.get_module(x, y + 1)]
            for x in edge
        )
        for y in edge[::2]
    )
