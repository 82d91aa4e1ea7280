/** Hands that have keys only. */

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Presses Tab until this has the focus, or something that matches the selector.
 * @param {{ page: Page }} visitor @param {string | import('playwright-core').Locator} wanted @param {string} [key]
 */
export async function tabTo({ page }, wanted, key = 'Tab') {
  const isThere = () => (typeof wanted === 'string'
    ? page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)
    : wanted.evaluate((element) => element === document.activeElement));
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  assert.fail(`${key} does not lead to ${wanted}`);
}

/**
 * From the square that has the focus to another, by arrows, and Enter there.
 * @param {Page} page @param {string} square @param {1 | -1} [turn] -1: the board is seen from Blue's side
 */
export async function pressSquare(page, square, turn = 1) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? '');
  const from = await focused();
  assert.match(from, /^[a-g][1-7]$/, 'the focus is not on a board');
  const right = turn * (square.charCodeAt(0) - from.charCodeAt(0));
  const up = turn * (square.charCodeAt(1) - from.charCodeAt(1));
  for (let i = 0; i < Math.abs(right); i += 1) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(up); i += 1) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  assert.equal(await focused(), square);
  await page.keyboard.press('Enter');
}
