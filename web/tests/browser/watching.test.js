// Looking on: a game between two others, the best game now and the one after it, the list of games, who else is there.

import assert from 'node:assert/strict';
import { register } from './help/account.js';
import { until } from './help/board.js';
import { Bot, boardOf, SHORT_GAME } from './help/bot.js';
import { table } from './help/pages.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** What is on the best game's page is what the server says. @param {Visitor} visitor @param {Bot} bot */
async function shows({ board, part }, bot) {
  const { players } = await bot.truth();
  await board.toShow(boardOf(await bot.truth()));
  const names = await Promise.all(['player-top', 'player-bottom'].map((name) => part(name).locator('[data-part="name"]').innerText()));
  assert.ok(names.includes(players.red?.name ?? ''), names.join());
}

house.test('who looks on sees each move of two others, and cannot move', async (invite) => {
  const { red, blue } = await table(house.origin, 2);
  const watcher = await invite();
  await watcher.goto(`/en/game/${red.game}`);
  await watcher.board.toShow(boardOf(await red.truth()));
  await red.move(SHORT_GAME[2]);
  await watcher.board.toShow(boardOf(await red.truth()));
  assert.deepEqual(await watcher.board.marked('mine'), []);
  await blue.act('resign');
  await watcher.toRead(/^Red wins\. Blue resigned/);
});

house.test('the best game ends, stays a while, and the next takes its place', async (invite) => {
  const watcher = await invite();
  await watcher.goto('/en/tv');
  await watcher.page.getByRole('status').getByText('Nobody plays at the moment').waitFor();
  assert.ok(await watcher.part('tv-play').isVisible());
  const first = await Bot.alone(house.origin);
  await first.playAny(2);
  await first.best();
  await until(async () => await shows(watcher, first));
  // Friends are never shown, whatever they play.
  await table(house.origin, 3);
  await first.act('resign');
  await watcher.toRead(/^Blue wins\. Red resigned/);
  await watcher.page.getByRole('status').getByText('This game is over').waitFor();
  const next = await Bot.alone(house.origin);
  await next.playAny(1);
  await next.best();
  await watcher.page.getByRole('status').getByText('The next game follows in a moment.').waitFor();
  assert.notEqual(await watcher.board.shown(), boardOf(await next.truth()));
  await until(async () => await shows(watcher, next));
  assert.equal(new URL(watcher.page.url()).pathname, '/en/tv');
  await next.act('resign');
});

house.test('who chooses to stay stays, until they choose otherwise', async (invite) => {
  const [first, watcher] = [await Bot.alone(house.origin), await invite()];
  await first.playAny(1);
  await first.best();
  await watcher.goto('/en/tv');
  const stay = watcher.page.getByRole('button', { name: 'Stay on this game' });
  await stay.press('Enter');
  assert.equal(await stay.getAttribute('aria-pressed'), 'true');
  await first.act('resign');
  const next = await Bot.alone(house.origin);
  await next.playAny(1);
  await next.best();
  await watcher.toRead(/^Blue wins\./);
  const asked = watcher.requests.filter((url) => url.endsWith('/api/tv')).length;
  await watcher.page.evaluate(() => window.dispatchEvent(new Event('online')));
  assert.equal(watcher.requests.filter((url) => url.endsWith('/api/tv')).length, asked);
  await stay.click();
  await until(async () => await shows(watcher, next));
  await next.act('resign');
});

house.test('the games in play are a list of links that stays true', async (invite) => {
  const watcher = await invite();
  const [one, other] = [await Bot.alone(house.origin), await Bot.alone(house.origin)];
  await one.stay();
  await one.playAny(1);
  await one.best();
  await watcher.goto('/en/games');
  const links = watcher.part('games').getByRole('link');
  await until(async () => assert.equal(await links.count(), 1));
  await watcher.part('games').getByRole('link', { name: /Computer 1 · Amoeba.*No clock · Casual.*Red to move.*Red \d+, Blue \d+, empty \d+/s }).waitFor();
  await other.playAny(1);
  await until(async () => assert.equal(await links.count(), 2));
  const { plies } = await one.playAny(1);
  await until(async () => {
    const tally = await links.first().getByRole('img').getAttribute('aria-label');
    const placement = plies.at(-1)?.board ?? '';
    const red = [...placement].filter((letter) => letter === 'x').length;
    assert.ok(tally?.startsWith(`Red ${red},`), String(tally));
  });
  await one.act('resign');
  await until(async () => assert.equal(await links.count(), 1));
  await links.first().press('Enter');
  await watcher.page.waitForURL(`**/en/game/${other.game}`);
  one.leave();
  await other.act('resign');
  await until(async () => assert.match(await (await fetch(`${house.origin}/api/games`)).text(), /"games":\[\]/));
  await watcher.goto('/en/games');
  await watcher.page.getByText('Nobody plays at the moment').waitFor();
  await watcher.page.getByRole('link', { name: 'Play a game', exact: true }).waitFor();
});

house.test('who looks on is counted, and named if they have an account', async (invite) => {
  const { red } = await table(house.origin, 1);
  const [nobody, guest] = await Promise.all([invite(), invite()]);
  await nobody.goto(`/en/game/${red.game}`);
  await guest.goto(`/en/game/${red.game}`);
  await nobody.page.getByText('2 watching').waitFor();
  assert.ok(!await nobody.part('watchers-named').isVisible());
  const ada = await invite();
  await register(ada, 'Ada_Lovelace');
  await ada.goto(`/en/game/${red.game}`);
  const line = nobody.part('watchers-count');
  await until(async () => assert.equal(await line.innerText(), '3 watching'));
  await line.press('Enter');
  assert.deepEqual(await nobody.part('watchers-names').locator('li').allInnerTexts(), ['Ada_Lovelace', 'and 2 more']);
  await ada.leave();
  await nobody.page.getByText('2 watching').waitFor();
});
