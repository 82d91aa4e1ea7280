/** Which steps of the guide have been done: kept in this browser. */

import { recall, remember } from '../storage.js';

const KEY = 'ataxx.guide';

/** @returns {Set<string>} ids of exercises */
export function exercisesDone() {
  const found = recall(KEY);
  return new Set(Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []);
}

/** @param {string} id */
export function markDone(id) {
  remember(KEY, [...exercisesDone().add(id)]);
}

export function forgetProgress() {
  remember(KEY, []);
}
