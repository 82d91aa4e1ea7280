/**
 * The open seeks, as a table: who, how strong, at what times, for what.
 *
 * @typedef {import('../wire.js').OpenSeek} OpenSeek
 */

import { button, fill, part, show } from '../dom.js';
import { sayTime } from '../panel/time.js';

/** @param {HTMLElement} section @param {import('../text.js').Text} text @param {(seek: OpenSeek, pressed: HTMLButtonElement) => void} take */
export function mountList(section, text, take) {
  const body = part('seeks', section), none = part('no-seeks', section), table = part('seeks-table', section);
  const more = part('more-seeks', section);
  return (/** @type {{ seeks: OpenSeek[], more: number }} */ lobby, /** @type {(seek: number) => boolean} */ isMine) => {
    const others = lobby.seeks.filter(({ seek }) => !isMine(seek));
    const wanted = new Map(others.map((seek) => [String(seek.seek), seek]));
    // Rows that stay are left alone: somebody may be about to press one.
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll('tr'))) {
      const seek = wanted.get(row.dataset.seek ?? '');
      if (seek === undefined || row.dataset.state !== JSON.stringify(seek)) row.remove();
      else wanted.delete(row.dataset.seek ?? '');
    }
    for (const seek of wanted.values()) body.append(row(seek, text, take));
    show(table, others.length > 0);
    show(none, others.length === 0);
    fill(more, lobby.more > 0 ? text('client-lobby-more', { count: lobby.more }) : '');
  };
}

/** An end that no rating is beyond is none. @param {import('../wire.js').Range} range */
function sayRange({ from, to }) {
  const { least, most } = part('seeks-table').dataset;
  if (to >= Number(most)) return `≥ ${from}`;
  return from <= Number(least) ? `≤ ${to}` : `${from}–${to}`;
}

/** @param {OpenSeek} seek @param {import('../text.js').Text} text @param {(seek: OpenSeek, pressed: HTMLButtonElement) => void} take */
function row(seek, text, take) {
  const { player, times, stake, range } = seek;
  const made = document.createElement('tr');
  Object.assign(made.dataset, { seek: String(seek.seek), state: JSON.stringify(seek) });
  const rating = player.rating === null ? '–' : `${player.rating}${player.provisional ? '?' : ''}`;
  const said = times.map((time) => sayTime(time, text)).join(', ');
  const what = text(stake === 'ranked' ? 'client-lobby-ranked' : 'client-lobby-casual');
  const wants = range === null ? what : `${what}, ${sayRange(range)}`;
  const name = document.createElement('bdi');
  name.textContent = player.name;
  const press = button(text('client-lobby-play'), () => take(seek, press), 'quiet');
  press.setAttribute('aria-label', text('client-lobby-play-with', { name: player.name, times: said }));
  for (const [i, content] of [name, rating, said, wants, press].entries()) {
    const cell = document.createElement(i === 0 ? 'th' : 'td');
    if (i === 0) cell.scope = 'row';
    cell.append(content);
    made.append(cell);
  }
  return made;
}
