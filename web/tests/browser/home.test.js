// The home page around its board: what goes on, the game to watch, and what becomes of them with the first move.

import assert from 'node:assert/strict';
import { until } from './help/board.js';
import { Bot, boardOf } from './help/bot.js';
import { noteShifts, stands } from './help/shifts.js';
import { BROKEN_LINE, House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House();
const NOW = /\/api\/now$/;

/** @param {Visitor} visitor @param {'game' | 'none' | 'unknown'} state */
async function toBe({ part }, state) {
  await until(async () => assert.equal(await part('now').getAttribute('data-state'), state));
}

/** The pieces of the small board, as `boardOf` writes them. @param {Visitor} visitor */
async function small({ page }) {
  return await page.evaluate(() => [...document.querySelectorAll('[data-part="now"] .cell')].map((cell) => {
    if (cell.classList.contains('gap')) return '-';
    const piece = cell.querySelector('svg');
    return piece === null ? '.' : piece.classList.contains('red') ? 'x' : 'o';
  }).join(''));
}

house.test('the game to watch is shown, followed, and gone when it is over', async (invite) => {
  const red = await Bot.alone(house.origin);
  await red.playAny(1);
  await until(async () => assert.match(await (await fetch(`${house.origin}/api/now`)).text(), new RegExp(red.game)));
  const guest = await invite({ javaScriptEnabled: false });
  await guest.goto('/en/');
  const seen = await invite();
  await seen.goto('/en/');
  for (const visitor of [guest, seen]) {
    await toBe(visitor, 'game');
    assert.equal(await small(visitor), boardOf(await red.truth()));
    assert.match(await visitor.part('now').ariaSnapshot(), /Games in play[^]*"?1"?[^]*img "Red \d+, Blue \d+, empty \d+"[^]*link "Watch live"/);
    assert.equal(await visitor.part('now-watch').getAttribute('href'), `/en/game/${red.game}`);
  }
  const after = boardOf(await red.playAny(1));
  await until(async () => assert.equal(await small(seen), after));
  assert.equal(await seen.part('now-turn').innerText(), 'Red to move');
  await red.act('resign');
  await toBe(seen, 'none');
  assert.ok(await seen.page.getByText('Nobody plays at the moment').isVisible());
  assert.ok(!await seen.part('now-watch').isVisible());
  assert.doesNotMatch(await small(seen), /x.*x.*x/);
});

house.test('what can\'t be known is not shown: neither nothing nor what was', async (invite) => {
  house.proxy.withholds = NOW;
  const guest = await invite({ origin: house.proxy.origin, excused: BROKEN_LINE });
  await guest.goto('/en/');
  await toBe(guest, 'unknown');
  await isUnknown(guest);
  house.proxy.withholds = null;
  await guest.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await toBe(guest, 'none');
  assert.ok(await guest.part('now-people').isVisible());
});

house.test('a page that was kept since yesterday does not tell of yesterday', async (invite) => {
  const guest = await invite({ excused: BROKEN_LINE });
  await guest.page.route('**/en/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"now":(\d+)/, (_, now) => `"now":${Number(now) - 86_400_000}`);
    await route.fulfill({ response: answer, body });
  });
  await guest.page.route('**/api/now', (route) => route.abort());
  await guest.goto('/en/');
  await toBe(guest, 'unknown');
  await isUnknown(guest);
});

/** @param {Visitor} visitor */
async function isUnknown({ part }) {
  const read = await part('now').ariaSnapshot();
  assert.equal(read.match(/not known just now/g)?.length, 3, read);
  assert.doesNotMatch(read, /definition: "?\d|link/);
  assert.match(read, /can't be found out/);
  assert.ok(await part('now').getByText('—').first().isVisible());
}

for (const width of [360, 768, 1440]) {
  house.test(`nothing moves at ${width} px, whatever goes on`, async (invite) => {
    const red = await Bot.alone(house.origin);
    await red.playAny(1);
    // High enough that nothing is out of sight: what is there is not counted.
    const guest = await invite({ origin: house.proxy.origin, excused: BROKEN_LINE, viewport: { width, height: 2_600 } });
    await guest.page.addInitScript(noteShifts);
    await guest.goto('/en/');
    assert.equal(await guest.board.turn(), 'turn');
    await toBe(guest, 'game');
    const after = boardOf(await red.playAny(1));
    await until(async () => assert.equal(await small(guest), after));
    house.proxy.withholds = NOW;
    await toBe(guest, 'unknown');
    house.proxy.withholds = null;
    await red.act('resign');
    await until(async () => assert.match(await (await fetch(`${house.origin}/api/now`)).text(), /"live":null/));
    await guest.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await toBe(guest, 'none');
    await stands(guest.page);
  });
}

house.test('the first move is spoken, and leaves of the page what belongs to a game', async (invite) => {
  const guest = await invite();
  await guest.goto('/en/');
  assert.deepEqual(await guest.page.getByRole('heading', { level: 1 }).allInnerTexts(), ['Ataxx']);
  await guest.page.evaluate(() => {
    const region = document.querySelector('[data-part="live"]');
    /** @type {string[]} */
    const spoken = [];
    Object.assign(window, { spoken });
    if (region !== null) new MutationObserver(() => spoken.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await guest.board.touch('a7');
  await guest.board.touch('b7');
  await guest.page.waitForURL(/\/game\/\w{10}$/);
  const spoken = await guest.page.evaluate(() => Reflect.get(window, 'spoken'));
  assert.match(spoken[0], /^Red .*b7/);
  for (const name of ['now', 'offers']) assert.equal(await guest.part(name).count(), 0, name);
  assert.deepEqual(await guest.page.getByRole('heading', { level: 1 }).allTextContents(), ['Ataxx']);
});

house.test('the list of what there is leads to the form for a friend', async (invite) => {
  const guest = await invite({ viewport: { width: 360, height: 640 } });
  await guest.goto('/en/');
  await guest.part('friend-offer').click();
  await guest.part('friend').waitFor();
  assert.equal(await guest.part('friend-open').getAttribute('aria-expanded'), 'true');
  assert.ok(await guest.page.evaluate(() => document.activeElement?.closest('#friend') !== null));
});

house.test('on a small phone the title and all of the board are in the first screen', async (invite) => {
  const guest = await invite({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });
  await guest.goto('/en/');
  for (const locator of [guest.part('title'), guest.part('category'), guest.board.root, guest.status]) {
    const box = await locator.boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y + box.height <= 640, JSON.stringify(box));
  }
});
