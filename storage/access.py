"""Who may read and write in a book: one thread at a time, and nobody once it is closed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock as OneAtATime
from threading import RLock
from typing import NamedTuple

from storage.errors import NotRead, NotSaved, reason_of
from storage.lock import Lock


class Regain(NamedTuple):
    """The way back to a lock that was lost, before the next who writes."""

    take: Callable[[], Lock]
    """Raises Locked, NotSaved."""
    look_anew: Callable[[], None]
    """Others may have written since."""


class Access:
    """What the system refuses comes out as an answer of the store."""

    def __init__(self, lock: Lock | None, regain: Regain) -> None:
        """`lock` None: only for reading."""
        self._lock = lock
        self._regain = regain
        self._alone = RLock()
        self._staying_open = OneAtATime()
        self._is_closed = False
        self._first: Callable[[], object] | None = None

    @property
    def is_read_only(self) -> bool:
        return self._lock is None

    def look_first(self, look: Callable[[], object]) -> None:
        """Before the next who reads or writes. Where it fails that one does, and it comes again."""
        self._first = look

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Raises NotRead."""
        with self._alone:
            if self._is_closed:
                raise NotRead("closed")
            try:
                self._look_now()
                yield
            except OSError as error:
                raise NotRead(reason_of(error)) from error

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Raises NotSaved; Locked where the lock was lost to somebody else."""
        with self._alone:
            if self._is_closed or self.is_read_only:
                raise NotSaved("closed" if self._is_closed else "read-only")
            try:
                self._hold_on()
                self._look_now()
                yield
            except OSError as error:
                raise NotSaved(reason_of(error)) from error

    @contextmanager
    def staying_open(self) -> Iterator[None]:
        """One at a time, while others read and write; only closing waits. Raises NotRead.

        Not to be asked for while reading or writing.
        """
        with self._staying_open:
            with self.reading():
                pass
            yield

    def begin_writing(self, take: Callable[[], Lock], look_anew: Callable[[], None]) -> None:
        """Does nothing where writing is allowed already. Raises what the two raise, and NotRead.

        Nobody else reads or writes between the two.
        """
        with self.reading():
            if self._lock is not None:
                return
            self._lock = take()
            try:
                look_anew()
            except BaseException:
                self._lock.give_back()
                self._lock = None
                raise

    def close(self, tidy: Callable[[], None]) -> None:
        """Whoever may write tidies up first, and gives the lock back."""
        with self._staying_open, self._alone:
            if not self._is_closed and self._lock is not None:
                if self._lock.is_held:
                    tidy()
                self._lock.give_back()
            self._is_closed = True

    def _hold_on(self) -> None:
        """Raises Locked, NotSaved, NotRead, OSError, and then the next one tries it again."""
        if self._lock is None or self._lock.is_held:
            return
        self._lock.give_back()
        lock = self._regain.take()
        try:
            self._regain.look_anew()
        except BaseException:
            lock.give_back()
            raise
        self._lock = lock

    def _look_now(self) -> None:
        look, self._first = self._first, None
        if look is None:
            return
        try:
            look()
        except BaseException:
            self._first = look
            raise
