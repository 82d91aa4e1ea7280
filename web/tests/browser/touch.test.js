// On a phone: tapping, dragging, moves made in advance, second thoughts.

import assert from 'node:assert/strict';
import { Bot, boardOf, SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { Finger, middle, PHONE } from './help/finger.js';
import { mustBeOver, playPlies, sit } from './help/short-game.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** Red on a phone, Blue by program. @param {import('./help/visitor.js').Invite} invite @param {number} plies played already */
async function onPhone(invite, plies = 0) {
  const { bot, path } = await sit(house, invite);
  const red = await invite(PHONE);
  red.board.touch = (square) => red.board.cell(square).tap();
  await red.goto(path);
  await playPlies(red, bot, 0, plies);
  return { bot, red };
}

house.test('a whole game by tapping', async (invite) => {
  const { bot, red } = await onPhone(invite);
  await playPlies(red, bot);
  await mustBeOver(red, bot);
});

house.test('a tap more than needed plays nothing; an empty square takes two', async (invite) => {
  const { bot, red } = await onPhone(invite);
  await red.board.turn();
  await red.board.touch('a7');
  await red.board.touch('a7');
  assert.deepEqual(await red.board.marked('selected'), []);
  await red.board.touch('b7');
  assert.deepEqual(await red.board.marked('armed'), ['b7']);
  assert.equal((await bot.truth()).plies.length, 0);
  await red.board.touch('b7');
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['b7']));
});

house.test('a piece is dragged, and the page stays where it is', async (invite) => {
  const { bot, red } = await onPhone(invite);
  const { board, page } = red;
  await board.turn();
  const finger = await Finger.on(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const [from, to] = [await middle(board.cell('a7')), await middle(board.cell('c5'))];

  // Carried along, shown where it would land, and put back beside the board.
  await finger.down(from);
  await finger.move(from, to);
  await until(async () => assert.deepEqual(await board.marked('carried'), ['a7']));
  assert.deepEqual(await board.marked('pointed'), ['c5']);
  await finger.move(to, { x: to.x, y: 2 });
  await finger.up();
  assert.deepEqual(await board.marked('carried'), []);
  assert.equal((await bot.truth()).plies.length, 0);

  await finger.drag(from, to);
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['a7c5']));
  await finger.drag(await middle(board.cell('d2')), await middle(board.cell('d6')));
  assert.equal(await scrolled(), 0);
  await scrollsElsewhere(red, finger);
});

/** @param {Visitor} red @param {Finger} finger */
async function scrollsElsewhere({ page, part }, finger) {
  const below = await middle(part('status'));
  await finger.drag(below, { x: below.x, y: below.y - 150 });
  await page.waitForFunction(() => window.scrollY > 20);
}

house.test('a move is made in advance, and played when its time has come', async (invite) => {
  const { bot, red } = await onPhone(invite, 1);
  await red.board.root.and(red.page.locator('[data-mode="premove"]')).waitFor();
  await red.board.touch('c5');
  await red.board.touch('d4');
  assert.deepEqual((await red.board.marked('premove')).sort(), ['c5', 'd4']);
  await red.toRead(/^d4 is planned\./);
  assert.equal((await bot.truth()).plies.length, 1);
  await bot.move(SHORT_GAME[1]);
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), SHORT_GAME.slice(0, 3)));
  assert.deepEqual(await red.board.marked('premove'), []);
  await playPlies(red, bot, 3);
  await mustBeOver(red, bot);
});

house.test('a move in advance that has become impossible is dropped', async (invite) => {
  const { bot, red } = await onPhone(invite, 1);
  await red.board.root.and(red.page.locator('[data-mode="premove"]')).waitFor();
  await red.board.touch('c5');
  await red.board.touch('e5');
  assert.deepEqual((await red.board.marked('premove')).sort(), ['c5', 'e5']);
  // Blue lands just there.
  await bot.move('g7e5');
  await red.toRead(/^Your turn$/);
  assert.deepEqual(await red.board.marked('premove'), []);
  assert.equal((await bot.truth()).plies.length, 2);
});

house.test('the computer lets a move be taken back', async (invite) => {
  const guest = await invite(PHONE);
  const { board, part } = guest;
  board.touch = (square) => board.cell(square).tap();
  await guest.goto('/en/');
  await board.make(await board.choose());
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal(await board.turn(), 'turn');
  await part('do-takeback').tap();
  await part('question-yes').tap();
  await until(async () => assert.equal((await truth(house.origin, guest.game)).plies.length, 0));
  assert.equal(await board.turn(), 'turn');
  await board.toShow(boardOf(await truth(house.origin, guest.game)));
  await board.make(await board.choose());
  await until(async () => assert.ok((await truth(house.origin, guest.game)).plies.length >= 1));
});

house.test('resigning is asked about in place, and No means no', async (invite) => {
  const { bot, red } = await onPhone(invite, 2);
  await red.board.turn();
  await red.part('do-resign').tap();
  assert.equal(await red.part('question-text').innerText(), 'Resign this game?');
  await red.part('question-no').tap();
  await red.part('question').waitFor({ state: 'hidden' });
  assert.equal((await bot.truth()).state.end, null);
  await red.part('do-resign').tap();
  await red.part('question-yes').tap();
  await red.toRead(/^You lose\. .*resign/i);
  assert.deepEqual((await bot.truth()).state.end, { verdict: 'won', winner: 'blue', reason: 'resigned', by: 'red' });
});

