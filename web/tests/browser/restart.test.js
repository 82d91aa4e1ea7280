// The server goes away in the middle of a game, politely or not, and comes back at the same address.

import assert from 'node:assert/strict';
import { boardOf, Bot, SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { mustBeOver, playPlies, sit } from './help/short-game.js';
import { BROKEN_LINE, House } from './help/visitor.js';

const house = new House();

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
  house.test(`a game goes on after ${signal}`, async (invite) => {
    const { bot, red, path } = await sit(house, invite);
    await red.goto(path);
    await playPlies(red, bot, 0, 2);
    await until(async () => assert.equal((await bot.truth()).plies.length, 2));
    const byes = house.proxy.count('server', 'bye');
    await house.server.restart(signal);
    if (signal === 'SIGTERM') assert.equal(house.proxy.count('server', 'bye'), byes + 1);
    await playPlies(red, bot, 2);
    await mustBeOver(red, bot);
  });

  house.test(`a move made while the server is away (${signal}) is played once it is back`, async (invite) => {
    const { bot, red, path } = await sit(house, invite);
    await red.goto(path);
    assert.equal(await red.board.turn(), 'turn');
    await house.server.restart(signal, async () => {
      await red.toRead(/^Connection lost\. Trying again/);
      await red.board.play(SHORT_GAME[0]);
    });
    await playPlies(red, bot, 1);
    await mustBeOver(red, bot);
  });
}

house.test('two browsers and a watcher come back after a kill, without the wire', async (invite) => {
  const bot = await Bot.invite(house.origin, { side: 'red' });
  const { path } = await bot.friend();
  const [blue, watcher] = await Promise.all([invite({ excused: BROKEN_LINE }), invite({ excused: BROKEN_LINE })]);
  await Promise.all([blue.goto(path), watcher.goto(`/en/game/${bot.game}`)]);
  await bot.move(SHORT_GAME[0]);
  await blue.board.play(SHORT_GAME[1]);
  await until(async () => assert.equal((await bot.truth()).plies.length, 2));
  await house.server.restart('SIGKILL');
  await bot.move(SHORT_GAME[2]);
  await blue.board.play(SHORT_GAME[3]);
  await bot.move(SHORT_GAME[4]);
  await Promise.all([blue.toRead(/^You lose\./), watcher.toRead(/^Red wins\./)]);
  const game = await truth(house.origin, bot.game);
  assert.deepEqual(game.plies.map(({ move }) => move), SHORT_GAME);
  for (const { board } of [blue, watcher]) await board.toShow(boardOf(game));
});

house.test('a game with the computer goes on after a kill while it thinks', async (invite) => {
  const guest = await invite({ excused: BROKEN_LINE });
  await guest.goto('/en/');
  await guest.board.make(await guest.board.choose());
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal(await guest.board.turn(), 'turn');
  await guest.board.make(await guest.board.choose());
  await until(async () => assert.equal((await truth(house.origin, guest.game)).plies.length, 3));
  await house.server.restart('SIGKILL');
  assert.equal(await guest.board.turn(), 'turn');
  const game = await truth(house.origin, guest.game);
  assert.equal(game.plies.length, 4);
  await guest.board.toShow(boardOf(game));
});

house.test('the first move waits for a server that was away, or is taken back', async (invite) => {
  const guest = await invite({ excused: BROKEN_LINE });
  await guest.goto('/en/');
  const before = await guest.board.shown();
  const first = await guest.board.choose();
  await house.server.restart('SIGKILL', async () => {
    await guest.board.make(first);
    await guest.toRead(/^No connection\. Please try again\.$/);
    await guest.board.toShow(before);
    await guest.board.make(first);
  });
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal((await truth(house.origin, guest.game)).plies[0].move, first.to);
});
