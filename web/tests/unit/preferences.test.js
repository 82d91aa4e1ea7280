import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import vm from 'node:vm';

const web = new URL('../../', import.meta.url);

/** A browser's storage, window and root, as far as preferences need them. */
class Desk extends EventTarget {
  /** @type {Map<string, string>} */
  kept = new Map();
  /** @type {Record<string, string>} */
  dataset = {};
  full = false;
  localStorage = {
    getItem: (/** @type {string} */ key) => this.kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (this.full) throw new Error('QuotaExceededError');
      this.kept.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => this.kept.delete(key),
  };
}

let desk = new Desk();
Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => desk.localStorage });
Object.defineProperty(globalThis, 'window', { configurable: true, get: () => desk });
Object.defineProperty(globalThis, 'document', { configurable: true, get: () => ({ documentElement: { getAttribute: () => null } }) });
beforeEach(() => { desk = new Desk(); });

/** The window that there was when preferences.js came. */
const first = desk;
const { choice, CHOICES, confirms, NAMES, read, reset, watch, write } = await import('../../js/preferences.js');

/** Runs early.js on a page, as its classic script. @param {{ redirects?: number, path?: string, alternates?: string[] }} [page] its language links and how one came */
function early({ redirects = 0, path = '/en/', alternates = [] } = {}) {
  class PerformanceNavigationTiming { redirectCount = redirects; }
  const attributes = /** @type {Record<string, string>} */ ({});
  /** @type {string[]} */
  const went = [];
  vm.runInNewContext(readFileSync(new URL('js/early.js', web), 'utf8'), {
    URL, CustomEvent, PerformanceNavigationTiming,
    localStorage: desk.localStorage,
    performance: { getEntriesByType: () => [new PerformanceNavigationTiming()] },
    location: { pathname: path, search: '', hash: '#seat=x', replace: (/** @type {string} */ to) => went.push(to) },
    addEventListener: desk.addEventListener.bind(desk),
    dispatchEvent: desk.dispatchEvent.bind(desk),
    document: {
      addEventListener: () => {},
      querySelector: () => null,
      querySelectorAll: (/** @type {string} */ selector) => (selector.startsWith('link') ? alternates.map((href) => ({ href })) : []),
      documentElement: {
        setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => { if (name !== 'data-script') attributes[name] = value; },
        removeAttribute: (/** @type {string} */ name) => { delete attributes[name]; },
      },
    },
  });
  return { attributes, went };
}

test('what was never chosen is the default, and so is nonsense', () => {
  for (const name of NAMES) assert.equal(read(name), CHOICES[name][0]);
  desk.kept.set('ataxx.board', '"marble"').set('ataxx.motion', '{').set('ataxx.zen', '["on"]');
  for (const name of NAMES) assert.equal(read(name), CHOICES[name][0]);
});

test('moves are confirmed by default where one has days to think, and only there', () => {
  assert.deepEqual([confirms('untimed'), confirms('live'), confirms('days')], [false, false, true]);
});

test('each value of each preference is kept and read again', () => {
  for (const name of NAMES) {
    for (const value of CHOICES[name]) {
      write(name, /** @type {never} */ (value));
      assert.equal(read(name), value);
      assert.equal(desk.kept.get(`ataxx.${name}`), JSON.stringify(value));
    }
  }
});

test('what was kept by the site before there was a page of preferences still holds', () => {
  desk.kept.set('ataxx.theme', '"dark"').set('ataxx.sound', '"off"');
  assert.deepEqual([read('theme'), read('sound')], ['dark', 'off']);
});

test('back to defaults leaves nothing of it, and the seats alone', () => {
  desk.kept.set('ataxx.seats', '{}').set('ataxx.language', '"pt"');
  for (const name of NAMES) write(name, /** @type {never} */ (CHOICES[name][1]));
  reset();
  assert.deepEqual([...desk.kept.keys()], ['ataxx.seats']);
  for (const name of NAMES) assert.equal(read(name), CHOICES[name][0]);
});

test('a change is heard of, here and from another tab', () => {
  let heard = 0;
  watch(() => { heard += 1; });
  write('pieces', 'signs');
  assert.equal(heard, 1);
  desk.dispatchEvent(new Event('storage'));
  assert.equal(heard, 2);
});

