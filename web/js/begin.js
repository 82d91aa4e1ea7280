/**
 * The home page becomes a game: with the first move, or by inviting a friend. The request carries the
 * seat's secret, so asking twice makes one game.
 *
 * @typedef {import('./wire.js').Snapshot} Snapshot
 * @typedef {import('./wire.js').CreateGame} CreateGame
 * @typedef {import('./board/input.js').Board} Board
 * @typedef {import('./text.js').Text} Text
 */

import { animate } from './board/animate.js';
import { plan } from './board/diff.js';
import { readBoard } from './board/position.js';
import { fill, mark, part } from './dom.js';
import { createGame } from './net/http.js';
import { moveTo } from './address.js';
import { confirmFirst } from './panel/confirm-first.js';
import { confirms } from './preferences.js';
import { sayMove } from './play/narrate.js';
import { play, unlock } from './sound/sound.js';
import { keepSeat, newSecret } from './seats.js';
import { openTable } from './table.js';
import { problemText } from './text.js';

/** @type {{ body: string, secret: string } | null} the last request that failed, to be asked again as it was */
let unanswered = null;

/** A move shown later than this after it was made needs no motion any more, ms. */
const FRESH_MS = 150;

/**
 * @param {Board} board shows the move already
 * @param {Snapshot} start @param {number} level
 * @param {import('./board/input.js').Made & { before: string, flips: number, dragged: boolean, at: number }} made
 * @param {Text} text
 */
export async function beginWithMove(board, start, level, made, text) {
  unlock();
  const { from, to, by, before, dragged } = made;
  const move = from === null ? to : from + to;
  const after = board.state.board;
  if (performance.now() - made.at < FRESH_MS) animate(board.grid, plan(before, after, move, by), { dragged });
  if (confirms('untimed') && !await confirmFirst(board, made, text)) return undo(board, start);
  play(from === null ? 'move' : 'jump', made.flips);
  fill(part('status-text'), text('client-turn-computer'));
  fill(part('live'), sayMove(text, 'red', move, made.flips));

  const opponent = /** @type {const} */ ({ kind: 'computer', level });
  const seated = await ask({ opponent, side: 'red', time: { kind: 'untimed' }, move }, text);
  if ('problem' in seated) {
    undo(board, start);
    for (const line of ['status-text', 'live']) fill(part(line), seated.problem);
    return;
  }
  const { state } = start;
  becomeGame(board, {
    ...start,
    game: seated.game,
    version: 0,
    you: seated.side,
    plies: [{ move, board: after }],
    state: { ...state, turn: 'blue', legal: null, seats: { red: { kind: 'human' }, blue: opponent } },
  }, text);
}

/** As if no move had been made. @param {Board} board @param {Snapshot} start */
function undo(board, start) {
  Object.assign(board.state, { board: readBoard(start.start), last: null, mode: 'move' });
  board.show();
}

/** @param {Board} board @param {Snapshot} start @param {HTMLFormElement} form @param {Text} text */
export async function inviteFriend(board, start, form, text) {
  unlock();
  const data = new FormData(form);
  const time = JSON.parse(String(data.get('time')));
  const side = /** @type {CreateGame['side']} */ (String(data.get('side')));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('[type="submit"]'));
  button.disabled = true;
  const stake = data.get('stake') === 'ranked' ? 'ranked' : 'casual';
  const seated = await ask({ opponent: { kind: 'friend' }, side, time, stake }, text);
  button.disabled = false;
  if ('problem' in seated) return fill(part('friend-problem'), seated.problem);
  const { state } = start;
  const human = /** @type {const} */ ({ kind: 'human' });
  const open = /** @type {const} */ ({ kind: 'open' });
  becomeGame(board, {
    ...start,
    game: seated.game,
    version: 0,
    you: seated.side,
    time,
    stake,
    state: {
      ...state,
      turn: null,
      legal: null,
      seats: seated.side === 'red' ? { red: human, blue: open } : { red: open, blue: human },
    },
  }, text);
}

/** The game that the lobby has led to. @param {Board} board @param {Snapshot} start @param {import('./wire.js').Paired} paired @param {Text} text */
export function enterPaired(board, start, { game, side, time, stake }, text) {
  const human = /** @type {const} */ ({ kind: 'human' });
  const state = { ...start.state, turn: null, legal: null, seats: { red: human, blue: human } };
  becomeGame(board, { ...start, game, version: 0, you: side, time, stake, state }, text);
}

/** @param {Omit<CreateGame, 'secret'>} wish @param {Text} text @returns {Promise<import('./wire.js').Seated | { problem: string }>} */
async function ask(wish, text) {
  const body = JSON.stringify(wish);
  const secret = unanswered?.body === body ? unanswered.secret : newSecret();
  unanswered = { body, secret };
  const { value, problem } = await createGame({ secret, ...wish });
  if (value === null) return { problem: problemText(problem, text) };
  unanswered = null;
  keepSeat(value.game, secret, value.side);
  return value;
}

/** The same board, in its place; only what stands beside it changes. @param {Board} board @param {Snapshot} game @param {Text} text */
function becomeGame(board, game, text) {
  const template = /** @type {HTMLTemplateElement} */ (part('game-panel'));
  const panel = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  // What stands above the board stays, or the board would move; and with it the page's heading.
  panel.querySelector('h1')?.remove();
  part('offers').remove();
  part('side').replaceChildren(panel);
  mark(part('table'), 'page', 'game');
  moveTo(game.game);
  openTable(board, game, text);
}
