/**
 * What a person should hear of: the difference between two states of a game, as few facts.
 *
 * @typedef {import('../wire.js').Side} Side
 * @typedef {import('../wire.js').Snapshot} Snapshot
 * @typedef {{ what: 'moved', side: Side, move: string, flips: number, own: boolean }
 *   | { what: 'joined' | 'draw-offered' | 'draw-declined' | 'takeback-offered' | 'takeback-declined'
 *       | 'rematch-offered' | 'rematch-declined' | 'left' | 'returned' | 'took-back', side: Side, own: boolean }
 *   | { what: 'time-given', side: Side, ms: number, own: boolean }
 *   | { what: 'ended', end: import('../wire.js').Ended, own: boolean }} Happening
 */

import { moverOf } from './game.js';
import { flipsOf } from './narrate.js';
import { boardAt } from './pending.js';

/**
 * @param {Snapshot} before @param {Snapshot} after
 * @param {import('../wire.js').Happened[]} events none if `after` is a snapshot: then the last ply is told
 * @param {number} [pendingId] our own move that was told of when it was made
 * @returns {Happening[]}
 */
export function happenings(before, after, events, pendingId) {
  const told = events.length > 0 ? events.flatMap((event) => fromEvent(after, event, pendingId))
    : after.plies.length > before.plies.length ? [plyOf(after, after.plies.length - 1)] : [];
  const { end } = after.state;
  if (end !== null && before.state.end === null) told.push({ what: 'ended', end, own: false });
  return told;
}

/** @param {Snapshot} after @param {import('../wire.js').Happened} event @param {number | undefined} pendingId @returns {Happening[]} */
function fromEvent(after, event, pendingId) {
  switch (event.what) {
    case 'moved':
      return event.id === pendingId && event.by === after.you ? [] : [found(after, event)];
    case 'passed':
      return [found(after, event)];
    case 'joined':
    case 'left':
    case 'returned':
      return [{ what: event.what, side: event.side, own: event.side === after.you }];
    case 'time-given':
      return [{ what: event.what, side: event.to, ms: event.ms, own: after.you !== null && event.to !== after.you }];
    case 'ended':
    case 'rematched':
    case 'excused':
    case 'rested':
      return [];
    default:
      return [{ what: event.what, side: event.by, own: event.by === after.you }];
  }
}

/** The ply of an event on the list. @param {Snapshot} after @param {import('../wire.js').Ply} ply */
function found(after, ply) {
  const index = after.plies.findLastIndex(({ move, board }) => move === ply.move && board === ply.board);
  return plyOf(after, Math.max(0, index));
}

/** @param {Snapshot} game @param {number} index @returns {Happening} */
function plyOf(game, index) {
  const { move } = game.plies[index];
  const side = moverOf(game, index);
  const flips = flipsOf(boardAt(game, index), boardAt(game, index + 1), move);
  return { what: 'moved', side, move, flips, own: side === game.you };
}
