import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFile, answerPage } from '../../worker/answer.js';
import { cacheName, decide, isAway, isStale, languagesOf, outdated } from '../../worker/decide.js';
import { forgetOld, kept, keepPages, keepSite } from '../../worker/keep.js';

const ORIGIN = 'https://ataxx.example';
/** @type {import('../../worker/decide.js').Site} */
const SITE = { base: '/assets/0123456789ab', files: ['site.css', 'js/home.js'], languages: ['en', 'pt'], places: ['', 'rules'], offline: 'offline' };

/** @param {string} path @param {{ method?: string, mode?: string }} [more] */
const decided = (path, { method = 'GET', mode = 'navigate' } = {}) => decide({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, SITE);

test('files are answered by their address, of whatever version', () => {
  for (const path of ['/assets/0123456789ab/site.css', '/assets/ffffffffffff/js/begin.js']) {
    for (const mode of ['cors', 'no-cors', 'same-origin']) assert.deepEqual(decided(path, { mode }), { what: 'file' });
  }
});

test('pages are those that one goes to, kept if they stand for themselves', () => {
  const page = (/** @type {string | null} */ lang, /** @type {string | null} */ at) => ({ what: 'page', lang, kept: at });
  assert.deepEqual(decided('/en/'), page('en', '/en/'));
  assert.deepEqual(decided('/pt/rules?from=mail#goal'), page('pt', '/pt/rules'));
  assert.deepEqual(decided('/pt/game/0123456789#seat=secret'), page('pt', null));
  assert.deepEqual(decided('/en/offline'), page('en', null));
  assert.deepEqual(decided('/xx/rules'), page(null, null));
  // The home page is at its address with the slash; this one leads there.
  assert.deepEqual(decided('/en'), page('en', null));
  for (const path of ['/', '/en', '/game/0123456789', '/nothing']) assert.equal(decided(path).what, 'page', path);
});

test('nothing else is touched: no game, no change, no program, nobody else\'s', () => {
  const leave = { what: 'leave' };
  for (const path of ['/api/games/0123456789', '/api/games/0123456789/events', '/ws', '/healthz', '/metrics']) {
    for (const mode of ['navigate', 'cors']) assert.deepEqual(decided(path, { mode }), leave, path);
  }
  for (const path of ['/sw.js', '/robots.txt', '/icons/icon-192.png', '/en/manifest.webmanifest', '/api/games/0123456789/invite.svg']) {
    assert.deepEqual(decided(path), leave, path);
  }
  assert.deepEqual(decided('/en/', { method: 'POST' }), leave);
  assert.deepEqual(decided('/en/', { method: 'HEAD', mode: 'cors' }), leave);
  assert.deepEqual(decided('/en/rules', { mode: 'cors' }), leave);
  assert.deepEqual(decided('https://elsewhere.example/en/'), leave);
  assert.deepEqual(decided('https://elsewhere.example/assets/0123456789ab/site.css', { mode: 'cors' }), leave);
});

test('a proxy whose server is away is no answer, one that knows of no page is', () => {
  for (const status of [502, 503, 504]) assert.ok(isAway({ status }));
  for (const status of [200, 307, 404, 500]) assert.ok(!isAway({ status }));
  assert.ok(isAway(null));
});

test('a page is asked for again after a day, or when nobody knows how old it is', () => {
  const sent = 'Mon, 30 Nov 2026 12:00:00 GMT';
  const hours = (/** @type {number} */ count) => Date.parse(sent) + count * 3_600_000;
  assert.ok(!isStale(sent, hours(0)));
  assert.ok(!isStale(sent, hours(23)));
  assert.ok(isStale(sent, hours(24)));
  for (const date of [null, '', 'yesterday']) assert.ok(isStale(date, hours(0)));
});

test('the two versions before the newest stay, and what is not ours', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((hash) => cacheName({ ...SITE, base: `/assets/${hash}` }));
  assert.deepEqual(outdated([a], a), []);
  assert.deepEqual(outdated([a, b, c], c), []);
  assert.deepEqual(outdated([a, 'other', b, c, d], d), [a]);
  // An old version is set up again: it is the newest now.
  assert.deepEqual(outdated([a, b, c, d], a), [b]);
});

test('languages are read from addresses', () => {
  assert.deepEqual(languagesOf([`${ORIGIN}/pt/game/x`, `${ORIGIN}/assets/en/`, `${ORIGIN}/`], SITE), ['pt']);
});

/** Caches as browsers have them, as far as the worker uses them; `room` is how many answers fit. */
class Shelves {
  room = Infinity;
  /** @type {Map<string, Map<string, Response>>} */
  all = new Map();
  has = async (/** @type {string} */ name) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (/** @type {string} */ name) => this.all.delete(name);
  open = async (/** @type {string} */ name) => {
    const shelf = this.all.get(name) ?? new Map();
    this.all.set(name, shelf);
    return {
      match: async (/** @type {string} */ address) => shelf.get(address)?.clone(),
      keys: async () => [...shelf.keys()].map((address) => ({ url: ORIGIN + address })),
      put: async (/** @type {string} */ address, /** @type {Response} */ answer) => {
        if (shelf.size >= this.room) throw new DOMException('no more room', 'QuotaExceededError');
        shelf.set(address, answer);
      },
    };
  };
  match = async (/** @type {string} */ address, { cacheName: only = '' } = {}) => {
    for (const [name, shelf] of this.all) {
      if (only === '' || name === only) {
        const found = shelf.get(new URL(address, ORIGIN).pathname);
        if (found !== undefined) return found.clone();
      }
    }
    return undefined;
  };
}

