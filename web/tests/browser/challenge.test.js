// Somebody is challenged by name, hears of it on a page of theirs, and both are in the game.

import assert from 'node:assert/strict';
import { register } from './help/account.js';
import { clean } from './help/axe.js';
import { until } from './help/board.js';
import { truth } from './help/bot.js';
import { noteShifts, stands } from './help/shifts.js';
import { House } from './help/visitor.js';

const house = new House({ saveData: true });
const GAME = /\/en\/game\/\w{10}$/;

house.test('who is challenged by name accepts on the home page, and both are in the game', async (invite) => {
  const [ann, bob] = await Promise.all([invite(), invite({ viewport: { width: 360, height: 740 } })]);
  await Promise.all([register(ann, 'Ann'), register(bob, 'Bob')]);
  await bob.page.addInitScript(noteShifts);
  await bob.goto('/en/');
  await ann.goto('/en/challenge/bob?time=5+3&side=red&stake=ranked');
  await clean(ann);
  await ann.page.getByRole('button', { name: 'Send the challenge' }).click();
  await ann.page.getByText('Waiting for Bob to answer.').waitFor();
  const strip = bob.page.getByRole('region', { name: 'Challenges to you' });
  await strip.getByText('Ann (1500?) challenges you: 5+3, Ranked. Your side: Blue.').or(strip.getByText('Ann challenges you: 5+3, Ranked. Your side: Blue.')).waitFor();
  await stands(bob.page);
  await clean(bob);
  // By the keyboard: a finger is not heard in the first half second.
  await strip.getByRole('button', { name: 'Accept' }).press('Enter');
  await Promise.all([ann, bob].map(({ page }) => page.waitForURL(GAME)));
  assert.equal(ann.game, bob.game);
  const { time, stake, players } = await truth(house.origin, ann.game);
  assert.deepEqual([time, stake], [{ kind: 'increment', base: 300_000, increment: 3_000 }, 'ranked']);
  assert.deepEqual([players.red?.name, players.blue?.name], ['Ann', 'Bob']);
  await ann.board.playAny();
  await until(async () => assert.equal((await truth(house.origin, ann.game)).plies.length, 1));
});

house.test('a challenge is withdrawn after a visit elsewhere, and declined on the page of one\'s own games', async (invite) => {
  const [cat, dan] = await Promise.all([invite(), invite()]);
  await Promise.all([register(cat, 'Cat'), register(dan, 'Dan')]);
  await dan.goto('/en/games/mine');
  const strip = dan.page.getByRole('region', { name: 'Challenges to you' });
  await cat.goto('/en/challenge/Dan?time=3d');
  await cat.part('send').click();
  await strip.getByText(/Cat challenges you: 3 days a move, Casual/).waitFor();
  await cat.page.reload();
  await cat.part('withdraw').click();
  await cat.page.getByText('The challenge is withdrawn.').waitFor();
  await strip.waitFor({ state: 'hidden' });
  await cat.part('send').click();
  await strip.getByRole('button', { name: 'Decline' }).press('Enter');
  await cat.page.getByText('Dan has declined.').waitFor();
  assert.equal(await cat.page.getByRole('radio', { name: '3 days a move' }).isChecked(), true);
});

house.test('a guest may challenge an account to a casual game, and is told why to no other', async (invite) => {
  const [eve, guest] = await Promise.all([invite(), invite()]);
  await register(eve, 'Eve');
  await guest.goto('/en/challenge/Eve?stake=ranked');
  assert.match(await guest.part('only-casual').innerText(), /need an account/);
  await guest.part('send').click();
  await guest.page.getByText('Waiting for Eve to answer.').waitFor();
  await eve.goto('/en/');
  await eve.part('challenges-list').getByRole('button', { name: 'Accept' }).press('Enter');
  await Promise.all([eve, guest].map(({ page }) => page.waitForURL(GAME)));
  assert.equal(eve.game, guest.game);
});
