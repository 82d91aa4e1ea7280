/**
 * What the lobby is asked for. All can be repeated.
 *
 * @template T
 * @typedef {import('../net/http.js').Answer<T>} Answer
 */

import { ask } from '../net/http.js';

/** @param {import('../wire.js').MakeSeek} body @returns {Promise<Answer<import('../wire.js').OwnSeek>>} */
export function makeSeek(body) {
  return ask('/api/seeks', { method: 'POST', body: JSON.stringify(body) });
}

/** @param {number} seek @returns {Promise<Answer<true>>} */
export function cancelSeek(seek) {
  return ask(`/api/seeks/${seek}`, { method: 'DELETE' });
}

/** @param {number} seek @param {{ secret: string }} body @returns {Promise<Answer<import('../wire.js').Paired>>} */
export function acceptSeek(seek, body) {
  return ask(`/api/seeks/${seek}/accept`, { method: 'POST', body: JSON.stringify(body) });
}

/** @returns {Promise<Answer<{ lobby: import('../wire.js').Lobby, mine: import('../wire.js').OwnSeek[] }>>} */
export function getSeeks() {
  return ask('/api/seeks', {}, 1);
}
