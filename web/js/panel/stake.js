/** What is at stake, and how much time there is. */

import { fill, part } from '../dom.js';
import { sayTime } from './time.js';

/** @param {import('../text.js').Text} text */
export function mountStake(text) {
  const line = part('stake');
  return (/** @type {import('../play/view.js').View} */ { game }) => {
    const key = game.stake === 'ranked' ? 'client-stake-ranked' : 'client-stake-casual';
    fill(line, text(key, { time: sayTime(game.time, text) }));
  };
}
