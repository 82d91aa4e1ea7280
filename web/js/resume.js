/** On the home page: the way back to the games that wait for us, or to one that is not over. */

import { gameAddress } from './address.js';
import { part } from './dom.js';
import { getGame } from './net/http.js';
import { countMine } from './net/me.js';
import { forgetSeat, markOver, unfinished } from './seats.js';
import { pageText } from './text.js';

/** Games looked up before we give in. */
const LOOKED_UP_MAX = 3;

export async function offerToResume() {
  // Whoever has neither a name here nor a seat has no games: nothing is asked.
  const known = document.querySelector('.top .who') !== null || unfinished().length > 0;
  const waiting = known ? (await countMine()).value?.my_turn ?? 0 : 0;
  if (waiting > 0) return offer(`/${location.pathname.split('/')[1]}/games/mine`, pageText()('client-games-wait', { count: waiting }));
  for (const game of unfinished().slice(0, LOOKED_UP_MAX)) {
    const { value, problem } = await getGame(game);
    if (value === null && problem?.why === 'unknown-game') forgetSeat(game);
    else if (value !== null && value.state.end !== null) markOver(game);
    else if (value !== null) return offer(gameAddress(game));
  }
}

/** @param {string} address @param {string} [words] in place of those that the page has */
function offer(address, words) {
  const link = /** @type {HTMLAnchorElement} */ (part('resume'));
  link.href = address;
  if (words !== undefined) link.textContent = words;
  link.hidden = false;
}
