/** Zen mode: in by a button beside the board, out by one above it, both by the key z. CSS does the rest. */

import { part } from '../dom.js';
import { read, write } from '../preferences.js';
import { commands } from './letters.js';

/** @param {import('../text.js').Text} text @param {(sentence: string) => void} say to who can't see that much has gone */
export function mountZen(text, say) {
  const enter = part('zen');
  const leave = part('zen-out');
  /** @param {'on' | 'off'} wish */
  const turn = (wish) => {
    write('zen', wish);
    say(text(wish === 'on' ? 'client-said-zen-on' : 'client-said-zen-off'));
  };
  enter.addEventListener('click', () => { turn('on'); leave.focus(); });
  leave.addEventListener('click', () => { turn('off'); enter.focus({ preventScroll: true }); });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'z' && !event.repeat && commands(event)) turn(read('zen') === 'on' ? 'off' : 'on');
  });
}
