// Everything by keys alone: no mouse, no finger.

import assert from 'node:assert/strict';
import { boardOf, truth } from './help/bot.js';
import { until } from './help/board.js';
import { tabTo } from './help/keys.js';
import { listen } from './help/spoken.js';
import { playPlies, sit } from './help/short-game.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

house.test('a whole game, each move spoken', async (invite) => {
  const guest = await invite();
  const { board, page } = guest;
  board.touch = (square) => board.press(square);
  await guest.goto('/en/');
  const said = await listen(guest);
  await tabTo(guest, 'input[name="level"]');
  const level = () => page.locator('input[name="level"]:checked').inputValue();
  for (let before = Number(await level()); before > 1; before -= 1) await page.keyboard.press('ArrowLeft');
  assert.equal(await level(), '1');
  await tabTo(guest, '[data-square]', 'Shift+Tab');
  await board.playOn();

  const game = await truth(house.origin, guest.game);
  assert.deepEqual(game.state.seats.blue, { kind: 'computer', level: 1 });
  await board.toShow(boardOf(game));
  await until(async () => assert.match((await said()).at(-1) ?? '', /(You win|You lose|A draw)\..+\.$/));
  // The first was made before there was a game to speak of.
  assert.deepEqual(spoken(await said()).slice(-game.plies.length + 1), game.plies.slice(1).map(sentence));

  await tabTo(guest, '[data-part="rematch"]');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(game.game));
});

/** The moves in what was said. @param {string[]} said */
function spoken(said) {
  return said.join(' ').match(/(Red|Blue) (clones to|jumps from|can't move)( \w\d( to \w\d)?)?/g) ?? [];
}

/** @param {{ move: string }} ply @param {number} i from the second ply on */
function sentence({ move }, i) {
  const side = i % 2 === 0 ? 'Blue' : 'Red';
  if (move === '0000') return `${side} can't move`;
  return move.length === 2 ? `${side} clones to ${move}` : `${side} jumps from ${move.slice(0, 2)} to ${move.slice(2)}`;
}

house.test('whatever has the focus shows it', async (invite) => {
  const { bot, path } = await sit(house, invite);
  const guest = await invite();
  for (const address of ['/en/', path, '/en/nowhere']) {
    await guest.goto(address);
    if (address === path) await playPlies(guest, bot, 0, 2);
    const seen = await focusRound(guest);
    assert.ok(seen.length >= 4, `${address}: ${seen}`);
    assert.deepEqual(seen.filter((found) => found.startsWith('nothing')), [], address);
  }
  guest.troubles.splice(0, Infinity, ...guest.troubles.filter((trouble) => !trouble.includes('/en/nowhere')));
});

/** Goes round the page by Tab; for each stop, what shows the focus. @param {Visitor} visitor */
async function focusRound({ page }) {
  const seen = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body || at.hasAttribute('data-seen')) return null;
      at.setAttribute('data-seen', '');
      // A radio button is drawn by the element that follows it, a square by what lies below its piece.
      const drawn = [getComputedStyle(at), getComputedStyle(at, '::before'), ...(at.nextElementSibling === null ? [] : [getComputedStyle(at.nextElementSibling)])];
      const shows = drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
      return `${shows ? 'outline' : 'nothing'} at ${at.outerHTML.slice(0, 100)}`;
    });
    if (found === null) return seen;
    seen.push(found);
  }
}

house.test('the first Tab leads past the header to the board, on the same page', async (invite) => {
  const { red, path } = await sit(house, invite);
  await red.goto(path);
  await red.board.turn();
  await red.page.evaluate(() => { Reflect.set(window, 'same', true); });
  await red.page.keyboard.press('Tab');
  await red.page.keyboard.press('Enter');
  await red.page.waitForURL(/#board$/);
  await red.page.keyboard.press('Tab');
  assert.match(await red.board.focused() ?? 'nothing', /^[a-g][1-7]$/);
  assert.equal(await red.page.evaluate(() => Reflect.get(window, 'same')), true);
});

house.test('stepping through the game, turning the board, Escape', async (invite) => {
  const { bot, path } = await sit(house, invite);
  const red = await invite();
  await red.goto(path);
  await playPlies(red, bot, 0, 4);
  assert.equal(await red.board.turn(), 'turn');
  const game = await bot.truth();
  const after = (/** @type {number} */ ply) => boardOf({ ...game, plies: game.plies.slice(0, ply) });
  const steps = /** @type {const} */ ([['ArrowLeft', 3], ['ArrowLeft', 2], ['Home', 0], ['ArrowRight', 1], ['End', 4], ['ArrowLeft', 3]]);
  for (const [key, ply] of steps) {
    await red.page.keyboard.press(key);
    await red.board.toShow(after(ply));
    await red.toRead(ply === 4 ? /^Your turn$/ : new RegExp(`^Move ${ply} of 4$`));
  }
  await red.page.keyboard.press('End');
  await turnsTheBoard(red);
  await escapes(red);
});

/** @param {Visitor} red */
async function turnsTheBoard({ board, page }) {
  const topLeft = () => page.evaluate(() => document.querySelector('[data-square]')?.getAttribute('data-square'));
  assert.equal(await topLeft(), 'a7');
  await page.keyboard.press('f');
  assert.equal(await topLeft(), 'g1');
  assert.equal(await page.locator('[data-part="player-bottom"]').getAttribute('data-side'), 'blue');
  // The arrows go where they point on the screen.
  await board.cell('d4').focus();
  for (const [key, square] of [['ArrowUp', 'd3'], ['ArrowLeft', 'e3'], ['ArrowDown', 'e4'], ['ArrowRight', 'd4']]) {
    await page.keyboard.press(key);
    assert.equal(await board.focused(), square);
  }
  // Also while a square has the focus, which it keeps.
  await page.keyboard.press('f');
  assert.equal(await topLeft(), 'a7');
  assert.equal(await board.focused(), 'd4');
}

/** Takes back what was begun. @param {Visitor} red */
async function escapes(red) {
  const { board, page } = red;
  await board.press('c5');
  assert.deepEqual(await board.marked('selected'), ['c5']);
  assert.notDeepEqual(await board.marked('clone'), []);
  await page.keyboard.press('Escape');
  assert.deepEqual([...await board.marked('selected'), ...await board.marked('clone')], []);

  await tabTo(red, '[data-part="do-resign"]');
  await page.keyboard.press('Enter');
  await red.part('question').waitFor();
  await tabTo(red, '[data-part="question-no"]');
  await page.keyboard.press('Escape');
  await red.part('question').waitFor({ state: 'hidden' });
}
