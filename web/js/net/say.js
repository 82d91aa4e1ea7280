/**
 * What those who look on say to each other. By a request, not on the line: only its answer can bring the cookie of a guest
 * to who has none yet. It is not asked twice, for what was said twice stands there twice.
 *
 * @typedef {{ preset: string } | { text: string }} Words
 */

import { ask } from './http.js';

/** @param {string} game @param {Words} what @returns {Promise<import('./http.js').Answer<any>>} */
export function sayAmongWatchers(game, what) {
  return ask(`/api/games/${game}/commands`, { method: 'POST', body: JSON.stringify({ t: 'say', id: 1, game, room: 'watchers', ...what }) }, 1);
}
