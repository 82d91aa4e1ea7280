// Whoever can't see, and whoever sees differently, gets the same game.

import assert from 'node:assert/strict';
import { bringAxe, violations } from './help/axe.js';
import { House } from './help/visitor.js';

/** @typedef {import('playwright-core').Page} Page */

const house = new House();

house.test('axe finds what is wrong on a page that is wrong', async (invite) => {
  const { page } = await invite();
  await page.setContent('<title>Wrong</title><main><h1>Wrong</h1><p style="color: #bbb">pale</p><button></button><div role="grid"><button>x</button></div></main>');
  await bringAxe(page);
  const found = (await violations(page)).map((violation) => violation.split(':')[0]);
  for (const rule of ['aria-required-children', 'button-name', 'color-contrast', 'html-has-lang']) assert.ok(found.includes(rule), rule);
});

house.test('the board is a grid of spoken squares', async (invite) => {
  const guest = await invite();
  await guest.goto('/en/');
  const grid = await spokenGrid(guest.page);
  assert.equal(grid.name, 'Board');
  assert.deepEqual(grid.rows.map((row) => row.length), Array(7).fill(7));
  assert.deepEqual(grid.rows[0], ['a7, Red', 'b7, empty, clone target', 'c7, empty', 'd7, empty', 'e7, empty', 'f7, empty', 'g7, Blue']);
  assert.deepEqual(grid.rows[6], ['a1, Blue', 'b1, empty', 'c1, empty', 'd1, empty', 'e1, empty', 'f1, empty, clone target', 'g1, Red']);
  await guest.board.touch('a7');
  const chosen = await spokenGrid(guest.page);
  assert.deepEqual(chosen.rows[0].slice(0, 3), ['a7, Red, chosen', 'b7, empty, clone target', 'c7, empty, jump target']);
});

/** The board in the tree that Chromium gives to screen readers. @param {Page} page */
async function spokenGrid(page) {
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = await chromium.send('Accessibility.getFullAXTree');
  await chromium.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param {typeof nodes[0]} node @param {string} role @returns {typeof nodes} */
  const below = (node, role) => (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child === undefined ? [] : child.role?.value === role && !child.ignored ? [child] : below(child, role);
  });
  const grid = nodes.find((node) => node.role?.value === 'grid');
  assert.ok(grid !== undefined);
  const rows = below(grid, 'row').map((row) => below(row, 'gridcell').map((cell) => String(cell.name?.value)));
  return { name: grid.name?.value, rows };
}
