/** On the home page: the way back to the game that waits for us, to the list if there are several, or to one that is not over. */

import { gameAddress } from './address.js';
import { part } from './dom.js';
import { countMine } from './net/me.js';
import { unfinished } from './seats.js';
import { stillOn } from './still-on.js';
import { pageText } from './text.js';

/** Games looked up before we give in. */
const LOOKED_UP_MAX = 3;

export async function offerToResume() {
  // Whoever has neither a name here nor a seat has no games: nothing is asked.
  const known = document.querySelector('[data-part="challenges"]') !== null || unfinished().length > 0;
  const waiting = known ? (await countMine()).value?.my_turn ?? 0 : 0;
  const words = waiting > 0 ? pageText()('client-games-wait', { count: waiting }) : undefined;
  const list = `/${location.pathname.split('/')[1]}/games/mine`;
  if (waiting > 1) return offer(list, words);
  for (const game of unfinished().slice(0, LOOKED_UP_MAX)) {
    const snapshot = await stillOn(game);
    if (snapshot !== null && (waiting === 0 || snapshot.state.turn === snapshot.you)) return offer(gameAddress(game), words);
  }
  if (waiting > 0) offer(list, words);
}

/** @param {string} address @param {string} [words] in place of those that the page has */
function offer(address, words) {
  const link = /** @type {HTMLAnchorElement} */ (part('resume'));
  link.href = address;
  if (words !== undefined) link.textContent = words;
  link.hidden = false;
}
