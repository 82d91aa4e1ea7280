/** The preferences: what is chosen is kept and applied at once, here and in every other tab. */

import { settleMotion } from './board/animate.js';
import { readBoard } from './board/position.js';
import { adopt, render } from './board/render.js';
import { newState } from './board/state.js';
import { fill, part } from './dom.js';
import { becomes } from './lesson/becomes.js';
import { choice, NAMES, read, reset, watch, write } from './preferences.js';
import { unlock } from './sound/sound.js';
import { pageText, readData } from './text.js';

/** Shown at once by a sample move. */
const SHOWN_BY_A_MOVE = ['motion', 'sound', 'volume'];

const text = pageText();
/** @type {{ start: string, plies: import('./wire.js').Ply[] }} */
const sample = readData('sample');
const grid = adopt(part('board'));
const state = newState(readBoard(sample.start));
const board = { grid, state, show: () => render(grid, state, text) };
let shown = 0;

/** The next move of the sample; after the last the first again. */
function showMove() {
  const next = shown % sample.plies.length;
  const ply = sample.plies[next];
  if (next === 0) state.board = readBoard(sample.start);
  shown += 1;
  settleMotion(grid);
  becomes(board, readBoard(ply.board), ply.move);
}

const form = /** @type {HTMLFormElement} */ (part('preferences'));
const done = part('defaults-done');

/** Marks what holds. */
function refresh() {
  for (const name of NAMES) {
    const group = form.elements.namedItem(name);
    if (group instanceof RadioNodeList) group.value = read(name);
  }
}

form.addEventListener('change', ({ target }) => {
  const chosen = target instanceof HTMLInputElement ? choice(target.name, target.value) : null;
  if (chosen === null) return;
  fill(done, '');
  write(chosen.name, chosen.value);
  if (SHOWN_BY_A_MOVE.includes(chosen.name)) showMove();
});
form.addEventListener('submit', (event) => event.preventDefault());
part('defaults').addEventListener('click', () => {
  reset();
  fill(done, done.dataset.words ?? '');
});
part('sample-move').addEventListener('click', showMove);
// Before the click that wants to hear something.
window.addEventListener('pointerdown', unlock);
window.addEventListener('keydown', unlock);
watch(refresh);
addEventListener('pageshow', refresh);
refresh();
