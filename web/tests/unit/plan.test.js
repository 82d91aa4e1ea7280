import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesOf } from '../../js/push.js';
import { nodesOf, planted, pruned } from '../../js/play/plan.js';
import { toldBy } from '../../worker/told.js';

const paths = (/** @type {import('../../js/net/plan.js').Branch[]} */ branches) => nodesOf(branches).map(({ path }) => path.join(' '));

test('answers are planted where they belong, and pruned with all that follows', () => {
  const first = planted(planted([], [], 'b5', 'f5'), [], 'c6', 'e6');
  const both = planted(planted(first, ['b5', 'f5'], 'b4', 'f4'), ['b5', 'f5', 'b4', 'f4'], 'b3', 'f3');
  assert.deepEqual(paths(both), ['b5 f5', 'b5 f5 b4 f4', 'b5 f5 b4 f4 b3 f3', 'c6 e6']);
  assert.deepEqual(paths(pruned(both, ['b5', 'f5', 'b4', 'f4'])), ['b5 f5', 'c6 e6']);
  assert.deepEqual(paths(pruned(both, ['b5', 'f5'])), ['c6 e6']);
  assert.deepEqual(paths(first), ['b5 f5', 'c6 e6'], 'values never change');
});

test('a push says what is shown, and leads to a page of ours', () => {
  const told = { title: 'It is your move', body: 'Ann is waiting', lang: 'en', tag: 'game-x', path: '/en/game/x' };
  const origin = 'https://ataxx.example';
  assert.deepEqual(toldBy(told, origin), told);
  for (const bad of [null, undefined, 'text', {}, { ...told, title: 1 }, { ...told, path: '//elsewhere.example/' }, { ...told, path: 'https://elsewhere.example' }]) {
    assert.equal(toldBy(bad, origin), null);
  }
});

test('a key is read from URL-safe base 64', () => {
  assert.deepEqual([...bytesOf('-_8A')], [0xfb, 0xff, 0x00]);
});
