"""Who may come in: whoever knows the code of the table, and from then on whoever did."""

import hmac
import secrets
from dataclasses import dataclass, replace
from http.cookies import CookieError, SimpleCookie

from views.serving.limits import Buckets, Clock
from views.serving.wrong_codes import WrongCodes

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None of them is taken for another one."""
LENGTH = 8
"""Of a code: 32 to the power of 8 are 10 to the power of 12."""
LONGEST_TYPED = 40
SEAL = 32
"""Letters of the seal of a pass."""
PASS_DAYS = 30
PASSES, PASSES_AT_ONCE = 1.0, 100.0
"""For one address, a second and at once: many phones behind one router are one address."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """What outlives the program, so that the phones come back after it."""

    code: str
    secret: str
    """Seals the passes; it never leaves this machine."""
    pen: str = ""
    """The phone that had the pen; empty: none had it."""
    game: str = ""
    """Id of the game on the table; empty: there was none."""


def new_key() -> Key:
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return Key(code=code, secret=secrets.token_hex(32))


def with_new_code(key: Key) -> Key:
    """No phone that came in before comes in again; the game stays on the table."""
    return replace(new_key(), game=key.game)


def plain(typed: str) -> str:
    """A code however it is typed: "abcd-efgh "."""
    return "".join(letter for letter in typed[:LONGEST_TYPED].upper() if letter.isalnum())


class Door:
    def __init__(
        self, key: Key, clock: Clock, port: int, names: frozenset[str] = frozenset()
    ) -> None:
        """`names` are further hosts by which this machine may be asked for, such as "den:8550"."""
        self._key = key
        self.names = names
        self._wrong = WrongCodes(clock)
        self._passes = Buckets(PASSES, PASSES_AT_ONCE, clock)
        # Browsers show a cookie to every port of a machine, and there may be another table.
        self.cookie = f"cabo-{port}"

    def wait_of(self, address: str) -> float:
        """Seconds until that address may try a code."""
        return self._wrong.wait_of(address)

    def opens(self, typed: str, address: str) -> bool:
        """Whether that is the code; wrong ones are counted."""
        if self.wait_of(address) > 0:
            return False
        if hmac.compare_digest(plain(typed).encode(), self._key.code.encode()):
            self._wrong.forget(address)
            return True
        self._wrong.add(address)
        return False

    def rest_of(self, address: str) -> float:
        """Seconds until one more phone from that address gets its pass."""
        return self._passes.take(address)

    def new_pass(self) -> str:
        """What a phone shows from now on instead of the code."""
        phone = secrets.token_hex(8)
        return f"{phone}.{self._seal(phone)}"

    def phone_of(self, cookies: str) -> str | None:
        """Which phone it is, by the cookies it sends; None: it has not come in."""
        phone, _, seal = self._shown(cookies).partition(".")
        is_sealed = hmac.compare_digest(seal.encode(), self._seal(phone).encode())
        return phone if phone and is_sealed else None

    def _shown(self, cookies: str) -> str:
        try:
            found = SimpleCookie(cookies).get(self.cookie)
        except CookieError:
            return ""
        return found.value if found else ""

    def _seal(self, phone: str) -> str:
        secret = bytes.fromhex(self._key.secret)
        return hmac.digest(secret, phone.encode(), "sha256").hex()[:SEAL]
