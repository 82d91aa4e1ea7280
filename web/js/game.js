/** The game page: the board, and the table around it. */

import { attachBoard } from './board/input.js';
import { boardAt } from './play/pending.js';
import { takeFromAddress } from './seats.js';
import { openTable } from './table.js';
import { pageText, readData } from './text.js';
import { part } from './dom.js';

const text = pageText();
/** @type {import('./wire.js').Snapshot} */
const start = readData('snapshot');

takeFromAddress(start.game);
const board = attachBoard(part('board'), boardAt(start, start.plies.length), { text, onMove: () => {} });
openTable(board, start, text);
