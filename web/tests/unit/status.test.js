import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { RULES } from '../../js/panel/result.js';
import { mostUrgent } from '../../js/panel/status.js';
import { options, places, see } from '../../js/play/view.js';
import { snapshot } from './world.js';

const text = (/** @type {string} */ key, /** @type {any} */ args) => (args?.count === undefined ? key : `${key} ${args.count}`);

/** @param {Partial<import('../../js/wire.js').State>} [state] @param {Partial<import('../../js/play/view.js').Known>} [known] @param {any} [more] */
function view(state = {}, known = {}, more = {}) {
  return see({ game: snapshot(state, more), cursor: null, flipped: false, pending: null, planned: null, premove: null, phase: 'live', notice: null, lag: null, lostAt: null, chatting: false, premoves: () => true, now: () => 10_000, ...known });
}
const line = (/** @type {any[]} */ ...of) => mostUrgent(view(...of), text).text;
const PASS = { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }, { move: '0000', board: 'x5o/1x5/7/7/7/7/o5x' }] };
const offers = { draw: null, takeback: null, rematch: null };

test('whose turn it is, in the eyes of who looks', () => {
  assert.equal(line(), 'client-turn-you');
  assert.equal(line({ turn: 'blue' }), 'client-turn-them');
  assert.equal(line({ turn: 'blue', seats: { red: { kind: 'human' }, blue: { kind: 'computer', level: 3 } } }), 'client-turn-computer');
  assert.equal(line({}, {}, { you: null }), 'client-turn-side');
  assert.equal(line({ turn: null }), 'client-waiting-friend');
});

test('a lost connection comes before everything, an offer before a warning', () => {
  const offered = { offers: { ...offers, draw: /** @type {const} */ ('blue') }, occurrences: 2 };
  assert.equal(line(offered), 'client-offer-draw');
  assert.equal(line(offered, { phase: 'waiting' }), 'client-reconnecting');
  assert.equal(line({ occurrences: 2 }), 'client-warn-repetition');
});

test('a move that is not confirmed comes before what others want, but not before a lost connection', () => {
  const planned = { move: 'b6', by: 'a7', to: 'b6', on: '', board: 'x5o/1x5/7/7/7/7/o5x', plies: 0 };
  const offered = { offers: { ...offers, draw: /** @type {const} */ ('blue') } };
  const found = mostUrgent(view(offered, { planned }), text);
  assert.equal(found.tone, 'planned');
  assert.deepEqual(found.choices?.map(([, deed]) => deed), ['play-planned', 'drop-planned']);
  assert.equal(line(offered, { planned, phase: 'waiting' }), 'client-reconnecting');
});

test('one\'s own offer is waited for, not answered', () => {
  const own = mostUrgent(view({ offers: { ...offers, draw: 'red' } }), text);
  assert.equal(own.text, 'client-asked-draw');
  assert.equal(own.choices, undefined);
});

test('the no-clone limit is warned of from 80 plies on, with what is left', () => {
  assert.equal(line({ no_clone_plies: 79 }), 'client-turn-you');
  assert.equal(line({ no_clone_plies: 80 }), 'client-warn-no-clone 20');
  assert.equal(line({ no_clone_plies: 99 }), 'client-warn-no-clone 1');
});

test('who is away is counted down to both, then claimed from or waited for', () => {
  const away = { away: { side: /** @type {const} */ ('blue'), claimable_at: 14_200 }, turn: /** @type {const} */ ('blue') };
  assert.equal(line(away), 'client-away-countdown 5');
  const claim = mostUrgent(view(away, { now: () => 14_300 }), text);
  assert.deepEqual(claim.choices?.map(([, deed]) => deed), ['claim-win', 'claim-draw', 'wait']);
  const waiting = mostUrgent(view(away, { now: () => 14_300 }), text, 14_200);
  assert.deepEqual([waiting.text, waiting.choices?.map(([, deed]) => deed)], ['client-away-waiting', ['decide']]);
  assert.equal(mostUrgent(view(away, { now: () => 14_300 }), text, 9_000).tone, 'ask', 'another absence asks anew');
  assert.equal(line(away, {}, { you: null }), 'client-away-watched');
  assert.equal(line({ away: { side: 'red', claimable_at: 12_000 } }), 'client-away-you 2');
  assert.equal(line({ away: { side: 'red', claimable_at: 9_000 } }), 'client-away-you-now');
});

