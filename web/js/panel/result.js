/** The final count, and what to do next; the line under the board says who won and why. */

import { count } from '../board/position.js';
import { fill, mark, part, show } from '../dom.js';
import { boardAt } from '../play/pending.js';
import { options } from '../play/view.js';

/** @param {import('../text.js').Text} text @param {(deed: import('../wire.js').Deed) => void} act @param {(game: string) => string} address */
export function mountResult(text, act, address) {
  const root = part('result');
  const again = /** @type {HTMLButtonElement} */ (part('rematch'));
  const next = /** @type {HTMLAnchorElement} */ (part('next-game'));
  const rule = /** @type {HTMLAnchorElement} */ (part('rule'));
  const ruling = part('ruling');
  again.addEventListener('click', () => act('offer-rematch'));

  return (/** @type {import('../play/view.js').View} */ view) => {
    const { end, offers, next: following } = view.game.state;
    show(root, end !== null);
    if (end === null) return;
    const asked = view.you !== null && offers.rematch === view.you;
    mark(root, 'outcome', end.winner === null ? 'none' : end.winner);
    const { red, blue } = count(boardAt(view.game, view.game.plies.length));
    fill(part('result-red'), String(red));
    fill(part('result-blue'), String(blue));
    show(ruling, end.words !== undefined);
    fill(ruling, end.words ?? '');
    rule.setAttribute('href', `${rule.pathname}#${RULES[end.reason] ?? 'ends'}`);
    show(again, options(view).rematch);
    again.disabled = asked;
    fill(again, text(asked ? 'client-asked-rematch' : 'client-rematch'));
    show(next, following !== null);
    if (following !== null) next.href = address(following);
  };
}

/** Where on the rules page it stands why a game ended so; all else is up to the players. @type {Record<string, string>} */
export const RULES = {
  full: 'winning',
  eliminated: 'winning',
  blocked: 'winning',
  repetition: 'repetition',
  'no-clone-limit': 'no-clone-limit',
  flag: 'time',
  abandoned: 'leaving',
};
