/** How many look on; a line that opens to the names of those who have one. */

import { fill, part, show } from '../dom.js';

/** @param {import('../text.js').Text} text */
export function mountWatchers(text) {
  const line = part('watchers'), named = part('watchers-named');
  const count = part('watchers-count'), list = part('watchers-names');
  /** @type {string[]} */
  let shown = [];
  return (/** @type {import('../play/view.js').View} */ { game }) => {
    const { watchers, names = [] } = game;
    const says = watchers === 0 ? '' : text('client-watchers', { count: watchers });
    fill(line, names.length === 0 ? says : '');
    fill(count, names.length === 0 ? '' : says);
    show(named, names.length > 0);
    const others = watchers - names.length;
    const items = others > 0 ? [...names, text('client-watchers-more', { count: others })] : names;
    if (items.join('\n') === shown.join('\n')) return;
    shown = items;
    list.replaceChildren(...items.map(item));
  };
}

/** @param {string} words */
function item(words) {
  const made = document.createElement('li');
  made.textContent = words;
  return made;
}