test('a pass is explained to whom it happened', () => {
  assert.equal(line({}, {}, PASS), 'client-passed-them');
  assert.equal(line({}, {}, { ...PASS, you: 'blue' }), 'client-passed-you');
  assert.equal(line({}, {}, { ...PASS, you: null }), 'client-passed');
});

test('a finished game says who won and why', () => {
  const end = { verdict: /** @type {const} */ ('won'), winner: /** @type {const} */ ('red'), reason: 'full', by: null };
  assert.equal(line({ turn: null, end }), 'client-result-won client-reason-full');
  assert.equal(line({ turn: null, end }, {}, { you: 'blue' }), 'client-result-lost client-reason-full');
  assert.equal(line({ turn: null, end: { ...end, verdict: 'void', winner: null, reason: 'aborted', by: null } }), 'client-result-void client-reason-aborted');
});

test('what a player may do: abort before both moved, then resign; draws not with the computer', () => {
  const two = { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }, { move: 'b2', board: 'x5o/1x5/7/7/7/1o5/o5x' }] };
  assert.deepEqual(options(view()), { abort: true, resign: false, draw: false, takeback: false, 'give-time': false, rematch: false });
  assert.deepEqual(options(view({}, {}, two)), { abort: false, resign: true, draw: true, takeback: true, 'give-time': false, rematch: false });
  const computer = { seats: { red: { kind: /** @type {const} */ ('human') }, blue: { kind: /** @type {const} */ ('computer'), level: 1 } } };
  assert.equal(options(view(computer, {}, two)).draw, false);
  assert.ok(Object.values(options(view({}, {}, { ...two, you: null }))).every((may) => !may));
});

test('time is given between people whose clock runs, and nothing is taken back for a rating', () => {
  const two = { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }, { move: 'b2', board: 'x5o/1x5/7/7/7/1o5/o5x' }], time: { kind: 'increment', base: 1, increment: 1 } };
  const clock = { red: 1_000, blue: 1_000, at: 0, running: /** @type {const} */ ('red') };
  assert.equal(options(view({ clock }, {}, two))['give-time'], true);
  assert.equal(options(view({ clock: { ...clock, running: null } }, {}, two))['give-time'], false);
  assert.equal(options(view({ clock }, {}, { ...two, stake: 'ranked' })).takeback, false);
});

test('no deed takes the place of another while a game goes on', () => {
  const one = { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }] };
  const two = { plies: [...one.plies, { move: 'b2', board: 'x5o/1x5/7/7/7/1o5/o5x' }] };
  const { abort, ...begun } = places(view({}, {}, two));
  assert.equal(abort, false);
  for (const more of [{}, one, two]) {
    const { abort: _, ...rest } = places(view({ offers: { ...offers, takeback: 'red', draw: 'red' } }, {}, more));
    assert.deepEqual(rest, begun);
  }
});

test('who has lost the connection on their turn is told when the other may claim', () => {
  const two = { plies: [{ move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' }, { move: 'b2', board: 'x5o/1x5/7/7/7/1o5/o5x' }], patience: 34_000 };
  assert.equal(line({}, { phase: 'waiting', lostAt: 6_000 }, two), 'client-reconnecting. client-away-you 30');
  assert.equal(line({ turn: 'blue' }, { phase: 'waiting', lostAt: 6_000 }, two), 'client-reconnecting');
  assert.equal(line({}, { phase: 'waiting', lostAt: 6_000 }, { ...two, patience: undefined }), 'client-reconnecting');
});

test('the warning begins where the rules page says it does', () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8').match(/NO_CLONE_WARNING[^=]*= (\d+);/)?.[1];
  assert.ok(read('../../js/panel/status.js') !== undefined);
  assert.equal(read('../../../crates/server/src/pages/rules.rs'), read('../../js/panel/status.js'));
});

test('the rule that a finished game leads to is the one that the server names', () => {
  const words = readFileSync(new URL('../../../crates/server/src/pages/words.rs', import.meta.url), 'utf8');
  const arms = words.match(/fn rule\(reason: &str\)[^]*?\n}/)?.[0].matchAll(/^ +("[^=]+) => "([\w-]+)"/gm) ?? [];
  const server = [...arms].flatMap(([, reasons, part]) => [...reasons.matchAll(/"([\w-]+)"/g)].map(([, reason]) => [reason, part]));
  assert.deepEqual(Object.fromEntries(server), RULES);
});