test('where the browser keeps nothing, a choice holds for the page', () => {
  desk.full = true;
  const { attributes } = early();
  write('board', 'plain');
  assert.equal(read('board'), 'plain');
  assert.equal(attributes['data-board'], 'plain');
  reset();
  assert.equal(read('board'), 'dish');
  assert.deepEqual(attributes, {});
});

test('what the header could not keep holds here too', () => {
  desk = first;
  desk.full = true;
  const choose = (/** @type {string} */ value) => desk.dispatchEvent(new CustomEvent('ataxx-preference', { detail: { name: 'sound', value, kept: false } }));
  for (const value of ['off', 'on', 'off']) {
    choose(value);
    assert.equal(read('sound'), value);
  }
  reset();
  assert.equal(read('sound'), 'on');
});

test('only what there is can be chosen', () => {
  assert.deepEqual(choice('board', 'plain'), { name: 'board', value: 'plain' });
  for (const [name, value] of [['board', 'marble'], ['level', '3'], ['toString', '']]) assert.equal(choice(name, value), null);
});

test('early.js knows the same names and values, and puts on the page what is not the default', () => {
  const looks = ['theme', 'board', 'pieces', 'coordinates', 'motion', 'zen', 'letters', 'sound', 'confirm-untimed'];
  for (const name of NAMES) {
    for (const value of CHOICES[name]) {
      desk = new Desk();
      write(name, /** @type {never} */ (value));
      const expected = looks.includes(name) && value !== CHOICES[name][0] ? { [`data-${name}`]: value } : {};
      assert.deepEqual(early().attributes, expected, `${name} ${value}`);
    }
  }
  desk.kept.set('ataxx.board', '"marble"');
  assert.equal(early().attributes['data-board'], undefined);
});

test('a page that is open follows what is chosen, here and in another tab', () => {
  const { attributes } = early();
  write('pieces', 'marks');
  assert.deepEqual(attributes, { 'data-pieces': 'marks' });
  desk.kept.set('ataxx.pieces', '"signs"');
  desk.dispatchEvent(new Event('storage'));
  assert.deepEqual(attributes, { 'data-pieces': 'signs' });
});

test('the page asks for every preference, with every value, and for nothing else', () => {
  const source = readFileSync(new URL('../crates/server/src/pages/preferences.rs', web), 'utf8');
  const onOff = ['on', 'off'];
  const asked = Object.fromEntries([...source.matchAll(/name: "([\w-]+)"[^]*?answers: (ON_OFF|&\[[^\]]*\])/g)].map(([, name, answers]) => [
    name, answers === 'ON_OFF' ? onOff : [...answers.matchAll(/\("(\w+)", "/g)].map(([, value]) => value),
  ]));
  const sorted = (/** @type {Record<string, readonly string[]>} */ all) => Object.fromEntries(Object.entries(all).map(([name, values]) => [name, [...values].sort()]).sort());
  assert.deepEqual(sorted(asked), sorted(CHOICES));
});

const ALTERNATES = ['https://ataxx.example/en/game/x', 'https://ataxx.example/pt/game/x', 'https://ataxx.example/'];

test('who was sent on to the browser\'s language goes to the one chosen before, seat and all', () => {
  desk.kept.set('ataxx.language', '"pt"');
  assert.deepEqual(early({ redirects: 1, path: '/en/game/x', alternates: ALTERNATES }).went, ['/pt/game/x#seat=x']);
});

test('nobody is sent elsewhere who asked for this page, is there already, or never chose', () => {
  assert.deepEqual(early({ redirects: 1, path: '/en/game/x', alternates: ALTERNATES }).went, []);
  desk.kept.set('ataxx.language', '"pt"');
  assert.deepEqual(early({ redirects: 0, path: '/en/game/x', alternates: ALTERNATES }).went, []);
  assert.deepEqual(early({ redirects: 1, path: '/pt/game/x', alternates: ALTERNATES }).went, []);
  assert.deepEqual(early({ redirects: 1, path: '/en/nowhere' }).went, []);
  desk.kept.set('ataxx.language', '"xx"');
  assert.deepEqual(early({ redirects: 1, path: '/en/game/x', alternates: ALTERNATES }).went, []);
});
