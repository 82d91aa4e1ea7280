// Two accounts play for a rating, and what the site then says of them.

import assert from 'node:assert/strict';
import { register } from './help/account.js';
import { clean } from './help/axe.js';
import { until } from './help/board.js';
import { inviteFriend } from './help/two-guests.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

house.test('a ranked game by invitation changes the ratings on both pages, and is in both histories', async (invite) => {
  const [ann, bob] = await Promise.all([invite(), invite()]);
  await Promise.all([register(ann, 'Ann'), register(bob, 'Bob')]);
  const [told, heard] = [framesOf(ann, 'framesent'), framesOf(bob, 'framereceived')];
  const path = await inviteFriend(ann, { time: '5+3', rated: true });
  await bob.goto(path);
  assert.match(await bob.part('stake').innerText(), /^Ranked game · /);
  await bob.part('accept').click();
  await leaveAndComeBack(bob);
  for (const player of [ann, bob]) await player.board.playAny();
  assert.equal(await ann.board.turn(), 'turn');
  await leaveAndComeBack(ann);
  for (const player of [ann, bob]) await player.board.playAny();
  assert.equal(await ann.board.turn(), 'turn');
  // With the move before which she left; the opponent, who left in her turn, is told nothing.
  assert.deepEqual(told().filter((t) => ['move', 'looked-away'].includes(t)), ['move', 'looked-away', 'move']);
  assert.ok(heard().includes('update') && !heard().includes('looked-away'), String(heard()));
  assert.equal(await ann.part('do-takeback').isVisible(), false);
  await bob.part('do-resign').click();
  await bob.part('question-yes').click();

  for (const [visitor, own, other] of /** @type {[Visitor, RegExp, RegExp][]} */ ([[ann, /^\+\d+/, /^−\d+/], [bob, /^−\d+/, /^\+\d+/]])) {
    await visitor.part('result').waitFor();
    const change = (/** @type {string} */ place) => visitor.part(place).locator('[data-part="rating-change"]').innerText();
    await until(async () => assert.match(await change('player-bottom'), own));
    assert.match(await change('player-top'), other);
  }
  await history(ann);
});

/** The kinds of messages that go one way from now on. @param {Visitor} visitor @param {'framesent' | 'framereceived'} way */
function framesOf({ page }, way) {
  /** @type {string[]} */
  const kinds = [];
  const note = (/** @type {{ payload: string | Buffer }} */ { payload }) => void kinds.push(JSON.parse(String(payload)).t);
  page.on('websocket', (socket) => (way === 'framesent' ? socket.on('framesent', note) : socket.on('framereceived', note)));
  return () => kinds;
}

/** Something else has the keyboard for a moment. @param {Visitor} visitor */
async function leaveAndComeBack({ page }) {
  await page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
}

/** @param {Visitor} ann */
async function history(ann) {
  const { page } = ann;
  await ann.part('player-top').getByRole('link', { name: 'Bob' }).click();
  await page.getByRole('heading', { name: 'Bob', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Your games against each other' }).waitFor();
  await clean(ann);

  // By keyboard alone: only what was lost, then only what was won.
  await page.getByRole('link', { name: 'All games' }).click();
  for (const [key, text] of [['L', 'Lost as Blue'], ['W', 'No such game has ended yet.']]) {
    await page.getByLabel('Result').focus();
    await page.keyboard.type(key);
    await page.getByRole('button', { name: 'Show' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(text).waitFor();
  }
  await clean(ann);

  await ann.goto('/en/@/BOB');
  assert.equal(new URL(page.url()).pathname, '/en/@/Bob');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('You have blocked this player.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Challenge' }).count(), 0);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Follow' }).click();
  await page.getByRole('button', { name: 'Stop following' }).waitFor();

  await ann.goto('/en/players');
  await page.getByText('The first place is free.').waitFor();
  await clean(ann);
}
