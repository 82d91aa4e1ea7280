// Where no WebSocket gets through, or one that says nothing: the game is played all the same.

import assert from 'node:assert/strict';
import { Bot, boardOf, SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { mustBeOver, playPlies, sit } from './help/short-game.js';
import { BROKEN_LINE, House } from './help/visitor.js';

const house = new House();

house.test('a whole game over server-sent events and requests', async (invite) => {
  const { proxy } = house;
  const { bot, red, path } = await sit(house, invite);
  proxy.blocksSockets = true;
  await red.goto(path);
  await playPlies(red, bot, 0, 2);
  // This line breaks too, and its messages are not sent twice.
  proxy.cutAll();
  await playPlies(red, bot, 2);
  await mustBeOver(red, bot);
  proxy.blocksSockets = false;

  const { game } = bot;
  const asked = (/** @type {string} */ request) => proxy.requests.filter((made) => made === request).length;
  assert.ok(asked(`GET /api/games/${game}/events`) >= 2);
  assert.ok(asked(`POST /api/games/${game}/commands`) >= 3);
  // Nothing went over a socket in the end.
  assert.equal(proxy.count('client', 'move'), 0);
});

house.test('a watcher without WebSockets sees the moves come', async (invite) => {
  const { proxy } = house;
  const bot = await Bot.invite(house.origin, { side: 'red' });
  const watcher = await invite({ origin: proxy.origin, excused: BROKEN_LINE });
  proxy.blocksSockets = true;
  await watcher.goto(`/en/game/${bot.game}`);
  const blue = await Bot.join(house.origin, bot.game);
  for (const [i, move] of SHORT_GAME.entries()) await (i % 2 === 0 ? bot : blue).move(move);
  await watcher.toRead(/^Red wins\./);
  await watcher.board.toShow(boardOf(await truth(house.origin, bot.game)));
  proxy.blocksSockets = false;
});

house.test('a line that stands but says nothing is given up', async (invite) => {
  const { proxy } = house;
  const { bot, red, path } = await sit(house, invite);
  await red.goto(path);
  await playPlies(red, bot, 0, 2);
  assert.equal(await red.board.turn(), 'turn');
  proxy.isDeaf = true;
  await red.board.play(SHORT_GAME[2]);
  await red.toRead(/^Connection lost\. Trying again/);
  assert.equal((await bot.truth()).plies.length, 2);
  proxy.isDeaf = false;
  await playPlies(red, bot, 3);
  await mustBeOver(red, bot);
});

house.test('without the file that counts time for hidden pages, time is counted all the same', async (invite) => {
  const { proxy } = house;
  const { bot, red, path } = await sit(house, invite);
  proxy.withholds = /wakeful-worker/;
  await red.goto(path);
  await playPlies(red, bot, 0, 2);
  proxy.withholds = null;
  const done = proxy.cutAt({ from: 'client', t: 'move', when: 'before' });
  await playPlies(red, bot, 2);
  await mustBeOver(red, bot);
  assert.ok(done());
});

house.test('a first move whose answer is lost begins one game, not two', async (invite) => {
  const guest = await invite({ excused: BROKEN_LINE });
  await guest.goto('/en/');
  const before = await gamesCreated();
  let lost = 0;
  // The server carries it out, and the answer never comes.
  await guest.page.route('**/api/games', async (route) => {
    if (lost > 0) return await route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  const first = await guest.board.choose();
  await guest.board.make(first);
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal(lost, 1);
  await until(async () => assert.equal((await truth(house.origin, guest.game)).plies.length, 2));
  assert.equal((await truth(house.origin, guest.game)).plies[0].move, first.to);
  assert.equal(await gamesCreated(), before + 1);
});

house.test('an acceptance whose answer is lost takes the seat all the same', async (invite) => {
  const bot = await Bot.invite(house.origin);
  const guest = await invite({ excused: BROKEN_LINE });
  await guest.goto(`/en/game/${bot.game}`);
  let lost = 0;
  await guest.page.route('**/join', async (route) => {
    if (lost > 0) return await route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await guest.part('accept').click();
  await guest.board.play(SHORT_GAME[0]);
  assert.equal(lost, 1);
  await until(async () => assert.equal((await bot.truth()).plies.length, 1));
});

/** So many games have begun since the server was started. */
async function gamesCreated() {
  const metrics = await (await fetch(`${house.origin}/metrics`)).text();
  return Number(metrics.match(/^ataxx_games_created_total (\d+)$/m)?.[1] ?? 0);
}
