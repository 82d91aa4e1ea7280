// People find one another on the home page, and what they do while nobody is there.

import assert from 'node:assert/strict';
import { register } from './help/account.js';
import { clean } from './help/axe.js';
import { until } from './help/board.js';
import { truth } from './help/bot.js';
import { noteShifts, stands } from './help/shifts.js';
import { BROKEN_LINE, House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });
const GAME = /\/en\/game\/\w{10}$/;

/** @param {Visitor} visitor @param {string} time */
const quick = ({ part }, time) => part('lobby').getByRole('button', { name: time, exact: true });

/** Presses a time of quick pairing on the home page. @param {Visitor} visitor @param {string[]} times */
async function look(visitor, ...times) {
  for (const time of times) {
    await quick(visitor, time).click();
    await until(async () => assert.equal(await quick(visitor, time).getAttribute('aria-pressed'), 'true'));
  }
}

/** What the server tells of the lobby. @returns {Promise<import('../../js/wire.js').Lobby>} */
async function lobby() {
  return (await (await fetch(`${house.origin}/api/seeks`)).json()).lobby;
}

/**
 * Plays the computer while one looks for 3+2, until the server knows: whoever comes before that is one's opponent at once.
 * @param {Visitor} visitor
 */
async function playMeanwhile({ board, part }) {
  await board.make(await board.choose());
  await part('meanwhile').getByText('You are looking for 3+2.').waitFor();
  await until(async () => assert.deepEqual((await lobby()).seeks.map(({ busy }) => busy), [true]));
}

/** So many moves of each. @param {Visitor[]} visitors */
async function playOn(visitors, moves = 2) {
  const { game } = visitors[0];
  for (let i = 0; i < moves * 2; i += 1) {
    const { plies } = await truth(house.origin, game);
    const mover = await until(async () => {
      for (const visitor of visitors) if ((await visitor.board.marked('mine')).length > 0) return visitor;
      throw new Error('nobody can move');
    });
    await mover.board.make(await mover.board.choose());
    await until(async () => assert.equal((await truth(house.origin, game)).plies.length, plies.length + 1));
  }
}

house.test('two guests meet through quick pairing, at the time that both want, and play', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await Promise.all([one.goto('/en/'), two.goto('/en/')]);
  await look(one, '1+0', '3+2');
  await one.page.getByText('You are looking for 1+0, 3+2.').waitFor();
  await one.page.getByText('0 others are looking.').waitFor();
  await look(two, '3+2');
  await Promise.all([one, two].map(({ page }) => page.waitForURL(GAME)));
  assert.equal(one.game, two.game);
  const { time, stake, players } = await truth(house.origin, one.game);
  assert.deepEqual([time, stake], [{ kind: 'increment', base: 180_000, increment: 2_000 }, 'casual']);
  assert.ok(players.red !== null && players.blue !== null && players.red.name !== players.blue.name);
  assert.deepEqual(await lobby(), { seeks: [], more: 0, looking: 0 });
  await playOn([one, two]);
  // The seat is kept: whoever loads the page anew goes on.
  await one.page.reload();
  await playOn([one, two], 1);
});

house.test('two accounts play for a rating, and it changes for both', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await Promise.all([register(one, 'Ann'), register(two, 'Bob')]);
  await Promise.all([one.goto('/en/'), two.goto('/en/')]);
  for (const visitor of [one, two]) {
    await visitor.part('lobby').getByRole('radio', { name: 'Ranked' }).check();
    await look(visitor, '5+3');
  }
  await Promise.all([one, two].map(({ page }) => page.waitForURL(GAME)));
  assert.equal((await truth(house.origin, one.game)).stake, 'ranked');
  await playOn([one, two]);
  await one.part('do-resign').click();
  await one.part('question-yes').click();
  await Promise.all([one, two].map(({ part }) => part('result').waitFor()));
  const { players, state } = await truth(house.origin, one.game);
  const { red, blue } = players;
  assert.ok(red !== null && blue !== null && red.change !== null && blue.change !== null);
  assert.deepEqual([red.name, blue.name].sort(), ['Ann', 'Bob']);
  const [won, lost] = state.end?.winner === 'red' ? [red, blue] : [blue, red];
  assert.ok(won.change !== null && won.change > 0 && lost.change !== null && lost.change < 0);
});

