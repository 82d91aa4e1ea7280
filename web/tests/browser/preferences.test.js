// What the reader chooses stays, and does what it says.

import assert from 'node:assert/strict';
import { Bot, boardOf } from './help/bot.js';
import { until } from './help/board.js';
import { difference } from './help/pixels.js';
import { playPlies, sit } from './help/short-game.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });
const PAGE = '/en/preferences';

/** Chooses on the page, as one does who clicks. @param {Visitor} visitor @param {string} name @param {string} value */
async function choose({ page }, name, value) {
  await page.locator(`[data-part="preferences"] label:has(input[name="${name}"][value="${value}"])`).click();
}

/** Kept as if chosen before. @param {Visitor} visitor @param {Record<string, string>} choices */
async function prefer({ context }, choices) {
  await context.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`ataxx.${name}`, JSON.stringify(value));
  }, choices);
}

/** What is chosen on the page, by name. @param {Visitor} visitor @returns {Promise<Record<string, string>>} */
async function chosen({ page }) {
  return await page.evaluate(() => {
    const form = new FormData(/** @type {HTMLFormElement} */ (document.querySelector('[data-part="preferences"]')));
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  });
}

const DEFAULTS = {
  theme: 'system', board: 'dish', pieces: 'organisms', coordinates: 'outside', motion: 'normal', sound: 'on', volume: 'medium',
  'confirm-untimed': 'off', 'confirm-live': 'off', 'confirm-days': 'on', premove: 'on', zen: 'off', chat: 'on', letters: 'on',
};
const OTHERS = {
  theme: 'dark', board: 'contrast', pieces: 'signs', coordinates: 'off', motion: 'slow', sound: 'off', volume: 'loud',
  'confirm-untimed': 'on', 'confirm-live': 'on', 'confirm-days': 'off', premove: 'off', zen: 'on', chat: 'off', letters: 'off',
};

house.test('each choice applies at once, outlives a reload, and goes back to the default', async (invite) => {
  const guest = await invite();
  await guest.goto(PAGE);
  await until(async () => assert.deepEqual(await chosen(guest), DEFAULTS));
  for (const [name, value] of Object.entries(OTHERS)) await choose(guest, name, value);
  assert.deepEqual(await chosen(guest), OTHERS);
  const root = guest.page.locator('html');
  for (const name of ['theme', 'board', 'pieces', 'coordinates', 'motion', 'zen', 'letters']) {
    assert.equal(await root.getAttribute(`data-${name}`), OTHERS[/** @type {'zen'} */ (name)]);
  }
  await guest.page.reload();
  await until(async () => assert.deepEqual(await chosen(guest), OTHERS));
  await guest.part('defaults').click();
  assert.deepEqual(await chosen(guest), DEFAULTS);
  assert.equal(await guest.part('defaults-done').innerText(), 'Everything is as it was at first.');
  assert.equal(await root.getAttribute('data-board'), null);
  assert.deepEqual(await guest.context.cookies(), []);
});

house.test('the page is used by keys alone', async (invite) => {
  const guest = await invite();
  await guest.goto(PAGE);
  const first = guest.page.locator('[data-part="preferences"] input[name="board"]:checked');
  await first.focus();
  await guest.page.keyboard.press('ArrowRight');
  assert.equal(await guest.page.locator('html').getAttribute('data-board'), 'plain');
  await guest.page.keyboard.press('Tab');
  await guest.page.keyboard.press('ArrowRight');
  assert.equal((await chosen(guest)).pieces, 'marks');
  await guest.part('defaults').focus();
  await guest.page.keyboard.press('Enter');
  assert.deepEqual(await chosen(guest), DEFAULTS);
});

house.test('the header, the page and other tabs say the same', async (invite) => {
  const guest = await invite();
  await guest.goto(PAGE);
  const other = await guest.context.newPage();
  await other.goto(`${house.origin}/en/`);
  await guest.page.locator('summary').click();
  await guest.page.locator('.menu label:has(input[value="dark"])').click();
  assert.equal((await chosen(guest)).theme, 'dark');
  await guest.part('sound').click();
  assert.equal((await chosen(guest)).sound, 'off');
  await choose(guest, 'pieces', 'signs');
  await other.locator('html[data-theme="dark"][data-pieces="signs"]').waitFor();
  await other.locator('[data-part="sound"][aria-pressed="false"]').waitFor();
  await choose(guest, 'theme', 'light');
  assert.equal(await guest.page.locator('.menu input[name="theme"]:checked').inputValue(), 'light');
});

