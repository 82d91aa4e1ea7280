// The pages that people find first are light and still, cached for good, and ask nobody else for anything.

import assert from 'node:assert/strict';
import { Bot, newSecret } from './help/bot.js';
import { until } from './help/board.js';
import { table } from './help/pages.js';
import { noteShifts, stands } from './help/shifts.js';
import { WEIGHTS, kilobytes, weigh } from './help/weigh.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House();

for (const lang of ['en', 'el']) {
  for (const name of /** @type {const} */ (['home', 'rules', 'guide', 'game'])) {
    house.test(`${name} in ${lang} is light and still`, async (invite) => {
      const guest = await invite({ viewport: { width: 360, height: 740 }, locale: lang });
      const came = await weigh(await guest.context.newCDPSession(guest.page));
      await guest.page.addInitScript(noteShifts);
      await guest.goto(await addressOf(guest, name, lang));
      await guest.page.waitForLoadState('networkidle');
      const files = came();
      const budget = WEIGHTS[name];
      assert.ok(files.length <= budget.requests && files.length >= 3, files.map(({ path }) => path).join('\n'));
      assert.ok(kilobytes(files) <= budget.kilobytes && kilobytes(files) > 5, `${kilobytes(files)} KB`);
      await stands(guest.page);
    });
  }
}

/** @param {Visitor} guest @param {keyof typeof WEIGHTS} name @param {string} lang */
async function addressOf(guest, name, lang) {
  if (name === 'home') return `/${lang}/`;
  return `/${lang}/${name === 'game' ? await seated(guest) : name}`;
}

/** The address of a game that the guest plays as Blue, which the server knows before the page does. @param {Visitor} guest */
async function seated({ page }) {
  const { game } = await Bot.invite(house.origin, { side: 'red' });
  const headers = { origin: house.origin };
  const answer = await page.request.post(`${house.origin}/api/games/${game}/join`, { data: { secret: newSecret() }, headers });
  assert.ok(answer.ok(), await answer.text());
  return `game/${game}`;
}

for (const width of [360, 768, 1440]) {
  house.test(`at ${width} px nothing moves for who looks on`, async (invite) => {
    const { game } = (await table(house.origin, 2)).red;
    // High enough that nothing is out of sight: what is there is not counted.
    const watcher = await invite({ viewport: { width, height: 2_000 } });
    await watcher.page.addInitScript(noteShifts);
    await watcher.goto(`/en/game/${game}`);
    await watcher.toWatch();
    await stands(watcher.page);
  });
}

for (const viewport of [{ width: 360, height: 740 }, { width: 1440, height: 900 }]) {
  house.test(`when the home page becomes a game at ${viewport.width} px, the board stays where it is`, async (invite) => {
    const guest = await invite({ viewport });
    await guest.page.addInitScript(noteShifts);
    await guest.goto('/en/');
    assert.equal(await guest.board.turn(), 'turn');
    await guest.page.waitForLoadState('networkidle');
    await stands(guest.page);
    const before = await guest.board.root.boundingBox();
    await guest.board.touch('a7');
    await guest.board.touch('b7');
    await guest.page.waitForURL(/\/game\/\w{10}$/);
    await guest.board.turn();
    assert.deepEqual(await guest.board.root.boundingBox(), before);
  });
}

house.test('every file is kept for good, and a later visit asks for the page alone', async (invite) => {
  const guest = await invite();
  /** @type {Map<string, string | undefined>} */
  const kept = new Map();
  guest.context.on('response', (response) => { kept.set(new URL(response.url()).pathname, response.headers()['cache-control']); });
  await guest.goto('/en/');
  await guest.board.touch('a7');
  await guest.board.touch('b7');
  await guest.page.waitForURL(/\/game\/\w{10}$/);
  await guest.page.reload();
  await guest.board.turn();
  const assets = [...kept].filter(([path]) => path.startsWith('/assets/'));
  assert.ok(assets.length > 20);
  assert.deepEqual(assets.filter(([, control]) => control !== 'public, max-age=31536000, immutable'), []);
  assert.equal(kept.get('/en/'), 'no-cache');

  for (let visit = 0; visit < 2; visit += 1) {
    await guest.goto('/en/');
    await guest.part('resume').waitFor();
  }
  const files = await guest.page.evaluate(() => performance.getEntriesByType('resource')
    .map((entry) => ({ url: entry.name, bytes: Number(Reflect.get(entry, 'transferSize')) }))
    .filter(({ url }) => url.includes('/assets/')));
  assert.ok(files.length >= 3);
  assert.deepEqual(files.filter(({ bytes }) => bytes > 0), []);
});

house.test('what should not happen on a page is noticed', async (invite) => {
  const guest = await invite({ excused: [/./] });
  await guest.goto('/en/');
  await guest.page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
    document.body.append(Object.assign(document.createElement('img'), { src: 'http://127.0.0.2/x.png' }));
    setTimeout(() => { throw new Error('on purpose'); });
  });
  for (const kind of [/policy: script-src/, /policy: img-src http:\/\/127\.0\.0\.2/, /error: .*on purpose/]) {
    await until(async () => assert.ok(guest.troubles.some((trouble) => kind.test(trouble)), `${kind} among ${guest.troubles}`));
  }
});
