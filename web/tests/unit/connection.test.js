import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createConnection } from '../../js/net/connection.js';
import { createWorld, snapshot } from './world.js';

function connect() {
  const world = createWorld();
  const heard = { said: /** @type {any[]} */ ([]), phases: /** @type {string[]} */ ([]), pongs: /** @type {any[]} */ ([]), lost: /** @type {string[]} */ ([]) };
  const connection = createConnection({ open: (id) => ({ t: 'open', id, game: 'game', seat: 'secret' }), begins: 'snapshot', firstId: 100 }, world.around, {
    said: (message) => heard.said.push(message),
    phase: (phase) => heard.phases.push(phase),
    pong: (pong) => heard.pongs.push(pong),
    lost: (why) => heard.lost.push(why),
  });
  connection.start();
  return { world, heard, connection };
}

/** Connected, the snapshot received. */
function live() {
  const found = connect();
  found.world.last().on.opened();
  found.world.last().on.said(snapshot());
  return found;
}

test('it opens the game with the seat, and is live with the snapshot', () => {
  const { world, heard } = connect();
  assert.deepEqual(world.last().sent, []);
  world.last().on.opened();
  assert.deepEqual(world.last().sent, [{ t: 'open', id: 101, game: 'game', seat: 'secret' }]);
  assert.deepEqual(heard.phases, ['connecting']);
  world.last().on.said(snapshot());
  assert.deepEqual(heard.phases, ['connecting', 'live']);
});

test('silence is asked about after 2.5 s and ends the line after 9 s', () => {
  const { world, heard } = live();
  world.pass(2_400);
  assert.equal(world.last().sent.length, 1);
  world.pass(200);
  assert.equal(world.last().sent.at(-1).t, 'ping');
  world.pass(6_300);
  assert.equal(heard.phases.at(-1), 'live');
  world.pass(200);
  assert.equal(heard.phases.at(-1), 'waiting');
  assert.ok(world.lines[0].closed);
});

test('an answered ping keeps the line, and tells the time', () => {
  const { world, heard } = live();
  for (let i = 0; i < 10; i += 1) {
    world.pass(2_600);
    const ping = world.last().sent.at(-1);
    world.last().on.said({ t: 'pong', id: ping.id, now: 777 });
  }
  assert.equal(heard.phases.at(-1), 'live');
  assert.equal(heard.pongs.length, 10);
  assert.equal(heard.pongs[0].now, 777);
  assert.equal(world.lines.length, 1);
});

test('it comes back by itself, waiting longer each time', () => {
  const { world } = live();
  world.last().on.closed();
  assert.equal(world.lines.length, 1);
  world.pass(230);
  assert.equal(world.lines.length, 2);
  world.last().on.closed();
  world.pass(230);
  assert.equal(world.lines.length, 2);
  world.pass(230);
  assert.equal(world.lines.length, 3);
});

test('what an old line still says is not heard', () => {
  const { world, heard } = live();
  const old = world.last();
  old.on.closed();
  world.pass(500);
  world.last().on.opened();
  const before = heard.said.length;
  old.on.said({ t: 'ack', id: 1, version: 9 });
  old.on.closed();
  old.on.opened();
  assert.equal(heard.said.length, before);
  assert.equal(world.lines.length, 2);
  world.last().on.said(snapshot());
  assert.equal(heard.phases.at(-1), 'live');
});

test('a line that never opens does not wait for ever', () => {
  const { world, heard } = connect();
  world.pass(9_100);
  assert.equal(heard.phases.at(-1), 'waiting');
});

test('after two sockets that would not open, events are tried; and the socket again after those failed', () => {
  const { world } = connect();
  const kinds = () => world.lines.map(({ kind }) => kind).join(' ');
  world.last().on.closed();
  world.pass(2_000);
  world.last().on.closed();
  world.pass(2_000);
  assert.equal(kinds(), 'socket socket events');
  world.last().on.closed();
  world.pass(9_000);
  assert.equal(kinds(), 'socket socket events socket');
});

test('events that worked and broke get one socket\'s try between', () => {
  const { world } = connect();
  for (let i = 0; i < 2; i += 1) { world.last().on.closed(); world.pass(2_000); }
  world.last().on.opened();
  world.last().on.said(snapshot());
  assert.deepEqual(world.last().sent, [], 'the stream opens the game by itself, and needs no ping');
  world.pass(20_000);
  assert.equal(world.lines.length, 3);
  world.last().on.closed();
  world.pass(500);
  assert.equal(world.last().kind, 'socket');
  world.last().on.closed();
  world.pass(2_000);
  assert.equal(world.last().kind, 'events');
});

test('a socket that worked is tried as often as it takes', () => {
  const { world } = live();
  world.last().on.closed();
  world.pass(300);
  world.last().on.closed();
  world.pass(1_000);
  assert.equal(world.last().kind, 'socket');
});

test('the server\'s good-bye is obeyed: back when it says, not before', () => {
  const { world, heard } = live();
  world.last().on.said({ t: 'bye', retry_ms: 1_500 });
  assert.equal(heard.phases.at(-1), 'waiting');
  assert.ok(world.lines[0].closed);
  world.lines[0].on.closed();
  world.pass(1_400);
  assert.equal(world.lines.length, 1);
  world.pass(900);
  assert.equal(world.lines.length, 2);
});

test('a refused opening: final reasons end it, others are tried again when the server says', () => {
  const gone = connect();
  gone.world.last().on.opened();
  gone.world.last().on.said({ t: 'refused', id: 101, why: 'unknown-game' });
  assert.deepEqual(gone.heard.lost, ['unknown-game']);
  gone.world.pass(60_000);
  assert.equal(gone.world.lines.length, 1);

  const full = connect();
  full.world.last().on.opened();
  full.world.last().on.said({ t: 'refused', id: 101, why: 'full', retry_ms: 4_000 });
  full.world.pass(3_900);
  assert.equal(full.world.lines.length, 1);
  full.world.pass(200);
  assert.equal(full.world.lines.length, 2);
});

test('a gap is closed by opening again on the same line', () => {
  const { world, connection, heard } = live();
  connection.reopen();
  assert.deepEqual(world.last().sent.at(-1), { t: 'open', id: 102, game: 'game', seat: 'secret' });
  assert.equal(connection.send({ t: 'ping', id: 1 }), false, 'nothing goes out on a board that is being rebuilt');
  world.last().on.said(snapshot());
  assert.equal(heard.phases.filter((phase) => phase === 'waiting').length, 0);
  assert.equal(connection.send({ t: 'ping', id: 1 }), true);
});

test('waking up does not wait for the timer, and stopping ends everything', () => {
  const { world, connection, heard } = live();
  world.last().on.closed();
  connection.wake();
  assert.equal(world.lines.length, 2);
  connection.stop();
  assert.equal(heard.phases.at(-1), 'stopped');
  world.pass(60_000);
  assert.equal(world.lines.length, 2);
});

test('what is answered while nobody looks tells no time', () => {
  const { world, heard } = live();
  world.hide(true);
  world.pass(2_600);
  const { id } = world.last().sent.at(-1);
  world.hide(false);
  world.last().on.said({ t: 'pong', id, now: 777 });
  assert.deepEqual(heard.pongs, [], 'it may have waited for this page');
  world.pass(2_600);
  world.last().on.said({ t: 'pong', id: world.last().sent.at(-1).id, now: 888 });
  assert.deepEqual(heard.pongs.map(({ now }) => now), [888]);
  assert.equal(heard.phases.at(-1), 'live');
});
