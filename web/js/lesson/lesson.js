/**
 * A board in a lesson: the reader makes a move, sees what it leads to and hears what is to be said about it. What is
 * legal and what follows comes with the page; nothing here knows a rule.
 *
 * @typedef {import('../board/input.js').Made} Made
 * @typedef {import('../text.js').Text} Text
 *
 * @typedef {object} Scene as `crates/server/src/pages/lesson.rs` writes it
 * @property {string} id
 * @property {string} board the first field of a FEN; red is to move
 * @property {import('../wire.js').Legal} legal
 * @property {Record<string, Led>} after by move
 * @property {string} show a move worth showing
 *
 * @typedef {{ done: boolean, say: string, then: import('../wire.js').Ply[] }} Led
 *
 * @typedef {object} Lesson
 * @property {() => void} reset puts the position up again
 * @property {() => void} point marks the move worth showing
 */

import { settleMotion } from '../board/animate.js';
import { attachBoard } from '../board/input.js';
import { count, readBoard, readLegal, readMove, shown } from '../board/position.js';
import { fill, part } from '../dom.js';
import { mountTally } from '../panel/tally.js';
import { sayMove } from '../play/narrate.js';
import { unlock } from '../sound/sound.js';
import { becomes } from './becomes.js';

/** Between a move and the answer to it, ms: long enough to see what the move did. */
const PAUSE_MS = 700;

/**
 * @param {HTMLElement} root has a board, a tally and a line for what is said
 * @param {Scene} scene @param {Text} text
 * @param {{ say: (words: string) => void, moved: () => void, after: (done: boolean) => void }} around `say` reads
 *   aloud, `moved` hears of a move at once, `after` when everything that follows it is shown
 * @returns {Lesson}
 */
export function mountLesson(root, scene, text, { say, moved, after }) {
  /** Counts what was begun, so that what comes too late is let go. */
  let turn = 0;
  const said = part('said', root);
  const tally = mountTally(text, root);
  const start = readBoard(scene.board);
  const board = attachBoard(part('board', root), start, { text, onMove: play, onTouch: unlock });
  const { state } = board;

  function reset() {
    turn += 1;
    settleMotion(board.grid);
    Object.assign(state, { board: start, mine: 'red', mode: 'move', legal: readLegal(scene.legal), last: null, selected: null, armed: null });
    show();
    fill(said, '');
  }

  function show() {
    board.show();
    tally({ counts: count(state.board) });
  }

  function point() {
    const move = readMove(scene.show);
    if (move === null || state.mode !== 'move') return;
    Object.assign(state, { selected: move.from, armed: move.from === null ? move.to : null, hover: move.to });
    show();
  }

  /** @param {Made} made */
  function play(made) {
    const move = made.from === null ? made.to : made.from + made.to;
    const flips = state.legal.flips.get(made.to) ?? [];
    const led = scene.after[move];
    state.mode = 'none';
    turn += 1;
    becomes(board, shown(state.board, made, 'red', flips), move, { by: made.by, dragged: board.dragged });
    show();
    moved();
    void follow(led, turn, [sayMove(text, 'red', move, flips.length)]);
  }

  /** @param {Led} led @param {number} mine @param {string[]} words */
  async function follow(led, mine, words) {
    for (const ply of led.then) {
      await new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
      if (mine !== turn) return;
      const { side, flips } = becomes(board, readBoard(ply.board), ply.move);
      show();
      words.push(sayMove(text, side ?? 'blue', ply.move, flips.length));
    }
    say(words.join(' '));
    fill(said, led.say);
    after(led.done);
  }

  reset();
  return { reset, point };
}
