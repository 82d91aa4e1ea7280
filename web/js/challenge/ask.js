/**
 * Challenges: invitations meant for one user. All can be repeated: one stands at a time between two, and accepting
 * again answers the same.
 *
 * @template T
 * @typedef {import('../net/http.js').Answer<T>} Answer
 */

import { ask } from '../net/http.js';

/** @param {import('../wire.js').NewChallenge} body @returns {Promise<Answer<import('../wire.js').Challenge>>} */
export function challenge(body) {
  return ask('/api/challenges', { method: 'POST', body: JSON.stringify(body) });
}

/** Those that stand, of mine and to me. @returns {Promise<Answer<import('../wire.js').Challenges>>} */
export function getChallenges() {
  return ask('/api/challenges', {}, 1);
}

/** @param {string} id @returns {Promise<Answer<import('../wire.js').Seated>>} */
export function accept(id) {
  return ask(`/api/challenges/${id}/accept`, { method: 'POST' });
}

/** @param {string} id @returns {Promise<Answer<true>>} */
export function decline(id) {
  return ask(`/api/challenges/${id}/decline`, { method: 'POST' });
}

/** @param {string} id @returns {Promise<Answer<true>>} */
export function withdraw(id) {
  return ask(`/api/challenges/${id}/cancel`, { method: 'POST' });
}
