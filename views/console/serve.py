"""Asking for a table that many phones share, and what is said of one that is served."""

import re
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from typing import TYPE_CHECKING

# Every command builds this one's parser: what only this one says is imported when it says it.
if TYPE_CHECKING:
    from views.served import Invitation

ADDRESS = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
ABOUT = """\
Serves one table to the phones around it: all see the score, one of them writes. Nobody comes in
without the code, which is the same again after a restart. Ctrl+C ends it."""


def add_serve(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default=SUPPRESS,
        help="the address to listen at (0.0.0.0: every network of this machine)",
    )
    parser.add_argument(
        "--port",
        type=int,
        default=SUPPRESS,
        metavar="N",
        help="the port (8550, or the next free one)",
    )
    parser.add_argument(
        "--address",
        action="append",
        default=[],
        type=_address,
        metavar="NAME[:PORT]",
        help="a further address at which phones reach this machine, as out of a container;"
        " the QR code leads to the first; may be given more than once",
    )
    parser.add_argument(
        "--new-code",
        action="store_true",
        help="another code: no phone that came in before comes in again",
    )


def _address(text: str) -> str:
    if ADDRESS.fullmatch(text):
        return text
    raise ArgumentTypeError(f"{text} is no name or address of a machine, with or without a port")


def served_text(invitation: "Invitation") -> str:
    from views.serving.qr_text import qr_text

    return (
        f"{qr_text(invitation.link)}\n"
        f"The table is open at {invitation.address}\n"
        f"Code: {invitation.spaced_code}"
    )