house.test('coordinates, board and pieces look as chosen', async (invite) => {
  const guest = await invite();
  await guest.goto('/en/');
  const inside = async () => await guest.page.evaluate(() => {
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    const letter = document.querySelector('.coordinates .files i')?.getBoundingClientRect();
    if (board === undefined || letter === undefined || letter.height === 0) return null;
    return letter.bottom <= board.bottom;
  });
  const drawn = async () => await guest.board.cell('a7').screenshot();
  assert.equal(await inside(), false);
  const usual = await drawn();
  for (const [coordinates, expected] of /** @type {const} */ ([['inside', true], ['off', null]])) {
    await guest.page.evaluate((value) => localStorage.setItem('ataxx.coordinates', JSON.stringify(value)), coordinates);
    await guest.page.reload();
    assert.equal(await inside(), expected);
  }
  for (const [name, value] of [['pieces', 'marks'], ['board', 'plain']]) {
    await guest.page.evaluate(([key, kept]) => localStorage.setItem(`ataxx.${key}`, JSON.stringify(kept)), [name, value]);
    await guest.page.reload();
    assert.notDeepEqual(await drawn(), usual);
  }
});

for (const [colorScheme, forcedColors] of /** @type {const} */ ([['light', 'none'], ['dark', 'none'], ['light', 'active'], ['dark', 'active']])) {
  const colours = forcedColors === 'active' ? 'forced colours' : 'grey in grey';
  house.test(`whatever board and pieces, squares are told apart: ${colours}, ${colorScheme}`, async (invite) => {
    const guest = await invite({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await guest.goto('/en/');
    await guest.board.touch('a7');
    await guest.page.mouse.move(0, 0);
    const decoder = await guest.context.newPage();
    for (const board of ['dish', 'plain', 'contrast']) {
      for (const pieces of ['organisms', 'marks', 'signs']) {
        await guest.page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { board, pieces });
        const squares = { red: 'g1', blue: 'g7', empty: 'd3', clone: 'b6', jump: 'c5', chosen: 'a7' };
        const seen = [];
        for (const [name, square] of Object.entries(squares)) seen.push({ name, picture: await guest.board.cell(square).screenshot() });
        for (const [i, one] of seen.entries()) {
          for (const other of seen.slice(i + 1)) {
            const share = await difference(decoder, one.picture, other.picture);
            assert.ok(share >= 0.02, `${board}, ${pieces}: ${one.name} and ${other.name} differ in ${(share * 100).toFixed(1)} % of the pixels`);
          }
        }
      }
    }
  });
}

house.test('animation lasts as chosen, or is off', async (invite) => {
  /** @type {Record<string, number[]>} */
  const lasted = {};
  for (const motion of ['off', 'fast', 'normal', 'slow']) {
    const guest = await invite();
    await prefer(guest, { motion });
    await guest.page.addInitScript(() => {
      /** @type {number[]} */
      const noted = [];
      Object.assign(window, { noted });
      const { animate } = Element.prototype;
      Element.prototype.animate = function note(...how) {
        const animation = animate.apply(this, how);
        noted.push(Number(animation.effect?.getComputedTiming().endTime));
        return animation;
      };
    });
    await guest.goto(PAGE);
    await guest.part('sample-move').click();
    await guest.part('sample-move').click();
    await guest.board.cell('d6').locator('svg.blue').waitFor();
    lasted[motion] = await guest.page.evaluate(() => Reflect.get(window, 'noted'));
    if (motion === 'off') assert.equal(await guest.page.evaluate(() => document.getAnimations().length), 0);
  }
  const longest = (/** @type {string} */ motion) => Math.max(...lasted[motion]);
  assert.deepEqual(lasted.off, []);
  assert.ok(longest('fast') < longest('normal') && longest('normal') < longest('slow'), JSON.stringify(lasted));
});

/** A game with days for each move, where moves are confirmed by default. @param {Visitor} red */
async function slowGame(red) {
  const bot = await Bot.invite(house.origin, { time: { kind: 'days', days: 3 } });
  await red.goto((await bot.friend()).path);
  await red.board.turn();
  return bot;
}

/** Where things stand. @param {Visitor} visitor */
async function places({ page }) {
  return await page.evaluate(() => ['[data-part="board"]', '[data-part="status"]', '[data-part="side"]'].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, selector.includes('side') ? 0 : height].map(Math.round);
  }));
}

