import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedTurn, createLooking } from '../../js/play/looking.js';

/** @param {{ you?: string | null, stake?: string, kind?: string, turn?: string | null, end?: object | null, plies?: number }} what @returns {any} */
const view = ({ you = 'red', stake = 'ranked', kind = 'increment', turn = 'red', end = null, plies = 4 }) =>
  ({ you, game: { stake, time: { kind }, plies: Array(plies).fill({}), state: { turn, end } } });

/** A page that can be left; `leave` and `come` are heard as the browser tells them. */
function page() {
  let away = false;
  const looking = createLooking({ away: () => away });
  return {
    looking,
    leave() { away = true; looking.settle(); },
    come() { away = false; looking.settle(); },
  };
}

test('only own turns of ranked games by the clock are counted', () => {
  assert.equal(countedTurn(view({})), 4);
  for (const other of [{ you: null }, { stake: 'casual' }, { kind: 'days' }, { kind: 'untimed' }, { turn: 'blue' }, { turn: null }, { end: {} }]) {
    assert.equal(countedTurn(view(other)), null, JSON.stringify(other));
  }
});

test('who leaves the page in their turn has left it, until the next', () => {
  const { looking, leave, come } = page();
  looking.turn(4);
  assert.equal(looking.left(), false);
  leave();
  come();
  assert.equal(looking.left(), true);
  looking.turn(4);
  leave();
  assert.equal(looking.left(), true, 'a turn is left once or not at all');
  looking.turn(null);
  come();
  looking.turn(6);
  assert.equal(looking.left(), false);
});

test('who is away when their turn begins has not left it', () => {
  const { looking, leave, come } = page();
  looking.turn(null);
  leave();
  looking.turn(2);
  come();
  assert.equal(looking.left(), false);
  leave();
  assert.equal(looking.left(), true);
});

test('what is told twice, or of nothing, counts for nothing', () => {
  const { looking, leave, come } = page();
  leave();
  leave();
  looking.turn(0);
  looking.settle();
  assert.equal(looking.left(), false);
  come();
  looking.settle();
  assert.equal(looking.left(), false);
});
