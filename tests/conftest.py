"""How many examples are made up for each law: few here, very many in `test_many_games`.

None of them is timed: a busy machine breaks no law.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "laws",
    max_examples=60,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much),
)
settings.load_profile("laws")
