// Two guests at a game over days: the clock is put forward, as no test waits that long.

import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { until } from './help/board.js';
import { truth } from './help/bot.js';
import { drawn } from './help/shifts.js';
import { inviteFriend } from './help/two-guests.js';
import { BROKEN_LINE, House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const DAY_MS = 24 * 60 * 60 * 1000;
const house = new House({ saveData: true });

/** What could be played ahead was asked of a board that has moved on meanwhile; the console tells of each such answer. */
const MOVED_ON = /status of 422.*\/line\?moves=/;

/** Two guests at a game of five days a move; the host is Red and has b6, Blue has f6. @param {import('./help/visitor.js').Invite} invite @param {RegExp[]} [excused] */
async function twoGuests(invite, excused = []) {
  const [red, blue] = await Promise.all([1, 2].map(async () => await invite({ excused: [MOVED_ON, ...excused] })));
  await red.goto('/en/');
  for (const days of ['1 day', '2 days', '3 days', '5 days', '7 days', '14 days']) {
    const choice = red.page.locator('#friend').getByRole('radio', { name: new RegExp(`^${days}`), includeHidden: true });
    assert.equal(await choice.count(), 1, days);
  }
  await blue.goto(await inviteFriend(red, { time: /^5 days/ }));
  await blue.part('accept').click();
  await confirmed(red, 'b6');
  await confirmed(blue, 'f6');
  return { red, blue };
}

/** A move that is not sent before it is confirmed, and says so. @param {Visitor} visitor @param {string} move */
async function confirmed(visitor, move) {
  const before = (await truth(house.origin, visitor.game)).plies.length;
  await visitor.board.play(move);
  await visitor.toRead(/not sent yet/);
  assert.equal((await truth(house.origin, visitor.game)).plies.length, before, 'nothing is sent before it is confirmed');
  await visitor.part('status').getByRole('button').first().click();
  await until(async () => assert.ok((await truth(house.origin, visitor.game)).plies.length > before));
}

house.test('games that wait for one come first, and are counted', async (invite) => {
  const { red, blue } = await twoGuests(invite);
  const address = `/en/game/${red.game}`;
  await red.part('seat-warning').waitFor();
  await red.goto('/en/');
  await until(async () => assert.equal(await red.part('resume').innerText(), '1 game waits for you'));
  await red.part('resume').click();
  await red.page.waitForURL(`**${address}`);
  await red.goto('/en/games/mine');
  assert.equal(await red.part('list-mine').locator(`a[href="${address}"]`).count(), 1);
  assert.match(await red.part('list-mine').innerText(), /Time left: [45]/);
  await blue.goto('/en/games/mine');
  assert.equal(await blue.part('list-theirs').locator(`a[href="${address}"]`).count(), 1);
  assert.ok(await blue.part('list-mine').isHidden());
});

house.test('an answer in advance is played at once', async (invite) => {
  const { red, blue } = await twoGuests(invite);
  await until(async () => assert.ok(await red.part('plan').isHidden(), 'who is to move plans nothing'));
  await blue.part('plan-theirs').selectOption('b5');
  await until(async () => assert.equal(await blue.part('plan-mine').locator('option[value="f5"]').count(), 1));
  await blue.part('plan-mine').selectOption('f5');
  await blue.page.getByRole('button', { name: 'Plan it' }).click();
  await until(async () => assert.match(await blue.part('plan-lines').innerText(), /b5 f5/));
  await blue.page.reload();
  await until(async () => assert.match(await blue.part('plan-lines').innerText(), /b5 f5/));
  await confirmed(red, 'b5');
  await until(async () => assert.equal((await truth(house.origin, red.game)).plies.length, 4));
  assert.equal((await truth(house.origin, red.game)).plies[3].move, 'f5');
  assert.equal(await red.board.turn(), 'turn');
});

house.test('an answer that comes late, about another move, takes no choice away', async (invite) => {
  const { blue } = await twoGuests(invite);
  const theirs = blue.part('plan-theirs');
  const open = blue.part('plan-mine').locator('option[value="f6d5"]');
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => { release = () => resolve(undefined); });
  await blue.page.route(/line\?moves=b6d5$/, async (route) => {
    await held;
    await route.continue();
  });
  await theirs.selectOption('b6d5');
  await theirs.selectOption('b5');
  await until(async () => assert.equal(await open.count(), 1, 'd5 is free after b5'));
  const late = blue.page.waitForResponse(/line\?moves=b6d5$/);
  release();
  await (await late).finished();
  await drawn(blue.page);
  assert.equal(await open.count(), 1);
});

