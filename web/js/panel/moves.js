/** The list of moves, and stepping through it. */

import { fill, mark, part } from '../dom.js';
import { moverOf } from '../play/game.js';

/**
 * @param {import('../text.js').Text} text
 * @param {(ply: number) => void} lookAt
 */
export function mountMoves(text, lookAt) {
  const list = part('moves');
  /** @type {Record<string, HTMLButtonElement>} */
  const steps = {};
  for (const name of ['first', 'previous', 'next', 'last']) {
    steps[name] = /** @type {HTMLButtonElement} */ (part(`step-${name}`));
  }
  let index = 0, length = 0;
  const where = () => ({ first: 0, previous: index - 1, next: index + 1, last: Infinity });
  for (const [name, step] of Object.entries(steps)) {
    step.addEventListener('click', () => lookAt(where()[/** @type {'first'} */ (name)]));
  }
  list.addEventListener('click', ({ target }) => {
    const ply = target instanceof Element ? target.closest('[data-ply]') : null;
    if (ply instanceof HTMLElement) lookAt(Number(ply.dataset.ply));
  });
  document.addEventListener('keydown', (event) => {
    const wanted = KEYS[event.key];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
    lookAt(where()[wanted]);
    event.preventDefault();
  });

  /** @type {string[]} */
  let drawn = [];
  return (/** @type {import('../play/view.js').View} */ view) => {
    const { game } = view;
    index = view.index;
    length = game.plies.length;
    const moves = game.plies.map(({ move }) => move);
    if (moves.join() !== drawn.join()) draw(list, view, text);
    drawn = moves;
    point(list, index);
    steps.first.disabled = steps.previous.disabled = index === 0;
    steps.next.disabled = steps.last.disabled = index >= length;
  };
}

/** @type {Record<string, 'first' | 'previous' | 'next' | 'last'>} */
const KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

/** Whether the arrow keys mean something else there. @param {EventTarget | null} target */
function writes(target) {
  return target instanceof Element && target.closest('input, select, textarea, [role="grid"]') !== null;
}

/** @param {HTMLElement} list @param {import('../play/view.js').View} view @param {import('../text.js').Text} text */
function draw(list, { game }, text) {
  const rows = [];
  /** @type {HTMLLIElement | null} */
  let row = null;
  for (const [i, { move }] of game.plies.entries()) {
    const side = moverOf(game, i);
    if (row === null || side === 'red') rows.push(row = document.createElement('li'));
    if (rows.length === 1 && side === 'blue' && row.childElementCount === 0) row.append(blank());
    row.append(ply(i + 1, move, side, text));
  }
  list.replaceChildren(...rows);
}

/** @param {number} number @param {string} move @param {string} side @param {import('../text.js').Text} text */
function ply(number, move, side, text) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `ply ${side}`;
  made.dataset.ply = String(number);
  if (move === '0000') {
    mark(made, 'pass', 'yes');
    made.title = text('client-pass-why');
  }
  fill(made, move === '0000' ? text('client-pass') : move.length === 4 ? `${move.slice(0, 2)}–${move.slice(2)}` : move);
  return made;
}

function blank() {
  const made = document.createElement('span');
  made.className = 'ply';
  return made;
}

/** Marks the ply that is shown and keeps it in sight, without moving the page. @param {HTMLElement} list @param {number} index */
function point(list, index) {
  for (const shown of list.querySelectorAll('[aria-current]')) shown.removeAttribute('aria-current');
  const ply = list.querySelector(`[data-ply="${index}"]`);
  if (!(ply instanceof HTMLElement)) return;
  ply.setAttribute('aria-current', 'step');
  const box = list.getBoundingClientRect();
  const at = ply.getBoundingClientRect();
  list.scrollTop += at.top + at.height / 2 - box.top - box.height / 2;
  list.scrollLeft += at.left + at.width / 2 - box.left - box.width / 2;
}
