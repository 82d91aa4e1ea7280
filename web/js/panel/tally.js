/** The bar of pieces: red from one end, blue from the other, what is empty between. */

import { part } from '../dom.js';

/** @param {import('../text.js').Text} text @param {ParentNode} [root] */
export function mountTally(text, root = document) {
  const bar = part('tally', root);
  const red = bar.querySelector('.red');
  const blue = bar.querySelector('.blue');
  return (/** @type {{ counts: { red: number, blue: number, empty: number } }} */ { counts }) => {
    const all = counts.red + counts.blue + counts.empty;
    red?.setAttribute('width', String(counts.red));
    blue?.setAttribute('width', String(counts.blue));
    blue?.setAttribute('x', String(all - counts.blue));
    bar.querySelector('svg')?.setAttribute('viewBox', `0 0 ${all} 1`);
    bar.setAttribute('aria-label', text('client-tally', counts));
  };
}
