/**
 * A world for the connection and the session: time that stands until it is moved, lines that say what
 * the test says, and everything that was sent.
 *
 * @typedef {import('../../js/net/connection.js').LineEvents} LineEvents
 * @typedef {{ kind: string, on: LineEvents, sent: any[], closed: boolean }} Line
 */

export function createWorld() {
  let now = 1_000, hidden = false;
  /** @type {{ at: number, call: () => void }[]} */
  let timers = [];
  /** @type {Line[]} */
  const lines = [];
  const open = (/** @type {string} */ kind) => (/** @type {LineEvents} */ on) => {
    const line = { kind, on, sent: /** @type {any[]} */ ([]), closed: false };
    lines.push(line);
    return {
      send: (/** @type {any} */ message) => void line.sent.push(message),
      close: () => { line.closed = true; },
      deadMs: kind === 'socket' ? 9_000 : 25_000,
      answers: kind === 'socket',
    };
  };
  return {
    lines,
    last: () => /** @type {Line} */ (lines.at(-1)),
    now: () => now,
    /** Nobody looks; or somebody does again. @param {boolean} is */
    hide: (is) => { hidden = is; },
    around: {
      socket: open('socket'),
      events: open('events'),
      now: () => now,
      random: () => 0.5,
      hidden: () => hidden,
      after: (/** @type {() => void} */ call, /** @type {number} */ ms) => {
        const timer = { at: now + ms, call };
        timers.push(timer);
        return () => { timers = timers.filter((other) => other !== timer); };
      },
    },
    /** Lets time pass, timers and all. @param {number} ms */
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.call();
      }
      now = end;
    },
  };
}

const START = 'x5o/7/7/7/7/7/o5x';

/** A game between two people, Red to move. @param {Partial<import('../../js/wire.js').State>} [state] @param {Partial<import('../../js/wire.js').Snapshot>} [more] */
export function snapshot(state = {}, more = {}) {
  /** @type {{ t: 'snapshot' } & import('../../js/wire.js').Snapshot} */
  const made = {
    t: 'snapshot', game: 'game', version: 2, now: 0, you: 'red', time: { kind: 'untimed' },
    start: `${START} x 0 1`, plies: [], watchers: 0, stake: 'casual', players: { red: null, blue: null },
    state: {
      turn: 'red', legal: { moves: 'a6 b6 b7 f1 f2 g2 a7c7 a7a5 g1e1', flips: '' },
      seats: { red: { kind: 'human' }, blue: { kind: 'human' } }, clock: null,
      offers: { draw: null, takeback: null, rematch: null }, away: null, occurrences: 1, no_clone_plies: 0,
      end: null, next: null, deadline: null, ...state,
    },
    ...more,
  };
  return made;
}

/** @param {number} after @param {import('../../js/wire.js').Happened[]} events @param {Partial<import('../../js/wire.js').State>} [state] */
export function update(after, events, state = {}) {
  /** @type {{ t: 'update' } & import('../../js/wire.js').Update} */
  const made = { t: 'update', game: 'game', after, version: after + events.length, now: 0, events, state: snapshot(state).state };
  return made;
}

/** Red's clone to b6. @param {number} id @returns {import('../../js/wire.js').Happened} */
export const redToB6 = (id) => ({ what: 'moved', by: 'red', id, move: 'b6', board: 'x5o/1x5/7/7/7/7/o5x' });
/** Blue's answer b2. @type {import('../../js/wire.js').Happened} */
export const blueToB2 = { what: 'moved', by: 'blue', id: 9, move: 'b2', board: 'x5o/1x5/7/7/7/1o5/o5x' };
