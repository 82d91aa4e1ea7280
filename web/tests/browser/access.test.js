// Whoever can't see, and whoever sees differently, gets the same game.

import assert from 'node:assert/strict';
import { bringAxe, violations } from './help/axe.js';
import { Bot } from './help/bot.js';
import { all, names, spoken } from './help/spoken.js';
import { House } from './help/visitor.js';

/** @typedef {import('playwright-core').Page} Page */

const house = new House({ saveData: true });

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

/** The board as it is spoken. @param {Page} page */
async function spokenGrid(page) {
  const [grid] = all(await spoken(page), 'grid');
  return { name: grid.name, rows: all(grid.below, 'row').map((row) => names(row.below, 'gridcell')) };
}

house.test('the guide says its steps, the task, and what has come of it', async (invite) => {
  const { goto, page } = await invite();
  await goto('/en/guide');
  await page.locator('#rule[data-current]').waitFor();
  const STEPS = ['The rule in one line', 'Board and opening', 'Clone or jump', 'Conversion', 'Losing a turn', 'Winning'];
  const steps = (/** @type {import('./help/spoken.js').Spoken[]} */ tree) => {
    const progress = all(tree, 'navigation').find(({ name }) => name === 'Steps of the guide');
    return all(progress?.below ?? [], 'listitem').flatMap((item) => names(item.below, 'link'));
  };
  const before = await spoken(page);
  assert.deepEqual(names(before, 'heading'), ['Learn to play', STEPS[0]]);
  assert.deepEqual(steps(before), STEPS);
  assert.deepEqual(names(before, 'grid'), ['Board of the exercise: Turn the blue piece on e4 red.']);
  const said = (/** @type {import('./help/spoken.js').Spoken[]} */ tree) => all(tree, 'status').map(({ below }) => names(below, 'StaticText').join(' '));
  assert.deepEqual(said(before), ['']);

  await page.locator('[data-lesson="touch"] [data-square="c4"]').click();
  await page.locator('[data-lesson="touch"] [data-square="d4"]').click();
  await page.locator('[data-lesson="touch"][data-right]').waitFor();
  const after = await spoken(page);
  assert.deepEqual(steps(after), [`${STEPS[0]} done`, ...STEPS.slice(1)]);
  assert.deepEqual(said(after), ['Right. You landed beside the blue piece, and it changed sides.']);
});

house.test('the preferences are groups of choices, each with its name, and its note if it has one', async (invite) => {
  const { goto, page } = await invite();
  await goto('/en/preferences');
  await page.locator('[data-part="preferences"] input[name="zen"]:checked').waitFor({ state: 'attached' });
  const tree = await spoken(page);
  const groups = all(tree, 'group').filter(({ below }) => all(below, 'radio').length > 0);
  const choices = (/** @type {string} */ name) => groups.filter((group) => group.name === name).flatMap(({ below }) => names(below, 'radio'));
  assert.equal(groups.length, await page.locator('[data-part="preferences"] fieldset').count());
  assert.equal(new Set(groups.map(({ name }) => name)).size, groups.length);
  assert.ok(groups.every(({ name, below }) => name !== '' && names(below, 'radio').every((choice) => choice !== '')));
  assert.deepEqual(choices('Board'), ['Dish', 'Plain', 'High contrast']);
  assert.deepEqual(choices('Letter keys'), ['On', 'Off']);
  assert.match(groups.find(({ name }) => name === 'Letter keys')?.description ?? '', /^The keys f, z and \? /);
  assert.deepEqual(names(tree, 'heading'), ['Preferences', 'Look', 'Sounds', 'Playing', 'Languages']);
});

house.test('the diagrams of the rules are pictures that say what stands where', async (invite) => {
  const { goto, page } = await invite();
  await goto('/en/rules');
  const figures = all(await spoken(page), 'figure');
  assert.equal(figures.length, await page.locator('main figure').count());
  const pictures = figures.map(({ below }) => names(below, 'image'));
  assert.deepEqual(pictures[0], ['Red on a7, g1. Blue on g7, a1.']);
  for (const [i, found] of pictures.entries()) {
    assert.equal(found.length, 1, `figure ${i}`);
    assert.match(found[0], /^Red .+ Blue .+\.$|^Red \d+, Blue \d+, empty \d+$/);
  }
  assert.equal(new Set(pictures.flat()).size, pictures.length);
});

house.test('the end of a game leads to its rule', async (invite) => {
  const bot = await Bot.invite(house.origin);
  const red = await invite();
  await red.goto((await bot.friend()).path);
  await red.board.turn();
  await bot.act('abort');
  await red.part('result').waitFor();
  assert.ok(names(await spoken(red.page), 'link').includes('The rule'));
  await red.part('rule').click();
  await red.page.waitForURL(/\/en\/rules#ends$/);
  assert.equal(await red.page.locator(':target').innerText(), 'Who may end a game');
});