house.test('an account says how strong its opponents may be, and the others see it', async (invite) => {
  const [one, other] = await Promise.all([invite(), invite({ excused: [/status of 403/] })]);
  await register(one, 'Cleo');
  await Promise.all([one.goto('/en/'), other.goto('/en/')]);
  const [from, to] = ['From', 'To'].map((name) => one.part('lobby').getByRole('combobox', { name, exact: true }));
  assert.equal(await other.part('lobby').getByRole('combobox').count(), 0);
  await clean(one);
  await from.focus();
  await one.page.keyboard.press('ArrowDown');
  await one.page.keyboard.press('ArrowDown');
  await look(one, '10+5');
  const range = async () => (await lobby()).seeks.map((seek) => seek.range);
  await until(async () => assert.deepEqual(await range(), [{ from: 1450, to: 4000 }]));
  await other.part('lobby').scrollIntoViewIfNeeded();
  const row = other.part('seeks').getByRole('row').first();
  await until(async () => assert.match(await row.innerText(), /Casual, ≥ 1450/));
  // What is changed while one looks is looked for from then on.
  await to.selectOption('1600 (+100)');
  await until(async () => assert.deepEqual(await range(), [{ from: 1450, to: 1600 }]));
  await until(async () => assert.match(await row.innerText(), /Casual, 1450–1600/));
  await other.part('seeks').getByRole('button', { name: /: 10\+5$/ }).click();
  await until(async () => assert.match(await other.part('lobby-problem').innerText(), /another kind of opponent/));
  await from.selectOption('Any');
  await to.selectOption('Any');
  await until(async () => assert.deepEqual(await range(), [null]));
  await quick(one, '10+5').click();
  await until(async () => assert.equal((await lobby()).looking, 0));
});

house.test('a guest is told why they can\'t play for a rating', async (invite) => {
  const guest = await invite({ excused: [/status of 403/] });
  await guest.goto('/en/');
  await guest.part('lobby').getByRole('radio', { name: 'Ranked' }).check();
  await quick(guest, '3+2').click();
  await until(async () => assert.match(await guest.part('lobby-problem').innerText(), /account/i));
  assert.equal(await quick(guest, '3+2').getAttribute('aria-pressed'), 'false');
  assert.equal(await guest.part('lobby-problem').getByRole('link').getAttribute('href'), '/en/register');
});

house.test('a seek is shown to the others, taken back, and gone when its page is closed', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await Promise.all([one.goto('/en/'), two.goto('/en/')]);
  await two.part('lobby').scrollIntoViewIfNeeded();
  await look(one, '10+5');
  const row = two.part('seeks').getByRole('row');
  // Loaded at leisure, or with the first touch.
  await row.first().waitFor();
  assert.match(await row.first().innerText(), /10\+5\s+Casual/);
  await quick(one, '10+5').click();
  await row.first().waitFor({ state: 'detached' });
  await two.part('no-seeks').waitFor();

  await look(one, '5+3');
  await row.first().waitFor();
  await one.page.close();
  await until(async () => assert.equal((await lobby()).looking, 0));
  await row.first().waitFor({ state: 'detached' });
});

house.test('one click on a seek begins the game', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await Promise.all([one.goto('/en/'), two.goto('/en/')]);
  await look(one, '2+1');
  await two.part('lobby').scrollIntoViewIfNeeded();
  await two.part('seeks').getByRole('button', { name: /: 2\+1$/ }).click();
  await Promise.all([one, two].map(({ page }) => page.waitForURL(GAME)));
  assert.equal(one.game, two.game);
});

house.test('who is alone may play the computer meanwhile, and is called when somebody comes', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await one.goto('/en/');
  await look(one, '3+2');
  await one.part('lobby-offers').waitFor();
  await clean(one);
  await one.part('lobby-computer').click();
  await playMeanwhile(one);
  const computers = one.game;
  assert.equal((await lobby()).looking, 1);

  await two.goto('/en/');
  await look(two, '3+2');
  await one.part('meanwhile').getByText('An opponent is here.').waitFor();
  assert.match(await one.page.title(), /opponent is here/);
  await one.page.getByRole('button', { name: 'Go to the game' }).click();
  await Promise.all([one, two].map(({ page }) => page.waitForURL((url) => GAME.test(url.pathname) && !url.pathname.endsWith(computers))));
  assert.equal(one.game, two.game);
  assert.notEqual(one.game, computers);
});

