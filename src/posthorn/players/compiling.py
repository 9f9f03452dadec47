"""What must be compiled to play by policies: their modules, in the order in which they build on each other."""

from posthorn.players import policies, postilion_policy, random_policy, simple_policy, simple_worth, stableboy_policy

POLICY_MODULES = (random_policy, simple_worth, simple_policy, postilion_policy, stableboy_policy, policies)
