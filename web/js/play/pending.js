/**
 * One's own move on its way to the server. It says on which board it was made, and goes out again after
 * a broken line only if that board is still there.
 *
 * @typedef {object} Pending
 * @property {number} id
 * @property {string} move
 * @property {number} version of the game when it was made
 * @property {number} plies on the list then
 * @property {string} on the board it was made on
 * @property {string} board as shown while it is pending
 * @property {string} by the piece that divides or jumps
 * @property {boolean} acked durable; the update that shows it follows
 *
 * One that waits for the player's own word first, and has not been sent.
 * @typedef {Omit<Pending, 'id' | 'version' | 'acked'> & { to: string }} Planned
 */

import { readBoard } from '../board/position.js';

/** The board after `plies` plies. @param {import('../wire.js').Snapshot} game @param {number} plies */
export function boardAt(game, plies) {
  return readBoard(plies === 0 ? game.start : game.plies[plies - 1].board);
}

/**
 * What to do with a pending or planned move when the game was rebuilt from a snapshot.
 * @param {Pick<Pending, 'plies' | 'on'>} pending @param {import('../wire.js').Snapshot} game @returns {'resend' | 'drop'}
 */
export function afterSnapshot(pending, game) {
  const same = game.plies.length === pending.plies && boardAt(game, pending.plies) === pending.on;
  return same && game.state.turn !== null && game.state.turn === game.you ? 'resend' : 'drop';
}

/**
 * Whether an update settles it. Any change of the board does: if it is not our move, ours is stale.
 * @param {import('../wire.js').Update} update
 */
export function settledBy(update) {
  return update.state.end !== null || update.events.some(({ what }) => what === 'moved' || what === 'took-back');
}
