import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createSession } from '../../js/play/session.js';
import { blueToB2, createWorld, redToB6, snapshot, update } from './world.js';

const B6 = { from: null, to: 'b6', by: 'a7' };

/** @param {ReturnType<typeof snapshot>} [first] @param {Partial<import('../../js/play/session.js').Parts['wishes']>} [wishes] */
function sit(first = snapshot(), wishes = {}) {
  const world = createWorld();
  const seen = { views: /** @type {any[]} */ ([]), told: /** @type {any[]} */ ([]), rematched: /** @type {string[]} */ ([]), left: false };
  const session = createSession(first, 'secret', {
    text: (key) => key, refusal: (why) => `no: ${why}`, around: world.around,
    show: (view) => seen.views.push(view), tell: (happening) => seen.told.push(happening),
    rematched: (next) => seen.rematched.push(next), lost: () => {}, left: () => seen.left,
    wishes: { confirms: () => false, premoves: () => true, ...wishes },
  });
  session.start();
  world.last().on.opened();
  world.last().on.said(first);
  return { world, session, seen, say: (/** @type {any} */ message) => world.last().on.said(message), sent: () => world.last().sent.at(-1) };
}

/** The line breaks and comes back; what the server says then. @param {ReturnType<typeof sit>} table @param {ReturnType<typeof snapshot>} now */
function reconnect({ world }, now) {
  world.last().on.closed();
  world.pass(500);
  world.last().on.opened();
  world.last().on.said(now);
}

const sentMoves = (/** @type {ReturnType<typeof createWorld>} */ world) => world.lines.flatMap(({ sent }) => sent).filter(({ t }) => t === 'move');

test('a move goes out with the version it answers, and is seen at once', () => {
  const { session, sent } = sit();
  session.move(B6);
  const { id, ...move } = sent();
  assert.deepEqual(move, { t: 'move', game: 'game', version: 2, move: 'b6' });
  assert.equal(typeof id, 'number');
  const view = session.view();
  assert.equal(view.counts.red, 3);
  assert.equal(view.mode, 'premove');
  assert.deepEqual(view.last, { from: null, to: 'b6' });
});

test('whoever left the page in their turn says so with the move, and not again with it', () => {
  const table = sit();
  const { session, seen, world } = table;
  seen.left = true;
  session.move(B6);
  const [away, move] = world.last().sent.slice(-2);
  assert.deepEqual({ ...away, id: 0 }, { t: 'looked-away', id: 0, game: 'game', version: 2 });
  assert.equal(move.t, 'move');
  assert.notEqual(away.id, move.id);
  seen.left = false;
  reconnect(table, snapshot());
  assert.deepEqual(world.last().sent.map(({ t }) => t), ['open', 'move']);
});

test('the update settles it; the acknowledgement, once or twice, changes nothing', () => {
  const { session, say, sent } = sit();
  session.move(B6);
  const { id } = sent();
  say({ t: 'ack', id, version: 3 });
  say(update(2, [redToB6(id)], { turn: 'blue', legal: { moves: 'b2', flips: '' } }));
  say({ t: 'ack', id, version: 3 });
  const view = session.view();
  assert.equal(view.pending, null);
  assert.equal(view.game.version, 3);
  assert.equal(view.game.plies.length, 1);
});

test('our own move is told once, the answer as what it is', () => {
  const { session, say, sent, seen } = sit();
  session.move(B6);
  say(update(2, [redToB6(sent().id)], { turn: 'blue' }));
  say(update(3, [blueToB2]));
  assert.deepEqual(seen.told.map(({ what, side, move, own }) => [what, side, move, own]), [['moved', 'red', 'b6', true], ['moved', 'blue', 'b2', false]]);
});

test('a refused move is rolled back, in words, and the game opened again', () => {
  const { session, say, sent } = sit();
  session.move(B6);
  say({ t: 'refused', id: sent().id, why: 'stale' });
  const view = session.view();
  assert.equal(view.pending, null);
  assert.equal(view.counts.red, 2);
  assert.equal(view.notice, 'no: stale');
  assert.equal(sent().t, 'open');
});

