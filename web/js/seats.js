/**
 * The seats of this browser: for each game the secret that proves the seat is ours. Bounded: the oldest
 * make room.
 *
 * @typedef {import('./wire.js').Side} Side
 * @typedef {{ secret: string, at: number, side?: Side, over?: boolean }} Kept `at` is when it was last
 *   used, ms
 */

import { recall, remember } from './storage.js';

const KEY = 'ataxx.seats';
const SEATS_MAX = 50;
const SECRET_BYTES = 17;
const SECRET_CHARS = 22;
const SECRET = /^[\w-]{22}$/;

/** A new secret: 22 characters of URL-safe base 64. */
export function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
  return text.slice(0, SECRET_CHARS);
}

/** @param {string} game @returns {string | undefined} */
export function seatOf(game) {
  return read()[game]?.secret;
}

/** The side it was when last seen: to show the board rightly before the server says so. @param {string} game */
export function sideOf(game) {
  return read()[game]?.side ?? null;
}

/** @param {string} game @param {string} secret @param {Side | null} [side] */
export function keepSeat(game, secret, side = null) {
  const seats = read();
  seats[game] = { secret, at: Date.now(), ...(side !== null && { side }) };
  const newest = Object.entries(seats).sort(([, a], [, b]) => b.at - a.at);
  remember(KEY, Object.fromEntries(newest.slice(0, SEATS_MAX)));
}

/** The seat is no longer worth going back to. @param {string} game */
export function markOver(game) {
  const seats = read();
  if (seats[game] === undefined || seats[game].over) return;
  seats[game].over = true;
  remember(KEY, seats);
}

/** @param {string} game */
export function forgetSeat(game) {
  const seats = read();
  delete seats[game];
  remember(KEY, seats);
}

/** Games that may still be going on, the last used first. @returns {string[]} */
export function unfinished() {
  const open = Object.entries(read()).filter(([, seat]) => !seat.over);
  return open.sort(([, a], [, b]) => b.at - a.at).map(([game]) => game);
}

/**
 * Takes the seat out of an address `…/game/ID#seat=SECRET`, so that it is neither seen nor shared.
 * @param {string} game
 */
export function takeFromAddress(game) {
  const secret = location.hash.match(/^#seat=(.*)$/)?.[1];
  if (secret === undefined) return;
  if (SECRET.test(secret)) keepSeat(game, secret);
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** @returns {Record<string, Kept>} */
function read() {
  const found = recall(KEY);
  if (typeof found !== 'object' || found === null) return {};
  const seats = Object.entries(/** @type {Record<string, any>} */ (found));
  return Object.fromEntries(seats.filter(([, seat]) => SECRET.test(seat?.secret)));
}
