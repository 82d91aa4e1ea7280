// The beginner guide: by keys, by mouse, without script, and what is kept of it.

import assert from 'node:assert/strict';
import { truth } from './help/bot.js';
import { until } from './help/board.js';
import { pressSquare, tabTo } from './help/keys.js';
import { listen } from './help/spoken.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** Each step, its exercises, and a move that does each: the piece and the square. @type {[string, [string, string, string][]][]} */
const STEPS = [
  ['rule', [['touch', 'c4', 'd4']]],
  ['board', [['opening', 'g1', 'f2']]],
  ['move', [['reach', 'b2', 'c4'], ['keep', 'c3', 'd4']]],
  ['convert', [['most', 'c4', 'd5']]],
  ['pass', [['lock', 'c4', 'd4'], ['again', 'd4', 'e5']]],
  ['win', [['last', 'b2', 'c1']]],
];

/** What is said below the board of an exercise. @param {Visitor} visitor @param {string} id */
function said({ page }, id) {
  return page.locator(`[data-lesson="${id}"] [data-part="said"]`);
}

house.test('all six steps by keys alone, each spoken, and then a first game', async (invite) => {
  const guest = await invite();
  const { page } = guest;
  await guest.goto('/en/guide');
  await page.locator('#rule[data-current]').waitFor();
  const spoken = await listen(guest);
  for (const [step, exercises] of STEPS) {
    assert.equal(await page.locator('.step[data-current]').first().getAttribute('id'), step);
    for (const [i, [id, piece, square]] of exercises.entries()) {
      if (i === 0) await tabTo(guest, `[data-lesson="${id}"] [data-square]`);
      await pressSquare(page, piece);
      await pressSquare(page, square);
      await page.locator(`[data-lesson="${id}"][data-right]`).waitFor();
      assert.match(await said(guest, id).innerText(), /\w+.*[.!]$/);
      await until(async () => assert.match((await spoken()).at(-1) ?? '', new RegExp(`Red (clones|jumps from \\w\\d) to ${square}`)));
      if (i + 1 < exercises.length) {
        await tabTo(guest, `[data-lesson="${id}"] [data-part="next-exercise"]`);
        await page.keyboard.press('Enter');
      }
    }
    if (step === 'win') break;
    await tabTo(guest, `#${step} [data-part="next"]`);
    await page.keyboard.press('Enter');
    // The heading of the next step has the focus: that is what a screen reader reads on.
    await until(async () => assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H2'));
  }
  assert.equal(await page.locator('.progress a[data-done]').count(), 6);
  await tabTo(guest, '[data-part="play"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal(await guest.board.turn(), 'turn');
  const game = await truth(house.origin, guest.game);
  assert.deepEqual(game.state.seats, { red: { kind: 'human' }, blue: { kind: 'computer', level: 1 } });
  await guest.board.make(await guest.board.choose());
  await until(async () => assert.ok((await truth(house.origin, guest.game)).plies.length >= 2));
});

house.test('a miss is explained, a hint helps, and one tries again', async (invite) => {
  const guest = await invite();
  const { page } = guest;
  await guest.goto('/en/guide');
  const lesson = page.locator('[data-lesson="touch"]');
  const square = (/** @type {string} */ name) => lesson.locator(`[data-square="${name}"]`);
  await square('c4').click();
  await square('c6').click();
  await until(async () => assert.match(await said(guest, 'touch').innerText(), /touches no blue piece/));
  assert.equal(await page.locator('.progress a[data-done]').count(), 0);
  // Until one tries again, the board takes no second move.
  await square('c6').click();
  await square('d5').click();
  assert.equal(await square('d5').locator('svg').count(), 0);
  await lesson.getByRole('button', { name: 'Hint' }).click();
  assert.match(await lesson.locator('[data-part="hint-text"]').innerText(), /d4/);
  assert.equal(await square('c4').locator('svg.piece.red').count(), 1);
  await lesson.getByRole('button', { name: 'Show me' }).click();
  assert.match(await square('d4').getAttribute('class') ?? '', /armed/);
  await square('d4').click();
  await page.locator('[data-lesson="touch"][data-right]').waitFor();
  assert.equal(await square('e4').locator('svg.piece.red').count(), 1);
});

house.test('what is done is kept, and one goes on where one left off', async (invite) => {
  const guest = await invite();
  const { page } = guest;
  await guest.goto('/en/guide');
  await page.locator('[data-lesson="touch"] [data-square="c4"]').click();
  await page.locator('[data-lesson="touch"] [data-square="d4"]').click();
  await page.locator('[data-lesson="touch"][data-right]').waitFor();
  await guest.goto('/pt/guide');
  await page.locator('#board[data-current]').waitFor();
  assert.equal(await page.locator('.progress a[data-done]').count(), 1);
  // A step has an address, which the way back in history leads through.
  await page.locator('.progress a[href="#pass"]').click();
  await page.locator('#pass[data-current]').waitFor();
  await page.goBack();
  await page.locator('#board[data-current]').waitFor();
  await guest.goto('/en/guide#win');
  await page.locator('#win[data-current]').waitFor();
});

house.test('without script it is a page to read: every position, every solution', async (invite) => {
  const guest = await invite({ javaScriptEnabled: false });
  const { page } = guest;
  await guest.goto('/en/guide');
  assert.equal(await page.locator('.step:visible').count(), 7);
  assert.equal(await page.locator('.exercise .board:visible').count(), 8);
  assert.equal(await page.getByText('Solution', { exact: true }).count(), 8);
  assert.equal(await page.locator('.scripted:visible').count(), 0);
  await page.locator('[data-lesson="last"] summary').click();
  assert.match(await page.locator('[data-lesson="last"] details').innerText(), /One way to do it: c1/);
});
