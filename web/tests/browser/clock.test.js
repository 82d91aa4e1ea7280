// Two guests by the clock: time runs, draws are offered, somebody goes away.

import assert from 'node:assert/strict';
import { SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** Two guests at a game of 3+2, so many plies old; the host is Red. @param {import('./help/visitor.js').Invite} invite @param {number} plies */
async function twoGuests(invite, plies) {
  const [red, blue] = await Promise.all([invite(), invite()]);
  await red.goto('/en/');
  await red.part('friend-open').click();
  const form = red.page.locator('#friend');
  await form.getByRole('radio', { name: '3+2' }).check();
  await form.getByRole('radio', { name: 'Red' }).check();
  await red.page.getByRole('button', { name: 'Create the link' }).click();
  await red.page.waitForURL(/\/en\/game\/\w{10}$/);
  await blue.goto(`/en/game/${red.game}`);
  assert.match(await blue.part('invite-terms').innerText(), /Time: 3\+2\.$/);
  await blue.part('accept').click();
  for (let i = 0; i < plies; i += 1) await (i % 2 === 0 ? red : blue).board.play(SHORT_GAME[i]);
  await until(async () => assert.equal((await truth(house.origin, red.game)).plies.length, plies));
  return { red, blue };
}

/** What a player's clock says, in seconds. @param {Visitor} visitor @param {'top' | 'bottom'} place */
async function seconds(visitor, place) {
  const [, minutes, rest] = (await visitor.part(`player-${place}`).locator('[data-part="clock"]').innerText()).match(/^(\d+):(\d\d)$/) ?? [];
  return Number(minutes) * 60 + Number(rest);
}

house.test('the clock stands until both have moved, then runs for who is to move', async (invite) => {
  const { red, blue } = await twoGuests(invite, 0);
  await Promise.all([red.board.turn(), blue.toRead(/^Your opponent's turn$/)]);
  assert.deepEqual([await seconds(red, 'bottom'), await seconds(red, 'top')], [180, 180]);
  await red.board.play(SHORT_GAME[0]);
  await blue.board.play(SHORT_GAME[1]);
  await red.board.turn();
  const before = { mine: await seconds(red, 'bottom'), theirs: await seconds(red, 'top') };
  // It runs on both screens, and only Red's.
  await until(async () => assert.ok(await seconds(red, 'bottom') <= before.mine - 2));
  assert.ok(await seconds(blue, 'top') <= before.mine - 1);
  assert.equal(await seconds(red, 'top'), before.theirs);
  // What is shown is what the server counts.
  const { state, now } = await truth(house.origin, red.game);
  assert.ok(state.clock?.running === 'red');
  const left = (state.clock.red - (now - state.clock.at)) / 1000;
  assert.ok(Math.abs(left - await seconds(red, 'bottom')) < 3, `${left} s are left`);
});

house.test('a draw is offered, declined, and later accepted', async (invite) => {
  const { red, blue } = await twoGuests(invite, 2);
  await offerDraw(blue);
  await red.toRead(/^Your opponent offers a draw\.$/);
  await red.part('status').getByRole('button', { name: 'Decline' }).click();
  await until(async () => assert.equal((await truth(house.origin, red.game)).state.offers.draw, null));
  await offerDraw(red);
  await blue.toRead(/^Your opponent offers a draw\.$/);
  await blue.part('status').getByRole('button', { name: 'Accept' }).click();
  await Promise.all([red, blue].map((guest) => guest.toRead(/^A draw\. Agreed by both\.$/)));
  assert.equal((await truth(house.origin, red.game)).state.end?.verdict, 'drawn');
});

/** @param {Visitor} visitor */
async function offerDraw(visitor) {
  await visitor.part('do-draw').click();
  await visitor.part('question-yes').click();
  await visitor.toRead(/^You have offered a draw\.$/);
}

house.test('a move is taken back if the other agrees', async (invite) => {
  const { red, blue } = await twoGuests(invite, 2);
  await blue.part('do-takeback').click();
  await blue.part('question-yes').click();
  await red.toRead(/^Your opponent would like to take a move back\.$/);
  await red.part('status').getByRole('button', { name: 'Accept' }).click();
  await until(async () => assert.equal((await truth(house.origin, red.game)).plies.length, 1));
  assert.equal(await blue.board.turn(), 'turn');
  assert.equal(await red.part('moves').locator('[data-ply]').count(), 1);
});

house.test('who closes the browser is away; who opens it again is back', async (invite) => {
  const { red, blue } = await twoGuests(invite, 3);
  const { game } = red;
  const storageState = await blue.context.storageState();
  await blue.leave();
  await red.toRead(/^Your opponent is away\. You can claim the game in \d+ seconds?\.$/);
  const countdown = async () => Number((await red.status.innerText()).match(/\d+/)?.[0]);
  const first = await countdown();
  assert.ok(first > 0 && first <= 45);
  await until(async () => assert.ok(await countdown() < first));
  await red.page.locator('[data-part="player-top"][data-away]').waitFor();

  const again = await invite({ storageState });
  await again.goto(`/en/game/${game}`);
  await red.toRead(/^Your opponent's turn$/);
  await again.board.play(SHORT_GAME[3]);
  await red.board.play(SHORT_GAME[4]);
  await Promise.all([red.toRead(/^You win\./), again.toRead(/^You lose\./)]);
});
