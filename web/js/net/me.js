/**
 * What somebody sets for themselves.
 *
 * @typedef {import('../wire.js').Problem} Problem
 * @typedef {{ value: any, problem: Problem | null } } Done `value` is `null` if it was not done; with no problem
 *   either, nobody answered
 */

/** Longest wait for an answer, ms. */
const ANSWER_MS = 8_000;

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
  return send('/api/mine', {});
}

/** @param {string} url @param {object} body @returns {Promise<Done>} */
function post(url, body) {
  return send(url, { method: 'POST', body: JSON.stringify(body) });
}

/** @param {string} url @param {RequestInit} init @returns {Promise<Done>} */
async function send(url, init) {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': document.documentElement.lang };
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const body = answer.status === 204 ? true : await answer.json();
    return answer.ok ? { value: body, problem: null } : { value: null, problem: body };
  } catch {
    return { value: null, problem: null };
  }
}
