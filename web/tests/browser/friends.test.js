// Two guests play by an invite link, a third looks on.

import assert from 'node:assert/strict';
import { boardOf, SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { inviteFriend } from './help/two-guests.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** Longest wait for two others to play a whole game, ms. */
const GAME_MS = 5 * 60_000;

house.test('a whole game by link, watched live, then a rematch that both want', async (invite) => {
  const [host, friend, watcher] = await Promise.all([invite(), invite(), invite()]);
  const path = await inviteFriend(host);

  await Promise.all([friend.goto(path), watcher.goto(path)]);
  await friend.page.getByRole('heading', { name: 'You are invited', level: 2 }).waitFor();
  await watcher.page.getByText('Or stay and watch.').waitFor();
  assert.match(await friend.part('invite-terms').innerText(), /^You would play Blue\. Time: No clock\.$/);
  await friend.part('accept').click();
  await watcher.part('invite-guest').waitFor({ state: 'hidden' });
  await host.part('invite-host').waitFor({ state: 'hidden' });
  await host.page.getByText('1 watching').waitFor();

  await Promise.all([host.board.playOn(), friend.board.playOn(), follow(watcher)]);
  await sameEnd([host, friend, watcher]);
  await agreeOnRematch(host, friend, watcher);
});

/** Looks on while the game lasts: the moves come by themselves. @param {Visitor} watcher */
async function follow(watcher) {
  await until(async () => assert.ok(await watcher.part('moves').locator('[data-ply]').count() >= 6));
  assert.equal(await watcher.part('result').isVisible(), false);
  await watcher.part('result').waitFor({ timeout: GAME_MS });
}

/** All three see what the server knows. @param {[host: Visitor, friend: Visitor, watcher: Visitor]} visitors */
async function sameEnd([host, friend, watcher]) {
  const game = await truth(house.origin, host.game);
  const { end } = game.state;
  assert.ok(end !== null);
  for (const { board, part } of [host, friend, watcher]) {
    await board.toShow(boardOf(game));
    assert.equal(await part('moves').locator('[data-ply]').count(), game.plies.length);
  }
  const [ours, theirs, seen] = await Promise.all([host, friend, watcher].map(({ status }) => status.innerText()));
  const won = { red: ['You win.', 'You lose.', 'Red wins.'], blue: ['You lose.', 'You win.', 'Blue wins.'], none: Array(3).fill('A draw.') };
  const expected = won[end.winner ?? 'none'];
  assert.deepEqual([ours, theirs, seen].map((text) => text.match(/^.*?\./)?.[0]), expected);
}

/** @param {Visitor} host @param {Visitor} friend @param {Visitor} watcher */
async function agreeOnRematch(host, friend, watcher) {
  const before = host.game;
  await host.part('rematch').click();
  await friend.toRead(/^Your opponent wants a rematch\.$/);
  await friend.page.getByRole('button', { name: 'Accept' }).click();
  const isNext = (/** @type {URL} */ url) => /^\/en\/game\/\w{10}$/.test(url.pathname) && !url.pathname.endsWith(before);
  await Promise.all([host, friend].map(({ page }) => page.waitForURL(isNext)));
  assert.equal(host.game, friend.game);
  // The colours are swapped, and a watcher may follow.
  await watcher.part('next-game').click();
  await watcher.page.waitForURL(isNext);
  assert.equal(watcher.game, host.game);
  await friend.board.play(SHORT_GAME[0]);
  await host.board.play(SHORT_GAME[1]);
  const { plies } = await settled(host.game, 2);
  for (const { board } of [host, friend, watcher]) await board.toShow(boardOf({ ...await truth(house.origin, host.game), plies }));
}

/** The game when so many plies have been played. @param {string} game @param {number} plies */
async function settled(game, plies) {
  await until(async () => assert.equal((await truth(house.origin, game)).plies.length, plies));
  return await truth(house.origin, game);
}

house.test('the link is shown, can be copied and scanned, and opening it takes nothing', async (invite) => {
  const host = await invite({ permissions: ['clipboard-read', 'clipboard-write'] });
  const path = await inviteFriend(host, { side: 'Blue' });
  const link = house.origin + path;
  assert.equal(await host.part('invite-link').inputValue(), link);
  await host.part('copy-invite').click();
  await host.page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await host.page.evaluate(() => navigator.clipboard.readText()), link);
  const code = host.part('invite-code');
  await until(async () => assert.ok(await code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 100)));

  // A preview, as messengers make it, and somebody who only looks.
  assert.equal((await fetch(link)).status, 200);
  const curious = await invite();
  await curious.goto(path);
  await curious.part('accept').waitFor();
  assert.equal((await truth(house.origin, host.game)).state.seats.red.kind, 'open');
});

house.test('who comes second is offered to watch', async (invite) => {
  const [host, first, second, late] = await Promise.all([invite(), invite(), invite({ excused: [/status of 409/] }), invite()]);
  const path = await inviteFriend(host);
  await Promise.all([first.goto(path), second.goto(path)]);
  // The second has pressed, but the first is quicker.
  /** @type {() => void} */
  let letGo = () => {};
  const free = new Promise((resolve) => { letGo = () => resolve(null); });
  await second.page.route('**/join', async (route) => { await free; await route.continue(); });
  await second.part('accept').click();
  await first.part('accept').click();
  await host.part('invite-host').waitFor({ state: 'hidden' });
  letGo();
  await second.toRead(/^Somebody else has accepted already\. You can watch/);
  assert.deepEqual(await second.board.marked('mine'), []);

  // And who comes later is not asked at all: there is a game to watch.
  await late.goto(path);
  await late.toRead(/^Red to move$/);
  await late.toWatch();
  assert.equal(await late.part('accept').isVisible(), false);
  await host.board.play(SHORT_GAME[0]);
  const { plies } = await settled(host.game, 1);
  assert.equal(plies[0].move, SHORT_GAME[0]);
  for (const { board } of [second, late]) await board.toShow(boardOf(await truth(house.origin, host.game)));
});
