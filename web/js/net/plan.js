/**
 * Moves given in advance, and what can be played ahead of the game.
 *
 * @typedef {{ theirs: string, mine: string, then?: Branch[] }} Branch
 * @typedef {{ version: number, branches: Branch[] }} Plan
 */

import { ask } from './http.js';

/** @param {string} game @param {string | undefined} seat @returns {Promise<import('./http.js').Answer<Plan>>} */
export function getPlan(game, seat) {
  return ask(`/api/games/${game}/plan`, { headers: bearer(seat) });
}

/** @param {string} game @param {string | undefined} seat @param {Plan} plan @returns {Promise<import('./http.js').Answer<Plan>>} */
export function putPlan(game, seat, plan) {
  return ask(`/api/games/${game}/plan`, { method: 'PUT', headers: bearer(seat), body: JSON.stringify(plan) });
}

/** @param {string} game @param {string | undefined} seat @param {string} moves with a space between @returns {Promise<import('./http.js').Answer<import('../wire.js').Ahead>>} */
export function getAhead(game, seat, moves) {
  return ask(`/api/games/${game}/line?moves=${encodeURIComponent(moves)}`, { headers: bearer(seat) });
}

/** @param {string | undefined} seat @returns {Record<string, string>} */
function bearer(seat) {
  return seat === undefined ? {} : { authorization: `Bearer ${seat}` };
}
