// What players say to each other beside the board.

import assert from 'node:assert/strict';
import { until } from './help/board.js';
import { twoGuests } from './help/two-guests.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** @param {Visitor} visitor */
const lines = async (visitor) => await visitor.part('chat-lines').locator('li').allInnerTexts();

house.test('presets are seen by both, and by nobody who looks on', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await red.part('chat').getByRole('button', { name: 'Good luck!' }).click();
  await until(async () => assert.deepEqual(await lines(red), ['You Good luck!']));
  await until(async () => assert.match((await lines(blue))[0] ?? '', /^\w+ \w+ \w+ Good luck!$/));
  await blue.part('chat').getByRole('button', { name: 'Thank you!' }).click();
  await until(async () => assert.equal((await lines(red)).length, 2));
  assert.equal(await red.part('chat-form').isVisible(), false, 'guests choose');
  assert.equal(await red.part('chat-note').isVisible(), true);
  const watcher = await invite();
  await watcher.goto(`/en/game/${red.game}`);
  await watcher.toRead(/^Red's turn$|^Red to move$/);
  assert.equal(await watcher.part('chat').isVisible(), false);
  // What was said is still there for who comes back.
  await red.page.reload();
  await until(async () => assert.equal((await lines(red)).length, 2));
});

house.test('who wants no chat sees none', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await red.part('chat-toggle').click();
  assert.equal(await red.part('chat-body').isVisible(), false);
  await blue.part('chat').getByRole('button', { name: 'Hello!' }).click();
  await red.page.reload();
  await red.board.turn();
  assert.equal(await red.part('chat-body').isVisible(), false, 'it is kept');
  await red.part('chat-toggle').click();
  await until(async () => assert.equal((await lines(red)).length, 1));
});

house.test('an account writes; what it writes is text', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  const answer = await red.page.request.post(`${house.origin}/api/account/register`, {
    data: { name: 'Marta', password: 'a long enough sentence' }, headers: { origin: house.origin },
  });
  assert.ok(answer.ok(), await answer.text());
  await red.page.reload();
  await red.part('chat-field').fill('<img src=x onerror=alert(1)> <b>hi</b>');
  await red.part('chat-field').press('Enter');
  await until(async () => assert.deepEqual(await lines(blue), ['Marta <img src=x onerror=alert(1)> <b>hi</b>']));
  assert.equal(await blue.part('chat-lines').locator('img, li b b').count(), 0);
  assert.equal(await red.part('chat-field').inputValue(), '');
});
