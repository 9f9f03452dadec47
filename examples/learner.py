"""A learner that knows nothing at first and beats the stableboy, the weakest level, after a few minutes.

    python examples/learner.py [MINUTES]

It plays 256 games of two against itself at once, in the vector environment, and learns by proximal policy optimisation
from what its choices bring: points more than the other's. It needs posthorn[research,train] and two cores.
"""

import sys
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax

from posthorn.environments.vector_env import ManyGamesEnv
from posthorn.players.observation import BLOCKS

GAMES, STEPS, BATCH, EPOCHS = 256, 64, 1024, 2
WIDTH, ACTIONS = 128, 400
RATE, ENTROPY, CLIP, TRACE = 1e-3, 0.01, 0.2, 0.95
WIN = 3.0  # points that winning is worth

SCALES = np.concatenate([np.full(size, scale, np.float32) for _, size, scale in BLOCKS])
STARTS = np.cumsum([0, *(size for _, size, _ in BLOCKS)])
POINTS = [STARTS[i] for i, (name, _, _) in enumerate(BLOCKS) if name == "points"][:2]  # one's own, the other's


def new_network(key):
    """Two hidden layers; a preference for each action, and the lead that is expected."""
    sizes = [len(SCALES), WIDTH, WIDTH, ACTIONS + 1]
    gains = [2.0, 1.4, 0.1]
    return [
        (jax.random.normal(key, (rows, columns)) * gain / rows**0.5, jnp.zeros(columns))
        for key, rows, columns, gain in zip(jax.random.split(key, 3), sizes[:-1], sizes[1:], gains, strict=True)
    ]


def judge(network, observations, masks):
    """Return the logarithms of each legal action's likelihood, and the lead that is expected."""
    x = observations * SCALES
    for matrix, bias in network[:-1]:
        x = jax.nn.relu(x @ matrix + bias)
    x = x @ network[-1][0] + network[-1][1]
    return jax.nn.log_softmax(jnp.where(masks != 0, x[:, :ACTIONS], -1e9)), x[:, ACTIONS]


@jax.jit
def choose(network, observations, masks, key):
    """Choose by lot, as the network likes; return the actions, their likelihoods and the leads expected."""
    likelihoods, leads = judge(network, observations, masks)
    actions = jax.random.categorical(key, likelihoods)
    return actions, likelihoods[jnp.arange(len(actions)), actions], leads


def play(env, shown, network, key):
    """Play some steps in all games; return what to learn from, and what is shown then."""
    observations, seats = shown
    rows = []
    for step in range(STEPS):
        actions, likelihoods, leads = choose(network, *observations.values(), jax.random.fold_in(key, step))
        before = lead_of(observations)
        following, rewards, over, _, infos = env.step(np.asarray(actions))
        sign = np.where(infos["seat"] == seats, 1.0, -1.0)  # the next choice may be the other's
        after = np.where(over, WIN * rewards, sign * lead_of(following))
        if over.any():
            points = infos["final_info"]["points"].astype(float)
            own = points[np.arange(GAMES), seats] - points[np.arange(GAMES), 1 - seats]
            after = np.where(over, after + own, after)
        rows.append((*observations.values(), actions, likelihoods, leads, after - before, np.where(over, 0.0, sign)))
        observations, seats = following, infos["seat"]
    observed, masks, actions, likelihoods, leads, gains, signs = (np.stack(part) for part in zip(*rows, strict=True))
    _, _, expected = choose(network, *observations.values(), key)
    advantages, advantage = np.zeros_like(leads), np.zeros(GAMES)
    for step in reversed(range(STEPS)):
        surprise = gains[step] / 10 + signs[step] * np.asarray(expected) - leads[step]
        advantage = surprise + TRACE * signs[step] * advantage
        advantages[step], expected = advantage, leads[step]
    lesson = (observed, masks, actions, likelihoods, advantages, advantages + leads)
    return [part.reshape(STEPS * GAMES, *part.shape[2:]) for part in lesson], (observations, seats)


def lead_of(observations):
    """Return by how many points the seat to act leads."""
    own, others = (observations["observation"][:, place].astype(float) for place in POINTS)
    return own - others


def loss(network, observations, masks, actions, likelihoods, advantages, targets):
    """Return how wrong the network is about a batch."""
    new, leads = judge(network, observations, masks)
    ratio = jnp.exp(new[jnp.arange(len(actions)), actions] - likelihoods)
    worth = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    gain = jnp.minimum(ratio * worth, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * worth).mean()
    entropy = -(jnp.exp(new) * new).sum(-1).mean()
    return -gain - ENTROPY * entropy + 0.5 * jnp.square(leads - targets).mean()


optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


@jax.jit
def learn(network, memory, batch):
    """Take one step."""
    change, memory = optimiser.update(jax.grad(loss)(network, *batch), memory)
    return optax.apply_updates(network, change), memory


def measure(network, opponent, games=400):
    """Return the share of games that the network wins, choosing what it likes best."""
    env = ManyGamesEnv(games, opponents=opponent)
    best = jax.jit(lambda observations, masks: judge(network, observations, masks)[0].argmax(-1))
    observations, _ = env.reset(seed=1_000_000)
    first = np.zeros(games)  # the reward of each game that ends first
    while not first.all():
        actions = best(*observations.values())
        observations, rewards, over, _, _ = env.step(np.asarray(actions))
        first = np.where(over & (first == 0), rewards, first)
    return (first > 0).mean()


def main(minutes=4.0, seed=1):
    """Learn for some minutes, then measure."""
    began, key, chance = time.monotonic(), jax.random.key(seed), np.random.default_rng(seed)
    network = new_network(key)
    memory = optimiser.init(network)
    env = ManyGamesEnv(GAMES, opponents=None, copy=True)
    observations, infos = env.reset(seed=seed)
    shown, iteration = (observations, infos["seat"]), 0
    while time.monotonic() - began < minutes * 60:
        iteration += 1
        lesson, shown = play(env, shown, network, jax.random.fold_in(key, iteration))
        for _ in range(EPOCHS):
            for rows in chance.permutation(STEPS * GAMES).reshape(-1, BATCH):
                network, memory = learn(network, memory, [part[rows] for part in lesson])
        if iteration % 20 == 0:
            won = measure(network, "stableboy", 100)
            print(f"{time.monotonic() - began:5.0f} s, {iteration * STEPS * GAMES:9,} choices: {won:.0%}", flush=True)
    return measure(network, "stableboy")


if __name__ == "__main__":
    print(f"It wins {main(*map(float, sys.argv[1:])):.1%} of 400 games against the stableboy.")