house.test('who stays beside the computer has no game called off, and the other waits on', async (invite) => {
  const [one, two, three] = await Promise.all([invite(), invite(), invite()]);
  await Promise.all([one, two, three].map((visitor) => visitor.goto('/en/')));
  await look(one, '3+2');
  await playMeanwhile(one);
  const games = await gamesBegun();
  // Whoever presses "Play" beside who is busy looks for the same.
  await two.part('lobby').scrollIntoViewIfNeeded();
  await two.part('seeks').getByRole('button', { name: /: 3\+2$/ }).click();
  await two.part('lobby-text').getByText('You are looking for 3+2.').waitFor();
  await one.page.getByRole('button', { name: 'Stay here' }).click();
  await until(async () => assert.deepEqual((await lobby()).seeks.map(({ busy }) => busy), [false]));
  assert.equal(await one.part('meanwhile').count(), 0);
  assert.doesNotMatch(await one.page.title(), /opponent is here/);
  assert.equal(await gamesBegun(), games);
  assert.equal(new URL(two.page.url()).pathname, '/en/');
  await look(three, '3+2');
  await Promise.all([two, three].map(({ page }) => page.waitForURL(GAME)));
  assert.equal(two.game, three.game);
  assert.equal(await gamesBegun(), games + 1);
});

house.test('who is called and then passed over goes on looking beside the computer', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await Promise.all([one, two].map((visitor) => visitor.goto('/en/')));
  await look(one, '3+2');
  await playMeanwhile(one);
  const title = await until(async () => {
    const said = await one.page.title();
    assert.match(said, /Your turn/);
    return said;
  });
  await look(two, '3+2');
  await one.part('meanwhile').getByText('An opponent is here.').waitFor();
  await quick(two, '3+2').click();
  await one.part('meanwhile').getByText('You are looking for 3+2.').waitFor();
  assert.equal(await one.page.title(), title);
  await until(async () => assert.deepEqual((await lobby()).seeks.map(({ busy }) => busy), [true]));
});

/** So many games have begun since the server was started. */
async function gamesBegun() {
  const metrics = await (await fetch(`${house.origin}/metrics`)).text();
  return Number(metrics.match(/^ataxx_games_created_total (\d+)$/m)?.[1] ?? 0);
}

house.test('two who have no WebSockets meet through quick pairing', async (invite) => {
  const { proxy } = house;
  const blocked = { origin: proxy.origin, excused: BROKEN_LINE };
  proxy.blocksSockets = true;
  const [one, two] = await Promise.all([invite(blocked), invite(blocked)]);
  await Promise.all([one.goto('/en/'), two.goto('/en/')]);
  await look(one, '1+0');
  await one.page.getByText('0 others are looking.').waitFor();
  // Each change is another stream, and a break is made good.
  await look(one, '3 days a move', '3+2');
  proxy.cutAll();
  await until(async () => assert.equal((await lobby()).looking, 1));
  await quick(one, '3 days a move').click();
  await until(async () => assert.equal((await lobby()).seeks.length, 1));
  await look(two, '3+2');
  await Promise.all([one, two].map(({ page }) => page.waitForURL(GAME)));
  assert.equal(one.game, two.game);
  assert.equal(proxy.count('client', 'lobby'), 0);
  await playOn([one, two], 1);
  // A seek goes with its page here too.
  await two.goto('/en/');
  await look(two, '5+3');
  await until(async () => assert.equal((await lobby()).looking, 1));
  await two.page.close();
  await until(async () => assert.equal((await lobby()).looking, 0));
  proxy.blocksSockets = false;
});

