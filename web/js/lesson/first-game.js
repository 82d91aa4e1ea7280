/** The game that the guide ends in. */

import { gameAddress } from '../address.js';
import { fill, part } from '../dom.js';
import { createGame } from '../net/http.js';
import { keepSeat, newSecret } from '../seats.js';
import { problemText } from '../text.js';

/** @param {HTMLElement} root @param {import('../text.js').Text} text */
export function mountFirstGame(root, text) {
  const button = /** @type {HTMLButtonElement} */ (part('play', root));
  // One secret for all tries: asking twice makes one game.
  const secret = newSecret();
  button.addEventListener('click', async () => {
    button.disabled = true;
    const opponent = /** @type {const} */ ({ kind: 'computer', level: Number(button.dataset.level) });
    const { value, problem } = await createGame({ secret, opponent, side: 'red', time: { kind: 'untimed' } });
    button.disabled = false;
    if (value === null) return fill(part('problem', root), problemText(problem, text));
    keepSeat(value.game, secret, value.side);
    location.assign(gameAddress(value.game));
  });
}
