// A guest plays the computer, from the home page on: no click before the first move.

import assert from 'node:assert/strict';
import { boardOf, truth } from './help/bot.js';
import { until } from './help/board.js';
import { House } from './help/visitor.js';

const house = new House();

house.test('a whole game from the home page, its result in words, and a rematch', async (invite) => {
  const guest = await invite();
  const { board, page } = guest;
  await guest.goto('/en/');
  await page.getByRole('radio', { name: /^Level 1 / }).check();
  const first = await board.choose();
  await board.make(first);
  await page.waitForURL(/\/en\/game\/\w{10}$/);
  const { game } = guest;
  const moves = 1 + await board.playOn();

  const end = await truth(house.origin, game);
  assert.ok(end.state.end !== null);
  assert.deepEqual(end.state.seats.blue, { kind: 'computer', level: 1 });
  await board.toShow(boardOf(end));
  assert.equal(end.plies[0].move, first.to);
  // Every move that was made is there, once.
  const own = end.plies.filter(({ move }, i) => i % 2 === 0 && move !== '0000');
  assert.equal(own.length, moves);

  const result = { red: 'You win.', blue: 'You lose.', none: 'A draw.' }[end.state.end.winner ?? 'none'];
  assert.match(await guest.status.innerText(), new RegExp(`^${result} \\w.*\\.$`));
  await rematch(guest, game);
});

/** @param {import('./help/visitor.js').Visitor} guest @param {string} game the game that is over */
async function rematch(guest, game) {
  const { board, page } = guest;
  await guest.part('rematch').click();
  await page.waitForURL((url) => /\/en\/game\/\w{10}$/.test(url.pathname) && !url.pathname.endsWith(game));
  // The colours are swapped: the computer begins.
  await until(async () => assert.equal((await truth(house.origin, guest.game)).plies.length, 1));
  assert.equal(await board.turn(), 'turn');
  await board.make(await board.choose());
  await until(async () => assert.ok((await truth(house.origin, guest.game)).plies.length >= 2));
  const { state } = await truth(house.origin, guest.game);
  assert.deepEqual(state.seats, { red: { kind: 'computer', level: 1 }, blue: { kind: 'human' } });
}

house.test('reloaded in the middle, the game goes on', async (invite) => {
  const guest = await invite();
  await begin(guest, 3);
  const before = await settled(guest);
  await guest.page.reload();
  await goesOn(guest, before);
});

house.test('the browser is closed and opened again, and the game goes on', async (invite) => {
  const guest = await invite();
  await begin(guest, 3);
  const before = await settled(guest);
  const storageState = await guest.context.storageState();
  await guest.leave();

  const again = await invite({ storageState });
  await again.goto('/en/');
  await again.part('resume').click();
  await again.page.waitForURL(`**/en/game/${before.game}`);
  await goesOn(again, before);
});

house.test('back leads home, forward to the game again', async (invite) => {
  const guest = await invite();
  await begin(guest, 1);
  const before = await settled(guest);
  await guest.page.goBack();
  await guest.page.waitForURL('**/en/');
  await guest.part('levels').waitFor();
  await guest.page.goForward();
  await guest.page.waitForURL(`**/en/game/${before.game}`);
  await guest.part('moves').waitFor();
  await goesOn(guest, before);
});

house.test('the game moves to another device by a link of its own, which leaves no trace in the address', async (invite) => {
  const guest = await invite({ permissions: ['clipboard-read', 'clipboard-write'] });
  await begin(guest, 1);
  const before = await settled(guest);
  await guest.part('copy-device').click();
  const link = await until(async () => {
    const text = await guest.page.evaluate(() => navigator.clipboard.readText());
    assert.ok(text.startsWith(`${house.origin}/en/game/${before.game}#seat=`));
    return text;
  });
  const other = await invite();
  await other.goto(link.slice(house.origin.length));
  await goesOn(other, before);
  assert.equal(other.page.url(), link.split('#')[0]);
  // Both devices follow.
  await guest.board.toShow(await other.board.shown());
});

house.test('somebody without the seat only looks on', async (invite) => {
  const guest = await invite();
  await begin(guest, 1);
  const other = await invite();
  const { game } = await settled(guest);
  await other.goto(`/en/game/${game}`);
  await other.toRead(/^Red to move$/);
  await other.toWatch();
  assert.deepEqual(await other.board.marked('mine'), []);
  assert.equal(await other.part('actions').isVisible(), false);
});

/** Begins a game and makes so many moves. @param {import('./help/visitor.js').Visitor} guest @param {number} moves */
async function begin(guest, moves) {
  await guest.goto('/en/');
  for (let i = 0; i < moves; i += 1) {
    assert.equal(await guest.board.turn(), 'turn');
    await guest.board.make(await guest.board.choose());
  }
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
}

/** Waits for one's turn; then the server's game is the one that is shown. @param {import('./help/visitor.js').Visitor} guest */
async function settled(guest) {
  assert.equal(await guest.board.turn(), 'turn');
  const game = await truth(house.origin, guest.game);
  await guest.board.toShow(boardOf(game));
  return game;
}

/** @param {import('./help/visitor.js').Visitor} guest @param {import('./help/bot.js').Snapshot} before */
async function goesOn(guest, before) {
  assert.deepEqual((await settled(guest)).plies, before.plies);
  assert.equal(await guest.part('moves').locator('[data-ply]').count(), before.plies.length);
  await guest.board.make(await guest.board.choose());
  await until(async () => assert.ok((await truth(house.origin, before.game)).plies.length > before.plies.length + 1));
  await settled(guest);
}
