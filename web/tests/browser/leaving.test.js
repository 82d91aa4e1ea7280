// A player leaves for good: the other one sees how long to wait, and decides. Both want the same at one instant.

import assert from 'node:assert/strict';
import { truth } from './help/bot.js';
import { until } from './help/board.js';
import { silence, twoGuests } from './help/two-guests.js';
import { House } from './help/visitor.js';

const house = new House({ saveData: true });

/** Presses again until it counts. @param {import('./help/visitor.js').Visitor} visitor @param {string} name @param {RegExp} then */
async function pressed(visitor, name, then) {
  await until(async () => {
    // Not for long: it goes with the press that counted.
    if (!then.test(await visitor.status.innerText())) await visitor.part('status').getByRole('button', { name }).click({ timeout: 1_000 });
    assert.match(await visitor.status.innerText(), then);
  });
}

/** It is Red's turn, and Red's browser is closed. @param {import('./help/visitor.js').Invite} invite */
async function leftAlone(invite) {
  const { red, blue } = await twoGuests(house, invite, 2);
  await red.board.turn();
  const storageState = await red.context.storageState();
  const { game } = red;
  await red.leave();
  await house.server.pass(5_000);
  await blue.toRead(/^Your opponent is away\. You can claim the game in \d+ seconds?\.$/);
  const choices = blue.part('status-choices').locator('button');
  assert.equal(await choices.count(), 0, 'not yet');
  return { blue, choices, game, back: async () => {
    const again = await invite({ storageState });
    await again.goto(`/en/game/${game}`);
    return again;
  } };
}

house.test('who waits may wait on, and then take the win; the board is never covered', async (invite) => {
  const { blue, choices, back } = await leftAlone(invite);
  await house.server.pass(45_000);
  await blue.toRead(/^Your opponent is still away\. Wait, or claim:$/);
  assert.deepEqual(await choices.allInnerTexts(), ['Win', 'Draw', 'Wait']);
  // A move in advance is made as ever.
  assert.equal(await blue.page.locator('dialog[open]').count(), 0);
  await blue.board.touch('e5');
  await blue.board.touch('e6');
  await until(async () => assert.deepEqual((await blue.board.marked('premove')).sort(), ['e5', 'e6']));
  await blue.part('status').getByRole('button', { name: 'Wait' }).click();
  await blue.toRead(/^You wait for your opponent\.$/);
  assert.deepEqual(await choices.allInnerTexts(), ['Claim']);
  // What has just come under the pointer is not pressed by a click that was meant for something else.
  await pressed(blue, 'Claim', /^Your opponent is still away/);
  await pressed(blue, 'Win', /^You win/);
  await blue.toRead(/^You win\. One player left\.$/);
  const red = await back();
  await red.toRead(/^You lose\. One player left\.$/);
});

house.test('or a draw', async (invite) => {
  const { blue, game } = await leftAlone(invite);
  await house.server.pass(45_000);
  await blue.part('status').getByRole('button', { name: 'Draw' }).click();
  await blue.toRead(/^A draw\. One player left\.$/);
  assert.equal((await truth(house.origin, game)).state.end?.by, 'blue');
});

house.test('who comes back in time plays on', async (invite) => {
  const { blue, choices, back } = await leftAlone(invite);
  await house.server.pass(50_000);
  await until(async () => assert.equal(await choices.count(), 3));
  const red = await back();
  await blue.toRead(/^Your opponent's turn$/);
  assert.equal(await choices.count(), 0);
  await red.board.play('d4');
  await blue.board.turn();
});

house.test('a game that was not begun says who did not move', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 1);
  await house.server.pass(121_000);
  for (const player of [red, blue]) await player.toRead(/^No result\. Blue did not move in time\.$/);
});

/**
 * Both do the same, and neither hears of it before both have.
 * @param {import('./help/visitor.js').Invite} invite @param {(player: import('./help/visitor.js').Visitor) => Promise<void>} first
 * @param {string} press the part that sends it
 */
async function atOneInstant(invite, first, press) {
  const { prepare, hold, release } = silence();
  const { red, blue } = await twoGuests(house, invite, 2, prepare);
  await red.board.turn();
  await first(red);
  await first(blue);
  hold();
  for (const player of [red, blue]) await player.part(press).click();
  release();
  return { red, blue };
}

/** @param {string} name @returns {(player: import('./help/visitor.js').Visitor) => Promise<void>} */
const asks = (name) => async (player) => await player.part(`do-${name}`).click();

house.test('a draw that both offer at one instant is agreed', async (invite) => {
  const { red, blue } = await atOneInstant(invite, asks('draw'), 'question-yes');
  await Promise.all([red, blue].map((player) => player.toRead(/^A draw\. Agreed by both\.$/)));
});

house.test('a takeback that both ask for at one instant happens once', async (invite) => {
  const { red, blue } = await atOneInstant(invite, asks('takeback'), 'question-yes');
  await until(async () => assert.equal((await truth(house.origin, red.game)).plies.length, 1));
  assert.equal(await blue.board.turn(), 'turn');
  await until(async () => assert.equal(await red.part('moves').locator('[data-ply]').count(), 1));
});

house.test('a rematch that both want at one instant is one game', async (invite) => {
  let game = '';
  const { red, blue } = await atOneInstant(invite, async (player) => {
    if (game === '') {
      game = player.game;
      await player.part('do-resign').click();
      await player.part('question-yes').click();
    }
    await player.part('rematch').waitFor();
  }, 'rematch');
  await until(async () => assert.notEqual(red.game, game));
  await until(async () => assert.equal(blue.game, red.game));
  assert.equal((await truth(house.origin, game)).state.next, red.game);
});
