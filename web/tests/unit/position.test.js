import assert from 'node:assert/strict';
import { test } from 'node:test';

import { besides, count, distance, indexOf, pieceAt, readBoard, readLegal, readMove, shown, SQUARES } from '../../js/board/position.js';

const START = readBoard('x5o/7/7/7/7/7/o5x x 0 1');

test('squares stand in the order of a FEN', () => {
  assert.equal(SQUARES.length, 49);
  assert.deepEqual([SQUARES[0], SQUARES[6], SQUARES[48]], ['a7', 'g7', 'g1']);
  SQUARES.forEach((square, index) => assert.equal(indexOf(square), index));
});

test('a board is read with its gaps, and read again as itself', () => {
  const board = readBoard('x5o/7/2-1-2/7/2-1-2/7/o5x');
  assert.equal(board.length, 49);
  assert.equal(pieceAt(board, 'c5'), 'gap');
  assert.equal(pieceAt(board, 'a7'), 'red');
  assert.equal(pieceAt(board, 'a1'), 'blue');
  assert.equal(pieceAt(board, 'd4'), null);
  assert.equal(readBoard(board), board);
  assert.deepEqual(count(board), { red: 2, blue: 2, empty: 41 });
});

test('legal moves are taken apart: clones, jumps by piece, conversions by square', () => {
  const legal = readLegal({ moves: 'g2 f1 a7c7 a7c6 g1e1', flips: 'c3:b2b3 g2:f1' });
  assert.deepEqual([...legal.clones], ['g2', 'f1']);
  assert.deepEqual([...legal.jumps.get('a7') ?? []], ['c7', 'c6']);
  assert.deepEqual(legal.flips.get('c3'), ['b2', 'b3']);
  assert.ok(legal.moves.has('a7c7') && !legal.moves.has('a7'));
});

test('no legal moves is an empty list, not one empty move', () => {
  for (const legal of [null, { moves: '', flips: '' }]) {
    assert.equal(readLegal(legal).moves.size, 0);
    assert.equal(readLegal(legal).flips.size, 0);
  }
});

test('a pass is no move', () => {
  assert.equal(readMove('0000'), null);
  assert.deepEqual(readMove('g2'), { from: null, to: 'g2' });
  assert.deepEqual(readMove('a1c3'), { from: 'a1', to: 'c3' });
});

test('a move is shown as the list tells: landing, leaving, converting', () => {
  const cloned = shown(START, { from: null, to: 'f6' }, 'red', ['g7']);
  assert.deepEqual(count(cloned), { red: 4, blue: 1, empty: 44 });
  const jumped = shown(START, { from: 'a7', to: 'c7' }, 'red', []);
  assert.equal(pieceAt(jumped, 'a7'), null);
  assert.equal(pieceAt(jumped, 'c7'), 'red');
});

test('distances are those of a king', () => {
  assert.equal(distance('a1', 'b2'), 1);
  assert.equal(distance('a1', 'c2'), 2);
  assert.deepEqual(besides(START, 'b6', 'red'), ['a7']);
});
