// Without a network, and while a newer version takes the place of the one that is open.

import assert from 'node:assert/strict';
import { Bot, SHORT_GAME } from './help/bot.js';
import { until } from './help/board.js';
import { Disguise } from './help/disguise.js';
import { BROKEN_LINE, House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House();

/** Opens a page and waits until the site is kept. @param {Visitor} visitor @param {string} path */
async function settle(visitor, path) {
  await visitor.goto(path);
  await visitor.page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The language of the page that stands in for another; fails if none does. @param {Visitor} visitor */
async function standsIn({ page }) {
  await page.locator('.readable').waitFor();
  return await page.locator('html').getAttribute('lang');
}

/** They tell of this moment, which can't be kept. */
const NOT_KEPT = /\/(tv|games)$/;

/** The pages that the footer leads to and that are kept, and the home page, with their titles. @param {Visitor} reader */
async function places({ page, origin }) {
  const links = await page.locator('footer a').evaluateAll((all) => all.map((link) => new URL(String(Reflect.get(link, 'href'))).pathname));
  const found = [];
  for (const path of ['/en/', ...links.filter((link) => !NOT_KEPT.test(link))]) {
    const answer = await fetch(origin + path);
    assert.equal(answer.status, 200, path);
    found.push({ path, title: (await answer.text()).match(/<title>([^<]*)/)?.[1] ?? '' });
  }
  return found;
}

house.test('after one visit every page of the language opens while the server is away', async (invite) => {
  // A page that was made over a minute ago asks at once what goes on now.
  const reader = await invite({ excused: BROKEN_LINE });
  await settle(reader, '/en/');
  const known = await places(reader);
  assert.ok(known.length >= 6);
  await house.server.restart('SIGTERM', async () => {
    for (const { path, title } of known) {
      const answer = await reader.goto(path);
      assert.ok(answer?.fromServiceWorker() && answer.status() === 200, path);
      assert.equal(await reader.page.title(), title);
    }
    for (const [path, to] of [['/', '/en/'], ['/en', '/en/'], ['/help', '/en/help']]) {
      await reader.goto(path);
      assert.equal(new URL(reader.page.url()).pathname, to);
    }
  });
});

house.test('what needs the network says so, and comes as soon as there is one', async (invite) => {
  const bot = await Bot.invite(house.origin);
  const { path } = await bot.friend();
  const player = await invite({ excused: BROKEN_LINE });
  await settle(player, '/pt/');
  await player.goto(path);
  await player.board.play(SHORT_GAME[0]);
  // A second language is kept while its first page is read.
  await player.page.waitForFunction(async () => await caches.match('/en/offline', { ignoreVary: true }) !== undefined);
  await house.server.restart('SIGTERM', async () => {
    await player.goto('/pt/nowhere');
    assert.equal(await standsIn(player), 'pt-BR');
    await player.page.locator('.readable a[href="/pt/help"]').click();
    await player.page.waitForURL('**/pt/help');
    assert.equal(await player.page.locator('.readable').count(), 0);
    // Vietnamese was never read.
    await player.goto('/vi/rules');
    assert.equal(await standsIn(player), 'en');
    await player.goto(path.replace(/#.*/, ''));
    assert.equal(await standsIn(player), 'en');
    assert.ok(await player.page.getByRole('link', { name: 'Try again' }).isVisible());
  });
  // Nobody presses anything.
  await player.toRead(/^Your opponent's turn$/);
  await bot.move(SHORT_GAME[1]);
  await player.board.play(SHORT_GAME[2]);
});

house.test('a line that stands but says nothing makes nobody wait for a page that is kept', async (invite) => {
  const { proxy } = house;
  const reader = await invite({ origin: proxy.origin });
  await settle(reader, '/en/');
  proxy.stalls = /^\/en\/$/;
  const answer = await reader.goto('/en/');
  assert.ok(answer?.fromServiceWorker());
  assert.equal(await reader.board.turn(), 'turn');
  proxy.stalls = null;
});

house.test('an update does not break the page that is open', async (invite) => {
  const { proxy } = house;
  const guest = await invite({ origin: proxy.origin });
  await settle(guest, '/en/');
  const own = (await guest.page.content()).match(/\/assets\/(\w+)\//)?.[1] ?? '';
  const shown = 'f00dfeedf00d';
  proxy.disguise = new Disguise(own, shown);
  await guest.page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) => { serviceWorker.addEventListener('controllerchange', resolve, { once: true }); });
    await (await serviceWorker.ready).update();
    await changed;
    // By then it has let go of what nobody needs.
    while (serviceWorker.controller?.state !== 'activated') await new Promise((resolve) => { setTimeout(resolve, 20); });
  });
  assert.equal((await versions(guest)).length, 2);

  // The rest of the old version is nowhere but where the worker has kept it.
  const chromium = await guest.context.newCDPSession(guest.page);
  await chromium.send('Network.clearBrowserCache');
  assert.equal((await fetch(`${proxy.origin}/assets/${own}/js/begin.js`)).status, 404);
  await guest.board.make(await guest.board.choose());
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal(await guest.board.turn(), 'turn');
  await guest.board.make(await guest.board.choose());
  assert.equal(await guest.board.turn(), 'turn');

  // The next page is the new version's, whole.
  await guest.page.reload();
  assert.ok((await guest.page.content()).includes(`/assets/${shown}/`));
  assert.equal(await guest.board.turn(), 'turn');
  await guest.board.make(await guest.board.choose());
  assert.equal(await guest.board.turn(), 'turn');
  proxy.disguise = null;
});

/** @param {Visitor} visitor @returns {Promise<string[]>} */
async function versions({ page }) {
  return await page.evaluate(async () => await caches.keys());
}

house.test('an operator who wants no worker gets rid of it', async (invite) => {
  const reader = await invite({ excused: BROKEN_LINE });
  await settle(reader, '/en/');
  await house.server.restart('SIGTERM', async () => { process.env.ATAXX_OFFLINE = 'false'; });
  await reader.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
  await until(async () => assert.deepEqual(await versions(reader), []));
  await reader.goto('/en/');
  assert.equal(await reader.board.turn(), 'turn');
  await house.server.restart('SIGTERM', async () => { delete process.env.ATAXX_OFFLINE; });
});

house.test('who saves data keeps nothing', async (invite) => {
  const saver = await invite();
  await saver.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await saver.goto('/en/');
  const registered = await saver.page.evaluate(async () => {
    await new Promise((resolve) => { requestIdleCallback(() => requestIdleCallback(resolve)); });
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  assert.equal(registered, 0);
});

for (const [lang, tag] of [['en', 'en'], ['pt', 'pt-BR']]) {
  house.test(`the site can be installed in ${lang}`, async (invite) => {
    const guest = await invite();
    await guest.goto(`/${lang}/`);
    const address = await guest.page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await fetch(new URL(String(address), house.origin));
    assert.equal(answer.headers.get('content-type'), 'application/manifest+json');
    const manifest = await answer.json();
    assert.deepEqual([manifest.id, manifest.scope, manifest.start_url, manifest.lang], ['/', '/', `/${lang}/`, tag]);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(new URL(src, house.origin));
      assert.deepEqual([src, icon.status, icon.headers.get('content-type')], [src, 200, type]);
    }
    for (const { url } of manifest.shortcuts) assert.equal((await fetch(new URL(url, house.origin))).status, 200, url);
    const chromium = await guest.context.newCDPSession(guest.page);
    const { errors } = await chromium.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
  });
}
