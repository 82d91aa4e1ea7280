/** How long messages take: in words, and in bars for a glance. */

import { fill, mark, part, show } from '../dom.js';

/** Four bars up to so many ms, three, two; one beyond. */
const BARS_MS = [80, 160, 320];

/** @param {number} ms */
export function barsOf(ms) {
  const worse = BARS_MS.findIndex((most) => ms <= most);
  return worse === -1 ? 1 : 4 - worse;
}

/** Only where it matters: in games by the clock. @param {import('../text.js').Text} text */
export function mountLag(text) {
  const root = part('lag');
  const words = part('lag-text');
  return (/** @type {import('../play/view.js').View} */ { game, lag, phase }) => {
    const matters = game.time.kind === 'increment' && game.state.end === null && lag !== null && phase === 'live';
    show(root, matters);
    if (lag === null) return;
    const ms = Math.max(1, Math.round(lag));
    mark(root, 'bars', String(barsOf(ms)));
    fill(words, text('client-lag', { ms }));
  };
}