house.test('a finger on the board is the board\'s: no menu, no selection, no way back', async (invite) => {
  const { bot, red } = await onPhone(invite);
  const { board, page, part } = red;
  await board.turn();
  await page.evaluate(() => {
    /** @type {boolean[]} */
    const prevented = [];
    window.addEventListener('touchstart', (event) => prevented.push(event.defaultPrevented));
    Object.assign(window, { prevented });
  });
  const finger = await Finger.on(page);
  const press = async (/** @type {import('playwright-core').Locator} */ where) => { await finger.down(await middle(where)); await finger.up(); };
  // Chromium makes no long press of a finger without a screen; what makes it one is refused here.
  await press(board.cell('a7'));
  await press(part('player-top').locator('.count'));
  await until(async () => assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'prevented')), [true, false]));
  const styles = await board.root.evaluate((root) => { const { touchAction, userSelect } = getComputedStyle(root); return { touchAction, userSelect }; });
  assert.deepEqual(styles, { touchAction: 'none', userSelect: 'none' });
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior), 'none');
  // The square was touched all the same.
  assert.deepEqual(await board.marked('selected'), ['a7']);
  await press(board.cell('c5'));
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['a7c5']));
});

/** @param {Visitor} visitor @param {{ top: number, left: number, bottom: number, right: number }} insets */
async function notch({ context, page }, insets) {
  const chromium = await context.newCDPSession(page);
  await chromium.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** @param {Visitor} visitor @param {string} selector */
async function boxOf({ page }, selector) {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box !== null, selector);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const [width, height] of [[740, 360], [844, 390], [932, 430]]) {
  house.test(`on its side at ${width} by ${height} the whole board is in sight, clear of the notch`, async (invite) => {
    const { bot, path } = await sit(house, invite);
    const red = await invite({ ...PHONE, viewport: { width, height } });
    red.board.touch = (square) => red.board.cell(square).tap();
    const insets = { top: 0, left: 44, bottom: 0, right: 44 };
    await notch(red, insets);
    await red.goto(path);
    await red.board.turn();
    const board = await boxOf(red, '[data-part="board"]');
    assert.ok(board.x >= insets.left && board.y >= 0 && board.bottom <= height, JSON.stringify(board));
    assert.ok(board.width / 7 >= 44, `squares of ${board.width / 7} px`);
    // Both names and the line that says whose turn it is stand beside it.
    for (const part of ['.top', '[data-part="player-top"]', '[data-part="player-bottom"]', '[data-part="status"]', '[data-part="side"]']) {
      const beside = await boxOf(red, part);
      assert.ok(beside.x >= board.right && beside.right <= width - insets.right, `${part}: ${JSON.stringify(beside)}`);
      if (part !== '[data-part="side"]') assert.ok(beside.bottom <= height, `${part}: ${JSON.stringify(beside)}`);
    }
    assert.ok(await red.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await red.board.play(SHORT_GAME[0]);
    assert.equal(await red.page.evaluate(() => scrollY), 0);
    await until(async () => assert.equal((await bot.truth()).plies.length, 1));
    // The board stays when one scrolls to the buttons.
    await red.part('do-abort').scrollIntoViewIfNeeded();
    assert.ok((await boxOf(red, '[data-part="board"]')).y >= 0);
  });
}

house.test('upright, nothing lies under the notch or the bar at the bottom', async (invite) => {
  const { path } = await sit(house, invite);
  const red = await invite(PHONE);
  await notch(red, { top: 47, left: 0, bottom: 34, right: 0 });
  await red.goto(path);
  await red.board.turn();
  assert.ok((await boxOf(red, '.top')).y >= 47);
  const last = red.page.locator('footer a').last();
  await last.scrollIntoViewIfNeeded();
  // What stands beside the board may still be growing.
  await until(async () => {
    await red.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { bottom } = await boxOf(red, 'footer ul');
    assert.ok(Math.floor(bottom) <= 640 - 34, String(bottom));
  });
});

house.test('the screen stays lit for a player while the clock decides, and for nobody else', async (invite) => {
  for (const [time, lit] of /** @type {[import('../../js/wire.js').Time, boolean][]} */ ([[{ kind: 'increment', base: 180_000, increment: 2_000 }, true], [{ kind: 'untimed' }, false]])) {
    const bot = await Bot.invite(house.origin, { time });
    const { path } = await bot.friend();
    const [red, watcher] = await Promise.all([invite(PHONE), invite(PHONE)]);
    for (const { page } of [red, watcher]) await page.addInitScript(countLocks);
    const locks = async (/** @type {Visitor} */ { page }) => await page.evaluate(() => Reflect.get(window, 'locks'));
    await Promise.all([red.goto(path), watcher.goto(`/en/game/${bot.game}`)]);
    await playPlies(red, bot, 0, 2);
    await red.board.turn();
    assert.deepEqual(await locks(red), lit ? { asked: 1, held: 1 } : { asked: 0, held: 0 });
    await playPlies(red, bot, 2);
    await mustBeOver(red, bot);
    await until(async () => assert.deepEqual(await locks(red), { asked: lit ? 1 : 0, held: 0 }));
    await watcher.toRead(/^Red wins\./);
    assert.deepEqual(await locks(watcher), { asked: 0, held: 0 });
  }
});

/** Runs in the page, before its own scripts: a screen whose locks are counted. */
function countLocks() {
  const locks = { asked: 0, held: 0 };
  Object.assign(window, { locks });
  Object.defineProperty(navigator, 'wakeLock', { value: {
    request: async () => {
      locks.asked += 1;
      locks.held += 1;
      return Object.assign(new EventTarget(), { release: async () => { locks.held -= 1; } });
    },
  } });
}