house.test('a move with days to think is sent only when confirmed: by mouse', async (invite) => {
  const red = await invite();
  const bot = await slowGame(red);
  for (const width of [1200, 360, 320]) {
    await red.page.setViewportSize({ width, height: 800 });
    const before = await places(red);
    await red.board.make({ by: 'a7', to: 'b6' });
    await red.toRead(/^b6 is not sent yet\.$/);
    assert.deepEqual(await red.board.marked('planned'), ['b6']);
    assert.deepEqual(await places(red), before, `${width} px`);
    await red.page.getByRole('button', { name: 'Cancel' }).click();
    await red.toRead(/^Your turn$/);
    assert.deepEqual(await red.board.marked('planned'), []);
  }
  assert.equal((await bot.truth()).plies.length, 0);
  await red.board.make({ by: 'a7', to: 'b6' });
  await red.page.getByRole('button', { name: 'Play', exact: true }).click();
  await red.toRead(/^Your opponent's turn$/);
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['b6']));
});

house.test('… and by keys, spoken, the focus led to the button and back', async (invite) => {
  const red = await invite();
  const bot = await slowGame(red);
  const focused = async () => await red.page.evaluate(() => document.activeElement?.textContent);
  await red.board.cell('a7').focus();
  await red.board.press('a7');
  await red.board.press('b6');
  await red.toRead(/^b6 is not sent yet\.$/);
  assert.equal(await focused(), 'Play');
  await until(async () => assert.match(await red.part('live').innerText(), /b6 is not sent yet\. Enter plays it, Escape takes it back\./));
  assert.equal(await red.board.cell('b6').getAttribute('aria-label'), 'b6, Red, planned, not sent yet');
  await red.page.keyboard.press('Escape');
  await red.toRead(/^Your turn$/);
  assert.equal(await red.board.focused(), 'b6');
  assert.equal((await bot.truth()).plies.length, 0);

  // With the mouse the focus stays where it was; the keys work all the same.
  await red.board.make({ by: 'a7', to: 'a6' });
  await red.page.keyboard.press('Escape');
  await red.toRead(/^Your turn$/);
  await red.board.cell('a7').focus();
  await red.board.press('a7');
  await red.board.press('b6');
  await red.page.keyboard.press('Enter');
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['b6']));
  assert.equal(await red.board.focused(), 'b6');
  await red.board.toShow(boardOf(await bot.truth()));
});

house.test('a key that is held down does not confirm', async (invite) => {
  const red = await invite();
  const bot = await slowGame(red);
  await red.board.cell('a7').focus();
  await red.board.press('a7');
  for (const key of ['ArrowRight', 'ArrowDown']) await red.page.keyboard.press(key);
  // Down again without up is what a held key says.
  for (let i = 0; i < 5; i += 1) await red.page.keyboard.down('Enter');
  await red.page.keyboard.up('Enter');
  await red.toRead(/^b6 is not sent yet\.$/);
  assert.equal((await bot.truth()).plies.length, 0);
});

