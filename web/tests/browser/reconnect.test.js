// The line breaks at every kind of message of a game, before or after it has passed. Each time the browser comes
// back by itself, and in the end shows what the server holds: each move once, none missing.

import assert from 'node:assert/strict';
import { until } from './help/board.js';
import { mustBeOver, playPlies, sit } from './help/short-game.js';
import { House } from './help/visitor.js';

const house = new House({ saveData: true });
const WHEN = /** @type {const} */ (['before', 'after']);

/** Those that come without a move. */
const QUIET = /** @type {const} */ ([['client', 'open'], ['server', 'snapshot'], ['server', 'watchers'],
  ['client', 'ping'], ['server', 'pong']]);
for (const [from, t] of QUIET) {
  for (const when of WHEN) {
    house.test(`cut ${when} ${t}`, async (invite) => {
      const { bot, red, path } = await sit(house, invite);
      const done = house.proxy.cutAt({ from, t, when });
      await red.goto(path);
      await until(async () => assert.ok(done()));
      await playPlies(red, bot);
      await mustBeOver(red, bot);
    });
  }
}

/** Those that a move brings, and how many of them the game has. */
const MOVING = /** @type {const} */ ([['client', 'move', 3], ['server', 'ack', 3], ['server', 'update', 5]]);
for (const [from, t, count] of MOVING) {
  for (let nth = 1; nth <= count; nth += 1) {
    for (const when of WHEN) {
      house.test(`cut ${when} ${t} ${nth}`, async (invite) => {
        const { bot, red, path } = await sit(house, invite);
        const done = house.proxy.cutAt({ from, t, nth, when });
        await red.goto(path);
        await playPlies(red, bot);
        await mustBeOver(red, bot);
        assert.ok(done());
      });
    }
  }
}
