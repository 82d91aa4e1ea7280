/** What somebody sets for themselves. Nothing is asked twice: who presses the button sees what came of it. */

import { ask } from './http.js';

/** @template [T=any] @typedef {import('./http.js').Answer<T>} Done */

/** @param {PushSubscription} subscription @param {string} lang */
export function addPush(subscription, lang) {
  const { endpoint, keys } = subscription.toJSON();
  return post('/api/pushes', { endpoint, keys, lang });
}

/** @param {string} endpoint */
export function removePush(endpoint) {
  return post('/api/pushes/remove', { endpoint });
}

/** @param {number} days 0 ends it */
export function setVacation(days) {
  return post('/api/vacation', { days });
}

/** @param {boolean} mail */
export function setNotices(mail) {
  return post('/api/notices', { mail });
}

/** @returns {Promise<Done>} games, and those that wait for me */
export function countMine() {
  return ask('/api/mine', {}, 1);
}

/** @param {string} url @param {object} body @returns {Promise<Done>} */
function post(url, body) {
  return ask(url, { method: 'POST', body: JSON.stringify(body) }, 1);
}
