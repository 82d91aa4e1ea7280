/**
 * What is to be seen, derived from what is known. Pure: the panels only show it.
 *
 * @typedef {import('../wire.js').Side} Side
 * @typedef {import('../wire.js').Snapshot} Snapshot
 *
 * @typedef {object} Known
 * @property {Snapshot} game
 * @property {number | null} cursor the ply that is looked at; `null` is the newest, whatever comes
 * @property {boolean} flipped
 * @property {import('./pending.js').Pending | null} pending
 * @property {import('./pending.js').Planned | null} planned our own move that we have not confirmed yet
 * @property {import('./premove.js').Premove | null} premove
 * @property {() => boolean} premoves whether the player wants any
 * @property {import('../net/connection.js').Phase} phase
 * @property {string | null} notice what the server refused, in words
 * @property {() => number} now the server's clock, ms
 * @property {number | null} lag how long the way to the server and back takes, ms; `null` while not known
 * @property {boolean} chatting whether the newest lines were heard as they were said; a snapshot's are older
 * @property {number | null} lostAt when the connection was lost, by the server's clock
 *
 * @typedef {object} Seen
 * @property {Side | null} you
 * @property {Side} bottom whose name stands below the board
 * @property {number} index plies behind the board that is shown, a pending or planned move included
 * @property {boolean} live whether that is the newest board
 * @property {string} board
 * @property {{ red: number, blue: number, empty: number }} counts of the board that is shown
 * @property {{ from: string | null, to: string } | null} last
 * @property {'move' | 'planned' | 'premove' | 'none'} mode
 *
 * @typedef {Known & Seen} View
 */

import { count, other, readMove } from '../board/position.js';
import { bothMoved } from './game.js';
import { boardAt } from './pending.js';

/** @param {Known} known @returns {View} */
export function see(known) {
  const { game, flipped } = known;
  const own = known.pending ?? known.planned;
  const cursor = known.cursor !== null && known.cursor < game.plies.length ? known.cursor : null;
  const live = cursor === null;
  const index = cursor ?? game.plies.length + (own === null ? 0 : 1);
  const board = live && own !== null ? own.board : boardAt(game, Math.min(index, game.plies.length));
  const lastMove = live && own !== null ? own.move : game.plies[index - 1]?.move;
  const side = game.you ?? 'red';
  return {
    ...known,
    cursor,
    you: game.you,
    bottom: flipped ? other(side) : side,
    index,
    live,
    board,
    counts: count(board),
    last: lastMove === undefined ? null : readMove(lastMove),
    mode: live ? mode(known) : 'none',
  };
}

/** @param {Known} known */
function mode({ game, pending, planned, premoves }) {
  const { turn, end } = game.state;
  if (game.you === null || turn === null || end !== null) return 'none';
  if (turn === game.you && pending === null) return planned === null ? 'move' : 'planned';
  return premoves() ? 'premove' : 'none';
}

/**
 * The deeds that have a place beside the board. They keep it while the game goes on, so that nothing moves under
 * a finger; whether they can be done just now, `options` says.
 * @param {View} view
 */
export function places({ game, you }) {
  const { turn, end, seats } = game.state;
  const playing = you !== null && end === null;
  const between = playing && turn !== null && seats[other(you)].kind === 'human';
  const begun = bothMoved(game);
  return {
    takeback: playing && turn !== null && game.stake !== 'ranked',
    draw: between,
    'give-time': between && game.time.kind === 'increment',
    resign: playing && turn !== null,
    abort: playing && !begun,
  };
}

/** What we may do besides moving, by the look of it; the server decides. @param {View} view */
export function options({ game, you }) {
  const { turn, end, offers, seats } = game.state;
  const running = you !== null && end === null && turn !== null;
  const computer = you !== null && seats[other(you)].kind === 'computer';
  const moved = game.plies.filter((ply) => ply.move !== '0000').length;
  const abortable = running && moved < 2;
  return {
    abort: abortable || (you !== null && end === null && turn === null),
    resign: running && !abortable,
    draw: running && !abortable && !computer && offers.draw === null,
    takeback: running && moved > 0 && offers.takeback === null && game.stake !== 'ranked',
    'give-time': running && !computer && game.time.kind === 'increment' && (game.state.clock?.running ?? null) !== null,
    rematch: you !== null && end !== null && game.state.next === null && seats[other(you)].kind !== 'open',
  };
}
