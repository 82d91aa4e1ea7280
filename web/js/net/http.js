/**
 * The requests that begin a game, and questions. All can be repeated: the secret in the body makes the second the same
 * as the first, so a lost answer is asked for again.
 *
 * @typedef {import('../wire.js').Problem} Problem
 */

/**
 * Both `null`: nobody answered.
 * @template T
 * @typedef {{ value: T, problem: null } | { value: null, problem: Problem | null }} Answer
 */

import { backoff } from './patience.js';

const TRIES = 4;
/** Longest wait for an answer, ms. */
const ANSWER_MS = 8_000;
/** Nobody waits longer than this for another try without being told, ms. */
const PATIENCE_MS = 5_000;

/** @param {import('../wire.js').CreateGame} body @returns {Promise<Answer<import('../wire.js').Seated>>} */
export function createGame(body) {
  return ask('/api/games', { method: 'POST', body: JSON.stringify(body) });
}

/** @param {string} game @param {string} secret @returns {Promise<Answer<import('../wire.js').Seated>>} */
export function joinGame(game, secret) {
  return ask(`/api/games/${game}/join`, { method: 'POST', body: JSON.stringify({ secret }) });
}

/** @param {string} game @returns {Promise<Answer<import('../wire.js').Snapshot>>} */
export function getGame(game) {
  return ask(`/api/games/${game}`, {}, 1);
}

/** @returns {Promise<Answer<import('../wire.js').Now>>} */
export function getNow() {
  return ask('/api/now', {}, 1);
}

/** @returns {Promise<Answer<import('../wire.js').Tv>>} */
export function getTv() {
  return ask('/api/tv', {}, 1);
}

/** @returns {Promise<Answer<import('../wire.js').InPlay>>} */
export function getGames() {
  return ask('/api/games', {}, 1);
}

/** @param {string} url @param {RequestInit} init @param {number} [tries] @returns {Promise<Answer<any>>} */
export async function ask(url, init, tries = TRIES) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await once(url, init);
    const again = answer.problem === null ? answer.value === null : RETRIED.has(answer.problem.why);
    const wait = Math.max(answer.problem?.retry_ms ?? 0, backoff(attempt + 1, Math.random()));
    if (!again || attempt + 1 >= tries || wait > PATIENCE_MS) return answer;
    await pause(wait);
  }
}

const RETRIED = new Set(['internal', 'full', 'too-many']);

/** @param {string} url @param {RequestInit} init @returns {Promise<Answer<any>>} */
async function once(url, init) {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': document.documentElement.lang, ...init.headers };
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const body = answer.status === 204 ? true : await answer.json();
    return answer.ok ? { value: body, problem: null } : { value: null, problem: body };
  } catch {
    // No network, no answer in time, or an answer that is none of ours: a proxy's page.
    return { value: null, problem: null };
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
