/**
 * What to show moving when a board becomes another.
 *
 * @typedef {import('./position.js').Side} Side
 * @typedef {object} Plan
 * @property {'clone' | 'jump' | null} kind `null`: no single move, pieces only come, go and turn
 * @property {Side | null} side
 * @property {string | null} from the piece that divides or jumps
 * @property {string | null} to
 * @property {string[]} flips squares that change side
 * @property {string[]} come squares filled out of nothing
 */

import { besides, pieceAt, readMove, SQUARES } from './position.js';

/**
 * @param {string} before @param {string} after
 * @param {string | null} move the move between them in UAI form, if it is one
 * @param {string | null} [parent] the piece that the player chose to divide
 * @returns {Plan}
 */
export function plan(before, after, move, parent = null) {
  const read = move === null ? null : readMove(move);
  const { flips, come, gone } = changes(before, after);
  const side = read === null ? null : /** @type {Side | null} */ (pieceAt(after, read.to));
  const nothing = { kind: null, side: null, from: null, to: null, flips, come };
  if (read === null || side === null || come.length !== 1 || come[0] !== read.to) return nothing;
  if (read.from !== null) {
    if (gone.length !== 1 || gone[0] !== read.from) return nothing;
    return { kind: 'jump', side, from: read.from, to: read.to, flips, come: [] };
  }
  if (gone.length > 0) return nothing;
  const parents = besides(before, read.to, side);
  const from = parent !== null && parents.includes(parent) ? parent : straightest(parents, read.to);
  return { kind: 'clone', side, from, to: read.to, flips, come: [] };
}

/** @param {string} before @param {string} after */
function changes(before, after) {
  /** @type {{ flips: string[], come: string[], gone: string[] }} */
  const found = { flips: [], come: [], gone: [] };
  for (const square of SQUARES) {
    const [was, is] = [pieceAt(before, square), pieceAt(after, square)];
    if (was === is) continue;
    if (was === null) found.come.push(square);
    else if (is === null) found.gone.push(square);
    else found.flips.push(square);
  }
  return found;
}

/** @param {string[]} squares @param {string} to */
function straightest(squares, to) {
  return squares.find((at) => at[0] === to[0] || at[1] === to[1]) ?? squares[0] ?? null;
}