// First of those in which time passes: with its process, a server's clock loses its lead.
house.test('who asks is notified once when a fifth of the time is left, over a restart', async (invite) => {
  const { red } = await twoGuests(invite, BROKEN_LINE);
  const { game } = red;
  const service = await pushService();
  await red.context.grantPermissions(['notifications']);
  await red.context.addInitScript(fakePush, subscription(service.endpoint));
  await red.goto('/en/games/mine');
  await red.part('push-on').click();
  await until(async () => assert.equal(await red.part('push-said').innerText(), 'This browser notifies you.'));
  await house.server.pass(4 * DAY_MS - 60_000);
  await house.server.restart('SIGTERM');
  assert.deepEqual(service.topics, [], 'more than a day is left');
  // The clock's lead is gone with the process.
  await house.server.pass(4 * DAY_MS + 60_000);
  await until(async () => assert.deepEqual(service.topics, [game]));
  await house.server.pass(60 * 60 * 1000);
  await red.goto('/en/games/mine');
  await red.part('push-off').click();
  await until(async () => assert.equal(await red.part('push-said').innerText(), 'This browser does not notify you.'));
  assert.deepEqual(service.topics, [game], 'once a turn');
  await service.close();
});

house.test('a vacation holds the clock until it is ended; then the flag falls', async (invite) => {
  const { red, blue } = await twoGuests(invite);
  const { game } = red;
  await red.goto('/en/games/mine');
  await red.part('vacation').getByRole('radio', { name: '7 days' }).check();
  await red.page.getByRole('button', { name: 'Begin now' }).click();
  await until(async () => assert.ok(await red.part('vacation-now').isVisible()));
  await until(async () => assert.match(await blue.part('player-top').innerText(), /on vacation/));
  await house.server.pass(6 * DAY_MS);
  assert.equal((await truth(house.origin, game)).state.end, null, 'five days are over, and nothing fell');
  await red.part('vacation-end').click();
  await until(async () => assert.ok(await red.part('vacation').isVisible()));
  await house.server.pass(5 * DAY_MS);
  await until(async () => assert.equal((await truth(house.origin, game)).state.end?.reason, 'flag'));
  assert.equal(await blue.board.turn(), 'over');
});

/** A push service of our own: which topics it was sent. */
async function pushService() {
  /** @type {(string | string[] | undefined)[]} */
  const topics = [];
  const server = createServer((request, answer) => {
    topics.push(request.headers.topic);
    request.resume();
    request.on('end', () => answer.writeHead(201).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { topics, endpoint: `http://127.0.0.1:${address.port}/send/x`, close: async () => { server.close(); server.closeAllConnections(); } };
}

/** As a browser would make one. @param {string} endpoint */
function subscription(endpoint) {
  const keys = createECDH('prime256v1');
  return { endpoint, keys: { p256dh: keys.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') } };
}

/** In the page: in place of the push service that the browser's maker runs. @param {ReturnType<typeof subscription>} json */
function fakePush(json) {
  const KEY = 'test.push';
  const made = (/** @type {ArrayLike<number>} */ key) => ({
    endpoint: json.endpoint, toJSON: () => json, options: { applicationServerKey: Uint8Array.from(key).buffer },
    unsubscribe: async () => { localStorage.removeItem(KEY); return true; },
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem(KEY);
    return /** @type {any} */ (kept === null ? null : made(JSON.parse(kept)));
  };
  PushManager.prototype.subscribe = async (options) => {
    const key = [.../** @type {Uint8Array} */ (options?.applicationServerKey)];
    localStorage.setItem(KEY, JSON.stringify(key));
    return /** @type {any} */ (made(key));
  };
}
