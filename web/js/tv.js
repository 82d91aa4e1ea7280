/** The best game that is played just now, and after it the next. */

import { attachBoard } from './board/input.js';
import { readBoard } from './board/position.js';
import { fill, mark, part, show } from './dom.js';
import { getGame, getTv } from './net/http.js';
import { boardAt } from './play/pending.js';
import { openTable } from './table.js';
import { pageText, readData } from './text.js';
import { createChannel } from './watch/channel.js';

const text = pageText();
/** @type {import('./wire.js').Snapshot} */
const start = readData('snapshot');

const root = part('tv'), line = part('tv-line'), stay = part('tv-stay');
const shown = root.dataset.game === 'yes';
const first = shown ? boardAt(start, start.plies.length) : readBoard(start.start);
const board = attachBoard(part('board'), first, { text, onMove: () => {} });
/** @type {ReturnType<typeof openTable> | null} */
let table = null;

const channel = createChannel({
  ask: async () => (await getTv()).value,
  change,
  say: (what) => {
    fill(line, line.dataset[what] ?? '');
    show(part('tv-play'), what === 'none' || what === 'over');
  },
  after: (ms, then) => setTimeout(then, ms),
  stop: clearTimeout,
  now: () => performance.now(),
  hidden: () => document.hidden,
});

/** Goes on to another game. @param {string} id */
async function change(id) {
  const { value: game } = await getGame(id);
  if (game === null) return false;
  take(game);
  return true;
}

/** @param {import('./wire.js').Snapshot} game */
function take(game) {
  if (table === null) table = openTable(board, game, text, seen);
  else table.sit(game);
  mark(root, 'game', 'yes');
  show(stay, true);
}

/** @param {import('./play/view.js').View} view */
function seen({ game, you }) {
  channel.seen({ game: game.game, over: game.state.end !== null, yours: you !== null });
}

stay.addEventListener('click', () => {
  const staying = stay.getAttribute('aria-pressed') !== 'true';
  stay.setAttribute('aria-pressed', String(staying));
  channel.stay(staying);
});
document.addEventListener('visibilitychange', channel.look);
window.addEventListener('online', channel.look);
if (shown) take(start);
channel.look();