house.test('who has been away for too long looks anew when the line is back', async (invite) => {
  const { proxy } = house;
  const guest = await invite({ origin: proxy.origin, excused: BROKEN_LINE });
  await guest.goto('/en/');
  await look(guest, '10+5');
  await until(async () => assert.equal((await lobby()).looking, 1));
  const { seek } = (await lobby()).seeks[0];
  proxy.blocksSockets = true;
  proxy.withholds = /lobby\/events/;
  proxy.cutAll();
  await until(async () => assert.equal((await lobby()).looking, 0));
  await house.server.pass(6_000);
  const mine = async () => (await (await guest.page.request.get(`${house.origin}/api/seeks`)).json()).mine;
  await until(async () => assert.deepEqual(await mine(), []));
  Object.assign(proxy, { blocksSockets: false, withholds: null });
  await until(async () => assert.equal((await lobby()).looking, 1));
  assert.notEqual((await lobby()).seeks[0].seek, seek);
  assert.equal(await quick(guest, '10+5').getAttribute('aria-pressed'), 'true');
});

house.test('who is alone may leave an offer that stands while they are away', async (invite) => {
  const [one, two] = await Promise.all([invite(), invite()]);
  await one.goto('/en/');
  await look(one, '1+0');
  await one.part('lobby-days').click();
  await until(async () => assert.equal(await quick(one, '3 days a move').getAttribute('aria-pressed'), 'true'));
  await until(async () => assert.equal((await lobby()).seeks.length, 2));
  await one.goto('/en/about');
  await until(async () => assert.equal((await lobby()).seeks.length, 1));
  await two.goto('/en/');
  await two.part('lobby').scrollIntoViewIfNeeded();
  await two.part('seeks').getByRole('button', { name: /3 days a move$/ }).click();
  await two.page.waitForURL(GAME);
  assert.deepEqual((await truth(house.origin, two.game)).time, { kind: 'days', days: 3 });
  // Whose offer it was finds the seat by who they are.
  await one.goto(`/en/game/${two.game}`);
  const { players } = await truth(house.origin, two.game);
  assert.ok(players.red !== null && players.blue !== null);
  await until(async () => assert.match(await one.status.innerText(), /^Your (turn|opponent)/));
});

house.test('nobody sees themselves among those who look, however late the answers come', async (invite) => {
  const [guest, other] = await Promise.all([invite(), invite()]);
  await Promise.all([guest.goto('/en/'), other.goto('/en/')]);
  /** @type {(() => void)[]} */
  const held = [];
  const released = () => new Promise((resolve) => { held.push(() => resolve(undefined)); });
  await guest.page.route(/api\/seeks(\/\d+)?$/, async (route) => {
    const answer = route.request().method() === 'POST' ? await route.fetch() : null;
    if (route.request().method() !== 'GET') await released();
    await (answer === null ? route.continue() : route.fulfill({ response: answer }));
  });
  const rows = guest.part('seeks').getByRole('row');
  await quick(guest, '1+0').click();
  await until(async () => assert.equal((await lobby()).looking, 1));
  await look(other, '10+5');
  await guest.page.getByText('1 other person is looking.').waitFor();
  assert.equal(await rows.getByText('1+0').count(), 0);
  held.pop()?.();
  await until(async () => assert.equal(await rows.getByText('10+5').count(), 1));
  // Nor while it is taken back.
  await quick(guest, '1+0').click();
  await until(async () => assert.equal(held.length, 1));
  await look(other, '5+3');
  await until(async () => assert.equal(await rows.getByText(/5\+3/).count(), 1));
  assert.equal(await rows.getByText('1+0').count(), 0);
  held.pop()?.();
  await until(async () => assert.equal((await lobby()).looking, 1));
});

for (const width of [360, 1440]) {
  house.test(`nothing moves at ${width} px while others come and go`, async (invite) => {
    const [guest, other] = await Promise.all([invite({ viewport: { width, height: 2_600 } }), invite()]);
    await guest.page.addInitScript(noteShifts);
    await Promise.all([guest.goto('/en/'), other.goto('/en/')]);
    await look(other, '10+5');
    await guest.part('seeks').getByRole('row').first().waitFor();
    await look(guest, '1+0');
    await guest.page.getByText('1 other person is looking.').waitFor();
    await quick(other, '10+5').click();
    await guest.part('lobby-offers').waitFor();
    await stands(guest.page);
  });
}
