/**
 * The recorded game, Red in a browser and Blue by program.
 *
 * @typedef {import('./visitor.js').Visitor} Visitor
 * @typedef {import('./visitor.js').Invite} Invite
 */

import assert from 'node:assert/strict';
import { Bot, boardOf, SHORT_GAME } from './bot.js';
import { BROKEN_LINE } from './visitor.js';

/** Both sit down; Red's browser sits behind the wire. @param {import('./visitor.js').House} house @param {Invite} invite */
export async function sit(house, invite) {
  const bot = await Bot.invite(house.origin);
  const { path } = await bot.friend();
  const red = await invite({ origin: house.proxy.origin, excused: BROKEN_LINE });
  return { bot, red, path };
}

/** Plays the plies from number `from` to before `to`. @param {Visitor} red @param {Bot} bot @param {number} [from] @param {number} [to] */
export async function playPlies(red, bot, from = 0, to = SHORT_GAME.length) {
  for (let i = from; i < to; i += 1) {
    if (i % 2 === 0) await red.board.play(SHORT_GAME[i]);
    else await bot.move(SHORT_GAME[i]);
  }
}

/** The game has ended as recorded: each move once, none missing; and that is what Red sees. @param {Visitor} red @param {Bot} bot */
export async function mustBeOver(red, bot) {
  await red.part('result').waitFor();
  await red.toRead(/^You win\. One side has no pieces left\.$/);
  assert.equal(await red.part('rule').getAttribute('href'), '/en/rules#winning');
  const game = await bot.truth();
  assert.deepEqual(game.plies.map(({ move }) => move), SHORT_GAME);
  assert.deepEqual(game.state.end, { verdict: 'won', winner: 'red', reason: 'eliminated', by: null });
  await red.board.toShow(boardOf(game));
  const listed = (await red.part('moves').locator('[data-ply]').allInnerTexts()).map((text) => text.replace('–', ''));
  assert.deepEqual(listed, SHORT_GAME);
}
