// Pages that are read: the way to help, the contents, a phone, paper.

import assert from 'node:assert/strict';
import { House } from './help/visitor.js';

const house = new House({ saveData: true });

house.test('the question mark opens help beside the board, but not while somebody writes', async (invite) => {
  const guest = await invite();
  const { page, context } = guest;
  await guest.goto('/en/');
  // A field to write into.
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')?.append(field);
    field.focus();
  });
  await page.keyboard.type('why?');
  assert.equal(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value), 'why?');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  const [help] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('?')]);
  await help.waitForURL('**/en/help#keys');
  assert.equal(await help.locator('#keys kbd', { hasText: '?' }).count(), 1);
  // One page was opened, not one for each key pressed; and the board is where it was.
  assert.equal(context.pages().length, 2);
  assert.equal(new URL(page.url()).pathname, '/en/');
  // On the page itself there is nothing to open.
  await help.goto(new URL('/en/help', page.url()).href);
  await help.keyboard.press('?');
  await help.waitForURL('**/en/help#keys');
  assert.equal(context.pages().length, 2);
});

house.test('the contents lead to their parts, and stay in sight where there is room', async (invite) => {
  for (const [width, stays] of /** @type {const} */ ([[360, false], [1440, true]])) {
    const guest = await invite({ viewport: { width, height: 740 } });
    const { page } = guest;
    await guest.goto('/en/help');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/en/help#privacy');
    const heading = await page.getByRole('heading', { name: 'Privacy' }).boundingBox();
    assert.ok(heading !== null && heading.y >= 0 && heading.y < 740, `${heading?.y} at ${width} px`);
    const contents = await page.locator('.toc').boundingBox();
    assert.equal(contents !== null && contents.y >= 0 && contents.y < 740, stays, `${contents?.y} at ${width} px`);
  }
});

house.test('on paper there is the text, and nothing to press', async (invite) => {
  const guest = await invite({ colorScheme: 'dark' });
  const { page } = guest;
  await guest.goto('/en/about');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of ['.top', '.bottom', '.toc']) assert.equal(await page.locator(gone).isVisible(), false, gone);
  assert.ok(await page.getByRole('heading', { name: 'History' }).isVisible());
  const ink = await page.locator('.prose p').first().evaluate((text) => getComputedStyle(text).color);
  assert.equal(ink, 'rgb(0, 0, 0)');
});