test('an unsent move goes out again if the board is still the one it answers, as the same command', () => {
  const table = sit();
  table.session.move(B6);
  const first = table.sent();
  reconnect(table, snapshot({}, { version: 3 }));
  assert.deepEqual(sentMoves(table.world), [first, first], 'an offer moved the version, not the board');
  assert.equal(table.session.view().counts.red, 3);
});

test('a move made while the line was down goes out when it is back', () => {
  const table = sit();
  table.world.last().on.closed();
  table.session.move(B6);
  assert.equal(sentMoves(table.world).length, 0);
  table.world.pass(500);
  table.world.last().on.opened();
  table.say(snapshot());
  assert.equal(sentMoves(table.world).length, 1);
});

test('a move that arrived is not sent again: the snapshot shows it', () => {
  const table = sit();
  table.session.move(B6);
  reconnect(table, snapshot({ turn: 'blue' }, { version: 3, plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }] }));
  assert.equal(sentMoves(table.world).length, 1);
  assert.equal(table.session.view().pending, null);
  assert.equal(table.session.view().counts.red, 3);
});

test('a move on a board that is gone is dropped: another of ours, or a takeback', () => {
  const table = sit();
  table.session.move(B6);
  reconnect(table, snapshot({ turn: 'blue' }, { version: 3, plies: [{ move: 'g2', board: 'x5o/7/7/7/7/6x/o5x' }] }));
  assert.equal(sentMoves(table.world).length, 1);
  assert.equal(table.session.view().pending, null);
  assert.equal(table.session.view().board[indexOfG2], 'x');
});
const indexOfG2 = 5 * 7 + 6;

test('after a gap the game is opened again, and nothing is merged', () => {
  const { session, say, sent } = sit();
  say(update(4, [blueToB2]));
  assert.equal(sent().t, 'open');
  assert.equal(session.view().game.version, 2);
  assert.equal(session.view().game.plies.length, 0);
});

test('an update from the past, or of another game, is not heard', () => {
  const { session, say, world } = sit();
  say(update(0, [blueToB2]));
  say({ ...update(2, [blueToB2]), game: 'another' });
  assert.equal(session.view().game.version, 2);
  assert.equal(world.last().sent.length, 1, 'no need to open again');
});

/** Blue to move, and we are Red. */
const theirs = () => snapshot({ turn: 'blue', legal: { moves: 'b2', flips: '' } }, { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }], version: 3 });

test('a premove is played at once when its turn comes, on the version it then answers', () => {
  const { session, say, world } = sit(theirs());
  session.move({ from: null, to: 'c6', by: 'b6' });
  assert.equal(sentMoves(world).length, 0);
  say(update(3, [blueToB2], { legal: { moves: 'c6 g2', flips: '' } }));
  const [move] = sentMoves(world);
  assert.equal(move.move, 'c6');
  assert.equal(move.version, 4);
  assert.equal(session.view().premove, null);
});

test('a premove that has become illegal is dropped', () => {
  const { session, say, world } = sit(theirs());
  session.move({ from: 'b6', to: 'd6', by: 'b6' });
  say(update(3, [blueToB2], { legal: { moves: 'c6 g2', flips: '' } }));
  assert.equal(sentMoves(world).length, 0);
  assert.equal(session.view().premove, null);
});

test('a premove made while our own move is on its way waits for the answer to it', () => {
  const { session, say, sent, world } = sit();
  session.move(B6);
  const { id } = sent();
  session.move({ from: null, to: 'c6', by: 'b6' });
  say(update(2, [redToB6(id)], { turn: 'blue' }));
  assert.equal(session.view().premove?.move, 'c6');
  say(update(3, [blueToB2], { legal: { moves: 'c6', flips: '' } }));
  assert.equal(sentMoves(world).at(-1)?.move, 'c6');
});

