// The rules: three moves to step through, and positions to try with the engine's answer.

import assert from 'node:assert/strict';
import { until } from './help/board.js';
import { House } from './help/visitor.js';

const house = new House({ saveData: true });

house.test('three moves, forward and back', async (invite) => {
  const guest = await invite({ reducedMotion: 'reduce' });
  const { page } = guest;
  await guest.goto('/en/rules#moves');
  const moves = page.locator('[data-part="moves"]');
  const on = (/** @type {string} */ square) => moves.locator(`[data-square="${square}"] svg`).getAttribute('class');
  const told = moves.locator('[aria-current="step"]');
  const [back, next] = [moves.getByRole('button', { name: 'Back' }), moves.getByRole('button', { name: 'Next move' })];
  await until(async () => assert.equal(await back.getAttribute('aria-disabled'), 'true'));
  await next.click();
  assert.equal(await told.innerText(), 'Red clones to b6. No enemy piece is beside it, so nothing is converted.');
  assert.equal(await on('b6'), 'piece red');
  await next.click();
  assert.equal(await told.innerText(), 'Blue jumps from g7 to e5. The square g7 is empty now.');
  assert.equal(await moves.locator('[data-square="g7"] svg').count(), 0);
  await next.click();
  assert.equal(await told.innerText(), 'Red clones to d3 and converts 2 pieces.');
  assert.deepEqual([await on('d4'), await on('e4'), await on('d5')], ['piece red', 'piece red', 'piece blue']);
  assert.equal(await moves.locator('[data-part="tally"]').getAttribute('aria-label'), 'Red 8, Blue 3, empty 38');
  await back.click();
  assert.deepEqual([await on('d4'), await on('e5')], ['piece blue', 'piece blue']);
});

house.test('any move in an example is answered, and can be tried again', async (invite) => {
  const guest = await invite({ reducedMotion: 'reduce' });
  const { page } = guest;
  await guest.goto('/en/rules#advice');
  const example = page.locator('[data-lesson="count"]');
  const square = (/** @type {string} */ name) => example.locator(`[data-square="${name}"]`);
  const said = example.locator('[data-part="said"]');
  await square('d6').click();
  await square('f5').click();
  await until(async () => assert.match(await said.innerText(), /^Blue answers .*\. Red \d+, Blue \d+\. The engine would play d5\.$/));
  const counts = (await said.innerText()).match(/Red (\d+), Blue (\d+)/) ?? [];
  assert.equal(await example.locator('[data-square] svg.red').count(), Number(counts[1]));
  assert.equal(await example.locator('[data-square] svg.blue').count(), Number(counts[2]));
  await example.getByRole('button', { name: 'Try again' }).click();
  assert.equal(await said.innerText(), '');
  await example.getByRole('button', { name: "Show the engine's move" }).click();
  await square('d5').click();
  await until(async () => assert.match(await said.innerText(), /The engine would play this move too\.$/));
});

house.test('every diagram says in words what it shows', async (invite) => {
  const guest = await invite();
  await guest.goto('/en/rules');
  const labels = await guest.page.locator('figure [role="img"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  assert.equal(labels[0], 'Red on a7, g1. Blue on g7, a1.');
  assert.equal(labels.length, 7);
  for (const label of labels) assert.match(label ?? '', /^Red (on [a-g]\d|\d+)/);
  assert.equal(await guest.page.locator('#play figure').first().locator('.clone').count(), 8);
  assert.equal(await guest.page.locator('#play figure').first().locator('.jump').count(), 16);
});
