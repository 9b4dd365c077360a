"""The same program with tight limits, so that a test reaches them soon."""

import sys

from main import main
from views.serving import doors
from views.serving.limits import Limits

doors.LIMITS = Limits(patience=3.0, sockets_of_phone=2)

if __name__ == "__main__":
    sys.exit(main())
