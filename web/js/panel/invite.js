/**
 * The open seat. Its creator sees the link to send; everyone else is asked whether to play: opening the
 * page takes nothing.
 */

import { openSeat } from '../play/game.js';
import { fill, part, show } from '../dom.js';
import { NAME } from '../play/narrate.js';
import { sayTime } from './time.js';

/**
 * @param {import('../text.js').Text} text
 * @param {() => Promise<string | null>} accept takes the seat; the answer is what went wrong, in words
 */
export function mountInvite(text, accept) {
  const host = part('invite-host');
  const guest = part('invite-guest');
  const link = /** @type {HTMLInputElement} */ (part('invite-link'));
  const code = /** @type {HTMLImageElement} */ (part('invite-code'));
  const yes = /** @type {HTMLButtonElement} */ (part('accept'));
  const problem = part('accept-problem');

  yes.addEventListener('click', async () => {
    yes.disabled = true;
    const wrong = await accept();
    yes.disabled = false;
    fill(problem, wrong ?? '');
  });

  return (/** @type {import('../play/view.js').View} */ { game, you }) => {
    const open = openSeat(game);
    show(host, open !== null && you !== null);
    show(guest, open !== null && you === null);
    if (open === null) return;
    if (you !== null && !code.src.includes(game.game)) {
      link.value = location.origin + location.pathname;
      code.src = `/api/games/${game.game}/invite.svg`;
    }
    fill(part('invite-terms'), text('client-invite-terms', { side: text(NAME[open]), time: sayTime(game.time, text) }));
  };
}