house.test('the first move of the home page is confirmed where one wishes so', async (invite) => {
  const guest = await invite();
  await prefer(guest, { 'confirm-untimed': 'on' });
  await guest.goto('/en/');
  await guest.board.make({ by: 'a7', to: 'b6' });
  await guest.toRead(/^b6 is not sent yet\.$/);
  await guest.page.keyboard.press('Escape');
  await guest.toRead(/^Your turn: choose/);
  assert.deepEqual(guest.requests.filter((url) => url.includes('/api/games')), []);
  await guest.board.make({ by: 'a7', to: 'a6' });
  await guest.toRead(/^a6 is not sent yet\.$/);
  await guest.page.keyboard.press('Enter');
  await guest.page.waitForURL(/\/game\//);
});

house.test('moves in advance can be off', async (invite) => {
  const { bot, red, path } = await sit(house, invite);
  await red.goto(path);
  await playPlies(red, bot, 0, 1);
  await red.board.root.and(red.page.locator('[data-mode="premove"]')).waitFor();
  const other = await red.context.newPage();
  await other.goto(red.origin + PAGE);
  await other.locator('label:has(input[name="premove"][value="off"])').click();
  await red.board.root.and(red.page.locator('[data-mode="none"]')).waitFor();
  await red.board.touch('c5');
  assert.deepEqual(await red.board.marked('selected'), []);
});

house.test('zen mode shows board, clocks and status; there is a way in and a way out', async (invite) => {
  const red = await invite();
  const bot = await Bot.invite(house.origin, { time: { kind: 'increment', base: 600_000, increment: 0 } });
  await red.goto((await bot.friend()).path);
  await red.board.turn();
  const seen = async () => await red.page.evaluate(() => {
    const all = ['.top', '.bottom', '.tally', '.who', '.record', '[data-part="actions"]', '[data-part="zen-out"]', '[data-part="board"]', '.clock', '[data-part="status-text"]'];
    return all.filter((selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }));
  });
  const toHear = async (/** @type {RegExp} */ words) => await until(async () => assert.match(await red.part('live').innerText(), words));
  const zen = ['[data-part="zen-out"]', '[data-part="board"]', '.clock', '[data-part="status-text"]'];
  const usual = await seen();
  const before = (await places(red)).slice(0, 2);
  assert.ok(usual.includes('.top') && usual.includes('.record') && !usual.includes('[data-part="zen-out"]'));
  await red.page.keyboard.press('z');
  assert.deepEqual(await seen(), zen);
  await toHear(/^Zen mode is on\.$/);
  assert.deepEqual((await places(red)).slice(0, 2), before);
  await red.page.reload();
  await red.board.turn();
  assert.deepEqual(await seen(), zen);
  await red.page.keyboard.press('z');
  assert.deepEqual(await seen(), usual);
  await toHear(/^Zen mode is off\.$/);
  await red.part('zen').click();
  assert.deepEqual(await seen(), zen);
  await red.page.keyboard.press('Enter');
  assert.deepEqual(await seen(), usual);
  // Its end is seen nevertheless.
  await red.page.keyboard.press('z');
  await bot.act('abort');
  await red.part('result').waitFor();
});

