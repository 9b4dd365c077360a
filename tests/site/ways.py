"""What somebody does on a phone who was here before."""

import re

from tests.browser.browser import Phone
from tests.site.hosting import put_warning_away

NEXT = "(Record|Go on with) round"


def go_on(phone: Phone) -> None:
    """To the table of the game that is not over, from Home or from wherever the page opened."""
    phone.see(re.compile(f"Resume|{NEXT}"))
    put_warning_away(phone)
    if phone.sees("Resume"):
        phone.tap("Resume")
    phone.see(re.compile(NEXT))