const NOON = 'Mon, 30 Nov 2026 12:00:00 GMT';

/** A worker's surroundings, the server being at `base`. */
function surroundings(base = SITE.base) {
  const shelves = new Shelves();
  /** @type {string[]} */
  const asked = [];
  /** @type {import('../../worker/answer.js').Hands & { shelves: Shelves, asked: string[], clock: number }} */
  const around = {
    shelves, asked, clock: Date.parse(NOON),
    caches: /** @type {any} */ (shelves),
    now: () => around.clock,
    wait: async () => {},
    fetch: async (address) => {
      asked.push(address);
      if (address.startsWith('/assets/') && !address.startsWith(base)) return new Response('', { status: 404 });
      return new Response(`<link href="${base}/site.css"> ${address}`, { headers: { date: NOON } });
    },
  };
  return around;
}

test('all files are kept, and the pages of the languages that are read', async () => {
  const around = surroundings();
  await keepSite(SITE, ['pt'], around);
  const expected = ['/assets/0123456789ab/site.css', '/assets/0123456789ab/js/home.js', '/pt/', '/pt/rules', '/pt/offline'];
  assert.deepEqual([...around.shelves.all.get(cacheName(SITE))?.keys() ?? []].sort(), expected.sort());
  // Languages that an earlier version kept are read as well.
  const next = { ...SITE, base: '/assets/f00dfeedf00d' };
  const newer = surroundings(next.base);
  newer.caches = around.caches;
  await keepSite(next, [], newer);
  assert.ok(await kept('/assets/f00dfeedf00d/site.css', newer));
  assert.ok(newer.asked.includes('/pt/rules'));
  await forgetOld(next, newer);
  assert.ok(await kept('/assets/0123456789ab/site.css', newer));
});

test('a version is whole or not there: one file that does not come, or no room for it', async () => {
  const gone = surroundings('/assets/f00dfeedf00d');
  await assert.rejects(keepSite(SITE, ['en'], gone), /site\.css: 404/);
  const full = surroundings();
  full.shelves.room = 1;
  await assert.rejects(keepSite(SITE, ['en'], full), { name: 'QuotaExceededError' });
  for (const { shelves } of [gone, full]) assert.equal(shelves.all.size, 0);
});

test('pages of another version are not kept among these files', async () => {
  const around = surroundings('/assets/f00dfeedf00d');
  await keepPages(SITE, 'en', around);
  assert.equal(await kept('/en/rules', around), undefined);
});

test('kept pages are asked for again the next day, not before', async () => {
  const around = surroundings();
  await keepPages(SITE, 'en', around);
  assert.equal(around.asked.length, 3);
  around.clock += 3_600_000;
  await keepPages(SITE, 'en', around);
  assert.equal(around.asked.length, 3);
  around.clock += 24 * 3_600_000;
  await keepPages(SITE, 'en', around);
  assert.equal(around.asked.length, 6);
});

test('where nothing can be kept, files and pages come from the network', async () => {
  const around = surroundings();
  around.shelves.match = around.shelves.keys = async () => { throw new DOMException('not here', 'SecurityError'); };
  const fresh = new Response('fresh');
  const page = /** @type {const} */ ({ what: 'page', lang: 'en', kept: '/en/' });
  assert.equal(await answerPage(page, '/en/', SITE, around, Promise.resolve(fresh)), fresh);
  assert.equal(await answerFile(new Request(`${ORIGIN}/assets/0123456789ab/site.css`), around, async () => fresh), fresh);
  await assert.rejects(answerPage(page, '/en/', SITE, around, Promise.reject(new TypeError('no network'))), /no network/);
});

test('a kept page stands in when the network fails, is slow, or the server is away behind its proxy', async () => {
  const around = surroundings();
  await keepSite(SITE, ['en'], around);
  const rules = /** @type {const} */ ({ what: 'page', lang: 'en', kept: '/en/rules' });
  const game = /** @type {const} */ ({ what: 'page', lang: 'en', kept: null });
  const away = Promise.resolve(new Response('', { status: 502 }));
  for (const network of [Promise.reject(new TypeError('no network')), new Promise(() => {}), away]) {
    const answer = await answerPage(rules, '/en/rules', SITE, around, /** @type {Promise<Response>} */ (network));
    assert.match(await answer.text(), /\/en\/rules$/);
  }
  // Who has no copy waits, and sees what the proxy says.
  assert.equal((await answerPage(game, '/en/game/x', SITE, around, away)).status, 502);
  const instead = await answerPage(game, '/en/game/x', SITE, around, Promise.reject(new TypeError('no network')));
  assert.match(await instead.text(), /\/en\/offline$/);
});
