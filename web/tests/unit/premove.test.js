import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLegal } from '../../js/board/position.js';
import { judge, reachOf } from '../../js/play/premove.js';
import { snapshot } from './world.js';

const premove = { move: 'c6', from: 'b6', to: 'c6', answers: 2 };
const legal = readLegal({ moves: 'c6 b6d6', flips: '' });
const plies = (/** @type {number} */ n) => Array.from({ length: n }, () => ({ move: 'b6', board: 'x5o/7/7/7/7/7/o5x' }));

test('it waits for its ply, is played at it, and never later', () => {
  assert.equal(judge(premove, snapshot({ turn: 'blue' }, { plies: plies(1) }), legal), 'keep');
  assert.equal(judge(premove, snapshot({}, { plies: plies(2) }), legal), 'play');
  assert.equal(judge(premove, snapshot({}, { plies: plies(4) }), legal), 'drop');
});

test('what the board no longer allows is dropped', () => {
  const other = readLegal({ moves: 'b6d6', flips: '' });
  assert.equal(judge(premove, snapshot({}, { plies: plies(2) }), other), 'drop');
});

test('it ends with the game', () => {
  const end = { verdict: /** @type {const} */ ('won'), winner: /** @type {const} */ ('blue'), reason: 'flag', by: null };
  assert.equal(judge(premove, snapshot({ turn: null, end }, { plies: plies(1) }), legal), 'drop');
});

test('the reach of a piece is what the server\'s table says', () => {
  const reach = reachOf({ a1: { clone: 'a2 b1 b2', jump: 'a3 c3' } });
  assert.deepEqual([...reach('a1').clone], ['a2', 'b1', 'b2']);
  assert.ok(reach('a1').jump.has('c3'));
  assert.equal(reach('g7').clone.size, 0);
});
