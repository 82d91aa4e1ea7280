/** Whether a game that this browser has a seat in goes on. */

import { getGame } from './net/http.js';
import { forgetSeat, markOver } from './seats.js';

/** The game, if it does. What is over or gone is kept in mind as that. @param {string} game @returns {Promise<import('./wire.js').Snapshot | null>} */
export async function stillOn(game) {
  const { value, problem } = await getGame(game);
  if (problem?.why === 'unknown-game') forgetSeat(game);
  if (value === null || value.state.end === null) return value;
  markOver(game);
  return null;
}