house.test('zen mode is spoken where the home page has become a game', async (invite) => {
  const guest = await invite();
  await guest.goto('/en/');
  await guest.board.make({ by: 'a7', to: 'b6' });
  await guest.page.waitForURL(/\/game\//);
  await guest.board.turn();
  for (const wish of ['on', 'off']) {
    await guest.page.keyboard.press('z');
    await until(async () => assert.match(await guest.part('live').innerText(), new RegExp(`Zen mode is ${wish}\\.`)));
  }
});

house.test('keys of one letter can be off; the others stay', async (invite) => {
  const { bot, red, path } = await sit(house, invite);
  await red.goto('/en/');
  await red.page.evaluate(() => localStorage.setItem('ataxx.letters', '"off"'));
  await red.goto(path);
  await playPlies(red, bot, 0, 2);
  await red.board.turn();
  const bottom = async () => await red.part('player-bottom').getAttribute('data-side');
  const zen = async () => await red.page.locator('html').getAttribute('data-zen');
  for (const key of ['f', 'z', '?']) await red.page.keyboard.press(key);
  // What is pressed later is done later.
  await red.page.keyboard.press('ArrowLeft');
  await red.toRead(/^Move 1 of 2$/);
  assert.deepEqual([await bottom(), await zen(), red.context.pages().length], ['red', null, 1]);
  await red.page.keyboard.press('End');
  await red.board.touch('c5');
  await red.board.cell('c5').focus();
  await red.page.keyboard.press('Escape');
  assert.deepEqual(await red.board.marked('selected'), []);

  // Chosen in another tab, they work again at once.
  const other = await red.context.newPage();
  await other.goto(`${red.origin}/en/help`);
  await other.keyboard.press('?');
  assert.equal(new URL(other.url()).hash, '');
  await other.goto(red.origin + PAGE);
  await other.locator('label:has(input[name="letters"][value="on"])').click();
  await red.page.locator('html:not([data-letters])').waitFor();
  await red.page.keyboard.press('f');
  assert.equal(await bottom(), 'blue');
  await red.page.keyboard.press('z');
  assert.equal(await zen(), 'on');
  const [help] = await Promise.all([red.context.waitForEvent('page'), red.page.keyboard.press('?')]);
  await help.waitForURL(/\/en\/help#keys$/);
});

house.test('where nothing can be kept, sound is off as soon as one says so', async (invite) => {
  const [early, late] = [await invite(), await invite()];
  for (const { page } of [early, late]) await page.addInitScript(keepsNothing);
  for (const guest of [early, late]) await guest.goto('/en/');
  // Before the module that plays is there.
  await early.part('sound').click();
  assert.equal(await early.part('sound').getAttribute('aria-pressed'), 'false');
  await playOne(early);
  assert.equal(await tones(early), 0);

  await playOne(late);
  assert.ok(await tones(late) > 0, 'nothing is heard at all');
  await late.part('sound').click();
  const before = await tones(late);
  await playOne(late);
  assert.equal(await tones(late), before);
  // And on again.
  await late.part('sound').click();
  await playOne(late);
  assert.ok(await tones(late) > before);
});

/** Runs in the page, before its own scripts: forbids storage, and counts tones. */
function keepsNothing() {
  for (const name of /** @type {const} */ (['getItem', 'setItem', 'removeItem'])) {
    Storage.prototype[name] = () => { throw new DOMException('forbidden', 'SecurityError'); };
  }
  Object.assign(window, { tones: 0 });
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function counted() {
    Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
    return createOscillator.call(this);
  };
}

/** Makes a move and waits for the answer. @param {Visitor} visitor */
async function playOne({ board, page }) {
  assert.equal(await board.turn(), 'turn');
  const before = await page.locator('[data-ply]').count();
  await board.make(await board.choose());
  await page.waitForFunction((plies) => document.querySelectorAll('[data-ply]').length >= plies + 2, before);
}

/** @param {Visitor} visitor @returns {Promise<number>} */
async function tones({ page }) {
  return await page.evaluate(() => Reflect.get(window, 'tones'));
}

house.test('a language chosen is where links without one lead; its links are still free', async (invite) => {
  const guest = await invite();
  const at = () => new URL(guest.page.url());
  await guest.goto('/');
  assert.equal(at().pathname, '/en/');
  await guest.page.locator('summary').click();
  await guest.page.locator('.menu a[hreflang="pt-BR"]').click();
  await guest.page.waitForURL(/\/pt\/$/);
  await guest.goto('/en/');
  assert.equal(at().pathname, '/en/');
  await guest.goto('/');
  await guest.page.waitForURL(/\/pt\/$/);

  const bot = await Bot.invite(house.origin);
  const { secret } = await bot.friend();
  await guest.goto(`/game/${bot.game}#seat=${secret}`);
  await guest.page.waitForURL((url) => url.pathname === `/pt/game/${bot.game}`);
  await guest.board.turn();

  await guest.goto('/pt/preferences');
  await guest.part('defaults').click();
  await guest.goto('/');
  assert.equal(at().pathname, '/en/');
});

house.test('without script the page says what is needed', async (invite) => {
  const guest = await invite({ javaScriptEnabled: false });
  const answer = await guest.goto(PAGE);
  assert.match(await answer?.text() ?? '', /<noscript><p class="problem">Choosing needs JavaScript/);
  assert.equal(await guest.part('preferences').isVisible(), false);
});
