/** What somebody is called who plays, for those who look on. */

import { NAME, sayLevel } from '../play/narrate.js';

/**
 * The name, and what stands beside it: a level, or a rating.
 * @param {import('../wire.js').Live} live @param {import('../wire.js').Side} side @param {import('../text.js').Text} text
 */
export function who({ seats, players }, side, text) {
  const seat = seats[side], player = players[side];
  if (seat.kind === 'computer') return [text('client-computer'), sayLevel(seat.level, text)];
  if (player === null) return [text(NAME[side]), ''];
  return [player.name, player.rating === null ? '' : `${player.rating}${player.provisional ? '?' : ''}`];
}
