"""How much may come in at a served table."""

from tests.serving.clock import Clock
from views.serving.crowd import Crowd, neighbourhood
from views.serving.limits import REMEMBERED, Bucket, Buckets


def test_a_burst_passes_and_the_rest_waits() -> None:
    bucket = Bucket(rate=10, burst=3, clock=Clock())

    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.1, 0.2]


def test_who_waited_may_go_on() -> None:
    clock = Clock()
    bucket = Bucket(rate=10, burst=1, clock=clock)
    bucket.take()
    clock.now += 100

    assert [bucket.take(), bucket.take()] == [0, 0.1]


def test_one_name_makes_no_other_one_wait() -> None:
    buckets = Buckets(rate=10, burst=1, clock=Clock())

    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [0, 0.1, 0]


def test_only_so_many_names_are_remembered() -> None:
    buckets = Buckets(rate=10, burst=1, clock=Clock())
    for number in range(2 * REMEMBERED):
        buckets.take(str(number))

    assert len(buckets) == REMEMBERED


def test_one_address_leaves_room_for_the_others() -> None:
    crowd = Crowd(most=3, most_here=2)

    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a")] == [True, True, False]
    assert [crowd.enter("b"), crowd.enter("c")] == [True, False]


def test_who_leaves_makes_room() -> None:
    crowd = Crowd(most=1, most_here=1)
    with crowd.room("a") as first, crowd.room("a") as second:
        assert (first, second) == (True, False)

    assert crowd.enter("a")


def test_the_many_addresses_of_one_host_are_one() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1%eth0")
    assert neighbourhood("::ffff:192.168.0.9") == neighbourhood("192.168.0.9")
    assert neighbourhood("192.168.0.9") != neighbourhood("192.168.0.8")
