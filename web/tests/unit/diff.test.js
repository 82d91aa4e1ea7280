import assert from 'node:assert/strict';
import { test } from 'node:test';

import { plan } from '../../js/board/diff.js';
import { readBoard } from '../../js/board/position.js';

const START = readBoard('x5o/7/7/7/7/7/o5x');

test('a clone divides from the piece that was chosen', () => {
  const before = readBoard('xx4o/7/7/7/7/7/o5x');
  const after = readBoard('xx4o/1x5/7/7/7/7/o5x');
  assert.deepEqual(plan(before, after, 'b6', 'a7'), { kind: 'clone', side: 'red', from: 'a7', to: 'b6', flips: [], come: [] });
  assert.equal(plan(before, after, 'b6').from, 'b7', 'a straight neighbour if nobody chose');
  assert.equal(plan(before, after, 'b6', 'g1').from, 'b7', 'a parent that is not beside it is no parent');
});

test('a jump leaves its square and turns what it lands beside', () => {
  const before = readBoard('x5o/7/3o3/7/7/7/o5x');
  const after = readBoard('6o/7/2xx3/7/7/7/o5x');
  assert.deepEqual(plan(before, after, 'a7c5'), { kind: 'jump', side: 'red', from: 'a7', to: 'c5', flips: ['d5'], come: [] });
});

test('a clone of a piece whose parent turned in the same move is still shown', () => {
  const after = readBoard('x5o/7/7/7/7/7/oo4x');
  assert.equal(plan(START, after, 'b1').from, 'a1');
});

test('boards that no single move joins only show what came and turned', () => {
  const after = readBoard('o5o/1x5/7/7/7/7/o4xx');
  assert.deepEqual(plan(START, after, 'b6'), { kind: null, side: null, from: null, to: null, flips: ['a7'], come: ['b6', 'f1'] });
  assert.equal(plan(after, START, null).kind, null);
});

test('a pass moves nothing', () => {
  assert.deepEqual(plan(START, START, '0000'), { kind: null, side: null, from: null, to: null, flips: [], come: [] });
});
