// Two guests by the clock: time runs, draws are offered, somebody goes away.

import assert from 'node:assert/strict';
import { SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { seconds, twoGuests } from './help/two-guests.js';
import { listen } from './help/spoken.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

house.test('the clock stands until both have moved, then runs for who is to move', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 0);
  await Promise.all([red.board.turn(), blue.toRead(/^Your opponent's turn$/)]);
  assert.deepEqual([await seconds(red, 'bottom'), await seconds(red, 'top')], [180, 180]);
  await red.board.play(SHORT_GAME[0]);
  await blue.board.play(SHORT_GAME[1]);
  await red.board.turn();
  const before = { mine: await seconds(red, 'bottom'), theirs: await seconds(red, 'top') };
  // It runs on both screens, and only Red's.
  await until(async () => assert.ok(await seconds(red, 'bottom') <= before.mine - 2));
  assert.ok(await seconds(blue, 'top') <= before.mine - 1);
  assert.equal(await seconds(red, 'top'), before.theirs);
  // What is shown is what the server counts.
  const { state, now } = await truth(house.origin, red.game);
  assert.ok(state.clock?.running === 'red');
  const left = (state.clock.red - (now - state.clock.at)) / 1000;
  assert.ok(Math.abs(left - await seconds(red, 'bottom')) < 3, `${left} s are left`);
});

house.test('a draw is offered, declined, and later accepted', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await offerDraw(blue);
  await red.toRead(/^Your opponent offers a draw\.$/);
  await red.part('status').getByRole('button', { name: 'Decline' }).click();
  await until(async () => assert.equal((await truth(house.origin, red.game)).state.offers.draw, null));
  await offerDraw(red);
  await blue.toRead(/^Your opponent offers a draw\.$/);
  await blue.part('status').getByRole('button', { name: 'Accept' }).click();
  await Promise.all([red, blue].map((guest) => guest.toRead(/^A draw\. Agreed by both\.$/)));
  assert.equal((await truth(house.origin, red.game)).state.end?.verdict, 'drawn');
});

/** @param {Visitor} visitor */
async function offerDraw(visitor) {
  await visitor.part('do-draw').click();
  await visitor.part('question-yes').click();
  await visitor.toRead(/^You have offered a draw\.$/);
}

house.test('a move is taken back if the other agrees', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await blue.part('do-takeback').click();
  await blue.part('question-yes').click();
  await red.toRead(/^Your opponent would like to take a move back\.$/);
  await red.part('status').getByRole('button', { name: 'Accept' }).click();
  await until(async () => assert.equal((await truth(house.origin, red.game)).plies.length, 1));
  assert.equal(await blue.board.turn(), 'turn');
  assert.equal(await red.part('moves').locator('[data-ply]').count(), 1);
});

house.test('who closes the browser is away; who opens it again is back', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 3);
  const { game } = red;
  const storageState = await blue.context.storageState();
  await blue.leave();
  await red.toRead(/^Your opponent is away\. You can claim the game in \d+ seconds?\.$/);
  const countdown = async () => Number((await red.status.innerText()).match(/\d+/)?.[0]);
  const first = await countdown();
  assert.ok(first > 0 && first <= 45);
  await until(async () => assert.ok(await countdown() < first));
  await red.page.locator('[data-part="player-top"][data-away]').waitFor();

  const again = await invite({ storageState });
  await again.goto(`/en/game/${game}`);
  await red.toRead(/^Your opponent's turn$/);
  await again.board.play(SHORT_GAME[3]);
  await red.board.play(SHORT_GAME[4]);
  await Promise.all([red.toRead(/^You win\./), again.toRead(/^You lose\./)]);
});

house.test('time is given, seen and said on both sides', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 0);
  const give = blue.page.getByRole('button', { name: '+15 s for your opponent' });
  assert.equal(await give.getAttribute('aria-disabled'), 'true', 'no clock runs');
  await red.board.play(SHORT_GAME[0]);
  await blue.board.play(SHORT_GAME[1]);
  await until(async () => assert.equal(await give.getAttribute('aria-disabled'), 'false'));
  const said = await listen(red);
  const before = await seconds(red, 'bottom');
  // By the keyboard.
  await give.focus();
  await blue.page.keyboard.press('Enter');
  // It falls otherwise, however slow the machine is; how much it is, the words say.
  await until(async () => assert.ok(await seconds(red, 'bottom') > before + 1));
  await until(async () => assert.ok(await seconds(blue, 'top') > before + 1));
  await until(async () => assert.match((await said()).join(' '), /Red has 15 seconds more\./));
  // The deeds stay where they are.
  const places = async () => await blue.page.evaluate(() => [...document.querySelectorAll('[data-part="actions"] button:not([hidden])')].map((made) => `${made.getAttribute('data-part')} ${Math.round(made.getBoundingClientRect().x)}`));
  const then = await places();
  await blue.part('do-draw').click();
  await blue.part('question-yes').click();
  await blue.toRead(/^You have offered a draw\.$/);
  assert.deepEqual(await places(), then);
});

house.test('the clock is right after the machine has slept', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await red.board.turn();
  const chromium = await blue.context.newCDPSession(blue.page);
  await chromium.send('Page.setWebLifecycleState', { state: 'frozen' });
  await house.server.pass(60_000);
  await chromium.send('Page.setWebLifecycleState', { state: 'active' });
  await blue.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await until(async () => {
    const { state, now } = await truth(house.origin, red.game);
    assert.ok(state.clock?.running === 'red');
    const left = (state.clock.red - (now - state.clock.at)) / 1000;
    assert.ok(left < 125 && Math.abs(left - await seconds(blue, 'top')) < 2, `${left} s are left`);
  });
});

house.test('the last ten seconds have tenths and a mark, and are heard once', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await red.board.turn();
  const { state: { clock }, now } = await truth(house.origin, red.game);
  assert.ok(clock?.running === 'red');
  // Four seconds for the pages to hear of it, and the ten.
  await house.server.pass(clock.red - (now - clock.at) - 14_000);
  await Promise.all(/** @type {const} */ ([[red, 'bottom'], [blue, 'top']]).map(async ([visitor, place]) => {
    const clock = visitor.part(`player-${place}`).locator('[data-part="clock"]');
    await until(async () => assert.match(await clock.innerText(), /^\d\.\d$/));
    assert.equal(await clock.getAttribute('data-hurry'), 'yes');
  }));
  await house.server.pass(14_000);
  await Promise.all([red.toRead(/^You lose\. Time ran out\.$/), blue.toRead(/^You win\. Time ran out\.$/)]);
});

house.test('the lag is shown, in words', async (invite) => {
  const { red } = await twoGuests(house, invite, 2);
  await until(async () => assert.match(await red.part('lag').innerText(), /^Lag \d+ ms$/));
});