for (const [name, act] of /** @type {[string, (table: ReturnType<typeof sit>) => void][]} */ ([
  ['a takeback', ({ say }) => say(update(3, [{ what: 'took-back', by: 'red', plies: 0 }]))],
  ['a snapshot', ({ say }) => say(theirs())],
  ['the end', ({ say }) => say(update(3, [{ what: 'ended' }], { turn: null, end: { verdict: 'won', winner: 'blue', reason: 'flag', by: null } }))],
  ['the person', ({ session }) => session.cancelPremove()],
])) {
  test(`a premove is cancelled by ${name}`, () => {
    const table = sit(theirs());
    table.session.move({ from: null, to: 'c6', by: 'b6' });
    assert.equal(table.session.view().premove?.answers, 2);
    act(table);
    assert.equal(table.session.view().premove, null);
    assert.equal(sentMoves(table.world).length, 0);
  });
}

test('a takeback shortens the list', () => {
  const { session, say } = sit(theirs());
  say(update(3, [{ what: 'took-back', by: 'red', plies: 0 }]));
  assert.equal(session.view().game.plies.length, 0);
  assert.equal(session.view().counts.red, 2);
});

test('wishes about a move name the board they were made on, others don\'t', () => {
  const { session, sent } = sit(theirs());
  session.act('offer-takeback');
  assert.equal(sent().version, 3);
  session.act('resign');
  assert.equal(sent().t, 'resign');
  assert.ok(!('version' in sent()));
});

test('looking back shows the old board and its own counts, and nothing can be moved there', () => {
  const { session } = sit(theirs());
  session.lookAt(0);
  let view = session.view();
  assert.deepEqual([view.index, view.live, view.counts.red, view.mode, view.last], [0, false, 2, 'none', null]);
  session.lookAt(1);
  view = session.view();
  assert.deepEqual([view.index, view.live, view.counts.red, view.mode], [1, true, 3, 'premove']);
  session.lookAt(-5);
  assert.equal(session.view().index, 0);
});

test('the rematch is followed when it is agreed, not when an old game is read', () => {
  const over = { turn: null, end: { verdict: /** @type {const} */ ('won'), winner: /** @type {const} */ ('red'), reason: 'full', by: null } };
  const { say, seen } = sit(snapshot(over));
  say(update(2, [{ what: 'rematched' }], { ...over, next: 'another' }));
  assert.deepEqual(seen.rematched, ['another']);
  const old = sit(snapshot({ ...over, next: 'another' }));
  assert.deepEqual(old.seen.rematched, []);
});

test('the end is told once, with its reason', () => {
  const { say, seen } = sit();
  const end = { verdict: /** @type {const} */ ('won'), winner: /** @type {const} */ ('red'), reason: 'resigned', by: null };
  say(update(2, [{ what: 'ended' }], { turn: null, end }));
  say({ ...snapshot({ turn: null, end }), version: 3 });
  assert.deepEqual(seen.told.filter(({ what }) => what === 'ended'), [{ what: 'ended', end, own: false }]);
});

/** @param {number} number @param {object} what @param {'players' | 'watchers'} [room] */
const line = (number, what, room = 'players') => ({ room, number, at: 0, name: 'Ann', kind: 'account', side: null, ...what });

test('a line that is told again takes the place of the first: its words are hidden', () => {
  const { session, say } = sit(snapshot({}, { chat: /** @type {any} */ ([line(1, { text: 'bad' }), line(1, { text: 'bad' }, 'watchers')]) }));
  say({ t: 'said', game: 'game', line: line(2, { text: 'good' }) });
  say({ t: 'said', game: 'game', line: line(1, {}) });
  assert.deepEqual(session.view().game.chat, [line(1, {}), line(1, { text: 'bad' }, 'watchers'), line(2, { text: 'good' })]);
});

test('what is heard as it is said is told from what a snapshot brings', () => {
  const table = sit(snapshot({}, { chat: /** @type {any} */ ([line(1, { preset: 'hello' })]) }));
  assert.equal(table.session.view().chatting, false);
  table.say({ t: 'said', game: 'game', line: line(2, { preset: 'hello' }) });
  assert.equal(table.session.view().chatting, true);
  reconnect(table, snapshot());
  assert.equal(table.session.view().chatting, false);
});
