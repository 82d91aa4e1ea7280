import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { forgetSeat, keepSeat, markOver, newSecret, seatOf, sideOf, takeFromAddress, unfinished } from '../../js/seats.js';

/** @type {Map<string, string>} */
let stored = new Map();
let broken = false;
const storage = {
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem(/** @type {string} */ key, /** @type {string} */ value) {
    if (broken) throw new Error('no room');
    stored.set(key, value);
  },
};
Object.assign(globalThis, { localStorage: storage });

beforeEach(() => {
  broken = false;
  stored = new Map([['ataxx.seats', '{}']]);
  keepSeat('x', newSecret());
  forgetSeat('x');
});

test('a secret is 22 characters of URL-safe base 64, another each time', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) assert.match(secret, /^[\w-]{22}$/);
  assert.equal(new Set(secrets).size, 100);
});

test('a seat is kept with its side, marked when over, forgotten when wrong', () => {
  const secret = newSecret();
  keepSeat('one', secret, 'blue');
  assert.deepEqual([seatOf('one'), sideOf('one'), unfinished()], [secret, 'blue', ['one']]);
  markOver('one');
  assert.deepEqual([seatOf('one'), unfinished()], [secret, []]);
  forgetSeat('one');
  assert.equal(seatOf('one'), undefined);
});

test('only the newest seats are kept', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  for (let i = 0; i < 60; i += 1) { keepSeat(`game${i}`, newSecret()); t.mock.timers.tick(1_000); }
  assert.equal(unfinished().length, 50);
  assert.equal(seatOf('game9'), undefined);
  assert.notEqual(seatOf('game10'), undefined);
  assert.equal(unfinished()[0], 'game59');
});

test('where nothing can be stored the seat lasts as long as the page', () => {
  broken = true;
  const secret = newSecret();
  keepSeat('one', secret);
  assert.equal(seatOf('one'), secret);
  assert.equal(stored.get('ataxx.seats'), '{}');
});

test('nonsense in the storage is nobody\'s seat', () => {
  for (const text of ['{"a":{"secret":"short"},"b":7,"c":null}', '[]', '"x"', '{', 'null']) {
    stored.set('ataxx.seats', text);
    assert.deepEqual(unfinished(), []);
  }
});

test('a seat in the address is taken in and removed from it; a broken one only removed', () => {
  /** @type {string[]} */
  const replaced = [];
  const secret = newSecret();
  Object.assign(globalThis, {
    location: { hash: `#seat=${secret}`, pathname: '/en/game/one', search: '' },
    history: { state: null, replaceState: (/** @type {null} */ _, /** @type {string} */ __, /** @type {string} */ url) => replaced.push(url) },
  });
  takeFromAddress('one');
  assert.equal(seatOf('one'), secret);
  location.hash = '#seat=broken';
  takeFromAddress('two');
  assert.equal(seatOf('two'), undefined);
  location.hash = '#main';
  takeFromAddress('three');
  assert.deepEqual(replaced, ['/en/game/one', '/en/game/one']);
});
