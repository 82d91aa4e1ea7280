/** Zen mode: in by a button beside the board, out by one above it, both by the key z. CSS does the rest. */

import { part } from '../dom.js';
import { read, write } from '../preferences.js';

export function mountZen() {
  const enter = part('zen');
  const leave = part('zen-out');
  enter.addEventListener('click', () => { write('zen', 'on'); leave.focus(); });
  leave.addEventListener('click', () => { write('zen', 'off'); enter.focus({ preventScroll: true }); });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (event.key !== 'z' || typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    write('zen', read('zen') === 'on' ? 'off' : 'on');
  });
}
