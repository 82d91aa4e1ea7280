/**
 * What happened, in words: for the live region and the sounds.
 *
 * @typedef {import('../text.js').Text} Text
 * @typedef {import('../wire.js').Side} Side
 */

import { plan } from '../board/diff.js';
import { readMove } from '../board/position.js';

/** A move as a sentence. @param {Text} text @param {Side} side @param {string} move @param {number} flips */
export function sayMove(text, side, move, flips) {
  const read = readMove(move);
  const name = text(NAME[side]);
  if (read === null) return text('client-said-pass', { side: name });
  const args = { side: name, from: read.from ?? '', to: read.to, count: flips };
  if (read.from === null) return text(flips ? 'client-said-clone-flips' : 'client-said-clone', args);
  return text(flips ? 'client-said-jump-flips' : 'client-said-jump', args);
}

/** @type {Record<Side, string>} */
export const NAME = { red: 'client-red', blue: 'client-blue' };

const LEVELS = ['client-level-1', 'client-level-2', 'client-level-3', 'client-level-4', 'client-level-5',
  'client-level-6', 'client-level-7', 'client-level-8', 'client-level-9', 'client-level-10'];

/** A level of the computer by number and name. @param {number} level @param {Text} text */
export function sayLevel(level, text) {
  const name = LEVELS[level - 1];
  return name === undefined ? String(level) : text('client-level', { level, name: text(name) });
}

/** Pieces that a move converted. @param {string} before @param {string} after @param {string} move */
export function flipsOf(before, after, move) {
  return plan(before, after, move).flips.length;
}

/** @type {Record<string, string>} */
const REASONS = {
  full: 'client-reason-full',
  eliminated: 'client-reason-eliminated',
  blocked: 'client-reason-blocked',
  repetition: 'client-reason-repetition',
  'no-clone-limit': 'client-reason-no-clone-limit',
  resigned: 'client-reason-resigned',
  flag: 'client-reason-flag',
  agreed: 'client-reason-agreed',
  aborted: 'client-reason-aborted',
  abandoned: 'client-reason-abandoned',
  'not-started': 'client-reason-not-started',
  expired: 'client-reason-expired',
  administrator: 'client-reason-administrator',
};

/** @param {import('../wire.js').Ended} end @param {Text} text */
export function sayReason(end, text) {
  if (end.by !== null && end.reason === 'resigned') return text('client-reason-resigned-by', { side: text(NAME[end.by]) });
  if (end.by !== null && end.reason === 'aborted') return text('client-reason-aborted-by', { side: text(NAME[end.by]) });
  if (end.by !== null && end.reason === 'not-started') return text('client-reason-not-started-by', { side: text(NAME[end.by]) });
  return text(REASONS[end.reason] ?? 'client-reason-administrator');
}

/** @param {import('../wire.js').Ended} end @param {Side | null} you @param {Text} text */
export function sayResult(end, you, text) {
  if (end.verdict === 'void') return text('client-result-void');
  if (end.verdict === 'drawn' || end.winner === null) return text('client-result-draw');
  if (you === null) return text('client-result-wins', { side: text(NAME[end.winner]) });
  return text(end.winner === you ? 'client-result-won' : 'client-result-lost');
}
