// Motion is short and can be turned off; colours may be the reader's own few.

import assert from 'node:assert/strict';
import { mustBeOver, playPlies, sit } from './help/short-game.js';
import { difference } from './help/pixels.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */
/** @typedef {{ animations: number[], transitions: number, keyframes: number }} Motion `animations`: how long each lasts, ms */

const house = new House({ saveData: true });

/** Longest motion of the board, ms. */
const LASTS_MS = 200;

house.test('under reduced motion nothing moves by itself', async (invite) => {
  const motion = await playedWith('reduce', invite);
  assert.deepEqual(motion, { animations: [], transitions: 0, keyframes: 0 });
});

house.test('without it, moves are shown moving, for a blink', async (invite) => {
  const { animations, transitions } = await playedWith('no-preference', invite);
  assert.ok(animations.length >= 10, `${animations.length} animations`);
  assert.ok(Math.max(...animations) <= LASTS_MS, `${Math.max(...animations)} ms`);
  assert.ok(transitions > 0);
});

/** Plays a whole game and notes what moved. @param {'reduce' | 'no-preference'} reducedMotion @param {import('./help/visitor.js').Invite} invite */
async function playedWith(reducedMotion, invite) {
  const { bot, red, path } = await sit(house, invite);
  await red.page.emulateMedia({ reducedMotion });
  await red.page.addInitScript(noteMotion);
  await red.goto('/en/');
  await red.goto(path);
  await playPlies(red, bot);
  await mustBeOver(red, bot);
  return await red.page.evaluate(() => /** @type {Motion} */ (Reflect.get(window, 'motion')));
}

/** Runs in the page, before its own scripts. */
function noteMotion() {
  /** @type {Motion} */
  const motion = { animations: [], transitions: 0, keyframes: 0 };
  Object.assign(window, { motion });
  const { animate } = Element.prototype;
  Element.prototype.animate = function noted(...how) {
    const animation = animate.apply(this, how);
    motion.animations.push(Number(animation.effect?.getComputedTiming().endTime));
    return animation;
  };
  document.addEventListener('transitionrun', () => { motion.transitions += 1; });
  document.addEventListener('animationstart', () => { motion.keyframes += 1; });
}

house.test('the hint on the home page breathes, or stands still', async (invite) => {
  const names = await Promise.all((/** @type {const} */ (['no-preference', 'reduce'])).map(async (reducedMotion) => {
    const guest = await invite({ reducedMotion });
    await guest.goto('/en/');
    return await guest.page.evaluate(() => document.getAnimations().length);
  }));
  assert.ok(names[0] > 0);
  assert.equal(names[1], 0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const forcedColors of /** @type {const} */ (['none', 'active'])) {
    const colours = forcedColors === 'active' ? 'forced' : 'our own';
    house.test(`pieces, last move and targets are told apart without hues: ${colours} colours, ${colorScheme}`, async (invite) => {
      const { bot, red, path } = await sit(house, invite);
      await red.page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
      await red.goto(path);
      await playPlies(red, bot, 0, 2);
      await red.board.turn();
      await red.board.touch('c5');
      await red.page.mouse.move(0, 0);
      await mustDiffer(red);
    });
  }
}

/** What different squares look like, pair by pair and grey in grey. @param {Visitor} red */
async function mustDiffer({ board, context }) {
  const squares = { red: 'g1', blue: 'a1', empty: 'd1', clone: 'c6', jump: 'c7', 'last move': 'g7', chosen: 'c5' };
  assert.match(await board.cell(squares['last move']).getAttribute('class') ?? '', /\blast-from\b/);
  const seen = await Promise.all(Object.entries(squares).map(async ([name, square]) => ({ name, picture: await board.cell(square).screenshot() })));
  const page = await context.newPage();
  // The measure sees nothing where there is nothing to see.
  assert.equal(await difference(page, seen[2].picture, await board.cell('d2').screenshot()), 0);
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      const share = await difference(page, one.picture, other.picture);
      assert.ok(share >= 0.02, `${one.name} and ${other.name}: only ${(share * 100).toFixed(1)} % of the pixels differ`);
    }
  }
}
