/**
 * Who plays, for those who look on: names, levels or ratings, and pieces.
 *
 * @typedef {import('../wire.js').Live} Live
 * @typedef {import('../text.js').Text} Text
 */

import { count, readBoard } from '../board/position.js';
import { fill, part } from '../dom.js';
import { NAME, sayLevel } from '../play/narrate.js';

const SIDES = /** @type {const} */ (['red', 'blue']);

/**
 * @param {string} place what the page's names of the two lines begin with, as in `now-red`
 * @param {HTMLElement} root @param {Text} text @returns {(live: Live) => void}
 */
export function mountWho(place, root, text) {
  const lines = SIDES.map((side) => ({ side, line: part(`${place}-${side}`, root) }));
  return (live) => {
    const counts = count(readBoard(live.board));
    for (const { side, line } of lines) {
      const [name, note] = who(live, side, text);
      fill(part('name', line), name);
      fill(part('note', line), note);
      fill(part('count', line), String(counts[side]));
    }
  };
}

/** The name, and what stands beside it: a level, or a rating. @param {Live} live @param {import('../wire.js').Side} side @param {Text} text */
function who({ seats, players }, side, text) {
  const seat = seats[side], player = players[side];
  if (seat.kind === 'computer') return [text('client-computer'), sayLevel(seat.level, text)];
  if (player === null) return [text(NAME[side]), ''];
  return [player.name, player.rating === null ? '' : `${player.rating}${player.provisional ? '?' : ''}`];
}
