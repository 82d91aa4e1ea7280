// The home page is light, still, cached for good, and asks nobody else for anything.

import assert from 'node:assert/strict';
import { until } from './help/board.js';
import { noteShifts, shifts } from './help/shifts.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House();

const HOME_BYTES_MAX = 60 * 1024;
const HOME_REQUESTS_MAX = 10;

for (const lang of ['en', 'pt']) {
  for (const viewport of [{ width: 360, height: 740 }, { width: 1440, height: 900 }]) {
    house.test(`the home page in ${lang} is light and still at ${viewport.width} px`, async (invite) => {
      const guest = await invite({ viewport, locale: lang });
      const loaded = await weigh(guest);
      await guest.page.addInitScript(noteShifts);
      await guest.goto(`/${lang}/`);
      assert.equal(await guest.board.turn(), 'turn');
      // What follows on its own would have begun by now.
      await guest.page.waitForLoadState('networkidle');
      const { bytes, requests } = loaded();
      assert.ok(requests.length <= HOME_REQUESTS_MAX && requests.length >= 3, requests.join('\n'));
      assert.ok(bytes <= HOME_BYTES_MAX && bytes > 5_000, `${bytes} bytes`);
      assert.deepEqual(await shifts(guest.page), []);
      // When it becomes a game, the board stays where it is.
      const before = await guest.board.root.boundingBox();
      await guest.board.touch('a7');
      await guest.board.touch('b7');
      await guest.page.waitForURL(/\/game\/\w{10}$/);
      await guest.board.turn();
      assert.deepEqual(await guest.board.root.boundingBox(), before);
    });
  }
}

/** Counts what comes over the wire, as it comes: compressed, heads included. @param {Visitor} visitor */
async function weigh({ context, page }) {
  const chromium = await context.newCDPSession(page);
  await chromium.send('Network.enable');
  /** @type {Map<string, string>} */
  const asked = new Map();
  let bytes = 0;
  chromium.on('Network.requestWillBeSent', ({ requestId, request }) => { if (request.url.startsWith('http')) asked.set(requestId, request.url); });
  chromium.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { if (asked.has(requestId)) bytes += encodedDataLength; });
  return () => ({ bytes, requests: [...asked.values()] });
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
