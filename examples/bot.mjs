// A bot that joins a game on a Posthorn server and plays it to the end: node bot.mjs LINK [NAME]
//
// LINK is what the host sends around (http://SERVER/#/game/ID), or the game's id alone for a server on this machine.
// This is a whole client over plain HTTP, for Node.js 20 or newer and nothing else. See docs/api.md.

const [link, name = "Node"] = process.argv.slice(2);
const [, server = "http://127.0.0.1:8017", game] = /^(?:(.*)\/#\/game\/)?(.*)$/.exec(link);
const address = `${server}/api/games/${game}`;
const pause = (seconds) => new Promise((wake) => setTimeout(wake, 1000 * seconds));
let key = process.env.KEY;

/** Ask the server for something, or send it a body; again while it cannot be reached or is asked too often. */
async function ask(path, body) {
  const headers = { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) };
  const request = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
  for (;;) {
    const answer = await fetch(address + path, request).catch(() => null);
    if (answer && answer.status !== 429 && answer.status !== 503) return { ok: answer.ok, ...(await answer.json()) };
    await pause(Number(answer?.headers.get("retry-after") ?? 1));
  }
}

/** Close for the next carriage, else lay what fits; prefer cities without an own office; the rest is chance. */
function choose(view) {
  const me = view.players[view.seat];
  const helped = view.official === null ? 2 : 0; // the cartwright makes up for two cards
  const closes = me.route.length >= Math.max(3, Math.min(me.carriage + 1, 7) - helped);
  const likings = { close: closes ? 9 : 0, cartwright: 8, play: 7, draw: 5, pass: 4, begin: 3 };
  const liking = (action) => {
    const [verb, city] = action.split(" ");
    const isNew = ["draw", "play", "begin"].includes(verb) && !me.offices.includes(city);
    return (likings[verb] ?? 1) + Number(isNew) + Math.random();
  };
  const liked = view.legal_actions.map((action) => [liking(action), action]);
  return liked.reduce((best, other) => (other[0] > best[0] ? other : best))[1];
}

if (!key) {
  const joined = await ask("/join", { name });
  if (!joined.ok) {
    console.error(joined.error.message);
    process.exit(1);
  }
  key = joined.key;
}
console.log(`KEY=${key}`); // a bot that is started with this in its environment has the same seat
for (;;) {
  const now = await ask("");
  if (!now.ok) {
    console.error(now.error.message);
    process.exit(1);
  }
  if (["over", "abandoned"].includes(now.status)) {
    console.log(now.status, JSON.stringify(now.scores));
    break;
  }
  const mine = now.seats?.find((seat) => seat.yours && seat.seat === now.seat_to_act);
  if (mine) {
    const { view, revision } = await ask(`/view?seat=${mine.seat}`);
    // If the game has moved on in the meantime this is refused, and we look again.
    if (view?.legal_actions.length) await ask("/play", { seat: mine.seat, revision, action: choose(view) });
  } else {
    await pause(0.1);
  }
}
