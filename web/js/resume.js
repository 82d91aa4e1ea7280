/** On the home page: the way back to a game that is not over. */

import { gameAddress } from './address.js';
import { part } from './dom.js';
import { getGame } from './net/http.js';
import { forgetSeat, markOver, unfinished } from './seats.js';

/** Games looked up before we give in. */
const LOOKED_UP_MAX = 3;

export async function offerToResume() {
  for (const game of unfinished().slice(0, LOOKED_UP_MAX)) {
    const { value, problem } = await getGame(game);
    if (value === null && problem?.why === 'unknown-game') forgetSeat(game);
    else if (value !== null && value.state.end !== null) markOver(game);
    else if (value !== null) return offer(game);
  }
}

/** @param {string} game */
function offer(game) {
  const link = /** @type {HTMLAnchorElement} */ (part('resume'));
  link.href = gameAddress(game);
  link.hidden = false;
}
