import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clockFace, createServerTime, remaining, untilTick } from '../../js/play/clock.js';

test('only the running side loses time, and never below nothing', () => {
  const clock = { red: 60_000, blue: 50_000, at: 1_000, running: /** @type {const} */ ('red') };
  assert.equal(remaining(clock, 'red', 11_000), 50_000);
  assert.equal(remaining(clock, 'blue', 11_000), 50_000);
  assert.equal(remaining(clock, 'red', 1_000_000), 0);
  assert.equal(remaining(clock, 'red', 500), 60_000, 'a message from the server\'s future adds no time');
  assert.equal(remaining({ ...clock, running: null }, 'red', 11_000), 60_000);
});

test('tenths below ten seconds, rounded down', () => {
  const face = (/** @type {number} */ ms) => clockFace(ms);
  assert.deepEqual(face(9_999), { text: '9.9' });
  assert.deepEqual(face(10_000), { text: '0:10' });
  assert.deepEqual(face(0), { text: '0.0' });
  assert.deepEqual(face(125_900), { text: '2:05' });
  assert.deepEqual(face(3_725_000), { text: '1:02:05' });
  assert.deepEqual(face(2 * 86_400_000 + 3 * 3_600_000), { days: 2, hours: 3 });
});

test('the next tick comes when the face changes', () => {
  assert.equal(untilTick(60_000), 1);
  assert.equal(untilTick(59_250), 251);
  assert.equal(untilTick(9_250), 51);
});

test('the server\'s time is that of the quickest answer', () => {
  const time = createServerTime();
  time.stamped(50_000, 1_000);
  assert.equal(time.at(2_000), 51_000);
  time.answered({ now: 60_200, sent: 11_000, received: 11_100 });
  assert.equal(time.at(11_100), 60_250);
  time.answered({ now: 63_000, sent: 12_000, received: 14_000 });
  assert.equal(time.at(11_100), 60_250, 'a slow answer says little');
  time.answered({ now: 64_120, sent: 15_000, received: 15_040 });
  assert.equal(time.at(15_040), 64_140);
});

test('no message comes before it was sent', () => {
  const time = createServerTime();
  time.answered({ now: 1_000, sent: 0, received: 2_000 });
  time.stamped(5_000, 2_500);
  assert.ok(time.at(2_500) >= 5_000);
});

test('after a sleep the first answer counts again', () => {
  const time = createServerTime();
  time.answered({ now: 1_000, sent: 0, received: 10 });
  time.forget();
  time.answered({ now: 90_000, sent: 100, received: 300 });
  assert.equal(time.at(300), 90_100);
});
