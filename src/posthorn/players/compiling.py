"""What must be compiled to play by policies: their modules, in the order in which they build on each other."""

from posthorn.players import (
    policies,
    postilion_policy,
    postmaster_policy,
    postmaster_worth,
    random_policy,
    stableboy_policy,
)

POLICY_MODULES = (random_policy, postmaster_worth, postmaster_policy, postilion_policy, stableboy_policy, policies)
