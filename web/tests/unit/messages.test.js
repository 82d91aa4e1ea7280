import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { readBoard, readLegal, SQUARES } from '../../js/board/position.js';
import { mostUrgent } from '../../js/panel/status.js';
import { sayTime } from '../../js/panel/time.js';
import { words } from '../../js/panel/tell.js';
import { updated } from '../../js/play/game.js';
import { happenings } from '../../js/play/happening.js';
import { see } from '../../js/play/view.js';

const docs = new URL('../../../docs/messages/', import.meta.url);
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, docs), 'utf8'));
const examples = readdirSync(new URL('from-server/', docs)).map((name) => ({ name, message: read(`from-server/${name}`) }));
const text = (/** @type {string} */ key) => key;

const snapshots = examples.filter(({ message }) => message.t === 'snapshot');
const updates = examples.filter(({ message }) => message.t === 'update');

test('there are examples of every kind', () => {
  const kinds = new Set(examples.map(({ message }) => message.t));
  assert.deepEqual([...kinds].sort(), ['ack', 'bye', 'challenge', 'challenge-cancelled', 'challenge-declined', 'game-end', 'game-start', 'lobby', 'paired', 'pong', 'refused', 'said', 'seeking', 'snapshot', 'update', 'watchers', 'your-turn']);
});

for (const { name, message } of snapshots) {
  test(`${name}: every board can be seen and every legal move read`, () => {
    const known = { game: message, cursor: null, flipped: false, pending: null, planned: null, premove: null, premoves: () => true, phase: /** @type {const} */ ('live'), notice: null, lag: null, lostAt: null, chatting: false, now: () => message.now };
    for (let ply = 0; ply <= message.plies.length; ply += 1) {
      const view = see({ ...known, cursor: ply });
      assert.equal(view.board.length, 49);
      assert.equal(view.counts.red + view.counts.blue + view.counts.empty, 49);
      assert.match(mostUrgent(view, text).text, /^client-/);
    }
    const legal = readLegal(message.state.legal);
    for (const square of [...legal.clones, ...legal.flips.keys(), ...[...legal.flips.values()].flat()]) assert.ok(SQUARES.includes(square));
    assert.match(sayTime(message.time, text), /^(client-|\d+\+\d+$)/);
  });
}

for (const { name, message } of updates) {
  test(`${name}: it fits on its version, says what happened, and leaves a gap elsewhere`, () => {
    /** @type {any} */
    const before = { ...snapshots[0].message, game: message.game, version: message.after, plies: [], you: null, state: { ...snapshots[0].message.state, end: null } };
    const after = updated(before, message);
    assert.equal(after?.version, message.version);
    assert.deepEqual(after?.state, message.state);
    assert.equal(updated({ ...before, version: message.after - 1 }, message), null);
    for (const event of message.events) if (event.board) assert.equal(readBoard(event.board).length, 49);
    for (const happening of happenings(before, /** @type {any} */ (after), message.events)) assert.match(words(happening, null, text), /^client-/);
  });
}

test('the kinds that we send are those of the examples', () => {
  const kinds = readdirSync(new URL('from-client/', docs)).map((name) => read(`from-client/${name}`).t);
  const source = readFileSync(new URL('../../js/wire.js', import.meta.url), 'utf8');
  for (const kind of kinds) assert.ok(source.includes(`'${kind}'`), kind);
});
