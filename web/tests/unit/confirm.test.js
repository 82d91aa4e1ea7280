import assert from 'node:assert/strict';
import { test } from 'node:test';

import { speedOf } from '../../js/play/game.js';
import { createSession } from '../../js/play/session.js';
import { blueToB2, createWorld, redToB6, snapshot, update } from './world.js';

const B6 = { from: null, to: 'b6', by: 'a7' };

/** @param {Partial<import('../../js/play/session.js').Parts['wishes']>} [wishes] @param {ReturnType<typeof snapshot>} [first] */
function sit(wishes = {}, first = snapshot()) {
  const world = createWorld();
  const told = /** @type {any[]} */ ([]);
  const session = createSession(first, 'secret', {
    text: (key) => key, refusal: (why) => why, around: world.around, show: () => {},
    tell: (happening) => told.push(happening), rematched: () => {}, lost: () => {}, left: () => false,
    wishes: { confirms: () => true, premoves: () => true, ...wishes },
  });
  session.start();
  world.last().on.opened();
  world.last().on.said(first);
  const moves = () => world.lines.flatMap(({ sent }) => sent).filter(({ t }) => t === 'move').map(({ move }) => move);
  return { world, session, told, moves, say: (/** @type {any} */ message) => world.last().on.said(message) };
}

test('a move is seen as planned, and neither sent nor told before it is confirmed', () => {
  const { session, moves, told } = sit();
  session.move(B6);
  const planned = session.view();
  assert.equal(planned.mode, 'planned');
  assert.equal(planned.planned?.move, 'b6');
  assert.equal(planned.counts.red, 3);
  assert.deepEqual([moves(), told], [[], []]);

  session.playPlanned();
  assert.deepEqual(moves(), ['b6']);
  assert.equal(session.view().planned, null);
  assert.equal(session.view().pending?.move, 'b6');
  assert.equal(session.view().board, planned.board);
  assert.deepEqual(told.map(({ what, move, own }) => [what, move, own]), [['moved', 'b6', true]]);
});

test('played twice by a quick finger, it is sent once', () => {
  const { session, moves } = sit();
  session.move(B6);
  session.playPlanned();
  session.playPlanned();
  assert.deepEqual(moves(), ['b6']);
});

test('taken back, it leaves nothing', () => {
  const { session, moves } = sit();
  const { board } = session.view();
  session.move(B6);
  assert.notEqual(session.view().board, board);
  session.dropPlanned();
  session.playPlanned();
  assert.deepEqual(moves(), []);
  assert.equal(session.view().mode, 'move');
  assert.equal(session.view().board, board);
});

test('nothing can be moved on the board while a move waits for the word', () => {
  const { session } = sit();
  session.move(B6);
  session.move({ from: null, to: 'a6', by: 'a7' });
  assert.equal(session.view().planned?.move, 'b6');
});

test('it outlives a broken line if the board is the same, and no other board', () => {
  const { session, say, moves } = sit();
  session.move(B6);
  say(snapshot());
  assert.equal(session.view().planned?.move, 'b6');
  say(snapshot({}, { plies: [{ move: 'g2', board: 'x5o/7/7/7/7/6x/o5x' }, { move: 'b2', board: 'x5o/7/7/7/7/1o4x/o5x' }] }));
  assert.equal(session.view().planned, null);
  assert.deepEqual(moves(), []);
});

test('it ends with the game, and with a move from another device', () => {
  for (const [event, state] of /** @type {[any, any][]} */ ([
    [{ what: 'ended' }, { turn: null, end: { verdict: 'won', winner: 'blue', reason: 'flag', by: null } }],
    [redToB6(77), { turn: 'blue' }],
  ])) {
    const { session, say } = sit();
    session.move(B6);
    say(update(2, [event], state));
    assert.equal(session.view().planned, null);
  }
});

test('a move in advance is planned when its turn comes, where moves are confirmed', () => {
  const { session, say, moves } = sit({}, snapshot({ turn: 'blue', legal: null }, { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }] }));
  session.move({ from: null, to: 'c6', by: 'b6' });
  assert.equal(session.view().premove?.move, 'c6');
  say(update(2, [blueToB2], { turn: 'red', legal: { moves: 'c6 a6', flips: '' } }));
  assert.equal(session.view().planned?.move, 'c6');
  assert.deepEqual(moves(), []);
});

test('who wants no moves in advance can make none, and loses the one that was made', () => {
  let wanted = true;
  const { session } = sit({ premoves: () => wanted }, snapshot({ turn: 'blue', legal: null }));
  assert.equal(session.view().mode, 'premove');
  session.move(B6);
  assert.equal(session.view().premove?.move, 'b6');
  wanted = false;
  session.wish();
  assert.equal(session.view().mode, 'none');
  assert.equal(session.view().premove, null);
  session.move(B6);
  assert.equal(session.view().premove, null);
});

test('it is asked by the game\'s kind of time: the computer\'s games have none', () => {
  const computer = { seats: { red: { kind: /** @type {const} */ ('human') }, blue: { kind: /** @type {const} */ ('computer'), level: 3 } } };
  const days = { time: /** @type {const} */ ({ kind: 'days', days: 3 }) };
  assert.equal(speedOf(snapshot()), 'untimed');
  assert.equal(speedOf(snapshot({}, days)), 'days');
  assert.equal(speedOf(snapshot(computer, days)), 'untimed');
  assert.equal(speedOf(snapshot({}, { time: { kind: 'increment', base: 180_000, increment: 2_000 } })), 'live');

  /** @type {string[]} */
  const asked = [];
  sit({ confirms: (speed) => asked.push(speed) > 0 }, snapshot({}, days)).session.move(B6);
  assert.deepEqual(asked, ['days']);
});
