import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readBoard, readLegal } from '../../js/board/position.js';
import { canPick, drop, newState, preview, settle, step, tap, targets } from '../../js/board/state.js';

/** Red to move at the start. */
function start() {
  const state = newState(readBoard('x5o/7/7/7/7/7/o5x'));
  const legal = readLegal({ moves: 'a6 b6 b7 f1 f2 g2 a7c7 a7c5 a7a5 g1e1', flips: 'b6:c5' });
  return Object.assign(state, { mine: 'red', mode: 'move', legal });
}

test('a piece, then a square', () => {
  const state = start();
  assert.equal(tap(state, 'a7'), null);
  assert.equal(state.selected, 'a7');
  assert.deepEqual(Object.fromEntries(targets(state, 'a7')), { a6: 'clone', b6: 'clone', b7: 'clone', c7: 'jump', c5: 'jump', a5: 'jump' });
  assert.deepEqual(tap(state, 'c7'), { from: 'a7', to: 'c7', by: 'a7' });
  assert.equal(state.selected, null);
});

test('a clone is sent as its target but remembers which piece divides', () => {
  const state = start();
  tap(state, 'a7');
  assert.deepEqual(tap(state, 'b6'), { from: null, to: 'b6', by: 'a7' });
});

test('an empty square touched once plays nothing, touched twice it clones', () => {
  const state = start();
  assert.equal(tap(state, 'g2'), null);
  assert.equal(state.armed, 'g2');
  assert.equal(tap(state, 'f2'), null);
  assert.equal(state.armed, 'f2');
  assert.deepEqual(tap(state, 'f2'), { from: null, to: 'f2', by: 'g1' });
});

test('a square that the chosen piece cannot reach plays nothing', () => {
  const state = start();
  tap(state, 'a7');
  assert.equal(tap(state, 'd4'), null);
  assert.deepEqual([state.selected, state.armed], [null, null]);
  tap(state, 'a7');
  assert.equal(tap(state, 'g2'), null, 'the other piece could, but was not chosen');
  assert.equal(state.armed, 'g2');
});

test('touching the chosen piece again lets it go; another piece takes its place', () => {
  const state = start();
  tap(state, 'a7');
  tap(state, 'g1');
  assert.equal(state.selected, 'g1');
  tap(state, 'g1');
  assert.equal(state.selected, null);
});

test('only one\'s own pieces can be picked, and only while one may move', () => {
  const state = start();
  assert.ok(canPick(state, 'a7') && !canPick(state, 'g7') && !canPick(state, 'd4'));
  state.mode = 'none';
  assert.ok(!canPick(state, 'a7'));
  assert.equal(tap(state, 'b6'), null);
  assert.equal(state.armed, null);
});

test('dropping a piece plays, or keeps it if it did not move', () => {
  const state = start();
  tap(state, 'a7');
  assert.equal(drop(state, 'a7', 'a7'), null);
  assert.equal(state.selected, 'a7');
  assert.deepEqual(drop(state, 'a7', 'c5'), { from: 'a7', to: 'c5', by: 'a7' });
  tap(state, 'a7');
  assert.equal(drop(state, 'a7', 'g7'), null);
  assert.equal(state.selected, null);
});

test('the preview tells what would turn', () => {
  const state = start();
  state.hover = 'b6';
  assert.deepEqual(preview(state), { from: 'a7', to: 'b6', kind: 'clone', flips: ['c5'] });
  state.selected = 'g1';
  assert.equal(preview(state), null, 'g1 does not reach b6');
  state.selected = 'a7';
  state.hover = 'c7';
  assert.deepEqual(preview(state), { from: 'a7', to: 'c7', kind: 'jump', flips: [] });
});

test('the keyboard\'s square is previewed only while the keyboard is in use', () => {
  const state = start();
  state.cursor = 'b6';
  assert.equal(preview(state), null);
  state.cursorShown = true;
  assert.equal(preview(state)?.to, 'b6');
});

test('a move in advance goes by geometry, onto squares that are free now', () => {
  const state = start();
  state.mode = 'premove';
  assert.equal(targets(state, 'g1').size, 0, 'nothing before the table has come');
  state.reach = () => ({ clone: new Set(['f1', 'g2', 'a1']), jump: new Set(['e1']) });
  assert.deepEqual(Object.fromEntries(targets(state, 'g1')), { f1: 'clone', g2: 'clone', e1: 'jump' });
  assert.equal(tap(state, 'f1'), null);
  assert.equal(state.armed, null, 'no move in advance by touching a square twice');
});

test('a choice that the board no longer allows is forgotten', () => {
  const state = start();
  tap(state, 'a7');
  state.board = readBoard('o5o/7/7/7/7/7/o5x');
  settle(state);
  assert.equal(state.selected, null);
  state.armed = 'g2';
  state.mode = 'premove';
  settle(state);
  assert.equal(state.armed, null);
});

test('arrow keys follow the screen, also when the board is turned, and stop at its edge', () => {
  const state = start();
  assert.equal(step(state, 'a1', 0, -1), 'a2');
  assert.equal(step(state, 'a1', -1, 0), 'a1');
  assert.equal(step(state, 'a1', 0, 1), 'a1');
  assert.equal(step(state, 'c4', 7, 0), 'g4');
  assert.equal(step(state, 'c4', -7, 0), 'a4');
  state.orientation = 'blue';
  assert.equal(step(state, 'b2', 1, 0), 'a2');
  assert.equal(step(state, 'b2', 0, -1), 'b1');
});
