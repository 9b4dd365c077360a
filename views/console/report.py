"""What a command has done, told also where standard output cannot be written."""

from contextlib import suppress
from typing import TextIO

from views.console.output import write
from views.console.trouble import Trouble


class Report:
    """On standard output; from its first fault on where errors are told."""

    def __init__(self, output: TextIO | None, errors: TextIO | None) -> None:
        self.status = 0
        """The exit status: 1 once standard output could not be written."""
        self._output = output
        self._errors = errors

    def say(self, done: str) -> None:
        """What is done stays done, whoever hears of it."""
        if self.status == 0:
            try:
                write(self._output, done)
            except Trouble as problem:
                self.status = 1
                done = f"Standard output cannot be written: {problem} What was done:\n{done}"
        if self.status:
            with suppress(Trouble):
                write(self._errors, done)
