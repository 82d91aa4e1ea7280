import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLight, needsLight } from '../../js/play/awake.js';

/** A screen whose locks are counted; `refuses` as browsers do on an empty battery. */
function screen() {
  /** @type {Set<EventTarget>} */
  const locks = new Set();
  const it = {
    locks, hidden: false, refuses: false, requests: 0,
    /** As browsers do when the page is hidden. */
    takeAll() {
      for (const lock of [...locks]) { locks.delete(lock); lock.dispatchEvent(new Event('release')); }
    },
    wakeLock: /** @type {any} */ ({
      request: async () => {
        it.requests += 1;
        if (it.refuses) throw new DOMException('battery', 'NotAllowedError');
        const lock = Object.assign(new EventTarget(), { release: async () => { locks.delete(lock); lock.dispatchEvent(new Event('release')); } });
        locks.add(lock);
        return lock;
      },
    }),
  };
  return it;
}

const settled = () => new Promise((resolve) => { setImmediate(resolve); });

/** @param {ReturnType<typeof screen>} it */
const lightOf = (it) => createLight({ wakeLock: it.wakeLock, hidden: () => it.hidden });

test('light is for players, against a clock, while the game is on', () => {
  /** @param {{ you?: string | null, kind?: string, turn?: string | null, end?: object | null }} what @returns {any} */
  const view = ({ you = 'red', kind = 'increment', turn = 'red', end = null }) => ({ you, game: { time: { kind }, state: { turn, end } } });
  assert.ok(needsLight(view({})));
  assert.ok(needsLight(view({ turn: 'blue' })));
  for (const dark of [{ you: null }, { kind: 'untimed' }, { kind: 'days' }, { turn: null }, { turn: null, end: {} }]) {
    assert.ok(!needsLight(view(dark)), JSON.stringify(dark));
  }
});

test('one lock is held from the first wish to the last', async () => {
  const it = screen();
  const light = lightOf(it);
  for (let i = 0; i < 3; i += 1) light.want(true);
  await settled();
  assert.deepEqual([it.locks.size, it.requests], [1, 1]);
  light.want(false);
  await settled();
  assert.equal(it.locks.size, 0);
});

test('what ends before the lock has come leaves none behind', async () => {
  const it = screen();
  const light = lightOf(it);
  light.want(true);
  light.want(false);
  await settled();
  assert.equal(it.locks.size, 0);
});

test('a page that was hidden asks again when it is seen', async () => {
  const it = screen();
  const light = lightOf(it);
  light.want(true);
  await settled();
  it.hidden = true;
  it.takeAll();
  light.settle();
  light.want(true);
  await settled();
  assert.deepEqual([it.locks.size, it.requests], [0, 1]);
  it.hidden = false;
  light.settle();
  await settled();
  assert.deepEqual([it.locks.size, it.requests], [1, 2]);
});

test('a refusal is no trouble, and the next change asks again', async () => {
  const it = screen();
  const light = lightOf(it);
  it.refuses = true;
  light.want(true);
  await settled();
  it.refuses = false;
  light.want(true);
  await settled();
  assert.equal(it.locks.size, 1);
  const without = createLight({ wakeLock: undefined, hidden: () => false });
  without.want(true);
});
