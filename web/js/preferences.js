/**
 * What the reader has chosen, kept in this browser: names, values, defaults. What has not been chosen is
 * the default, and nothing is stored of it. `early.js` puts what changes the look on the page before it is
 * drawn; `tests/unit/preferences.test.js` compares the two.
 *
 * @typedef {typeof CHOICES} Choices
 * @typedef {keyof Choices} Name
 * @typedef {'untimed' | 'live' | 'days'} Speed of a game: without a clock (as with the computer), with
 *   one, or with days for a move
 */

import { forget, recall, remember } from './storage.js';

/** Each preference with its values; the first is the default. */
export const CHOICES = /** @type {const} */ ({
  theme: ['system', 'light', 'dark'],
  board: ['dish', 'plain', 'contrast'],
  pieces: ['organisms', 'marks', 'signs'],
  coordinates: ['outside', 'inside', 'off'],
  motion: ['normal', 'off', 'fast', 'slow'],
  sound: ['on', 'off'],
  volume: ['medium', 'quiet', 'loud'],
  'confirm-untimed': ['off', 'on'],
  'confirm-live': ['off', 'on'],
  'confirm-days': ['on', 'off'],
  premove: ['on', 'off'],
  zen: ['off', 'on'],
  chat: ['on', 'off'],
  letters: ['on', 'off'],
});

export const NAMES = /** @type {Name[]} */ (Object.keys(CHOICES));

/** Told to the window when one has changed; in other tabs the browser's own `storage` says so. */
const CHANGED = 'ataxx-preference';
/** Of the language that a link without one leads to: the first part of its addresses. */
const LANGUAGE = 'language';

// What was chosen in the header and could not be kept holds here as well. (Tests have no window.)
globalThis.window?.addEventListener(CHANGED, (event) => {
  const { name, value, kept } = /** @type {CustomEvent} */ (event).detail;
  if (kept === false) remember(keyOf(name), value);
});

/**
 * What holds now; the default in place of nonsense.
 * @template {Name} N
 * @param {N} name @returns {Choices[N][number]}
 */
export function read(name) {
  // On the page stands what `early.js` was told before this module came, where nothing can be kept.
  const found = recall(keyOf(name)) ?? document.documentElement.getAttribute(`data-${name}`);
  return CHOICES[name].find((value) => value === found) ?? CHOICES[name][0];
}

/**
 * @template {Name} N
 * @param {N} name @param {Choices[N][number]} value
 */
export function write(name, value) {
  remember(keyOf(name), value);
  changed(name, value);
}

/** Everything as it was at first, the language included. */
export function reset() {
  forget(keyOf(LANGUAGE));
  for (const name of NAMES) {
    forget(keyOf(name));
    changed(name, CHOICES[name][0]);
  }
}

/** @param {string} name @param {string} value @returns {{ name: Name, value: any } | null} if there is such a choice */
export function choice(name, value) {
  if (!Object.hasOwn(CHOICES, name)) return null;
  const known = /** @type {Name} */ (name);
  return CHOICES[known].some((each) => each === value) ? { name: known, value } : null;
}

/** Calls when something has changed, here or in another tab. @param {() => void} listener */
export function watch(listener) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
}

/** Whether a move is to be confirmed before it is sent. @param {Speed} speed */
export function confirms(speed) {
  return read(`confirm-${speed}`) === 'on';
}

/** @param {string} name */
function keyOf(name) {
  return `ataxx.${name}`;
}

/** @param {Name} name @param {string} value */
function changed(name, value) {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: { name, value } }));
}
