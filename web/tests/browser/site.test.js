// What surrounds the games: languages, light and dark, sounds, addresses that lead nowhere.

import assert from 'node:assert/strict';
import { table } from './help/pages.js';
import { House } from './help/visitor.js';

const house = new House();

house.test('the front door leads to the reader\'s language, the menu to the same page in another', async (invite) => {
  for (const [locale, path] of [['pt-BR', '/pt/'], ['en-GB', '/en/'], ['xh', '/en/']]) {
    const reader = await invite({ locale });
    await reader.goto('/');
    assert.equal(new URL(reader.page.url()).pathname, path);
  }
  const { red } = await table(house.origin, 2);
  const watcher = await invite();
  await watcher.goto(`/en/game/${red.game}`);
  await watcher.toRead(/^Red to move$/);
  await watcher.page.locator('.menu > summary').click();
  await watcher.page.getByRole('link', { name: 'Português' }).click();
  await watcher.page.waitForURL(`**/pt/game/${red.game}`);
  await watcher.toRead(/^Vez de Vermelho|Vermelho/);
});

house.test('dark and light are chosen for good, and there before anything is drawn', async (invite) => {
  const guest = await invite({ colorScheme: 'light' });
  const { page } = guest;
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => { Reflect.set(window, 'early', getComputedStyle(document.body).colorScheme); });
  });
  await guest.goto('/en/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.locator('.menu > summary').click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await paper();
  assert.notEqual(dark, light);
  await page.reload();
  assert.equal(await page.evaluate(() => Reflect.get(window, 'early')), 'dark');
  assert.equal(await paper(), dark);
  await page.locator('.menu > summary').click();
  await page.getByRole('radio', { name: 'As the system' }).check();
  assert.equal(await paper(), light);
});

house.test('sounds stay off when they have been turned off', async (invite) => {
  const guest = await invite();
  await guest.page.addInitScript(() => {
    let sounds = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function noted(...when) { sounds += 1; return start.apply(this, when); };
    Object.assign(window, { sounds: () => sounds });
  });
  const heard = () => guest.page.evaluate(() => Reflect.get(window, 'sounds')());
  const playOne = async () => {
    await guest.goto('/en/');
    await guest.board.make(await guest.board.choose());
    await guest.page.waitForURL(/\/game\/\w{10}$/);
    assert.equal(await guest.board.turn(), 'turn');
    return await heard();
  };
  assert.ok(await playOne() > 0);
  const sound = guest.part('sound');
  await sound.click();
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
  assert.equal(await playOne(), 0);
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
});

house.test('an address that leads nowhere says so in the reader\'s language, and shows a way on', async (invite) => {
  const reader = await invite({ locale: 'pt-BR', excused: [/status of 404/] });
  for (const [path, words] of [['/pt/nada', /Não há nada aqui/], ['/nada', /Não há nada aqui/], ['/pt/game/n0Such0ne0', /Essa partida não existe|partida/], ['/en/nothing', /There is nothing here/]]) {
    const answer = await reader.goto(String(path));
    assert.equal(answer?.status(), 404);
    assert.match(await reader.page.getByRole('heading', { level: 1 }).innerText(), /** @type {RegExp} */ (words));
  }
  await reader.page.getByRole('link', { name: 'New game' }).click();
  await reader.page.waitForURL('**/en/');
});

house.test('without scripts the page says what is missing', async (invite) => {
  const guest = await invite({ javaScriptEnabled: false });
  await guest.goto('/en/');
  await guest.page.locator('noscript p').waitFor();
  assert.equal(await guest.board.root.locator('svg.piece').count(), 4);
});
