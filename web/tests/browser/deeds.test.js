// The line breaks at what a player does besides moving. Either the server has heard it or not; in both cases the
// page comes back and shows what a page shows that has just been opened.

import assert from 'node:assert/strict';
import { until } from './help/board.js';
import { playPlies, sit } from './help/short-game.js';
import { House } from './help/visitor.js';

/**
 * @typedef {import('./help/visitor.js').Visitor} Visitor
 * @typedef {import('./help/bot.js').Bot} Bot
 * @typedef {object} Case
 * @property {string} t the message
 * @property {number} plies played before
 * @property {(bot: Bot) => Promise<void>} [first] what the opponent does before
 * @property {(red: Visitor) => Promise<void>} press
 * @property {(game: import('./help/bot.js').Snapshot) => boolean} done whether the server has carried it out
 */

const house = new House({ saveData: true });

/** @param {string} name @returns {Case['press']} */
const confirmed = (name) => async (red) => {
  await red.part(`do-${name}`).click();
  await red.part('question-yes').click();
};
/** @param {string} name @returns {Case['press']} */
const chosen = (name) => async (red) => await red.part('status').getByRole('button', { name }).click();
/** @param {Bot} bot */
const asksBack = async (bot) => await bot.act('offer-takeback', { version: (await bot.truth()).version });

/** @type {Case[]} */
const CASES = [
  { t: 'abort', plies: 0, press: confirmed('abort'), done: ({ state }) => state.end?.reason === 'aborted' },
  { t: 'resign', plies: 2, press: confirmed('resign'), done: ({ state }) => state.end?.reason === 'resigned' },
  { t: 'offer-draw', plies: 2, press: confirmed('draw'), done: ({ state }) => state.offers.draw === 'red' },
  { t: 'accept-draw', plies: 2, first: (bot) => bot.act('offer-draw'), press: chosen('Accept'), done: ({ state }) => state.end?.reason === 'agreed' },
  { t: 'decline-draw', plies: 2, first: (bot) => bot.act('offer-draw'), press: chosen('Decline'), done: ({ state }) => state.offers.draw === null },
  { t: 'offer-takeback', plies: 2, press: confirmed('takeback'), done: ({ state }) => state.offers.takeback === 'red' },
  { t: 'accept-takeback', plies: 2, first: asksBack, press: chosen('Accept'), done: ({ plies }) => plies.length === 1 },
  { t: 'decline-takeback', plies: 2, first: asksBack, press: chosen('Decline'), done: ({ state }) => state.offers.takeback === null },
  { t: 'offer-rematch', plies: 5, press: async (red) => await red.part('rematch').click(), done: ({ state }) => state.offers.rematch === 'red' },
  { t: 'decline-rematch', plies: 5, first: (bot) => bot.act('offer-rematch'), press: chosen('Decline'), done: ({ state }) => state.offers.rematch === null },
];

for (const { t, plies, first, press, done } of CASES) {
  for (const when of /** @type {const} */ (['before', 'after'])) {
    house.test(`cut ${when} ${t}`, async (invite) => {
      const { bot, red, path } = await sit(house, invite);
      await red.goto(path);
      await playPlies(red, bot, 0, plies);
      await until(async () => assert.equal((await bot.truth()).plies.length, plies));
      await first?.(bot);
      const isCut = house.proxy.cutAt({ from: 'client', t, when });
      await press(red);
      await until(async () => assert.ok(isCut()));
      await until(async () => assert.equal(done(await bot.truth()), when === 'after'));
      await seesAsNew(red);
    });
  }
}

house.test('cut before and after a refusal', async (invite) => {
  const { bot, red, path } = await sit(house, invite);
  await red.goto(path);
  await playPlies(red, bot, 0, 2);
  await confirmed('draw')(red);
  await red.toRead(/^You have offered a draw\.$/);
  await bot.act('decline-draw');
  for (const when of /** @type {const} */ (['after', 'before'])) {
    await red.toRead(/^Your turn$|^You offered a draw a moment ago/);
    const told = house.proxy.count('server', 'snapshot');
    const isCut = house.proxy.cutAt({ from: 'server', t: 'refused', when });
    await confirmed('draw')(red);
    await until(async () => assert.ok(isCut()));
    // The line is back: who asks before then loses the question with the line.
    await until(async () => assert.ok(house.proxy.count('server', 'snapshot') > told));
    await seesTheBoard(red, bot);
  }
  await playPlies(red, bot, 2);
  await red.toRead(/^You win\./);
});

/** The page shows what another one shows that the same person has just opened. @param {Visitor} red */
async function seesAsNew(red) {
  const fresh = await red.context.newPage();
  await fresh.goto(red.page.url());
  await until(async () => {
    const [there, here] = await Promise.all([fresh, red.page].map((page) => page.locator('main').innerText()));
    assert.equal(here, there);
    // Not what stands there before the first word from the server, on either page.
    assert.match(here, /\bYou\b/);
    assert.doesNotMatch(here, /Connection lost/);
  });
  await fresh.close();
}

/** @param {Visitor} red @param {Bot} bot */
async function seesTheBoard(red, bot) {
  await until(async () => assert.doesNotMatch(await red.status.innerText(), /Connection lost/));
  assert.equal(await red.board.turn(), 'turn');
  assert.equal((await bot.truth()).state.offers.draw, null);
}
