/**
 * What is thought of a player's strength, beside the name: `1534?` while it is not sure, and what the game
 * did to it. The server says the numbers.
 *
 * @typedef {import('../wire.js').Player} Player
 */

import { profileAddress } from '../address.js';
import { fill, mark, part, show } from '../dom.js';

/** @param {HTMLElement} strip @param {Player | null} player @param {import('../text.js').Text} text */
export function drawRating(strip, player, text) {
  const name = part('name', strip);
  if (player === null) name.removeAttribute('href');
  else name.setAttribute('href', profileAddress(player.name));

  const { face, said } = sayRating(player, text);
  draw(part('rating', strip), face, said);
  const points = player?.change ?? null;
  const change = part('rating-change', strip);
  const signed = points === null ? '' : sign(points);
  draw(change, signed, points === null ? '' : text('client-rating-change', { points: signed }));
  mark(change, 'sign', points === null ? null : points > 0 ? 'up' : points < 0 ? 'down' : 'none');
}

/** @param {Player | null} player @param {import('../text.js').Text} text */
function sayRating(player, text) {
  if (player === null || player.rating === null) return { face: '', said: '' };
  const { rating, provisional } = player;
  return provisional
    ? { face: `${rating}?`, said: text('client-rating-provisional', { rating: String(rating) }) }
    : { face: String(rating), said: text('client-rating', { rating: String(rating) }) };
}

/** With a real minus sign. @param {number} points */
function sign(points) {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** @param {HTMLElement} element @param {string} face what is seen @param {string} said what is read aloud */
function draw(element, face, said) {
  const [seen, heard] = element.querySelectorAll('span');
  fill(seen, face);
  fill(heard, said);
  show(element, face !== '');
}
