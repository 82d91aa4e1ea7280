// The line breaks at every kind of message, before or after it has passed. Each time the browser comes back by
// itself, and in the end shows what the server holds: each move once, none missing.

import assert from 'node:assert/strict';
import { Bot, boardOf, SHORT_GAME } from './help/bot.js';
import { until } from './help/board.js';
import { BROKEN_LINE, House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */
/** @typedef {import('./help/proxy.js').Cut} Cut */

const house = new House();

/** Messages of a game that is only played: those that come without a move, and those that a move brings. */
const QUIET = /** @type {const} */ ([['client', 'open'], ['server', 'snapshot'], ['server', 'watchers'], ['client', 'ping'], ['server', 'pong']]);
const MOVING = /** @type {const} */ ([['client', 'move', 3], ['server', 'ack', 3], ['server', 'update', 5]]);
const WHEN = /** @type {const} */ (['before', 'after']);

for (const [from, t] of QUIET) {
  for (const when of WHEN) {
    house.test(`cut ${when} ${t}`, async (invite) => {
      const { bot, red, done } = await sit(invite, { from, t, when });
      await until(async () => assert.ok(done()));
      await playOut(red, bot);
    });
  }
}

for (const [from, t, count] of MOVING) {
  for (let nth = 1; nth <= count; nth += 1) {
    for (const when of WHEN) {
      house.test(`cut ${when} ${t} ${nth}`, async (invite) => {
        const { bot, red, done } = await sit(invite, { from, t, nth, when });
        await playOut(red, bot);
        assert.ok(done());
      });
    }
  }
}

/**
 * Red in a browser, behind a wire that will be cut, and Blue by program.
 * @param {import('./help/visitor.js').Invite} invite @param {Cut} cut
 */
async function sit(invite, cut) {
  const bot = await Bot.invite(house.origin);
  const { path } = await bot.friend();
  const red = await invite({ origin: house.proxy.origin, excused: BROKEN_LINE });
  const done = house.proxy.cutAt(cut);
  await red.goto(path);
  return { bot, red, done };
}

/** Plays the recorded game to its end, and compares. @param {Visitor} red @param {Bot} bot */
async function playOut(red, bot) {
  for (const [i, move] of SHORT_GAME.entries()) {
    if (i % 2 === 0) await red.board.play(move);
    else await bot.move(move);
  }
  await red.part('result').waitFor();
  await red.toRead(/^You win\. No piece of the other side is left\.$/);
  const game = await bot.truth();
  assert.deepEqual(game.plies.map(({ move }) => move), SHORT_GAME);
  assert.deepEqual(game.state.end, { verdict: 'won', winner: 'red', reason: 'eliminated', by: null });
  await red.board.toShow(boardOf(game));
  const listed = (await red.part('moves').locator('[data-ply]').allInnerTexts()).map((text) => text.replace('–', ''));
  assert.deepEqual(listed, SHORT_GAME);
}
