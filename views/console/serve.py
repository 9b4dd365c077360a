"""Asking for a table that many phones share, and what is said of one that is served."""

from argparse import SUPPRESS, ArgumentParser

from views.served import Invitation
from views.serving.qr_text import qr_text

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
        "--new-code",
        action="store_true",
        help="another code: no phone that came in before comes in again",
    )


def served_text(invitation: Invitation) -> str:
    return (
        f"{qr_text(invitation.link)}\n"
        f"The table is open at {invitation.address}\n"
        f"Code: {invitation.spaced_code}"
    )
